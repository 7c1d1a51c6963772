# Le Trône et le Graal

title = Le Trône et le Graal
about = Nourris une Ligne de cartes et prends-en la fin au bon moment : gagne aux points, ou d’un coup avec les trois Graals.
summary = Quatre manches. À chaque manche, joue tes cinq cartes au bout de la Ligne, une par tour, et une fois, quand tu veux, prends-en les cinq dernières. Le plus de points gagne, mais les trois Graals gagnent sur-le-champ.

# The houses of the two candidates.
seat-p1 = Lion
seat-p2 = Corbeau

## What a table may choose

option-plus = Les nombres des sept cartes plus.
option-minus = Les nombres des neuf cartes moins.

## Cards
## `.un` has an article, `.les` and `.des` are for all of a number.

-influence-text = Qui a pris le plus de ces { $number } cartes marque { $number } points. Chaque série 5, 6, 7 et 8 en rapporte 5 de plus.

card-5 = 5
    .un = un 5
    .les = les 5
    .des = des 5
    .name = Influence 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .un = un 6
    .les = les 6
    .des = des 6
    .name = Influence 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .un = un 7
    .les = les 7
    .des = des 7
    .name = Influence 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .un = un 8
    .les = les 8
    .des = des 8
    .name = Influence 8
    .text = { -influence-text(number: 8) }
card-grail = Graal
    .un = un Graal
    .text = Ne compte aucun point. Qui a pris les trois gagne sur-le-champ.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .un = un +{ $number }
    .name = Plus { $number }
    .text = Rapporte { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
card-minus = -{ $number }
    .un = un -{ $number }
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
to-take = Manche { $round }, tour { $turn } sur 6 : { SEAT($seat) } n’a plus que la prise : { $reach }.
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
rule-tg-13 = Le plus de points gagne. À égalité, la partie est nulle, et appelle une revanche.
rule-tg-14 = Ainsi quatre 5, deux 6, trois 7 et deux 8 rapportent 15, contre 14 pour trois 6, trois 7 et six 8.
