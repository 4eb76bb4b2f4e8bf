"""Whether data/<game>/screen.yaml names only what there is: events and their fields, phases, entries, texts."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.cli.check_data_film import check_film, check_spent
from game.cli.check_data_lookup import Checks
from game.cli.check_data_outlook import check_outlook
from game.core.strict_yaml import Steps
from game.table.figures import FIGURES
from game.table.motion_spec import MotionSpec
from game.table.screen import CountsSpec, GainSpec, Screen, StatusSpec
from game.table.sights import LANDS, PART, SEATS
from game.ui.showpieces import showpieces
from game.ui.sound import AMBIENCES, CUES

_FIELDS_ONLY = ("turn", "gold", "payer", "payee", "points", "at", "ring", "group")
"""What motion takes from the event itself; the others may name a thing or place instead."""
_OR_THINGS = ("piece", "to", "last", "start")
_NUMBERS = ("gold", "points")
_IDS = ("piece", "ring")
_NAMED_WHEN_DONE = ("tile", "gold")
"""Fields of an event that a panel's words may name."""


def check_screen(checks: Checks, screen: Screen, own_names: Collection[str]) -> None:
    """Everything but the parts; `own_names` are what kinds of parts know besides components."""
    _check_figures(checks, screen)
    _check_primary(checks, screen)
    _check_rows(checks, screen)
    for word, motion in screen.motion.items():
        if checks.event(("motion", word), word):
            _check_motion(checks, word, motion, own_names)
    for word, gain in screen.gains.items():
        if checks.event(("gains", word), word):
            _check_gain(checks, word, gain)
    check_film(checks, screen.film)
    check_spent(checks, screen.spent)
    for phase, status in screen.status.items():
        checks.phase(("status", phase), phase)
        _check_status(checks, phase, status)
    if screen.ambience:
        checks.known(("ambience",), screen.ambience, AMBIENCES, "ambience")
    _check_small_sections(checks, screen)
    _check_places(checks, screen)
    _check_first_look(checks, screen, own_names)


def _check_figures(checks: Checks, screen: Screen) -> None:
    for name, spec in screen.figures.items():
        steps: Steps = ("figures", name)
        checks.text((*steps, "caption"), spec.caption, ())
        checks.icon((*steps, "icon"), spec.icon)
        if not checks.known((*steps, "figure"), spec.figure, FIGURES, "figure"):
            continue
        if checks.seat_entry((*steps, "of"), spec.of):
            try:
                for seats, position in checks.names.positions.items():
                    for seat in range(seats):
                        FIGURES[spec.figure](position, seat, spec.of)
            except Exception:  # whatever a function makes of an entry of another shape
                checks.wrong((*steps, "of"), f"'{spec.figure}' cannot be read from the entry '{spec.of}'")


def _check_primary(checks: Checks, screen: Screen) -> None:
    spec = screen.primary
    for number, phase in enumerate(screen.no_secrets):
        checks.phase(("no_secrets", number), phase)
    checks.component(("primary", "component"), spec.component)
    checks.text(("primary", "label"), spec.label, ())
    for phase, key in spec.missing.items():
        checks.phase(("primary", "missing", phase), phase)
        checks.text(("primary", "missing", phase), key, ())
    for number, phase in enumerate(spec.previews):
        checks.phase(("primary", "previews", number), phase)
    for number, component in enumerate(spec.skips):
        checks.known(("primary", "skips", number), component, set(spec.components), "component of the primary button")
    for phase, found in spec.also.items():
        checks.phase(("primary", "also", phase), phase)
        for component, key in found.items():
            checks.component(("primary", "also", phase, component), component)
            checks.text(("primary", "also", phase, component), key, ("what",))
    check_outlook(checks, screen.outlook, screen.veiled)


def _check_rows(checks: Checks, screen: Screen) -> None:
    for row, icon in screen.icons.items():
        checks.row(("icons", row), row)
        checks.icon(("icons", row), icon)
    for row in screen.badges:
        checks.row(("badges", row), row)
    for section, rows in (("secret_rows", screen.secret_rows), ("paid", screen.paid)):
        for number, row in enumerate(rows):
            checks.row((section, number), row)
    tally = screen.tally
    for number, part in enumerate(tally.parts if tally is not None else ()):
        checks.known(("tally", "parts", number), part, screen.parts, "part of the table")
    for number, stage in enumerate(tally.stages if tally is not None else ()):
        if checks.row(("tally", "stages", number, "row"), stage.row):
            checks.known(("tally", "stages", number, "row"), stage.row, screen.icons, "row with an icon")
    for row, entry in screen.veiled.items():
        checks.row(("veiled", row), row)
        checks.seat_entry(("veiled", row), entry)


def _check_motion(checks: Checks, word: str, spec: MotionSpec, own_names: Collection[str]) -> None:
    steps: Steps = ("motion", word)
    event = checks.names.events[word]
    for key in _FIELDS_ONLY:
        name = getattr(spec, key)
        if name and checks.field((*steps, key), word, name) and key in _NUMBERS and not event.holds_a_number(name):
            checks.wrong((*steps, key), f"the field '{name}' of {word} holds no number")
    for key in _OR_THINGS:
        name = getattr(spec, key)
        if name and name not in event.fields and name not in own_names:
            checks.known((*steps, key), name, {*event.fields, *own_names, *checks.names.components}, "field or place")
    for key in _IDS:
        name = getattr(spec, key)
        if name in event.fields and not event.holds_a_text(name):
            checks.wrong((*steps, key), f"the field '{name}' of {word} holds no id")
    if spec.supply:
        checks.component((*steps, "supply"), spec.supply, own_names)
    if spec.sound:
        checks.known((*steps, "sound"), spec.sound, CUES, "sound")
    for missing, message in (
        (spec.points and not spec.at, "points need 'at', from where they rise"),
        (spec.gold and not spec.payee, "gold needs 'payee', to whom it goes"),
        (spec.gold and not (spec.payer or spec.supply), "gold needs 'payer' or 'supply', from where it comes"),
        (spec.piece and not spec.to, "a piece needs 'to', where it goes"),
    ):
        if missing:
            checks.wrong(steps, message)


def _check_gain(checks: Checks, word: str, spec: GainSpec) -> None:
    steps: Steps = ("gains", word)
    checks.icon((*steps, "icon"), spec.icon)
    for key in ("by", "what", "count"):
        name = getattr(spec, key)
        known = bool(name) and checks.field((*steps, key), word, name)
        if known and key != "count" and not checks.names.events[word].holds_a_text(name):
            checks.wrong((*steps, key), f"the field '{name}' of {word} holds no word")
    values = checks.names.values.get((word, spec.by or spec.what), set())
    for value, icon in spec.icons.items():
        checks.icon((*steps, "icons", value), icon)
        if values:
            checks.known((*steps, "icons", value), value, values, f"'{spec.by or spec.what}' of {word}")
    for number, value in enumerate(spec.among):
        if values:
            checks.known((*steps, "among", number), value, values, f"'{spec.by}' of {word}")
    told = {"n", "what"} if spec.what else {"n"}
    if not spec.by:
        checks.text((*steps, "text"), spec.text, told)
        return
    for value in spec.among or values or spec.icons:
        if f"{spec.text}.{value}" not in checks.texts:
            checks.wrong((*steps, "text"), f"there is no text '{spec.text}.{value}'")


def _check_status(checks: Checks, phase: str, spec: StatusSpec) -> None:
    steps: Steps = ("status", phase)
    for key in ("acts", "rests"):
        checks.text((*steps, key), getattr(spec, key), ("n", "total"))
    for word, key in spec.done.items():
        if checks.event((*steps, "done", word), word):
            named = {name for name in _NAMED_WHEN_DONE if name in checks.names.events[word].fields}
            checks.text((*steps, "done", word), key, {"n", "total", *named})
    if spec.counted:
        checks.event((*steps, "counted"), spec.counted)
    if spec.left:
        checks.seat_entry((*steps, "left"), spec.left)
    for name, key in spec.stated.items():
        if checks.seat_entry((*steps, "stated", name), name):
            checks.text((*steps, "stated", name), key)


def _check_small_sections(checks: Checks, screen: Screen) -> None:
    for name, by_phase in (("hold", screen.hold), ("tries", screen.tries)):
        for phase, kinds in by_phase.items():
            checks.phase((name, phase), phase)
            _each_component(checks, (name, phase), kinds)
    for kind, kinds in screen.specify.items():
        if kind:
            checks.component(("specify", kind), kind)
        _each_component(checks, ("specify", kind), kinds)
    for kind, key in screen.titles.items():
        checks.component(("titles", kind), kind, ("plan",))
        checks.text(("titles", kind), key, ())
    for word, key in screen.deeds.items():
        checks.known(("deeds", word), word, checks.names.actions, "action")
        checks.text(("deeds", word), key)
    for section, asked in (("prompts", screen.prompts), ("ready", screen.ready)):
        for phase, key in asked.items():
            checks.phase((section, phase), phase)
            checks.text((section, phase), key, ("who",))
    _check_by_kind(checks, screen)
    for number, kind in enumerate(screen.advice):
        checks.known(("advice", number), kind, checks.names.figures, "figure")
    if screen.recent:
        checks.event(("recent",), screen.recent)
    for number, word in enumerate(screen.quiet):
        checks.known(("quiet", number), word, set(checks.names.events), "event")


def _each_component(checks: Checks, steps: Steps, words: Iterable[str]) -> None:
    for number, word in enumerate(words):
        checks.component((*steps, number), word)


def _check_places(checks: Checks, screen: Screen) -> None:
    """Card, tutor, counts, panels, column, signs: what says how many there are and where."""
    seats = set(checks.names.positions)
    for key, place in (("card", screen.card), ("tutor", screen.tutor)):
        checks.pin((key, "pin"), place.pin)
        checks.known((key, "grow"), place.grow, ("up", "down"), "way to grow")
    for number, part in enumerate(screen.tutor.over):
        checks.known(("tutor", "over", number), part, screen.parts, "part")
    if screen.counts is not None:
        _check_counts(checks, screen.counts)
    if (panels := screen.panels) is not None:
        checks.known(("panels", "world"), panels.world, {checks.names.game}, "world here")
        if panels.start:
            checks.entry(("panels", "start"), panels.start)
        for key in ("heights", "gaps"):
            _every_number(checks, ("panels", key), getattr(panels, key), seats)
    if (column := screen.column) is not None:
        _every_number(checks, ("column", "rows"), column.rows, seats)
        for number, phase in enumerate(column.peek_phases):
            checks.phase(("column", "peek_phases", number), phase)
    if (standing := screen.standing) is not None:
        checks.seat_entry(("standing", 0), standing[0])
        checks.text(("standing", 1), standing[1], ("n",))
    if (signs := screen.signs) is not None and checks.seat_entry(("signs", "of"), signs.of):
        begin = f"{checks.names.game}.name.{signs.of.removesuffix('s')}."
        named = {key.removeprefix(begin) for key in checks.texts if key.startswith(begin)}
        for role in signs.roles:
            checks.known(("signs", "roles"), role, named, "role")


def _check_first_look(checks: Checks, screen: Screen, own_names: Collection[str]) -> None:
    for number, stop in enumerate(screen.first_look):
        steps: Steps = ("first_look", number)
        for which, place in enumerate(stop.at):
            if place.startswith(PART):
                checks.known((*steps, "at", which), place, {f"{PART}{name}" for name in screen.parts}, "part")
            else:
                checks.component((*steps, "at", which), place, {*own_names, SEATS})
        checks.text((*steps, "says"), stop.says, ("name", "about") if stop.one_by_one else ())
        if stop.back:
            checks.icon((*steps, "back"), stop.back)
        if stop.shows:
            pieces = showpieces(checks.names.game)
            shown = {one for kind in pieces.kinds() for one in kind.ids} if pieces is not None else set()
            checks.known((*steps, "shows"), stop.shows, {LANDS, *shown}, "thing of the gallery")


def _check_by_kind(checks: Checks, screen: Screen) -> None:
    for phase in screen.narrowed:
        checks.phase(("narrowed", phase), phase)
    for word in screen.goes:
        checks.known(("goes", word), word, checks.names.actions, "action")
    for name, told, values in (("narrowed", screen.narrowed, ("who", "at")), ("goes", screen.goes, ("what", "to"))):
        for of, by_kind in told.items():
            for kind, key in by_kind.items():
                checks.known((name, of, kind), kind, {"", *checks.names.kinds}, "kind of component")
                checks.text((name, of, kind), key, values)


def _check_counts(checks: Checks, counts: CountsSpec) -> None:
    _each_component(checks, ("counts", "rows"), counts.rows)
    checks.known(("counts", "of"), counts.of, checks.names.figures, "figure")
    checks.entry(("counts", "round"), counts.round)
    checks.entry(("counts", "names"), counts.names)
    checks.component(("counts", "named"), counts.named)
    if counts.short:
        for one in sorted(one for one in checks.names.components if one.startswith(f"{counts.named}:")):
            checks.text(("counts", "short"), f"{counts.short}.{one.partition(':')[2]}")
    for number, row in enumerate(counts.instead):
        checks.row(("counts", "instead", number), row)
    if counts.labels:
        checks.component(("counts", "labels"), counts.labels)
    if counts.world:
        checks.known(("counts", "world"), counts.world, {checks.names.game}, "world here")
    if counts.best:
        checks.known(("counts", "best"), counts.best, checks.names.figures, "figure")
    for name, (icon, key) in counts.worth.items():
        checks.known(("counts", "worth", name), name, checks.names.figures, "figure")
        checks.icon(("counts", "worth", name), icon)
        checks.text(("counts", "worth", name), key)
    for name, icon in counts.also.items():
        checks.known(("counts", "also", name), name, checks.names.figures, "figure")
        checks.icon(("counts", "also", name), icon)


def _every_number(checks: Checks, steps: Steps, told: Collection[int], seats: set[int]) -> None:
    for missing in sorted(seats - set(told)):
        checks.wrong(steps, f"{steps[-1]}: nothing is said for {missing} players")
    for extra in sorted(set(told) - seats):
        checks.wrong((*steps, extra), f"{steps[-1]}: the game is not for {extra} players")
