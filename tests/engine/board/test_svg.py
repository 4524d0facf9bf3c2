"""A picture that could act or reach outside is refused, with a sentence for each reason."""

import pytest

from engine.board import svg
from engine.board.faults import BoardError
from engine.language.speaker import Speaker

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
REFUSED = [
    ("<script>alert(1)</script>", "holds a script: <script>"),
    ("<g id='x'><script href='#y'/></g>", "holds a script"),
    ("<foreignObject id='x'/>", "embedded foreign content (foreignObject): <foreignObject id='x'>"),
    ("<path onclick='x()'/>", "event handler: `onclick` of <path>"),
    ("<path id='p' ONLOAD='x()'/>", "event handler: `onload` of <path id='p'>"),
    ("<image href='http://example.org/x.png'/>", "reaches outside the file: `href` of <image>"),
    ("<image xlink:href='x.png'/>", "reaches outside the file: `href` of <image> is “x.png”"),
    ("<use href='other.svg#a'/>", "reaches outside the file"),
    ("<a href='javascript:x()'><path/></a>", "reaches outside the file"),
    ("<image href='data:image/svg+xml;base64,AA'/>", "reaches outside the file"),
    ("<path fill='url(http://example.org/#a)'/>", "<path> uses url(http://example.org/#a)"),
    ("<path style='fill: URL( \"x.svg#a\" )'/>", "<path> uses url(x.svg#a)"),
    ("<style>.a{fill:url(x.svg)}</style>", "<style> uses url(x.svg)"),
    ("<style>@import 'x.css';</style>", "imports or disguises"),
    ("<style>.a{fill:u\\72l(x.svg)}</style>", "imports or disguises"),
    ("<animate attributeName='href' to='x'/>", "holds an animation"),
    ("<set attributeName='href' to='x'/>", "holds an animation"),
    ("<?xml-stylesheet href='x.css'?>", "processing instruction (<?xml-stylesheet …?>)"),
    ("<g>" * 101 + "</g>" * 101, "more than 100 deep"),
    ("<g>", "is not XML: line 1, column 89: an end tag that closes no open element"),
]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it breaks off before its end"),
        ("<svg><g", "it breaks off before its end"),
        ('<svg a="1" a="2"/>', "an attribute that is given twice"),
        ("<svg/><svg/>", "something that follows its end"),
        ("<svg>&nbsp;</svg>", "an entity that XML does not know"),
        ('<svg a:b="1"/>', "a prefix such as “xlink” whose namespace is not named"),
        ("<svg><1/></svg>", "a character that must not stand there"),
        ('<?xml version="1.0" encoding="x-own"?><svg/>', "an encoding that is unknown"),
        ('<?xml version="1.0" encoding="gb2312"?><svg/>', "an encoding that is unknown"),
        ('<?xml version="1.0" encoding="punycode"?><svg/>', "an encoding that is unknown"),
    ],
)
def test_why_a_text_is_no_xml_is_said_in_the_reader_s_language(text: str, why: str) -> None:
    with pytest.raises(BoardError) as caught:
        parse(text)
    assert why in str(caught.value)
    german = Speaker("de").say(caught.value.message)
    assert "Zeile 1, Spalte" in german
    assert why not in german


BOMB = "".join(f"<g id='b{n}'>" + f"<use href='#b{n + 1}'/>" * 10 + "</g>" for n in range(8))


def test_uses_of_uses_are_refused_before_anything_is_drawn() -> None:
    with pytest.raises(BoardError, match="until it draws more than"):
        parse(f"{HEAD}<defs>{BOMB}<path id='b8'/></defs><use href='#b0'/></svg>")
    parse(f"{HEAD}<path id='a'/>" + "<use href='#a'/>" * 300 + "</svg>")


def parse(text: str) -> None:
    svg.parse(text.encode(), "map.svg")


@pytest.mark.parametrize(("inside", "sentence"), REFUSED)
def test_what_could_act_or_reach_outside_is_refused(inside: str, sentence: str) -> None:
    with pytest.raises(BoardError) as caught:
        parse(f"{HEAD}{inside}</svg>")
    assert sentence in str(caught.value)


def test_a_document_type_is_refused_before_its_entities_can_grow() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    with pytest.raises(BoardError, match="holds a DTD"):
        parse(f"{bomb}{HEAD}<text>&b;</text></svg>")


def test_more_than_ten_megabytes_are_refused() -> None:
    with pytest.raises(BoardError, match="larger than 10 MB"):
        parse(f"{HEAD}{' ' * svg.LARGEST}</svg>")


def test_a_page_is_no_picture() -> None:
    with pytest.raises(BoardError, match="not SVG: it begins with <html>"):
        parse("<html/>")


def test_a_missing_picture_is_named(tmp_path) -> None:
    with pytest.raises(BoardError, match="cannot be read: no such file"):
        svg.read(tmp_path / "map.svg")


def test_all_reasons_are_told_at_once() -> None:
    with pytest.raises(BoardError) as caught:
        parse(f"{HEAD}<script/><path onclick='x'/><image href='x'/></svg>")
    assert len(caught.value.faults) == 3


def test_what_editors_write_is_let_through() -> None:
    parse(
        f"<?xml version='1.0'?>{HEAD}<!-- drawn by hand --><style>.a{{fill:url(#g)}}</style>"
        "<defs><linearGradient id='g'/></defs><path id='p' fill='url(#g)' d='M0 0'/>"
        "<use xlink:href='#p'/><image href='data:image/png;base64,AA=='/></svg>"
    )
