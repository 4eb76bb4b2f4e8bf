"""Moving the keyboard focus: in reading order with Tab, by direction with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui.widget import Widget

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SIDEWAYS = 2.5
"""How much a pixel aside counts against a pixel ahead."""


def next_in_order(widgets: Sequence[Widget], current: Widget | None, backwards: bool = False) -> Widget | None:
    """Past what cannot be pressed now; arrows still lead there, for it tells why."""
    widgets = [widget for widget in widgets if widget.enabled or widget is current]
    if not widgets:
        return None
    step = -1 if backwards else 1
    if current not in widgets:
        return widgets[-1 if backwards else 0]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def next_in_direction(widgets: Sequence[Widget], current: Widget | None, direction: str) -> Widget | None:
    """The nearest widget whose middle lies in that direction; straight ahead counts most."""
    if current is None or current not in widgets:
        return widgets[0] if widgets else None
    dx, dy = DIRECTIONS[direction]
    best, best_cost = None, 0.0
    for widget in widgets:
        if widget is current:
            continue
        gap = _ahead(current, widget, dx, dy)
        if gap is None:
            continue
        cost = gap[0] + _SIDEWAYS * gap[1]
        if best is None or cost < best_cost:
            best, best_cost = widget, cost
    return best


def _ahead(here: Widget, there: Widget, dx: int, dy: int) -> tuple[float, float] | None:
    """Distance ahead and aside from edge to edge, or None when it does not lie ahead."""
    a, b = here.rect, there.rect
    if dx:
        ahead = (b.left - a.right) if dx > 0 else (a.left - b.right)
        beyond = (b.centerx - a.centerx) * dx
        aside = max(0, b.top - a.bottom, a.top - b.bottom) + abs(b.centery - a.centery) * 0.1
    else:
        ahead = (b.top - a.bottom) if dy > 0 else (a.top - b.bottom)
        beyond = (b.centery - a.centery) * dy
        aside = max(0, b.left - a.right, a.left - b.right) + abs(b.centerx - a.centerx) * 0.1
    if beyond <= 0 or ahead < -min(a.w if dx else a.h, b.w if dx else b.h) / 2:
        return None
    return max(0.0, float(ahead)), aside


def nearest(widgets: Sequence[Widget], place: Rect) -> Widget | None:
    """The widget that lies closest to a place; of several around it the smallest."""

    def away(widget: Widget) -> tuple[int, int]:
        rect = widget.focus_rect()
        dx = max(rect.left - place.centerx, place.centerx - rect.right, 0)
        dy = max(rect.top - place.centery, place.centery - rect.bottom, 0)
        return dx * dx + dy * dy, rect.w * rect.h

    return min(widgets, key=away, default=None)


def area_of(widget: Widget) -> Widget | None:
    """What is scrolled with it."""
    return next((one for one in widget.ancestors() if hasattr(one, "reveal")), None)


def reveal(widget: Widget) -> None:
    """Ask the areas around a focused widget to scroll it into view."""
    parent = widget.parent
    while parent is not None:
        scroll = getattr(parent, "reveal", None)
        if scroll is not None:
            scroll(widget.rect)
        parent = parent.parent
