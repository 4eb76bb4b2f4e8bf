"""What every scene is handed: words, settings, look, sounds, the stack, and the services of the application."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from game.core.errors import HearthsideError
from game.core.settings import SPEEDS
from game.core.speaker import Texts
from game.core.words import Words as Catalogue
from game.table import keys
from game.ui.fonts import Fonts
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.scene import SceneStack
from game.ui.sound import DEFAULT_AMBIENCE, DEFAULT_VOLUME, Sounds
from game.ui.theme import SCHEMES, Theme, theme_for

Words = Texts


def setting(settings: Any, name: str, default: Any) -> Any:
    """A setting by name; tests may hand in an object that has only some."""
    return getattr(settings, name, default)


def _raise(mistake: BaseException | str) -> str:
    raise mistake if isinstance(mistake, BaseException) else AssertionError(mistake)


class Context:
    """`words(key, **values)` gives a text in the language of the settings. `services` is filled by the application.

    change(**kw) changes settings: it saves them, makes a new look if needed and tells every scene.
    """

    def __init__(
        self,
        words: Words,
        settings: Any,
        size: tuple[int, int] = (1280, 720),
        *,
        save: Callable[[Any], Any] | None = None,
        words_for: Callable[[str], Words] | None = None,
    ) -> None:
        self.settings = settings
        self._speak(words)
        self.services = SimpleNamespace()
        self.stack = SceneStack(self)
        self.sounds = Sounds(self._volume(), self._ambience_volume())
        self.clock = 0.0
        """Milliseconds since the start, as the scenes were told."""
        self.quitting = False
        self.in_window = False
        """Somebody looks at a window; pictures that are made or compared stay still."""
        self.look = self._make_look(size)
        self.set_fullscreen: Callable[[bool], None] = lambda on: None
        self.report: Callable[[BaseException | str], str] = _raise
        """Writes a mistake of ours down, for those who get over it by themselves; gives the path of the report.

        Where nobody stands guard the mistake is raised, so that no test overlooks it.
        """
        self._save = save
        self._not_kept = False
        """The settings as they are now are not on the disk, and the player was told."""
        self._words_for = words_for

    def _speak(self, words: Words) -> None:
        """In the language of the settings, and with the player's own keys where a text names one."""
        self.words = words
        if isinstance(words, Catalogue):
            words.key_of = self._key_of

    def _key_of(self, command: str) -> str:
        return keys.shown(keys.chord_for(command, setting(self.settings, "key_bindings", {})), self.words)

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def grid(self) -> Grid:
        return self.look.grid

    @property
    def fonts(self) -> Fonts:
        return self.look.fonts

    @property
    def language(self) -> str:
        return str(setting(self.settings, "language", "en"))

    @property
    def motion(self) -> float:
        """Factor for timelines: 0 at speed "none"."""
        return SPEEDS[setting(self.settings, "motion", "normal")]

    def speeds(self, *kinds: str) -> list[tuple[str, str]]:
        """Each speed that can be chosen, and what it is called: by the words of that kind, else those of all."""
        return [(speed, self._speed_name(speed, factor, kinds)) for speed, factor in SPEEDS.items()]

    def _speed_name(self, speed: str, factor: float, kinds: Sequence[str]) -> str:
        keys = [key for kind in (*kinds, "speeds") if self.words.has(key := f"prefs.{kind}.{speed}")]
        return self.words(keys[0]) if keys else self.words("prefs.speed", percent=round(100 / factor))

    @property
    def stirring(self) -> bool:
        """Whether things at rest move a little, such as water."""
        return self.in_window and self.motion > 0 and bool(setting(self.settings, "stirring", True))

    def _volume(self) -> float:
        """The loudness of cues; 0 when sound is switched off."""
        if not setting(self.settings, "sound", True):
            return 0.0
        return float(setting(self.settings, "volume", DEFAULT_VOLUME))

    def _ambience_volume(self) -> float:
        """The loudness of what is around the table; 0 when that or all sound is switched off."""
        if not (setting(self.settings, "sound", True) and setting(self.settings, "ambience", True)):
            return 0.0
        return float(setting(self.settings, "ambience_volume", DEFAULT_AMBIENCE))

    def _make_look(self, size: tuple[int, int]) -> Look:
        scale = max(0.8, min(2.0, float(setting(self.settings, "text_scale", 1.0))))
        scale = max(scale, 1 / Grid(*size).u)  # in a small window type only shrinks where there is no room for it
        scheme = setting(self.settings, "colour_scheme", "standard")
        return Look(Grid(*size, scale), theme_for(scheme if scheme in SCHEMES else "standard"))

    def resize(self, size: tuple[int, int]) -> None:
        self.look = self._make_look(size)
        self.stack.new_look()

    def change(self, **values: Any) -> None:
        """Change settings, save them, and let everything on the screen follow.

        Where they cannot be written they hold all the same, and that is told once.
        """
        old_language = self.language
        self.keep(**values)
        self.sounds.set_volume(self._volume(), self._ambience_volume())
        if self.language != old_language and self._words_for is not None:
            self._speak(self._words_for(self.language))
        if "fullscreen" in values:
            self.set_fullscreen(bool(values["fullscreen"]))
        if values.keys() & {"text_scale", "colour_scheme"}:
            self.look = self._make_look(self.look.grid.size)
        self.stack.settings_changed()

    def keep(self, **values: Any) -> None:
        """Remember settings that nothing on the screen depends on, such as lessons that are finished."""
        for key, value in values.items():
            assert hasattr(self.settings, key), f"no setting {key!r}"
            setattr(self.settings, key, value)
        if self._save is None:
            return
        try:
            self._save(self.settings)
        except HearthsideError:
            if not self._not_kept:
                self.stack.note.say(self.words("settings.not_kept"))
            self._not_kept = True
        else:
            self._not_kept = False

    def quit(self) -> None:
        """Leave the application after this frame."""
        self.quitting = True
