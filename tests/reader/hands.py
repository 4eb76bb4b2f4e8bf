"""What a person does at one step, by mouse and by keys, and whether that is what ring and card have said."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from game.core.contract import Action, Seat
from game.core.session import Session
from game.core.text import to_text
from game.scenes.table.scene import TableScene
from game.table.director import Stage
from game.table.holding import kind_of
from game.table.refusing import was_tried
from game.ui.events import Pointer
from tests.reader.check_table import kind, place, widget_of
from tests.reader.check_texts import Told
from tests.reader.findings import place_of
from tests.reader.running import NOWHERE, Running

Chooser = Callable[[Session, Seat], Action]
_CARD_MS = 500
_MOST_CLICKS = 12
_MOST_STEPS = 150


_NO_DOUBLE_MS = 500  # after so long a second click on the same place is one of its own


def at_once(run: Running, pos: tuple[int, int]) -> None:
    """Only the pointer: no time passes. For looking at many places."""
    run.context.stack.handle(Pointer("move", pos))


def names(scene: TableScene, component: str, pointed: str) -> bool:
    """Whether pointing there is as good as pointing at it: something that lies on it may mean the same."""
    if pointed == component:
        return True
    if pointed and pointed not in scene.director.lit() and place(scene, pointed) == place(scene, component):
        return True  # it lies folded up there, and a click unfolds it
    if pointed and any(part.opens(component) == pointed for part in scene.open_parts()):
        return True  # what has been folded up is opened first
    director = scene.director
    meant = director.would(component)
    return bool(pointed) and (
        director.picker.meant(pointed) == component or (meant is not None and director.would(pointed) == meant)
    )


def put_away(run: Running, component: str) -> Iterator[Told]:
    """A sheet that was opened to be read goes at a right click, as everywhere; then what lay below is reached."""
    for sheet in run.table.walking.over(component):
        run.right_click((sheet.rect.x + 8, sheet.rect.y + 8))
        if sheet in run.table.walking.over(component):
            yield "a sheet that was opened stays", place_of(sheet), f"over {component}"


def reachable(run: Running, most: int, luck: random.Random) -> Iterator[Told]:
    """The middle of what is lit answers for it."""
    scene = run.table
    for component in scene.director.lit():
        yield from put_away(run, component)
    lit = scene.director.lit()
    for component in luck.sample(lit, min(most, len(lit))):
        at = place(scene, component)
        if at is None:
            if not scene.director.picker.enters(component):
                yield "lit and nowhere", kind(component), component
            continue
        if not scene.root.rect.collidepoint(at):
            yield "lit outside the window", kind(component), f"{component} at {at}"
            continue
        at_once(run, NOWHERE)
        at_once(run, at)
        hit = scene.root.hit(at)
        widget = widget_of(scene, component)
        pointed = scene.model.pointing.component
        if widget is not None and hit is not None and widget in hit.ancestors():
            continue
        if getattr(scene, "next_leads", False) and hit is not None and scene.tutor in hit.ancestors():  # type: ignore
            continue  # Next is asked now; who plays on folds the card
        if not names(scene, component, pointed):
            yield "the mouse finds something else", kind(component), f"{component} at {at}: {hit} says '{pointed}'"
    at_once(run, NOWHERE)


def by_keys(run: Running) -> Iterator[Told]:
    """N goes round everything that is lit, over the big button last, and the ring can be seen."""
    scene = run.table
    missing = {one for one in scene.director.lit() if place(scene, one) is not None}
    missing -= set(scene.model.screen.primary.components)
    missing -= {one for one in missing if widget_of(scene, one) in scene.root.focusables()}  # Tab goes there
    everything = len(missing)
    if everything > _MOST_STEPS or not everything:
        return
    phase, early = scene.model.phase, set[str]()
    for _ in range(2 * everything + 6):
        before, primary = scene.root.focus, scene.furniture.primary
        run.key("n")
        early = early or (missing if scene.root.focus is primary is not before else set())
        pointed = scene.model.pointing.component
        focus = scene.root.focus
        inside = {getattr(one, "component", "") or one.name for one in (focus.ancestors() if focus else ())}
        missing = {one for one in missing if not names(scene, one, pointed) and one not in inside}
        if not missing:
            break
    if missing:
        yield "keys do not reach", f"{kind(min(missing))} in {phase}", f"{sorted(missing)[:4]} of {everything}"
    elif early:
        yield "the big button comes before", f"{kind(min(early))} in {phase}", f"{sorted(early)[:4]} of {everything}"
    run.key("escape") if scene.director.picker.chosen else None
    at_once(run, NOWHERE)


def card_is_right(run: Running, component: str) -> Iterator[Told]:
    """The card comes, offers what is lit and nothing else."""
    scene = run.table
    if scene.model.pointing.component != component:
        return
    card, is_lit = scene.model.pointing.card, component in scene.director.lit()
    if card is None or scene.director.picker.enters(component):
        return
    if card.refused and is_lit:
        yield "card refuses what is lit", kind(component), f"{component}: '{card.reason}'"
    elif card.foot and not is_lit:
        yield "card offers what is not lit", kind(component), f"{component}: '{card.foot}'"
    elif is_lit and not card.foot:
        yield "card of a lit place offers nothing", kind(component), f"{component}: '{card.title}'"


def wrong_click(run: Running, luck: random.Random) -> Iterator[Told]:
    """A click on what is not lit says why, changes nothing, and is forgotten when the pointer goes on."""
    scene = run.table
    director, session = scene.director, scene.session
    if director.stage is not Stage.PLAY or director.viewer is None:
        return
    every = list(session.rules.components(session.view(director.viewer)))
    luck.shuffle(every)
    lit = set(director.lit())
    for component in every:
        at = scene.anchor(component)
        if component in lit or component.startswith("seat:") or at is None or not scene.root.rect.collidepoint(at):
            continue
        at_once(run, at)
        if scene.model.pointing.component != component or director.picker.takes(component):
            continue
        break
    else:
        at_once(run, NOWHERE)
        return
    before, chosen = len(session), director.picker.chosen
    run.wait(_NO_DOUBLE_MS)
    run.click(at)
    if len(session) != before:
        yield "an unlit place acts", kind(component), component
        return
    if director.picker.chosen != chosen:
        return  # held or taken back: something was done
    card = scene.card if scene.card.visible else scene.pinned  # what is kept is not told twice
    if card.visible and card.card.refused and not was_tried(director, scene.model.screen, component):
        yield "refused what nobody tried", f"{kind(component)} in {scene.model.phase}", component
    if not card.visible or not (card.card.reason or card.card.text or card.card.rows):
        yield "a click is not answered", f"{kind(component)} in {scene.model.phase}", component
    yield from forgotten(run, "the pointer has gone on")


def forgotten(run: Running, cause: str) -> Iterator[Told]:
    run.point(NOWHERE)
    run.wait(_CARD_MS)
    scene = run.table
    if scene.model.pointing.held:
        run.key("escape")  # what was told to be read stays until then
    if scene.card.visible and scene.card.card.refused:
        yield "refusal stays", scene.model.phase, f"{cause}, and '{scene.card.card.reason}' is still there"


def linger(run: Running, component: str) -> bool:
    """Point at it until its card is there."""
    at = place(run.table, component)
    if at is None:
        return False
    run.point(NOWHERE)
    run.point(at)
    run.wait(_CARD_MS)
    return True


def is_paged(scene: TableScene, action: Action) -> bool:
    """Whether it is one of the answers of a page that is handed in as a whole."""
    return any(map(scene.director.picker.enters, action.touches()))


def do(run: Running, action: Action, by: str, choose: Chooser) -> Iterator[Told]:
    """The action by clicks, or by N and Enter. What cannot be said so is told, and handed in."""
    scene = run.table
    director, session = scene.director, scene.session
    before = len(session)
    if is_paged(scene, action):
        hand_in(run, choose)
        return
    hold_first(run, action)
    unreached: set[str] = set()  # by keys, as it lay then: walking on folds up what was opened
    for _ in range(_MOST_CLICKS):
        wanted = [one for one in action.touches() if one in director.lit() and place(scene, one) is not None]
        wanted = [one for one in wanted if one not in director.picker.chosen] or wanted
        if not wanted:
            break
        component = wanted[0]
        meant, chosen, at = director.would(component), director.picker.chosen, place(scene, component)
        if by != "keys" or component in unreached or not focus_on(run, component):
            unreached.add(component)
            yield from put_away(run, component)
            linger(run, component)
            yield from card_is_right(run, component)
            at = place(scene, component)
            if at is None:
                break
            run.click(at)
            how = "click"
        else:
            yield from card_is_right(run, component)
            run.key("return")
            how = "Enter"
        _agree(run)
        if run.top is not scene:
            return
        if len(session) != before:
            said = session.lines[before].action
            if meant is not None and said != meant:
                yield f"{how} does something else", kind(component), f"{to_text(said)} instead of {to_text(meant)}"
            return
        if director.picker.chosen == chosen and run.top is scene and director.stage is Stage.PLAY:
            before_at, at, phase = at, place(scene, component), scene.model.phase
            if at != before_at:
                continue  # what had been folded up has opened
            told = f"{component} at {at} under {scene.root.hit(at) if at is not None else None}, {run.dialog} open"
            yield f"{how} on what is lit does nothing", f"{kind(component)} in {phase}", told
            break
    along = [one for one in action.touches() if place(scene, one) is not None and director.picker.takes(one)]
    if along and director.choose(along[-1]).reason is None and len(session) != before:
        return  # nothing lies there by itself: it is said along with what is clicked beside it
    yield "cannot be said by hand", f"{action.word} in {scene.model.phase}", to_text(action)
    director.picker.hold(())
    if director.stage is Stage.PLAY and action in director.options():
        director.submit(action)


def hold_first(run: Running, action: Action) -> None:
    """Where something lies in the hand all the time, the right one is taken, and turned with its key."""
    scene = run.table
    model, chosen = scene.model, lambda: scene.director.picker.chosen
    kinds = model.screen.hold.get(model.phase, ())
    for component in (one for one in action.touches() if kind_of(one) in kinds):
        if component not in chosen() and (at := place(scene, component)) is not None:
            run.click(at)
        for _ in range(3):
            if component in chosen():
                break
            run.key("r")


def _agree(run: Running) -> None:
    """Warnings are read and passed."""
    dialog = run.dialog
    if dialog is not None and hasattr(dialog, "buttons"):
        run.press(dialog.buttons[-1])


def hand_in(run: Running, choose: Chooser) -> None:
    """A page with several questions: all its answers at once, as its button does."""
    scene = run.table
    viewer, phase = scene.director.viewer, scene.model.phase
    assert viewer is not None
    twin, answers = scene.session.branch(len(scene.session)), []
    while viewer in twin.waiting() and str(twin.snapshot()["stack"][-1]).partition(" ")[0] == phase:
        action = choose(twin, viewer)
        answers.append(action)
        twin.submit(viewer, action)
    scene.hands.hand_in(tuple(answers))
    run.wait()


def focus_on(run: Running, component: str) -> bool:
    """Go there with N; False if that does not lead there."""
    scene = run.table
    at_once(run, NOWHERE)
    for _ in range(len(scene.director.lit()) + 4):
        run.key("n")
        if scene.model.pointing.component == component:
            return True
        focus = scene.root.focus
        if focus is not None and focus is widget_of(scene, component) and scene.root.focus_visible:
            return True
    return False
