"""The slow twin of Vanuatu: performing actions (phase IV), resting (phase V), the waters, the end; and the game as a whole."""

from __future__ import annotations

from tests.games.vanuatu.rules import twin_actions, twin_planning, twin_rounds
from tests.games.vanuatu.rules.twin_table import ACTIONS, MATCHING, TOKENS, Player, Table

PENALTY = (0, 1, 3, 5, 7)


# --- Phase IV: what is open ---


def holds_majority(table: Table, player: Player, action: str) -> bool:
    """Nobody has more markers there, nobody with as many is earlier; with two players the neutral ones are to be beaten, too."""
    mine = player.plan.get(action, 0)
    earlier = True
    for colour in table.order():
        other = table.players[colour].plan.get(action, 0)
        if colour == player.colour:
            earlier = False
        elif other > mine or (other == mine and earlier):
            return False
    neutral = table.neutral.get(action, 0)
    tie_will_do = MATCHING.get(player.character) == action or table.governed == (player.colour, action)
    return mine > 0 and (mine > neutral or neutral == 0 or (mine == neutral and tie_will_do))


def active_bonus(table: Table, player: Player) -> str:
    return "" if player.spent or table.waived else player.character


def to_perform(table: Table, player: Player) -> set[str]:
    """Everything that a player can do with the markers."""
    if table.waived:  # then the character's action follows, or nothing if an exchange has made it impossible
        action = MATCHING[player.character]
        return twin_actions.ways(table, player, action, "") or {f"retrieve {action}"}
    bonus = active_bonus(table, player)
    majorities = [action for action in player.plan if holds_majority(table, player, action)]
    found = set()
    for action in majorities or player.plan:
        with_bonus, without = twin_actions.ways(table, player, action, bonus), twin_actions.ways(table, player, action, "")
        if majorities:
            found |= with_bonus
            if MATCHING.get(bonus) == action and can_waive(bonus, without):
                found.add("waive")
        elif bonus == "preacher":
            found |= without
        if not majorities or not without:
            found.add(f"retrieve {action}")
    if bonus == "governor":
        done = player.performed if table.options["governor_repeats"] == "no" else set()
        found |= {f"govern {here} {there}" for here in player.plan for there in ACTIONS if there != here and there not in done}
    return found


def can_waive(bonus: str, ways_without: set[str]) -> bool:
    """Nobody is obliged to use a bonus, if there is a way without it; the Builder's is for huts alone."""
    return any(bonus != "builder" or way.startswith("build") for way in ways_without)


# --- Phase IV: what is done ---


def act(table: Table, text: str) -> None:
    """Perform, retrieve, govern or waive."""
    player = table.players[table.asked]
    words = text.split()
    match words:
        case ["waive"]:
            table.waived = True
            return
        case ["retrieve", action]:
            del player.plan[action]
            end_turn(table)
            return
        case ["govern", here, there]:
            player.plan[there] = player.plan.get(there, 0) + player.plan.pop(here)
            player.spent = True
            table.governed = (player.colour, there)
            end_turn(table)
            return
    action = "build" if words[0] == "dike" else words[0]
    bonus = active_bonus(table, player)
    majority = any(holds_majority(table, player, other) for other in player.plan)
    if MATCHING.get(player.character) == action or not majority:  # without a majority it must be the Preacher
        player.spent = True
    twin_actions.perform(table, player, text, bonus)
    del player.plan[action]
    player.performed.add(action)
    if action == "rest":
        table.stage = "token"
    elif words[0] == "build" and twin_actions.dike_places(table, player, words[1]):
        table.stage, table.building = "dike", words[1]
    else:
        finish(table)


def finish(table: Table) -> None:
    """An action has been performed: the waters may rise."""
    table.stage, table.building = "performing", ""
    if table.die:
        table.die -= 1
        if table.die == 0:
            flood(table)
    if table.final is None:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The next player who has markers; when nobody has, phase V."""
    table.waived = False
    for _ in table.colours:
        table.asked = table.after(table.asked)
        if table.players[table.asked].plan:
            return
    rest_bonuses(table)


def flood(table: Table) -> None:
    """All islands at once, then the count of those under water."""
    for name, island in table.islands.items():
        if not island.submerged:
            island.water += len(table.dike_sides(name))
    for name, island in table.islands.items():
        if island.water >= 5:
            submerge(table, name)
    if sum(island.submerged for island in table.islands.values()) >= 3:
        table.final = {colour: player.prosperity for colour, player in table.players.items()}
        table.asked = "over"


def submerge(table: Table, name: str) -> None:
    """Everything on it is gone; its huts do not come back."""
    island = table.islands[name]
    for good in island.goods:
        table.cubes[good] += 1
    table.dikes += len(island.dikes)
    island.goods, island.dikes = [], []
    island.drawings = island.tourists = island.water = 0
    island.submerged = True
    for player in table.players.values():
        player.huts.pop(name, None)


# --- Phase V and the end ---


def rest_bonuses(table: Table) -> None:
    """Then the Beggar is asked a last time."""
    for colour, token in table.rests:
        player = table.players[colour]
        if token == "first":
            table.first = colour
        player.prosperity += token in ("both", "point")
        player.gain(int(token in ("both", "vatu")))
    table.rests, table.die = [], 0
    beggars = [colour for colour in table.colours if any(text.startswith("beg") for text in table.asides(colour))]
    if beggars:
        table.stage, table.asked = "begging", beggars[0]
    else:
        end_round(table)


def end_round(table: Table) -> None:
    """The cards of this round are of no use any more."""
    if table.round == 8:
        final_count(table)
        return
    for player in table.players.values():
        player.spent = True
        player.performed = set()
    table.neutral, table.governed = {}, None
    twin_rounds.begin_round(table)


def final_count(table: Table) -> None:
    """Fish, the first player marker, vatus, treasures, huts with tourists, and the water."""
    table.final = {}
    for colour, player in table.players.items():
        player.gain(sum(player.fish))
        points = player.prosperity + (3 if colour == table.first else 0) + player.vatus // 3 + 2 * sum(player.treasures)
        for island, huts in player.huts.items():
            points += huts * (2 * table.islands[island].tourists - PENALTY[table.islands[island].water])
        table.final[colour] = points
    rank = {colour: (table.final[colour], sum(player.huts.values()), player.vatus) for colour, player in table.players.items()}
    table.winners = {colour for colour in table.colours if rank[colour] == max(rank.values())}
    table.asked = "over"


# --- The game as a whole ---


def open_to(table: Table) -> set[str]:
    """Everything that whoever is asked can do."""
    if table.asked == "chance":
        return set(twin_rounds.odds(table))
    player = table.players[table.asked]
    asides = table.asides(table.asked)
    match table.stage:
        case "placing":
            return asides | twin_rounds.placements(table)
        case "characters":
            return asides | twin_rounds.to_take(table)
        case "neutral":
            return asides | {f"neutral {action}" for action in ACTIONS}
        case "planning":
            return asides | {f"plan {action}" for action in twin_planning.plannable(table, player)}
        case "token":
            return asides | {f"token {token}" for token in TOKENS if token not in [taken for _, taken in table.rests]}
        case "dike":
            return (
                asides
                | {"no dike"}
                | {f"dike {table.building} {side}" for side in twin_actions.dike_places(table, player, table.building)}
            )
        case "begging":
            return asides | {"no begging"}
    return asides | to_perform(table, player)


def play(table: Table, text: str, colour: str) -> None:
    """Let chance, the player who is asked, or anybody at any time do something."""
    words = text.split()
    if colour == "chance":
        twin_rounds.happen(table, text)
        return
    player = table.players[colour]
    match words:
        case ["treasure", value]:
            player.treasures.remove(int(value))
            player.gain(int(value))
        case ["beg", points]:
            player.prosperity -= int(points)
            player.spent = True
            player.gain(int(points))
            if table.stage == "begging":
                end_round(table)
        case ["no", "begging"]:
            end_round(table)
        case ["place", tile, space]:
            twin_rounds.place(table, tile, int(space))
        case ["take", name]:
            twin_rounds.take(table, name)
        case ["neutral", action]:
            twin_planning.put_neutral(table, action)
        case ["plan", action]:
            if twin_planning.put_marker(table, action):
                table.stage, table.asked = "performing", table.first
        case ["token", token]:
            table.rests.append((colour, token))
            finish(table)
        case ["no", "dike"]:
            finish(table)
        case ["dike", *_] if table.stage == "dike":
            twin_actions.perform(table, player, text, "")
            finish(table)
        case _:
            act(table, text)
