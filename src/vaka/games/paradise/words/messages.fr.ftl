# Conquest of Paradise in French.

tagline = Envoyez votre Explorateur dans le Pacifique inconnu, colonisez ce qu’il trouve, reliez-le par vos canoës, et battez-vous s’il le faut.

## Seats

seat-yellow = Jaune
seat-red = Rouge
seat-green = Vert
seat-black = Noir

## Things

piece-transport = Canoë de Transport
piece-war = Canoë de Guerre
piece-warrior = Groupe de Guerriers
piece-colony = Colonie
piece-rumour = Rumeur
piece-local = Guerrier Local
item-village = Village
item-agriculture = Agriculture Améliorée
item-transport = Canoë de Transport, face cachée
item-chain = Canoë de Transport, face visible
item-warrior = Groupe de Guerriers
item-war = Canoë de Guerre
item-colony = Colonie
item-rumour = Rumeur
marker-island1 = Groupe d’Îles, 1 nœud
marker-island2 = Groupe d’Îles, 2 nœuds
marker-island3 = Groupe d’Îles, 3 nœuds
marker-ocean1 = Océan Ouvert, 1 nœud
marker-ocean2 = Océan Ouvert, 2 nœuds
marker-ocean3 = Océan Ouvert, 3 nœuds
marker-off = Hors Course
hex-named = { $name } ({ $number })

## Actions

action-home = Jouer { $nation }.
action-order = { $seat } joue en premier{ $direction ->
    [clockwise] , dans le sens des aiguilles.
    [counter] , à contre-sens.
   *[alone] .
}
action-rest = N’envoyer aucun Explorateur.
action-return = Faire rentrer l’Explorateur.
action-keep = Garder la tuile secrète.
action-reveal = Révéler la tuile.
action-no-card = N’utiliser aucune carte.
action-land = Déposer la flotte ici.
action-done = Terminer.
action-face-up = Placer un Canoë de Transport face visible.
action-face-down = Garder toutes les pièces face cachée.
action-focus = Se concentrer sur l’intérieur : un Point de Construction de plus, pas d’Exploration au prochain tour.
action-declare = Déclarer la victoire.
action-pass = Ne rien déclarer.
action-load = Embarquer : { $piece }.
action-drop = Déposer : { $piece }.
action-lose = Choisir de perdre : { $piece }.
action-leave = Abandonner : { $piece }.
action-save = Donner pour sauver un Village : { $piece }.
action-use = Utiliser { $card }.
action-show = Montrer { $card } sans l’utiliser.
action-kava-seat = KAVA CEREMONY : regarder les cartes de { $seat }.
action-explore = Explorer { $hex }.
action-drift = Pousser l’Explorateur vers { $hex }.
action-turn = Retourner la tuile à { $hex }.
action-kava-hex = KAVA CEREMONY : regarder les pièces à { $hex }.
action-deforest = DEFORESTATION : retirer un Village à { $hex }.
action-disc = Faire de { $hex } la nouvelle origine.
action-sail = Naviguer vers { $hex }.
action-dismiss = Reprendre une Rumeur à { $hex }.
action-up = Montrer un Canoë de Transport à { $hex }.
action-down = Cacher le Canoë de Transport à { $hex }.
action-attack = Résoudre maintenant la bataille à { $hex }.
action-retreat = Retraiter vers { $hex }.
action-settle = Remplacer la Colonie à { $hex } par un Village.
action-buy = Acheter une carte Arts & Culture avec les points de { $hex }.
action-lift = Former une flotte à { $hex } avec : { $piece }.
action-swap = En prendre une autre, venue de plus loin ce tour : { $piece }.
action-load-behind = Embarquer un Groupe de Guerriers sur un Canoë de Transport.
action-build = Construire à { $hex } : { $item }.

## Outcomes

outcome-aid = L’aide de jeu de { $nation }.
outcome-marker = Pioché : { $marker }.
outcome-tile = La tuile { $tile }.
outcome-tile-hidden = Une tuile.
outcome-card = La carte { $card }.
outcome-card-hidden = Une carte.
outcome-die = Le dé montre { $pips }.

## Events

event-nation = { $seat } joue { $nation }.
event-setup-island = Hors du jeu : { $marker }.
event-setup-ocean = { $hex } : { $marker }.
event-turn-begins = Tour { $turn } : { $seat } prend le marqueur d’Ordre du Tour.
event-order = { $seat } décide : { $first_seat } joue en premier{ $direction ->
    [clockwise] , dans le sens des aiguilles.
    [counter] , à contre-sens.
   *[alone] .
}
event-fetch = { $seat } récupère l’Explorateur de la Case Perdu.
event-rest = { $seat } n’envoie pas d’Explorateur.
event-explore = { $seat } explore { $hex }.
event-find-ocean = { $seat } trouve de l’Océan Ouvert à { $hex } ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}).
event-find-island = { $seat } trouve un Groupe d’Îles à { $hex } ({ $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}).
event-off-course = { $seat } part hors course à { $hex }.
event-knots = Nœuds : +{ $knots }, en tout { $total }.
event-draw-tile = { $seat } pioche { $tile } pour { $hex }.
event-draw-tile-hidden = { $seat } pioche une tuile pour { $hex }.
event-look-tile = { $seat } regarde la tuile à { $hex } : { $tile }.
event-look-tile-hidden = { $seat } regarde la tuile à { $hex }.
event-keep = { $seat } garde secrète la tuile à { $hex }.
event-turn = { $seat } révèle { $tile } à { $hex }.
event-all-found = Tous ont découvert { $tile } à { $hex } ; { $seat } en dernier.
event-drift = { $seat } pousse l’Explorateur vers { $hex }.
event-return = L’Explorateur de { $seat } rentre de { $hex }.
event-lost = L’Explorateur de { $seat } est perdu à { $hex }.
event-lift = { $seat } forme une flotte à { $hex } : { $piece }.
event-load = { $seat } embarque à { $hex } : { $piece }.
event-drop = { $seat } dépose à { $hex } : { $piece }.
event-swap = { $seat } en prend à { $hex } une autre, venue de plus loin : { $piece }.
event-load-behind = { $seat } embarque à { $hex } sur un Canoë de Transport : { $piece }.
event-sail = { $seat } navigue avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} de { $from } à { $hex }{ $dropped ->
    [0] { "" }
    [one] , { $dropped } déposée
   *[other] , { $dropped } déposées
}{ $loaded ->
    [0] { "" }
    [one] , { $loaded } embarquée
   *[other] , { $loaded } embarquées
}.
event-chain-gone = Plus aucun Canoë de Transport de { $seat } n’est visible à { $hex }.
event-must-stop = { $seat } rencontre un Canoë de Guerre à { $hex } et doit s’arrêter.
event-may-pass = { $seat } ne rencontre pas de Canoë de Guerre à { $hex }.
event-land = { $seat } accoste à { $hex } avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-stay = { $seat } garde { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} à { $hex }.
event-dismiss = Ce n’était qu’une Rumeur : { $seat } en reprend une à { $hex }.
event-up = { $seat } a un Canoë de Transport visible à { $hex }.
event-lies-up = Le Canoë de Transport de { $seat } arrivé à { $hex } est visible.
event-down = { $seat } cache le Canoë de Transport à { $hex }.
event-face-down = { $seat } garde toutes ses pièces face cachée à { $hex }.
event-end-transit = { $seat } termine le transit.
event-end-moving = { $seat } termine le mouvement.
event-end-turning = { $seat } a tourné ses canoës.
event-battle = Bataille à { $hex } : { $seat } attaque { $other_seat }. Canoës de Transport, Canoës de Guerre, Guerriers, Colonies : { $attack_transport }, { $attack_war }, { $attack_warrior }, { $attack_colony } contre { $defence_transport }, { $defence_war }, { $defence_warrior }, { $defence_colony } et { $local } Guerriers Locaux.
event-battle-independent = Bataille à { $hex } : { $seat } attaque { $local } Guerriers Locaux avec { $attack_war } Canoës de Guerre et { $attack_warrior } Groupes de Guerriers.
event-roll = { $seat } obtient { $pips }.
event-panic = { $seat } panique : { $piece }.
event-panic-independent = Les insulaires paniquent : { $piece }.
event-fall = { $seat } perd : { $piece }.
event-fall-independent = Les insulaires perdent : { $piece }.
event-leave = { $seat } n’a pas de canoë pour : { $piece }.
event-no-refuge = { $seat } n’a nulle part où retraiter.
event-retreat = { $seat } retraite vers { $hex } avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-save = { $seat } sauve un Village à { $hex } et donne : { $piece }.
event-end-saving = { $seat } ne sauve plus de Village à { $hex }.
event-conquer = { $seat } conquiert { $hex } avec { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}.
event-lay-waste = { $seat } prend { $hex } ; il ne reste aucun Village.
event-home = { $seat } a maintenant son origine à { $hex }.
event-no-card = { $seat } n’utilise pas de carte.
event-use-card = { $seat } utilise { $card }.
event-show-card = { $seat } montre { $card }.
event-draw-card = { $seat } pioche { $card }.
event-draw-card-hidden = { $seat } pioche une carte.
event-kava-hex = KAVA CEREMONY : { $seat } voit à { $hex } (Canoës de Transport, de Guerre, Guerriers, Colonies, Rumeurs) : { $transport }, { $war }, { $warrior }, { $colony }, { $rumour }.
event-kava-hex-hidden = KAVA CEREMONY : { $seat } regarde les pièces à { $hex }.
event-kava-seat = KAVA CEREMONY : { $seat } voit les cartes de { $other_seat } : { $cards }.
event-kava-seat-hidden = KAVA CEREMONY : { $seat } regarde les cartes de { $other_seat }.
event-deforest = DEFORESTATION : { $seat } détruit un Village de { $other_seat } à { $hex }.
event-step-exploration = Exploration.
event-step-movement = Mouvement et bataille.
event-step-victory = Victoire : on compte les points.
event-step-building = Tous construisent.
event-order-item = { $seat } commande à { $hex } : { $item }.
event-order-card = { $seat } achète une carte avec les points de { $hex }.
event-order-dismiss = { $seat } reprendra une Rumeur à { $hex }.
event-order-settle = { $seat } installe la Colonie à { $hex }.
event-order-focus = { $seat } se concentrera sur l’intérieur.
event-order-use = { $seat } prévoit { $card }.
event-ready = { $seat } est prêt.
event-focus = { $seat } se concentre sur l’intérieur : l’Explorateur est dans la Case Perdu.
event-buy = { $seat } achète une carte.
event-build = { $seat } construit à { $hex } :{ $villages ->
    [0] { "" }
    [one] { " " }+{ $villages } Village
   *[other] { " " }+{ $villages } Villages
}{ $agriculture ->
    [0] { "" }
    [one] { " " }+{ $agriculture } Agriculture Améliorée
   *[other] { " " }+{ $agriculture } Agricultures Améliorées
}{ $count ->
    [0] { "" }
    [one] { " " }+{ $count } pièce
   *[other] { " " }+{ $count } pièces
}{ $chain ->
    [0] .
   *[other] , un Canoë de Transport visible.
}
event-settle = { $seat } fonde un Village à { $hex }.
event-track = { $seat } : { $half ->
    [0] { $points }
   *[other] { $points }½
} points.
event-declare = { $seat } déclare la victoire{ $count ->
    [0] .
   *[other] { "" } avec { $cards }.
}
event-pass = { $seat } ne déclare rien.
event-not-enough = { $seat } n’a plus assez de points, et personne d’autre non plus : la partie continue.
event-reveal-cards = { $seat } montre ses autres cartes : { $cards }.
event-win = { $seat } gagne.
event-draw-game = { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
} partagent la victoire.

## Obstacles

obstacle-not-now = Ce n’est pas le moment.
obstacle-home-taken = Cette origine est prise, ou n’est pas en jeu.
obstacle-no-such-seat = Personne n’est assis là.
obstacle-no-direction = À deux joueurs il n’y a qu’un sens.
obstacle-not-unknown = Cet hex n’est pas inconnu.
obstacle-out-of-reach = On ne peut pas l’atteindre depuis vos groupes par des hexes connus sans ennemis.
obstacle-enemy-there = C’est un hex ennemi.
obstacle-cup-empty = Il ne reste plus de marqueur Découverte.
obstacle-not-adjacent = Il n’est pas adjacent.
obstacle-no-marker-left = Vos trois marqueurs Île Découverte sont sur la carte : révélez d’abord une tuile.
obstacle-not-found = Vous n’y avez pas de marqueur Île Découverte.
obstacle-no-drift = L’Explorateur ne peut pas y explorer.
obstacle-not-held = Vous n’avez pas cette carte.
obstacle-card-open = Cette carte est déjà visible.
obstacle-card-spent = Cette carte est épuisée.
obstacle-card-useless = Cette carte ne sert à rien maintenant.
obstacle-no-target = Il n’y a rien à viser là.
obstacle-fleet-in-hand = Terminez d’abord le mouvement de la flotte en main.
obstacle-no-fleet = Aucune flotte n’est en main.
obstacle-no-such-piece = Il n’y a pas de telle pièce.
obstacle-has-moved = Cette pièce ne peut aller plus loin ce tour.
obstacle-no-canoe = Elle ne bouge pas d’elle-même.
obstacle-chain-stays = Le canoë de la chaîne reste pendant le transit.
obstacle-not-on-chain = Votre Chaîne de Canoës de Transport n’y mène pas.
obstacle-over-capacity = Les canoës ne peuvent pas porter cela.
obstacle-in-enemy-hex = Pas dans un hex ennemi.
obstacle-loaded-here = Une pièce a déjà été embarquée ici.
obstacle-dropped-here = Vous venez d’en déposer un ici : accostez, puis reprenez.
obstacle-no-other-canoe = Aucun autre ici n’est venu de plus loin et n’a encore un hex.
obstacle-no-other-berth = Il n’y a pas à choisir entre Canoë de Guerre et Canoë de Transport.
obstacle-carried = Un canoë l’a portée ce tour : elle ne repart qu’avec lui.
obstacle-has-walked = Elle est déjà passée à pied ce tour.
obstacle-not-sailed = La flotte n’a pas encore navigué.
obstacle-last-of-fleet = Quelque chose doit repartir : accostez plutôt.
obstacle-not-known = Les canoës n’entrent que dans des hexes connus.
obstacle-needs-war-canoe = Seule une flotte avec un Canoë de Guerre entre dans un hex ennemi.
obstacle-stranded = Quelqu’un resterait en mer sans canoë.
obstacle-garrison = Un groupe imprimé conquis doit garder une pièce, ne serait-ce qu’une Rumeur.
obstacle-no-rumour = Vous n’y avez pas de Rumeur.
obstacle-not-your-stack = Vos pièces n’y sont pas.
obstacle-no-transport = Vous n’y avez pas de Canoë de Transport.
obstacle-is-up = Un Canoë de Transport y est déjà visible.
obstacle-is-down = Aucun Canoë de Transport n’y est visible.
obstacle-turned-already = Il a déjà été tourné ainsi ce tour.
obstacle-no-raid = Vous n’y attaquez personne.
obstacle-not-in-front = Il n’y a pas de telle pièce en première ligne.
obstacle-not-nearest = Ce n’est pas le plus proche de vos groupes.
obstacle-last-piece = La dernière pièce doit rester.
obstacle-not-your-group = Vous n’y avez pas de Village.
obstacle-no-points = Il n’y a pas assez de Points de Construction.
obstacle-no-stock = Il ne reste pas de telle pièce à construire.
obstacle-no-box = Il n’y a pas de case libre pour un Village.
obstacle-one-village = Un seul nouveau Village par groupe et par tour.
obstacle-no-brown-box = Il ne reste pas de case marron.
obstacle-chain-there = Un Canoë de Transport y est déjà visible.
obstacle-no-colony = Vous n’y avez pas de Colonie.
obstacle-no-group = Personne ne peut s’y installer.
obstacle-one-card = Une seule carte par tour.
obstacle-no-cards-left = Il ne reste pas assez de cartes.
obstacle-no-pool = Nommez le premier des groupes qui construisent ensemble.
obstacle-explorer-lost = L’Explorateur est dans la Case Perdu.
obstacle-no-home = Vous n’avez pas d’origine.
obstacle-once-only = Une seule fois.
obstacle-too-few-points = Vous n’avez pas assez de points.
obstacle-last-village = C’est le dernier Village du joueur.

## Options

option-homes = Origines
option-homes-meaning = Comment les origines sont-elles réparties ?
option-homes-drawn = Tirées
option-homes-drawn-meaning = Le hasard distribue les aides de jeu.
option-homes-agreed = Choisies
option-homes-agreed-meaning = Les joueurs choisissent dans l’ordre des sièges.
option-home_point = Un point pour l’origine
option-home_point-meaning = Le groupe d’origine compte-t-il lui-même comme connecté ?
option-home_point-yes = Oui
option-home_point-yes-meaning = Oui, si un Canoë de Transport y est visible.
option-home_point-no = Non
option-home_point-no-meaning = Seuls les autres groupes comptent.
option-rumours = Rumeurs
option-rumours-meaning = Jusqu’où les Rumeurs bougent-elles seules ?
option-rumours-two = Comme les canoës
option-rumours-two-meaning = Aussi loin que les canoës qu’elles imitent : plus strict que le livret.
option-rumours-any = Partout
option-rumours-any-meaning = Aussi loin que voulu, par des hexes connus sans ennemis.
option-given_up = Pièces données
option-given_up-meaning = Que devient une pièce donnée pour sauver un Village ?
option-given_up-gone = Hors du jeu
option-given_up-gone-meaning = Elle quitte la partie, comme écrit.
option-given_up-stock = Retour en réserve
option-given_up-stock-meaning = Elle peut être reconstruite.
option-turns = Limite de tours
option-turns-meaning = Après quel tour la partie finit-elle de toute façon ?
option-turns-60 = 60
option-turns-60-meaning = Après le tour 60, le plus de points gagne.
option-turns-40 = 40
option-turns-40-meaning = Après le tour 40, le plus de points gagne.
option-turns-20 = 20
option-turns-20-meaning = Après le tour 20, le plus de points gagne.

## Scores, panels, text, prompts

score-name = points de victoire
points-villages = Villages
points-groups = Groupes connectés
points-atolls = Atolls
points-cards = Cartes
panel = { $nation }, { $home ->
    [none] sans groupe d’origine
   *[other] origine : { $home }
}. Villages { $villages }, groupes { $groups }, cartes { $cards }{ $closed ->
    [0] { "" }
    [one] { " " }({ $closed } cachée)
   *[other] { " " }({ $closed } cachées)
}{ $lost ->
    [0] { "" }
   *[other] , Explorateur perdu
}
panel-none = Pas encore d’origine
text-turn = Tour { $turn } : { $stage }
stage-homes = origines
stage-cup = mise en place
stage-order = ordre du tour
stage-explore = exploration
stage-voyage = exploration
stage-transit = transit
stage-moving = mouvement
stage-battles = bataille
stage-building = construction
stage-cards = cartes
stage-victory = victoire
stage-over = la fin
text-group = { $hex } : { $seat }, Villages { $villages }/{ $boxes }, agriculture { $agriculture }
text-stack = { $hex } : { $seat }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $pieces }
text-seat = { $seat } : { $score } { $halves ->
    [0] point
    [1] point
    [2] point
    [3] point
   *[other] points
} · { $panel }
text-hidden = face cachée
text-up = canoë visible
text-tile = { $hex } : { $tile }
text-tile-hidden = une tuile cachée
text-ocean = Océan Ouvert
text-voyage = Explorateur à { $hex }, { $knots ->
    [one] { $knots } nœud
   *[other] { $knots } nœuds
}
text-cards = { $seat } : { $cards }
text-card-hidden = une carte cachée
nothing = rien
text-left = Reste : marqueurs Découverte dans la tasse { $cup }, tuiles dans le couvercle { $lid }, cartes dans la pioche { $deck }
text-fleet = Flotte en main à { $hex } : { $pieces }
text-fighters = à bord de Canoës de Guerre : { $count }
text-trip = { $steps ->
    [one] parcouru { $steps } hex
   *[other] parcouru { $steps } hexes
} : { $pieces }
text-stayed = reste : { $pieces }
text-put-down = portée ou passée à pied : { $pieces }
text-battle = Bataille à { $hex } : { $seat } attaque avec { $attack_front } devant et { $attack_back } derrière ; en face { $defence_front } devant et { $defence_back } derrière{ $die ->
    [0] .
   *[other] { "" } ; le dé montre { $die }.
}
text-orders = { $seat } commande : { $orders }
text-pool = points restants pour { $hex } : { $points }
text-ordered = à { $hex } { $items }
text-settling = la Colonie à { $hex } s’installe
text-dismissing = une Rumeur est reprise à { $hex }
text-buying = une carte
text-focusing = se concentrer
text-face-down = face cachée
text-spent = utilisée
text-sea = Océan Ouvert découvert : { $hexes }
text-independent = { $hex } : indépendant, Guerriers Locaux { $local }
text-raid = { $hex } : { $seat } attaque avec { $count } pièces : { $pieces }
text-at-least = au moins { $pieces }
text-no-war = pas de Canoë de Guerre

## Prompts

prompt-wait = En attente ({ $stage }) : { $names }.
prompt-homes = Choisissez le groupe d’origine que vous jouez.
prompt-order = Vous êtes dernier sur la piste et avez le marqueur : dites qui commence{ $seats ->
    [2] .
   *[other] , et dans quel sens.
}
prompt-explore = Envoyez votre Explorateur : choisissez le premier hexagone à explorer, ou restez à terre.
prompt-voyage = Nœuds : { $knots } sur { $limit }. Explorez un hexagone adjacent ou rentrez ; au-delà de { $limit }, l’Explorateur est perdu.
prompt-tile = Vous avez trouvé { $tile } : cases vertes { $green }, brunes { $brown }. Gardez-la secrète (marqueurs restants : { $left }) ou révélez-la.
prompt-drift = Hors Course : choisissez l’hexagone adjacent vers lequel dérive l’Explorateur de { $seat }.
prompt-knots = Nœuds : { $knots }, la limite est { $limit }. Utilisez une carte, ou aucune.
prompt-home = Vous avez perdu votre origine : choisissez votre nouveau groupe d’origine.
prompt-start = Une bataille commence à { $hex } : utilisez une carte avant le premier jet, ou aucune.
prompt-roll = Le dé montre { $pips } : utilisez une carte pour changer cela, ou aucune.
prompt-lose = Le dé montre { $pips } : choisissez la pièce de votre première ligne qui est touchée.
prompt-leave = Il manque des canoës : choisissez qui est abandonné.
prompt-retreat = Choisissez le groupe vers lequel vos pièces retraitent.
prompt-save = Vous avez gagné { $hex }. Villages encore à sauver : { $left }. Sacrifiez une Pièce de Bataille pour chacun, ou terminez.
prompt-face = Vos pièces se regroupent à { $hex } : montrez un Canoë de Transport, ou cachez tout.
prompt-answer = Quelqu’un déclare la victoire : répondez par DEFORESTATION, ou n’utilisez pas de carte.
prompt-transit = Transit : prenez une pièce de votre chaîne pour l’envoyer, ou terminez.
prompt-transit-fleet = Transit depuis { $hex } : prenez d’autres pièces, choisissez où elles vont dans la chaîne, ou laissez-les ici.
prompt-moving = Mouvement, canoës encore mobiles : { $count }. Formez une flotte, montrez ou cachez un Canoë de Transport, ou terminez.
prompt-moving-fleet = La flotte à { $hex } peut encore naviguer de { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
} : embarquez, débarquez, naviguez ou accostez.
prompt-steer = Recherche de kumara : choisissez l’hexagone sur lequel vous mettez le cap. Vous pouvez montrer des cartes avant le prochain jet.
prompt-battles = Choisissez la prochaine bataille.
prompt-building = Points de Construction restants : { $points }{ $pools ->
    [one] .
   *[other] , en { $pools } lieux qui construisent chacun pour soi.
} Commandez ce que vous construisez, puis terminez.
prompt-victory = Vous avez { $points }{ $half ->
    [0] { "" }
   *[other] ½
} points, il en faut { $threshold } : déclarez la victoire, ou non.

## What there is to know of places

about-price = { $points ->
    [0] Aucun Point de Construction
    [one] { $points } Point de Construction
   *[other] { $points } Points de Construction
}
about-america = L’Amérique du Sud. Rien n’y entre.
about-unknown = Inconnu. Seuls les Explorateurs y entrent ; ils y tirent un marqueur Découverte.
about-face-down = Une tuile cachée. Découverte par : { $finders }. Un Explorateur y entre pour deux nœuds ; les canoës n’y entrent pas.
about-your-tile = C’est { $tile } : cases vertes { $green }, brunes { $brown }.
about-sea = Océan Ouvert. Tout ce qui reste ici a besoin d’un canoë.
about-independent = Un groupe indépendant, défendu par des Guerriers Locaux : { $local }. Cases vertes { $green }, brunes { $brown }. Seuls des Canoës de Guerre y entrent, et se battent.
about-atoll = Un atoll. Un demi-point dans la chaîne d’une origine ; on n’y construit rien.
about-group = Contrôlé par { $seat }. Cases vertes { $green }, brunes { $brown } ; Villages { $villages }, Agriculture Améliorée { $agriculture }.
about-free-group = Un groupe libre. Cases vertes { $green }, brunes { $brown } ; Villages { $villages }, Agriculture Améliorée { $agriculture }. Une Colonie s’y installe.
about-home = Origine de { $seat }.
about-taken = Pris par { $seat }, qui doit y garder une pièce.
about-worth = Villages : { $villages }{ $connected ->
    [yes] , et un pour le groupe connecté
   *[no] , non connecté à l’origine
}
about-stack = { $seat } à { $hex }
about-stack-effect = Pièces : { $count }. Ce que vous en savez : { $pieces }.
about-raid = { $seat } attaque { $hex }
about-fleet = La flotte de { $seat }
about-fleet-effect = À { $hex }, hexagones parcourus : { $steps }. À bord : { $pieces }.
about-stock = Vous pouvez encore en construire { $count }.
about-village-points = 1 point
about-voyage = L’Explorateur de { $seat }
about-voyage-effect = À { $hex }, nœuds : { $knots }. Avec { $limit } il rentre, au-delà il est perdu.
about-cup = La tasse des marqueurs Découverte
about-lid = Le couvercle des tuiles
about-lid-effect = Tuiles restantes : { $count }. Qui trouve un Groupe d’Îles en tire une.
about-deck = Cartes Arts & Culture
about-deck-effect = Cartes restantes : { $count }. On peut en acheter une par tour en Construction.
about-turn = Le tour
about-turn-order = Ordre du tour : { $names }
about-track = La piste de victoire
about-threshold = Il faut { $points } points pour déclarer la victoire
about-battle = La bataille à { $hex }
about-orders = Vos commandes
about-gone = Hors du jeu : { $pieces }
about-card-owner = Carte de { $seat }.
about-card-hidden = Une carte cachée
about-card-spent = Elle est utilisée.
about-card-open = Elle est visible.
about-card-closed = Elle est cachée.
about-card-points = { $points ->
    [0] Aucun point
    [one] { $points } point
   *[other] { $points } points
}

## What pieces and cards do

effect-transport = Se déplace de deux hexagones et porte un Groupe de Guerriers ou une Colonie. Visible, c’est un maillon de votre chaîne.
effect-war = Une Pièce de Bataille. Se déplace de deux hexagones, porte un Groupe de Guerriers et peut seul entrer chez l’ennemi.
effect-warrior = Une Pièce de Bataille. Se bat depuis un Canoë de Guerre ou en défense d’une île ; les canoës la portent.
effect-colony = Portée jusqu’à un groupe libre, elle y devient un Village en Construction.
effect-rumour = Rien du tout, caché comme une pièce. Elle va où vous voulez, se reprend à tout moment et disparaît dans une bataille.
effect-local = Défend un groupe avec des Villages, et revient après chaque bataille.
effect-village = Donne un Point de Construction par tour. Un nouveau Village par groupe et par tour.
effect-agriculture = Rend une case brune propre à un Village.
effect-arioi = Une fois : une attaque contre vous est annulée avant le premier jet.
effect-bird-signs = Une fois : deux nœuds de moins.
effect-breadfruit = Une fois : deux nouveaux Villages dans un groupe.
effect-cannibalism = Une fois par bataille : un ennemi qui panique est éliminé.
effect-deforestation = Une fois : un autre joueur perd un Village, jamais le dernier.
effect-double-hulled-canoes = Vos canoës se déplacent de trois hexagones.
effect-feather-cloaks = Vaut un point, rien d’autre.
effect-haka = Une fois par bataille : un jet est refait.
effect-hui = Un point de plus avec Hawaiki ou Kuporu.
effect-hula = Un point de plus avec Hawaii.
effect-kahuna-healing = Une fois par bataille : votre pièce éliminée panique seulement.
effect-kava-ceremony = Une fois, à tout moment : regardez une pile, ou les cartes d’un joueur.
effect-makahiki = Une fois : deux Points de Construction de plus dans votre groupe d’origine.
effect-makutu = Une fois, au début d’une bataille : l’adversaire n’y utilise pas de carte.
effect-moai = Un point de plus avec Rapa Nui.
effect-navigation = Votre Explorateur rentre à six nœuds et se perd à sept.
effect-ocean-chart = Votre Explorateur n’est jamais perdu.
effect-patu = Une fois par bataille : le dé augmente de un si vous attaquez, diminue de un si vous défendez.
effect-petroglyphs = Vaut un point, rien d’autre.
effect-poi = Une fois : vos canoës avancent d’un hexagone de plus à cette étape.
effect-powhiri = Un point de plus avec Aotearoa ou Te Waka Maui.
effect-surfing = Un point de plus avec Tahiti.
effect-tapa-cloth = Vaut un point, rien d’autre.
effect-tapu = Un Guerrier Local de plus dans votre groupe d’origine.
effect-taro-terraces = L’Agriculture Améliorée ne vous coûte rien.
effect-tattoo = Un point de plus avec Hiva.
effect-tiki = Vaut un point, rien d’autre.
effect-toki = Une fois : deux Canoës de Transport pour rien.

## Lessons

lesson-explore = Chaque tour commence par l’exploration. Votre Explorateur part d’un groupe que vous contrôlez, traverse librement les hexagones connus et entre dans un hexagone inconnu, où l’on tire un marqueur Découverte : Océan Ouvert, Groupe d’Îles ou Hors Course. Vous jouez Tonga, au sud. Choisissez un hexagone inconnu voisin, par exemple celui de Niue, et explorez.
lesson-return = Les marqueurs portent des nœuds, que votre Explorateur compte. À cinq exactement il doit rentrer ; au-delà il est perdu, et la prochaine exploration sert à le chercher. Vous avez quatre nœuds. Chaque marqueur en a au moins un, la plupart davantage. Ce que vous avez trouvé est à vous : rentrez.
lesson-turn = La tuile à la place de Niue est votre secret : Rarotonga, une case verte et une brune. Les canoës n’entrent jamais dans une tuile cachée. Vous voulez y naviguer ce tour-ci : retournez-la d’abord.
lesson-carry = Rarotonga est visible à côté de Tonga, où attendent un Canoë de Transport et une Colonie. Les pièces se déplacent en flotte : on prend un canoë, il embarque la Colonie, navigue et accoste. Commencez : formez une flotte avec le Canoë de Transport.
lesson-settle = Tous construisent en même temps, en secret. La Colonie est arrivée à Rarotonga. En Construction, elle devient un Village sans rien coûter, et le groupe est à vous : installez-la.
lesson-village = Chaque Village donne un Point de Construction : les Villages paient les Villages. À Tonga les deux cases vertes sont occupées, mais il y a deux brunes, dont une déjà améliorée. Un Village y coûte deux points, et vous en avez deux : construisez-le.
lesson-chain = Un Canoë de Transport visible dans chacun de plusieurs hexagones adjacents forme une chaîne. Les groupes de la chaîne de votre origine valent un point chacun et construisent ensemble, et les pièces y voyagent librement. À Tonga un canoë est déjà visible. Montrez celui de Rarotonga.
lesson-declare = À la fin de chaque tour on compte les points : Villages, groupes connectés, atolls de la chaîne, cartes visibles. À deux joueurs il en faut 28. Vous en avez 24 sur la table, et quatre cartes en main valent un point chacune. Qui en a assez peut déclarer, montre ces cartes et termine la partie : déclarez la victoire.
lesson-alone-explore = Seul, vous jouez Tonga ; des jetons et des dés jouent Samoa. Quand vous trouvez un Groupe d’Îles, un dé dit si Samoa y est avant vous : c’est le cas si le jet est inférieur à la distance de Tonga, moins un si Samoa est tout aussi proche, moins deux si elle est plus proche. À côté de Tonga et loin de Samoa, tout est libre à coup sûr. Explorez un hexagone qui ne touche pas Samoa.
lesson-alone-chit = À partir du deuxième tour, chaque tour commence par un jeton pour Samoa : d’abord ce qu’elle reçoit, puis ce qu’elle fait. Le journal raconte chaque étape, et pourquoi. Après le sixième jeton, les quatre jetons Attaque ! rejoignent la tasse. Les jetons sont aussi votre horloge : il faut gagner avant qu’il en reste moins de deux sur quinze. Terminez votre construction et voyez tirer le premier.
lesson-alone-land = Samoa a trouvé Hawaii à la place de Niue et y a laissé un Canoë de Transport, sans personne pour le défendre. Ses terres sont le plus faibles quand elles sont jeunes : un Canoë de Guerre les dégage, puis une de vos Colonies peut s’y installer. Formez une flotte avec le Canoë de Guerre ; il peut embarquer un Groupe de Guerriers, et la place de Niue est à un hexagone.
lesson-alone-guard = Sept jetons sont tirés : désormais, Samoa peut attaquer à chaque tour. Ses Canoës de Guerre choisissent, parmi vos groupes à leur portée, celui qui a le moins de défenseurs : Groupes de Guerriers, Canoës de Guerre et Guerriers Locaux ensemble. Tonga a trois Groupes de Guerriers ; Tahiti, à la place de Niue, n’en a aucun. Construisez-en un là.
lesson-alone-return = Aotearoa a quatre cases et elle est libre. Un groupe aussi grand inquiète Samoa : à la fin de votre exploration, un jeton de plus est tiré. Dix sur quinze sont déjà partis, et le tour où le treizième est tiré sera votre dernier. Une autre grande découverte coûterait encore un jeton. Vous en savez assez : rentrez.
lesson-alone-win = Vous gagnez si, dans une étape de victoire, vous avez 30 points en comptant toutes vos cartes et qu’il reste au moins deux jetons ; personne n’a rien à déclarer. Vous avez 18 Villages, sept groupes connectés et cinq cartes qui valent un point chacune. Il reste trois jetons. Terminez votre construction : la partie est à vous.


## The picture

part-unknown = Inconnu
part-ocean = Océan Ouvert
part-atoll = Atoll
part-boxes = Cases vertes { $green }, cases brunes { $brown }
part-face-down = Une tuile face cachée
part-kept = Face cachée : { $tile }
part-independent = Indépendant, Guerriers Locaux { $count }
part-group = { $seat } : Villages { $villages } sur { $boxes }, Agriculture Améliorée { $agriculture }
part-home = Origine de { $seat }
part-stack = { $seat }, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
part-least = au moins { $pieces }
part-no-war = aucun Canoë de Guerre
part-up = un Canoë de Transport visible
part-knots = Nœuds : { $knots }
part-cup = Marqueurs de Découverte restants : Groupes d’Îles { $islands }, Océan Ouvert { $oceans }, Hors Course { $off }
part-lid = Tuiles restantes : { $count }
part-deck = Cartes Arts & Culture restantes : { $count }
part-rope = Nœuds { $knots } ; à { $limit } l’Explorateur rentre, au-delà il est perdu
part-fleet = En main
part-battle = Bataille : { $hex }
part-front = Première ligne
part-back = Seconde ligne
part-turn = Tour { $turn }
part-points = Points de Construction { $points }


## The advanced rules

option-end = Fin de partie
option-end-meaning = À combien de points la partie finit-elle ? Trois de plus ou de moins au maximum sont recommandés. (11.1)
option-end-standard = Comme dans la règle
option-end-standard-meaning = 28, 25 ou 22 points à 2, 3 ou 4 joueurs.
option-end-more1 = 1 de plus (recommandé)
option-end-more1-meaning = Un point de plus que dans la règle ; le livret recommande trois au plus.
option-end-more2 = 2 de plus (recommandé)
option-end-more2-meaning = Deux points de plus que dans la règle ; le livret recommande trois au plus.
option-end-more3 = 3 de plus (recommandé)
option-end-more3-meaning = Trois points de plus que dans la règle ; le livret recommande trois au plus.
option-end-more4 = 4 de plus
option-end-more4-meaning = Quatre points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more5 = 5 de plus
option-end-more5-meaning = Cinq points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more6 = 6 de plus
option-end-more6-meaning = Six points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more7 = 7 de plus
option-end-more7-meaning = Sept points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more8 = 8 de plus
option-end-more8-meaning = Huit points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more9 = 9 de plus
option-end-more9-meaning = Neuf points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-more10 = 10 de plus
option-end-more10-meaning = Dix points de plus que dans la règle : une longue partie, au-delà de ce que le livret recommande.
option-end-less1 = 1 de moins (recommandé)
option-end-less1-meaning = Un point de moins que dans la règle ; le livret recommande trois au plus.
option-end-less2 = 2 de moins (recommandé)
option-end-less2-meaning = Deux points de moins que dans la règle ; le livret recommande trois au plus.
option-end-less3 = 3 de moins (recommandé)
option-end-less3-meaning = Trois points de moins que dans la règle ; le livret recommande trois au plus.
option-end-less4 = 4 de moins
option-end-less4-meaning = Quatre points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less5 = 5 de moins
option-end-less5-meaning = Cinq points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less6 = 6 de moins
option-end-less6-meaning = Six points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less7 = 7 de moins
option-end-less7-meaning = Sept points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less8 = 8 de moins
option-end-less8-meaning = Huit points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less9 = 9 de moins
option-end-less9-meaning = Neuf points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-end-less10 = 10 de moins
option-end-less10-meaning = Dix points de moins que dans la règle : une partie courte, pour apprendre ; au-delà de ce que le livret recommande.
option-saved = Ressources en réserve
option-saved-meaning = Peut-on garder un Point de Construction pour plus tard ? (11.4)
option-saved-no = Non
option-saved-no-meaning = Ce qui n’est pas construit est perdu.
option-saved-yes = Oui
option-saved-yes-meaning = Un point peut être mis de côté, et dépensé plus tard dans le groupe d’origine.
action-store = Mettre de côté un Point de Construction de { $hex }.
action-spend = Dépenser le Point de Construction en réserve.
event-order-store = { $seat } mettra de côté un Point de Construction de { $hex }.
event-order-spend = { $seat } dépensera le Point de Construction en réserve.
event-store = { $seat } met un Point de Construction de côté.
event-spend = { $seat } dépense le Point de Construction en réserve.
obstacle-store-full = Un Point de Construction est déjà en réserve : dépensez-le d’abord.
obstacle-store-empty = Aucun Point de Construction n’est en réserve.
option-malaria = Malaria
option-malaria-meaning = La malaria frappe-t-elle la Mélanésie dès que quelqu’un y vit ? (11.6)
option-malaria-no = Non
option-malaria-no-meaning = Personne ne tombe malade.
option-malaria-yes = Oui
option-malaria-yes-meaning = À chaque tour, le dé désigne l’un de quatre groupes.
event-malaria = Malaria : le dé donne { $pips } et désigne { $hex }.
event-malaria-strikes = La malaria emporte un Village de { $seat } à { $hex }.
option-south_island = Île du Sud
option-south_island-meaning = Découvre-t-on Te Waka Maui avec Aotearoa ? (11.3)
option-south_island-no = Non
option-south_island-no-meaning = Elle reste dans la boîte.
option-south_island-yes = Oui
option-south_island-yes-meaning = Elle est posée à côté d’Aotearoa, s’il y a de la place.
action-walk = Faire passer à pied de { $hex } à l’autre île : { $piece }.
action-walk-hidden = Une pièce passe à pied de { $hex } à l’autre île.
event-south-island = { $seat } pose Te Waka Maui à { $hex }.
event-south-out = { $seat } ne trouve pas de place pour Te Waka Maui à côté de { $hex } : elle n’est pas en jeu.
event-walk = { $seat } fait passer à pied de { $from } à { $hex } : { $piece }.
event-walk-hidden = { $seat } fait passer une pièce à pied de { $from } à { $hex }.
obstacle-not-walkable = On ne passe à pied qu’entre Aotearoa et Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Peut-on chercher la patate douce en Amérique du Sud ? (11.5)
option-kumara-no = Non
option-kumara-no-meaning = Personne ne navigue si loin.
option-kumara-yes = Oui
option-kumara-yes-meaning = Un voyage dangereux pour deux points.
action-search = Chercher le kumara depuis { $hex }.
action-steer = Mettre le cap sur { $hex }.
event-search = { $seat } cherche le kumara depuis { $hex }.
event-search-roll = { $seat } obtient { $pips }, { $total } avec les bonus : { $result ->
    [lost] perdu
    [return] retour
    [off-course] hors course
   *[explore] un hexagone plus loin
}.
event-steer = { $seat } met le cap sur { $hex }.
event-galapagos = { $seat } trouve un relais à { $hex } : +1 à tous les jets suivants.
event-kumara = { $seat } a désormais du kumara : deux points.
obstacle-no-search-there = Une recherche commence dans l’un des deux hexagones qui mènent à l’Amérique du Sud.
obstacle-has-kumara = Vous avez déjà du kumara.
obstacle-too-near = Hors Course, on ne se rapproche pas de l’Amérique du Sud.
points-kumara = Kumara
stage-search = recherche de kumara
option-events = Évènements aléatoires
option-events-meaning = Un évènement est-il tiré chaque tour ? (11.2)
option-events-no = Non
option-events-no-meaning = La mer est calme.
option-events-yes = Oui
option-events-yes-meaning = À partir de cinq points, un évènement sur 27 est tiré à chaque tour.
action-duty = { $duty ->
    [order] Fixer l’ordre du tour ; l’avant-dernier tire l’évènement.
   *[event] Tirer l’évènement ; l’avant-dernier fixe l’ordre du tour.
}
action-play = Jouer { $event }.
action-strike = Choisir { $hex }.
action-name = Choisir { $seat }.
action-peek = DRIFT VOYAGE : regarder la tuile à { $hex }.
action-clear = Payer pour se débarrasser de { $event }.
action-leader = Faire paniquer le WAR LEADER.
outcome-event = L’évènement { $event }.
outcome-event-hidden = Un évènement, qui est gardé.
event-duty-order = { $seat } fixe l’ordre du tour ; l’avant-dernier tire l’évènement.
event-duty-event = { $seat } tire l’évènement ; l’avant-dernier fixe l’ordre du tour.
event-fortune-draw = { $seat } tire l’évènement { $event }.
event-fortune-keep = { $seat } tire l’évènement { $event } et le garde.
event-fortune-keep-hidden = { $seat } tire un évènement et le garde.
event-fortune-play = { $seat } joue { $event }.
event-fortune-none = { $event } n’a pas d’effet.
event-fortune-aim = { $seat } choisit { $hex } pour { $event }.
event-fortune-hex = { $event } à { $hex }.
event-fortune-void = { $event } à { $hex } laisserait à un joueur moins de deux Villages : l’évènement est sans effet.
event-fortune-loss = { $seat } perd à { $hex } : { $what ->
    [village] un Village
    [canoe] { $count ->
        [1] 1 canoë
       *[other] { $count } canoës
    }
   *[piece] { $count ->
        [1] 1 pièce
       *[other] { $count } pièces
    }
}.
event-fortune-gain = { $seat } reçoit à { $hex } : { $piece }.
event-fortune-seat = { $event } : { $seat } choisit { $other_seat }.
event-fortune-clear = { $seat } débarrasse { $hex } de { $event }.
event-order-play = { $seat } jouera { $event }.
event-order-clear = { $seat } paiera pour se débarrasser de { $event }.
event-peek = DRIFT VOYAGE : { $seat } regarde la tuile à { $hex } : { $tile }.
event-peek-hidden = DRIFT VOYAGE : { $seat } regarde la tuile à { $hex }.
event-leader-panics = Le WAR LEADER de { $seat } panique.
obstacle-closed = Pour l’instant, vos pièces ne peuvent ni entrer dans cet hexagone ni en sortir.
obstacle-stunted = Pour l’instant, aucun Village ne peut y être construit.
obstacle-not-kept = Vous n’avez pas gardé cette carte.
obstacle-no-such-target = L’évènement ne peut pas frapper à cet endroit.
obstacle-no-blight = Aucun de vos groupes ne souffre de ce fléau.
obstacle-not-lost = Votre Explorateur n’est pas dans la Case Perdu.
obstacle-leader-stands = Un WAR LEADER ne peut que paniquer.
stage-event = évènement
stage-eve = avant la construction
option-solo = Jeu en solitaire
option-solo-meaning = Seul, on joue Tonga contre Samoa (12). Avec quelle difficulté ?
option-solo-usual = Normale
option-solo-usual-meaning = Découvrir un groupe libre de quatre cases fait tirer un jeton de plus.
option-solo-hard = Plus corsée
option-solo-hard-meaning = Un groupe libre de trois cases aussi.
action-resolve = Exécuter maintenant le jeton n° { $chit }.
outcome-chit = Jeton n° { $chit }.
outcome-pick = Le dé décide : { $hex }.
event-solo-chit = Le jeton n° { $chit } est tiré ({ $action ->
    [explore] Explorer !
    [build] Construire
    [defend] Défendre
   *[attack] Attaque !
}) ; jetons restants : { $left }.
event-solo-expand = Samoa se développe : { $expansion }.
event-solo-village = { $seat } a un Village de plus à { $hex }.
event-solo-piece = { $seat } reçoit à { $hex } : { $piece } ({ $why ->
    [canoe] pour un Canoë de Guerre qui n’en a pas
    [villages] moins de Groupes de Guerriers que de Villages
    [empty] personne ne garde le groupe
    [atoll] personne ne garde l’atoll
    [chain] pour la chaîne
    [home] dans son groupe d’origine
    [found] pour la terre découverte
   *[rest] là où il y a le plus de Villages
}).
event-solo-pick = Égalité : le dé choisit { $hex }.
event-solo-card = { $seat } révèle { $card }.
event-solo-use = { $seat } utilise { $card } à la première occasion.
event-solo-ocean = { $seat } explore { $hex } : Océan Ouvert ({ $knots ->
    [1] 1 nœud
   *[other] { $knots } nœuds
}).
event-solo-island = { $seat } explore { $hex } : un Groupe d’Îles ({ $knots ->
    [1] 1 nœud
   *[other] { $knots } nœuds
}).
event-solo-off = Hors Course à { $hex } : sans effet sur { $seat }.
event-solo-tile = { $seat } trouve { $tile } à { $hex }.
event-solo-attack = { $seat } attaque { $hex }, de vos groupes à sa portée le moins défendu (défenseurs : { $count }), avec { $war ->
    [1] 1 Canoë de Guerre
   *[other] { $war } Canoës de Guerre
}{ $warrior ->
    [0] {""}
    [1] {" "}et 1 Groupe de Guerriers
   *[other] {" "}et { $warrior } Groupes de Guerriers
}.
event-solo-occupied = Le dé donne { $pips }, qui compte pour { $total } : moins que la distance ({ $count }). { $hex } est à Samoa.
event-solo-free = Le dé donne { $pips }, qui compte pour { $total } : pas moins que la distance ({ $count }). { $hex } est libre.
event-solo-owed = Un groupe aussi grand inquiète Samoa : { $hex } fait tirer un jeton.
event-solo-roll = { $hex } : le dé donne { $pips } ({ $what ->
    [village] un Village si c’est pair
   *[warrior] un Groupe de Guerriers si c’est pair
}).
event-all-lost = La partie est perdue.
event-solo-late = Il reste trop peu de jetons.
event-solo-ruined = Il ne vous reste ni groupe, ni Colonie, ni Canoë de Guerre : rien ne peut être repris.
event-solo-held = Vos pièces sont déjà à { $hex } : le groupe est libre.
event-solo-look = KAVA CEREMONY : { $seat } possède { $card }, qui reste face cachée.
obstacle-all-face-up = Seul, tout est face visible, et il n’y a pas de Rumeurs.
obstacle-solo-alone = Le jeu en solitaire se joue seul.
obstacle-solo-tonga = Seul, vous jouez Tonga.
obstacle-solo-rules = Parmi les règles avancées, seules l’Île du Sud, les ressources en réserve et la malaria s’emploient en solitaire.
stage-chit = jeton de Samoa
prompt-duty = Vous êtes en dernière place sur la piste : fixez l’ordre du tour ou tirez l’évènement ; l’avant-dernier fait l’autre choix.
prompt-target = Choisissez ce que l’évènement frappe.
prompt-shaman = Cela vous frapperait : jouez SHAMAN pour y échapper, ou aucune carte.
prompt-ward = Choisissez le groupe que le SHAMAN protège.
prompt-before = C’est à { $seat } de se déplacer : jouez une carte évènement que vous avez gardée, ou aucune.
prompt-before-building = On va construire : jouez TANIWHA, ou une autre carte évènement que vous avez gardée, ou aucune.
prompt-before-count = On va compter les points : jouez TANIWHA, ou une autre carte évènement que vous avez gardée, ou aucune.
prompt-show = Vous avez acheté une carte. Montrez-la, ou d’autres, avant le décompte des points, ou aucune.
prompt-leader = Une bataille commence à { $hex } : jouez WAR LEADER, ou aucune carte.
prompt-fetch = Votre Explorateur est perdu : jouez DRIFT VOYAGE pour explorer aussitôt, ou contentez-vous de le récupérer.
prompt-chit = Plusieurs jetons ont été tirés : choisissez le prochain à exécuter.
text-store = { $seat } : un Point de Construction en réserve
text-kumara = { $seat } : kumara
text-galapagos = { $seat } : +1 à la recherche de kumara
text-malaria = La malaria sévit en Mélanésie.
text-south-out = Te Waka Maui n’est pas en jeu.
text-buried = Tuile écartée du jeu par Te Waka Maui : { $name }
text-solo = Jetons restants : { $count } sur 15 ; cartes de Samoa que personne n’a vues : { $cards }
text-cup = Jetons dans la tasse : { $chits }
text-aside = Jetons mis de côté jusqu’au sixième tirage : { $chits }
text-drawn = Jetons tirés : { $chits }
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
expansion-village-each = un Village par groupe
expansion-chain = une Chaîne de Canoës de Transport
expansion-two-warriors = deux Groupes de Guerriers
expansion-warrior = un Groupe de Guerriers
expansion-warrior-each = un Groupe de Guerriers par Village
expansion-war = un Canoë de Guerre
about-chits-cup = Dans la tasse : { $chits }.
about-chits-aside = Mis de côté jusqu’au sixième tirage : { $chits }.
about-chits-drawn = Tirés : { $chits }.
about-chits-reconstructed = L’association des deux faces est reconstituée.
about-needed-alone = { $points } points pour gagner, à une étape de Victoire où il reste au moins { $chits } jetons
about-open-cards = Cartes : { $cards }.
about-kept = { $name }, gardé par { $seat }
about-kept-hidden = Un évènement caché, gardé par { $seat }
about-kept-hidden-effect = Seul son détenteur le connaît.
about-reconstructed = (Effet reconstitué.)
part-chits = n° { $chits }
told-with = { $name } – { $effect }
text-peace-effect = aucun n’entre dans les hexagones de l’autre avant le prochain tour
text-chits = Jetons tirés et pas encore exécutés : { $chits }
about-chits = Les jetons de Samoa
about-chits-left = Jetons restants : { $left } sur 15 ; on ne gagne que tant qu’il en reste deux.
text-kept = { $seat } garde : { $name }
text-event-hidden = un évènement caché
text-marker = { $name } à { $place } : { $effect }
lying-typhoon = Rien n’entre dans cet hexagone avant le prochain tour.
lying-invasive-weeds = Un Village d’ici ne rapporte aucun Point de Construction tant que son propriétaire ne paie pas 1 pour ôter le marqueur.
lying-severe-erosion = Une case verte est perdue pour la partie.
lying-drought = Ce groupe ne rapporte aucun Point de Construction ce tour.
lying-peles-wrath = Aucun Village n’est construit ici ce tour.
lying-taniwha = Rien n’entre dans cet hexagone ni n’en sort, et aucune chaîne n’y passe, avant le prochain tour.
lying-bountiful-fishing = Qui a cet hexagone dans la chaîne de son groupe d’origine y gagne un Point de Construction par tour, jusqu’au prochain marqueur d’évènement.
lying-freshwater-spring = Une case verte de plus pour la partie.
lying-volcanic-ash = Une case verte de plus pour la partie.
lying-shaman = Ni évènement ni malaria ne frappe ce groupe tant que son propriétaire actuel le contrôle.
lying-rats = Pas de nouveau Village ici tant que son propriétaire ne paie pas 2 pour ôter le marqueur.
fortune-taniwha = Un hexagone d’Océan Ouvert est fermé jusqu’au prochain tour : rien n’y entre ni n’en sort, et aucune chaîne n’y passe.
fortune-favorable-winds = Pendant votre Mouvement, vos canoës avancent d’un hexagone de plus.
fortune-war-leader = Au début d’une bataille : une pièce de plus sur votre ligne de front, qui ne peut que paniquer.
fortune-shaman = Quand un évènement ou la malaria vous frappe, il est ignoré, et un de vos groupes est à l’abri tant que vous le contrôlez.
fortune-drift-voyage = Votre Explorateur perdu explore ce tour ; ou regardez une tuile face cachée.
fortune-succession-dispute = Deux Points de Construction de moins ce tour.
fortune-becalmed = Avant le Mouvement d’un joueur : ses canoës n’avancent que d’un hexagone ce tour.
fortune-royal-marriage = Un autre joueur et vous n’entrez pas dans les hexagones l’un de l’autre avant le prochain tour.
fortune-abundant-harvest = En Construction : un Village sans Point de Construction.
text-struck = { $seat } : { $name }
text-peace = ROYAL MARRIAGE : { $seat } et { $other_seat }
event-solo-turn = Tour { $turn }.

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
typed-drop = débarquer
typed-other = autre
typed-lose = perdre
typed-leave = abandonner
typed-save = secourir
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
typed-retreat = replier
typed-settle = installer
typed-buy = acheter
typed-lift = flotte
typed-build = construire
typed-store = réserver
typed-spend = dépenser
typed-walk = marcher
typed-search = chercher
typed-steer = cingler
typed-take = prendre
typed-play = jouer
typed-strike = choisir
typed-name = désigner
typed-peek = regarder
typed-clear = ôter
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
