# Aloha en français. $tiki est le mot de couleur d’un Tiki, ou « none » ; les mots des places sont green, red, yellow, black.

tagline = Menez votre Tiki de pirogue en pirogue, même dans celles de vos adversaires, à travers une mer d’alizés, de dauphins et de coraux magiques.
score-name = pas du Tiki

## Places

seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
seat-black = Noir

## Morceaux de phrases

part-colour = { $owner_seat_word ->
    [green] verte
    [red] rouge
    [yellow] jaune
   *[black] noire
}
part-pirogue = pirogue { part-colour }
part-aboard = à bord de la { part-pirogue }
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , avec le Tiki vert à bord
    [red] , avec le Tiki rouge à bord
    [yellow] , avec le Tiki jaune à bord
    [black] , avec le Tiki noir à bord
}
part-where = { $place ->
    [beach] sur sa plage
   *[other] en { $place }
}
part-left = { $left ->
    [one] une action
   *[other] { $left } actions
}

## Dalles

tile-ocean = Océan
tile-alize = Alizé
tile-dauphin = Dauphin
tile-corail = Corail magique
tile-corner = Plage et Arrivée
tile-face-down = Face cachée

## Actions

action-launch = Mettre une pirogue à la mer en { $to }{ part-cargo }
action-sail = Déplacer la pirogue de { $from } en { $to }{ part-cargo }
action-push = Pousser la { part-pirogue } de { $from } en { $to }{ part-cargo }
action-push-beach = Pousser en { $to } une { part-pirogue } restée sur sa plage{ part-cargo }
action-hop = Faire sauter le Tiki de { $from } dans la { part-pirogue } en { $to }
action-hop-moved = Faire sauter le Tiki de { $from } dans la { part-pirogue } en { $to }, celle qui s’est déjà déplacée
action-reveal = Révéler la dalle { $tile }
action-pass = Passer et renoncer { $left ->
    [one] à la dernière action
   *[other] aux { $left } actions restantes
}

## Hasard

outcome-first = { $seat } commence
outcome-tile = En { $tile } : { $kind ->
   *[ocean] l’Océan
    [alize] un Alizé
    [dauphin] un Dauphin
    [corail] un Corail magique
}

## Événements

event-first = { $seat } commence.
event-launch = { $seat } met une pirogue à la mer en { $to }{ part-cargo }.
event-sail = { $seat } déplace une pirogue de { $from } en { $to }{ part-cargo }.
event-push = { $seat } pousse la { part-pirogue } de { $from } en { $to }{ part-cargo }.
event-push-beach = { $seat } pousse en { $to } une { part-pirogue } restée sur sa plage{ part-cargo }.
event-hop = { $seat } fait sauter son Tiki de { $from } dans la { part-pirogue } en { $to }.
event-reveal = { $seat } révèle la dalle { $tile }.
event-tile = En { $tile } apparaît { $kind ->
   *[ocean] l’Océan
    [alize] un Alizé
    [dauphin] un Dauphin
    [corail] un Corail magique
}.
event-pass = { $seat } passe et renonce à { part-left }.
event-last-round = Les { $rounds } tours de table sont joués : le Tiki le plus proche de son Arrivée fait la décision.
event-win = { $seat } gagne la partie.
event-team-win = { $seat } et { $partner_seat } gagnent la partie ensemble.
event-draw = Égalité entre { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
}.

## Obstacles : d’une action

obstacle-teams-of-four = Aloha par équipes se joue à 4, pas à { $seats }
obstacle-moved = Cette pirogue s’est déjà déplacée pendant ce tour.
obstacle-launch-two = Depuis la plage, une pirogue va à deux dalles exactement, et { $to } n’est pas à deux dalles.
obstacle-one-tile = Une pirogue se déplace d’une dalle, et { $to } n’est pas une dalle voisine.
obstacle-wind-two = Une pirogue qui quitte un Alizé va à deux dalles exactement, et { $to } n’est pas à deux dalles.
obstacle-occupied = Il y a déjà une pirogue en { $to } ; seule une pirogue venue de la plage ou d’un Alizé peut la rejoindre.
obstacle-crowded = Il y a déjà deux pirogues en { $to }, et une dalle n’en accueille jamais trois.
obstacle-two-tikis = Une pirogue qui porte un Tiki ne peut pas rejoindre une pirogue adverse qui en porte un aussi, comme celle de { $to }.
obstacle-twin = Une autre pirogue, au même endroit, est exactement pareille : jouez celle-là.
obstacle-no-corail = Vous ne pouvez pousser que juste après l’arrivée d’une de vos pirogues sur un Corail magique visible.
obstacle-not-adverse = Le Corail magique ne pousse que les pirogues adverses.
obstacle-not-in-play = Personne ne joue cette couleur.
obstacle-off-the-sea = Il n’y a pas de dalle dans cette direction.
obstacle-push-occupied = On pousse une pirogue vers une dalle libre, et il y en a déjà une en { $to }.
obstacle-already-aboard = Votre Tiki est déjà à bord de cette pirogue.
obstacle-carries-tiki = Cette pirogue porte déjà un Tiki, et il n’y a place que pour un seul.
obstacle-tiki-on-beach = Votre Tiki est encore sur la plage : il n’en part qu’avec sa pirogue.
obstacle-pirogue-on-beach = Un Tiki ne peut pas monter dans une pirogue restée sur sa plage.
obstacle-out-of-reach = Votre Tiki ne peut pas atteindre { $to } : il saute sur une dalle voisine, ou tout droit par-dessus un seul Dauphin visible.
obstacle-same-tile = Un Tiki ne saute pas dans l’autre pirogue de sa dalle : il faut que les deux pirogues soient sur des dalles voisines.
obstacle-face-up = La dalle { $to } est déjà visible.
obstacle-pirogue-on-tile = Il y a une pirogue en { $to } : tant qu’elle y est, on ne retourne pas la dalle.

## Obstacles : de toute une sorte d’actions

obstacle-beach-empty = Vous n’avez plus de pirogue sur la plage.
obstacle-none-afloat = Vous n’avez pas encore de pirogue en mer.
obstacle-all-moved = Toutes vos pirogues en mer se sont déjà déplacées pendant ce tour.
obstacle-all-blocked = Les pirogues que vous pourriez encore déplacer n’ont aucune dalle où aller.
obstacle-no-one-to-push = Aucune pirogue adverse n’a de dalle libre à côté d’elle.
obstacle-no-hop = Aucune pirogue libre n’est à portée de votre Tiki.
obstacle-all-revealed = Toutes les dalles sont déjà visibles.
obstacle-no-free-tile = Il y a une pirogue sur chacune des dalles encore cachées.

## Options

preset-basic = Partie familiale
preset-basic-meaning = Comme au début des règles : retourner les dalles fait partie du jeu.
preset-expert = Partie experte
preset-expert-meaning = Toute la mer est visible dès le début.
option-mode = Version
option-mode-meaning = La mer est cachée ou visible.
option-mode-family = Familiale
option-mode-family-meaning = Les dalles sont mélangées et posées face cachée ; en révéler une est une action.
option-mode-expert = Expert
option-mode-expert-meaning = La mer est la même à chaque partie, et visible de tous ; on ne tire au sort que le premier joueur.
option-teams = Équipes
option-teams-meaning = À quatre, on peut jouer deux contre deux.
option-teams-no = Chacun pour soi
option-teams-no-meaning = Chacun joue pour son propre Tiki.
option-teams-yes = Deux contre deux
option-teams-yes-meaning = Les partenaires occupent des coins opposés, et le premier Tiki arrivé gagne pour les deux.
option-same_tile = Sauts sur une même dalle
option-same_tile-meaning = Quand deux pirogues partagent une dalle, un Tiki peut passer de l’une à l’autre, ou non.
option-same_tile-no = Interdits
option-same_tile-no-meaning = Un Tiki ne saute que vers une autre dalle, comme le dit la règle.
option-same_tile-yes = Permis
option-same_tile-yes-meaning = Un Tiki peut aussi sauter dans l’autre pirogue de sa dalle.

## La position en texte

letter-green = v
letter-red = r
letter-yellow = j
letter-black = n
letter-corner = X
letter-ocean = O
letter-alize = A
letter-dauphin = D
letter-corail = C
text-legend = { letter-corner } plage et Arrivée, { letter-ocean } Océan, { letter-alize } Alizé, { letter-dauphin } Dauphin, { letter-corail } Corail magique, # face cachée
text-letters = { $letters } : leurs pirogues, en majuscule avec un Tiki à bord
text-seat = { $seat }, de { $home } à { $goal } : { $afloat ->
    [0] aucune pirogue en mer
    [one] pirogue en { $places }
   *[other] pirogues en { $places }
} ; { $beached ->
    [0] aucune sur la plage
   *[other] { $beached } sur la plage
} ; le Tiki est { part-aboard } { $tiki_place ->
    [beach] sur la plage
   *[other] en { $tiki_place }
} et a fait { $steps } pas sur { $span }
text-partners = Équipes : { $one_seat } et { $two_seat }, { $three_seat } et { $four_seat }
text-last = Dernier coup : de { $from } en { $to }
text-revealing = On retourne la dalle { $tile }
text-moved = Déjà bougé pendant ce tour : { $places }
text-coral = Corail magique : l’action qui vient peut pousser une pirogue adverse
text-turn = Tour de table { $round } sur { $rounds } : il reste { part-left } à { $seat }
panel = { $afloat } en mer, { $beached } sur la plage ; Tiki { $tiki_place ->
    [beach] sur la plage
   *[other] en { $tiki_place }
}

## Ce qu’il y a à faire

prompt-turn = Il vous reste { part-left } sur { $actions } : choisissez { $choices }.
prompt-coral = Il vous reste { part-left } sur { $actions } : poussez maintenant une pirogue adverse, ou choisissez { $choices } et renoncez à pousser.
prompt-pass = Il vous reste { part-left } sur { $actions }, mais rien d’autre à faire que passer.
prompt-wait = { $seat } joue et a encore { part-left }.
prompt-first = On tire au sort le premier joueur.
prompt-tile = On retourne la dalle { $tile }.
choice-pirogue = une pirogue
choice-tiki = votre Tiki
choice-tile = une dalle face cachée

## Ce qu’il faut savoir d’un endroit

about-tile = { $tile } : { $name }
about-here = Ici : { $pirogues }.
about-crew = { part-pirogue }{ part-cargo }
effect-ocean = Aucun effet.
effect-alize = Une pirogue qui quitte cette dalle va à deux dalles exactement, dans n’importe quelle direction, et peut y rejoindre une autre pirogue.
effect-dauphin = Un Tiki peut sauter par-dessus, en ligne droite, dans une pirogue de l’autre côté.
effect-corail = Quand une de vos pirogues arrive ici, l’action qui suit peut pousser une pirogue adverse d’une dalle.
effect-corner = { $tiki ->
   *[none] Dans cette partie, ce n’est l’Arrivée de personne, mais une dalle comme les autres.
    [green] Le Tiki vert gagne dès qu’il est ici, dans n’importe quelle pirogue.
    [red] Le Tiki rouge gagne dès qu’il est ici, dans n’importe quelle pirogue.
    [yellow] Le Tiki jaune gagne dès qu’il est ici, dans n’importe quelle pirogue.
    [black] Le Tiki noir gagne dès qu’il est ici, dans n’importe quelle pirogue.
}
effect-face-down = Cette dalle agit comme un Océan tant qu’on ne l’a pas retournée. Encore cachées : { $ocean } Océan, { $alize } Alizé, { $dauphin } Dauphin, { $corail } Corail magique.
price-reveal = Une action pour la retourner.
about-beach = La plage { part-colour }
effect-beach = { $beached ->
    [0] Il n’y a plus de pirogue ici.
    [one] Il y a une pirogue ici.
   *[other] Il y a { $beached } pirogues ici.
} Une pirogue mise à la mer va à deux dalles exactement de { $home } et ne revient plus.
price-launch = Une action par mise à la mer.
about-pirogue = La { part-pirogue } { part-where }
effect-pirogue = { $goes ->
    [launch] On la met à la mer à deux dalles exactement de son coin.
    [wind] Elle est sur un Alizé : elle va à deux dalles exactement et peut rejoindre une autre pirogue.
   *[sail] Elle se déplace d’une dalle, là où il n’y a pas de pirogue.
} { $tiki ->
   *[none] Elle ne porte pas de Tiki.
    [green] Elle porte le Tiki vert.
    [red] Elle porte le Tiki rouge.
    [yellow] Elle porte le Tiki jaune.
    [black] Elle porte le Tiki noir.
}
price-sail = Une action ; chaque pirogue se déplace une fois par tour.
price-push = Une action, juste après une arrivée sur un Corail magique.
about-tiki = { $seat_word ->
    [green] Le Tiki vert
    [red] Le Tiki rouge
    [yellow] Le Tiki jaune
   *[black] Le Tiki noir
}
effect-tiki = Il est { part-aboard } { part-where }. Il saute dans une pirogue libre sur une dalle voisine, ou tout droit par-dessus un seul Dauphin.
points-tiki = Il a fait { $steps } des { $span } pas qui le séparent de { $goal }.
price-hop = Une action par saut.
about-start = Avant le premier tour
about-end = La partie est finie
about-turn = Tour de table { $round } sur { $rounds }
effect-turn = { $seat } a encore { part-left }.

## Une première partie

lesson-launch = Vos quatre pirogues sont sur la plage, en f6, et votre Tiki est dans l’une d’elles. Il veut aller en a1, le coin opposé. Une pirogue mise à la mer va à deux dalles exactement de son coin : mettez à la mer celle du Tiki.
lesson-sail = En mer, une pirogue se déplace d’une dalle, même en diagonale, là où il n’y a pas de pirogue, et une seule fois par tour. Votre Tiki est en d4 : déplacez sa pirogue en diagonale vers a1.
lesson-hop = La pirogue de votre Tiki s’est déplacée, mais il vous reste des actions. Le Tiki lui-même peut sauter dans une pirogue libre sur une dalle voisine, même une noire : faites-le sauter en c3.
lesson-reveal = La mer est presque toute cachée. Pour une action, vous retournez n’importe quelle dalle où il n’y a pas de pirogue. Mieux vaut savoir ce qui attend votre Tiki : révélez b2.
lesson-wind = La pirogue de votre Tiki est sur un Alizé. De là, elle doit aller à deux dalles exactement, et peut même rejoindre une autre pirogue : allez en b2, juste à côté du but.
lesson-dolphin = Un Tiki peut sauter par-dessus un Dauphin, tout droit, d’une pirogue à une autre, sans rien payer de plus. Faites sauter le vôtre en b2, par-dessus le Dauphin de c3.
lesson-coral = Le Tiki noir, en e5, est à un pas de son Arrivée f6. Mais une de vos pirogues vient d’arriver sur un Corail magique : l’action qui suit peut pousser une pirogue adverse d’une dalle. Éloignez celle-là de f6.
lesson-arrive = Un Tiki gagne dès qu’il est sur son Arrivée, dans n’importe quelle pirogue. Une pirogue noire est en a1, tout près de votre Tiki : sautez à bord et gagnez.

# Ce que l’on tape, et ce que l’on répond à une autre saisie
typed-launch = lancer
typed-sail = déplacer
typed-push = pousser
typed-hop = sauter
typed-reveal = révéler
typed-pass = passer
typed-with = avec
typed-beach = plage
typed-moved = bougé
typed-green = vert
typed-red = rouge
typed-yellow = jaune
typed-black = noir
heard-hint = écrivez lancer c4, déplacer c4 d5, pousser rouge c4 d5, sauter rouge d5, révéler e2 ou passer ; avec rouge, si ce Tiki est à bord
heard-square = les cases vont de a1 à f6, pas « { $word } »
heard-colour = les couleurs sont { $colours }, pas « { $word } »
heard-tiki = un Tiki à bord s’écrit : avec rouge
heard-push = on pousse d’une seule dalle, et { $to } n’est pas une dalle voisine
heard-no-pirogue = aucune pirogue { $owner ->
    [vert] verte
    [noir] noire
   *[other] { $owner }
} ne correspond en { $at }
heard-no-pirogue-beach = aucune pirogue { $owner ->
    [vert] verte
    [noir] noire
   *[other] { $owner }
} ne correspond sur la plage
heard-with-tiki = { $why } ; avec un Tiki, elle s’écrit : { $ways }
heard-or = { $first } ou { $last }
