"""Labels and lists stand in a line as each language sets them."""

import pytest
from PySide6.QtWidgets import QApplication

from spydip_gui.language.reader import labelled, set_language, strung


@pytest.mark.parametrize(
    ("code", "line"), [("en", "3: a; b"), ("de", "3: a; b"), ("fr", "3\u202f: a\u202f; b")]
)
def test_a_semicolon_and_a_colon_have_their_spaces(
    code: str, line: str, qapp: QApplication
) -> None:
    before = str(qapp.property("language") or "en")
    set_language(qapp, code)
    try:
        assert labelled("3", strung(["a", "b"])) == line
    finally:
        set_language(qapp, before)
