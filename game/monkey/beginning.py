"""How an episode begins: a window, settings, a home folder with saved matches in it, and the page that is opened."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.core import places
from game.core.errors import BadInput
from game.core.save_store import SUFFIX, SaveStore
from game.core.settings import SPEEDS
from game.core.words import LANGUAGES
from game.games import CATALOGUE, rules_of
from game.monkey.positions import any_possible_match, session_of
from game.tutorial.chapters import load_chapters

SIZES = (
    *[(1280, 720)] * 12, *[(1366, 768)] * 3, (1024, 768), (1024, 768), (1720, 720), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""As people have them, small ones more often: they are quick to draw."""
TYPE_SIZES = (1.0, 1.0, 1.0, 0.8, 1.3, 1.5, 2.0)
PAGES = ("setup", "lessons", "rules", "saved", "settings", "gallery", "about")
PLACES = (
    *["table"] * 10, *["lesson"] * 4, *["replay"] * 4, *["result"] * 3, *["coach"] * 2, *["home"] * 3,
    *["setup"] * 2, *PAGES,
)  # fmt: skip
HOMES = ("used", "used", "used", "crowded", "fresh", "no_config", "no_saves")
"""What the player's folder is like; two of them refuse to be written to."""


@dataclass(frozen=True)
class Beginning:
    """Prints as one line of JSON. `jump` is the page that is opened first (see any_jump)."""

    size: tuple[int, int]
    settings: dict[str, Any]
    home: str
    seed: int
    jump: dict[str, Any]

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    @property
    def name(self) -> str:
        """The page in one word or two."""
        return f"{self.jump['to']} {self.jump.get('game', '')}".strip()


def read_beginning(line: str) -> Beginning:
    try:
        told = json.loads(line)
        return Beginning(tuple(told["size"]), told["settings"], told["home"], told["seed"], told["jump"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput("The first line of an episode says how it begins, as one JSON object.") from error


def any_beginning(rng: random.Random, games: tuple[str, ...] = CATALOGUE) -> Beginning:
    settings = {
        "language": rng.choice(LANGUAGES),
        "text_scale": rng.choice(TYPE_SIZES),
        "colour_scheme": rng.choice(("standard", "standard", "colour_safe", "high_contrast")),
        "motion": rng.choice(tuple(SPEEDS)),
        "bot_pace": rng.choice(tuple(SPEEDS)),
        "curtain": rng.random() < 0.7,
        "warnings": rng.random() < 0.8,
        "curtain_timeout": rng.choice((0, 0, 0, 1)),
        "volume": rng.choice((0.0, 0.0, 0.35)),
    }
    return Beginning(rng.choice(SIZES), settings, rng.choice(HOMES), rng.randrange(10**6), any_jump(rng, games))


def any_jump(rng: random.Random, games: tuple[str, ...] = CATALOGUE) -> dict[str, Any]:
    """A page as plain data: where to, of which game, which match, which chapter."""
    to, game = rng.choice(PLACES), rng.choice(games)
    jump: dict[str, Any] = {"to": to, "game": game}
    if to in ("table", "replay", "result", "coach"):
        jump["match"] = any_possible_match(rng, game, over=to in ("result", "coach"))
        jump["branch"] = to == "table" and rng.random() < 0.2
    elif to == "lesson":
        jump["chapter"] = rng.choice(tuple(load_chapters(places.DATA / game / "tutorial.yaml")))
    elif to == "saved":
        jump["finished"] = rng.random() < 0.5
    elif to in ("home", "settings", "gallery", "about"):
        del jump["game"]
    return jump


# -- the folder ------------------------------------------------------------------------------------------------------


def furnish(home: Path, kind: str, seed: int, games: tuple[str, ...] = CATALOGUE) -> None:
    """Lay out the folder of an imagined player. Writing below a file fails for everybody, even for root."""
    home.mkdir(parents=True, exist_ok=True)
    if kind == "no_config":
        (home / "config").write_text("no folder", encoding="utf-8")
    if kind == "no_saves":
        (home / "saves").write_text("no folder", encoding="utf-8")
    if kind != "crowded":
        return
    rng = random.Random(seed)
    folder = home / "saves"
    store = SaveStore(folder, rules_of)
    for number in range(rng.randint(1, 4)):
        game = rng.choice(games)
        match = any_possible_match(rng, game, over=rng.random() < 0.3, skill="random")  # only the file matters
        path = store.save(session_of(match), f"{game}-{number}")
        if rng.random() < 0.5:
            text = spoiled(path.read_text(encoding="utf-8"), rng)
            (folder / f"{game}-{number}-spoiled{SUFFIX}").write_text(text, encoding="utf-8")


def spoiled(text: str, rng: random.Random) -> str:
    """A save as a bad disk, an old programme or a clever person might leave it."""
    content = json.loads(text)
    match rng.randrange(7):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            content["saved_at"] = rng.choice(["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+14:00", "", "then"])
        case 2:
            content["seats"] = _renamed(content["seats"], rng)
        case 3:
            content["title"] = rng.choice(["\udcff", "\x00", "x" * 10**5, "\u202e" * 50])
        case 4:
            content["log"] = content["log"][: rng.randrange(len(content["log"]) + 1)]
        case 5:
            content["turns"] = rng.choice([[], [10**30], ["a"]])
        case _:
            key = rng.choice(sorted(content))
            content[key] = rng.choice([None, [], {}, "", -1, 10**20, True])
    return json.dumps(content)


def _renamed(seats: Any, rng: random.Random) -> Any:
    """The same seats with a name or a bot that nobody expects."""
    strange = rng.choice(["\udcff", "a\x00b", "x" * 10**5, "", "🐑" * 200, "نعم", "\n\n"])
    spoilt = [dict(seat) if isinstance(seat, dict) else seat for seat in seats]
    for seat in spoilt:
        if isinstance(seat, dict) and seat:
            seat[rng.choice(sorted(seat))] = strange
    return spoilt
