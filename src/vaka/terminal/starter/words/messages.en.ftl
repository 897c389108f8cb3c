# Starter in English. $pool is one of lagoon, reef, cove, creek.

tagline = Gather shells from four pools, and leave the others less than you take.
score-name = Shells

## Seats

seat-green = Green
seat-red = Red
seat-yellow = Yellow
seat-black = Black

## Parts of sentences

part-pool = { $pool ->
   *[lagoon] the lagoon
    [reef] the reef
    [cove] the cove
    [creek] the creek
}
part-shells = { $count ->
    [0] no shells
    [one] one shell
   *[other] { $count } shells
}
place-pool = { $pool ->
   *[lagoon] Lagoon
    [reef] Reef
    [cove] Cove
    [creek] Creek
}

## Actions and outcomes

action-gather = Gather { part-shells } from { part-pool }
outcome-first = { $seat } begins

## Events

event-first = { $seat } begins.
event-gather = { $seat } gathers { part-shells } from { part-pool }.
event-win = { $seat } wins the game.
event-shared = { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
} share the victory.

## Obstacles

obstacle-pool-empty = There is nothing left to gather in { part-pool }.
obstacle-too-few = There are not { part-shells } left in { part-pool }.

## The position as text

text-pool = { place-pool }: { part-shells }
text-seat = { $seat }: { part-shells }
text-turn = { $seat } gathers

## Lessons

lesson-aim = On your turn you gather one, two or three shells from one pool. Whoever has the most shells when all are gathered wins.
lesson-last = Two shells are left, and you are one ahead. Gather them both, and the game is yours.
