"""What the readme says can be typed and found."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.cli import program

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = [
    [line for line in block.splitlines() if re.match(r"\./run [a-z]", line)]
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
]
PAGES = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "packaging/RELEASING.md",
    "docs/library.md",
    "docs/scale.md",
]


@pytest.mark.parametrize("lines", [b for b in BLOCKS if b], ids=lambda lines: lines[0])
def test_the_commands_of_the_readme_work_in_their_order(
    lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in lines:
        result = CliRunner().invoke(program, shlex.split(line)[1:])
        assert result.exit_code == 0, f"{line}\n{result.output}"
        assert result.output.strip(), line


@pytest.mark.parametrize("page", PAGES)
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    missing = [
        link
        for link in links
        if not link.startswith("https://") and not (ROOT / page).parent.joinpath(link).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("package", ["engine", "spydip_gui"])
def test_the_architecture_names_every_room(package: str) -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = {p.stem for p in (ROOT / package).iterdir() if p.suffix in {"", ".py"}}
    assert [room for room in sorted(rooms) if room[0] != "_" and f"`{room}`" not in page] == []
