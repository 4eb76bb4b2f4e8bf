"""Whether the parts of a table in data/<game>/screen.yaml are of kinds there are, and get what their kinds take."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.cli.check_data_lookup import Checks
from game.core.strict_yaml import Steps
from game.table.screen import Screen
from game.table.shown import COUNTING
from game.ui.kinds import Part, PartSpec

EVERYTHING = "*"
_ENTRY_OF = "entry of "


def check_parts(
    checks: Checks, parts: Mapping[str, PartSpec], kinds: Mapping[str, type[Part]], options: Collection[str]
) -> None:
    for name, spec in parts.items():
        steps: Steps = ("parts", name)
        if checks.known((*steps, "kind"), spec.kind, kinds, "kind of part"):
            _check_words(checks, steps, spec, kinds[spec.kind])
            _check_taken(checks, steps, spec, kinds[spec.kind])
        if spec.world:
            checks.known((*steps, "world"), spec.world, {checks.names.game}, "world here")
        checks.pin((*steps, "pin"), spec.pin)
        for number, phase in enumerate(spec.phases):
            if phase and phase != COUNTING:  # none is the phase of a match that is over
                checks.phase((*steps, "phases", number), phase)
        for number, option in enumerate(spec.options):
            checks.known((*steps, "options", number), option, options, "option of the set-up")
    if sum(spec.kind in kinds and kinds[spec.kind].leads for spec in parts.values()) == 0:
        checks.wrong(("parts",), "no part is a board")


def own_names(parts: Mapping[str, PartSpec], kinds: Mapping[str, type[Part]]) -> set[str]:
    """What the parts of this table know besides components."""
    return {name for spec in parts.values() if spec.kind in kinds for name in kinds[spec.kind].own_names}


def _check_words(checks: Checks, steps: Steps, spec: PartSpec, kind: type[Part]) -> None:
    needed = {word for entry, words in kind.needs.items() if not entry or getattr(spec, entry) for word in words}
    needed.update(kind.picks)
    known = {*(word for words in kind.needs.values() for word in words), *kind.picks}
    for word in sorted(needed - spec.texts.keys()):
        checks.wrong((*steps, "texts"), f"a {spec.kind} needs the text '{word}'")
    for word, key in spec.texts.items():
        if checks.known((*steps, "texts", word), word, known, f"text of a {spec.kind}"):
            checks.text((*steps, "texts", word), key)


def _check_taken(checks: Checks, steps: Steps, spec: PartSpec, kind: type[Part]) -> None:
    for setting in ("shows", "cards", "aside", "component"):
        given, wanted = getattr(spec, setting), kind.takes.get(setting)
        if wanted is None and given:
            checks.wrong((*steps, setting), f"a {spec.kind} takes no '{setting}'")
        elif wanted is not None and given:
            _check_setting(checks, (*steps, setting), given, wanted.removesuffix("?"), kind)
        elif wanted is not None and not wanted.endswith("?"):
            checks.wrong(steps, f"a {spec.kind} needs '{setting}'")


def _check_setting(checks: Checks, steps: Steps, given: str, wanted: str, kind: type[Part]) -> None:
    if wanted == "entry of players":
        checks.seat_entry(steps, given)
    elif wanted == "entry":
        checks.entry(steps, given)
    elif wanted.startswith(_ENTRY_OF):
        outer = wanted.removeprefix(_ENTRY_OF)
        checks.known(steps, given, checks.names.inside.get(outer, set()), f"entry of {outer}")
    elif wanted == "component":
        checks.component(steps, given, kind.own_names)
    elif wanted == "kinds":
        for one in given.split():
            if one != EVERYTHING:
                checks.component(steps, one)
    else:
        checks.known(steps, given, {wanted}, "such word here")


def check_looking_back(checks: Checks, screen: Screen, kinds: Mapping[str, type[Part]]) -> None:
    """A match is looked back at beside some part of its table, in sight however wide the window is."""
    if not screen.looking_back:
        checks.wrong((), "'looking_back' names no part of the table", "give the board its place there")
    for name, spec in screen.looking_back.items():
        if spec.kind:
            checks.known(("looking_back", name, "kind"), spec.kind, kinds, "kind of part")
        else:
            checks.known(("looking_back", name), name, screen.parts, "part")
        checks.pin(("looking_back", name, "pin"), spec.pin)
