"""Mistakes in the data and texts of Glen More II."""

from __future__ import annotations

from tests.cli.planted.plant import of

PLANTS = [
    *of(
        "glen_more",
        "screen.yaml",
        ("mobster_freed: {sound: metal}", "mobster_fred: {sound: metal}", "there is no event 'mobster_fred'"),
        ("to: in_hand, passing", "to: in_hnad, passing", "there is no field or place 'in_hnad'"),
        ("payer: row, payee: seat, s", "payer: rwo, payee: seat, s", "there is no field of good_sold 'rwo'"),
        (
            "coins_gained: {gold: n, supply",
            "coins_gained: {gold: seat, supply",
            "the field 'seat' of coins_gained holds no number",
        ),
        ("what: good, count: n, value", "what: goood, count: n, value", "there is no field of good_gained 'goood'"),
        (
            "icons: {wood: timber, stone: ingot",
            "icons: {wod: timber, stone: ingot",
            "there is no 'good' of good_gained 'wod'",
        ),
        ("    went_to: {tells", "    wnet_to: {tells", "there is no event 'wnet_to' (did you mean 'went_to'?)"),
        ("    shows: single_cask\n", "    shows: singel_cask\n", "there is no entry of chronicles 'singel_cask'"),
        (
            "options: [hammer]",
            "options: [hamer]",
            "there is no option of the set-up 'hamer' (did you mean 'hammer'?)",
        ),
        ("previews: [pay_cost]", "previews: [pay_csot]", "there is no phase 'pay_csot' (did you mean 'pay_cost'?)"),
        ("flip_card: {skip:", "flip_crad: {skip:", "there is no phase 'flip_crad' (did you mean 'flip_card'?)"),
        (
            "  put_scot: glen_more",
            "  put_scto: glen_more",
            "there is no action 'put_scto' (did you mean 'put_scot'?)",
        ),
        ("of: scots_left", "of: scots_lefd", "there is no entry of a player 'scots_lefd'"),
        ("stays: [category_scored", "stays: [category_scord", "there is no event 'category_scord'"),
        ("shares: points}", "shares: pionts}", "there is no field of category_scored 'pionts'"),
        ("losses: {territory:", "losses: {teritory:", "there is no row of the score sheet 'teritory'"),
        ("paid: [coins, territory]", "paid: [coin, territory]", "there is no row of the score sheet 'coin'"),
        (
            "heights: {2: 128, 3: 112, 4: 104}",
            "heights: {2: 128, 3: 112, 6: 104}",
            "heights: the game is not for 6 players",
        ),
    ),
    *of(
        "glen_more",
        "text/de/glen_more_tutorial.yaml",
        (
            "Aber das Dorf mit seinem Schotten ist es nicht.",
            "Das Dorf mit seinem Schotten wartet noch.",
            "'market.broke.instead' says how things stand ('wartet noch')",
        ),
        (
            "Ein Zug vorbei, ohne das Holz.",
            "Drei Züge vorbei, ohne das Holz.",
            "'idea.near.else' says how things stand ('Drei')",
        ),
        (
            "Ein zweiter Schotte: mehr Plätze zum Bauen, oder einer für die Burg.",
            "Ein zweiter Schotte. Rückgängig stellt ihn wieder hin.",
            "'clans.scot.done' says what stepping back takes back ('Rückgängig stellt')",
        ),
        (
            "Nimm den Zug zurück und hol dir den See.",
            "Geh zurück und hol dir den See.",
            "says 'Geh zurück', and the button is called otherwise",
        ),
    ),
    *of(
        "glen_more",
        "tutorial.yaml",
        (
            "show: [take tile=halkirk, pay_all, place]",
            "show: [take tile=easdale, place, end_turn]",
            "what 'show' says does not reach the goal of 'leap'",
            "- id: leap",
        ),
        (
            'within: 2\n        point: ["pawn:0"',
            'within: 1\n        point: ["pawn:0"',
            "what 'show' says does not reach the goal of 'small'",
            "- id: small",
        ),
        (
            "count: {state: {territories: {0: 5, 1: 8}}}",
            "count: {state: {territories: {0: 6, 1: 8}}}",
            "'glen_more.tutorial.scoring.end.tell' would not be true",
            "- id: end",
        ),
        ("does: [activating#choice,", "does: [activating#choise,", "there is no concept 'activating#choise'"),
        (
            "then: [1 cast_vote aye=0 nay=1]",
            "then: [8 cast_vote aye=0 nay=1]",
            "must begin with the rival who says it",
        ),
        (
            "hidden_token_taken seat=0}, by: [take tile=drovers_inn, place, haggis_hidden]",
            "hidden_token_taken seat=0}, by: [take tile=drovers_inn, place, haggis_open]",
            "the answer 'hidden' is never told",
            "- id: two",
        ),
        (
            "minus: [7, 5]",
            "minus: [7, 7]",
            "no match comes to this position: a penny is lost",
            "position:\n      stack: [choose_tile seat=0]\n"
            "      rondel: [0 pawn, easdale, lochridge, 1 pawn, halkirk,",
        ),
    ),
    *of(
        "glen_more",
        "rules_pages.yaml",
        (
            "pages: [landmarks, clans, clan_list]",
            "pages: [landmarks, clans]",
            "the page 'clan_list' stands in no chapter",
            "  clan_list:",
        ),
    ),
    *of(
        "glen_more",
        "game.yaml",
        ("default: middle", "default: midle", "end_tile: the default 'midle' is no value of it"),
        (
            "values: [without, mountain, narrow]",
            "values: [without, mountain, narow]",
            "highlander: the rules do not know 'narow'",
        ),
        ("only: {2: true}", "only: {5: true}", "die: the game is not for 5 players"),
        ("hard_place: {kind", "hard_palce: {kind", "there is no option in the rules 'hard_palce'"),
        ("stacks: {S: 5, A: 14", "stacks: {S: 5, A: 13", "14"),
        ("table: [1, 2, 3, 5, 8]", "table: [1, 2, -3, 5, 8]", "-3 is below 0"),
    ),
    *of(
        "glen_more",
        "clans.yaml",
        ("  gunn: {kind: once", "  gun: {kind: once", "gun: clan_board.tmx has no place for it"),
        ("kind: permanent, effect", "kind: permanant, effect", "unknown word 'permanant'"),
    ),
    *of(
        "glen_more",
        "chronicles/penny_mobs/chronicle.yaml",
        (
            "  oonagh_mchagg: {",
            "  ooangh_mchagg: {",
            "there is no text for 'ooangh_mchagg' (did you mean 'oonagh_mchagg'?)",
        ),
    ),
    *of("glen_more", "tiles_a.yaml", ("landmark: loch_lochy\n", "landmark: loch_loky\n", "loch_loky")),
    *of(
        "glen_more",
        "chronicles/dragon_boats/chronicle.yaml",
        ("effect: [{coin: 3}]", "effect: [{cion: 3}]", "cion"),
        ("vp_4: {count: 2", "vp_4: {count: -2", "count: -2 is below 0"),
    ),
    *of(
        "glen_more",
        "rondel.tmx",
        ('name="3" type="space" x="300"', 'name="3" type="space" x="310"', "the space '3' is off the grid"),
    ),
    *of(
        "glen_more",
        "text/en/glen_more.yaml",
        ("{tile} comes onto the rondel.", "{tile comes onto the rondel.", "is not a template"),
    ),
    *of(
        "glen_more",
        "text/de/glen_more.screen.yaml",
        ("      skip: Verzichten", "      skip: You may also leave it", "is not in the language of the file (de)"),
    ),
]
