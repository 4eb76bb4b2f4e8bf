"""Whether the table says one thing: whose turn it is, what is asked, what is lit, what the button and lesson want."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pygame import Rect

from game.scenes import lesson_marks
from game.scenes.lesson_follows import what_follows
from game.scenes.lesson_task import TaskScene
from game.scenes.table.pointed_card import asked_next
from game.scenes.table.scene import TableScene
from game.table import showing
from game.table.director import Stage
from game.tutorial.progress import Stage as TaskStage
from game.ui.kinds.choice_tray import EVERYTHING, ChoiceTray
from game.ui.widget import Widget
from game.ui.widgets.buttons import PressWidget
from tests.reader.check_texts import Told
from tests.reader.findings import place_of
from tests.reader.running import Point, Running

LIT = re.compile(r"\blit\b|\bglow|\bleucht|\bhell", re.IGNORECASE)
WAITS = re.compile(r"\bthinking\b|\bthinks\b|\bplease wait\b|\bdenkt\b|\bbitte warten\b|\büberlegt\b", re.IGNORECASE)

_WORDS_OF_CHOICES = {"line"}
"""What is no thing on the table: a line of a tile opens as a button once its tile is pressed."""
_TOUCHED = 0.05
"""So much of what is asked may lie under the edge of a card."""
_HALF = 0.5


def kind(component: str) -> str:
    """`place` of `place:2,-1`; ids of one word are told by their letters."""
    head, sign, _ = component.partition(":")
    return head if sign else re.sub(r"\d+", "0", head)


def widget_of(scene: TableScene, component: str) -> Widget | None:
    """A button that stands for it: the big one, a tool, or something small in a part."""
    primary, _ = showing.primary_of(scene.director, scene.model.screen, scene.model.phase)
    if component == primary and component:
        return scene.furniture.primary
    for part in scene.open_parts():
        for one in part.walk():
            if component in (getattr(one, "component", ""), one.name) and one.shown and one is not part:
                return one
    if component in scene.furniture.tools:
        return scene.furniture.tools[component]
    return next((panel for panel in scene.furniture.players if panel.name == component and panel.shown), None)


def place(scene: TableScene, component: str) -> Point | None:
    """Where somebody would click for it."""
    at = scene.anchor(component)
    if at is not None:
        return at
    widget = widget_of(scene, component)
    if widget is None and component in scene.model.screen.primary.components:
        widget = scene.furniture.primary
    return None if widget is None else widget.rect.center


def lies_on(scene: TableScene) -> dict[str, Rect]:
    """What lies over the table by itself: cards, notes, the tooltip, what the lesson says."""
    found: dict[str, Rect] = {}
    for name in ("card", "pinned"):
        card = getattr(scene, name)
        if card.visible:
            found[name] = card.box()
    hint, note = scene.furniture.hint, getattr(scene, "tutor", None)
    if hint.visible:
        found["hint note"] = hint.rect
    if note is not None and note.visible:
        found["lesson card"] = note.rect
    tip = scene.root._tip
    if tip.visible:
        found["tooltip"] = tip.rect
    return found


def turn(scene: TableScene) -> Iterator[Told]:
    director, moment = scene.director, scene.model.moment()
    acting = [seat for seat, facts in enumerate(moment.players) if facts.acting]
    if director.stage is Stage.PLAY and acting != [director.actor]:
        yield "whose turn", "PlayerPanel", f"frames around {acting}, the turn is that of {director.actor}"
    for spot in getattr(scene, "spots", ()):
        name = getattr(spot.target, "name", "")
        if isinstance(spot.target, PressWidget) and not spot.target.enabled:
            yield "glows and cannot be pressed", "Spotlight", name
        if name.startswith("seat:") and name != f"seat:{director.actor}":
            yield "whose turn", "Spotlight", f"a second frame around {name}, the turn is that of {director.actor}"


def asks(scene: TableScene) -> Iterator[Told]:
    """Prompt, lit places, button and lesson ask for the same thing."""
    director, moment = scene.director, scene.model.moment()
    campaign = getattr(scene, "campaign", None)
    head, button = moment.head.text if scene.furniture.prompt.shown else "", moment.primary
    lit = director.lit()
    shown = [one for one in lit if place(scene, one) is not None]
    if LIT.search(head) and not shown:
        yield "prompt speaks of lit places", scene.model.phase, f"'{head}', and nothing is lit"
    leads = getattr(scene, "next_leads", False)
    if leads and director.stage is not Stage.BOT:
        for text in (head, button.label):
            if WAITS.search(text):
                yield "told to wait by a lesson that waits", scene.model.phase, f"'{text}'"
    over = scene.furniture.opened is not None
    if campaign is not None and not over and not scene.tutor.visible:  # type: ignore[attr-defined]
        yield "lesson card is gone", campaign.chapter.id, f"task {campaign.number}"
    elif campaign is not None and not over and not campaign.chapter.free and not says_something(scene):
        yield "the lesson says nothing", campaign.chapter.id, f"task {campaign.number}"
    acts = director.stage is Stage.PLAY and scene.model.is_live and not director.hidden
    if acts and not leads and not lit and not button.enabled:
        yield "nothing to do", scene.model.phase, f"'{head}', button '{button.label}'"
    if button.label == "":
        yield "button without words", scene.model.phase, head


def says_something(scene: TableScene) -> bool:
    """Whether there is more on a lesson's card than its goal."""
    tutor = scene.tutor  # type: ignore[attr-defined]
    return bool(tutor.folded or tutor.body.text or tutor.nudged.text)


def covered(scene: TableScene) -> Iterator[Told]:
    """Nothing lies on what it speaks of, nor on what must be clicked next."""
    lying = lies_on(scene)
    pointed = scene.model.pointing.component
    if pointed and (at := place(scene, pointed)) is not None:
        for name in ("card", "tooltip"):
            if name in lying and lying[name].collidepoint(at):
                yield "covers what is pointed at", name, f"{pointed} at {at} under {tuple(lying[name])}"
    here = place(scene, pointed) if pointed else None
    for rect in asked_next(scene) if "card" in lying and scene.furniture.opened is None else ():
        if here is not None and rect.collidepoint(here):
            continue  # what is pointed at lies in it, and has a rule of its own
        both = lying["card"].clip(rect)
        if both.w * both.h > _TOUCHED * rect.w * rect.h:
            yield "covers what is asked next", f"card in {scene.model.phase}", f"{pointed}: {tuple(rect)}"
    if "card" in lying and scene.furniture.opened is None:
        yield from _covered_choices(scene, lying["card"])
    if isinstance(scene, TaskScene):
        yield from _covered_in_lesson(scene, lying)
        yield from _hidden_rivals(scene)
    hint = scene.director.bots.hint
    if hint is not None and scene.furniture.hint.visible:
        for component in hint.action.touches():
            at = place(scene, component)
            if at is not None and scene.furniture.hint.rect.collidepoint(at):
                yield "covers what it speaks of", "hint note", component
    for name, rect in lying.items():
        if name in ("card", "pinned", "hint note", "lesson card"):
            for tool in (scene.furniture.primary, *scene.furniture.tools.values(), scene.furniture.prompt):
                if rect.colliderect(_core(tool.rect)):
                    yield "covers a tool", f"{name} over {tool.name}", f"{tuple(rect)} over {tuple(tool.rect)}"
    if "tooltip" in lying:
        for tool in (scene.furniture.primary, *scene.furniture.tools.values()):
            if tool.shown and lying["tooltip"].colliderect(_core(tool.rect)):
                yield "covers a tool", f"tooltip over {tool.name}", scene.root._tip.text


def _covered_choices(scene: TableScene, card: Rect) -> Iterator[Told]:
    """Whoever reads about one choice sees the others."""
    pointed = scene.model.pointing.component
    for component in scene.director.lit():
        regions = (part.region(component) for part in scene.open_parts())
        region = next((one for one in regions if one is not None), None)
        if region is None or component == pointed or scene.anchor(component) is None:
            continue
        both = card.clip(region)
        if both.w * both.h > _HALF * region.w * region.h and not region.contains(card):
            yield "covers a choice", f"card in {scene.model.phase}", f"{pointed}: {component} at {tuple(region)}"


def _covered_in_lesson(scene: TaskScene, lying: dict[str, Rect]) -> Iterator[Told]:
    """Neither what the tutor speaks of lies under a card, nor the next step of the way that is meant."""
    campaign = scene.campaign
    way = campaign.guide.way() if campaign.stage is TaskStage.OPEN and scene.director.may_act else None
    wanted = [one for one in way.touches() if one in scene.director.lit()] if way is not None else []
    if scene.furniture.opened is not None:
        return
    for component in dict.fromkeys((*scene.pointed(), *scene.spoken_about(), *wanted)):
        at = place(scene, component)
        for name, rect in lying.items() if at is not None else ():
            tutor = name == "lesson card"
            over = rect.colliderect(room_of(scene, component, at)) if tutor else rect.collidepoint(at)
            if over and (tutor or scene.model.pointing.component != component):
                what = "must be clicked next" if component in wanted else "it speaks of"
                where = f"{name} in {campaign.chapter.id}"
                yield f"covers what {what}", where, f"{component} in task {campaign.number}"


def _hidden_rivals(scene: TaskScene) -> Iterator[Told]:
    """Whose points are spoken of can be seen; with larger type the card needs the room."""
    said = f"{scene.tutor.goal.text} {scene.tutor.body.text}" if scene.tutor.visible else ""
    for seat, panel in enumerate(scene.furniture.players if scene.context.grid.text_scale <= 1 else ()):
        if panel.shown and scene.session.setup.seats[seat].name in said and panel.rect.colliderect(scene.tutor.rect):
            yield "covers what it speaks of", f"lesson card in {scene.campaign.chapter.id}", panel.name


def room_of(scene: TaskScene, component: str, at: Point) -> Rect:
    """What of it the tutor's card must leave free: its button or field whole, of a piece on the board the middle."""
    thing = lesson_marks.widget_of(scene, component)
    if thing is None or thing in scene.parts.values():
        reach = scene.context.grid.px(12)
        return Rect(at, (0, 0)).inflate(2 * reach, 2 * reach)
    return _core(thing.rect)


def in_window(scene: TableScene) -> Iterator[Told]:
    """Whoever reads a note can press what stands at its foot."""
    window, notes = scene.root.rect, [scene.furniture.hint]
    for note in (*notes, *([scene.tutor] if isinstance(scene, TaskScene) else ())):
        for button in note.walk() if note.visible else ():
            if isinstance(button, PressWidget) and button.shown and not window.contains(button.rect):
                yield "a button outside the window", f"{button.name} of {note.name}", f"{tuple(button.rect)}"


def offered_once(scene: TableScene) -> Iterator[Told]:
    """What lies on the table is chosen there, not from a tray as well."""
    for tray in (part for part in scene.open_parts() if isinstance(part, ChoiceTray) and part.kinds == (EVERYTHING,)):
        for component in tray.buttons:
            if scene.anchor(component, tray) is not None:
                yield "offered twice", f"{kind(component)} in {scene.model.phase}", component


def free_buttons(scene: TableScene) -> Iterator[Told]:
    """No part paints over its own buttons."""
    for part in scene.open_parts() if scene.furniture.opened is None else ():
        for button in part.walk():
            if not isinstance(button, PressWidget) or not button.shown or not button.rect.w:
                continue
            hit = scene.root.hit(button.rect.center)
            above = [*hit.ancestors()] if hit is not None else []
            if part in above and hit is not part and button not in above:
                yield "a button lies under its own part", part.name, f"{button.name} at {tuple(button.rect)}: {hit}"


def _core(rect: Rect) -> Rect:
    return rect.inflate(-8, -8)


def shown_names(scene: TableScene, run: Running) -> Iterator[Told]:
    """What a hint, a lesson or a way out calls by name is somewhere to be seen."""
    said: list[tuple[str, str]] = []
    if scene.furniture.hint.visible:
        said.append(("hint note", scene.furniture.hint.body.text))
    if isinstance(scene, TaskScene) and scene.tutor.visible:
        body = scene.tutor.body.text.replace(what_follows(scene), "")  # the next chapter has a table of its own
        said.append(("lesson card", f"{scene.tutor.goal.text} {body} {scene.tutor.nudged.text}"))
    card = scene.card
    if card.visible and card.card.way_out:
        said.append(("way out", card.card.way_out))
    known = set(scene.session.rules.components(scene.session.view(scene.director.eyes)))
    for where, text in said:
        for name, component in list(run.names.items()):
            own = scene.model.teller.speaker.name_key(component).endswith(component.replace(":", "."))
            gone = (
                component in known
                and kind(component) not in _WORDS_OF_CHOICES
                and place(scene, component) is None
                and not scene.model.told(component)
            )
            if own and gone and len(name) > 3 and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text):
                yield "names what is nowhere", where, f"'{name}' ({component}) in '{text}'"
    if isinstance(scene, TaskScene):
        for component in (*scene.pointed(), *scene.spoken_about()):
            if place(scene, component) is None and component not in scene.parts:
                where = f"lesson {scene.chapter.id}"
                yield "points at what is nowhere", where, f"{component} in task {scene.campaign.number}"
    hint = scene.director.bots.hint
    if hint is not None:
        marked = next(iter(scene.parts.values())).seen.hint
        if place(scene, marked) is None and not scene.director.picker.enters(marked):
            yield "hint at what is nowhere", kind(marked), f"{marked} for {hint.action}"


def refusals(scene: TableScene) -> Iterator[Told]:
    """For a table at which the last thing done was right."""
    if scene.card.visible and scene.card.card.refused and scene.model.pointing.refused:
        yield "refusal stays", scene.model.phase, f"'{scene.card.card.reason}' about {scene.model.pointing.component}"


def look_all(scene: TableScene, run: Running) -> Iterator[Told]:
    yield from turn(scene)
    yield from asks(scene)
    yield from covered(scene)
    yield from in_window(scene)
    yield from free_buttons(scene)
    yield from offered_once(scene)
    yield from shown_names(scene, run)


__all__ = ["covered", "kind", "look_all", "place", "place_of", "refusals", "widget_of"]
