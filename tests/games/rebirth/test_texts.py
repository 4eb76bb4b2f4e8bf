"""Everything Rebirth says has a text in both languages, and nothing stands in the texts that is never said."""

from __future__ import annotations

import pytest

from game.core import places
from game.core.errors import Problems
from game.core.words import LANGUAGES, Text, Words, read_catalogue
from game.games.rebirth.board import board
from game.games.rebirth.events import EVENTS
from game.games.rebirth.rules import RULES
from tests.games.rebirth.helpers import final_state, random_match, speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_everything_said_in_a_match_is_a_sentence(language: str, seats: int) -> None:
    told = speaker(language)
    for state, seat, _, events, _ in random_match(seats, seed=7):
        said = [event.say("rebirth") for event in events]
        said += [event.seen_by(other).say("rebirth") for event in events for other in (None, *range(seats))]
        said += [one for one in RULES.progress(state) if one is not None]
        for viewer in (None, 0, 1):
            seen = RULES.view(state, viewer)
            said += [RULES.prompt(seen, 0 if viewer is None else viewer)]
        for component in RULES.components(state) if seat == 0 else ():
            for asking in (0, 1):
                reason = RULES.why_not(state, asking, component)
                said += [reason.say, *([reason.way_out] if reason.way_out else [])] if reason else []
        for sentence in dict.fromkeys(said):
            assert told(sentence)
    state = final_state(seats, seed=7)
    assert all(told(entry.detail) for entry in RULES.sheet(state).entries if entry.detail)
    assert all(told(one) for one in RULES.progress(state) if one)
    assert told(RULES.prompt(state, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_card_and_row_has_a_name(language: str) -> None:
    words = Words(language, ("rebirth",), strict=True)
    plan = board()
    named = [*plan.spaces, *(card.id for card in plan.cards), *(kind.id for kind in plan.tile_kinds)]
    named += [f"castle.{one.id}" for one in plan.castles] + [f"cathedral.{one.id}" for one in plan.cathedrals]
    named += [f"settlement.{one.id}" for one in plan.settlements] + [f"region.{one}" for one in plan.region_mask]
    named += [component.replace(":", ".") for component in plan.land_without_spaces]
    for component in (*named, "hand", "aside", "deck", "end_turn", "sea"):
        assert words(f"rebirth.name.{component}")
    for card in plan.cards:
        assert words(f"rebirth.mission.{card.id}")
    for row in RULES.sheet(RULES.new({}, 3)).categories:
        assert words(f"rebirth.sheet.{row}")


def catalogue(language: str) -> dict[str, Text]:
    problems = Problems()
    texts = read_catalogue(places.TEXTS / language / "rebirth.yaml", problems)
    problems.raise_if_any()
    return texts


def test_every_sentence_of_the_log_tells_an_event() -> None:
    told = tuple(f"rebirth.log.{word}" for word in (*(event.word for event in EVENTS), "mission_missed"))
    assert [key for key in catalogue("en") if key.startswith("rebirth.log.") and not key.startswith(told)] == []
