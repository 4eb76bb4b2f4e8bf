"""Every text a player sees, by key and in their language: `words("home.new_game")`, `words("log.points", n=3)`.

The texts stand in data/text/<language>/, nested keys are joined by dots. `shell.yaml` is always read, any other file
when a key first asks for it. A key stands in a file named after its first word (`rebirth.yaml`, `rebirth_rules.yaml`;
`rebirth.bots.yaml` for those of `bots`), so that `has` knows without reading the others that there is no such text.

A text is a template with `{names}`; one that depends on a number is a mapping `{one: ..., other: ...}` chosen by the
value `n`; languages.py knows the forms. Where nothing is worded otherwise ("free of charge"), `zero: ...` is added.
`{key_hint}` is the key that has the command `hint` now, whatever the player has put it on; nobody hands it in.
"""

from __future__ import annotations

import re
import string
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core import languages, places
from game.core.errors import Problems
from game.core.strict_yaml import Steps, YamlFile, read_yaml

LANGUAGES = tuple(languages.LANGUAGES)
SHELL = "shell"
_ZERO = "zero"
"""A form that any text which depends on a number may have, in any language."""
KEY = "key_"
"""How a place for the key of a command begins."""
_SPEC = re.compile(r"(?<=\w):\w+\}")
"""What a template asks of a name (articles.py)."""


@dataclass(frozen=True, slots=True)
class Text:
    """One entry of a catalogue: its forms, of which the last is the usual one. Most texts have no other."""

    forms: Mapping[str, str]
    file: str
    line: int

    def placeholders(self) -> frozenset[str]:
        """What has to be handed in. None in what is no template, which is told where it is read."""
        return frozenset(name for name in self._places() if not name.startswith(KEY))

    def commands(self) -> frozenset[str]:
        """The commands whose keys are named."""
        return frozenset(name.removeprefix(KEY) for name in self._places() if name.startswith(KEY))

    def _places(self) -> Iterator[str]:
        return (name for form in self.forms.values() if _trouble(form) is None for name in fields(form))

    @property
    def usual(self) -> str:
        return [*self.forms.values()][-1]


class Words:
    """The texts of one language, read file by file when a key first needs them.

    A missing key is a mistake of ours: it raises under pytest and shows itself as `[key]` to a player.
    """

    def __init__(
        self, language: str, names: Iterable[str] = (), *, folder: Path | None = None, strict: bool | None = None
    ) -> None:
        assert language in LANGUAGES, f"no texts for the language {language!r}"
        self.language = language
        self._plural = languages.LANGUAGES[language].plural
        self._folder = (folder or places.TEXTS) / language
        self._strict = "pytest" in sys.modules if strict is None else strict
        self._unread = {path.stem: path for path in sorted(self._folder.glob("*.yaml"))}
        self._stems = tuple(self._unread)
        self._named: dict[str, bool] = {}
        """First words that have been asked for, and whether files are named after them."""
        self.key_of: Callable[[str], str] = str.upper
        """How the key of a command is called; who knows the player's keys says it."""
        self._texts: dict[str, Text] = {}
        self._read([name for name in (SHELL, *names) if name in self._unread])

    def __call__(self, key: str, /, **values: Any) -> str:
        text = self._find(key)
        if text is None:
            if self._strict:
                raise KeyError(f"no text {key!r} in {self.language}")
            return f"[{key}]"
        template = text.usual
        if len(text.forms) > 1 and isinstance(n := values.get("n"), int):
            template = text.forms[_ZERO if n == 0 and _ZERO in text.forms else self._plural(n)]
        if "{" + KEY in template:
            keys = {name: self.key_of(name.removeprefix(KEY)) for name in fields(template) if name.startswith(KEY)}
            values = {**values, **keys}
        if self._strict:
            return template.format(**values)
        try:
            return template.format_map(_Forgiving(values))
        except ValueError:  # asked for with an article, and no name
            return _SPEC.sub("}", template).format_map(_Forgiving(values))

    def has(self, key: str) -> bool:
        """Whether there is such a text. A word with files of its own has its texts there and nowhere else."""
        if key not in self._texts and not self._read_named(key):
            self._read(list(self._unread))
        return key in self._texts

    def keys(self) -> Iterator[str]:
        """All keys of all files, which reads them all."""
        self._read(list(self._unread))
        return iter(self._texts)

    def text(self, key: str) -> Text:
        found = self._find(key)
        assert found is not None, f"no text {key!r}"
        return found

    def _find(self, key: str) -> Text | None:
        if key not in self._texts and self._unread:
            self._read_named(key)
            if key not in self._texts:
                self._read(list(self._unread))
        return self._texts.get(key)

    def _read_named(self, key: str) -> bool:
        """Reads the files that are named after the key's first word; False if there are none."""
        first = key.split(".", 1)[0]
        if first not in self._named:
            stems = [stem for stem in self._stems if stands_in(first, stem)]
            self._read([stem for stem in stems if stem in self._unread])
            self._named[first] = bool(stems)
        return self._named[first]

    def _read(self, stems: Iterable[str]) -> None:
        problems = Problems()
        for stem in stems:
            for key, text in _read_once(self._unread.pop(stem), problems).items():
                if key in self._texts:
                    first = self._texts[key]
                    problems.add(text.file, text.line, f"'{key}' stands in {first.file}:{first.line} too")
                self._texts[key] = text
        problems.raise_if_any()


def stands_in(first: str, stem: str) -> bool:
    """Whether texts whose keys begin with this word may stand in the file of that name."""
    return stem == first or stem.startswith((f"{first}_", f"{first}.")) or stem.endswith(f".{first}")


_READ: dict[tuple[Path, int, int], dict[str, Text]] = {}
"""What has been read without a problem, by file, its time and its size."""


def _read_once(path: Path, problems: Problems) -> dict[str, Text]:
    """Whoever comes back to a language does not wait for its files again, unless they have changed."""
    try:
        stat = path.stat()
    except OSError:
        return read_catalogue(path, problems)  # which tells why it cannot be read
    file = (path, stat.st_mtime_ns, stat.st_size)
    texts = _READ.get(file)
    if texts is None:
        found = Problems()
        texts = read_catalogue(path, found)
        problems.found.extend(found.found)
        if not found:
            _READ[file] = texts
    return texts


def read_catalogue(path: Path, problems: Problems) -> dict[str, Text]:
    """One file of texts, flattened."""
    file = read_yaml(path, problems, name=places.shown(path))
    texts: dict[str, Text] = {}
    if isinstance(file.value, dict):
        language = languages.LANGUAGES.get(path.parent.name, languages.FIRST)
        _flatten(file, file.value, (), language.forms, texts, problems)
    elif file.value is not None:
        problems.add(file.name, 1, "must be a mapping of keys to texts")
    return texts


def _flatten(
    file: YamlFile,
    node: dict[Any, Any],
    steps: Steps,
    known: tuple[str, ...],
    texts: dict[str, Text],
    problems: Problems,
) -> None:
    """`known` are the forms of a text that depends on a number."""
    for name, value in node.items():
        here = (*steps, name)
        key, line = ".".join(str(step) for step in here), file.line(here)
        if "." in str(name):
            problems.add(file.name, line, f"the key '{name}' has a dot", "nest it instead")
        if isinstance(value, dict) and value.keys() & set(known):
            if value.keys() - {_ZERO} != set(known) or not all(isinstance(form, str) for form in value.values()):
                needed = " and ".join(f"{form}:" for form in known)
                problems.add(file.name, line, f"'{key}' needs exactly the texts {needed}")
                continue
            forms = {form: value[form] for form in (_ZERO, *known) if form in value}
        elif isinstance(value, dict):
            _flatten(file, value, here, known, texts, problems)
            continue
        elif isinstance(value, str):
            forms = {known[-1]: value}
        else:
            problems.add(file.name, line, f"'{key}' is not a text", "put it in quotes")
            continue
        for form in forms.values():
            if (trouble := _trouble(form)) is not None:
                problems.add(file.name, line, f"'{key}' is not a template: {trouble}", "braces are written {{ }}")
        texts[key] = Text(forms, file.name, line)


def fields(template: str) -> Iterator[str]:
    """The names between the braces of a template."""
    return (name for _, name, _, _ in string.Formatter().parse(template) if name is not None)


def _trouble(template: str) -> str | None:
    """What is wrong with a template, or None. Only plain names are allowed, so that translators need no code."""
    try:
        names = list(fields(template))
    except ValueError as error:
        return str(error)
    wrong = [name for name in names if not name.isidentifier()]
    return f"'{{{wrong[0]}}}' is not a plain name" if wrong else None


class _Forgiving(dict[str, Any]):
    """Leaves a placeholder visible when its value was forgotten, rather than stopping a player's game."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"
