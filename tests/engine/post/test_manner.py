"""Words and styles that a game master edits wrongly are refused in a sentence."""

from pathlib import Path

import pytest

from engine.files import toml
from engine.post.beside import folder
from engine.post.book import BookError
from engine.post.manner import own_words
from engine.post.style import StyleError, read

STYLE = 'title = "x"\npower = "$power"\n[text]\nother = "$order"\n[html]\nother = "$order"\n'


@pytest.mark.parametrize(
    "line", ["greeting = 5", "tags = 5", "tags = [1]", "[tags]\nNMR = 5", "x = ["]
)
def test_words_of_a_wrong_type_are_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "g.spydip"
    folder(file).mkdir()
    (folder(file) / "letter.toml").write_text(line + "\n", "utf-8")
    with pytest.raises(BookError, match=r"letter\.toml"):
        own_words(file)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"x"', "5"),
        ('"$power"', "5"),
        ('"$power"', '"$"'),
        ('"$power"', '"$order"'),
        ('"$order"', "5"),
        ('"$order"', '"100 $"'),
        ("[html]", "[html]\nbounces = 1"),
        ("[html]", "[words]\nbounces = 1\n[html]"),
        ("[html]", "[languages]\nde = 1\n[html]"),
        ("[html]", "[languages.de]\ntext = 1\n[html]"),
    ],
)
def test_a_style_of_wrong_types_or_gaps_is_refused(old: str, new: str) -> None:
    read(STYLE)
    with pytest.raises(StyleError):
        read(STYLE.replace(old, new, 1))


@pytest.mark.parametrize("value", ["[" * 3_000, "{a=" * 3_000, "1" * 5_000, "0x" + "f" * 17])
def test_endless_toml_is_refused_as_no_toml(value: str) -> None:
    with pytest.raises(ValueError, match=r"deep|limit|Exceeds|64 bits"):
        toml(f"x = {value}")
