# Vanuatu in English. The words of seats are purple, yellow, teal, orange, blue; $action, $from and $to are action spaces.

tagline = Plan your actions with an eye on everybody else’s: fish, trade, huts and drawings go first to whoever wants them most, before the islands run dry.

## Seats

seat-purple = Purple
seat-yellow = Yellow
seat-teal = Teal
seat-orange = Orange
seat-blue = Blue

## Parts of sentences

part-action = { $action ->
    [sail] Sail
    [build] Build
    [explore] Explore
    [fish] Fish
    [sell] Sell fish
    [buy] Buy and export
    [draw] Draw
    [tourists] Transport tourists
   *[rest] Rest
}
part-neutral = { part-action }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
}
part-from = { $from ->
    [sail] Sail
    [build] Build
    [explore] Explore
    [fish] Fish
    [sell] Sell fish
    [buy] Buy and export
    [draw] Draw
    [tourists] Transport tourists
   *[rest] Rest
}
part-to = { $to ->
    [sail] Sail
    [build] Build
    [explore] Explore
    [fish] Fish
    [sell] Sell fish
    [buy] Buy and export
    [draw] Draw
    [tourists] Transport tourists
   *[rest] Rest
}
part-character = { $character ->
    [artist] the Artist
    [beggar] the Beggar
    [builder] the Builder
    [buyer] the Buyer
    [diver] the Diver
    [fisherman] the Fisherman
    [governor] the Governor
    [guide] the Guide
    [navigator] the Navigator
    [preacher] the Preacher
   *[vendor] the Vendor
}
part-whom = { part-character }
part-island = { $island ->
    [santo] Santo
    [malekula] Malekula
    [tanna] Tanna
    [ambrym] Ambrym
   *[efate] Efate
}
part-good = { $good ->
    [copra] copra
    [beef] beef
   *[kava] kava
}
part-tile = { $tile ->
    [efate] the island of Efate
    [santo] the island of Santo
    [malekula] the island of Malekula
    [tanna] the island of Tanna
    [ambrym] the island of Ambrym
   *[other] an ocean
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }{ $fish ->
        [0] { $treasures ->
            [0] without fish or treasures
            [one] with { $treasures } treasure
           *[other] with { $treasures } treasures
        }
       *[other] with { $fish } fish{ $treasures ->
            [0] { "" }
            [one] { " " }and { $treasures } treasure
           *[other] { " " }and { $treasures } treasures
        }
    }
}
part-cargo = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] nothing
           *[other] { $beef } beef
        }
       *[other] { $copra } copra{ $beef ->
            [0] { "" }
           *[other] { " " }and { $beef } beef
        }
    }
   *[other] { $kava } kava{ $copra ->
        [0] { $beef ->
            [0] { "" }
           *[other] { " " }and { $beef } beef
        }
       *[other] { $beef ->
            [0] { " " }and { $copra } copra
           *[other] , { $copra } copra and { $beef } beef
        }
    }
}
part-token = { $token ->
    [first] the first player marker
    [both] 1 vatu and 1 point
    [point] 1 point
   *[vatu] 1 vatu
}
secret-token = { $token ->
    [first] First player marker
    [both] 1 vatu and 1 point
    [point] 1 point
   *[vatu] 1 vatu
}
part-phase = { $phase ->
    [set-up] set-up
    [characters] characters
    [planning] planning, pass { $pass } of 3
    [neutral] neutral markers
    [performing] performing
   *[resting] rest tokens
}
part-vatus = { $vatus ->
    [one] { $vatus } vatu
   *[other] { $vatus } vatus
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Kinds of actions

kind-any = Actions

## Actions

action-place = Place { part-tile } on space { $space }
action-take = Take { part-character }
action-plan = Place a marker on { part-action }
action-neutral = Place a neutral marker on { part-action }
action-sail = Sail to space { $space } { $vatus ->
    [0] free of charge
   *[other] for { part-vatus }
}{ $detour ->
    [0] { "" }
   *[other] , by a detour
}
action-build = Build a hut on { part-island }
action-dike = Build a dike on { part-island }, facing space { $space }
action-explore = Explore the wreck
action-fish = Fish
action-sell = Sell { $count ->
    [one] { $count } fish tile
   *[other] { $count } fish tiles
} ({ $tiles }) for { part-vatus }
action-buy = Buy { part-good } on { part-island } for { part-vatus } and export it
action-draw = Draw in the sand of { part-island }
action-tourists = Bring a tourist to { part-island }
action-rest = Rest and look at the rest tokens
action-retrieve = Take your markers back from { part-action } without acting
action-govern = Governor: move your markers from { part-from } to { part-to }
action-waive = Act this time without the bonus of { part-character }
action-token = Take the rest token for { part-token }
action-token-hidden = Take a rest token
action-no-dike = Build no dike
action-no-begging = Do not beg
action-beg = Beggar: turn { $count ->
    [one] { $count } point into { $count } vatu
   *[other] { $count } points into { $count } vatus
}
action-sell-treasure = Sell a treasure for { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}

## Chance

outcome-first = { $seat } becomes the first player
outcome-tile = The next tile is { part-tile }
outcome-ship = A ship comes for { part-cargo }
outcome-tourists = { $count ->
    [0] No tourists
    [one] { $count } tourist
   *[other] { $count } tourists
}
outcome-die = The die shows { $pips }
outcome-offer = On offer: { part-character }

## Events

event-first = { $seat } is the first player.
event-round = Round { $round } begins.
event-start-tile = Space { $space } gets { part-tile }.
event-volcano = The volcano brings up { part-tile }.
event-tourist-tile = { $count ->
    [0] No tourists come in this round.
    [one] { $count } tourist comes in this round.
   *[other] { $count } tourists come in this round.
}
event-ship = A ship comes in for { part-cargo }.
event-die = The die shows { $pips }: the waters rise after { $pips ->
    [one] { $pips } action
   *[other] { $pips } actions
}.
event-place = { $seat } places { part-tile } on space { $space }.
event-place-anyhow = { $seat } places { part-tile } on space { $space }, because no space fits the rules.
event-offer = On offer: { part-character }.
event-offers = On offer: { $characters }.
event-character = { $seat } takes { part-character }.
event-neutral = { $seat } places a neutral marker on { part-action }.
event-neutrals = { $seat } places { $count ->
    [one] a neutral marker
   *[other] { $count } neutral markers
} on { $spaces }.
event-plan = { $seat } places a marker on { part-action }.
event-sail = { $seat } sails to space { $space } { $vatus ->
    [0] free of charge
   *[other] for { part-vatus }
}.
event-explore = { $seat } finds a treasure worth { $value }{ $vatus ->
    [0] .
   *[other] { " " }and gains { part-vatus }.
}
event-sail-waived = { $seat } sails to space { $space } for { part-vatus }, without the help of the Navigator.
event-explore-waived = { $seat } finds a treasure worth { $value } and leaves the Diver’s vatus.
event-build-waived = { $seat } builds a hut on { part-island } for { part-vatus }, without the help of the Builder.
event-fish-waived = { $seat } catches fish worth { $value } and leaves the Fisherman’s points.
event-draw-waived = { $seat } draws in the sand of { part-island } and scores { part-points }, without the help of the Artist.
event-bring-waived = { $seat } brings a tourist to { part-island }{ $vatus ->
    [0] { "" }
   *[other] { " " }and gains { part-vatus }
}, without the help of the Guide.
event-sell-waived = { $seat } sells { $count ->
    [one] { $count } fish tile
   *[other] { $count } fish tiles
} ({ $tiles }) for { part-vatus }, without the help of the Vendor; fish is now at { $price }.
event-buy-waived = { $seat } buys { part-good } on { part-island } for { part-vatus } and does without the Buyer’s second cube.
event-fish = { $seat } catches fish worth { $value }{ $points ->
    [0] .
   *[other] { " " }and scores { part-points }.
}
event-build = { $seat } builds a hut on { part-island } for { part-vatus }.
event-dike = { $seat } builds a dike on { part-island }, facing space { $space }.
event-no-dike = { $seat } builds no dike on { part-island }.
event-draw = { $seat } draws in the sand of { part-island } and scores { part-points }.
event-bring = { $seat } brings a tourist to { part-island }{ $vatus ->
    [0] { $points ->
        [0] { "" }
       *[other] { " " }and scores { part-points }
    }
   *[other] { " " }and gains { part-vatus }{ $points ->
        [0] { "" }
       *[other] { " " }and { part-points }
    }
}.
event-sell = { $seat } sells { $count ->
    [one] { $count } fish tile
   *[other] { $count } fish tiles
} ({ $tiles }) for { part-vatus }; fish is now at { $price }.
event-buy = { $seat } buys { part-good } on { part-island } for { part-vatus }.
event-export = { $seat } loads { part-good } onto ship { $slot } and scores { part-points }.
event-lost-good = No ship wants { part-good }: { $seat } loses it.
event-rest = { $seat } rests.
event-look = { $seat } sees the rest tokens:{ $first ->
    [yes] { " " }first player
   *[no] { "" }
}{ $both ->
    [yes] { " " }1 vatu and 1 point
    [also] , 1 vatu and 1 point
   *[no] { "" }
}{ $point ->
    [yes] { " " }1 point
    [also] , 1 point
   *[no] { "" }
}{ $vatu ->
    [yes] { " " }1 vatu
    [also] , 1 vatu
   *[no] { "" }
}.
event-take = { $seat } takes the rest token for { part-token }.
event-take-hidden = { $seat } takes a rest token.
event-bonus = { $seat } rested, and gains { part-token }.
event-retrieve = { $seat } takes the markers back from { part-action } without acting.
event-govern = { $seat } moves all markers from { part-from } to { part-to } as Governor.
event-waive = { $seat } leaves the bonus of { part-character } unused this time.
event-exchange = { $points ->
    [5] 10 of { $seat }’s vatus
    [10] 20 of { $seat }’s vatus
    [15] 30 of { $seat }’s vatus
   *[other] { $seat }’s vatus
} turn into { part-points }, leaving { $vatus ->
    [0] none
   *[other] { $vatus }
}.
event-beg = { $seat } begs: { $points ->
    [one] { $points } point for { $points } vatu
   *[other] { $points } points for { $points } vatus
}.
event-no-begging = { $seat } does not beg.
event-sell-treasure = { $seat } sells a treasure for { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}.
event-flood = The waters rise.
event-water = { part-island } takes { $count ->
    [one] { $count } water marker
   *[other] { $count } water markers
} and now has { $level }.
event-submerged = { part-island } sinks below the waters with everything on it.
event-final-fish = { $seat } gains { part-vatus } for the fish left over.
event-final-first = { $seat } scores { part-points } for the first player marker.
event-final = { $seat } scores { $vatus } for vatus, { $treasures } for treasures and { $tourists } for huts with tourists. Final score: { $total }.
event-final-water = { $seat } scores { $vatus } for vatus, { $treasures } for treasures and { $tourists } for huts with tourists, and loses { $water } to the water. Final score: { $total }.
event-all-lost = Too many islands are below the waters: everybody has lost.
event-win = { $seat } wins the game.
event-draw-game = Victory is shared by { $count ->
    [2] { $one_seat } and { $two_seat }
    [3] { $one_seat }, { $two_seat } and { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } and { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } and { $five_seat }
}.

## Obstacles

obstacle-two-have-characters = two players always play with characters
obstacle-no-governor = without characters there is no Governor: leave governor_repeats as it is
obstacle-not-now = { $phase ->
    [placing] Tiles are placed at the start of a round
    [characters] Characters are taken at the start of a round
    [neutral] Neutral markers are placed before anybody takes a character
    [planning] Actions are planned before they are performed
    [dike] You decline when you are asked for a dike or for begging
    [begging] You decline when you are asked for a dike or for begging
    [token] A rest token is taken when you rest
   *[performing] Actions are performed only after the planning
}; { $stage ->
    [placing] a tile has to be placed now.
    [characters] the characters are being chosen now.
    [neutral] neutral markers are being placed now.
    [planning] you are still planning.
    [performing] the actions are already being performed.
    [dike] a dike may be built now.
    [token] a rest token has to be taken now.
   *[begging] you may still beg now.
}
obstacle-no-tile-there = This tile is not on the volcano.
obstacle-space-taken = There is a tile on space { $space } already.
obstacle-touches-too-few = A tile must touch two tiles that are already there; on space { $space } it would not.
obstacle-touches-island = An island may not touch another island; on space { $space } it would.
obstacle-touches-no-island = An ocean must touch an island; on space { $space } it would not.
obstacle-other-tile-first = This tile fits nowhere yet, and so not on space { $space }: place the other one first.
obstacle-character-taken = Somebody else has { part-character }.
obstacle-character-kept = You had { part-character } in the last round: take another one, and only then does this one go back.
obstacle-not-offered = In this round { part-character } is not on offer.
obstacle-impossible-plan = You could not carry this out with what you have and have planned so far.{ $why ->
    [not-ocean] { " " }{ obstacle-not-ocean }
    [too-far] { " " }{ obstacle-too-far }
    [no-vatus-to-sail] { " " }{ obstacle-no-vatus-to-sail }
    [boat-there] { " " }{ obstacle-boat-there }
    [no-fish] { " " }{ obstacle-no-fish }
    [no-treasure] { " " }{ obstacle-no-treasure }
    [not-placed] { " " }{ obstacle-not-placed }
    [submerged] { " " }{ obstacle-submerged }
    [not-adjacent] { " " }{ obstacle-not-adjacent }
    [no-hut-site] { " " }{ obstacle-no-hut-site }
    [no-huts-left] { " " }{ obstacle-no-huts-left }
    [no-vatus-for-hut] { " " }{ obstacle-no-vatus-for-hut }
    [not-a-shore] { " " }{ obstacle-not-a-shore }
    [dike-there] { " " }{ obstacle-dike-there }
    [no-dikes-left] { " " }{ obstacle-no-dikes-left }
    [no-vatus-for-dike] { " " }{ obstacle-no-vatus-for-dike }
    [no-such-sale] { " " }{ obstacle-no-such-sale }
    [no-fish-tiles] { " " }{ obstacle-no-fish-tiles }
    [no-hut-here] { " " }{ obstacle-no-hut-here }
    [no-good] { " " }{ obstacle-no-good }
    [no-vatus-for-good] { " " }{ obstacle-no-vatus-for-good }
    [no-drawing-site] { " " }{ obstacle-no-drawing-site }
    [no-tourists] { " " }{ obstacle-no-tourists }
    [no-room] { " " }{ obstacle-no-room }
   *[other] { "" }
}
obstacle-not-planned = You have no marker on { part-action }.
obstacle-no-majority = Somebody else holds the majority on { part-action } now.
obstacle-neutral-majority = Nobody holds the majority on { part-action } now: the neutral markers are as many, or more.
obstacle-must-perform = You can perform { part-action }, so you must.
obstacle-has-majority = You hold a majority elsewhere, so your markers on { part-action } have to wait.
obstacle-not-ocean = A boat sails on ocean tiles only.
obstacle-too-far = A boat sails three ocean tiles at most.
obstacle-no-vatus-to-sail = Sailing costs 1 vatu a tile, and you have too few.
obstacle-no-detour = No detour of that length leads to space { $space }, or it would cost nothing more.
obstacle-boat-there = With two players a boat may not end where the other one is.
obstacle-no-fish = There are no fish where your boat is.
obstacle-no-treasure = There is no treasure where your boat is.
obstacle-not-placed = This island is not in the archipelago yet.
obstacle-submerged = This island is submerged.
obstacle-not-adjacent = Your boat is not next to the island.
obstacle-no-waters = Dikes are built only in a game with Rising Waters.
obstacle-other-island = The dike must stand on the island of the new hut.
obstacle-not-a-shore = A dike stands on a side that faces an ocean tile.
obstacle-dike-there = This side has a dike already.
obstacle-no-dikes-left = There are no dikes left.
obstacle-no-vatus-for-dike = A dike costs 1 vatu, and you have none.
obstacle-no-hut-site = There is no free hut location on the island.
obstacle-no-huts-left = You have no huts left.
obstacle-no-vatus-for-hut = You have too few vatus for a hut.
obstacle-no-such-sale = You do not have these fish tiles.
obstacle-no-fish-tiles = You have no fish tiles to sell.
obstacle-no-hut-here = Your boat is not next to an island with a hut of yours.
obstacle-no-good = The island does not have this good now.
obstacle-no-vatus-for-good = You have too few vatus for this good.
obstacle-no-drawing-site = Every drawing site of the island is already taken.
obstacle-no-tourists = No tourists are waiting.
obstacle-no-room = The island has no room for another tourist.
obstacle-no-tokens = There is no rest token left.
obstacle-not-governor = Only the Governor moves markers, and only once.
obstacle-same-space = Your markers are already on that space.
obstacle-performed = You have performed { part-to } in this round, and in this game the Governor does not perform an action twice.
obstacle-bonus-waived = You have left the bonus of your character unused, so you perform its action now.
obstacle-nothing-to-waive = There is no bonus that you could leave unused now.
obstacle-not-beggar = Only the Beggar begs, and only once a round.
obstacle-too-poor-to-beg = You do not have { $count ->
    [one] { $count } point
   *[other] { $count } points
} to give away.
obstacle-no-such-treasure = You have no treasure worth { $value }.
obstacle-token-gone = This rest token is gone.

## Options

preset-basic = Base game
preset-basic-meaning = Everything that is in the box, as the rulebook has it.
preset-waters = Rising Waters
preset-waters-meaning = The expansion: floods, dikes, and islands that can sink.
option-characters = Characters
option-characters-meaning = Does everybody take a character with a bonus each round?
option-characters-yes = With characters
option-characters-yes-meaning = Eleven characters; everybody takes a new one each round.
option-characters-no = Without characters
option-characters-no-meaning = A harder game without bonuses.
option-waters = Rising Waters
option-waters-meaning = The expansion: floods, dikes, and islands that can sink, and everybody’s hopes with them.
option-waters-no = Calm sea
option-waters-no-meaning = The base game.
option-waters-yes = Rising Waters
option-waters-yes-meaning = The waters rise in rounds 2, 4, 6 and 8; once three islands are submerged, everybody has lost.
option-governor_repeats = The Governor repeats
option-governor_repeats-meaning = May the Governor move markers to an action that she has already performed in the round?
option-governor_repeats-yes = Allowed
option-governor_repeats-yes-meaning = She may perform an action a second time.
option-governor_repeats-no = Not allowed
option-governor_repeats-no-meaning = Nobody performs an action twice in a round.

## The position as text

text-round = Round { $round } of { $rounds }, { part-phase }; first player { $seat }; fish at { $price }; { $office ->
    [0] no tourists waiting
    [one] { $office } tourist waiting
   *[other] { $office } tourists waiting
}
text-die = The waters rise after { $die ->
    [one] one more action
   *[other] { $die } more actions
}
letter-fish = f
letter-treasure = t
text-legend = ~ ocean ({ letter-fish } fish, { letter-treasure } treasure), . nothing yet, @ boats by the first letter of their colour, * holds the majority
text-island = { part-island } (space { $space }): huts { $huts }/{ $hut_sites }, drawings { $drawings }/{ $drawing_sites }, tourists { $tourists }/{ $tourist_limit }, goods: { part-cargo }
text-water = { part-island }: { $count ->
    [0] no water
    [one] { $count } water marker
   *[other] { $count } water markers
} and { $dikes ->
    [0] no dike
    [one] { $dikes } dike facing space { $facing }
   *[other] { $dikes } dikes facing spaces { $facing }
}
text-under = { part-island } is submerged
text-ship = Ship { $slot } { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] is full
           *[other] still wants { part-cargo }
        }
       *[other] still wants { part-cargo }
    }
   *[other] still wants { part-cargo }
}
text-volcano = Volcano: { part-tile }{ $kind ->
   *[island] , with room for { $hut_sites } huts, { $drawing_sites ->
        [one] { $drawing_sites } drawing
       *[other] { $drawing_sites } drawings
    } and { $tourist_limit } tourists; goods: { part-cargo }
    [ocean] { "" }
}
text-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { part-vatus }, boat on space { $space }, huts: { $huts }, fish: { $fish }, treasures: { $treasures }
text-character = { $seat } has { part-character }{ $used ->
    [yes] , bonus used
   *[no] . { place-character-effect }
}
text-rested = { $seat } rested and took the rest token for { part-token }
text-rested-hidden = { $seat } rested and has a rest token face down
text-stack = { part-action }: { $stacks }
text-offer = On offer: { $characters }
text-neutral = neutral
text-nothing = –

## Panels and points

panel = { part-vatus }{ $character ->
    [none] { "" }
   *[other] ; { part-character }
}{ $used ->
    [yes] { " " }(used)
   *[no] { "" }
}; huts in hand { $supply }{ $fish ->
    [none] { "" }
   *[other] ; fish { $fish }
}{ $treasures ->
    [none] { "" }
   *[other] ; treasures { $treasures }
}
points-exports = Exports
points-drawings = Drawings
points-characters = Fisherman and Guide
points-exchange = Vatus exchanged
points-resting = Rest tokens
points-begging = Given away as Beggar
points-first = First player
points-vatus = Vatus at the end
points-treasures = Treasures
points-huts = Huts with tourists
points-water = Water
points-earlier = Earlier

## Places: what a person may ask of the board

score-name = prosperity points

place-space = { part-action }
place-space-effect = { $action ->
    [sail] Move your boat 1 to 3 ocean tiles.
    [build] Build one of your huts on an island next to your boat{ $waters ->
        [yes] , or a dike, or both on the same island
       *[no] { "" }
    }.
    [explore] Take a treasure tile worth as much as there are treasure tokens where your boat is; then remove one token.
    [fish] Take a fish tile worth as much as there are fish tokens where your boat is; then remove one token.
    [sell] Next to an island with a hut of yours, sell fish tiles for their value times { $price }. Then the price falls.
    [buy] Buy a good on an island next to your boat. It goes onto the topmost ship that wants it.
    [draw] Draw in the sand of an island next to your boat.
    [tourists] Bring a waiting tourist to an island next to your boat, and get 1 vatu for each hut there.
   *[rest] Look at the rest tokens and take one. It pays at the end of the round.
}
place-space-price = { $action ->
    [sail] 1 vatu for each tile
    [build] { part-vatus } for a hut{ $waters ->
        [yes] , 1 vatu for a dike
       *[no] { "" }
    }
    [buy] 1 vatu for kava, 2 for copra, 3 for beef
   *[other] { "" }
}
place-space-points = { $action ->
    [explore] twice the value of the tile, if you keep it to the end
    [buy] 1 for kava, 3 for copra, 5 for beef; 2 more for the last good of a ship
    [draw] { part-points }
    [build] at the end 2 for each tourist on the island
    [tourists] at the end 2 for each hut of yours on the island
   *[other] { "" }
}
place-bonus = Your character: { $character ->
    [artist] 5 points for the drawing.
    [builder] the hut costs 1 vatu.
    [buyer] a second cube of the same kind from the reserve, free of charge.
    [diver] the value of the treasure in vatus as well.
    [fisherman] the value of the fish in points as well.
    [guide] 2 points for each drawing on the island.
    [navigator] free of charge.
   *[vendor] anywhere.
}
place-stacks = Markers: { $stacks } (* holds the majority).
place-markers = Markers: { $stacks }.
place-island = { part-island }, space { $space }
place-island-effect = Huts { $huts }/{ $hut_sites }{ $owners ->
    [none] { "" }
   *[other] { " " }({ $owners })
}, drawings { $drawings }/{ $drawing_sites }, tourists { $tourists }/{ $tourist_limit }, goods: { part-cargo }.
place-island-points = { part-points } for each hut, if the game ended now
place-island-huts = Hut locations of { part-island }
place-island-huts-effect = { $huts } of { $hut_sites } taken{ $owners ->
    [none] .
   *[other] : { $owners }.
} A hut here lets you sell fish here.
place-island-huts-price = { part-vatus }
place-island-huts-points = 2 for each tourist here at the end; { part-points } as it stands
place-island-drawings = Drawing sites of { part-island }
place-island-drawings-effect = { $drawings } of { $drawing_sites } taken.
place-island-drawings-points = { part-points }
place-island-tourists = Tourists on { part-island }
place-island-tourists-effect = { $room ->
    [0] { $tourists } of at most { $tourist_limit }: the island is full.
   *[other] { $tourists } of at most { $tourist_limit }. For bringing one more you get { part-fare }
}
part-fare = { $huts ->
    [0] nothing, since there is no hut here.
    [one] { $huts } vatu, since there is { $huts } hut here.
   *[other] { $huts } vatus, since there are { $huts } huts here.
}
place-island-tourists-points = at the end, each tourist scores 2 for every hut here
place-island-goods = Goods of { part-island }
place-island-goods-effect = Now: { part-cargo }. The island is filled up again only when it has no cube left.
place-island-goods-price = 1 vatu for kava, 2 for copra, 3 for beef
place-island-goods-points = 1 for kava, 3 for copra, 5 for beef, if a ship wants it
place-island-dikes = Shores of { part-island }
place-island-dikes-effect = { $dikes ->
    [0] No dike.
    [one] { $dikes } dike, facing space { $facing }.
   *[other] { $dikes } dikes, facing spaces { $facing }.
} { $open ->
    [0] No side is open to the water.
    [one] The side facing space { $shores } is open: a flood brings 1 marker.
   *[other] The sides facing spaces { $shores } are open: a flood brings { $open } markers.
} { $water ->
    [0] There is no water marker yet
    [one] There is { $water } water marker now
   *[other] There are { $water } water markers now
}; the fifth submerges the island.
place-island-dikes-price = { part-vatus } for a dike
place-submerged = { part-island }, space { $space }
place-submerged-effect = Submerged: nothing more can be done here. For placing tiles it is still an island.
place-ocean = Ocean, space { $space }
place-ocean-effect = { $fish ->
    [0] { $treasures ->
        [0] Nothing to fish or to find.
       *[other] No fish. The next treasure is worth { $treasures }.
    }
   *[other] The next fish is worth { $fish }. { $treasures ->
        [0] No treasure.
       *[other] The next treasure is worth { $treasures }.
    }
}{ $boats ->
    [none] { "" }
   *[other] { " " }Boats: { $boats }.
}
place-ocean-price = { $vatus ->
    [none] { "" }
    [0] free of charge to sail here
    [one] { $vatus } vatu to sail here
   *[other] { $vatus } vatus to sail here
}
place-ocean-points = { $points ->
    [0] { "" }
   *[other] { $points } at the end for the next treasure
}
place-cell = Space { $space }
place-cell-effect = Empty: boats may not enter. A tile may be placed here if it touches two others.
place-waiting = { $tile ->
    [santo] Santo, to be placed
    [malekula] Malekula, to be placed
    [tanna] Tanna, to be placed
    [ambrym] Ambrym, to be placed
   *[other] An ocean, to be placed
}
place-waiting-effect = { $kind ->
    [ocean] { $fish ->
        [0] { $treasures ->
            [0] An empty ocean.
            [one] An ocean with { $treasures } treasure.
           *[other] An ocean with { $treasures } treasures.
        }
       *[other] An ocean with { $fish } fish{ $treasures ->
            [0] .
            [one] { " " }and { $treasures } treasure.
           *[other] { " " }and { $treasures } treasures.
        }
    }
   *[island] An island for { $huts } huts, { $drawings ->
        [one] { $drawings } drawing
       *[other] { $drawings } drawings
    } and { $tourists } tourists. Goods: { part-cargo }.
} The first player places it when a round begins.
place-ship = Ship { $slot }
place-ship-effect = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] Full: it sails away when the next round begins.
           *[other] Still wants { part-cargo }.
        }
       *[other] Still wants { part-cargo }.
    }
   *[other] Still wants { part-cargo }.
} A good goes onto the topmost ship that wants it.
place-ship-points = 1 for kava, 3 for copra, 5 for beef; { $bonus } more for the last good
place-market = Fish market
place-market-effect = A fish tile brings its value times { $price } in vatus. Every sale lowers the price by 1, but never below 1; each round starts at 3.
place-berth = Berth { $slot }
place-berth-effect = No ship lies here. When a round begins and there is room, new ships come in.
place-office = Tourists
place-office-effect = { $count ->
    [0] None are waiting in this round.
    [one] { $count } is waiting. Tourists that nobody picks up leave at the end of the round.
   *[other] { $count } are waiting. Tourists that nobody picks up leave at the end of the round.
}
place-office-points = at the end, each hut scores 2 for every tourist on its island
place-rest = Rest tokens
place-rest-effect = { $count ->
    [0] None are left.
   *[other] { $count } of 4 are left.
} They bring the first player marker, 1 vatu and 1 point, 1 point, or 1 vatu, and stay face down until the round ends.
place-round = Round { $round } of { $rounds }
place-round-effect = Now: { part-phase }.
place-first = First player marker
place-first-effect = { $seat } plays first in every phase. Ties on an action space go to whoever plays earlier.
place-first-points = { $points } at the end
place-waters = Rising Waters
place-waters-effect = { $die ->
    [0] The waters rise in rounds { $rounds }, once as many actions are performed as the die shows.
    [one] The waters rise after { $die } more action.
   *[other] The waters rise after { $die } more actions.
} { $dikes ->
    [0] No dikes are left.
    [one] { $dikes } dike is left.
   *[other] { $dikes } dikes are left.
}
place-waters-price = { part-vatus } for a dike
place-character = { $character ->
    [artist] Artist
    [beggar] Beggar
    [builder] Builder
    [buyer] Buyer
    [diver] Diver
    [fisherman] Fisherman
    [governor] Governor
    [guide] Guide
    [navigator] Navigator
    [preacher] Preacher
   *[vendor] Vendor
}
place-character-effect = { $character ->
    [artist] A drawing scores 5 points instead of 3.
    [beggar] Once, at any time in the round, up to 3 points may be turned into as many vatus.
    [builder] A hut costs 1 vatu instead of 3.
    [buyer] With a bought cube, a second one of the same kind may be exported from the reserve, free of charge.
    [diver] Finding a treasure also brings its value in vatus.
    [fisherman] Fishing also scores the value of the fish.
    [governor] Instead of acting, all markers may be moved from one action space to any other.
    [guide] Bringing a tourist scores 2 points for each drawing on the island.
    [navigator] Sailing is free of charge.
    [preacher] Without any majority, one planned action may still be performed.
   *[vendor] Fish may be sold anywhere.
}
place-holder = { $seat } has this character{ $used ->
    [yes] { " " }and has used it.
   *[no] .
}
place-boat = { $seat }’s boat
place-boat-effect = On space { $space }, { $islands ->
    [none] next to no island.
   *[other] next to { $islands }.
}
place-boat-price = { $free ->
    [yes] free of charge this round
   *[no] 1 vatu for each tile
}
place-seat = { $seat }
place-seat-effect = { $panel }
place-seat-points = { part-points }
place-seat-vatus = { $seat }’s vatus
place-seat-vatus-effect = { part-vatus }. As soon as there are { $ten }, they turn into { $five } points.
place-seat-vatus-points = 1 for every { $every } at the end; { $points } as it stands
place-seat-huts = { $seat }’s huts
place-seat-huts-effect = { $supply } still to be built; on the islands: { $huts ->
    [none] none.
   *[other] { $huts }.
}
place-seat-huts-price = { part-vatus } each
place-seat-huts-points = { $points ->
    [0] { "" }
   *[other] { $points } as it stands
}
place-seat-fish = { $seat }’s fish
place-seat-fish-effect = { $tiles ->
    [none] No fish tiles.
   *[other] Tiles: { $tiles }. Sold together now, they would bring { part-vatus }.
}
place-seat-treasures = { $seat }’s treasures
place-seat-treasures-effect = { $tiles ->
    [none] No treasures.
   *[other] Tiles: { $tiles }. They can be sold at any time, together for { part-vatus }.
}
place-seat-treasures-points = { $points ->
    [0] { "" }
   *[other] { $points } at the end
}
place-seat-markers = { $seat }’s action markers
place-seat-markers-effect = { $hand } in hand; on the board: { $stacks ->
    [none] none.
   *[other] { $stacks }.
}
place-seat-token = { $seat }’s rest token
place-seat-token-effect = { $tokens ->
    [none] Face down until the round ends.
   *[other] It brings { $tokens } when the round ends.
}

## What to do now

prompt-placing = Place { $count ->
    [one] the last tile of the volcano
   *[other] one of the { $count } tiles of the volcano
}: choose it, then a space for it.
prompt-characters = Take a character for this round.
prompt-neutral = Place a neutral marker on any action space: { $left } to go.
prompt-planning = Place an action marker: { $left } to go in this pass, { $hand } left in hand.
prompt-performing = { $acts ->
    [none] You hold no majority: take your markers back from one space ({ $backs }).
   *[other] Choose an action to perform: { $acts }{ $backs ->
        [none] .
       *[other] ; or take markers back unused: { $backs }.
    }
}{ $governs ->
    [yes] { " " }Or move a stack as Governor.
   *[no] { "" }
} { $count ->
    [one] These are your last markers.
   *[other] You have { $count } stacks on the board.
}
prompt-dike = You may add a dike on { part-island }: choose a side, or none.
prompt-token = Take one of the rest tokens.
prompt-begging = Last chance to beg in this round: choose how many points, or none.
prompt-waiting = { $stage ->
    [placing] { $seat } places tiles.
    [characters] { $seat } chooses a character.
    [neutral] { $seat } places neutral markers.
    [planning] { $seat } plans.
    [dike] { $seat } may build a dike.
    [token] { $seat } takes a rest token.
    [begging] { $seat } may beg for the last time.
   *[performing] { $seat } acts.
}

## Lessons

lesson-characters = Welcome to Vanuatu! You are Purple and play first. Your boat is on space 7, next to the island of Efate, and 2 fish swim on space 3. Every round you take a character that helps you once. Take the Fisherman: the fish will not only bring you a tile to sell, but 2 points at once.
lesson-planning = Now you plan. You have five markers and place two of them first, then two, then one. You want to fish, but there are no fish where your boat is, so you cannot plan Fish yet: the space is dim. Place a marker on Sail. As soon as you can get to space 3, Fish will be open.
lesson-majority = Everybody has planned, and now the actions are performed, one at a time. You may choose an action space where nobody has more markers than you; in a tie, whoever plays earlier comes first. Yellow is ahead on Sail, so you have to wait for it. Fish is yours, but you have not reached the fish yet, and the markers would come back for nothing. Draw is yours as well: draw on Efate and score 3 points.
lesson-placing = The second round begins, and as first player you place the two tiles of the volcano. Each must touch two tiles that are there, islands keep apart, and every ocean must touch an island. For Santo there are two spaces, 8 and 12. Choose one of them.
lesson-selling = You have three fish and 4 vatus, a hut on Efate, and your boat is next to it: you can sell. The market pays 3 for each. Yellow is about to sell too, and every sale lowers the price, so sell all three now. 13 vatus are too many for your purse: 10 of them turn into 5 points at once, and 3 are left.
lesson-exporting = The first ship in the harbour still wants beef, and nothing else. Beef costs 3 vatus and scores 5 points; because it is the last good that the ship wants, you score 2 more. There is beef on Efate and on Santo, and your boat is next to both. Buy it.
lesson-tourists = The last round. You have two huts on Efate, and two tourists are there. At the end every hut scores 2 points for each tourist on its island. Yellow wants the last tourist too, but you have more markers. Bring the tourist to Efate: you get 1 vatu for each of the three huts there, and your two huts score 12 points together.
lesson-waters = For later, when you know the game: Rising Waters. The die stands at 1, so the waters rise after your action. Efate has 3 water markers and two sides without a dike, towards the oceans 1 and 7. With five markers it would be gone, and your hut with it. Build a dike on one of the two sides; it costs 1 vatu.

# What is typed, word by word.
typed-place = place
typed-take = take
typed-plan = plan
typed-neutral = neutral
typed-sail = sail
typed-build = build
typed-dike = dike
typed-explore = explore
typed-fish = fish
typed-sell = sell
typed-buy = buy
typed-draw = draw
typed-tourists = tourists
typed-rest = rest
typed-retrieve = retrieve
typed-govern = govern
typed-waive = waive
typed-token = token
typed-beg = beg
typed-begging = begging
typed-treasure = treasure
typed-no = no
typed-artist = artist
typed-beggar = beggar
typed-builder = builder
typed-buyer = buyer
typed-diver = diver
typed-fisherman = fisherman
typed-governor = governor
typed-guide = guide
typed-navigator = navigator
typed-preacher = preacher
typed-vendor = vendor
typed-copra = copra
typed-beef = beef
typed-first = first
typed-both = both
typed-point = point
