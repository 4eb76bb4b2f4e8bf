"""What Glen More II shows in the gallery: tiles, persons, landmarks, clans, pieces, and what the Chronicles bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

import pygame
from pygame import Surface

from game.core.speaker import Speaker
from game.core.strict_yaml import read_yaml
from game.ui import shapes
from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.chronicles.boards import BOARDS
from game.ui.games.glen_more.chronicles.emblems import emblem
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.games.glen_more.chronicles.hard_place import MOTIFS
from game.ui.games.glen_more.chronicles.rogues import rogue
from game.ui.games.glen_more.clan_board import CLAN_BOARD_AT
from game.ui.games.glen_more.clans import clan_map, symbols_of
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.landmarks import landmark_picture, landmark_plans
from game.ui.games.glen_more.little_clans import whole_map
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.parts.tile_names import SHORTENED
from game.ui.games.glen_more.plan import DATA, Part, chronicle_files, load_plans
from game.ui.games.glen_more.plates import Plates
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.look import Look
from game.ui.showpieces import Kind, Origin, Size, side_by_side, within
from game.ui.signs import Livery

_GOODS = ("wood", "stone", "barley", "sheep", "cattle")
_PIECES = ("scot", "pawn", "marker", "coin", "whisky", "points", "die")
_CHRONICLE = ("boat", "mountain", "englishman", "england_token", "penny")
_MARKERS = ("toll:2", "toll:3", "reserve:1", "reserve:2", "reserve:3")
_SALE = "single_cask_sale"
_CLAN_BOARD = "clan_board"
_SCORED = {"scots": "scot", "landmarks": "landmark", "whisky": "whisky", "persons": "person"}
_EMBLEMS = {"mountain": "mountain", "penny": "penny"}
_PARTS = {
    "reward": ("dragon_boats_rewards", "chronicles/dragon_boats/chronicle.yaml"),
    "cellar": ("single_cask_cellars", "chronicles/single_cask/chronicle.yaml"),
    "sale": ("single_cask_sales", "chronicles/single_cask/chronicle.yaml"),
    "mobster": ("penny_mobs_penalties", "chronicles/penny_mobs/chronicle.yaml"),
    "toll": ("penny_mobs_markers", "chronicles/penny_mobs/chronicle.yaml"),
    "reserve": ("penny_mobs_markers", "chronicles/penny_mobs/chronicle.yaml"),
}
_EVENTS = {
    "inverness": ("other_tables", "game.yaml"),
    "duart_castle": ("duart_trade", "chronicles/dubious_tome/events.yaml"),
    "old_man_of_storr": ("other_tables", "game.yaml"),
}


def kinds() -> tuple[Kind, ...]:
    plans = load_plans()
    base = [name for name, plan in plans.items() if not plan.chronicle]
    return (
        Kind("tile", _ids("tile", (name for name in base if plans[name].type != "person"))),
        Kind("person", _ids("tile", (name for name in base if plans[name].type == "person"))),
        Kind("more_tiles", _ids("tile", (name for name, plan in plans.items() if plan.chronicle))),
        Kind("card", _ids("card", landmark_plans())),
        Kind("clan", (_CLAN_BOARD, *_ids("clan", clan_map().clans))),
        Kind("good", _ids("supply", _GOODS)),
        Kind("piece", _PIECES),
        Kind("scoring", _ids("scoring", _SCORED)),
        Kind("chronicle", (*_CHRONICLE, *_MARKERS)),
        Kind(
            "reward",
            (
                *_ids("reward", chronicle_facts("dragon_boats")["rewards"]),
                *_ids("race", ("winner", "second", "third")),
            ),
        ),
        Kind(
            "cask",
            ("cask", *_ids("cellar", chronicle_facts("single_cask")["cellars"]), *_ids("sale", ("usual", "bonus"))),
        ),
        Kind("haggis", (*_ids("haggis_open", ("1", "2", "3")), "haggis_hidden")),
        Kind("event", _ids("flip", landmark_plans())),
        Kind("vote", (*_ids("vote", chronicle_facts("hard_place")["cards"]), "ballot:1:0", "ballot:0:1")),
        Kind("mobster", _ids("mobster", chronicle_facts("penny_mobs")["mobsters"])),
    )


def _ids(kind: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{kind}:{name}" for name in names)


def told(say: Speaker, component: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """What is printed on it; else what kind of thing it is, and to which Chronicle it belongs."""
    words, (kind, _, name) = say.words, component.partition(":")
    found = list(printed)
    if kind == "race":
        prize = chronicle_facts("dragon_boats")["race"]["results"][name]
        return (words(f"glen_more.gallery.about.{'race_barrel' if 'whisky' in prize else 'race'}", n=prize["vp"]),)
    plan = load_plans().get(name) if kind == "tile" else None
    if plan is not None and plan.river:
        found.append(words("glen_more.gallery.about.river"))
    if plan is not None and not found:
        found.append(words(f"glen_more.gallery.about.{'sale' if name.startswith(_SALE) else f'type.{plan.type}'}"))
    if plan is not None and plan.chronicle:
        which = words(f"glen_more.name.chronicle.{list(BOARDS)[plan.chronicle - 1]}")
        found.append(words("glen_more.gallery.about.chronicle", which=which))
    if not found or kind == "mobster":
        found.append(words(f"glen_more.gallery.about.{kind if name else component}"))
    return tuple(found)


# -- where it comes from ---------------------------------------------------------------------------------------------


@cache
def _tile_files() -> Mapping[str, Origin]:
    """The mark of the file of each tile that was designed here in part."""
    found: dict[str, Origin] = {}
    for path in (*sorted(DATA.glob("tiles_*.yaml")), DATA / "persons.yaml", *chronicle_files(DATA, "tiles")):
        content = read_yaml(path).value
        part = next(iter(content.get("provenance", {})), "")
        plans = load_plans()
        found.update(
            {
                name: Origin(part, path.relative_to(DATA).as_posix())
                for name in content["tiles"]
                if part and plans[name].designed
            }
        )
    return found


def origin(component: str) -> Origin | None:
    kind, _, name = component.partition(":")
    if kind == "tile":
        return _tile_files().get(name)
    if kind == "flip" and name in _EVENTS:
        return Origin(*_EVENTS[name])
    return Origin(*_PARTS[kind]) if kind in _PARTS else None


# -- pictures --------------------------------------------------------------------------------------------------------


def picture(look: Look, say: Speaker, component: str, room: Size) -> Surface:
    kind, _, name = component.partition(":")
    return _PAINTERS[kind](look, say, name or kind, room)


def _tile(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    title = say.words(f"glen_more.screen.short.{name}") if name in SHORTENED else say.name(f"tile:{name}")
    return painter_for(look).tile(name, min(room), title)


def _card(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return landmark_picture(look, name, within(room, 5, 4), say.name(f"card:{name}"))


def _clan(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The chief, and beside the portrait what the clan brings."""
    clan, side = clan_map().clans[name], min(room[1], round(room[0] * 0.5))
    brings = (*clan.symbols, *((("infinity", 1),) if clan.lasting and not clan.symbols else ()))
    symbols = _symbols(look, brings, (room[0] - side, round(room[1] * 0.8)))
    return side_by_side([ART.picture(palette_for(look.theme), "chiefs", name, side), symbols], room)


def _clan_board(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """All of it, small."""
    return whole_map(look, within(room, *CLAN_BOARD_AT[2:]))


def _symbols(look: Look, parts: Iterable[Part], room: Size) -> Surface:
    """Symbols on discs in a row, as they stand on the boards."""
    row = tuple(parts) or (("clan_marker", 1),)
    palette = palette_for(look.theme)
    side = round(min(room[1] * 0.72, room[0] * 0.9 / len(row)))
    made = []
    for kind, count in row:
        disc = shapes.disc(side / 2, (*palette.dark, 255)).copy()
        ground = shapes.disc(side / 2 - max(2, side // 30), (*palette.disc, 255))
        disc.blit(ground, ground.get_rect(center=disc.get_rect().center))
        Plates(look, palette).symbol_at(disc, kind, disc.get_rect().center, round(side * 0.68), count)
        made.append(disc)
    return side_by_side(made, room)


def _good(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return figures_for(look).chip(name, round(min(room) * 0.8))


def _piece(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    figures, px = figures_for(look), round(min(room) * 0.86)
    coloured = {"scot": figures.scot, "pawn": figures.pawn, "marker": figures.marker, "boat": figures.boat}
    if name in coloured:
        row = round(min(room[1] * 0.8, room[0] * 0.24))
        return side_by_side((coloured[name](Livery(seat, seat), row) for seat in range(4)), room, 0.01)
    if name in ("die", "englishman"):
        return figures.die(round(px * 0.8)) if name == "die" else figures.englishman(px)
    if name == "points":
        return _symbols(look, (("points", 3),), room)
    return figures.chip({"england_token": "england"}.get(name, name), px)


def _marker(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """A marker that others pay coins for."""
    px, figures = round(min(room[1] * 0.76, room[0] * 0.4)), figures_for(look)
    return side_by_side((figures.marker(Livery(1, 1), px), _symbols(look, (("coin", int(name)),), (px, px))), room)


def _scored(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return _symbols(look, ((_SCORED[name], 1),), room)


def _emblem(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return emblem(look, _EMBLEMS[name], round(min(room) * 0.84))


def _barrels(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The first, second and third cellar by their number of barrels; a sale by its bottle."""
    number = {"first": 1, "second": 2, "third": 3, "usual": 1, "bonus": 2}.get(name, 1)
    kind = "cask" if name == "cask" else "cellar" if name in ("first", "second", "third") else "bottle"
    return side_by_side([emblem(look, kind, round(min(room[1] * 0.8, room[0] * 0.9 / number)))] * number, room)


def _reward(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return _symbols(look, symbols_of(chronicle_facts("dragon_boats")["rewards"][name]["effect"]), room)


def _race(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    prize = chronicle_facts("dragon_boats")["race"]["results"][name]
    parts: list[Part] = [("boat", 1), ("points", prize["vp"])]
    return _symbols(look, (*parts, *((("whisky", prize["whisky"]),) if "whisky" in prize else ())), room)


def _haggis(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    figures, px = figures_for(look), round(min(room) * 0.8)
    token = figures.chip("haggis", px).copy()
    if name.isdecimal():
        figure = figures.count_chip(int(name), px // 3)
        token.blit(figure, figure.get_rect(bottomright=token.get_rect().bottomright))
    return token


def _event(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    """The landmark, and the sign of the event before it."""
    return _before(look, name, (("event", 1),), room)


def _vote(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    tile, symbols = MOTIFS[name]
    return _before(look, tile, tuple((kind, 1) for kind in symbols), room)


def _before(look: Look, tile: str, parts: tuple[Part, ...], room: Size) -> Surface:
    """Symbols before the picture of a tile."""
    side, painter = min(room), painter_for(look)
    whole = Surface((round(side * 1.4) if room[0] > room[1] * 1.4 else side, side), pygame.SRCALPHA)
    if tile in painter.plans:
        large = pygame.transform.smoothscale(
            painter.tile(tile, max(whole.get_size()), plain=True), (whole.get_width(), whole.get_width())
        )
        whole.blit(large, (0, (side - large.get_height()) // 2))
    whole = shapes.cut(whole, shapes.rounded(whole.get_size(), look.grid.px(6), (255, 255, 255, 255)))
    row = _symbols(look, parts, (round(whole.get_width() * 0.84), round(side * 0.5)))
    whole.blit(row, row.get_rect(center=whole.get_rect().center))
    return whole


def _ballot(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return emblem(look, "aye" if name == "1:0" else "nay", round(min(room) * 0.8))


def _mobster(look: Look, say: Speaker, name: str, room: Size) -> Surface:
    return rogue(look, name, round(min(room) * 0.94))


_PAINTERS: dict[str, Callable[[Look, Speaker, str, Size], Surface]] = {
    "tile": _tile,
    "card": _card,
    "clan": _clan,
    "clan_board": _clan_board,
    "supply": _good,
    "reward": _reward,
    "race": _race,
    "cask": _barrels,
    "cellar": _barrels,
    "sale": _barrels,
    "haggis_open": _haggis,
    "haggis_hidden": _haggis,
    "flip": _event,
    "toll": _marker,
    "reserve": _marker,
    "scoring": _scored,
    "vote": _vote,
    "ballot": _ballot,
    "mobster": _mobster,
    "mountain": _emblem,
    "penny": _emblem,
    **dict.fromkeys((*_PIECES, "boat", "englishman", "england_token"), _piece),
}
