"""One data file beside everything that its words are looked up in: the rules' names, the texts, what can be drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.cli.check_data_names import Names
from game.core.catalogue import check_known
from game.core.errors import Problems
from game.core.strict_yaml import Steps, YamlFile
from game.core.words import Text
from game.ui.grid import PINS
from game.ui.icons import ICONS


@dataclass
class Checks:
    """One file with everything its words are looked up in."""

    file: YamlFile
    names: Names
    texts: Mapping[str, Text]
    problems: Problems

    def wrong(self, steps: Steps, message: str, hint: str | None = None) -> None:
        self.problems.add(self.file.name, self.file.line(steps), message, hint)

    def known(self, steps: Steps, word: object, known: Collection[object], what: str) -> bool:
        return check_known(self.file, steps, word, known, what, self.problems)

    def component(self, steps: Steps, word: str, also: Collection[str] = ()) -> bool:
        """A component of the game, or the kind of one."""
        if word in self.names.components or word in self.names.kinds or word in also:
            return True
        known = self.names.components if ":" in word else self.names.kinds
        return self.known(steps, word, {*known, *also}, "component")

    def icon(self, steps: Steps, icon: str) -> bool:
        return self.known(steps, icon, ICONS, "icon")

    def text(self, steps: Steps, key: str, values: Collection[str] | None = None) -> None:
        """A text there is, or the beginning of some; with `values`, one that asks for nothing else."""
        text = self.texts.get(key)
        if text is None:
            if not any(known.startswith(f"{key}.") for known in self.texts):
                near = [one for one in self.texts if one.startswith(f"{self.names.game}.")]
                self.known(steps, key, near, "text")
            return
        extra = sorted(text.placeholders() - set(values)) if values is not None else ()
        for name in extra:
            told = ", ".join(f"{{{one}}}" for one in sorted(values or ())) or "no values"
            self.wrong(steps, f"the text '{key}' asks for {{{name}}}, but it gets {told}")

    def named_kinds(self) -> set[str]:
        begin = f"{self.names.game}.name."
        return {key.removeprefix(begin).partition(".")[0] for key in self.texts if key.startswith(begin)}

    def row(self, steps: Steps, row: str) -> bool:
        return self.known(steps, row, self.rows(), "row of the score sheet")

    def rows(self) -> set[str]:
        begin = f"{self.names.game}.sheet."
        return self.names.rows | {key.removeprefix(begin) for key in self.texts if key.startswith(begin)}

    def entry(self, steps: Steps, entry: str) -> bool:
        return self.known(steps, entry, self.names.entries, "entry of what is shown")

    def seat_entry(self, steps: Steps, entry: str) -> bool:
        return self.known(steps, entry, self.names.seat_entries, "entry of a player")

    def event(self, steps: Steps, word: str) -> bool:
        return self.known(steps, word, self.names.events, "event")

    def field(self, steps: Steps, word: str, name: str) -> bool:
        return self.known(steps, name, self.names.events[word].fields, f"field of {word}")

    def pin(self, steps: Steps, pin: str) -> None:
        for word in pin.split():
            self.known(steps, word, PINS, "edge to be pinned to")

    def phase(self, steps: Steps, phase: str) -> bool:
        return self.known(steps, phase, self.names.phases, "phase")
