# Conquest of Paradise in English.

tagline = Send your Explorer into the unknown Pacific, settle what it finds, connect it by canoes, and fight for it if you must.

## Seats

seat-yellow = Yellow
seat-red = Red
seat-green = Green
seat-black = Black

## Things

piece-transport = Transport Canoe
piece-war = War Canoe
piece-warrior = Warrior Band
piece-colony = Colony
piece-rumour = Rumour
piece-local = Local Warrior
item-village = Village
item-agriculture = Improved Agriculture
item-transport = Transport Canoe, face down
item-chain = Transport Canoe, face up
item-warrior = Warrior Band
item-war = War Canoe
item-colony = Colony
item-rumour = Rumour
marker-island1 = Island Group, 1 knot
marker-island2 = Island Group, 2 knots
marker-island3 = Island Group, 3 knots
marker-ocean1 = Open Ocean, 1 knot
marker-ocean2 = Open Ocean, 2 knots
marker-ocean3 = Open Ocean, 3 knots
marker-off = Off Course
hex-named = { $name } ({ $number })

## Actions

action-home = Play { $nation }.
action-order = { $seat } plays first{ $direction ->
    [clockwise] , the turn goes clockwise.
    [counter] , the turn goes counter-clockwise.
   *[alone] .
}
action-rest = Send no Explorer out.
action-return = Return with the Explorer.
action-keep = Keep the tile secret.
action-reveal = Reveal the tile.
action-no-card = Use no card.
action-land = Put the fleet down here.
action-done = Done.
action-face-up = Place a Transport Canoe face up.
action-face-down = Keep all pieces face down.
action-focus = Focus inwards: one more Build Point, no Exploration next turn.
action-declare = Declare victory.
action-pass = Declare nothing.
action-load = Take aboard: { $piece }.
action-drop = Put down: { $piece }.
action-lose = Choose to lose: { $piece }.
action-leave = Leave behind: { $piece }.
action-save = Give up to save a Village: { $piece }.
action-use = Use { $card }.
action-show = Show { $card } without using it.
action-kava-seat = KAVA CEREMONY: look at the cards of { $seat }.
action-explore = Explore { $hex }.
action-drift = Drive the Explorer to { $hex }.
action-turn = Turn up the tile in { $hex }.
action-kava-hex = KAVA CEREMONY: look at the pieces in { $hex }.
action-deforest = DEFORESTATION: remove a Village from { $hex }.
action-disc = Make { $hex } the new home.
action-sail = Sail to { $hex }.
action-dismiss = Take back a Rumour from { $hex }.
action-up = Turn a Transport Canoe up in { $hex }.
action-down = Turn the Transport Canoe down in { $hex }.
action-attack = Fight the battle in { $hex } next.
action-retreat = Retreat to { $hex }.
action-settle = Let the Colony in { $hex } become a Village.
action-buy = Buy an Arts & Culture card with the points of { $hex }.
action-lift = Form a fleet in { $hex } with: { $piece }.
action-swap = Take another one instead, which has come farther in this turn: { $piece }.
action-load-behind = Take a Warrior Band aboard a Transport Canoe.
action-build = Build in { $hex }: { $item }.

## Outcomes

outcome-aid = The player aid of { $nation }.
outcome-marker = Drawn: { $marker }.
outcome-tile = The tile { $tile }.
outcome-tile-hidden = A tile.
outcome-card = The card { $card }.
outcome-card-hidden = A card.
outcome-die = The die shows { $pips }.

## Events

event-nation = { $seat } plays { $nation }.
event-setup-island = Out of the game: { $marker }.
event-setup-ocean = { $hex }: { $marker }.
event-turn-begins = Turn { $turn }: { $seat } takes the Turn Order marker.
event-order = { $seat } decides: { $first_seat } plays first{ $direction ->
    [clockwise] , clockwise.
    [counter] , counter-clockwise.
   *[alone] .
}
event-fetch = { $seat } fetches the Explorer from the Lost Box.
event-rest = { $seat } sends no Explorer out.
event-explore = { $seat } explores { $hex }.
event-find-ocean = { $seat } finds Open Ocean in { $hex } ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}).
event-find-island = { $seat } finds an Island Group in { $hex } ({ $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}).
event-off-course = { $seat } goes off course at { $hex }.
event-knots = Knots: +{ $knots }, together { $total }.
event-draw-tile = { $seat } draws { $tile } for { $hex }.
event-draw-tile-hidden = { $seat } draws a tile for { $hex }.
event-look-tile = { $seat } looks at the tile in { $hex }: { $tile }.
event-look-tile-hidden = { $seat } looks at the tile in { $hex }.
event-keep = { $seat } keeps the tile in { $hex } secret.
event-turn = { $seat } turns up { $tile } in { $hex }.
event-all-found = All have found { $tile } in { $hex }; { $seat } was the last.
event-drift = { $seat } drives the Explorer to { $hex }.
event-return = The Explorer of { $seat } returns from { $hex }.
event-lost = The Explorer of { $seat } is lost at { $hex }.
event-lift = { $seat } forms a fleet in { $hex }: { $piece }.
event-load = { $seat } takes aboard in { $hex }: { $piece }.
event-drop = { $seat } puts down in { $hex }: { $piece }.
event-swap = { $seat } takes another one in { $hex }, which has come farther: { $piece }.
event-load-behind = { $seat } takes aboard a Transport Canoe in { $hex }: { $piece }.
event-sail = { $seat } sails with { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} from { $from } to { $hex }{ $dropped ->
    [0] { "" }
   *[other] , { $dropped } put down
}{ $loaded ->
    [0] { "" }
   *[other] , { $loaded } taken aboard
}.
event-chain-gone = No Transport Canoe of { $seat } lies face up in { $hex } any more.
event-must-stop = { $seat } meets a War Canoe in { $hex } and must stop.
event-may-pass = { $seat } meets no War Canoe in { $hex }.
event-land = { $seat } lands { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} in { $hex }.
event-stay = { $seat } keeps { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} in { $hex }.
event-dismiss = It was only a Rumour: { $seat } takes one back from { $hex }.
event-up = { $seat } has a Transport Canoe face up in { $hex }.
event-lies-up = The Transport Canoe of { $seat } that came to { $hex } lies face up.
event-down = { $seat } turns the Transport Canoe in { $hex } down.
event-face-down = { $seat } keeps all pieces in { $hex } face down.
event-end-transit = { $seat } ends the transit.
event-end-moving = { $seat } ends the movement.
event-end-turning = { $seat } has turned the canoes.
event-battle = Battle in { $hex }: { $seat } attacks { $other_seat }. Transport Canoes, War Canoes, Warrior Bands, Colonies: { $attack_transport }, { $attack_war }, { $attack_warrior }, { $attack_colony } against { $defence_transport }, { $defence_war }, { $defence_warrior }, { $defence_colony } and { $local } Local Warriors.
event-battle-independent = Battle in { $hex }: { $seat } attacks { $local } Local Warriors with { $attack_war } War Canoes and { $attack_warrior } Warrior Bands.
event-roll = { $seat } rolls { $pips }.
event-panic = { $seat } panics: { $piece }.
event-panic-independent = The islanders panic: { $piece }.
event-fall = { $seat } loses: { $piece }.
event-fall-independent = The islanders lose: { $piece }.
event-leave = { $seat } has no canoe for: { $piece }.
event-no-refuge = { $seat } has nowhere to retreat to.
event-retreat = { $seat } retreats to { $hex } with { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}.
event-save = { $seat } saves a Village in { $hex } and gives up: { $piece }.
event-end-saving = { $seat } saves no more Villages in { $hex }.
event-conquer = { $seat } conquers { $hex } with { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}.
event-lay-waste = { $seat } takes { $hex }; no Village is left.
event-home = { $seat } has its home in { $hex } now.
event-no-card = { $seat } uses no card.
event-use-card = { $seat } uses { $card }.
event-show-card = { $seat } shows { $card }.
event-draw-card = { $seat } draws { $card }.
event-draw-card-hidden = { $seat } draws a card.
event-kava-hex = KAVA CEREMONY: { $seat } sees in { $hex } (Transport Canoes, War Canoes, Warrior Bands, Colonies, Rumours): { $transport }, { $war }, { $warrior }, { $colony }, { $rumour }.
event-kava-hex-hidden = KAVA CEREMONY: { $seat } looks at the pieces in { $hex }.
event-kava-seat = KAVA CEREMONY: { $seat } sees the cards of { $other_seat }: { $cards }.
event-kava-seat-hidden = KAVA CEREMONY: { $seat } looks at the cards of { $other_seat }.
event-deforest = DEFORESTATION: { $seat } destroys a Village of { $other_seat } in { $hex }.
event-step-exploration = Exploration.
event-step-movement = Movement and battle.
event-step-victory = Victory: the points are counted.
event-step-building = All build.
event-order-item = { $seat } orders in { $hex }: { $item }.
event-order-card = { $seat } buys a card with the points of { $hex }.
event-order-dismiss = { $seat } will take a Rumour back from { $hex }.
event-order-settle = { $seat } lets the Colony in { $hex } settle.
event-order-focus = { $seat } will focus inwards.
event-order-use = { $seat } plans { $card }.
event-ready = { $seat } is ready.
event-focus = { $seat } focuses inwards: the Explorer is in the Lost Box.
event-buy = { $seat } buys a card.
event-build = { $seat } builds in { $hex }:{ $villages ->
    [0] { "" }
    [one] { " " }+{ $villages } Village
   *[other] { " " }+{ $villages } Villages
}{ $agriculture ->
    [0] { "" }
    [one] { " " }+{ $agriculture } Improved Agriculture
   *[other] { " " }+{ $agriculture } Improved Agriculture
}{ $count ->
    [0] { "" }
    [one] { " " }+{ $count } piece
   *[other] { " " }+{ $count } pieces
}{ $chain ->
    [0] .
   *[other] , a Transport Canoe face up.
}
event-settle = { $seat } founds a Village in { $hex }.
event-track = { $seat }: { $half ->
    [0] { $points }
   *[other] { $points }½
} points.
event-declare = { $seat } declares victory{ $count ->
    [0] .
   *[other] { "" } with { $cards }.
}
event-pass = { $seat } declares nothing.
event-not-enough = { $seat } has not enough points any more, nor has anybody else: the game goes on.
event-reveal-cards = { $seat } shows the other cards: { $cards }.
event-win = { $seat } wins.
event-draw-game = { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
} share the victory.

## Obstacles

obstacle-not-now = That is not asked now.
obstacle-home-taken = This home is taken, or not in the game.
obstacle-no-such-seat = Nobody sits there.
obstacle-no-direction = With two players there is only one way round.
obstacle-not-unknown = This hex is not unknown.
obstacle-out-of-reach = It cannot be reached from your groups through known hexes without enemies.
obstacle-enemy-there = It is an enemy hex.
obstacle-cup-empty = There is no Discovery marker left.
obstacle-not-adjacent = It is not adjacent.
obstacle-no-marker-left = All three Discovered Island markers are on the map: reveal a tile first.
obstacle-not-found = You have no Discovered Island marker there.
obstacle-no-drift = The Explorer cannot explore there.
obstacle-not-held = This card is not in your hand.
obstacle-card-open = This card is already face up.
obstacle-card-spent = This card is spent.
obstacle-card-useless = This card has no use now.
obstacle-no-target = There is nothing to strike there.
obstacle-fleet-in-hand = First end the move of the fleet in hand.
obstacle-no-fleet = No fleet is in hand.
obstacle-no-such-piece = There is no such piece.
obstacle-has-moved = It can move no farther in this turn.
obstacle-no-canoe = It does not move by itself.
obstacle-chain-stays = The canoe of the chain stays during transit.
obstacle-not-on-chain = Your Transport Canoe Chain does not lead there.
obstacle-over-capacity = The canoes cannot carry that.
obstacle-in-enemy-hex = Not in an enemy hex.
obstacle-loaded-here = Something was taken aboard here already.
obstacle-dropped-here = You have just put one down here: land first, then lift.
obstacle-no-other-canoe = No other one here has come farther and has a hex left.
obstacle-no-other-berth = There is no choice between a War Canoe and a Transport Canoe.
obstacle-carried = A canoe has carried it in this turn: it goes on with that one only.
obstacle-has-walked = It has already walked in this turn.
obstacle-not-sailed = The fleet has not sailed yet.
obstacle-last-of-fleet = Something must sail on: land instead.
obstacle-not-known = Canoes enter only known hexes.
obstacle-needs-war-canoe = Only a fleet with a War Canoe may enter an enemy hex.
obstacle-stranded = Somebody would be left at sea without a canoe.
obstacle-garrison = A conquered group printed on the map must keep a piece, if only a Rumour.
obstacle-no-rumour = You have no Rumour there.
obstacle-not-your-stack = Your pieces are not there.
obstacle-no-transport = You have no Transport Canoe there.
obstacle-is-up = A Transport Canoe is already face up there.
obstacle-is-down = No Transport Canoe is face up there.
obstacle-turned-already = It was already turned that way in this turn.
obstacle-no-raid = You attack nobody there.
obstacle-not-in-front = There is no such piece in the front line.
obstacle-not-nearest = It is not the nearest of your groups.
obstacle-last-piece = The last piece must stay.
obstacle-not-your-group = You have no Village there.
obstacle-no-points = There are not enough Build Points.
obstacle-no-stock = There is no such piece left to build.
obstacle-no-box = There is no free box for a Village.
obstacle-one-village = Only one new Village for each group and turn.
obstacle-no-brown-box = There is no brown box left.
obstacle-chain-there = A Transport Canoe lies face up there anyway.
obstacle-no-colony = You have no Colony there.
obstacle-no-group = Nobody can settle there.
obstacle-one-card = Only one card a turn.
obstacle-no-cards-left = There are not enough cards left.
obstacle-no-pool = Name the first group of those that build together.
obstacle-explorer-lost = The Explorer is in the Lost Box.
obstacle-no-home = You have no home.
obstacle-once-only = Only once.
obstacle-too-few-points = You have not enough points.
obstacle-last-village = It is the player’s last Village.

## Options

option-homes = Homes
option-homes-meaning = How are the home groups given out?
option-homes-drawn = Drawn
option-homes-drawn-meaning = Chance deals the player aids.
option-homes-agreed = Chosen
option-homes-agreed-meaning = Players choose in the order of their seats.
option-home_point = A point for home
option-home_point-meaning = Does the home group itself count as connected?
option-home_point-yes = Yes
option-home_point-yes-meaning = It does, when a Transport Canoe lies face up there.
option-home_point-no = No
option-home_point-no-meaning = Only other groups count.
option-rumours = Rumours
option-rumours-meaning = How far do Rumours move on their own?
option-rumours-two = Like canoes
option-rumours-two-meaning = As far as the canoes that they pose as: stricter than the rulebook.
option-rumours-any = Anywhere
option-rumours-any-meaning = As far as they like, through known hexes without enemies.
option-given_up = Pieces given up
option-given_up-meaning = What becomes of a piece that was given up to save a Village?
option-given_up-gone = Out of the game
option-given_up-gone-meaning = It leaves the game, as written.
option-given_up-stock = Back to stock
option-given_up-stock-meaning = It can be built again.
option-turns = Turn limit
option-turns-meaning = After which turn does the game end anyway?
option-turns-60 = 60
option-turns-60-meaning = After turn 60 most points win.
option-turns-40 = 40
option-turns-40-meaning = After turn 40 most points win.
option-turns-20 = 20
option-turns-20-meaning = After turn 20 most points win.

## Scores, panels, text, prompts

score-name = victory points
points-villages = Villages
points-groups = Connected groups
points-atolls = Atolls
points-cards = Cards
panel = { $nation }, { $home ->
    [none] no home
   *[other] home in { $home }
}: Villages { $villages }, groups { $groups }, cards { $cards }{ $closed ->
    [0] { "" }
   *[other] { " " }({ $closed } face down)
}{ $lost ->
    [0] { "" }
   *[other] , Explorer lost
}
panel-none = No home yet
text-turn = Turn { $turn }: { $stage }
stage-homes = homes
stage-cup = set-up
stage-order = turn order
stage-explore = exploration
stage-voyage = exploration
stage-transit = transit
stage-moving = movement
stage-battles = battle
stage-building = building
stage-cards = cards
stage-victory = victory
stage-over = the end
text-group = { $hex }: { $seat }, Villages { $villages }/{ $boxes }, agriculture { $agriculture }
text-stack = { $hex }: { $seat }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}: { $pieces }
text-seat = { $seat }: { $score } { $halves ->
    [2] point
   *[other] points
} · { $panel }
text-hidden = face down
text-up = canoe face up
text-tile = { $hex }: { $tile }
text-tile-hidden = a tile face down
text-ocean = Open Ocean
text-voyage = Explorer at { $hex }, { $knots ->
    [one] 1 knot
   *[other] { $knots } knots
}
text-cards = { $seat }: { $cards }
text-card-hidden = a card face down
nothing = nothing
text-left = Left: Discovery markers in the cup { $cup }, tiles in the lid { $lid }, cards in the deck { $deck }
text-fleet = Fleet in hand in { $hex }: { $pieces }
text-fighters = aboard War Canoes: { $count }
text-trip = { $steps ->
    [one] sailed { $steps } hex
   *[other] sailed { $steps } hexes
}: { $pieces }
text-stayed = stays: { $pieces }
text-put-down = was carried or has walked: { $pieces }
text-battle = Battle in { $hex }: { $seat } attacks with { $attack_front } in front and { $attack_back } behind; against it { $defence_front } in front and { $defence_back } behind{ $die ->
    [0] .
   *[other] ; the die shows { $die }.
}
text-orders = { $seat } orders: { $orders }
text-pool = points left for { $hex }: { $points }
text-ordered = in { $hex } { $items }
text-settling = the Colony in { $hex } settles
text-dismissing = a Rumour comes back from { $hex }
text-buying = a card
text-focusing = focusing inwards
text-face-down = face down
text-spent = spent
text-sea = Open Ocean found: { $hexes }
text-independent = { $hex }: independent, Local Warriors { $local }
text-raid = { $hex }: { $seat } attacks with { $count } pieces: { $pieces }
text-at-least = at least { $pieces }
text-no-war = no War Canoe

## Prompts

prompt-wait = Waiting for { $names }: { $stage }.
prompt-homes = Choose the home group that you play.
prompt-order = You are last on the track and hold the marker: say who plays first{ $seats ->
    [2] .
   *[other] , and which way round.
}
prompt-explore = Send your Explorer out: choose the first hex to explore, or stay ashore.
prompt-voyage = Knots: { $knots } of { $limit }. Explore an adjacent hex, or return; with more than { $limit } the Explorer is lost.
prompt-tile = You have found { $tile }: green boxes { $green }, brown { $brown }. Keep it secret (markers left: { $left }) or reveal it.
prompt-drift = Off Course: choose the adjacent hex to which the Explorer of { $seat } is driven.
prompt-knots = Knots: { $knots }, and { $limit } is the limit. Use a card against them, or none.
prompt-home = You have lost your home: choose the group that is your home now.
prompt-start = A battle begins in { $hex }: use a card before the first roll, or none.
prompt-roll = The die shows { $pips }: use a card to change that, or none.
prompt-lose = The die shows { $pips }: choose which piece of your front line is hit.
prompt-leave = Not all have a canoe: choose who is left behind.
prompt-retreat = Choose the group to which your pieces retreat.
prompt-save = You have won { $hex }. Villages that you can still save: { $left }. Give up a Battle Piece for each, or be done.
prompt-face = Your pieces gather in { $hex }: turn a Transport Canoe up, or keep all face down.
prompt-answer = Somebody declares victory: answer with DEFORESTATION, or use no card.
prompt-transit = Transit: lift a piece in your chain to send it along, or be done.
prompt-transit-fleet = Transit from { $hex }: take more pieces along, choose where in the chain they go, or leave them here.
prompt-moving = Movement, canoes that can still move: { $count }. Form a fleet, turn a Transport Canoe up or down, or be done.
prompt-moving-fleet = The fleet in { $hex } can sail { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
} more: load, put down, sail or land.
prompt-steer = The search for Kumara: choose the hex to which you steer. You may show cards before the next roll.
prompt-battles = Choose which battle is fought next.
prompt-building = Build Points left: { $points }{ $pools ->
    [one] .
   *[other] , in { $pools } places that build for themselves.
} Order what you build, then be done.
prompt-victory = You have { $points }{ $half ->
    [0] { "" }
   *[other] ½
} points, and { $threshold } are needed: declare victory, or do not.

## What there is to know of places

about-price = { $points ->
    [0] No Build Points
    [one] { $points } Build Point
   *[other] { $points } Build Points
}
about-america = South America. Nothing enters it.
about-unknown = Unknown. Only Explorers enter it; they draw a Discovery marker here.
about-face-down = A tile lies here face down. Found by: { $finders }. An Explorer enters it for two knots; canoes do not.
about-your-tile = It is { $tile }: green boxes { $green }, brown { $brown }.
about-sea = Open Ocean. Whatever stays here needs a canoe.
about-independent = An independent group, defended by Local Warriors: { $local }. Green boxes { $green }, brown { $brown }. Only War Canoes enter it, and fight.
about-atoll = An atoll. Half a point in the chain of a home; nothing is built here.
about-group = Controlled by { $seat }. Green boxes { $green }, brown { $brown }; Villages { $villages }, Improved Agriculture { $agriculture }.
about-free-group = Nobody’s group. Green boxes { $green }, brown { $brown }; Villages { $villages }, Improved Agriculture { $agriculture }. A Colony settles it.
about-home = Home of { $seat }.
about-taken = Taken by { $seat }, who must keep a piece here.
about-worth = Villages: { $villages }{ $connected ->
    [yes] , and one for the connected group
   *[no] , not connected with home
}
about-stack = { $seat } in { $hex }
about-stack-effect = Pieces: { $count }. What you know of them: { $pieces }.
about-raid = { $seat } attacks { $hex }
about-fleet = The fleet of { $seat }
about-fleet-effect = In { $hex }, hexes sailed: { $steps }. Aboard: { $pieces }.
about-stock = You can still build { $count }.
about-village-points = 1 point
about-voyage = The Explorer of { $seat }
about-voyage-effect = At { $hex }, knots: { $knots }. With { $limit } it returns, with more it is lost.
about-cup = The cup with the Discovery markers
about-lid = The lid with the tiles
about-lid-effect = Tiles left: { $count }. Whoever finds an Island Group draws one.
about-deck = Arts & Culture cards
about-deck-effect = Cards left: { $count }. One a turn may be bought in Building.
about-turn = The turn
about-turn-order = Turn order: { $names }
about-track = The victory track
about-threshold = { $points } points are needed to declare victory
about-battle = The battle in { $hex }
about-orders = Your orders
about-gone = Out of the game: { $pieces }
about-card-owner = Held by { $seat }.
about-card-hidden = A card face down
about-card-spent = It is spent.
about-card-open = It lies face up.
about-card-closed = It lies face down.
about-card-points = { $points ->
    [0] No points
    [one] { $points } point
   *[other] { $points } points
}

## What pieces and cards do

effect-transport = Moves two hexes and carries a Warrior Band or a Colony. Face up it is a link of your chain.
effect-war = A Battle Piece. Moves two hexes, carries a Warrior Band, and alone may enter enemy hexes.
effect-warrior = A Battle Piece. Fights from a War Canoe, or in defence of an island; canoes carry it.
effect-colony = Carried to a free group, it becomes a Village there in Building.
effect-rumour = Nothing at all, face down like a piece. It goes wherever you like, can be taken back at any time, and vanishes in a battle.
effect-local = Defends a group with Villages, and comes back after every battle.
effect-village = Gives a Build Point each turn. One new Village for each group and turn.
effect-agriculture = Makes a brown box fit for a Village.
effect-arioi = Once: an attack on you is cancelled before the first roll.
effect-bird-signs = Once: two knots fewer.
effect-breadfruit = Once: two new Villages in one group.
effect-cannibalism = Once per battle: an enemy that panics is eliminated.
effect-deforestation = Once: another player loses a Village, never the last one.
effect-double-hulled-canoes = Your canoes move three hexes.
effect-feather-cloaks = Worth a point, nothing else.
effect-haka = Once per battle: a roll is repeated.
effect-hui = One more point with Hawaiki or Kuporu.
effect-hula = One more point with Hawaii.
effect-kahuna-healing = Once per battle: your eliminated piece panics instead.
effect-kava-ceremony = Once, at any time: look at a stack, or at the cards of a player.
effect-makahiki = Once: two more Build Points at home.
effect-makutu = Once, at the start of a battle: your opponent uses no card in it.
effect-moai = One more point with Rapa Nui.
effect-navigation = Your Explorer returns at six knots and is lost at seven.
effect-ocean-chart = Your Explorer is never lost.
effect-patu = Once per battle: the die one up if you attack, one down if you defend.
effect-petroglyphs = Worth a point, nothing else.
effect-poi = Once: your canoes move one hex more in this step.
effect-powhiri = One more point with Aotearoa or Te Waka Maui.
effect-surfing = One more point with Tahiti.
effect-tapa-cloth = Worth a point, nothing else.
effect-tapu = One more Local Warrior at your home.
effect-taro-terraces = Improved Agriculture costs you nothing.
effect-tattoo = One more point with Hiva.
effect-tiki = Worth a point, nothing else.
effect-toki = Once: two Transport Canoes for nothing.

## Lessons

lesson-explore = Every turn begins with exploration. Your Explorer starts on any group that you control, passes known hexes freely, and then enters an unknown one, where a Discovery marker is drawn: Open Ocean, an Island Group, or Off Course. You play Tonga, in the south. Choose an unknown hex beside it or beside Samoa’s waters, for instance Niue’s place, and explore.
lesson-return = Markers bear knots, and your Explorer counts them. With exactly five it must return; with more it is lost, and you spend the next exploration fetching it. You have four knots. Every marker has at least one, most have more. What you have found is yours: return.
lesson-turn = The tile in Niue’s place is your secret: Rarotonga, with a green and a brown box. Canoes never enter a tile that lies face down. You mean to sail there this turn, so turn it up first.
lesson-carry = Rarotonga lies open beside Tonga, where a Transport Canoe and a Colony wait. Pieces move as a fleet: first you lift a canoe, then it takes the Colony aboard, sails and lands. Begin: form a fleet with the Transport Canoe.
lesson-settle = All build at the same time, in secret. The Colony has come to Rarotonga. In Building it becomes a Village without cost, and the group is yours: let it settle.
lesson-village = Each Village gives a Build Point, so Villages pay for Villages. In Tonga both green boxes are full, but it has two brown ones, and one of them is improved already. A Village there costs two points, and you have two: build it.
lesson-chain = A Transport Canoe face up in each of several adjacent hexes makes a chain. Groups in the chain of your home score a point each and build together, and pieces travel along it freely. In Tonga a canoe lies face up already. Turn the one in Rarotonga up.
lesson-declare = At the end of each turn points are counted: Villages, connected groups, atolls in the chain, open cards. With two players 28 are needed. You have 24 on the table, and four cards in your hand are worth one each. Whoever has enough may declare, shows those cards, and ends the game: declare victory.
lesson-alone-explore = Alone you play Tonga; chits and dice play Samoa. When you find an Island Group, a die says whether Samoa is there before you: it is, if the roll is below the distance from Tonga, less one where Samoa is just as near, less two where it is nearer. Beside Tonga and away from Samoa everything is free for certain. Explore a hex that does not touch Samoa.
lesson-alone-chit = From the second turn on every turn begins with a chit for Samoa: first what it gets, then what it does. The log tells each part, and why. After the sixth chit the four Attack! chits join the cup. The chits are your clock, too: you must win before fewer than two of the fifteen are left. End your Building Step, and see the first one drawn.
lesson-alone-land = Samoa has found Hawaii in Niue’s place and left a Transport Canoe there, with nobody to defend it. Its lands are weakest when they are young: a War Canoe clears them, and then a Colony of yours can settle. Form a fleet with the War Canoe; it may take a Warrior Band aboard, and Niue’s place is one hex away.
lesson-alone-guard = Seven chits are drawn: Samoa may attack in any turn now. Its War Canoes choose, of your groups within their reach, the one with the fewest defenders: Warrior Bands, War Canoes and Local Warriors together. Tonga has three Warrior Bands; Tahiti, in Niue’s place, has none. Build one there.
lesson-alone-return = Aotearoa has four boxes and is free. So large a group alarms Samoa: when your exploration is over, another chit is drawn. Ten of fifteen are gone already, and the turn in which the thirteenth is drawn is your last. Another great find would cost another chit. You know enough: return.
lesson-alone-win = You win in a Victory Step with 30 points, all your cards counted, while at least two chits are left; nobody has to declare. You have 18 Villages, seven connected groups and five cards worth a point each. Three chits are left. End your Building Step: the game is yours.


## The picture

part-unknown = Unknown
part-ocean = Open Ocean
part-atoll = Atoll
part-boxes = Green boxes { $green }, brown boxes { $brown }
part-face-down = A tile face down
part-kept = Face down: { $tile }
part-independent = Independent, Local Warriors { $count }
part-group = { $seat }: Villages { $villages } of { $boxes }, Improved Agriculture { $agriculture }
part-home = Home of { $seat }
part-stack = { $seat }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
part-least = at least { $pieces }
part-no-war = no War Canoe
part-up = a Transport Canoe face up
part-knots = Knots: { $knots }
part-cup = Discovery markers left: Island Groups { $islands }, Open Ocean { $oceans }, Off Course { $off }
part-lid = Tiles left: { $count }
part-deck = Arts & Culture cards left: { $count }
part-rope = Knots { $knots }; at { $limit } the Explorer returns, beyond that it is lost
part-fleet = In hand
part-battle = Battle in { $hex }
part-front = Front line
part-back = Back line
part-turn = Turn { $turn }
part-points = Build Points { $points }


## The advanced rules

option-end = End of the game
option-end-meaning = How many points end the game? At most three more or less are recommended. (11.1)
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
option-end-less1 = 1 less (recommended)
option-end-less1-meaning = One point less than printed; the rulebook recommends at most three.
option-end-less2 = 2 less (recommended)
option-end-less2-meaning = Two points less than printed; the rulebook recommends at most three.
option-end-less3 = 3 less (recommended)
option-end-less3-meaning = Three points less than printed; the rulebook recommends at most three.
option-end-less4 = 4 less
option-end-less4-meaning = Four points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less5 = 5 less
option-end-less5-meaning = Five points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less6 = 6 less
option-end-less6-meaning = Six points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less7 = 7 less
option-end-less7-meaning = Seven points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less8 = 8 less
option-end-less8-meaning = Eight points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less9 = 9 less
option-end-less9-meaning = Nine points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-end-less10 = 10 less
option-end-less10-meaning = Ten points less than printed: a short game, to learn; beyond what the rulebook recommends.
option-saved = Saved resources
option-saved-meaning = May one Build Point be kept for a later turn? (11.4)
option-saved-no = No
option-saved-no-meaning = What is not built is lost.
option-saved-yes = Yes
option-saved-yes-meaning = One point can be put aside, and spent at home later.
action-store = Put a Build Point of { $hex } aside.
action-spend = Spend the Build Point in store.
event-order-store = { $seat } will put a Build Point of { $hex } aside.
event-order-spend = { $seat } will spend the Build Point in store.
event-store = { $seat } puts a Build Point aside.
event-spend = { $seat } spends the Build Point in store.
obstacle-store-full = A Build Point is in store already: spend it first.
obstacle-store-empty = No Build Point is in store.
option-malaria = Malaria
option-malaria-meaning = Does malaria strike Melanesia once somebody lives there? (11.6)
option-malaria-no = No
option-malaria-no-meaning = Nobody falls ill.
option-malaria-yes = Yes
option-malaria-yes-meaning = Every turn a die strikes one of four groups.
event-malaria = Malaria: the die shows { $pips }, { $hex }.
event-malaria-strikes = Malaria takes a Village of { $seat } in { $hex }.
option-south_island = South Island
option-south_island-meaning = Is Te Waka Maui found with Aotearoa? (11.3)
option-south_island-no = No
option-south_island-no-meaning = It stays in the box.
option-south_island-yes = Yes
option-south_island-yes-meaning = It lies beside Aotearoa, if there is room.
action-walk = Let walk from { $hex } to the other island: { $piece }.
action-walk-hidden = A piece walks from { $hex } to the other island.
event-south-island = { $seat } lays out Te Waka Maui in { $hex }.
event-south-out = { $seat } finds no room for Te Waka Maui beside { $hex }: it is out of play.
event-walk = { $seat } walks from { $from } to { $hex }: { $piece }.
event-walk-hidden = { $seat } lets a piece walk from { $from } to { $hex }.
obstacle-not-walkable = One walks only between Aotearoa and Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Can the sweet potato be fetched from South America? (11.5)
option-kumara-no = No
option-kumara-no-meaning = Nobody sails so far.
option-kumara-yes = Yes
option-kumara-yes-meaning = A dangerous voyage for two points.
action-search = Search for Kumara from { $hex }.
action-steer = Steer to { $hex }.
event-search = { $seat } searches for Kumara from { $hex }.
event-search-roll = { $seat } rolls { $pips }, with all bonuses { $total }: { $result ->
    [lost] lost
    [return] return
    [off-course] off course
   *[explore] one hex further
}.
event-steer = { $seat } steers to { $hex }.
event-galapagos = { $seat } finds a stepping stone in { $hex }: +1 on every later roll.
event-kumara = { $seat } has Kumara now: two points.
obstacle-no-search-there = A search begins in one of the two hexes that lead to South America.
obstacle-has-kumara = You have Kumara already.
obstacle-too-near = Off course leads no nearer to South America.
points-kumara = Kumara
stage-search = search for Kumara
option-events = Random Events
option-events-meaning = Is an Event drawn every turn? (11.2)
option-events-no = No
option-events-no-meaning = The sea is calm.
option-events-yes = Yes
option-events-yes-meaning = From five points on, one of 27 every turn.
action-duty = { $duty ->
    [order] Set the turn order; the last but one draws the Event.
   *[event] Draw the Event; the last but one sets the turn order.
}
action-play = Play { $event }.
action-strike = Choose { $hex }.
action-name = Choose { $seat }.
action-peek = DRIFT VOYAGE: look at the tile in { $hex }.
action-clear = Pay to remove { $event }.
action-leader = Let the WAR LEADER panic.
outcome-event = The Event { $event }.
outcome-event-hidden = An Event, which is kept.
event-duty-order = { $seat } sets the turn order; the last but one draws the Event.
event-duty-event = { $seat } draws the Event; the last but one sets the turn order.
event-fortune-draw = { $seat } draws the Event { $event }.
event-fortune-keep = { $seat } draws the Event { $event } and keeps it.
event-fortune-keep-hidden = { $seat } draws an Event and keeps it.
event-fortune-play = { $seat } plays { $event }.
event-fortune-none = { $event } has no effect.
event-fortune-aim = { $seat } chooses { $hex } for { $event }.
event-fortune-hex = { $event } in { $hex }.
event-fortune-void = { $event } in { $hex } would leave a player with fewer than two Villages: it is ignored.
event-fortune-loss = { $seat } loses in { $hex }: { $what ->
    [village] a Village
    [canoe] { $count ->
        [1] 1 canoe
       *[other] { $count } canoes
    }
   *[piece] { $count ->
        [1] 1 piece
       *[other] { $count } pieces
    }
}.
event-fortune-gain = { $seat } gets in { $hex }: { $piece }.
event-fortune-seat = { $event }: { $seat } chooses { $other_seat }.
event-fortune-clear = { $seat } removes { $event } from { $hex }.
event-order-play = { $seat } plans { $event }.
event-order-clear = { $seat } will pay to remove { $event }.
event-peek = DRIFT VOYAGE: { $seat } looks at the tile in { $hex }: { $tile }.
event-peek-hidden = DRIFT VOYAGE: { $seat } looks at the tile in { $hex }.
event-leader-panics = The WAR LEADER of { $seat } panics.
obstacle-closed = Nothing of yours may enter or leave this hex now.
obstacle-stunted = No Village grows there now.
obstacle-not-kept = You do not keep this card.
obstacle-no-such-target = The Event cannot strike there.
obstacle-no-blight = No such blight is in a group of yours.
obstacle-not-lost = Your Explorer is not in the Lost Box.
obstacle-leader-stands = A WAR LEADER can only panic.
stage-event = Event
stage-eve = before building
option-solo = Solitaire game
option-solo-meaning = One player alone is Tonga against Samoa (12). How hard?
option-solo-usual = As written
option-solo-usual-meaning = A free group of four boxes brings a chit.
option-solo-hard = Harder
option-solo-hard-meaning = So does one of three boxes.
action-resolve = Carry out chit no. { $chit } next.
outcome-chit = Chit no. { $chit }.
outcome-pick = The die decides: { $hex }.
event-solo-chit = Chit no. { $chit } is drawn ({ $action ->
    [explore] Explore!
    [build] Build
    [defend] Defend
   *[attack] Attack!
}); chits left: { $left }.
event-solo-expand = Samoa expands: { $expansion }.
event-solo-village = { $seat } has one more Village in { $hex }.
event-solo-piece = { $seat } gets in { $hex }: { $piece } ({ $why ->
    [canoe] for a War Canoe without one
    [villages] fewer Warrior Bands than Villages
    [empty] nobody guards the group
    [atoll] nobody guards the atoll
    [chain] for the chain
    [home] at home
    [found] for the land discovered
   *[rest] where most Villages are
}).
event-solo-pick = Equals: the die chooses { $hex }.
event-solo-card = { $seat } reveals { $card }.
event-solo-use = { $seat } uses { $card } at the first chance.
event-solo-ocean = { $seat } explores { $hex }: Open Ocean ({ $knots ->
    [1] 1 knot
   *[other] { $knots } knots
}).
event-solo-island = { $seat } explores { $hex }: an Island Group ({ $knots ->
    [1] 1 knot
   *[other] { $knots } knots
}).
event-solo-off = Off Course has no effect on { $seat } in { $hex }.
event-solo-tile = { $seat } finds { $tile } in { $hex }.
event-solo-attack = { $seat } attacks { $hex }, of the groups in reach the one with the fewest defenders ({ $count }): { $war ->
    [1] 1 War Canoe
   *[other] { $war } War Canoes
}{ $warrior ->
    [0] {""}
    [1] , 1 Warrior Band
   *[other] , { $warrior } Warrior Bands
}.
event-solo-occupied = The die shows { $pips }, which counts as { $total }: less than the distance of { $count }. { $hex } is Samoa’s.
event-solo-free = The die shows { $pips }, which counts as { $total }: not less than the distance of { $count }. { $hex } is free.
event-solo-owed = So large a group alarms Samoa: a chit for { $hex }.
event-solo-roll = { $hex }: the die shows { $pips } ({ $what ->
    [village] a Village on an even roll
   *[warrior] a Warrior Band on an even roll
}).
event-all-lost = The game is lost.
event-solo-late = Too few chits are left.
event-solo-ruined = You have no group, no Colony and no War Canoe left: nothing can be won back.
event-solo-held = Your pieces are in { $hex } already: it is free.
event-solo-look = KAVA CEREMONY: { $seat } holds { $card }, which stays face down.
obstacle-all-face-up = Alone everything lies face up, and there are no Rumours.
obstacle-solo-alone = The solitaire game is for one player.
obstacle-solo-tonga = Alone you play Tonga.
obstacle-solo-rules = Of the advanced rules only the South Island, saved resources and malaria go with the solitaire game.
stage-chit = Samoa’s chit
prompt-duty = You are last on the track: set the turn order, or draw the Event; the last but one does the other.
prompt-target = Choose what the Event strikes.
prompt-shaman = This would hit you: play SHAMAN against it, or no card.
prompt-ward = Choose the group that the SHAMAN protects.
prompt-before = { $seat } is about to move: play an Event card that you keep, or none.
prompt-before-building = All are about to build: play TANIWHA, or another Event card that you keep, or none.
prompt-before-count = The points are about to be counted: play TANIWHA, or another Event card that you keep, or none.
prompt-show = You have bought a card. Show it, or others, before the points are counted, or none.
prompt-leader = A battle begins in { $hex }: play WAR LEADER, or no card.
prompt-fetch = Your Explorer is lost: play DRIFT VOYAGE to explore at once, or just fetch it.
prompt-chit = Several chits were drawn: choose the one that is carried out next.
text-store = { $seat }: a Build Point in store
text-kumara = { $seat }: Kumara
text-galapagos = { $seat }: +1 in the search for Kumara
text-malaria = Malaria is about in Melanesia.
text-south-out = Te Waka Maui is out of play.
text-buried = Out of the game under Te Waka Maui: { $name }
text-solo = Chits left: { $count } of 15; unseen cards of Samoa: { $cards }
text-cup = Chits in the cup: { $chits }
text-aside = Chits set aside until six are drawn: { $chits }
text-drawn = Chits drawn: { $chits }
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
about-chits-cup = In the cup: { $chits }.
about-chits-aside = Set aside until six are drawn: { $chits }.
about-chits-drawn = Drawn: { $chits }.
about-chits-reconstructed = Which sides go together is reconstructed.
about-needed-alone = { $points } points win, in a Victory Step with at least { $chits } chits left
about-open-cards = Cards: { $cards }.
about-kept = { $name }, kept by { $seat }
about-kept-hidden = An Event face down, kept by { $seat }
about-kept-hidden-effect = Only its holder knows it.
about-reconstructed = (Effect reconstructed.)
part-chits = no. { $chits }
told-with = { $name } – { $effect }
text-peace-effect = neither enters the other’s hexes until the next turn begins
text-chits = Chits drawn and not done yet: { $chits }
about-chits = Samoa’s chits
about-chits-left = Chits left: { $left } of 15; you win only while there are two.
text-kept = { $seat } keeps: { $name }
text-event-hidden = an Event face down
text-marker = { $name } in { $place }: { $effect }
lying-typhoon = Nothing enters this hex until the next turn begins.
lying-invasive-weeds = One Village here yields no Build Point until its owner pays 1 to remove the marker.
lying-severe-erosion = One green box is lost for the game.
lying-drought = This group yields no Build Points this turn.
lying-peles-wrath = No Village is built here this turn.
lying-taniwha = Nothing enters or leaves this hex, and no chain counts it, until the next turn begins.
lying-bountiful-fishing = Whoever has this hex in the chain of the home gets one more Build Point there each turn, until another Event marker is laid.
lying-freshwater-spring = One green box more for the game.
lying-volcanic-ash = One green box more for the game.
lying-shaman = No Event and no malaria strikes this group while its present owner controls it.
lying-rats = No new Village here until its owner pays 2 to remove the marker.
fortune-taniwha = An Open Ocean hex is closed until the next turn begins: nothing enters or leaves it, and no chain counts it.
fortune-favorable-winds = In your Movement your canoes move one hex more.
fortune-war-leader = At the start of a battle: one more piece in your front line, which can only panic.
fortune-shaman = When an Event or malaria hits you it is ignored, and one of your groups is immune while you control it.
fortune-drift-voyage = Your lost Explorer explores this turn; or look at a tile face down.
fortune-succession-dispute = Two Build Points less this turn.
fortune-becalmed = Before a player’s Movement: that player’s canoes move only one hex this turn.
fortune-royal-marriage = You and another player do not enter each other’s hexes until the next turn begins.
fortune-abundant-harvest = In Building: one Village for no Build Points.
text-struck = { $seat }: { $name }
text-peace = ROYAL MARRIAGE: { $seat } and { $other_seat }
event-solo-turn = Turn { $turn }.

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
