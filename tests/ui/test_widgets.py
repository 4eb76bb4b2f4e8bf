"""What single widgets promise."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.core.names import Name
from game.table.cards import Card, CardRow
from game.table.facts import PlayerFacts, Stat
from game.ui.events import Key, Pointer, Text
from game.ui.grid import Grid
from game.ui.icons import ICONS, draw_icon
from game.ui.look import Look
from game.ui.sound import Sounds
from game.ui.widgets import Label, ScrollArea, Slider, TextField, Toast, Toggle
from game.ui.widgets.cards import HoverCard
from game.ui.widgets.charts import LineChart, Series
from game.ui.widgets.full_panels import FullPanel, picture_at
from game.ui.widgets.players import PlayerPanel
from game.ui.widgets.sheet_rows import SheetColumn, SheetRow
from game.ui.widgets.sheets import ScoreTable
from tests.ui.pictures import picture_of, same


class TestTextField:
    @pytest.fixture
    def field(self, tree) -> TextField:
        field = TextField((100, 100, 200, 34), "Anna", longest=8)
        root = tree(field)
        root.handle(Pointer("down", (290, 117), 1))
        root.handle(Pointer("up", (290, 117), 1))
        return field

    def press(self, field: TextField, *keys: str, shift: bool = False, ctrl: bool = False) -> None:
        assert field.root is not None
        for name in keys:
            field.root.handle(Key(name, ctrl=ctrl, shift=shift))

    def test_letters_with_accents_arrive_as_text(self, field: TextField) -> None:
        assert field.root is not None
        field.root.handle(Text("ö"))
        assert field.text == "Annaö"

    def test_typing_replaces_the_selection(self, field: TextField) -> None:
        self.press(field, "a", ctrl=True)
        field.type_text("Bo")
        assert field.text == "Bo" and field.caret == 2

    def test_shift_and_arrows_select(self, field: TextField) -> None:
        self.press(field, "left", "left", shift=True)
        assert field.selection == (2, 4)
        self.press(field, "backspace")
        assert field.text == "An"

    def test_delete_at_the_end_and_backspace_at_the_start_do_nothing(self, field: TextField) -> None:
        self.press(field, "delete")
        self.press(field, "home", "backspace")
        assert field.text == "Anna"

    def test_it_never_grows_beyond_its_limit(self, field: TextField) -> None:
        field.type_text("abcdefghij")
        assert field.text == "Annaabcd"

    def test_letters_do_not_reach_shortcuts_while_typing(self, field: TextField) -> None:
        assert field.root is not None and field.root.handle(Key("h"))

    def test_a_filter_keeps_only_what_is_allowed(self, tree) -> None:
        seed = TextField((0, 0, 100, 30), "", allowed=str.isdigit)
        tree(seed)
        seed.type_text("4a8b1")
        assert seed.text == "481"


def test_a_slider_moves_in_steps_within_its_bounds(tree) -> None:
    heard: list[float] = []
    root = tree(Slider((100, 100, 200, 30), 80, 200, 100, heard.append, step=10))
    for key in ("tab", "right", "end", "right"):
        root.handle(Key(key))
    assert heard == [110, 200]


def test_a_toggle_flips_and_tells(tree) -> None:
    heard: list[bool] = []
    root = tree(Toggle((100, 100, 200, 24), "Hints", False, heard.append))
    for key in ("tab", "space", "space"):
        root.handle(Key(key))
    assert heard == [True, False]


def test_a_scroll_area_stops_at_both_ends(tree) -> None:
    area = ScrollArea((100, 100, 200, 100), 300)
    root = tree(area)
    root.handle(Pointer("wheel", (150, 150), wheel=(0, 3)))
    assert area.offset == 0
    for _ in range(20):
        root.handle(Pointer("wheel", (150, 150), wheel=(0, -3)))
    assert area.offset == 200


def test_what_moves_inside_a_scrolled_area_stays_scrolled(tree) -> None:
    area = ScrollArea((100, 100, 200, 100), 300)
    child = area.add(Label((0, 150, 100, 20), "Hints"))
    tree(area)
    area.scroll_to(120)
    before = child.rect.y
    child.move_to((0, 144, 100, 20))
    assert child.rect.y == before - 6


def test_a_card_grows_upwards_from_its_fixed_foot(tree) -> None:
    card = HoverCard((24, 100, 268, 368))
    tree(card)
    heights = []
    for count in (1, 4):
        card.show(Card("Here", rows=tuple(CardRow(f"row {n}", "+1") for n in range(count))))
        assert card.box().bottom == card.rect.bottom
        heights.append(card.box().h)
    assert heights[1] > heights[0]


def test_a_refusal_shows_reason_and_way_out(tree) -> None:
    card = HoverCard((24, 100, 268, 368))
    root = tree(card)
    card.show(Card("Not here", reason="A tile lies here already."))
    without = card.box().h
    card.show(Card("Not here", reason="A tile lies here already.", way_out="Choose a free space."))
    assert card.box().h > without
    assert root.overflows() == []


def test_hiding_a_card_leaves_no_trace_of_it_or_its_line(tree) -> None:
    card = HoverCard((24, 100, 268, 368))
    root = tree(card)
    before = picture_of(root)
    card.show(Card("Here", result="+2"), target=(700, 200))
    surface = picture_of(root)
    assert not same(surface, before)
    card.hide()
    for rect in root.take_dirty():
        root.paint(surface, rect)
    assert same(surface, before)


def test_thinking_dots_walk_and_stop(tree) -> None:
    panel = PlayerPanel((984, 52, 284, 112), PlayerFacts(2, "Morag", "Bot", "bot", "41", thinking=True))
    root = tree(panel)
    assert root.update(400)
    assert root.take_dirty()
    panel.show(PlayerFacts(2, "Morag", "Bot", "bot", "41"))
    assert not root.update(16)


STATS = tuple(Stat("coin", str(n), caption) for n, caption in enumerate(("Coins", "Tiles", "Scots", "Markers")))


def full(tree, name: str = "Morag", scale: float = 1.0) -> FullPanel:
    panel = FullPanel((984, 52, 284, 104), PlayerFacts(2, Name(name), "Bot", "bot", "159", STATS, room=102))
    tree(panel).set_look(Look(Grid(1280, 720, scale)))
    return panel


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_four_figures_score_and_picture_keep_apart(tree, scale: float) -> None:
    panel = full(tree, scale=scale)
    grid = panel.grid
    x, y, wide, high = picture_at(284, 104, 94, grid.is_large)
    score = Rect(0, 0, panel.fonts.width("159", panel.fonts.fit("159", "score", panel._score_room())), 20)
    setattr(score, "midright" if panel.score_align() == "right" else "midleft", panel.score_place())
    boxes = [grid.rect(x, y, wide, high, panel.rect.topleft), score, *(panel._stat_box(n) for n in range(4))]
    assert all(box.collidelist(boxes[number + 1 :]) < 0 for number, box in enumerate(boxes))
    assert all(panel.rect.contains(box) for box in boxes) and panel.overflow() == []


def test_captions_stand_below_figures_and_go_into_the_tip_with_large_type(tree) -> None:
    assert full(tree).hint() == ""
    assert full(tree, scale=2.0).hint() == "Coins: 0\nTiles: 1\nScots: 2\nMarkers: 3"


def test_a_name_that_has_no_room_is_told_whole_in_the_tip(tree) -> None:
    assert full(tree, "Bartholomäus").hint() == ""
    assert full(tree, "Bartholomäus von Ach").hint() == "Bartholomäus von Ach"


def test_losses_are_drawn_to_the_left_of_nothing(tree) -> None:
    rows = [SheetRow("Farms", (30,)), SheetRow("Mobs", (-15,)), SheetRow("None", (0,))]
    table = ScoreTable((100, 100, 500, 200), [SheetColumn(0, "Anna")], rows, now_label="Now", totals=("15",))
    tree(table)
    won, lost, none = (table.bar(table.cell(0, 0), row.values[0] or 0) for row in rows)
    assert lost.right == won.left and won.w == pytest.approx(2 * lost.w, abs=2) and not none.w
    assert table.cell(0, 0).left < lost.left


def test_pointing_at_a_score_tells_row_and_column(tree) -> None:
    heard: list[tuple[int | None, int | None]] = []
    table = ScoreTable(
        (100, 100, 500, 200),
        [SheetColumn(0, "Anna"), SheetColumn(1, "Jonas")],
        [SheetRow("Farms", (3, 4)), SheetRow("Towns", (1, None))],
        now_label="Now",
        totals=("4", "4"),
        on_point=lambda row, column: heard.append((row, column)),
    )
    root = tree(table)
    root.handle(Pointer("move", table.cell(1, 0).center))
    root.handle(Pointer("move", (10, 700)))
    assert heard == [(1, 0), (None, None)]


def test_pointing_at_the_name_of_a_row_tells_the_row_alone(tree) -> None:
    heard: list[tuple[int | None, int | None]] = []
    table = ScoreTable(
        (100, 100, 500, 200),
        [SheetColumn(0, "Anna")],
        [SheetRow("Farms", (3,)), SheetRow("Towns", (1,))],
        now_label="Now",
        totals=("4",),
        on_point=lambda row, column: heard.append((row, column)),
    )
    root = tree(table)
    root.handle(Pointer("move", (table.rect.x + 30, table.cell(1, 0).centery)))
    assert heard == [(1, None)]
    root.handle(Key("down"))
    assert table.pointed is not None


def test_rows_appear_one_by_one_at_the_end(tree) -> None:
    table = ScoreTable(
        (100, 100, 500, 200),
        [SheetColumn(0, "Anna")],
        [SheetRow("Farms", (3,))],
        now_label="Now",
        totals=("3",),
        filled=0,
    )
    root = tree(table)
    empty = picture_of(root)
    table.set(filled=1)
    assert not same(picture_of(root), empty)


@pytest.mark.parametrize("values", [(0,), (0, 0, 0), (0, 3, 7), (0, 60, 140), (0, 999, 2400)])
def test_a_curve_stays_below_the_top_of_its_scale(tree, values: tuple[int, ...]) -> None:
    chart = LineChart((100, 100, 400, 200), [Series(0, values)])
    root = tree(chart)
    assert chart.top >= max(values)
    assert not same(picture_of(root), picture_of(tree()))


def test_a_note_goes_by_itself(tree) -> None:
    toast = Toast()
    root = tree(toast)
    toast.say("Saved.", ms=1000)
    assert toast.visible and root.update(900)
    root.update(200)
    assert not toast.visible


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icons_fill_their_place_and_stay_inside(name: str) -> None:
    picture = draw_icon(name, 48, (0, 0, 0))
    box = picture.get_bounding_rect(min_alpha=40)
    assert max(box.w, box.h) >= (18 if name == "dot" else 26), "a part of it is missing"
    assert box.left > 0 and box.top > 0 and box.right < 48 and box.bottom < 48


def test_without_a_device_sounds_are_silent_and_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def refuse(*_: object) -> None:
        tries.append(1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds()
    sounds.play("turn")
    sounds.play("score")
    assert tries == [1] and not sounds.available


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_score_keeps_clear_of_the_edge_of_its_panel(tree, scale: float) -> None:
    """What the score alone paints lies inside, five pixels off the edge at least."""
    made = []
    for score in ("", "5"):
        panel = PlayerPanel((984, 52, 284, 100), PlayerFacts(2, "Morag", "Bot", "bot", score, STATS))
        root = tree(panel)
        root.set_look(Look(Grid(1280, 720, scale)))
        made.append(picture_of(root))
    painted = pygame.mask.from_threshold(made[1], (0, 0, 0), (1, 1, 1, 255), made[0])
    painted.invert()
    box = painted.get_bounding_rects()
    assert box and panel.rect.inflate(-10, -10).contains(box[0].unionall(box[1:]))
