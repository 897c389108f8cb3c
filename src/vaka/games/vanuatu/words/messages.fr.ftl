# Vanuatu en français. Les mots des places sont purple, yellow, teal, orange, blue ; $action, $from et $to sont des cases action.

tagline = Programmez vos actions sans quitter des yeux celles des autres : pêche, commerce, cabanes et dessins vont d’abord à qui les veut le plus, avant que les îles ne s’épuisent.

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
part-neutral = { part-action }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
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
part-whom = { part-character }
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
    [efate] l’île d’Éfaté
    [santo] l’île de Santo
    [malekula] l’île de Malekula
    [tanna] l’île de Tanna
    [ambrym] l’île d’Ambrym
   *[other] un océan
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }{ $fish ->
        [0] { $treasures ->
            [0] vide
            [one] avec { $treasures } trésor
           *[other] avec { $treasures } trésors
        }
        [one] avec { $fish } poisson{ $treasures ->
            [0] { "" }
            [one] { " " }et { $treasures } trésor
           *[other] { " " }et { $treasures } trésors
        }
       *[other] avec { $fish } poissons{ $treasures ->
            [0] { "" }
            [one] { " " }et { $treasures } trésor
           *[other] { " " }et { $treasures } trésors
        }
    }
}
part-cargo = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] rien
           *[other] { $beef ->
                [one] { $beef } bœuf
               *[other] { $beef } bœufs
            }
        }
       *[other] { $copra ->
            [one] { $copra } coprah
           *[other] { $copra } coprahs
        }{ $beef ->
            [0] { "" }
           *[other] { " " }et { $beef ->
                [one] { $beef } bœuf
               *[other] { $beef } bœufs
            }
        }
    }
   *[other] { $kava ->
        [one] { $kava } kava
       *[other] { $kava } kavas
    }{ $copra ->
        [0] { $beef ->
            [0] { "" }
           *[other] { " " }et { $beef ->
                [one] { $beef } bœuf
               *[other] { $beef } bœufs
            }
        }
       *[other] { $beef ->
            [0] { " " }et { $copra ->
                [one] { $copra } coprah
               *[other] { $copra } coprahs
            }
           *[other] , { $copra ->
                [one] { $copra } coprah
               *[other] { $copra } coprahs
            } et { $beef ->
                [one] { $beef } bœuf
               *[other] { $beef } bœufs
            }
        }
    }
}
part-token = { $token ->
    [first] le marqueur Premier Joueur
    [both] 1 vatu et 1 point
    [point] 1 point
   *[vatu] 1 vatu
}
secret-token = { $token ->
    [first] Marqueur Premier Joueur
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

kind-any = Actions

## Actions

action-place = Poser { part-tile } sur la case { $space }
action-take = Prendre { part-character }
action-plan = Poser un pion sur la case { part-action }
action-neutral = Poser un pion neutre sur la case { part-action }
action-sail = Naviguer vers la case { $space } { $vatus ->
    [0] gratuitement
   *[other] pour { part-vatus }
}{ $detour ->
    [0] { "" }
   *[other] , par un détour
}
action-build = Construire une cabane sur { part-island }
action-dike = Construire une digue sur { part-island }, face à la case { $space }
action-explore = Explorer l’épave
action-fish = Pêcher
action-sell = Vendre { $count ->
    [one] { $count } tuile Poisson
   *[other] { $count } tuiles Poisson
} ({ $tiles }) pour { part-vatus }
action-buy = Acheter { part-good } sur { part-island } pour { part-vatus } et l’exporter
action-draw = Dessiner sur le sable, à { part-island }
action-tourists = Amener un touriste à { part-island }
action-rest = Se reposer et regarder les jetons Repos
action-retrieve = Reprendre vos pions de la case { part-action } sans jouer l’action
action-govern = Gouverneur : déplacer vos pions de la case { part-from } à la case { part-to }
action-waive = Agir cette fois sans le bonus de votre personnage ({ part-character })
action-token = Prendre le jeton Repos : { part-token }
action-token-hidden = Prendre un jeton Repos
action-no-dike = Ne pas construire de digue
action-no-begging = Ne pas mendier
action-beg = Mendiant : échanger { $count ->
    [one] { $count } point contre { $count } vatu
   *[other] { $count } points contre { $count } vatus
}
action-sell-treasure = Vendre un trésor pour { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}

## Hasard

outcome-first = { $seat } joue en premier
outcome-tile = La tuile suivante est { part-tile }
outcome-ship = Un navire vient chercher { part-cargo }
outcome-tourists = { $count ->
    [0] Aucun touriste
    [one] { $count } touriste
   *[other] { $count } touristes
}
outcome-die = Le dé donne { $pips }
outcome-offer = Personnage proposé : { part-character }

## Événements

event-first = { $seat } joue en premier.
event-round = Le tour { $round } commence.
event-start-tile = La case { $space } reçoit { part-tile }.
event-volcano = Sur le volcan apparaît { part-tile }.
event-tourist-tile = { $count ->
    [0] Aucun touriste ne vient ce tour-ci.
    [one] { $count } touriste vient ce tour-ci.
   *[other] { $count } touristes viennent ce tour-ci.
}
event-ship = Un navire vient chercher { part-cargo }.
event-die = Le dé donne { $pips } : les eaux monteront après { $pips ->
    [one] { $pips } action
   *[other] { $pips } actions
}.
event-place = { $seat } pose { part-tile } sur la case { $space }.
event-place-anyhow = { $seat } pose { part-tile } sur la case { $space }, faute de case permise.
event-offer = Personnage proposé : { part-character }.
event-offers = Personnages proposés : { $characters }.
event-character = { $seat } prend { part-character }.
event-neutral = { $seat } pose un pion neutre sur la case { part-action }.
event-neutrals = { $seat } pose { $count ->
    [one] un pion neutre
   *[other] { $count } pions neutres
} : { $spaces }.
event-plan = { $seat } pose un pion sur la case { part-action }.
event-sail = { $seat } navigue vers la case { $space } { $vatus ->
    [0] gratuitement
   *[other] pour { part-vatus }
}.
event-explore = { $seat } remonte un trésor de valeur { $value }{ $vatus ->
    [0] .
   *[other] { " " }et gagne { part-vatus }.
}
event-sail-waived = { $seat } navigue vers la case { $space } pour { part-vatus }, sans l’aide du Navigateur.
event-explore-waived = { $seat } remonte un trésor de valeur { $value } et renonce aux vatus du Plongeur.
event-build-waived = { $seat } construit une cabane sur { part-island } pour { part-vatus }, sans l’aide du Bâtisseur.
event-fish-waived = { $seat } pêche un poisson de valeur { $value } et renonce aux points du Pêcheur.
event-draw-waived = { $seat } dessine sur le sable, à { part-island }, et marque { part-points }, sans l’aide du Dessinateur.
event-bring-waived = { $seat } amène un touriste à { part-island }{ $vatus ->
    [0] { "" }
   *[other] { " " }et gagne { part-vatus }
}, sans l’aide de la Guide.
event-sell-waived = { $seat } vend { $count ->
    [one] { $count } tuile Poisson
   *[other] { $count } tuiles Poisson
} ({ $tiles }) pour { part-vatus }, sans l’aide de la Vendeuse ; le poisson est maintenant à { $price }.
event-buy-waived = { $seat } achète { part-good } sur { part-island } pour { part-vatus } et se passe du second cube de l’Acheteur.
event-fish = { $seat } pêche un poisson de valeur { $value }{ $points ->
    [0] .
   *[other] { " " }et marque { part-points }.
}
event-build = { $seat } construit une cabane sur { part-island } pour { part-vatus }.
event-dike = { $seat } construit une digue sur { part-island }, face à la case { $space }.
event-no-dike = { $seat } ne construit pas de digue sur { part-island }.
event-draw = { $seat } dessine sur le sable, à { part-island }, et marque { part-points }.
event-bring = { $seat } amène un touriste à { part-island }{ $vatus ->
    [0] { $points ->
        [0] { "" }
       *[other] { " " }et marque { part-points }
    }
   *[other] { " " }et gagne { part-vatus }{ $points ->
        [0] { "" }
       *[other] { " " }et { part-points }
    }
}.
event-sell = { $seat } vend { $count ->
    [one] { $count } tuile Poisson
   *[other] { $count } tuiles Poisson
} ({ $tiles }) pour { part-vatus } ; le poisson est maintenant à { $price }.
event-buy = { $seat } achète { part-good } sur { part-island } pour { part-vatus }.
event-export = { $seat } charge { part-good } sur le navire { $slot } et marque { part-points }.
event-lost-good = { $seat } perd { part-good } : aucun navire n’en demande.
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
event-take = { $seat } prend le jeton Repos : { part-token }.
event-take-hidden = { $seat } prend un jeton Repos.
event-bonus = Grâce à son jeton Repos, { $seat } reçoit { part-token }.
event-retrieve = { $seat } reprend ses pions de la case { part-action } sans jouer l’action.
event-govern = Gouverneur : { $seat } déplace tous ses pions de la case { part-from } à la case { part-to }.
event-waive = { $seat } agit cette fois sans le bonus de son personnage ({ part-character }).
event-exchange = { $seat } échange { $points ->
    [5] 10 vatus
    [10] 20 vatus
    [15] 30 vatus
   *[other] ses vatus
} contre { part-points } et { $vatus ->
    [0] n’en garde aucun
   *[other] en garde { $vatus }
}.
event-beg = { $seat } mendie : { $points ->
    [one] { $points } point contre { $points } vatu
   *[other] { $points } points contre { $points } vatus
}.
event-no-begging = { $seat } ne mendie pas.
event-sell-treasure = { $seat } vend un trésor pour { $value ->
    [one] { $value } vatu
   *[other] { $value } vatus
}.
event-flood = Les eaux montent.
event-water = { part-island } reçoit { $count ->
    [one] { $count } marqueur Eau
   *[other] { $count } marqueurs Eau
} et en porte maintenant { $level }.
event-submerged = { part-island } disparaît sous les eaux avec tout ce qui s’y trouvait.
event-final-fish = { $seat } reçoit { part-vatus } pour le poisson qui lui reste.
event-final-first = { $seat } marque { part-points } pour le marqueur Premier Joueur.
event-final = { $seat } marque { $vatus } pour ses vatus, { $treasures } pour ses trésors et { $tourists } pour les touristes sur les îles de ses cabanes : { $total } points en tout.
event-final-water = { $seat } marque { $vatus } pour ses vatus, { $treasures } pour ses trésors et { $tourists } pour les touristes sur les îles de ses cabanes ; l’eau lui en reprend { $water } : { $total } points en tout.
event-all-lost = Trop d’îles ont disparu sous les eaux : tout le monde a perdu.
event-win = { $seat } remporte la partie.
event-draw-game = Victoire partagée entre { $count ->
    [2] { $one_seat } et { $two_seat }
    [3] { $one_seat }, { $two_seat } et { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } et { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } et { $five_seat }
}.

## Obstacles

obstacle-two-have-characters = à deux, on joue toujours avec les personnages
obstacle-no-governor = sans personnages il n’y a pas de Gouverneur : laissez governor_repeats tel quel
obstacle-not-now = { $phase ->
    [placing] On pose les tuiles du volcan au début du tour
    [characters] On prend un personnage au début du tour
    [neutral] On pose les pions neutres avant de prendre un personnage
    [planning] On programme ses actions avant de les jouer
    [dike] On ne renonce à une digue qu’au moment d’en construire une
    [begging] On ne renonce à mendier qu’à la dernière occasion du tour
    [token] On prend un jeton Repos quand on se repose
   *[performing] On joue ses actions après la programmation
} ; { $stage ->
    [placing] il faut d’abord poser les tuiles du volcan.
    [characters] on en est au choix des personnages.
    [neutral] on en est aux pions neutres.
    [planning] on en est à la programmation.
    [performing] on en est déjà à la réalisation.
    [dike] il faut d’abord dire si vous ajoutez une digue.
    [token] il faut d’abord prendre un jeton Repos.
   *[begging] c’est la dernière occasion de mendier.
}
obstacle-no-tile-there = Cette tuile n’est pas sur le volcan.
obstacle-space-taken = Il y a déjà une tuile sur la case { $space }.
obstacle-touches-too-few = Une tuile doit toucher deux tuiles déjà posées ; sur la case { $space }, ce ne serait pas le cas.
obstacle-touches-island = Une île ne peut pas toucher une autre île ; sur la case { $space }, ce serait le cas.
obstacle-touches-no-island = Un océan doit toucher une île ; sur la case { $space }, ce ne serait pas le cas.
obstacle-other-tile-first = Cette tuile ne peut encore aller nulle part, la case { $space } comprise : posez d’abord l’autre.
obstacle-character-taken = Un autre joueur a déjà { part-character }.
obstacle-character-kept = Au tour précédent, vous aviez { part-character } : prenez un autre personnage, celui-ci ne revient sur la table qu’ensuite.
obstacle-not-offered = Parmi les personnages proposés ce tour-ci, il n’y a pas { part-character }.
obstacle-impossible-plan = C’est impossible avec ce que vous avez et ce que vous avez déjà programmé.{ $why ->
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
obstacle-not-planned = Vous n’avez pas de pion sur la case { part-action }.
obstacle-no-majority = Un autre joueur a maintenant la majorité sur la case { part-action }.
obstacle-neutral-majority = Personne n’a maintenant la majorité sur la case { part-action } : il y a au moins autant de pions neutres.
obstacle-must-perform = L’action { part-action } est possible : il faut donc la jouer.
obstacle-has-majority = Vous avez une majorité ailleurs : vos pions de la case { part-action } doivent attendre.
obstacle-not-ocean = Un bateau ne navigue que sur des tuiles Océan.
obstacle-too-far = Un bateau avance de trois tuiles Océan au plus.
obstacle-no-vatus-to-sail = Naviguer coûte 1 vatu par tuile, et vous n’en avez pas assez.
obstacle-no-detour = Aucun détour de cette longueur ne mène à la case { $space }, ou il ne coûterait rien de plus.
obstacle-boat-there = À deux joueurs, un bateau ne peut pas s’arrêter sur la tuile de l’autre.
obstacle-no-fish = Il n’y a pas de poisson sur la tuile de votre bateau.
obstacle-no-treasure = Il n’y a pas de trésor sur la tuile de votre bateau.
obstacle-not-placed = Cette île ne fait pas encore partie de l’archipel.
obstacle-submerged = Cette île est submergée.
obstacle-not-adjacent = Votre bateau n’est pas à côté de l’île.
obstacle-no-waters = On ne construit de digues que si l’on joue avec la montée des eaux.
obstacle-other-island = La digue doit être sur l’île de la nouvelle cabane.
obstacle-not-a-shore = Une digue se pose sur un côté bordé par une tuile Océan.
obstacle-dike-there = Ce côté a déjà une digue.
obstacle-no-dikes-left = Il ne reste plus de digue.
obstacle-no-vatus-for-dike = Une digue coûte 1 vatu, et vous n’en avez pas.
obstacle-no-hut-site = L’île n’a plus d’emplacement libre pour une cabane.
obstacle-no-huts-left = Vous n’avez plus de cabane.
obstacle-no-vatus-for-hut = Vous n’avez pas assez de vatus pour une cabane.
obstacle-no-such-sale = Vous n’avez pas ces tuiles Poisson.
obstacle-no-fish-tiles = Vous n’avez pas de tuile Poisson à vendre.
obstacle-no-hut-here = Votre bateau n’est pas à côté d’une île où vous avez une cabane.
obstacle-no-good = Cette marchandise n’est pas sur l’île en ce moment.
obstacle-no-vatus-for-good = Vous n’avez pas assez de vatus pour cette marchandise.
obstacle-no-drawing-site = Tous les emplacements de dessin de l’île sont pris.
obstacle-no-tourists = Aucun touriste n’attend.
obstacle-no-room = L’île n’a plus de place pour un touriste.
obstacle-no-tokens = Il ne reste plus de jeton Repos.
obstacle-not-governor = Seul le Gouverneur déplace des pions, et une seule fois par tour.
obstacle-same-space = Les pions sont déjà sur cette case.
obstacle-performed = Vous avez déjà joué { part-to } ce tour-ci, et dans cette partie le Gouverneur ne joue pas deux fois la même action.
obstacle-bonus-waived = Vous avez renoncé au bonus de votre personnage : vous jouez maintenant son action.
obstacle-nothing-to-waive = Vous n’avez maintenant aucun bonus auquel renoncer.
obstacle-not-beggar = Seul le Mendiant mendie, et une seule fois par tour.
obstacle-too-poor-to-beg = Vous n’avez pas { $count ->
    [one] { $count } point
   *[other] { $count } points
} à donner.
obstacle-no-such-treasure = Vous n’avez pas de trésor de valeur { $value }.
obstacle-token-gone = Ce jeton Repos n’est plus là.

## Options

preset-basic = Jeu de base
preset-basic-meaning = Tout ce que contient la boîte, selon les règles.
preset-waters = Montée des eaux
preset-waters-meaning = L’extension : des crues, des digues, et des îles qui peuvent sombrer.
option-characters = Personnages
option-characters-meaning = Chacun prend-il à chaque tour un personnage et son bonus ?
option-characters-yes = Avec personnages
option-characters-yes-meaning = Onze personnages ; chacun en prend un nouveau à chaque tour.
option-characters-no = Sans personnages
option-characters-no-meaning = Une partie plus difficile, sans bonus.
option-waters = Montée des eaux
option-waters-meaning = L’extension : des crues, des digues, des îles qui peuvent sombrer, et tout le monde peut perdre.
option-waters-no = Mer calme
option-waters-no-meaning = Le jeu de base.
option-waters-yes = Montée des eaux
option-waters-yes-meaning = Les eaux montent aux tours 2, 4, 6 et 8 ; à la troisième île submergée, tout le monde a perdu.
option-governor_repeats = Le Gouverneur rejoue
option-governor_repeats-meaning = Le Gouverneur peut-il amener ses pions sur une action qu’il a déjà jouée pendant le tour ?
option-governor_repeats-yes = Permis
option-governor_repeats-yes-meaning = Il peut jouer une action une deuxième fois.
option-governor_repeats-no = Interdit
option-governor_repeats-no-meaning = Personne ne joue deux fois la même action dans un tour.

## La position en texte

text-round = Tour { $round } sur { $rounds }, { part-phase } ; premier joueur : { $seat } ; poisson à { $price } ; { $office ->
    [0] aucun touriste n’attend
    [one] { $office } touriste attend
   *[other] { $office } touristes attendent
}
text-die = Les eaux monteront dans { $die ->
    [one] { $die } action
   *[other] { $die } actions
}
letter-fish = p
letter-treasure = t
text-legend = ~ océan ({ letter-fish } poisson, { letter-treasure } trésor), . rien encore, @ bateaux par la première lettre de leur couleur, * majorité
text-island = { part-island } (case { $space }) : cabanes { $huts }/{ $hut_sites }, dessins { $drawings }/{ $drawing_sites }, touristes { $tourists }/{ $tourist_limit }, marchandises : { part-cargo }
text-water = { part-island } : { $count ->
    [0] pas d’eau
    [one] { $count } marqueur Eau
   *[other] { $count } marqueurs Eau
} et { $dikes ->
    [0] aucune digue
    [one] { $dikes } digue face à la case { $facing }
   *[other] { $dikes } digues face aux cases { $facing }
}
text-under = { part-island } est submergée
text-ship = Le navire { $slot } { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] est plein
           *[other] attend encore { part-cargo }
        }
       *[other] attend encore { part-cargo }
    }
   *[other] attend encore { part-cargo }
}
text-volcano = Sur le volcan : { part-tile }{ $kind ->
   *[island] , avec { $hut_sites } places pour des cabanes, { $drawing_sites } pour les dessins et { $tourist_limit } pour les touristes ; marchandises : { part-cargo }
    [ocean] { "" }
}
text-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { part-vatus }, bateau sur la case { $space }, cabanes : { $huts }, poisson : { $fish }, trésors : { $treasures }
text-character = { $seat } a { part-character }{ $used ->
    [yes] , bonus utilisé
   *[no] . { place-character-effect }
}
text-rested = { $seat } a pris le jeton Repos : { part-token }
text-rested-hidden = { $seat } a pris un jeton Repos, face cachée
text-stack = { part-action } : { $stacks }
text-offer = Personnages proposés : { $characters }
text-neutral = neutre
text-nothing = –

## Panneaux et points

panel = { part-vatus }{ $character ->
    [none] { "" }
   *[other] , { part-character }
}{ $used ->
    [yes] { " " }(bonus utilisé)
   *[no] { "" }
}, cabanes en réserve : { $supply }{ $fish ->
    [none] { "" }
   *[other] , poisson : { $fish }
}{ $treasures ->
    [none] { "" }
   *[other] , trésors : { $treasures }
}
points-exports = Exportations
points-drawings = Dessins
points-characters = Pêcheur et Guide
points-exchange = Vatus échangés
points-resting = Jetons Repos
points-begging = Cédés par le Mendiant
points-first = Premier joueur
points-vatus = Vatus à la fin
points-treasures = Trésors
points-huts = Cabanes et leurs touristes
points-water = Eau
points-earlier = Avant

## Les endroits du plateau : ce qu’on peut en demander

score-name = points de prospérité

place-space = { part-action }
place-space-effect = { $action ->
    [sail] Avancez votre bateau de 1 à 3 tuiles Océan.
    [build] Construisez une de vos cabanes sur une île voisine de votre bateau{ $waters ->
        [yes] , ou une digue, ou les deux sur la même île
       *[no] { "" }
    }.
    [explore] Prenez une tuile Trésor dont la valeur est égale au nombre de jetons Trésor sous votre bateau ; puis retirez un jeton.
    [fish] Prenez une tuile Poisson dont la valeur est égale au nombre de jetons Poisson sous votre bateau ; puis retirez un jeton.
    [sell] À côté d’une île où vous avez une cabane, vendez des tuiles Poisson pour { $price } fois leur valeur. Ensuite, le prix baisse.
    [buy] Achetez une marchandise sur une île voisine de votre bateau. Elle va sur le navire le plus haut qui en demande.
    [draw] Dessinez sur le sable d’une île voisine de votre bateau.
    [tourists] Amenez un touriste qui attend sur une île voisine de votre bateau, et recevez 1 vatu par cabane qui s’y trouve.
   *[rest] Regardez les jetons Repos et prenez-en un. Il vous récompense à la fin du tour.
}
place-space-price = { $action ->
    [sail] 1 vatu par tuile
    [build] { part-vatus } la cabane{ $waters ->
        [yes] , 1 vatu la digue
       *[no] { "" }
    }
    [buy] 1 vatu le kava, 2 le coprah, 3 le bœuf
   *[other] { "" }
}
place-space-points = { $action ->
    [explore] le double de la valeur de la tuile, si vous la gardez jusqu’à la fin
    [buy] 1 pour le kava, 3 pour le coprah, 5 pour le bœuf ; 2 de plus pour la dernière marchandise d’un navire
    [draw] { part-points }
    [build] à la fin, 2 par touriste présent sur l’île
    [tourists] à la fin, 2 pour chacune de vos cabanes sur l’île
   *[other] { "" }
}
place-bonus = Votre personnage : { $character ->
    [artist] 5 points pour le dessin.
    [builder] la cabane coûte 1 vatu.
    [buyer] vous pouvez exporter gratuitement un second cube de la même sorte.
    [diver] en plus, la valeur du trésor en vatus.
    [fisherman] en plus, la valeur du poisson en points.
    [guide] 2 points par dessin présent sur l’île.
    [navigator] c’est gratuit.
   *[vendor] où que vous soyez.
}
place-stacks = Pions : { $stacks } (* a la majorité).
place-markers = Pions : { $stacks }.
place-island = { part-island }, case { $space }
place-island-effect = Cabanes { $huts }/{ $hut_sites }{ $owners ->
    [none] { "" }
   *[other] { " " }({ $owners })
}, dessins { $drawings }/{ $drawing_sites }, touristes { $tourists }/{ $tourist_limit }, marchandises : { part-cargo }.
place-island-points = { part-points } par cabane si la partie finissait maintenant
place-island-huts = { part-island } : emplacements de cabane
place-island-huts-effect = Emplacements pris : { $huts } sur { $hut_sites }{ $owners ->
    [none] .
   *[other] { " " }({ $owners }).
} Une cabane ici vous permet de vendre du poisson.
place-island-huts-price = { part-vatus }
place-island-huts-points = 2 par touriste sur l’île à la fin ; { part-points } dans l’état actuel
place-island-drawings = { part-island } : emplacements de dessin
place-island-drawings-effect = Emplacements pris : { $drawings } sur { $drawing_sites }.
place-island-drawings-points = { part-points }
place-island-tourists = { part-island } : touristes
place-island-tourists-effect = { $room ->
    [0] { $tourists } sur { $tourist_limit } : l’île est pleine.
   *[other] { $tourists } sur { $tourist_limit } au plus. En amener un de plus { part-fare }
}
part-fare = { $huts ->
    [0] ne rapporte rien, car l’île n’a pas de cabane.
    [one] rapporte { $huts } vatu, car l’île a { $huts } cabane.
   *[other] rapporte { $huts } vatus, car l’île a { $huts } cabanes.
}
place-island-tourists-points = chacun rapporte à la fin 2 points par cabane de l’île
place-island-goods = { part-island } : marchandises
place-island-goods-effect = En ce moment : { part-cargo }. L’île n’est regarnie que lorsqu’il n’y reste plus aucun cube.
place-island-goods-price = 1 vatu le kava, 2 le coprah, 3 le bœuf
place-island-goods-points = 1 pour le kava, 3 pour le coprah, 5 pour le bœuf, si un navire en demande
place-island-dikes = { part-island } : rivages
place-island-dikes-effect = { $dikes ->
    [0] Aucune digue.
    [one] { $dikes } digue, face à la case { $facing }.
   *[other] { $dikes } digues, face aux cases { $facing }.
} { $open ->
    [0] Aucun côté n’est exposé.
    [one] Le côté de la case { $shores } est exposé : une crue apporte 1 marqueur.
   *[other] Les côtés des cases { $shores } sont exposés : une crue apporte { $open } marqueurs.
} { $water ->
    [0] Il n’y a pas encore d’eau
    [one] Il y a { $water } marqueur
   *[other] Il y a { $water } marqueurs
} ; le cinquième marqueur submerge l’île.
place-island-dikes-price = { part-vatus } la digue
place-submerged = { part-island }, case { $space }
place-submerged-effect = Submergée : plus aucune action n’y est possible. Pour la pose des tuiles, elle reste une île.
place-ocean = Océan, case { $space }
place-ocean-effect = { $fish ->
    [0] { $treasures ->
        [0] Rien à pêcher ni à explorer.
       *[other] Pas de poisson. Le prochain trésor vaut { $treasures }.
    }
   *[other] Le prochain poisson vaut { $fish }. { $treasures ->
        [0] Pas de trésor.
       *[other] Le prochain trésor vaut { $treasures }.
    }
}{ $boats ->
    [none] { "" }
   *[other] { " " }Bateaux : { $boats }.
}
place-ocean-price = { $vatus ->
    [none] { "" }
    [0] gratuit
    [one] { $vatus } vatu pour y aller
   *[other] { $vatus } vatus pour y aller
}
place-ocean-points = { $points ->
    [0] { "" }
   *[other] { $points } à la fin pour le prochain trésor
}
place-cell = Case { $space }
place-cell-effect = Vide : aucun bateau n’y va. On peut y poser une tuile si elle en touche deux autres.
place-waiting = { $tile ->
    [santo] Santo, à poser
    [malekula] Malekula, à poser
    [tanna] Tanna, à poser
    [ambrym] Ambrym, à poser
   *[other] Un océan, à poser
}
place-waiting-effect = { $kind ->
    [ocean] { $fish ->
        [0] { $treasures ->
            [0] Un océan vide.
            [one] Un océan avec { $treasures } trésor.
           *[other] Un océan avec { $treasures } trésors.
        }
        [one] Un océan avec { $fish } poisson{ $treasures ->
            [0] .
            [one] { " " }et { $treasures } trésor.
           *[other] { " " }et { $treasures } trésors.
        }
       *[other] Un océan avec { $fish } poissons{ $treasures ->
            [0] .
            [one] { " " }et { $treasures } trésor.
           *[other] { " " }et { $treasures } trésors.
        }
    }
   *[island] Une île pour { $huts } cabanes, { $drawings ->
        [one] { $drawings } dessin
       *[other] { $drawings } dessins
    } et { $tourists } touristes. Marchandises : { part-cargo }.
} Le premier joueur pose cette tuile au début d’un tour.
place-ship = Navire { $slot }
place-ship-effect = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] Plein : il partira au début du tour suivant.
           *[other] Attend encore { part-cargo }.
        }
       *[other] Attend encore { part-cargo }.
    }
   *[other] Attend encore { part-cargo }.
} Une marchandise va sur le navire le plus haut qui en demande.
place-ship-points = 1 pour le kava, 3 pour le coprah, 5 pour le bœuf ; { $bonus } de plus pour la dernière marchandise
place-market = Marché au poisson
place-market-effect = Une tuile Poisson rapporte { $price } fois sa valeur en vatus. Chaque vente fait baisser le prix de 1, mais jamais sous 1 ; chaque tour commence à 3.
place-berth = Mouillage { $slot }
place-berth-effect = Aucun navire n’est là. Au début d’un tour, s’il y a de la place, de nouveaux navires arrivent.
place-office = Touristes
place-office-effect = { $count ->
    [0] Aucun n’attend ce tour-ci.
    [one] { $count } attend. Si personne ne vient le chercher, il part à la fin du tour.
   *[other] { $count } attendent. Ceux que personne ne vient chercher partent à la fin du tour.
}
place-office-points = à la fin, chaque cabane rapporte 2 points par touriste présent sur son île
place-rest = Jetons Repos
place-rest-effect = { $count ->
    [0] Il n’en reste plus.
   *[other] Il en reste { $count } sur 4.
} Ils donnent le marqueur Premier Joueur, 1 vatu et 1 point, 1 point, ou 1 vatu, et restent face cachée jusqu’à la fin du tour.
place-round = Tour { $round } sur { $rounds }
place-round-effect = En ce moment : { part-phase }.
place-first = Marqueur Premier Joueur
place-first-effect = { $seat } joue en premier à chaque phase. À égalité sur une case Action, c’est celui qui joue le plus tôt qui l’emporte.
place-first-points = { $points } à la fin
place-waters = Montée des eaux
place-waters-effect = { $die ->
    [0] Les eaux montent aux tours { $rounds }, après autant d’actions que le dé en indique.
    [one] Les eaux monteront dans { $die } action.
   *[other] Les eaux monteront dans { $die } actions.
} { $dikes ->
    [0] Il ne reste plus de digue.
    [one] Il reste { $dikes } digue.
   *[other] Il reste { $dikes } digues.
}
place-waters-price = { part-vatus } la digue
place-character = { $character ->
    [artist] Dessinateur
    [beggar] Mendiant
    [builder] Bâtisseur
    [buyer] Acheteur
    [diver] Plongeur
    [fisherman] Pêcheur
    [governor] Gouverneur
    [guide] Guide
    [navigator] Navigateur
    [preacher] Prêcheur
   *[vendor] Vendeuse
}
place-character-effect = { $character ->
    [artist] Un dessin rapporte 5 points au lieu de 3.
    [beggar] Une fois, à n’importe quel moment du tour, jusqu’à 3 points s’échangent contre autant de vatus.
    [builder] Une cabane coûte 1 vatu au lieu de 3.
    [buyer] Un cube acheté permet d’en exporter gratuitement un second de la même sorte, pris dans la réserve.
    [diver] Un trésor trouvé rapporte aussi sa valeur en vatus.
    [fisherman] Un poisson pêché rapporte aussi sa valeur en points.
    [governor] Au lieu d’agir, on déplace tous ses pions d’une case Action à une autre.
    [guide] Un touriste amené sur une île rapporte aussi 2 points par dessin qui s’y trouve.
    [navigator] Naviguer est gratuit.
    [preacher] Sans aucune majorité, on peut quand même jouer une de ses actions programmées.
   *[vendor] Le poisson se vend n’importe où.
}
place-holder = { $seat } a ce personnage{ $used ->
    [yes] { " " }et s’en est déjà servi.
   *[no] .
}
place-boat = Bateau ({ $seat })
place-boat-effect = Sur la case { $space } ; îles voisines : { $islands ->
    [none] aucune.
   *[other] { $islands }.
}
place-boat-price = { $free ->
    [yes] gratuit ce tour-ci
   *[no] 1 vatu par tuile
}
place-seat = { $seat }
place-seat-effect = { $panel }
place-seat-points = { part-points }
place-seat-vatus = Vatus ({ $seat })
place-seat-vatus-effect = { part-vatus }. Dès qu’il y en a { $ten }, ils se changent en { $five } points.
place-seat-vatus-points = 1 pour { $every } vatus à la fin ; { $points } dans l’état actuel
place-seat-huts = Cabanes ({ $seat })
place-seat-huts-effect = { $supply } encore à construire ; sur les îles : { $huts ->
    [none] aucune.
   *[other] { $huts }.
}
place-seat-huts-price = { part-vatus } chacune
place-seat-huts-points = { $points ->
    [0] { "" }
   *[other] { $points } dans l’état actuel
}
place-seat-fish = Poisson ({ $seat })
place-seat-fish-effect = { $tiles ->
    [none] Aucune tuile Poisson.
   *[other] Tuiles : { $tiles }. Vendues toutes ensemble maintenant, elles rapporteraient { part-vatus }.
}
place-seat-treasures = Trésors ({ $seat })
place-seat-treasures-effect = { $tiles ->
    [none] Aucun trésor.
   *[other] Tuiles : { $tiles }. On peut les vendre à tout moment, pour { part-vatus } en tout.
}
place-seat-treasures-points = { $points ->
    [0] { "" }
   *[other] { $points } à la fin
}
place-seat-markers = Pions Action ({ $seat })
place-seat-markers-effect = { $hand } en main ; sur le plateau : { $stacks ->
    [none] aucun.
   *[other] { $stacks }.
}
place-seat-token = Jeton Repos ({ $seat })
place-seat-token-effect = { $tokens ->
    [none] Face cachée jusqu’à la fin du tour.
   *[other] À la fin du tour, il donne { $tokens }.
}

## Ce qu’il faut faire maintenant

prompt-placing = Posez { $count ->
    [one] la dernière tuile du volcan
   *[other] une des { $count } tuiles du volcan
} : choisissez-la, puis sa case.
prompt-characters = Prenez un personnage pour ce tour.
prompt-neutral = Posez un pion neutre sur une case Action, n’importe laquelle : encore { $left }.
prompt-planning = Posez un pion Action : encore { $left } à ce passage, { $hand } en main.
prompt-performing = { $acts ->
    [none] Vous n’avez aucune majorité : reprenez vos pions d’une case ({ $backs }).
   *[other] Choisissez l’action à jouer : { $acts }.{ $backs ->
        [none] { "" }
       *[other] { " " }Ou reprenez des pions sans agir : { $backs }.
    }
}{ $governs ->
    [yes] { " " }Ou déplacez les pions d’une case : vous êtes le Gouverneur.
   *[no] { "" }
} { $count ->
    [one] Ce sont vos derniers pions.
   *[other] Vous avez des pions sur { $count } cases.
}
prompt-dike = Vous pouvez ajouter une digue sur { part-island } : choisissez un côté, ou aucun.
prompt-token = Prenez un des jetons Repos.
prompt-begging = Dernière occasion de mendier ce tour-ci : choisissez combien de points, ou aucun.
prompt-waiting = { $stage ->
    [placing] { $seat } pose des tuiles.
    [characters] { $seat } choisit un personnage.
    [neutral] { $seat } pose des pions neutres.
    [planning] { $seat } programme ses actions.
    [dike] { $seat } peut construire une digue.
    [token] { $seat } prend un jeton Repos.
    [begging] { $seat } peut mendier une dernière fois.
   *[performing] { $seat } agit.
}

## Leçons

lesson-characters = Bienvenue au Vanuatu ! Vous jouez Violet, et vous commencez. Votre bateau est sur la case 7, à côté de l’île d’Éfaté, et 2 poissons nagent sur la case 3. À chaque tour, vous prenez un personnage qui vous aide une fois. Prenez le Pêcheur : le poisson vous rapportera non seulement une tuile à vendre, mais aussi 2 points sur-le-champ.
lesson-planning = C’est le moment de programmer. Vous avez cinq pions : vous en posez deux, puis deux, puis un. Vous voulez pêcher, mais il n’y a pas de poisson sous votre bateau : vous ne pouvez pas encore programmer Pêcher, et sa case est grisée. Posez un pion sur Naviguer. Dès que la case 3 est à votre portée, Pêcher devient possible.
lesson-majority = Tout le monde a programmé ; maintenant, on joue les actions, une par une. Vous pouvez choisir une case où personne n’a plus de pions que vous ; à égalité, celui qui joue le plus tôt passe devant. Sur Naviguer, Jaune vous devance : il faut attendre. Pêcher est à vous, mais vous n’avez pas encore rejoint les poissons, et vos pions vous reviendraient pour rien. Dessiner est à vous aussi : dessinez sur Éfaté et marquez 3 points.
lesson-placing = Le deuxième tour commence et, comme premier joueur, vous posez les deux tuiles du volcan. Chacune doit toucher deux tuiles déjà posées, les îles ne se touchent pas, et tout océan touche une île. Pour Santo, il y a deux cases possibles, la 8 et la 12. Choisissez l’une des deux.
lesson-selling = Vous avez trois poissons et 4 vatus, une cabane sur Éfaté, et votre bateau est juste à côté : vous pouvez vendre. Le marché paie 3 par poisson. Jaune s’apprête à vendre aussi, et chaque vente fait baisser le prix : vendez les trois maintenant. 13 vatus, c’est trop pour votre bourse : 10 d’entre eux se changent aussitôt en 5 points, et il vous en reste 3.
lesson-exporting = Le premier navire du port n’attend plus que du bœuf. Le bœuf coûte 3 vatus et rapporte 5 points ; comme c’est la dernière marchandise que le navire attend, vous en marquez 2 de plus. Il y a du bœuf sur Éfaté et sur Santo, et votre bateau est à côté des deux. Achetez-en.
lesson-tourists = Le dernier tour. Vous avez deux cabanes sur Éfaté, et deux touristes s’y trouvent. À la fin, chaque cabane rapporte 2 points par touriste présent sur son île. Jaune veut aussi le dernier touriste, mais vous avez plus de pions. Amenez le touriste à Éfaté : vous recevez 1 vatu pour chacune des trois cabanes de l’île, et vos deux cabanes vous rapporteront 12 points.
lesson-waters = Pour plus tard, quand vous connaîtrez le jeu : la montée des eaux. Le dé est à 1 : les eaux montent après votre action. Éfaté porte 3 marqueurs Eau, et deux de ses côtés, vers les océans 1 et 7, n’ont pas de digue. Avec cinq marqueurs, elle disparaîtrait, et votre cabane avec elle. Construisez une digue sur l’un des deux côtés ; elle coûte 1 vatu.

# Ce qui se tape, mot à mot.
typed-place = poser
typed-take = prendre
typed-plan = programmer
typed-neutral = neutre
typed-sail = naviguer
typed-build = construire
typed-dike = digue
typed-explore = explorer
typed-fish = pêcher
typed-sell = vendre
typed-buy = acheter
typed-draw = dessiner
typed-tourists = touristes
typed-rest = repos
typed-retrieve = reprendre
typed-govern = déplacer
typed-waive = renoncer
typed-token = jeton
typed-beg = mendier
typed-begging = mendicité
typed-treasure = trésor
typed-no = sans
typed-artist = dessinateur
typed-beggar = mendiant
typed-builder = bâtisseur
typed-buyer = acheteur
typed-diver = plongeur
typed-fisherman = pêcheur
typed-governor = gouverneur
typed-guide = guide
typed-navigator = navigateur
typed-preacher = prêcheur
typed-vendor = vendeuse
typed-copra = coprah
typed-beef = bœuf
typed-first = premier
typed-both = deux
typed-point = point
