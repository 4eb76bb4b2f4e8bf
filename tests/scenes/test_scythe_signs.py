"""In Scythe a seat has one sign on every page: the emblem of its faction, as at its home on the map."""

from __future__ import annotations

import pygame
import pytest

from game.core.signs import PAIRS, role_of_sign, sign_of_role
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.games.scythe import tokens
from game.ui.games.scythe.palette import FACTIONS
from game.ui.look import Look
from game.ui.signs import Signs
from game.ui.theme import SCHEMES, theme_for
from tests.scenes.scythe_helpers import in_phase, match, plain, played
from tests.scenes.table_stage import Stand


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_house_draws_the_emblem_that_the_map_has(scheme: str, faction: str) -> None:
    look = Look(theme=theme_for(scheme))
    number = sign_of_role("scythe", faction)
    assert number >= len(PAIRS) and sign_of_role("scythe", faction) == number
    for px in (14, 24, 56):
        assert _bytes(look.signs.picture(number, px)) == _bytes(tokens.emblem(look, faction, px))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_bars_and_curves_of_every_faction_can_be_told_from_paper(scheme: str) -> None:
    look = Look(theme=theme_for(scheme))
    for faction in FACTIONS:
        colour = look.signs.colour(sign_of_role("scythe", faction))
        assert max(abs(a - b) for a, b in zip(colour, look.theme.paper, strict=True)) > 45, faction


def test_who_has_no_faction_yet_bears_nobodys_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(match("pp", factions="chosen"), curtain=False)
    assert stand.until_asked()
    assert Drawn(monkeypatch).on(stand) == {""}


class Drawn:
    """All signs that are drawn on a page."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.numbers: set[int] = set()
        whole = Signs.picture

        def picture(signs: Signs, player: int, px: int, shape: int | None = None) -> pygame.Surface:
            self.numbers.add(player)
            return whole(signs, player, px, shape)

        monkeypatch.setattr(Signs, "picture", picture)

    def on(self, stand: Stand) -> set[str]:
        self.numbers.clear()
        stand.frame()
        roles = [role_of_sign(number) for number in self.numbers]
        assert None not in roles, "a sign of the house instead of an emblem"
        return {one.role for one in roles if one is not None}


def test_prompt_recap_log_scores_and_menu_show_emblems_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(played("pbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    factions = plain(stand.director.session)["factions"]
    drawn = Drawn(monkeypatch)
    assert drawn.on(stand) >= {factions[0]}
    for chord in ("s", "l"):
        stand.key(chord)
        stand.wait(100)
        assert drawn.on(stand) >= set(factions), chord
        stand.key("escape")
    stand.key("escape")
    stand.wait(100)
    drawn.on(stand)


def test_the_curtain_shows_emblems_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(played("ppp", in_phase("take_turn", least=60), seed=5))
    assert stand.director.stage is Stage.CURTAIN
    assert Drawn(monkeypatch).on(stand) == set(plain(stand.director.session)["factions"])


def test_the_result_shows_emblems_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(played("pbb", lambda session: False, seed=2), curtain=False)
    if not isinstance(stand.top, ResultScene):
        stand.scene.show_result()
    stand.wait(200)
    assert isinstance(stand.top, ResultScene)
    assert Drawn(monkeypatch).on(stand) == set(plain(stand.director.session)["factions"])
