"""The stack of scenes: who is asked, who is drawn, who is told."""

from __future__ import annotations

from types import SimpleNamespace

from pygame import Rect, Surface

from game import app
from game.ui.animation import Tween
from game.ui.context import Context
from game.ui.events import Event, FocusLost, Key, Pointer, Quit, Wake
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Panel
from tests.ui.pictures import same


class Told(Scene):
    """Writes down what happens to it."""

    def __init__(self, context: Context, uses: tuple[str, ...] = ()) -> None:
        super().__init__(context)
        self.uses = uses
        self.heard: list[str] = []

    def build(self) -> None:
        self.heard.append("build")
        self.root.add(Panel((100, 100, 300, 200), "told"))
        self.root.add(Label((120, 140, 200, 20), self.text("word"), name="label"))
        self.root.add(Button((120, 180, 100, 30), "b", name="button"))

    def enter(self) -> None:
        self.heard.append("enter")

    def leave(self) -> None:
        self.heard.append("leave")

    def pause(self) -> None:
        self.heard.append("pause")

    def resume(self) -> None:
        self.heard.append("resume")

    def on_event(self, event: Event) -> bool:
        self.heard.append(type(event).__name__)
        return isinstance(event, Key) and event.name in self.uses


class Above(Told):
    overlay = True

    def build(self) -> None:
        self.root.add(Panel((500, 300, 200, 100), "above"))


class Reluctant(Told):
    """Does not want the window closed."""

    def on_event(self, event: Event) -> bool:
        return isinstance(event, Quit)


def test_push_and_pop_tell_both_scenes(context: Context) -> None:
    below, above = Told(context), Told(context)
    context.stack.push(below)
    context.stack.push(above)
    assert below.heard == ["build", "enter", "pause"]
    context.stack.pop()
    assert above.heard[-1] == "leave" and below.heard[-1] == "resume"


def test_replace_and_reset_leave_the_old_ones(context: Context) -> None:
    first, second, third = Told(context), Told(context), Told(context)
    context.stack.push(first)
    context.stack.replace(second)
    context.stack.push(Told(context))
    context.stack.reset(third)
    assert first.heard[-1] == second.heard[-1] == "leave"
    assert context.stack.scenes == [third]


def test_scenes_between_go_without_coming_back(context: Context) -> None:
    first, between, last, new = Told(context), Told(context), Told(context), Told(context)
    for scene in (first, between, last):
        context.stack.push(scene)
    context.stack.back_to(first)
    assert (first.heard[-1], between.heard[-1], last.heard[-1]) == ("resume", "leave", "leave")
    context.stack.push(last)
    context.stack.over_first(new)
    assert context.stack.scenes == [first, new]
    assert "resume" not in between.heard and first.heard.count("resume") == 1


def test_events_reach_the_scene_below_an_overlay_only(context: Context) -> None:
    below, overlay, full = Told(context), Above(context, uses=("a",)), Told(context)
    context.stack.push(below)
    context.stack.push(overlay)
    context.stack.handle(Key("a"))
    assert "Key" not in below.heard
    context.stack.handle(Key("b"))
    assert below.heard[-1] == "Key"
    context.stack.push(full)
    heard = len(below.heard)
    context.stack.handle(Key("b"))
    assert len(below.heard) == heard


def test_an_overlay_leaves_the_scene_below_to_be_seen(context: Context) -> None:
    surface, alone = Surface((1280, 720), depth=32), Surface((1280, 720), depth=32)
    context.stack.push(Told(context))
    context.stack.draw(alone)
    context.stack.push(Above(context))
    context.stack.draw(surface)
    assert same(surface, alone, Rect(90, 90, 300, 180))
    assert not same(surface, alone)
    context.stack.pop()
    context.stack.draw(surface)
    assert same(surface, alone)


def test_drawing_changes_nothing(context: Context) -> None:
    context.stack.push(Told(context))
    a, b = Surface((1280, 720), depth=32), Surface((1280, 720), depth=32)
    context.stack.draw(a)
    context.stack.expose()
    context.stack.draw(b)
    assert same(a, b)


def test_another_language_is_seen_at_once_and_the_focus_stays(settings: SimpleNamespace) -> None:
    tongues = {lang: (lambda key, lang=lang, **_: f"{lang} {key}") for lang in ("en", "de")}
    saved: list[object] = []
    context = Context(tongues["en"], settings, save=saved.append, words_for=tongues.__getitem__)
    scene = Told(context)
    context.stack.push(scene)
    scene.root.set_focus(scene.root.find("button"), visible=True)
    context.change(language="de")
    label = scene.root.find("label")
    assert isinstance(label, Label) and label.text == "de word"
    assert scene.root.focus is scene.root.find("button") and scene.root.focus_visible
    assert saved == [settings]


def test_another_size_lays_out_anew_without_building_anew(context: Context) -> None:
    scene = Told(context)
    context.stack.push(scene)
    context.resize((1920, 1080))
    assert scene.heard.count("build") == 1
    assert scene.root.find("label").rect.x == 180


def test_a_scene_that_was_covered_during_a_resize_is_laid_out_too(context: Context) -> None:
    below = Told(context)
    context.stack.push(below)
    context.stack.push(Told(context))
    context.resize((1920, 1080))
    context.stack.pop()
    assert below.root.find("label").rect.x == 180


def test_text_size_and_colours_change_the_look(context: Context) -> None:
    context.stack.push(Told(context))
    before = context.look
    context.change(text_scale=1.5, colour_scheme="high_contrast")
    assert context.look is not before
    assert context.grid.text_scale == 1.5 and context.theme.scheme == "high_contrast"
    assert context.stack.top is not None and context.stack.top.root.look is context.look


def test_quit_asks_the_scene_first(context: Context) -> None:
    context.stack.push(Reluctant(context))
    app.dispatch(context, Quit())
    assert not context.quitting
    context.stack.reset(Told(context))
    app.dispatch(context, Quit())
    assert context.quitting


def test_focus_loss_and_wake_reach_the_scene(context: Context) -> None:
    scene = Told(context)
    context.stack.push(scene)
    app.dispatch(context, FocusLost())
    app.dispatch(context, Wake("bot", 3))
    assert scene.heard[-2:] == ["FocusLost", "Wake"]


def test_a_click_nobody_used_hurries_what_moves(context: Context) -> None:
    scene = Told(context)
    context.stack.push(scene)
    values: list[float] = []
    scene.timeline.play(Tween(1000, values.append))
    context.stack.update(10)
    assert context.stack.handle(Pointer("down", (900, 600), 1))
    assert values[-1] == 1.0 and not scene.timeline.busy


def test_any_scene_can_be_drawn_without_a_window(settings: SimpleNamespace) -> None:
    surface = app.picture(Told, (1600, 900), lambda key, **_: key, settings)
    assert surface.get_size() == (1600, 900)
    assert surface.get_at((300, 300))[:3] != (0, 0, 0)
