"""The drawings of Glen More: symbols, portraits of persons, clans' chiefs, figures and emblems of the Chronicles."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.glen_more.palette import palette_for

_DRAWINGS = {
    "chiefs": (
        "brodie cameron chisholm douglas grant gunn macdonald macdonell macgregor mackintosh maclachlan maclean "
        "macleod macmillan macpherson mckay mckenzie mckinnon munro oliphant ross sinclair sutherland"
    ),
    "emblems": "aye ballot bottle cask cellar fist lock mountain nay penny prison",
    "figures": "boat chip die englishman marker pawn scot",
    "portraits": (
        "adam_smith bonnie_prince_charlie david_hume flora_macdonald james_iv john_knox mary_stuart rob_roy "
        "robert_burns robert_the_bruce walter_scott william_wallace"
    ),
    "rogues": (
        "bruce_mcmail bully_mcmuscle calum_mcquack derek_anderson elspeth_mctrick erin_macmalt "
        "fergus_macdarkie fraser_mcstarve joe_mcduff john_mcclaim kenneth_mcsnitch mike_mccastle "
        "oonagh_mchagg peggy_mclaird peggy_mcwander sibyl_macsponge"
    ),
    "symbols": (
        "age animal any barley boat cattle clan_marker coin different england event haggis infinity landmark "
        "person points scot sheep step stone sun tile_minus tile_plus whisky wood"
    ),
    "tiles": "bonfire cow distillery fir house rock still tent",
}
ART = Art("glen_more", palette_for, _DRAWINGS, ("seat", "seat_dark", "face", "cloth"))
