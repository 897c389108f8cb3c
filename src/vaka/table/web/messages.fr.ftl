# Les pages de la table en français. page-… : écrit par le serveur ; client-… : par la page elle-même.

## Toutes les pages

page-skip = Aller au contenu
page-skip-to-board = Vers le plateau
page-about = À ce propos
page-places = Tout ce qui est sur le plateau
page-skip-board = Passer le plateau
page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-home = Vers l’accueil
page-problem = À la dérive
page-needs-script = Pour jouer, il faut JavaScript ; pour lire, non.
page-close = Fermer

## L’accueil

page-welcome = Montez à bord
page-tagline = Des jeux de société du Pacifique, à jouer ici entre amis, en solitaire ou contre des robots.
page-my-tables = Mes tables
page-have-code = J’ai le code d’un autre appareil, ou une clé de récupération
page-running = en cours
page-over = terminée
page-games = Jeux
page-players = { $low }–{ $high } joueurs
page-players-exactly = { $count } joueurs
page-minutes = { $low }–{ $high } min
page-play = Jouer
page-open-record = Ouvrir un enregistrement
page-open-record-meaning = Revoir une partie enregistrée dans un fichier.
page-choose-file = Choisir un fichier
page-me-link = Mes résultats
page-me-title = Ma page
page-me-nothing = Ce navigateur n’a encore pris place nulle part. Jouez une partie, et il aura une page avec ses résultats.
page-me-name = Mon nom
page-me-name-meaning = Il est proposé partout où vous prenez place, et il réunit vos parties. Il n’y a pas de compte : le nom appartient à ce navigateur, et à ceux que vous ajoutez par un code ou par la clé de récupération.
page-me-results = Résultats
page-me-against = Contre qui
page-me-game = Jeu
page-me-whom = Adversaire
page-me-played = Parties
page-me-won = Gagnées
page-me-lost = Perdues
page-me-games = Parties terminées
page-me-none = Aucune pour l’instant.
page-me-forget = M’oublier
page-me-forget-meaning = Votre nom et cette liste sont effacés, sur tous les navigateurs qui portent ce nom. Les parties en cours restent les vôtres ; celles qui sont terminées restent aux autres joueurs, sous les noms donnés à la table.
page-me-forget-do = Effacer mon nom et mes parties
page-open-tables = Tables ouvertes
page-open-none = Aucune table n’est ouverte en ce moment. Préparez-en une ci-dessous, avec une place pour un ami, et ouvrez-la à tous.
page-open-name = Votre nom à la table
page-open-free = libre
page-open-at = à { $game }
page-open-now = vient d’ouvrir
page-open-minutes = { $count ->
    [one] attend depuis 1 minute
   *[other] attend depuis { $count } minutes
}
page-open-hours = { $count ->
    [one] attend depuis 1 heure
   *[other] attend depuis { $count } heures
}
page-open-days = { $count ->
    [one] attend depuis 1 jour
   *[other] attend depuis { $count } jours
}
page-open-all = Tout afficher

## Préparer une table

page-read-rules = Lire les règles
page-how-many = Combien de joueurs ?
page-seats = Places
page-seat = Place { $number }
page-me = Moi
page-friend = Ami
page-bot = Robot
page-your-name = Nom
page-friend-meaning = Vous recevrez pour cette place une invitation à envoyer à votre ami ; elle sert une fois.
page-level = Niveau
page-hot-seat = Vous êtes plusieurs à cet écran : il montre la place dont c’est le tour.
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-bank-300-10 = 5 minutes chacun, et 10 secondes de plus à chaque tour
page-clock-bank-900-20 = 15 minutes chacun, et 20 secondes de plus à chaque tour
page-clock-bank-600 = 10 minutes chacun
page-clock-bank-1800 = 30 minutes chacun
page-clock-bank-3600 = Une heure chacun
page-clock-move-86400 = Un jour par coup
page-clock-move-259200 = Trois jours par coup
page-clock-move-604800 = Une semaine par coup
page-hook = Webhook
page-hook-meaning = Une adresse qui est prévenue (JSON avec un texte) quand c’est à quelqu’un d’absent de jouer : celle d’un salon de discussion, par exemple.
page-options = Options
page-presets = Façons de jouer
page-own-choice = Votre choix
page-own-choice-meaning = Les options choisies ci-dessous.
page-public = Ouverte à tous
page-public-meaning = Tout le monde, sur ce serveur, peut prendre la place d’un ami ; la table figure à l’accueil.
page-sit-down = S’asseoir
page-away = Quand quelqu’un s’absente
page-away-wait = La table attend
page-away-minutes = Un robot joue à sa place après 10 minutes
page-away-hour = Un robot joue à sa place après une heure
page-away-day = Un robot joue à sa place après un jour
page-away-days = Un robot joue à sa place après trois jours

## Venir à une place

page-invited = { $game } : une partie vous attend
page-invited-again = { $game } : votre place
page-invited-meaning = L’invitation sert une fois. Ce navigateur retiendra la place ; d’autres appareils s’ajoutent depuis la table.
page-device-meaning = Ce navigateur tiendra la place lui aussi. Toute la table verra qu’il s’est ajouté.
page-your-seat = votre place
page-not-there = pas encore là
page-bring = Mes tables sur cet appareil
page-bring-meaning = Tapez le code que montre votre autre appareil, ou la clé de récupération que vous avez notée. Chacun sert une fois.
page-code = Code ou clé
page-bring-do = Récupérer mes tables
page-whose = Ces tables sont-elles à vous ?
page-whose-meaning = Ce navigateur tient des places aux tables ci-dessous, et un autre se sert peut-être de la même clé. Avant de prendre place, dites si elles sont à vous. Dans les deux cas, ce navigateur reçoit une clé bien à lui, que personne d’autre ne connaît.
page-whose-mine = Oui, elles sont à moi
page-whose-other = Non, repartir à neuf
page-whose-doubt = Un autre navigateur se sert peut-être de la même clé que celui-ci. Tant que vous n’avez pas dit à qui elle est, vous pouvez continuer vos parties, mais pas prendre place ailleurs.
page-whose-say = Dire à qui elle est
page-back = Vous revoilà
page-back-meaning = Vos tables sont ici. La clé a servi ; voici la suivante. Notez-la : elle ne s’affiche que maintenant.

## Règles

page-rules = Règles
page-rules-of = Les règles de { $game }
page-search = Chercher dans les règles

## À la table

page-more = Plus
page-board = Plateau
page-zoom = Zoom
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout le plateau
page-details = Numéros sur le plateau
page-steps = Étapes de la partie
page-step-first = Au début
page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-step-now = Revenir au présent
page-turn-back = Tour précédent (Maj ←)
page-turn-on = Tour suivant (Maj →)
page-takebacks = Reprendre
page-undo = Annuler
page-redo = Rétablir
page-restart = Recommencer le tour
page-type = Taper un coup ou chercher
page-unfold = Liste des coups
page-why-not = Qu’est-ce qui est impossible maintenant ?
page-in-words = La position en mots
page-panels = Volets
page-tab-play = Jouer
page-log = Journal
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-sure = Veuillez confirmer
page-hand-on = Passer l’écran
page-playing = Jouer
page-plan = Un coup entier
page-passing = Passer les étapes où je n’ai pas le choix
page-confirm = Me demander confirmation avant un coup qu’on ne peut pas reprendre
page-pace = Coups des autres
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-one = Un à un
page-catch-next = Suivant
page-step-play = Lire
page-coach-back = Retour
page-coach-show = Montrer
page-coach-next = Suite
page-coach-leave = Quitter
page-first-game = C’est votre première partie ? { $count } petites étapes vous montrent comment on joue.
page-learn = Montrez-moi
page-no-thanks = Non, merci
page-learn-steps = Apprendre en { $count } étapes
page-learn-alone = Apprendre le solitaire en { $count } étapes
page-hint = Conseil
page-hints = Des conseils à la demande
page-turn-of = À { $names } de jouer
page-step = Étape { $step }
page-forget = Retirer de cette liste
page-forget-of = Retirer { $game } du { $day } de cette liste
page-finished = Terminées : { $count }
page-next-waiting = La prochaine table qui m’attend
page-stray = C’est l’adresse de la place de { $name }, qui ne s’ouvre que dans son navigateur. Vous regardez la partie. Pour jouer vous-même, demandez une invitation à la personne qui a ouvert la table.
page-offline = Pas de connexion
page-offline-meaning = La table est injoignable. Vos parties sont en sûreté ; réessayez une fois de retour en ligne.
page-again = Réessayer
page-fold-side = Replier le panneau à côté du plateau
page-eyes = Vu de quelle place
page-eyes-own = Ma place
page-notices = Quand c’est à moi
page-sound = Son
page-notify = Me prévenir quand c’est à moi, même si cette page est fermée

## Dit par la page

client-you = (vous)
client-your-turn = À vous
client-to-play = à jouer
client-winner = victoire
client-away = pas là
client-bot = robot ({ $bot })
client-sources = D’où viennent les points
client-ending-board = Voir le plateau
client-ending-show = Résultat de la partie
client-ending-picture = Partager une image
client-ending-step = Copier le lien de cette étape
client-ending-ahead = { $winner } totalise { $mine } { $what }, { $name } { $other }.
client-ending-most = L’écart tient surtout à ceci : { $source }, { $mine } contre { $other }.
client-copy-link = Copier le lien
client-copy-spectators = Copier le lien des spectateurs
client-copied = Le lien est copié.
client-stand-in = Confier à un robot
client-hand-over = Confier ma place à un robot
client-take-back-seat = Reprendre ma place
client-which-bot = Quel robot ?
client-rename = Changer mon nom
client-name = Nom
client-save = Enregistrer
client-cancel = Annuler
client-record = Télécharger la partie
client-rule = Règle { $rule }
client-no-match = Aucune action ne correspond ; Entrée l’envoie tel quel.
client-no-rules = Les règles n’ont pas pu être chargées.
client-found = { $count ->
    [0] Introuvable.
    [one] Trouvé une fois.
   *[other] Trouvé { $count } fois.
}
client-since = Depuis votre dernier passage
client-position = Étape { $ply } sur { $plies }
client-looking-back = Vous regardez l’étape { $ply } sur { $plies }.
client-ask-return = Demander à reprendre d’ici
client-connecting = Connexion…
client-sending = Envoi en cours…
client-notify-forbidden = Votre navigateur n’autorise pas les notifications de cette page ; vous pouvez changer cela dans ses réglages.
client-push-server = Ce serveur n’envoie pas de messages quand la page est fermée ; ouverte, elle vous prévient.
client-push-none = Ce navigateur n’accepte pas de messages quand la page est fermée ; ouverte, elle vous prévient.
client-push-install = Sur iPhone ou iPad : ajoutez cette page à l’écran d’accueil (Partager, puis Sur l’écran d’accueil), ouvrez-la de là et activez ce réglage.
client-push-https = Page fermée, les navigateurs n’acceptent de messages que par https ou sur localhost.
client-unreachable = Le serveur ne répond pas ; réessayez dans un instant.
client-kept = Pas de connexion : votre coup est gardé et partira dès qu’elle sera revenue.
client-lost = Connexion perdue ; nouvel essai…
client-gone = Cette table ne vous est plus ouverte.
client-failed = Cela n’a pas marché (erreur { $status }).
client-i-am = Je suis { $name }
client-pass-screen = Passez l’écran à { $name }
client-rematch = Revanche
client-rematch-ready = Une revanche est prête.
client-rematch-go = Y aller
client-replay = Revoir
client-concede = Abandonner
client-concede-meaning = On demande aux autres si la partie peut finir par votre défaite.
client-agree = Finir d’un commun accord
client-pause = Demander une pause
client-resume = Reprendre la partie
client-agree-winners = Qui a gagné ?
client-ask-others = Demander aux autres
client-request-undo = { $name } demande à revenir à l’étape { $ply }.
client-request-concede = { $name } souhaite abandonner.
client-request-pause = { $name } demande une pause : les pendules s’arrêtent jusqu’à ce que tout le monde veuille reprendre.
client-request-resume = { $name } aimerait reprendre la partie.
client-request-agree = { $name } propose de finir la partie. { $count ->
    [0] Personne n’aurait gagné.
   *[other] Victoire : { $winners }.
}
client-request-waits = On attend la réponse des autres.
client-request-for = Pour { $names }, êtes-vous d’accord ?
client-withdraw = Retirer la demande
client-request-off = La demande n’a pas été acceptée.
client-answer = Répondre
client-asked = On vous demande votre avis
client-bot-plays = Un robot joue pour vous.
client-take-back = Reprendre
client-stand-in-for = Confier la place ({ $name }) à un robot
client-concede-alone = La partie finit par votre défaite.
client-end-game = Finir la partie
client-return = Reprendre d’ici
client-which-seat = Quelle place est la vôtre ?
client-which-seat-meaning = Des robots jouent aux autres places, à une table qui est à vous.
client-go-back = { $count ->
    [one] Reprendre une étape
   *[other] Reprendre { $count } étapes
}
client-go-back-title = { $count ->
    [one] Reprendre une étape ?
   *[other] Reprendre { $count } étapes ?
}
client-go-back-meaning = La partie repart de la position que vous regardez. Vous pourrez tout rétablir tant que vous ne jouez rien d’autre.
client-here-only = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes, lancez Vaka avec make play HOST=0.0.0.0, ou donnez-lui une adresse sur le Web.
client-copied-here = Lien copié. Il ne marche que sur cet ordinateur ; pour les autres, lancez la table avec « vaka serve --host 0.0.0.0 ».
client-yes = Accepter
client-no = Refuser
client-order-in = Votre choix est fait : { $sentence }
client-decline = Ne plus me demander pour cette fois : { $battle }
client-seats-devices = Places et appareils
client-own-devices = Les appareils de ma place
client-this-device = celui-ci
client-since-day = depuis le { $day }
client-browser = un navigateur
client-program = un programme
client-end = Retirer
client-end-others = Retirer tous les autres
client-add-device = Ajouter un appareil
client-add-meaning = Ouvrez ce lien sur l’autre appareil, ou scannez le code.
client-link-lasts = Sert une fois, pendant dix minutes.
client-other-device = Mes tables sur un autre appareil
client-other-meaning = Ouvrez cette adresse sur l’autre appareil et tapez le code, ou scannez l’image. Toutes vos places y seront, comme ici.
client-way-back = Clé de récupération
client-back-meaning = Si vous perdez ce navigateur, cette clé ramène toutes vos places dans un autre. Notez-la : elle ne s’affiche que maintenant, et remplace la précédente.
client-qr = Le lien sous forme de code à scanner
client-close = Fermer
client-awaited = pas encore là
client-free = Libérer la place pour quelqu’un d’autre
client-new-link = Faire un nouveau lien
client-options-usual = comme d’habitude
client-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
client-door-open = Ouvrir la table à tous
client-door-shut = La réserver aux invités
client-door-meaning = Tout le monde, sur ce serveur, peut prendre place ici ; la table figure à l’accueil.
client-door-is-open = Cette table est ouverte à tous sur ce serveur.
client-remove = Retirer de la table
client-remove-title = Retirer { $name } ?
client-remove-meaning = Toute la table le lira, et { $name } ne pourra pas revenir. Si cette personne a vu quelque chose de caché, un robot continue ; sinon, n’importe qui peut prendre la place.
client-mute-all = Couper la parole
client-unmute-all = Rendre la parole
client-mute-me = Masquer pour moi
client-unmute-me = Afficher à nouveau
client-muted = parole coupée
client-hidden-lines = { $count ->
    [one] Un message d’une personne masquée n’est pas affiché.
   *[other] { $count } messages de personnes masquées ne sont pas affichés.
}
client-show-lines = Afficher
client-copy-new-link = Copier le nouveau lien
client-ask-invite = A perdu sa place : demander une nouvelle invitation
client-request-invite = { $name } demande une nouvelle invitation pour { $seat }, qui a perdu sa place.
client-about-price = Prix :
client-about-points = Points :
client-not-now = Pas maintenant :
client-belief-several = Que peut-il y avoir là ?
client-belief-one = Qu’est-ce que cela peut être ?
client-belief-meaning-several = chance d’en trouver au moins un · nombre moyen
client-belief-meaning-one = chance de chaque possibilité
client-belief-hardly = moins de 1 %
client-belief-was = c’était cela
client-belief-were = en réalité { $count }
client-belief-more = { $count ->
    [one] Une autre possibilité
   *[other] { $count } autres possibilités
}
client-do-it = Confirmer
client-hand-on = Passer l’écran à { $name }
client-take-back-title = Reprendre ce coup ?
client-take-back-ways = Vous pouvez demander aux autres de revenir juste avant, ou regarder n’importe quelle étape passée et demander à rejouer à partir de là.
client-ask-take-back = Demander aux autres
client-catch-up = { $count ->
    [one] encore 1 coup
   *[other] encore { $count } coups
}
client-again = { $count ->
    [one] Dernier coup
   *[other] { $count } derniers coups
}
client-set-up = Mise en place
client-lesson = Étape { $step } sur { $steps }
client-lesson-right = Bravo.
client-lesson-read = Regardez bien, puis continuez.
client-lesson-other = C’est permis aussi. Dans cette étape, faites ce qui est décrit plus haut, ou demandez à le voir.
client-lesson-end = C’est tout. À vous de jouer !
client-lesson-play = Jouer
client-thinking = Réflexion…
client-hint-play = Jouer ce coup
client-plan-where = { $count ->
    [one] Un seul lieu est à portée.
   *[other] { $count } lieux sont à portée.
}
client-plan-cargo = Ce qui part avec
client-plan-tap = Touchez la destination, ou faites-y glisser la pièce.
client-plan-goals = Tous les lieux à portée
client-plan-more = Ajouter ({ $name })
client-plan-less = Enlever ({ $name })
client-hint-lead = Un joueur fort envisage
client-hint-figures = { $share } % · { $result }
client-hint-meaning = part des essais · résultat (50 : égalité, 100 : gagné)
client-hint-line = Puis peut-être { $line }.
client-hint-turn = { $name } ({ $moves })
page-puzzles = Problèmes
page-puzzles-meaning = Dans chaque position, une décision vaut nettement mieux que toutes les autres. La trouverez-vous ? Vous voyez ce que voyait le joueur, rien de plus.
page-puzzles-link = Vers les problèmes
page-puzzle-today = Problème du jour
page-puzzle-number = Problème { $number } sur { $count }
page-puzzle-solve = Le résoudre
page-puzzle-none = Aucun problème à résoudre pour l’instant.
page-puzzle-known = Vous avez déjà fait celui-ci.
page-puzzle-count = { $count ->
    [one] un problème
   *[other] { $count } problèmes
}
page-puzzle-missed = { $count ->
    [0] Tous les robots trouvent.
   *[other] Robots qui passent à côté : { $bots }.
}
page-puzzle-level = { $level ->
    [0] Tous les robots les trouvent
    [one] Un niveau de robots passe à côté
   *[other] { $level } niveaux de robots passent à côté
}
page-puzzle-ask = Vous jouez { $seat }. Une décision est nettement la meilleure. Laquelle ?
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-all-of = Tous les problèmes : { $game }
client-puzzle-hint = Indice { $step } sur { $steps }
client-puzzle-solution = Voir la solution
client-puzzle-wrong = Ce n’est pas le meilleur choix. Essayez encore.
client-puzzle-over = Ce problème est résolu. Passez au suivant.
client-puzzle-solved = Terminés : { $solved } sur { $count }
client-puzzle-known = terminé
client-puzzle-days = { $days ->
    [one] Problème du jour : résolu
   *[other] Problème du jour : { $days } jours de suite
}
client-puzzle-row = { $count } de suite, résolus du premier coup
page-analysis = Analyse
page-analysis-of = Analyse d’une partie de { $game }
page-analysis-back = Retour à la partie
page-analysis-meaning = Où la partie s’est-elle décidée, qu’a apporté la chance, quels coups ont coûté le plus ? L’analyse prend une minute ou plus. Elle reste avec la partie.
page-analysis-start = Analyser cette partie
page-analysis-wait = La partie est passée en revue. Vous pouvez quitter cette page ; l’analyse continue.
page-analysis-eyes = Chances d’après ce que savait
page-analysis-everybody = tout le monde
page-analysis-click = Un clic sur la courbe mène à la position.
page-analysis-keys = La courbe : les flèches mènent d’un point à l’autre, Entrée ouvre la position
page-analysis-figures = ± vaut deux erreurs types. Un écart qui peut n’être dû qu’au hasard n’est pas signalé. Chaque coup est jugé d’après ce que l’on savait alors à cette place.
client-analysis = Analyse
client-analysis-costly = Étape { $ply } : { $played }. Coût : { $cost } (± { $error }) d’une victoire.
client-analysis-better = Mieux : { $better }.
client-analysis-look = Voir la position
client-analysis-play = Rejouer à partir d’ici
client-waiting-for = On attend { $name }
client-waiting-meaning = Envoyez ce lien à votre ami. Il sert une fois ; la personne qui l’ouvre donne son nom et s’assied ici.
client-share = Partager
client-share-text = Jouez à { $game } avec moi.
client-you-watch = Vous regardez la partie.
client-watching = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
client-eyes = Vu par { $name }
client-looks-on = { $name } (regarde)
client-say = Dire quelque chose à la table
client-say-watching = Dire quelque chose aux spectateurs
client-clock = Temps restant :
client-clocks-later = Les pendules partiront quand tout le monde sera assis.
client-clock-of = Temps restant pour { $name } :
client-paused = En pause
client-days = { $days } j { $hours } h
