"""Source files are read whole, and every fault in them is named."""

import pytest

from maps.builder.errors import SourceError
from maps.builder.rules import read_rules
from maps.builder.source import read_cuts
from tests.maps import invented


def written(tmp_path, text):
    path = tmp_path / "cuts.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_invented_cuts_are_read(tmp_path):
    cuts = read_cuts(written(tmp_path, invented.CUTS))
    assert [block.title for block in cuts.block] == ["Aland", "BBB"]
    assert cuts.block[1].whole == "est"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("width = 500", "width = -5", "cuts.toml: frame.width: "),
        ("snap_deg", "snapdeg", "cuts.toml: build.snapdeg: "),
        ("[frame]", "[frame", "cuts.toml is not valid TOML: "),
        ("[[3.0, 45.5], [3.0, 50.0]]", "[[3.0, 45.5]]", "cuts.toml: sea.0.line: "),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path, old, new, said):
    assert old in invented.CUTS
    with pytest.raises(SourceError) as caught:
        read_cuts(written(tmp_path, invented.CUTS.replace(old, new)))
    assert said in str(caught.value)


def test_all_faults_are_named_at_once(tmp_path):
    broken = invented.CUTS.replace("width = 500", "width = 0").replace("k = 1.0", 'k = "x"')
    with pytest.raises(SourceError) as caught:
        read_cuts(written(tmp_path, broken))
    assert len(caught.value.faults) == 2


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SourceError, match=r"cuts\.toml cannot be read"):
        read_cuts(tmp_path / "cuts.toml")


def test_the_rules_say_who_is_at_home_where(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(invented.BOARD, encoding="utf-8")
    rules = read_rules(path)
    assert rules.title == "An island"
    assert rules.provinces["wst"].home == "WESTERN"
    assert rules.provinces["est"].home is None
    assert rules.provinces["wsa"].sea


def test_a_file_that_holds_no_rules_is_refused(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text("[map]\n", encoding="utf-8")
    with pytest.raises(SourceError, match=r"board\.toml is no board's rules"):
        read_rules(path)
