"""The powers of a board: their names, letters and colours."""

import re
import tomllib
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import PowerId, ProvinceId
from engine.drafting import edits
from spydip_gui.boards.bench import Bench
from spydip_gui.output.palette import Palette
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import abreast, fill, form, push


class PowerForm(QWidget):
    """The list of powers, and the fields of the chosen one; ``chosen`` carries its key."""

    chosen = Signal(str)

    def __init__(self, bench: Bench, palette: Palette) -> None:
        super().__init__()
        self._bench = bench
        self._palette = palette
        self.at: ProvinceId | None = None
        """The province chosen on the map, where a new power would begin."""
        self.list = Lines(
            self.tr("Powers"),
            self.tr("Choose a province on land and add the power that begins there."),
        )
        self.add = push(self.tr("Add a power"), self._add)
        self.remove = push(self.tr("Remove it"), self._remove)
        self.name = QLineEdit()
        self.name.editingFinished.connect(lambda: self._rename(self.name.text().strip()))
        self.adjective = self._line("adjective")
        self.letter = self._line("letter")
        self.colour = push("", self._ask_colour)
        self.plain = push(self.tr("Usual colour"), lambda: self._set({"colour": None}))
        rows = form(
            (self.tr("Name"), self.name),
            (self.tr("Adjective"), self.adjective),
            (self.tr("Letter"), self.letter),
            (self.tr("Colour"), self.colour),
            ("", abreast(self.plain, None)),
        )
        fill(QVBoxLayout(self), (self.list, 1), abreast(self.add, self.remove, None), rows)
        self.list.itemSelectionChanged.connect(self._turn)
        self.show_powers()

    @property
    def power(self) -> str:
        """The key of the chosen power; empty if none is chosen."""
        chosen = self.list.selectedItems()
        return str(chosen[0].data(VALUE)) if chosen else ""

    def show_powers(self) -> None:
        """Show the current powers."""
        was = self.power
        powers, picture = self._powers(), self._bench.picture
        with QSignalBlocker(self.list):
            self.list.clear()
            for key, power in powers.items():
                item = self.list.add(f"{power.get('letter', '?')}  {power.get('name', key)}", key)
                if picture is not None and PowerId(key) in picture.board.powers:
                    item.setIcon(_swatch(self._palette.power(picture.board, PowerId(key))))
            keys = list(powers)
            self.list.setCurrentRow(keys.index(was) if was in keys else len(keys) - 1)
        self._turn()

    def _powers(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = tomllib.loads(self._bench.work.board).get("powers", {})
        return found

    def _turn(self) -> None:
        power = self._powers().get(self.power, {})
        for line, key in ((self.name, "name"), (self.adjective, "adjective")):
            line.setText(power.get(key, ""))
        self.letter.setText(power.get("letter", ""))
        for part in (self.name, self.adjective, self.letter, self.colour, self.remove):
            part.setEnabled(bool(power))
        self.plain.setEnabled("colour" in power)
        self.colour.setText(power.get("colour", "") or self.tr("as the program has it"))
        chosen = self.list.selectedItems()
        self.colour.setIcon(chosen[0].icon() if chosen else QIcon())
        self.chosen.emit(self.power)

    def _line(self, key: str) -> QLineEdit:
        line = QLineEdit()
        line.editingFinished.connect(lambda: self._set({key: line.text().strip()}))
        return line

    def _set(self, values: dict[str, edits.Value]) -> None:
        power = self._powers().get(self.power)
        values = {key: v for key, v in values.items() if power and v != power.get(key) and v != ""}
        if values:
            self._bench.edit(partial(edits.with_power, key=self.power, values=values))

    def _rename(self, name: str) -> None:
        """Rename a power; an adjective or letter derived from its old name follows the new one."""
        powers = self._powers()
        power = powers.pop(self.power, {})
        was = str(power.get("name", ""))
        values: dict[str, edits.Value] = {"name": name}
        if name and power.get("adjective") == was:
            values["adjective"] = name
        if name and power.get("letter") == _free_letter(was, powers):
            values["letter"] = _free_letter(name, powers)
        self._set(values)

    def _add(self) -> None:
        powers = self._powers()
        provinces = tomllib.loads(self._bench.work.board).get("province", {})
        housed = {home for power in powers.values() for home in power.get("home", ())}
        land = [id_ for id_, p in provinces.items() if p["terrain"] in {"inland", "coast"}]
        free = [id_ for id_ in land if id_ not in housed]
        centres = [id_ for id_ in free if provinces[id_].get("centre")]
        wanted = (self.at, *centres, *free)
        place = next((str(one) for one in wanted if one in free), "")
        if not place:
            self._bench.failed.emit(self.tr("There is no land left where a power could begin."))
            return
        name = _new_name(provinces[place]["name"], powers)
        key = re.sub(r"[^A-Z]+", "_", name.upper()).strip("_") or "POWER"
        key = next(
            k for k in (key, *(f"{key}_{chr(65 + n)}" for n in range(26))) if k not in powers
        )
        values: dict[str, edits.Value] = {
            "name": name,
            "adjective": name,
            "letter": _free_letter(name, powers),
            "capital": place,
            "home": [place],
            "units": [],
        }

        def made(board: str) -> str:
            board = edits.with_power(board, key, values)
            return edits.with_home(board, key, place, home=True)

        if self._bench.edit(made):
            self.list.setCurrentRow(self.list.count() - 1)

    def _remove(self) -> None:
        if self.power:
            self._bench.edit(partial(edits.without_power, key=self.power))

    def _ask_colour(self) -> None:
        picture = self._bench.picture
        if picture is None or PowerId(self.power) not in picture.board.powers:
            return
        now = self._palette.power(picture.board, PowerId(self.power))
        found = QColorDialog.getColor(now, self, self.tr("Colour of the power"))
        if found.isValid():
            self._set({"colour": found.name()})


def _swatch(colour: QColor) -> QIcon:
    pixmap = QPixmap(16, 16)
    pixmap.fill(colour)
    return QIcon(pixmap)


def _new_name(place: str, powers: dict[str, dict[str, Any]]) -> str:
    """A power's name, taken from the province where it starts; unlike that of any other power."""
    taken = {power.get("name", "").casefold() for power in powers.values()}
    names = (place, *(f"{place} {number}" for number in range(2, 30)))
    return next(name for name in names if name.casefold() not in taken)


def _free_letter(name: str, powers: dict[str, dict[str, Any]]) -> str:
    taken = {str(power.get("letter", "")).upper() for power in powers.values()}
    letters = [one for one in name.upper() if "A" <= one <= "Z"]
    every = [*letters, *(chr(65 + number) for number in range(26))]
    return next((one for one in every if one not in taken), "X")
