# Starter auf Deutsch. $pool ist lagoon, reef, cove oder creek.

tagline = Sammle Muscheln aus vier Becken, und lass den anderen weniger übrig, als du nimmst.
score-name = Muscheln

## Seats

seat-green = Grün
seat-red = Rot
seat-yellow = Gelb
seat-black = Schwarz

## Parts of sentences

part-pool = { $pool ->
   *[lagoon] der Lagune
    [reef] dem Riff
    [cove] der Bucht
    [creek] dem Bach
}
part-shells = { $count ->
    [0] keine Muschel
    [one] eine Muschel
   *[other] { $count } Muscheln
}
place-pool = { $pool ->
   *[lagoon] Lagune
    [reef] Riff
    [cove] Bucht
    [creek] Bach
}

## Actions and outcomes

action-gather = { part-shells } aus { part-pool } sammeln
outcome-first = { $seat } beginnt

## Events

event-first = { $seat } beginnt.
event-gather = { $seat } sammelt { part-shells } aus { part-pool }.
event-win = { $seat } gewinnt.
event-shared = { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
} teilen sich den Sieg.

## Obstacles

obstacle-pool-empty = In { part-pool } ist nichts mehr zu sammeln.
obstacle-too-few = In { part-pool } sind nicht { part-shells } übrig.

## The position as text

text-pool = { place-pool }: { part-shells }
text-seat = { $seat }: { part-shells }
text-turn = { $seat } sammelt

## Lessons

lesson-aim = Wer am Zug ist, sammelt eine, zwei oder drei Muscheln aus einem Becken. Wer am Ende die meisten hat, gewinnt.
lesson-last = Zwei Muscheln sind übrig, und du hast eine mehr. Nimm beide, und das Spiel gehört dir.
