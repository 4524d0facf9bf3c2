"""A design as it is played: its variant on its own board, and its other files."""

from dataclasses import dataclass, replace
from pathlib import Path

from engine.designs.name import PICTURE, VARIANT
from engine.designs.package import DesignError, laid_out
from engine.mixing import mix
from engine.rules import Variant


@dataclass(frozen=True, slots=True)
class Design:
    """A design in a folder; ``variant`` is played on the folder's own board, if it has one."""

    folder: Path
    variant: Variant

    @property
    def scenarios(self) -> tuple[Path, ...]:
        """Its scenario files."""
        return tuple(sorted((self.folder / "scenarios").glob("*.toml")))

    @property
    def samples(self) -> tuple[Path, ...]:
        """Its sample games."""
        return tuple(sorted((self.folder / "samples").glob("*.*")))

    def rules(self, language: str = "en") -> str:
        """The designer's text about the rules, in a language if available."""
        for name in (f"rules.{language}.md", "rules.md"):
            if (self.folder / name).is_file():
                return (self.folder / name).read_text("utf-8", errors="replace")
        return ""


def read(path: Path, find: mix.Find) -> Design:
    """The design in a folder or a file.

    Raises DesignError if it is not one, or it has a picture that no board goes with; MixError if
    its variant does not fit together.
    """
    folder = laid_out(path)
    made = mix.read(folder / VARIANT, find)
    own = (folder / "board.toml").is_file()
    pictured = not own and (folder / PICTURE).is_file()
    if pictured and not mix.parts_in((folder / VARIANT).read_text("utf-8-sig"))[1]["board"]:
        raise DesignError("design.picture_without_board", path=str(path))
    return Design(folder, replace(made, id=path.stem, board=str(folder) if own else made.board))
