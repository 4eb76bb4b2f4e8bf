"""The mobs at the drawn table: every mobster is set free there, and what they do to others is told to somebody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from game.core.contract import CHANCE
from game.core.game_facts import game_facts
from game.core.session import Session
from game.monkey.coverage import event_words, met, things, things_of
from game.monkey.drawn import Match, play_drawn
from game.monkey.gather import cover, recorded
from game.monkey.positions import session_of

GAME = "glen_more"
MOBSTERS = things(GAME)["mobster"]
FREED = "mobster_freed"


def with_all_chronicles(seed: int, seats: int = 4) -> Session:
    """To its end, by lot. Some mobsters come with another Chronicle only."""
    known = game_facts(GAME).options
    options = {name: option.kind == "switch" or option.values[-1] for name, option in known.items()}
    return session_of({
        "game": GAME, "seats": [""] * seats, "options": options, "seed": seed, "depth": 10**6, "skill": "random",
    })  # fmt: skip


def freed_in(session: Session, *lines: int) -> set[str]:
    freed = [event for _, event in session.events(None, *lines) if event.word == FREED]
    return {one for event in freed for one in things_of(event)} & MOBSTERS


def few_with_everybody(most: int = 200) -> list[Match]:
    found: list[tuple[set[str], Match]] = []
    missing = set(MOBSTERS)
    for seed in range(most):
        session = with_all_chronicles(seed)
        freed = freed_in(session)
        found.append((freed, recorded(session, seed)))
        missing -= freed
        if not missing:
            return cover(found)
    raise AssertionError(f"nobody sets {missing} free in {most} matches")


def counted(told: Iterable[tuple[str, str]]) -> tuple[int, int, list[str]]:
    return met(GAME, told)["mobster"]


def test_the_sixteen_mobsters_are_counted() -> None:
    assert len(MOBSTERS) == 16
    assert counted([]) == (0, 16, sorted(one.partition(":")[2] for one in MOBSTERS))
    assert counted({(FREED, "mobster:joe_mcduff"), ("mobster_drawn", "mobster:joe_mcduff")})[0] == 1


def test_only_names_are_counted_no_places_and_pieces() -> None:
    for game, kinds in (("rebirth", {"castle", "cathedral"}), ("scythe", {"encounter", "factory", "objective"})):
        assert kinds <= set(things(game)) and not {"mech", "worker", "cell", "seat"} & set(things(game))
    assert event_words(GAME) >= {FREED}


def around(match: Match, wanted: set[str]) -> Iterator[Match]:
    """The lines of the match in which these are set free, each with what follows, and no others."""
    session, said = with_all_chronicles(match.seed), 0
    for number, line in enumerate(session.lines):
        here = freed_in(session, number, number + 1)
        if here & wanted:
            wanted -= here
            yield replace(match, begins=said, most_lines=number + 4)
        said += line.seat != CHANCE


@pytest.mark.slow
def test_every_mobster_is_set_free_at_the_drawn_table() -> None:
    """One match whole; of the others what that one does not show."""
    told: set[tuple[str, str]] = set()
    whole, *others = few_with_everybody()

    def draw(match: Match) -> None:
        drawn = play_drawn(match)
        assert drawn.problem == ""
        told.update((word, one) for word, one in drawn.told if word == FREED)

    draw(whole)
    for match in others:
        for part in around(match, MOBSTERS - {one for _, one in told}):
            draw(part)
    assert counted(told) == (16, 16, [])
