# Moorea in English. Cards come as $card and $product (names), $the_card and $the_product (with their article), sets of cards as $cards.

tagline = Turn shells, wood, bamboo, clay and fish into tools, canoes, huts and temples, and be the richest of the island.

## Seats

seat-green = Green
seat-red = Red
seat-yellow = Yellow
seat-black = Black
seat-orange = Orange

## Cards

name-seashell = seashell
name-wood = wood
name-bamboo = bamboo
name-clay = clay
name-fish = fish
name-canoe = canoe
name-hut = hut
name-stoneware = stoneware
name-basket = basket
name-spear = spear
name-net = fishing net
name-cart = cart
name-forest = forest
name-claypit = clay pit
name-bambooforest = bamboo forest
name-beach = seashell beach
name-woodstore = wood store
name-pottery = pottery
name-bamboostore = bamboo store
name-chest = seashell chest
name-landing = landing stage
name-well = well
name-village = village
name-market = market
name-jetty = jetty
name-tiles = tiles
name-palisades = palisades
name-fishbasket = fish basket
name-bridge = bridge
name-statue = statue
name-aquarium = aquarium
name-twocanoe = two-man canoe
name-chinaware = chinaware
name-temple = temple
name-cultsite = cult site
name-necklace = seashell necklace

the-seashell = a seashell
the-wood = a wood
the-bamboo = a bamboo
the-clay = a clay
the-fish = a fish
the-canoe = a canoe
the-hut = a hut
the-stoneware = a stoneware
the-basket = the basket
the-spear = the spear
the-net = the fishing net
the-cart = the cart
the-forest = the forest
the-claypit = the clay pit
the-bambooforest = the bamboo forest
the-beach = the seashell beach
the-woodstore = the wood store
the-pottery = the pottery
the-bamboostore = the bamboo store
the-chest = the seashell chest
the-landing = the landing stage
the-well = the well
the-village = the village
the-market = the market
the-jetty = the jetty
the-tiles = the tiles
the-palisades = the palisades
the-fishbasket = the fish basket
the-bridge = the bridge
the-statue = the statue
the-aquarium = the aquarium
the-twocanoe = the two-man canoe
the-chinaware = the chinaware
the-temple = the temple
the-cultsite = the cult site
the-necklace = a seashell necklace

count-seashell = { $count ->
    [one] 1 seashell
   *[other] { $count } seashells
}
count-wood = { $count } wood
count-bamboo = { $count } bamboo
count-clay = { $count } clay
count-fish = { $count } fish
count-canoe = { $count ->
    [one] 1 canoe
   *[other] { $count } canoes
}
count-hut = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
count-stoneware = { $count } stoneware
count-alike = { $count } alike
list-and = { $first } and { $last }
nothing = nothing

## Actions

action-draw = Draw a commodity from the pile
action-take = Take { $the_card } from the open row
action-enough = Draw no more
action-pass = Pass
action-exchange = Exchange { $cards } for { $the_card } of the open row
action-tool = Acquire { $the_product } for { $count } { $card }
action-buy = Acquire { $the_product } for { $cards }
action-lay = Lay { $cards } at { $the_product }
action-discard = Discard { $the_card }

## Chance

outcome-first = { $seat } begins
outcome-card = { $seat } draws { $the_card }
outcome-card-hidden = { $seat } draws a card
outcome-row = { $the_card } is turned up in the row
outcome-display = New in the display: { $product }

## Events

event-first = { $seat } begins.
event-deal = { $seat } is dealt { $the_card }.
event-deal-hidden = { $seat } is dealt a card.
event-draw = { $seat } draws { $the_card }.
event-draw-hidden = { $seat } draws a card.
event-reach = { $seat } draws from the pile.
event-row = Open row, place { $place }: { $card }.
event-display = Display, place { $place }: { $product }.
event-take = { $seat } takes { $the_card } from the open row.
event-enough = { $seat } draws no more.
event-shuffle = The discard is shuffled into a new pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-exchange = { $seat } exchanges { $cards } for { $the_card }.
event-buy = { $seat } acquires { $the_product } for { $cards }.
event-tool = { $seat } acquires { $the_product } for { $cards }.
event-lay = { $seat } lays { $cards } at { $the_product }.
event-discard = { $seat } discards { $the_card }.
event-discard-out = { $seat } discards { $the_card }, which leaves the game.
event-pass = { $seat } passes.
event-final-empty = The display can no longer be refilled: everybody has one more turn, { $seat } the last.
event-final-idle = { $rounds } rounds without a purchase from the display: everybody has one more turn, { $seat } the last.
event-win = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-shared = { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } and { $five_seat }
} share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Obstacles: of one action

obstacle-not-drawing = Commodities are drawn at the beginning of the turn, and that is done.
obstacle-not-acting = It is not time for the action: first you draw, and after it you discard.
obstacle-not-discarding = You discard only at the end of your turn, and only what is above your hand limit.
obstacle-pile-empty = The pile and the discard are empty.
obstacle-no-spear = Only the spear lets you draw from the open row.
obstacle-not-in-row = There is no { $card } in the open row.
obstacle-must-draw = You must draw one card.
obstacle-too-few-to-exchange = To exchange these you need { $cards } more.
obstacle-has-tool = You own { $the_product } already, and each player has one of each tool at most.
obstacle-too-few-alike = For { $the_product } you need { $cards } more; all its cards must be of one kind.
obstacle-not-in-display = The display shows no { $product }.
obstacle-no-net = Fish stands for other commodities only with the fishing net.
obstacle-other-price = For { $the_product } you pay { $price }, no more and no less.
obstacle-cannot-pay = { $joker ->
    [net] For { $the_product } you need { $cards } more, or fish with the net.
    [part] For { $the_product } you need { $fixed } more, and { $cards } (or fish with the net).
    [instead] To pay for { $the_product } like that you need { $cards } more; with the net you can pay otherwise.
   *[none] For { $the_product } you need { $cards } more.
}
obstacle-no-store = You do not own { $the_product }.
obstacle-too-few-to-lay = To lay these you need { $cards } more.
obstacle-not-held = You hold no { $card }.

## Obstacles: of a whole kind of action

obstacle-row-empty = The open row is empty.
obstacle-no-two-commodities = You do not hold two commodities.
obstacle-all-tools = You own all four tools.
obstacle-no-tool-affordable = You do not hold enough commodities of one kind for a tool.
obstacle-nothing-affordable = You cannot pay for any product of the display.
obstacle-no-stores = You own no store.
obstacle-nothing-to-lay = You hold nothing that your stores take.

## Options

option-cart = Price of the cart
option-cart-meaning = How many alike commodities the cart costs.
option-cart-4 = 4 cards
option-cart-4-meaning = The race for the cart is more even.
option-cart-5 = 5 cards
option-cart-5-meaning = The cart is dear, and whoever has it first is further ahead.
option-strict = Points of sites and stores
option-strict-meaning = Whether production sites and stores carry points of their own.
option-strict-no = With points
option-strict-no-meaning = Sites carry 1 point, stores 2 to 7.
option-strict-yes = Without points
option-strict-yes-meaning = Only what lies at a store scores: a longer game with larger swings.

## The position as text

text-row = Open row: { $row } (pile { $pile }, discard { $discard })
text-display = Display ({ $left } left in the pile):
text-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; hand of { $size }, known: { $known ->
    [none] nothing
   *[other] { $known }
}; owns { $owned ->
    [none] nothing
   *[other] { $owned }
}{ $stored ->
    [none] { "" }
   *[other] ; stored { $stored }
}
text-dealing = The cards are dealt.
text-drawing = { $seat } draws.
text-acting = { $seat } may do one action.
text-discarding = { $seat } must discard.

## A seat in short

panel-hand = { $size ->
    [one] { $size } card
   *[other] { $size } cards
} (limit { $limit })
panel-sites = { $count ->
    [one] 1 site
   *[other] { $count } sites
}
panel-stores = { $count ->
    [one] 1 store
   *[other] { $count } stores
}
points-products = Products
points-tools = Tools
points-sites = Production sites
points-stores = Stores
points-laid = Cards at the stores
points-necklaces = Necklaces
