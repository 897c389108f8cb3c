# Moorea en français. Les cartes sont données par $card et $product (noms), $the_card et $the_product (avec article), les lots par $cards.

tagline = Changez coquillages, bois, bambous, argile et poissons en outils, canoës, cabanes et temples, et devenez le plus riche de l’île.

## Places

seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
seat-black = Noir
seat-orange = Orange

## Cartes

name-seashell = coquillage
name-wood = bois
name-bamboo = bambou
name-clay = argile
name-fish = poisson
name-canoe = canoë
name-hut = cabane
name-stoneware = grès
name-basket = panier
name-spear = javelot
name-net = filet de pêche
name-cart = charrette
name-forest = forêt
name-claypit = carrière d’argile
name-bambooforest = forêt de bambous
name-beach = plage de coquillages
name-woodstore = réserve de bois
name-pottery = poterie
name-bamboostore = magasin de bambous
name-chest = boîte à coquillages
name-landing = embarcadère
name-well = fontaine
name-village = village
name-market = marché
name-jetty = jetée
name-tiles = carrelage
name-palisades = palissades
name-fishbasket = corbeille de poissons
name-bridge = pont
name-statue = statue
name-aquarium = aquarium
name-twocanoe = double canoë
name-chinaware = porcelaine
name-temple = temple
name-cultsite = lieu de culte
name-necklace = collier de coquillages

the-seashell = un coquillage
the-wood = un bois
the-bamboo = un bambou
the-clay = une argile
the-fish = un poisson
the-canoe = un canoë
the-hut = une cabane
the-stoneware = un grès
the-basket = le panier
the-spear = le javelot
the-net = le filet de pêche
the-cart = la charrette
the-forest = la forêt
the-claypit = la carrière d’argile
the-bambooforest = la forêt de bambous
the-beach = la plage de coquillages
the-woodstore = la réserve de bois
the-pottery = la poterie
the-bamboostore = le magasin de bambous
the-chest = la boîte à coquillages
the-landing = l’embarcadère
the-well = la fontaine
the-village = le village
the-market = le marché
the-jetty = la jetée
the-tiles = le carrelage
the-palisades = les palissades
the-fishbasket = la corbeille de poissons
the-bridge = le pont
the-statue = la statue
the-aquarium = l’aquarium
the-twocanoe = le double canoë
the-chinaware = la porcelaine
the-temple = le temple
the-cultsite = le lieu de culte
the-necklace = un collier de coquillages

count-seashell = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
count-wood = { $count } bois
count-bamboo = { $count ->
    [one] { $count } bambou
   *[other] { $count } bambous
}
count-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
count-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
count-canoe = { $count ->
    [one] { $count } canoë
   *[other] { $count } canoës
}
count-hut = { $count ->
    [one] { $count } cabane
   *[other] { $count } cabanes
}
count-stoneware = { $count } grès
count-alike = { $count } identiques
list-and = { $first } et { $last }
nothing = rien

## Actions

action-draw = Piocher une matière première
action-take = Prendre { $the_card } dans la rangée ouverte
action-enough = Ne plus piocher
action-pass = Passer
action-exchange = Échanger { $cards } contre { $the_card } de la rangée ouverte
action-tool = Acquérir { $the_product } en payant { $count } × { $card }
action-buy = Acquérir { $the_product } en payant { $cards }
action-lay = Déposer { $cards } : { $product }
action-discard = Se défausser : { $card }

## Hasard

outcome-first = { $seat } commence
outcome-card = { $seat } pioche { $the_card }
outcome-card-hidden = { $seat } pioche une carte
outcome-row = On dévoile { $the_card } dans la rangée
outcome-display = Nouveau dans l’étalage : { $product }

## Événements

event-first = { $seat } commence.
event-deal = { $seat } reçoit { $the_card }.
event-deal-hidden = { $seat } reçoit une carte.
event-draw = { $seat } pioche { $the_card }.
event-draw-hidden = { $seat } pioche une carte.
event-reach = { $seat } choisit la pioche.
event-row = Rangée ouverte, place { $place } : { $card }.
event-display = Étalage, place { $place } : { $product }.
event-take = { $seat } prend { $the_card } dans la rangée ouverte.
event-enough = { $seat } ne pioche plus.
event-shuffle = La défausse est mélangée en une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-exchange = { $seat } échange { $cards } contre { $the_card }.
event-buy = { $seat } acquiert { $the_product } en payant { $cards }.
event-tool = { $seat } acquiert { $the_product } en payant { $cards }.
event-lay = { $seat } dépose { $cards } ({ $product }).
event-discard = { $seat } se défausse : { $card }.
event-discard-out = { $seat } se défausse : { $card }, qui quitte la partie.
event-pass = { $seat } passe.
event-final-empty = L’étalage ne peut plus être complété : chacun joue encore un coup, { $seat } en dernier.
event-final-idle = { $rounds } tours de table sans achat dans l’étalage : chacun joue encore un coup, { $seat } en dernier.
event-win = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-shared = { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } et { $five_seat }
} partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Obstacles : d’une action

obstacle-not-drawing = On pioche au début du coup, et c’est fait.
obstacle-not-acting = Ce n’est pas le moment de l’action : on pioche avant, on se défausse après.
obstacle-not-discarding = On se défausse seulement à la fin de son coup, et seulement des cartes en trop.
obstacle-pile-empty = La pioche et la défausse sont vides.
obstacle-no-spear = Seul le javelot permet de piocher dans la rangée ouverte.
obstacle-not-in-row = Cette carte n’est pas dans la rangée ouverte : { $card }.
obstacle-must-draw = Il faut piocher une carte.
obstacle-too-few-to-exchange = Pour cet échange, il vous manque { $cards }.
obstacle-has-tool = Vous possédez déjà { $the_product }, et chacun n’a qu’un exemplaire de chaque outil.
obstacle-too-few-alike = Pour { $the_product }, il vous manque { $cards } ; toutes les cartes doivent être d’une même sorte.
obstacle-not-in-display = Cette carte n’est pas dans l’étalage : { $product }.
obstacle-no-net = Le poisson ne remplace d’autres matières premières qu’avec le filet de pêche.
obstacle-other-price = Pour { $the_product }, vous payez { $price }, ni plus ni moins.
obstacle-cannot-pay = { $joker ->
    [net] Pour { $the_product }, il vous manque { $cards }, ou du poisson grâce au filet.
    [part] Pour { $the_product }, il vous manque { $fixed }, et { $cards } (ou du poisson grâce au filet).
    [instead] Pour payer ainsi { $the_product }, il vous manque { $cards } ; le filet vous permet de payer autrement.
   *[none] Pour { $the_product }, il vous manque { $cards }.
}
obstacle-no-store = Vous ne possédez pas { $the_product }.
obstacle-too-few-to-lay = Pour ce dépôt, il vous manque { $cards }.
obstacle-not-held = Vous n’avez pas cette carte en main : { $card }.

## Obstacles : de toute une sorte d’actions

obstacle-row-empty = La rangée ouverte est vide.
obstacle-no-two-commodities = Vous n’avez pas deux matières premières en main.
obstacle-all-tools = Vous possédez les quatre outils.
obstacle-no-tool-affordable = Vous n’avez pas assez de matières premières d’une même sorte pour un outil.
obstacle-nothing-affordable = Vous ne pouvez payer aucun produit de l’étalage.
obstacle-no-stores = Vous ne possédez aucun campement.
obstacle-nothing-to-lay = Vous n’avez en main rien que vos campements acceptent.

## Options

option-cart = Prix de la charrette
option-cart-meaning = Le nombre de matières premières identiques que coûte la charrette.
option-cart-4 = 4 cartes
option-cart-4-meaning = La course à la charrette est plus équilibrée.
option-cart-5 = 5 cartes
option-cart-5-meaning = La charrette est chère, et le premier à l’avoir prend plus d’avance.
option-strict = Points des sites et des campements
option-strict-meaning = Si les sites de production et les campements rapportent eux-mêmes des points.
option-strict-no = Avec points
option-strict-no-meaning = Un site rapporte 1 point, un campement 2 à 7.
option-strict-yes = Sans points
option-strict-yes-meaning = Seul ce qui est déposé rapporte : une partie plus longue, aux écarts plus grands.

## La position en texte

text-row = Rangée ouverte : { $row } (pioche { $pile }, défausse { $discard })
text-display = Étalage (il en reste { $left } dans la pile) :
text-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} en main, connues : { $known ->
    [none] aucune
   *[other] { $known }
} ; { $owned ->
    [none] ne possède rien
   *[other] possède { $owned }
}{ $stored ->
    [none] { "" }
   *[other]  ; déposé { $stored }
}
text-dealing = On distribue les cartes.
text-drawing = { $seat } pioche.
text-acting = { $seat } peut faire une action.
text-discarding = { $seat } doit se défausser.

## Un joueur en bref

panel-hand = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} (limite { $limit })
panel-sites = { $count ->
    [one] 1 site
   *[other] { $count } sites
}
panel-stores = { $count ->
    [one] 1 campement
   *[other] { $count } campements
}
points-products = Produits
points-tools = Outils
points-sites = Sites de production
points-stores = Campements
points-laid = Cartes aux campements
points-necklaces = Colliers
