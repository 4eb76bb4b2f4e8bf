"""Only what changed is drawn again, and the picture is the same as if everything had been."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pygame import Surface

from game.core.words import Words
from game.scenes.style import StyleScene
from game.table.cards import Card
from game.ui.context import Context
from game.ui.events import Key, Pointer
from game.ui.look import Look
from game.ui.widgets.cards import HoverCard
from tests.ui.pictures import picture_of, same

STEPS = [
    Pointer("move", (570, 566)),
    Key("tab"),
    Key("tab"),
    Key("down"),
    Pointer("move", (60, 250)),
    Pointer("down", (60, 250), 1),
    Pointer("up", (60, 250), 1),
    Pointer("wheel", (100, 560), wheel=(0, -2)),
    Key("tab"),
    Pointer("move", (1100, 80)),
    Pointer("down", (760, 566), 1),
    Pointer("up", (760, 566), 1),
    Pointer("down", (570, 566), 1),
    Pointer("up", (570, 566), 1),
    Key("escape"),
]


@pytest.fixture
def style_sheet(settings: SimpleNamespace) -> StyleScene:
    context = Context(Words("en"), settings)
    scene = StyleScene(context, page="controls")
    context.stack.push(scene)
    return scene


def test_dirty_rectangles_give_the_same_picture_as_a_full_redraw(style_sheet: StyleScene) -> None:
    stack, surface = style_sheet.context.stack, Surface((1280, 720), depth=32)
    stack.draw(surface)
    for event in STEPS:
        stack.handle(event)
        stack.update(16)
        stack.update(700)
        stack.draw(surface)
        assert same(surface, picture_of(style_sheet.root)), event


def test_pointing_at_a_button_redraws_little(style_sheet: StyleScene) -> None:
    stack, surface = style_sheet.context.stack, Surface((1280, 720), depth=32)
    stack.draw(surface)
    stack.handle(Pointer("move", (570, 566)))
    rects = stack.draw(surface)
    assert rects and sum(r.w * r.h for r in rects) < 0.03 * 1280 * 720


def test_nothing_is_drawn_when_nothing_changed(settings: SimpleNamespace) -> None:
    context = Context(Words("en"), settings)
    context.stack.push(StyleScene(context))
    surface = Surface((1280, 720), depth=32)
    assert context.stack.draw(surface)
    assert not context.stack.update(16)
    assert context.stack.draw(surface) == []
    context.stack.handle(Pointer("move", (30, 365)))
    context.stack.handle(Pointer("move", (31, 364)))
    assert context.stack.draw(surface) == [], "moving over plain paper changes nothing"


def test_the_same_look_gives_the_same_pixels_every_time() -> None:
    assert same(Look().materials.table(), Look().materials.table())
    assert same(Look().materials.curtain(), Look().materials.curtain())


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 720), (1280, 900), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_of_the_style_sheet_fits(settings: SimpleNamespace, size: tuple[int, int], language: str) -> None:
    context = Context(Words(language), settings, size)
    for page in ("style", "controls"):
        scene = StyleScene(context, page=page)
        context.stack.push(scene)
        assert [text for _, text in scene.root.overflows()] == []


@pytest.mark.parametrize("scale", [0.8, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_larger_text_size_cuts_no_text(settings: SimpleNamespace, scale: float, language: str) -> None:
    settings.text_scale = scale
    context = Context(Words(language), settings)
    for page in ("style", "controls"):
        scene = StyleScene(context, page=page)
        context.stack.push(scene)
        assert [text for _, text in scene.root.overflows()] == []


def test_a_card_with_a_long_line_redraws_the_line_and_not_the_board(tree) -> None:
    card = HoverCard((24, 100, 268, 368))
    root = tree(card)
    before = picture_of(root)
    card.show(Card("Here", result="+2"), target=(900, 120))
    rects = root.take_dirty()
    assert sum(r.w * r.h for r in rects) < 0.5 * (900 - 24) * (468 - 120)
    surface = before.copy()
    for rect in rects:
        root.paint(surface, rect)
    assert same(surface, picture_of(root))
