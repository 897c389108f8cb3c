"""How a game that is over was worth playing: what each seat gets, and who came where."""

from __future__ import annotations


def shared_returns(seats: int, winners: list[int], parties: list[list[int]]) -> list[float]:
    """What each seat gets after the end: among two or more seats in sum 0, partners the same; a seat alone 1 or -1.

    A win is shared by the parties that win, and paid by all alike; where everybody or nobody wins, nobody gets anything. Whoever
    plays alone has won, or lost.

    >>> shared_returns(2, [1], [[0], [1]])
    [-1.0, 1.0]
    >>> shared_returns(3, [0, 1], [[0], [1], [2]])
    [0.25, 0.25, -0.5]
    >>> shared_returns(4, [0, 2], [[0, 2], [1, 3]])
    [1.0, -1.0, 1.0, -1.0]
    >>> shared_returns(1, [0], [[0]]), shared_returns(1, [], [[0]])
    ([1.0], [-1.0])
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    returns = [0.0] * seats
    winning = [party for party in parties if party[0] in winners]
    count = len(parties)
    if not winning or len(winning) == count:
        return returns
    for party in parties:
        share = (1.0 / len(winning) if party[0] in winners else 0.0) - 1.0 / count
        for seat in party:  # parties of different sizes: the larger ones get the same, each of their seats less
            returns[seat] = share * count / (count - 1) * (seats / count) / len(party)
    return returns


def placed(winners: list[int], scores: list[int], parties: list[list[int]]) -> list[list[int]]:
    """The seats in the order of their places, the best first, those who share a place together.

    The winners come first, then by score; partners share a place, which the better of them has. Where nobody wins, all are last.

    >>> placed([1], [3, 5, 3, 4], [[0], [1], [2], [3]])
    [[1], [3], [0, 2]]
    >>> placed([0, 2], [9, 7, 2, 8], [[0, 2], [1, 3]])
    [[0, 2], [1, 3]]
    """
    if not winners:
        return [sorted(seat for party in parties for seat in party)]
    found: dict[tuple[int, int], list[int]] = {}
    for party in parties:
        best = max([scores[seat] for seat in party])
        # Whoever has won has the first place, whatever the scores say: ties are broken by rules that scores do not show.
        place = (0, 0) if party[0] in winners else (1, -best)
        found[place] = sorted(found.get(place, []) + party)
    return [found[place] for place in sorted(found)]


def parties_of(partners: list[list[int]]) -> list[list[int]]:
    """The seats that win and lose together, from the partners of each seat; whoever has none is alone.

    >>> parties_of([[2], [3], [0], [1]]), parties_of([[], []])
    ([[0, 2], [1, 3]], [[0], [1]])
    """
    found: list[list[int]] = []
    placed_seats: set[int] = set()
    for seat, others in enumerate(partners):
        if seat in placed_seats:
            continue
        party = sorted([seat, *others])
        found.append(party)
        placed_seats.update(party)
    return found
