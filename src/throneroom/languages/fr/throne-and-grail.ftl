# Le Trône et le Graal

title = Le Trône et le Graal
about = Nourris une Ligne de cartes et prends-en la fin au bon moment : gagne aux points, ou d’un coup avec les trois Graals.
summary = Quatre manches. À chaque manche, joue tes cinq cartes au bout de la Ligne, une par tour, et une fois, quand tu veux, prends-en les cinq dernières. Qui a le plus de points gagne, mais les trois Graals gagnent sur-le-champ.

# The houses of the two candidates.
seat-p1 = Lion
seat-p2 = Corbeau

## What a table may choose

option-plus = Les nombres des sept cartes plus
option-minus = Les nombres des neuf cartes moins

## Cards
## `.un` and `.le` have an article, `.les` and `.des` are for all of a number.

# Their forms on the page, where they are drawn as lands, Bounty, Blight and Grails: `.face` is the name on the card (`.des-face` with "de"),
# `.long` has its number too, `.label` is the same for those who do not see the card, `.printed` is the number as it stands there, with the
# longer minus.

-influence-text = Qui a pris le plus de ces { $number } cartes marque { $number } points. Chaque série de 5, 6, 7 et 8 en rapporte 5 de plus.

card-5 = 5
    .un = un 5
    .le = le 5
    .les = les 5
    .des = des 5
    .face = Champs
    .des-face = des Champs
    .long = Champs 5
    .label = Champs, 5
    .name = Influence 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .un = un 6
    .le = le 6
    .les = les 6
    .des = des 6
    .face = Moulins
    .des-face = des Moulins
    .long = Moulins 6
    .label = Moulins, 6
    .name = Influence 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .un = un 7
    .le = le 7
    .les = les 7
    .des = des 7
    .face = Abbayes
    .des-face = des Abbayes
    .long = Abbayes 7
    .label = Abbayes, 7
    .name = Influence 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .un = un 8
    .le = le 8
    .les = les 8
    .des = des 8
    .face = Forts
    .des-face = des Forts
    .long = Forts 8
    .label = Forts, 8
    .name = Influence 8
    .text = { -influence-text(number: 8) }
card-grail = Graal
    .un = un Graal
    .le = le Graal
    .text = Ne compte aucun point. Qui a pris les trois gagne sur-le-champ.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .un = un +{ $number }
    .le = le +{ $number }
    .face = Manne
    .long = Manne +{ $number }
    .label = Manne, +{ $number }
    .name = Plus { $number }
    .text = Rapporte { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
card-minus = -{ $number }
    .un = un -{ $number }
    .le = le −{ $number }
    .face = Fléau
    .long = Fléau −{ $number }
    .label = Fléau, −{ $number }
    .printed = −{ $number }
    .name = Moins { $number }
    .text = Coûte { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.

## Parts of other messages

# What a take would get.
reach = { $whole ->
    [true] { $count ->
        [1] la seule carte de la Ligne
       *[other] les { SPELL($count) } cartes de la Ligne
    }
   *[false] les { SPELL($count) } dernières cartes de la Ligne
}
points = { SEAT($seat) } { $total }
# What a player does, after the name: see `gained`.
now-leads = prend la majorité { CARD($cards, form: "des") }
draws-level = revient à égalité pour { CARD($cards, form: "les") }
completes-sets = complète { SPELL($count, form: "f") } { $count ->
    [one] série
   *[other] séries
} de 5, 6, 7 et 8

## Events

game-begun = Trois cartes sont mises de côté sans être vues, { CARD($line, form: "un") } ouvrent la Ligne, et le sort désigne { SEAT($first) } pour commencer.
goes-on = { $question }
holds = { SEAT($seat) } a en main : { CARD($cards) }.
card-played = { $deed ->
    [begins] { SEAT($seat) } rouvre la Ligne vide avec { CARD($card, form: "un") }.
    [lets-go] { SEAT($seat) } se sépare d’{ CARD($card, form: "un") } : le voilà au bout de la Ligne.
    [sweetens] { SEAT($seat) } enrichit la Ligne d’{ CARD($card, form: "un") }.
    [spoils] { SEAT($seat) } empoisonne la Ligne d’{ CARD($card, form: "un") }.
   *[adds] { SEAT($seat) } ajoute { CARD($card, form: "un") } à la Ligne.
}
line-taken = { $whole ->
    [true] { SEAT($seat) } prend toute la Ligne : { CARD($cards) }.
   *[false] { SEAT($seat) } prend la fin de la Ligne : { CARD($cards) }.
}
# From one to three things, each at most once: now-leads, draws-level, completes-sets.
gained = { SEAT($seat) } { $gains }.
# One or two Grails; $others are those of the rival.
grails-counted = { $others ->
    [0] { $count ->
        [1] { SEAT($seat) } a maintenant un Graal, le premier des trois.
       *[other] { SEAT($seat) } a maintenant deux Graals : le troisième donnerait aussitôt le trône.
    }
   *[other] { $count ->
        [one] { SEAT($seat) } a maintenant { SPELL($count) } Graal : aucune des deux maisons ne peut plus réunir les trois.
       *[other] { SEAT($seat) } a maintenant { SPELL($count) } Graals : aucune des deux maisons ne peut plus réunir les trois.
    }
}
points-so-far = Points pour l’instant : { $lion }, { $raven }.
# From two to ten cards stay.
round-begun = Manche { $round } sur 4 : { SEAT($first) } commence. { CAP(SPELL($stay)) } cartes restent dans la Ligne.
crowned = Les trois Graals sont devant { SEAT($winner) } : le trône est gagné sur-le-champ, quels que soient les points.
scored = { SEAT($seat) } : { $majorities } pour les majorités, { $sets } pour les séries, { SIGNED($numbers) } avec les cartes plus et moins, soit { $total }.
throne-taken = { SEAT($winner) } monte sur le trône.
neither-ahead = Aucune des deux maisons n’a l’avantage : la partie est nulle, et appelle une revanche.
away-shown = Mises de côté depuis le début : { CARD($cards) }.

## Questions

to-play = { $spent ->
    [true] Manche { $round }, tour { $turn } sur 6 : à { SEAT($seat) } de jouer une carte (la prise est faite).
   *[false] Manche { $round }, tour { $turn } sur 6 : à { SEAT($seat) } de jouer une carte (la Ligne est vide).
}
to-play-or-take = Manche { $round }, tour { $turn } sur 6 : à { SEAT($seat) } de jouer une carte, ou de prendre { $reach }.
to-take = Manche { $round }, tour { $turn } sur 6 : à { SEAT($seat) } de prendre { $reach } (la main est vide).
won-by-grails = { SEAT($winner) } a gagné d’un coup, avec les trois Graals.
won-on-points = { SEAT($winner) } a gagné aux points, { $more } à { $fewer }.
drawn = Partie nulle, { $points } à { $points } : il faut une revanche.

## Reasons

already-taken = Tu as déjà fait ta prise dans cette manche : joue une carte
nothing-to-take = La Ligne est vide : il n’y a rien à prendre
hand-empty = Ta main est vide : il ne te reste que la prise
not-in-box = { $sort ->
    [plus] Il n’y a pas de { CARD($card) } dans cette boîte, dont les cartes plus sont { CARD($box) } : tu as en main { CARD($hand) }
   *[minus] Il n’y a pas de { CARD($card) } dans cette boîte, dont les cartes moins sont { CARD($box) } : tu as en main { CARD($hand) }
}
not-in-hand = Tu n’as pas de { CARD($card) } : tu as en main { CARD($hand) }

## The rules in short

rule-tg-1 = Des 45 cartes mélangées, trois sont mises de côté, cachées jusqu’à la fin. Cinq cartes cachées par joueur, deux visibles ouvrent la Ligne, 30 forment la pioche. Des cartes égales en main ne font qu’un seul choix.
rule-tg-2 = Le sort désigne qui commence la première manche ; ensuite, c’est chaque fois à l’autre de commencer.
rule-tg-3 = Quatre manches de six tours chacun, en alternance : cinq cartes jouées et une prise, dans l’ordre qu’on veut.
rule-tg-4 = Jouer : une carte de ta main, face visible, au bout de la Ligne.
rule-tg-5 = Prendre : les cinq dernières cartes de la Ligne, ou toutes s’il y en a moins, devant toi. Une fois par manche, et jamais d’une Ligne vide.
rule-tg-6 = Après la prise, on ne fait plus que jouer jusqu’à la fin de la manche ; la main vide, il ne reste que la prise.
rule-tg-7 = Après six tours chacun, cinq nouvelles cartes arrivent dans chaque main et la Ligne reste. Après la quatrième manche, la pioche vide, la partie est finie.
rule-tg-8 = Les cartes prises sont visibles et restent à qui les a prises, jusqu’à la fin.
rule-tg-9 = Qui a pris les trois Graals gagne sur-le-champ, même en pleine manche ; les Graals en main ne comptent pas.
rule-tg-10 = Pour chacun des nombres 5, 6, 7 et 8, qui en a pris le plus marque ce nombre une fois ; à égalité, personne.
rule-tg-11 = Chaque série complète de 5, 6, 7 et 8 rapporte 5 points, quelles que soient les majorités.
rule-tg-12 = Les cartes plus et moins comptent leur nombre, les Graals rien.
rule-tg-13 = Qui a le plus de points gagne. À égalité, la partie est nulle, et appelle une revanche.
rule-tg-14 = Ainsi quatre 5, deux 6, trois 7 et deux 8 rapportent 15, contre 14 pour trois 6, trois 7 et six 8.

## The table

# In the bar, and over a part of the log.
table-where = manche { $round } sur 4
table-chapter = Manche { $round }
# At a player's name: whether the take of this round is still to come.
table-may-take = peut prendre
table-has-taken = a pris
table-shelf = Prises : { $name }
table-own-shelf = Tes prises
# How many each has of a land.
table-versus = { $own }{"\u202F"}:{"\u202F"}{ $other }
# Grails that a player has taken.
table-of-grails = { $n } sur 3
# A column of the shelf for those who do not see it; $leads is you, other or nobody, $leader the other's name.
table-column = { $leads ->
    [you] { CARD($card, form: "label") } : { $owner } { $own }, { $rival } { $other }, tu mènes
    [other] { CARD($card, form: "label") } : { $owner } { $own }, { $rival } { $other }, { $leader } mène
   *[nobody] { CARD($card, form: "label") } : { $owner } { $own }, { $rival } { $other }, égalité, personne ne marque
}
table-bounty-column = { $n ->
    [one] Manne : { $sum } en { $n } carte
   *[other] Manne : { $sum } en { $n } cartes
}
table-blight-column = { $n ->
    [one] Fléau : { $sum } en { $n } carte
   *[other] Fléau : { $sum } en { $n } cartes
}
table-grails-column = Graals : { $n } sur 3
# Each before a number of points.
table-majorities = majorités
table-sets = séries
table-numbers = manne et fléau
table-hand-of = Main : { $name }
# A hand that lies face down.
table-hand-counted = { $n ->
    [one] Main : { $name }, { $n } carte
   *[other] Main : { $name }, { $n } cartes
}
table-own-hand = Ta main
table-hand-is-empty = Ta main est vide
table-no-cards = aucune carte
# How many equal cards lie there, at their corner.
table-times = { $n }{"\u202F"}×
# A card, or so many equal ones, for those who do not see them.
table-card = { $n ->
    [1] { CARD($card, form: "label") }
   *[other] { CARD($card, form: "label") }, { $n } exemplaires
}
# The draw pile, as short as can be.
table-left-in-pile = reste { $n }
table-draw-pile = { $n ->
    [one] Pioche, { $n } carte. Trois autres sont mises de côté, cachées
   *[other] Pioche, { $n } cartes. Trois autres sont mises de côté, cachées
}
table-line = La Ligne
table-older = La Ligne, cartes plus anciennes
table-reach = La fin de la Ligne
# The bracket is drawn under the cards that a take would get.
table-in-bracket = { CARD($card, form: "label") }, dans l’accolade
table-lay-here = poser ici
table-end = Le bout libre
table-end-spot = Le bout libre de la Ligne : poser ici
table-away-zone = Les trois cartes mises de côté
# Under those three cards.
table-away = mises de côté
# Under the Line, when the game is over.
table-line-left = restées dans la Ligne
table-bracket-zone = Ce que donne une prise
table-take-these = { $n ->
    [1] Prendre cette carte
   *[other] Prendre ces { SPELL($n) }
}
# A heading: what we could take, though it is not our turn.
table-your-take-later = Ta prise, plus tard
# Headings over what the other would get: now, and once we have laid the card that we have lifted.
table-could-take = Si { $name } prend
table-would-take = Ce que prendrait { $name }
table-nobody-takes = Les deux prises sont faites
table-nothing-there = La Ligne est vide : rien à prendre
# We ourselves where a name would stand: before table-change, and as $name of table-spoken-change.
table-you = toi
table-change = { $before } → { $after }
# What happens to a player's points.
table-spoken-change = { $same ->
    [true] { $name } toujours { $after }
   *[false] { $name } de { $before } à { $after }
}
table-grails-after = { $n ->
    [one] { $n } Graal sur 3
   *[other] { $n } Graals sur 3
}
table-crowns = les trois Graals
# $lead is one of the headings above, $first and $second are table-spoken-change, $grails is one of the two before, or none.
table-bracket = { $grails ->
    [none] { $lead } : { CARD($cards, form: "printed") } ; { $first }, { $second }
   *[other] { $lead } : { CARD($cards, form: "printed") } ; { $first }, { $second }, { $grails }
}
table-ask-both = { $n ->
    [1] Pose une carte au bout de la Ligne, ou prends la seule qui y soit.
    [2] Pose une carte au bout de la Ligne, ou prends les deux.
   *[other] Pose une carte au bout de la Ligne, ou prends-en { SPELL($n) }.
}
table-ask-lay = Pose une carte au bout de la Ligne.
table-ask-lay-first = La Ligne est vide : pose une carte.
table-ask-take = { $n ->
    [1] Ta main est vide : prends la dernière carte.
   *[other] Ta main est vide : prends les { SPELL($n) } dernières.
}
table-spent = Prise faite. Dans cette manche, il ne reste qu’à poser.
table-left = { $plays ->
    [0] Manche { $round } sur 4. Il te reste ta prise.
    [one] Manche { $round } sur 4. Il te reste { $plays } carte à poser et ta prise.
   *[other] Manche { $round } sur 4. Il te reste { $plays } cartes à poser et ta prise.
}
table-lifted = Poser { CARD($card, form: "le") } au bout ?
# $first and $second are table-spoken-change.
table-rival-then = { $name } pourrait alors prendre : { $first }, { $second }.
table-rival-crowned = { $name } pourrait alors prendre les trois Graals et gagner sur-le-champ.
table-own-take-left = { $name } a pris : il ne reste que ta prise dans cette manche.
table-both-took = Les deux prises sont faites : la manche finira sans autre prise.
table-take = Prendre { CARD($cards, form: "printed") } ?
# As in table-bracket.
table-take-gives = { $grails ->
    [none] { CAP($first) }, { $second }.
   *[other] { CAP($first) }, { $second }, { $grails }.
}
table-take-crowns = Les trois Graals : tu gagnes sur-le-champ.
# On buttons.
table-confirm-lay = Poser { CARD($card, form: "le") }
table-confirm-take = Prendre : de { $before } à { $after }
table-confirm-crown = Prendre les Graals
table-take-cards = Prendre des cartes
table-take-verb = { $n ->
    [1] En prendre une
    [2] Prendre les deux
   *[other] En prendre { SPELL($n) }
}
table-lift-first = Lève d’abord une carte de ta main (TG-4).
table-covered = Une prise emporte les cinq dernières cartes de la Ligne (TG-5).
# How many copies of a card lie where; $own and $rival are the players.
table-counts-now = { $own } { $owned }, { $rival } { $others }, { $lying ->
    [0] aucune
   *[other] { $lying }
} dans la Ligne, { $unseen ->
    [0] aucune encore cachée
    [one] { $unseen } encore cachée
   *[other] { $unseen } encore cachées
}.
table-you-are-crowned = Les trois Graals sont à toi
table-crowned = Les trois Graals sont à { $name }
table-takes = { $name } prend { CARD($cards, form: "printed") }.
# $cards are the lands whose majority is gone, $count how many of them there are.
table-falls = { $you ->
    [true] { $count ->
        [0] Tu tombes de { $before } à { $after } : le Fléau coûte à qui le prend (TG-12).
       *[other] Tu tombes de { $before } à { $after } : la majorité { CARD($cards, form: "des-face") } est perdue (TG-10).
    }
   *[false] { $count ->
        [0] { $name } tombe de { $before } à { $after } : le Fléau coûte à qui le prend (TG-12).
       *[other] { $name } tombe de { $before } à { $after } : la majorité { CARD($cards, form: "des-face") } est perdue (TG-10).
    }
}
table-third-grail = { $name } prend le troisième Graal et gagne.
table-third-grail-why = Les trois Graals gagnent sur-le-champ, et les points ne comptent pas (TG-9).
# The score, line by line.
table-score-sets = Séries de 5, 6, 7 et 8
table-score-bounty = Manne
table-score-blight = Fléau
table-score-points = Points
table-score-grails = Graals
table-not-counted = trois Graals gagnent sur-le-champ : les points ne comptent pas
# The table in sentences.
table-line-told = La Ligne, de la pioche jusqu’au bout : { CARD($cards, form: "long") }.
table-empty-line-told = La Ligne est vide.
table-take-told = Une prise donne maintenant { CARD($cards, form: "long") }.
table-pile-of = { $count } x { CARD($card, form: "long") }
# $piles are table-pile-of, $count of them; $hidden: the hand is not ours to see.
table-side-told = { $name }, points : { $points } ; prises : { $count ->
    [0] rien
   *[other] { LIST($piles) }
} ; { $took ->
    [true] a pris
   *[false] n’a pas encore pris
} dans cette manche ; main : { $hidden ->
    [true] { $held ->
        [one] { $held } carte cachée
       *[other] { $held } cartes cachées
    }
   *[false] { $held ->
        [0] aucune carte
       *[other] { CARD($hand, form: "long") }
    }
}.
table-draw-pile-told = { $n ->
    [one] { $n } carte dans la pioche.
   *[other] { $n } cartes dans la pioche.
}
# At the terminal, where cards are called as they are typed.
table-round = Manche { $round } sur 4
table-started = { SEAT($seat) } a commencé
table-pile = { $n ->
    [0] pioche vide
   *[other] { $n } dans la pioche
}
table-away-unseen = 3 cartes mises de côté
table-away-shown = mises de côté : { $first }, { $second }, { $third }
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ c’est son tour
   *[false] { SEAT($seat) } ({ $seat })
}
table-take-state = { $took ->
    [true] a pris dans cette manche
   *[false] peut encore prendre dans cette manche
}
# Before the cards in a hand, and before those that were taken.
table-hand = main
table-taken = prises
table-hidden-cards = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
# Of a hand, and of what was taken.
table-empty = vide
table-nothing-yet = rien encore
table-line-is-empty = La Ligne est vide
table-line-over = { $n ->
    [one] Il reste la Ligne ({ $n } carte)
   *[other] Il reste la Ligne ({ $n } cartes)
}
# $whole: a take gets the whole Line, else so many cards as $reach.
table-line-marked = { $n ->
    [one] La Ligne ({ $n } carte) : une prise emporte { $whole ->
        [true] tout
       *[false] les { $reach } dernières
    }, sous le signe { $mark }
   *[other] La Ligne ({ $n } cartes) : une prise emporte { $whole ->
        [true] tout
       *[false] les { $reach } dernières
    }, sous le signe { $mark }
}
# Heads of narrow columns; the first one is over the houses.
table-score = { $over ->
    [true] Score
   *[false] Score actuel
}
# With a space at the end: the numbers under it may have a mark.
table-column-of = { CARD($card) }{" "}
table-column-sets = séries
table-column-points = points
table-column-grails = Graals
# Under the columns: what the mark means that some numbers have.
table-leads = { $mark } mène et marque le nombre ; une série rapporte 5
table-unseen = Ce que tu n’as pas vu ({ $n } cartes, où qu’elles soient)

## The first game, step by step

# The learner is the Lion. The cards and numbers are those of one recorded game.
guide-1 = À chaque manche, tu poses cinq cartes au bout de la Ligne, et une fois tu en prends les cinq dernières. Ce que tu prends compte.
guide-2 = Un Graal est dans la Ligne : laisse-le là, jusqu’à ce qu’il ait de la compagnie. Lève le 6 et pose-le au bout libre.
guide-3 = L’adversaire a posé un Fléau, −3. L’accolade dit ce qu’une prise donnerait maintenant : les points avant et après.
guide-4 = Lève le 8 et regarde l’accolade : elle glisse et montre ce que l’adversaire pourrait alors prendre. Pose-le.
guide-5 = Les cinq dernières comptent maintenant un Graal et trois terres. Tu mènerais en 5, en 6 et en 8, soit 19 points, moins 3 pour le Fléau : prends-les.
guide-6 = Ta prise est faite : dans cette manche, il ne te reste qu’à poser, et ce que tu poses peut se perdre. Pose un 7.
guide-7 = L’adversaire a pris 7, 8 et 7 et mène en 7 ; en 8, c’est l’égalité, et personne ne marque. Les onglets dorés montrent qui mène.
guide-8 = Toute carte doit être posée. Les deux prises sont faites, personne ne prendra ton Graal dans cette manche : laisse-le partir.
guide-9 = Manche 2 : nouvelles mains, et la Ligne reste. L’adversaire a aussi posé le dernier Graal, sans prendre. Prends les cinq !
guide-10 = Les trois Graals gagnent sur-le-champ, quels que soient les points. Sinon, la partie dure quatre manches, et qui a le plus de points gagne.

## La deuxième leçon

lesson-1 = Les cinq dernières comptent trois 7, un 6 et une Manne : 17 points. Tu prends maintenant, ou tu poses d’abord une carte ?
lesson-1-why = L’adversaire n’a pas encore pris non plus : quoi que tu poses, les mêmes 7 seraient pour lui. Prends quand le bout de la Ligne est riche et qu’il pourrait le prendre.
lesson-2 = Les cinq dernières te donneraient 10 points. Tu as un tour de plus que l’adversaire, avec un 5 et un Fléau en main : que fais-tu ?
lesson-2-why = Tu as le dernier mot dans cette manche, donc tu peux attendre. Ton Fléau gâche la prise adverse, et derrière attendent deux 8 et un 6 pour qui prend en second.
lesson-3 = La dernière manche commence, et prendre te coûterait 2 points. Hormis un 5 et deux 8, il ne reste à voir que des Fléaux : que fais-tu ?
lesson-3-why = Chacun doit prendre une fois, et ce qui vient est surtout du Fléau. Qui prend d’abord paie 2, qui attend avale le reste.
lesson-end = Prends tôt si le bout de la Ligne est riche ou va empirer, et attends si tu as le dernier mot. Essaie dans une vraie partie.
