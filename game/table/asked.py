"""What the rules are asked about a component while something is held over it. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def specified(component: str, specify: Mapping[str, tuple[str, ...]], chosen: Sequence[str]) -> str:
    """`place:2,-1` with what is held there: `place:2,-1/L05/1`.

    Places without a kind of their own go by the empty one: with the one thing held of any of its kinds, in full
    (`r3c4/mech:r3c5`).
    """
    kind, colon, _ = component.partition(":")
    if not colon:
        held = [one for one in chosen if one.partition(":")[0] in specify.get("", ())]
        return "/".join((component, *held[:1]))
    kinds = specify.get(kind, ())
    named = [one.partition(":")[2] for kind in kinds for one in chosen if one.startswith(f"{kind}:")]
    return "/".join((component, *named)) if len(named) == len(kinds) else component
