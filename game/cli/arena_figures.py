"""What the arena counts, and what it makes of it: win rates with confidence, points, length, times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from game.bots.match import Played

Z_95 = 1.96


def confidence(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % confidence (Wilson), from wins that may be fractions."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z_95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


class Tally:
    """The games so far; one bot that sits twice is one bot here."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.names = tuple(dict.fromkeys(seats))
        self.games = 0
        self.decisions = 0
        self.first_wins = 0.0
        self.turns: list[float] = []
        self.winner_points: list[float] = []
        self.wins = dict.fromkeys(self.names, 0.0)
        self.points: dict[str, list[float]] = {name: [] for name in self.names}
        self.spent: dict[str, list[float]] = {name: [] for name in self.names}
        self.ahead: dict[str, list[float]] = {name: [] for name in self.names}
        """For every other bot at the table: 1 if it has fewer points, a half if as many."""
        self.counts: list[tuple[str, int, float, Mapping[str, float]]] = []
        """Of every seat its bot, its match, what it won of it, and what the game counted of how it played."""
        self.problems: list[str] = []

    def add(self, seating: Sequence[str], played: Played | str) -> None:
        """`seating` names the bot in each seat of this game."""
        if isinstance(played, str):
            self.problems.append(played)
            return
        result = played.result
        share = 1 / len(result.winners)
        self.games += 1
        self.decisions += played.decisions
        self.turns.append(mean(played.turns))
        self.winner_points.append(mean([result.points[seat] for seat in result.winners]))
        for seat in result.winners:
            self.wins[seating[seat]] += share
            self.first_wins += share * (seat == played.first_seat)
        for seat, counts in enumerate(played.counts):
            self.counts.append((seating[seat], self.games, share * (seat in result.winners), counts))
        for seat, name in enumerate(seating):
            self.points[name].append(result.points[seat])
            self.spent[name] += played.spent[seat]
            for rival, points in enumerate(result.points):
                if seating[rival] != name:
                    own = result.points[seat]
                    self.ahead[name].append(1.0 if own > points else 0.5 if own == points else 0.0)

    def figures(self, game: str, seconds: float) -> dict[str, Any]:
        """The object that --json prints."""
        return {
            "game": game,
            "seats": list(self.seats),
            "games": self.games,
            "seconds": round(seconds, 3),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / seconds, 1) if seconds else 0.0,
            "wins": {name: round(wins, 4) for name, wins in self.wins.items()},
            "mean_points": {name: round(mean(points), 3) for name, points in self.points.items()},
            "mean_winner_points": round(mean(self.winner_points), 3),
            "mean_turns_per_seat": round(mean(self.turns), 3),
            "first_seat_win_rate": round(self.first_wins / self.games, 4) if self.games else 0.0,
            "decision_p95_s": {name: round(percentile(spent, 0.95), 6) for name, spent in self.spent.items()},
            "errors": len(self.problems),
        } | ({"counts": {name: count_table(self, name) for name in self.names}} if self.counts else {})


def count_table(tally: Tally, name: str) -> dict[str, tuple[float, float, float, float]]:
    """Of each count of a bot: the mean of a seat, the share of seats and of matches that have any, and how many of
    those seats won."""
    found = [(match, won, counts) for bot, match, won, counts in tally.counts if bot == name]
    made = {}
    for what in found[0][2] if found else ():
        having = [(match, won) for match, won, counts in found if counts[what]]
        matches = len({match for match, _ in having}) / tally.games
        seats, won_by = len(having) / len(found), mean([won for _, won in having])
        made[what] = (mean([counts[what] for _, _, counts in found]), seats, matches, won_by)
    return made


def counted(tally: Tally) -> str:
    """For people: the counts of each bot."""
    lines = []
    for name in tally.names:
        lines.append(f"{name:42} {'a seat':>8} {'seats':>7} {'matches':>8} {'won':>7}")
        for what, (each, seats, matches, won) in count_table(tally, name).items():
            lines.append(f"  {what:40} {each:8.2f} {seats:7.0%} {matches:8.0%} {won:7.0%}")
    return "\n".join(lines)


def table(tally: Tally, figures: dict[str, Any]) -> str:
    """For people: a line for each bot, and one on the games."""
    heads = f"{'bot':15} {'seats':>5} {'wins':>8} {'rate':>7} {'95 %':>15}"
    lines = [f"{heads} {'ahead':>7} {'points':>8} {'p95 s':>9} {'longest':>9}"]
    for name in tally.names:
        wins = tally.wins[name]
        low, high = confidence(wins, tally.games)
        rate = wins / tally.games if tally.games else 0.0
        longest = max(tally.spent[name], default=0.0)
        lines.append(
            f"{name:15} {tally.seats.count(name):5} {wins:8.1f} {rate:7.1%} {f'{low:.1%} - {high:.1%}':>15}"
            f" {mean(tally.ahead[name]):7.1%}"
            f" {figures['mean_points'][name]:8.1f} {figures['decision_p95_s'][name]:9.4f} {longest:9.4f}"
        )
    lines.append(
        f"{tally.games} games in {figures['seconds']:.1f} s, {figures['decisions_per_second']:.0f} decisions/s;"
        f" winner {figures['mean_winner_points']:.1f} points, {figures['mean_turns_per_seat']:.1f} turns a seat,"
        f" first seat wins {figures['first_seat_win_rate']:.1%}; errors {figures['errors']}"
    )
    return "\n".join(lines)
