"""The window that shows what an option does: one scenario with two values, side by side."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QSplitter, QTextBrowser, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.board.picture import Picture, load_picture
from engine.errors import UserError
from engine.language.message import Message
from engine.play.shown import ShowError, Shown, Side, pairs, scene, show
from engine.report.account import account
from engine.report.styles import as_markdown
from engine.rules import Variant
from engine.session import rulesets
from engine.visibility.sight import GM
from spydip_gui.language.reader import reader, say, told
from spydip_gui.language.wording import (
    option_name,
    option_value,
    result_name,
    seat_name,
    variant_title,
)
from spydip_gui.map.board import BoardItem
from spydip_gui.map.lights import Light
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, fill, form, heading, named, page, split
from spydip_gui.viewmodel import MapView, map_view

_LIT = "differs"


class OptionWindow(BarWindow):
    """Two maps, one for each value, with the differences lit up; below, the differing lines."""

    def __init__(
        self, palette: Palette, parent: QWidget | None = None, *, variant: Variant | None = None
    ) -> None:
        """Offer every variant and its options, starting with the given variant, if any."""
        super().__init__(parent, "mixes")
        self.setWindowTitle(self.tr("What an option does"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._palette = palette
        self._records, wrong = _records(variant)
        self.shown: Shown | None = None
        self.variant, self.option = ComboBox(), ComboBox()
        self.values = (ComboBox(), ComboBox())
        self.viewer = ComboBox()
        self.help = caption(wordWrap=True)
        self.scenario = caption(wordWrap=True)
        self.names = (heading(), heading())
        self.columns = (QVBoxLayout(), QVBoxLayout())
        self.maps: tuple[MapPane, ...] = ()
        self.text = named(QTextBrowser(), self.tr("What differs"))
        self._build()
        self.variant.addItems([variant_title(record) for record in self._records])
        self._offer_options()
        if wrong:
            self.bar.say("\n".join(map(told, wrong)), refused=True)
        self.resize(1220, 780)

    def choose(self, key: str) -> None:
        """Show an option by its key."""
        self.option.pick(key)

    @property
    def record(self) -> Variant:
        """The variant whose options are shown."""
        return self._records[self.variant.currentIndex()]

    def _build(self) -> None:
        for box in (self.variant, self.option, *self.values, self.viewer):
            box.take_room_for(22)
        rows = form(
            (self.tr("&Variant"), self.variant),
            (self.tr("&Option"), self.option),
            (self.tr("&Left"), self.values[0]),
            (self.tr("&Right"), self.values[1]),
            (self.tr("&Seen by"), self.viewer),
        )
        self.variant.currentIndexChanged.connect(self._offer_options)
        self.option.currentIndexChanged.connect(self._offer_values)
        for box in self.values:
            box.activated.connect(self._show)
        self.viewer.currentIndexChanged.connect(self._look)
        asked = page(rows, self.help, self.scenario, (self.text, 1), margin=0)
        sides = [
            page(name, (column, 1), margin=0)
            for name, column in zip(self.names, self.columns, strict=True)
        ]
        self.both: QSplitter = split((sides[0], 410), (sides[1], 410))
        fill(self.page, (split((asked, 400), (self.both, 820)), 1))

    def _offer_options(self) -> None:
        keys = [one.key for one in self.record.options if pairs(self.record, one)]
        self.option.offer_instead([(option_name(key), key) for key in keys], None)
        self._offer_values()

    def _offer_values(self) -> None:
        key = self.option.chosen
        option = next(one for one in self.record.options if one.key == key)
        usual = self.record.presets.get(key, option.default)
        values = dict.fromkeys((usual, *(other for _, other in pairs(self.record, option))))
        for box in self.values:
            box.offer_instead([(option_value(key, value), value) for value in values], usual)
        with QSignalBlocker(self.values[1]):
            self.values[1].setCurrentIndex(-1)
        self.help.setText(say(option.said))
        self._show()

    def _show(self) -> None:
        left, right = (str(box.currentData() or "") for box in self.values)
        self.bar.hide()
        if left and left == right:
            self.bar.say(self.tr("Choose two different values."), refused=True)
            return
        try:
            self.shown = show(self.record, self.option.chosen, left, right)
        except ShowError as error:
            self.bar.say(told(error), refused=True)
            return
        if not right:  # the first value that makes a difference
            value = self.shown.sides[1].value
            self.values[1].pick(value, option_value(self.option.chosen, value))
        self.scenario.setText("\n".join(map(say, scene(self.shown))))
        self._offer_viewers(self.shown)
        self._draw(self.shown)
        self._look()

    def _offer_viewers(self, shown: Shown) -> None:
        before = self.viewer.currentData()
        rules, found = shown.sides[0].rules, shown.difference
        differ = {*found.facts, *found.letters}
        choices = [(self.tr("the game master"), GM)]
        for seat in rules.seats:
            mark = "\N{BLACK CIRCLE} " if seat in differ else ""
            choices.append((f"{mark}{seat_name(rules.board, seat)}", seat))
        usual = GM if found.places else next((s for s in rules.seats if s in differ), GM)
        wanted = before if before in differ and found.places else usual
        self.viewer.offer_instead(choices, wanted)

    def _draw(self, shown: Shown) -> None:
        picture = load_picture(shown.scenario.board or shown.sides[0].rules.variant.board)
        if not self.maps or self.maps[0].board.picture is not picture:
            self._lay_out(shown, picture)
        for side, name, pane in zip(shown.sides, self.names, self.maps, strict=True):
            value = option_value(shown.option.key, side.value)
            name.setText(value)
            named(pane, self.tr("Map under “{value}”").format(value=value))
            pane.board.light(_LIT, Light(frozenset(shown.difference.places), 0.25, 0.3))

    def _lay_out(self, shown: Shown, picture: Picture) -> None:
        """Lay out two maps of a board that scroll and zoom together."""
        for pane in self.maps:
            pane.setParent(None)
            pane.deleteLater()
        left, right = (
            MapPane(BoardItem(picture, self._palette, self._view(side))) for side in shown.sides
        )
        left.moved.connect(lambda: right.follow(left))
        right.moved.connect(lambda: left.follow(right))
        self.maps = (left, right)
        for pane, column in zip(self.maps, self.columns, strict=True):
            column.addWidget(pane)

    def _view(self, side: Side) -> MapView:
        viewer = PowerId(str(self.viewer.currentData() or GM))
        reports = side.report(viewer)
        kinds = side.rules.variant.unit_kinds
        return map_view(reports[-1], side.rules.board, kinds, memory=reports[:-1])

    def _look(self) -> None:
        if self.shown is None:
            return
        for pane, side in zip(self.maps, self.shown.sides, strict=True):
            pane.show_view(self._view(side))
        viewer = PowerId(self.viewer.chosen)
        self.text.setHtml("".join(_lines(self.shown, viewer)))


def _records(first: Variant | None) -> tuple[list[Variant], Sequence[UserError]]:
    """Every variant, the given one first, and the errors of outside ones that cannot be read."""
    guests, wrong = rulesets.visiting()
    plain = sorted(rulesets.catalogue().values(), key=lambda one: one.id != "standard")
    every = [*plain, *rulesets.mixes().values(), *guests.values()]
    if first is not None:
        every = [first, *(one for one in every if one.id != first.id)]
    return every, wrong


def _lines(shown: Shown, viewer: PowerId) -> Iterator[str]:
    """The differences as HTML: for a player in its reports, for the game master in everything."""
    board, found = shown.sides[0].rules.board, shown.difference
    everything = viewer == GM
    if everything and found.refused:
        yield _rows(say(Message("shown.refused")), *(side.refused for side in shown.sides))
    for order, mine, its in found.results if everything else ():
        yield _rows(order, *([result_name(one)] if one else [] for one in (mine, its)))
    if everything and found.state:
        yield _rows(say(Message("shown.state")), *([_stands(side)] for side in shown.sides))
    for power in dict.fromkeys((*found.facts, *found.letters)):
        if viewer in (GM, power):
            title = say(Message("shown.told", power=seat_name(board, power)))
            read = [_letter(side, power) for side in shown.sides]
            yield _rows(
                title,
                *([line for line in mine if line not in its] for mine, its in (read, read[::-1])),
            )


def _letter(side: Side, viewer: PowerId) -> list[str]:
    """The lines that one viewer reads, without repeats."""
    lines = []
    for seen in side.report(viewer):
        text = as_markdown(account(seen, side.rules.board, speaker=reader()))
        lines += [line.replace("**", "").strip("-*# ") for line in text.splitlines()]
    return list(dict.fromkeys(filter(None, lines)))


def _stands(side: Side) -> str:
    after = side.after
    if after.ending is not None:
        return say(after.ending.reason)
    owned = [f"{player}: {amount}" for player, amount in sorted(after.credits.items())]
    owned += [f"{power}: {player}" for power, player in sorted(after.control.items())]
    return ", ".join([say(side.rules.called(after.phase)), *owned, *map(str, after.prisoners)])


def _rows(title: str, *sides: Iterable[str]) -> str:
    """A small HTML table: a heading, and the lines of the two sides in two columns."""
    cells = []
    for lines in sides:
        texts = [escape(one) for one in lines if one]
        cells.append("<br>".join(texts) or f"<i>{escape(say(Message('shown.nothing')))}</i>")
    width = 'width="50%" valign="top"'
    row = "".join(f"<td {width}>{cell}</td>" for cell in cells)
    return f'<p><b>{escape(title)}</b></p><table width="100%"><tr>{row}</tr></table>'
