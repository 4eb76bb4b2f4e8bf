"""Prose that calls things by their names, as lessons and rules do: which names are in it, and what bears them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.named import named_alike
from game.scenes.table.names import Shown, leading

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_LEAST_NAME = 4
_MOST_PLACES = 8
"""What more things bear at once is a kind of things, and no name."""
Names = Mapping[str, tuple[str, ...]]
"""Name -> the components that bear it."""


def found_in(scene: TableScene, text: str) -> str:
    """Those that only one thing bears can be pointed at."""
    alone = {name: own for name, own in _bearers(scene, text, own=True).items() if len(own) == 1}
    return leading(scene, _with_names(alone, text))


def found_between(scene: TableScene, text: str, others: re.Pattern[str]) -> str:
    """Those that can be shown, with all that bear them, between `others` that lead elsewhere or are no words."""
    shown = Shown(scene)
    seen = {name: tuple(filter(shown, bearers)) for name, bearers in _bearers(scene, text).items()}
    names = {name: bearers for name, bearers in seen.items() if 0 < len(bearers) <= _MOST_PLACES}
    made, end = "", 0
    for link in others.finditer(text):
        made += _with_names(names, text[end : link.start()]) + link[0]
        end = link.end()
    return made + _with_names(names, text[end:])


def _bearers(scene: TableScene, text: str, *, own: bool = False) -> Names:
    """Of names that may be in the text; with `own` only of those that nothing lends to another thing."""
    teller, found = scene.model.teller, dict[str, list[str]]()
    lower = text.casefold()
    for component in scene.session.rules.components(scene.session.view(scene.director.eyes)):
        name = str(teller.name(component))
        if len(name) < _LEAST_NAME or name.casefold() not in lower or component.startswith("seat:"):
            continue
        if not own or teller.speaker.name_key(component).endswith(component.replace(":", ".")):
            found.setdefault(name, []).append(component)
    return {name: tuple(bearers) for name, bearers in found.items()}


def _with_names(names: Names, text: str) -> str:
    """Each as a whole word; where a sentence begins with it, with a capital letter as well."""
    written = {way: bearers for name, bearers in names.items() for way in (name[:1].upper() + name[1:], name)}
    longest = sorted((way for way in written if way in text), key=len, reverse=True)
    if not longest:
        return text
    either = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)")
    return either.sub(lambda found: named_alike(written[found[1]], found[1]), text)
