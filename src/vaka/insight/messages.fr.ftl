# Ce que dit l’analyse d’une partie terminée.

player = { $name } ({ $seat })
luck = chance { $luck } (± { $error })
luck-none = chance neutre (± { $error })
errors = erreurs { $cost } (± { $error })
errors-none = aucune erreur certaine
sums = { $name } : { $luck }, { $cost }, { $count ->
    [0] aucun coup coûteux
    [one] un coup coûteux
   *[other] { $count } coups coûteux
} sur { $decisions }
costly = Étape { $ply } : { $played }. Coût : { $cost } (± { $error }) d’une victoire.
better = Mieux : { $better }.
line = Puis peut-être { $line }.
turn = { $seat } ({ $moves })
made = Analysé par Vaka { $version }, niveau { $level }, en { $seconds } s.
chart-title = Chances de victoire : { $title }, { $plies } étapes
chart-own = Chances de { $name } d’après ce que { $name } savait
chart-public = trait fin : d’après ce que tous savaient
chart-turns = qui joue
