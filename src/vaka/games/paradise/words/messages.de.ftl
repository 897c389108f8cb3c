# Conquest of Paradise (de).

tagline = Schicke deinen Entdecker in den unbekannten Pazifik, besiedle, was er findet, verbinde es durch Kanus, und kämpfe, wenn es sein muss.
seat-yellow = Gelb
seat-red = Rot
seat-green = Grün
seat-black = Schwarz
piece-transport = Transportkanu
piece-war = Kriegskanu
piece-warrior = Kriegerschar
piece-colony = Kolonie
piece-rumour = Gerücht
piece-local = Einheimischer Krieger
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
item-village = Dorf
item-agriculture = Verbesserter Ackerbau
item-transport = Transportkanu, verdeckt
item-chain = Transportkanu, offen
item-warrior = Kriegerschar
item-war = Kriegskanu
item-colony = Kolonie
item-rumour = Gerücht
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
nothing = nichts
no-defenders = no Battle Pieces
marker-island1 = Inselgruppe, 1 Knoten
marker-island2 = Inselgruppe, 2 Knoten
marker-island3 = Inselgruppe, 3 Knoten
marker-ocean1 = Offener Ozean, 1 Knoten
marker-ocean2 = Offener Ozean, 2 Knoten
marker-ocean3 = Offener Ozean, 3 Knoten
marker-off = Vom Kurs
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
action-home = { $nation } spielen.
action-order =
    { $seat } beginnt{ $direction ->
        [clockwise] , im Uhrzeigersinn.
        [counter] , gegen den Uhrzeigersinn.
       *[alone] .
    }
action-rest = Keinen Entdecker aussenden.
action-return = Mit dem Entdecker heimkehren.
action-keep = Das Plättchen geheim halten.
action-reveal = Das Plättchen aufdecken.
action-no-card = Keine Karte nutzen.
action-land = Die Flotte hier absetzen.
action-done =
    { $step ->
        [transit] End the transit.
        [moving] End the movement.
        [building] End building.
       *[save] Save no more Villages.
    }
action-face-up = Ein Transportkanu offen hinlegen.
action-face-down = Alle Stücke verdeckt lassen.
action-focus = Nach innen wenden: ein Baupunkt mehr, nächste Runde keine Erkundung.
action-declare = Den Sieg erklären.
action-pass = Nichts erklären.
action-load = An Bord nehmen: { $piece }.
action-drop = Absetzen: { $piece }.
action-lose = Verlieren: { $piece }.
action-leave = Zurücklassen: { $piece }.
action-save = Hergeben, um ein Dorf zu retten: { $piece }.
action-use = { $card } nutzen.
action-show = { $card } zeigen, ohne sie zu nutzen.
action-kava-seat = KAVA CEREMONY: die Karten von { $seat } ansehen.
action-explore = { $hex } erkunden.
action-drift = Den Entdecker nach { $hex } treiben.
action-turn = Das Plättchen in { $hex } aufdecken.
action-kava-hex = KAVA CEREMONY: die Stücke in { $hex } ansehen.
action-deforest = DEFORESTATION: ein Dorf in { $hex } entfernen.
action-disc = { $hex } zur neuen Heimat machen.
action-sail = Nach { $hex } segeln.
action-dismiss = Ein Gerücht aus { $hex } zurücknehmen.
action-up = Ein Transportkanu in { $hex } aufdecken.
action-down = Das Transportkanu in { $hex } verdecken.
action-attack = Als Nächstes die Schlacht in { $hex } schlagen.
action-retreat = Sich nach { $hex } zurückziehen.
action-settle = Die Kolonie in { $hex } zum Dorf machen.
action-buy = Eine Karte Kunst & Kultur mit den Punkten von { $hex } kaufen.
action-lift = Eine Flotte in { $hex } bilden mit: { $piece }.
action-swap = Ein anderes nehmen, das in dieser Runde weiter gekommen ist: { $piece }.
action-load-behind = Eine Kriegerschar an Bord eines Transportkanus nehmen.
action-build = In { $hex } bauen: { $item }.
outcome-aid = Die Spielhilfe von { $nation }.
outcome-marker = Gezogen: { $marker }.
outcome-tile = Das Plättchen { $tile }.
outcome-tile-hidden = Ein Plättchen.
outcome-card = Die Karte { $card }.
outcome-card-hidden = Eine Karte.
outcome-die = Der Würfel zeigt { $pips }.
event-nation = { $seat } spielt { $nation }.
event-setup-island = Aus dem Spiel: { $marker }.
event-setup-ocean = { $hex }: { $marker }.
event-turn-begins = Runde { $turn }: { $seat } nimmt den Reihenfolge-Marker.
event-order =
    { $seat } bestimmt: { $first_seat } beginnt{ $direction ->
        [clockwise] , im Uhrzeigersinn.
        [counter] , gegen den Uhrzeigersinn.
       *[alone] .
    }
event-fetch = { $seat } holt den Entdecker aus dem Feld Verschollen.
event-rest = { $seat } sendet keinen Entdecker aus.
event-explore = { $seat } erkundet { $hex }.
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
event-off-course = { $seat } kommt in { $hex } vom Kurs ab.
event-knots = Knoten: +{ $knots }, zusammen { $total }.
event-draw-tile = { $seat } draws the tile { $tile }.
event-draw-tile-hidden = { $seat } zieht ein Plättchen für { $hex }.
event-look-tile = { $seat } looks at the tile: it is { $tile }.
event-look-tile-hidden = { $seat } sieht das Plättchen in { $hex } an.
event-keep = { $seat } hält das Plättchen in { $hex } geheim.
event-turn = { $seat } turns up { $the_tile } in hex { $number }.
event-all-found = Everybody has now found { $the_tile } in hex { $number }, { $seat } last: it is turned face up.
event-drift = { $seat } treibt den Entdecker nach { $hex }.
event-return = Der Entdecker von { $seat } kehrt aus { $hex } heim.
event-lost = Der Entdecker von { $seat } ist bei { $hex } verschollen.
event-lift = { $seat } bildet in { $hex } eine Flotte: { $piece }.
event-load = { $seat } nimmt in { $hex } an Bord: { $piece }.
event-drop = { $seat } setzt in { $hex } ab: { $piece }.
event-swap = { $seat } nimmt in { $hex } ein anderes, das weiter gekommen ist: { $piece }.
event-load-behind = { $seat } nimmt in { $hex } an Bord eines Transportkanus: { $piece }.
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
event-chain-gone = In { $hex } liegt kein Transportkanu von { $seat } mehr offen.
event-must-stop = { $seat } trifft in { $hex } auf ein Kriegskanu und muss anhalten.
event-may-pass = { $seat } trifft in { $hex } auf kein Kriegskanu.
event-land =
    { $seat } legt in { $hex } mit { $count ->
        [one] { $count } Stück
       *[other] { $count } Stücken
    } an.
event-dismiss = Es war nur ein Gerücht: { $seat } nimmt eins aus { $hex } zurück.
event-up = { $seat } hat in { $hex } ein Transportkanu offen liegen.
event-lies-up = Das Transportkanu von { $seat }, das nach { $hex } kam, liegt offen.
event-down = { $seat } verdeckt das Transportkanu in { $hex }.
event-battle =
    Battle { $at_hex }: { $seat } attacks { $other_seat } with { $attack }. { $other_seat } has { $defence }.{ $attack_back ->
        [none] { "" }
       *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
    }{ $defence_back ->
        [none] { "" }
       *[other] { " " }{ $other_seat } keeps { $defence_back } in the back line.
    }
event-battle-independent =
    Battle { $at_hex }: { $seat } attacks the islanders with { $attack }. They have { $defence }.{ $attack_back ->
        [none] { "" }
       *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
    }
event-roll = { $seat } würfelt { $pips }.
event-roll-panic = { $seat } rolls a { $pips }: { $other_seat }’s { $piece } panics.
event-roll-fall = { $seat } rolls a { $pips }: { $other_seat }’s { $piece } is eliminated.
event-roll-panic-independent = { $seat } rolls a { $pips }: a Local Warrior panics.
event-roll-fall-independent = { $seat } rolls a { $pips }: a Local Warrior is eliminated.
event-panic = { $seat } gerät in Panik: { $piece }.
event-panic-independent = One of the islanders’ Local Warriors panics.
event-fall = { $seat } verliert: { $piece }.
event-fall-independent = One of the islanders’ Local Warriors is eliminated.
event-leave = { $seat } hat kein Kanu für: { $piece }.
event-no-refuge = { $seat } kann sich nirgends zurückziehen.
event-retreat =
    { $seat } zieht sich mit { $count ->
        [one] { $count } Stück
       *[other] { $count } Stücken
    } nach { $hex } zurück.
event-save = { $seat } rettet ein Dorf in { $hex } und gibt her: { $piece }.
event-conquer =
    { $seat } erobert { $hex } mit { $count ->
        [one] { $count } Dorf
       *[other] { $count } Dörfern
    }.
event-lay-waste = { $seat } nimmt { $hex }; kein Dorf bleibt.
event-home = { $seat } hat nun seine Heimat in { $hex }.
event-use-card = { $seat } uses { $card }. { $effect }
event-show-card = { $seat } zeigt { $card }.
event-draw-card = { $seat } draws { $card }. { $effect }
event-draw-card-hidden = { $seat } zieht eine Karte.
event-kava-hex = KAVA CEREMONY: { $seat } looks at the pieces { $at_hex } and sees { $pieces }.
event-kava-hex-hidden = KAVA CEREMONY: { $seat } sieht die Stücke in { $hex } an.
event-kava-seat = KAVA CEREMONY: { $seat } sieht die Karten von { $other_seat }: { $cards }.
event-kava-seat-hidden = KAVA CEREMONY: { $seat } sieht die Karten von { $other_seat } an.
event-deforest = DEFORESTATION: { $seat } zerstört ein Dorf von { $other_seat } in { $hex }.
event-step-exploration = Erkundung.
event-step-movement = Bewegung und Schlacht.
event-step-victory = Sieg: Die Punkte werden gezählt.
event-step-building = Alle bauen.
event-order-item = { $seat } bestellt in { $hex }: { $item }.
event-order-card = { $seat } kauft mit den Punkten von { $hex } eine Karte.
event-order-dismiss = { $seat } nimmt ein Gerücht von { $hex } zurück.
event-order-settle = { $seat } lässt die Kolonie in { $hex } siedeln.
event-order-focus = { $seat } wendet sich nach innen.
event-order-use = { $seat } plant { $card }.
event-ready = { $seat } ist bereit.
event-focus = { $seat } wendet sich nach innen: der Entdecker ist im Feld Verschollen.
event-buy = { $seat } kauft eine Karte.
event-build = { $seat } builds { $items } { $at_hex }.
event-settle = { $seat } gründet ein Dorf in { $hex }.
event-track = Points: { $scores }.
part-score = { $seat } { $score }
event-declare =
    { $seat } erklärt den Sieg{ $count ->
        [0] .
       *[other] { "" } mit { $cards }.
    }
event-not-enough = { $seat } hat nicht mehr genug Punkte, und auch sonst niemand: Das Spiel geht weiter.
event-reveal-cards = { $seat } zeigt die übrigen Karten: { $cards }.
event-win = { $seat } gewinnt.
event-draw-game =
    { $count ->
        [2] { $one_seat } und { $two_seat }
        [3] { $one_seat }, { $two_seat } und { $three_seat }
       *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
    } teilen sich den Sieg.
obstacle-not-now = { $when }; { $now }.
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
obstacle-no-such-seat = Dort sitzt niemand.
obstacle-no-direction = Zu zweit gibt es nur eine Richtung.
obstacle-not-unknown = { $hex } has been explored already.
obstacle-out-of-reach = Your Explorer cannot reach { $the_hex }: on the way it may cross only known hexes without enemies.
obstacle-enemy-there = Explorers do not enter enemy hexes, and { $hex } is one.
obstacle-cup-empty = Es ist kein Entdeckungsmarker mehr da.
obstacle-not-adjacent = { $hex } is not next to your Explorer.
obstacle-no-marker-left = Alle drei Marker „Entdeckte Insel“ liegen aus: decke erst ein Plättchen auf.
obstacle-not-found = You have no Discovered Island marker { $at_hex }.
obstacle-no-drift = Off Course cannot drive this Explorer { $to_hex }.
obstacle-not-held = You do not have { $card }.
obstacle-card-open = { $card } already lies face up.
obstacle-card-spent = { $card } has already been used.
obstacle-card-useless = { $card } is of no use at this moment.
obstacle-no-target = There is nothing of another player’s to choose { $at_hex }.
obstacle-fleet-in-hand = Beende zuerst die Bewegung der Flotte.
obstacle-no-fleet = Es ist keine Flotte unterwegs.
obstacle-no-such-piece = You have no { $piece } { $at_hex } to do that with.
obstacle-has-moved = { $the_piece } { $at_hex } cannot move any farther this turn.
obstacle-no-canoe = { $a_piece } cannot travel without a canoe.
obstacle-chain-stays = Das Kanu der Kette bleibt im Transit liegen.
obstacle-not-on-chain = Your Transport Canoe Chain does not reach { $the_hex }.
obstacle-over-capacity = The canoes of this fleet cannot carry { $a_piece }.
obstacle-in-enemy-hex = Nicht in einem feindlichen Feld.
obstacle-loaded-here = Hier ist schon etwas an Bord gekommen.
obstacle-dropped-here = Du hast hier gerade eins abgesetzt: Lege erst an, dann hebe auf.
obstacle-no-other-canoe = No other { $piece } here has come farther and can still sail on.
obstacle-no-other-berth = Zwischen Kriegskanu und Transportkanu ist nichts zu wählen.
obstacle-carried = A canoe has carried { $the_piece } this turn: no other canoe may take it on.
obstacle-has-walked = { $the_piece } has already walked this turn.
obstacle-not-sailed = Die Flotte ist noch nicht gesegelt.
obstacle-last-of-fleet = Etwas muss weitersegeln: lege stattdessen an.
obstacle-not-known = Canoes enter only known hexes, and { $hex } is not known.
obstacle-needs-war-canoe = Only a fleet with a War Canoe may enter an enemy hex, and { $hex } is one.
obstacle-stranded = Jemand bliebe ohne Kanu auf See zurück.
obstacle-garrison = Eine eroberte aufgedruckte Gruppe muss ein Stück behalten, und sei es ein Gerücht.
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
obstacle-no-points = Die Baupunkte reichen nicht.
obstacle-no-stock = Ein solches Stück ist nicht mehr vorrätig.
obstacle-no-box = There is no free box for a Village { $at_hex }.
obstacle-one-village = Nur ein neues Dorf je Gruppe und Runde.
obstacle-no-brown-box = There is no brown box without Improved Agriculture { $at_hex }.
obstacle-chain-there = A Transport Canoe already lies face up { $at_hex }.
obstacle-no-colony = You have no Colony { $at_hex }.
obstacle-no-group = Nobody can settle { $at_hex }.
obstacle-one-card = Nur eine Karte je Runde.
obstacle-no-cards-left = Es sind nicht genug Karten übrig.
obstacle-no-pool = { $hex } shares its Build Points with other groups: buy with the first group of your chain.
obstacle-explorer-lost = Der Entdecker ist im Feld Verschollen.
obstacle-no-home = Du hast keine Heimat.
obstacle-once-only = Nur einmal.
obstacle-too-few-points = Du hast nicht genug Punkte.
obstacle-last-village = Es ist das letzte Dorf des Spielers.
heard-hexes = “{ $word }” could be { $hexes }: type the number
heard-no-hex = no place is called “{ $word }”; type a name from the map, or the number of a hex such as 0705
option-homes = Heimat
option-homes-meaning = Wie werden die Heimatgruppen verteilt?
option-homes-drawn = Gezogen
option-homes-drawn-meaning = Der Zufall verteilt die Spielhilfen.
option-homes-agreed = Gewählt
option-homes-agreed-meaning = Die Spieler wählen in der Reihenfolge ihrer Plätze.
option-home_point = Ein Punkt für die Heimat
option-home_point-meaning = Zählt die Heimatgruppe selbst als verbunden?
option-home_point-yes = Ja
option-home_point-yes-meaning = Ja, wenn dort ein Transportkanu offen liegt.
option-home_point-no = Nein
option-home_point-no-meaning = Nur andere Gruppen zählen.
option-rumours = Gerüchte
option-rumours-meaning = Wie weit bewegen sich Gerüchte allein?
option-rumours-two = Wie Kanus
option-rumours-two-meaning = So weit wie die Kanus, als die sie sich ausgeben: strenger als die Anleitung.
option-rumours-any = Überallhin
option-rumours-any-meaning = Beliebig weit, durch bekannte Felder ohne Gegner.
option-given_up = Hergegebene Stücke
option-given_up-meaning = Was wird aus einem Stück, das für ein Dorf hergegeben wurde?
option-given_up-gone = Aus dem Spiel
option-given_up-gone-meaning = Es verlässt das Spiel, wie geschrieben.
option-given_up-stock = Zurück in den Vorrat
option-given_up-stock-meaning = Es kann wieder gebaut werden.
option-turns = Rundengrenze
option-turns-meaning = Nach welcher Runde endet das Spiel auf jeden Fall?
option-turns-60 = 60
option-turns-60-meaning = Nach Runde 60 gewinnen die meisten Punkte.
option-turns-40 = 40
option-turns-40-meaning = Nach Runde 40 gewinnen die meisten Punkte.
option-turns-20 = 20
option-turns-20-meaning = Nach Runde 20 gewinnen die meisten Punkte.
score-name = Siegpunkte
points-villages = Dörfer
points-groups = Verbundene Gruppen
points-atolls = Atolle
points-cards = Karten
panel =
    { $nation }, { $home ->
        [none] ohne Heimat
       *[other] Heimat { $home }
    }: Dörfer { $villages }, Gruppen { $groups }, Karten { $cards }{ $closed ->
        [0] { "" }
       *[other] { " " }({ $closed } verdeckt)
    }{ $lost ->
        [0] { "" }
       *[other] , Entdecker verschollen
    }
panel-none = Noch keine Heimat
text-turn = Runde { $turn }: { $stage }
stage-homes = Heimat
stage-cup = Aufbau
stage-order = Reihenfolge
stage-explore = Erkundung
stage-voyage = Erkundung
stage-transit = Transit
stage-moving = Bewegung
stage-battles = Schlacht
stage-building = Bauen
stage-cards = Karten
stage-victory = Sieg
stage-over = Ende
text-group = { $hex }: { $seat }, Dörfer { $villages }/{ $boxes }, Ackerbau { $agriculture }
text-stack =
    { $hex }: { $seat }, { $count ->
        [one] { $count } Stück
       *[other] { $count } Stücke
    }: { $pieces }
text-seat = { $seat }: { $points } · { $panel }
text-hidden = verdeckt
text-up = Kanu offen
text-tile = Hex { $number }: { $tile }
text-tile-hidden = ein verdecktes Plättchen
text-voyage = Entdecker bei { $hex }, { $knots } Knoten
text-cards = { $seat }: { $cards }
text-card-hidden = eine verdeckte Karte
text-left = Übrig: Entdeckungsmarker im Becher { $cup }, Plättchen im Deckel { $lid }, Karten im Stapel { $deck }
text-fleet = Flotte in der Hand in { $hex }: { $pieces }
text-fighters = an Bord von Kriegskanus: { $count }
text-trip =
    { $steps ->
        [one] { $steps } Feld gesegelt
       *[other] { $steps } Felder gesegelt
    }: { $pieces }
text-stayed = bleibt: { $pieces }
text-put-down = wurde getragen oder ist gewandert: { $pieces }
text-battle =
    Schlacht in { $hex }: { $seat } greift an mit { $attack_front } vorn und { $attack_back } hinten; dagegen stehen { $defence_front } vorn und { $defence_back } hinten{ $die ->
        [0] .
       *[other] ; der Würfel zeigt { $die }.
    }
text-orders = { $seat } bestellt: { $orders }
text-orders-none = { $seat } has ordered nothing yet
text-pool = übrige Punkte für { $hex }: { $points }
text-ordered = in { $hex } { $items }
text-settling = die Kolonie in { $hex } siedelt
text-dismissing = ein Gerücht kommt von { $hex } zurück
text-buying = eine Karte
text-focusing = nach innen gewandt
text-face-down = verdeckt
text-spent = verbraucht
text-sea = Entdeckter Offener Ozean: { $hexes }
text-independent = { $hex }: unabhängig, Einheimische Krieger { $local }
text-raid = { $hex }: { $seat } greift mit { $count } Stücken an: { $pieces }
text-at-least = mindestens { $pieces }
text-no-war = kein Kriegskanu
prompt-wait = Es wird auf { $names } gewartet: { $stage }.
prompt-homes = Wähle die Heimatgruppe, die du spielst.
prompt-order =
    Du bist Letzter auf der Leiste und hast den Marker: Bestimme, wer beginnt{ $seats ->
        [2] .
       *[other] , und in welcher Richtung gespielt wird.
    }
prompt-explore = Sende deinen Entdecker aus: Wähle das erste Feld, das er erkundet, oder bleib an Land.
prompt-voyage = Knoten: { $knots } von { $limit }. Erkunde ein Nachbarfeld oder kehre heim; mit mehr als { $limit } ist der Entdecker verschollen.
prompt-tile = Du hast { $tile } gefunden: grüne Felder { $green }, braune { $brown }. Halte es geheim (übrige Marker: { $left }) oder decke es auf.
prompt-drift = Vom Kurs: Wähle das Nachbarfeld, auf das der Entdecker von { $seat } getrieben wird.
prompt-knots = Knoten: { $knots }, die Grenze ist { $limit }. Nutze eine Karte dagegen oder keine.
prompt-home = Du hast deine Heimat verloren: Wähle die Gruppe, die nun deine Heimat ist.
prompt-start = In { $hex } beginnt eine Schlacht: Nutze vor dem ersten Wurf eine Karte oder keine.
prompt-roll = Der Würfel zeigt { $pips }: Nutze eine Karte, um das zu ändern, oder keine.
prompt-lose = Der Würfel zeigt { $pips }: Wähle, welches Stück deiner vorderen Reihe getroffen wird.
prompt-leave = Nicht alle haben ein Kanu: Wähle, wer zurückbleibt.
prompt-retreat = Wähle die Gruppe, in die sich deine Stücke zurückziehen.
prompt-save = Du hast { $hex } gewonnen. Dörfer, die du noch retten kannst: { $left }. Gib für jedes ein Kampfstück auf oder sei fertig.
prompt-face = Deine Stücke sammeln sich in { $hex }: Decke ein Transportkanu auf oder lass alles verdeckt.
prompt-answer = Jemand erklärt den Sieg: Antworte mit DEFORESTATION oder nutze keine Karte.
prompt-transit = Transit: Nimm ein Stück in deiner Kette auf, um es zu schicken, oder sei fertig.
prompt-transit-fleet = Transit ab { $hex }: Nimm weitere Stücke mit, wähle, wohin in der Kette sie gehen, oder lass sie hier.
prompt-moving = Bewegung, Kanus, die noch fahren können: { $count }. Bilde eine Flotte, decke ein Transportkanu auf oder zu, oder sei fertig.
prompt-moving-fleet =
    Die Flotte in { $hex } kann noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    } segeln: lade, setze ab, segle oder lege an.
prompt-steer = Die Suche nach Kumara: Wähle das Feld, das du ansteuerst. Vor dem nächsten Wurf darfst du Karten zeigen.
prompt-battles = Wähle, welche Schlacht als Nächstes kommt.
prompt-building =
    Übrige Baupunkte: { $points }{ $pools ->
        [one] .
       *[other] , an { $pools } Orten, die für sich bauen.
    } Bestelle, was du baust, dann sei fertig.
prompt-victory = You have { $points } and need { $threshold }: declare victory, or play on.
about-price =
    { $points ->
        [0] Keine Baupunkte
        [one] { $points } Baupunkt
       *[other] { $points } Baupunkte
    }
about-america = Südamerika. Nichts gelangt dorthin.
about-unknown = Unbekannt. Nur Entdecker gelangen dorthin; sie ziehen hier einen Entdeckungsmarker.
about-face-down = Hier liegt ein verdecktes Plättchen. Gefunden von: { $finders }. Ein Entdecker betritt es für zwei Knoten; Kanus nicht.
about-your-tile = Es ist { $tile }: grüne Felder { $green }, braune { $brown }.
about-sea = Offener Ozean. Was hier bleibt, braucht ein Kanu.
about-independent = Eine unabhängige Gruppe, verteidigt von Einheimischen Kriegern: { $local }. Grüne Felder { $green }, braune { $brown }. Nur Kriegskanus gelangen dorthin, und sie kämpfen.
about-atoll = Ein Atoll. Ein halber Punkt in der Kette einer Heimat; hier wird nichts gebaut.
about-group = Beherrscht von { $seat }. Grüne Felder { $green }, braune { $brown }; Dörfer { $villages }, Verbesserter Ackerbau { $agriculture }.
about-free-group = Eine freie Gruppe. Grüne Felder { $green }, braune { $brown }; Dörfer { $villages }, Verbesserter Ackerbau { $agriculture }. Eine Kolonie besiedelt sie.
about-home = Heimat von { $seat }.
about-taken = Erobert von { $seat }: Ein Stück muss hier bleiben.
about-worth =
    Dörfer: { $villages }{ $connected ->
        [yes] , und einer für die verbundene Gruppe
       *[no] , nicht mit der Heimat verbunden
    }
about-stack = { $seat } in { $hex }
about-stack-effect = Stücke: { $count }. Was du von ihnen weißt: { $pieces }.
about-raid = { $seat } greift { $hex } an
about-fleet = Die Flotte von { $seat }
about-fleet-effect = In { $hex }, gesegelte Felder: { $steps }. An Bord: { $pieces }.
about-stock = Du kannst noch { $count } bauen.
about-village-points = 1 Punkt
about-voyage = Der Entdecker von { $seat }
about-voyage-effect = Bei { $hex }, Knoten: { $knots }. Mit { $limit } kehrt er heim, mit mehr ist er verschollen.
about-cup = Der Becher mit den Entdeckungsmarkern
about-lid = Der Deckel mit den Plättchen
about-lid-effect = Übrige Plättchen: { $count }. Wer eine Inselgruppe findet, zieht eines.
about-deck = Karten Kunst & Kultur
about-deck-effect = Übrige Karten: { $count }. Eine pro Runde kann beim Bauen gekauft werden.
about-turn = Die Runde
about-turn-order = Reihenfolge: { $names }
about-track = Die Siegpunktleiste
about-threshold = { $points } Punkte sind nötig, um den Sieg zu erklären
about-battle = Die Schlacht in { $hex }
about-orders = Deine Bestellungen
about-gone = Aus dem Spiel: { $pieces }
about-card-owner = Karte von { $seat }.
about-card-hidden = Eine verdeckte Karte
about-card-spent = Sie ist verbraucht.
about-card-open = Sie liegt offen.
about-card-closed = Sie liegt verdeckt.
about-card-points =
    { $points ->
        [0] Keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
effect-transport = Bewegt sich zwei Felder weit und trägt eine Kriegerschar oder eine Kolonie. Offen ist es ein Glied deiner Kette.
effect-war = Ein Kampfstück. Bewegt sich zwei Felder weit, trägt eine Kriegerschar und gelangt allein auf feindliche Felder.
effect-warrior = Ein Kampfstück. Kämpft vom Kriegskanu aus oder wenn es eine Insel verteidigt; Kanus tragen es.
effect-colony = Auf eine freie Gruppe getragen, wird sie dort beim Bauen zum Dorf.
effect-rumour = Gar nichts, verdeckt wie ein Stück. Es geht, wohin du willst, lässt sich jederzeit zurücknehmen und verschwindet in einer Schlacht.
effect-local = Verteidigt eine Gruppe mit Dörfern und kehrt nach jeder Schlacht zurück.
effect-village = Gibt jede Runde einen Baupunkt. Ein neues Dorf pro Gruppe und Runde.
effect-agriculture = Macht ein braunes Feld tauglich für ein Dorf.
effect-arioi = Einmal: Ein Angriff auf dich wird vor dem ersten Wurf abgebrochen.
effect-bird-signs = Einmal: zwei Knoten weniger.
effect-breadfruit = Einmal: zwei neue Dörfer in einer Gruppe.
effect-cannibalism = Einmal pro Schlacht: Ein Feind in Panik wird vernichtet.
effect-deforestation = Einmal: Ein anderer Spieler verliert ein Dorf, nie das letzte.
effect-double-hulled-canoes = Deine Kanus bewegen sich drei Felder weit.
effect-feather-cloaks = Einen Punkt wert, sonst nichts.
effect-haka = Einmal pro Schlacht: Ein Wurf wird wiederholt.
effect-hui = Ein Punkt mehr mit Hawaiki oder Kuporu.
effect-hula = Ein Punkt mehr mit Hawaii.
effect-kahuna-healing = Einmal pro Schlacht: Dein vernichtetes Stück gerät nur in Panik.
effect-kava-ceremony = Einmal, jederzeit: Sieh dir einen Stapel an oder die Karten eines Spielers.
effect-makahiki = Einmal: zwei Baupunkte mehr in der Heimat.
effect-makutu = Einmal, zu Beginn einer Schlacht: Dein Gegner nutzt darin keine Karte.
effect-moai = Ein Punkt mehr mit Rapa Nui.
effect-navigation = Dein Entdecker kehrt bei sechs Knoten heim und ist bei sieben verschollen.
effect-ocean-chart = Dein Entdecker geht nie verschollen.
effect-patu = Einmal pro Schlacht: der Würfel eins höher, wenn du angreifst, eins tiefer, wenn du verteidigst.
effect-petroglyphs = Einen Punkt wert, sonst nichts.
effect-poi = Einmal: Deine Kanus bewegen sich in diesem Schritt ein Feld weiter.
effect-powhiri = Ein Punkt mehr mit Aotearoa oder Te Waka Maui.
effect-surfing = Ein Punkt mehr mit Tahiti.
effect-tapa-cloth = Einen Punkt wert, sonst nichts.
effect-tapu = Ein Einheimischer Krieger mehr in deiner Heimat.
effect-taro-terraces = Verbesserter Ackerbau kostet dich nichts.
effect-tattoo = Ein Punkt mehr mit Hiva.
effect-tiki = Einen Punkt wert, sonst nichts.
effect-toki = Einmal: zwei Transportkanus umsonst.
lesson-explore = Jede Runde beginnt mit der Erkundung. Dein Entdecker startet auf einer Gruppe, die du beherrschst, fährt frei durch bekannte Felder und dann in ein unbekanntes, wo ein Entdeckungsmarker gezogen wird: Offener Ozean, Inselgruppe oder Vom Kurs. Du spielst Tonga im Süden. Wähle ein unbekanntes Feld daneben, zum Beispiel das von Niue, und erkunde.
lesson-return = Marker tragen Knoten, und dein Entdecker zählt sie. Mit genau fünf muss er heimkehren; mit mehr ist er verschollen, und die nächste Erkundung geht dafür drauf, ihn zu holen. Du hast vier Knoten. Jeder Marker hat mindestens einen, die meisten mehr. Was du gefunden hast, bleibt dein: Kehre heim.
lesson-turn = Das Plättchen auf dem Platz von Niue ist dein Geheimnis: Rarotonga, mit einem grünen und einem braunen Feld. Kanus gelangen nie auf ein verdecktes Plättchen. Du willst diese Runde dorthin segeln, also decke es zuerst auf.
lesson-carry = Rarotonga liegt offen neben Tonga, wo ein Transportkanu und eine Kolonie warten. Stücke bewegen sich als Flotte: Erst nimmst du ein Kanu auf, dann lädt es die Kolonie, segelt und legt an. Beginne: Bilde eine Flotte mit dem Transportkanu.
lesson-settle = Alle bauen gleichzeitig und geheim. Die Kolonie ist auf Rarotonga angekommen. Beim Bauen wird sie kostenlos zum Dorf, und die Gruppe ist dein: Lass sie siedeln.
lesson-village = Jedes Dorf gibt einen Baupunkt, also bezahlen Dörfer neue Dörfer. In Tonga sind beide grünen Felder voll, aber es gibt zwei braune, und eines ist schon bebaut. Ein Dorf kostet dort zwei Punkte, und du hast zwei: Baue es.
lesson-chain = Ein offenes Transportkanu in jedem von mehreren benachbarten Feldern bildet eine Kette. Gruppen in der Kette deiner Heimat zählen je einen Punkt und bauen zusammen, und Stücke reisen frei auf ihr. In Tonga liegt schon ein Kanu offen. Decke das in Rarotonga auf.
lesson-declare = Am Ende jeder Runde werden Punkte gezählt: Dörfer, verbundene Gruppen, Atolle in der Kette, offene Karten. Zu zweit sind 28 nötig. Du hast 24 auf dem Tisch, und vier Karten auf deiner Hand sind je einen wert. Wer genug hat, darf den Sieg erklären, zeigt diese Karten und beendet das Spiel: Erkläre den Sieg.
lesson-alone-explore = Allein spielst du Tonga; Samoa spielen Chips und Würfel. Findest du eine Inselgruppe, sagt ein Würfel, ob Samoa schon dort ist: Das ist so, wenn der Wurf kleiner ist als die Entfernung von Tonga, eins abgezogen, wo Samoa genauso nah ist, zwei, wo es näher liegt. Neben Tonga und abseits von Samoa ist alles sicher frei. Erkunde ein Feld, das nicht an Samoa grenzt.
lesson-alone-chit = Von der zweiten Runde an beginnt jede Runde mit einem Chip für Samoa: erst, was es bekommt, dann, was es tut. Das Protokoll erzählt jeden Schritt und warum. Nach dem sechsten Chip kommen die vier Angriff!-Chips in den Becher. Die Chips sind auch deine Uhr: Du musst gewinnen, bevor weniger als zwei von fünfzehn übrig sind. Beende dein Bauen und sieh, welcher zuerst gezogen wird.
lesson-alone-land = Samoa hat am Ort von Niue Hawaii gefunden und dort ein Transportkanu gelassen, das niemand verteidigt. Junges Land ist am schwächsten: Ein Kriegskanu räumt es, dann kann dort eine Kolonie von dir siedeln. Bilde eine Flotte mit dem Kriegskanu; es kann eine Kriegerschar an Bord nehmen, und der Ort von Niue ist ein Feld entfernt.
lesson-alone-guard = Sieben Chips sind gezogen: Ab jetzt kann Samoa in jeder Runde angreifen. Seine Kriegskanus wählen von deinen Gruppen in Reichweite die mit den wenigsten Verteidigern: Kriegerscharen, Kriegskanus und Einheimische Krieger zusammen. Tonga hat drei Kriegerscharen; Tahiti, am Ort von Niue, hat keine. Bau dort eine.
lesson-alone-return = Aotearoa hat vier Felder und ist frei. Eine so große Gruppe beunruhigt Samoa: Nach deiner Erkundung wird noch ein Chip gezogen. Zehn von fünfzehn sind schon weg, und die Runde, in der der dreizehnte gezogen wird, ist deine letzte. Noch ein großer Fund würde noch einen Chip kosten. Du weißt genug: Kehre heim.
lesson-alone-win = Du gewinnst, wenn du in einem Siegschritt 30 Punkte hast, alle deine Karten mitgezählt, und noch mindestens zwei Chips übrig sind; erklären muss das niemand. Du hast 18 Dörfer, sieben verbundene Gruppen und fünf Karten, die je einen Punkt wert sind. Drei Chips sind übrig. Beende dein Bauen: Das Spiel gehört dir.
part-unknown = Unbekannt
part-ocean = Offener Ozean
part-atoll = Atoll
part-boxes = Grüne Felder { $green }, braune Felder { $brown }
part-face-down = Ein verdecktes Plättchen
part-kept = Verdeckt: { $tile }
part-independent = Independent, { $local }
part-group = { $seat }: Dörfer { $villages } von { $boxes }, Verbesserter Ackerbau { $agriculture }
part-home = Heimat von { $seat }
part-stack =
    { $seat }, { $count ->
        [one] { $count } Stück
       *[other] { $count } Stücke
    }
part-least = mindestens { $pieces }
part-no-war = kein Kriegskanu
part-up = ein Transportkanu offen
part-knots =
    { $count ->
        [one] 1 knot
       *[other] { $count } knots
    }
part-cup = Übrige Entdeckungsmarker: Inselgruppen { $islands }, Offener Ozean { $oceans }, Vom Kurs { $off }
part-lid = Übrige Plättchen: { $count }
part-deck = Übrige Karten Kunst & Kultur: { $count }
part-rope = Knoten { $knots }; bei { $limit } kehrt der Entdecker heim, darüber ist er verschollen
part-fleet = In der Hand
part-battle = Schlacht: { $hex }
part-front = Vordere Reihe
part-back = Hintere Reihe
part-turn = Runde { $turn }
part-points = Baupunkte { $points }
option-end = Spielende
option-end-meaning = Wie viele Punkte beenden das Spiel? Empfohlen sind höchstens drei mehr oder weniger. (11.1)
option-end-standard = Wie in der Regel
option-end-standard-meaning = 28, 25 oder 22 Punkte zu zweit, dritt oder viert.
option-end-more1 = 1 mehr (empfohlen)
option-end-more1-meaning = Ein Punkt mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more2 = 2 mehr (empfohlen)
option-end-more2-meaning = Zwei Punkte mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more3 = 3 mehr (empfohlen)
option-end-more3-meaning = Drei Punkte mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more4 = 4 mehr
option-end-more4-meaning = Vier Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more5 = 5 mehr
option-end-more5-meaning = Fünf Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more6 = 6 mehr
option-end-more6-meaning = Sechs Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more7 = 7 mehr
option-end-more7-meaning = Sieben Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more8 = 8 mehr
option-end-more8-meaning = Acht Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more9 = 9 mehr
option-end-more9-meaning = Neun Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more10 = 10 mehr
option-end-more10-meaning = Zehn Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-less1 = 1 weniger (empfohlen)
option-end-less1-meaning = Ein Punkt weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less2 = 2 weniger (empfohlen)
option-end-less2-meaning = Zwei Punkte weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less3 = 3 weniger (empfohlen)
option-end-less3-meaning = Drei Punkte weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less4 = 4 weniger
option-end-less4-meaning = Vier Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less5 = 5 weniger
option-end-less5-meaning = Fünf Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less6 = 6 weniger
option-end-less6-meaning = Sechs Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less7 = 7 weniger
option-end-less7-meaning = Sieben Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less8 = 8 weniger
option-end-less8-meaning = Acht Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less9 = 9 weniger
option-end-less9-meaning = Neun Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less10 = 10 weniger
option-end-less10-meaning = Zehn Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-saved = Vorräte
option-saved-meaning = Darf ein Baupunkt für später aufgehoben werden? (11.4)
option-saved-no = Nein
option-saved-no-meaning = Was nicht verbaut wird, ist verloren.
option-saved-yes = Ja
option-saved-yes-meaning = Ein Punkt kann zurückgelegt und später in der Heimat ausgegeben werden.
action-store = Einen Baupunkt von { $hex } zurücklegen.
action-spend = Den zurückgelegten Baupunkt ausgeben.
event-order-store = { $seat } will einen Baupunkt von { $hex } zurücklegen.
event-order-spend = { $seat } will den zurückgelegten Baupunkt ausgeben.
event-store = { $seat } legt einen Baupunkt zurück.
event-spend = { $seat } gibt den zurückgelegten Baupunkt aus.
obstacle-store-full = Du hast schon einen Baupunkt zurückgelegt: Gib ihn zuerst aus.
obstacle-store-empty = Du hast keinen Baupunkt zurückgelegt.
option-malaria = Malaria
option-malaria-meaning = Sucht Malaria Melanesien heim, sobald jemand dort lebt? (11.6)
option-malaria-no = Nein
option-malaria-no-meaning = Niemand wird krank.
option-malaria-yes = Ja
option-malaria-yes-meaning = Jede Runde bestimmt ein Würfel, welche von vier Gruppen es trifft.
event-malaria = Malaria: Der Würfel zeigt { $pips } und trifft { $hex }.
event-malaria-strikes = Die Malaria kostet { $seat } ein Dorf in { $hex }.
option-south_island = Südinsel
option-south_island-meaning = Wird Te Waka Maui mit Aotearoa gefunden? (11.3)
option-south_island-no = Nein
option-south_island-no-meaning = Sie bleibt in der Schachtel.
option-south_island-yes = Ja
option-south_island-yes-meaning = Sie wird neben Aotearoa gelegt, wenn dort Platz ist.
action-walk = Von { $hex } zur anderen Insel wandern lassen: { $piece }.
action-walk-hidden = Ein Stück wandert von { $hex } zur anderen Insel.
event-south-island = { $seat } lays out Te Waka Maui in hex { $number }.
event-south-out = There is no room for Te Waka Maui next to { $the_hex }: it is out of play.
event-walk = { $seat } moves { $a_piece } on foot { $from_origin } { $to_hex }.
event-walk-hidden = { $seat } moves a piece on foot { $from_origin } { $to_hex }.
obstacle-not-walkable = Gewandert wird nur zwischen Aotearoa und Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Kann die Süßkartoffel aus Südamerika geholt werden? (11.5)
option-kumara-no = Nein
option-kumara-no-meaning = Niemand segelt so weit.
option-kumara-yes = Ja
option-kumara-yes-meaning = Eine gefährliche Reise für zwei Punkte.
action-search = Von { $hex } aus Kumara suchen.
action-steer = Nach { $hex } steuern.
event-search = { $seat } sucht von { $hex } aus Kumara.
event-search-roll =
    { $seat } würfelt { $pips }, mit allen Boni { $total }: { $result ->
        [lost] verschollen
        [return] Heimkehr
        [off-course] vom Kurs ab
       *[explore] ein Feld weiter
    }.
event-steer = { $seat } steuert nach { $hex }.
event-galapagos = { $seat } findet einen Stützpunkt in { $hex }: +1 auf jeden späteren Wurf.
event-kumara = { $seat } hat jetzt Kumara: zwei Punkte.
obstacle-no-search-there = Eine Suche beginnt in einem der zwei Felder, die nach Südamerika führen.
obstacle-has-kumara = Du hast schon Kumara.
obstacle-too-near = Wer vom Kurs abkommt, kommt Südamerika nicht näher.
points-kumara = Kumara
stage-search = Suche nach Kumara
option-events = Ereignisse
option-events-meaning = Wird jede Runde ein Ereignis gezogen? (11.2)
option-events-no = Nein
option-events-no-meaning = Die See ist ruhig.
option-events-yes = Ja
option-events-yes-meaning = Ab fünf Punkten wird jede Runde eines von 27 gezogen.
action-duty =
    { $duty ->
        [order] Die Reihenfolge bestimmen; der Vorletzte zieht das Ereignis.
       *[event] Das Ereignis ziehen; der Vorletzte bestimmt die Reihenfolge.
    }
action-play = { $event } spielen.
action-strike = { $hex } wählen.
action-name = { $seat } wählen.
action-peek = DRIFT VOYAGE: das Plättchen in { $hex } ansehen.
action-clear = Bezahlen, um { $event } loszuwerden.
action-leader = Den WAR LEADER in Panik geraten lassen.
outcome-event = Das Ereignis { $event }.
outcome-event-hidden = Ein Ereignis, das behalten wird.
event-duty-order = { $seat } bestimmt die Reihenfolge; der Vorletzte zieht das Ereignis.
event-duty-event = { $seat } zieht das Ereignis; der Vorletzte bestimmt die Reihenfolge.
event-fortune-draw = { $seat } draws the Event { $event }. { $effect }
event-fortune-keep = { $seat } draws the Event { $event } and keeps it. { $effect }
event-fortune-keep-hidden = { $seat } zieht ein Ereignis und behält es.
event-fortune-play = { $seat } plays { $event }. { $effect }
event-fortune-none = { $event } hat keine Wirkung.
event-fortune-aim = { $seat } wählt { $hex } für { $event }.
event-fortune-hex = { $event } in { $hex }.
event-fortune-void = { $event } in { $hex } ließe jemandem weniger als zwei Dörfer: Das Ereignis entfällt.
event-fortune-loss = { $seat } loses { $loss } { $at_hex }.
event-fortune-gain = { $seat } bekommt in { $hex }: { $piece }.
event-fortune-seat = { $event }: { $seat } wählt { $other_seat }.
event-fortune-clear = { $seat } befreit { $hex } von { $event }.
event-order-play = { $seat } will { $event } spielen.
event-order-clear = { $seat } will bezahlen, um { $event } loszuwerden.
event-peek = DRIFT VOYAGE: { $seat } looks at a tile: it is { $tile }, in hex { $number }.
event-peek-hidden = DRIFT VOYAGE: { $seat } sieht das Plättchen in { $hex } an.
event-leader-panics = Der WAR LEADER von { $seat } gerät in Panik.
obstacle-closed = An Event closes { $the_hex }: no piece may enter or leave.
obstacle-stunted = No Village can be built { $at_hex } this turn.
obstacle-not-kept = You do not have the Event { $event }.
obstacle-no-such-target = The Event cannot strike { $the_hex }.
obstacle-no-blight = None of your groups suffers from { $event }.
obstacle-not-lost = Dein Entdecker ist nicht verschollen.
obstacle-leader-stands = Ein WAR LEADER kann nur in Panik geraten.
stage-event = Ereignis
stage-eve = vor dem Bauen
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
fortune-taniwha = Ein Feld im Offenen Ozean ist bis zur nächsten Runde gesperrt: Nichts kommt hinein oder heraus, und keine Kette führt hindurch.
fortune-favorable-winds = In deiner Bewegung fahren deine Kanus ein Feld weiter.
fortune-bountiful-fishing = An atoll or an Open Ocean hex yields one more Build Point each turn to whoever has it in the chain of the home.
fortune-freshwater-spring = A group of yours gets one more green box.
fortune-volcanic-ash = A group of yours gets one more green box.
fortune-cult-of-war = Up to three of your groups get a Warrior Band each.
fortune-war-leader = Zu Beginn einer Schlacht: ein Stück mehr in deiner vorderen Reihe, das nur in Panik geraten kann.
fortune-shaman = Trifft dich ein Ereignis oder Malaria, so verfällt es, und eine deiner Gruppen ist geschützt, solange du sie kontrollierst.
fortune-castaways = You get a Colony on a free group within two hexes of one of your Villages.
fortune-drift-voyage = Dein verschollener Entdecker erkundet in dieser Runde; oder sieh dir ein verdecktes Plättchen an.
fortune-cultural-flowering = You draw an Arts & Culture card for free.
fortune-succession-dispute = Zwei Baupunkte weniger in dieser Runde.
fortune-rebellion = A group that is not connected with its owner’s home loses a Village.
fortune-rats = A group gets no new Village until its owner pays 2.
fortune-becalmed = Vor der Bewegung eines Spielers: Seine Kanus fahren in dieser Runde nur ein Feld.
fortune-royal-marriage = Du und ein anderer Spieler betretet bis zur nächsten Runde die Felder des anderen nicht.
fortune-great-kauri-trees = A group of yours gets a War Canoe.
fortune-abundant-harvest = Beim Bauen: ein Dorf ohne Baupunkte.
fortune-rotten-lashings = A Transport Canoe at sea is lost, and its cargo with it.
fortune-calm-season = Nothing happens.
lying-typhoon = Bis zur nächsten Runde kommt nichts in dieses Feld.
lying-invasive-weeds = Ein Dorf hier bringt keinen Baupunkt, bis sein Besitzer 1 zahlt und den Marker entfernt.
lying-severe-erosion = Ein grünes Feld ist für das Spiel verloren.
lying-drought = Diese Gruppe bringt in dieser Runde keine Baupunkte.
lying-peles-wrath = Hier wird in dieser Runde kein Dorf gebaut.
lying-taniwha = Bis zur nächsten Runde kommt nichts in dieses Feld oder heraus, und keine Kette führt hindurch.
lying-bountiful-fishing = Wer dieses Feld in der Kette seiner Heimat hat, bekommt dort jede Runde einen Baupunkt mehr, bis ein anderer Ereignismarker gelegt wird.
lying-freshwater-spring = Ein grünes Feld mehr für das Spiel.
lying-volcanic-ash = Ein grünes Feld mehr für das Spiel.
lying-shaman = Weder Ereignis noch Malaria trifft diese Gruppe, solange ihr jetziger Besitzer sie kontrolliert.
lying-rats = Hier entsteht kein neues Dorf, bis der Besitzer 2 zahlt und den Marker entfernt.
about-kept = { $event }, kept by { $seat }
about-kept-hidden = Ein verdecktes Ereignis, behalten von { $seat }
about-kept-hidden-effect = Nur wer es behält, kennt es.
about-fortune = The Event { $event }
about-reconstructed = (Wirkung rekonstruiert.)
text-kept = { $seat } behält: { $name }
text-event-hidden = ein verdecktes Ereignis
text-marker = { $event } { $at_hex }: { $effect }
text-struck = { $seat }: { $name }
text-peace = ROYAL MARRIAGE: { $seat } und { $other_seat }
text-peace-effect = beide betreten bis zur nächsten Runde die Felder des anderen nicht
told-with = { $name } – { $effect }
prompt-duty = Du bist Letzter auf der Leiste: Bestimme die Reihenfolge oder zieh das Ereignis; der Vorletzte tut das andere.
prompt-target = Wähle, was das Ereignis trifft.
prompt-shaman = Das würde dich treffen: Spiel SHAMAN dagegen oder keine Karte.
prompt-ward = Wähle die Gruppe, die der SHAMAN schützt.
prompt-before = { $seat } ist gleich am Zug: Spiel eine behaltene Ereigniskarte oder keine.
prompt-before-building = Gleich wird gebaut: Spiel TANIWHA oder eine andere behaltene Ereigniskarte oder keine.
prompt-before-count = Gleich werden die Punkte gezählt: Spiel TANIWHA oder eine andere behaltene Ereigniskarte oder keine.
prompt-show = Du hast eine Karte gekauft. Zeig sie oder andere, bevor die Punkte gezählt werden, oder keine.
prompt-leader = In { $hex } beginnt eine Schlacht: Spiel WAR LEADER oder keine Karte.
prompt-fetch = Dein Entdecker ist verschollen: Spiel DRIFT VOYAGE, um gleich zu erkunden, oder hol ihn nur.
option-solo = Solospiel
option-solo-meaning = Allein spielt man Tonga gegen Samoa (12). Wie schwer?
option-solo-usual = Normal
option-solo-usual-meaning = Wer eine freie Gruppe mit vier Feldern entdeckt, zieht einen Chip mehr.
option-solo-hard = Schwerer
option-solo-hard-meaning = Bei einer freien Gruppe mit drei Feldern auch.
action-resolve = Als Nächstes Chip Nr. { $chit } ausführen.
outcome-chit = Chip Nr. { $chit }.
outcome-pick = Der Würfel entscheidet: { $hex }.
event-solo-turn = Runde { $turn }.
event-solo-chit =
    Chip Nr. { $chit } wird gezogen ({ $action ->
        [explore] Erkunden!
        [build] Bauen
        [defend] Verteidigen
       *[attack] Angriff!
    }); Chips übrig: { $left }.
event-solo-expand = Samoa breitet sich aus: { $expansion }.
event-solo-village = { $seat } hat ein Dorf mehr in { $hex }.
event-solo-piece =
    { $seat } bekommt in { $hex }: { $piece } ({ $why ->
        [canoe] für ein Kriegskanu ohne Kriegerschar
        [villages] weniger Kriegerscharen als Dörfer
        [empty] niemand bewacht die Gruppe
        [atoll] niemand bewacht das Atoll
        [chain] für die Kette
        [home] in der Heimat
        [found] für das entdeckte Land
       *[rest] wo die meisten Dörfer stehen
    }).
event-solo-pick = Gleichstand: Der Würfel wählt { $hex }.
event-solo-card = { $seat } deckt { $card } auf.
event-solo-use = { $seat } nutzt { $card } bei der ersten Gelegenheit.
event-solo-ocean = { $seat } erkundet { $hex }: Offener Ozean ({ $knots } Knoten).
event-solo-island = { $seat } erkundet { $hex }: eine Inselgruppe ({ $knots } Knoten).
event-solo-off = Vom Kurs in { $hex }: ohne Wirkung auf { $seat }.
event-solo-tile = { $seat } finds { $tile } in hex { $number }.
event-solo-attack = { $seat } attacks { $the_hex } with { $pieces }: of the groups in reach it has the fewest defenders ({ $count }).
event-solo-occupied = Der Würfel zeigt { $pips }, das zählt als { $total }: weniger als die Entfernung ({ $count }). { $hex } gehört Samoa.
event-solo-free = Der Würfel zeigt { $pips }, das zählt als { $total }: nicht weniger als die Entfernung ({ $count }). { $hex } ist frei.
event-solo-owed = Eine so große Gruppe beunruhigt Samoa: Für { $hex } wird ein Chip gezogen.
event-solo-roll =
    { $hex }: Der Würfel zeigt { $pips } ({ $what ->
        [village] ein Dorf bei gerader Zahl
       *[warrior] eine Kriegerschar bei gerader Zahl
    }).
event-all-lost = Das Spiel ist verloren.
event-solo-late = Es sind zu wenige Chips übrig.
event-solo-ruined = Du hast keine Gruppe, keine Kolonie und kein Kriegskanu mehr: Nichts ist zurückzugewinnen.
event-solo-held = In { $hex } stehen schon deine Stücke: Die Gruppe ist frei.
event-solo-look = KAVA CEREMONY: { $seat } hat { $card }; die Karte bleibt verdeckt.
obstacle-all-face-up = Allein liegt alles offen, und es gibt keine Gerüchte.
obstacle-solo-alone = Das Solospiel spielt man allein.
obstacle-solo-tonga = Allein spielst du Tonga.
obstacle-solo-rules = Von den fortgeschrittenen Regeln passen nur Südinsel, Vorräte und Malaria zum Solospiel.
stage-chit = Samoas Chip
prompt-chit = Mehrere Chips wurden gezogen: Wähle, welcher als Nächster ausgeführt wird.
text-store = { $seat }: ein Baupunkt im Vorrat
text-kumara = { $seat }: Kumara
text-galapagos = { $seat }: +1 bei der Suche nach Kumara
text-malaria = In Melanesien geht Malaria um.
text-south-out = Te Waka Maui ist nicht im Spiel.
text-buried = Plättchen, das Te Waka Maui aus dem Spiel verdrängt hat: { $name }
text-solo = Chips übrig: { $count } von 15; noch von niemandem gesehene Karten von Samoa: { $cards }
text-cup = Chips im Becher: { $chits }
text-aside = Chips, die bis zum sechsten Zug beiseiteliegen: { $chits }
text-drawn = Gezogene Chips: { $chits }
text-chits = Gezogene, noch nicht ausgeführte Chips: { $chits }
text-needed = Punkte, um den Sieg zu erklären: { $points }
text-needed-alone = Punkte zum Sieg: { $points }, in einem Siegschritt mit mindestens { $chits } übrigen Chips
chit-named =
    Nr. { $number } { $action ->
        [explore] Erkunden!
        [build] Bauen
        [defend] Verteidigen
       *[attack] Angriff!
    }
chit-number = Nr. { $number }
expansion-card = eine Karte
expansion-village = ein Dorf
expansion-village-each = ein Dorf auf jeder Gruppe
expansion-chain = eine Kette aus Transportkanus
expansion-two-warriors = zwei Kriegerscharen
expansion-warrior = eine Kriegerschar
expansion-warrior-each = eine Kriegerschar je Dorf
expansion-war = ein Kriegskanu
about-chits = Samoas Chips
about-chits-left = Chips übrig: { $left } von 15; du gewinnst nur, solange es noch zwei sind.
about-chits-cup = Im Becher: { $chits }.
about-chits-aside = Bis zum sechsten Zug beiseitegelegt: { $chits }.
about-chits-drawn = Gezogen: { $chits }.
about-chits-reconstructed = Welche Seiten zusammengehören, ist rekonstruiert.
about-needed-alone = { $points } Punkte gewinnen, in einem Siegschritt mit mindestens { $chits } übrigen Chips
about-open-cards = Karten: { $cards }.
part-chits = Nr. { $chits }
# Was getippt wird, Wort für Wort.
typed-home = heimat
typed-first = startspieler
typed-clockwise = uhrzeigersinn
typed-counter = gegensinn
typed-rest = bleiben
typed-return = heimkehren
typed-keep = behalten
typed-reveal = aufdecken
typed-no = keine
typed-card = karte
typed-land = anlegen
typed-done = fertig
typed-face = lage
typed-up = offen
typed-down = verdeckt
typed-focus = besinnen
typed-declare = erklären
typed-pass = passen
typed-load = laden
typed-drop = absetzen
typed-other = anderes
typed-lose = verlieren
typed-leave = zurücklassen
typed-save = retten
typed-use = nutzen
typed-show = zeigen
typed-explore = erkunden
typed-drift = abtreiben
typed-turn = umdrehen
typed-deforest = roden
typed-disc = scheibe
typed-sail = segeln
typed-dismiss = zurücknehmen
typed-attack = angreifen
typed-retreat = zurückziehen
typed-settle = siedeln
typed-buy = kaufen
typed-lift = flotte
typed-build = bauen
typed-store = zurücklegen
typed-spend = ausgeben
typed-walk = wandern
typed-search = suchen
typed-steer = steuern
typed-take = nehmen
typed-play = spielen
typed-strike = wählen
typed-name = nennen
typed-peek = ansehen
typed-clear = beseitigen
typed-leader = anführer
typed-resolve = ausführen
typed-order = reihenfolge
typed-event = ereignis
typed-transport = transportkanu
typed-chain = kette
typed-war = kriegskanu
typed-warrior = krieger
typed-colony = kolonie
typed-rumour = gerücht
typed-local = einheimischer
typed-village = dorf
typed-agriculture = ackerbau
typed-yellow = gelb
typed-red = rot
typed-green = grün
typed-black = schwarz
