# La Bataille du trône

title = La Bataille du trône
about = Frappe les Valets de tes rivaux, puis leurs Dames, puis le Roi ; le dernier Roi sur la table l’emporte.
summary = Chacun a sa pioche, une main de cinq cartes et une cour : les Valets devant, les Dames derrière eux, le Roi au fond. Enfonce les rangs de tes rivaux à coups de cartes numérales, d’As et de Rois qui chargent ; qui perd son Roi quitte la partie. Le dernier Roi l’emporte.

## What a table may choose

option-jokers = Jokers dans le jeu de chacun

## Cards
## `.le` and `.du` have the article, `.ton` is for a character of yours. `.un` is one of a player's cards as it is drawn or
## discarded: there is only one 2 of Clubs, but several Jokers.

-jack-text = Personnage du premier rang, 10 points.
-queen-text = Personnage du deuxième rang, 15 points.
-king-text = Personnage, 20 points. Depuis la main : soigne ton Roi, charge pour 10 points sur n’importe quelle couleur, ou se rallie à la place d’un de tes personnages.
-ace-text = Détruit sur-le-champ un Valet ou une Dame d’une autre couleur. Contre un Roi ou un bouclier : 1 point, 0 sur l’autre couleur de même teinte.
attack-text = Attaque : { $number } points sur l’autre teinte, rouge ou noire ; la moitié, arrondie vers le bas, sur l’autre couleur de même teinte ; jamais sur sa propre couleur.

# The numbers are those from 2 to 10.
card-c = { $number } de trèfle
    .le = le { $number } de trèfle
    .du = du { $number } de trèfle
    .ton = ton { $number } de trèfle
    .un = le { $number } de trèfle
    .text = { attack-text }
card-d = { $number } de carreau
    .le = le { $number } de carreau
    .du = du { $number } de carreau
    .ton = ton { $number } de carreau
    .un = le { $number } de carreau
    .text = { attack-text }
card-h = { $number } de cœur
    .le = le { $number } de cœur
    .du = du { $number } de cœur
    .ton = ton { $number } de cœur
    .un = le { $number } de cœur
    .text = { attack-text }
card-s = { $number } de pique
    .le = le { $number } de pique
    .du = du { $number } de pique
    .ton = ton { $number } de pique
    .un = le { $number } de pique
    .text = { attack-text }
card-jc = Valet de trèfle
    .le = le Valet de trèfle
    .du = du Valet de trèfle
    .ton = ton Valet de trèfle
    .un = le Valet de trèfle
    .text = { -jack-text }
card-jd = Valet de carreau
    .le = le Valet de carreau
    .du = du Valet de carreau
    .ton = ton Valet de carreau
    .un = le Valet de carreau
    .text = { -jack-text }
card-jh = Valet de cœur
    .le = le Valet de cœur
    .du = du Valet de cœur
    .ton = ton Valet de cœur
    .un = le Valet de cœur
    .text = { -jack-text }
card-js = Valet de pique
    .le = le Valet de pique
    .du = du Valet de pique
    .ton = ton Valet de pique
    .un = le Valet de pique
    .text = { -jack-text }
card-qc = Dame de trèfle
    .le = la Dame de trèfle
    .du = de la Dame de trèfle
    .ton = ta Dame de trèfle
    .un = la Dame de trèfle
    .text = { -queen-text }
card-qd = Dame de carreau
    .le = la Dame de carreau
    .du = de la Dame de carreau
    .ton = ta Dame de carreau
    .un = la Dame de carreau
    .text = { -queen-text }
card-qh = Dame de cœur
    .le = la Dame de cœur
    .du = de la Dame de cœur
    .ton = ta Dame de cœur
    .un = la Dame de cœur
    .text = { -queen-text }
card-qs = Dame de pique
    .le = la Dame de pique
    .du = de la Dame de pique
    .ton = ta Dame de pique
    .un = la Dame de pique
    .text = { -queen-text }
card-kc = Roi de trèfle
    .le = le Roi de trèfle
    .du = du Roi de trèfle
    .ton = ton Roi de trèfle
    .un = le Roi de trèfle
    .text = { -king-text }
card-kd = Roi de carreau
    .le = le Roi de carreau
    .du = du Roi de carreau
    .ton = ton Roi de carreau
    .un = le Roi de carreau
    .text = { -king-text }
card-kh = Roi de cœur
    .le = le Roi de cœur
    .du = du Roi de cœur
    .ton = ton Roi de cœur
    .un = le Roi de cœur
    .text = { -king-text }
card-ks = Roi de pique
    .le = le Roi de pique
    .du = du Roi de pique
    .ton = ton Roi de pique
    .un = le Roi de pique
    .text = { -king-text }
card-ac = As de trèfle
    .le = l’As de trèfle
    .du = de l’As de trèfle
    .ton = ton As de trèfle
    .un = l’As de trèfle
    .text = { -ace-text }
card-ad = As de carreau
    .le = l’As de carreau
    .du = de l’As de carreau
    .ton = ton As de carreau
    .un = l’As de carreau
    .text = { -ace-text }
card-ah = As de cœur
    .le = l’As de cœur
    .du = de l’As de cœur
    .ton = ton As de cœur
    .un = l’As de cœur
    .text = { -ace-text }
card-as = As de pique
    .le = l’As de pique
    .du = de l’As de pique
    .ton = ton As de pique
    .un = l’As de pique
    .text = { -ace-text }
card-joker = Joker
    .le = le Joker
    .du = du Joker
    .ton = ton Joker
    .un = un Joker
    .text = Bouffon : annule une attaque sur un de tes personnages, à tout moment. Ou, une fois par partie, un bouclier de 20 points devant ton Roi.

## What is printed on cards: each with the words that it can be

stat-points = points
    .shield = 20 en bouclier
stat-suit = couleur
    .clubs = trèfle
    .diamonds = carreau
    .hearts = cœur
    .spades = pique
stat-colour = teinte
    .black = noir
    .red = rouge

## Parts of other messages

# A place of a decision (`attack 9c p2 jack 1`), with the player's name.
spot = { $rank ->
    [jack] Valet { $place } ({ SEAT($seat) })
    [queen] Dame { $place } ({ SEAT($seat) })
    [king] Roi ({ SEAT($seat) })
   *[shield] Bouclier ({ SEAT($seat) })
}
# A King counts as a plain character in the ranks of Jacks and Queens, so his rank is told there.
character = { $rank ->
    [shield] bouclier
   *[other] { $rallied ->
        [true] { CARD($card) }{ in-rank }
       *[false] { CARD($card) }
    }
}
    .le = { $rank ->
        [shield] le bouclier
       *[other] { CARD($card, form: "le") }{ in-rank }
    }
    .du = { $rank ->
        [shield] du bouclier
       *[other] { CARD($card, form: "du") }{ in-rank }
    }
    .ton = { $rank ->
        [shield] ton bouclier
       *[other] { CARD($card, form: "ton") }{ in-rank }
    }
    .chez = { $rank ->
        [shield] le bouclier chez { SEAT($seat) }
       *[other] { CARD($card, form: "le") }{ in-rank } chez { SEAT($seat) }
    }
in-rank = { $rallied ->
    [true] { $rank ->
        [king] {""}
        [queen] {" "}au rang des Dames
       *[jack] {" "}au rang des Valets
    }
   *[false] {""}
}
# What somebody draws.
seen-cards = { CARD($cards, form: "un") }
# What somebody draws.
counted-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
# For the list in to-choose.
chooses = { $rank ->
    [king] { SEAT($seat) } choisit un Roi
    [queen] { SEAT($seat) } choisit une Dame
   *[jack] { SEAT($seat) } choisit un Valet
}
in-discard-pile = cette carte est dans ta défausse
in-court = cette carte est dans ta cour
lies-on = cette carte est posée sur { TEXT($target, form: "chez") }
in-deck = cette carte est dans ta pioche

## Only for other messages here, to be written once

points-counted = { $points ->
    [one] point
   *[other] points
}
points-left = { $left ->
    [one] point
   *[other] points
}

## Events: the beginning

game-opened = { $jokers ->
    [0] Partie à { $players }, avec chacun un jeu de 52 cartes sans Joker. Le dernier Roi sur la table l’emporte.
    [1] Partie à { $players }, avec chacun un jeu de 52 cartes et un Joker. Le dernier Roi sur la table l’emporte.
   *[other] Partie à { $players }, avec chacun un jeu de 52 cartes et { $jokers } Jokers. Le dernier Roi sur la table l’emporte.
}
begun-later = { $question }
chosen-in-secret = { $rank ->
    [king] { SEAT($seat) } choisit un Roi en secret.
    [queen] { SEAT($seat) } choisit une Dame en secret.
   *[jack] { SEAT($seat) } choisit un Valet en secret.
}
chosen = { SEAT($seat) } choisit { CARD($card, form: "le") }.
court-revealed = { SEAT($seat) } dévoile sa cour : { CARD($cards, form: "le") }.
hands-drawn = Tout le monde mélange et pioche cinq cartes.

## Events: rounds

round-begun = Manche { $round } : le dé désigne { SEAT($first) }, qui commence.
passed = { SEAT($seat) } passe.
round-ended = { SEAT($seat) } passe, comme tous les autres : la manche { $round } s’achève, et { SEAT($first) } complète sa main en premier.

## Events: attacks

attacked = { SEAT($seat) } frappe { TEXT($target, form: "chez") } avec { CARD($card, form: "le") }.
charged = { SEAT($seat) } charge { TEXT($target, form: "chez") } avec { CARD($card, form: "le") }.
jester-played = { SEAT($seat) } sort le Bouffon, qui tourne { CARD($card, form: "le") } en dérision : les deux cartes sont défaussées.
accepted = { SEAT($seat) } encaisse.
attack-landed = { $halved ->
    [true] L’attaque compte pour moitié, soit { $points } { points-counted } : encore { $left } { points-left }, et { TEXT($target, form: "le") } tombe.
   *[false] L’attaque compte { $points } { points-counted } : encore { $left } { points-left }, et { TEXT($target, form: "le") } tombe.
}
character-fell = { $halved ->
    [true] L’attaque compte pour moitié, soit { $points } { points-counted } : { TEXT($target, form: "le") } tombe.
   *[false] L’attaque compte { $points } { points-counted } : { TEXT($target, form: "le") } tombe.
}
shield-broke = { $halved ->
    [true] L’attaque compte pour moitié, soit { $points } { points-counted } : le bouclier se brise.
   *[false] L’attaque compte { $points } { points-counted } : le bouclier se brise.
}
destroyed-at-once = { CAP(TEXT($target, form: "le")) } tombe sur-le-champ.
king-lost = { SEAT($seat) } perd son Roi et quitte la partie.
drew-honorably = { SEAT($seat) } pioche pour la mort honorable : { $drawn }.
drew-nothing-honorably = { SEAT($seat) } ne pioche pas pour la mort honorable.
sixth-discarded = { SEAT($seat) } défausse { CARD($card, form: "un") } pour revenir à cinq cartes.

## Events: other actions

king-healed = { SEAT($seat) } sacrifie { CARD($card, form: "le") } pour soigner son Roi : { $attacks ->
    [one] { $attacks } carte d’attaque retirée
   *[other] { $attacks } cartes d’attaque retirées
}.
king-rallied = { $attacks ->
    [0] { CAP(CARD($card, form: "le")) } se rallie à { SEAT($seat) } et prend la place { TEXT($replaced, form: "du") }.
   *[other] { CAP(CARD($card, form: "le")) } se rallie à { SEAT($seat) } et prend la place { TEXT($replaced, form: "du") }, avec { $points ->
        [one] { $points } point déjà encaissé
       *[other] { $points } points déjà encaissés
    }.
}
shield-raised = { SEAT($seat) } dresse un Joker devant son Roi : un bouclier de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}.
deployed = { $rank ->
    [queen] { SEAT($seat) } envoie { CARD($card, form: "le") } au rang des Dames.
   *[jack] { SEAT($seat) } envoie { CARD($card, form: "le") } au rang des Valets.
}

## Events: the end of a round
## `Tirage` tells what is drawn: `aucune carte` has no verb that would have to be denied.

hand-kept = { SEAT($seat) } garde sa main. Tirage : { $drawn }.
card-discarded = { SEAT($seat) } défausse { CARD($card, form: "un") }. Tirage : { $drawn }.
deck-reformed = { $rest ->
    [0] { SEAT($seat) } mélange sa défausse et s’en refait une pioche de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }. Tirage : { $drawn }.
    [one] { SEAT($seat) } mélange sa défausse et s’en refait une pioche de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; il en reste { $rest } dans la défausse. Tirage : { $drawn }.
   *[other] { SEAT($seat) } mélange sa défausse et s’en refait une pioche de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; il en reste { $rest } dans la défausse. Tirage : { $drawn }.
}
deck-left-empty = { SEAT($seat) } laisse sa pioche vide.
# Numbers, Aces and Kings, the cards that attack, are all masculine.
attack-removed = { SEAT($seat) } retire { TEXT($target, form: "du") } { CARD($card, form: "le") } posé par { SEAT($owner) }.
nothing-mended = { SEAT($seat) } ne panse aucune blessure.

## Events: the end of the game

last-king = { SEAT($seat) } a gagné : son Roi est le dernier sur la table.
victory-shared = La manche { $round } est finie : { SEAT($winners) } se partagent la victoire.

## Questions

to-choose = Les cours se choisissent en secret : { $choices }.
to-act = Manche { $round } : à { SEAT($seat) } d’agir ou de passer.
to-answer = Joué par { SEAT($owner) }, { CARD($card, form: "le") } frappe { TEXT($target, form: "le") } : à { SEAT($seat) } de répondre ou d’encaisser.
to-draw-honorably = Mort honorable : { SEAT($seat) } peut piocher une carte.
to-discard-sixth = { SEAT($seat) } a six cartes en main et doit en défausser une.
to-discard = Fin de la manche { $round } : { SEAT($seat) } peut défausser une carte avant de compléter sa main à cinq.
to-reform = Fin de la manche { $round } : { SEAT($seat) } a une pioche vide et peut la refaire avec sa défausse.
to-mend = Fin de la manche { $round } : { SEAT($seat) } peut retirer la dernière attaque posée sur un de ses personnages.
won = { SEAT($winner) } a gagné : son Roi est le dernier sur la table.
won-together = La manche { $round } est finie : { SEAT($winners) } se partagent la victoire.

## Reasons
## Words in quotes are decisions as they are typed: they are the same in all languages.

chosen-in-order = { $rank ->
    [king] Roi, Dame et Valet se choisissent dans cet ordre : c’est au tour du Roi
    [queen] Roi, Dame et Valet se choisissent dans cet ordre : c’est au tour de la Dame
   *[jack] Roi, Dame et Valet se choisissent dans cet ordre : c’est au tour du Valet
}
choose-first = { $rank ->
    [king] Choisis d’abord ta cour : à présent, la couleur de ton Roi
    [queen] Choisis d’abord ta cour : à présent, la couleur de ta Dame
   *[jack] Choisis d’abord ta cour : à présent, la couleur de ton Valet
}
no-attack-to-answer = Aucune attaque contre toi n’attend de réponse : c’est à toi d’agir
nobody-fell = Aucun de tes personnages ne vient de tomber : c’est à toi d’agir
no-discard-now = On ne défausse qu’à la fin de la manche, ou au-delà de cinq cartes en main, et tu en as { $held }
no-reform-now = On ne refait sa pioche qu’à la fin d’une manche, quand tous ont passé l’un après l’autre
courts-stand = Les cours sont déjà choisies et dévoilées
round-goes-on = Cela se fait à la fin d’une manche, quand tous ont passé l’un après l’autre
answer-first = Réponds d’abord à l’attaque sur { TEXT($target, form: "ton") } : « jester » ou « accept »
honor-first = Ton personnage est mort avec honneur : d’abord « draw » ou « decline »
sixth-first = Tu as six cartes en main : défausses-en d’abord une
discard-first = La manche s’achève : d’abord « discard CARD » ou « keep », puis tu complètes ta main à cinq
discard-before-reform = On refait sa pioche en complétant sa main à cinq : d’abord « discard CARD » ou « keep »
reform-first = Ta pioche est vide : d’abord « reform », pour la refaire avec ta défausse, ou « stay »
mend-first = La manche s’achève : d’abord « mend OWN » ou « skip »
discard-is-over = On défausse avant de piocher, et c’est fait : « mend OWN » ou « skip »
not-in-hand = { CAP(CARD($card, form: "le")) } n’est pas dans ta main : { $where }
no-joker = Tu n’as pas de Joker en main
no-joker-to-answer = Tu n’as pas de Joker en main pour répondre
own-character = { $spot } : c’est ton propre camp, on n’attaque que des personnages adverses
no-such-seat = { SEAT($seat) } n’a pas de place à cette table
already-out = { SEAT($seat) } a quitté la partie
nobody-there = { $spot } : il n’y a personne à cette place
shield-in-front = Le bouclier prend les attaques avant le Roi chez { SEAT($seat) }
rank-in-front = { $rank ->
    [queen] { $spot } : tout le rang des Dames doit d’abord tomber chez { SEAT($seat) }
   *[jack] { $spot } : tout le rang des Valets doit d’abord tomber chez { SEAT($seat) }
}
own-suit = { CAP(CARD($card, form: "le")) } ne peut pas frapper { CARD($target, form: "le") }, de la même couleur
own-suit-of-shield = Le bouclier a la couleur de son Roi, { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
} : { CARD($card, form: "le") } ne peut pas frapper sa propre couleur
nothing-to-heal = Il n’y a aucune attaque à soigner sur ton Roi
no-rally-abroad = { $spot } : ce n’est pas ton camp, un Roi se rallie à la place d’un de tes personnages
no-rally-of-shield = Un Roi prend la place d’un personnage, pas du bouclier
nobody-to-replace = { $spot } : il n’y a personne, et un Roi prend la place d’un personnage
shield-used = Tu as déjà eu ton bouclier : on ne le dresse qu’une fois par partie
no-mend-abroad = { $spot } : ce n’est pas ton camp, on ne panse que ses personnages ou son bouclier
nothing-to-mend = Aucune attaque n’est posée sur { TEXT($target, form: "ton") }
deck-not-empty = Il y a encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans ta pioche : on ne refait qu’une pioche vide
nothing-to-reform = Ta défausse est vide : rien pour refaire ta pioche
reform-decided = C’est déjà décidé : on ne refait sa pioche qu’une fois par fin de manche

## The rules in short

rule-ba-1 = Chacun choisit en secret les couleurs d’un Roi, d’une Dame et d’un Valet ; on les dévoile ensemble. Le reste de chaque jeu est mélangé, et chacun pioche cinq cartes.
rule-ba-2 = Jamais plus de cinq cartes en main : à six, défausses-en une aussitôt.
rule-ba-3 = À chaque manche, un dé dit qui commence. À tour de rôle, agis ou passe ; la manche s’achève quand tous ceux qui sont en jeu ont passé l’un après l’autre ; d’ici là, qui a passé peut encore agir.
rule-ba-4 = Une action par tour : attaque, As, soin, charge ou ralliement d’un Roi, bouclier, Valet ou Dame, ou passe.
rule-ba-5 = Une attaque se pose sur un personnage du premier rang adverse occupé : les Valets, puis les Dames, puis le Roi. Les nouveaux se placent en dernier, les rangs se resserrent, un Roi rallié garde la place.
rule-ba-6 = Jamais sur sa propre couleur ; la moitié, arrondie vers le bas, sur l’autre couleur de même teinte, rouge ou noire ; pleine valeur sur l’autre teinte. La valeur reste celle du moment où la carte est jouée.
rule-ba-7 = Les attaques s’ajoutent sur un personnage. Quand elles atteignent ses points, il est détruit ; chaque carte va à la défausse de qui l’a jouée.
rule-ba-8 = Mort honorable : qui perd un personnage aux points peut piocher une carte ; pas si un As l’a détruit, même par son 1 point, ni pour un bouclier ou le Roi, ni avec une pioche vide.
rule-ba-9 = Un As détruit sur-le-champ un Valet ou une Dame d’une autre couleur. Sur un Roi ou un bouclier, il vaut 1 point, 0 sur l’autre couleur de même teinte.
rule-ba-10 = Valets et Dames entrent dans leur propre rang, vide ou non.
rule-ba-11 = Soin : défausse un Roi de ta main pour retirer toutes les attaques de ton Roi, pas du bouclier ; il en faut au moins une.
rule-ba-12 = Charge : un Roi de ta main attaque pour 10 points, quelle que soit la couleur.
rule-ba-13 = Ralliement : un Roi de ta main prend la place d’un de tes personnages, avec les attaques posées dessus ; l’ancienne carte est défaussée.
rule-ba-14 = Seul le Roi du rang du Roi est le Roi. Dans un autre rang, c’est un personnage de 20 points.
rule-ba-15 = Bouffon : réponds par un Joker à une attaque sur ton personnage ou ton bouclier, et les deux cartes sont défaussées. On te le demande, sauf si chacun voit que tu ne peux pas en avoir.
rule-ba-16 = Bouclier : une fois par partie, un Joker devant ton Roi, de sa couleur et de 20 points ; il doit tomber avant qu’on puisse attaquer le Roi.
rule-ba-17 = Qui perd son Roi quitte la partie, avec sa main et sa pioche. Ses attaques sur les autres restent et comptent.
rule-ba-18 = Fin de manche, en partant de qui l’a commencée : défausse une carte ou non, complète ta main à cinq, retire ou non la dernière attaque d’un de tes personnages.
rule-ba-19 = Si ta pioche est alors vide, tu peux, une fois, mélanger ta défausse et en prendre cinq cartes par Roi encore en jeu comme nouvelle pioche, puis continuer à piocher.
rule-ba-20 = Le dernier Roi encore en jeu l’emporte.
rule-ba-21 = Après la manche 100, tous ceux qui restent se partagent la victoire.
rule-ba-22 = Visible : personnages, attaques, défausses, taille des mains et des pioches. Secret : les mains et l’ordre des pioches, jusqu’à la fin de la partie.
rule-ba-23 = Un 10 de carreau ne peut pas attaquer un Valet de carreau, un 10 de cœur y compte 5, un 10 noir le tue.

## The table

# In the bar over the table: where the game is.
table-where = { $kings ->
    [one] manche { $round } · { $kings } Roi
   *[other] manche { $round } · { $kings } Rois
}
# The same, before the first round.
table-choosing = choix des cours
# A heading of the log.
table-chapter = Manche { $round }
# A suit on its own: on number cards, and what the sign in the corner of a card means.
table-suit = { $suit ->
    [clubs] Trèfle
    [diamonds] Carreau
    [hearts] Cœur
   *[spades] Pique
}
# A rank on its own: on the card, and over the place where it is chosen.
table-rank = { $rank ->
    [king] Roi
    [queen] Dame
    [jack] Valet
   *[ace] As
}
# The letter in the corner of a card.
table-letter = { $rank ->
    [king] R
    [queen] D
    [jack] V
   *[ace] A
}
# A Joker that stands before a King and has his suit. Other messages use it where the target may be a shield.
table-shield = { $suit ->
    [clubs] Bouclier de trèfle
    [diamonds] Bouclier de carreau
    [hearts] Bouclier de cœur
   *[spades] Bouclier de pique
}
    .le = { $suit ->
        [clubs] le bouclier de trèfle
        [diamonds] le bouclier de carreau
        [hearts] le bouclier de cœur
       *[spades] le bouclier de pique
    }
    .ton = { $suit ->
        [clubs] ton bouclier de trèfle
        [diamonds] ton bouclier de carreau
        [hearts] ton bouclier de cœur
       *[spades] ton bouclier de pique
    }
# On such a card.
table-shield-short = Bouclier
# The three ranks of a court, beside them.
table-ranks = { $rank ->
    [king] Roi
    [queen] Dames
   *[jack] Valets
}
# The same of the own court, with where it stands.
table-own-ranks = { $rank ->
    [king] Roi, au fond
    [queen] Dames
   *[jack] Valets, devant
}
# In place of a rank whose characters have all fallen.
table-none-left = vide
table-court = Cour : { $name }
table-own-court = Ta cour
table-own-hand = Ta main
table-hand-of = Main : { $name }
table-piles = Ta pioche et ta défausse
table-piles-of = Pioche et défausse : { $name }
# Each of these three stands before the number of cards there.
table-hand = main
table-deck = pioche
table-discards = défausse
table-jokers = { $n ->
    [one] { $n } Joker caché
   *[other] { $n } Jokers cachés
}
table-out-of = hors jeu
# On the card of a King who has fallen.
table-fallen = tombé
# Before the name of who began the round, or before a die.
table-first = commence :
table-rolled = { $own ->
    [true] Le dé te désigne
   *[false] Le dé désigne { $name }
}
table-look-through = { $n ->
    [one] Défausse, { $name }, { $n } carte : la parcourir
   *[other] Défausse, { $name }, { $n } cartes : la parcourir
}
table-pile-title = Défausse : { $name }
table-pile-empty = Aucune carte ici.
# Before the cards of a rival's hand that everybody knows of.
table-holds = en main
table-courts = Les cours adverses

# What a character is called where it stands; $suit is the suit of a shield, or none.
table-character = { $suit ->
    [none] { CARD($card) }, il reste { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } sur { $points }
   *[other] { table-shield }, il reste { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } sur { $points }
}
# An attack on a character, in the list of table-state.
table-attack = { $name } : { CARD($card) } pour { $points }
# What is to be known of a character: the attack that hangs over it, the $count attacks on it, and whether it stands in
# the front rank. Nothing of it need be true. What is said before and after it has its own full stops.
table-state = { $threat ->
    [destroys] { CAP(CARD($card, form: "le")) } frappe, et le coup serait fatal{ $count ->
        [0] {""}
       *[other] . Attaques : { LIST($attacks) }
    }{ $front ->
        [true] . On peut l’attaquer
       *[false] {""}
    }
    [strikes] { CAP(CARD($card, form: "le")) } frappe pour { $points }{ $count ->
        [0] {""}
       *[other] . Attaques : { LIST($attacks) }
    }{ $front ->
        [true] . On peut l’attaquer
       *[false] {""}
    }
   *[none] { $count ->
        [0] { $front ->
            [true] On peut l’attaquer
           *[false] {""}
        }
       *[other] Attaques : { LIST($attacks) }{ $front ->
            [true] . On peut l’attaquer
           *[false] {""}
        }
    }
}
# What a character is worth now; $state is table-state.
table-now = Il reste { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} sur { $points }. { $state }
table-deck-label = { $n ->
    [one] Pioche, { $n } carte
   *[other] Pioche, { $n } cartes
}
table-discard-label = { $n ->
    [one] Défausse, { $n } carte
   *[other] Défausse, { $n } cartes
}
# On a card that lies there several times.
table-times = ×{ $n }

# A place of a rival's court whose suit has been chosen in secret.
table-sealed-place = { $rank ->
    [king] Roi, scellé
    [queen] Dame, scellée
   *[jack] Valet, scellé
}
# One that has not been chosen yet.
table-open-place = { $rank ->
    [king] Roi, encore à choisir
    [queen] Dame, encore à choisir
   *[jack] Valet, encore à choisir
}
table-suit-of = { $rank ->
    [king] Couleur de ton Roi
    [queen] Couleur de ta Dame
   *[jack] Couleur de ton Valet
}
# One of the four cards that can be chosen for a place.
table-choice = { $state ->
    [chosen] { CARD($card) }, carte choisie
    [playable] { CARD($card) }, jouable
   *[none] { CARD($card) }
}
# On such a card, where a hint is given: the bot's first choice, second ...
table-choice-place = { $place }.
table-places = { $rank ->
    [king] 20 points, au fond. Qui le perd quitte la partie.
    [queen] 15 points, devant le Roi.
   *[jack] 10 points, tout devant : premier frappé.
}

## The table: ribbons over a character, with what the card that is lifted would do to it. $small is true where the card is small: very few letters there.

table-ribbon-falls = { $small ->
    [true] tombe
   *[false] tombe
}
# Of a shield.
table-ribbon-breaks = { $small ->
    [true] brisé
   *[false] se brise
}
# It counts half its value.
table-ribbon-half = { $small ->
    [true] ½ { $n }
   *[false] moitié : { $n }
}
table-ribbon-full = { $small ->
    [true] { $n }
   *[false] perd { $n }
}
# A King from hand charges.
table-ribbon-charge = { $small ->
    [true] { $n }
   *[false] charge : { $n }
}
# It cannot be struck by cards of its own suit.
table-ribbon-own-suit = { $small ->
    [true] coul.
   *[false] sa couleur
}
# A King from hand would take its place, with so many points left.
table-ribbon-rally = { $small ->
    [true] rallier
   *[false] rallier : { $n }
}
# Over the King, before whom a Joker can be laid.
table-ribbon-shield = { $small ->
    [true] garder
   *[false] protéger
}
# The top attack can be taken off it.
table-ribbon-mend = { $small ->
    [true] ôter
   *[false] retirer
}
# Under an attack that can still be answered.
table-ribbon-answer = { $small ->
    [true] { $n } ?
   *[false] perd { $n } ?
}
table-ribbon-answer-falls = { $small ->
    [true] tombe ?
   *[false] tombe ?
}

## The table: places for the card that is lifted

table-end-of = { $rank ->
    [queen] Fin du rang des Dames
   *[jack] Fin du rang des Valets
}
# In the empty place where the card would stand.
table-here = ici
table-heal-pill = Soigner
table-rally-pill = Rallier
table-heal-label = { $n ->
    [one] Soigner ton Roi : { $n } carte d’attaque retirée
   *[other] Soigner ton Roi : { $n } cartes d’attaque retirées
}
table-rally-label = Se rallier à la place de ton Roi : il resterait { $n } points

## The table: what is asked. First a lead in bold, then a question, then a line in small print

table-lead-jester = Réponds.
table-lead-honor = Une mort honorable.
table-lead-trim = Six cartes.
table-lead-discard = Fin de manche, 1 sur 3.
table-lead-reform = Fin de manche, 2 sur 3.
table-lead-mend = Fin de manche, 3 sur 3.
table-ask-suit = { $rank ->
    [king] Choisis la couleur de ton Roi.
    [queen] Choisis la couleur de ta Dame.
   *[jack] Choisis la couleur de ton Valet.
}
table-ask-suit-small = Sa propre couleur ne peut pas l’attaquer, l’autre de même teinte compte pour moitié. Personne ne voit encore ton choix.
table-ask-ready = Ta cour est prête.
table-ask-ready-small = Ses couleurs ne peuvent rien contre elle, leurs teintes comptent pour moitié. Tu peux encore changer ; personne ne voit rien.
table-ask-seal = Sceller ma cour
table-ask-sealing = On scelle…
table-ask-act = Agis ou passe.
table-ask-only-pass = Tu ne peux que passer.
table-ask-act-small = Une action : frappe, fais entrer une carte, ou passe.
table-ask-passed = { $count ->
    [one] { LIST($names) } a passé.
   *[other] { LIST($names) } ont passé.
}
table-ask-last = Si tu passes aussi, la manche s’achève.
# A button.
table-ask-pass = Passer
table-ask-strike = { CAP(CARD($card, form: "ton")) } : qui frapper ?
# $suit is the suit of the card that strikes.
table-ask-strike-small = { $suit ->
    [clubs] Plein sur rouge, moitié sur pique, jamais sur trèfle.
    [diamonds] Plein sur noir, moitié sur cœur, jamais sur carreau.
    [hearts] Plein sur noir, moitié sur carreau, jamais sur cœur.
   *[spades] Plein sur rouge, moitié sur trèfle, jamais sur pique.
}
# $suit is the suit of an Ace.
table-ask-ace-small = { $suit ->
    [clubs] Valets et Dames tombent aussitôt, un Roi perd 1 point ; jamais sur trèfle.
    [diamonds] Valets et Dames tombent aussitôt, un Roi perd 1 point ; jamais sur carreau.
    [hearts] Valets et Dames tombent aussitôt, un Roi perd 1 point ; jamais sur cœur.
   *[spades] Valets et Dames tombent aussitôt, un Roi perd 1 point ; jamais sur pique.
}
# What a King from hand may do: $verbs are some of the three below.
table-ask-royal = { CARD($card) } : { LIST($verbs, join: "or") } ?
table-ask-royal-charge = charger
table-ask-royal-heal = soigner
table-ask-royal-rally = se rallier
table-ask-royal-small = Charger pour 10 sur toute couleur, soigner ton Roi, ou prendre la place d’un personnage.
table-ask-shield = Poser le Joker devant ton Roi ?
table-ask-shield-small = Une fois par partie : 20 points qui doivent tomber avant lui.
table-ask-deploy = { $rank ->
    [queen] Envoyer { CARD($card, form: "le") } au rang des Dames ?
   *[jack] Envoyer { CARD($card, form: "le") } au rang des Valets ?
}
table-ask-deploy-small = La carte se place en dernier dans son rang.
# $target is the own character that is struck, $suit the suit of a shield, or none; $card strikes.
table-ask-jester = { $suit ->
    [none] { $name } frappe { CARD($target, form: "ton") } avec { CARD($card, form: "le") }.
   *[other] { $name } frappe { table-shield.ton } avec { CARD($card, form: "le") }.
}
table-ask-lands = Le coup compte { $points } : il en resterait { $left }.
table-ask-let-it = Encaisser ?
table-ask-destroys = Le coup serait fatal.
table-ask-no-joker = Tu n’as pas de Joker.
# A button: answer the attack with a Joker.
table-ask-play-jester = Bouffon
# A button: accept the attack.
table-ask-accept = Encaisser
# While somebody else is asked.
table-ask-may = { $name } peut répondre.
table-ask-draw = Piocher une carte ?
table-ask-draw-small = { $n ->
    [one] Il reste { $n } carte dans ta pioche.
   *[other] Il reste { $n } cartes dans ta pioche.
}
# Two buttons.
table-ask-draw-it = Piocher
table-ask-no-card = Pas de carte
table-ask-trim = Une carte doit partir.
table-ask-discard = Défausser une carte ?
table-ask-discard-small = Ensuite, tu complètes ta main à cinq.
table-ask-keep = Tout garder
table-ask-reform = { $n ->
    [one] Ta pioche est vide. La refaire avec { $n } carte ?
   *[other] Ta pioche est vide. La refaire avec { $n } cartes ?
}
table-ask-reform-small = Cinq par Roi encore en jeu ; le reste ne bouge pas.
# Two buttons: reform the deck, or leave it empty.
table-ask-reform-it = { $n ->
    [one] Refaire, { $n } carte
   *[other] Refaire, { $n } cartes
}
table-ask-stay = Laisser
table-ask-mend = Retirer une attaque ?
table-ask-mend-small = La dernière attaque posée sur un personnage s’en va.
table-ask-nothing-to-mend = Aucune attaque n’est posée sur ta cour.
# Two buttons: leave the attacks where they are, or go on where there are none.
table-ask-skip = Les laisser
table-ask-go-on = Continuer

## The table: buttons that confirm what has been chosen

# $name is whose character it is, $card its card, $suit the suit of a shield, or none.
table-confirm-attack = { $suit ->
    [none] Frapper { CARD($card, form: "le") } chez { $name }
   *[other] Frapper { table-shield.le } chez { $name }
}
table-confirm-charge = { $suit ->
    [none] Charger { CARD($card, form: "le") } chez { $name }
   *[other] Charger { table-shield.le } chez { $name }
}
table-confirm-heal = Soigner le Roi
table-confirm-rally = Prendre la place { CARD($card, form: "du") }
table-confirm-shield = Dresser le bouclier
table-confirm-deploy = Faire entrer { CARD($card, form: "le") }
table-confirm-discard = Défausser { CARD($card, form: "le") }

## The table: why not

table-lift-first = Lève d’abord une carte de ta main, puis touche sa cible.
table-out-reason = { $own ->
    [true] Tu as quitté la partie (BA-17).
   *[false] { $name } a quitté la partie (BA-17).
}

## The table: what is told while a character falls, and why; $own is true where it is the reader's

table-moments-king = { $own ->
    [true] Ton Roi tombe.
   *[false] Le Roi tombe chez { $name }.
}
table-moments-shield = { $own ->
    [true] Ton bouclier se brise.
   *[false] Le bouclier se brise chez { $name }.
}
table-moments-falls = { $own ->
    [true] { CAP(CARD($card, form: "ton")) } tombe.
   *[false] { CAP(CARD($card, form: "le")) } tombe chez { $name }.
}
table-moments-ace = { CAP(CARD($card, form: "le")) } détruit sur-le-champ un Valet ou une Dame (BA-9).
table-moments-counts = { CAP(CARD($card, form: "le")) } compte { $counts } : voilà { $points } points d’attaque, le compte y est (BA-7).
table-moments-reaches = { CAP(CARD($card, form: "le")) } porte les attaques à { $points } points, le compte y est (BA-7).
table-moments-out = { $own ->
    [true] Qui perd son Roi quitte la partie : elle est finie pour toi (BA-17).
   *[false] Qui perd son Roi quitte la partie : elle est finie pour { $name } (BA-17).
}

## The table: for one whose King has fallen

table-fallen-king-title = Ton Roi est tombé.
table-fallen-king-place = { $place ->
    [1] Première place sur { $players }, hors jeu à la manche { $round }.
    [2] Deuxième place sur { $players }, hors jeu à la manche { $round }.
    [3] Troisième place sur { $players }, hors jeu à la manche { $round }.
    [4] Quatrième place sur { $players }, hors jeu à la manche { $round }.
    [5] Cinquième place sur { $players }, hors jeu à la manche { $round }.
   *[6] Sixième place sur { $players }, hors jeu à la manche { $round }.
}
table-fallen-king-skip = Aller à la fin
table-fallen-king-skipping = Les bots finissent la partie…
table-fallen-king-watch = Les autres continuent ; personne ne t’attend.
# Beside the fallen King of a rival: the place, and when.
table-fell-in = { $place ->
    [1] 1re place, tombé à la manche { $round }
   *[other] { $place }e place, tombé à la manche { $round }
}

## The table: rows of the result, and a place in it

table-score-place = Place
table-score-placed = { $place ->
    [1] { $place }re
   *[other] { $place }e
}
table-score-fell = Roi tombé à la manche
table-score-points = Ses points restants
table-score-court = Personnages restants
table-score-burden = Points d’attaque reçus
table-score-cards = Main et pioche

## The table: all of it in words

# A character, in the list of table-in-words; $suit is the suit of a shield, or none.
table-in-words-character = { $suit ->
    [none] { CARD($card) } ({ $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } sur { $points })
   *[other] { table-shield } ({ $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } sur { $points })
}
# $court are characters; $hand are cards, where the hand is $known; $held, $deck and $discards count cards.
table-in-words = { $name } : { LIST($court) } ; { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}{ $known ->
    [true] { $held ->
        [0] {""}
       *[other] {"\u202F"}: { CARD($hand) }
    }
   *[false] {""}
}, { $deck } dans la pioche, { $discards } dans la défausse, { $jokers ->
    [one] { $jokers } Joker caché
   *[other] { $jokers } Jokers cachés
}.

## The table: on the terminal only

table-terminal-choosing = Les cours se choisissent
# The first line; $passes of $kings players have passed one after another.
table-terminal-head = { $passes ->
    [0] Manche { $round } sur { $last } · commencée par { SEAT($first) }
   *[other] Manche { $round } sur { $last } · commencée par { SEAT($first) } · passes : { $passes } sur { $kings }
}
# The second line: what the signs mean.
table-terminal-signs = ! peut être attaqué · 7/10 : il reste 7 points sur 10
# Over what belongs to a player: who it is; $own is the reader, $out is out of the game, $asked is to decide.
table-terminal-side = { SEAT($seat) }{ $own ->
    [true] {" "}(toi)
   *[false] {""}
}{ $out ->
    [true] {" "}† hors jeu
   *[false] {""}
}{ $asked ->
    [true] {" "}◄ décide
   *[false] {""}
}
table-terminal-piles = { $jokers ->
    [one] { $hand } en main · pioche { $deck } · défausse { $discards } · { $jokers } Joker caché
   *[other] { $hand } en main · pioche { $deck } · défausse { $discards } · { $jokers } Jokers cachés
}
# Labels at the beginning of a line.
table-terminal-court = Cour
table-terminal-holds = En main
table-terminal-hand = Main
table-terminal-discards = Défausse
# After the label Court, before the game.
table-terminal-chosen = { $n } sur 3
# A shield, with its King's suit.
table-terminal-shield = { $suit ->
    [clubs] Joker en trèfle
    [diamonds] Joker en carreau
    [hearts] Joker en cœur
   *[spades] Joker en pique
}
# After an attack card and a sign of equality, where others have their points.
table-terminal-destroys = fatal

## The first game, step by step
## Ysolde plays against the learner.

guide-1 = Trois rangs : les Valets devant, puis les Dames, le Roi au fond. Qui perd son Roi quitte la partie ; le dernier Roi l’emporte.
guide-2 = On ne frappe que le premier rang. Ton 10 de pique est noir : sur le Valet rouge il compte en entier, et 10 points, c’est tout ce qu’il a.
guide-3 = Ysolde frappe ton Valet avec un 10. Ton Joker est un Bouffon : pose-le sur l’attaque, et les deux disparaissent.
guide-4 = Sa Dame est maintenant devant. Un As détruit sur-le-champ tout Valet ou toute Dame qui n’est pas de sa couleur.
guide-5 = Elle frappe encore, et tu n’as plus de Joker. Touche l’attaque et encaisse : ton Valet va tomber.
guide-6 = Une mort honorable : qui perd un personnage aux points peut piocher une carte. Prends-la dans ta pioche.
guide-7 = Un Valet ! Faire entrer un Valet ou une Dame dans son rang est aussi une action ; il barre de nouveau la route.
guide-8 = Ysolde passe, et son Roi est à découvert. Un Roi de ta main charge pour 10 sur toute couleur ; il pourrait aussi soigner le tien, ou prendre la place d’un personnage.
guide-9 = Si tu passais aussi, la manche finirait : défausser, compléter sa main à cinq, retirer une attaque. Mais son Roi n’a plus que 10 points : frappe.
guide-10 = Son Roi tombe, le tien est le dernier. Retiens les couleurs : jamais sur la sienne, moitié sur l’autre de même teinte, plein sur l’autre teinte.

## La deuxième leçon

lesson-1 = Ysolde a deux Dames devant ; à sa Dame de cœur, il manque 8 points pour tomber. Tu tiens le 8 de pique, le 10 de carreau et un As : qui frapper, et avec quoi ?
lesson-1-why = Le 8 de pique compte en entier sur la Dame rouge et l’abat tout juste. Achève les blessés avec ce qui suffit, et garde l’As pour une Dame intacte.
lesson-2 = À sa Dame de pique il manque 5 points, sa Dame de carreau est intacte. Tu tiens l’As de pique, le 8 de carreau et le 3 de cœur : qui d’abord ?
lesson-2-why = Un As abat d’un coup une Dame intacte, quels que soient ses points, mais jamais une de sa couleur. La blessée tombera ensuite sous le 8.
lesson-3 = Au Roi d’Ysolde il manque 7 points, et il est à découvert ; Corvin a encore son bouclier. Tu tiens le 10 de trèfle et une Dame : qui frapper ?
lesson-3-why = Le 10 noir compte en entier sur son Roi rouge, et Ysolde quitte la partie. Un rival de moins vaut mieux qu’un bouclier cabossé.
lesson-end = Frappe ce qui tombe : les blessés avec de petites cartes, les intacts avec un As, et avant tout un Roi à découvert. Essaie dans une vraie partie.
