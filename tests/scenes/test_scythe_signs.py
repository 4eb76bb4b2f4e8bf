"""Small signs and words of Scythe's table lie beside each other, on paper, and say what is so."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.core.words import LANGUAGES
from game.ui.games.scythe import tracks
from game.ui.games.scythe.factory_cards import draw_factory_card
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import Plates
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand
from tests.scenes.test_scythe_told import question

AT_HOME_OF_CRIMEA = {"home_crimea": ["0 character"], "home_nordic": ["1 character"]}


def stand_at(frame: str, language: str = "en", text_scale: float = 1.0, **more: object) -> Stand:
    session = scythe({**AT_HOME, "r4c6": ["0 worker 2"]}, frame, **more)
    stand = Stand(session, curtain=False, language=language, text_scale=text_scale)
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_between_two_answers_of_a_factory_card_has_its_room(language: str) -> None:
    stand = stand_at("take_turn seat=0", language)
    hand = stand.scene.parts["mat"]
    either, rect = hand.word("either"), Rect(0, 0, 216, 194)
    for card, (_, choices) in load_facts().factory_cards.items():
        regions = draw_factory_card(hand.look, Surface(rect.size, SRCALPHA), rect, card, hand.host.name, either)
        spots = [regions[f"choice:{number}"] for number in range(len(choices))]
        style = Plates(hand.look, 1.0).style(11, "italic")
        for left, right in pairwise(spots):
            assert right.x - left.right >= hand.fonts.width(either, style) + 4
        assert spots[-1].right <= rect.right - 6


def test_words_that_lie_on_the_map_have_paper_under_them() -> None:
    stand = stand_at("take_turn seat=0")
    part = stand.scene.parts["triumph"]
    surface = Surface((306, 84), SRCALPHA)
    tracks.Triumph(part.look, surface.get_rect(), "T", "n").draw(surface, part.seen.position.players)
    assert all(surface.get_at((x, 8))[3] > 200 for x in range(4, 302))
    pile = Surface((52, 74), SRCALPHA)
    tracks.draw_pile(part.look, pile, pile.get_rect(), 3, "Pile")
    assert pile.get_at((6, 69))[3] > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_structure_bonus_keep_clear_of_its_signs(language: str) -> None:
    for tile in load_facts().bonus_tiles:
        stand = stand_at("take_turn seat=0", language, bonus=tile)
        assert stand.scene.parts["bonus"].overflow() == []


def test_what_is_paid_for_power_does_not_stand_as_the_result() -> None:
    """A coin for two power had a big red -1 beside its name."""
    stand = stand_at("bolster seat=0", coins=[3, 3])
    stand.point(stand.scene.anchor("top:gain_power"))
    stand.wait(400)
    card = stand.scene.card.card
    assert card.result == "" and {row.value for row in card.rows} >= {"–1", "+2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_pay_with_a_card_is_told_so(language: str) -> None:
    position = {
        "factions": ["crimea", "nordic"],
        "mats": ["engineering", "industrial"],
        "units": {**AT_HOME_OF_CRIMEA, "r4c6": ["0 worker"], "r3c6": ["0 worker"], "r1c4": ["1 worker"]},
        "tokens": {"r4c6": {"oil": 3}, "r3c6": {"oil": 3}},
        "stack": ["take_turn seat=0", "pay seat=0 resource=oil left=2"],
    }
    word = {"en": "combat card", "de": "Kampfkarte"}[language]
    for cards in ([[3], []], [[], []]):
        stand = Stand(begun_with({**position, "cards": cards}), language=language, curtain=False)
        assert stand.until_asked() and stand.scene.model.phase == "pay"
        assert (word in question(stand)) == bool(cards[0])


@pytest.mark.parametrize("key", ["1", "2", "3", "4"])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_what_was_chosen_by_key_is_read_from_its_first_row(key: str, scale: float) -> None:
    """The ring came to the last row of the section, and N went on from there."""
    session = scythe({**AT_HOME, "r4c6": ["0 worker 2"]}, "take_turn seat=0", coins=[5, 5], power=[5, 5])
    stand = Stand(session, curtain=False, text_scale=scale)
    assert stand.until_asked()
    stand.wait(500)
    for chord in (key, "return"):
        stand.key(chord)
        stand.wait(500)
    ringed, lit = stand.scene.walking.place(), stand.director.lit()
    rows = {one: stand.scene.anchor(one) for one in lit if one.startswith("top:")}
    assert stand.scene.model.phase != "take_turn"
    assert not rows or ringed == min(rows, key=lambda one: rows[one][1])  # type: ignore[index]


def test_no_frame_of_what_is_told_hides_a_figure_or_a_number() -> None:
    stand = stand_at("take_turn seat=0", tokens={"r4c6": {"oil": 3}})
    view = stand.scene.parts["board"].view
    view.effects = ("r4c6",)
    over = view.over_items()
    assert len(over) >= 1 + len(view._standing_at(view.scenery, "r4c6")) > 1


def test_with_large_type_what_lies_beside_the_map_is_large_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bonus and stars stood there in 11 while all else had grown."""
    stand, sizes = stand_at("take_turn seat=0", "de", text_scale=1.75), list[float]()
    plain = Plates.text

    def text(
        self: Plates, surface: Surface, words: str, at: object, size: float, *rest: object, **more: object
    ) -> int:
        sizes.append(size)
        return plain(self, surface, words, at, size, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Plates, "text", text)
    for name in ("bonus", "triumph", "pile"):
        part = stand.scene.parts[name]
        part.painted(Surface(part.rect.size), Rect((0, 0), part.rect.size))
    assert sizes and min(sizes) >= 16
    assert {f"star:{one}" for one in load_facts().stars} <= set(stand.scene.parts["triumph"].regions)
