"""What the recap says of a rival's turn: no wording always stands back, and what touches others is told first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from game.core.contract import CHANCE
from game.core.game_facts import game_facts
from game.core.recap import Turn, turns_of
from game.core.session import Session
from game.games import CATALOGUE
from game.games.glen_more.chronicles.penny_mobs.events import CardClaimed, HaggisRobbed, MobsterSneaked, ProductBought
from game.games.glen_more.events_rondel import TileTaken
from game.monkey.positions import session_of
from game.table.screen import screen_of
from game.table.showing import recap_word
from tests.scenes.stories import played_stories

WORDS = [(game, word) for game in CATALOGUE for word in screen_of(game).peek]
MATCHES = {"glen_more": 60}
FEW = 3


def matches(game: str) -> Iterator[Session]:
    """Whole ones by lot, with everything that can be chosen."""
    facts = game_facts(game)
    everything = {name: option.kind == "switch" or option.default for name, option in facts.options.items()}
    for seed in range(MATCHES.get(game, FEW)):
        seats = facts.players.min + seed % (facts.players.max - facts.players.min + 1)
        options = {name: facts.options[name].only.get(seats, value) for name, value in everything.items()}
        yield session_of({
            "game": game, "seats": [""] * seats, "options": options, "seed": seed, "depth": 10**6, "skill": "random",
        })  # fmt: skip


@cache
def told(game: str) -> set[str]:
    """The words by which turns are told, in whole matches and in the stories of what is rare."""
    screen = screen_of(game)
    played = (turn for session in matches(game) for turn in turns_of(session, None, begins=screen.turn))
    stated = (turn for session in played_stories(game) for turn in turns_of(session, None))  # amidst a turn
    return {recap_word(turn, screen) for turn in chain(played, stated) if turn.seat != CHANCE}


@pytest.mark.parametrize(("game", "word"), WORDS, ids=[" ".join(one) for one in WORDS])
def test_every_wording_of_the_recap_tells_of_some_turn(game: str, word: str) -> None:
    assert word in told(game)


@pytest.mark.parametrize(
    "event",
    [
        CardClaimed(0, 1, "card:inverness"),
        HaggisRobbed(0, 1),
        ProductBought(0, 1, "good:wood"),
        MobsterSneaked(0, "mobster:kenneth_mcsnitch", "cell:0,1"),
    ],
    ids=lambda event: event.word,
)
def test_what_a_mobster_does_to_others_is_told_before_the_tile_of_the_turn(event) -> None:
    turn = Turn(0, 0, 2, (TileTaken(0, "tile:easdale"), event))
    assert recap_word(turn, screen_of("glen_more")) == event.word
