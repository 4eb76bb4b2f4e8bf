"""The list of the Chronicles: the only place that names them all."""

from __future__ import annotations

from game.games.glen_more.moments import Chronicle

ALL: tuple[Chronicle, ...] = ()
