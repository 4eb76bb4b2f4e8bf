"""The foot of a lesson's card: step back, nudge, show me and Next; and how far one is with the goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.table import doing, keys
from game.table.holding import kind_of
from game.tutorial.counting import WORTH_COUNTING
from game.tutorial.demands import looked_at
from game.tutorial.progress import Stage
from game.tutorial.tally import tally
from game.tutorial.tasks import TALLY
from game.ui.context import setting
from game.ui.events import Key
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.core.contract import Action
    from game.scenes.lesson_task import TaskScene
    from game.tutorial.campaign import Campaign

NUDGE_KEY, SHOW_KEY, FOLD_KEY = "k", "m", "o"
_AT = (0.0, 0.0, 10.0, 34.0)


def help_buttons(scene: TaskScene) -> tuple[Button, Button, Button, Button]:
    """Step back, nudge, show, next."""
    bindings = setting(scene.context.settings, "key_bindings", {})
    undo, enter = keys.chord_for("undo", bindings), keys.chord_for("primary", bindings)

    def helping(name: str, act: Callable[[], object], chord: str) -> Button:
        tip = scene.text(f"lesson.{name}_tip", chord=keys.shown(chord, scene.context.words))
        words = scene.text(f"lesson.{name}")
        return Button(_AT, words, act, style="body_bold", shortcut=chord, name=name, tooltip=tip)

    leads = Button(
        _AT,
        scene.text("lesson.next"),
        scene.read_on,
        "primary",
        style="body_bold",
        name="read_on",
        key=keys.shown(enter, scene.context.words),
    )
    return (
        helping("step_back", partial(take_back, scene), undo),
        helping("nudge", scene.nudge, NUDGE_KEY),
        helping("show", scene.show_way, SHOW_KEY),
        leads,
    )


def can_take_back(scene: TaskScene) -> bool:
    campaign = scene.campaign
    return campaign.stage is not Stage.OVER and (campaign.can_step_back or doing.enters(scene.director))


def only_back_helps(scene: TaskScene) -> bool:
    """Whether no way leads to the goal from here, or none that Show could find."""
    return scene.campaign.guide.is_hopeless or scene.is_unsure


def set_help(scene: TaskScene, *, there: bool) -> None:
    """The card's buttons; of a folded card none is there, whoever lays it out."""
    campaign, card = scene.campaign, scene.tutor
    stage = campaign.stage
    card.next.set(visible=there and scene.next_leads)
    _set_step_back(scene, card.back)
    card.nudge.set(visible=there and stage is Stage.OPEN)
    why = scene.text("tutorial.hopeless") if campaign.guide.is_hopeless else ""
    card.nudge.set_enabled(bool(campaign.voice.question) and campaign.voice.nudge is None, why)
    card.way.set(visible=there and stage in (Stage.OPEN, Stage.FREE))
    card.way.set_enabled(scene.director.may_act, "")
    for button in (card.leave, card.back):
        button.set(visible=there)


def _set_step_back(scene: TaskScene, back: Button) -> None:
    back.set_enabled(can_take_back(scene), scene.text("core.undo.nothing"))
    back.set(kind="primary" if only_back_helps(scene) else "plain")


def take_back(scene: TaskScene) -> None:
    """What was entered last on a page, or one decision, over the rivals' answers too."""
    scene.motion.stop()
    back = scene.director.undo if doing.enters(scene.director) else scene.campaign.step_back
    if back():
        scene.refresh()


def show_one_way_back(scene: TaskScene) -> None:
    """The table's tool is called and does what the card's button does: in a lesson there is one way back."""
    tool, card = scene.furniture.tools["undo"], scene.tutor.back
    tool.on_press = card.on_press
    tool.set(text=card.text, tooltip=card.tooltip)
    tool.set_enabled(can_take_back(scene), scene.text("core.undo.nothing"))


def helped_by_key(scene: TaskScene, event: Key) -> bool:
    """The keys of help hold also while the card is folded and its buttons are not there; what they say unfolds it."""
    tutor, stage = scene.tutor, scene.campaign.stage
    asked = any(one.modal and one.visible for one in scene.root.children)
    if event.repeat or asked or not (tutor.shown and tutor.folded):
        return False
    if event.chord == NUDGE_KEY and stage is Stage.OPEN:
        scene.nudge()
        tutor.unfold()
    elif event.chord == SHOW_KEY and stage in (Stage.OPEN, Stage.FREE) and scene.director.may_act:
        scene.show_way()
        if not scene.pointed():
            tutor.unfold()
    else:
        return False
    return True


def means_next(scene: TaskScene, event: Key) -> bool:
    """Whether the key is that of Next, as long as nothing lies over the table. Enter is where the ring is on nothing
    that can be done: on what was only to be looked at."""
    bindings, ringed = setting(scene.context.settings, "key_bindings", {}), getattr(scene.root.focus, "component", "")
    idle = not scene.root.focus_visible or bool(ringed and ringed not in scene.director.lit())
    plain = event.chord == "return" and idle
    pressed = plain or keys.command_for(event.chord, bindings) == "primary"
    if not pressed or not scene.next_leads or not scene.tutor.shown:
        return False
    asked = any(w.modal and w.visible for w in scene.root.children)
    focus = scene.root.focus
    within = focus is not None and focus is not scene.tutor.next and scene.tutor in focus.ancestors()
    chosen = within and scene.root.focus_visible
    return not asked and not chosen


def unseen(campaign: Campaign) -> tuple[str, ...]:
    """What the task wants to be looked at and has not been opened or pointed at yet."""
    if campaign.task is None or campaign.stage is not Stage.OPEN:
        return ()
    return tuple(part for part in looked_at(campaign.task.reached) if part not in campaign.help.opened)


def where_to_look(scene: TaskScene) -> str:
    """What Show says of something that is only looked at: it is lit, and this is how it is opened."""
    wanted = unseen(scene.campaign)
    tool = next((one for one in wanted if one in scene.furniture.tools), "")
    if tool:
        return scene.text("tutorial.look_button", what=scene.text(f"table.tool.{tool}"))
    return scene.text("tutorial.look")


def take_up(scene: TaskScene, way: Action) -> None:
    """What is shown is taken in hand, so that a place that is clicked means no other turn of a tile."""
    model = scene.model
    held = model.screen.hold.get(model.phase, ())
    for component in way.touches():
        if kind_of(component) in held:
            model.holding.take(component)


def tally_of(scene: TaskScene) -> list[str]:
    """How much one has of what the goal counts, as long as it is open."""
    campaign = scene.campaign
    task = campaign.task
    if task is None or campaign.stage is not Stage.OPEN:
        return []
    found = tally(task.reached, campaign.stretch(), campaign.chapter.coming)
    if found is None or found[1] < WORTH_COUNTING:
        return []
    paid_later = "gained" in task.reached and campaign.chapter.coming
    own = campaign.voice.key(TALLY) if task.counts_things else ""
    key = own or f"lesson.tally_{'coming' if paid_later else campaign.chapter.won_with or 'points'}"
    have, want = (number // max(1, task.worth) for number in found)
    return [scene.text(key, have=have, want=want)]
