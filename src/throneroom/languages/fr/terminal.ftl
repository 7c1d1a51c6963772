# What the commands `games`, `show`, `play` and `replay` say at a terminal, beside the words of the games. What a person types (`?`, `undo`,
# `save`, `quit`, decisions) is the same in all languages. The glossary is in page.ftl.

## Lists of games and cards

column-name = nom
column-players = joueurs
column-minutes = minutes
column-about = de quoi il s’agit
column-copies = nombre
column-card = carte
column-text = effet

# How many players a game is for, in the list of games.
span = { $fixed ->
    [true] { $most }
   *[false] { $least } à { $most }
}
# Over the cards and rules of a game; $about is one sentence about it.
about = { $fixed ->
    [true] { $most } joueurs, { $minutes } minutes. { $about }
   *[false] { $least } à { $most } joueurs, { $minutes } minutes. { $about }
}
# An option of a table, what it is for, and its value where nobody chooses one.
option = option { $name } : { $about } (par défaut : { $default })

## A game

# $summary is what the game is about, in a few sentences.
opening = { $summary } Tape ? pour l’aide.
# Lines of at most 80 columns.
help =
    Le numéro ou les mots d’un choix le jouent. Et aussi :
      ?              cette aide
      ? CARTE        l’effet d’une carte
      undo           annuler ton dernier coup
      log            le journal jusqu’ici
      rules          les règles en bref
      hint           ce qu’un bot fort ferait à ta place, et s’il en est sûr
      save FICHIER   garder la partie ; `throneroom play --load FICHIER` la reprend
      quit           partir
# Something printed on a card: "rang noble"; and one thing after others.
printed = { $label } { $value }
printed-also = { $others }, { $printed }
card-is = { $card } : { $text }
card-with = { $card } ({ $printed }) : { $text }
hint = Tu as environ { $percent } % de chances de gagner. Un bot fort choisirait :
# Why: $decision is a worse choice; then sentences follow what is likely after the choice of the bot.
hint-compared = Par rapport à { $decision } :
hint-brings = { $sure ->
    [true] cela amène sans doute :
   *[false] cela peut amener :
}
hint-prevents = { $sure ->
    [true] cela évite sans doute :
   *[false] cela peut éviter :
}
share = { $percent } %
undone = Coup annulé.
saved = Partie gardée dans { $file }.
curtain = À { $seat } de jouer. { $seat }, appuie sur Entrée quand personne d’autre ne regarde.
not-finished = La partie n’est pas finie. `save FICHIER` la garde avant de partir.
# A game that its rules do not end is stopped after so many decisions.
stopped = Après { $decisions } décisions, la partie est arrêtée : elle ne peut pas en avoir plus. Personne ne gagne.
# 64 digits follow, which must stay whole.
key = La donne peut être vérifiée : sa clé était { $key }
after-the-end = save FICHIER garde la partie, Entrée pour partir

## What cannot be done

no-choice = il n’y a pas de choix { $choice } ; tape un nombre de 1 à { $last }
no-card = aucune carte ne s’appelle « { $name } » ; les cartes sont { $cards }
no-decision = « { $text } » n’est pas un coup du jeu { $game } ; un coup s’écrit comme « { $example } »
no-decision-but = « { $text } » n’est pas un coup du jeu { $game } ; tu voulais dire { $choices } ?
# A decision that may have been meant, and one more of them.
meant = « { $decision } »
meant-or = { $others } ou « { $decision } »
nothing-to-undo = tu n’as pas encore de coup à annuler
save-where = garder où ? Par exemple : save partie.txt
save-or-enter = tape save FICHIER, ou seulement Entrée
not-a-record = { $file } existe et n’est pas une partie de Throneroom : le fichier reste comme il est
# $why comes from the system, in its language.
cannot-write = impossible d’écrire { $file } : { $why }

## A record, step by step

step = Étape { $step } sur { $steps }
step-help = Entrée avance, b recule, un nombre mène à cette étape, q pour partir.
step-unknown = { $steps ->
    [one] Entrée avance, b recule, un nombre mène à cette étape, q pour partir. Il y a { $steps } étape.
   *[other] Entrée avance, b recule, un nombre mène à cette étape, q pour partir. Il y a { $steps } étapes.
}

## L’analyse d’une partie

reviewing = Analyse des décisions...
review-mark = { $mark ->
    [blunder] Décision { $step } de { $seat } : une grosse erreur
    [mistake] Décision { $step } de { $seat } : une erreur
    [good] Décision { $step } de { $seat } : un bon choix
    [best] Décision { $step } de { $seat } : le meilleur choix
   *[inaccuracy] Décision { $step } de { $seat } : une imprécision
}
# $decision is in the notation of the game, $story says the same in sentences. The percentage is the chance to win.
review-played = Joué : { $decision } ({ $percent } %). { $story }
review-better = Mieux : { $decision } ({ $percent } %). { $story }
# Sentences follow. $sure: they are more likely than not.
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
review-equal = Ici, tous les choix se valent : rien n’était en jeu.
# $choices: all of them with their chances, separated by commas.
review-choices = Choix : { $choices }.
review-seat = { $seat } : précision { $percent } % sur { $decisions } décisions. Imprécisions : { $inaccuracy }, erreurs : { $mistake }, grosses erreurs : { $blunder }.
review-no-choice = { $seat } n’a eu aucun choix qui comptait.
# Signed percentages of a victory, which lead from an even share to the result.
review-balance = Donne { $deal }, ses propres choix { $own }, les autres et les pioches { $rest }.
review-balance-open = Donne { $deal }, ses propres choix { $own }, choix des autres { $others }, chance { $luck }.
