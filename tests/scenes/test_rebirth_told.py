"""What Rebirth's table says of castles, settlements, missions, draws and turns, so that it cannot be misread."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.session import Session, Setup
from game.games.rebirth.board import board
from game.scenes.staged import played_on
from game.table.film_words import sentence
from game.table.showing import latest
from tests.reader.check_texts import overlaps
from tests.reader.texts import ReadSurface, recording
from tests.scenes.table_helpers import RULES, seats
from tests.scenes.table_stage import Stand

TIED = {"r12c10": "1 settlement_2", "r13c09": "0 energy"}
HALF = {"r09c05": "1 settlement_2"}


def stand(tiles: dict[str, str], hand: str = "settlement_3", **look: Any) -> Stand:
    state = RULES.from_plain({"seats": 3, "hands": [hand, None, None], "tiles": tiles})
    made = Stand(Session(RULES, Setup("rebirth", seats("pbb"), 7), state=state), curtain=False, **look)
    assert made.until_asked()
    return made


def rows(made: Stand, component: str) -> list[tuple[str, str]]:
    made.point((640, 8))
    made.point(made.scene.anchor(component))
    made.wait(300)
    card = made.scene.model.pointing.card
    assert card is not None
    return [(row.what, row.value) for row in card.rows]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_castle_tells_the_farms_where_as_many_tiles_lie_beside_it(language: str) -> None:
    made = stand(TIED, language=language)
    told = made.scene.parts["board"].told("castle:edinburgh")
    names = [made.scene.text("rebirth.screen.with_farms", who=who, n=n) for who, n in (("Anna", 1), ("Jonas", 0))]
    assert [(words, value) for _, words, value in told.rows] == [(names[0], "1"), (names[1], "1")]
    alone = stand({"r12c10": "1 settlement_2"}, language=language).scene.parts["board"].told("castle:edinburgh")
    assert [words for _, words, _ in alone.rows] == ["Jonas"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_says_by_what_a_castle_is_held_where_tiles_are_level(language: str) -> None:
    made = stand(TIED, language=language)
    entry = next(one for one in made.scene.model.sheet.entries if one.category == "castles")
    said = made.scene.model.teller.say(entry.detail)
    assert entry.detail.key == "rebirth.detail.castle_farms" and "1" in said and "0" in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_settlement_is_complete_and_no_longer_unfinished_instead_of_gained_and_lost(language: str) -> None:
    made = stand(HALF, language=language)
    found = rows(made, "r09c06")
    words = [what for what, _ in found]
    german = ("abgeschlossen", "nicht mehr unvoll")
    complete, gone = ("complete", "no longer unfinished") if language == "en" else german
    assert any(complete in what and "Jonas" not in what and value == "+5" for what, value in found)
    assert any(what.startswith("Jonas: ") and complete in what and value == "+3" for what, value in found)
    assert any(what.startswith("Jonas: ") and gone in what and value == "–2" for what, value in found)
    assert not any(verb in what for what in words for verb in (" gains ", " loses ", "bekommt", "verliert"))


def test_a_settlement_tells_afterwards_what_it_has_brought() -> None:
    made = stand(HALF)
    made.click_component("r09c06")
    assert [value for _, value in rows(made, "r09c06")] == ["+5", "+3"]


def test_a_mission_says_whose_the_first_number_is() -> None:
    made = Stand(played_on(20, "rebirth"), curtain=False)
    own = [one for one in made.scene.model.sheet.entries if one.category == "missions"]
    told = [made.scene.model.teller.say(one.detail) for one in own if one.detail.key.endswith("mission")]
    name = str(made.scene.model.teller.seat(made.director.eyes))
    assert told and all(name in one for one in told)


@pytest.mark.parametrize(("language", "verb"), [("en", "raises"), ("de", "errichtet")])
def test_castles_that_one_turn_raises_are_told_with_one_verb(language: str, verb: str) -> None:
    found = board()
    made = stand({}, "food", language=language)
    lit = [found.spaces.index(one) for one in made.director.lit() if one in found.spaces]
    space = next(n for n in lit if len(found.castles_at[n]) > 1)
    made.click_component(found.spaces[space])
    made.press("primary")
    director, screen = made.director, made.scene.model.screen
    told = [sentence(tale, made.scene.model.teller) for tale in latest(director, screen)]
    names = [made.scene.model.teller.name(f"castle:{found.castles[n].id}") for n in found.castles_at[space]]
    mine = next(one for one in told if names[0] in one)
    assert all(name in mine for name in names) and mine.count(verb) == 1


def test_markers_at_castles_and_cathedrals_lie_over_the_frames_of_lit_places() -> None:
    view = stand(TIED, "energy").scene.parts["board"].view
    scenery = view.scenery
    drawn = view.still_items(scenery)
    frames = {id(item.sprite) for item in scenery.lit(view.lit)[1]}
    marks = scenery.landmarks(view.position)
    assert marks and view.lit
    after = drawn[max(n for n, item in enumerate(drawn) if id(item.sprite) in frames) + 1 :]
    assert all(any(item.rect == mark.rect for item in after) for mark in marks)


def time_to_score(beside_castle: bool) -> float:
    made, found = stand({}, "energy", motion="normal"), board()
    lit = [one for one in made.director.lit() if one in found.spaces]
    space = next(one for one in lit if bool(found.castles_at[found.spaces.index(one)]) == beside_castle)
    before = made.scene.furniture.players[0].facts.score
    made.click_component(space)
    passed = 0.0
    while made.scene.furniture.players[0].facts.score == before and passed < 5000:
        made.wait(20)
        passed += 20
    return passed


def test_points_do_not_wait_for_a_castle_that_changes_hands() -> None:
    assert time_to_score(beside_castle=True) <= time_to_score(beside_castle=False) + 20


@pytest.mark.parametrize(("is_over", "said"), [(False, "empty"), (True, "all_laid")])
def test_a_match_that_is_over_speaks_of_all_tiles(is_over: bool, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Stand(played_on(10**6, "rebirth"), curtain=False) if is_over else stand({"r12c10": "1 settlement_2"})
    made.wait(200)
    hand, read = made.scene.parts["hand"], list[str]()
    assert hand.seen.position.players
    monkeypatch.setattr(hand, "word", lambda key, **values: read.append(key) or key)
    monkeypatch.setattr(hand, "_piece", lambda: None)
    hand._draw_piece(made.surface, 0)
    assert read == [said]


@pytest.mark.parametrize(("scale", "cards"), [(1.0, 8), (1.75, 5), (2.0, 3), (2.0, 6)])
def test_what_stands_for_a_tile_ends_above_the_cards(
    scale: float, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind one's last turn, while the others still have tiles to lay."""
    held = [[f"M{number:02}" for number in range(1, cards + 1)], [], []]
    state = RULES.from_plain({"seats": 3, "hands": ["energy", None, None], "cards": held})
    look: dict[str, Any] = {"size": (1366, 768), "language": "de", "text_scale": scale}
    made = Stand(Session(RULES, Setup("rebirth", seats("pbb"), 7), state=state), curtain=False, **look)
    hand = made.scene.parts["hand"]
    monkeypatch.setattr(hand, "_piece", lambda: None)
    monkeypatch.setattr(type(hand), "player", replace(hand.player, supply_count=0))
    hand.changed()
    with recording() as recorder:
        made.context.stack.expose()
        made.context.stack.draw(ReadSurface(made.surface.get_size(), recorder))
    said = " ".join(line.text for line in recorder.page.lines)
    assert "Deine Missionen" in said and "auf dem Plan." in said
    assert list(overlaps(recorder.page)) == []
