"""Frozen values made quickly: made of the same, refused where the usual ones are."""

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from engine.frozen import quick


@dataclass(frozen=True, slots=True)
class Base:
    name: str
    size: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Usual(Base):
    marks: list[str] = field(default_factory=list)
    note: str = "none"

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError(self.size)


@quick
@dataclass(frozen=True, slots=True, kw_only=True)
class Quick(Base):
    marks: list[str] = field(default_factory=list)
    note: str = "none"

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError(self.size)


CALLS = [
    (("a",), {}),
    (("a", 5), {"note": "b"}),
    ((), {"name": "a", "marks": ["b"]}),
]


@pytest.mark.parametrize(("given", "named"), CALLS)
def test_it_is_made_of_the_same_as_the_usual_class(given: tuple, named: dict) -> None:
    usual, quickly = Usual(*given, **named), Quick(*given, **named)
    assert repr(quickly) == repr(usual).replace("Usual", "Quick")
    assert quickly == Quick(*given, **named)
    assert replace(quickly, note="c").note == "c"


def test_each_has_a_default_of_its_own() -> None:
    assert Quick("a").marks is not Quick("b").marks


@pytest.mark.parametrize(("given", "named"), [((), {}), (("a", 1, ["b"]), {}), (("a",), {"x": 1})])
def test_what_the_usual_class_does_not_take_is_refused(given: tuple, named: dict) -> None:
    for kind in (Usual, Quick):
        with pytest.raises(TypeError):
            kind(*given, **named)


def test_it_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Quick("a").name = "b"  # type: ignore[misc]  # what is tested


def test_it_is_looked_over_as_before() -> None:
    with pytest.raises(ValueError, match="-1"):
        Quick("a", -1)
