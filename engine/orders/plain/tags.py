"""Cuts a sentence into tags: places, pieces, powers, numbers and words by their meaning."""

import re
from collections.abc import Iterator

from engine.board.graph import Location, PowerId, ProvinceId
from engine.orders import covert_words
from engine.orders.errors import OrderTextError
from engine.orders.lexicon import Lexicon
from engine.orders.places import longest
from engine.orders.plain.peoples import ADJECTIVES, LOCALS, PEOPLE
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.settling import ashore, settled
from engine.orders.plain.small_words import ORDINALS, SEASONS, SKIPPED
from engine.orders.plain.vocabulary import (
    ENTRIES,
    KINDS,
    LONGEST,
    NUMBERS,
    PAST,
    THAT,
)
from engine.orders.spelling import nearest
from engine.orders.tokens import Shape, Token, tokenize
from engine.orders.words import Words
from engine.units import Kind

_LETTERED = frozenset("SHCUKTRDXB")
"""Letters for what a piece does; they are that behind a place only, or in capitals."""

_MARKS = {"(": Sense.OPEN, "[": Sense.OPEN, ")": Sense.CLOSE, "]": Sense.CLOSE}
_PREFIX = 4
_LONG = 7
"""So many letters are a misspelt place though nothing tells that a place is meant."""
_SPELT = tuple(
    word
    for word in (*ENTRIES, *KINDS)
    if len(word) > _PREFIX
    and not (" " in word or word in PAST)
    and (word in KINDS or ENTRIES[word] in (Sense.SUPPORT, Sense.HOLD, Sense.CONVOY, Sense.RETREAT))
)
"""Words that are known if they are misspelt."""
_SHORT = {**covert_words.SHORT, "AR": "A", "FL": "F", "FLT": "F"}
"""Words for pieces that are so only before a place."""

_LISTED = ENTRIES.keys() | KINDS.keys() | SKIPPED
_TIMES = re.compile(r"X\d{1,3}")
_PHASE = re.compile(r"[SFW]\d{2,5}[MRABPD]?S?")
_COMPOUND = ("FLOTTE", "ARMEE", "HEER", *covert_words.GLUED)
_WITHOUT_ACCENT = ("VA", "VONT", "IRA", "IRONT", "ALLER", "RESTE", "RESTENT", "RENTRE", "PASSE")
_THE = ("DER", "DIE", "DEN", "LE", "LA")
_MINE = ("THE", "MY", "OUR", "DER", "DEN", "MEIN", "MEINEN", "L", "LE", "MON")
_ACTS = (Sense.TO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY)
_WORDS = (
    "DEN|WIE|WAR|VIE|FIN|TUN|BOTH|MAN|PRE|VAR|DAN|NET|PORT|MARS|IRIS|MAT|PET|BLACK|EASTERN|SCH|SUE|"
    "ATL|MID|CHE|TOS|YORK|EAST|WEST|MRS"
)
_COMMON = frozenset(_WORDS.split("|"))
_ALWAYS = frozenset({"DEN", "WIE", "BOTH", "MAN", "BLACK", "EAST", "WEST", "MID", "MRS"})
"""Places that are common words in small letters."""


def tags_of(lexicon: Lexicon, text: str) -> list[Tag]:
    """The tags of a sentence, without those that mean nothing."""
    found: list[Tag] = []
    begin = 0
    for part in text.split(":"):
        if begin:
            found.append(Tag(Sense.COLON, ":", begin - 1, begin))
        found += _Tagger(lexicon, " " * begin + part).tags()
        begin += len(part) + 1
    counted = any(unit.numbered for unit in lexicon.units.values())
    return list(settled(ashore(lexicon, found), counted=counted))


class _TokenWalk:
    """Walks along the tokens of a sentence."""

    def __init__(self, lexicon: Lexicon, text: str) -> None:
        self._lexicon = lexicon
        self._text = text
        self._words = Words(text, lexicon, tokens=tokenize(text))
        self._last = Sense.SKIP

    def _touches(self, other: Token) -> bool:
        """Whether another token is an arrow after a name, or one without a space before it."""
        token = self._words.tokens[self._words.at]
        return other.start >= token.end or other.end == token.start

    def _phrase(self) -> tuple[str, int]:
        """The longest phrase in the tables from here, and how many tokens it takes."""
        found, length, so_far, i = "", 1, "", self._words.at
        for _ in range(2 * LONGEST):
            token = self._words.tokens[i]
            if token.shape is Shape.WORD:
                so_far = f"{so_far} {token.text}" if so_far else token.text
                if so_far in ENTRIES or so_far in THAT or so_far in KINDS:
                    found, length = so_far, i + 1 - self._words.at
            elif not (so_far and self._words.joins(i)):
                break
            i += 1
        return found, length

    def _place_at(self, ahead: int) -> bool:
        words = self._words.fork()
        words.at = min(words.at + ahead, len(words.tokens) - 1)
        return longest(words, self._lexicon, self._lexicon.places) is not None

    def _kinds(self, names: tuple[str, ...]) -> tuple[Kind, ...]:
        units = self._lexicon.units
        found = tuple(Kind(name) for name in names if Kind(name) in units)
        if not found and covert_words.ANY in names:
            covert = tuple(kind for kind, unit in units.items() if unit.covert)
            return covert if len(covert) == 1 else ()
        return found

    def _at(self, ahead: int) -> str:
        at = self._words.at + ahead
        return self._words.tokens[at].text if 0 <= at < len(self._words.tokens) else ""

    def _written(self, ahead: int) -> str:
        token = self._words.tokens[self._words.at + ahead]
        return self._text[token.start : token.end]

    def _glued(self) -> tuple[Tag, Tag] | None:
        """The piece that one word names with its kind: “Ostseeflotte”, “aMUN”, “FDen”."""
        word, places = self._at(0), self._lexicon.places
        ending = next((one for one in _COMPOUND if word.endswith(one)), "")
        place = places.get(word.removesuffix(ending)) or places.get(word.removesuffix(f"S{ending}"))
        kinds = self._kinds(KINDS.get(ending, ())) if place else ()
        if not ending and word[1:] in places and word not in places and word not in ENTRIES:
            place = places[word[1:]] if self._written(0)[1:2].isupper() else ()
            kinds = self._kinds((word[0],)) if place else ()
        if not (kinds and place):
            return None
        tag = self._made(Sense.PLACE, 1)
        self._last = Sense.PLACE
        at = tuple(map(Location, place))
        return tag._replace(sense=Sense.KIND, kinds=kinds), tag._replace(places=at)

    def _made(self, sense: Sense, length: int) -> Tag:
        start = self._words.at
        self._words.at += length
        return self._spanning(sense, start)

    def _spanning(self, sense: Sense, start: int) -> Tag:
        first, last = self._words.tokens[start], self._words.tokens[self._words.at - 1]
        return Tag(sense, self._text[first.start : last.end], first.start, last.end)


class _Tagger(_TokenWalk):
    """Gives each word or phrase its meaning."""

    def tags(self) -> Iterator[Tag]:
        """Every tag, in the sequence of the words."""
        while not self._words.done:
            start = self._words.at
            if pair := self._glued():
                yield from pair
                continue
            tag = self._tag()
            if self._words.at == start:
                self._words.at += 1
            self._last = tag.sense
            yield tag

    def _tag(self) -> Tag:
        token = self._words.tokens[self._words.at]
        if token.shape is Shape.ARROW:
            return self._made(Sense.TO, 1)
        if token.shape is Shape.MARK:
            sense = Sense.AND if token.text in ",&+" else _MARKS.get(token.text, Sense.SKIP)
            return self._made(sense, 1)
        if token.shape is Shape.NUMBER:
            joined = self._words.tokens[self._words.at + 1].start == token.end and self._at(1)
            number = int(token.text) if len(token.text) < 6 else 0
            tag = self._made(Sense.NUMBER, 1 + (joined in ("X", *ORDINALS)))
            return tag._replace(number=1 if joined in ORDINALS else number)  # “4e agent” is one
        if _TIMES.fullmatch(token.text):  # “x2”
            return self._made(Sense.NUMBER, 1)._replace(number=int(token.text[1:]))
        return self._abbreviated() or self._word()

    def _word(self) -> Tag:
        word = self._at(0)
        if len(word) == 1:
            return self._single(word)
        if word in SEASONS or _PHASE.fullmatch(word):
            year = self._words.tokens[self._words.at + 1].shape is Shape.NUMBER
            return (
                self._made(Sense.TITLE, 1 + year) if word in SEASONS else self._made(Sense.SKIP, 1)
            )
        phrase, length = self._phrase()
        short = self._kinds((_SHORT.get(word, ""),))
        if short and self._place_at(1):
            return self._made(Sense.KIND, 1)._replace(kinds=short)
        named = longest(self._words, self._lexicon, self._lexicon.powers)
        place = longest(self._words, self._lexicon, self._lexicon.places)
        if place is not None and self._is_place(word, place[1], length):
            return self._placed(named)
        common = word in ENTRIES and self._written(0).islower()
        if named is not None and named[1] - self._words.at >= length and not common:
            return self._made(Sense.POWER, named[1] - self._words.at)._replace(power=named[0])
        return self._by_table(word, phrase, length)

    def _single(self, word: str) -> Tag:
        """A letter, or a name or phrase that it begins."""
        place = longest(self._words, self._lexicon, self._lexicon.places)
        if place is not None and place[1] > self._words.at + 1:
            return self._placed(None)  # “N. Atlantic”
        new = ENTRIES.get(self._at(1)) is Sense.BUILD and self._at(2) in KINDS
        if word == "A" and (new or self._at(1) in KINDS.keys() - covert_words.PIECES):
            return self._made(Sense.SKIP, 1)  # “A fleet”, “A new spy”
        if word == "W" and self._at(1) == "/":
            return self._made(Sense.SKIP, 2)  # “w/ security”
        phrase, length = self._phrase()
        return self._made(self._sense(phrase), length) if length > 1 else self._letter(word)

    def _by_table(self, word: str, phrase: str, length: int) -> Tag:
        """A word by its meaning in one of the tables; a place if it begins as one, or unknown."""
        kinds = self._kinds(KINDS.get(phrase) or KINDS.get(word) or ())
        beside = self._at(1) in KINDS or self._at(1) == "ONE" or self._at(-1) in _THE
        if word in covert_words.PERSONS and (self._last is Sense.PLACE or self._at(-1) in _MINE):
            kinds = self._kinds((covert_words.ANY,))
            return self._made(Sense.KIND if kinds else Sense.SKIP, 1)._replace(kinds=kinds)
        local = self._local(word) if beside else ()
        if local:  # “the Greek agent”
            return self._made(Sense.PLACE, 1)._replace(places=tuple(map(Location, local)))
        power = self._lexicon.powers.get(PEOPLE.get(word) or ADJECTIVES.get(word) or "")
        if kinds:
            return self._made(Sense.KIND, length if phrase in KINDS else 1)._replace(kinds=kinds)
        if power is not None:
            return self._made(Sense.POWER, 1)._replace(power=power)
        phrase = "" if phrase == "RET" and self._last is not Sense.PLACE else phrase  # “(ret.)”
        if phrase or word in NUMBERS:
            number = 0 if phrase else NUMBERS[word]
            sense = self._sense(phrase) if phrase else Sense.NUMBER
            return self._made(sense, length if phrase else 1)._replace(number=number)
        return self._made(Sense.SKIP, 1) if word in SKIPPED else self._unlisted(word)

    def _unlisted(self, word: str) -> Tag:
        """A word that is in no table: a coast, a place begun, something misspelt, or unknown."""
        shore = self._words.fork()
        coast = shore.lookup(self._lexicon.coasts)
        if coast and len(word) > 1:
            return self._made(Sense.COAST, shore.at - self._words.at)
        aimed = self._last is Sense.TO and self._words.tokens[self._words.at - 1].text == "-"
        aimed = aimed or self._last is Sense.KIND or self._acts()
        shaped = aimed or self._written(0)[:1].isupper()
        named = len(word) >= _PREFIX and shaped
        misspelt = self._misspelt_place((3, 2)) if shaped else None
        if misspelt is None and named and self._lexicon.beginning(word):
            return self._placed(None)
        if misspelt is None and (named or len(word) >= _LONG):
            misspelt = self._misspelt_place((1,), slips=3 if shaped else 1)
        return misspelt or self._misspelt_word(word) or self._made(Sense.UNKNOWN, 1)

    def _acts(self) -> bool:
        """Whether a word is a piece by what follows it: “keil holds”, “rhur to belguim”."""
        following = self._words.tokens[self._words.at + 1]
        named = self._words.at == 0 and len(self._at(0)) >= _PREFIX
        led = self._last is Sense.TO and len(self._at(0)) > _PREFIX
        acts = ENTRIES.get(following.text) in _ACTS or following.shape is Shape.ARROW
        return led or (named and acts)

    def _local(self, word: str) -> tuple[ProvinceId, ...]:
        """The place that an adjective before a piece is made of."""
        known = (ENTRIES, ADJECTIVES, PEOPLE, SKIPPED, NUMBERS, KINDS, self._lexicon.powers)
        if any(word in words for words in known):
            return ()
        return self._lexicon.places.get(LOCALS.get(word, "")) or self._lexicon.of_people(word)

    def _misspelt_place(self, lengths: tuple[int, ...], slips: int = 3) -> Tag | None:
        """A place, if so many words are nearly its name."""
        for length in lengths:
            tokens = self._words.tokens[self._words.at : self._words.at + length]
            words = " ".join(token.text for token in tokens if token.shape is Shape.WORD)
            places = self._lexicon.misspelt(words, slips) if words.count(" ") == length - 1 else ()
            if places:
                tag = self._made(Sense.PLACE, length)
                return tag._replace(places=tuple(map(Location, places)))
        return None

    def _abbreviated(self) -> Tag | None:
        """A place by the beginnings of its name's words: “atl centre”, “Norw. Sea”."""
        words = self._words
        whole = longest(words, self._lexicon, self._lexicon.places)
        for length in (3, 2):
            if whole is not None and whole[1] >= words.at + length:
                return None
            tokens = words.tokens[words.at : words.at + length]
            if all(one.shape is Shape.WORD and one.text not in _LISTED for one in tokens):
                places = self._lexicon.abbreviated(" ".join(one.text for one in tokens))
                if places:
                    tag = self._made(Sense.PLACE, length)
                    return tag._replace(places=tuple(map(Location, places)))
        return None

    def _misspelt_word(self, word: str) -> Tag | None:
        """A piece or something done, if the word is nearly one for it."""
        near = nearest(word, _SPELT)
        senses = {(ENTRIES.get(one), self._kinds(KINDS.get(one, ()))) for one in near}
        sense, kinds = senses.pop() if len(senses) == 1 else (None, ())
        if kinds:
            return self._made(Sense.KIND, 1)._replace(kinds=kinds)
        return self._made(sense, 1) if sense else None

    def _sense(self, phrase: str) -> Sense:
        """The meaning of a phrase in the tables; without spies in the game, one is a somebody."""
        if phrase in KINDS:
            return Sense.KIND if self._last is Sense.POWER else Sense.WATCH
        return ENTRIES.get(phrase, Sense.THAT)

    def _is_place(self, word: str, end: int, length: int) -> bool:
        """Whether a word that names a place means it here."""
        if end - self._words.at < length:
            return False
        written = self._written(0)
        if word in _COMMON and (written.islower() or word in _ALWAYS) and not written.isupper():
            around = (self._words.tokens[self._words.at + step] for step in (1, -1))
            arrow = any(token.shape is Shape.ARROW for token in around if self._touches(token))
            named = self._last in (Sense.KIND, Sense.TO, Sense.SUPPORT) or self._at(-1) == "2"
            opens = self._words.at == 0 and word not in _ALWAYS
            named = named or (opens and ENTRIES.get(self._at(1)) in _ACTS)
            if word == "DEN" and self._at(1) and self._at(1) not in ENTRIES:
                return arrow
            if word == "BOTH" and self._words.tokens[self._words.at + 1].shape is Shape.WORD:
                return False
            return arrow or (named and not (self._place_at(1) or self._at(1) in KINDS))
        if word == "PAR" and written.islower():
            does = self._at(1) in ENTRIES or self._at(1) in KINDS or self._place_at(1)
            return does or not self._at(1).isalpha()  # else it is a French “by”
        return word not in ENTRIES or written[:1].isupper() or len(word) > len(ENTRIES[word])

    def _placed(self, named: tuple[PowerId, int] | None) -> Tag:
        start = self._words.at
        words = self._words.fork()
        try:
            place = words.place()
        except OrderTextError:
            found = longest(self._words, self._lexicon, self._lexicon.places)
            end = found[1] if found else start
            slash = self._words.tokens[end].text == "/"
            if found is None or not slash or self._words.tokens[end + 1].text not in ENTRIES:
                return self._made(Sense.UNKNOWN, 1)
            tag = self._made(Sense.PLACE, end - start)  # “SIL/kill”
            return tag._replace(places=tuple(map(Location, found[0])))
        self._words.tokens, self._words.at = words.tokens, words.at
        tag = self._spanning(Sense.PLACE, start)._replace(places=tuple(place.options))
        return tag._replace(power=named[0]) if named else tag

    def _letter(self, word: str) -> Tag:
        """A single letter: a piece, a power, what a piece does, or an article."""
        written = self._written(0)
        led = written == "a" and self._at(-1) in _WITHOUT_ACCENT  # “va a berlin”
        big, french = written.isupper(), led or written in ("à", "À")
        kinds = () if french else self._kinds((word,))
        power = self._lexicon.powers.get(word) if big else None
        sense = Sense.SKIP if word in SKIPPED else Sense.UNKNOWN
        if kinds and (self._place_at(1) or self._at(1) in covert_words.PIECES):
            return self._made(Sense.KIND, 1)._replace(kinds=kinds)
        first = self._words.at == 0 and self._kinds((self._at(1),)) and self._place_at(2)
        if word in "BDRX" and first:
            return self._made(ENTRIES[word], 1)  # “b f lvp”
        hidden = self._kinds((self._lexicon.kinds.get(word, ""),))
        bracketed = _bracketed(self._words)
        opens = self._words.at == 0 or bracketed
        if hidden and opens and big and self._place_at(1 + bracketed):
            return self._made(Sense.KIND, 1)._replace(kinds=hidden)
        if french:
            sense = Sense.TO
        elif word == "K" and (self._at(1) in PEOPLE or self._at(1) in self._lexicon.powers):
            sense = Sense.KILL  # “k. Germany”
        elif power and self._last in (Sense.EXCEPT, Sense.KILL, Sense.FOR):
            sense = Sense.POWER
        elif word in _LETTERED and (big or self._last is Sense.PLACE):
            sense = ENTRIES[word]
        elif kinds and big:
            sense = Sense.KIND
        elif power and self._last is Sense.AND and not self._speaks(word):
            sense = Sense.POWER
        return self._made(sense, 1)._replace(
            kinds=kinds if sense is Sense.KIND else (), power=None if french else power
        )

    def _speaks(self, word: str) -> bool:
        """Whether an “I” means the writer: a verb in small letters follows."""
        ahead = self._words.at + 1
        small = ahead < len(self._words.tokens) and self._written(1).islower()
        return word == "I" and small and ENTRIES.get(self._at(1)) is not Sense.AND


def _bracketed(words: Words) -> bool:
    """Whether a bracket follows at once, as around a place: “S(Lon)-Bre”."""
    token, behind = words.tokens[words.at : words.at + 2]
    return behind.text == "(" and behind.start == token.end
