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
action-land = Terminer ici le mouvement de ces pièces.
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
action-turn = Retourner la tuile en { $hex }.
action-kava-hex = KAVA CEREMONY : regarder les pièces en { $hex }.
action-deforest = DEFORESTATION : retirer un Village en { $hex }.
action-disc = Faire de { $hex } la nouvelle origine.
action-sail = Naviguer vers { $hex }.
action-dismiss = Reprendre une Rumeur en { $hex }.
action-up = Montrer un Canoë de Transport en { $hex }.
action-down = Cacher le Canoë de Transport en { $hex }.
action-attack = Résoudre maintenant la bataille en { $hex }.
action-retreat = Retraiter vers { $hex }.
action-settle = Remplacer la Colonie en { $hex } par un Village.
action-buy = Acheter une carte Arts & Culture avec les points de { $hex }.
action-lift = Former une flotte en { $hex } avec : { $piece }.
action-build = Construire en { $hex } : { $item }.

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
event-find-ocean = { $seat } trouve de l’Océan Ouvert en { $hex } ({ $knots } nœuds).
event-find-island = { $seat } trouve un Groupe d’Îles en { $hex } ({ $knots } nœuds).
event-off-course = { $seat } part hors course en { $hex }.
event-knots = Nœuds : +{ $knots }, en tout { $total }.
event-draw-tile = { $seat } pioche { $tile } pour { $hex }.
event-draw-tile-hidden = { $seat } pioche une tuile pour { $hex }.
event-look-tile = { $seat } regarde la tuile en { $hex } : { $tile }.
event-look-tile-hidden = { $seat } regarde la tuile en { $hex }.
event-keep = { $seat } garde secrète la tuile en { $hex }.
event-turn = { $seat } révèle { $tile } en { $hex }.
event-all-found = Tous ont découvert { $tile } en { $hex } ; { $seat } en dernier.
event-drift = { $seat } pousse l’Explorateur vers { $hex }.
event-return = L’Explorateur de { $seat } rentre de { $hex }.
event-lost = L’Explorateur de { $seat } est perdu en { $hex }.
event-lift = { $seat } forme une flotte en { $hex } : { $piece }.
event-load = { $seat } embarque en { $hex } : { $piece }.
event-drop = { $seat } dépose en { $hex } : { $piece }.
event-sail = { $seat } navigue avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} de { $from } à { $hex } ({ $dropped } déposées, { $loaded } embarquées).
event-chain-gone = Plus aucun Canoë de Transport de { $seat } n’est visible en { $hex }.
event-must-stop = { $seat } rencontre un Canoë de Guerre en { $hex } et doit s’arrêter.
event-may-pass = { $seat } ne rencontre pas de Canoë de Guerre en { $hex }.
event-land = { $seat } termine en { $hex } le mouvement de { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-stay = { $seat } garde { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} en { $hex }.
event-dismiss = Ce n’était qu’une Rumeur : { $seat } en reprend une en { $hex }.
event-up = { $seat } a un Canoë de Transport visible en { $hex }.
event-down = { $seat } cache le Canoë de Transport en { $hex }.
event-face-down = { $seat } garde toutes ses pièces face cachée en { $hex }.
event-end-transit = { $seat } termine le transit.
event-end-moving = { $seat } termine le mouvement.
event-end-turning = { $seat } a tourné ses canoës.
event-battle = Bataille en { $hex } : { $seat } attaque { $other_seat }. Canoës de Transport, Canoës de Guerre, Guerriers, Colonies : { $attack_transport }, { $attack_war }, { $attack_warrior }, { $attack_colony } contre { $defence_transport }, { $defence_war }, { $defence_warrior }, { $defence_colony } et { $local } Guerriers Locaux.
event-battle-independent = Bataille en { $hex } : { $seat } attaque { $local } Guerriers Locaux avec { $attack_war } Canoës de Guerre et { $attack_warrior } Groupes de Guerriers.
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
event-save = { $seat } sauve un Village en { $hex } et donne : { $piece }.
event-end-saving = { $seat } ne sauve plus de Village en { $hex }.
event-conquer = { $seat } conquiert { $hex } avec { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}.
event-lay-waste = { $seat } prend { $hex } ; il ne reste aucun Village.
event-home = { $seat } a maintenant son origine en { $hex }.
event-no-card = { $seat } n’utilise pas de carte.
event-use-card = { $seat } utilise { $card }.
event-show-card = { $seat } montre { $card }.
event-draw-card = { $seat } pioche { $card }.
event-draw-card-hidden = { $seat } pioche une carte.
event-kava-hex = KAVA CEREMONY : { $seat } voit en { $hex } (Canoës de Transport, de Guerre, Guerriers, Colonies, Rumeurs) : { $transport }, { $war }, { $warrior }, { $colony }, { $rumour }.
event-kava-hex-hidden = KAVA CEREMONY : { $seat } regarde les pièces en { $hex }.
event-kava-seat = KAVA CEREMONY : { $seat } voit les cartes de { $other_seat } : { $cards }.
event-kava-seat-hidden = KAVA CEREMONY : { $seat } regarde les cartes de { $other_seat }.
event-deforest = DEFORESTATION : { $seat } détruit un Village de { $other_seat } en { $hex }.
event-step-building = Tous construisent.
event-order-item = { $seat } commande en { $hex } : { $item }.
event-order-card = { $seat } achète une carte avec les points de { $hex }.
event-order-settle = { $seat } installe la Colonie en { $hex }.
event-order-focus = { $seat } se concentrera sur l’intérieur.
event-order-use = { $seat } prévoit { $card }.
event-ready = { $seat } est prêt.
event-focus = { $seat } se concentre sur l’intérieur : l’Explorateur est dans la Case Perdu.
event-buy = { $seat } achète une carte.
event-build = { $seat } construit en { $hex } : Villages { $villages }, Agriculture Améliorée { $agriculture }, pièces { $count }{ $chain ->
    [0] .
   *[other] , un Canoë de Transport visible.
}
event-settle = { $seat } fonde un Village en { $hex }.
event-track = { $seat } : { $half ->
    [0] { $points }
   *[other] { $points }½
} points.
event-declare = { $seat } déclare la victoire{ $count ->
    [0] .
   *[other] { "" } avec { $cards }.
}
event-pass = { $seat } ne déclare rien.
event-not-enough = { $seat } n’a plus assez de points : la partie continue.
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
obstacle-has-moved = Elle a déjà bougé ce tour.
obstacle-no-canoe = Elle ne bouge pas d’elle-même.
obstacle-chain-stays = Le canoë de la chaîne reste pendant le transit.
obstacle-not-on-chain = Votre Chaîne de Canoës de Transport n’y mène pas.
obstacle-over-capacity = Les canoës ne peuvent pas porter cela.
obstacle-in-enemy-hex = Pas dans un hex ennemi.
obstacle-loaded-here = Déposez d’abord, embarquez ensuite.
obstacle-not-sailed = La flotte n’a pas encore navigué.
obstacle-last-of-fleet = Quelque chose doit repartir : accostez plutôt.
obstacle-not-known = Les canoës n’entrent que dans des hexes connus.
obstacle-needs-war-canoe = Seule une flotte avec un Canoë de Guerre entre dans un hex ennemi.
obstacle-stranded = Quelqu’un resterait en mer sans canoë.
obstacle-garrison = Un groupe imprimé conquis doit garder une pièce.
obstacle-no-rumour = Vous n’y avez pas de Rumeur.
obstacle-not-your-stack = Vos pièces n’y sont pas.
obstacle-no-transport = Vous n’y avez pas de Canoë de Transport.
obstacle-is-up = Un Canoë de Transport y est déjà visible.
obstacle-is-down = Aucun Canoë de Transport n’y est visible.
obstacle-turned-already = Il a déjà été tourné dans cette étape.
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
option-rumours-two-meaning = Aussi loin que les canoës qu’elles imitent.
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
panel = { $nation } : Villages { $villages }, groupes { $groups }, cartes { $cards } ({ $closed } cachées){ $lost ->
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
stage-turning = tourner les canoës
stage-battles = bataille
stage-building = construction
stage-cards = cartes
stage-victory = victoire
stage-over = la fin
text-group = { $hex } : { $seat }, Villages { $villages }/{ $boxes }, agriculture { $agriculture }
text-stack = { $hex } : { $seat }, { $count } pièces : { $pieces }
text-hidden = face cachée
text-up = canoë visible
text-tile = { $hex } : { $tile }
text-tile-hidden = une tuile cachée
text-ocean = Océan Ouvert
text-voyage = Explorateur en { $hex }, nœuds { $knots }
text-cards = { $seat } : { $cards }
text-card-hidden = une carte cachée

## The advanced rules

option-end = Fin de partie
option-end-meaning = À combien de points la partie finit-elle ? (11.1)
option-end-standard = Comme imprimé
option-end-standard-meaning = 28, 25 ou 22 points à 2, 3 ou 4 joueurs.
option-end-more1 = 1 de plus
option-end-more1-meaning = Un point de plus qu’imprimé.
option-end-more2 = 2 de plus
option-end-more2-meaning = Deux points de plus qu’imprimé.
option-end-more3 = 3 de plus
option-end-more3-meaning = Trois points de plus qu’imprimé : une partie plus longue.
option-end-less1 = 1 de moins
option-end-less1-meaning = Un point de moins qu’imprimé.
option-end-less2 = 2 de moins
option-end-less2-meaning = Deux points de moins qu’imprimé.
option-end-less3 = 3 de moins
option-end-less3-meaning = Trois points de moins qu’imprimé : une partie plus courte.
option-saved = Ressources sauvées
option-saved-meaning = Peut-on garder un Point de Construction pour plus tard ? (11.4)
option-saved-no = Non
option-saved-no-meaning = Ce qui n’est pas construit est perdu.
option-saved-yes = Oui
option-saved-yes-meaning = Un point peut être mis de côté, et dépensé plus tard à l’origine.
action-store = Mettre de côté un Point de Construction de { $hex }.
action-spend = Dépenser le Point de Construction en réserve.
event-order-store = { $seat } mettra de côté un Point de Construction de { $hex }.
event-order-spend = { $seat } dépensera le Point de Construction en réserve.
event-store = { $seat } met un Point de Construction de côté.
event-spend = { $seat } dépense le Point de Construction en réserve.
obstacle-store-full = Un Point de Construction est déjà en réserve.
obstacle-store-empty = Aucun Point de Construction n’est en réserve.
option-malaria = Malaria
option-malaria-meaning = La malaria frappe-t-elle la Mélanésie dès que quelqu’un y vit ? (11.6)
option-malaria-no = Non
option-malaria-no-meaning = Personne ne tombe malade.
option-malaria-yes = Oui
option-malaria-yes-meaning = Chaque tour, un dé frappe l’un de quatre groupes.
event-malaria = Malaria : le dé montre { $pips }, { $hex }.
event-malaria-strikes = La malaria prend un village de { $seat } en { $hex }.
option-south_island = Île du Sud
option-south_island-meaning = Te Waka Maui est-elle trouvée avec Aotearoa ? (11.3)
option-south_island-no = Non
option-south_island-no-meaning = Elle reste dans la boîte.
option-south_island-yes = Oui
option-south_island-yes-meaning = Elle est posée à côté d’Aotearoa, s’il y a de la place.
action-walk = Faire passer à pied de { $hex } à l’autre île : { $piece }.
action-walk-hidden = Une pièce passe à pied de { $hex } à l’autre île.
event-south-island = { $seat } pose Te Waka Maui en { $hex }.
event-south-out = { $seat } ne trouve pas de place pour Te Waka Maui à côté de { $hex } : elle n’est pas en jeu.
event-walk = { $seat } passe à pied de { $from } à { $hex } : { $piece }.
event-walk-hidden = { $seat } fait passer une pièce à pied de { $from } à { $hex }.
obstacle-not-walkable = On ne passe à pied qu’entre Aotearoa et Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Peut-on chercher la patate douce en Amérique du Sud ? (11.5)
option-kumara-no = Non
option-kumara-no-meaning = Personne ne navigue si loin.
option-kumara-yes = Oui
option-kumara-yes-meaning = Un voyage dangereux pour deux points.
action-search = Chercher le kumara depuis { $hex }.
action-steer = Cingler vers { $hex }.
event-search = { $seat } cherche le kumara depuis { $hex }.
event-search-roll = { $seat } lance { $pips }, avec les bonus { $total } : { $result ->
    [lost] perdu
    [return] retour
    [off-course] hors course
   *[explore] un hex plus loin
}.
event-steer = { $seat } cingle vers { $hex }.
event-galapagos = { $seat } trouve un relais en { $hex } : +1 à chaque jet futur.
event-kumara = { $seat } a désormais du kumara : deux points.
obstacle-no-search-there = Une recherche commence dans l’un des deux hexes vers l’Amérique du Sud.
obstacle-has-kumara = Vous avez déjà du kumara.
obstacle-too-near = Hors course ne rapproche pas de l’Amérique du Sud.
points-kumara = Kumara
stage-search = recherche de kumara
option-events = Évènements aléatoires
option-events-meaning = Un évènement est-il tiré chaque tour ? (11.2)
option-events-no = Non
option-events-no-meaning = La mer est calme.
option-events-yes = Oui
option-events-yes-meaning = À partir de cinq points, un de 27 chaque tour.
action-duty = { $duty ->
    [order] Fixer l’ordre du tour ; l’avant-dernier tire l’évènement.
   *[event] Tirer l’évènement ; l’avant-dernier fixe l’ordre du tour.
}
action-play = Jouer { $event }.
action-strike = Choisir { $hex }.
action-name = Choisir { $seat }.
action-peek = DRIFT VOYAGE : regarder la tuile en { $hex }.
action-clear = Payer pour ôter { $event }.
action-leader = Faire paniquer le WAR LEADER.
outcome-event = L’évènement { $event }.
outcome-event-hidden = Un évènement, qui est gardé.
event-duty-order = { $seat } fixe l’ordre du tour ; l’avant-dernier tire l’évènement.
event-duty-event = { $seat } tire l’évènement ; l’avant-dernier fixe l’ordre du tour.
event-fortune-draw = { $seat } tire l’évènement { $event }.
event-fortune-keep = { $seat } tire l’évènement { $event } et le garde.
event-fortune-keep-hidden = { $seat } tire un évènement et le garde.
event-fortune-play = { $seat } joue { $event }.
event-fortune-none = { $event } n’a pas d’effet.
event-fortune-aim = { $seat } choisit { $hex } pour { $event }.
event-fortune-hex = { $event } en { $hex }.
event-fortune-void = { $event } en { $hex } laisserait à un joueur moins de deux villages : sans effet.
event-fortune-loss = { $seat } perd en { $hex } : { $what ->
    [village] un village
    [canoe] { $count } canoës
   *[piece] { $count } pièces
}.
event-fortune-gain = { $seat } reçoit en { $hex } : { $piece }.
event-fortune-seat = { $event } : { $seat } choisit { $other_seat }.
event-fortune-clear = { $seat } ôte { $event } de { $hex }.
event-order-play = { $seat } prévoit { $event }.
event-order-clear = { $seat } paiera pour ôter { $event }.
event-peek = DRIFT VOYAGE : { $seat } regarde la tuile en { $hex } : { $tile }.
event-peek-hidden = DRIFT VOYAGE : { $seat } regarde la tuile en { $hex }.
event-leader-panics = Le WAR LEADER de { $seat } panique.
obstacle-closed = Rien de vous ne peut entrer ni sortir de cet hex maintenant.
obstacle-stunted = Aucun village n’y pousse maintenant.
obstacle-not-kept = Vous ne gardez pas cette carte.
obstacle-no-such-target = L’évènement ne peut pas frapper là.
obstacle-no-blight = Aucun fléau de ce genre n’est dans un de vos groupes.
obstacle-leader-stands = Un WAR LEADER ne peut que paniquer.
stage-event = évènement
