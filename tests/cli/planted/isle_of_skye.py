"""Mistakes in the data and texts of Isle of Skye."""

from __future__ import annotations

from tests.cli.planted.plant import of

PLANTS = [
    *of(
        "isle_of_skye",
        "screen.yaml",
        ("group: slot}", "group: solt}", "there is no field of slot_scored 'solt' (did you mean 'slot'?)"),
        ("payee: other, sound", "payee: othr, sound", "there is no field of tile_bought 'othr'"),
        ("supply: round, payee", "supply: ruond, payee", "there is no component 'ruond' (did you mean 'round'?)"),
        ("recent: round_begun", "recent: round_begn", "there is no event 'round_begn' (did you mean 'round_begun'?)"),
        ("done: {offer_sealed:", "done: {offer_seald:", "there is no event 'offer_seald'"),
        ("counted: tile_built", "counted: tile_buildt", "there is no event 'tile_buildt'"),
        ("left: got", "left: gott", "there is no entry of a player 'gott'"),
        ("by: terrain", "by: terain", "there is no field of area_completed 'terain' (did you mean 'terrain'?)"),
        ("icons: {pasture: grass", "icons: {pastrue: grass", "there is no 'terrain' of area_completed 'pastrue'"),
        ("names: scoring", "names: scorng", "there is no entry of what is shown 'scorng'"),
        ("best: best", "best: bset", "there is no figure 'bset' (did you mean 'best'?)"),
        ("of: slots", "of: solts", "there is no figure 'solts' (did you mean 'slots'?)"),
        ("round: round", "round: ruond", "there is no entry of what is shown 'ruond' (did you mean 'round'?)"),
        ("advice: [best,", "advice: [bset,", "there is no figure 'bset' (did you mean 'best'?)"),
        ("worth: {scroll:", "worth: {scrol:", "there is no figure 'scrol' (did you mean 'scroll'?)"),
        ("also: {purse: coin}", "also: {prse: coin}", "there is no figure 'prse' (did you mean 'purse'?)"),
        ("of: whisky,", "of: wisky,", "there is no entry of a player 'wisky' (did you mean 'whisky'?)"),
        ("of: land,", "of: lnad,", "there is no entry of a player 'lnad' (did you mean 'land'?)"),
        ("build_tiles: [tile, turn]", "build_tiles: [tile, trun]", "there is no component 'trun'"),
        ("paid: [gold]", "paid: [gld]", "there is no row of the score sheet 'gld' (did you mean 'gold'?)"),
        (
            "heights: {2: 124, 3: 106, 4: 108, 5: 77}",
            "heights: {2: 124, 3: 106, 4: 108}",
            "heights: nothing is said for 5 players",
        ),
        ("phases: [buy_tile]", "phases: [buy_tlie]", "there is no phase 'buy_tlie' (did you mean 'buy_tile'?)"),
        (
            "kind: scoring_column\n",
            "kind: scoring_column\n    cards: gold\n",
            "a scoring_column takes no 'cards'",
            "cards: gold",
        ),
        ("clan2: isle", "clan6: isle", "there is no text of a land_board 'clan6'"),
        ("also:\n    set_prices: {seal:", "also:\n    set_prices: {seel:", "there is no component 'seel'", "{seel:"),
        ("titles: {place:", "titles: {plaec:", "there is no component 'plaec' (did you mean 'place'?)"),
    ),
    *of(
        "isle_of_skye",
        "tutorial.yaml",
        ("1 axe tile=L73,", "0 axe tile=L73,", "must begin with the rival who says it"),
        (
            "A: animals_by_farms, B: completed_areas, C: road_tiles, D: most_gold}\n      got",
            "A: animals_by_farm, B: completed_areas, C: road_tiles, D: most_gold}\n      got",
            "the position cannot be set up",
        ),
        (
            'show: ["build tile=L10 at=0,-1 turn=0", "build tile=L05"]',
            'show: ["build tile=L10 at=0,-1 trun=0", "build tile=L05"]',
            "'trun=0' does not belong to 'build'",
        ),
        (
            "does: [rounds#table, scoring#when]",
            "does: [rounds#tabel, scoring#when]",
            "there is no concept 'rounds#tabel'",
        ),
        (
            "when: {events: income_taken seat=0 catch_up=0}",
            "when: {events: income_taken seat=0 catch_up=7}",
            "the answer 'ahead' is never told",
            "- id: behind",
        ),
        (
            'reached: {events: "tile_built seat=0 at=place:1,0"}',
            "reached: {events: tile_built seat=0}",
            "the goal of 'gap' cannot be missed",
            "- id: gap",
        ),
    ),
    *of(
        "isle_of_skye",
        "tiles.yaml",
        ("b: {terrain: water, edges: [east]}", "b: {terrain: watr, edges: [east]}", "unknown word 'watr'"),
        ("{kind: castle, count: 1, area: a}", "{kind: castle, count: -1, area: a}", "count: -1 is below 0"),
    ),
    *of(
        "isle_of_skye",
        "rules_pages.yaml",
        (
            'explains: "scoring:sheep"',
            'explains: "scoring:sheeps"',
            "there is no text 'isle_of_skye.name.scoring.sheeps' (did you mean 'isle_of_skye.name.scoring.sheep'?)",
        ),
    ),
    *of(
        "isle_of_skye",
        "scoring_tiles.yaml",
        (
            "  sheep: {points: 1}",
            "  sheeps: {points: 1}",
            "there is no scoring tile 'sheeps' (did you mean 'sheep'?)",
        ),
    ),
    *of(
        "isle_of_skye",
        "text/de/isle_of_skye_tutorial.yaml",
        (
            "Siehst du die Buchstaben unter den Zahlen der Runden?",
            "Do you see the letters under the numbers of the rounds?",
            "is not in the language of the file (de)",
        ),
    ),
    *of(
        "isle_of_skye",
        "text/en/isle_of_skye.yaml",
        ("slot_a: Scoring A", "slot_a: Das ist die Wertung von A", "is not in the language of the file (en)"),
    ),
]
