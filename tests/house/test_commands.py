"""The two commands: scripts that parse, refuse what they do not know and leave output clean."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ["run", "test", ".ci/run", *(f"packaging/{p.name}" for p in ROOT.glob("packaging/*.sh"))]


def sh(script: str, *, root: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", script],
        cwd=root,
        env={"PATH": os.environ["PATH"], "HOME": str(root)} | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_script_parses(script: str) -> None:
    result = subprocess.run(["/bin/sh", "-n", ROOT / script], capture_output=True, check=False)
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.parametrize("script", ["run", "test", ".ci/run"])
def test_the_command_can_be_called(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize("arguments", ["nonsense", "lint more"])
def test_an_unknown_part_is_refused_with_the_usage(arguments: str) -> None:
    result = sh(f"./test {arguments}")
    assert result.returncode == 1
    assert result.stderr.startswith("Usage: ./test")


def test_without_a_python_the_user_reads_what_to_type(tmp_path: Path) -> None:
    copy(tmp_path)
    programs = tmp_path / "bin"
    tools(programs, "dirname", "cat", "cksum", "id", "apt-get")
    result = sh("./run --help", root=tmp_path, PATH=str(programs))
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == (
        "SpyDip needs Python 3.11 or newer, and found none. "
        "Type:  sudo apt-get install python3 python3-venv\n"
    )


def test_a_python_that_is_too_old_counts_as_none(tmp_path: Path) -> None:
    copy(tmp_path)
    programs = tmp_path / "bin"
    tools(programs, "dirname", "cat", "cksum", "id")
    write(programs / "python3", "#!/bin/sh\nexit 1\n")
    result = sh("./run --help", root=tmp_path, PATH=str(programs))
    assert result.returncode == 1
    assert result.stderr.startswith("SpyDip needs Python 3.11 or newer, and found none")


def test_a_start_with_the_environment_made_goes_straight_to_the_program(tmp_path: Path) -> None:
    copy(tmp_path)
    venv = tmp_path / ".venv"
    write(venv / "bin" / "python", "#!/bin/sh\n")
    write(venv / "bin" / "spydip", '#!/bin/sh\nprintf "%s|" spydip "$@"\n')
    made = sh("root=$(pwd) && . packaging/environment.sh && digest", root=tmp_path).stdout
    write(venv / "made-run", made)
    result = sh("./run adjudicate 'a file' ''", root=tmp_path)
    assert (result.stdout, result.stderr) == ("spydip|adjudicate|a file||", "")


def test_a_changed_lock_makes_the_environment_anew(tmp_path: Path) -> None:
    copy(tmp_path)
    programs = tmp_path / "bin"
    tools(programs, "dirname", "cat", "cksum", "id")
    venv = tmp_path / ".venv"
    write(venv / "bin" / "python", "#!/bin/sh\n")
    made = sh("root=$(pwd) && . packaging/environment.sh && digest", root=tmp_path).stdout
    write(venv / "made-run", made)
    (tmp_path / "uv.lock").write_text("another")
    result = sh("./run --help", root=tmp_path, PATH=str(programs))
    assert result.returncode == 1
    assert "found none" in result.stderr


def copy(folder: Path) -> None:
    """The commands alone, with a lock and settings of one line."""
    for name in ("run", "test", "packaging/environment.sh"):
        write(folder / name, (ROOT / name).read_text(encoding="utf-8"))
    for name in ("uv.lock", "pyproject.toml"):
        write(folder / name, "one\n")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def tools(folder: Path, *names: str) -> None:
    """A search path with these programs and no other."""
    folder.mkdir()
    for name in names:
        found = next(
            (Path(part) / name for part in ("/bin", "/usr/bin") if (Path(part) / name).exists()),
            Path("/bin/true"),
        )
        (folder / name).symlink_to(found)
