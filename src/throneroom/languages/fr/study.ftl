# The words of the pages for studying games. page.ftl has the glossary.

## My finished games

mine-none = Tu n’as encore terminé aucune partie ici.
mine-none-text = Dès que ce sera fait, tu la retrouveras ici : pour la revoir, suivre ton bilan et ton classement, et la télécharger.
mine-to-games = Vers les jeux
mine-filters = Afficher seulement
mine-game = Jeu
mine-any-game = Tous les jeux
mine-players = Joueurs
mine-any-number = Peu importe
mine-rivals = Adversaires
mine-any-rivals = Tous
mine-people = Des personnes
mine-bots = Des bots
mine-bot-of = Bots ({ $level })
mine-result = Résultat
mine-any-result = Tous les résultats
mine-won = Gagnée
mine-lost = Perdue
mine-uncounted = Ne compte pas
mine-since = Du
mine-until = Au
mine-clear = Effacer les filtres
mine-list = Parties terminées
mine-count = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
mine-none-fit = Aucune partie ne correspond.
mine-more = En afficher plus
mine-record = Bilan
mine-played = Jouées
mine-victories = Gagnées
mine-show-these = Afficher ces parties : { $which }
mine-uncounted-note = Les parties sans résultat ou avec un coup annulé ne comptent pas.
mine-rating = Classement
mine-rating-now = { $n ->
    [one] { $rating } après { $n } partie classée
   *[other] { $rating } après { $n } parties classées
}
mine-rating-range = Minimum { $low }, maximum { $high }
mine-rating-point = { $date } : { $rating }
mine-unrated = Aucune partie classée pour l’instant. Les parties entre personnes sont classées, sans conseil ni annulation, ainsi que les parties classées contre des bots.
mine-openings = Ouvertures favorites
mine-opening = Premier choix
mine-export = Télécharger toutes les parties
mine-export-note = Une archive ZIP avec un fichier pour chaque partie.

## Statistics of a game

statistics-title = { $game } : statistiques
statistics-about = { $n ->
    [one] D’après { $n } partie de ce serveur terminée selon les règles, sans annulation. Un intervalle est un intervalle de confiance à 95 %.
   *[other] D’après { $n } parties de ce serveur terminées selon les règles, sans annulation. Un intervalle est un intervalle de confiance à 95 %.
}
statistics-none = Aucune partie ne s’est encore terminée selon les règles ici.
statistics-table = { $players } joueurs
statistics-seats = Victoires par place
statistics-seat = Place
statistics-share = Part
statistics-range = Intervalle
statistics-from-to = de { $low } à { $high } %
statistics-even = Une part égale serait de { $percent } %.
statistics-nobody = personne
statistics-length = Durée
statistics-length-text = { $mean } coups en moyenne, médiane { $median }, de { $shortest } à { $longest }.
statistics-cards = Ce que tiennent les gagnants
statistics-card = Carte
statistics-winners = Gagnants
statistics-everyone = Tous
statistics-difference = Écart
statistics-firsts = Premiers choix
statistics-taken = Fois
statistics-won = Gagnées
statistics-rules = Règles en action
statistics-rule = Règle
statistics-times = Par partie
statistics-in-games = Parties

## The explorer of a solved game

explorer-of = { $game } : explorateur
explorer-about = Toutes les donnes sont résolues. Choisis-en une pour voir où mène chaque choix quand les deux jouent parfaitement.
explorer-search = Trouver une donne
explorer-begins = Commence par
explorer-any-card = n’importe quelle carte
explorer-outcome = Issue
explorer-any-outcome = peu importe
explorer-first-wins = qui commence gagne
explorer-second-wins = qui commence perd
explorer-order = Ordre
explorer-by-number = par numéro
explorer-shortest = les plus courtes d’abord
explorer-longest = les plus longues d’abord
explorer-holds = Qui tient la carte ? Touche pour changer.
explorer-held-any = { $card } : peu importe qui
explorer-held-first = { $card } : qui commence
explorer-held-second = { $card } : qui ne commence pas
explorer-found = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
explorer-none = Aucune donne ne correspond.
explorer-deal = Donne { $n }
explorer-own-deal = Donne choisie
explorer-verdict = { $n ->
    [one] { $name } gagne en { $n } coup
   *[other] { $name } gagne en { $n } coups
}
explorer-over = { $name } gagne.
explorer-wins = gagne en { $n }
explorer-loses = perd en { $n }
explorer-choices = Choix, avec le nombre de coups jusqu’à la fin
explorer-best = Jeu parfait : { $line }
explorer-another = Autres donnes
explorer-set-up = Composer une donne
explorer-set-up-text = Touche une carte pour la donner à l’autre. Chacun tient { $n } cartes.
explorer-holder = { $card } : { $name }
explorer-held = { $name } : { $n } sur { $all }
explorer-open = Explorer cette donne
explorer-cannot = Cette position ne peut pas être affichée.
explorer-previous-page = Page précédente
explorer-next-page = Page suivante

## The review of a finished game

review-title = Analyse
review-working = Analyse de la partie : { $done } décisions sur { $all }.
review-accuracy = { $own ->
    [true] Ta précision : { $percent } %.
   *[false] { $name } : précision { $percent } %.
}
review-nothing = { $own ->
    [true] Tu n’as eu aucun choix qui comptait.
   *[false] { $name } n’a eu aucun choix qui comptait.
}
review-marks = Imprécisions : { $inaccuracies }, erreurs : { $mistakes }, grosses erreurs : { $blunders }.
review-clean = Aucune erreur.
review-balance = Des chances égales au résultat, en pourcentage
# The parts of a sum: an even chance, and what was added or lost.
review-even = Chances égales
review-deal = Donne
review-own = { $own ->
    [true] Tes choix
   *[false] Choix de { $name }
}
review-rest = Les autres et les pioches
review-others = Choix des autres
review-luck = Chance
review-result = Résultat
review-decision = Décision { $n } sur { $all }
review-mark = { $mark ->
    [blunder] Grosse erreur
    [mistake] Erreur
    [inaccuracy] Imprécision
    [best] Meilleur choix
   *[good] Bon choix
}
# How much of the chance of victory a decision cost.
review-lost = coûte { $percent } %
review-choice = { $kind ->
    [played] Joué : { $story } ({ $percent } %)
    [best] Mieux : { $story } ({ $percent } %)
   *[both] Joué, et le meilleur : { $story } ({ $percent } %)
}
review-brings = { $sure ->
    [true] Cela aurait probablement apporté :
   *[false] Cela aurait pu apporter :
}
review-prevents = { $sure ->
    [true] Cela aurait probablement évité :
   *[false] Cela aurait pu éviter :
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] Contrairement au deuxième meilleur choix, cela apporte probablement :
   *[false] Contrairement au deuxième meilleur choix, cela peut apporter :
}
review-prevents-best = { $sure ->
    [true] Contrairement au deuxième meilleur choix, cela évite probablement :
   *[false] Contrairement au deuxième meilleur choix, cela peut éviter :
}
review-no-event = Aucun événement ne fait la différence à lui seul : c’est l’ensemble de la position qui est meilleur.
review-equal = Ici, tous les choix se valent : rien n’était en jeu.
review-proven = prouvé
review-choices = Les choix
review-others-left = { $count ->
    [one] { $count } autre choix.
   *[other] { $count } autres choix.
}
review-overview = Vue d’ensemble
review-previous = Décision précédente
review-next = Décision suivante
review-next-mark = Erreur suivante
review-line = Montrer la suite
review-line-step = { $exact ->
    [true] Jeu parfait, { $n } sur { $all } : { $story }
   *[false] Une suite probable, avec des cartes supposées, { $n } sur { $all } : { $story }
}
review-back = Retour à la décision
review-retry = Réessayer d’ici
review-seen-by = Analyse pour

## Puzzles

puzzle-title = Problème
puzzle-of-day = Problème du jour
puzzle-same-for-all = Aujourd’hui, tout le monde a le même.
puzzle-solve-today = Au problème
puzzle-solved-today = Résolu ! Le prochain arrive demain.
puzzle-missed-today = C’est répondu. Le prochain arrive demain.
# Days in a row on which a puzzle of the day was answered.
puzzle-streak = { $days ->
    [0] Pas encore de série.
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
puzzle-longest = Plus longue série : { $days }.
puzzle-by-game = Par jeu
# A field: how hard the next puzzles are.
puzzle-wanted = Difficulté
puzzle-wanted-rating = selon ton classement
puzzle-wanted-level = Difficulté { $n } sur 5 ({ $puzzles })
puzzle-wanted-win = Gain en { $turns } ({ $puzzles })
puzzle-count = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
puzzle-solved = { $tried ->
    [one] { $solved } résolu sur { $tried }
   *[other] { $solved } résolus sur { $tried }
}
puzzle-rating = Classement { $rating }.
puzzle-rating-change = Classement { $rating } ({ SIGNED($change) }).
puzzle-not-counted = Seule ta première réponse compte.
puzzle-today = Celui du jour
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-all = Tous les problèmes
puzzle-difficulty = Difficulté { $n } sur 5.
# The herald says this instead of "Your turn."; another sentence follows. $turns counts only your own decisions.
puzzle-task-win = { $turns ->
    [one] Un seul choix gagne tout de suite : trouve-le.
   *[other] Gagne en { $turns } coups : trouve le seul choix qui gagne.
}
puzzle-task-ending = La fin approche : trouve le meilleur choix, il n’y en a qu’un.
puzzle-task-risk = Le risque en vaut-il la peine ? Trouve le meilleur choix, il n’y en a qu’un.
puzzle-task-sure = Trouve le meilleur choix, il n’y en a qu’un.
# What the puzzles of a game are about.
puzzle-kind-win = le seul choix gagnant
puzzle-kind-ending = le meilleur choix près de la fin
puzzle-kind-risk = risquer ou non
puzzle-kind-sure = le meilleur choix
# How the solution is known.
puzzle-known-win = C’est prouvé.
puzzle-known-ending = Toutes les mains possibles des autres ont été jouées jusqu’au bout, cartes ouvertes.
puzzle-known-risk = Chaque carte qui peut encore sortir ce tour a été comptée.
puzzle-known-sure = Les bots les plus forts sont d’accord.
puzzle-right = Bien vu !
puzzle-wrong = Pas celui-là.
puzzle-proof-right = { $decisions ->
    [one] Il gagne tout de suite ; tout autre choix perd.
   *[other] Il gagne en { $decisions } coups au plus contre toute défense ; tout autre choix perd.
}
puzzle-proof-wrong = { $decisions ->
    [one] Il perd en { $decisions } coup au plus. Un seul choix gagne.
   *[other] Il perd en { $decisions } coups au plus. Un seul choix gagne.
}
# $best, $other and $own are percentages, such as 82%.
puzzle-chance-right = Tu gagnes dans { $best } des cas ; avec le deuxième meilleur choix, dans { $other }.
puzzle-chance-wrong = Tu gagnes dans { $own } des cas ; avec la solution, dans { $best }.
puzzle-play-on = { $turns ->
    [one] Bien vu ! Maintenant, gagne tout de suite.
   *[other] Bien vu ! Maintenant, gagne en { $turns } coups.
}
puzzle-slip = Pas celui-là : il perd en { $decisions } coups au plus. Un autre choix gagne.
# Sentences follow: what happens in the solution's line, and in the line of the wrong choice.
puzzle-brings = { $proof ->
    [true] La solution mène à :
   *[false] La solution mène sans doute à :
}
puzzle-prevents = { $proof ->
    [true] Elle évite :
   *[false] Elle évite sans doute :
}
puzzle-controls = La réponse
puzzle-which = La suite à regarder
puzzle-solution = Solution
puzzle-own = Ton choix
puzzle-position = La position du problème.
puzzle-back = Un coup en arrière
puzzle-forth = Un coup en avant

## A link to a moment of a game, a picture of it, a film

share-title = Partager ce moment
share-drawing = L’image se dessine…
share-failed = L’image n’a pas pu être dessinée : { $why }
share-picture-of = Image de la table : { $game }
share-seen-by = { $viewer ->
    [all] cartes ouvertes
    [spectator] vu par un spectateur
   *[seat] vu par { $name }
}
share-download = Télécharger l’image
share-send = Envoyer…
share-copy = Copier l’image
share-copied = Image copiée.
share-not-copied = Ce navigateur ne permet pas de copier une image. Télécharge-la.
share-film = Un petit film
share-film-shows = Film de la table : { $game }
share-make = Faire le film
share-making = Le film se prépare
share-progress = { $all ->
    [0] Un instant…
   *[other] Image { $n } sur { $all }
}
share-cancel = Annuler
share-download-film = Télécharger le film

## The second lesson

lesson-position = position { $n } sur { $all }
lesson-choose = Choisis ce qui te semble le mieux.
lesson-cannot = Ce n’est pas possible ici : choisis ce qui est allumé.
lesson-best = Bien choisi : { $percent } pour cent, on ne peut faire mieux.
lesson-close = Bien : { $percent } pour cent ; le meilleur choix donne { $best }.
lesson-worse = Il te reste { $percent } pour cent ; le meilleur choix donne { $best }.
lesson-wins = Bien choisi : cela gagne contre toute réponse.
lesson-loses = Pas celle-ci : les bonnes réponses la battent, et une autre carte gagne.
lesson-retry = Réessayer
lesson-all = Tous les choix
lesson-yours = ton choix

## All cards

gallery-title = Toutes les cartes
gallery-states = États d’une carte
gallery-sizes = Tailles
gallery-state-plain = simple
gallery-state-legal = jouable
gallery-state-selected = choisie
gallery-state-not-legal = injouable
gallery-state-reply = réponse
gallery-state-dead = morte
gallery-state-converted = convertie
gallery-state-token = jeton
gallery-state-changed-value = valeur changée
gallery-state-broken = cassée
gallery-state-unavailable = indisponible
gallery-state-face-down = face cachée
gallery-state-sealed = scellée
gallery-state-target-preview = aperçu de cible
gallery-state-half = moitié
gallery-state-mini = mini
gallery-sample-dead = morte
gallery-sample-church = Église
gallery-sample-now = vaut 3
gallery-sample-needs = 3 ou moins
gallery-sample-falls = tombe
gallery-sample-half = moitié : 5
gallery-tinctures-or = or
gallery-tinctures-purpure = pourpre
gallery-tinctures-azure = azur
gallery-tinctures-vert = sinople
gallery-tinctures-gules = gueules
gallery-tinctures-sable = sable
gallery-tinctures-argent = argent

## A replay

replay-slider = Étape de la partie
replay-step = Étape { $n } sur { $all } : { $known ->
    [true] { $sentence } Chances : { $name }, { $percent } pour cent.
   *[false] { $sentence }
}
replay-first = Au début
replay-previous = Étape d’avant
replay-play = Lecture
replay-pause = Pause
replay-next = Étape d’après
replay-last = À la fin
replay-speed = Vitesse
replay-seen-by = Point de vue
replay-all-open = cartes ouvertes
replay-watcher = le public
replay-go-on = Reprendre d’ici
replay-copy = Copier le lien
replay-download = Télécharger
replay-beginning = Le début.
replay-more = Plus

## The keys of a replay, a review, a puzzle and the explorer, in the sheet of all keys

steps-title = Quand aucune carte n’a le focus
steps-arrows-deed = une étape en arrière, une en avant
steps-ends-deed = le début, la fin
steps-turns = Maj + Gauche, Droite
steps-turns-deed = le tour d’avant, le tour d’après
steps-marks-deed = l’erreur d’avant, l’erreur suivante
steps-review-ends-deed = la vue d’ensemble, la dernière décision
steps-space = Espace
steps-space-deed = lecture, pause
steps-puzzle-arrows-deed = après la réponse : une étape en arrière, une en avant
steps-puzzle-ends-deed = après la réponse : le problème, la fin de la ligne
