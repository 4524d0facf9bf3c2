"""Mail addresses, as they are compared."""

from unicodedata import normalize


def folded(address: str) -> str:
    """An address in the form in which two of them are compared."""
    return normalize("NFC", address.strip()).lower()
