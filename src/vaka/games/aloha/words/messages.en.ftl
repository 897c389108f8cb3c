# Aloha in English. $tiki is the colour word of a Tiki or "none"; the words of seats are green, red, yellow, black.

tagline = Carry your Tiki from pirogue to pirogue, even aboard your rivals’, across a sea of trade winds, dolphins and magic coral.

## Seats

seat-green = Green
seat-red = Red
seat-yellow = Yellow
seat-black = Black

## Parts of sentences

part-pirogue = { $owner_seat_word ->
    [green] green
    [red] red
    [yellow] yellow
   *[black] black
} pirogue
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , the green Tiki aboard
    [red] , the red Tiki aboard
    [yellow] , the yellow Tiki aboard
    [black] , the black Tiki aboard
}

## Tiles

tile-ocean = Ocean
tile-alize = Trade wind
tile-dauphin = Dolphin
tile-corail = Magic coral
tile-corner = Beach and arrival
tile-face-down = Face down

## Actions

action-launch = Launch a pirogue to { $to }{ part-cargo }
action-sail = Move the pirogue on { $from } to { $to }{ part-cargo }
action-push = Push the { part-pirogue } on { $from } to { $to }{ part-cargo }
action-push-beach = Push a { part-pirogue } off its beach to { $to }{ part-cargo }
action-hop = Move the Tiki from { $from } into the { part-pirogue } on { $to }
action-hop-moved = Move the Tiki from { $from } into the { part-pirogue } on { $to } that has already moved
action-reveal = Reveal the tile { $tile }
action-pass = Pass and give up { $left ->
    [one] the last action
   *[other] the { $left } actions left
}

## Chance

outcome-first = { $seat } begins
outcome-tile = { $tile } is { $kind ->
   *[ocean] ocean
    [alize] a trade wind
    [dauphin] a dolphin
    [corail] magic coral
}

## Events

event-first = { $seat } begins.
event-launch = { $seat } launches a pirogue to { $to }{ part-cargo }.
event-sail = { $seat } moves a pirogue from { $from } to { $to }{ part-cargo }.
event-push = { $seat } pushes the { part-pirogue } from { $from } to { $to }{ part-cargo }.
event-push-beach = { $seat } pushes a { part-pirogue } off its beach to { $to }{ part-cargo }.
event-hop = { $seat } moves the Tiki from { $from } into the { part-pirogue } on { $to }.
event-reveal = { $seat } reveals { $tile }.
event-tile = { $tile } turns out to be { $kind ->
   *[ocean] ocean
    [alize] a trade wind
    [dauphin] a dolphin
    [corail] magic coral
}.
event-pass = { $seat } passes and gives up { $left ->
    [one] one action
   *[other] { $left } actions
}.
event-last-round = { $rounds } rounds are over: the Tiki nearest to its arrival decides.
event-win = { $seat } wins the game.
event-team-win = { $seat } and { $partner_seat } win the game together.
event-draw = A draw between { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
}.

## Obstacles: of one action

obstacle-teams-of-four = Aloha in teams is for 4 players, not { $seats }
obstacle-moved = This pirogue has already moved in this turn.
obstacle-launch-two = A launch goes exactly two tiles from the beach: { $to } is not two tiles away.
obstacle-one-tile = A pirogue moves one tile: { $to } is not next to it.
obstacle-wind-two = A pirogue leaving a trade wind goes exactly two tiles: { $to } is not two tiles away.
obstacle-occupied = There is a pirogue on { $to } already; only one that comes from the beach or from a trade wind may join it.
obstacle-crowded = There are two pirogues on { $to } already, and never a third.
obstacle-two-tikis = A pirogue with a Tiki may not join an opponent’s pirogue that also carries one: that is so on { $to }.
obstacle-twin = Another pirogue in the same place is just like this one: play that one.
obstacle-no-corail = A push comes right after one of your pirogues arrives on magic coral that lies face up.
obstacle-not-adverse = Magic coral pushes only the pirogues of your opponents.
obstacle-not-in-play = Nobody plays this colour.
obstacle-off-the-sea = There is no tile in that direction.
obstacle-push-occupied = A push needs a free tile, and there is a pirogue on { $to }.
obstacle-already-aboard = Your Tiki is aboard this pirogue already.
obstacle-carries-tiki = This pirogue carries a Tiki already, and there is room for one only.
obstacle-tiki-on-beach = Your Tiki is still on the beach: it leaves with a pirogue.
obstacle-pirogue-on-beach = A Tiki cannot board a pirogue that is still on the beach.
obstacle-out-of-reach = { $to } is out of the Tiki’s reach: next to it, or in a straight line with one dolphin between that lies face up.
obstacle-same-tile = In this game a Tiki does not change pirogues within a tile.
obstacle-face-up = { $to } lies face up already.
obstacle-pirogue-on-tile = There is a pirogue on { $to }, so it cannot be turned over.

## Obstacles: of a whole kind of action

obstacle-beach-empty = None of your pirogues is on the beach any more.
obstacle-none-afloat = None of your pirogues is at sea yet.
obstacle-all-moved = All your pirogues at sea have moved in this turn.
obstacle-all-blocked = None of your pirogues that could still move has a tile to go to.
obstacle-no-one-to-push = No opponent’s pirogue has a free tile next to it.
obstacle-no-hop = No free pirogue is within your Tiki’s reach.
obstacle-all-revealed = All tiles lie face up.
obstacle-no-free-tile = Every tile that lies face down has a pirogue on it.

## Options

option-mode = Game
option-mode-meaning = How the sea is laid out.
option-mode-family = Family
option-mode-family-meaning = The tiles are shuffled face down, and turning one over is an action.
option-mode-expert = Expert
option-mode-expert-meaning = The sea is a fixed map that everybody sees; nothing but the first player is left to chance.
option-teams = Teams
option-teams-meaning = Whether four players play two against two.
option-teams-no = Each alone
option-teams-no-meaning = Everybody plays for their own Tiki.
option-teams-yes = Two against two
option-teams-yes-meaning = Partners sit in opposite corners, and the first Tiki home wins for both.
option-same_tile = Hops within a tile
option-same_tile-meaning = Whether a Tiki may change between two pirogues that share a tile.
option-same_tile-yes = Allowed
option-same_tile-yes-meaning = A Tiki may hop into the other pirogue on its tile.
option-same_tile-no = Not allowed
option-same_tile-no-meaning = A Tiki hops to other tiles only, as the letter of the rules has it.

## The position as text

text-legend = X beach and arrival, O ocean, A trade wind, D dolphin, C magic coral, # face down; a small letter is a pirogue, a capital one carries a Tiki
text-seat = { $seat }: { $afloat ->
    [0] no pirogue at sea
   *[other] at sea on { $places }
}, { $beached } on the beach; Tiki aboard the { part-pirogue } on { $tiki_place ->
    [beach] the beach
   *[other] { $tiki_place }
}
text-turn = Round { $round } of { $rounds }: { $seat } has { $left ->
    [one] one action
   *[other] { $left } actions
} left
panel = { $afloat } at sea, { $beached } on the beach; Tiki { $tiki_place ->
    [beach] on the beach
   *[other] on { $tiki_place }
}
