"""What ``board.toml`` and ``anchors.toml`` together say about a board's picture."""

from pathlib import Path
from typing import Any

from engine.board.changed import merged
from engine.board.faults import BoardError
from engine.board.load import pictured
from engine.board.schema import AnchorsFile, BoardFile, ProvincePicture
from engine.board.toml_file import read_toml
from engine.language.message import Message

_TABLES = ("inert", "layers", "check", "link")


def read_drawn(place: Path, file: BoardFile) -> AnchorsFile:
    """The picture keys of both files; where both have a key, that of ``board.toml`` wins.

    Raises BoardError if ``anchors.toml`` cannot be read, is faulty, or names what the board lacks.
    """
    path = pictured(place, "anchors.toml")
    anchors = read_toml(path, AnchorsFile) if path.is_file() else AnchorsFile()
    if path.parent != place:  # the base may have provinces that this board lacks
        known = {key: part for key, part in anchors.province.items() if key in file.province}
        anchors = anchors.model_copy(update={"province": known})
    faults = tuple(_strangers(anchors, file))
    if faults:
        raise BoardError(str(path), faults)
    built = anchors.model_dump(exclude_unset=True, by_alias=True)
    own = file.model_dump(exclude_unset=True, by_alias=True, include=set(_TABLES))
    own["province"] = {id_: _picture_keys(part) for id_, part in file.province.items()}
    return AnchorsFile.model_validate(merged(built, own))


def _strangers(anchors: AnchorsFile, file: BoardFile) -> list[Message]:
    faults = []
    for id_, part in anchors.province.items():
        if id_ not in file.province:
            faults.append(Message("board.province_not_in_rules", id=id_))
            continue
        coasts = file.province[id_].coast
        strange = (f"{id_}/{c}" for c in part.coast if c not in coasts)
        faults += [Message("board.coast_not_in_rules", coast=coast) for coast in strange]
    return faults


def _picture_keys(part: Any) -> dict[str, Any]:  # noqa: ANN401  # a part of either depth
    keys = set(ProvincePicture.model_fields) - {"coast"}
    found: dict[str, Any] = part.model_dump(exclude_unset=True, include=keys)
    coasts = getattr(part, "coast", {})
    if coasts:
        found["coast"] = {key: _picture_keys(coast) for key, coast in coasts.items()}
    return found
