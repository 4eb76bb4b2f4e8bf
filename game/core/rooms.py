"""Modules that a game may have or not: a judge, a controller, a painter, a backdrop."""

from __future__ import annotations

import importlib
from typing import Any


def spare_room(name: str) -> Any:
    """The module of that name, None if it or a package around it is not there; a mistake inside it is raised."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None
