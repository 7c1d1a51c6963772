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
attack-text = Attaque : { $number } points du noir au rouge ou du rouge au noir ; la moitié, arrondie vers le bas, sur l’autre couleur de même teinte ; jamais sur sa propre couleur.

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
round-ended = { SEAT($seat) } passe, comme tous les autres : la manche { $round } s’achève, d’abord pour { SEAT($first) }.

## Events: attacks

attacked = { SEAT($seat) } frappe { TEXT($target, form: "chez") } avec { CARD($card, form: "le") }.
charged = { SEAT($seat) } charge { TEXT($target, form: "chez") } avec { CARD($card, form: "le") }.
jester-played = { SEAT($seat) } sort le Bouffon, qui tourne { CARD($card, form: "le") } en dérision : les deux cartes sont défaussées.
accepted = { SEAT($seat) } encaisse.
attack-landed = { $halved ->
    [true] L’attaque compte { $points } { points-counted }, la moitié de sa valeur : encore { $left } { points-left }, et { TEXT($target, form: "le") } tombe.
   *[false] L’attaque compte { $points } { points-counted } : encore { $left } { points-left }, et { TEXT($target, form: "le") } tombe.
}
character-fell = { $halved ->
    [true] L’attaque compte { $points } { points-counted }, la moitié de sa valeur : { TEXT($target, form: "le") } tombe.
   *[false] L’attaque compte { $points } { points-counted } : { TEXT($target, form: "le") } tombe.
}
shield-broke = { $halved ->
    [true] L’attaque compte { $points } { points-counted }, la moitié de sa valeur : le bouclier se brise.
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
    } ; il y reste { $rest } carte. Tirage : { $drawn }.
   *[other] { SEAT($seat) } mélange sa défausse et s’en refait une pioche de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; il y reste { $rest } cartes. Tirage : { $drawn }.
}
deck-left-empty = { SEAT($seat) } laisse sa pioche vide.
# Numbers, Aces and Kings, the cards that attack, are all masculine.
attack-removed = { SEAT($seat) } retire { TEXT($target, form: "du") } { CARD($card, form: "le") } posé par { SEAT($owner) }.
nothing-mended = { SEAT($seat) } ne panse aucune blessure.

## Events: the end of the game

last-king = { SEAT($seat) } a gagné : c’est le dernier Roi sur la table.
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
won = { SEAT($winner) } a gagné : c’est le dernier Roi sur la table.
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
no-discard-now = On ne défausse qu’au-delà de cinq cartes en main, et tu en as { $held }, ou à la fin de la manche
no-reform-now = On ne refait sa pioche qu’à la fin d’une manche, quand tout le monde a passé tour à tour
courts-stand = Les cours sont déjà choisies et dévoilées
round-goes-on = Cela se fait à la fin d’une manche, quand tout le monde a passé tour à tour
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
    [queen] { $spot } : d’abord doit tomber tout le rang des Dames chez { SEAT($seat) }
   *[jack] { $spot } : d’abord doit tomber tout le rang des Valets chez { SEAT($seat) }
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
rule-ba-3 = À chaque manche, un dé dit qui commence. À tour de rôle, agis ou passe ; la manche s’achève quand tous ceux qui sont en jeu ont passé l’un après l’autre, et qui a passé peut encore agir.
rule-ba-4 = Une action par tour : attaque, As, soin, charge ou ralliement d’un Roi, bouclier, Valet ou Dame, ou passe.
rule-ba-5 = Une attaque se pose sur un personnage du premier rang adverse occupé : les Valets, puis les Dames, puis le Roi. Les nouveaux se placent en dernier, les rangs se resserrent, un Roi rallié garde la place.
rule-ba-6 = Jamais sur sa propre couleur ; la moitié, arrondie vers le bas, sur l’autre couleur de même teinte, rouge ou noire ; pleine valeur sur l’autre teinte. La valeur reste celle du moment où la carte est jouée.
rule-ba-7 = Les attaques s’ajoutent sur un personnage. Arrivé à ses points, il est détruit ; chaque carte va à la défausse d’où elle vient.
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
