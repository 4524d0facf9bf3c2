"""The fields of one province: its names, terrain, centre, and whose home it is."""

import tomllib
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import ProvinceId, Terrain
from engine.designs.work import Work
from engine.drafting import edits, relinking
from engine.language.message import Message
from spydip_gui.boards.bench import Bench
from spydip_gui.language.reader import KNOWN, say
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import abreast, called, caption, fill, heading, push

_GROUNDS: Final = ("land", "sea", "impassable")
_SPOTS: Final = ("label", "unit", "dislodged", "centre_mark", "rail")


class ProvinceForm(QWidget):
    """Follows the chosen province; leaving a field makes its change one step that can be undone."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self.province: ProvinceId | None = None
        self.title = heading()
        self.none = caption(self.tr("Click a province on the map."), wordWrap=True)
        self.name = self._line(partial(self._set_key, "name"))
        self.short = self._line(partial(self._set_key, "short"))
        self.ground = ComboBox()
        self.ground.offer((say(Message(f"draft.answer_{one}")), one) for one in _GROUNDS)
        self.ground.activated.connect(self._set_ground)
        self.centre = QCheckBox(self.tr("Supply centre"))
        self.centre.clicked.connect(self._set_centre)
        self.home = ComboBox()
        self.home.activated.connect(self._set_home)
        self.names = {code: self._line(partial(self._set_name, code)) for code in KNOWN}
        self.split = push(self.tr("Split its coast"), self._split)
        self.reset = push(self.tr("Let the program place all"), self._reset)
        self.fields = QWidget()
        self._build()
        self.show_province(None)

    def show_province(self, province: ProvinceId | None) -> None:
        """Show the current values of a province."""
        part = _part(self._bench.work, province)
        self.province = province if part else None
        self.none.setVisible(not part)
        self.fields.setVisible(bool(part))
        self.title.setText(f"{part.get('name', '')} ({province})" if part else "")
        if not part:
            return
        self.name.setText(part.get("name", ""))
        self.short.setText(part.get("short", ""))
        self.short.setPlaceholderText(str(province))
        terrain = part["terrain"]
        land = terrain in relinking.LAND
        self.ground.pick("land" if land else terrain)
        self.centre.setChecked(bool(part.get("centre")))
        self.centre.setEnabled(land)
        self._show_home(land=land)
        for code, line in self.names.items():
            line.setText(_called(self._bench.work, code, str(province)))
            line.setPlaceholderText(part.get("name", ""))
        self.split.setVisible(terrain == Terrain.COAST)
        joins = bool(part.get("coast"))
        self.split.setText(self.tr("Make it one coast") if joins else self.tr("Split its coast"))

    def _build(self) -> None:
        rows = QFormLayout(self.fields)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addRow(called(self.tr("Name"), self.name), self.name)
        rows.addRow(called(self.tr("Abbreviation"), self.short), self.short)
        rows.addRow(called(self.tr("Ground"), self.ground), self.ground)
        rows.addRow("", self.centre)
        rows.addRow(called(self.tr("Home of"), self.home), self.home)
        for code, line in self.names.items():
            said = say(Message(f"desk.setting.language.{code}"))
            rows.addRow(called(self.tr("In {language}").format(language=said), line), line)
        rows.addRow("", abreast(self.split, None))
        rows.addRow("", abreast(self.reset, None))
        fill(QVBoxLayout(self), self.title, self.none, self.fields, None)

    def _line(self, act: Any) -> QLineEdit:  # noqa: ANN401  # what is done with its text
        line = QLineEdit()
        line.editingFinished.connect(lambda: act(line.text().strip()))
        return line

    def _show_home(self, *, land: bool) -> None:
        powers = tomllib.loads(self._bench.work.board).get("powers", {})
        self.home.clear()
        self.home.addItem(self.tr("nobody"), "")
        self.home.offer((power.get("name", key), key) for key, power in powers.items())
        owner = next((k for k, p in powers.items() if self.province in p.get("home", ())), "")
        self.home.pick(owner)
        self.home.setEnabled(land and bool(powers))

    def _set_key(self, key: str, text: str) -> None:
        part = _part(self._bench.work, self.province)
        if part and text != part.get(key, "") and (text or key != "name"):
            self._bench.edit(lambda board: edits.with_key(board, self._at, key, text or None))

    def _set_name(self, code: str, text: str) -> None:
        if self.province and text != _called(self._bench.work, code, self.province):
            self._bench.do(partial(_renamed, code=code, province=self.province, text=text))

    def _set_ground(self) -> None:
        ground = self.ground.chosen
        part = _part(self._bench.work, self.province)
        now = "land" if part.get("terrain") in relinking.LAND else part.get("terrain")
        if part and ground != now:
            self._bench.do(
                lambda work: work.with_board(relinking.with_terrain(work.files, self._at, ground))
            )

    def _set_centre(self) -> None:
        value = self.centre.isChecked() or None
        self._bench.edit(lambda board: edits.with_key(board, self._at, "centre", value))

    def _set_home(self) -> None:
        key, place = self.home.chosen, self._at
        self._bench.edit(lambda board: edits.with_home(board, key, place, home=bool(key)))

    def _split(self) -> None:
        self._bench.do(partial(_parted, place=self._at))

    def _reset(self) -> None:
        def placed(board: str) -> str:
            for key in _SPOTS:
                board = edits.with_key(board, self._at, key, None)
            return board

        self._bench.edit(placed)

    @property
    def _at(self) -> str:
        return str(self.province)


def _part(work: Work, province: ProvinceId | None) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(work.board).get("province", {}).get(province, {})
    return found


def _called(work: Work, code: str, province: str) -> str:
    """The name of a province in a language; empty if it is the same as on the board."""
    text = work.files.get(f"names.{code}.toml", "")
    found = tomllib.loads(text).get("province", {}).get(province, "")
    return str(found.get("name", "") if isinstance(found, dict) else found)


def _renamed(work: Work, code: str, province: str, text: str) -> Work:
    name = f"names.{code}.toml"
    made = edits.with_name(work.files.get(name, ""), "province", province, text)
    return work.with_file(name, made)


def _parted(work: Work, place: str) -> Work:
    """The design with a province split into two coasts, or with one coast again."""
    joins = bool(_part(work, ProvinceId(place)).get("coast"))
    spots = {} if joins else relinking.shores(work.files, place)
    return work.with_board(relinking.with_split_coast(work.files, place, spots))
