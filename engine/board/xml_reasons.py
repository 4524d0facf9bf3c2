"""Says in the reader's language why a text is no XML, and where."""

from collections.abc import Mapping
from typing import Final
from xml.parsers import expat
from xml.parsers.expat import errors

from engine.language.message import Message

_KINDS: Final[Mapping[str, str]] = {
    errors.XML_ERROR_NO_ELEMENTS: "ends",
    errors.XML_ERROR_UNCLOSED_TOKEN: "ends",
    errors.XML_ERROR_UNCLOSED_CDATA_SECTION: "ends",
    errors.XML_ERROR_INVALID_TOKEN: "sign",
    errors.XML_ERROR_TAG_MISMATCH: "tag",
    errors.XML_ERROR_DUPLICATE_ATTRIBUTE: "twice",
    errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "after",
    errors.XML_ERROR_UNDEFINED_ENTITY: "entity",
    errors.XML_ERROR_UNKNOWN_ENCODING: "encoding",
    errors.XML_ERROR_INCORRECT_ENCODING: "encoding",
    errors.XML_ERROR_UNBOUND_PREFIX: "prefix",
}


UNREAD: Final = (expat.ExpatError, LookupError, ValueError)
"""What the parser raises: the last two where a text names an encoding that it cannot read."""


def reason(error: Exception) -> Message:
    """What the parser met, with its line and column."""
    if not isinstance(error, expat.ExpatError):
        return Message("board.xml_at", line="1", column="1", why=Message("board.xml_encoding"))
    kind = _KINDS.get(expat.ErrorString(error.code), "other")
    why = Message(f"board.xml_{kind}")
    return Message("board.xml_at", line=str(error.lineno), column=str(error.offset + 1), why=why)
