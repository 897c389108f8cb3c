# Conquest of Paradise en français.
#
# Lieux : { $hex } nu, { $the_hex } avec article, { $at_hex } où, { $to_hex } vers où, { $from_hex } d’où (et « de »), { $full_hex } avec son numéro.
# Pièces : { $piece } nue, { $a_piece } avec « un », { $the_piece } avec « le », { $piece_word } le mot de la notation. De même les choses à construire.
# Les listes (pièces, choses, cartes, noms) arrivent toutes faites, avec « et » avant la dernière.

tagline = Lancez votre Explorateur dans le Pacifique inconnu, peuplez les îles qu’il découvre, reliez-les par vos canoës, et battez-vous s’il le faut.

## Couleurs

seat-yellow = Jaune
seat-red = Rouge
seat-green = Vert
seat-black = Noir

## Pièces et choses à construire

piece-transport = Canoë de Transport
piece-war = Canoë de Guerre
piece-warrior = Groupe de Guerriers
piece-colony = Colonie
piece-rumour = Rumeur
piece-local = Guerrier Local
piece-any = pièce
a-transport = un Canoë de Transport
a-war = un Canoë de Guerre
a-warrior = un Groupe de Guerriers
a-colony = une Colonie
a-rumour = une Rumeur
a-local = un Guerrier Local
a-any = une pièce
the-transport = le Canoë de Transport
the-war = le Canoë de Guerre
the-warrior = le Groupe de Guerriers
the-colony = la Colonie
the-rumour = la Rumeur
the-local = le Guerrier Local
the-any = cette pièce
item-village = Village
item-agriculture = Agriculture Améliorée
item-transport = Canoë de Transport caché
item-chain = Canoë de Transport visible
item-warrior = Groupe de Guerriers
item-war = Canoë de Guerre
item-colony = Colonie
item-rumour = Rumeur
item-any = quelque chose
an-item-village = un Village
an-item-agriculture = l’Agriculture Améliorée
an-item-transport = un Canoë de Transport caché
an-item-chain = un Canoë de Transport visible
an-item-warrior = un Groupe de Guerriers
an-item-war = un Canoë de Guerre
an-item-colony = une Colonie
an-item-rumour = une Rumeur
an-item-any = cela
count-transport = { $count ->
    [one] { $count } Canoë de Transport
   *[other] { $count } Canoës de Transport
}
count-chain = { $count ->
    [one] { $count } Canoë de Transport visible
   *[other] { $count } Canoës de Transport visibles
}
count-war = { $count ->
    [one] { $count } Canoë de Guerre
   *[other] { $count } Canoës de Guerre
}
count-warrior = { $count ->
    [one] { $count } Groupe de Guerriers
   *[other] { $count } Groupes de Guerriers
}
count-colony = { $count ->
    [one] { $count } Colonie
   *[other] { $count } Colonies
}
count-rumour = { $count ->
    [one] { $count } Rumeur
   *[other] { $count } Rumeurs
}
count-local = { $count ->
    [one] { $count } Guerrier Local
   *[other] { $count } Guerriers Locaux
}
count-village = { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}
count-agriculture = { $count ->
    [one] l’Agriculture Améliorée
   *[other] { $count } Agricultures Améliorées
}
count-piece = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-canoe = { $count ->
    [one] { $count } canoë
   *[other] { $count } canoës
}
count-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-group = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
}
count-knot = { $count ->
    [one] { $count } nœud
   *[other] { $count } nœuds
}
count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-build-point = { $count ->
    [0] aucun Point de Construction
    [one] { $count } Point de Construction
   *[other] { $count } Points de Construction
}
count-hex = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
count-chit = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
score-points = { $halves ->
    [0] { $score } point
    [1] { $score } point
    [2] { $score } point
    [3] { $score } point
   *[other] { $score } points
}
nothing = rien
no-defenders = aucune Pièce de Bataille
marker-island1 = Groupe d’Îles à 1 nœud
marker-island2 = Groupe d’Îles à 2 nœuds
marker-island3 = Groupe d’Îles à 3 nœuds
marker-ocean1 = Océan Ouvert à 1 nœud
marker-ocean2 = Océan Ouvert à 2 nœuds
marker-ocean3 = Océan Ouvert à 3 nœuds
marker-off = Hors Course

## Lieux. « .kind » dit quel article porte un nom : plural (les Fidji), masculine (le Vanuatu), archipelago, continent ; sans lui, aucun (Tonga).

place-bare = { $kind_word ->
    [unknown] hex { $name }
    [ocean] océan { $name }
    [any] cet hex
   *[other] { $name }
}
place-the = { $kind_word ->
    [unknown] l’hex { $name }
    [ocean] l’océan { $name }
    [any] cet hex
    [plural] les { $name }
    [masculine] le { $name }
    [archipelago] l’{ $name }
    [continent] l’{ $name }
   *[other] { $name }
}
place-at = { $kind_word ->
    [unknown] dans l’hex { $name }
    [ocean] dans l’océan { $name }
    [any] dans cet hex
    [plural] aux { $name }
    [masculine] au { $name }
    [archipelago] dans l’{ $name }
    [continent] en { $name }
   *[other] à { $name }
}
place-to = { $kind_word ->
    [unknown] vers l’hex { $name }
    [ocean] vers l’océan { $name }
    [any] vers cet hex
    [plural] vers les { $name }
    [masculine] vers le { $name }
    [archipelago] vers l’{ $name }
    [continent] vers l’{ $name }
   *[other] vers { $name }
}
place-from = { $kind_word ->
    [unknown] de l’hex { $name }
    [ocean] de l’océan { $name }
    [any] de cet hex
    [plural] des { $name }
    [masculine] du { $name }
    [archipelago] de l’{ $name }
    [continent] d’{ $name }
   *[other] de { $name }
}
place-full = { $kind_word ->
    [unknown] Hex { $name }
    [ocean] Océan { $name }
    [any] Cet hex
   *[other] { $name } ({ $number })
}
name-hawaii = Hawaï
name-aotearoa = Aotearoa
name-hawaiki = Hawaiki
name-hiva = Hiva
name-raiatea = Raiatea
name-tahiti = Tahiti
name-rapa-nui = Rapa Nui
name-te-waka-maui = Te Waka Maui
name-rarotonga = Rarotonga
name-tubuai = Tubuai
name-mangareva = Mangareva
name-rapa = Rapa
name-chatham-is = Chatham
    .kind = plural
name-tuamotu = Tuamotu
    .kind = plural
name-kuporu = Kuporu
name-niue-island = Niue
name-tuvalu = Tuvalu
name-tokelau = Tokelau
name-pitcairn-is = Pitcairn
name-kermadec-is = Kermadec
    .kind = plural
name-norfolk-is = Norfolk
name-flint-is = Flint
name-manihiki = Manihiki
name-phoenix-is = Phoenix
    .kind = plural
name-malden-is = Malden
name-kiritimati = Kiritimati
name-tabuaeran = Tabuaeran
name-johnston-is = Johnston
name-midway-is = Midway
name-nihoa = Nihoa
name-0102 = Mariannes
    .kind = plural
name-0201 = Marcus
name-0203 = Chuuk
name-0204 = archipel Bismarck
    .kind = archipelago
name-0303 = Carolines
    .kind = plural
name-0304 = Salomon
    .kind = plural
name-0402 = Wake
name-0403 = Marshall
    .kind = plural
name-0404 = Kiribati
name-0405 = Santa Cruz
name-0406 = Vanuatu
    .kind = masculine
name-0505 = Fidji
    .kind = plural
name-0605 = Samoa
name-0606 = Tonga
name-1504 = Galápagos
    .kind = plural
name-1606 = îles Infortunées
    .kind = plural
name-america = Amérique du Sud
    .kind = continent

## Peuples et cartes

nation-tonga = Tonga
nation-samoa = Samoa
nation-hiva = Hiva
nation-raiatea = Raiatea
card-arioi = ARIOI
card-bird-signs = BIRD SIGNS
card-breadfruit = BREADFRUIT
card-cannibalism = CANNIBALISM
card-deforestation = DEFORESTATION
card-double-hulled-canoes = DOUBLE HULLED CANOES
card-feather-cloaks = FEATHER CLOAKS
card-haka = HAKA
card-hui = HUI
card-hula = HULA
card-kahuna-healing = KAHUNA HEALING
card-kava-ceremony = KAVA CEREMONY
card-makahiki = MAKAHIKI
card-makutu = MAKUTU
card-moai = MOAI
card-navigation = NAVIGATION
card-ocean-chart = OCEAN CHART
card-patu = PATU
card-petroglyphs = PETROGLYPHS
card-poi = POI
card-powhiri = POWHIRI
card-surfing = SURFING
card-tapa-cloth = TAPA CLOTH
card-tapu = TAPU
card-taro-terraces = TARO TERRACES
card-tattoo = TATTOO
card-tiki = TIKI
card-toki = TOKI
card-any = cette carte

## Actions

action-home = Jouer { $nation }.
action-order = { $seat } joue en premier{ $direction ->
    [clockwise] , et l’on tourne dans le sens des aiguilles d’une montre.
    [counter] , et l’on tourne dans le sens inverse des aiguilles d’une montre.
   *[alone] .
}
action-rest = Ne pas explorer ce tour-ci.
action-return = Faire rentrer l’Explorateur.
action-keep = Garder la tuile secrète.
action-reveal = Révéler la tuile.
action-no-card = N’utiliser aucune carte.
action-land = Accoster ici avec la flotte.
action-done = { $step ->
    [transit] Terminer le transit.
    [moving] Terminer le mouvement.
    [building] Terminer la construction.
   *[save] Ne plus sauver de Village.
}
action-face-up = Laisser un Canoë de Transport visible.
action-face-down = Laisser toutes les pièces cachées.
action-focus = Se concentrer sur l’intérieur : un Point de Construction de plus, et pas d’exploration au prochain tour.
action-declare = Déclarer la victoire.
action-pass = Ne pas déclarer la victoire.
action-load = { $piece_word ->
    [warrior] Embarquer { $a_piece }.
    [colony] Embarquer { $a_piece }.
   *[other] Ajouter { $a_piece } à la flotte.
}
action-drop = Déposer { $a_piece }.
action-lose = Laisser toucher { $a_piece }.
action-leave = Abandonner { $a_piece }.
action-save = Sacrifier { $a_piece } pour sauver un Village.
action-use = Utiliser { $card }.
action-show = Montrer { $card } sans l’utiliser.
action-kava-seat = KAVA CEREMONY : regarder les cartes de { $seat }.
action-explore = Explorer { $the_hex }.
action-drift = Pousser l’Explorateur { $to_hex }.
action-turn = Retourner face visible la tuile { $from_hex }.
action-kava-hex = KAVA CEREMONY : regarder les pièces qui sont { $at_hex }.
action-deforest = DEFORESTATION : détruire un Village { $at_hex }.
action-disc = Prendre { $the_hex } pour nouveau groupe d’origine.
action-sail = Naviguer { $to_hex }.
action-dismiss = Reprendre une Rumeur { $at_hex }.
action-up = Montrer un Canoë de Transport { $at_hex }.
action-down = Cacher le Canoë de Transport qui est visible { $at_hex }.
action-attack = Livrer maintenant la bataille { $from_hex }.
action-retreat = Retraiter { $to_hex }.
action-settle = Changer en Village la Colonie qui est { $at_hex }.
action-buy = Acheter une carte Arts & Culture avec les points { $from_hex }.
action-lift = Former une flotte { $at_hex } avec { $a_piece }.
action-swap = Prendre à la place { $a_piece } qui vient de plus loin.
action-load-behind = Embarquer un Groupe de Guerriers sur un Canoë de Transport.
action-build = Construire { $an_item } { $at_hex }.

## Tirages

outcome-aid = L’aide de jeu de { $nation }.
outcome-marker = Le marqueur tiré : { $marker }.
outcome-tile = La tuile { $tile }.
outcome-tile-hidden = Une tuile.
outcome-card = La carte { $card }.
outcome-card-hidden = Une carte.
outcome-die = Le dé donne { $pips }.

## Événements : ordre du tour et exploration

event-nation = { $seat } joue { $nation }.
event-setup-island = Un marqueur est retiré du jeu : { $marker }.
event-setup-ocean = Un marqueur est posé { $at_hex } : { $marker }.
event-turn-begins = Tour { $turn } : { $seat } prend le marqueur d’ordre du tour.
event-order = { $seat } fixe l’ordre du tour : { $first_seat } joue en premier{ $direction ->
    [clockwise] , dans le sens des aiguilles d’une montre.
    [counter] , dans le sens inverse des aiguilles d’une montre.
   *[alone] .
}
event-fetch = { $seat } récupère son Explorateur dans la Case Perdu.
event-rest = { $seat } n’explore pas.
event-explore = { $seat } explore { $the_hex }.
event-enter = { $seat } entre { $at_hex } ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}, { $total } en tout).
event-find-ocean = { $seat } trouve de l’Océan Ouvert { $at_hex } ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}{ $total ->
    [0] { "" }
   *[other] , { $total } en tout
}).
event-find-island = { $seat } trouve un Groupe d’Îles { $at_hex } ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}{ $total ->
    [0] { "" }
   *[other] , { $total } en tout
}).
event-off-course = Hors Course : { $seat } n’arrive pas { $at_hex }.
event-knots = Cela coûte { $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}, { $total } en tout.
event-draw-tile = { $seat } pioche la tuile { $tile }.
event-draw-tile-hidden = { $seat } pioche une tuile pour { $the_hex }.
event-look-tile = { $seat } regarde la tuile : c’est { $tile }.
event-look-tile-hidden = { $seat } regarde la tuile { $from_hex }.
event-keep = { $seat } garde secrète la tuile { $from_hex }.
event-turn = { $seat } révèle la tuile { $tile } dans l’hex { $number }.
event-all-found = Tous connaissent maintenant la tuile { $tile }, { $seat } en dernier : elle est retournée face visible dans l’hex { $number }.
event-drift = { $seat } pousse l’Explorateur { $to_hex }.
event-return = L’Explorateur de { $seat } rentre { $from_hex }.
event-lost = L’Explorateur de { $seat } est perdu { $at_hex }.

## Événements : mouvement

event-lift = { $seat } forme une flotte { $at_hex } avec { $a_piece }.
event-load = { $seat } { $piece_word ->
    [warrior] embarque { $a_piece } { $at_hex }.
    [colony] embarque { $a_piece } { $at_hex }.
   *[other] ajoute { $a_piece } à la flotte qui est { $at_hex }.
}
event-drop = { $seat } dépose { $a_piece } { $at_hex }.
event-swap = { $at_hex }, { $seat } prend plutôt { $a_piece } qui vient de plus loin.
event-load-behind = { $seat } embarque { $a_piece } { $at_hex }, sur un Canoë de Transport.
event-sail = { $seat } navigue { $from_origin } { $to_hex } avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}{ $dropped ->
    [0] { "" }
    [one] , après en avoir déposé une
   *[other] , après en avoir déposé { $dropped }
}{ $loaded ->
    [0] { "" }
    [one] { $dropped ->
        [0] , dont une embarquée au départ
       *[other] { " " }et embarqué une
    }
   *[other] { $dropped ->
        [0] , dont { $loaded } embarquées au départ
       *[other] { " " }et embarqué { $loaded }
    }
}.
event-chain-gone = { $seat } n’a plus de Canoë de Transport visible { $at_hex }.
event-must-stop = { $seat } rencontre un Canoë de Guerre { $at_hex } et doit s’arrêter.
event-may-pass = { $seat } ne rencontre pas de Canoë de Guerre { $at_hex }.
event-land = { $seat } arrive { $at_hex } avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-dismiss = Ce n’était qu’une Rumeur : { $seat } en reprend une { $at_hex }.
event-up = { $seat } montre un Canoë de Transport { $at_hex }.
event-lies-up = Le Canoë de Transport de { $seat } arrivé { $at_hex } reste visible.
event-down = { $seat } cache le Canoë de Transport qui était visible { $at_hex }.

## Événements : bataille

event-battle = Bataille { $at_hex } : { $seat } attaque { $other_seat }. Sur les lignes de front, { $attack } contre { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }Derrière, { $seat } garde { $attack_back }.
}{ $defence_back ->
    [none] { "" }
   *[other] { " " }Derrière, { $other_seat } garde { $defence_back }.
}
event-battle-independent = Bataille { $at_hex } : { $seat } attaque les habitants. Sur les lignes de front, { $attack } contre { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }Derrière, { $seat } garde { $attack_back }.
}
event-roll = { $seat } obtient { $pips } : { $pips ->
    [1] une pièce de l’attaquant va être éliminée.
    [2] une pièce de l’attaquant va paniquer.
    [3] une pièce de l’attaquant va paniquer.
    [4] une pièce du défenseur va paniquer.
    [5] une pièce du défenseur va paniquer.
   *[6] une pièce du défenseur va être éliminée.
}
event-roll-panic = { $seat } obtient { $pips } : { $a_piece } de { $other_seat } panique.
event-roll-fall = { $seat } obtient { $pips } : { $a_piece } de { $other_seat } est éliminé.
event-roll-panic-independent = { $seat } obtient { $pips } : un Guerrier Local panique.
event-roll-fall-independent = { $seat } obtient { $pips } : un Guerrier Local est éliminé.
event-panic = { $a_piece } de { $seat } panique.
event-panic-independent = Un Guerrier Local panique.
event-fall = { $a_piece } de { $seat } est éliminé.
event-fall-independent = Un Guerrier Local est éliminé.
event-leave = { $seat } n’a pas de canoë pour { $a_piece }, qui est { $piece_word ->
    [colony] perdue
   *[other] perdu
}.
event-no-refuge = { $seat } n’a nulle part où retraiter : tous les survivants sont perdus.
event-retreat = { $seat } retraite { $to_hex } avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-save = { $seat } sacrifie { $a_piece } et sauve un Village { $at_hex }.
event-conquer = { $seat } conquiert { $the_hex } et y garde { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}.
event-lay-waste = { $seat } prend { $the_hex }, mais aucun Village n’y reste.
event-home = { $seat } a désormais { $the_hex } pour groupe d’origine.

## Événements : cartes

event-use-card = { $seat } utilise { $card }. { $effect }
event-show-card = { $seat } montre { $card }.
event-draw-card = { $seat } pioche { $card }. { $effect }
event-draw-card-hidden = { $seat } pioche une carte.
event-kava-hex = KAVA CEREMONY : { $seat } regarde les pièces qui sont { $at_hex } et voit { $pieces }.
event-kava-hex-hidden = KAVA CEREMONY : { $seat } regarde les pièces qui sont { $at_hex }.
event-kava-seat = KAVA CEREMONY : { $seat } regarde les cartes de { $other_seat } et voit { $cards }.
event-kava-seat-hidden = KAVA CEREMONY : { $seat } regarde les cartes de { $other_seat }.
event-deforest = DEFORESTATION : { $seat } détruit un Village de { $other_seat } { $at_hex }.

## Événements : étapes, construction, victoire

event-step-exploration = Étape d’Exploration.
event-step-movement = Étape de Mouvement et de Bataille.
event-step-victory = Étape de Victoire : on compte les points.
event-step-building = Étape de Construction.
event-order-item = { $seat } commande { $an_item } { $at_hex }.
event-order-card = { $seat } commande une carte avec les points { $from_hex }.
event-order-dismiss = { $seat } reprendra une Rumeur { $at_hex }.
event-order-settle = { $seat } changera en Village la Colonie qui est { $at_hex }.
event-order-focus = { $seat } se concentrera sur l’intérieur.
event-order-use = { $seat } utilisera { $card }.
event-ready = { $seat } a donné ses ordres.
event-focus = { $seat } se concentre sur l’intérieur : son Explorateur va dans la Case Perdu.
event-buy = { $seat } achète une carte.
event-build = { $seat } construit { $items } { $at_hex }.
event-settle = { $seat } fonde un Village { $at_hex }.
event-track = Points : { $scores }.
part-score = { $seat } { $score }
event-declare = { $seat } déclare la victoire{ $count ->
    [0] .
   *[other] { "" } et montre { $cards }.
}
event-not-enough = { $seat } n’a plus assez de points, et personne d’autre non plus : la partie continue.
event-reveal-cards = { $seat } montre ses autres cartes : { $cards }.
event-win = { $seat } l’emporte.
event-draw-game = { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
} partagent la victoire.

## Refus. Ce qui n’est pas dit dans l’action s’appelle « cet hex », « cette pièce », « cette carte ».

obstacle-not-now = { $when } ; { $now }.
when-home = On choisit son groupe d’origine avant la partie
when-order = On fixe l’ordre du tour au début du tour
when-exploration = Les Explorateurs partent à l’étape d’Exploration
when-return = Un Explorateur ne rentre que d’un voyage
when-tile = On garde ou on révèle une tuile quand on vient de la trouver
when-drift = On ne pousse un Explorateur que si un marqueur Hors Course est tiré
when-cards = Cette carte ne s’utilise qu’à son heure
when-no-card = On ne renonce à une carte que si l’on est invité à en utiliser une
when-movement = Les flottes se déplacent à l’étape de Mouvement
when-turning = On montre ou on cache ses canoës après le transit, à l’étape de Mouvement
when-done = On ne termine que le transit, le mouvement, la construction ou le sauvetage des Villages
when-battle = Les batailles se livrent après le mouvement
when-lose = On choisit la pièce touchée quand le dé atteint sa ligne de front
when-leave = On abandonne des pièces quand une retraite manque de canoës
when-retreat = On retraite après une bataille perdue
when-save = On sauve des Villages après une bataille gagnée
when-face = On ne laisse un canoë visible ou caché de cette façon qu’après une bataille
when-disc = On choisit un nouveau groupe d’origine quand on a perdu l’ancien
when-building = On construit à l’étape de Construction
when-victory = On déclare la victoire à l’étape de Victoire
when-event = On choisit une cible quand un évènement le demande
when-search = La recherche du kumara remplace une exploration
when-steer = On ne choisit un cap que pendant une recherche de kumara
when-play = Un évènement gardé se joue à son heure
when-leader = Le Chef de guerre panique quand le dé atteint votre ligne de front
when-chit = On choisit un jeton quand plusieurs ont été tirés
now-homes = on en est au choix des groupes d’origine
now-cup = on en est à la mise en place
now-order = on en est à l’ordre du tour
now-explore = on en est à l’étape d’Exploration
now-voyage = un Explorateur est en voyage
now-transit = on en est au transit
now-moving = on en est à l’étape de Mouvement
now-battles = il faut d’abord choisir la prochaine bataille
now-building = vous êtes en train de construire
now-cards = on peut seulement montrer des cartes avant le décompte
now-victory = on en est à l’étape de Victoire
now-over = la partie est finie
now-search = une recherche de kumara est en cours
now-event = on en est à l’évènement du tour
now-chit = on en est au jeton de Samoa
now-eve = la construction va commencer
now-asked = il faut d’abord répondre à une autre question
obstacle-rule-off = On joue cette partie sans { $rule }.
rule-saved = les ressources stockées
rule-south = l’Île du Sud
rule-kumara = le kumara
rule-events = les évènements aléatoires
rule-solo = les jetons de Samoa
obstacle-no-tile-down = Il n’y a pas de tuile cachée { $at_hex }.
obstacle-home-taken = Quelqu’un joue déjà { $nation }, ou ce peuple n’est pas en jeu.
obstacle-no-such-seat = Personne ne joue cette couleur dans cette partie.
obstacle-no-direction = À deux joueurs, il n’y a pas de sens à choisir.
obstacle-not-unknown = On n’explore que l’inconnu, et l’on sait déjà ce qu’il y a { $at_hex }.
obstacle-out-of-reach = On ne peut pas atteindre { $the_hex } : en chemin, on ne traverse que des hexes connus et sans ennemis.
obstacle-enemy-there = Un Explorateur n’entre pas dans un hex ennemi, et il y a un ennemi { $at_hex }.
obstacle-cup-empty = Il ne reste plus de marqueur de Découverte dans la tasse.
obstacle-too-far = La flotte ne peut pas atteindre { $the_hex } ce tour-ci : c’est trop loin, ou aucun chemin ne passe par des hexes connus et sans ennemis.
obstacle-not-adjacent = On n’avance que d’un hex à la fois, et l’on n’est pas à côté { $from_hex }.
obstacle-no-marker-left = Vos trois marqueurs Île Découverte sont sur la carte : révélez d’abord une tuile.
obstacle-not-found = Vous n’avez pas de marqueur Île Découverte { $at_hex }.
obstacle-no-drift = Un marqueur Hors Course ne peut pas pousser cet Explorateur { $to_hex }.
obstacle-not-held = Vous n’avez pas { $card }.
obstacle-card-open = Tout le monde voit déjà { $card }.
obstacle-card-spent = Vous avez déjà utilisé { $card }.
obstacle-card-useless = Pour l’instant, { $card } ne servirait à rien.
obstacle-no-target = Aucun autre joueur n’a rien à viser { $at_hex }.
obstacle-fleet-in-hand = Terminez d’abord le mouvement de la flotte que vous avez formée.
obstacle-no-fleet = Vous n’avez pas formé de flotte.
obstacle-no-such-piece = Vous n’avez pas de { $piece } disponible { $at_hex }.
obstacle-has-moved = { $the_piece } qui est { $at_hex } ne peut pas aller plus loin ce tour-ci.
obstacle-no-canoe = { $a_piece } ne voyage pas sans canoë.
obstacle-chain-stays = Pendant le transit, les canoës de la chaîne restent où ils sont.
obstacle-not-on-chain = Votre Chaîne de Canoës de Transport n’atteint pas { $the_hex }.
obstacle-over-capacity = Les canoës de cette flotte n’ont pas de place pour { $a_piece }.
obstacle-in-enemy-hex = Une flotte n’embarque ni ne dépose rien dans un hex ennemi.
obstacle-loaded-here = Cette flotte a déjà embarqué des pièces ici.
obstacle-dropped-here = Vous venez de déposer une pièce ici : accostez, puis formez une nouvelle flotte.
obstacle-no-other-canoe = Vous n’avez pas ici d’autre { $piece } qui vienne de plus loin et puisse encore avancer.
obstacle-no-other-berth = Ce Groupe de Guerriers n’a pas le choix entre un Canoë de Guerre et un Canoë de Transport.
obstacle-carried = Un canoë a déjà porté { $the_piece } ce tour-ci : aucun autre ne peut s’en charger.
obstacle-has-walked = { $the_piece } a déjà marché ce tour-ci.
obstacle-not-sailed = La flotte n’a pas encore navigué.
obstacle-last-of-fleet = Une flotte ne se vide pas en chemin : accostez plutôt.
obstacle-not-known = Les canoës n’entrent pas { $at_hex } : seuls les hexes connus leur sont ouverts.
obstacle-needs-war-canoe = Seule une flotte qui comprend un Canoë de Guerre entre dans un hex ennemi, et il y a un ennemi { $at_hex }.
obstacle-stranded = Des pièces resteraient en mer sans canoë.
obstacle-garrison = Vous devez laisser une pièce, ne serait-ce qu’une Rumeur, dans un groupe imprimé que vous avez conquis.
obstacle-no-rumour = Vous n’avez pas de Rumeur { $at_hex }.
obstacle-not-your-stack = Vous n’avez pas de pièces { $at_hex }.
obstacle-nothing-moves = Vous n’avez aucun canoë qui puisse bouger.
obstacle-no-transport = Vous n’avez pas de Canoë de Transport { $at_hex }.
obstacle-is-up = Un Canoë de Transport est déjà visible { $at_hex }.
obstacle-is-down = Aucun Canoë de Transport n’est visible { $at_hex }.
obstacle-turned-already = Vous avez déjà retourné un canoë dans ce sens { $at_hex } ce tour-ci.
obstacle-no-raid = Vous n’attaquez personne { $at_hex }.
obstacle-not-in-front = Vous n’avez pas de { $piece } sur votre ligne de front.
obstacle-not-nearest = On retraite vers le plus proche de ses groupes, et ce n’est pas { $the_hex }.
obstacle-last-piece = Votre dernière pièce doit rester { $at_hex }.
obstacle-not-your-group = Vous n’avez pas de Village { $at_hex }.
obstacle-no-points = Vous n’avez pas assez de Points de Construction.
obstacle-no-stock = Votre réserve n’a plus de pièce de cette sorte.
obstacle-no-box = Il n’y a plus de case libre pour un Village { $at_hex }.
obstacle-one-village = Un groupe ne reçoit qu’un nouveau Village par tour.
obstacle-no-brown-box = Il n’y a plus de case marron à améliorer { $at_hex }.
obstacle-chain-there = Un Canoë de Transport est déjà visible { $at_hex }.
obstacle-no-colony = Vous n’avez pas de Colonie { $at_hex }.
obstacle-no-group = Aucune Colonie ne peut s’installer { $at_hex }.
obstacle-one-card = Vous n’achetez qu’une carte par tour.
obstacle-no-cards-left = Il ne reste pas assez de cartes dans la pioche.
obstacle-no-pool = On ne paie pas avec les points { $from_hex } : nommez un groupe isolé, ou le premier des groupes qui partagent leurs points.
obstacle-explorer-lost = Votre Explorateur est dans la Case Perdu.
obstacle-no-home = Vous n’avez pas de groupe d’origine.
obstacle-once-only = Vous ne pouvez faire cela qu’une fois par tour.
obstacle-too-few-points = Vous n’avez pas assez de points pour déclarer la victoire.
obstacle-last-village = C’est le dernier Village de ce joueur : on l’épargne.
heard-hexes = « { $word } » peut désigner { $hexes } : tapez le numéro
heard-no-hex = aucun lieu ne s’appelle « { $word } » ; tapez un nom de la carte, ou le numéro d’un hex, comme 0705

## Options

preset-basic = Jeu de base
preset-basic-meaning = Les règles 1 à 10, sans les règles avancées.
preset-advanced = Toutes les règles avancées
preset-advanced-meaning = Évènements aléatoires, Île du Sud, kumara, malaria, et un Point de Construction que l’on peut mettre de côté (11.2 à 11.6).
option-homes = Groupes d’origine
option-homes-meaning = Comment répartit-on les groupes d’origine ?
option-homes-drawn = Tirés au sort
option-homes-drawn-meaning = Le hasard distribue les aides de jeu.
option-homes-agreed = Choisis
option-homes-agreed-meaning = Chacun choisit, dans l’ordre des places.
option-home_point = Un point pour le groupe d’origine
option-home_point-meaning = Le groupe d’origine compte-t-il lui-même comme groupe relié ?
option-home_point-yes = Oui
option-home_point-yes-meaning = Il compte tant qu’un Canoë de Transport y est visible.
option-home_point-no = Non
option-home_point-no-meaning = Seuls les autres groupes comptent.
option-rumours = Rumeurs
option-rumours-meaning = Jusqu’où une Rumeur va-t-elle seule ?
option-rumours-two = Comme un canoë
option-rumours-two-meaning = Aussi loin que le canoë pour lequel elle se fait passer : c’est plus strict que le livret.
option-rumours-any = Partout
option-rumours-any-meaning = Aussi loin que vous voulez, par des hexes connus et sans ennemis.
option-given_up = Pièces sacrifiées
option-given_up-meaning = Que devient une pièce sacrifiée pour sauver un Village ?
option-given_up-gone = Hors du jeu
option-given_up-gone-meaning = Elle est retirée du jeu, comme l’écrit le livret.
option-given_up-stock = Dans la réserve
option-given_up-stock-meaning = Elle peut être reconstruite.
option-turns = Limite de tours
option-turns-meaning = Après quel tour la partie s’arrête-t-elle de toute façon ?
option-turns-60 = 60
option-turns-60-meaning = Après le tour 60, celui qui a le plus de points l’emporte.
option-turns-40 = 40
option-turns-40-meaning = Après le tour 40, celui qui a le plus de points l’emporte.
option-turns-20 = 20
option-turns-20-meaning = Après le tour 20, celui qui a le plus de points l’emporte.

## Points, volets, texte

score-name = points de victoire
points-villages = Villages
points-groups = Groupes reliés
points-atolls = Atolls
points-cards = Cartes
panel = { $nation }, { $home ->
    [none] sans groupe d’origine
   *[other] groupe d’origine : { $home }
} ; { $villages }, { $groups }, { $cards }{ $closed ->
    [0] { "" }
    [one] { " " }({ $closed } cachée)
   *[other] { " " }({ $closed } cachées)
}{ $lost ->
    [0] { "" }
   *[other] ; Explorateur perdu
}
panel-none = Pas encore de groupe d’origine
text-turn = Tour { $turn } : { $stage }
stage-homes = Choix des groupes d’origine
stage-cup = Mise en place
stage-order = Ordre du tour
stage-explore = Exploration
stage-voyage = Exploration
stage-transit = Transit
stage-moving = Mouvement
stage-battles = Bataille
stage-building = Construction
stage-cards = Cartes à montrer
stage-victory = Victoire
stage-over = Fin de la partie
text-group = { $full_hex } : { $seat }, { $villages } pour { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}{ $agriculture ->
    [0] { "" }
    [one] , { $agriculture } Agriculture Améliorée
   *[other] , { $agriculture } Agricultures Améliorées
}
text-stack = { $full_hex } : { $seat }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $pieces }
text-seat = { $seat } : { $points } · { $panel }
text-hidden = face cachée
text-up = un Canoë de Transport est visible
text-tile = Hex { $number } : { $tile }
text-tile-hidden = une tuile cachée
text-voyage = L’Explorateur est { $at_hex }, avec { $knots }
text-cards = Cartes de { $seat } : { $cards }
text-card-hidden = une carte cachée
text-left = Marqueurs de Découverte dans la tasse : { $cup } ; tuiles dans le couvercle : { $lid } ; cartes dans la pioche : { $deck }
text-fleet = Flotte { $at_hex } : { $pieces }
text-fighters = { $count ->
    [one] { $count } Groupe de Guerriers à bord de Canoës de Guerre
   *[other] { $count } Groupes de Guerriers à bord de Canoës de Guerre
}
text-trip = { $steps ->
    [one] a avancé de { $steps } hex
   *[other] a avancé de { $steps } hexes
} : { $pieces }
text-stayed = reste sur place : { $pieces }
text-put-down = déjà porté ou passé à pied : { $pieces }
text-battle = Bataille { $at_hex } : { $seat } attaque, ligne de front : { $attack_front }, ligne arrière : { $attack_back } ; en face, ligne de front : { $defence_front }, ligne arrière : { $defence_back }{ $die ->
    [0] .
   *[other] ; le dé donne { $die }.
}
text-orders = Ordres de { $seat } : { $orders }
text-orders-none = { $seat } n’a encore rien commandé
text-pool = à dépenser { $at_hex } : { $points }
text-ordered = { $items } { $at_hex }
text-settling = la Colonie qui est { $at_hex } devient un Village
text-dismissing = une Rumeur est reprise { $at_hex }
text-buying = une carte
text-focusing = se concentrer sur l’intérieur
text-face-down = cachée
text-spent = déjà utilisée
text-sea = Océan Ouvert découvert : { $hexes }
text-independent = { $full_hex } : groupe indépendant, { $local }
text-raid = { $full_hex } : { $seat } attaque avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $pieces }
text-at-least = au moins { $pieces }
text-no-war = pas de Canoë de Guerre

## Consignes

prompt-wait = On attend { $names } (étape : { $stage }).
prompt-homes = Choisissez le groupe d’origine que vous voulez jouer.
prompt-order = Vous fermez la marche sur la piste et vous avez le marqueur d’ordre du tour. Dites qui joue en premier{ $seats ->
    [2] .
   *[other] , et dans quel sens on tourne.
}
prompt-explore = Envoyez votre Explorateur en mer : choisissez le premier hex à explorer, ou restez à terre ce tour-ci.
prompt-voyage = Vous avez { $knots }. Explorez un hex voisin, ou faites rentrer l’Explorateur : au-delà de { $limit }, il est perdu.
prompt-tile = Vous avez trouvé { $tile } (cases vertes : { $green }, cases marron : { $brown }). Gardez la tuile secrète (marqueurs qui vous restent : { $left }), ou révélez-la.
prompt-drift = Hors Course ! Choisissez l’hex voisin où vous poussez l’Explorateur de { $seat }.
prompt-knots = Vous avez { $knots }, et la limite est de { $limit }. Utilisez une carte contre les nœuds, ou aucune.
prompt-home = Vous avez perdu votre groupe d’origine. Choisissez celui qui le remplace.
prompt-start = Une bataille commence { $at_hex }. Utilisez une carte avant le premier jet, ou aucune.
prompt-roll = Le dé donne { $pips }. Utilisez une carte pour y changer quelque chose, ou aucune.
prompt-lose = Le dé donne { $pips }. Choisissez la pièce de votre ligne de front qui est touchée.
prompt-leave = Il n’y a pas assez de canoës. Choisissez qui vous abandonnez.
prompt-retreat = Choisissez le groupe où vos pièces retraitent.
prompt-save = Vous avez pris { $the_hex } et pouvez encore sauver { $left }. Sacrifiez une Pièce de Bataille pour chacun, ou arrêtez-vous là.
prompt-face = Vos pièces se regroupent { $at_hex }. Laissez un Canoë de Transport visible, ou cachez tout.
prompt-answer = Quelqu’un déclare la victoire. Répondez par DEFORESTATION, ou n’utilisez aucune carte.
prompt-transit = Transit : formez une flotte à envoyer le long de votre chaîne, ou terminez le transit.
prompt-transit-fleet = Transit au départ { $from_hex } : prenez d’autres pièces, choisissez où elles vont dans la chaîne, ou laissez-les ici.
prompt-moving = { $count ->
    [0] Plus aucun de vos canoës ne peut bouger : montrez ou cachez des Canoës de Transport, ou terminez le mouvement.
    [one] Un canoë peut encore bouger. Formez une flotte, montrez ou cachez des Canoës de Transport, ou terminez le mouvement.
   *[other] { $count } canoës peuvent encore bouger. Formez une flotte, montrez ou cachez des Canoës de Transport, ou terminez le mouvement.
}
prompt-moving-fleet = La flotte qui est { $at_hex } { $left ->
    [0] n’a plus de canoë qui puisse avancer : déposez des pièces, ou accostez. Une Rumeur seule peut encore aller plus loin.
    [one] peut encore avancer d’un hex : embarquez, déposez, naviguez ou accostez.
   *[other] peut encore avancer de { $left } hexes : embarquez, déposez, naviguez ou accostez.
}
prompt-steer = Recherche du kumara : choisissez l’hex sur lequel vous mettez le cap. Vous pouvez montrer des cartes avant le jet suivant.
prompt-battles = Choisissez la prochaine bataille à livrer.
prompt-building = À dépenser : { $points }{ $pools ->
    [one] .
   *[other] , en { $pools } fonds séparés.
} Commandez ce que vous voulez construire, puis terminez la construction.
prompt-victory = Vous avez { $points }, et il en faut { $threshold } : déclarez la victoire, ou continuez la partie.

## Déplacements entiers

plan-move = Naviguer { $from_origin } { $to_hex } avec { $pieces }.
plan-sail = Naviguer { $to_hex } et accoster.
plan-points = { $place } : { $left ->
    [0] plus aucun Point de Construction
    [one] encore { $left } Point de Construction
   *[other] encore { $left } Points de Construction
}

## Ce qu’il y a à savoir d’un endroit

about-price = { $points ->
    [0] Gratuit
    [one] { $points } Point de Construction
   *[other] { $points } Points de Construction
}
about-america = L’Amérique du Sud. Aucune pièce n’y entre.
about-unknown = Inconnu. Seuls les Explorateurs y entrent ; ils y tirent un marqueur de Découverte.
about-face-down = Une tuile cachée, découverte par { $finders }. Un Explorateur entre dans cet hex pour deux nœuds ; les canoës n’y entrent pas.
about-your-tile = Vous la connaissez : c’est { $tile } (cases vertes : { $green }, cases marron : { $brown }).
secret-tile = { $tile } (cases vertes : { $green }, marron : { $brown })
about-sea = Océan Ouvert. Tout ce qui reste ici a besoin d’un canoë.
about-independent = Un groupe indépendant, défendu par { $local }. Cases vertes : { $green }, cases marron : { $brown }. Seule une flotte qui comprend un Canoë de Guerre y entre, et elle doit se battre.
about-atoll = Un atoll. Il vaut un demi-point dans la chaîne de votre groupe d’origine ; on n’y construit rien.
about-group = Groupe contrôlé par { $seat }. Cases vertes : { $green }, cases marron : { $brown }. Villages : { $villages }, Agriculture Améliorée : { $agriculture }.
about-free-group = Personne ne contrôle ce groupe. Cases vertes : { $green }, cases marron : { $brown }. Villages : { $villages }, Agriculture Améliorée : { $agriculture }. Une Colonie peut s’y installer.
about-home = Groupe d’origine de { $seat }.
about-taken = Conquis par { $seat }, qui doit y garder une pièce.
about-worth = { $villages }{ $connected ->
    [yes] , et 1 point pour le groupe relié
    [home] , et 1 de plus si un Canoë de Transport y est visible
    [none] { "" }
   *[no] , mais sans lien avec le groupe d’origine
}
about-stack = Les pièces de { $seat } { $at_hex }
about-stack-effect = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}. Ce que vous en savez : { $pieces }.
about-raid = { $seat } attaque { $the_hex }
about-fleet = La flotte de { $seat }
about-fleet-effect = Elle est { $at_hex } ; chemin parcouru : { $steps }. À bord : { $pieces }.
about-stock = Vous pouvez encore en construire { $count }.
about-village-points = 1 point
about-voyage = L’Explorateur de { $seat }
about-voyage-effect = Il est { $at_hex }, avec { $knots }. À { $limit }, il doit rentrer ; au-delà, il est perdu.
about-cup = La tasse des marqueurs de Découverte
about-lid = Le couvercle des tuiles
about-lid-effect = Tuiles restantes : { $count }. Un joueur qui trouve un Groupe d’Îles en pioche une.
about-deck = Les cartes Arts & Culture
about-deck-effect = Cartes restantes : { $count }. À l’étape de Construction, on peut en acheter une par tour.
about-turn = Le tour
about-turn-order = Ordre du tour : { $names }
about-track = La piste des points
about-track-effect = Le marqueur indique les points du dernier décompte ; un marqueur pâle, ceux que le joueur aurait à présent.
about-threshold = Il faut { $points } points pour déclarer la victoire
about-battle = La bataille { $from_hex }
declined-battle = la bataille { $from_hex }
about-orders = Vos ordres
about-gone = Hors du jeu : { $pieces }
about-card-owner = Carte de { $seat }.
about-card-hidden = Une carte cachée
about-card-spent = Elle a déjà servi.
about-card-open = Elle est visible.
about-card-closed = Elle est cachée.
about-card-points = { $points ->
    [0] Aucun point
    [one] { $points } point
   *[other] { $points } points
}

## Ce que font les pièces et les cartes

effect-transport = Il se déplace de deux hexes et porte un Groupe de Guerriers ou une Colonie. Visible, c’est un maillon de votre chaîne.
effect-war = Une Pièce de Bataille. Il se déplace de deux hexes et porte un Groupe de Guerriers. Seule une flotte qui comprend un Canoë de Guerre entre dans un hex ennemi.
effect-warrior = Une Pièce de Bataille. Il attaque depuis un Canoë de Guerre et défend n’importe quelle île. Les canoës le portent.
effect-colony = Amenée sur un groupe libre, elle y devient un Village à l’étape de Construction.
effect-rumour = Une pièce factice : cachée, elle ressemble aux autres. Vous la reprenez quand vous voulez, et elle disparaît dans une bataille.
effect-local = Il défend un groupe qui a des Villages, et revient après chaque bataille.
effect-village = Il donne un Point de Construction par tour. Un groupe ne reçoit qu’un nouveau Village par tour.
effect-agriculture = Elle permet de bâtir un Village sur une case marron.
effect-arioi = Une seule fois, une attaque est annulée avant le premier jet, et l’attaquant retraite.
effect-bird-signs = Une seule fois, deux nœuds ne comptent pas.
effect-breadfruit = Une seule fois, un même groupe reçoit deux nouveaux Villages.
effect-cannibalism = Une fois par bataille, une pièce ennemie qui panique est éliminée.
effect-deforestation = Une seule fois, un autre joueur perd un Village, mais jamais son dernier.
effect-double-hulled-canoes = Tous les canoës du joueur se déplacent de trois hexes.
effect-feather-cloaks = Cette carte vaut un point, sans autre effet.
effect-haka = Une fois par bataille, un jet est relancé.
effect-hui = Cette carte vaut un point de plus avec Hawaiki ou Kuporu.
effect-hula = Cette carte vaut un point de plus avec Hawaï.
effect-kahuna-healing = Une fois par bataille, une pièce éliminée de son camp ne fait que paniquer.
effect-kava-ceremony = Une seule fois, à tout moment, le joueur regarde une pile, ou les cartes d’un autre.
effect-makahiki = Une seule fois, le groupe d’origine donne deux Points de Construction de plus.
effect-makutu = Une seule fois, au début d’une bataille : l’adversaire n’y utilise aucune carte.
effect-moai = Cette carte vaut un point de plus avec Rapa Nui.
effect-navigation = L’Explorateur ne doit rentrer qu’à six nœuds, et n’est perdu qu’à sept.
effect-ocean-chart = L’Explorateur n’est jamais perdu.
effect-patu = Une fois par bataille, le dé compte un de plus en attaque, un de moins en défense.
effect-petroglyphs = Cette carte vaut un point, sans autre effet.
effect-poi = Une seule fois, les canoës du joueur vont un hex plus loin à cette étape.
effect-powhiri = Cette carte vaut un point de plus avec Aotearoa ou Te Waka Maui.
effect-surfing = Cette carte vaut un point de plus avec Tahiti.
effect-tapa-cloth = Cette carte vaut un point, sans autre effet.
effect-tapu = Le groupe d’origine a un Guerrier Local de plus quand on l’attaque.
effect-taro-terraces = L’Agriculture Améliorée ne coûte plus rien.
effect-tattoo = Cette carte vaut un point de plus avec Hiva.
effect-tiki = Cette carte vaut un point, sans autre effet.
effect-toki = Une seule fois, deux Canoës de Transport sont gratuits.

## Leçons

lesson-explore = Chaque tour commence par l’exploration. Votre Explorateur part d’un groupe que vous contrôlez, traverse librement les hexes connus et entre dans un hex inconnu. Là, on tire un marqueur de Découverte : Océan Ouvert, Groupe d’Îles ou Hors Course. Vous jouez Tonga, au sud. Choisissez un hex inconnu voisin de Tonga, par exemple 0705, où l’on devine le nom de Niue, et explorez-le.
lesson-return = Les marqueurs portent des nœuds, que votre Explorateur additionne. À cinq exactement, il doit rentrer. Au-delà, il est perdu, et vous passez votre prochaine exploration à le récupérer. Vous avez quatre nœuds ; chaque marqueur en a au moins un, et la plupart davantage. Ce que vous avez trouvé vous reste dans tous les cas : faites rentrer l’Explorateur.
lesson-turn = La tuile de l’hex 0705 est votre secret : c’est Rarotonga, une case verte et une case marron. Les canoës n’entrent jamais dans un hex dont la tuile est cachée. Vous voulez y naviguer ce tour-ci : retournez-la d’abord.
lesson-carry = Rarotonga est visible, juste à côté de Tonga, où attendent un Canoë de Transport et une Colonie. Les pièces voyagent en flotte : on commence par un canoë, il embarque la Colonie, il navigue, il accoste. Formez une flotte avec le Canoë de Transport.
lesson-settle = Tous construisent en même temps, et en secret. Votre Colonie est arrivée à Rarotonga. À l’étape de Construction, elle devient un Village sans rien coûter, et le groupe est à vous. Changez-la en Village.
lesson-village = Chaque Village donne un Point de Construction : ce sont les Villages qui paient les Villages. À Tonga, les deux cases vertes sont prises. Des deux cases marron, l’une a déjà l’Agriculture Améliorée. Un Village y coûte deux points, et vous en avez deux : construisez-le.
lesson-chain = Des Canoës de Transport visibles dans des hexes voisins, un par hex, forment une chaîne. Les groupes de la chaîne de votre groupe d’origine valent un point chacun et partagent leurs Points de Construction, et les pièces y voyagent librement. À Tonga, un canoë est déjà visible. Montrez celui de Rarotonga.
lesson-battle = Votre flotte s’est arrêtée à Rarotonga, où Rouge a un Village : il y a bataille, et tout le monde voit maintenant toutes les pièces. Seules les lignes de front combattent : vos Canoës de Guerre et les Groupes de Guerriers qu’ils portaient, contre un Groupe de Guerriers et le Guerrier Local du Village. Vous lancez le dé jusqu’à ce qu’une ligne soit vide. Avec 1, une de vos pièces est éliminée ; avec 6, une de Rouge. Avec 2 ou 3, une des vôtres panique et ne combat plus ; avec 4 ou 5, une de Rouge. Vous venez d’obtenir 1, et c’est vous qui choisissez. Un Canoë de Guerre coûte plus cher, et il faut des canoës pour retraiter : choisissez un Groupe de Guerriers.
lesson-declare = À la fin de chaque tour, on compte les points : Villages, groupes reliés, atolls de la chaîne et cartes visibles. À deux joueurs, il en faut 28. Vous en avez 24 sur la table, et vos quatre cartes en main valent un point chacune. Celui qui en a assez peut déclarer la victoire ; il montre alors ces cartes, et la partie s’arrête. Déclarez la victoire.
lesson-alone-explore = En solitaire, vous jouez Tonga ; des jetons et des dés jouent Samoa. Quand vous trouvez un Groupe d’Îles, le dé dit si Samoa y est avant vous. Retirez 1 au jet si l’hex est aussi près de Samoa que de Tonga, 2 s’il est plus près de Samoa ; si le résultat est inférieur à la distance de Tonga, Samoa y est déjà. À côté de Tonga et à l’écart de Samoa, tout est libre à coup sûr. Explorez un hex qui ne touche pas Samoa.
lesson-alone-chit = À partir du deuxième tour, chaque tour commence par un jeton pour Samoa : d’abord ce qu’elle reçoit, puis ce qu’elle fait. Le journal raconte tout, avec les raisons. Après le sixième jeton, les quatre jetons Attaque ! rejoignent la tasse. Les jetons sont aussi votre horloge : il faut gagner tant qu’il en reste au moins deux sur quinze. Terminez la construction, et voyez lequel sort le premier.
lesson-alone-land = Samoa a trouvé Hawaï dans l’hex 0705 et y a laissé un Canoë de Transport, sans personne pour le défendre. C’est quand elles sont jeunes que ses terres sont faibles : un Canoë de Guerre les dégage, puis une de vos Colonies peut s’y installer. Formez une flotte avec le Canoë de Guerre ; il peut embarquer un Groupe de Guerriers, et Hawaï n’est qu’à un hex.
lesson-alone-guard = Sept jetons ont été tirés : désormais, Samoa peut attaquer à chaque tour. De vos groupes à leur portée, ses Canoës de Guerre choisissent celui qui a le moins de défenseurs : Groupes de Guerriers, Canoës de Guerre et Guerriers Locaux ensemble. Tonga a trois Groupes de Guerriers ; Tahiti, juste à côté, n’en a aucun. Construisez-en un à Tahiti.
lesson-alone-return = Aotearoa a quatre cases, et elle est libre. Un groupe aussi grand inquiète Samoa : à la fin de votre exploration, on tire un jeton de plus. Dix sur quinze sont déjà partis, et le tour où l’on tire le treizième sera votre dernier. Une autre grande découverte coûterait encore un jeton. Vous en avez trouvé assez : rentrez.
lesson-alone-win = Vous gagnez si, à une étape de Victoire, vous avez 30 points, toutes vos cartes comptées, et qu’il reste au moins deux jetons ; il n’y a rien à déclarer. Vous avez 18 Villages, sept groupes reliés et cinq cartes à un point. Il reste trois jetons. Terminez la construction : la partie est à vous.


## L’image

part-unknown = Inconnu
part-ocean = Océan Ouvert
part-atoll = Atoll
part-boxes = Cases vertes : { $green }, cases marron : { $brown }
part-face-down = Une tuile cachée
part-kept = Tuile cachée, connue de vous : { $tile }
part-independent = Indépendant, { $local }
part-group = { $seat } : { $villages } pour { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}{ $agriculture ->
    [0] { "" }
    [one] , { $agriculture } Agriculture Améliorée
   *[other] , { $agriculture } Agricultures Améliorées
}
part-home = Groupe d’origine de { $seat }
part-stack = { $seat }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
part-least = au moins { $pieces }
part-no-war = pas de Canoë de Guerre
part-up = un Canoë de Transport est visible
part-knots = { $count ->
    [one] { $count } nœud
   *[other] { $count } nœuds
}
part-cup = Marqueurs de Découverte restants : { $islands } Groupe d’Îles, { $oceans } Océan Ouvert, { $off } Hors Course
part-lid = Tuiles restantes : { $count }
part-deck = Cartes Arts & Culture restantes : { $count }
part-rope = Nœuds : { $knots }. À { $limit }, l’Explorateur doit rentrer ; au-delà, il est perdu
part-fleet = La flotte
part-battle = Bataille { $at_hex }
part-front = Ligne de front
part-back = Ligne arrière
part-turn = Tour { $turn }
part-points = Points de Construction : { $points }


## Les règles avancées

option-end = Fin de la partie
option-end-meaning = À combien de points la partie s’arrête-t-elle ? Le livret conseille trois de plus ou de moins au maximum. (11.1)
option-end-standard = Comme dans la règle
option-end-standard-meaning = 28, 25 ou 22 points à 2, 3 ou 4 joueurs.
option-end-more1 = 1 de plus (conseillé)
option-end-more1-meaning = Un point de plus que dans la règle ; le livret conseille trois au plus.
option-end-more2 = 2 de plus (conseillé)
option-end-more2-meaning = Deux points de plus que dans la règle ; le livret conseille trois au plus.
option-end-more3 = 3 de plus (conseillé)
option-end-more3-meaning = Trois points de plus que dans la règle ; le livret conseille trois au plus.
option-end-more4 = 4 de plus
option-end-more4-meaning = Quatre points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more5 = 5 de plus
option-end-more5-meaning = Cinq points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more6 = 6 de plus
option-end-more6-meaning = Six points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more7 = 7 de plus
option-end-more7-meaning = Sept points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more8 = 8 de plus
option-end-more8-meaning = Huit points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more9 = 9 de plus
option-end-more9-meaning = Neuf points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-more10 = 10 de plus
option-end-more10-meaning = Dix points de plus que dans la règle : une longue partie, au-delà de ce que conseille le livret.
option-end-less1 = 1 de moins (conseillé)
option-end-less1-meaning = Un point de moins que dans la règle ; le livret conseille trois au plus.
option-end-less2 = 2 de moins (conseillé)
option-end-less2-meaning = Deux points de moins que dans la règle ; le livret conseille trois au plus.
option-end-less3 = 3 de moins (conseillé)
option-end-less3-meaning = Trois points de moins que dans la règle ; le livret conseille trois au plus.
option-end-less4 = 4 de moins
option-end-less4-meaning = Quatre points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less5 = 5 de moins
option-end-less5-meaning = Cinq points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less6 = 6 de moins
option-end-less6-meaning = Six points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less7 = 7 de moins
option-end-less7-meaning = Sept points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less8 = 8 de moins
option-end-less8-meaning = Huit points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less9 = 9 de moins
option-end-less9-meaning = Neuf points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-end-less10 = 10 de moins
option-end-less10-meaning = Dix points de moins que dans la règle : une partie courte, pour apprendre, au-delà de ce que conseille le livret.
option-saved = Ressources stockées
option-saved-meaning = Peut-on garder un Point de Construction pour plus tard ? (11.4)
option-saved-no = Non
option-saved-no-meaning = Les points que l’on ne dépense pas sont perdus.
option-saved-yes = Oui
option-saved-yes-meaning = On peut mettre un point de côté, et le dépenser plus tard dans son groupe d’origine.
action-store = Mettre de côté un Point de Construction { $from_hex }.
action-spend = Dépenser le Point de Construction mis de côté.
event-order-store = { $seat } mettra de côté un Point de Construction { $from_hex }.
event-order-spend = { $seat } dépensera le Point de Construction mis de côté.
event-store = { $seat } met un Point de Construction de côté.
event-spend = { $seat } dépense le Point de Construction mis de côté.
obstacle-store-full = Vous avez déjà mis un Point de Construction de côté : dépensez-le d’abord.
obstacle-store-empty = Vous n’avez pas de Point de Construction de côté.
option-malaria = Malaria
option-malaria-meaning = La malaria frappe-t-elle la Mélanésie dès que quelqu’un y vit ? (11.6)
option-malaria-no = Non
option-malaria-no-meaning = Personne ne tombe malade.
option-malaria-yes = Oui
option-malaria-yes-meaning = À chaque tour, le dé désigne celui des quatre groupes qui est frappé.
event-malaria = Malaria : le dé donne { $pips } et désigne { $the_hex }.
event-malaria-strikes = La malaria emporte un Village de { $seat } { $at_hex }.
option-south_island = Île du Sud
option-south_island-meaning = Découvre-t-on Te Waka Maui avec Aotearoa ? (11.3)
option-south_island-no = Non
option-south_island-no-meaning = Elle reste dans la boîte.
option-south_island-yes = Oui
option-south_island-yes-meaning = Elle est posée à côté d’Aotearoa, s’il y a de la place.
action-walk = Passer à pied { $from_hex } à l’autre île avec { $a_piece }.
action-walk-hidden = Une pièce passe à pied { $from_hex } à l’autre île.
event-south-island = { $seat } pose Te Waka Maui dans l’hex { $number }.
event-south-out = Il n’y a pas de place pour Te Waka Maui à côté { $from_hex } : elle n’est pas en jeu.
event-walk = { $seat } fait passer { $a_piece } à pied { $from_origin } { $to_hex }.
event-walk-hidden = { $seat } fait passer une pièce à pied { $from_origin } { $to_hex }.
obstacle-not-walkable = On ne passe à pied qu’entre Aotearoa et Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Peut-on aller chercher la patate douce en Amérique du Sud ? (11.5)
option-kumara-no = Non
option-kumara-no-meaning = Personne ne navigue si loin.
option-kumara-yes = Oui
option-kumara-yes-meaning = Un voyage dangereux, pour deux points.
action-search = Partir { $from_hex } à la recherche du kumara.
action-steer = Mettre le cap { $to_hex }.
event-search = { $seat } part { $from_hex } à la recherche du kumara.
event-search-roll = { $seat } obtient { $pips }, { $total } avec les bonus : l’Explorateur { $result ->
    [lost] est perdu.
    [return] doit rentrer.
    [off-course] dévie de sa route.
   *[explore] avance.
}
event-steer = { $seat } met le cap { $to_hex }.
event-galapagos = { $seat } trouve un relais { $at_hex } : +1 à tous les jets suivants.
event-kumara = { $seat } rapporte du kumara : deux points.
obstacle-no-search-there = La recherche du kumara commence dans l’hex 1406 ou l’hex 1407, qui mènent à l’Amérique du Sud.
obstacle-has-kumara = Vous avez déjà du kumara.
obstacle-too-near = Quand il dévie de sa route, l’Explorateur ne se rapproche pas de l’Amérique du Sud.
points-kumara = Kumara
stage-search = Recherche du kumara
option-events = Évènements aléatoires
option-events-meaning = Tire-t-on un évènement à chaque tour ? (11.2)
option-events-no = Non
option-events-no-meaning = La mer est calme.
option-events-yes = Oui
option-events-yes-meaning = Dès que quelqu’un a cinq points, on tire à chaque tour l’un des 27 évènements.
action-duty = { $duty ->
    [order] Fixer l’ordre du tour ; l’avant-dernier tirera l’évènement.
   *[event] Tirer l’évènement ; l’avant-dernier fixera l’ordre du tour.
}
action-play = Jouer { $event }.
action-strike = Choisir { $the_hex }.
action-name = Choisir { $seat }.
action-peek = « Voyage à la dérive » : regarder la tuile { $from_hex }.
action-clear = Payer pour mettre fin à { $event }.
action-leader = Faire paniquer le Chef de guerre.
outcome-event = L’évènement tiré : { $event }.
outcome-event-hidden = Un évènement, qui est gardé.
event-duty-order = { $seat } fixera l’ordre du tour ; l’avant-dernier tirera l’évènement.
event-duty-event = { $seat } tirera l’évènement ; l’avant-dernier fixera l’ordre du tour.
event-fortune-draw = { $seat } tire l’évènement { $event }. { $effect }
event-fortune-keep = { $seat } tire l’évènement { $event } et le garde. { $effect }
event-fortune-keep-hidden = { $seat } tire un évènement et le garde.
event-fortune-play = { $seat } joue { $event }. { $effect }
event-fortune-none = { $event } n’a aucun effet.
event-fortune-aim = { $seat } choisit { $the_hex } pour { $event }.
event-fortune-hex = { $event } agit { $at_hex }.
event-fortune-void = { $event } laisserait moins de deux Villages à un joueur : rien ne se passe { $at_hex }.
event-fortune-loss = { $count ->
    [0] { $seat } ne perd rien { $at_hex }.
   *[other] { $seat } perd { $loss } { $at_hex }.
}
event-fortune-gain = { $seat } reçoit { $a_piece } { $at_hex }.
event-fortune-seat = { $seat } choisit { $other_seat } pour { $event }.
event-fortune-clear = { $seat } paie pour mettre fin à { $event } { $at_hex }.
event-order-play = { $seat } jouera { $event }.
event-order-clear = { $seat } paiera pour mettre fin à { $event }.
event-peek = « Voyage à la dérive » : { $seat } regarde une tuile ; c’est { $tile }, dans l’hex { $number }.
event-peek-hidden = « Voyage à la dérive » : { $seat } regarde la tuile { $from_hex }.
event-leader-panics = Le Chef de guerre de { $seat } panique.
obstacle-closed = Un évènement ferme { $the_hex } : aucune pièce ne peut y entrer ni en sortir.
obstacle-stunted = On ne peut pas bâtir de Village { $at_hex } ce tour-ci.
obstacle-not-kept = Vous n’avez pas gardé { $event }.
obstacle-no-such-target = L’évènement ne peut pas agir { $at_hex }.
obstacle-no-blight = Aucun de vos groupes ne souffre de { $event }.
obstacle-not-lost = Votre Explorateur n’est pas dans la Case Perdu.
obstacle-leader-stands = Le Chef de guerre ne peut que paniquer : on ne l’élimine jamais.
stage-event = Évènement
stage-eve = Avant la construction
fortune-name-typhoon = « Typhon »
fortune-name-typhoon-swell = « Houle de typhon »
fortune-name-tsunami = « Tsunami »
fortune-name-invasive-weeds = « Herbes envahissantes »
fortune-name-severe-erosion = « Érosion »
fortune-name-drought = « Sécheresse »
fortune-name-peles-wrath = « Colère de Pélé »
fortune-name-taniwha = « Taniwha »
fortune-name-favorable-winds = « Vents favorables »
fortune-name-bountiful-fishing = « Pêche abondante »
fortune-name-freshwater-spring = « Source d’eau douce »
fortune-name-volcanic-ash = « Cendres volcaniques »
fortune-name-cult-of-war = « Culte de la guerre »
fortune-name-war-leader = « Chef de guerre »
fortune-name-shaman = « Chamane »
fortune-name-castaways = « Naufragés »
fortune-name-drift-voyage = « Voyage à la dérive »
fortune-name-cultural-flowering = « Essor des arts »
fortune-name-succession-dispute = « Querelle de succession »
fortune-name-rebellion = « Rébellion »
fortune-name-rats = « Rats »
fortune-name-becalmed = « Calme plat »
fortune-name-royal-marriage = « Mariage royal »
fortune-name-great-kauri-trees = « Grands kauris »
fortune-name-abundant-harvest = « Récolte abondante »
fortune-name-rotten-lashings = « Ligatures pourries »
fortune-name-calm-season = « Saison calme »
fortune-name-any = cet évènement
fortune-typhoon = Dans un hex d’Océan Ouvert, toutes les pièces sont perdues, et rien n’y entre avant le prochain tour.
fortune-typhoon-swell = Un groupe au bord de l’Océan Ouvert, qui a au moins deux Villages, en perd un.
fortune-tsunami = Un groupe perd un Village et tous ses canoës.
fortune-invasive-weeds = Un Village d’un groupe ne donne plus de Point de Construction tant que son propriétaire n’a pas payé 1 Point de Construction.
fortune-severe-erosion = Un groupe d’au moins trois cases en perd une verte pour toute la partie, avec un Village s’il en a.
fortune-drought = Un groupe ne donne aucun Point de Construction ce tour-ci.
fortune-peles-wrath = Un groupe perd deux de ses Villages (un seul s’il n’en a que deux), et l’on n’y bâtit aucun Village ce tour-ci.
fortune-taniwha = Un hex d’Océan Ouvert est fermé jusqu’au prochain tour : rien n’y entre ni n’en sort, et aucune chaîne n’y passe.
fortune-favorable-winds = À l’étape de Mouvement, les canoës du joueur vont un hex plus loin.
fortune-bountiful-fishing = Un atoll ou un hex d’Océan Ouvert donne un Point de Construction de plus par tour au joueur qui l’a dans la chaîne de son groupe d’origine.
fortune-freshwater-spring = Un groupe du joueur reçoit une case verte de plus.
fortune-volcanic-ash = Un groupe du joueur reçoit une case verte de plus.
fortune-cult-of-war = Jusqu’à trois groupes du joueur reçoivent chacun un Groupe de Guerriers.
fortune-war-leader = Au début d’une bataille, le joueur a une pièce de plus sur sa ligne de front, qui ne peut que paniquer.
fortune-shaman = Un évènement ou la malaria qui frappe le joueur reste sans effet, et un de ses groupes est à l’abri tant qu’il le contrôle.
fortune-castaways = Le joueur reçoit une Colonie sur un groupe libre, à deux hexes au plus d’un de ses Villages.
fortune-drift-voyage = Un Explorateur perdu peut explorer malgré tout ce tour-ci ; ou bien le joueur regarde une tuile cachée.
fortune-cultural-flowering = Le joueur pioche gratuitement une carte Arts & Culture.
fortune-succession-dispute = Un joueur qui a plus de points a deux Points de Construction de moins ce tour-ci.
fortune-rebellion = Un groupe sans lien avec le groupe d’origine de son propriétaire perd un Village.
fortune-rats = Un groupe ne reçoit plus de Village tant que son propriétaire n’a pas payé 2 Points de Construction.
fortune-becalmed = Avant le mouvement d’un joueur : ses canoës n’avancent que d’un hex ce tour-ci.
fortune-royal-marriage = Deux joueurs n’entrent pas dans les hexes l’un de l’autre avant le prochain tour.
fortune-great-kauri-trees = Un groupe du joueur reçoit un Canoë de Guerre.
fortune-abundant-harvest = À l’étape de Construction, le joueur bâtit gratuitement un Village.
fortune-rotten-lashings = Un Canoë de Transport en mer est perdu, avec ce qu’il porte.
fortune-calm-season = Il ne se passe rien.
lying-typhoon = Rien n’entre dans cet hex avant le prochain tour.
lying-invasive-weeds = Un Village de ce groupe ne donne plus de Point de Construction tant que son propriétaire ne paie pas 1 Point de Construction pour enlever le marqueur.
lying-severe-erosion = Une case verte est perdue pour toute la partie.
lying-drought = Ce groupe ne donne aucun Point de Construction ce tour-ci.
lying-peles-wrath = On ne bâtit aucun Village dans ce groupe ce tour-ci.
lying-taniwha = Rien n’entre dans cet hex ni n’en sort, et aucune chaîne n’y passe, avant le prochain tour.
lying-bountiful-fishing = Le joueur qui a cet hex dans la chaîne de son groupe d’origine reçoit un Point de Construction de plus par tour, jusqu’à ce qu’un autre marqueur d’évènement soit posé.
lying-freshwater-spring = Il y a une case verte de plus pour le reste de la partie.
lying-volcanic-ash = Il y a une case verte de plus, pour le reste de la partie.
lying-shaman = Ni évènement ni malaria ne touche ce groupe tant que son propriétaire actuel le contrôle.
lying-rats = Ce groupe ne reçoit plus de Village tant que son propriétaire ne paie pas 2 Points de Construction pour enlever le marqueur.
about-kept = { $event }, gardé par { $seat }
about-kept-hidden = Un évènement caché, gardé par { $seat }
about-kept-hidden-effect = Seul celui qui le garde le connaît.
about-fortune = L’évènement { $event }
about-reconstructed = (Effet reconstitué.)
text-kept = { $seat } garde { $name }
text-event-hidden = un évènement caché
text-marker = { $event } { $at_hex }. { $effect }
text-struck = { $seat } : { $name }
text-peace = « Mariage royal » : { $seat } et { $other_seat }
text-peace-effect = aucun des deux n’entre dans les hexes de l’autre avant le prochain tour
told-with = { $name } – { $effect }
prompt-duty = Vous fermez la marche sur la piste : fixez l’ordre du tour, ou tirez l’évènement. L’avant-dernier se chargera de l’autre.
prompt-target = Choisissez ce que l’évènement touche.
prompt-shaman = Ce coup vous toucherait. Jouez « Chamane » pour y échapper, ou aucune carte.
prompt-ward = Choisissez le groupe que protège le Chamane.
prompt-before = { $seat } va se déplacer. Jouez un évènement que vous avez gardé, ou aucun.
prompt-before-building = La construction va commencer. Jouez « Taniwha », ou un autre évènement que vous avez gardé, ou aucun.
prompt-before-count = On va compter les points. Jouez « Taniwha », ou un autre évènement que vous avez gardé, ou aucun.
prompt-show = Vous avez acheté une carte. Montrez-la, ou d’autres, avant le décompte des points, ou n’en montrez aucune.
prompt-leader = Une bataille commence { $at_hex }. Jouez « Chef de guerre », ou aucune carte.
prompt-fetch = Votre Explorateur est perdu. Jouez « Voyage à la dérive » pour explorer aussitôt, ou contentez-vous de le récupérer.

## Le jeu en solitaire

option-solo = Jeu en solitaire
option-solo-meaning = Seul, on joue Tonga contre Samoa (12). Avec quelle difficulté ?
option-solo-usual = Normale
option-solo-usual-meaning = Découvrir un groupe libre de quatre cases fait tirer un jeton.
option-solo-hard = Plus corsée
option-solo-hard-meaning = Découvrir un groupe libre de trois cases aussi.
action-resolve = Exécuter maintenant le jeton n° { $chit }.
outcome-chit = Le jeton n° { $chit }.
outcome-pick = Le dé choisit { $the_hex }.
event-solo-turn = Le tour { $turn } commence.
event-solo-chit = On tire le jeton n° { $chit } ({ $action ->
    [explore] Explorer !
    [build] Construire
    [defend] Défendre
   *[attack] Attaque !
}) ; il en reste { $left }.
event-solo-expand = Samoa se développe : { $expansion }.
event-solo-village = { $seat } reçoit un Village de plus { $at_hex }.
event-solo-piece = { $seat } reçoit { $a_piece } { $at_hex } ({ $why ->
    [canoe] pour un Canoë de Guerre qui n’en a pas
    [villages] moins de Groupes de Guerriers que de Villages
    [empty] personne ne garde le groupe
    [atoll] personne ne garde l’atoll
    [chain] pour la chaîne
    [home] dans son groupe d’origine
    [found] pour la terre qu’elle a trouvée
   *[rest] là où elle a le plus de Villages
}).
event-solo-pick = Égalité : le dé choisit { $the_hex }.
event-solo-card = { $seat } révèle { $card }.
event-solo-use = { $seat } utilise { $card } à la première occasion.
event-solo-ocean = { $seat } explore { $the_hex } et trouve de l’Océan Ouvert ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}).
event-solo-island = { $seat } explore { $the_hex } et trouve un Groupe d’Îles ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}).
event-solo-off = { $seat } tire Hors Course { $at_hex }, sans effet.
event-solo-tile = { $seat } découvre la tuile { $tile } dans l’hex { $number }.
event-solo-attack = { $seat } attaque { $the_hex } avec { $pieces } : c’est le groupe le moins défendu à sa portée (défenseurs : { $count }).
event-solo-occupied = Le dé donne { $pips }, qui compte pour { $total } : moins que la distance, { $count }. Samoa est { $at_hex } avant vous.
event-solo-free = Le dé donne { $pips }, qui compte pour { $total } : pas moins que la distance, { $count }. Personne n’est { $at_hex } avant vous.
event-solo-owed = Un groupe aussi grand inquiète Samoa : la découverte { $from_hex } fait tirer un jeton.
event-solo-roll = Pour { $the_hex }, le dé donne { $pips } ({ $what ->
    [village] un Village si c’est pair
   *[warrior] un Groupe de Guerriers si c’est pair
}).
event-all-lost = La partie est perdue.
event-solo-late = Il reste trop peu de jetons.
event-solo-ruined = Il ne vous reste ni groupe, ni Colonie, ni Canoë de Guerre : vous ne pouvez plus rien reprendre.
event-solo-held = Vos pièces sont déjà { $at_hex } : Samoa n’y est pas.
event-solo-look = KAVA CEREMONY : { $seat } a { $card }, qui reste cachée.
obstacle-all-face-up = En solitaire, tout est visible, et il n’y a pas de Rumeurs.
obstacle-solo-alone = Le jeu en solitaire se joue seul.
obstacle-solo-tonga = En solitaire, vous jouez Tonga.
obstacle-solo-rules = Parmi les règles avancées, seules l’Île du Sud, les ressources stockées et la malaria s’ajoutent au jeu en solitaire.
stage-chit = Jeton de Samoa
prompt-chit = Plusieurs jetons ont été tirés. Choisissez le prochain à exécuter.
text-saved = { $seat } : un Point de Construction de côté
text-kumara = { $seat } : kumara
text-galapagos = { $seat } : +1 dans la recherche du kumara
text-malaria = La malaria s’est déclarée en Mélanésie.
text-south-out = Te Waka Maui n’est pas en jeu.
text-buried = Tuile retirée du jeu sous Te Waka Maui : { $name }
text-solo = Jetons restants : { $count } sur 15 ; cartes de Samoa que personne n’a vues : { $cards }
text-cup = Jetons dans la tasse : { $chits }
text-aside = Jetons mis de côté jusqu’au sixième tirage : { $chits }
text-drawn = Jetons tirés : { $chits }
text-chits = Jetons tirés et pas encore exécutés : { $chits }
track-counted = Au dernier décompte : { $scores }
track-now = À présent : { $scores }
text-needed = Points pour déclarer la victoire : { $points }
text-needed-alone = Points pour gagner : { $points }, à une étape de Victoire où il reste au moins { $chits } jetons
chit-named = n° { $number } { $action ->
    [explore] Explorer !
    [build] Construire
    [defend] Défendre
   *[attack] Attaque !
}
chit-number = n° { $number }
expansion-card = une carte
expansion-village = un Village
expansion-village-each = un Village dans chaque groupe
expansion-chain = une Chaîne de Canoës de Transport
expansion-two-warriors = deux Groupes de Guerriers
expansion-warrior = un Groupe de Guerriers
expansion-warrior-each = un Groupe de Guerriers par Village
expansion-war = un Canoë de Guerre
about-chits = Les jetons de Samoa
about-chits-left = Jetons restants : { $left } sur 15 ; vous ne gagnez que tant qu’il en reste au moins deux.
about-chits-cup = Dans la tasse : { $chits }.
about-chits-aside = Mis de côté jusqu’au sixième tirage : { $chits }.
about-chits-drawn = Déjà tirés : { $chits }.
about-chits-reconstructed = L’association des deux faces est reconstituée.
about-needed-alone = { $points } points pour gagner, à une étape de Victoire où il reste au moins { $chits } jetons
about-open-cards = Cartes : { $cards }.
part-chits = n° { $chits }

# Ce qui se tape, mot à mot.
typed-home = origine
typed-first = premier
typed-clockwise = horaire
typed-counter = antihoraire
typed-rest = rester
typed-return = rentrer
typed-keep = garder
typed-reveal = révéler
typed-no = sans
typed-card = carte
typed-land = accoster
typed-done = terminer
typed-face = face
typed-up = visible
typed-down = cachée
typed-focus = concentrer
typed-declare = déclarer
typed-pass = passer
typed-load = embarquer
typed-drop = déposer
typed-other = autre
typed-lose = perdre
typed-leave = abandonner
typed-save = sacrifier
typed-use = utiliser
typed-show = montrer
typed-explore = explorer
typed-drift = dériver
typed-turn = retourner
typed-deforest = déboiser
typed-disc = disque
typed-sail = naviguer
typed-dismiss = reprendre
typed-attack = attaquer
typed-retreat = retraiter
typed-settle = installer
typed-buy = acheter
typed-move = déplacer
typed-lift = flotte
typed-build = construire
typed-store = réserver
typed-spend = dépenser
typed-walk = marcher
typed-search = chercher
typed-steer = cap
typed-take = prendre
typed-play = jouer
typed-strike = choisir
typed-name = désigner
typed-peek = regarder
typed-clear = enlever
typed-leader = chef
typed-resolve = exécuter
typed-order = ordre
typed-event = évènement
typed-transport = transport
typed-chain = chaîne
typed-war = guerre
typed-warrior = guerriers
typed-colony = colonie
typed-rumour = rumeur
typed-local = local
typed-village = village
typed-agriculture = agriculture
typed-yellow = jaune
typed-red = rouge
typed-green = vert
typed-black = noir
