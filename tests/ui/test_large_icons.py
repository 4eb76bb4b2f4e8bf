"""An icon or a sign beside words grows with them; a refusal's is none that could be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect, Surface

from game.table.cards import Card, CardRow
from game.ui.grid import Grid
from game.ui.icons import Icons
from game.ui.look import Look
from game.ui.root import Root
from game.ui.signs import Signs
from game.ui.widget import Widget
from game.ui.widgets import IconButton, Prompt, TextField
from game.ui.widgets.cards import HoverCard
from game.ui.widgets.pinned_card import PinnedCard

Drawn = list[tuple[object, int]]
BIG = (0.0, 0.0, 600.0, 56.0)


def shown(card: Card) -> HoverCard:
    made = HoverCard((14, 20, 400, 300))
    made.show(card)
    return made


WIDGETS: dict[str, Callable[[], Widget]] = {
    "icon of a prompt": lambda: Prompt(BIG, "words", icon="gear"),
    "sign of a prompt": lambda: Prompt(BIG, "words", 1),
    "field to search in": lambda: TextField((0, 0, 300, 44), icon="search"),
    "button": lambda: IconButton((0, 0, 45, 45), "back"),
    "refusal": lambda: shown(Card("title", reason="why")),
    "row of a card": lambda: shown(Card("title", rows=(CardRow("what", "+1", icon="coin"),))),
}


def drawn(widget: Widget, scale: float, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What icons and signs it has, and of how many pixels."""
    found: Drawn = []
    for store in (Icons, Signs):
        monkeypatch.setattr(store, "picture", watched(store.picture, found))
    root = Root()
    root.add(widget)
    root.set_look(Look(Grid(text_scale=scale)))
    root.paint(Surface((1280, 720)), Rect(0, 0, 1280, 720))
    monkeypatch.undo()
    return found


def watched(picture: Callable[..., Surface], found: Drawn) -> Callable[..., Surface]:
    def noted(store: object, name: object, px: int, *rest: object) -> Surface:
        found.append((name, px))
        return picture(store, name, px, *rest)

    return noted


@pytest.mark.parametrize("name", WIDGETS)
def test_it_grows_with_the_type_beside_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, large = (drawn(WIDGETS[name](), scale, monkeypatch) for scale in (1.0, 2.0))
    assert [one for one, _ in usual] == [one for one, _ in large] and len(usual) == 1
    assert large[0][1] >= 1.3 * usual[0][1]


def test_only_a_card_that_is_put_away_by_it_has_a_cross(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card("title", reason="why")
    kept = PinnedCard((14, 20, 400, 300), lambda: None, grow="down", pin="left top", name="kept")
    kept.show(card)
    assert [name for name, _ in drawn(kept, 1.0, monkeypatch)] == ["cross"]
    assert [name for name, _ in drawn(shown(card), 1.0, monkeypatch)] == ["barred"]
