"""Mail addresses in a comparable form."""

from unicodedata import normalize


def folded(address: str) -> str:
    """An address in the form in which two are compared."""
    return normalize("NFC", address.strip()).lower()
