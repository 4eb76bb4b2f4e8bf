"""The advice of the strongest bot as data: what, where, why, and what would be second. No pygame."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from game.bots.thoughts import FAR, LEVEL, TENTH, Ground, Instead, Thought, figure
from game.core.contract import AT_END, Action
from game.core.named import capital
from game.table.facts import Advice, AdviceRow, OtherWay

if TYPE_CHECKING:
    from game.table.model import TableModel

_COMPASS = ("east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east")


def advice(model: TableModel) -> Advice:
    """The move that the strongest bot would make and why, while it holds."""
    director, words = model.director, model.words
    if director.hidden or not model.is_live:
        return Advice()
    hint = director.bots.hint
    if hint is None:
        return Advice(note=str(words("table.hint.thinking"))) if director.bots.hint_asked else Advice()
    if director.closed:
        return Advice(note=str(words("table.hint.closed")))
    return _explained(model, _titled(model, hint.action), hint.thought or Thought(), hint.action.word)


def _titled(model: TableModel, action: Action) -> str:
    """With the deed, where the place alone does not tell it."""
    place, deed = capital(_named(model, action)), model.screen.advised.get(action.word)
    return f"{model.words(deed)}: {place}" if deed else place


def _named(model: TableModel, action: Action) -> str:
    """Whatever is entered on a page, or what is taken and where it goes; words like `hand` say nothing."""
    teller = model.teller.leading()
    touches, name = action.touches(), teller.name
    entered = tuple(one for one in touches if model.explained(one))
    if entered:
        return teller.speaker.listed(tuple(map(name, entered)))
    ways, kind = model.screen.goes.get(action.word, {}), touches[0].partition(":")[0] if touches else ""
    if way := ways.get(kind, ways.get("")):
        what = next((one for one in touches if not one.isidentifier()), touches[0])  # a button is no thing that goes
        return teller.text(way, what=name(model.called(what)), to=name(model.called(touches[-1])))
    named = [
        name(model.called(one))
        for one in touches
        if one == touches[-1] or not one.isidentifier() or one[-1].isdigit()
    ]
    return ", ".join(filter(None, (*named, _which(model, touches[-1]) if touches else "")))


def _which(model: TableModel, component: str) -> str:
    """Of several places of one name that are open: on which side of the others it lies."""
    called, lit = str(model.teller.name(component)), model.director.lit()
    alike = [one for one in lit if one != component and str(model.teller.name(one)) == called]
    board = next((part for part in model.parts() if part.leads), None)
    if board is None or not alike:
        return ""
    here, *found = map(board.anchor, (component, *alike))
    others = [one for one in found if one is not None]
    if here is None or not others:
        return ""
    away = [here[axis] - sum(one[axis] for one in others) / len(others) for axis in (0, 1)]
    eighth = round(degrees(atan2(-away[1], away[0])) / 45) % len(_COMPASS)
    return str(model.words(f"table.hint.side.{_COMPASS[eighth]}"))


def _explained(model: TableModel, title: str, thought: Thought, deed: str) -> Advice:
    say = model.teller.leading().say
    simply = () if thought.simply is None else (thought.simply,)
    also = [capital(told) for told in map(say, (*thought.also, *thought.onward, *simply))]
    return Advice(
        title,
        ahead=_ahead(model, thought),
        lead=_lead(model, thought),
        sure=tuple(_row(model, one) for one in thought.facts),
        expected=tuple(_row(model, one) for one in thought.terms),
        also=tuple(also),
        others=tuple(_other(model, one, deed) for one in thought.instead if one.behind > -TENTH),
        captions=tuple(str(model.words(f"table.hint.{name}")) for name in ("expected", "instead")),
        can_do=True,
        brings=_brings(model, thought),
    )


def _brings(model: TableModel, thought: Thought) -> tuple[tuple[str, str], ...]:
    """All that comes to one place stands on one slip."""
    found: dict[str, list[str]] = {}
    for one in thought.brings:
        found.setdefault(one.at, []).append(model.teller.say(one.what))
    return tuple((at, model.teller.speaker.listed(tuple(told))) for at, told in found.items())


def _ahead(model: TableModel, thought: Thought) -> str:
    """All of it as one figure: what it brings more than the second best; nothing where the judge alone would have
    decided otherwise."""
    behind = thought.instead[0].behind if thought.instead else -TENTH
    if behind <= -TENTH:
        return ""
    key = "far_ahead" if behind >= FAR else "level" if behind < LEVEL else "ahead"
    return str(model.words(f"table.hint.{key}", n=model.teller.say(figure(behind))))


def _lead(model: TableModel, thought: Thought) -> str:
    """What it is good for above all, in a sentence: a name and a figure alone teach a newcomer little."""
    best = max(thought.terms, key=lambda one: one.figure, default=None)
    if thought.is_for_later:
        return str(model.words("table.hint.later"))
    if best is None or best.figure <= max((0.0, *(one.figure for one in thought.facts))):
        return ""
    say = model.teller.say
    about = say(best.about) if best.about is not None else ""
    return f"{model.words('table.hint.above_all', what=say(best.what))} {about}".strip()


def _row(model: TableModel, ground: Ground) -> AdviceRow:
    points = ("+" if ground.figure > 0 else "–") + model.teller.say(figure(ground.figure))
    row = ground.what.key.rpartition(".")[2]
    when = model.screen.sooner.get(row, "table.hint.end") if ground.when == AT_END else f"table.hint.{ground.when}"
    told = str(model.words(when, n=points)) if ground.when else points
    gain = (ground.figure > 0) != ground.told.key.startswith("bots.why.gives")
    about = model.teller.say(ground.about) if ground.about is not None else ""
    return AdviceRow(model.teller.leading().say(ground.what), told, gain, about, ground.pieces)


def _other(model: TableModel, other: Instead, deed: str) -> OtherWay:
    """By how much it is behind; what the judge alone would have put before the advice is left out before."""
    action = model.session.rules.read_action(other.action)
    name = capital(_named(model, action)) if action.word == deed else _titled(model, action)
    if other.behind >= FAR:
        return OtherWay(name, str(model.words("table.hint.far")), other.pieces)
    if other.behind < LEVEL:
        return OtherWay(name, str(model.words("table.hint.same")), other.pieces)
    return OtherWay(name, str(model.words("table.hint.less", n=model.teller.say(figure(other.behind)))), other.pieces)
