"""What stands around the parts of a table, as data: head, players, recap, tools, primary button, advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import CHANCE, Action, Seat
from game.core.own_warnings import own_warnings
from game.core.recap import has_had_a_turn
from game.table import keys, outlook, showing
from game.table.director import Stage
from game.table.facts import PeekFacts, PeekLine, PlayerFacts, Stat
from game.table.film_words import wordings
from game.table.holding import kind_of
from game.table.moment import Head, Primary, Tool
from game.table.telling import signed, summed

if TYPE_CHECKING:
    from game.table.model import TableModel

TOOLS = ("undo", "hint", "scores", "log", "rules")


def head(model: TableModel) -> Head:
    director, teller = model.director, model.teller
    hands_over = director.stage is Stage.HAND_OVER and turn_told(model) is None
    asked = director.viewer if hands_over else acts(model)
    sign = None if asked is None else model.signs[asked]
    text = (model.headline if model.is_told else "") or model.rewound or _of_turn(model)
    text = text or showing.prompt(director, model.screen, teller, model.looking_at, model.position)
    at = model.at
    if text and (text == model.headline or model.still_told is not None):  # what is told belongs to the line before
        at = (len(model.session) if at is None else at) - 1
    round_, phase = model.session.progress(at)
    return Head(
        text,
        "" if asked is None else teller.seat(asked),
        sign,
        "" if sign is not None else "clock",
        teller.say(round_),
        teller.say(phase) if phase is not None else "",
    )


def _tells(model: TableModel) -> bool:
    """What has happened is told, or the past is looked at: nobody is asked meanwhile."""
    told = model.is_told or bool(model.rewound) or model.looking_at is not None
    return told or showing.draws(model.session, model.position)


def turn_told(model: TableModel) -> Seat | None:
    """The bot whose turn is still being shown, whoever is asked next."""
    lines, setup = model.session.lines, model.session.setup
    if model.looking_at is not None or model.rewound or model.is_told:
        return None
    seat = model.still_told
    if seat is not None:
        return seat if model.told_of is None else model.told_of  # others may answer in the middle of a turn
    seat = lines[model.position].seat if model.position < len(lines) else None
    return seat if seat is not None and seat != CHANCE and setup.seats[seat].is_bot else None


def acts(model: TableModel) -> Seat | None:
    """Who plays in what is shown: whoever is told of, before those who are asked next."""
    told = turn_told(model)
    return told if told is not None else None if _tells(model) else model.director.actor


def _of_turn(model: TableModel) -> str:
    """Nobody is asked anything while it is shown what somebody else did."""
    told = turn_told(model)
    return "" if told is None else model.words("table.prompt.plays", who=model.teller.seat(told))


def primary(model: TableModel) -> Primary:
    director, words = model.director, model.words
    component, _ = showing.primary_of(director, model.screen, model.phase)
    if model.looking_at is not None:
        return Primary(words("table.primary.back_to_now"), component, True)
    if model.is_told or model.rewound or any(part.stays for part in model.parts()):
        return Primary(words("table.primary.go_on"), component, True)
    told = turn_told(model)
    if told is not None and not director.bots.paused:
        seat = model.teller.seat(told)
        return Primary(words("table.primary.wait"), component, False, words("table.why.not_your_turn", seat=seat))
    label, enabled = showing.primary_label(director, model.screen, model.teller, model.answers())
    reason = None if enabled else director.why_not(component)
    why = model.teller.say(reason.say) if reason is not None else ""
    return Primary(label, component, enabled, why, enabled and _gives_up(model, component))


def _gives_up(model: TableModel, component: str) -> bool:
    """Whether the big button stands for leaving out something that could be done now."""
    director = model.director
    if director.stage is not Stage.PLAY or director.hidden or director.viewer is None or model.answers():
        return False
    action, lit = director.would(component), director.lit()
    if action is None or len(lit) < 2:
        return False
    view = model.session.view(director.eyes)
    if component in model.screen.primary.skips or not _got_this_turn(model).isdisjoint(lit):
        return True
    if _drops_what_is_chosen(model, action):
        return True
    return bool(own_warnings(model.session.rules, view, director.viewer, action))


def _drops_what_is_chosen(model: TableModel, action: Action) -> bool:
    """Whether something is half chosen, not just always in hand, and this would be done without it."""
    kept = model.screen.hold.get(model.phase, ())
    chosen = [one for one in model.director.picker.chosen if kind_of(one) not in kept]
    return bool(chosen) and set(chosen).isdisjoint(action.touches())


def _got_this_turn(model: TableModel) -> set[str]:
    """What whoever acts has won for it, often for a price, since others have acted."""
    session, viewer, got = model.session, model.director.viewer, model.screen.primary.got
    found: set[str] = set()
    for number in range(len(session) - 1, -1, -1):
        if not got or session.lines[number].seat not in (viewer, CHANCE):
            break
        for _, event in session.events(viewer, number, number + 1):
            if event.word in model.screen.film.closes:
                return found
            if event.word in got:
                found.add(getattr(event, got[event.word]))
    return found


def tools(model: TableModel) -> dict[str, Tool]:
    director, words = model.director, model.words
    bindings = model.setting("key_bindings", {})

    def chord(command: str) -> str:
        return keys.shown(keys.chord_for(command, bindings), words)

    refusal, redo = director.undo_refusal(), director.can_redo()
    undo_tip = words("table.tip.undo", chord=chord("undo"))
    if redo:
        undo_tip += "\n" + words("table.tip.redo", chord=chord("redo"))
    why = "" if refusal is None else undo_tip if redo else model.teller.say(refusal)
    hints = model.setting("hints", True)
    can_hint = bool(director.options()) and not director.bots.hint_asked and not director.hidden and hints
    why_no_hint = "off" if not hints else "asked" if director.bots.hint_asked else "not_now"
    found = {name: Tool(words(f"table.tip.{name}", chord=chord(name))) for name in TOOLS if name != "undo"}
    found["hint"] = Tool(found["hint"].tip, can_hint, words(f"table.tip.hint_{why_no_hint}"))
    if director.bots.hint is not None and not director.closed:
        found["hint"] = Tool(words("table.tip.hint_do", chord=chord("hint")))
    return {"undo": Tool(undo_tip, refusal is None, why), **found}


def players(model: TableModel) -> tuple[PlayerFacts, ...]:
    return tuple(player(model, seat) for seat in range(model.session.seats))


def player(model: TableModel, seat: Seat) -> PlayerFacts:
    director, words, screen, position = model.director, model.words, model.screen, model.position_shown
    who = model.session.setup.seats[seat]
    figures, promised = showing.figures(screen, position, seat), _promised(model, seat)
    stats = tuple(
        Stat(spec.icon, str(value), words(spec.caption), spec.coloured, promised.get(name, ""))
        for (name, value), spec in zip(figures, screen.figures.values(), strict=True)
    )
    person = "table.who.you" if seat == director.viewer else "table.who.person"
    asked, doing, tone = not _tells(model), "", "rests"
    if model.looking_at is None:
        waiting = (model.is_live or not model.is_told) and seat in model.session.waiting(model.position)
        doing, tone = showing.status(screen, model.teller, model.phase, position, model.recent(), seat, waiting)
    return PlayerFacts(
        model.signs[seat],
        model.teller.seat(seat),
        words(f"bots.level.{who.bot}.name" if who.is_bot else person),
        "bot" if who.is_bot else "person",
        summed(model.counting.get(seat, showing.score(director, seat, model.at))),
        stats,
        acting=seat == acts(model) and director.stage is not Stage.OVER,
        thinking=asked and seat == director.thinking,
        status=doing,
        status_tone=tone,
        place=showing.place_in_order(screen, position, seat),
        room=0 if screen.panels is None else screen.panels.width + 8,
    )


def _promised(model: TableModel, seat: Seat) -> dict[str, str]:
    """By how much each figure of whoever looks would change by what is advised."""
    director, hint = model.director, model.director.bots.hint
    if hint is None or seat != director.viewer or not model.is_live or model.is_told or director.closed:
        return {}
    after = showing.foreseen(director, hint.action)
    if after is None:
        return {}
    before = showing.figures(model.screen, model.position_shown, seat)
    changed = zip(before, showing.figures(model.screen, after, seat), strict=True)
    return {name: signed(then - now) for (name, now), (_, then) in changed if then != now}


def _played_before(model: TableModel) -> bool:
    """Before the first turn of one's own there is no last one to speak of, nor in the past."""
    reader = model.director.reader
    return (
        model.looking_at is None
        and reader is not None
        and has_had_a_turn(model.session, reader, model.screen.film.closes)
    )


def peek(model: TableModel) -> PeekFacts:
    """What others did since the own last turn, and who would win if it ended now."""
    director, teller, words = model.director, model.teller.leading(), model.words
    lines = tuple(
        PeekLine(
            None if tale.seat == CHANCE else model.signs[tale.seat],
            wordings(tale, teller, director.reader),
            showing.recap_points(director, tale),
            tale.pieces(),
            tale.turn.end,
            tale,
            tale.touches(director.viewer) or bool(tale.changes),
        )
        for tale in model.news.shown()
    )
    over, before = director.stage is Stage.OVER, _played_before(model)
    return PeekFacts(
        words("table.peek.since" if before else "table.peek.latest"),
        lines,
        words("table.peek.nothing" if before else "table.peek.nothing_yet"),
        words("table.peek.final" if over else "table.peek.if_ended"),
        outlook.note(model),
        outlook.bars(model),
    )
