"""The count at the table: it goes on by itself, any click or key hurries it, one key ends it, and nothing is cut."""

from __future__ import annotations

import pytest

from game.scenes.result import ResultScene
from game.scenes.table import opening
from game.scenes.tally.scene import TallyScene
from game.ui.games.scythe.plan import FACTORY
from game.ui.games.scythe.plan_file import load_plan
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check
from tests.table.test_tally import COUNTED, over

LOOKS = [
    ((1280, 720), "en", 1.0),
    ((1280, 720), "de", 1.75),
    ((1024, 768), "de", 2.0),
    ((1920, 1080), "de", 1.3),
    ((2560, 1080), "en", 0.8),
]


def counting(game: str, size: tuple[int, int] = (1280, 720), language: str = "en", scale: float = 1.0) -> Stand:
    """The table of a match that has just ended, with its count begun."""
    stand = Stand(over(game), size=size, language=language, text_scale=scale, motion="normal")
    stand.context.stack.push(TallyScene(stand.context, stand.scene))
    stand.settle(stand.top)
    return stand


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize(("size", "language", "scale"), LOOKS)
def test_nothing_is_cut_at_any_count(game: str, size: tuple[int, int], language: str, scale: float) -> None:
    stand = counting(game, size, language, scale)
    scene, seen = stand.top, []
    assert isinstance(scene, TallyScene)
    scene.halted = True
    for done in range(len(scene.tally.counts) + 1):
        scene.count(done)
        check(stand, seen, f"count {done}")
        first, *over = scene.board.parts.values()
        inside = [part.rect for part in over if first.rect.contains(part.rect)]
        cut = [hole for hole in scene.board.marks.holes if any(rect.collidepoint(hole[0]) for rect in inside)]
        assert cut == [], (
            "what lies in a small part over the board is lit with all its words, not with a disc on them"
        )
    assert seen == []


@pytest.mark.parametrize("game", COUNTED)
def test_what_is_counted_stands_on_no_more_wood_than_it_needs(game: str) -> None:
    """Glen More's lay on an empty plaque of half the table, while the territory had no room."""
    scene = counting(game).top
    assert isinstance(scene, TallyScene)
    last, plaque = scene.steps.things()[-1], scene.steps.rect
    assert plaque.bottom - last.bottom <= 1.5 * last.h
    taken = [part.rect for part in scene.parts.values() if part.rect.top < plaque.bottom and part.visible]
    assert all(not plaque.colliderect(part) for part in taken) or len(scene.parts) == 1, "over a sea, as in Rebirth"


@pytest.mark.parametrize("game", COUNTED)
def test_it_counts_by_itself_and_waits_for_the_sheet(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    stand.wait(90_000)
    assert scene.is_counted and stand.top is scene
    stand.key("return")
    assert isinstance(stand.top, ResultScene)


@pytest.mark.parametrize("game", COUNTED)
def test_keys_and_clicks_hurry_it_and_one_key_ends_it(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    stand.key("space")
    assert scene.done == 1
    stand.click(scene.prompt.rect.center)
    assert scene.done == 2
    stand.key("left")
    stand.wait(5000)
    assert scene.done == 1, "whoever goes back wants to look"
    scene.count(len(scene.tally.counts) - 1)
    stand.key("space")
    stand.key("space")
    assert scene.is_counted and stand.top is scene, "whoever hurries does not leave before the end was seen"
    stand.key("escape")
    assert isinstance(stand.top, ResultScene)


@pytest.mark.parametrize("game", COUNTED)
def test_the_last_look_agrees_with_panels_and_result(game: str) -> None:
    stand = counting(game)
    scene, result = stand.top, over(game).result()
    assert isinstance(scene, TallyScene) and result is not None
    scene.skip()
    stand.wait(1000)
    assert tuple(runner.standing.points for runner in scene.runners) == result.points
    ranks = sorted(range(len(result.places)), key=lambda seat: scene.runners[seat].at[1])
    assert [result.places[seat] for seat in ranks] == sorted(result.places)
    assert tuple(int(panel.facts.score) for panel in stand.scene.furniture.players) == result.points


@pytest.mark.parametrize("game", COUNTED)
def test_a_new_card_turns_and_a_change_of_order_slides(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    scene.halted = True
    card = next((n for n, one in enumerate(scene.tally.counts) if scene.words.has_cards(one)), None)
    if card is not None:
        scene.count(card)
        scene.count(card + 1)
        assert scene.timeline.busy
        stand.wait(2000)
        assert scene.cards.share == 1.0


def test_where_nothing_moves_the_result_comes_at_once() -> None:
    still, moving = Stand(over(COUNTED[0])), Stand(over(COUNTED[0]), motion="fast")
    opening.show_end(still.scene)
    opening.show_end(moving.scene)
    assert isinstance(still.top, ResultScene) and isinstance(moving.top, TallyScene)


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_at_the_end_the_table_says_nothing_of_what_is_still_to_come(scale: float) -> None:
    """The bars hold everything then, missions too; and names in the panels have one size."""
    stand = Stand(over("rebirth"), text_scale=scale, language="de")
    assert stand.scene.model.moment().peek.note == ""
    panels = stand.scene.furniture.players
    if scale > 1.3:
        sizes = {
            stand.context.look.fonts.px(
                stand.context.look.fonts.fit(panel.facts.name, panel._name_style(), panel._head_rooms()[0])
            )
            for panel in panels
        }
        assert len(sizes) == 1


def test_in_scythe_the_tiers_tell_who_is_counted_and_what_only_while_it_is_counted() -> None:
    stand = counting("scythe")
    scene = stand.top
    assert isinstance(scene, TallyScene)
    assert not stand.scene.parts["tiers"].visible, "in play there is nothing to count"
    tiers = scene.parts["tiers"]
    assert tiers.visible
    for done in range(1, len(scene.tally.counts)):
        scene.count(done)
        last = scene.tally.counts[done - 1]
        assert (tiers.seen.actor, tiers.seen.pointed) == (last.seat, f"row:{scene.tally.stages[last.stage].row}")
    scene.count(len(scene.tally.counts))
    assert tiers.seen.actor in scene.words.result.winners


def test_what_is_counted_several_times_at_one_place_keeps_its_chips_apart() -> None:
    stand = counting("scythe")
    scene = stand.top
    assert isinstance(scene, TallyScene)
    for done in range(len(scene.tally.counts) + 1):
        scene.count(done)
        middles = [chip.at for chip in scene.marks.chips]
        assert len(set(middles)) == len(middles)


@pytest.mark.parametrize("game", COUNTED)
def test_no_bar_and_no_curve_leaves_its_room_while_points_come_and_go(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    for done in range(len(scene.tally.counts) + 1):
        scene.count(done)
        assert all(sum(max(0, part) for part in one.standing.parts) <= one.standing.most for one in scene.runners)
        assert scene.chart is None or max(scene.tally.totals(done)) <= scene.chart.top


@pytest.mark.parametrize("game", COUNTED)
def test_what_is_counted_flies_from_its_place_to_whoever_has_it(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    counts = scene.tally.counts
    number = next(at for at, one in enumerate(counts) if one.points > 0 and scene.board.place_of(one) is not None)
    scene.halted = True
    scene.count(number)
    scene.tokens.clear()
    scene.count(number + 1)
    stand.wait(50)
    flying, runner = scene.tokens.air.children, scene.runners[counts[number].seat]
    assert flying
    last, way = flying[0], []
    for _ in range(30):
        stand.wait(50)
        end = runner.score_place()  # panels change their places meanwhile
        way.append(abs(last.rect.centerx - end[0]) + abs(last.rect.centery - end[1]))
    assert way[0] > 100 and min(way) <= 2 and not scene.tokens.air.children


def test_of_a_land_whole_squares_come_to_light() -> None:
    """A round hole in the veil would cut the corners of a tile, where its costs and gains stand."""
    stand = counting("glen_more")
    scene = stand.top
    assert isinstance(scene, TallyScene)
    scene.halted = True
    scene.skip()
    view = scene.parts["board"].view  # type: ignore[attr-defined]
    tiles = {tuple(view.square_of(one)) for one in scene.words.lit(scene.done, None) if view.square_of(one)}
    assert tiles and tiles == set(map(tuple, scene.marks.cuts))


def test_what_is_counted_stays_as_long_as_it_takes_to_read() -> None:
    stand = counting("glen_more")
    scene = stand.top
    assert isinstance(scene, TallyScene)
    assert scene.place_ms * len(scene.tally.counts) >= 10_000


def test_in_scythe_the_card_of_whoever_counts_comes_to_what_the_sheet_says() -> None:
    """Stars, territories (the Factory is three), pairs and coins, each times what popularity makes of it."""
    stand = counting("scythe")
    scene = stand.top
    assert isinstance(scene, TallyScene)
    card, counts, seen = scene.parts["counted"], scene.tally.counts, set()
    for done in range(1, len(counts)):
        scene.count(done)
        stage, seat = counts[done - 1].stage, counts[done - 1].seat
        row = scene.tally.stages[stage].row
        found = card.sum_of(row)
        assert found is not None
        assert found.coins == sum(one.points for one in counts if (one.stage, one.seat) == (stage, seat)), (row, seat)
        seen.add(row)
        if row == "territories":
            holders, plan = card.seen.figures.holders, load_plan().by_id
            holds = any(who == seat and plan[place].terrain == FACTORY for place, who in holders.items())
            assert ("Factory" in found.said) == holds, "it is named to whoever has it"
    assert seen == {"coins", "stars", "territories", "resources", "bonus"}
