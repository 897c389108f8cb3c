# Aloha in English. $tiki is the colour word of a Tiki or "none"; the words of seats are green, red, yellow, black.

tagline = Carry your Tiki from pirogue to pirogue, even aboard your rivals’, across a sea of trade winds, dolphins and magic coral.
score-name = Tiki steps

## Seats

seat-green = Green
seat-red = Red
seat-yellow = Yellow
seat-black = Black

## Parts of sentences

part-colour = { $owner_seat_word ->
    [green] green
    [red] red
    [yellow] yellow
   *[black] black
}
part-pirogue = { part-colour } pirogue
part-aboard = aboard the { part-pirogue }
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , the green Tiki aboard
    [red] , the red Tiki aboard
    [yellow] , the yellow Tiki aboard
    [black] , the black Tiki aboard
}
part-where = { $place ->
    [beach] on its beach
   *[other] on { $place }
}
part-left = { $left ->
    [one] one action
   *[other] { $left } actions
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
action-hop = Let the Tiki hop from { $from } into the { part-pirogue } on { $to }
action-hop-moved = Let the Tiki hop from { $from } into the { part-pirogue } on { $to } that has already moved
action-reveal = Reveal the tile { $tile }
action-pass = Pass and give up { $left ->
    [one] the last action
   *[other] the { $left } actions left
}

## Chance

outcome-first = { $seat } begins
outcome-tile = Tile { $tile } is { $kind ->
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
event-hop = { $seat }’s Tiki hops from { $from } into the { part-pirogue } on { $to }.
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
obstacle-launch-two = From the beach a pirogue goes exactly two tiles, and { $to } is not two tiles away.
obstacle-one-tile = A pirogue moves one tile, and { $to } is not next to it.
obstacle-wind-two = A pirogue that leaves a trade wind goes exactly two tiles, and { $to } is not two tiles away.
obstacle-occupied = There is a pirogue on { $to } already; only one that comes from the beach or from a trade wind may join it.
obstacle-crowded = There are two pirogues on { $to } already, and a tile never holds three.
obstacle-two-tikis = A pirogue with a Tiki may not join an opponent’s pirogue that carries one too, like the one on { $to }.
obstacle-twin = Another pirogue in the same place is exactly like this one: play that one.
obstacle-no-corail = You may push only right after one of your pirogues has arrived on face-up magic coral.
obstacle-not-adverse = Magic coral pushes only the pirogues of your opponents.
obstacle-not-in-play = Nobody plays this colour.
obstacle-off-the-sea = There is no tile in that direction.
obstacle-push-occupied = A pirogue is pushed onto a free tile, and there is one on { $to } already.
obstacle-already-aboard = Your Tiki is aboard this pirogue already.
obstacle-carries-tiki = This pirogue already carries a Tiki, and there is room for only one.
obstacle-tiki-on-beach = Your Tiki is still on the beach: it leaves only with its pirogue.
obstacle-pirogue-on-beach = A Tiki cannot board a pirogue that is still on its beach.
obstacle-out-of-reach = { $to } is out of your Tiki’s reach: it hops to a tile next to its own, or straight over a single face-up dolphin.
obstacle-same-tile = A Tiki does not hop into the other pirogue on its own tile: the two must be on tiles next to each other.
obstacle-face-up = { $to } lies face up already.
obstacle-pirogue-on-tile = There is a pirogue on { $to }: while it is there, the tile is not turned up.

## Obstacles: of a whole kind of action

obstacle-beach-empty = You have no pirogue left on the beach.
obstacle-none-afloat = You have no pirogue at sea yet.
obstacle-all-moved = All your pirogues at sea have already moved in this turn.
obstacle-all-blocked = The pirogues that you could still move have no tile to go to.
obstacle-no-one-to-push = No opponent’s pirogue has a free tile next to it.
obstacle-no-hop = No free pirogue is within your Tiki’s reach.
obstacle-all-revealed = All tiles lie face up already.
obstacle-no-free-tile = There is a pirogue on every tile that still lies face down.

## Options

preset-basic = Family game
preset-basic-meaning = As the rulebook begins: turning tiles up is part of the game.
preset-expert = Expert game
preset-expert-meaning = The whole sea lies open from the start.
option-mode = Version
option-mode-meaning = Whether the sea lies face down or open.
option-mode-family = Family
option-mode-family-meaning = The tiles are shuffled face down, and turning one up is an action.
option-mode-expert = Expert
option-mode-expert-meaning = The sea is the same in every game and open to all; only the first player is drawn by lot.
option-teams = Teams
option-teams-meaning = Whether four players play two against two.
option-teams-no = Each alone
option-teams-no-meaning = Everybody plays for their own Tiki.
option-teams-yes = Two against two
option-teams-yes-meaning = Partners sit in opposite corners, and the first Tiki to arrive wins for both.
option-same_tile = Hops within a tile
option-same_tile-meaning = Whether a Tiki may change between two pirogues that share a tile.
option-same_tile-no = Not allowed
option-same_tile-no-meaning = A Tiki hops only to another tile, as the rulebook has it.
option-same_tile-yes = Allowed
option-same_tile-yes-meaning = A Tiki may also hop into the other pirogue on its own tile.

## The position as text

letter-green = g
letter-red = r
letter-yellow = y
letter-black = b
letter-corner = X
letter-ocean = O
letter-alize = T
letter-dauphin = D
letter-corail = C
text-legend = { letter-corner } beach and arrival, { letter-ocean } ocean, { letter-alize } trade wind, { letter-dauphin } dolphin, { letter-corail } magic coral, # face down
text-letters = { $letters }: their pirogues, a capital letter with a Tiki aboard
text-seat = { $seat }, from { $home } to { $goal }: { $afloat ->
    [0] no pirogue at sea
   *[other] at sea on { $places }
}; { $beached ->
    [0] none on the beach
   *[other] { $beached } on the beach
}; the Tiki is { part-aboard } { $tiki_place ->
    [beach] on the beach
   *[other] on { $tiki_place }
}, { $steps } of { $span } steps done
text-partners = Partners: { $one_seat } and { $two_seat }, { $three_seat } and { $four_seat }
text-last = Last move: { $from } to { $to }
text-revealing = { $tile } is being turned up
text-moved = Already moved in this turn: { $places }
text-coral = Magic coral: the very next action may push an opponent’s pirogue
text-turn = Round { $round } of { $rounds }: { $seat } has { part-left } left
panel = { $afloat } at sea, { $beached } on the beach; Tiki { $tiki_place ->
    [beach] on the beach
   *[other] on { $tiki_place }
}

## What to do now

prompt-turn = { $left } of { $actions } actions left: choose { $choices }.
prompt-coral = { $left } of { $actions } actions left: push an opponent’s pirogue now, or choose { $choices } and give up the push.
prompt-pass = { $left } of { $actions } actions left, and nothing else to do: pass.
prompt-wait = { $seat } is playing and has { part-left } left.
prompt-first = Lots are drawn for the first player.
prompt-tile = The tile { $tile } is being turned up.
choice-pirogue = a pirogue
choice-tiki = your Tiki
choice-tile = a face-down tile

## What there is to know of a place

about-tile = { $tile }: { $name }
about-here = Here: { $pirogues }.
about-crew = { part-pirogue }{ part-cargo }
effect-ocean = No effect.
effect-alize = A pirogue that leaves it goes exactly two tiles, in any direction, and may join another pirogue there.
effect-dauphin = A Tiki may hop over it in a straight line, into a pirogue on the other side.
effect-corail = When one of your pirogues arrives here, your very next action may push an opponent’s pirogue by one tile.
effect-corner = { $tiki ->
   *[none] In this game it is nobody’s arrival, but a tile like any other.
    [green] The green Tiki wins as soon as it is here, aboard any pirogue.
    [red] The red Tiki wins as soon as it is here, aboard any pirogue.
    [yellow] The yellow Tiki wins as soon as it is here, aboard any pirogue.
    [black] The black Tiki wins as soon as it is here, aboard any pirogue.
}
effect-face-down = It acts as ocean until it is turned up. Still face down: ocean { $ocean }, trade wind { $alize }, dolphin { $dauphin }, magic coral { $corail }.
price-reveal = One action turns it up.
about-beach = The { part-colour } beach
effect-beach = { $beached ->
    [0] No pirogue is left here.
    [one] 1 pirogue lies here.
   *[other] { $beached } pirogues lie here.
} A launch takes one exactly two tiles from { $home }, and none ever comes back.
price-launch = One action for each launch.
about-pirogue = The { part-pirogue } { part-where }
effect-pirogue = { $goes ->
    [launch] It is launched exactly two tiles from its corner.
    [wind] It is on a trade wind: it moves exactly two tiles and may join another pirogue.
   *[sail] It moves one tile, to where no pirogue is.
} { $tiki ->
   *[none] No Tiki is aboard.
    [green] The green Tiki is aboard.
    [red] The red Tiki is aboard.
    [yellow] The yellow Tiki is aboard.
    [black] The black Tiki is aboard.
}
price-sail = One action, and each pirogue moves once in a turn.
price-push = One action, right after an arrival on magic coral.
about-tiki = { $seat_word ->
    [green] The green Tiki
    [red] The red Tiki
    [yellow] The yellow Tiki
   *[black] The black Tiki
}
effect-tiki = It is { part-aboard } { part-where }. It hops to a free pirogue on the next tile, or straight over one dolphin.
points-tiki = { $steps } of the { $span } steps to { $goal } are done.
price-hop = One action for each hop.
about-start = Before the first turn
about-end = The game is over
about-turn = Round { $round } of { $rounds }
effect-turn = { $seat } has { part-left } left.

## A first game

lesson-launch = Your four pirogues lie on the beach at f6, your Tiki in one of them. It wants to go to a1, the corner opposite. A launch takes a pirogue exactly two tiles from its corner: launch the one with the Tiki.
lesson-sail = At sea a pirogue moves one tile, also diagonally, to where no pirogue is, and only once in a turn. Your Tiki is on d4: move its pirogue diagonally towards a1.
lesson-hop = The pirogue with your Tiki has moved, but you have actions left. The Tiki itself may hop into a free pirogue on a tile next to it, even a black one: let it hop to c3.
lesson-reveal = Most of the sea lies face down. For one action you turn up any tile on which there is no pirogue. It is worth knowing what lies ahead of your Tiki: reveal b2.
lesson-wind = Your Tiki’s pirogue is on a trade wind. From there it must go exactly two tiles, and it may even join another pirogue: move to b2, right beside your goal.
lesson-dolphin = A Tiki may hop over one dolphin, straight from one pirogue to another, at no extra cost. Let yours hop over the dolphin on c3 to b2.
lesson-coral = Black’s Tiki on e5 is one step from its goal f6. But your pirogue has just arrived on magic coral, so your next action may push an opponent’s pirogue by one tile: push that one away from f6.
lesson-arrive = A Tiki has won as soon as it is on its arrival, in any pirogue at all. A black pirogue is on a1, right beside your Tiki: hop aboard and win.

# What is typed, and what is said to who types something else
typed-launch = launch
typed-sail = move
typed-push = push
typed-hop = hop
typed-reveal = reveal
typed-pass = pass
typed-with = with
typed-beach = beach
typed-moved = moved
typed-green = green
typed-red = red
typed-yellow = yellow
typed-black = black
heard-hint = write launch c4, move c4 d5, push red c4 d5, hop red d5, reveal e2 or pass; with red, if that Tiki is aboard
heard-square = squares are a1 to f6, not “{ $word }”
heard-colour = the colours are { $colours }, not “{ $word }”
heard-tiki = a Tiki aboard is written: with red
heard-push = a push goes one tile, and { $to } is not next to it
heard-no-pirogue = no such { $owner } pirogue on { $at }
heard-no-pirogue-beach = no such { $owner } pirogue on the beach
heard-with-tiki = { $why }; with a Tiki it is written: { $ways }
heard-or = { $first } or { $last }
