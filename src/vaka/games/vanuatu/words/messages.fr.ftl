# Vanuatu en français. Les mots des places sont purple, yellow, teal, orange, blue ; $action, $from et $to sont des cases action.

tagline = Programmez vos actions contre celles des autres : seuls ceux qui en veulent le plus pêchent, commercent, bâtissent et dessinent avant que les îles ne s’épuisent.

## Places

seat-purple = Violet
seat-yellow = Jaune
seat-teal = Turquoise
seat-orange = Orange
seat-blue = Bleu

## Morceaux de phrases

part-action = { $action ->
    [sail] Naviguer
    [build] Construire
    [explore] Explorer
    [fish] Pêcher
    [sell] Vendre
    [buy] Acheter
    [draw] Dessiner
    [tourists] Transporter des touristes
   *[rest] Se reposer
}
part-from = { $from ->
    [sail] Naviguer
    [build] Construire
    [explore] Explorer
    [fish] Pêcher
    [sell] Vendre
    [buy] Acheter
    [draw] Dessiner
    [tourists] Transporter des touristes
   *[rest] Se reposer
}
part-to = { $to ->
    [sail] Naviguer
    [build] Construire
    [explore] Explorer
    [fish] Pêcher
    [sell] Vendre
    [buy] Acheter
    [draw] Dessiner
    [tourists] Transporter des touristes
   *[rest] Se reposer
}
part-character = { $character ->
    [artist] le Dessinateur
    [beggar] le Mendiant
    [builder] le Bâtisseur
    [buyer] l’Acheteur
    [diver] le Plongeur
    [fisherman] le Pêcheur
    [governor] le Gouverneur
    [guide] la Guide
    [navigator] le Navigateur
    [preacher] le Prêcheur
   *[vendor] la Vendeuse
}
part-island = { $island ->
    [santo] Santo
    [malekula] Malekula
    [tanna] Tanna
    [ambrym] Ambrym
   *[efate] Éfaté
}
part-good = { $good ->
    [copra] du coprah
    [beef] du bœuf
   *[kava] du kava
}
part-tile = { $tile ->
    [efate] l’île Éfaté
    [santo] l’île Santo
    [malekula] l’île Malekula
    [tanna] l’île Tanna
    [ambrym] l’île Ambrym
   *[other] l’océan { $tile }
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }({ $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }, { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    })
}
part-cargo = { $kava } kava, { $copra } coprah, { $beef } bœuf
part-token = { $token ->
    [first] le marqueur Premier Joueur
    [both] 1 vatu et 1 point
    [point] 1 point
   *[vatu] 1 vatu
}
part-phase = { $phase ->
    [set-up] préparation
    [characters] personnages
    [planning] programmation, passage { $pass } sur 3
    [neutral] pions neutres
    [performing] réalisation
   *[resting] jetons Repos
}
part-vatus = { $vatus ->
    [one] { $vatus } vatu
   *[other] { $vatus } vatus
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Sortes d’actions

kind-sail = Naviguer
kind-build = Construire
kind-explore = Explorer
kind-fish = Pêcher
kind-sell = Vendre
kind-buy = Acheter
kind-draw = Dessiner
kind-tourists = Transporter des touristes
kind-rest = Se reposer
kind-place = Poser une tuile
kind-take = Prendre un personnage
kind-plan = Programmer une action
kind-neutral = Poser un pion neutre
kind-dike = Construire une digue
kind-retrieve = Reprendre des pions
kind-govern = Gouverneur, déplacer des pions
kind-token = Prendre un jeton Repos
kind-beg = Mendier
kind-sell-treasure = Vendre un trésor
kind-any = Actions

## Actions

action-place = Poser { part-tile } sur la case { $space }
action-take = Prendre { part-character }
action-plan = Poser un pion sur { part-action }
action-neutral = Poser un pion neutre sur { part-action }
action-sail = Naviguer vers la case { $space } pour { part-vatus }{ $detour ->
    [0] { "" }
   *[other] , par un détour
}
action-build = Construire une cabane sur { part-island }
action-dike = Construire une digue sur { part-island }, face à la case { $space }
action-explore = Explorer l’épave
action-fish = Pêcher
action-sell = Vendre du poisson ({ $tiles }) pour { part-vatus }{ $count ->
    [one] , soit { $count } tuile
   *[other] , soit { $count } tuiles
}
action-buy = Acheter { part-good } sur { part-island } pour { part-vatus } et l’exporter
action-draw = Dessiner sur { part-island }
action-tourists = Amener un touriste sur { part-island }
action-rest = Se reposer et regarder les jetons Repos
action-retrieve = Reprendre ses pions posés sur { part-action } sans jouer l’action
action-govern = Gouverneur, déplacer ses pions posés sur { part-from } vers { part-to }
action-waive = Jouer ce tour sans le bonus du personnage ({ part-character })
action-token = Prendre le jeton Repos pour { part-token }
action-token-hidden = Prendre un jeton Repos
action-no-dike = Ne pas construire de digue
action-no-begging = Ne pas mendier
action-beg = Mendiant, échanger { $count ->
    [one] { $count } point contre { $count } vatu
   *[other] { $count } points contre { $count } vatus
}
action-sell-treasure = Vendre un trésor pour { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}

## Hasard

outcome-first = { $seat } devient premier joueur
outcome-tile = La tuile suivante est { part-tile }
outcome-ship = Un bateau pour { part-cargo }
outcome-tourists = { $count ->
    [0] Aucun touriste
    [one] { $count } touriste
   *[other] { $count } touristes
}
outcome-die = Le dé montre { $pips }
outcome-offer = Le sort propose { part-character }

## Événements

event-first = { $seat } est premier joueur.
event-round = Le tour { $round } commence.
event-start-tile = La case { $space } reçoit { part-tile }.
event-volcano = Sur le volcan apparaît { part-tile }.
event-tourist-tile = { $count ->
    [0] Aucun touriste ne vient ce tour-ci.
    [one] { $count } touriste vient ce tour-ci.
   *[other] { $count } touristes viennent ce tour-ci.
}
event-ship = Un bateau arrive pour { part-cargo }.
event-die = Le dé montre { $pips } ; après autant d’actions, les eaux montent.
event-place = { $seat } pose { part-tile } sur la case { $space }.
event-place-anyhow = { $seat } pose { part-tile } sur la case { $space }, faute de case conforme aux règles.
event-offer = Le sort propose { part-character }.
event-character = { $seat } prend { part-character }.
event-neutral = { $seat } pose un pion neutre sur { part-action }.
event-plan = { $seat } pose un pion sur { part-action }.
event-sail = { $seat } navigue vers la case { $space } pour { part-vatus }.
event-explore = { $seat } trouve un trésor de valeur { $value }{ $vatus ->
    [0] .
   *[other] { " " }et gagne { part-vatus }.
}
event-fish = { $seat } pêche du poisson de valeur { $value }{ $points ->
    [0] .
   *[other] { " " }et marque { part-points }.
}
event-build = { $seat } construit une cabane sur { part-island } pour { part-vatus }.
event-dike = { $seat } construit une digue sur { part-island }, face à la case { $space }.
event-no-dike = { $seat } ne construit pas de digue sur { part-island }.
event-draw = { $seat } trace un dessin sur { part-island } et marque { part-points }.
event-bring = { $seat } amène un touriste sur { part-island } et gagne { part-vatus }{ $points ->
    [0] .
   *[other] { " " }et { part-points }.
}
event-sell = { $seat } vend du poisson ({ $tiles } ; { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}) pour { part-vatus } ; le prix est maintenant { $price }.
event-buy = { $seat } achète { part-good } sur { part-island } pour { part-vatus }.
event-export = { $seat } charge { part-good } sur le bateau { $slot } et marque { part-points }.
event-lost-good = { $seat } perd { part-good } que personne ne demande.
event-rest = { $seat } se repose.
event-look = { $seat } voit les jetons Repos :{ $first ->
    [yes] { " " }premier joueur
   *[no] { "" }
}{ $both ->
    [yes] { " " }1 vatu et 1 point
    [also] , 1 vatu et 1 point
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
event-take = { $seat } prend le jeton Repos pour { part-token }.
event-take-hidden = { $seat } prend un jeton Repos.
event-bonus = { $seat } s’est reposé et reçoit { part-token }.
event-retrieve = { $seat } reprend ses pions posés sur { part-action } sans jouer l’action.
event-govern = { $seat }, le Gouverneur, déplace tous ses pions posés sur { part-from } vers { part-to }.
event-waive = { $seat } n’utilise pas ce tour-ci le bonus du personnage ({ part-character }).
event-exchange = { $seat } transforme des vatus en { part-points } et garde { part-vatus }.
event-beg = { $seat } mendie et échange { part-points } contre des vatus.
event-no-begging = { $seat } ne mendie pas.
event-sell-treasure = { $seat } vend un trésor pour { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}.
event-flood = Les eaux montent.
event-water = { part-island } reçoit { $count ->
    [one] { $count } marqueur Eau
   *[other] { $count } marqueurs Eau
} et en a { $level }.
event-submerged = { part-island } est submergée avec tout ce qui s’y trouve.
event-final-fish = { $seat } reçoit { part-vatus } pour ses poissons restants.
event-final-first = { $seat } marque { part-points } comme premier joueur.
event-final = { $seat } marque { $vatus } pour les vatus, { $treasures } pour les trésors et { $tourists } pour les cabanes et leurs touristes, soit { $total } en tout.
event-final-water = { $seat } marque { $vatus } pour les vatus, { $treasures } pour les trésors et { $tourists } pour les cabanes et leurs touristes, et l’eau en emporte { $water }, soit { $total } en tout.
event-all-lost = Trop d’îles sont submergées, tout le monde a perdu.
event-win = { $seat } remporte la partie.
event-draw-game = La victoire est partagée par { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } et { $five_seat }
}.

## Obstacles

obstacle-no-governor = sans personnages il n’y a pas de Gouverneur : laissez governor_repeats tel quel
obstacle-not-now = Ce n’est pas demandé maintenant.
obstacle-no-tile-there = Il n’y a pas de telle tuile sur le volcan.
obstacle-space-taken = Il y a déjà une tuile sur la case { $space }.
obstacle-touches-too-few = Une tuile doit toucher deux tuiles posées, ce que la case { $space } ne fait pas.
obstacle-touches-island = Une île ne peut pas toucher une autre île, et la case { $space } en touche une.
obstacle-touches-no-island = Un océan doit toucher une île, ce que la case { $space } ne fait pas.
obstacle-other-tile-first = Cette tuile n’a encore sa place nulle part, pas même sur la case { $space }, posez d’abord l’autre.
obstacle-character-taken = Quelqu’un d’autre a déjà { part-character }.
obstacle-character-kept = Vous avez encore { part-character } du tour précédent et prenez un autre personnage avant de le rendre.
obstacle-not-offered = Ce tour-ci, personne ne se voit proposer { part-character }.
obstacle-impossible-plan = { part-action } est impossible avec ce que vous avez et avez programmé jusqu’ici.{ $why ->
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
obstacle-not-planned = Vous n’avez pas de pion sur { part-action }.
obstacle-no-majority = Quelqu’un d’autre a maintenant la majorité sur { part-action }.
obstacle-neutral-majority = Personne n’a la majorité sur { part-action } : les pions neutres sont aussi nombreux, ou plus.
obstacle-must-perform = Vous pouvez jouer { part-action }, donc vous le devez.
obstacle-has-majority = Vous avez une majorité ailleurs, vos pions restent donc sur { part-action }.
obstacle-not-ocean = Un bateau ne navigue que sur des tuiles Océan.
obstacle-too-far = Un bateau navigue de trois tuiles Océan au plus.
obstacle-no-vatus-to-sail = Naviguer coûte 1 vatu par tuile, et vous en avez trop peu.
obstacle-no-detour = Il n’y a pas de tel détour vers la case { $space }, ou il ne coûterait rien de plus.
obstacle-boat-there = À deux joueurs, un bateau ne peut pas s’arrêter là où se trouve l’autre.
obstacle-no-fish = Il n’y a pas de poisson là où est votre bateau.
obstacle-no-treasure = Il n’y a pas de trésor là où est votre bateau.
obstacle-not-placed = Cette île n’est pas encore dans l’archipel.
obstacle-submerged = Cette île est submergée.
obstacle-not-adjacent = Votre bateau n’est pas à côté de l’île.
obstacle-no-waters = Il n’y a de digues que dans la partie avec la montée des eaux.
obstacle-other-island = La digue va sur l’île de la nouvelle cabane.
obstacle-not-a-shore = Une digue se pose sur un côté qui fait face à une tuile Océan.
obstacle-dike-there = Ce côté a déjà une digue.
obstacle-no-dikes-left = Il ne reste plus de digue.
obstacle-no-vatus-for-dike = Une digue coûte 1 vatu, et vous n’en avez pas.
obstacle-no-hut-site = Il n’y a pas d’emplacement de cabane libre.
obstacle-no-huts-left = Vous n’avez plus de cabane.
obstacle-no-vatus-for-hut = Vous avez trop peu de vatus pour une cabane.
obstacle-no-such-sale = Vous n’avez pas ces tuiles Poisson.
obstacle-no-fish-tiles = Vous n’avez pas de tuile Poisson à vendre.
obstacle-no-hut-here = Votre bateau n’est pas à côté d’une île où vous avez une cabane.
obstacle-no-good = L’île n’a pas cette marchandise maintenant.
obstacle-no-vatus-for-good = Vous avez trop peu de vatus pour cette marchandise.
obstacle-no-drawing-site = Tous les dessins de l’île sont achevés.
obstacle-no-tourists = Aucun touriste n’attend.
obstacle-no-room = L’île ne peut plus accueillir de touriste.
obstacle-no-tokens = Il ne reste plus de jeton Repos.
obstacle-not-governor = Seul le Gouverneur déplace des pions, et une seule fois.
obstacle-same-space = Les pions y sont déjà.
obstacle-performed = Vous avez déjà joué { part-to } ce tour-ci, et dans cette partie même le Gouverneur ne la rejoue pas.
obstacle-nothing-to-waive = Il n’y a pas de bonus que vous pourriez laisser de côté maintenant.
obstacle-not-beggar = Seul le Mendiant mendie, et une seule fois par tour.
obstacle-too-poor-to-beg = Vous n’avez pas { $count ->
    [one] { $count } point
   *[other] { $count } points
} à donner.
obstacle-no-such-treasure = Vous n’avez pas de trésor de valeur { $count }.
obstacle-token-gone = Ce jeton Repos n’est plus là.

## Options

option-characters = Personnages
option-characters-meaning = Si chacun prend à chaque tour un personnage avec un bonus.
option-characters-yes = Avec personnages
option-characters-yes-meaning = Onze personnages, chacun en prend un nouveau à chaque tour.
option-characters-no = Sans personnages
option-characters-no-meaning = Une partie plus difficile, sans bonus.
option-waters = Montée des eaux
option-waters-meaning = L’extension, avec des crues, des digues et des îles que tous peuvent perdre.
option-waters-no = Mer calme
option-waters-no-meaning = Le jeu de base.
option-waters-yes = Montée des eaux
option-waters-yes-meaning = Aux tours 2, 4, 6 et 8 les eaux montent. Trois îles submergées, et tous ont perdu.
option-governor_repeats = Le Gouverneur rejoue
option-governor_repeats-meaning = Si le Gouverneur peut amener ses pions sur une action déjà jouée par lui ce tour-ci.
option-governor_repeats-yes = Permis
option-governor_repeats-yes-meaning = Il peut jouer une action une deuxième fois.
option-governor_repeats-no = Interdit
option-governor_repeats-no-meaning = Personne ne joue deux fois une action dans un tour.

## La position en texte

text-round = Tour { $round } sur { $rounds }, { part-phase } ; premier joueur { $seat }, poisson à { $price }, { $office ->
    [one] { $office } touriste attend
   *[other] { $office } touristes attendent
}
text-die = Les eaux montent après { $die ->
    [one] encore { $die } action
   *[other] encore { $die } actions
}
text-legend = f poisson, t trésor, @ les bateaux par la première lettre de leur couleur (p, y, t, o, b)
text-island = { part-island } (case { $space }), cabanes { $huts }/{ $hut_sites }, dessins { $drawings }/{ $drawing_sites }, touristes { $tourists }/{ $tourist_limit }, marchandises { part-cargo }
text-water = { part-island }, { $count ->
    [one] { $count } marqueur Eau
   *[other] { $count } marqueurs Eau
} et { $dikes ->
    [0] aucune digue
    [one] { $dikes } digue face à la case { $facing }
   *[other] { $dikes } digues face aux cases { $facing }
}
text-under = { part-island } est submergée
text-ship = Le bateau { $slot } demande encore { part-cargo }
text-volcano = Sur le volcan, { part-tile }
text-seat = { $seat } ({ $seat_word }) a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { part-vatus }, bateau sur la case { $space }, cabanes { $huts }, poissons { $fish }, trésors { $treasures }
text-character = { $seat } a { part-character }{ $used ->
    [yes] , bonus utilisé
   *[no] { "" }
}
text-rested = { $seat } s’est reposé et a le jeton Repos pour { part-token }
text-rested-hidden = { $seat } s’est reposé et a un jeton Repos face cachée
text-stack = { part-action }, { $stacks }
text-neutral = neutre
text-nothing = –

## Panneaux et points

panel = { part-vatus }{ $character ->
    [none] { "" }
   *[other] , { part-character }
}{ $used ->
    [yes] { " " }(utilisé)
   *[no] { "" }
}, cabanes en main { $supply }{ $fish ->
    [none] { "" }
   *[other] , poissons { $fish }
}{ $treasures ->
    [none] { "" }
   *[other] , trésors { $treasures }
}
points-exports = Exportations
points-drawings = Dessins
points-characters = Pêcheur et Guide
points-exchange = Vatus échangés
points-resting = Jetons Repos
points-begging = Points mendiés
points-first = Premier joueur
points-vatus = Vatus à la fin
points-treasures = Trésors
points-huts = Cabanes et touristes
points-water = Eau
points-earlier = Auparavant
