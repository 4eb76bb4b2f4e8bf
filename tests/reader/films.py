"""Turns of others: the sentence over the board while they play, and each line of the recap with what it lights."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.contract import CHANCE
from game.core.named import bare
from game.scenes.table.pointed_card import asked_next
from game.scenes.table.scene import TableScene
from game.ui.widgets import Button
from tests.reader import check_texts
from tests.reader.check_texts import Told
from tests.reader.running import NOWHERE, Running

Note = Callable[[Iterator[Told], str], None]
_MOST_LINES = 4


class Watching:
    """Reads every sentence once, as it stands over the board."""

    def __init__(self, run: Running, note: Note) -> None:
        self.run = run
        self.note = note
        self.read = ""

    def __call__(self) -> None:
        scene = self.run.top
        if not isinstance(scene, TableScene):
            return
        caption = scene.film.caption
        if not caption.visible:
            self.read = ""
        elif caption.text != self.read:
            self.read = caption.text
            self.note(check_texts.read_all(self.run.read(), self.run), "a film")
            self.note(lies_well(scene, self.run), "a film")
            self.note(names_somebody(scene), "a film")


def lies_well(scene: TableScene, run: Running) -> Iterator[Told]:
    """The sentence lies in the window, and on no button nor on the recap."""
    caption, furniture = scene.film.caption, scene.furniture
    if not caption.visible:
        return
    if not scene.root.rect.contains(caption.rect):
        yield "leaves the window", "Caption", f"'{caption.text}' at {tuple(caption.rect)}"
    tools = [furniture.prompt, furniture.primary, *furniture.tools.values(), *furniture.players]
    buttons = [one for part in scene.open_parts() for one in part.walk() if isinstance(one, Button) and one.shown]
    for tool in (*tools, *buttons, furniture.peek):
        if tool.shown and caption.rect.colliderect(tool.rect.inflate(-8, -8)):
            yield "covers a tool", f"Caption over {tool.name}", f"'{caption.text}'"
    core = caption.rect.inflate(-4, -4)  # an edge may touch, as one of a card may
    if scene.director.may_act and any(map(core.colliderect, asked_next(scene))):
        yield "covers what is asked next", f"Caption in {scene.model.phase}", f"'{caption.text}'"


def names_somebody(scene: TableScene) -> Iterator[Told]:
    """A turn of somebody is told with a name."""
    text, names = scene.film.caption.text, scene.model.teller.speaker.seat_names
    if scene.film.caption.sign is not None and not any(name in text for name in names):
        yield "a sentence without a name", "Caption", f"'{text}'"


def told_whole(scene: TableScene) -> Iterator[Told]:
    """What the recap shows of each turn says who, and has room."""
    peek = scene.furniture.peek
    names = scene.model.teller.speaker.seat_names
    for laid in peek.laid().laid:
        tale = laid.line.tale
        if tale is not None and tale.seat != CHANCE and not any(name in laid.words for name in names):
            yield "a sentence without a name", "LogPeek", f"'{bare(laid.words)}'"
    for words in peek.overflow():
        yield "a sentence is cut", "LogPeek", f"'{words}'"
    if peek.facts.lines and not peek.folded and not peek.laid().laid:
        yield "the recap shows no line", "LogPeek", bare(peek.facts.lines[-1].words[0])


def point_at_recap(run: Running, note: Note) -> None:
    """Each of the last lines is pointed at: its sentence comes whole, and goes with the pointer."""
    scene, peek = run.table, run.table.furniture.peek
    if not peek.shown or scene.furniture.opened is not None:
        return
    note(told_whole(scene), "the recap")
    run.point((peek.rect.centerx, peek.rect.y + 4))  # under the pointer it unfolds and grows
    run.wait(100)
    note(told_whole(scene), "the recap under the pointer")
    for number in range(min(_MOST_LINES, len(peek.laid().laid))):
        if number >= len(peek.laid().laid):
            break
        run.point(peek.laid().row(number, peek._rows_at()).center)
        run.wait(100)
        note(check_texts.read_all(run.read(), run), f"line {number} of the recap")
        note(lies_well(scene, run), f"line {number} of the recap")
        note(names_somebody(scene), f"line {number} of the recap")
        note(_answers(scene, number), "pointing at the recap")
    run.point(NOWHERE)
    run.wait(100)
    if scene.film.caption.visible:
        note(iter([("a film stays", "Caption", scene.film.caption.text)]), "the pointer has gone on")


def _answers(scene: TableScene, number: int) -> Iterator[Told]:
    line = scene.furniture.peek.laid().laid[number].line
    if line.tale is not None and not scene.film.caption.visible:
        yield "a line of the recap tells nothing", scene.model.phase, bare(line.words[0])
