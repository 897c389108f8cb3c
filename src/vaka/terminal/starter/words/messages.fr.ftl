# Starter en français. $pool est lagoon, reef, cove ou creek.

tagline = Ramassez des coquillages dans quatre bassins, et laissez-en aux autres moins que vous n’en prenez.
score-name = Coquillages

## Seats

seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
seat-black = Noir

## Parts of sentences

part-pool = { $pool ->
   *[lagoon] le lagon
    [reef] le récif
    [cove] la crique
    [creek] le ruisseau
}
part-shells = { $count ->
    [0] aucun coquillage
    [one] un coquillage
   *[other] { $count } coquillages
}
place-pool = { $pool ->
   *[lagoon] Lagon
    [reef] Récif
    [cove] Crique
    [creek] Ruisseau
}

## Actions and outcomes

action-gather = Ramasser { part-shells } dans { part-pool }
outcome-first = { $seat } commence

## Events

event-first = { $seat } commence.
event-gather = { $seat } ramasse { part-shells } dans { part-pool }.
event-win = { $seat } gagne la partie.
event-shared = { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
} partagent la victoire.

## Obstacles

obstacle-pool-empty = Il n’y a plus rien à ramasser dans { part-pool }.
obstacle-too-few = Il ne reste pas { part-shells } dans { part-pool }.

## The position as text

text-pool = { place-pool } : { part-shells }
text-seat = { $seat } : { part-shells }
text-turn = { $seat } ramasse

## Lessons

lesson-aim = À votre tour, vous ramassez un, deux ou trois coquillages dans un bassin. Celui qui en a le plus à la fin gagne.
lesson-last = Il reste deux coquillages, et vous en avez un de plus. Ramassez les deux, et la partie est à vous.
