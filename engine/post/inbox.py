"""The inbox: what each mail orders, what in it was not understood, and what it leaves open."""

from dataclasses import replace
from functools import partial

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.packet_lock import Signer
from engine.language.message import Message, Value
from engine.orders.sheets import EndlessSheetError, read_sheet
from engine.post import limits, sorting
from engine.post.book import Book
from engine.post.mail import Mail
from engine.post.phases import later_phase
from engine.post.proof import checked, said_of
from engine.post.quoted import kept_in_quotation
from engine.post.sorting import Awaited, Sorted
from engine.post.tables import drawn
from engine.post.taken import overtaken, sheet_of, used_before
from engine.post.timing import lateness
from engine.post.weighing import Intake, Shown, weighed
from engine.post.wrapping import unwrapped


def intake(
    game: Game,
    book: Book,
    mail: Mail,
    by: Signer | None = None,
    as_power: PowerId | None = None,
) -> Intake:
    """What one mail means to a game as it stands; nothing is recorded.

    ``by`` is the key that packets are signed with; the check lines of answers to them need it. With
    ``as_power``, the game master has said whose it is: sender and subject no longer count. A mail
    over the limits is not read at all, and harms no other.
    """
    verdict = said_of(mail, book)
    over = mail.over or limits.exceeded_by(mail.text)
    try:
        if not over:
            one = _read(game, book, mail, by, as_power)
            late = lateness(book, str(game.position().phase), mail, one.sorted.power)
            return replace(one, verdict=verdict, late=late)
    except EndlessSheetError:
        over = "post.over_orders"
    except RecursionError:
        over = "post.over_depth"
    held = Message(over)
    found = Sorted(power=None, why=Message("post.nobody_is_read"), held=held)
    return Intake(mail=mail, sorted=found, unread=_shown(mail.text[: limits.TEXT], held))


def _shown(text: str, why: Value) -> tuple[Shown, ...]:
    lines = enumerate(text.split("\n"), 1)
    return tuple(Shown(number, line.strip(), why) for number, line in lines if line.strip())


def _read(
    game: Game, book: Book, mail: Mail, by: Signer | None, as_power: PowerId | None
) -> Intake:
    awaited = Awaited(
        title=game.record.header.title,
        due=game.position().phase,
        seats=game.rules.seats,
        lexicon=game.reader.lexicon,
        book=book,
    )
    words = unwrapped(mail.text)
    found = sorting.sort(awaited, mail, words, as_power)
    if found.power is None:
        return Intake(mail=mail, sorted=found, unread=_shown(mail.text, found.held or ""))
    over = Message("post.game_is_over_nothing_is") if game.position().ending else None
    older = overtaken(game, found.power, mail)
    late = found.held or over or older
    used = None if late or as_power else used_before(game, found.power, mail)
    knows = game.known(found.power)
    reading = partial(
        read_sheet,
        game.reader,
        power=found.power,
        phase=game.position().phase.kind,
        position=knows,
        players=game.rules.variant.seats,
        later=partial(later_phase, game),
    )
    sheet = reading(drawn(words))
    earlier = game.in_hand(found.power) or kept_in_quotation(sheet, reading)
    one = weighed(game, mail, replace(found, held=late or used), sheet, knows, earlier)
    one = replace(one, used=bool(used))
    if late is older and not one.orders and not one.revoked:
        one = replace(one, sorted=found)  # press and the like do not grow old
    return one if by is None else checked(game, one, by)


def record(game: Game, one: Intake) -> None:
    """Give a mail's orders to the game, together with the mail, as the current version."""
    game.give_sheets([sheet_of(one)])
