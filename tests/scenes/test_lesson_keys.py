"""A lesson by keys alone: after Show the ring goes to what is shown; and whom the text names can be seen."""

from __future__ import annotations

import pytest

from game.core.text import to_text
from game.games import CATALOGUE
from game.scenes.lesson_progress import chapter_ids
from game.tutorial.demands import looked_at
from game.tutorial.progress import Stage
from tests.scenes.lesson_helpers import at_the_table, press, rest, seen, step


def test_show_takes_the_ring_along_and_the_walk_leads_to_what_is_lit_and_to_buttons_last() -> None:
    scene = at_the_table("isle_of_skye", "idea")
    walked: list[str] = []
    while scene.root.focus is None or scene.root.focus.name != "turn_left":
        press(scene, "n")
    press(scene, "m")
    others = {one for one in scene.director.lit() if one.startswith("place:")} - {*scene.pointed()}
    assert scene.model.pointing.component == scene.pointed()[-1], "Enter does what is shown"
    for _ in range(len(others) + 2):
        press(scene, "n")
        focus = scene.root.focus
        walked.append(scene.model.pointing.component or (focus.name if focus is not None else ""))
    assert others and set(walked[: len(others)]) == others and walked[len(others) :] == ["turn_left", "turn_right"]
    press(scene, "n")
    assert scene.model.pointing.component == scene.pointed()[-1]
    way = scene.model.advised.way
    press(scene, "return")
    assert scene.session.lines[-1].action == way


@pytest.mark.parametrize("game", CATALOGUE)
def test_show_and_enter_do_every_step_that_is_shown_the_big_button_too(game: str) -> None:
    scene = at_the_table(game, chapter_ids(game)[0])
    press(scene, "n")
    steps = 0
    for _ in range(30):
        if scene.campaign.done or (task := scene.campaign.task) is None or any(looked_at(task.reached)):
            break
        if scene.next_leads:
            scene.read_on()
            scene = rest(scene.context)
            continue
        press(scene, "m")
        if scene.model.advised.way is None or not scene.root.focus_visible:
            break
        at, way = len(scene.session), scene.model.advised.way
        if {*way.touches()} & {*scene.model.screen.primary.components}:
            assert scene.root.focus is scene.furniture.primary
        press(scene, "return")
        scene = rest(scene.context)
        if len(scene.session) > at:
            assert scene.session.lines[at].action == way
            steps += 1
    assert steps


@pytest.mark.parametrize("key", ["return", "ctrl+return"])
def test_a_goal_that_is_reached_takes_the_ring_to_next(key: str) -> None:
    scene = at_the_table("scythe", "finds")
    press(scene, "n")
    while not scene.next_leads:
        press(press(scene, "m"), "return")
        scene = rest(scene.context)
    seen(scene.context)
    assert scene.root.focus is scene.tutor.next and scene.root.focus_visible
    long, number = len(scene.session), scene.campaign.number
    press(scene, key)
    assert len(scene.session) == long and rest(scene.context).campaign.number == number + 1


def test_a_choice_that_spoils_the_goal_takes_the_ring_to_the_step_back() -> None:
    """ "Press Undo" was read with the ring on "End turn": Enter would have made it worse."""
    scene = at_the_table()
    press(scene, "n")
    while scene.model.pointing.component != "r09c07":
        press(scene, "n")
    press(scene, "return")
    seen(scene.context)
    long = len(scene.session)
    assert scene.campaign.guide.is_hopeless and long
    assert scene.root.focus is scene.tutor.back and scene.root.focus_visible
    press(scene, "return")
    assert len(scene.session) < long and not scene.campaign.guide.is_hopeless
    assert not scene.tutor.back.enabled and scene.root.focus is not scene.tutor.back, "nothing is left to take back"
    press(scene, "n")
    assert scene.model.pointing.component, "the walk goes on among what is lit"


def test_the_ring_around_next_cuts_nothing_of_the_button_beside_it() -> None:
    scene = at_the_table("rebirth", "idea", "de", scale=2.0)
    press(scene, "n")
    while not scene.next_leads:
        press(press(scene, "m"), "return")
        scene = rest(scene.context)
    seen(scene.context)
    ring = scene.root.ring.place(scene.root)
    assert scene.root.focus is scene.tutor.next and ring is not None
    back, grid = scene.tutor.back, scene.context.grid
    words = back.fonts.width(back.label, back.style)
    assert ring.left - grid.px(9) >= back.rect.centerx + words // 2, "so far its lines reach"


@pytest.mark.parametrize("show_again", [True, False])
def test_what_stands_on_a_page_already_is_handed_in_next(show_again: bool) -> None:
    scene = at_the_table("scythe", "peoples")
    press(scene, "n")
    press(press(scene, "m"), "return")
    if show_again:
        press(scene, "m")
    seen(scene.context)
    assert scene.root.focus is scene.furniture.primary
    press(scene, "return")
    assert rest(scene.context).next_leads


def test_the_end_of_a_chapter_says_which_goals_stayed_open() -> None:
    scene = at_the_table("scythe", "upgrading", "de")
    press(scene, "n")
    while not scene.campaign.done:
        if scene.next_leads:
            if scene.campaign.number:
                scene.campaign.help.missed.add(0)
            scene.read_on()
        else:
            press(press(scene, "m"), "return")
        scene = rest(scene.context)
    told = scene.tutor.body.text
    what_comes = scene.text("scythe.tutorial.building.title")
    assert scene.model.teller.say(scene.campaign.voice.praise) in told and what_comes in told


def test_the_card_leaves_the_panels_of_three_players_in_sight() -> None:
    scene = at_the_table("rebirth", "end", "de")
    panels = scene.furniture.players
    assert len(panels) == 3 and not any(one.rect.colliderect(scene.tutor.rect) for one in panels)


def test_what_is_only_to_be_looked_at_is_reached_like_what_is_lit() -> None:
    scene = at_the_table("isle_of_skye", "idea")
    while not scene.next_leads:
        for chord in ("m", "n", "return"):
            press(scene, chord)
        rest(scene.context)
    scene.read_on()
    assert scene.campaign.task is not None and scene.campaign.task.id == "letters"
    press(scene, "n")
    scene = rest(scene.context)
    assert scene.model.pointing.component == "round" and scene.campaign.stage is Stage.DONE
    seen(scene.context)
    number = scene.campaign.number
    press(scene, "return")
    assert rest(scene.context).campaign.number == number + 1, "Enter reads on from what was looked at"


def test_a_step_back_takes_the_rivals_answers_back_too() -> None:
    scene = at_the_table()
    scene.hands.choose("r03c06")
    seen(scene.context)
    scene.furniture.primary.press()
    scene = rest(scene.context)
    assert any(line.seat == 1 for line in scene.session.lines)
    press(scene, "ctrl+z")
    assert len(scene.session) == 1 and to_text(scene.session.options(0)[0]) == "end_turn"
    assert scene.model.position == len(scene.session)


def test_show_takes_the_ring_to_a_tool_that_is_to_be_opened() -> None:
    """ "Press Scores, the button is lit" was read with the ring on a tile: Enter did something with that."""
    scene = at_the_table("glen_more", "scoring")
    while scene.campaign.task is not None and scene.campaign.task.id != "sheet":
        scene = step(scene)
    press(scene, "n")
    scene.root.set_focus(scene.furniture.tools["hint"], visible=True)
    press(scene, "m")
    assert scene.root.focus is scene.furniture.tools["scores"]
    press(scene, "return")
    assert scene.furniture.opened is not None
    press(scene, "escape")
    seen(scene.context)
    assert scene.next_leads and scene.root.focus is scene.tutor.next and scene.root.focus_visible


def test_what_a_task_speaks_of_and_nobody_can_choose_now_has_a_ring_and_no_frame() -> None:
    scene = at_the_table("glen_more", "single_cask")
    assert "tile:pulteney_c3" in scene.pointed() and "tile:pulteney_c3" not in scene.director.lit()
    assert "tile:pulteney_c3" in [ring.component for ring in scene.rings]
    assert set(scene.model.marked) <= set(scene.director.lit()), "frames are for what a click can choose"


def test_a_price_that_can_be_set_anew_is_not_out_of_reach() -> None:
    """Behind the screen the tutor said "press Undo" though another figure was all that was needed."""
    scene = at_the_table("isle_of_skye", "prices")
    for line in ("axe tile=L08", "price tile=L25 gold=1"):
        scene.director.submit(next(one for one in scene.director.options() if to_text(one) == line))
        rest(scene.context)
    seen(scene.context)
    while scene.campaign.guide.look_ahead():
        pass
    scene.refresh()
    assert scene.text("tutorial.hopeless") not in scene.tutor.body.text
    assert scene.tutor.back.kind != "primary"


def test_n_goes_round_all_that_is_lit_where_something_is_to_be_looked_at_too() -> None:
    """Each second press went back to the button that the task speaks of."""
    scene = at_the_table("scythe", "end")
    while scene.campaign.task is not None and scene.campaign.task.id != "look":
        scene = step(scene)
    press(scene, "n")
    assert scene.root.focus is scene.furniture.tools["scores"], "what the task is about comes first"
    met = set()
    for _ in range(8):
        press(scene, "n")
        met.add(scene.model.pointing.component)
    assert met >= {one for one in scene.director.lit() if scene.anchor(one) is not None}
