"""The folders whose variants the user has allowed: a small file among the user's settings."""

import json
import os
from pathlib import Path

from engine.errors import UserError
from engine.files import WriteError, own_folder, write_whole

VARIABLE = "SPYDIP_VARIANTS"
"""The environment variable whose folders are allowed for one process."""


class PermitError(UserError):
    """A folder cannot be allowed, or the list of allowed folders cannot be read or written."""


def kept_in() -> Path:
    """The file that holds the list."""
    return own_folder("config") / "variants.json"


def allowed() -> tuple[Path, ...]:
    """The allowed folders, in the order they were added; raises PermitError."""
    place = kept_in()
    try:
        kept = json.loads(place.read_text("utf-8"))
    except FileNotFoundError:
        return ()
    except (OSError, ValueError) as error:
        raise PermitError("guests.list_unread", file=str(place), why=str(error)) from error
    match kept:
        case {"form": 1, "folders": [*folders]} if all(isinstance(one, str) for one in folders):
            return tuple(map(Path, folders))
        case _:
            raise PermitError("guests.list_no_list", file=str(place))


def for_now() -> tuple[Path, ...]:
    """The folders that the environment allows for this process."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return tuple(Path(one).expanduser().resolve() for one in named if one)


def allow(folder: Path) -> Path:
    """Allow a folder from now on; returns its full path; raises PermitError."""
    whole = folder.expanduser().resolve()
    if not whole.is_dir():
        raise PermitError("guests.no_folder", folder=str(folder))
    if whole not in allowed():
        _keep((*allowed(), whole))
    return whole


def forget(folder: Path) -> Path:
    """Stop allowing a folder; returns its full path; raises PermitError."""
    whole = folder.expanduser().resolve()
    if whole not in allowed():
        raise PermitError("guests.not_allowed", folder=str(folder))
    _keep(tuple(one for one in allowed() if one != whole))
    return whole


def _keep(folders: tuple[Path, ...]) -> None:
    """Rewrite the list, all or nothing."""
    place = kept_in()
    whole = {"form": 1, "folders": [str(one) for one in folders]}
    try:
        write_whole(place, (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode())
    except WriteError as error:
        raise PermitError(error.message) from error
