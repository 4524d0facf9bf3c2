"""Facts: what one viewer has been told at one deadline, each line of it as a value of its kind."""

# What is imported here is public.
# mypy: implicit-reexport
# ruff: noqa: F401

from engine.facts.covert import (
    Avoided,
    Captured,
    Cause,
    Contact,
    Eye,
    Interned,
    Killed,
    Lost,
    NoContact,
    NoneSpotted,
    Own,
    PublishedAct,
    Removed,
    Returned,
    Riding,
    SecurityCut,
    Spotted,
    eye_of,
    none_spotted,
    spotted,
)
from engine.facts.fact import (
    LOSSES,
    UNKNOWN,
    UNTOLD,
    Audience,
    FaceMissingError,
    Fact,
    FactTextError,
    ForCountry,
    Shows,
    bare,
    kinds,
    parse,
    register,
    write,
)
from engine.facts.public import (
    ANARCHY,
    NOBODY,
    Bid,
    CentreOf,
    Control,
    Credits,
    Due,
    DuePrisoners,
    DueRetreat,
    Eliminated,
    Home,
    OpenRetreat,
    OrderGiven,
    Rank,
    Won,
    centre_of,
    order_given,
)
from engine.facts.sights import (
    Attacked,
    AttackerAt,
    DislodgedAt,
    EmptyAt,
    UnitAt,
    UnitSighting,
    empty_at,
    unit_at,
)
