"""What speaks against a deadline is told before it goes, in one way of counting everywhere."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.judge import entries, ruleset
from engine.language.speaker import ENGLISH
from engine.orders.asking import lacking
from engine.orders.notation import write
from engine.play import samples, seats
from engine.post.doubts import doubts
from engine.post.intray import STANDING
from engine.post.mail import parse
from engine.post.mailbox import Mailbox
from engine.session.rows import rows_of
from tests.helpers.postal import ADDRESSES, book, tannenburg

NOW = datetime(2026, 12, 1, tzinfo=UTC)


def said(game: Game) -> list[str]:
    return [ENGLISH.say(one) for one in doubts(game, None, NOW)]


def stepped(game: Game, chance: int, share: float = 1.0) -> None:
    """Give orders by chance for a deadline, only a share of each sheet."""
    draw = Random(chance)
    views = seats.views(game.rules, game.history.led_to(game.record.head))
    for power, orders in seats.orders(game.rules, views, draw).items():
        kept = [one for one in orders if draw.random() < share]
        if kept:
            game.give(power, kept, source="typed")


def test_a_winter_in_the_fog_asks_about_everybody_who_sent_nothing() -> None:
    with Game.begin(ruleset("spy"), title="Winter", seed="17") as game:
        while str(game.position().phase) != "W1901A":
            stepped(game, 3)
            game.resolve()
        italy = PowerId("ITALY")
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        game.give(italy, seats.orders(game.rules, views, Random(1))[italy], source="typed")
        (silent, *_) = said(game)
        asked = [seat for seat in game.rules.seats if lacking(game.known(seat), ())]
        assert silent.startswith("Nothing has come from ")
        named = {seat for seat in game.rules.seats if seat.title() in silent}
        assert named == {*asked} - {italy}
        assert len(named) >= 4


def test_prisoners_without_a_sentence_are_named_with_number_place_and_power() -> None:
    with samples.play("guests-uninvited") as game:
        game.resolve()
        assert str(game.position().phase) == "F1903M"
        power = next(seat for seat in game.rules.seats if game.known(seat).prisoners)
        lots = game.known(power).prisoners
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        orders = seats.orders(game.rules, views, Random(1))[power]
        sentences = ("DEPORT", "EXECUTE")
        game.give(
            power, [o for o in orders if write(o).split()[0] not in sentences], source="typed"
        )
        rows = rows_of(power, game.known(power), (), game.rules.reader)
        assert sum(row.missing for row in rows if row.prisoners) == len(lots) > 0
        told = next(line for line in said(game) if power.title() in line and "prisoner" in line)
        for lot in lots:
            assert lot.power.title() in told


@pytest.mark.parametrize(
    "variant", ["standard", "spy", "infiltration", "espionage", "blind", "intimate"]
)
def test_the_panel_the_packet_the_inbox_and_the_question_count_alike(variant: str) -> None:
    with Game.begin(ruleset(variant), title="Counts", seed="17") as game:
        for turn in range(6):
            stepped(game, turn, share=0.6)
            for seat in game.rules.seats:
                seen, given = game.known(seat), game.in_hand(seat)
                written = entries(game.rules, game.position(), seat, given, seen)
                rows = rows_of(seat, seen, written, game.rules.reader)
                told = [ENGLISH.say(one) for one in lacking(seen, given)]
                shown = [row.piece for row in rows if row.missing]
                if given:
                    assert len(told) == len(shown), (turn, seat, told, shown)
            if game.position().ending is not None:
                break
            game.resolve()


def test_who_is_silent_but_has_standing_orders_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tannenburg.spydip"
    with tannenburg() as game:
        game.save_as(file)
        box = Mailbox(game, book(), file=file)
        head = f"From: <{ADDRESSES['FRANCE']}>\nSubject: always\n\n"
        box.put([parse(f"{head}A PAR H\nA MAR H\nF BRE H\n".encode(), "a.eml")])
        box.keep_for(box.entries[0], STANDING)
        told = [ENGLISH.say(one) for one in doubts(game, file, NOW)]
        assert "Standing orders that nobody has taken are in the inbox: France." in told
        box.take(box.entries)
        assert game.in_hand(PowerId("FRANCE"))
        told = [ENGLISH.say(one) for one in doubts(game, file, NOW)]
        assert not any("tanding orders" in line for line in told)


def test_a_mail_that_was_held_back_is_named_with_its_sender_and_time(tmp_path: Path) -> None:
    file = tmp_path / "tannenburg.spydip"
    with tannenburg() as game:
        game.save_as(file)
        box = Mailbox(game, book(), file=file)
        strange = "From: Jo Marsh <jo@marsh.example>\nDate: Mon, 30 Nov 2026 18:20:00 +0000\n"
        known = f"From: <{ADDRESSES['FRANCE']}>\nSubject: orders\n"
        box.put([parse(f"{head}\nA PAR H\n".encode(), "a.eml") for head in (strange, known)])
        (told,) = (line for line in map(ENGLISH.say, doubts(game, file, NOW)) if "inbox" in line)
        assert told.startswith("Held back in the inbox: Jo Marsh, Monday 30 November 2026, ")
        assert told.count(";") == 0, "the mail of France needs no look"
        box.put_away(*box.entries)
        assert not any("Held back" in line for line in map(ENGLISH.say, doubts(game, file, NOW)))
