# Hiérarchie

title = Hiérarchie
about = Un duel à cartes ouvertes : coiffe la Ligne d’un personnage, encore et encore, jusqu’à ce que l’adversaire n’ait plus personne à poser.
summary = Toutes les cartes sont visibles. À tour de rôle, pose un de tes personnages au sommet de la Ligne : une valeur plus forte sur une plus faible, sauf si le texte d’une carte dit autrement. Qui ne peut plus jouer perd.

seat-p1 = Or
seat-p2 = Pourpre

## Cards
## `.le` has the article, `.du` and `.au` the article with a preposition, `.e` the ending of a participle that goes with the card.

card-assassin = Assassin
    .le = l’Assassin
    .du = de l’Assassin
    .au = à l’Assassin
    .e = {""}
    .text = Va sur n’importe qui, si haut soit-il, sauf la Tour et le Lépreux.
card-leper = Lépreux
    .le = le Lépreux
    .du = du Lépreux
    .au = au Lépreux
    .e = {""}
    .text = Va aussi sur toute valeur impaire. Tant qu’il est au sommet, ni carte royale ni Assassin ne peut suivre.
card-serf = Serf
    .le = le Serf
    .du = du Serf
    .au = au Serf
    .e = {""}
    .text = Se joue comme un 3, mais vaut 7 au sommet.
card-tower = Tour
    .le = la Tour
    .du = de la Tour
    .au = à la Tour
    .e = e
    .text = Exige une carte dans la Ligne. Sur une valeur plus forte, il faut défausser une autre carte de sa main ; jamais sur le Lépreux. Compte pour deux cartes dans la Ligne.
card-surgeon = Chirurgien
    .le = le Chirurgien
    .du = du Chirurgien
    .au = au Chirurgien
    .e = {""}
    .text = Exige deux cartes dans la Ligne. Renvoie une carte adverse de la Ligne dans la main d’où elle vient ; puis l’adversaire renvoie une de tes autres cartes.
card-knight = Chevalier
    .le = le Chevalier
    .du = du Chevalier
    .au = au Chevalier
    .e = {""}
    .text = Va aussi sur le Dragon.
card-usurper = Usurpateur
    .le = l’Usurpateur
    .du = de l’Usurpateur
    .au = à l’Usurpateur
    .e = {""}
    .text = Ne va que sur une valeur plus forte. Tant qu’il est au sommet, la carte suivante doit être plus faible.
card-sorcerer = Sorcier
    .le = le Sorcier
    .du = du Sorcier
    .au = au Sorcier
    .e = {""}
    .text = Tant qu’il est au sommet, les cartes en main n’ont plus de texte : seules les valeurs imprimées de 9 à 13 peuvent suivre.
card-dragon = Dragon
    .le = le Dragon
    .du = du Dragon
    .au = au Dragon
    .e = {""}
    .text = Va aussi sur la Baronne.
card-baroness = Baronne
    .le = la Baronne
    .du = de la Baronne
    .au = à la Baronne
    .e = e
    .text = Seulement si la Ligne compte sept cartes ou moins.
card-high-priest = Grand Prêtre
    .le = le Grand Prêtre
    .du = du Grand Prêtre
    .au = au Grand Prêtre
    .e = {""}
    .text = Ne va que sur le Chevalier, le Serf ou une carte royale, même la Reine et le Roi.
card-queen = Reine
    .le = la Reine
    .du = de la Reine
    .au = à la Reine
    .e = e
    .text = Seulement si la Baronne est dans la Ligne, quelle que soit sa couleur.
card-king = Roi
    .le = le Roi
    .du = du Roi
    .au = au Roi
    .e = {""}
    .text = Seulement si la Ligne compte sept cartes ou plus.
card-imposter = Imposteur
    .le = l’Imposteur
    .du = de l’Imposteur
    .au = à l’Imposteur
    .e = {""}
    .text = Se joue comme la copie d’une carte adverse de la Ligne, sauf celle du sommet ; redevient simple Imposteur dès qu’il est recouvert ou renvoyé. Qui le tient commence.

## What is printed on cards: each with the words that it can be

stat-number = valeur
stat-royal = royale
    .yes = oui

## Parts of other messages

on-top = { $disguised ->
    [true] l’Imposteur en { CARD($card) } ({ $number })
   *[false] { CARD($card, form: "le") } ({ $number })
}
    .name = { $disguised ->
        [true] L’Imposteur en { CARD($card) }
       *[false] { CAP(CARD($card, form: "le")) }
    }
    .du = { $disguised ->
        [true] de l’Imposteur en { CARD($card) } ({ $number })
       *[false] { CARD($card, form: "du") } ({ $number })
    }
    .au = { $disguised ->
        [true] à l’Imposteur en { CARD($card) } ({ $number })
       *[false] { CARD($card, form: "au") } ({ $number })
    }
# The beginning of a sentence that goes on with a verb: "Ada joue le Chevalier, qui" - "pourfend le Dragon". A name never follows "de".
played = { $guise ->
    [none] { SEAT($seat) } joue { CARD($card, form: "le") }, qui
   *[other] { SEAT($seat) } joue { CARD($card, form: "le") } en { CARD($guise) }, qui
}
in-the-line = cette carte est dans la Ligne
out-of-the-game = cette carte est hors jeu
held-by = cette carte est chez { SEAT($seat) }

## Events

dealt = Sept cartes chacun, face visible. { SEAT($first) } tient l’Imposteur et commence.
line-opened = { SEAT($seat) } ouvre la Ligne avec { CARD($card, form: "le") }.
# The verbs belong to the cards: the Knight slays only the Dragon, whoever goes on the Usurper ducks under it.
card-laid = { $deed ->
    [ducks-under] { $played } se faufile sous { $top }.
    [blesses] { $played } bénit { $top }.
    [strikes-down] { $played } poignarde { $top }.
    [clears-around] { $played } fait le vide autour { TEXT($top, form: "du") }.
    [climbs-past] { $played } grimpe par-dessus { $top }.
    [walls-in] { $played } emmure { $top }.
    [operates-above] { $played } sort son scalpel au-dessus { TEXT($top, form: "du") }.
    [slays] { $played } pourfend { $top }.
    [rides-over] { $played } galope par-dessus { $top }.
    [seizes-place] { $played } usurpe la place { TEXT($top, form: "du") }.
    [silences] { $played } réduit { $top } au silence.
    [carries-off] { $played } enlève { $top }.
    [swoops-down-on] { $played } fond sur { $top }.
    [looks-down-on] { $played } toise { $top }.
    [steps-over] { $played } enjambe { $top }.
    [sweeps-past] { $played } passe devant { $top } sans un regard.
   *[commands] { $played } commande { TEXT($top, form: "au") }.
}
tower-raised = { $played } se dresse au-dessus { TEXT($top, form: "du") } ; { CARD($discard, form: "le") } en fait les frais.
sent-home = { SEAT($seat) } renvoie { CARD($card, form: "le") } chez { SEAT($owner) }.
cannot-open = { SEAT($loser) } n’a aucune carte pour ouvrir la Ligne : { SEAT($winner) } monte sur le trône avant même la première carte.
no-card-left = { SEAT($loser) } n’a plus de carte : { SEAT($winner) } monte sur le trône.
nothing-follows = { SEAT($loser) } n’a plus personne à poser sur { $top } : { SEAT($winner) } monte sur le trône.

## Questions

to-open = À { SEAT($seat) } d’ouvrir la Ligne.
to-play = À { SEAT($seat) } de poser une carte sur { $top }.
to-send-home = À { SEAT($seat) } de choisir une carte de la Ligne à renvoyer chez { SEAT($rival) }.
won = { SEAT($winner) } a gagné : { SEAT($loser) } ne peut plus jouer.

## Reasons

play-now = Les cartes ne reviennent en main qu’après le Chirurgien : pose une carte
not-in-hand = { CAP(CARD($card, form: "le")) } n’est pas dans ta main : { $where }
surgeon-at-work = Le Chirurgien opère : choisis d’abord une carte de la Ligne à renvoyer chez { SEAT($rival) }
not-in-line = { CAP(CARD($card, form: "le")) } n’est pas dans la Ligne : { $where }
stays-on-top = { CAP(CARD($card, form: "le")) } vient d’être posé{ CARD($card, form: "e") } et reste au sommet
own-card = { CAP(CARD($card, form: "le")) } est à toi : choisis une carte à renvoyer chez { SEAT($rival) }
no-text-no-number = { TEXT($top, form: "name") } est au sommet : sans son texte, l’Imposteur n’a pas de valeur
no-copy-outside = L’Imposteur ne peut pas copier { CARD($card, form: "le") } : cette carte n’est pas dans la Ligne
no-copy-of-top = { CAP(CARD($card, form: "le")) } est au sommet : l’Imposteur ne copie qu’une carte recouverte
no-copy-of-own = { CAP(CARD($card, form: "le")) } est à toi : l’Imposteur ne copie qu’une carte adverse
no-card-to-go-on = { $card ->
    [usurper] La Ligne est vide : l’Usurpateur doit se poser sur une valeur plus forte
   *[other] La Ligne est vide : { CARD($card, form: "le") } doit se poser sur le Chevalier, le Serf ou une carte royale
}
shunned = { $card ->
    [assassin] { TEXT($top, form: "name") } est au sommet : l’Assassin ne peut pas suivre
   *[other] { TEXT($top, form: "name") } est au sommet : aucune carte royale ne peut suivre
}
not-lower = { TEXT($top, form: "name") } est au sommet : la carte suivante doit valoir moins de 7, et ce n’est pas le cas { CARD($card, form: "du") } ({ $number })
silenced = { TEXT($top, form: "name") } est au sommet : les textes ne comptent plus, et { CARD($card, form: "le") } ({ $number }) ne dépasse pas 8
usurper-needs-higher = L’Usurpateur ne va que sur une valeur au-dessus de 7, pas sur { $top }
wrong-company = Le Grand Prêtre ne va que sur le Chevalier, le Serf ou une carte royale, pas sur { $top }
tower-holds = { TEXT($top, form: "name") } est au sommet : l’Assassin ne peut pas l’escalader
leper-needs-lower-or-odd = Le Lépreux va sur une valeur plus faible ou impaire, pas sur { $top }
not-higher = { CAP(CARD($card, form: "le")) } ({ $number }) ne dépasse pas { $top }
cannot-open-with = La Ligne est vide : { CARD($card, form: "le") } ne peut pas l’ouvrir
nothing-to-discard = { $mine ->
    [true] Sur { $top }, la Tour exige une autre carte de ta main à défausser, et tu n’en as pas
   *[false] Sur { $top }, la Tour exige une autre carte en main à défausser, et il n’y en a pas
}
line-too-short = { $card ->
    [surgeon] { $size ->
        [0] Le Chirurgien exige deux cartes dans la Ligne, et elle est vide
        [1] Le Chirurgien exige deux cartes dans la Ligne, et elle n’en a qu’une
       *[other] Le Chirurgien exige deux cartes dans la Ligne, et elle n’en a que { $size }
    }
   *[king] { $size ->
        [0] Le Roi ne vient que si la Ligne compte 7 cartes ou plus, et elle est vide
        [1] Le Roi ne vient que si la Ligne compte 7 cartes ou plus, et elle n’en a qu’une
       *[other] Le Roi ne vient que si la Ligne compte 7 cartes ou plus, et elle n’en a que { $size }
    }
}
line-too-long = La Baronne ne vient que si la Ligne compte 7 cartes ou moins, et elle en a { $size }
no-baroness = La Reine ne vient que si la Baronne est dans la Ligne
discard-needed = { $disguised ->
    [true] Sur { $top }, la Tour exige une défausse : play imposter as tower discard CARD
   *[false] Sur { $top }, la Tour exige une défausse : play tower discard CARD
}
discard-not-held = Pour la Tour, on défausse une carte de sa main : { CARD($discard, form: "le") } n’y est pas
no-discard-needed = { $disguised ->
    [true] Sur { $top }, la Tour n’exige pas de défausse, et n’en permet donc aucune : play imposter as tower
   *[false] Sur { $top }, la Tour n’exige pas de défausse, et n’en permet donc aucune : play tower
}
nothing-to-copy = L’Imposteur copie une carte adverse recouverte de la Ligne, et il n’y en a pas
no-copy-follows = L’Imposteur ne pourrait être que { CARD($copies, form: "le", join: "or") }, et cela ne peut pas suivre { $top }

## The rules in short

rule-hi-1 = Quatorze personnages, sept cartes visibles chacun. p1 est Or, p2 est Pourpre.
rule-hi-2 = Qui tient l’Imposteur commence ; ensuite, chacun son tour.
rule-hi-3 = À ton tour, pose une carte au sommet de la Ligne. Si tu ne peux pas, tu perds aussitôt : pas de nulle, et on ne passe pas.
rule-hi-4 = Une carte va sur une valeur plus faible, jamais sur une valeur égale, sauf si son texte le permet.
rule-hi-5 = Ce qu’exige la carte du sommet l’emporte sur ce que permet la nouvelle ; puis la condition de la nouvelle doit être remplie.
rule-hi-6 = On compte la Ligne avant de poser la nouvelle carte ; la Tour compte pour deux, où qu’elle soit.
rule-hi-7 = Seuls l’Assassin, le Lépreux, le Serf, le Chevalier, le Sorcier, le Dragon et la Baronne peuvent ouvrir la Ligne.
rule-hi-8 = L’Assassin va sur n’importe qui, si haut soit-il, sauf la Tour et le Lépreux.
rule-hi-9 = Le Lépreux va sur toute valeur impaire. Tant qu’il est au sommet, ni carte royale ni Assassin ne peut suivre.
rule-hi-10 = Le Serf se joue comme un 3 et vaut 7 au sommet ; Serf et Chevalier ne vont jamais l’un sur l’autre.
rule-hi-11 = La Tour ne va sur une valeur plus forte qu’au prix d’une autre carte, défaussée ; là où la défausse n’est pas exigée, elle est interdite. Jamais sur le Lépreux ni sur une Ligne vide.
rule-hi-12 = Après le Chirurgien, tu renvoies une carte adverse de la Ligne, puis l’adversaire une de tes autres cartes. La carte qu’on vient de poser reste.
rule-hi-13 = Le Chevalier peut aller sur le Dragon, le Dragon sur la Baronne.
rule-hi-14 = L’Usurpateur ne va que sur une valeur plus forte ; la carte d’après doit être plus faible, quoi que dise son texte.
rule-hi-15 = Sous le Sorcier, les cartes en main n’ont plus de texte : seuls 9 à 13 peuvent suivre, sans condition ; pas d’Imposteur.
rule-hi-16 = Baronne : sept cartes ou moins dans la Ligne. Reine : la Baronne s’y trouve. Roi : sept cartes ou plus. Grand Prêtre : seulement sur le Chevalier, le Serf ou une carte royale.
rule-hi-17 = L’Imposteur se joue comme une carte adverse recouverte de la Ligne, en tout sauf la couleur ; recouvert ou renvoyé, il redevient simple Imposteur, sans nom ni valeur.
rule-hi-18 = Une carte revenue en main peut être rejouée.
rule-hi-19 = Toute partie a une fin, et jamais de nulle ; qui est à court de coups perd dès que vient son tour, même avant la première carte.

## The table

# In the bar; $viewer is our seat, and neither for a watcher.
table-where = { $viewer ->
    [p1] tour { $turn } · tu joues { seat-p1 }
    [p2] tour { $turn } · tu joues { seat-p2 }
   *[other] tour { $turn }
}
table-the-line = La Ligne
# Of the cards in the Line under the top one.
table-covered = recouvertes, dans l’ordre
table-open-hand = main ouverte
table-rival-hand = Main ouverte : { $name }
table-own-hand = Ta main
table-hand-of = Main : { $name }
# A card for those who do not see it: its number, its colour, and what its mark means, if it has one.
table-card = { $mark ->
    [none] { CARD($card) }, { $number }, { $owner ->
        [p1] or
       *[p2] pourpre
    }
   *[other] { CARD($card) }, { $number }, { $owner ->
        [p1] or
       *[p2] pourpre
    }, { $mark }
}
# What the crown on Tower, Baroness, Queen and King means.
table-royalty = carte royale
table-on-top = Au sommet : { CARD($card) }, { $number }
# On the Imposter: what it is played as.
table-as = en { CARD($card) }, { $number }
table-line-is-empty = La Ligne est vide
# Where a card goes down, on a narrow spot.
table-place = poser ici
table-top-spot = Le sommet de la Ligne
# $card is what table-card says.
table-top-card = Le sommet de la Ligne : { $card }
table-in-line = { $n } dans la Ligne
# Under a gauge of fourteen notches, of which one is marked.
table-gauge-mark = { $full } : Baronne jusqu’ici, Roi à partir d’ici
table-gauge = { $n ->
    [one] { $n } carte dans la Ligne. La Baronne vient jusqu’à { $full }, le Roi à partir de { $full }.
   *[other] { $n } cartes dans la Ligne. La Baronne vient jusqu’à { $full }, le Roi à partir de { $full }.
}
# Over the cards that were discarded for the Tower.
table-discards = Défaussées
# What the card on top, or the empty Line, asks of the next card; $number is what the card on top counts.
table-asks = { $asks ->
    [first] Demande une première carte.
    [lower] Demande plus faible que { $number }.
    [exception] Rien n’est plus fort que { $number }.
   *[higher] Demande plus fort que { $number }.
}
table-openers = Seuls peuvent ouvrir : { CARD($cards) }.
# Cards that may follow against their numbers, and cards that may not though their numbers fit.
table-also = Aussi : { CARD($cards) }.
table-never = Jamais : { CARD($cards) }.
# Under the Sorcerer.
table-silent = Aucun texte ne compte : ni Imposteur, ni conditions.
table-open = Ouvre la Ligne avec une carte allumée.
table-play = Pose une carte sur { CARD($top, form: "le") } ({ $number }).
table-can-follow = { $n ->
    [one] Tu as { $n } carte qui peut suivre.
   *[other] Tu as { $n } cartes qui peuvent suivre.
}
table-lifted = { CAP(CARD($card, form: "le")) } sur { CARD($top, form: "le") } ?
table-lifted-open = Ouvrir la Ligne avec { CARD($card, form: "le") } ?
# From one to three cards.
table-answers = { $rival } ne pourrait répondre qu’avec { CARD($cards, form: "le", join: "or") }.
# More than three; their edges are dashed.
table-many-answers = { $rival } pourrait répondre avec { $n } cartes (en pointillé).
table-no-answer = { $rival } n’aurait pas de réponse : c’est gagné.
table-surgeon-first = D’abord tu renvoies une carte chez { $rival }, puis { $rival } t’en renvoie une.
table-price = La Tour a son prix : quelle carte défausses-tu ?
table-disguise = En quelle carte se déguise l’Imposteur ?
table-send-first = Chirurgien : renvoie une carte chez { $rival }.
table-send-second = À toi de renvoyer une carte chez { $rival }.
# On buttons. $price is the card that is given up for a Tower, none otherwise.
table-lay = Poser { CARD($card, form: "le") }
table-lay-as = { $price ->
    [none] Poser { CARD($card, form: "le") } en { CARD($guise) }
   *[other] Poser { CARD($card, form: "le") } en { CARD($guise) }, prix : { CARD($price) }
}
table-lay-for = Poser { CARD($card, form: "le") }, défausser { CARD($price, form: "le") }
table-send-home = Renvoyer { CARD($card, form: "le") }
# Ribbons on cards that can be chosen: to be given up, to be copied by the Imposter, to be sent home.
table-price-tag = défausser ?
table-copy-tag = copier
table-home-tag = renvoyer
table-you-are-stuck = Tu ne peux plus jouer : tu perds.
table-is-stuck = { $name } ne peut plus jouer et perd.
table-stuck-on-top = { $held ->
    [1] La seule carte en main ne peut pas suivre { CARD($top, form: "le") } ({ $number }). { $asks } Qui ne peut pas poser de carte perd (HI-3).
   *[other] Aucune des { $held } cartes en main ne peut suivre { CARD($top, form: "le") } ({ $number }). { $asks } Qui ne peut pas poser de carte perd (HI-3).
}
table-stuck-opening = Aucune carte en main ne peut ouvrir la Ligne, et qui ne peut pas poser de carte perd (HI-3, HI-7).
table-stuck-without-card = Il n’y a plus de carte en main, et qui ne peut pas poser de carte perd (HI-3).
table-stuck-touch = Touche une carte pour lire pourquoi elle ne va pas.
# The table in sentences.
table-line-told = La Ligne, du pied au sommet : { CARD($cards) }. Elle compte pour { $size }.
table-empty-line-told = La Ligne est vide.
table-you-hold = { $count ->
    [0] Tu n’as plus de carte en main.
   *[other] Tu as en main { CARD($cards) }.
}
table-holds = { $count ->
    [0] { $name } n’a plus de carte en main.
   *[other] { $name } a en main { CARD($cards) }.
}
# At the terminal.
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ c’est son tour
   *[false] { SEAT($seat) } ({ $seat })
}
table-no-cards = aucune carte
# $tower: the Tower lies in the Line.
table-line-marked = { $tower ->
    [true] { $n ->
        [one] La Ligne ({ $n } carte, la Tour compte pour deux), le sommet est marqué { $mark }
       *[other] La Ligne ({ $n } cartes, la Tour compte pour deux), le sommet est marqué { $mark }
    }
   *[false] { $n ->
        [one] La Ligne ({ $n } carte), le sommet est marqué { $mark }
       *[other] La Ligne ({ $n } cartes), le sommet est marqué { $mark }
    }
}
# Of the Line.
table-empty = vide
table-out-of-the-game = Hors jeu
table-guised = { CARD($card) } en { CARD($guise) }

## The first game, step by step

# The learner is Gold. The cards and numbers are those of one recorded game.
guide-1 = Tu joues Or. Les quatorze cartes sont visibles : sept à toi, sept à Pourpre. Qui ne peut plus poser de carte sur la Ligne perd.
guide-2 = Tu tiens l’Imposteur, donc tu commences. Les cartes allumées peuvent se poser : ouvre la Ligne avec la Baronne, 10.
guide-3 = Une valeur plus forte va sur une plus faible, et les textes font exception : le Dragon, 9, peut enlever la Baronne. Le Chevalier peut pourfendre le Dragon.
guide-4 = La Tour de Pourpre, 4, s’est posée sur ton Chevalier au prix de l’Assassin, défaussé. À côté de la carte du sommet, tu lis toujours ce qu’elle demande.
guide-5 = Le Chirurgien, 5, renvoie des cartes : d’abord tu en choisis une de Pourpre dans la Ligne, puis Pourpre une des tiennes. Pose-le.
guide-6 = Renvoie la Tour. Elle compte pour deux cartes dans la Ligne, où qu’elle soit : les crans montrent la longueur de la Ligne.
guide-7 = Pourpre a encore payé pour la Tour. Ton Imposteur peut se déguiser en toute carte recouverte de Pourpre : sois le Dragon, 9, le temps d’un tour.
guide-8 = Le Lépreux va sur toute valeur impaire, et aucune carte royale ne peut suivre. Lève une carte : le pointillé montre ce que Pourpre pourrait répondre.
guide-9 = Sous le Sorcier, les textes se taisent et seuls 9 à 13 peuvent suivre. Pourpre a le Serf et l’Usurpateur : rien ne va. Pose-le.
guide-10 = Pourpre ne peut plus jouer, et le trône est à toi. Compte les réponses adverses avant chaque carte : tout l’art est là.

## La deuxième leçon

lesson-1 = Pourpre n’a plus que l’Usurpateur et le Roi. Quelle carte lui laisse le moins de réponses ?
lesson-1-why = Sous le Sorcier, seuls 9 à 13 peuvent suivre : Pourpre doit donner le Roi, et ton Assassin le tue. L’Usurpateur n’a plus où aller.
lesson-2 = L’Imposteur de Pourpre est là, déguisé en Dragon. Tu tiens un Roi : maintenant, ou plus tard ?
lesson-2-why = Sur le Chevalier, Pourpre n’a que le Grand Prêtre, et le Roi passe au-dessus. Les cartes fortes viennent en dernier, quand rien ne peut répondre.
lesson-3 = Pourpre tient le Serf, la Reine et l’Imposteur. L’une de tes trois cartes doit attendre la fin : laquelle poses-tu ?
lesson-3-why = Le Roi force Pourpre à dépenser l’Imposteur. Ton Assassin attend la Reine : une fois qu’elle est là, rien ne peut plus suivre.
lesson-end = Avant chaque carte, compte ce que l’autre peut encore répondre, deux cartes à l’avance. Essaie dans une vraie partie.
