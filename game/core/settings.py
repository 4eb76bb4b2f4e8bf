"""What a person has chosen once for all games. Kept in one readable file, which may be damaged without harm."""

from __future__ import annotations

import contextlib
import json
import locale
import os
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from game.core import files, places
from game.core.errors import HearthsideError
from game.core.languages import LANGUAGES, spoken_language

Language = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(LANGUAGES)})$")]

SPEEDS = {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
"""By how much motion takes longer. One more is a word here, called by its percent or by a text."""
Speed = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(SPEEDS)})$")]
KeyName = Annotated[str, msgspec.Meta(pattern=r"^[!-~\u00a1-\u1fff]+( [!-~]+)*$", max_length=40)]
"""A key, or keys held together, as somebody can read it: `ctrl+z`, `page up`."""
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


def system_language() -> Language:
    """That of the system if it is one of ours, else the first."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable):
            return spoken_language(spoken)
    return spoken_language(locale.getlocale()[0] or "")  # Windows names it in full


class Settings(msgspec.Struct, kw_only=True):
    """Every choice with its default. `others` holds what a newer version wrote and this one does not know."""

    language: Language = msgspec.field(default_factory=system_language)
    text_scale: Annotated[float, msgspec.Meta(ge=0.8, le=2.0)] = 1.0
    colour_scheme: Literal["standard", "colour_safe", "high_contrast"] = "standard"
    motion: Speed = "normal"
    bot_pace: Speed = "normal"
    stirring: bool = True
    """Whether things at rest move a little: water, smoke, lamps, pennants."""
    sound: bool = True
    volume: Share = 0.35
    ambience: bool = True
    ambience_volume: Share = 0.2
    fullscreen: bool = False
    curtain: bool = True
    curtain_timeout: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """After so many seconds without a touch the curtain falls by itself; 0 is never."""
    hide_hand_on_focus_loss: bool = True
    stay_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """After so many seconds what all have seen, such as a scoring, goes by itself; 0 is never, but at a click."""
    seated: Literal["around", "front"] = "around"
    """Where people sit who look at one screen together: around it, or all in front of it."""
    warnings: bool = True
    hints: bool = True
    key_bindings: dict[str, KeyName] = {}
    """Command -> key, where it differs from the usual one."""
    first_start_done: bool = False
    last_table: dict[str, dict[str, Any]] = {}
    """Game -> how the last match of it was set up, as plain data."""
    presets: dict[str, dict[str, dict[str, Any]]] = {}
    """Game -> name -> a table of the player's own, as plain data."""
    lessons: dict[str, list[str]] = {}
    """Game -> chapters of its lessons that were played to their end."""
    lesson_places: dict[str, dict[str, dict[str, Any]]] = {}
    """Game -> chapter -> where somebody has left it, as plain data; the chapter left last stands last."""
    others: dict[str, Any] = {}


def settings_file() -> Path:
    return places.config() / "settings.json"


def load_settings(path: Path | None = None) -> tuple[Settings, list[HearthsideError]]:
    """The settings, and what had to be replaced by a default, as sentences. Never fails.

    A file that cannot be understood is kept beside as `.damaged`; a single wrong value costs only that value.
    """
    path = path or settings_file()
    if not path.exists():
        return Settings(), []
    try:
        content = json.loads(files.read_text(path))
        if not isinstance(content, dict):
            raise ValueError("not a mapping")
    except (files.FileTrouble, ValueError, RecursionError) as error:
        return Settings(), [_kept_aside(path, error)]
    chosen: dict[str, Any] = {}
    troubles: list[HearthsideError] = []
    kinds = get_type_hints(Settings, include_extras=True)
    others = {key: value for key, value in content.items() if key not in kinds or key == "others"}
    for key in content.keys() - others.keys():
        try:
            chosen[key], lost = _usable(content[key], kinds[key])
        except ValueError:
            lost, sentence = True, "settings.bad_value"
        else:
            sentence = "settings.bad_part"
        if lost:
            told = "a value" if sentence == "settings.bad_value" else "an entry"
            troubles.append(
                HearthsideError(
                    f"The setting {key} had {told} that cannot be used; the rest is.", key=sentence, setting=key
                )
            )
    if troubles:
        with contextlib.suppress(files.FileTrouble):  # what is left out now is lost with the next change
            files.copy_aside(path)
    return Settings(**chosen, others=others if _is_text(others) else {}), troubles


def _usable(value: Any, kind: Any) -> tuple[Any, bool]:
    """The value as that kind, and whether an entry had to be left out of it; raises ValueError if nothing is left.

    One bad preset among ten costs that one.
    """
    try:
        if _is_text(value):
            return msgspec.convert(value, kind), False
    except msgspec.ValidationError:
        pass
    inner = get_args(kind)
    good: Any = None
    if get_origin(kind) is dict and isinstance(value, dict):
        good = {key: found for key in value if _is_text(key) for found in _tried(value[key], inner[1])}
    elif get_origin(kind) is list and isinstance(value, list):
        good = [found for one in value for found in _tried(one, inner[0])]
    if not good:
        raise ValueError("nothing of it can be used")
    return good, True


def _tried(value: Any, kind: Any) -> list[Any]:
    try:
        return [_usable(value, kind)[0]]
    except ValueError:
        return []


def _is_text(value: Any) -> bool:
    """Whether it can be written again: half a letter cannot."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write all settings; raises FileTrouble when the folder does not allow it."""
    content = msgspec.to_builtins(settings)
    content = {**content.pop("others"), **content}
    files.write_text(path or settings_file(), json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def _kept_aside(path: Path, error: Exception) -> HearthsideError:
    try:
        aside = files.set_aside(path)
    except files.FileTrouble as trouble:
        return trouble
    if isinstance(error, files.FileTrouble) and error.key == "files.cannot_read":
        return error
    return HearthsideError(
        f"The settings could not be understood; the usual ones are used. The old file is kept as {aside}.",
        key="settings.damaged",
        file=str(aside),
    )
