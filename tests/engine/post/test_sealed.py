"""A sealed sheet opens with nothing but itself, and tells nothing before."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.cli import program
from engine.post.sealed import (
    Opening,
    Promise,
    SealError,
    read_opening,
    read_promise,
    seal,
    verify,
)

BIDS = "BID FRANCE 5\nBID RUSSIA 3\n"
DUE = "Duel S1901B"


@pytest.fixture
def opening() -> Opening:
    return seal(BIDS, by="X", due=DUE)


def test_a_sheet_opens_its_own_promise(opening: Opening) -> None:
    verify(read_opening(str(opening)), read_promise(str(opening.promise)))
    assert read_opening(str(opening)).lines == ("BID FRANCE 5", "BID RUSSIA 3")


def test_the_same_sheet_sealed_twice_gives_two_promises() -> None:
    """Otherwise the few bids that are likely could be tried one by one."""
    promises = {seal(BIDS, by="X", due=DUE).promise for _ in range(4)}
    assert len(promises) == 4


def test_a_promise_tells_nothing_of_the_sheet(opening: Opening) -> None:
    assert "FRANCE" not in str(opening.promise)
    assert opening.nonce not in str(opening.promise)


def test_the_digest_is_the_one_that_anybody_can_compute_by_the_printed_recipe() -> None:
    """A change of the recipe would break the promises that are out."""
    made = seal(BIDS, by="X", due=DUE, nonce="00")
    assert made.promise.digest == (
        "49af93fe708d31abcbcc7f9d521cc3f0c267e3e36f715efab3716e123856c18a"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"lines": ("BID FRANCE 6", "BID RUSSIA 3")},
        {"lines": ("BID RUSSIA 3", "BID FRANCE 5")},
        {"lines": ("BID FRANCE 5 BID RUSSIA 3",)},
        {"nonce": "0" * 64},
    ],
)
def test_nothing_else_opens_it(opening: Opening, change: dict[str, object]) -> None:
    with pytest.raises(SealError, match="not the sheet that X sealed for Duel S1901B"):
        verify(replace(opening, **change), opening.promise)


@pytest.mark.parametrize(
    ("change", "fault"),
    [({"by": "Y"}, "promise is by X, the opening by Y"), ({"due": "S1902B"}, "for Duel S1901B")],
)
def test_a_promise_serves_nobody_else_and_no_other_deadline(
    opening: Opening, change: dict[str, str], fault: str
) -> None:
    with pytest.raises(SealError, match=fault):
        verify(replace(opening, **change), opening.promise)
    renamed = replace(opening.promise, **change)
    with pytest.raises(SealError, match="not the sheet"):
        verify(replace(opening, **change), renamed)


def test_what_a_mail_does_to_spaces_and_quotes_makes_no_difference(opening: Opening) -> None:
    mail = "Hello,\r\n\r\n" + "\r\n".join(f"> {line}  " for line in str(opening).splitlines())
    quoted = "On Monday X wrote:\n" + "\n>> ".join(str(opening.promise).splitlines())
    verify(read_opening(f"{mail}\r\n> -- \r\n> X"), read_promise(quoted))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Good morning", "The line “spydip seal 1” is missing here"),
        ("spydip seal 1\nfor S1901B", "A line “by …” should be here"),
        ("spydip seal 1\nby X\nfor S1901B\nsha256 abc", "should have 64 digits"),
        ("spydip seal 1\nby X", "A line “for …” should be here, not “”"),
    ],
)
def test_a_promise_that_cannot_be_read_says_why(text: str, fault: str) -> None:
    with pytest.raises(SealError, match=fault):
        read_promise(text)


def test_an_opening_cut_short_is_told_from_one_that_was_changed(opening: Opening) -> None:
    with pytest.raises(SealError, match="cut short"):
        read_opening(str(opening).replace("end of opening", ""))


@pytest.mark.parametrize(
    ("sheet", "by", "fault"),
    [(" \n", "X", "sheet is empty"), (BIDS, " ", "who seals"), ("end of opening", "X", "cannot")],
)
def test_what_cannot_be_sealed_is_refused(sheet: str, by: str, fault: str) -> None:
    with pytest.raises(SealError, match=fault):
        seal(sheet, by=by, due=DUE)


def run(*arguments: str | Path, status: int = 0) -> Result:
    result = CliRunner().invoke(program, [str(a) for a in arguments])
    assert result.exit_code == status, result.output
    return result


def test_two_players_seal_and_open_their_bids_without_a_game_master(tmp_path: Path) -> None:
    for name, bids in (("X", BIDS), ("Y", "BID FRANCE 6\n")):
        (tmp_path / name).write_text(bids, encoding="utf-8")
        sealed = run("seal", tmp_path / name, "--as", name, "--for", DUE)
        (tmp_path / f"{name}.promise").write_text(sealed.stdout, encoding="utf-8")
    pair = (tmp_path / "Y.opening", tmp_path / "Y.promise")
    assert run("unseal", *pair, "--as", "Y", "--for", DUE).stdout == "BID FRANCE 6\n"
    mixed = run("unseal", tmp_path / "Y.opening", tmp_path / "X.promise", status=1)
    assert "The promise is by X, the opening by Y." in mixed.output


def test_a_promise_that_repeats_ones_own_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "bids").write_text(BIDS, encoding="utf-8")
    mine = run("seal", tmp_path / "bids", "--as", "X", "--for", DUE).stdout
    (tmp_path / "theirs").write_text(mine, encoding="utf-8")
    pair = (tmp_path / "bids.opening", tmp_path / "theirs")
    assert "sealed by X, not by Y" in run("unseal", *pair, "--as", "Y", status=1).output


def test_an_opening_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "bids").write_text(BIDS, encoding="utf-8")
    run("seal", tmp_path / "bids", "--as", "X", "--for", DUE)
    kept = (tmp_path / "bids.opening").read_bytes()
    again = run("seal", tmp_path / "bids", "--as", "X", "--for", DUE, status=1)
    assert "already there" in again.output
    assert (tmp_path / "bids.opening").read_bytes() == kept


def test_a_promise_is_text_of_four_lines() -> None:
    promise = Promise("X", DUE, "ab" * 32)
    assert str(promise) == f"spydip seal 1\nby X\nfor {DUE}\nsha256 {'ab' * 32}\n"
