"""The report of a turn, beside the map."""

from PySide6.QtWidgets import QTextBrowser

from engine.report.account import Account
from engine.report.styles import as_html

_INDENT = 18
"""What a list is moved in by; a narrow panel gives no room away."""

_NARROW = "<style>body{margin:4px 6px}</style></head>"


class ReportPanel(QTextBrowser):
    """Shows an account of one turn as its viewer may read it."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(300)
        self.setAccessibleName(self.tr("Report of the turn"))

    def show_account(self, told: Account) -> None:
        """Show an account."""
        self.setHtml(as_html(told).replace("</head>", _NARROW, 1))
        self.document().setIndentWidth(_INDENT)
