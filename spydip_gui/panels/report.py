"""The report of a turn, beside the map."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QTextBrowser

from engine.report.account import Account
from engine.report.styles import as_html

_INDENT = 18
"""What a list is moved in by; a narrow panel gives no room away."""

_NARROW = "<style>body{margin:4px 6px}</style></head>"


class ReportPanel(QTextBrowser):
    """Shows an account of one turn as its viewer may read it; it is written once it is seen."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._told: Account | None = None
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(300)
        self.setAccessibleName(self.tr("Report of the turn"))

    def show_account(self, told: Account | None) -> None:
        """Show an account, or nothing."""
        self._told = told
        self.clear()

    def written(self) -> "ReportPanel":
        """The panel with its account, although nobody may see it: it can be read and printed."""
        if self._told is not None:
            self.setHtml(as_html(self._told).replace("</head>", _NARROW, 1))
            self.document().setIndentWidth(_INDENT)
            self._told = None
        return self

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Write what has changed since it was seen; docks behind others are never painted."""
        self.written()
        super().paintEvent(event)
