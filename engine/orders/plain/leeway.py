"""Passes over unknown words where what stands around them leaves no doubt what is ordered."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import dropwhile, zip_longest

from engine.board.graph import PowerId
from engine.orders import covert_words
from engine.orders.plain.context import Context
from engine.orders.plain.senses import DASHES, Sense, Tag
from engine.orders.plain.small_words import ORDINALS
from engine.orders.plain.turned import straight
from engine.orders.plain.vocabulary import LEAVING
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import Kind

_MOST = 3
"""So many unknown words in a row are passed over; more may say anything."""

_PIECE = frozenset({Sense.PLACE, Sense.KIND, Sense.THAT, Sense.NUMBER, Sense.GO})
_AHEAD = frozenset({Sense.TO, Sense.IN, Sense.FROM, Sense.GO})
_IDLE = frozenset({Sense.UNKNOWN, Sense.SAME, Sense.FOR, Sense.FROM, Sense.IN, Sense.GO})
_IDLE = _IDLE | {Sense.TITLE, Sense.ALL, Sense.TO, Sense.THAT, Sense.NUMBER}
_TALK: Mapping[PhaseKind | None, Collection[Sense]] = {
    PhaseKind.RETREATS: _IDLE | {Sense.POWER},  # “chased by Russia”
    PhaseKind.ADJUSTMENTS: _IDLE | {Sense.BUILD},  # “both built new”
}
_DONE = frozenset({Sense.PLACE, Sense.HOLD, Sense.POWER, Sense.KIND})
_BINDS = frozenset({Sense.NOT, Sense.IF, Sense.OR, Sense.DOUBT, Sense.INSTEAD, Sense.EXCEPT})
_SAID = frozenset({Sense.GUARD, Sense.WATCH, Sense.SECURITY})


def softened(context: Context, tags: Sequence[Tag]) -> list[Tag]:
    """The tags of a sentence without the unknown ones that cannot change what is ordered.

    A verb between a piece and where it goes is one of movement; “stays in port” stays; words
    between commas that name nothing are talk. Anything else unknown is left for a person.
    """
    tags = _without_grounds(_row(context, _of_which(straight(_alone(context, tags)))))
    found: list[Tag] = []
    at = 0
    while at < len(tags):
        if tags[at].sense is not Sense.UNKNOWN:
            found.append(tags[at])
            at += 1
            continue
        end = at
        while end < len(tags) and tags[end].sense is Sense.UNKNOWN:
            end += 1
        if end - at > _MOST:
            found += tags[at:end]
        else:
            found += _passed(context, found, tags, at, end)
        at = end
    return _without_talk(found, _TALK.get(context.phase, _IDLE))


def _alone(context: Context, tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags without the writer's own power before what it does, and without a verb put last."""
    own = context.seen.power if context.seen else None
    tags = [tag for at, tag in enumerate(tags) if not _excepted(tags, at)]
    tags = list(dropwhile(lambda tag: tag.sense is Sense.AND, tags))  # “Hello Jo, England builds”
    lead = tags[0] if tags else None
    behind = tags[1] if len(tags) > 1 else None
    initial = _initial(context, lead, behind) if lead and behind else ()
    if lead and initial:
        tags = [lead._replace(sense=Sense.KIND, kinds=initial), *tags[1:]]
    named = lead is not None and own is not None and lead.power == own
    if named and behind and behind.sense in _DOES and not (lead and context.own(lead.places)):
        tags = tags[1:]  # “ENG Edi-Den”, “Turkey disbands A ARM”
    first = next((at for at, tag in enumerate(tags) if tag.sense in _NAMING), 0)
    lead_in = [tag.sense for tag in tags[:3]] == [Sense.IN, Sense.POWER, Sense.AND]
    if lead_in and context.seen and tags[1].power in [one.power for one in context.seen.commands]:
        tags = tags[3:]  # “in Turkey, Smyrna to …”
    titled = Sense.TITLE in {tag.sense for tag in tags[:first]}
    if titled and all(tag.power == own or tag.sense in _LEADING for tag in tags[:first]):
        tags = tags[first:]  # “orders for Italy, please:”
    tags = _search_last([t for at, t in enumerate(tags) if not _needless(context, tags, at)])
    tags = [tag for at, tag in enumerate(tags) if not _for_own(tags, at, own)]
    if [tag.sense for tag in tags[:3]] == [Sense.NUMBER, Sense.BUILD, Sense.KIND]:
        tags = [tags[1], tags[0], *tags[2:]]  # “four new agents”
    tags = _passive([tag for at, tag in enumerate(tags) if not _modal(tags, at)])
    if context.phase is PhaseKind.ADJUSTMENTS:
        others = (tag.sense is Sense.UNKNOWN or tag.power == own for tag in tags)
        builds = next((at for at, other in enumerate(others) if not other), 0)
        trained = (
            builds <= _MOST and tags[builds : builds + 1] and tags[builds].sense is Sense.BUILD
        )
        return tags[builds:] if trained else tags  # “she trains a new spy”
    if context.phase is not PhaseKind.MOVEMENT:
        return tags
    return [t for at, t in enumerate(tags) if not (_put_last(tags, at) or _beside(tags, at))]


def _excepted(tags: Sequence[Tag], at: int) -> bool:
    """Whether a word leads to a place with a colon: “stands, except for Vienna: it holds”."""
    leads = (Sense.EXCEPT, Sense.FOR)
    ahead = [tag.sense for tag in tags[at : at + 4] if tag.sense not in leads]
    some = any(tag.sense is Sense.KIND for tag in tags[:at])  # “spies hold, except …”
    return tags[at].sense in leads and ahead[:2] == [Sense.PLACE, Sense.COLON] and not some


def _initial(context: Context, lead: Tag, behind: Tag) -> tuple[Kind, ...]:
    """The kind that a letter is for, before a place where one of the writer's stands."""
    own = context.seen.power if context.seen else None
    kind = covert_words.INITIALS.get(lead.text) if lead.power != own else None
    return (kind,) if kind and context.stack(behind.places, (kind,)) else ()


def _of_which(tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags with a stack in front and its parts behind: “of the three in Paris, two go to …”."""
    way = [tag.sense for tag in tags]
    lead = int(way[:1] in ([Sense.FROM], [Sense.UNKNOWN]))
    end = lead
    while end < len(way) and way[end] in _STACKED and not _parts_from(way, lead, end):
        end += 1
    stack = [tag for tag in tags[lead:end] if tag.sense in (Sense.KIND, Sense.PLACE)]
    linked = way[end : end + 1] in ([Sense.GO], [Sense.AND])  # “gehen zwei nach Paris”
    counts = way[end + linked : end + linked + 1] in ([Sense.NUMBER], [Sense.ALL])
    if not (
        counts and (lead or Sense.NUMBER in way[:end]) and len(stack) == len(("kind", "place"))
    ):
        return tags
    colon = Tag(Sense.COLON, ":", tags[end].start, tags[end].start)
    return [*sorted(stack, key=lambda tag: tag.sense), colon, *tags[end + linked :]]


def _parts_from(way: Sequence[Sense], start: int, at: int) -> bool:
    """Whether a number is not how many there are, but how many of them do something."""
    return way[at] is Sense.NUMBER and {Sense.KIND, Sense.PLACE} <= {*way[start:at]}


def _without_grounds(tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags without why something is taken back: “no, that is too risky: it holds”."""
    for wrong, tag in enumerate(tags):
        start = wrong + 1 + (wrong + 1 < len(tags) and tags[wrong + 1].sense is Sense.AND)
        end = start
        while end < len(tags) and tags[end].sense in _GROUNDS:
            end += 1
        ends = end + 1 < len(tags) and tags[end].sense in (Sense.COLON, Sense.AND)
        said = any(one.sense in (Sense.UNKNOWN, Sense.NOT) for one in tags[start:end])
        if tag.sense is Sense.WRONG and said and ends:
            return [*tags[: wrong + 1], *tags[end + 1 :]]
    return tags


def _passive(tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags with a German passive turned: “von der Armee in Kiel unterstützt”, “quitte … pour”.

    Who leaves a place for another goes to it.
    """
    found = list(tags)
    for at, tag in enumerate(tags):
        behind = [one.sense for one in tags[at + 1 : at + 5]]
        if tag.sense is not Sense.FROM:
            continue
        ends = behind.index(Sense.SUPPORT) if Sense.SUPPORT in behind else 0
        piece = behind[:ends] in _NAMED and folded(tags[at + 1 + ends].text) in _HELPED
        if piece and behind[ends + 1 :][:1] in ([], [Sense.AND]):
            found[at] = tag._replace(sense=Sense.HELPED)
            del found[at + 1 + ends]
            break
        if folded(tag.text) in LEAVING and behind[:3] == [Sense.PLACE, Sense.FOR, Sense.PLACE]:
            found[at + 2] = found[at + 2]._replace(sense=Sense.TO)
    return found


_HELPED = ("UNTERSTUTZT", "UNTERSTUETZT", "GESTUTZT")
_NAMED = (
    [Sense.PLACE],
    [Sense.KIND, Sense.PLACE],
    *([Sense.KIND, link, Sense.PLACE] for link in (Sense.IN, Sense.FROM)),
)


def _beside(tags: Sequence[Tag], at: int) -> bool:
    """Whether a piece is only somebody to go with: “goes with the army to Warsaw”."""
    way = [tag.sense for tag in tags[at - 1 : at + 3]] if at else []
    return way == [Sense.GO, Sense.KIND, Sense.TO, Sense.PLACE]


def _for_own(tags: Sequence[Tag], at: int, own: PowerId | None) -> bool:
    """Whether a tag is of words that say for whom its writer orders: “for Germany”."""
    pairs = (tags[max(at - 1, 0) : at + 1], tags[at : at + 2])
    named = ([tag.sense for tag in pair] == [Sense.FOR, Sense.POWER] for pair in pairs)
    own_name = (own is not None and pair[-1].power == own for pair in pairs)
    return any(both and mine for both, mine in zip(named, own_name, strict=True))


def _needless(context: Context, tags: Sequence[Tag], at: int) -> bool:
    """Whether a number only says what is said anyway: “kills one Turk”, “two new armies: …”."""
    if tags[at].sense is not Sense.NUMBER or at + 1 == len(tags):
        return False
    ahead = tags[at + 1].sense
    kinds = next((tag.kinds for tag in tags[at + 2 : at + 3]), ())
    counted = any(context.lexicon.units[kind].numbered for kind in kinds)
    return (ahead is Sense.BUILD and not counted) or (ahead is Sense.POWER and tags[at].number == 1)


def _search_last(tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags with a search at their end put where its word for “for” stands, as in German."""
    way = [tag.sense for tag in tags]
    for lead in (Sense.TO, Sense.FOR):
        for whom in ([Sense.POWER], [Sense.POWER, Sense.KIND]):
            at = len(tags) - len(whom) - 2
            if at >= 0 and way[at:] == [lead, *whom, Sense.SEARCH]:
                return [*tags[:at], tags[-1], *tags[at + 1 : -1]]
    return tags


def _modal(tags: Sequence[Tag], at: int) -> bool:
    """Whether a word only leads to a verb: “is to convoy”, “soll halten”, “to build”."""
    word = folded(tags[at].text)
    leads = tags[at].sense is Sense.GO or word in _INFINITIVES
    ahead = (tag.sense for tag in tags[at + 1 :])
    if word in _MODALS:  # “soll dort die Russen töten”
        ahead = (sense for sense in ahead if sense not in (Sense.POWER, Sense.UNKNOWN))
    if leads and next(ahead, None) in _VERBS:
        return True
    return word in _MODALS and at > 0 and tags[at - 1].sense in _VERBS  # “stehen bleiben soll”


def _row(context: Context, tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags of a table's row, from where, where to and the piece, as an order: ``PIC,BEL,A``."""
    if tuple(tag.sense for tag in tags) != _COLUMNS:
        return tags
    at, to, kind = tags[0], tags[2], tags[4]
    own = context.own(at.places)
    if own is None or own[0].kind not in kind.kinds:
        return tags
    if at.places == to.places:
        return (at, to._replace(sense=Sense.HOLD, places=()))
    return (at, tags[1]._replace(sense=Sense.TO), to)


def _put_last(tags: Sequence[Tag], at: int) -> bool:
    """Whether a verb of movement comes after where it leads: “nach Sewastopol schicken”."""
    ends = at + 1 == len(tags) or tags[at + 1].sense in (Sense.AND, Sense.CLOSE)
    way = tuple(tag.sense for tag in tags[max(at - 2, 0) : at + 1])
    return ends and way in _LAST


def _passed(
    context: Context, before: list[Tag], tags: Sequence[Tag], start: int, end: int
) -> Sequence[Tag]:
    """What becomes of a run of unknown tags."""
    ahead = tags[end].sense if end < len(tags) else None
    goal = tags[end + 1].sense if end + 1 < len(tags) else None
    last = before[-1].sense if before else None
    if ahead in _AHEAD and goal is Sense.PLACE and last in _PIECE:
        based = last is Sense.KIND or ahead is Sense.GO  # “the army currently based in Paris”
        if last is Sense.PLACE and before[-1].places == tags[end + 1].places:
            stays = Sense.HOLD if ahead is Sense.IN else Sense.UNKNOWN
            return (tags[start]._replace(sense=stays),)  # “Kiel lingers in Kiel”
        return () if based else (tags[start]._replace(sense=Sense.GO),)
    if last is Sense.NUMBER and ahead is Sense.KIND:
        return ()  # “three little agents”
    idle = _harmless(context, before, ahead, few=end - start < _MOST)
    return () if idle else tags[start:end]


def _harmless(context: Context, before: list[Tag], ahead: Sense | None, *, few: bool) -> bool:
    """Whether unknown words before a tag say nothing more of what was said before them."""
    ends = ahead in (None, Sense.AND, Sense.CLOSE)
    if [tag.sense for tag in before[-2:]] == [Sense.WRONG, Sense.THAT]:
        before.pop()  # “no, that is occupied”
    if ends and _held(before):
        while before[-1].sense is Sense.IN:
            before.pop()
        return True  # “stays in port”
    last = before[-1].sense if before else None
    kinds = (*context.kinds, *(kind for tag in before[:1] for kind in tag.kinds))
    covert = any(kind in context.covert for kind in kinds)
    bound = any(tag.sense in _BINDS for tag in before)
    closes = ends and ahead is not Sense.AND and few and not (covert or bound) and last in _DONE
    aboard = ahead is Sense.BOARD and last in _PIECE
    withdrawn = ahead is Sense.AND and last is Sense.WRONG
    helped = ahead is Sense.HELPED and few  # “wobei sie von …”
    return bool(closes or aboard or withdrawn or helped or (ends and last in _SAID))


def _held(before: Sequence[Tag]) -> bool:
    """Whether what precedes says that a piece holds, apart from an “in”."""
    at = len(before) - 1
    while at > 0 and before[at].sense is Sense.IN:
        at -= 1
    return at > 0 and before[at].sense is Sense.HOLD


def _without_talk(tags: list[Tag], idle: Collection[Sense]) -> list[Tag]:
    """The tags without parts between commas that name nothing and change nothing."""
    parts: list[list[Tag]] = [[]]
    depth = 0
    revised = any(tag.sense is Sense.WRONG for tag in tags)
    for before, tag, behind in zip([None, *tags], tags, [*tags[1:], None], strict=False):
        depth += (tag.sense is Sense.OPEN) - (tag.sense is Sense.CLOSE)
        dash = tag.sense is Sense.TO and tag.text in DASHES
        dash = dash and not (_cut_short(before) and _cut_short(behind))
        if (dash or (tag.sense is Sense.AND and tag.text == ",")) and not depth:
            parts.append([])
        parts[-1].append(tag)
    kept = [p for p in parts if not (_talk(p, idle) or (revised and p is not parts[0] and _why(p)))]
    if len(kept) == len(parts) or not kept:
        return tags
    return [tag for part in kept for tag in part]


def _cut_short(tag: Tag | None) -> bool:
    """Whether a tag may be a name cut down to a letter or two."""
    short = tag is not None and tag.sense is Sense.UNKNOWN and len(tag.text) < len("name")
    return short and tag is not None and tag.text[:1].isupper()


def _talk(part: Sequence[Tag], idle: Collection[Sense]) -> bool:
    bare = part[1:] if part and part[0].sense in (Sense.AND, Sense.TO) else part
    names = any(tag.sense in _DONE - {Sense.HOLD} for tag in bare)
    if bare and folded(bare[0].text) in _BECAUSE and not names:
        return True  # “because I am tired of it”
    says_none = any(tag.sense in (Sense.UNKNOWN, Sense.ALL) for tag in bare)
    if any(tag.text in DASHES for tag in bare):
        return False  # “Mü-Bö”
    return says_none and all(tag.sense in idle for tag in bare)


def _why(part: Sequence[Tag]) -> bool:
    """Whether a part only says why something is changed: “…, Belgium is too hot”."""
    way = [tag.sense for tag in part if tag.sense not in (Sense.AND, Sense.IN, Sense.FROM)]
    talk = [sense for sense in way if sense in (Sense.UNKNOWN, Sense.SAME)]
    return way.count(Sense.PLACE) == 1 == len(way) - len(talk) and len(talk) > 1


def wished(context: Context, tags: Sequence[Tag]) -> list[Tag]:
    """The tags with another choice of a retreat said in any words: “or if not free, SIL”."""
    if context.phase is not PhaseKind.RETREATS:
        return list(tags)
    tags = list(_ranked(tags))
    found: list[Tag] = []
    at, led = 0, False
    while at < len(tags):
        end = at
        while end < len(tags) and (tags[end].sense in _HEDGES or _taken(tags, end, at)):
            end += 1
        hedged = any(tag.sense in (Sense.OR, Sense.IF) for tag in tags[at:end])
        choice = end < len(tags) and tags[end].sense in (Sense.PLACE, Sense.DISBAND)
        choice = choice and (end + 1 == len(tags) or tags[end + 1].sense in _PARTED)
        if led and hedged and choice:
            found.append(tags[at]._replace(sense=Sense.OR))
            at = end
        led = led or tags[at].sense is Sense.PLACE
        found.append(tags[at])
        at += 1
    return found


def _ranked(tags: Sequence[Tag]) -> Iterator[Tag]:
    """The tags with ranks of choices in other words: “1st choice BUD, 2nd SER”."""
    ranked = first = False
    for tag, behind in zip_longest(tags, tags[1:]):
        opens = folded(tag.text) in _FIRST
        counts = (
            opens or tag.sense is Sense.NUMBER or (first and tag.text == "2")
        )  # else “2” is “to”
        named = behind is not None and (folded(behind.text) in _RANKS or behind.sense in _CHOICES)
        near = named and (opens or counts)
        first = first or (near and (opens or tag.number == 1))
        if near and not opens and tag.number != 1:
            yield tag._replace(sense=Sense.OR)
        elif not (near or (ranked and folded(tag.text) in _RANKS)):
            yield tag
        ranked = near or (ranked and folded(tag.text) in _RANKS)


_CHOICES = (Sense.PLACE, Sense.DISBAND)
_FIRST = ("FIRST", "ERSTE", "PREMIER")
_RANKS = ORDINALS | {"CHOICE", "CHOIX", "WAHL", "OPTION"}


def _taken(tags: Sequence[Tag], at: int, start: int) -> bool:
    """Whether the last choice is named again, and why it may be none: “if Greece is taken”."""
    hedged = any(tag.sense is Sense.IF for tag in tags[start:at])
    last = next((tag for tag in reversed(tags[:start]) if tag.sense is Sense.PLACE), None)
    again = last is not None and tags[at].places == last.places
    return hedged and (again or tags[at].sense is Sense.WRONG)


_STACKED = frozenset({Sense.NUMBER, Sense.KIND, Sense.IN, Sense.FROM, Sense.PLACE})
_BECAUSE = ("BECAUSE", "SINCE", "AS", "DENN", "WEIL", "CAR", "PUISQUE")
_GROUNDS = frozenset({Sense.UNKNOWN, Sense.NOT, Sense.THAT, Sense.SAME, Sense.GO, Sense.ALL})
_PARTED = (Sense.AND, Sense.OR, Sense.IF)
_INFINITIVES = ("TO", "ZU", "DE")
_MODALS = ("SOLL", "SOLLEN", "MUSS", "MUSSEN")
_NAMING = (Sense.KIND, Sense.PLACE)
_LEADING = (Sense.TITLE, Sense.FOR, Sense.FROM, Sense.UNKNOWN, Sense.COLON, Sense.AND)
_VERBS = (
    *(Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.GO, Sense.KILL, Sense.RETREAT, Sense.DISBAND),
    *(Sense.BOARD, Sense.SEARCH, Sense.SECURITY, Sense.GUARD, Sense.DESTROY, Sense.BUILD),
    Sense.REMOVE,
)
_COLUMNS = (Sense.PLACE, Sense.AND, Sense.PLACE, Sense.AND, Sense.KIND)
_LAST = tuple((way, Sense.PLACE, Sense.GO) for way in (Sense.TO, Sense.IN))
_DOES = frozenset({Sense.KIND, Sense.PLACE, Sense.BUILD, Sense.REMOVE, Sense.DISBAND})
_DOES = _DOES | {Sense.RETREAT, Sense.SEARCH}
_HEDGES = frozenset(
    {Sense.OR, Sense.IF, Sense.AND, Sense.UNKNOWN, Sense.THAT, Sense.NOT, Sense.DOUBT, Sense.TO}
    | {Sense.COLON, Sense.GO, Sense.RETREAT, Sense.SAME, Sense.IN}
)
