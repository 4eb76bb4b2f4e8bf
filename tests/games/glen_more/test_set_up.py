"""What may not be chosen at set-up is refused in a sentence, whatever may be is played."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.errors import BadInput
from game.core.words import LANGUAGES, Words
from game.games.glen_more.chronicles.penny_mobs.gang import playable
from game.games.glen_more.rules import RULES
from tests.games.glen_more.test_data import files

SWITCHES = {name: "mountain" if name == "highlander" else True for name in files().chronicles}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_each_chronicle_is_for_the_players_the_rulebook_names(seats: int) -> None:
    for name, one in files().chronicles.items():
        if seats in one.players:
            RULES.audit(RULES.new({name: SWITCHES[name]}, seats))
        else:
            with pytest.raises(BadInput, match=f"'{name}' is for 3 or 4 players, not for {seats}"):
                RULES.new({name: SWITCHES[name]}, seats)


def test_the_refusal_has_words_for_the_player() -> None:
    with pytest.raises(BadInput) as refused:
        RULES.new({"hammer": True}, 2)
    assert all(Words(language).has(refused.value.key or "") for language in LANGUAGES)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_any_two_chronicles_go_together(seats: int) -> None:
    able = [name for name, one in files().chronicles.items() if seats in one.players]
    for pair in combinations(able, 2):
        state = RULES.new({name: SWITCHES[name] for name in pair}, seats)
        RULES.audit(state)
        assert set(RULES.to_plain(state)["chronicles"]) == set(pair)


@pytest.mark.parametrize("options", ({"hamer": True}, {"highlander": True}, {"end_tile": "bottom"}, {"die": "yes"}))
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        RULES.new(options, 3)


def test_mobsters_come_with_their_chronicles_and_enough_players() -> None:
    def drawn(seats: int, **options: object) -> set[str]:
        return set(playable(RULES.new({"penny_mobs": True, **options}, seats)))

    mobsters = files().chronicles["penny_mobs"].facts["mobsters"]
    alone = {name for name, one in mobsters.items() if one.needs is None}
    lodgers = {"kenneth_mcsnitch", "fergus_macdarkie", "mike_mccastle"}
    assert drawn(2) == alone - lodgers and drawn(3) == drawn(4) == alone
    assert drawn(3, haggis=True) - alone == {"fraser_mcstarve", "oonagh_mchagg"}
    assert drawn(2, dragon_boats=True) - alone == {"calum_mcquack", "bully_mcmuscle"}
