# Moorea in English. A card or product: $card or $product (its name), $the_card (as an object), $no_card; a store also $at_product; sets of cards: $cards.

tagline = Turn shells, wood, bamboo, clay and fish into tools, canoes, huts and temples, and be the richest on the island.

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
the-wood = wood
the-bamboo = bamboo
the-clay = clay
the-fish = a fish
the-canoe = a canoe
the-hut = a hut
the-stoneware = stoneware
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

no-seashell = no seashell
no-wood = no wood
no-bamboo = no bamboo
no-clay = no clay
no-fish = no fish
no-canoe = no canoe
no-hut = no hut
no-stoneware = no stoneware
no-forest = no forest
no-claypit = no clay pit
no-bambooforest = no bamboo forest
no-beach = no seashell beach
no-woodstore = no wood store
no-pottery = no pottery
no-bamboostore = no bamboo store
no-chest = no seashell chest
no-landing = no landing stage
no-well = no well
no-village = no village
no-market = no market
no-jetty = no jetty
no-tiles = no tiles
no-palisades = no palisades
no-fishbasket = no fish basket
no-bridge = no bridge
no-statue = no statue
no-aquarium = no aquarium
no-twocanoe = no two-man canoe
no-chinaware = no chinaware
no-temple = no temple
no-cultsite = no cult site
no-necklace = no seashell necklace

at-woodstore = at the wood store
at-pottery = at the pottery
at-bamboostore = at the bamboo store
at-chest = at the seashell chest
at-landing = at the landing stage
at-well = at the well
at-village = at the village
at-market = at the market

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
count-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
count-alike = { $count } of a kind
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-left = { $count } left
list-and = { $first } and { $last }
list-or = { $first } or { $last }
nothing = nothing
score-name = points

## Actions

action-draw = Draw a commodity from the pile
action-take = Take { $the_card } from the row
action-enough = Do without a second card
action-pass = Pass
action-exchange = Exchange { $cards } for { $the_card } from the row
action-tool = Acquire { $the_product } for { $cards }
action-buy = Acquire { $the_product } for { $cards }
action-lay = Lay { $cards } { $at_product }
action-discard = Discard { $the_card }

## Chance

outcome-first = { $seat } begins
outcome-card = { $seat } draws { $the_card }
outcome-card-hidden = { $seat } draws a card
outcome-row = New in the row: { $card }
outcome-display = New in the display: { $product }

## Events

event-first = { $seat } begins.
event-dealt = Everybody has been dealt { $count } commodities. In the row: { $cards }. In the display: { $products }.
event-dealt-hand = { $seat } was dealt { $cards }.
event-draw = { $seat } draws { $the_card }.
event-draw-hidden = { $seat } draws a card.
event-row = New in the row: { $card }.
event-display = New in the display: { $product }.
event-take = { $seat } takes { $the_card } from the row.
event-enough = { $seat } does without a second card.
event-shuffle = The discard pile is shuffled into a new pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-exchange = { $seat } exchanges { $cards } for { $the_card }.
event-buy = { $seat } acquires { $the_product } for { $cards }.
event-tool = { $seat } acquires { $the_product } for { $cards }.
event-lay = { $seat } lays { $cards } { $at_product } and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-discard = { $seat } discards { $the_card }.
event-discard-out = { $seat } discards { $the_card }, which leaves the game.
event-pass = { $seat } passes.
event-final-empty = The display can no longer be refilled. Everybody has one more turn, with { $seat } going last.
event-final-idle = Nobody has built anything for { $rounds } rounds. Everybody has one more turn, with { $seat } going last.
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

obstacle-not-drawing = You draw at the beginning of your turn, and that is done.
obstacle-not-acting = This is not the time for your action: you draw before it and discard after it.
obstacle-not-discarding = You discard only at the end of your turn, and only what is above your hand limit.
obstacle-pile-empty = The pile and the discard pile are empty.
obstacle-no-spear = Only the spear lets you draw from the row.
obstacle-not-in-row = The row has { $no_card }.
obstacle-must-draw = You must draw the first card.
obstacle-too-few-to-exchange = To exchange these you need { $cards } more.
obstacle-has-tool = You own { $the_product } already, and nobody may own two of a kind.
obstacle-too-few-alike = For { $the_product } you need { $cards } more; all its cards must be of one kind.
obstacle-not-in-display = The display has { $no_product }.
obstacle-no-net = Only with the fishing net does fish stand for other commodities.
obstacle-other-price = For { $the_product } you pay { $price }, no more and no less.
obstacle-cannot-pay = { $joker ->
    [net] For { $the_product } you need { $cards } more, or fish with the net.
    [part] For { $the_product } you need { $fixed } more, and { $cards } (or fish with the net).
    [instead] To pay for { $the_product } like that you need { $cards } more; with the net you can pay otherwise.
   *[none] For { $the_product } you need { $cards } more.
}
obstacle-no-store = You do not own { $the_product }.
obstacle-too-few-to-lay = To lay these you need { $cards } more.
obstacle-not-held = You hold { $no_card }.

## Obstacles: of a whole kind of action

obstacle-row-empty = The row is empty.
obstacle-no-two-commodities = You do not hold two commodities.
obstacle-all-tools = You own all four tools.
obstacle-no-tool-affordable = You do not hold enough commodities of one kind for a tool.
obstacle-nothing-affordable = You cannot pay for any product in the display.
obstacle-no-stores = You own no store.
obstacle-nothing-to-lay = You hold nothing that your stores take.

## Options

option-cart = Price of the cart
option-cart-meaning = How many commodities of one kind the cart costs.
option-cart-4 = 4 cards
option-cart-4-meaning = The race for the cart is more even.
option-cart-5 = 5 cards
option-cart-5-meaning = The cart is expensive, and whoever has it first is further ahead.
option-strict = Points of sites and stores
option-strict-meaning = Whether production sites and stores carry points of their own.
option-strict-no = With points
option-strict-no-meaning = Sites carry 1 point, stores 2 to 7.
option-strict-yes = Without points
option-strict-yes-meaning = Only what lies at a store scores: a longer game with larger swings.

## The position as text

text-row = Row: { $row }. Pile: { $pile ->
    [one] 1 card
   *[other] { $pile } cards
}. Discard pile: { $cards }.
text-tools = Tools:
text-display = Display (left in pile I: { $first }, in pile II: { $second }):
text-own-price = { $price } for you
text-necklace = { $count ->
    [0] no more points for you
    [one] +1 point for you
   *[other] +{ $count } points for you
}
text-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $size ->
    [one] 1 card
   *[other] { $size } cards
} in hand (limit { $limit }): { $known }.
text-owns = Owns: { $owned }.
text-owns-nothing = Owns nothing yet.
text-stored = { $product } ({ $each } each): { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-store-empty = { $product } ({ $each } each): empty.
text-final = Final round: { $turns ->
    [one] this is the last turn.
   *[other] { $turns } turns left, this one included.
}
text-idle = { $rounds ->
    [one] A whole round has passed in which nobody built anything
   *[other] { $rounds } rounds have passed in which nobody built anything
}; after { $limit } the final round begins.
text-dealing = The cards are being dealt.
text-drawing = { $seat } draws.
text-acting = { $seat } has one action.
text-discarding = { $seat } must discard.
text-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sources }).

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
panel-idle = { $rounds } of { $limit } idle rounds
points-products = Products
points-tools = Tools
points-sites = Production sites
points-stores = Stores
points-laid = Cards at the stores
points-necklaces = Necklaces

## What things do

effect-commodity = Pays for tools and products; some stores take it.
effect-joker = Pays for tools and products. Thanks to your net it also stands for any other commodity in the price of a product.
effect-canoe = Goes to your hand. Two make the two-man canoe; one helps to pay for the market. The landing stage and the market take canoes.
effect-hut = Goes to your hand. It helps to pay for the temple, the cult site and the market. The village and the market take huts.
effect-stoneware = Goes to your hand. It helps to pay for chinaware, the temple and the market. The well and the market take stoneware.
effect-basket = You may keep eight cards at the end of your turn instead of six.
effect-spear = Whenever you draw, you may take a card from the row.
effect-net = Your fish stands for any other commodity in the price of a product.
effect-cart = You may draw a second card in every turn.
effect-site = You pay { $cards } less for every product that asks for it.
effect-store = Takes { $taken } and scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for each.
effect-work = The points on the card count at the end.
effect-necklace = The more you have, the more they score: 2, 5, 9, 14 or 20 points in all.

## About the places of the board

about-pile = Commodity pile
about-pile-effect = { $count ->
    [0] Empty: the discard pile is shuffled as soon as a card is needed.
    [one] 1 card, face down. When it is empty, the discard pile is shuffled.
   *[other] { $count } cards, face down. When it is empty, the discard pile is shuffled.
}
about-discard = Discard pile
about-discard-effect = What was paid and discarded: { $cards }.
about-row-effect = Give two commodities for it; with the spear you may draw it.
about-row-empty = Empty place in the row
about-row-empty-effect = There is no commodity left to fill it.
about-display-empty = Empty place in the display
about-display-empty-effect = There is no product left to fill it.
about-products-1 = Product pile I
about-products-2 = Product pile II
about-products-effect = { $count ->
    [0] Used up.
   *[other] Left in it: { $products }.
}
about-hand = Hand of { $seat }
about-hand-effect = { $size ->
    [0] No cards
    [one] 1 card
   *[other] { $size } cards
}, at most { $limit } at the end of a turn.{ $shown ->
   *[none] { "" }
    [some] { " " }Known: { $known }.
    [all] { " " }These are { $known }.
}
about-stored = Stored: { $cards }.
about-turn = The turn

## Prompts

prompt-first-card = Draw a card: from the pile or from the row.
prompt-second-card = { $row ->
    [yes] Draw a second card, from the pile or from the row, or do without.
   *[no] Draw a second card or do without.
}
prompt-act = One action: acquire, lay cards, exchange or pass.
prompt-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}: you hold { $size } and may keep { $limit }.
plan-exchange = Two of your cards for { $the_card }: tap them in your hand, or a pair on the board.
plan-exchange-more = { $cards } and one more card for { $the_card }: tap it in your hand.
prompt-wait-drawing = { $seat } is drawing.
prompt-wait-acting = { $seat } is choosing an action.
prompt-wait-discarding = { $seat } has to discard.

## Lessons

lesson-product = You have drawn your card, as you do at the beginning of every turn, and now you have one action. Products lie in the display, each with its price along the foot and its points in the corner. Your three wood are the price of the jetty: acquire it for 4 points.
lesson-canoe = Canoe, hut and stoneware score nothing. They go to your hand, and better things are made of them: with a second canoe you can make the two-man canoe, worth 9 points. Acquire a canoe for two wood.
lesson-tool = Tools lie in four stacks and cost commodities of one kind, whichever kind you like. With the cart you draw two cards in every turn, so it is worth having early. Pay for it with your four clay.
lesson-cart = You own the cart and have drawn your first card. The second one is yours to decline, but it costs nothing. Draw it.
lesson-site = The forest before you makes every product that asks for wood one wood cheaper. The jetty, which costs the others three wood, is yours for two.
lesson-joker = The fishing net makes your fish a joker: in the price of a product it stands for any other commodity. The statue costs one seashell, one wood and two clay. You hold all but the seashell, so pay with a fish instead.
lesson-store = The market takes canoes, huts and stoneware and scores 4 points for each, as many as you like in one action. Now is the time: lay both canoes and the hut there.
lesson-final = The products have run out and this is the last turn of the game. Cards in your hand score nothing, so only points count now: you have 57 and Red has 62. The jetty would bring 4, which is not enough. But you have four necklaces, worth 14 together; a fifth makes it 20.

# What is typed, and what is said to who types something else
typed-draw = draw
typed-take = take
typed-enough = enough
typed-pass = pass
typed-discard = discard
typed-exchange = exchange
typed-buy = buy
typed-lay = lay
typed-with = with
typed-for = for
typed-at = at
typed-nothing = nothing
heard-hint = write buy jetty with 3 wood, buy cart with fish, exchange wood clay for fish, lay 2 canoe at landing, discard wood, pass
heard-of-what = { $number } of what? Write a card after each number
heard-too-many = nobody holds that many cards
heard-card = a hand holds { $names }, not “{ $word }”
heard-commodity = the commodities are { $names }, not “{ $word }”
heard-pair = two commodities are exchanged for one: exchange wood clay for fish
heard-tool = the { $name } costs { $count } commodities of one kind: buy { $name } with fish
heard-product = neither a product nor a tool is called “{ $word }”
heard-price = that is never the price of the { $name }
heard-pay = say what you pay: { $way }
heard-store = the stores are { $names }, not “{ $word }”
heard-laid = that can never be laid at the { $name }
