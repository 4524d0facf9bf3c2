"""The card on the start page for a quick game: a picture of the opening, a variant, a power."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.board.graph import Location, PowerId
from engine.board.load import load
from engine.board.picture import load_picture
from engine.language.message import Message
from engine.orders.wording import power_name
from engine.rules import Variant
from engine.session import rulesets
from spydip_gui.dialogs.start_pictures import scene
from spydip_gui.language.reader import say
from spydip_gui.output.palette import Palette
from spydip_gui.settings import SETTINGS, Settings
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.flags import flag_icon
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import abreast, caption, fill, heading, named, push, tool
from spydip_gui.theme.window_colours import shade
from spydip_gui.viewmodel.beginning import beginning

BOARD = "standard"
FIRST = PowerId("FRANCE")
"""The power that is proposed."""

_PART, _LEAST = 0.45, 80


class PlayCard(QFrame):
    """``wanted`` carries the power to play, and the variant unless it is the standard game."""

    wanted = Signal(str)

    def __init__(self, settings: Settings) -> None:
        """Propose the first power; `draw` draws its picture."""
        super().__init__()
        self.setProperty("tone", "card")
        self.board = load(BOARD)
        self.power = FIRST
        self.scene = _Scene()
        self.title = heading()
        self._variants = rulesets.catalogue()
        self.game = named(_variants(self._variants), self.tr("Variant"))
        self.others = ComboBox()
        self.others.offer(
            (say(Message(f"desk.setting.opponents.{one}")), one) for one in SETTINGS["opponents"]
        )
        self.others.pick(settings.value("opponents"))
        self.others.activated.connect(
            lambda _place: settings.set("opponents", self.others.currentData())
        )
        about = caption(self.tr("The others are played by"), "muted")
        about.setBuddy(self.others)
        self.play = push(self.tr("&Play"), self._play, tone="main")
        self.play.setAutoDefault(True)
        self.play.setIcon(icon("play", "accent_on"))
        self.flags = QButtonGroup(self)
        row = fill(QHBoxLayout(), spacing=2)
        for number, power in enumerate(self.board.powers):
            button = tool("", say(power_name(self.board, power)), lasts=True)
            button.setIcon(flag_icon(power, board=self.board))
            button.setIconSize(QSize(24, 17))
            button.setFixedSize(32, 28)
            button.setStyleSheet("padding: 0;")
            self.flags.addButton(button, number)
            row.addWidget(button)
        self.flags.idClicked.connect(self._choose)
        self.game.activated.connect(lambda _place: self._choose(self.flags.checkedId()))
        words = fill(
            QVBoxLayout(),
            abreast(self.title, None, self.game),
            abreast(about, self.others, None),
            abreast(self.play, None, row),
            margin=14,
            spacing=8,
        )
        fill(QVBoxLayout(self), (self.scene, 1), words, margin=2, spacing=0)
        self.setMinimumWidth(360)
        self._choose(list(self.board.powers).index(FIRST))

    def draw(self, palette: Palette, sharp: float) -> None:
        """Draw the opening around the chosen power."""
        power = self.board.powers[self.power]
        places = [Location(home) for home in power.home]
        size = QSize(420, 260)
        picture = load_picture(BOARD)
        self._palette, self._sharp = palette, sharp
        self.scene.show_picture(
            scene(beginning(self.board), picture, palette, places, size, part=_PART, sharp=sharp)
        )

    def _choose(self, number: int) -> None:
        self.power = list(self.board.powers)[number]
        self.flags.button(number).setChecked(True)
        seats = self._seats
        name = say(power_name(self.board, self.power))
        text = self.tr("Play now") if seats else self.tr("Play now as {power}").format(power=name)
        self.title.setText(text)
        for button in self.flags.buttons():
            button.setDisabled(bool(seats))
        self.play.setAccessibleName(self.title.text())
        if not self.scene.picture.isNull():
            self.draw(self._palette, self._sharp)

    @property
    def _seats(self) -> tuple[PowerId, ...]:
        """Who plays the variant, if these are not its powers."""
        return self._variants[self.game.currentData()].seats

    def _play(self) -> None:
        seat = next(iter(self._seats), self.power)
        variant = self.game.currentData()
        self.wanted.emit(f"play:{seat}" if variant == BOARD else f"play:{seat} {variant}")


def _variants(catalogue: Mapping[str, Variant]) -> ComboBox:
    """All variants to choose from, the standard game first; long titles may be cut."""
    found = ComboBox()
    names = sorted(catalogue, key=lambda name: name != BOARD)
    found.offer((catalogue[name].title, name) for name in names)
    found.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
    found.setMinimumContentsLength(12)  # where there is no room for the longest title
    return found


class _Scene(QWidget):
    """A picture that fills its place, cropped if it is too large."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = QPixmap()
        self.setMinimumHeight(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QPixmap) -> None:
        """Show another picture."""
        self.picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint as much of it as fits."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        round_ = QPainterPath()
        round_.addRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, 8), 6, 6)
        painter.setClipPath(round_)
        if not self.picture.isNull():
            have = self.picture.deviceIndependentSize()
            scale = max(self.width() / have.width(), self.height() / have.height())
            target = QRectF(0, 0, have.width() * scale, have.height() * scale)
            target.moveCenter(QRectF(self.rect()).center())
            painter.drawPixmap(target, self.picture, QRectF(self.picture.rect()))
        painter.setPen(QPen(shade("hairline"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
