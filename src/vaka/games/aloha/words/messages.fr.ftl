# Aloha en français. $tiki est le mot de couleur d’un Tiki, ou « none » ; les mots des places sont green, red, yellow, black.

tagline = Menez votre Tiki de pirogue en pirogue, même adverses, à travers une mer d’alizés, de dauphins et de coraux magiques.

## Places

seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
seat-black = Noir

## Morceaux de phrases

part-pirogue = pirogue { $owner_seat_word ->
    [green] verte
    [red] rouge
    [yellow] jaune
   *[black] noire
}
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , avec le Tiki vert à bord
    [red] , avec le Tiki rouge à bord
    [yellow] , avec le Tiki jaune à bord
    [black] , avec le Tiki noir à bord
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
action-push-beach = Pousser une { part-pirogue } de sa plage en { $to }{ part-cargo }
action-hop = Déplacer le Tiki de { $from } dans la { part-pirogue } en { $to }
action-hop-moved = Déplacer le Tiki de { $from } dans la { part-pirogue } en { $to } qui a déjà bougé
action-reveal = Révéler la dalle { $tile }
action-pass = Passer et renoncer { $left ->
    [one] à la dernière action
   *[other] aux { $left } actions restantes
}

## Hasard

outcome-first = { $seat } commence
outcome-tile = { $tile } est { $kind ->
   *[ocean] un Océan
    [alize] un Alizé
    [dauphin] un Dauphin
    [corail] un Corail magique
}

## Événements

event-first = { $seat } commence.
event-launch = { $seat } met une pirogue à la mer en { $to }{ part-cargo }.
event-sail = { $seat } déplace une pirogue de { $from } en { $to }{ part-cargo }.
event-push = { $seat } pousse la { part-pirogue } de { $from } en { $to }{ part-cargo }.
event-push-beach = { $seat } pousse une { part-pirogue } de sa plage en { $to }{ part-cargo }.
event-hop = { $seat } déplace le Tiki de { $from } dans la { part-pirogue } en { $to }.
event-reveal = { $seat } révèle la dalle { $tile }.
event-tile = La dalle { $tile } est { $kind ->
   *[ocean] un Océan
    [alize] un Alizé
    [dauphin] un Dauphin
    [corail] un Corail magique
}.
event-pass = { $seat } passe et renonce à { $left ->
    [one] une action
   *[other] { $left } actions
}.
event-last-round = Les { $rounds } tours de table sont finis : le Tiki le plus proche de son Arrivée l’emporte.
event-win = { $seat } gagne la partie.
event-team-win = { $seat } et { $partner_seat } gagnent la partie ensemble.
event-draw = Égalité entre { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
}.

## Obstacles : d’une action

obstacle-teams-of-four = Aloha par équipes se joue à 4, pas à { $seats }
obstacle-moved = Cette pirogue a déjà bougé pendant ce tour.
obstacle-launch-two = Une mise à la mer va à deux dalles exactement de la plage : { $to } n’est pas à deux dalles.
obstacle-one-tile = Une pirogue se déplace d’une dalle : { $to } n’est pas à côté d’elle.
obstacle-wind-two = Une pirogue qui quitte un Alizé va à deux dalles exactement : { $to } n’est pas à deux dalles.
obstacle-occupied = Il y a déjà une pirogue en { $to } ; seule peut la rejoindre une pirogue qui vient de la plage ou d’un Alizé.
obstacle-crowded = Il y a déjà deux pirogues en { $to }, et jamais une troisième.
obstacle-two-tikis = Une pirogue avec un Tiki ne peut pas rejoindre une pirogue adverse qui en porte un aussi : c’est le cas en { $to }.
obstacle-twin = Une autre pirogue au même endroit est toute pareille : jouez celle-là.
obstacle-no-corail = On pousse juste après l’arrivée d’une de ses pirogues sur un Corail magique face visible.
obstacle-not-adverse = Le Corail magique ne pousse que les pirogues adverses.
obstacle-not-in-play = Personne ne joue cette couleur.
obstacle-off-the-sea = Il n’y a pas de dalle dans cette direction.
obstacle-push-occupied = Il faut une dalle libre pour pousser, et il y a une pirogue en { $to }.
obstacle-already-aboard = Votre Tiki est déjà dans cette pirogue.
obstacle-carries-tiki = Cette pirogue porte déjà un Tiki, et il n’y a qu’une place à bord.
obstacle-tiki-on-beach = Votre Tiki est encore sur la plage : il la quitte avec une pirogue.
obstacle-pirogue-on-beach = Un Tiki ne peut pas monter dans une pirogue restée sur la plage.
obstacle-out-of-reach = { $to } est hors de portée du Tiki : il faut être à côté, ou en ligne droite avec un seul Dauphin visible entre les deux.
obstacle-same-tile = Dans cette partie, un Tiki ne change pas de pirogue sur une même dalle.
obstacle-face-up = La dalle { $to } est déjà face visible.
obstacle-pirogue-on-tile = Il y a une pirogue en { $to } : on ne peut pas retourner cette dalle.

## Obstacles : de toute une sorte d’actions

obstacle-beach-empty = Aucune de vos pirogues n’est plus sur la plage.
obstacle-none-afloat = Aucune de vos pirogues n’est encore en mer.
obstacle-all-moved = Toutes vos pirogues en mer ont bougé pendant ce tour.
obstacle-all-blocked = Aucune de vos pirogues qui pourraient encore bouger n’a de dalle où aller.
obstacle-no-one-to-push = Aucune pirogue adverse n’a de dalle libre à côté d’elle.
obstacle-no-hop = Aucune pirogue libre n’est à portée de votre Tiki.
obstacle-all-revealed = Toutes les dalles sont face visible.
obstacle-no-free-tile = Toutes les dalles face cachée portent une pirogue.

## Options

option-mode = Jeu
option-mode-meaning = Comment la mer est disposée.
option-mode-family = Familial
option-mode-family-meaning = Les dalles sont mélangées face cachée, et en révéler une est une action.
option-mode-expert = Expert
option-mode-expert-meaning = La mer est un plan fixe que tous voient ; seul le premier joueur est laissé au hasard.
option-teams = Équipes
option-teams-meaning = Si quatre joueurs jouent deux contre deux.
option-teams-no = Chacun pour soi
option-teams-no-meaning = Chacun joue pour son propre Tiki.
option-teams-yes = Deux contre deux
option-teams-yes-meaning = Les partenaires occupent des coins opposés, et le premier Tiki arrivé gagne pour les deux.
option-same_tile = Sauts sur une même dalle
option-same_tile-meaning = Si un Tiki peut passer d’une pirogue à l’autre quand elles partagent une dalle.
option-same_tile-yes = Permis
option-same_tile-yes-meaning = Un Tiki peut sauter dans l’autre pirogue de sa dalle.
option-same_tile-no = Interdits
option-same_tile-no-meaning = Un Tiki ne saute que vers d’autres dalles, comme le veut la lettre de la règle.

## La position en texte

text-legend = X plage et Arrivée, O Océan, A Alizé, D Dauphin, C Corail magique, # face cachée ; une petite lettre est une pirogue, une capitale porte un Tiki
text-seat = { $seat } ({ $seat_word }) : { $afloat ->
    [0] aucune pirogue en mer
   *[other] en mer en { $places }
}, { $beached } sur la plage ; Tiki à bord de la { part-pirogue } { $tiki_place ->
    [beach] sur la plage
   *[other] en { $tiki_place }
}
text-turn = Tour de table { $round } sur { $rounds } : il reste { $left ->
    [one] une action
   *[other] { $left } actions
} à { $seat }
panel = { $afloat } en mer, { $beached } sur la plage ; Tiki { $tiki_place ->
    [beach] sur la plage
   *[other] en { $tiki_place }
}
