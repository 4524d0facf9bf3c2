"""An opponent in a process of its own gives the same orders, and can be stopped at any time."""

import json
import subprocess
import threading

import pytest

from engine import judge
from engine.opponents import Opponent, wire
from engine.opponents.process import Child, GoneError, command, hello, question
from engine.play import seats
from engine.visibility.observe import opening
from tests.helpers.boards import grid_board
from tests.helpers.opponents import played


@pytest.mark.parametrize("name", ["spy", "intimate-spies", "espionage"])
def test_a_process_gives_the_orders_that_an_opponent_here_gives(name):
    rules = judge.ruleset(name)
    seat = rules.seats[1]
    turn = [*played(rules, dict.fromkeys(rules.seats, "sound"), 5)][-1].turn
    player, memory, other = Opponent(rules, "sound"), None, None
    with Child(rules, "sound") as child:
        for end in (opening(judge.begin(rules)), turn):
            view = judge.report(rules, end, seat)
            here, memory = player.choose(view, memory, 7)
            there, other = child.choose(view, other, 7)
            assert (there, other) == (here, json.loads(json.dumps(memory)))


@pytest.mark.parametrize("name", judge.variant_ids())
def test_an_observation_comes_through_as_it_was_told(name):
    rules = judge.ruleset(name)
    for told in played(rules, dict.fromkeys(rules.seats, "novice"), 6):
        for seat, view in seats.views(rules, told.turn).items():
            heard = wire.heard(rules, json.loads(json.dumps(wire.told(view))))
            assert (heard.viewer, heard.phase, heard.due) == (seat, view.phase, view.due)
            assert heard.lines == view.lines


def test_a_process_that_is_stopped_while_it_thinks_says_so():
    rules = judge.ruleset("standard")
    view = judge.report(rules, opening(judge.begin(rules)), rules.seats[0])
    with Child(rules, "strong") as child:
        stopping = threading.Thread(target=child.stop)
        stopping.start()
        with pytest.raises(GoneError):
            _for_ever(child, view)
        stopping.join()


def _for_ever(child, view):
    while True:
        child.choose(view, None, 1)


def test_another_board_of_the_same_name_is_refused():
    rules = judge.ruleset("standard", grid_board(40))
    told = wire.game(rules, "standard")
    with pytest.raises(ValueError, match="standard"):
        wire.rules_of(told)


def test_what_goes_wrong_is_answered_and_the_next_question_too():
    rules = judge.ruleset("standard")
    view = judge.report(rules, opening(judge.begin(rules)), rules.seats[0])
    lines = [hello(rules, "novice"), {"observation": {}}, question(view, None, 3)]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run(command(), input=text, capture_output=True, text=True, check=True)
    ready, error, answer = map(json.loads, done.stdout.splitlines())
    assert ready == {"ready": True}
    assert "KeyError" in error["error"]
    assert answer["orders"] == Opponent(rules, "novice").choose(view, None, 3)[0]
