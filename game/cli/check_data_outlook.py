"""Whether the section `outlook` of screen.yaml names only rows and texts that there are."""

from __future__ import annotations

from collections.abc import Collection

from game.cli.check_data_lookup import Checks
from game.table.outlook_spec import OutlookSpec


def check_outlook(checks: Checks, outlook: OutlookSpec, veiled: Collection[str]) -> None:
    checks.text(("outlook", "note"), outlook.note, ())
    if outlook.secret:
        checks.text(("outlook", "secret"), outlook.secret, ())
    for row, key in outlook.hidden.items():
        checks.known(("outlook", "hidden", row), row, veiled, "row of 'veiled'")
        checks.text(("outlook", "hidden", row), key, ("n",))
    for row, key in outlook.losses.items():
        checks.row(("outlook", "losses", row), row)
        checks.text(("outlook", "losses", row), key, ("n",))
