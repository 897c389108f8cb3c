# Conquest of Paradise (fr).

tagline = Envoyez votre Explorateur dans le Pacifique inconnu, colonisez ce qu’il trouve, reliez-le par vos canoës, et battez-vous s’il le faut.
seat-yellow = Jaune
seat-red = Rouge
seat-green = Vert
seat-black = Noir
piece-transport = Canoë de Transport
piece-war = Canoë de Guerre
piece-warrior = Groupe de Guerriers
piece-colony = Colonie
piece-rumour = Rumeur
piece-local = Guerrier Local
piece-any = piece
a-transport = a Transport Canoe
a-war = a War Canoe
a-warrior = a Warrior Band
a-colony = a Colony
a-rumour = a Rumour
a-local = a Local Warrior
a-any = a piece
the-transport = the Transport Canoe
the-war = the War Canoe
the-warrior = the Warrior Band
the-colony = the Colony
the-rumour = the Rumour
the-local = the Local Warrior
the-any = that piece
item-village = Village
item-agriculture = Agriculture Améliorée
item-transport = Canoë de Transport, face cachée
item-chain = Canoë de Transport, face visible
item-warrior = Groupe de Guerriers
item-war = Canoë de Guerre
item-colony = Colonie
item-rumour = Rumeur
item-any = something
an-item-village = a Village
an-item-agriculture = Improved Agriculture
an-item-transport = a Transport Canoe, face down
an-item-chain = a Transport Canoe, face up
an-item-warrior = a Warrior Band
an-item-war = a War Canoe
an-item-colony = a Colony
an-item-rumour = a Rumour
an-item-any = that
count-transport =
    { $count ->
        [one] 1 Transport Canoe
       *[other] { $count } Transport Canoes
    }
count-chain =
    { $count ->
        [one] 1 Transport Canoe face up
       *[other] { $count } Transport Canoes face up
    }
count-war =
    { $count ->
        [one] 1 War Canoe
       *[other] { $count } War Canoes
    }
count-warrior =
    { $count ->
        [one] 1 Warrior Band
       *[other] { $count } Warrior Bands
    }
count-colony =
    { $count ->
        [one] 1 Colony
       *[other] { $count } Colonies
    }
count-rumour =
    { $count ->
        [one] 1 Rumour
       *[other] { $count } Rumours
    }
count-local =
    { $count ->
        [one] 1 Local Warrior
       *[other] { $count } Local Warriors
    }
count-village =
    { $count ->
        [one] 1 Village
       *[other] { $count } Villages
    }
count-agriculture = { $count } Improved Agriculture
count-piece =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
count-canoe =
    { $count ->
        [one] 1 canoe
       *[other] { $count } canoes
    }
count-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
count-group =
    { $count ->
        [one] 1 connected group
       *[other] { $count } connected groups
    }
count-knot =
    { $count ->
        [one] 1 knot
       *[other] { $count } knots
    }
count-point =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
count-build-point =
    { $count ->
        [0] no Build Points
        [one] 1 Build Point
       *[other] { $count } Build Points
    }
count-hex =
    { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
count-chit =
    { $count ->
        [one] 1 chit
       *[other] { $count } chits
    }
score-points =
    { $halves ->
        [2] { $score } point
       *[other] { $score } points
    }
nothing = rien
no-defenders = no Battle Pieces
marker-island1 = Groupe d’Îles, 1 nœud
marker-island2 = Groupe d’Îles, 2 nœuds
marker-island3 = Groupe d’Îles, 3 nœuds
marker-ocean1 = Océan Ouvert, 1 nœud
marker-ocean2 = Océan Ouvert, 2 nœuds
marker-ocean3 = Océan Ouvert, 3 nœuds
marker-off = Hors Course
place-bare =
    { $kind_word ->
        [unknown] hex { $name }
        [ocean] ocean hex { $name }
        [any] that hex
       *[other] { $name }
    }
place-the =
    { $kind_word ->
        [unknown] hex { $name }
        [ocean] ocean hex { $name }
        [any] that hex
        [plural] the { $name }
       *[other] { $name }
    }
place-at =
    { $kind_word ->
        [unknown] in hex { $name }
        [ocean] in ocean hex { $name }
        [any] in that hex
        [plural] in the { $name }
        [land] in { $name }
       *[other] on { $name }
    }
place-to =
    { $kind_word ->
        [unknown] to hex { $name }
        [ocean] to ocean hex { $name }
        [any] to that hex
        [plural] to the { $name }
       *[other] to { $name }
    }
place-from =
    { $kind_word ->
        [unknown] from hex { $name }
        [ocean] from ocean hex { $name }
        [any] from that hex
        [plural] from the { $name }
       *[other] from { $name }
    }
place-full =
    { $kind_word ->
        [unknown] Hex { $name }
        [ocean] Ocean hex { $name }
        [any] That hex
       *[other] { $name } ({ $number })
    }
name-hawaii = Hawaii
    .kind = land
name-aotearoa = Aotearoa
    .kind = land
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
name-chatham-is = Chatham Islands
    .kind = plural
name-tuamotu = Tuamotu
name-kuporu = Kuporu
name-niue-island = Niue
name-tuvalu = Tuvalu
name-tokelau = Tokelau
name-pitcairn-is = Pitcairn
name-kermadec-is = Kermadec Islands
    .kind = plural
name-norfolk-is = Norfolk Island
name-flint-is = Flint Island
name-manihiki = Manihiki
name-phoenix-is = Phoenix Islands
    .kind = plural
name-malden-is = Malden Island
name-kiritimati = Kiritimati
name-tabuaeran = Tabuaeran
name-johnston-is = Johnston Island
name-midway-is = Midway
name-nihoa = Nihoa
name-0102 = Mariana Islands
    .kind = plural
name-0201 = Marcus Island
name-0203 = Chuuk
name-0204 = Bismarck Archipelago
    .kind = plural
name-0303 = Caroline Islands
    .kind = plural
name-0304 = Solomon Islands
    .kind = plural
name-0402 = Wake Island
name-0403 = Marshall Islands
    .kind = plural
name-0404 = Kiribati
    .kind = land
name-0405 = Santa Cruz
name-0406 = Vanuatu
    .kind = land
name-0505 = Fiji
    .kind = land
name-0605 = Samoa
    .kind = land
name-0606 = Tonga
    .kind = land
name-1504 = Galapagos Islands
    .kind = plural
name-1606 = Unfortunate Islands
    .kind = plural
name-america = South America
    .kind = land
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
card-any = that card
action-home = Jouer { $nation }.
action-order =
    { $seat } joue en premier{ $direction ->
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
action-done =
    { $step ->
        [transit] End the transit.
        [moving] End the movement.
        [building] End building.
       *[save] Save no more Villages.
    }
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
outcome-aid = L’aide de jeu de { $nation }.
outcome-marker = Pioché : { $marker }.
outcome-tile = La tuile { $tile }.
outcome-tile-hidden = Une tuile.
outcome-card = La carte { $card }.
outcome-card-hidden = Une carte.
outcome-die = Le dé montre { $pips }.
event-nation = { $seat } joue { $nation }.
event-setup-island = Hors du jeu : { $marker }.
event-setup-ocean = { $hex } : { $marker }.
event-turn-begins = Tour { $turn } : { $seat } prend le marqueur d’Ordre du Tour.
event-order =
    { $seat } décide : { $first_seat } joue en premier{ $direction ->
        [clockwise] , dans le sens des aiguilles.
        [counter] , à contre-sens.
       *[alone] .
    }
event-fetch = { $seat } récupère l’Explorateur de la Case Perdu.
event-rest = { $seat } n’envoie pas d’Explorateur.
event-explore = { $seat } explore { $hex }.
event-enter =
    { $seat } enters { $the_hex } ({ $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }, { $total } so far).
event-find-ocean =
    { $seat } finds Open Ocean { $at_hex } ({ $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }{ $total ->
        [0] { "" }
       *[other] , { $total } so far
    }).
event-find-island =
    { $seat } finds an Island Group { $at_hex } ({ $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }{ $total ->
        [0] { "" }
       *[other] , { $total } so far
    }).
event-off-course = { $seat } part hors course à { $hex }.
event-knots = Nœuds : +{ $knots }, en tout { $total }.
event-draw-tile = { $seat } draws the tile { $tile }.
event-draw-tile-hidden = { $seat } pioche une tuile pour { $hex }.
event-look-tile = { $seat } looks at the tile : it is { $tile }.
event-look-tile-hidden = { $seat } regarde la tuile à { $hex }.
event-keep = { $seat } garde secrète la tuile à { $hex }.
event-turn = { $seat } turns up { $the_tile } in hex { $number }.
event-all-found = Everybody has now found { $the_tile } in hex { $number }, { $seat } last : it is turned face up.
event-drift = { $seat } pousse l’Explorateur vers { $hex }.
event-return = L’Explorateur de { $seat } rentre de { $hex }.
event-lost = L’Explorateur de { $seat } est perdu à { $hex }.
event-lift = { $seat } forme une flotte à { $hex } : { $piece }.
event-load = { $seat } embarque à { $hex } : { $piece }.
event-drop = { $seat } dépose à { $hex } : { $piece }.
event-swap = { $seat } en prend à { $hex } une autre, venue de plus loin : { $piece }.
event-load-behind = { $seat } embarque à { $hex } sur un Canoë de Transport : { $piece }.
event-sail =
    { $seat } sails { $from_origin } { $to_hex } with { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }{ $dropped ->
        [0] { "" }
       *[other] , leaving { $dropped } behind
    }{ $loaded ->
        [0] { "" }
       *[other] , having taken { $loaded } aboard
    }.
event-chain-gone = Plus aucun Canoë de Transport de { $seat } n’est visible à { $hex }.
event-must-stop = { $seat } rencontre un Canoë de Guerre à { $hex } et doit s’arrêter.
event-may-pass = { $seat } ne rencontre pas de Canoë de Guerre à { $hex }.
event-land =
    { $seat } accoste à { $hex } avec { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-dismiss = Ce n’était qu’une Rumeur : { $seat } en reprend une à { $hex }.
event-up = { $seat } a un Canoë de Transport visible à { $hex }.
event-lies-up = Le Canoë de Transport de { $seat } arrivé à { $hex } est visible.
event-down = { $seat } cache le Canoë de Transport à { $hex }.
event-battle =
    Battle { $at_hex } : { $seat } attacks { $other_seat } with { $attack }. { $other_seat } has { $defence }.{ $attack_back ->
        [none] { "" }
       *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
    }{ $defence_back ->
        [none] { "" }
       *[other] { " " }{ $other_seat } keeps { $defence_back } in the back line.
    }
event-battle-independent =
    Battle { $at_hex } : { $seat } attacks the islanders with { $attack }. They have { $defence }.{ $attack_back ->
        [none] { "" }
       *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
    }
event-roll = { $seat } obtient { $pips }.
event-roll-panic = { $seat } rolls a { $pips } : { $other_seat }’s { $piece } panics.
event-roll-fall = { $seat } rolls a { $pips } : { $other_seat }’s { $piece } is eliminated.
event-roll-panic-independent = { $seat } rolls a { $pips } : a Local Warrior panics.
event-roll-fall-independent = { $seat } rolls a { $pips } : a Local Warrior is eliminated.
event-panic = { $seat } panique : { $piece }.
event-panic-independent = One of the islanders’ Local Warriors panics.
event-fall = { $seat } perd : { $piece }.
event-fall-independent = One of the islanders’ Local Warriors is eliminated.
event-leave = { $seat } n’a pas de canoë pour : { $piece }.
event-no-refuge = { $seat } n’a nulle part où retraiter.
event-retreat =
    { $seat } retraite vers { $hex } avec { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-save = { $seat } sauve un Village à { $hex } et donne : { $piece }.
event-conquer =
    { $seat } conquiert { $hex } avec { $count ->
        [one] { $count } Village
       *[other] { $count } Villages
    }.
event-lay-waste = { $seat } prend { $hex } ; il ne reste aucun Village.
event-home = { $seat } a maintenant son origine à { $hex }.
event-use-card = { $seat } uses { $card }. { $effect }
event-show-card = { $seat } montre { $card }.
event-draw-card = { $seat } draws { $card }. { $effect }
event-draw-card-hidden = { $seat } pioche une carte.
event-kava-hex = KAVA CEREMONY : { $seat } looks at the pieces { $at_hex } and sees { $pieces }.
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
event-build = { $seat } builds { $items } { $at_hex }.
event-settle = { $seat } fonde un Village à { $hex }.
event-track = Points : { $scores }.
part-score = { $seat } { $score }
event-declare =
    { $seat } déclare la victoire{ $count ->
        [0] .
       *[other] { "" } avec { $cards }.
    }
event-not-enough = { $seat } n’a plus assez de points, et personne d’autre non plus : la partie continue.
event-reveal-cards = { $seat } montre ses autres cartes : { $cards }.
event-win = { $seat } gagne.
event-draw-game =
    { $count ->
        [2] { $one_seat } et { $two_seat }
        [3] { $one_seat }, { $two_seat } et { $three_seat }
       *[4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
    } partagent la victoire.
obstacle-not-now = { $when } ; { $now }.
when-home = Homes are chosen before the game
when-order = The turn order is set at the start of a turn
when-exploration = Explorers sail in the Exploration Step
when-return = An Explorer returns from a voyage
when-tile = A tile is kept or revealed when it has just been found
when-drift = An Explorer is driven on when Off Course is drawn
when-cards = That card is used only when its moment comes
when-no-card = You decline a card when you are asked for one
when-movement = Fleets move in the Movement Step
when-turning = Canoes are turned after the transit, in the Movement Step
when-done = You end transit, movement, building or the saving of Villages
when-battle = Battles are fought after the movement
when-lose = Losses are chosen when the die hits your front line
when-leave = Pieces are left behind when a fleet retreats without enough canoes
when-retreat = Pieces retreat when a battle is lost
when-save = Villages are saved when a battle is won
when-face = Canoes are laid face up or down when a battle is over
when-disc = A new home is chosen when the old one is lost
when-building = Building is ordered in the Building Step
when-victory = Victory is declared in the Victory Step
when-event = A target is chosen when an Event calls for one
when-search = The search for Kumara begins in place of an exploration
when-steer = An Explorer steers on during a search for Kumara
when-play = A kept Event is played when its moment comes
when-leader = The WAR LEADER panics when the die hits your front line
when-chit = Chits are carried out when several have been drawn
now-homes = homes are being chosen
now-cup = the game is being set up
now-order = the turn order is being set
now-explore = this is the Exploration Step
now-voyage = an Explorer is under way
now-transit = this is the transit
now-moving = this is the Movement Step
now-battles = the next battle is being chosen
now-building = you are building
now-cards = cards may be shown before the points are counted
now-victory = this is the Victory Step
now-over = the game is over
now-search = a search for Kumara is under way
now-event = an Event is being drawn
now-chit = Samoa’s chit is being carried out
now-eve = building is about to begin
now-asked = another question must be answered first
obstacle-rule-off = This game is played without { $rule }.
rule-saved = saved resources
rule-south = the South Island
rule-kumara = Kumara
rule-events = Random Events
rule-solo = Samoa’s chits
obstacle-no-tile-down = No tile lies face down { $at_hex }.
obstacle-home-taken = { $nation } is taken, or not in this game.
obstacle-no-such-seat = Personne n’est assis là.
obstacle-no-direction = À deux joueurs il n’y a qu’un sens.
obstacle-not-unknown = { $hex } has been explored already.
obstacle-out-of-reach = Your Explorer cannot reach { $the_hex } : on the way it may cross only known hexes without enemies.
obstacle-enemy-there = Explorers do not enter enemy hexes, and { $hex } is one.
obstacle-cup-empty = Il ne reste plus de marqueur Découverte.
obstacle-not-adjacent = { $hex } is not next to your Explorer.
obstacle-no-marker-left = Vos trois marqueurs Île Découverte sont sur la carte : révélez d’abord une tuile.
obstacle-not-found = You have no Discovered Island marker { $at_hex }.
obstacle-no-drift = Off Course cannot drive this Explorer { $to_hex }.
obstacle-not-held = You do not have { $card }.
obstacle-card-open = { $card } already lies face up.
obstacle-card-spent = { $card } has already been used.
obstacle-card-useless = { $card } is of no use at this moment.
obstacle-no-target = There is nothing of another player’s to choose { $at_hex }.
obstacle-fleet-in-hand = Terminez d’abord le mouvement de la flotte en main.
obstacle-no-fleet = Aucune flotte n’est en main.
obstacle-no-such-piece = You have no { $piece } { $at_hex } to do that with.
obstacle-has-moved = { $the_piece } { $at_hex } cannot move any farther this turn.
obstacle-no-canoe = { $a_piece } cannot travel without a canoe.
obstacle-chain-stays = Le canoë de la chaîne reste pendant le transit.
obstacle-not-on-chain = Your Transport Canoe Chain does not reach { $the_hex }.
obstacle-over-capacity = The canoes of this fleet cannot carry { $a_piece }.
obstacle-in-enemy-hex = Pas dans un hex ennemi.
obstacle-loaded-here = Une pièce a déjà été embarquée ici.
obstacle-dropped-here = Vous venez d’en déposer un ici : accostez, puis reprenez.
obstacle-no-other-canoe = No other { $piece } here has come farther and can still sail on.
obstacle-no-other-berth = Il n’y a pas à choisir entre Canoë de Guerre et Canoë de Transport.
obstacle-carried = A canoe has carried { $the_piece } this turn : no other canoe may take it on.
obstacle-has-walked = { $the_piece } has already walked this turn.
obstacle-not-sailed = La flotte n’a pas encore navigué.
obstacle-last-of-fleet = Quelque chose doit repartir : accostez plutôt.
obstacle-not-known = Canoes enter only known hexes, and { $hex } is not known.
obstacle-needs-war-canoe = Only a fleet with a War Canoe may enter an enemy hex, and { $hex } is one.
obstacle-stranded = Quelqu’un resterait en mer sans canoë.
obstacle-garrison = Un groupe imprimé conquis doit garder une pièce, ne serait-ce qu’une Rumeur.
obstacle-no-rumour = You have no Rumour { $at_hex }.
obstacle-not-your-stack = You have no pieces { $at_hex }.
obstacle-nothing-moves = You have no canoe that can move.
obstacle-no-transport = You have no Transport Canoe { $at_hex }.
obstacle-is-up = A Transport Canoe already lies face up { $at_hex }.
obstacle-is-down = No Transport Canoe lies face up { $at_hex }.
obstacle-turned-already = You have already turned a canoe that way { $at_hex } this turn.
obstacle-no-raid = You are not attacking anybody { $at_hex }.
obstacle-not-in-front = You have no { $piece } in the front line.
obstacle-not-nearest = { $hex } is not the nearest of your groups.
obstacle-last-piece = Your last piece must stay { $at_hex }.
obstacle-not-your-group = You have no Village { $at_hex }.
obstacle-no-points = Il n’y a pas assez de Points de Construction.
obstacle-no-stock = Il ne reste pas de telle pièce à construire.
obstacle-no-box = There is no free box for a Village { $at_hex }.
obstacle-one-village = Un seul nouveau Village par groupe et par tour.
obstacle-no-brown-box = There is no brown box without Improved Agriculture { $at_hex }.
obstacle-chain-there = A Transport Canoe already lies face up { $at_hex }.
obstacle-no-colony = You have no Colony { $at_hex }.
obstacle-no-group = Nobody can settle { $at_hex }.
obstacle-one-card = Une seule carte par tour.
obstacle-no-cards-left = Il ne reste pas assez de cartes.
obstacle-no-pool = { $hex } shares its Build Points with other groups : buy with the first group of your chain.
obstacle-explorer-lost = L’Explorateur est dans la Case Perdu.
obstacle-no-home = Vous n’avez pas d’origine.
obstacle-once-only = Une seule fois.
obstacle-too-few-points = Vous n’avez pas assez de points.
obstacle-last-village = C’est le dernier Village du joueur.
heard-hexes = “{ $word }” could be { $hexes } : type the number
heard-no-hex = no place is called “{ $word }” ; type a name from the map, or the number of a hex such as 0705
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
score-name = points de victoire
points-villages = Villages
points-groups = Groupes connectés
points-atolls = Atolls
points-cards = Cartes
panel =
    { $nation }, { $home ->
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
text-stack =
    { $hex } : { $seat }, { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } : { $pieces }
text-seat = { $seat } : { $points } · { $panel }
text-hidden = face cachée
text-up = canoë visible
text-tile = Hex { $number } : { $tile }
text-tile-hidden = une tuile cachée
text-voyage =
    Explorateur à { $hex }, { $knots ->
        [one] { $knots } nœud
       *[other] { $knots } nœuds
    }
text-cards = { $seat } : { $cards }
text-card-hidden = une carte cachée
text-left = Reste : marqueurs Découverte dans la tasse { $cup }, tuiles dans le couvercle { $lid }, cartes dans la pioche { $deck }
text-fleet = Flotte en main à { $hex } : { $pieces }
text-fighters = à bord de Canoës de Guerre : { $count }
text-trip =
    { $steps ->
        [one] parcouru { $steps } hex
       *[other] parcouru { $steps } hexes
    } : { $pieces }
text-stayed = reste : { $pieces }
text-put-down = portée ou passée à pied : { $pieces }
text-battle =
    Bataille à { $hex } : { $seat } attaque avec { $attack_front } devant et { $attack_back } derrière ; en face { $defence_front } devant et { $defence_back } derrière{ $die ->
        [0] .
       *[other] { "" } ; le dé montre { $die }.
    }
text-orders = { $seat } commande : { $orders }
text-orders-none = { $seat } has ordered nothing yet
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
prompt-wait = En attente ({ $stage }) : { $names }.
prompt-homes = Choisissez le groupe d’origine que vous jouez.
prompt-order =
    Vous êtes dernier sur la piste et avez le marqueur : dites qui commence{ $seats ->
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
prompt-moving-fleet =
    La flotte à { $hex } peut encore naviguer de { $left ->
        [one] { $left } hexagone
       *[other] { $left } hexagones
    } : embarquez, débarquez, naviguez ou accostez.
prompt-steer = Recherche de kumara : choisissez l’hexagone sur lequel vous mettez le cap. Vous pouvez montrer des cartes avant le prochain jet.
prompt-battles = Choisissez la prochaine bataille.
prompt-building =
    Points de Construction restants : { $points }{ $pools ->
        [one] .
       *[other] , en { $pools } lieux qui construisent chacun pour soi.
    } Commandez ce que vous construisez, puis terminez.
prompt-victory = You have { $points } and need { $threshold } : declare victory, or play on.
about-price =
    { $points ->
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
about-worth =
    Villages : { $villages }{ $connected ->
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
about-card-points =
    { $points ->
        [0] Aucun point
        [one] { $points } point
       *[other] { $points } points
    }
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
part-unknown = Inconnu
part-ocean = Océan Ouvert
part-atoll = Atoll
part-boxes = Cases vertes { $green }, cases brunes { $brown }
part-face-down = Une tuile face cachée
part-kept = Face cachée : { $tile }
part-independent = Independent, { $local }
part-group = { $seat } : Villages { $villages } sur { $boxes }, Agriculture Améliorée { $agriculture }
part-home = Origine de { $seat }
part-stack =
    { $seat }, { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
part-least = au moins { $pieces }
part-no-war = aucun Canoë de Guerre
part-up = un Canoë de Transport visible
part-knots =
    { $count ->
        [one] 1 knot
       *[other] { $count } knots
    }
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
event-south-island = { $seat } lays out Te Waka Maui in hex { $number }.
event-south-out = There is no room for Te Waka Maui next to { $the_hex } : it is out of play.
event-walk = { $seat } moves { $a_piece } on foot { $from_origin } { $to_hex }.
event-walk-hidden = { $seat } moves a piece on foot { $from_origin } { $to_hex }.
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
event-search-roll =
    { $seat } obtient { $pips }, { $total } avec les bonus : { $result ->
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
action-duty =
    { $duty ->
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
event-fortune-draw = { $seat } draws the Event { $event }. { $effect }
event-fortune-keep = { $seat } draws the Event { $event } and keeps it. { $effect }
event-fortune-keep-hidden = { $seat } tire un évènement et le garde.
event-fortune-play = { $seat } plays { $event }. { $effect }
event-fortune-none = { $event } n’a pas d’effet.
event-fortune-aim = { $seat } choisit { $hex } pour { $event }.
event-fortune-hex = { $event } à { $hex }.
event-fortune-void = { $event } à { $hex } laisserait à un joueur moins de deux Villages : l’évènement est sans effet.
event-fortune-loss = { $seat } loses { $loss } { $at_hex }.
event-fortune-gain = { $seat } reçoit à { $hex } : { $piece }.
event-fortune-seat = { $event } : { $seat } choisit { $other_seat }.
event-fortune-clear = { $seat } débarrasse { $hex } de { $event }.
event-order-play = { $seat } jouera { $event }.
event-order-clear = { $seat } paiera pour se débarrasser de { $event }.
event-peek = DRIFT VOYAGE : { $seat } looks at a tile : it is { $tile }, in hex { $number }.
event-peek-hidden = DRIFT VOYAGE : { $seat } regarde la tuile à { $hex }.
event-leader-panics = Le WAR LEADER de { $seat } panique.
obstacle-closed = An Event closes { $the_hex } : no piece may enter or leave.
obstacle-stunted = No Village can be built { $at_hex } this turn.
obstacle-not-kept = You do not have the Event { $event }.
obstacle-no-such-target = The Event cannot strike { $the_hex }.
obstacle-no-blight = None of your groups suffers from { $event }.
obstacle-not-lost = Votre Explorateur n’est pas dans la Case Perdu.
obstacle-leader-stands = Un WAR LEADER ne peut que paniquer.
stage-event = évènement
stage-eve = avant la construction
fortune-name-typhoon = TYPHOON
fortune-name-typhoon-swell = TYPHOON SWELL
fortune-name-tsunami = TSUNAMI
fortune-name-invasive-weeds = INVASIVE WEEDS
fortune-name-severe-erosion = SEVERE EROSION
fortune-name-drought = DROUGHT
fortune-name-peles-wrath = PELE’S WRATH
fortune-name-taniwha = TANIWHA
fortune-name-favorable-winds = FAVORABLE WINDS
fortune-name-bountiful-fishing = BOUNTIFUL FISHING
fortune-name-freshwater-spring = FRESHWATER SPRING
fortune-name-volcanic-ash = VOLCANIC ASH
fortune-name-cult-of-war = CULT OF WAR
fortune-name-war-leader = WAR LEADER
fortune-name-shaman = SHAMAN
fortune-name-castaways = CASTAWAYS
fortune-name-drift-voyage = DRIFT VOYAGE
fortune-name-cultural-flowering = CULTURAL FLOWERING
fortune-name-succession-dispute = SUCCESSION DISPUTE
fortune-name-rebellion = REBELLION
fortune-name-rats = RATS
fortune-name-becalmed = BECALMED
fortune-name-royal-marriage = ROYAL MARRIAGE
fortune-name-great-kauri-trees = GREAT KAURI TREES
fortune-name-abundant-harvest = ABUNDANT HARVEST
fortune-name-rotten-lashings = ROTTEN LASHINGS
fortune-name-calm-season = CALM SEASON
fortune-name-any = that Event
fortune-typhoon = All pieces in an Open Ocean hex are lost, and nothing enters it until the next turn begins.
fortune-typhoon-swell = A group next to Open Ocean with two or more Villages loses one.
fortune-tsunami = A group loses a Village and all its canoes.
fortune-invasive-weeds = One Village of a group yields no Build Point until its owner pays 1.
fortune-severe-erosion = A group with three or more boxes loses a green one for good, and a Village with it.
fortune-drought = A group yields no Build Points this turn.
fortune-peles-wrath = A group loses two of its Villages (of two, one), and none is built there this turn.
fortune-taniwha = Un hexagone d’Océan Ouvert est fermé jusqu’au prochain tour : rien n’y entre ni n’en sort, et aucune chaîne n’y passe.
fortune-favorable-winds = Pendant votre Mouvement, vos canoës avancent d’un hexagone de plus.
fortune-bountiful-fishing = An atoll or an Open Ocean hex yields one more Build Point each turn to whoever has it in the chain of the home.
fortune-freshwater-spring = A group of yours gets one more green box.
fortune-volcanic-ash = A group of yours gets one more green box.
fortune-cult-of-war = Up to three of your groups get a Warrior Band each.
fortune-war-leader = Au début d’une bataille : une pièce de plus sur votre ligne de front, qui ne peut que paniquer.
fortune-shaman = Quand un évènement ou la malaria vous frappe, il est ignoré, et un de vos groupes est à l’abri tant que vous le contrôlez.
fortune-castaways = You get a Colony on a free group within two hexes of one of your Villages.
fortune-drift-voyage = Votre Explorateur perdu explore ce tour ; ou regardez une tuile face cachée.
fortune-cultural-flowering = You draw an Arts & Culture card for free.
fortune-succession-dispute = Deux Points de Construction de moins ce tour.
fortune-rebellion = A group that is not connected with its owner’s home loses a Village.
fortune-rats = A group gets no new Village until its owner pays 2.
fortune-becalmed = Avant le Mouvement d’un joueur : ses canoës n’avancent que d’un hexagone ce tour.
fortune-royal-marriage = Un autre joueur et vous n’entrez pas dans les hexagones l’un de l’autre avant le prochain tour.
fortune-great-kauri-trees = A group of yours gets a War Canoe.
fortune-abundant-harvest = En Construction : un Village sans Point de Construction.
fortune-rotten-lashings = A Transport Canoe at sea is lost, and its cargo with it.
fortune-calm-season = Nothing happens.
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
about-kept = { $event }, kept by { $seat }
about-kept-hidden = Un évènement caché, gardé par { $seat }
about-kept-hidden-effect = Seul son détenteur le connaît.
about-fortune = The Event { $event }
about-reconstructed = (Effet reconstitué.)
text-kept = { $seat } garde : { $name }
text-event-hidden = un évènement caché
text-marker = { $event } { $at_hex } : { $effect }
text-struck = { $seat } : { $name }
text-peace = ROYAL MARRIAGE : { $seat } et { $other_seat }
text-peace-effect = aucun n’entre dans les hexagones de l’autre avant le prochain tour
told-with = { $name } – { $effect }
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
option-solo = Jeu en solitaire
option-solo-meaning = Seul, on joue Tonga contre Samoa (12). Avec quelle difficulté ?
option-solo-usual = Normale
option-solo-usual-meaning = Découvrir un groupe libre de quatre cases fait tirer un jeton de plus.
option-solo-hard = Plus corsée
option-solo-hard-meaning = Un groupe libre de trois cases aussi.
action-resolve = Exécuter maintenant le jeton n° { $chit }.
outcome-chit = Jeton n° { $chit }.
outcome-pick = Le dé décide : { $hex }.
event-solo-turn = Tour { $turn }.
event-solo-chit =
    Le jeton n° { $chit } est tiré ({ $action ->
        [explore] Explorer !
        [build] Construire
        [defend] Défendre
       *[attack] Attaque !
    }) ; jetons restants : { $left }.
event-solo-expand = Samoa se développe : { $expansion }.
event-solo-village = { $seat } a un Village de plus à { $hex }.
event-solo-piece =
    { $seat } reçoit à { $hex } : { $piece } ({ $why ->
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
event-solo-ocean =
    { $seat } explore { $hex } : Océan Ouvert ({ $knots ->
        [1] 1 nœud
       *[other] { $knots } nœuds
    }).
event-solo-island =
    { $seat } explore { $hex } : un Groupe d’Îles ({ $knots ->
        [1] 1 nœud
       *[other] { $knots } nœuds
    }).
event-solo-off = Hors Course à { $hex } : sans effet sur { $seat }.
event-solo-tile = { $seat } finds { $tile } in hex { $number }.
event-solo-attack = { $seat } attacks { $the_hex } with { $pieces } : of the groups in reach it has the fewest defenders ({ $count }).
event-solo-occupied = Le dé donne { $pips }, qui compte pour { $total } : moins que la distance ({ $count }). { $hex } est à Samoa.
event-solo-free = Le dé donne { $pips }, qui compte pour { $total } : pas moins que la distance ({ $count }). { $hex } est libre.
event-solo-owed = Un groupe aussi grand inquiète Samoa : { $hex } fait tirer un jeton.
event-solo-roll =
    { $hex } : le dé donne { $pips } ({ $what ->
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
text-chits = Jetons tirés et pas encore exécutés : { $chits }
text-needed = Points pour déclarer la victoire : { $points }
text-needed-alone = Points pour gagner : { $points }, à une étape de Victoire où il reste au moins { $chits } jetons
chit-named =
    n° { $number } { $action ->
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
about-chits = Les jetons de Samoa
about-chits-left = Jetons restants : { $left } sur 15 ; on ne gagne que tant qu’il en reste deux.
about-chits-cup = Dans la tasse : { $chits }.
about-chits-aside = Mis de côté jusqu’au sixième tirage : { $chits }.
about-chits-drawn = Tirés : { $chits }.
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
