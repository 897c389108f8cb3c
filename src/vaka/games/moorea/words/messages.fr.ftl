# Moorea en français. Carte ou produit : $card ou $product (son nom), $the_card (comme complément), $no_card ; un campement aussi $at_product ; les lots : $cards.

tagline = Transformez coquillages, bois, bambous, argile et poissons en outils, canoës, cabanes et temples, et devenez le plus riche de l’île.

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
the-wood = du bois
the-bamboo = un bambou
the-clay = de l’argile
the-fish = un poisson
the-canoe = un canoë
the-hut = une cabane
the-stoneware = du grès
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

no-seashell = pas de coquillage
no-wood = pas de bois
no-bamboo = pas de bambou
no-clay = pas d’argile
no-fish = pas de poisson
no-canoe = pas de canoë
no-hut = pas de cabane
no-stoneware = pas de grès
no-forest = pas de forêt
no-claypit = pas de carrière d’argile
no-bambooforest = pas de forêt de bambous
no-beach = pas de plage de coquillages
no-woodstore = pas de réserve de bois
no-pottery = pas de poterie
no-bamboostore = pas de magasin de bambous
no-chest = pas de boîte à coquillages
no-landing = pas d’embarcadère
no-well = pas de fontaine
no-village = pas de village
no-market = pas de marché
no-jetty = pas de jetée
no-tiles = pas de carrelage
no-palisades = pas de palissades
no-fishbasket = pas de corbeille de poissons
no-bridge = pas de pont
no-statue = pas de statue
no-aquarium = pas d’aquarium
no-twocanoe = pas de double canoë
no-chinaware = pas de porcelaine
no-temple = pas de temple
no-cultsite = pas de lieu de culte
no-necklace = pas de collier de coquillages

at-woodstore = à la réserve de bois
at-pottery = à la poterie
at-bamboostore = au magasin de bambous
at-chest = à la boîte à coquillages
at-landing = à l’embarcadère
at-well = à la fontaine
at-village = au village
at-market = au marché

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
count-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
count-alike = { $count } identiques
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-left = encore { $count }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
nothing = rien
score-name = points

## Actions

action-draw = Piocher une matière première
action-take = Prendre { $the_card } dans la rangée
action-enough = Renoncer à la seconde carte
action-pass = Passer
action-exchange = Échanger { $cards } contre { $the_card } de la rangée
action-tool = Acquérir { $the_product } pour { $cards }
action-buy = Acquérir { $the_product } pour { $cards }
action-lay = Déposer { $cards } { $at_product }
action-discard = Se défausser d’une carte { $card }

## Hasard

outcome-first = { $seat } commence
outcome-card = { $seat } pioche { $the_card }
outcome-card-hidden = { $seat } pioche une carte
outcome-row = Nouveau dans la rangée : { $card }
outcome-display = Nouveau dans l’étalage : { $product }

## Événements

event-first = { $seat } commence.
event-dealt = Chacun a reçu { $count } matières premières. Dans la rangée : { $cards }. Dans l’étalage : { $products }.
event-dealt-hand = { $seat } a reçu { $cards }.
event-draw = { $seat } pioche { $the_card }.
event-draw-hidden = { $seat } pioche une carte.
event-row = Nouveau dans la rangée : { $card }.
event-display = Nouveau dans l’étalage : { $product }.
event-take = { $seat } prend { $the_card } dans la rangée.
event-enough = { $seat } renonce à la seconde carte.
event-shuffle = On mélange la défausse, qui devient une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-exchange = { $seat } échange { $cards } contre { $the_card }.
event-buy = { $seat } acquiert { $the_product } pour { $cards }.
event-tool = { $seat } acquiert { $the_product } pour { $cards }.
event-lay = { $seat } dépose { $cards } { $at_product } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-discard = { $seat } se défausse d’une carte { $card }.
event-discard-out = { $seat } se défausse d’une carte { $card }, qui est retirée du jeu.
event-pass = { $seat } passe.
event-final-empty = L’étalage ne peut plus être complété. Chacun joue encore un coup, { $seat } en dernier.
event-final-idle = Personne n’a rien construit pendant { $rounds } tours. Chacun joue encore un coup, { $seat } en dernier.
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

obstacle-not-drawing = On pioche au début de son coup, et c’est déjà fait.
obstacle-not-acting = Ce n’est pas le moment d’agir : on pioche avant l’action et on se défausse après.
obstacle-not-discarding = On ne se défausse qu’à la fin de son coup, et seulement des cartes en trop.
obstacle-pile-empty = La pioche et la défausse sont vides.
obstacle-no-spear = Seul le javelot permet de piocher dans la rangée.
obstacle-not-in-row = Il n’y a { $no_card } dans la rangée.
obstacle-must-draw = La première carte est obligatoire.
obstacle-too-few-to-exchange = Pour cet échange, il vous manque { $cards }.
obstacle-has-tool = Vous possédez déjà { $the_product }, et personne ne peut avoir deux fois le même outil.
obstacle-too-few-alike = Pour { $the_product }, il vous manque { $cards }, car toutes les cartes doivent être de la même sorte.
obstacle-not-in-display = Il n’y a { $no_product } dans l’étalage.
obstacle-no-net = Sans le filet de pêche, le poisson ne remplace aucune autre matière première.
obstacle-other-price = Pour { $the_product }, vous payez { $price }, ni plus ni moins.
obstacle-cannot-pay = { $joker ->
    [net] Pour { $the_product }, il vous manque { $cards }, ou autant de poissons grâce au filet.
    [part] Pour { $the_product }, il vous manque { $fixed }, et { $cards } (ou autant de poissons grâce au filet).
    [instead] Pour payer ainsi { $the_product }, il vous manque { $cards } ; le filet vous permet de payer autrement.
   *[none] Pour { $the_product }, il vous manque { $cards }.
}
obstacle-no-store = Vous ne possédez pas { $the_product }.
obstacle-too-few-to-lay = Pour ce dépôt, il vous manque { $cards }.
obstacle-not-held = Vous n’avez { $no_card } en main.

## Obstacles : de toute une sorte d’actions

obstacle-row-empty = La rangée est vide.
obstacle-no-two-commodities = Vous n’avez pas deux matières premières en main.
obstacle-all-tools = Vous possédez les quatre outils.
obstacle-no-tool-affordable = Vous n’avez pas assez de matières premières d’une même sorte pour un outil.
obstacle-nothing-affordable = Vous ne pouvez payer aucun produit de l’étalage.
obstacle-no-stores = Vous ne possédez aucun campement.
obstacle-nothing-to-lay = Vos campements n’acceptent rien de ce que vous avez en main.

## Options

option-cart = Prix de la charrette
option-cart-meaning = Combien de matières premières identiques coûte la charrette.
option-cart-4 = 4 cartes
option-cart-4-meaning = La course à la charrette est plus équilibrée.
option-cart-5 = 5 cartes
option-cart-5-meaning = La charrette est chère, et le premier à l’avoir prend plus d’avance.
option-strict = Points des sites et des campements
option-strict-meaning = Les sites de production et les campements rapportent-ils eux-mêmes des points ?
option-strict-no = Avec points
option-strict-no-meaning = Un site rapporte 1 point, un campement 2 à 7.
option-strict-yes = Sans points
option-strict-yes-meaning = Seules comptent les cartes déposées : la partie est plus longue et les écarts plus grands.

## La position en texte

text-row = Rangée : { $row }. Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}. Défausse : { $cards }.
text-tools = Outils :
text-display = Étalage (pile I : { $first }, pile II : { $second }) :
text-own-price = { $price } pour vous
text-necklace = { $count ->
    [0] aucun point de plus pour vous
    [1] +1 point pour vous
   *[other] +{ $count } points pour vous
}
text-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} en main (limite { $limit }) : { $known }.
text-owns = Possède : { $owned }.
text-owns-nothing = Ne possède encore rien.
text-stored = { $product } ({ $each } par carte) : { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-store-empty = { $product } ({ $each } par carte) : vide.
text-final = Dernier tour : { $turns ->
    [1] c’est le dernier coup.
   *[other] encore { $turns } coups, celui-ci compris.
}
text-idle = { $rounds ->
    [1] Tout un tour vient de passer sans que personne ne construise
   *[other] { $rounds } tours viennent de passer sans que personne ne construise
} ; au bout de { $limit }, le dernier tour commence.
text-dealing = On distribue les cartes.
text-drawing = { $seat } pioche.
text-acting = { $seat } a droit à une action.
text-discarding = { $seat } doit se défausser.
text-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sources }).

## Un joueur en bref

panel-hand = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} (limite { $limit })
panel-sites = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
panel-stores = { $count ->
    [one] { $count } campement
   *[other] { $count } campements
}
panel-idle = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} sans que personne ne construise, sur { $limit }
points-products = Produits
points-tools = Outils
points-sites = Sites de production
points-stores = Campements
points-laid = Cartes déposées
points-necklaces = Colliers

## Ce que font les choses

effect-commodity = Sert à payer outils et produits ; certains campements l’acceptent.
effect-joker = Sert à payer outils et produits. Grâce à votre filet, remplace aussi n’importe quelle autre matière première dans le prix d’un produit.
effect-canoe = Va dans votre main. Sert à faire le double canoë et à payer le marché ; l’embarcadère et le marché l’acceptent.
effect-hut = Va dans votre main. Sert à payer le temple, le lieu de culte et le marché ; le village et le marché l’acceptent.
effect-stoneware = Va dans votre main. Sert à payer la porcelaine, le temple et le marché ; la fontaine et le marché l’acceptent.
effect-basket = À la fin de votre coup, vous pouvez garder huit cartes au lieu de six.
effect-spear = Chaque fois que vous piochez, vous pouvez prendre une carte de la rangée.
effect-net = Dans le prix d’un produit, vos poissons remplacent n’importe quelle autre matière première.
effect-cart = À chaque coup, vous pouvez piocher une seconde carte.
effect-site = Vous payez { $cards } de moins pour chaque produit qui en demande.
effect-store = Dépôt pour { $taken } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte.
effect-work = Les points de la carte comptent à la fin.
effect-necklace = Plus vous en avez, plus ils rapportent : 2, 5, 9, 14 ou 20 points en tout.

## À propos des endroits de la table

about-pile = Pioche
about-pile-effect = { $count ->
    [0] Vide : dès qu’il faudra une carte, on mélangera la défausse.
    [1] 1 carte, face cachée. Quand la pioche est vide, on mélange la défausse.
   *[other] { $count } cartes, face cachée. Quand la pioche est vide, on mélange la défausse.
}
about-discard = Défausse
about-discard-effect = Ce qui a été payé ou défaussé : { $cards }.
about-row-effect = Donnez deux matières premières pour l’avoir ; avec le javelot, vous pouvez la piocher.
about-row-empty = Place vide dans la rangée
about-row-empty-effect = Il n’y a plus de matière première pour la remplir.
about-display-empty = Place vide dans l’étalage
about-display-empty-effect = Il n’y a plus de produit pour la remplir.
about-products-1 = Pile de produits I
about-products-2 = Pile de produits II
about-products-effect = { $count ->
    [0] Épuisée.
   *[other] Il y reste : { $products }.
}
about-hand = La main de { $seat }
about-hand-effect = { $size ->
    [0] Aucune carte
    [1] 1 carte
   *[other] { $size } cartes
}, { $limit } au plus à la fin d’un coup.{ $shown ->
   *[none] { "" }
    [some] { " " }On en connaît : { $known }.
    [all] { " " }Ce sont : { $known }.
}
about-stored = En dépôt : { $cards }.
about-turn = Le coup

## Consignes

prompt-first-card = Piochez une carte : dans la pioche ou dans la rangée.
prompt-second-card = { $row ->
    [yes] Piochez une seconde carte, dans la pioche ou dans la rangée, ou renoncez-y.
   *[no] Piochez une seconde carte ou renoncez-y.
}
prompt-act = Une action : acquérir, déposer, échanger ou passer.
prompt-discard = Défaussez-vous { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
} : vous en avez { $size } et pouvez en garder { $limit }.
plan-exchange = Deux de vos cartes contre { $the_card } : touchez-les dans votre main, ou touchez une paire sur le plateau.
plan-exchange-more = { $cards } et une autre carte contre { $the_card } : touchez-la dans votre main.
prompt-wait-drawing = { $seat } est en train de piocher.
prompt-wait-acting = { $seat } choisit son action.
prompt-wait-discarding = { $seat } doit se défausser.

## Leçons

lesson-product = Vous avez pioché une carte, comme au début de chaque coup, et vous avez maintenant droit à une action. Les produits sont dans l’étalage : leur prix est en bas de la carte, leurs points dans le coin. Vos trois bois paient la jetée : faites-en l’acquisition, elle vaut 4 points.
lesson-canoe = Canoë, cabane et grès ne rapportent rien. Ils vont dans votre main et servent à fabriquer mieux : avec un deuxième canoë, vous pourrez faire le double canoë, qui vaut 9 points. Procurez-vous un canoë pour deux bois.
lesson-tool = Les outils forment quatre piles et se paient en matières premières d’une même sorte, celle que vous voulez. Avec la charrette, vous piochez deux cartes à chaque coup : mieux vaut l’avoir tôt. Payez-la avec vos quatre argiles.
lesson-cart = Vous possédez la charrette et avez pioché votre première carte. Vous pourriez renoncer à la seconde, mais elle ne coûte rien. Piochez-la.
lesson-site = Grâce à la forêt posée devant vous, chaque produit qui demande du bois en demande un de moins. La jetée, qui coûte trois bois aux autres, est à vous pour deux.
lesson-joker = Le filet de pêche fait de vos poissons des jokers : dans le prix d’un produit, ils remplacent n’importe quelle autre matière première. La statue coûte un coquillage, un bois et deux argiles. Il ne vous manque que le coquillage : payez un poisson à sa place.
lesson-store = Le marché accepte canoës, cabanes et grès et rapporte 4 points par carte, autant de cartes que vous voulez en une seule action. C’est le moment : déposez-y vos deux canoës et votre cabane.
lesson-final = Les produits sont épuisés et c’est le dernier coup de la partie. Les cartes en main ne rapportent rien : seuls les points comptent encore. Vous en avez 57, Rouge en a 62. La jetée en rapporterait 4, ce qui ne suffit pas. Mais vous avez quatre colliers, qui valent ensemble 14 points ; avec un cinquième, ils en vaudront 20.

# Ce que l’on tape, et ce que l’on répond à une autre saisie
typed-draw = piocher
typed-take = prendre
typed-enough = assez
typed-pass = passer
typed-discard = défausser
typed-exchange = échanger
typed-buy = acheter
typed-lay = déposer
typed-with = avec
typed-for = contre
typed-at = à
typed-nothing = rien
heard-hint = écrivez acheter jetée avec 3 bois, acheter charrette avec poisson, échanger bois argile contre poisson, déposer 2 canoës à embarcadère, défausser bois, passer
heard-of-what = { $number } de quoi ? Écrivez une carte après chaque nombre
heard-too-many = personne n’a autant de cartes en main
heard-card = on a en main { $names }, pas « { $word } »
heard-commodity = les matières premières sont { $names }, pas « { $word } »
heard-pair = on échange deux matières premières contre une : échanger bois argile contre poisson
heard-tool = { $name } : le prix est de { $count } matières premières identiques ; écrivez acheter { $name } avec poisson
heard-product = aucun produit et aucun outil ne s’appelle « { $word } »
heard-price = ce n’est jamais le prix de ce produit ({ $name })
heard-pay = dites ce que vous payez : { $way }
heard-store = les campements sont { $names }, pas « { $word } »
heard-laid = cela ne se dépose jamais dans ce campement ({ $name })
