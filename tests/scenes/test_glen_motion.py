"""Glen More II in motion: the light on the rondel, what a tile brings, scorings column by column."""

from __future__ import annotations

import pytest

from game.core.own_warnings import own_warnings
from game.core.recap import Turn
from game.core.session import Session
from game.games.glen_more.actions import EndTurn
from game.games.glen_more.rondel import hindmost
from game.games.glen_more.state import DIE
from game.table.shown import PLAN
from tests.reader.texts import Page, ReadSurface, recording
from tests.scenes.chronicle_helpers import stated
from tests.scenes.glen_helpers import match, phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_glen_play import activating
from tests.tutorial.test_glen_more_lessons import begin, do


def test_the_light_runs_to_the_tile_and_goes_out():
    stand = activating("normal")
    board = stand.scene.parts["board"].view
    stand.click_component(PLAN)
    seen = []
    for _ in range(200):
        stand.wait(50)
        seen.append(bool(board.extras.get("light")))
        if not stand.scene.motion.to_come:
            break
    assert any(seen) and not stand.scene.motion.to_come
    assert board.extras == {} and board.hidden == frozenset()


def test_what_a_tile_brings_comes_from_that_tile():
    stand = activating()
    board = stand.scene.parts["board"]
    assert board.anchor("acting") is None
    first = next(one for one in stand.director.proposal.plan() if one.word == "activate").touches()[0]
    stand.scene.hands.choose(PLAN)
    done = [board.view.land.component(cell) for cell in board.view.activations.done]
    assert done[0] == first and board.anchor("acting") == board.anchor(done[-1])
    assert board.sprite("whisky", 0) is not None


def test_a_click_ends_what_moves_and_leaves_the_right_picture():
    moved, still = activating("normal"), activating()
    for stand in (moved, still):
        stand.scene.hands.choose(PLAN)
    moved.wait(150)
    moved.scene.motion.finish()
    for stand in (moved, still):
        stand.point((640, 20))
        stand.settle(stand.scene)
    assert moved.frame() == still.frame()


def test_a_turn_with_motion_ends_like_one_without():
    stands = []
    for motion in ("normal", "none"):
        stand = Stand(played("pbb", "act", 100, seed=5), curtain=False, motion=motion)
        stand.scene.motion.finish()
        assert stand.until_asked()
        stand.director.submit(EndTurn())
        for _ in range(2000):
            stand.wait(100)
            own = stand.director.viewer == stand.director.actor and stand.scene.model.is_live
            if own and phase(stand.director.session) == "choose_tile" and not stand.scene.motion.to_come:
                break
        stand.settle(stand.scene)
        stands.append(stand)
    assert len(stands[0].director.session) == len(stands[1].director.session)
    assert stands[0].frame() == stands[1].frame()


def test_a_scoring_is_told_column_by_column_and_a_click_ends_it():
    stand = Stand(match("pb", seed=1), motion="normal", warn=False)
    session, sheet = stand.director.session, stand.scene.parts["scoring"]
    while not any(line.action.word == "score" for line in session.lines):
        stand.scene.motion.finish()
        stand.until_asked()
        session.submit(0, session.options(0)[0])
        stand.scene.motion.finish() if not any(line.action.word == "score" for line in session.lines) else None
    seen: list[int] = []
    for _ in range(400):
        stand.wait(50)
        if sheet.visible and len(sheet.scored) not in seen:
            seen.append(len(sheet.scored))
        if len(seen) == 5:
            break
    assert seen == [0, 1, 2, 3, 4]
    events = [event for _, event in session.events(None) if event.word == "category_scored"]
    assert sheet.scored == {event.category.partition(":")[2]: (event.counts, event.points) for event in events[:4]}
    stand.click(sheet.rect.center)
    assert not sheet.visible and not stand.scene.model.is_told


def test_panels_say_what_was_until_a_scoring_has_been_told():
    campaign = do(
        begin("dubious_tome", "scoring"), "take tile=easdale", "place at=-1,-1", "activate tile=gathering_a"
    )
    do(campaign, "flip card=loch_ness event=true")
    stand = Stand(campaign.session, motion="normal", warn=False, curtain=False)
    stand.scene.motion.finish()
    stand.director.submit(EndTurn())
    sheet = stand.scene.parts["scoring"]
    for _ in range(400):
        stand.wait(50)
        if sheet.visible and len(sheet.scored) == 4:
            break
    assert [points for _, points in sheet.scored.values() if any(points)] == [(1, 0)]
    panel, dock = stand.scene.furniture.players[0], stand.scene.parts["shelf"]
    assert stand.scene.model.counting == {0: 0} and panel.facts.score == "0"
    assert dock.points == 0, "the dock says what the panel says"
    assert [sheet._reasons("landmarks", seat, 0) for seat in (0, 1)] == [[sheet.word("events", n=1)], []]
    with recording() as recorder:
        recorder.page = Page()
        sheet.paint(ReadSurface((1280, 720), recorder), sheet.rect)
    assert sheet.word("events", n=1) in [line.text for line in recorder.page.lines], "beside the point for it"
    stand.scene.motion.finish()
    assert stand.scene.model.counting == {} and panel.facts.score == "1"
    assert dock.points == 1


def die_is_next(session: Session) -> bool:
    return hindmost(session.view(None)) == DIE


def before_the_die() -> Stand:
    """A person is about to end a turn after which the die is rolled."""
    stand = Stand(played("pb", "act", 20, seed=3, when=die_is_next), curtain=False, motion="normal")
    stand.scene.motion.finish()
    assert stand.until_asked()
    return stand


def test_the_rondel_says_that_the_die_is_next():
    stand = before_the_die()
    rondel = stand.scene.parts["rondel"]
    assert rondel.view.plates == {"pawn:0": rondel.word("acting"), "die": rondel.word("next")}


def test_the_die_is_seen_to_roll_and_to_walk_and_then_shows_what_was_rolled():
    stand = before_the_die()
    board, session = stand.scene.parts["rondel"].view, stand.director.session
    start = board.space_of("die")
    stand.director.submit(EndTurn())
    rolled = next(
        event for _, event in session.events(None, stand.scene.model.position) if event.word == "die_rolled"
    )
    pictures, places, faces = [], set(), []
    for _ in range(300):
        stand.wait(30)
        if flying := board.extras.get("die"):
            assert not board.plates, "nobody else acts yet"
            pictures += [flying[0].sprite] if flying[0].sprite not in pictures else []
            places.add(flying[0].rect.center)
        if board.space_of("die") != start:
            faces.append(board.position.die)
            break
    assert len(pictures) > 4 and len(places) > 4
    assert faces == [rolled.n]


def test_what_the_die_has_done_is_told_whosever_turn_was_before():
    stand = before_the_die()
    stand.director.submit(EndTurn())
    told = [event for _, event in stand.director.session.events(None) if event.word == "die_removed"]
    stand.scene.motion.finish()
    assert stand.until_asked()
    name = stand.scene.model.teller.name(told[-1].tile)
    said = " ".join(line.words[0] for line in stand.scene.model.moment().peek.lines)
    assert name in said and str(told[-1].n) in said


def shown_lands(stand: Stand) -> set[tuple[int, int]]:
    """While ways are drawn: whose turn is told, and whose land lies there."""
    film, board = stand.scene.film, stand.scene.parts["board"].view
    return {(film._turn.seat, board.seat)} if film.ways.ways and film._turn is not None else set()


def walks_of_the_bot(stand: Stand) -> bool:
    events = [event for _, event in stand.director.session.events(None)]
    return any(event.word == "scot_moved" and event.seat == 1 for event in events)


@pytest.mark.parametrize("again", [False, True])
def test_the_way_of_a_bot_is_drawn_in_its_own_land(again: bool):
    session = played("pb", "act", 20, seed=3, when=lambda one: not die_is_next(one))
    stand, seen = Stand(session, curtain=False, motion="normal", warn=False), set[tuple[int, int]]()
    for _ in range(6):
        stand.scene.motion.finish()
        if not stand.until_asked() or seen:
            break
        while stand.director.actor == 0 and stand.until_asked() and stand.director.may_act:
            session.submit(0, next((o for o in session.options(0) if o.word == "end_turn"), session.options(0)[0]))
            stand.scene.motion.finish() if session.waiting() == (0,) else None
        for _ in range(900):
            stand.wait(40)
            seen |= shown_lands(stand) if not again else set()
            if stand.director.actor == 0 and not stand.scene.motion.to_come:
                break
        if again and walks_of_the_bot(stand):
            stand.scene.film.play_all()
            for _ in range(900):
                stand.wait(40)
                seen |= shown_lands(stand)
    assert seen == {(1, 1)}
    stand.scene.motion.finish()
    assert stand.scene.parts["board"].view.seat == 0 or not stand.director.may_act


def test_what_lay_under_the_pointer_in_another_land_is_told_no_longer():
    stand = Stand(played("pbb", "act", 60, seed=3), curtain=False)
    assert stand.until_asked()
    board, film = stand.scene.parts["board"], stand.scene.film
    film._show_land_of(Turn(1, 0, 1, ()))
    land = board.view.land
    theirs = next(one for one in map(land.component, land.spots) if one.startswith("tile:"))
    stand.point(board.anchor(theirs))
    stand.wait(400)
    assert stand.scene.card.visible
    film.clear()
    stand.wait(400)
    assert board.view.seat == 0 and not stand.scene.card.visible


def test_ending_a_turn_does_not_shine_while_the_new_tile_can_be_used():
    """A trade that promises little left the button copper, though its tile had just been paid for."""
    campaign = do(begin("haggis", "two"), "take tile=drovers_inn", "place at=0,1", "haggis_open value=3")
    do(campaign, "activate tile=shetland")
    stand = Stand(campaign.session, warn=False, curtain=False)
    stand.settle(stand.scene)
    assert stand.until_asked() and "tile:drovers_inn" in stand.director.lit()
    view = campaign.session.view(0)
    assert own_warnings(campaign.session.rules, view, 0, EndTurn()) == ()
    assert stand.scene.model.moment().primary.quiet


def test_no_ring_lies_on_a_scoring_around_what_is_below_it() -> None:
    """It seemed to mark a figure of the sheet; what it marked could not be seen."""
    stand = Stand(stated("pb", {}, stack=["act seat=0"], moves_left=1), curtain=False)
    assert stand.until_asked()
    scene, sheet = stand.scene, stand.scene.parts["scoring"]
    stand.key("n")
    assert scene.root.focus is not scene.furniture.primary
    next(scene.motion._paced(sheet._begin("stack:A"), EndTurn()))
    assert sheet.visible and scene.root.focus is scene.furniture.primary
