"""Mistakes in the data and texts of Scythe."""

from __future__ import annotations

from tests.cli.planted.plant import of

PLANTS = [
    *of(
        "scythe",
        "screen.yaml",
        ("upgraded: {piece: cube", "upgraded: {piece: cueb", "there is no field or place 'cueb'"),
        ("star_placed: {piece: star, to", "star_palced: {piece: star, to", "there is no event 'star_palced'"),
        (
            "count: lost, value",
            "count: lots, value",
            "there is no field of workers_driven 'lots' (did you mean 'lost'?)",
        ),
        ("by: what, count: n", "by: n, count: n", "the field 'n' of gained holds no word"),
        ("among: [power, popularity]", "among: [power, popularty]", "there is no 'what' of gained 'popularty'"),
        ("    enlisted: {tells", "    enlistd: {tells", "there is no event 'enlistd' (did you mean 'enlisted'?)"),
        ("peek_phases: [take_turn]", "peek_phases: [take_trun]", "there is no phase 'take_trun'"),
        ("roles: [rusviet,", "roles: [rusveit,", "there is no role 'rusveit' (did you mean 'rusviet'?)"),
        ("closes: [faction_chosen", "closes: [faction_chozen", "there is no event 'faction_chozen' (did you mean"),
        ("{of: attackers,", "{of: attakers,", "there is no figure 'attakers' (did you mean 'attackers'?)"),
        ("of: [ability, at], rank", "of: [abilty, at], rank", "there is no field of deployed 'abilty'"),
        ("goes_on: unit", "goes_on: unitt", "there is no field of unit_moved 'unitt'"),
        ("route: [start, via, to]", "route: [start, vai, to]", "there is no field of unit_moved 'vai'"),
        ("says: scythe.film.thing.card}], rank: 4", "says: scythe.film.thing.kard}], rank: 4", "there is no text"),
        ("{recruit: bottom}", "{recruit: botom}", "there is no kind of thing with names 'botom'"),
        ("veiled: {coins: coins}", "veiled: {coins: coin}", "there is no entry of a player 'coin'"),
        ("aside: up", "aside: down", "there is no such word here 'down'"),
        (
            "    ask_amount: scythe",
            "    ask_amont: scythe",
            "there is no phase 'ask_amont' (did you mean 'ask_amount'?)",
        ),
        (
            "{end_move: scythe.screen.primary.end_move",
            "{end_mvoe: scythe.screen.primary.end_move",
            "there is no component 'end_mvoe' (did you mean 'end_move'?)",
        ),
        ("of: faction, roles", "of: fraction, roles", "there is no entry of a player 'fraction'"),
        (
            "rows: {2: [46, 49], 3: [46, 49], 4: [46, 49], 5: [46, 39]}",
            "rows: {2: [46, 49], 3: [46, 49], 4: [46, 49]}",
            "rows: nothing is said for 5 players",
        ),
    ),
    *of(
        "scythe",
        "tutorial.yaml",
        (
            "last: [bolster, move_gain]",
            "last: [bolster, move_gian]",
            "There is no section 'move_gian'. Did you mean 'move_gain'?",
        ),
        ("point: [mat]", "point: [matt]", "there is no thing to point at 'matt' (did you mean 'mat'?)"),
        (
            'point: ["objective:O12", "objective:O10"]',
            'point: ["objective:O12"]',
            "'secret' asks what to look at, and lights the answer",
        ),
        ("bonus: longest_row", "bonus: longest_raw", "the position cannot be set up"),
    ),
    *of(
        "scythe",
        "rules_pages.yaml",
        ("idea: {page: 4, picture: land}", "idea: {page: 4, picture: lnad}", "there is no picture 'lnad'"),
        ('  "mech:": deploy', '  "mech:": depoly', "there is no page or section 'depoly' (did you mean 'deploy'?)"),
    ),
    *of(
        "scythe",
        "game.yaml",
        (
            "coins: {kind: choice, default: hidden",
            "coins: {kind: choice, default: open",
            "coins: the rules begin with 'hidden'",
        ),
        (
            "default: false}        # pairs",
            "default: no}        # pairs",
            "banned_pairs: the default 'no' is no value of it",
        ),
        ("{min: 7, max: 12", "{min: 12, max: 7", "min is 12, more than max, which is 7"),
        ("river_edges: 32", "river_edges: 31", "the map has 32 river edges"),
    ),
    *of(
        "scythe", "factions.yaml", ("start_workers: [r1c4, r1c5]", "start_workers: [r1c4, r1c6]", "the lands beside")
    ),
    *of(
        "scythe",
        "mats.yaml",
        ("{id: gain_power, base: 2, cubes: 1}", "{id: gain_power, base: 2, cubes: -1}", "-1 is below 0"),
    ),
    *of(
        "scythe",
        "encounters.yaml",
        ("pay: {coins: 2}, gain: {food: 4}", "pay: {cions: 2}, gain: {food: 4}", "'cions'"),
    ),
    *of("scythe", "objectives.yaml", ("terrain: farm, min: 3", "terrain: fram, min: 3", "unknown word 'fram'")),
    *of("scythe", "bonus.yaml", ("{1: 2, 2: 4, 3: 6}", "{1: 2, 2: 4, 3: 3}", "more must be worth more")),
    *of("scythe", "factory.yaml", ("  F12:", "  F13:", "the cards are F01 to F12", "factory_cards:")),
    *of(
        "scythe",
        "europa.tmx",
        (
            'name="faction" value="nordic"',
            'name="faction" value="nordik"',
            "is not theirs on the map",
            "factions.yaml:home_base: home_nordic",
        ),
    ),
    *of(
        "scythe",
        "text/de/scythe_tutorial.yaml",
        (
            "Wähl einen der vier Bereiche deines Tableaus, dann seine obere Aktion.",
            "Choose one of the four sections of your mat, and then its upper action, which you pay for.",
            "is not in the language of the file (de)",
        ),
        (
            '        nudge: "Welcher Bereich zeigt',
            '        nugde: "Welcher Bereich zeigt',
            "'scythe.tutorial.idea.strong.nugde' is missing in en",
        ),
    ),
    *of(
        "scythe",
        "text/en/scythe.screen.yaml",
        ("ties: You win ties", "ties: Du gewinnst bei einem Gleichstand", "is not in the language of the file (en)"),
    ),
]
