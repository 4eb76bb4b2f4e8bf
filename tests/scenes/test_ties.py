"""Why those with as many points stand as they do is told of every place: on the result, its sheet and the count."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.languages import LANGUAGES
from game.core.result import Result
from game.core.session import Session
from game.games import CATALOGUE
from game.games.rebirth.ending import result as result_of_rebirth
from game.scenes.result import ResultScene
from game.scenes.table.commands import do
from game.scenes.tally.scene import TallyScene
from game.table.telling import Teller
from game.table.ties import ties_behind, ties_told, victory_told, why_level
from game.ui.widgets import Label, Paragraph
from tests.reader.pages import match_of
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check
from tests.table.test_tally import over

LOOKS = [("de", 1.0, True), ("de", 1.0, False), ("en", 1.75, True)]
BREAKERS = {"scythe": "pieces", "glen_more": "goods", "isle_of_skye": "gold"}


def tied(game: str, *, first: bool) -> Result:
    """All have as many points and the best share the victory if they can; or all but the winner have."""
    session = over(game)
    seats = session.seats
    points = [70] * seats if first else [71, *[70] * (seats - 1)]
    if game in BREAKERS:
        figures = [9, 9, *range(seats - 2)] if first else list(range(seats))
        return Result.broken(game, points, {BREAKERS[game]: figures})
    state = session._course.states[-1].copy()
    state.points[:] = points
    found = result_of_rebirth(state)
    assert found is not None
    return found


def test_every_two_with_as_many_points_are_told_of() -> None:
    """From the first place to the last, each by the first figure that differs."""
    power, stars = (4, 4, 2, 2, 2), (1, 1, 3, 2, 2)
    result = Result.broken("scythe", (50,) * 5, {"power": power, "stars": stars})
    assert result.places == (1, 1, 3, 4, 4) and result.winners == (0, 1)
    assert [tie.seats for tie in result.ties] == [(0, 1), (0, 1, 2), (2, 3, 4), (3, 4)]
    said = [tie.said and (tie.said.key, *dict(tie.said.values).values()) for tie in result.ties]
    assert said == [("scythe.result.shared",), ("scythe.result.power", 4, 2), ("scythe.result.stars", 3, 2), None]
    assert result.decided_by == result.ties[0].said


def test_a_tie_behind_the_winner_decides_no_victory() -> None:
    result = Result.broken("scythe", (50, 40, 40), {"power": (0, 3, 5)})
    assert result.places == (1, 3, 2) and result.decided_by is None
    assert [tie.seats for tie in result.ties] == [(2, 1)]


@pytest.mark.parametrize(("language", "scale", "first"), LOOKS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_result_sheet_and_count_say_it(
    game: str, language: str, scale: float, first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = tied(game, first=first)
    stand, seen = Stand(over(game), language=language, text_scale=scale), list[str]()
    monkeypatch.setattr(Session, "result", lambda session: result)
    teller = Teller(stand.context.words, game, over(game).setup.seats)
    for pair in combinations(range(len(result.points)), 2):
        level = len({result.points[seat] for seat in pair}) == 1
        assert not level or all(ties_told(result, teller, (seat,)) for seat in pair)
    own = f"{game}.outcome.unit"
    unit = teller.text(own if stand.context.words.has(own) else "coach.unit")[:4]
    assert all(unit in line for line in ties_told(result, teller)), "level on what"
    do(stand.scene, "scores")
    assert _lines(stand) == ties_told(result, teller) != []
    check(stand, seen, "sheet")
    stand.key("escape")
    _check_result(stand, seen, result, teller)
    _check_count(stand, seen, result, teller)
    assert seen == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_five_places_there_is_room_for_what_decided(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 1280x720, where the places leave the words the least of all."""
    session = match_of("isle_of_skye", True)
    result = Result.broken("isle_of_skye", (134, 134, 130, 126, 121), {"gold": (14, 10, 0, 0, 0)})
    monkeypatch.setattr(Session, "result", lambda session: result)
    stand, seen = Stand(session, language=language), list[str]()
    scene = ResultScene(stand.context, stand.scene)
    stand.context.stack.push(scene)
    stand.settle(scene)
    told = next(one for one in scene.root.walk() if one.name == "decided")
    assert isinstance(told, Label) and told.text in victory_told(result, scene.teller)
    check(stand, seen, "result")
    assert seen == []


def _check_result(stand: Stand, seen: list[str], result: Result, teller: Teller) -> None:
    """The victory at its head, all behind it below the sheet."""
    scene = ResultScene(stand.context, stand.scene)
    stand.context.stack.push(scene)
    stand.settle(scene)
    assert _lines(stand) == ties_behind(result, teller)
    if result.decided_by is not None:
        head = victory_told(result, teller)
        assert any(getattr(one, "text", "") in head for one in scene.root.walk())
    check(stand, seen, "result")
    stand.context.stack.pop()


def _check_count(stand: Stand, seen: list[str], result: Result, teller: Teller) -> None:
    """Of whoever is pointed at when all is counted it is told why."""
    scene = TallyScene(stand.context, stand.scene)
    stand.context.stack.push(scene)
    stand.settle(scene)
    scene.halted = True
    scene.count(len(scene.tally.counts))
    for seat, runner in enumerate(scene.runners):
        runner.on_point(True)
        ties = [tie for tie in result.ties if seat in tie.seats]
        assert runner.hint().split("\n") == (ties_told(result, teller, (seat,)) or [""])
        assert not ties or scene.prompt.text == why_level(ties[0], teller)
        if seat == len(scene.runners) - 1:
            check(stand, seen, "count")
        runner.on_point(False)


def _lines(stand: Stand) -> list[str]:
    told = next((one for one in stand.top.root.walk() if isinstance(one, Paragraph) and one.name == "ties"), None)
    return told.text.split("\n") if told is not None else []
