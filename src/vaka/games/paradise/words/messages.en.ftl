# Conquest of Paradise in English.
#
# Places: { $hex } bare, { $the_hex } as an object, { $at_hex } where, { $to_hex } whither, { $from_hex } whence, { $full_hex } with its number.
# Pieces: { $piece } bare, { $a_piece } with "a", { $the_piece } with "the", { $piece_word } the word of the notation. Items likewise.
# Lists (pieces, items, cards, names) come joined, with "and" before the last.

tagline = Send your Explorer into the unknown Pacific, settle the islands it finds, link them by canoe, and fight for them if you must.

## Seats

seat-yellow = Yellow
seat-red = Red
seat-green = Green
seat-black = Black

## Pieces and items

piece-transport = Transport Canoe
piece-war = War Canoe
piece-warrior = Warrior Band
piece-colony = Colony
piece-rumour = Rumour
piece-local = Local Warrior
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
item-agriculture = Improved Agriculture
item-transport = Transport Canoe, face down
item-chain = Transport Canoe, face up
item-warrior = Warrior Band
item-war = War Canoe
item-colony = Colony
item-rumour = Rumour
item-any = something
an-item-village = a Village
an-item-agriculture = Improved Agriculture
an-item-transport = a face-down Transport Canoe
an-item-chain = a face-up Transport Canoe
an-item-warrior = a Warrior Band
an-item-war = a War Canoe
an-item-colony = a Colony
an-item-rumour = a Rumour
an-item-any = that
count-transport = { $count ->
    [one] 1 Transport Canoe
   *[other] { $count } Transport Canoes
}
count-chain = { $count ->
    [one] 1 Transport Canoe face up
   *[other] { $count } Transport Canoes face up
}
count-war = { $count ->
    [one] 1 War Canoe
   *[other] { $count } War Canoes
}
count-warrior = { $count ->
    [one] 1 Warrior Band
   *[other] { $count } Warrior Bands
}
count-colony = { $count ->
    [one] 1 Colony
   *[other] { $count } Colonies
}
count-rumour = { $count ->
    [one] 1 Rumour
   *[other] { $count } Rumours
}
count-local = { $count ->
    [one] 1 Local Warrior
   *[other] { $count } Local Warriors
}
count-village = { $count ->
    [one] 1 Village
   *[other] { $count } Villages
}
count-agriculture = { $count ->
    [one] Improved Agriculture
   *[other] { $count } × Improved Agriculture
}
count-piece = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
count-canoe = { $count ->
    [one] 1 canoe
   *[other] { $count } canoes
}
count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-group = { $count ->
    [one] 1 group
   *[other] { $count } groups
}
count-knot = { $count ->
    [one] 1 knot
   *[other] { $count } knots
}
count-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-build-point = { $count ->
    [0] no Build Points
    [one] 1 Build Point
   *[other] { $count } Build Points
}
count-hex = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
count-chit = { $count ->
    [one] 1 chit
   *[other] { $count } chits
}
score-points = { $halves ->
    [2] { $score } point
   *[other] { $score } points
}
nothing = nothing
no-defenders = no Battle Pieces
marker-island1 = Island Group with 1 knot
marker-island2 = Island Group with 2 knots
marker-island3 = Island Group with 3 knots
marker-ocean1 = Open Ocean with 1 knot
marker-ocean2 = Open Ocean with 2 knots
marker-ocean3 = Open Ocean with 3 knots
marker-off = Off Course

## Places. `.kind` says how a name is used; a hex without a name is `unknown` or `ocean`, one that is not given is `any`.

place-bare = { $kind_word ->
    [unknown] hex { $name }
    [ocean] ocean hex { $name }
    [any] that hex
   *[other] { $name }
}
place-the = { $kind_word ->
    [unknown] hex { $name }
    [ocean] ocean hex { $name }
    [any] that hex
    [plural] the { $name }
   *[other] { $name }
}
place-at = { $kind_word ->
    [unknown] in hex { $name }
    [ocean] in ocean hex { $name }
    [any] in that hex
    [plural] in the { $name }
    [land] in { $name }
   *[other] on { $name }
}
place-to = { $kind_word ->
    [unknown] to hex { $name }
    [ocean] to ocean hex { $name }
    [any] to that hex
    [plural] to the { $name }
   *[other] to { $name }
}
place-from = { $kind_word ->
    [unknown] from hex { $name }
    [ocean] from ocean hex { $name }
    [any] from that hex
    [plural] from the { $name }
   *[other] from { $name }
}
place-full = { $kind_word ->
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

## Nations and cards

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

## Actions

action-home = Play { $nation }.
action-order = { $seat } goes first{ $direction ->
    [clockwise] , and play goes clockwise.
    [counter] , and play goes counter-clockwise.
   *[alone] .
}
action-rest = Do not explore this turn.
action-return = Bring the Explorer home.
action-keep = Keep the tile secret.
action-reveal = Reveal the tile.
action-no-card = Use no card.
action-land = End this fleet’s move here.
action-done = { $step ->
    [transit] End the transit.
    [moving] End the movement.
    [building] End building.
   *[save] Save no more Villages.
}
action-face-up = Lay a Transport Canoe face up.
action-face-down = Leave all pieces face down.
action-focus = Focus inwards: one more Build Point now, no exploration next turn.
action-declare = Declare victory.
action-pass = Do not declare victory.
action-load = { $piece_word ->
    [warrior] Take { $a_piece } aboard.
    [colony] Take { $a_piece } aboard.
   *[other] Add { $a_piece } to the fleet.
}
action-drop = Put { $a_piece } down here.
action-lose = Let { $a_piece } be hit.
action-leave = Leave { $a_piece } behind.
action-save = Give up { $a_piece } to save a Village.
action-use = Use { $card }.
action-show = Show { $card } without using it.
action-kava-seat = KAVA CEREMONY: look at { $seat }’s cards.
action-explore = Explore { $the_hex }.
action-drift = Drive the Explorer { $to_hex }.
action-turn = Turn the tile { $at_hex } face up.
action-kava-hex = KAVA CEREMONY: look at the pieces { $at_hex }.
action-deforest = DEFORESTATION: destroy a Village { $at_hex }.
action-disc = Make { $the_hex } your new home.
action-sail = Sail { $to_hex }.
action-dismiss = Take back a Rumour { $from_hex }.
action-up = Turn a Transport Canoe { $at_hex } face up.
action-down = Turn the Transport Canoe { $at_hex } face down.
action-attack = Fight the battle { $at_hex } next.
action-retreat = Retreat { $to_hex }.
action-settle = Turn the Colony { $at_hex } into a Village.
action-buy = Buy an Arts & Culture card with points { $from_hex }.
action-lift = Form a fleet { $at_hex } with { $a_piece }.
action-swap = Take { $a_piece } that has already come farther this turn.
action-load-behind = Take a Warrior Band aboard a Transport Canoe.
action-build = Build { $an_item } { $at_hex }.

## Outcomes

outcome-aid = The player aid of { $nation }.
outcome-marker = The marker: { $marker }.
outcome-tile = The tile is { $tile }.
outcome-tile-hidden = A tile.
outcome-card = The card is { $card }.
outcome-card-hidden = A card.
outcome-die = The die shows { $pips }.

## Events: turn order and exploration

event-nation = { $seat } plays { $nation }.
event-setup-island = A marker leaves the game: { $marker }.
event-setup-ocean = A marker is laid { $at_hex }: { $marker }.
event-turn-begins = Turn { $turn }: { $seat } takes the Turn Order marker.
event-order = { $seat } sets the turn order: { $first_seat } goes first{ $direction ->
    [clockwise] , clockwise.
    [counter] , counter-clockwise.
   *[alone] .
}
event-fetch = { $seat } fetches the Explorer from the Lost Box.
event-rest = { $seat } does not explore.
event-explore = { $seat } explores { $the_hex }.
event-enter = { $seat } enters { $the_hex } ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}, { $total } so far).
event-find-ocean = { $seat } finds Open Ocean { $at_hex } ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}{ $total ->
    [0] { "" }
   *[other] , { $total } so far
}).
event-find-island = { $seat } finds an Island Group { $at_hex } ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}{ $total ->
    [0] { "" }
   *[other] , { $total } so far
}).
event-off-course = { $seat } is driven Off Course { $at_hex }.
event-knots = This costs { $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}, { $total } so far.
event-draw-tile = { $seat } draws the tile { $tile }.
event-draw-tile-hidden = { $seat } draws a tile for { $the_hex }.
event-look-tile = { $seat } looks at the tile: it is { $tile }.
event-look-tile-hidden = { $seat } looks at the tile { $at_hex }.
event-keep = { $seat } keeps the tile { $at_hex } secret.
event-turn = { $seat } turns up { $the_tile } in hex { $number }.
event-all-found = Everybody has now found { $the_tile } in hex { $number }, { $seat } last: it is turned face up.
event-drift = { $seat } drives the Explorer { $to_hex }.
event-return = { $seat }’s Explorer returns { $from_hex }.
event-lost = { $seat }’s Explorer is lost { $at_hex }.

## Events: movement

event-lift = { $seat } forms a fleet { $at_hex } with { $a_piece }.
event-load = { $seat } { $piece_word ->
    [warrior] takes { $a_piece } aboard { $at_hex }.
    [colony] takes { $a_piece } aboard { $at_hex }.
   *[other] adds { $a_piece } to the fleet { $at_hex }.
}
event-drop = { $seat } puts { $a_piece } down { $at_hex }.
event-swap = { $seat } takes { $a_piece } { $at_hex } that has already come farther.
event-load-behind = { $seat } takes { $a_piece } aboard a Transport Canoe { $at_hex }.
event-sail = { $seat } sails { $from_origin } { $to_hex } with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}{ $dropped ->
    [0] { "" }
   *[other] , leaving { $dropped } behind
}{ $loaded ->
    [0] { "" }
   *[other] , having taken { $loaded } aboard
}.
event-chain-gone = { $seat } no longer has a Transport Canoe face up { $at_hex }.
event-must-stop = { $seat } meets a War Canoe { $at_hex } and must stop.
event-may-pass = { $seat } meets no War Canoe { $at_hex }.
event-land = { $seat } lands { $at_hex } with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}.
event-dismiss = Only a Rumour: { $seat } takes one back { $from_hex }.
event-up = { $seat } turns up a Transport Canoe { $at_hex }.
event-lies-up = { $seat }’s Transport Canoe that came { $to_hex } lies face up.
event-down = { $seat } turns the Transport Canoe { $at_hex } face down.

## Events: battle

event-battle = Battle { $at_hex }: { $seat } attacks { $other_seat } with { $attack }. { $other_seat } has { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
}{ $defence_back ->
    [none] { "" }
   *[other] { " " }{ $other_seat } keeps { $defence_back } in the back line.
}
event-battle-independent = Battle { $at_hex }: { $seat } attacks the islanders with { $attack }. They have { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }{ $seat } keeps { $attack_back } in the back line.
}
event-roll = { $seat } rolls a { $pips }: { $pips ->
    [1] an attacking piece is eliminated.
    [2] an attacking piece panics.
    [3] an attacking piece panics.
    [4] a defending piece panics.
    [5] a defending piece panics.
   *[6] a defending piece is eliminated.
}
event-roll-panic = { $seat } rolls a { $pips }: { $other_seat }’s { $piece } panics.
event-roll-fall = { $seat } rolls a { $pips }: { $other_seat }’s { $piece } is eliminated.
event-roll-panic-independent = { $seat } rolls a { $pips }: a Local Warrior panics.
event-roll-fall-independent = { $seat } rolls a { $pips }: a Local Warrior is eliminated.
event-panic = { $seat }’s { $piece } panics.
event-panic-independent = A Local Warrior panics.
event-fall = { $seat }’s { $piece } is eliminated.
event-fall-independent = A Local Warrior is eliminated.
event-leave = { $seat } has no canoe for { $a_piece }, which is lost.
event-no-refuge = { $seat } has nowhere to retreat: all survivors are lost.
event-retreat = { $seat } retreats { $to_hex } with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}.
event-save = { $seat } gives up { $a_piece } and saves a Village { $at_hex }.
event-conquer = { $seat } conquers { $the_hex } and keeps { $count ->
    [one] 1 Village
   *[other] { $count } Villages
}.
event-lay-waste = { $seat } wins { $the_hex }, but no Village is left.
event-home = { $seat }’s home is now { $at_hex }.

## Events: cards

event-use-card = { $seat } uses { $card }. { $effect }
event-show-card = { $seat } shows { $card }.
event-draw-card = { $seat } draws { $card }. { $effect }
event-draw-card-hidden = { $seat } draws a card.
event-kava-hex = KAVA CEREMONY: { $seat } looks at the pieces { $at_hex } and sees { $pieces }.
event-kava-hex-hidden = KAVA CEREMONY: { $seat } looks at the pieces { $at_hex }.
event-kava-seat = KAVA CEREMONY: { $seat } looks at { $other_seat }’s cards and sees { $cards }.
event-kava-seat-hidden = KAVA CEREMONY: { $seat } looks at { $other_seat }’s cards.
event-deforest = DEFORESTATION: { $seat } destroys one of { $other_seat }’s Villages { $at_hex }.

## Events: steps, building, victory

event-step-exploration = The Exploration Step begins.
event-step-movement = The Movement and Battle Step begins.
event-step-victory = The Victory Step begins: points are counted.
event-step-building = The Building Step begins.
event-order-item = { $seat } orders { $an_item } { $at_hex }.
event-order-card = { $seat } orders a card with points { $from_hex }.
event-order-dismiss = { $seat } will take back a Rumour { $from_hex }.
event-order-settle = { $seat } will turn the Colony { $at_hex } into a Village.
event-order-focus = { $seat } will focus inwards.
event-order-use = { $seat } will use { $card }.
event-ready = { $seat } is ready.
event-focus = { $seat } focuses inwards: the Explorer goes to the Lost Box.
event-buy = { $seat } buys a card.
event-build = { $seat } builds { $items } { $at_hex }.
event-settle = { $seat } founds a Village { $at_hex }.
event-track = Points: { $scores }.
part-score = { $seat } { $score }
event-declare = { $seat } declares victory{ $count ->
    [0] .
   *[other] { "" } and shows { $cards }.
}
event-not-enough = { $seat } no longer has enough points, nor has anybody else: the game goes on.
event-reveal-cards = { $seat } shows the other cards: { $cards }.
event-win = { $seat } wins.
event-draw-game = { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
} share the victory.

## Obstacles. What is not given in the action is called "that hex", "that piece", "that card".

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
obstacle-no-such-seat = There is no such player in this game.
obstacle-no-direction = With two players there is no direction to choose.
obstacle-not-unknown = There is nothing left to explore { $at_hex }.
obstacle-out-of-reach = You cannot reach { $the_hex }: the way there may cross only known hexes without enemies.
obstacle-enemy-there = Explorers do not enter enemy hexes, and there is an enemy { $at_hex }.
obstacle-cup-empty = There are no Discovery markers left in the cup.
obstacle-too-far = The fleet cannot reach { $the_hex } in this turn: it is too far, or there is no way through known hexes without enemies.
obstacle-not-adjacent = You go one hex at a time, and you are not next to { $the_hex }.
obstacle-no-marker-left = All three of your Discovered Island markers are on the map: reveal a tile first.
obstacle-not-found = You have no Discovered Island marker { $at_hex }.
obstacle-no-drift = Off Course cannot drive this Explorer { $to_hex }.
obstacle-not-held = You do not have { $card }.
obstacle-card-open = { $card } already lies face up.
obstacle-card-spent = { $card } has already been used.
obstacle-card-useless = { $card } is of no use at this moment.
obstacle-no-target = There is nothing of another player’s to choose { $at_hex }.
obstacle-fleet-in-hand = First end the move of the fleet that you have formed.
obstacle-no-fleet = You have not formed a fleet.
obstacle-no-such-piece = You have no { $piece } { $at_hex } to do that with.
obstacle-has-moved = { $the_piece } { $at_hex } cannot move any farther this turn.
obstacle-no-canoe = { $a_piece } cannot travel without a canoe.
obstacle-chain-stays = During the transit the canoes that form the chain stay where they are.
obstacle-not-on-chain = Your Transport Canoe Chain does not reach { $the_hex }.
obstacle-over-capacity = The canoes of this fleet cannot carry { $a_piece }.
obstacle-in-enemy-hex = A fleet neither loads nor unloads in an enemy hex.
obstacle-loaded-here = This fleet has already taken pieces aboard here.
obstacle-dropped-here = You have just put a piece down here: end this fleet’s move, then form a new one.
obstacle-no-other-canoe = No other { $piece } here has come farther and can still sail on.
obstacle-no-other-berth = This Warrior Band has no choice between a War Canoe and a Transport Canoe.
obstacle-carried = A canoe has carried { $the_piece } this turn: no other canoe may take it on.
obstacle-has-walked = { $the_piece } has already walked this turn.
obstacle-not-sailed = The fleet has not sailed yet.
obstacle-last-of-fleet = A fleet cannot be emptied on the way: end its move instead.
obstacle-not-known = Canoes sail only to known hexes, so they cannot go { $to_hex }.
obstacle-needs-war-canoe = Only a fleet with a War Canoe may enter an enemy hex, and there is an enemy { $at_hex }.
obstacle-stranded = Pieces would be left at sea without a canoe.
obstacle-garrison = A group printed on the map that you have conquered must keep a piece, if only a Rumour.
obstacle-no-rumour = You have no Rumour { $at_hex }.
obstacle-not-your-stack = You have no pieces { $at_hex }.
obstacle-nothing-moves = You have no canoe that can move.
obstacle-no-transport = You have no Transport Canoe { $at_hex }.
obstacle-is-up = A Transport Canoe already lies face up { $at_hex }.
obstacle-is-down = No Transport Canoe lies face up { $at_hex }.
obstacle-turned-already = You have already turned a canoe that way { $at_hex } this turn.
obstacle-no-raid = You are not attacking anybody { $at_hex }.
obstacle-not-in-front = You have no { $piece } in the front line.
obstacle-not-nearest = Pieces retreat to the nearest of your groups, so they cannot go { $to_hex }.
obstacle-last-piece = Your last piece must stay { $at_hex }.
obstacle-not-your-group = You have no Village { $at_hex }.
obstacle-no-points = You do not have enough Build Points for that.
obstacle-no-stock = You have none of these pieces left to build.
obstacle-no-box = There is no free box for a Village { $at_hex }.
obstacle-one-village = A group gets only one new Village a turn.
obstacle-no-brown-box = There is no brown box without Improved Agriculture { $at_hex }.
obstacle-chain-there = A Transport Canoe already lies face up { $at_hex }.
obstacle-no-colony = You have no Colony { $at_hex }.
obstacle-no-group = Nobody can settle { $at_hex }.
obstacle-one-card = You may buy only one card a turn.
obstacle-no-cards-left = There are not enough cards left.
obstacle-no-pool = There are no Build Points of yours to spend { $at_hex }: name a group that spends its own, or the first of those that share theirs.
obstacle-explorer-lost = Your Explorer is in the Lost Box.
obstacle-no-home = You have no home.
obstacle-once-only = You can do that only once a turn.
obstacle-too-few-points = You do not have enough points to declare victory.
obstacle-last-village = This is the player’s last Village, which is spared.

## What was typed

heard-hexes = “{ $word }” could be { $hexes }: type the number
heard-no-hex = no place is called “{ $word }”; type a name from the map, or the number of a hex such as 0705

## Options

preset-basic = Basic game
preset-basic-meaning = Rules 1 to 10, without the advanced ones.
preset-advanced = All advanced rules
preset-advanced-meaning = Random Events, the South Island, Kumara, malaria, and a Build Point that can be put aside (11.2 to 11.6).
option-homes = Homes
option-homes-meaning = How are the homes handed out?
option-homes-drawn = By lot
option-homes-drawn-meaning = The player aids are dealt at random.
option-homes-agreed = By choice
option-homes-agreed-meaning = Players choose, in the order of their seats.
option-home_point = A point for home
option-home_point-meaning = Does the home itself count as a connected group?
option-home_point-yes = Yes
option-home_point-yes-meaning = It counts while a Transport Canoe lies face up there.
option-home_point-no = No
option-home_point-no-meaning = Only the other groups count.
option-rumours = Rumours
option-rumours-meaning = How far do Rumours move on their own?
option-rumours-two = Like canoes
option-rumours-two-meaning = As far as the canoes they pretend to be: stricter than the rulebook.
option-rumours-any = Anywhere
option-rumours-any-meaning = As far as you like, through known hexes without enemies.
option-given_up = Pieces given up
option-given_up-meaning = What happens to a piece that was given up to save a Village?
option-given_up-gone = Out of the game
option-given_up-gone-meaning = It leaves the game, as the rulebook says.
option-given_up-stock = Back to the stock
option-given_up-stock-meaning = It can be built again.
option-turns = Turn limit
option-turns-meaning = After which turn does the game end in any case?
option-turns-60 = 60
option-turns-60-meaning = After turn 60 the player with the most points wins.
option-turns-40 = 40
option-turns-40-meaning = After turn 40 the player with the most points wins.
option-turns-20 = 20
option-turns-20-meaning = After turn 20 the player with the most points wins.

## Scores, panels, text

score-name = victory points
points-villages = Villages
points-groups = Connected groups
points-atolls = Atolls
points-cards = Cards
panel = { $nation }, { $home ->
    [none] no home
   *[other] home { $at_home }
}: { $villages }, { $groups }, { $cards }{ $closed ->
    [0] { "" }
   *[other] { " " }({ $closed } face down)
}{ $lost ->
    [0] { "" }
   *[other] ; Explorer lost
}
panel-none = No home yet
text-turn = Turn { $turn }: { $stage }
stage-homes = Choosing homes
stage-cup = Set-up
stage-order = Turn order
stage-explore = Exploration
stage-voyage = Exploration
stage-transit = Transit
stage-moving = Movement
stage-battles = Battle
stage-building = Building
stage-cards = Showing cards
stage-victory = Victory
stage-over = Game over
text-group = { $full_hex }: { $seat }, { $villages } in { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}{ $agriculture ->
    [0] { "" }
   *[other] , { $agriculture } Improved Agriculture
}
text-stack = { $full_hex }: { $seat }, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}: { $pieces }
text-seat = { $seat }: { $points } · { $panel }
text-hidden = face down
text-up = one Transport Canoe lies face up
text-tile = Hex { $number }: { $tile }
text-tile-hidden = a tile face down
text-voyage = The Explorer is { $at_hex }, with { $knots }
text-cards = { $seat }’s cards: { $cards }
text-card-hidden = a card face down
text-left = Discovery markers in the cup: { $cup }; tiles in the lid: { $lid }; cards in the deck: { $deck }
text-fleet = Fleet { $at_hex }: { $pieces }
text-fighters = { $count ->
    [one] 1 Warrior Band aboard War Canoes
   *[other] { $count } Warrior Bands aboard War Canoes
}
text-trip = { $steps ->
    [one] sailed 1 hex
   *[other] sailed { $steps } hexes
}: { $pieces }
text-stayed = stays: { $pieces }
text-put-down = carried or walked already: { $pieces }
text-battle = Battle { $at_hex }: { $seat } attacks with { $attack_front } in the front line and { $attack_back } in the back line, against { $defence_front } in front and { $defence_back } behind{ $die ->
    [0] .
   *[other] ; the die shows { $die }.
}
text-orders = { $seat }’s orders: { $orders }
text-orders-none = { $seat } has ordered nothing yet
text-pool = { $points } left { $at_hex }
text-ordered = { $items } { $at_hex }
text-settling = the Colony { $at_hex } becomes a Village
text-dismissing = a Rumour is taken back { $from_hex }
text-buying = a card
text-focusing = focusing inwards
text-face-down = face down
text-spent = used
text-sea = Open Ocean found: { $hexes }
text-independent = { $full_hex }: independent, { $local }
text-raid = { $full_hex }: { $seat } attacks with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}: { $pieces }
text-at-least = at least { $pieces }
text-no-war = no War Canoe

## Prompts

prompt-wait = Waiting for { $names }. Step: { $stage }.
prompt-homes = Choose the home that you want to play.
prompt-order = You are last on the victory track and hold the Turn Order marker. Say who goes first{ $seats ->
    [2] .
   *[other] , and in which direction.
}
prompt-explore = Send your Explorer out: choose the first hex to explore, or do not explore this turn.
prompt-voyage = You have { $knots }. Explore a neighbouring hex, or bring the Explorer home: with more than { $limit } it is lost.
prompt-tile = You have found { $tile } (green boxes: { $green }, brown: { $brown }). Keep it secret (markers you have left: { $left }), or reveal it.
prompt-drift = Off Course! Choose the neighbouring hex to which { $seat }’s Explorer is driven.
prompt-knots = You have { $knots }, and { $limit } is the limit. Use a card against the knots, or none.
prompt-home = You have lost your home. Choose the group that is your home from now on.
prompt-start = A battle begins { $at_hex }. Use a card before the first roll, or none.
prompt-roll = The die shows { $pips }. Use a card to change that, or none.
prompt-lose = The die shows { $pips }. Choose which piece of your front line is hit.
prompt-leave = There are not enough canoes. Choose who is left behind.
prompt-retreat = Choose the group to which your pieces retreat.
prompt-save = You have won { $the_hex } and can still save { $left }. Give up a Battle Piece for each, or save no more.
prompt-face = Your pieces gather { $at_hex }. Lay a Transport Canoe face up, or leave all face down.
prompt-answer = Somebody declares victory. Answer with DEFORESTATION, or use no card.
prompt-transit = Transit: form a fleet to send along your chain, or end the transit.
prompt-transit-fleet = Transit { $from_hex }: take more pieces along, choose where in the chain they go, or leave them here.
prompt-moving = { $count ->
    [0] No canoe of yours can move any more: turn Transport Canoes, or end the movement.
    [one] 1 canoe can still move. Form a fleet, turn Transport Canoes, or end the movement.
   *[other] { $count } canoes can still move. Form a fleet, turn Transport Canoes, or end the movement.
}
prompt-moving-fleet = The fleet { $at_hex } can sail { $left ->
    [0] no farther: put pieces down, or end its move.
    [one] 1 more hex: load, put down, sail, or end its move.
   *[other] { $left } more hexes: load, put down, sail, or end its move.
}
prompt-steer = The search for Kumara: choose the hex to steer for. You may show cards before the next roll.
prompt-battles = Choose which battle is fought next.
prompt-building = You have { $points } left{ $pools ->
    [one] .
   *[other] , in { $pools } places that each spend their own.
} Order what you want to build, then end building.
prompt-victory = You have { $points } and need { $threshold }: declare victory, or play on.

## Whole moves

plan-move = Sail { $from_origin } { $to_hex } with { $pieces }.
plan-sail = Sail { $to_hex } and land.
plan-points = { $place }: { $left ->
    [0] no Build Points left
    [one] 1 Build Point left
   *[other] { $left } Build Points left
}

## What there is to know of places

about-price = { $points ->
    [0] Free
    [one] 1 Build Point
   *[other] { $points } Build Points
}
about-america = South America. Nothing ever enters it.
about-unknown = Unknown. Only Explorers enter it; they draw a Discovery marker here.
about-face-down = A tile lies here face down, found by { $finders }. An Explorer enters this hex for two knots; canoes do not enter it.
about-your-tile = You know it: { $tile }. Green boxes: { $green }, brown: { $brown }.
secret-tile = { $tile } (green boxes: { $green }, brown: { $brown })
about-sea = Open Ocean. Whatever stays here needs a canoe.
about-independent = An independent group, defended by { $local }. Green boxes: { $green }, brown: { $brown }. Only a fleet with a War Canoe enters it, and must fight.
about-atoll = An atoll. It counts half a point in the chain of your home; nothing is built here.
about-group = Controlled by { $seat }. Green boxes: { $green }, brown: { $brown }. Villages: { $villages }, Improved Agriculture: { $agriculture }.
about-free-group = Nobody controls this group. Green boxes: { $green }, brown: { $brown }. Villages: { $villages }, Improved Agriculture: { $agriculture }. A Colony can settle it.
about-home = { $seat }’s home.
about-taken = Conquered by { $seat }, who must keep a piece here.
about-worth = { $villages }{ $connected ->
    [yes] , and 1 point for the connected group
    [home] , and 1 more while a Transport Canoe lies face up here
    [none] { "" }
   *[no] , but not connected with home
}
about-stack = { $seat }’s pieces { $at_hex }
about-stack-effect = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}. What you know of them: { $pieces }.
about-raid = { $seat } attacks { $the_hex }
about-fleet = { $seat }’s fleet
about-fleet-effect = It is { $at_hex } and has sailed { $steps }. Aboard: { $pieces }.
about-stock = You can still build { $count } of them.
about-village-points = 1 point
about-voyage = { $seat }’s Explorer
about-voyage-effect = It is { $at_hex }, with { $knots }. With { $limit } it must return; with more it is lost.
about-cup = The cup with the Discovery markers
about-lid = The lid with the tiles
about-lid-effect = Tiles left: { $count }. Whoever finds an Island Group draws one.
about-deck = Arts & Culture cards
about-deck-effect = Cards left: { $count }. You may buy one a turn in the Building Step.
about-turn = The turn
about-turn-order = Turn order: { $names }
about-track = The victory track
about-track-effect = A marker stands where its player’s points were counted last; a pale one shows where they would be now.
about-threshold = { $points } points are needed to declare victory
about-battle = The battle { $at_hex }
declined-battle = the battle { $at_hex }
about-orders = Your orders
about-gone = Out of the game: { $pieces }
about-card-owner = Held by { $seat }.
about-card-hidden = A card face down
about-card-spent = It has been used.
about-card-open = It lies face up.
about-card-closed = It lies face down.
about-card-points = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
}

## What pieces and cards do

effect-transport = It moves two hexes and carries a Warrior Band or a Colony. Face up it is a link of your chain.
effect-war = A Battle Piece. It moves two hexes and carries a Warrior Band. Only a fleet with a War Canoe may enter an enemy hex.
effect-warrior = A Battle Piece. It attacks from a War Canoe and defends any island. Canoes carry it.
effect-colony = Carried to a free group, it becomes a Village there in the Building Step.
effect-rumour = A dummy: face down it looks like any piece. You may take it back at any time, and it vanishes in a battle.
effect-local = It defends a group with Villages, and comes back after every battle.
effect-village = It yields a Build Point each turn. Each group gets one new Village a turn.
effect-agriculture = It lets a Village stand on a brown box.
effect-arioi = Once, an attack on you is called off before the first roll.
effect-bird-signs = Once, two knots do not count.
effect-breadfruit = Once, a group gets two new Villages.
effect-cannibalism = Once per battle, an enemy piece that panics is eliminated instead.
effect-deforestation = Once, another player loses a Village, but never the last one.
effect-double-hulled-canoes = Your canoes move three hexes.
effect-feather-cloaks = It is worth a point, and does nothing else.
effect-haka = Once per battle, a roll is made again.
effect-hui = It is worth one more point if you control Hawaiki or Kuporu.
effect-hula = It is worth one more point if you control Hawaii.
effect-kahuna-healing = Once per battle, a piece of yours that is eliminated panics instead.
effect-kava-ceremony = Once, at any time, you look at a stack of pieces or at a player’s cards.
effect-makahiki = Once, your home yields two more Build Points.
effect-makutu = Once, at the start of a battle: your opponent uses no card in it.
effect-moai = It is worth one more point if you control Rapa Nui.
effect-navigation = Your Explorer must return at six knots, and is lost at seven.
effect-ocean-chart = Your Explorer is never lost.
effect-patu = Once per battle, the die counts one more if you attack, one less if you defend.
effect-petroglyphs = It is worth a point, and does nothing else.
effect-poi = Once, your canoes move one more hex in this step.
effect-powhiri = It is worth one more point if you control Aotearoa or Te Waka Maui.
effect-surfing = It is worth one more point if you control Tahiti.
effect-tapa-cloth = It is worth a point, and does nothing else.
effect-tapu = Your home has one more Local Warrior.
effect-taro-terraces = Improved Agriculture is free for you.
effect-tattoo = It is worth one more point if you control Hiva.
effect-tiki = It is worth a point, and does nothing else.
effect-toki = Once, you build two Transport Canoes for free.

## Lessons

lesson-explore = Every turn begins with exploration. Your Explorer sets out from any group that you control, crosses known hexes freely, and enters an unknown one. There a Discovery marker is drawn: Open Ocean, an Island Group, or Off Course. You play Tonga, in the south. Choose an unknown hex next to Tonga, for instance 0705 with its faint name Niue, and explore it.
lesson-return = Markers bear knots, and your Explorer counts them. With exactly five it must return. With more it is lost, and you spend your next exploration fetching it. You have four knots, and every marker has at least one; most have more. What you have found is yours either way, so bring the Explorer home.
lesson-turn = The tile in hex 0705 is your secret: it is Rarotonga, with a green and a brown box. Canoes never enter a hex whose tile lies face down. You want to sail there this turn, so turn the tile up first.
lesson-carry = Rarotonga lies open next to Tonga, where a Transport Canoe and a Colony are waiting. Pieces move as a fleet: you begin with a canoe, it takes the Colony aboard, sails and lands. Form a fleet with the Transport Canoe.
lesson-settle = Everybody builds at the same time, in secret. Your Colony has come to Rarotonga. In the Building Step it becomes a Village for free, and then you control the group. Turn it into a Village.
lesson-village = Each Village yields a Build Point, so Villages pay for Villages. In Tonga both green boxes are full. Of its two brown boxes one already has Improved Agriculture. A Village there costs two points, and you have two: build it.
lesson-chain = Transport Canoes that lie face up in neighbouring hexes form a chain. Groups in the chain of your home score a point each and share their Build Points, and pieces travel along the chain freely. In Tonga a canoe lies face up already. Turn up the one on Rarotonga.
lesson-battle = Your fleet has stopped on Rarotonga, where Red has a Village, so there is a battle, and now everybody sees all the pieces. Only the front lines fight: your War Canoes with the Warrior Bands that they carried, against a Warrior Band and the Local Warrior of the Village. You roll until one line is empty. A 1 eliminates one of your pieces, a 6 one of Red’s. With a 2 or 3 one of yours panics and fights no more, with a 4 or 5 one of Red’s. You have rolled a 1, and you choose the piece. War Canoes cost more, and you need canoes to retreat: choose a Warrior Band.
lesson-declare = At the end of each turn points are counted: Villages, connected groups, atolls in the chain, and cards that lie face up. With two players you need 28. You have 24 on the table, and four cards in your hand are worth a point each. Whoever has enough may declare victory, shows those cards, and ends the game. Declare victory.
lesson-alone-explore = In the solitaire game you play Tonga, and chits and dice play Samoa. When you find an Island Group, a die decides whether Samoa was there before you. Subtract 1 from the roll if the hex is just as near to Samoa, 2 if it is nearer to Samoa; if the result is below its distance from Tonga, Samoa is there. Next to Tonga and away from Samoa everything is sure to be free. Explore a hex that does not touch Samoa.
lesson-alone-chit = From the second turn on, every turn begins with a chit for Samoa: first what it gets, then what it does. The log tells you each part, and why. After the sixth chit the four Attack! chits join the cup. The chits are your clock, too: you must win while at least two of the fifteen are left. End building, and see the first one drawn.
lesson-alone-land = Samoa has found Hawaii in hex 0705 and left a Transport Canoe there, but nobody to defend it. Samoa’s lands are weakest when they are young: a War Canoe clears them, and then a Colony of yours can settle. Form a fleet with the War Canoe. It may take a Warrior Band aboard, and Hawaii is one hex away.
lesson-alone-guard = Seven chits have been drawn, so Samoa may attack in any turn now. Of your groups within reach its War Canoes choose the one with the fewest defenders: Warrior Bands, War Canoes and Local Warriors together. Tonga has three Warrior Bands; Tahiti, next to it, has none. Build one there.
lesson-alone-return = Aotearoa has four boxes and is free. So large a group alarms Samoa: when your exploration is over, another chit is drawn. Ten of fifteen are gone already, and the turn in which the thirteenth is drawn is your last. Another great find would cost you another chit. You have found enough: return.
lesson-alone-win = You win in a Victory Step with 30 points, all your cards counted, while at least two chits are left; there is nothing to declare. You have 18 Villages, seven connected groups and five cards worth a point each, and three chits are left. End building: the game is yours.


## The picture

part-unknown = Unknown
part-ocean = Open Ocean
part-atoll = Atoll
part-boxes = Green boxes: { $green }, brown boxes: { $brown }
part-face-down = A tile face down
part-kept = Face down, known to you: { $tile }
part-independent = Independent, { $local }
part-group = { $seat }: { $villages } in { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}{ $agriculture ->
    [0] { "" }
   *[other] , { $agriculture } Improved Agriculture
}
part-home = { $seat }’s home
part-stack = { $seat }, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
part-least = at least { $pieces }
part-no-war = no War Canoe
part-up = one Transport Canoe lies face up
part-knots = { $count ->
    [one] 1 knot
   *[other] { $count } knots
}
part-cup = Discovery markers left: { $islands } Island Groups, { $oceans } Open Ocean, { $off } Off Course
part-lid = Tiles left: { $count }
part-deck = Arts & Culture cards left: { $count }
part-rope = Knots: { $knots }. At { $limit } the Explorer must return; beyond that it is lost
part-fleet = The fleet
part-battle = Battle { $at_hex }
part-front = Front line
part-back = Back line
part-turn = Turn { $turn }
part-points = Build Points: { $points }


## The advanced rules

option-end = End of the game
option-end-meaning = How many points end the game? The rulebook recommends at most three more or fewer. (11.1)
option-end-standard = As printed
option-end-standard-meaning = 28, 25 or 22 points for 2, 3 or 4 players.
option-end-more1 = 1 more (recommended)
option-end-more1-meaning = One point more than printed; the rulebook recommends at most three.
option-end-more2 = 2 more (recommended)
option-end-more2-meaning = Two points more than printed; the rulebook recommends at most three.
option-end-more3 = 3 more (recommended)
option-end-more3-meaning = Three points more than printed; the rulebook recommends at most three.
option-end-more4 = 4 more
option-end-more4-meaning = Four points more than printed: a long game, beyond what the rulebook recommends.
option-end-more5 = 5 more
option-end-more5-meaning = Five points more than printed: a long game, beyond what the rulebook recommends.
option-end-more6 = 6 more
option-end-more6-meaning = Six points more than printed: a long game, beyond what the rulebook recommends.
option-end-more7 = 7 more
option-end-more7-meaning = Seven points more than printed: a long game, beyond what the rulebook recommends.
option-end-more8 = 8 more
option-end-more8-meaning = Eight points more than printed: a long game, beyond what the rulebook recommends.
option-end-more9 = 9 more
option-end-more9-meaning = Nine points more than printed: a long game, beyond what the rulebook recommends.
option-end-more10 = 10 more
option-end-more10-meaning = Ten points more than printed: a long game, beyond what the rulebook recommends.
option-end-less1 = 1 fewer (recommended)
option-end-less1-meaning = One point fewer than printed; the rulebook recommends at most three.
option-end-less2 = 2 fewer (recommended)
option-end-less2-meaning = Two points fewer than printed; the rulebook recommends at most three.
option-end-less3 = 3 fewer (recommended)
option-end-less3-meaning = Three points fewer than printed; the rulebook recommends at most three.
option-end-less4 = 4 fewer
option-end-less4-meaning = Four points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less5 = 5 fewer
option-end-less5-meaning = Five points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less6 = 6 fewer
option-end-less6-meaning = Six points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less7 = 7 fewer
option-end-less7-meaning = Seven points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less8 = 8 fewer
option-end-less8-meaning = Eight points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less9 = 9 fewer
option-end-less9-meaning = Nine points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-end-less10 = 10 fewer
option-end-less10-meaning = Ten points fewer than printed: a short game to learn by, beyond what the rulebook recommends.
option-saved = Saved resources
option-saved-meaning = May one Build Point be saved for a later turn? (11.4)
option-saved-no = No
option-saved-no-meaning = Points that are not spent are lost.
option-saved-yes = Yes
option-saved-yes-meaning = One point can be put aside and spent at home later.
action-store = Put aside one of the Build Points { $from_hex }.
action-spend = Spend the Build Point that you put aside.
event-order-store = { $seat } will put aside one of the Build Points { $from_hex }.
event-order-spend = { $seat } will spend the Build Point that was put aside.
event-store = { $seat } puts a Build Point aside.
event-spend = { $seat } spends the Build Point that was put aside.
obstacle-store-full = You have already put a Build Point aside: spend it first.
obstacle-store-empty = You have not put a Build Point aside.
option-malaria = Malaria
option-malaria-meaning = Does malaria strike Melanesia once somebody lives there? (11.6)
option-malaria-no = No
option-malaria-no-meaning = Nobody falls ill.
option-malaria-yes = Yes
option-malaria-yes-meaning = Every turn a die strikes one of four groups.
event-malaria = Malaria: the die shows { $pips } and strikes { $the_hex }.
event-malaria-strikes = Malaria costs { $seat } a Village { $at_hex }.
option-south_island = South Island
option-south_island-meaning = Is Te Waka Maui found together with Aotearoa? (11.3)
option-south_island-no = No
option-south_island-no-meaning = It stays in the box.
option-south_island-yes = Yes
option-south_island-yes-meaning = It is laid next to Aotearoa, if there is room.
action-walk = Walk { $from_hex } to the other island with { $a_piece }.
action-walk-hidden = A piece walks { $from_hex } to the other island.
event-south-island = { $seat } lays out Te Waka Maui in hex { $number }.
event-south-out = There is no room for Te Waka Maui next to { $the_hex }: it is out of play.
event-walk = { $seat } moves { $a_piece } on foot { $from_origin } { $to_hex }.
event-walk-hidden = { $seat } moves a piece on foot { $from_origin } { $to_hex }.
obstacle-not-walkable = Pieces walk only between Aotearoa and Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Can the sweet potato be fetched from South America? (11.5)
option-kumara-no = No
option-kumara-no-meaning = Nobody sails so far.
option-kumara-yes = Yes
option-kumara-yes-meaning = A dangerous voyage for two points.
action-search = Search for Kumara { $from_hex }.
action-steer = Steer { $to_hex }.
event-search = { $seat } sets out { $from_hex } in search of Kumara.
event-search-roll = { $seat } rolls a { $pips }, { $total } with all bonuses: the Explorer { $result ->
    [lost] is lost.
    [return] must return.
    [off-course] is driven off course.
   *[explore] sails on.
}
event-steer = { $seat } steers { $to_hex }.
event-galapagos = { $seat } finds a stepping stone { $at_hex }: +1 on every later roll.
event-kumara = { $seat } has brought Kumara home: two points.
obstacle-no-search-there = A search for Kumara begins in hex 1406 or 1407, which lead to South America.
obstacle-has-kumara = You already have Kumara.
obstacle-too-near = Off course, the Explorer comes no nearer to South America.
points-kumara = Kumara
stage-search = Search for Kumara
option-events = Random Events
option-events-meaning = Is an Event drawn every turn? (11.2)
option-events-no = No
option-events-no-meaning = The sea is calm.
option-events-yes = Yes
option-events-yes-meaning = Once somebody has five points, one of 27 Events every turn.
action-duty = { $duty ->
    [order] Set the turn order, and let the second-to-last player draw the Event.
   *[event] Draw the Event, and let the second-to-last player set the turn order.
}
action-play = Play { $event }.
action-strike = Choose { $the_hex }.
action-name = Choose { $seat }.
action-peek = DRIFT VOYAGE: look at the tile { $at_hex }.
action-clear = Pay to remove { $event }.
action-leader = Let the WAR LEADER panic.
outcome-event = The Event is { $event }.
outcome-event-hidden = An Event, which is kept.
event-duty-order = { $seat } will set the turn order; the second-to-last player draws the Event.
event-duty-event = { $seat } will draw the Event; the second-to-last player sets the turn order.
event-fortune-draw = { $seat } draws the Event { $event }. { $effect }
event-fortune-keep = { $seat } draws the Event { $event } and keeps it. { $effect }
event-fortune-keep-hidden = { $seat } draws an Event and keeps it.
event-fortune-play = { $seat } plays { $event }. { $effect }
event-fortune-none = { $event } has no effect.
event-fortune-aim = { $seat } chooses { $the_hex } for { $event }.
event-fortune-hex = { $event } affects { $the_hex }.
event-fortune-void = { $event } would leave a player with fewer than two Villages: it is ignored { $at_hex }.
event-fortune-loss = { $count ->
    [0] { $seat } loses nothing { $at_hex }.
   *[other] { $seat } loses { $loss } { $at_hex }.
}
event-fortune-gain = { $seat } gets { $a_piece } { $at_hex }.
event-fortune-seat = { $seat } chooses { $other_seat } for { $event }.
event-fortune-clear = { $seat } pays to remove { $event } { $from_hex }.
event-order-play = { $seat } will play { $event }.
event-order-clear = { $seat } will pay to remove { $event }.
event-peek = DRIFT VOYAGE: { $seat } looks at a tile: it is { $tile }, in hex { $number }.
event-peek-hidden = DRIFT VOYAGE: { $seat } looks at the tile { $at_hex }.
event-leader-panics = { $seat }’s WAR LEADER panics.
obstacle-closed = An Event closes { $the_hex }: no piece may enter or leave.
obstacle-stunted = No Village can be built { $at_hex } this turn.
obstacle-not-kept = You have not kept { $event }.
obstacle-no-such-target = The Event cannot strike { $the_hex }.
obstacle-no-blight = None of your groups suffers from { $event }.
obstacle-not-lost = Your Explorer is not in the Lost Box.
obstacle-leader-stands = The WAR LEADER can only panic, never be eliminated.
stage-event = Event
stage-eve = Before building
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
fortune-invasive-weeds = One Village of a group yields no Build Point until its owner pays 1 Build Point.
fortune-severe-erosion = A group with three or more boxes loses a green one for good, and a Village with it.
fortune-drought = A group yields no Build Points this turn.
fortune-peles-wrath = A group loses two of its Villages (of two, one), and none is built there this turn.
fortune-taniwha = An Open Ocean hex is closed until the next turn begins: nothing enters or leaves it, and no chain counts it.
fortune-favorable-winds = In your Movement Step your canoes move one more hex.
fortune-bountiful-fishing = An atoll or an Open Ocean hex yields one more Build Point each turn to whoever has it in the chain of the home.
fortune-freshwater-spring = A group of yours gets one more green box.
fortune-volcanic-ash = A group of yours gets one more green box.
fortune-cult-of-war = Up to three of your groups get a Warrior Band each.
fortune-war-leader = At the start of a battle you get one more piece in your front line, which can only panic.
fortune-shaman = An Event or malaria that hits you is ignored, and one of your groups is immune while you control it.
fortune-castaways = You get a Colony on a free group within two hexes of one of your Villages.
fortune-drift-voyage = Your lost Explorer may explore this turn after all; or you look at a tile that lies face down.
fortune-cultural-flowering = You draw an Arts & Culture card for free.
fortune-succession-dispute = A player with more points than you has two Build Points fewer this turn.
fortune-rebellion = A group that is not connected with its owner’s home loses a Village.
fortune-rats = A group gets no new Village until its owner pays 2 Build Points.
fortune-becalmed = Before a player’s Movement: that player’s canoes move only one hex this turn.
fortune-royal-marriage = You and another player do not enter each other’s hexes until the next turn begins.
fortune-great-kauri-trees = A group of yours gets a War Canoe.
fortune-abundant-harvest = In the Building Step you build one Village for free.
fortune-rotten-lashings = A Transport Canoe at sea is lost, and its cargo with it.
fortune-calm-season = Nothing happens.
lying-typhoon = Nothing enters this hex until the next turn begins.
lying-invasive-weeds = One Village here yields no Build Point until its owner pays 1 Build Point to remove the marker.
lying-severe-erosion = One green box is lost for good.
lying-drought = This group yields no Build Points this turn.
lying-peles-wrath = No Village is built here this turn.
lying-taniwha = Nothing enters or leaves this hex, and no chain counts it, until the next turn begins.
lying-bountiful-fishing = Whoever has this hex in the chain of the home gets one more Build Point each turn, until another Event marker is laid.
lying-freshwater-spring = There is one more green box for the rest of the game.
lying-volcanic-ash = There is one more green box for the rest of the game.
lying-shaman = No Event and no malaria strikes this group while its present owner controls it.
lying-rats = No new Village here until its owner pays 2 Build Points to remove the marker.
about-kept = { $event }, kept by { $seat }
about-kept-hidden = An Event face down, kept by { $seat }
about-kept-hidden-effect = Only its holder knows it.
about-fortune = The Event { $event }
about-reconstructed = (The effect is reconstructed.)
text-kept = { $seat } keeps { $name }
text-event-hidden = an Event face down
text-marker = { $event } { $at_hex }: { $effect }
text-struck = { $seat }: { $name }
text-peace = ROYAL MARRIAGE: { $seat } and { $other_seat }
text-peace-effect = neither enters the other’s hexes until the next turn begins
told-with = { $name } – { $effect }
prompt-duty = You are last on the victory track: set the turn order, or draw the Event. The second-to-last player does the other.
prompt-target = Choose what the Event strikes.
prompt-shaman = This would hit you. Play SHAMAN against it, or no card.
prompt-ward = Choose the group that the SHAMAN protects.
prompt-before = { $seat } is about to move. Play an Event that you keep, or none.
prompt-before-building = Building is about to begin. Play TANIWHA, or another Event that you keep, or none.
prompt-before-count = The points are about to be counted. Play TANIWHA, or another Event that you keep, or none.
prompt-show = You have bought a card. Show it, or others, before the points are counted, or show none.
prompt-leader = A battle begins { $at_hex }. Play WAR LEADER, or no card.
prompt-fetch = Your Explorer is lost. Play DRIFT VOYAGE to explore at once, or just fetch it.

## The solitaire game

option-solo = Solitaire game
option-solo-meaning = One player alone is Tonga against Samoa (12). How hard is it?
option-solo-usual = As written
option-solo-usual-meaning = A free group of four boxes brings a chit.
option-solo-hard = Harder
option-solo-hard-meaning = So does a free group of three boxes.
action-resolve = Carry out chit no. { $chit } next.
outcome-chit = Chit no. { $chit }.
outcome-pick = The die chooses { $the_hex }.
event-solo-turn = Turn { $turn } begins.
event-solo-chit = Chit no. { $chit } is drawn ({ $action ->
    [explore] Explore!
    [build] Build
    [defend] Defend
   *[attack] Attack!
}); { $left } left.
event-solo-expand = Samoa expands: { $expansion }.
event-solo-village = { $seat } gets one more Village { $at_hex }.
event-solo-piece = { $seat } gets { $a_piece } { $at_hex } ({ $why ->
    [canoe] for a War Canoe without one
    [villages] fewer Warrior Bands than Villages
    [empty] nobody guards the group
    [atoll] nobody guards the atoll
    [chain] for the chain
    [home] at home
    [found] for the land it has found
   *[rest] where it has most Villages
}).
event-solo-pick = A tie: the die chooses { $the_hex }.
event-solo-card = { $seat } reveals { $card }.
event-solo-use = { $seat } uses { $card } at the first chance.
event-solo-ocean = { $seat } explores { $the_hex } and finds Open Ocean ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}).
event-solo-island = { $seat } explores { $the_hex } and finds an Island Group ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}).
event-solo-off = { $seat } draws Off Course { $at_hex }, which has no effect.
event-solo-tile = { $seat } finds { $the_tile } in hex { $number }.
event-solo-attack = { $seat } attacks { $the_hex } with { $pieces }: of the groups in reach it has the fewest defenders ({ $count }).
event-solo-occupied = The die shows { $pips }, which counts as { $total }: less than the distance of { $count }. Samoa was { $at_hex } before you.
event-solo-free = The die shows { $pips }, which counts as { $total }: not less than the distance of { $count }. Nobody was { $at_hex } before you.
event-solo-owed = So large a group alarms Samoa: what you found { $at_hex } brings a chit.
event-solo-roll = The die for { $the_hex } shows { $pips } ({ $what ->
    [village] an even roll is a Village
   *[warrior] an even roll is a Warrior Band
}).
event-all-lost = The game is lost.
event-solo-late = Too few chits are left.
event-solo-ruined = You have no group, no Colony and no War Canoe left: nothing can be won back.
event-solo-held = Your pieces are already { $at_hex }: it is free.
event-solo-look = KAVA CEREMONY: { $seat } holds { $card }, which stays face down.
obstacle-all-face-up = In the solitaire game everything lies face up, and there are no Rumours.
obstacle-solo-alone = The solitaire game is for one player.
obstacle-solo-tonga = In the solitaire game you play Tonga.
obstacle-solo-rules = Of the advanced rules only the South Island, saved resources and malaria go with the solitaire game.
stage-chit = Samoa’s chit
prompt-chit = Several chits have been drawn. Choose the one that is carried out next.
text-saved = { $seat }: a Build Point put aside
text-kumara = { $seat }: Kumara
text-galapagos = { $seat }: +1 in the search for Kumara
text-malaria = Malaria has broken out in Melanesia.
text-south-out = Te Waka Maui is out of play.
text-buried = Out of the game under Te Waka Maui: { $name }
text-solo = Chits left: { $count } of 15; unseen cards of Samoa: { $cards }
text-cup = Chits in the cup: { $chits }
text-aside = Chits set aside until six are drawn: { $chits }
text-drawn = Chits drawn: { $chits }
text-chits = Chits drawn and not carried out yet: { $chits }
track-counted = At the last count: { $scores }
track-now = Now: { $scores }
text-needed = Points needed to declare victory: { $points }
text-needed-alone = Points needed to win: { $points }, in a Victory Step with at least { $chits } chits left
chit-named = no. { $number } { $action ->
    [explore] Explore!
    [build] Build
    [defend] Defend
   *[attack] Attack!
}
chit-number = no. { $number }
expansion-card = a card
expansion-village = a Village
expansion-village-each = a Village on each group
expansion-chain = a Transport Canoe Chain
expansion-two-warriors = two Warrior Bands
expansion-warrior = a Warrior Band
expansion-warrior-each = a Warrior Band for each Village
expansion-war = a War Canoe
about-chits = Samoa’s chits
about-chits-left = Chits left: { $left } of 15; you win only while at least two are left.
about-chits-cup = In the cup: { $chits }.
about-chits-aside = Set aside until six are drawn: { $chits }.
about-chits-drawn = Drawn: { $chits }.
about-chits-reconstructed = Which sides go together is reconstructed.
about-needed-alone = { $points } points win, in a Victory Step with at least { $chits } chits left
about-open-cards = Cards: { $cards }.
part-chits = no. { $chits }

# What is typed, word by word.
typed-home = home
typed-first = first
typed-clockwise = clockwise
typed-counter = counter
typed-rest = rest
typed-return = return
typed-keep = keep
typed-reveal = reveal
typed-no = no
typed-card = card
typed-land = land
typed-done = done
typed-face = face
typed-up = up
typed-down = down
typed-focus = focus
typed-declare = declare
typed-pass = pass
typed-load = load
typed-drop = drop
typed-other = other
typed-lose = lose
typed-leave = leave
typed-save = save
typed-use = use
typed-show = show
typed-explore = explore
typed-drift = drift
typed-turn = turn
typed-deforest = deforest
typed-disc = disc
typed-sail = sail
typed-dismiss = dismiss
typed-attack = attack
typed-retreat = retreat
typed-settle = settle
typed-buy = buy
typed-move = move
typed-lift = lift
typed-build = build
typed-store = store
typed-spend = spend
typed-walk = walk
typed-search = search
typed-steer = steer
typed-take = take
typed-play = play
typed-strike = strike
typed-name = name
typed-peek = peek
typed-clear = clear
typed-leader = leader
typed-resolve = resolve
typed-order = order
typed-event = event
typed-transport = transport
typed-chain = chain
typed-war = war
typed-warrior = warrior
typed-colony = colony
typed-rumour = rumour
typed-local = local
typed-village = village
typed-agriculture = agriculture
typed-yellow = yellow
typed-red = red
typed-green = green
typed-black = black
