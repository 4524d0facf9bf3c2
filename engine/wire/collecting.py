"""One look into the mailbox: new mails are fetched and given to the account's games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from engine.language.message import Listed, Message, Value
from engine.wire.account import Account
from engine.wire.delivery import Delivery, keep
from engine.wire.errors import CalledOffError
from engine.wire.fetching import Fetched, fetch
from engine.wire.served import Served


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """How many mails came: for each game by its title, and how many wait.

    ``off`` says that it was called off before all had come; ``faults`` are games that could not be
    opened.
    """

    games: Mapping[str, int] = field(default_factory=dict)
    waiting: int = 0
    too_large: int = 0
    off: bool = False
    faults: tuple[Value, ...] = ()

    @property
    def said(self) -> tuple[Value, ...]:
        """What came, in sentences."""
        every = (Message("wire.fetched_for", title=t, count=n) for t, n in self.games.items())
        parts: list[Value] = [Message("wire.fetched", count=sum(self.games.values()))]
        parts += [Listed(tuple(every), "semicolon")] if self.games else []
        parts += [Message("wire.waits", count=self.waiting)] if self.waiting else []
        parts += [Message("wire.too_large", count=self.too_large)] if self.too_large else []
        parts += [Message("wire.called_off")] if self.off else []
        return (*parts, *self.faults)


def fetched(
    account: Account,
    password: str,
    at_hand: Sequence[Served] = (),
    told: Callable[[int, int], None] = lambda _done, _of: None,
) -> tuple[Fetched, Delivery]:
    """Fetch new mails for the games of an account, and see which game each is for.

    The games are not changed, so this may run alongside other work on them; ``at_hand`` are those
    already open. ``told`` is called as by `fetch`; once it calls the fetching off, what has come by
    then is delivered. Raises as `fetch`, and WriteError if a mail cannot be stored; it is then
    fetched again next time.
    """
    off = False
    try:
        found = fetch(account, password, partial(keep, account), told=told)
    except CalledOffError:
        found, off = Fetched(), True
    return replace(found, off=off), Delivery(account, at_hand)


def delivered(found: Fetched, delivery: Delivery) -> Collected:
    """Give each mail to its game; raises as `Delivery.deliver`."""
    new = delivery.deliver()
    titles = {game.file: game.title or game.file.stem for game in delivery.games}
    return Collected(
        games={titles[file]: count for file, count in new.items() if count},
        waiting=len(delivery.waiting),
        too_large=found.too_large,
        off=found.off,
        faults=tuple(delivery.faults),
    )


def collect(account: Account, password: str) -> Collected:
    """Fetch new mails and give each to its game; raises as `fetched` and `delivered`."""
    return delivered(*fetched(account, password))
