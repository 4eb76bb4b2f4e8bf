"""With large type pricing and buying take another form: one thing large, the others as tabs or rows, nothing cut."""

from __future__ import annotations

from itertools import product

import pytest
from pygame import Surface

from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.scenes.table.scene import TableScene
from game.ui.games.isle_of_skye import scoring_card
from tests.reader.texts import ReadSurface, recording
from tests.scenes.shell_helpers import make_context
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_skye_layout import things
from tests.scenes.test_table_layout import check, overlapping

LOOKS = [
    ("pp", (1024, 768), 2.0),
    ("ppp", (1280, 720), 1.3),
    ("ppppp", (1280, 720), 1.75),
    pytest.param("ppppp", (1920, 1080), 2.0, marks=pytest.mark.slow),
]
LEAST = 16
"""Pixels of type in a window of 1920x1080."""
_EASY = 16
"""Pixels of captions at 1280x720."""


def asked(kinds: str, where: str, size: tuple[int, int], scale: float) -> Stand:
    session = played(kinds, {"round": 4, "phase": where})
    stand = Stand(session, size=size, language="de", text_scale=scale, curtain=False)
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize(("kinds", "size", "scale"), LOOKS)
def test_every_tab_of_pricing_shows_its_texts_whole(kinds: str, size: tuple[int, int], scale: float) -> None:
    stand = asked(kinds, "set_prices", size, scale)
    page, seen = stand.scene.parts["prices"], list[str]()
    page.put("coin:99", page.cards[1].tile)
    page.put("axe", page.cards[0].tile)
    for tab in page.tabs:
        stand.click(tab.rect.center)
        assert [one for one in (*page.cards, page.strip) if one.visible] == [
            page.strip if tab.number < 0 else page.cards[tab.number]
        ]
        check(stand, seen, f"tab {tab.number}")
        assert overlapping(things(stand)) == []
    assert seen == []


@pytest.mark.parametrize(("kinds", "size", "scale"), LOOKS)
def test_one_offer_is_open_and_every_tile_of_the_others_is_in_sight(
    kinds: str, size: tuple[int, int], scale: float
) -> None:
    stand = asked(kinds, "buy_tile", size, scale)
    part, seen = stand.scene.parts["offers"], list[str]()
    for row in part.rows:
        stand.click(row.sign.rect.center)
        assert [one for one in part.rows if one.open] == [row]
        check(stand, seen, row.name_of.text)
        assert all(part.rect.contains(offer.rect) for offer in part.offers if offer.visible)
        assert overlapping(part.rows) == []
        shown = {offer.tile for offer in part.offers if offer.visible}
        assert set(part.found) <= shown
    assert seen == []


def test_names_and_figures_grow_instead_of_shrinking() -> None:
    stand = asked("ppppp", "set_prices", (1920, 1080), 1.75)
    page, fonts = stand.scene.parts["prices"], stand.context.look.fonts
    for label in [one for card in page.cards for one in (card.name_of, card.price, *card.gains)]:
        style = fonts.fit(label.text, fonts.low(label.style, label.rect.h), label.rect.w)
        assert fonts.px(style) == fonts.px(label.style) > LEAST * 1.3


def test_the_keyboard_opens_tile_after_tile_and_a_tile_that_is_not_open_is_found_at_its_tab() -> None:
    stand = asked("ppp", "set_prices", (1280, 720), 1.75)
    page = stand.scene.parts["prices"]
    for number in range(3):
        assert page.next_lit(1, anew=number == 0)
        assert page.cards[number].visible and stand.scene.root.focus is page.cards[number].face
    assert page.anchor(f"tile:{page.cards[0].tile}") == page.tabs[0].rect.center


def test_what_a_tile_would_bring_is_told_at_its_tab_without_opening_it() -> None:
    stand = asked("ppp", "set_prices", (1280, 720), 2.0)
    page = stand.scene.parts["prices"]
    tab = page.tabs[1]
    stand.point(tab.rect.center)
    assert page.gains.visible and page.current == tab.tile
    assert page.cards[0].visible and not page.cards[1].visible
    stand.point(page.tabs[-1].rect.center)
    assert not page.gains.visible, "the rivals' tab stands for no tile"


@pytest.mark.parametrize("where", ["set_prices", "buy_tile"])
@pytest.mark.parametrize("kinds", ["pp", "ppp", "ppppp"])
def test_what_a_tile_would_bring_lies_on_no_words_beside_the_land(kinds: str, where: str) -> None:
    stand = asked(kinds, where, (1280, 720), 2.0)
    part = stand.scene.parts["prices" if where == "set_prices" else "offers"]
    assert part.words_beside() and all(line.text for line in part.words_beside())
    told = 0
    for tile in (tile for player in part.seen.position.players for tile in player.offer):
        stand.scene.model.pointing.at(f"tile:{tile}")
        if part.gains.visible:
            told += 1
            assert [line.text for line in part.words_beside() if part.gains.rect.colliderect(line.rect)] == []
    assert told


@pytest.mark.parametrize("scale", [1.3, 2.0])
def test_the_figures_of_the_ruler_stay_on_it(scale: float) -> None:
    stand = asked("ppp", "set_prices", (1280, 720), scale)
    ruler = stand.scene.parts["prices"].cards[0].ruler
    half = stand.context.look.fonts.width(str(ruler.top), ruler.ticks()) / 2
    assert ruler.top >= 20 and ruler._x(ruler.top) + half <= ruler.rect.right + 1


def test_what_is_in_hand_while_buying_is_as_large_as_other_captions() -> None:
    stand = Stand(played("pp", {"round": 4, "phase": "buy_tile"}), size=(1024, 768), language="de", curtain=False)
    assert stand.until_asked()
    label, fonts = stand.scene.parts["buying"].left_told, stand.context.look.fonts
    assert fonts.px(fonts.fit(label.text, label.style, label.rect.w)) == fonts.px("caption")


def test_who_is_advised_to_buy_finds_that_offer_open() -> None:
    stand = asked("ppp", "buy_tile", (1280, 720), 1.75)
    scene = stand.scene
    assert isinstance(scene, TableScene)
    part = scene.parts["offers"]
    opened = next(row for row in part.rows if row.open)
    assert any(f"tile:{offer.tile}" in part.seen.lit for offer in opened.offers)


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_five_players_see_who_would_win_if_it_ended_now(scale: float) -> None:
    stand = asked("ppppp", "buy_tile", (1280, 720), scale)
    peek = stand.scene.furniture.peek
    assert peek.visible and len(peek._bars) == 5 and peek.laid() is not None
    assert peek.overflow() == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("kinds", "scale"), [("ppppp", 1.0), ("ppppp", 1.75), ("pp", 2.0)])
def test_what_a_letter_brings_everybody_is_told_whole(kinds: str, scale: float, language: str) -> None:
    """In the dock below the lands, at the moment in which a scoring waits to be seen."""
    session = played(kinds, {"round": 4, "phase": "build_tiles"}, seed=5)
    stand = Stand(session, language=language, text_scale=scale, curtain=False, motion="normal")
    while session.phase() == "build_tiles":
        seat = session.waiting()[0]
        session.submit(seat, session.options(seat)[0])
    dock, told, waited = stand.scene.parts["counted"], set[str](), list[str]()
    for _ in range(600):
        stand.wait()
        if dock.panel.shown and dock.seen.telling:
            told.add(dock.badge.slot)
            assert [f"{widget}: {text}" for widget in dock.walk() for text in widget.overflow()] == []
        if stand.scene.motion.waits:  # each letter until somebody has seen it
            waited.append(dock.badge.slot)
            stand.scene.motion.go_on()
        elif waited and not stand.scene.model.is_told:
            break
    assert len(told) >= 2 and waited == sorted(told), "a letter after the other"


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_behind_the_screens_no_tile_lies_on_a_name(scale: float) -> None:
    stand = asked("ppp", "set_prices", (1280, 720), scale)
    stand.key("h")
    for _, _, name, _, state, faces in stand.scene.parts["prices"].others.rows:
        assert all(not label.rect.colliderect(face.rect) for label in (name, state) for face in faces)
        assert name.overflow() + state.overflow() == []


def test_whoever_comes_to_price_begins_with_the_first_tile() -> None:
    stand = Stand(played("ppp", {"round": 4, "phase": "set_prices"}), text_scale=1.75)
    stand.press("i_am")
    assert stand.until_asked()
    page = stand.scene.parts["prices"]
    stand.click(page.tabs[2].rect.center)
    page.put("axe", page.cards[2].tile)
    for card in page.cards[:2]:
        page.put("coin:1", card.tile)
    assert page.number == 2
    before = stand.director.viewer
    stand.press("primary")
    stand.wait(2000)
    stand.press("i_am")
    assert stand.until_asked() and stand.director.viewer != before
    assert page.number == 0


def test_after_a_tile_is_laid_the_ring_comes_back_to_the_land_also_where_all_look_on() -> None:
    stand = Stand(played("ppp", {"round": 2, "phase": "build_tiles"}), text_scale=1.75, motion="normal")
    assert stand.until_asked() and stand.scene.parts["dock"].look_in.visible
    root = stand.scene.root
    stand.key("n")
    stand.key("return")
    for _ in range(40):
        stand.wait(50)
        assert root.focus is not stand.scene.parts["dock"].look_in, "it is no answer to what is asked"
    assert root.focus is stand.scene.parts["board"].view


def test_the_next_income_grows_with_type_and_is_no_number_of_a_round() -> None:
    """At 175 % it had the size of usual type; and "Next round 5: castle 5" was read as the fifth round."""
    small, large = (at_table_with(scale).scene.parts["dock"].income for scale in (1.0, 1.75))
    assert "+6" in small.text and "+6" in large.text
    assert large.fonts.px(large.fonts.fit(large.text, "caption", large.rect.w)) >= 1.4 * small.fonts.px("caption")


def at_table_with(scale: float) -> Stand:
    stand = Stand(
        played("pbb", {"round": 2, "phase": "build_tiles"}),
        text_scale=scale,
        language="de",
        motion="none",
        curtain=False,
    )
    assert stand.until_asked()
    return stand


def test_a_scoring_tile_says_whose_value_it_shows_where_several_look() -> None:
    """ "Now 5" stood there for everybody, and nobody knew whose."""
    for kinds, told in (("ppp", ""), ("pbb", "yours")):
        stand = Stand(played(kinds, {"round": 2, "phase": "build_tiles"}), motion="none", curtain=told != "yours")
        assert stand.until_asked()
        asked = stand.scene.model.teller.seat(stand.director.session.waiting()[0])
        assert stand.scene.parts["scoring"].whose() == (told if told == "yours" else asked)


def test_in_a_high_window_every_rule_is_read_on_its_card() -> None:
    """At 1024x768 the cards told no rule, and the column below them was empty."""
    stand = asked("pp", "set_prices", (1024, 768), 2.0)
    words, look = stand.scene.context.words, stand.scene.context.look
    rules = [words(f"isle_of_skye.board.short.{one}") for one in SCORING_IDS]
    for spot in stand.scene.parts["scoring"].cards:
        card = spot.card()
        untold = [one for one in rules if scoring_card._rule(look, card._replace(rule=one, rules=())) is None]
        assert untold == [] and spot.overflow() == []


@pytest.mark.parametrize("scale", [1.5, 1.75, 2.0])
def test_a_long_question_has_all_the_head_of_the_table(scale: float) -> None:
    """It shrank to the size of small type beside a head that was half empty."""
    prompt = asked("pbbb", "buy_tile", (1280, 720), scale).scene.furniture.prompt
    assert prompt._block().line_px >= 1.25 * prompt.fonts.line_height(prompt.fonts.least("prompt"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_with_large_type_the_rules_of_the_scorings_are_larger_too(scale: float, language: str) -> None:
    """Beside their pictures they stood at 12 pixels, as with small type."""
    context = make_context((1280, 720), text_scale=scale, language=language)
    for one in SCORING_IDS:
        told = context.words(f"isle_of_skye.board.short.{one}")
        assert context.grid.type_px(scoring_card._rule_size(context.look, told, 0.0)) >= 14, told


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768), (2560, 1440)])
def test_in_a_window_as_it_was_designed_no_rounded_pixel_makes_a_rule_larger_than_the_others(
    size: tuple[int, int],
) -> None:
    """At 1920x1080 one of four rules stood out."""
    cards = [spot.card() for spot in asked("pp", "set_prices", size, 1.0).scene.parts["scoring"].cards]
    assert [card.more for card in cards] == [0.0] * 4


@pytest.mark.parametrize("scale", [1.5, 1.75, 2.0])
def test_words_of_the_purse_beside_prices_can_be_read(scale: float) -> None:
    """What the axe and gold are for stood at 15 pixels in an empty dock, also at 200 %."""
    with recording() as recorder:
        stand = asked("ppppp", "set_prices", (1280, 720), scale)
        recorder.page.lines.clear()
        stand.context.stack.expose()
        stand.context.stack.draw(ReadSurface((1280, 720), recorder))
        dock = stand.scene.parts["purse"]
        small = [one.text for one in recorder.page.lines if dock in one.owner.ancestors() and one.px < _EASY]
    assert [one for one in small if not one.isdigit()] == []


def test_the_ring_around_the_tile_leaves_its_name_whole() -> None:
    """It had cut what hangs below the line, as of a y."""
    stand = asked("ppp", "set_prices", (1280, 720), 2.0)
    (card,) = (one for one in stand.scene.parts["prices"].cards if one.visible)
    card.name_of.set(text="Raasay")
    root, seen, name = stand.scene.root, list[Surface](), card.name_of.rect
    for widget in (None, card.face):
        root.set_focus(widget, visible=widget is not None)
        stand.frame()
        seen.append(stand.surface.copy())
    spots = product(range(name.x, name.x + 160), range(name.y, card.face.rect.y - 1))
    ink = [spot for spot in spots if sum(seen[0].get_at(spot)[:3]) < 240]
    assert max(y for _, y in ink) > name.bottom - 4
    assert [spot for spot in ink if seen[0].get_at(spot) != seen[1].get_at(spot)] == []
