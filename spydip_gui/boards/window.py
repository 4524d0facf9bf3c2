"""The workshop's window: a board's map, with its questions, provinces, powers and faults."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from engine.board.graph import Location, ProvinceId
from engine.board.picture import Spot
from engine.designs import package
from engine.designs import work as works
from engine.designs.name import SUFFIX, VARIANT
from engine.drafting import edits
from spydip_gui.boards.bench import Bench
from spydip_gui.boards.design_form import DesignForm
from spydip_gui.boards.fault_list import FaultList
from spydip_gui.boards.hand import BoardHand
from spydip_gui.boards.marks import Marks, MarksItem
from spydip_gui.boards.power_form import PowerForm
from spydip_gui.boards.province_form import ProvinceForm
from spydip_gui.boards.question_card import QuestionCard
from spydip_gui.boards.shown import Handle, handles, meant, ties
from spydip_gui.boards.toolbar import Toolbar
from spydip_gui.boards.tools import LINKING, POWERED, Tool, joined, used
from spydip_gui.dialogs.help import helped
from spydip_gui.map.board import BoardItem
from spydip_gui.map.lights import Light
from spydip_gui.map.pane import MapPane
from spydip_gui.map.reaches import Reaches
from spydip_gui.output.palette import Palette
from spydip_gui.post.bar import MessageBar
from spydip_gui.theme.file_dialogs import ask_place
from spydip_gui.theme.parts import abreast, caption, fill, named, page, push, scrolled, split
from spydip_gui.viewmodel.beginning import beginning

_CLOSE: Final = 2.5
"""How many times larger than the whole board a place is shown that is led to."""


class BoardWindow(QWidget):
    """Shows one design and changes it by clicks; ``wanted`` asks the desk to open something."""

    wanted = Signal(str)

    def __init__(self, bench: Bench, palette: Palette) -> None:
        super().__init__()
        assert bench.picture is not None  # noqa: S101  # whoever opens it has looked
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        helped(self, "boards")
        self.bench = bench
        bench.setParent(self)
        self.chosen: ProvinceId | None = None
        self._begun: str = ""
        self.bar = MessageBar(self, floats=False)
        self.map = MapPane(BoardItem(bench.picture, palette, beginning(bench.picture.board)))
        self.marks = MarksItem(self.map.board)
        self.reaches = Reaches(self.map.board)
        self.hand = BoardHand(self.map, self.marks)
        self.tools = Toolbar()
        self.questions = QuestionCard()
        self.province = ProvinceForm(bench)
        self.powers = PowerForm(bench, palette)
        self.design = DesignForm(bench)
        self.wrong = FaultList()
        self.said = caption()
        self.tabs = named(QTabWidget(), self.tr("Parts of the design"))
        self.undo = push(self.tr("Undo"), bench.undo)
        self.redo = push(self.tr("Redo"), bench.redo)
        self.play = push(self.tr("Play this board"), self._play)
        self.check = push(self.tr("Check"), self._check)
        self.pack = push(self.tr("Pack…"), self._ask_pack)
        self._build()
        self._connect()
        self.resize(1240, 780)
        self._follow()
        if bench.work.open:
            self.turn_to(self.questions)

    @property
    def front(self) -> QWidget:
        """The part of the design whose tab is open."""
        return (self.questions, self.province, self.powers, self.design)[self.tabs.currentIndex()]

    def turn_to(self, part: QWidget) -> None:
        """Open the tab of a part."""
        parts = (self.questions, self.province, self.powers, self.design)
        self.tabs.setCurrentIndex(parts.index(part))

    def choose(self, province: ProvinceId | None) -> None:
        """Choose a province, and show its fields, handles and links."""
        self.chosen = self.powers.at = province
        self.province.show_province(province)
        self._mark()

    def write_pack(self, path: Path) -> None:
        """Pack the design as one file; raises DesignError or WriteError."""
        made = package.pack(self.bench.folder, path)
        self.bar.say(self.tr("Packed: {file}. Whoever opens it can play.").format(file=made))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Stop watching the files."""
        self.bench.stop()
        super().closeEvent(event)

    def _build(self) -> None:
        for part, name in (
            (self.questions, self.tr("Questions")),
            (self.province, self.tr("Province")),
            (self.powers, self.tr("Powers")),
            (self.design, self.tr("Design")),
        ):
            self.tabs.addTab(scrolled(part), name)
        self.turn_to(self.province)
        left = page((self.map, 1), self.said, margin=0)
        side = split((self.tabs, 460), (self.wrong, 240), upright=True)
        head = abreast(self.undo, self.redo, None, self.check, self.pack, self.play)
        both = split((left, 820), (side, 400))
        both.setStretchFactor(0, 1)
        fill(QVBoxLayout(self), head, self.tools, self.bar, (both, 1))

    def _connect(self) -> None:
        bench = self.bench
        bench.changed.connect(self._follow)
        bench.checked.connect(self._show_faults)
        bench.failed.connect(lambda why: self.bar.say(why, refused=True))
        self.hand.clicked.connect(self._click)
        self.hand.moved.connect(self._move)
        self.map.named.connect(self.said.setText)
        self.map.pointed.connect(lambda hit: self.reaches.start_at(hit.province))
        self.tools.chosen.connect(self._take_tool)
        self.tools.shown.connect(lambda: self.reaches.show_way(self.tools.ways, self.chosen))
        self.questions.answered.connect(
            lambda key, answer: bench.do(partial(works.answered, key=key, answer=answer))
        )
        self.questions.contented.connect(lambda: bench.do(works.all_settled))
        self.questions.turned.connect(self._turn_question)
        self.tabs.currentChanged.connect(lambda _number: self._mark())
        self.powers.chosen.connect(self.tools.power.pick)
        self.wrong.pointed.connect(self._go_to)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, bench.undo),
            (QKeySequence.StandardKey.Redo, bench.redo),
            (QKeySequence(Qt.Key.Key_Escape), self._let_go),
        ):
            QShortcut(QKeySequence(keys), self, act)

    def _follow(self) -> None:
        """Show the current design."""
        bench = self.bench
        picture = bench.picture
        assert picture is not None  # noqa: S101  # it was there at first, and stays
        self.setWindowTitle(self.tr("Workshop: {title}").format(title=picture.board.title))
        view = beginning(picture.board)
        if picture.digest != self.map.board.picture.digest:
            self.map.show_board(picture, view)
        self.tools.offer(picture.board)
        if self.chosen not in picture.board.provinces:
            self.chosen = None
        if {*bench.work.questions} != {*self.questions.questions}:
            self.questions.show_questions(bench.work.questions)
        open_ = len(bench.work.open)
        name = self.tr("Questions ({count})") if open_ else self.tr("Questions")
        self.tabs.setTabText(0, name.format(count=open_))
        self.province.show_province(self.chosen)
        self.powers.show_powers()
        self.design.show_design()
        self.undo.setEnabled(bench.can_undo)
        self.redo.setEnabled(bench.can_redo)
        self.reaches.show_way(self.tools.ways, self.chosen)
        self._mark()

    def _show_faults(self) -> None:
        self.wrong.show_faults(self.bench.faults, self.map.board.picture.board)
        self._mark()

    def _mark(self) -> None:
        picture, asked = self.map.board.picture, None
        doubts = tuple(one.at for one in self.bench.work.open if one.at is not None)
        if self.front is self.questions and self.questions.asked is not None:
            asked = self.questions.asked.at
        places = {
            one for fault in self.bench.faults.wrong for one in meant(fault, picture.board)[:1]
        }
        faults = tuple(picture.provinces[one].rail for one in sorted(places))
        shown: Marks = Marks(doubts=doubts, asked=asked, faults=faults)
        tool = self.tools.tool
        if tool in LINKING:
            begun = Location(self._begun) if self._begun else None
            shown = Marks(ties=ties(picture.board, [tool]), begun=begun, doubts=doubts)
        elif self.chosen is not None and tool is Tool.CHOOSE:
            links = ties(picture.board, ("armies", "fleets"), self.chosen)
            grips = handles(picture, self.chosen)
            shown = Marks(handles=grips, ties=links, doubts=doubts, asked=asked, faults=faults)
        self.marks.show_marks(shown)
        lit = frozenset({self.chosen} if self.chosen else ())
        self.map.board.light("chosen", Light(lit, 0.16, 0.16))

    def _click(self, place: str) -> None:
        tool, province = self.tools.tool, ProvinceId(place[:3])
        if tool is Tool.CHOOSE:
            if self.front is not self.powers:
                self.turn_to(self.province)
            self.choose(None if province == self.chosen else province)
        elif tool not in LINKING:
            power = str(self.tools.power.currentData() or "")
            self.bench.edit(partial(used, tool=tool, place=place, power=power))
        elif not self._begun:
            self._begun = place
            self._mark()
        else:
            one, self._begun = self._begun, ""
            if one[:3] != place[:3]:
                self.bench.edit(partial(joined, tool=tool, one=one, other=place))
            self._mark()

    def _move(self, handle: Handle) -> None:
        self.bench.edit(
            partial(edits.with_key, place=handle.place, key=handle.key, value=handle.spot)
        )

    def _take_tool(self) -> None:
        self._let_go()
        if self.tools.tool in POWERED:
            self.turn_to(self.powers)

    def _let_go(self) -> None:
        self._begun = ""
        self._mark()

    def _turn_question(self) -> None:
        asked = self.questions.asked
        if asked is not None and asked.at is not None and self.isVisible():
            _zoom_to(self.map, asked.at)
        self._mark()

    def _go_to(self, places: Sequence[ProvinceId]) -> None:
        _zoom_to(self.map, self.map.board.picture.provinces[places[0]].label.at)
        self.map.board.light("fault", Light(frozenset(places), 0.3, 0.2))

    def _check(self) -> None:
        self.bench.check()
        faults = self.bench.faults
        if not faults.wrong and not faults.wanting:
            self.bar.say(self.tr("The board agrees with its picture, and can be played."))

    def _play(self) -> None:
        self.bench.check()
        if self.bench.faults.wrong or self.bench.faults.wanting:
            self.bar.say(self.tr("The list says what is to be mended before."), refused=True)
        else:
            self.wanted.emit(str(self.bench.folder))

    def _ask_pack(self) -> None:
        if VARIANT not in self.bench.work.files:
            self.turn_to(self.design)
            self.design.variant.setFocus()
            self.bar.say(self.tr("Choose first which game is played on it."), refused=True)
            return
        start = self.bench.folder.parent / f"{self.bench.folder.name}{SUFFIX}"
        kinds = self.tr("Designs (*{suffix})").format(suffix=SUFFIX)
        if path := ask_place(self, self.tr("Pack the design"), str(start), kinds):
            self.bar.attempt(lambda: self.write_pack(path))


def _zoom_to(pane: MapPane, spot: Spot) -> None:
    """Centre a map on a spot, zoomed in at least to `_CLOSE`."""
    if pane.closeness < _CLOSE:
        pane.come_closer(_CLOSE / pane.closeness)
    pane.centerOn(*spot)
