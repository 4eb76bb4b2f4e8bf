"""Factions and mats are chosen by their portraits, one person after the other, alone or several at one screen."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.table.director import Stage
from game.ui.games.scythe.role_cards import Cards
from tests.scenes.lesson_helpers import at_the_table, press, rest
from tests.scenes.scythe_helpers import in_phase, phase, plain, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check

CHOSEN = {"factions": "chosen", "mats": "chosen"}


def choosing(kinds: str, where: str, *, banned_pairs: bool = False, **how: object) -> Stand:
    seat = 0 if kinds[0] == "p" else kinds.index("p")
    session = played(kinds, in_phase(where, seat=seat), **CHOSEN, banned_pairs=banned_pairs)
    stand = Stand(session, curtain=False, **how)  # type: ignore[arg-type]
    assert stand.until_asked()
    return stand


def take(stand: Stand, component: str) -> None:
    """Chosen by a click, and taken with the big button."""
    assert stand.until_asked()
    stand.click_component(component)
    stand.press("primary")
    assert stand.until_asked()


def ends(stand: Stand) -> tuple[str, str]:
    """The first and the last that can be had."""
    lit = stand.director.lit()
    return lit[0], lit[-1]


@pytest.mark.parametrize("text_scale", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_nothing_is_cut_and_every_card_lies_clear_of_the_tools(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    seen: list[str] = []
    for where in ("choose_faction", "choose_mat"):
        stand = choosing("ppppp", where, size=size, language=language, text_scale=text_scale)
        check(stand, seen, where)
        page, made = stand.scene.parts["roles"], stand.scene.furniture
        assert page.visible and len(page.lit_regions()) == 5
        for one in page.lit_regions():
            stand.click_component(one)
            check(stand, seen, f"{where} {one}")
            area = page.region(one)
            assert area is not None and page.rect.contains(area)
            assert not any(area.colliderect(tool.rect) for tool in (*made.tools.values(), made.primary, made.prompt))
    assert seen == []


@pytest.mark.parametrize("kinds", ["pp", "pb", "bp", "ppppp"])
def test_persons_take_what_they_have_chosen_a_portrait_and_then_a_mat(kinds: str) -> None:
    stand = choosing(kinds, "choose_faction")
    session, chosen = stand.director.session, 0
    while phase(session) in ("choose_faction", "choose_mat"):
        assert stand.until_asked()
        if phase(session) not in ("choose_faction", "choose_mat"):
            break
        before, page, first, last = len(session), stand.scene.parts["roles"], *ends(stand)
        assert not stand.scene.furniture.primary.enabled
        for one in (first, last):
            stand.click_component(one)
            assert len(session) == before and page.marked().chosen >= {one}
            assert stand.scene.model.teller.name(one) in stand.scene.furniture.primary.label
        stand.press("primary")
        assert len(session) > before
        chosen += 1
        stand.wait(200)
    assert chosen == 2 * kinds.count("p")
    assert stand.until_asked() and not stand.scene.parts["roles"].visible
    assert all(plain(session)["factions"]) and all(plain(session)["mats"])


def test_a_taken_faction_says_by_whom_and_cannot_be_had() -> None:
    stand = choosing("pp", "choose_faction")
    first = stand.director.lit()[0]
    take(stand, first)
    page, lines = stand.scene.parts["roles"], len(stand.director.session)
    assert first not in page.lit_regions()
    area = page.region(first)
    assert area is not None
    stand.click(area.center)
    assert len(stand.director.session) == lines
    assert stand.scene.card.visible and stand.scene.card.card.reason


def test_a_banned_mat_is_shown_and_not_offered() -> None:
    """Rusviet may not have the industrial mat, nor Crimea the patriotic one."""
    stand = choosing("pp", "choose_faction", banned_pairs=True)
    for faction in ("faction:rusviet", "faction:crimea"):
        take(stand, faction)
    page = stand.scene.parts["roles"]
    assert page.region("mat:industrial") is not None and len(page.lit_regions()) == 4
    assert "mat:industrial" not in page.lit_regions()


def test_the_keyboard_walks_over_the_portraits() -> None:
    stand = choosing("pp", "choose_faction")
    stand.key("n")
    stand.key("right")
    stand.key("return")
    assert not plain(stand.director.session)["factions"][0], "a portrait is chosen, and may be chosen otherwise"
    stand.key("ctrl+return")
    stand.wait(200)
    assert plain(stand.director.session)["factions"][0]


@pytest.mark.parametrize("where", ["choose_faction", "choose_mat"])
def test_keys_stay_on_the_page_and_never_walk_over_what_lies_below_it(where: str) -> None:
    stand = choosing("pp", where)
    root, page = stand.scene.root, stand.scene.parts["roles"]
    for _ in range(24):
        stand.key("tab")
        assert root.focus is not None and root.focus_visible
        below = [name for name, part in stand.scene.parts.items() if part in root.focus.ancestors()]
        assert below in ([], ["roles"])
        if below:
            stand.key("right")
            assert root.focus is page and stand.scene.model.pointing.component in stand.director.lit()


def test_below_the_cards_stands_what_one_would_begin_with() -> None:
    """Of what is pointed at, else of what is chosen; and who begins, as far as mats are taken."""
    stand = choosing("pp", "choose_faction")
    page, read = stand.scene.parts["roles"], []
    draw = page.fonts.draw
    page.fonts.draw = lambda surface, words, *rest, **more: (read.append(words), draw(surface, words, *rest, **more))[
        1
    ]  # type: ignore[method-assign]
    stand.point(stand.scene.anchor("faction:crimea") or (0, 0))
    stand.frame()
    assert {"Crimean Khanate", "5 power", "0 combat cards"} <= set(read)
    take(stand, "faction:nordic")
    take(stand, "faction:saxony")
    take(stand, "mat:mechanical")
    read.clear()
    stand.click_component("mat:agricultural")
    stand.frame()
    assert {"Saxony Empire, Agricultural mat", "4 popularity", "7 coins", "Anna begins, with number 4."} <= set(read)
    read.clear()
    stand.point(stand.scene.anchor("mat:industrial") or (0, 0))
    stand.frame()
    assert {"Saxony Empire, Industrial mat", "4 coins", "Number 1: so far you begin."} <= set(read)


def test_before_the_match_there_is_no_secret_and_so_no_curtain() -> None:
    """Coins are hidden in a match, but nobody has any while factions and mats are chosen."""
    stand = Stand(played("ppb", in_phase("choose_faction"), **CHOSEN))
    session = stand.director.session
    for _ in range(4):
        assert stand.until_asked() and stand.director.stage is Stage.PLAY
        stand.click_component(stand.director.lit()[0])
        stand.press("primary")
        stand.wait(200)
    assert phase(session) not in ("choose_faction", "choose_mat")
    assert stand.director.stage is Stage.CURTAIN, "from now on objectives are secret"


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_who_is_pointed_at_steps_forward_and_goes_back(motion: str) -> None:
    """Slowly where things may move, at once where not; who is taken stays where they are."""
    stand = choosing("pp", "choose_faction", motion=motion)
    page = stand.scene.parts["roles"]
    first, last = ends(stand)
    still = stand.frame()
    stand.point(stand.scene.anchor(first))
    name = first.partition(":")[2]
    assert page.stepping.shares == ({name: 1.0} if motion == "none" else {name: 0.0})
    stand.wait(300)
    assert page.stepping.shares == {name: 1.0} and stand.frame() != still
    stand.point(stand.scene.anchor(last))
    stand.wait(300)
    assert page.stepping.shares == {last.partition(":")[2]: 1.0}
    stand.point((640, 25))
    stand.wait(300)
    assert not page.stepping.shares
    take(stand, first)
    stand.point(stand.scene.anchor(first))
    stand.wait(300)
    assert not page.stepping.shares


def test_once_the_own_mat_is_taken_no_other_is_called_banned(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the others still choose, nothing is asked of oneself, and nothing is said of what one may take."""
    scene = at_the_table("scythe", "peoples")
    said: list[str] = []
    monkeypatch.setattr(Cards, "veil", lambda self, surface, area, told, **_: said.append(told))
    press(scene, "n")
    while scene.campaign.task is None or scene.campaign.task.id != "mat" or not scene.next_leads:
        if scene.next_leads:
            scene.read_on()
        else:
            press(press(scene, "m"), "return")
        scene = rest(scene.context)
    scene.context.stack.expose()
    scene.context.stack.draw(Surface((1280, 720), depth=32))
    assert said and not any(told.startswith("not with") for told in said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_card_of_a_lesson_cuts_no_heading_of_a_mat(language: str) -> None:
    """Its edge lay in the middle of the names of two mats that were not asked for."""
    scene = at_the_table("scythe", "peoples", language)
    card, page = scene.tutor.rect, scene.parts["roles"]
    mats = [page.region(one) for one in page.regions if one.startswith("mat:")]
    under = [mat for mat in mats if mat.clip(card).w > mat.w // 2]
    assert under and all(card.top <= mat.top for mat in under)
