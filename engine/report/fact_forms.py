"""The sentences for every form of fact, in one table: the only place with wording about facts.

A form is a fact's line with slots in angle brackets. Its sentence may use what stands in a slot as
``{place}``, ``{to}`` and ``{power}``, and what is made of several: ``{piece}`` and ``{victim}`` (a
German army), ``{pieces}`` (3 German agents), ``{number}`` with ``{kind}`` or ``{kinds}``. With a
capital letter it begins a sentence. The first form that a line has decides.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FORMS: Final[tuple[tuple[str, str], ...]] = (
    ("unit <place> <power> <kind>", "There is {piece} in {place}."),
    ("dislodged <place> <power> <kind>", "{Piece} was driven out of {place}."),
    (
        "attacker <place> <power> <kind>",
        "The unit in retreat from {place} was driven out by {piece}.",
    ),
    ("empty <place>", "No army or fleet in {place}."),
    ("own <kind> <place>", "Your {kinds}: {place}."),
    ("own <kind> <place> <many>", "Your {kinds}: {place}."),
    ("<kind> <place> present", "{Kinds} of unknown powers in {place}."),
    ("<kind> <place> none", "No foreign {kind} in {place}."),
    ("<kind> <place> <power> present", "{Whose} {kinds} in {place}, their number unknown."),
    ("<kind> <place> <power> <number>", "{Pieces} in {place}."),
    ("contact SPY <place>", "Your spies have reported from {place}."),
    ("nocontact SPY <place>", "No report has come from your spy of {place}."),
    ("centre <place> NONE", "Nobody owns the centre {place}."),
    ("centre <place> <power>", "{power} owns the centre {place}."),
    ("order <power> <text> = <text2>", "{power}: {text} ({text2})."),
    ("attacked <place>", "Your unit in {place} was attacked in vain."),
    ("killed <kind> <place> <power> <number>", "You killed {pieces} in {place}."),
    ("captured <kind> <place> <power> <number>", "You captured {pieces} in {place}."),
    ("avoided <kind> <place> <power> <number>", "You spared {pieces} in {place}."),
    ("avoided <kind> <place> <power>", "You spared {whose} {kinds} in {place}."),
    ("lost <kind> <place> 0", "Your {kinds} in {place} were attacked; none was lost."),
    (
        "lost <kind> <place> 0 by <power>",
        "{power} attacked your {kinds} in {place}; none was lost.",
    ),
    ("lost <kind> <place> <number>", "You lost {some} in {place}."),
    ("lost <kind> <place> <number> interned", "You lost {some}, interned in {place}."),
    ("lost <kind> <place> <number> by <power>", "You lost {some} in {place} to {power}."),
    (
        "removed <kind> <place> <number>",
        "The rules took {some} of yours from the board in {place}.",
    ),
    ("act <power> <kind> <place> KILL NONE", "{Piece} in {place} tried to kill and met nobody."),
    (
        "act <power> <kind> <place> CUT NONE",
        "{Piece} in {place} tried to cut a support and met none.",
    ),
    ("act <power> <kind> <place> DESTROY NONE", "{Piece} in {place} hunted EUs and met none."),
    ("act <power> <kind> <place> KILL <power2> <kind2>", "{Piece} in {place} killed {victim}."),
    (
        "act <power> <kind> <place> CUT <power2> <kind2>",
        "{Piece} in {place} cut the support of {victim}.",
    ),
    (
        "act <power> <kind> <place> DESTROY <power2> <kind2>",
        "{Piece} in {place} destroyed {victim}.",
    ),
    ("security cut <place>", "Your Security in {place} was cut."),
    ("riding <place> <power> <number>", "{Agents} found aboard your fleet in {place}."),
    ("rank <number> <powers>", "Rank {number}: {powers}."),
    ("bid <power> <power2> 1", "{power} bid one credit for {power2}."),
    ("bid <power> <power2> <number>", "{power} bid {number} credits for {power2}."),
    ("control <power> ANARCHY", "{power} is in anarchy."),
    ("control <power> <power2>", "{power} is commanded by {power2}."),
    ("home <power> <power2>", "The home country of {power} is {power2}."),
    ("credits <power> 1", "{power} has one credit."),
    ("credits <power> <number>", "{power} has {number} credits."),
    ("due <power> retreat <place>", "{power}: the unit in {place} must retreat or disband."),
    (
        "due <power> prisoners <power2> <place> <number>",
        "{power} holds {prisoners}, taken in {place}.",
    ),
    ("due <power> builds 1", "{power} may build one unit."),
    ("due <power> builds <number>", "{power} may build {number} units."),
    ("due <power> removals 1", "{power} must remove one unit."),
    ("due <power> removals <number>", "{power} must remove {number} units."),
    ("due <power> spies 1", "{power} may place one spy."),
    ("due <power> spies <number>", "{power} may place {number} spies."),
    ("due <power> agents 1", "{power} may raise one agent."),
    ("due <power> agents <number>", "{power} may raise {number} agents."),
    ("due <power> eus 1", "{power} may deploy one EU."),
    ("due <power> eus <number>", "{power} may deploy {number} EUs."),
    ("due <power> ceus 1", "{power} may deploy one CEU."),
    ("due <power> ceus <number>", "{power} may deploy {number} CEUs."),
    ("open <unit> <place>", "Open to the unit in {unit}: {place}."),
    ("won <power>", "{power} has won."),
    ("eliminated <power>", "{power} is out of the game."),
)
"""Every form of fact with its sentence."""

FOR_GM: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Your {kinds}: {place}.": "{Kinds}: {place}.",
        "Your spies have reported from {place}.": "Spies have reported from {place}.",
        "No report has come from your spy of {place}.": "The spy of {place} has not reported.",
        "Your unit in {place} was attacked in vain.": "The unit in {place} was attacked in vain.",
        "You killed {pieces} in {place}.": "{Pieces} killed in {place}.",
        "You captured {pieces} in {place}.": "{Pieces} captured in {place}.",
        "You spared {pieces} in {place}.": "{Pieces} spared in {place}.",
        "You spared {whose} {kinds} in {place}.": "{Whose} {kinds} spared in {place}.",
        "Your {kinds} in {place} were attacked; none was lost.": (
            "{Kinds} in {place} were attacked; none was lost."
        ),
        "{power} attacked your {kinds} in {place}; none was lost.": (
            "{power} attacked {kinds} in {place}; none was lost."
        ),
        "You lost {some} in {place}.": "{Some} lost in {place}.",
        "You lost {some}, interned in {place}.": "{Some} interned in {place}.",
        "You lost {some} in {place} to {power}.": "{Some} lost in {place} to {power}.",
        "The rules took {some} of yours from the board in {place}.": (
            "The rules took {some} from the board in {place}."
        ),
        "Your Security in {place} was cut.": "The Security in {place} was cut.",
        "{Agents} found aboard your fleet in {place}.": (
            "{Agents} found aboard the fleet in {place}."
        ),
    }
)
"""What the game master reads where a player would be spoken to."""
