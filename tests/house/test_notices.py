"""The notices name the licence of all that comes along; an audit without a network says so."""

import os
import re
import runpy
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE = runpy.run_path(str(ROOT / "packaging" / "notices.py"))
TEXT = (ROOT / "THIRD-PARTY-NOTICES.txt").read_text("utf-8")


def test_the_notices_are_those_of_the_lock() -> None:
    heads = re.findall(
        r"^={78}\n(\S+) (\S+(?: or \S+)*)\nLicence: (.+)\n={78}$", TEXT, re.MULTILINE
    )
    named = {name: tuple(versions.split(" or ")) for name, versions, _ in heads}
    named.pop("Fonts", None)
    assert named == MADE["locked"](), "run python packaging/notices.py"


def test_what_is_under_the_lesser_licence_comes_with_its_text() -> None:
    assert "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3" in TEXT
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3" in TEXT
    assert "SIL OPEN FONT LICENSE" in TEXT


def test_each_package_has_a_text() -> None:
    parts = re.split(r"^={78}\n", TEXT, flags=re.MULTILINE)[1:]
    heads, texts = parts[::2], parts[1::2]
    assert not [head for head, text in zip(heads, texts, strict=True) if len(text.strip()) < 40]


@pytest.mark.parametrize(
    ("says", "status", "ends"),
    [
        ("echo ConnectionError; exit 1", 2, "Not audited: there is no way to the list"),
        ("echo 'No known vulnerabilities found'", 0, "No known vulnerabilities found"),
        ("echo 'Found 1 known vulnerability'; exit 1", 1, "Found 1 known vulnerability"),
    ],
)
def test_an_audit_without_a_network_says_so(
    tmp_path: Path, says: str, status: int, ends: str
) -> None:
    tool = tmp_path / "pip-audit"
    tool.write_text(f"#!/bin/sh\n{says}\n", "utf-8")
    tool.chmod(0o755)
    found = subprocess.run(
        [ROOT / "packaging" / "audit.sh"],
        env={**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == status
    assert found.stdout.strip().splitlines()[-1].startswith(ends)
