"""The recap over Scythe's map folds, makes room and lies clear of what it speaks of; films leave sheets alone."""

from __future__ import annotations

import pytest

from game.core.contract import CHANCE
from game.core.recap import Turn
from game.core.replaying import replay
from game.table.film import Tale
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.scythe_helpers import match as begun
from tests.scenes.table_stage import Stand
from tests.scenes.test_film import until_others_meet, while_it_is_told
from tests.scenes.test_scythe_combat import against_bot, begin


def test_the_recap_folds_when_the_map_is_pointed_at_and_opens_under_the_pointer():
    stand = Stand(played("pbbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    peek = stand.scene.furniture.peek
    high = peek.rect.h
    under = stand.scene.parts["board"].view.rect_of("r1c1").center
    assert peek.visible and high > 60
    stand.point((440, 400))
    assert peek.visible and peek.rect.h < high / 2 and not peek.rect.collidepoint(under)
    stand.point(peek.rect.center)
    assert peek.rect.h == high


def test_the_recap_is_put_away_by_its_arrow_until_there_are_news():
    stand = Stand(played("pbbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    peek, high = stand.scene.furniture.peek, stand.scene.furniture.peek.rect.h
    stand.press("fold")
    stand.point((440, 400))
    stand.point(peek.rect.center)
    assert peek.rect.h < high / 2, "it does not come back under the pointer"
    stand.press("fold")
    assert peek.rect.h == high and stand.scene.furniture.opened is None
    stand.press("fold")
    peek.arrive()
    assert peek.rect.h == high


def test_the_recap_makes_room_for_advice_and_comes_back_as_it_was():
    stand = Stand(played("pbbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    furniture, high = stand.scene.furniture, stand.scene.furniture.peek.rect.h
    stand.press("fold")
    furniture.command("hint")
    for _ in range(200):
        stand.wait()
        if furniture.hint.visible:
            break
    assert furniture.hint.visible and not furniture.peek.visible
    stand.key("escape")
    assert furniture.peek.visible and furniture.peek.rect.h < high / 2


def test_the_recap_lies_where_it_hides_fewest_of_the_places_it_speaks_of():
    stand = Stand(played("pbbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    scene, peek, own = stand.scene, stand.scene.furniture.peek, stand.scene.model.screen.column
    pieces = {piece for line in peek.facts.lines for piece in line.pieces}
    told = [place for piece in pieces if (place := scene.anchor(piece)) is not None]

    def hidden(at) -> int:
        place = scene.context.grid.rect(*at[:3], peek.at[3])
        return sum(place.collidepoint(one) for one in told)

    assert hidden(peek.at) == min(map(hidden, (own.peek, *own.peek_else)))


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_news_stay_open_where_the_pointer_or_the_ring_was_left_on_the_table(by: str):
    stand = Stand(played("pbbb", in_phase("take_turn", least=60), seed=2), curtain=False)
    assert stand.until_asked()
    session, peek = stand.director.session, stand.scene.furniture.peek
    stand.point((440, 400) if by == "mouse" else (640, 20))
    told, own = peek.facts.lines, session.turns()[0]
    while session.turns()[0] == own and session.waiting() == (0,):
        session.submit(0, session.options(0)[-1])
    assert stand.until_asked() and peek.facts.lines != told
    if by == "keys":
        stand.key("n")
    else:
        assert stand.scene.model.pointing.component, "it rests on the map"
        stand.scene.show_pointed()
    assert peek.visible and not peek.folded
    stand.point((440, 480))
    assert peek.folded, "somebody looks for something on the map"


def test_no_sentence_lies_on_a_combat_that_tells_itself():
    stand = against_bot(motion="normal")
    scene = stand.scene
    turn = Turn(1, 0, len(stand.director.session), ())
    begin(stand)
    for _ in range(60):
        stand.wait()
        tale = Tale(turn, 1, ())
        scene.film._say(tale)
        scene.film.make_room()
        assert scene.parts["battle"].visible and not scene.film.caption.visible


def test_no_way_crosses_the_card_of_somebody_else():
    session = next(one for seed in range(4, 9) if (one := until_others_meet(begun("pbb"), seed)) is not None)
    last = max(number for number, line in enumerate(session.lines) if line.seat != CHANCE)
    stand = Stand(replay(session.rules, session.setup, session.lines[:last]), motion="normal", curtain=False)
    stand.director.session.submit(session.lines[last].seat, session.lines[last].action)
    while_it_is_told(stand)
    assert stand.scene.parts["encounter"].visible and not stand.scene.film.ways.ways


@pytest.mark.parametrize("seats", ["pb", "pbb"])
def test_the_recap_of_few_players_hides_no_land_and_stays_while_the_map_is_pointed_at(seats: str) -> None:
    """Below the rows of two is a free place; of three it lies on the tracks, whose figures the rows say as well."""
    found = 0
    for seed in range(2, 8):
        stand = Stand(played(seats, in_phase("take_turn", least=60), seed=seed), curtain=False)
        assert stand.until_asked()
        peek, board = stand.scene.furniture.peek, stand.scene.parts["board"]
        if not peek.visible or peek.rect.colliderect(board.rect):
            continue
        found += 1
        rows, others = stand.scene.parts["rows"], [stand.scene.parts[name] for name in ("tracks", "faction")]
        clear = [rows.region(f"seat:{seat}") for seat in range(len(seats))]
        clear += [one.rect for one in others[len(seats) - 2 :]]
        assert not any(peek.rect.colliderect(one) for one in clear)
        high = peek.rect.h
        stand.point((440, 400))
        assert peek.visible and peek.rect.h == high
    assert found >= 3
