# Derrière le trône

title = Derrière le trône
about = Tente ta chance : retourne des personnages sans jamais monter en valeur, ramasse-les ou échange-les, et marque avec tes paires.
summary = Retourne des cartes dans une rangée qui ne doit jamais monter, cinq au plus ; arrête-toi à temps et ramasse la rangée, ou échange-la contre une carte adverse. Qui mène dans une famille use de son pouvoir. Une famille dont tu as au moins deux cartes rapporte sa valeur.

## Cards
## `.le` and `.un` have an article, `.du` the article with "de"; `.de` is for "pas de". `.gives` is what a stack gives its owner while its
## ability is available, under the stack; `.gives-short` is the same where a phone has little room.

card-general = Général
    .le = le Général
    .du = du Général
    .un = un Général
    .de = de Général
    .plural = Généraux
    .text = Abaisse de 3 la dernière carte de la rangée.
    .gives = dernière carte −3
    .gives-short = −3
card-prophet = Prophète
    .le = le Prophète
    .du = du Prophète
    .un = un Prophète
    .de = de Prophète
    .plural = Prophètes
    .text = Te montre, et à personne d’autre, la carte du dessus de la pioche avant que tu la retournes.
    .gives = voit la suivante
    .gives-short = prédit
card-jester = Bouffon
    .le = le Bouffon
    .du = du Bouffon
    .un = un Bouffon
    .de = de Bouffon
    .plural = Bouffons
    .text = Relève ou abaisse de 1 la dernière carte de la rangée.
    .gives = +1 ou −1
    .gives-short = +1 ou −1
card-assassin = Assassin
    .le = l’Assassin
    .du = de l’Assassin
    .un = un Assassin
    .de = d’Assassin
    .plural = Assassins
    .text = Abaisse de 2 la dernière carte de la rangée.
    .gives = dernière carte −2
    .gives-short = −2
card-judge = Juge
    .le = le Juge
    .du = du Juge
    .un = un Juge
    .de = de Juge
    .plural = Juges
    .text = Te prête le pouvoir d’une autre de tes familles manipulatrices, où tu ne mènes pas ou qui a déjà servi ce tour-ci.
    .gives = prête un pouvoir
    .gives-short = prête
card-minstrel = Ménestrel
    .le = le Ménestrel
    .du = du Ménestrel
    .un = un Ménestrel
    .de = de Ménestrel
    .plural = Ménestrels
    .text = Tant que tu mènes, les autres ne peuvent te prendre par échange qu’un Ménestrel.
    .gives = protège des échanges
    .gives-short = protège
card-alchemist = Alchimiste
    .le = l’Alchimiste
    .du = de l’Alchimiste
    .un = un Alchimiste
    .de = d’Alchimiste
    .plural = Alchimistes
    .text = Tant que tu mènes, les autres ne peuvent te détruire qu’un Alchimiste.
    .gives = protège des destructions
    .gives-short = protège
card-queen = Reine
    .le = la Reine
    .du = de la Reine
    .un = une Reine
    .de = de Reine
    .plural = Reines
    .text = Tu ne détruis que si la rangée compte plus de cartes que tu n’as de Reines, peu importe qui mène.
card-king = Roi
    .le = le Roi
    .du = du Roi
    .un = un Roi
    .de = de Roi
    .plural = Rois
    .text = Tu n’échanges que si la rangée compte au moins autant de cartes que tu as de Rois, peu importe qui mène.
card-end = Fin de partie
    .le = la carte Fin de partie
    .du = de la carte Fin de partie
    .un = une Fin de partie
    .text = Met fin à la partie dès qu’elle est retournée ; la rangée est perdue.

## What is printed on cards: each with the words that it can be

stat-value = valeur
stat-ability = pouvoir
    .manipulative = manipulateur
    .protective = protecteur
    .prohibitive = contraignant

## Parts of other messages

pile = { $count ->
    [one] { CARD($card, form: "un") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
row = { $piles }
# Only the End of Game card has no value. $now is what a card counts whose value abilities have changed.
valued = { $value ->
    [none] { CARD($card, form: "le") }
   *[other] { $now ->
        [none] { CARD($card, form: "le") } ({ $value })
       *[other] { CARD($card, form: "le") } ({ $value }, pour l’instant { $now })
    }
}
score = { SEAT($seat) } { $points }

## Events

game-begun = Partie à { SPELL($players) }, { SPELL($copies) } cartes par famille. La carte Fin de partie est posée, visible, sur la défausse. { SEAT($seat) } commence.
game-under-way = Partie à { SPELL($players) }, { SPELL($copies) } cartes par famille. La partie est en cours, et c’est à { SEAT($seat) } de jouer.
game-laid-out = Partie à { SPELL($players) }, { SPELL($copies) } cartes par famille.
row-opened = { SEAT($seat) } ouvre avec { $card }.
card-revealed = { SEAT($seat) } retourne { $card }.
deck-reshuffled = La pioche est épuisée : la défausse, carte Fin de partie comprise, est mélangée pour en former une nouvelle.
# This and the next follow the sentence about the revealed card, $card.
row-broken = La rangée casse après { $before }, mais la carte peut encore être abaissée.
row-lost = C’est plus haut que { $before }, et rien ne peut plus réparer la rangée : tout est perdu.
chance-to-destroy = Deux cartes pareilles : l’occasion de détruire.
end-revealed = { $size ->
    [0] { SEAT($seat) } retourne la carte Fin de partie.
   *[other] { SEAT($seat) } retourne la carte Fin de partie et perd { $row }.
}
# The scores of all players, and then one of the sentences `won` and `victory-shared`.
game-over = La partie est finie : { $scores }. { $result }
row-collected = { SEAT($seat) } ramasse { $row }.
# There are always two cards or more.
row-given-up = { SEAT($seat) } renonce : { $row } vont à la défausse.
row-swapped = { SEAT($seat) } cède { $row } à { SEAT($receiver) } contre { CARD($taken, form: "un") }.
sixths-discarded = { SEAT($seat) } garde { $kept } et défausse le surplus : { $discarded }.
taken-card-discarded = { SEAT($seat) } a déjà { $held } : la carte de trop est défaussée.
too-many-kinds = Cela fait { SPELL($kinds) } familles pour { SEAT($seat) } : { SPELL($excess, form: "f") } de trop.
new-kinds-received = Du nouveau pour { SEAT($seat) }, à garder ou à écarter : { $new }.
kind-dropped = { SEAT($seat) } écarte { $dropped }.
new-kinds-kept = { SEAT($seat) } garde { $kept }.
# The verbs belong to the abilities: the General orders, the Jester talks up and mocks, the Assassin cuts.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] Grâce à son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui fait descendre { CARD($card, form: "le") } de { $was } à { $now }.
        [talks-up] Grâce à son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui flatte { CARD($card, form: "le") }, de { $was } à { $now }.
        [mocks-down] Grâce à son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui raille { CARD($card, form: "le") }, de { $was } à { $now }.
       *[cuts-down] Grâce à son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui entaille { CARD($card, form: "le") }, de { $was } à { $now }.
    }
   *[false] { $deed ->
        [orders-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui fait descendre { CARD($card, form: "le") } de { $was } à { $now }.
        [talks-up] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui flatte { CARD($card, form: "le") }, de { $was } à { $now }.
        [mocks-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui raille { CARD($card, form: "le") }, de { $was } à { $now }.
       *[cuts-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui entaille { CARD($card, form: "le") }, de { $was } à { $now }.
    }
}
top-card-seen = { $judged ->
    [true] Grâce à son Juge, { SEAT($seat) } fait parler le Prophète sur la carte du dessus de la pioche : c’est { $card }.
   *[false] { SEAT($seat) } interroge le Prophète sur la carte du dessus de la pioche : c’est { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] Grâce à son Juge, { SEAT($seat) } fait parler le Prophète sur la carte du dessus de la pioche, et garde le secret.
   *[false] { SEAT($seat) } interroge le Prophète sur la carte du dessus de la pioche, et garde le secret.
}
card-destroyed = { $own ->
    [true] { SEAT($seat) } détruit { CARD($card, form: "un") } dans son propre camp.
   *[false] { SEAT($seat) } détruit { CARD($card, form: "un") } chez { SEAT($owner) }.
}
ability-gained = { CAP(CARD($card, form: "le")) } sert maintenant { SEAT($seat) }.

## Questions

to-open = À { SEAT($seat) } de retourner la première carte.
to-go-on = { SEAT($seat) } a { SPELL($size, form: "f") } { $size ->
    [one] carte
   *[other] cartes
} dans la rangée : { $reveal ->
    [true] { $swap ->
        [true] continuer, ramasser ou échanger
       *[false] continuer ou ramasser
    }
   *[false] { $swap ->
        [true] ramasser ou échanger
       *[false] ramasser
    }
}{ $destroy ->
    [true] {"\u202F"}; les deux dernières se valent : on peut détruire.
   *[false] .
}
to-mend = La rangée est cassée : à { SEAT($seat) } d’abaisser { $last } à { $limit } ou moins, ou de renoncer.
to-drop-kind = { SEAT($seat) } a { SPELL($kinds) } familles et peut en garder cinq : il faut en écarter une.
to-keep-or-drop = { $count ->
    [one] { SEAT($seat) } reçoit une nouvelle famille, { CARD($new, form: "le") } : l’écarter ou la garder.
   *[other] { SEAT($seat) } reçoit de nouvelles familles : écarter { CARD($new, form: "le", join: "or") }, ou tout garder.
}
won = { $points ->
    [one] { SEAT($winner) } a gagné avec { $points } point.
   *[other] { SEAT($winner) } a gagné avec { $points } points.
}
victory-shared = { $points ->
    [one] { SEAT($winners) } se partagent la victoire, à { $points } point partout.
   *[other] { SEAT($winners) } se partagent la victoire, à { $points } points partout.
}

## Reasons: the row

mend-or-give-up = La rangée est cassée, { $last } vaut plus que { $before } : abaisse la dernière carte ou renonce
row-full = La rangée a cinq cartes, le maximum : ramasse-la ou échange-la
nothing-to-collect = Il n’y a pas encore de rangée à ramasser : retourne d’abord une carte
nothing-to-give-up = Il n’y a pas de rangée à abandonner : retourne d’abord une carte
nothing-to-swap = Il n’y a pas encore de rangée à échanger : retourne d’abord une carte
row-sound = La rangée est intacte : tu peux la ramasser ou l’échanger, pas y renoncer

## Reasons: drops

nothing-to-drop = Tu n’as pas plus de cinq familles et gardes tout : rien n’est écarté
nothing-to-keep = Il n’y a rien à garder ni à écarter : la question n’est posée qu’à qui reçoit un échange
none-to-drop = Tu n’as pas { CARD($card, form: "de") } à écarter
not-new = Tu avais déjà { CARD($card, form: "un") } avant l’échange : seules les familles nouvelles pour toi peuvent être écartées
first-drop-one = Tu as { SPELL($kinds) } familles et peux en garder cinq : écartes-en d’abord une
first-keep-or-drop = Tu as reçu de nouvelles familles : écartes-en d’abord, ou dis keep

## Reasons: abilities

none-to-use = Tu n’as pas { CARD($card, form: "de") }
outnumbered = { CAP(CARD($card, form: "le")) } ne te sert pas : { SEAT($leader) } a { $theirs }, toi { SPELL($own) }
used-already = { CAP(CARD($card, form: "le")) } a déjà servi ce tour-ci
none-to-judge = Tu n’as pas { CARD($card, form: "de") } que le Juge puisse convoquer
# $decision is what a player types, the same in all languages: use jester up
judge-not-needed = { CAP(CARD($card, form: "le")) } te sert sans le Juge : { $decision }
nothing-to-foresee = La rangée a cinq cartes : il ne vient plus rien que le Prophète puisse prédire
top-card-known = Tu connais déjà la carte du dessus de la pioche
no-second-card = On ne change une valeur qu’à partir de la deuxième carte de la rangée
beyond-mending = Après cela, rien ne pourrait réparer la rangée : { $last } vaudrait toujours plus que { $before }
would-break-row = Relevée à { $raised }, la dernière carte casserait la rangée : elle suit { $before }

## Reasons: swapping and destroying

no-such-seat = { SEAT($seat) } n’a pas de place à cette table : vous êtes { SPELL($players) }
not-with-yourself = On échange avec un adversaire, pas avec soi-même
# There are always two Kings or more, and in `queen-forbids` two Queens or more.
king-forbids = Avec { SPELL($kings) } Rois, tu n’échanges qu’une rangée d’au moins { SPELL($kings) } cartes : elle en a { $size }
minstrel-guards = { SEAT($seat) } mène dans les Ménestrels : on ne peut lui prendre qu’un Ménestrel
no-cards = { SEAT($seat) } n’a pas de cartes
none-there = { SEAT($seat) } n’a pas { CARD($card, form: "de") }
needs-two-equal = Pour détruire, il faut deux cartes de même valeur dans la rangée
not-equal = Pour détruire, il faut deux valeurs égales : { $last } vaut moins que { $before }
destroyed-already = Cette carte de la rangée a déjà servi à détruire : retournes-en d’abord une autre
target-already = { SEAT($seat) } a déjà servi de cible ce tour-ci
queen-forbids = Avec { SPELL($queens) } Reines, tu ne détruis qu’au-delà de { SPELL($queens) } cartes : il y en a { $size }
alchemist-guards = { SEAT($seat) } mène dans les Alchimistes : on ne peut lui détruire qu’un Alchimiste

## The rules in short

rule-bt-1 = La carte Fin de partie ouvre la défausse ; les personnages mélangés forment la pioche. Le sort désigne qui commence.
rule-bt-2 = À ton tour, retourne des cartes une à une dans une rangée : au moins une, au plus cinq.
rule-bt-3 = Avant chaque nouvelle carte, tu peux t’arrêter et ramasser ou échanger la rangée ; après la cinquième, il le faut.
rule-bt-4 = Une carte au-dessus de la valeur imprimée de la précédente casse la rangée. Abaisse-la, ou la rangée est défaussée et ton tour finit. Aucun pouvoir ne casse une rangée intacte ; dans une rangée cassée, seuls sont permis ceux qui laissent de quoi la réparer.
rule-bt-5 = Une valeur changée ne compte que tant que la carte est la dernière ; elle n’a pas de limites, et il faut une deuxième carte dans la rangée.
rule-bt-6 = Tant que la dernière carte égale la valeur imprimée de la précédente, tu peux détruire une carte d’une pile : une fois par carte retournée, chaque joueur une fois par tour. La rangée est hors d’atteinte.
rule-bt-7 = À qui mène dans les Alchimistes, les autres ne peuvent détruire que des Alchimistes.
rule-bt-8 = Tu ne détruis que si la rangée compte plus de cartes que tu n’as de Reines.
rule-bt-9 = Les cartes ramassées vont sur la pile de leur famille, cinq au plus ; les autres sont défaussées.
rule-bt-10 = Cinq familles au plus : au-delà, tu écartes des familles entières, anciennes ou nouvelles, jusqu’à cinq. Sinon, qui ramasse garde tout.
rule-bt-11 = Les cartes défaussées ou détruites vont, visibles, à la défausse.
rule-bt-12 = Tu n’échanges que si la rangée compte au moins autant de cartes que tu as de Rois.
rule-bt-13 = Échange : un adversaire reçoit toute la rangée, et tu lui prends une carte, qui part d’abord. Il place la rangée sur ses piles et peut écarter les familles nouvelles pour lui, chacune avec toutes ses cartes ; puis tu places ta carte.
rule-bt-14 = À qui mène dans les Ménestrels, tu ne peux prendre qu’un Ménestrel.
rule-bt-15 = Tu mènes, et disposes du pouvoir d’une famille, dès une carte et tant que personne n’en a plus ; à chaque changement, on compare de nouveau.
rule-bt-16 = Chaque pouvoir manipulateur une fois par tour, les protecteurs tant que tu mènes ; Reine et Roi s’imposent toujours.
rule-bt-17 = Plusieurs pouvoirs peuvent agir sur la même carte.
rule-bt-18 = Le Juge te prête le pouvoir d’une autre de tes familles manipulatrices, où tu ne mènes pas ou qui a déjà servi ; elle reste comme elle était.
rule-bt-19 = Le Prophète te montre la carte du dessus ; les autres voient seulement que tu as regardé. Pas deux fois pour la même carte, pas devant une rangée pleine.
rule-bt-20 = Quand la dernière carte de la pioche est retournée, la défausse et la carte Fin de partie forment la nouvelle pioche.
rule-bt-21 = Retourner la carte Fin de partie met fin à la partie aussitôt ; la rangée est perdue.
rule-bt-22 = Chaque famille dont tu as au moins deux cartes rapporte sa valeur une fois. Qui a le plus de points gagne ; à égalité, on partage.

## The table

# In the bar above the table: how many cards the deck has. The End is the End of Game card.
table-where = { $end ->
    [true] pioche { $n } · avec la Fin
   *[false] pioche { $n }
}
# A heading in the log.
table-opens = { CAP(CARD($card, form: "le")) } ouvre une rangée

## The table: names and counts

# A card with its value, as a label; the End of Game card has none.
table-card = { $value ->
    [none] { CARD($card) }
   *[other] { CARD($card) }, { $value }
}
# Some cards of a kind, as one of a list: "a King and two Judges".
table-pile = { $count ->
    [one] { CARD($card, form: "un") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
# How many cards come to a stack, and how many go; also how much an ability changes the value of a card.
table-more = +{ $n }
table-less = −{ $n }
table-stacks-of = Piles : { $name }
table-own-stacks = Tes piles
table-stacks = { $n ->
    [one] { $n } pile sur 5
   *[other] { $n } piles sur 5
}
table-too-many = { $n } familles, 5 au plus
# Under the name of a rival. A rival is hit when a card of theirs is destroyed.
table-knows-top = connaît la suivante
table-struck = a servi de cible

## The table: the deck and the discard pile

table-deck = pioche
table-the-deck = { $n ->
    [one] La pioche, { $n } carte
   *[other] La pioche, { $n } cartes
}
# A button that opens the sheet "What is left".
table-the-deck-left = { $n ->
    [one] La pioche, { $n } carte : ce qui reste
   *[other] La pioche, { $n } cartes : ce qui reste
}
table-end-in-deck = la Fin est dans la pioche
# After the number of cards in the deck: the End is among them.
table-with-end = · Fin
# On the top card of the deck, which only this player sees.
table-you-see = pour toi
# $value is "none" where only the card is named, and for the End of Game card.
table-next-is = { $value ->
    [none] La carte suivante : { CARD($card) }.
   *[other] La carte suivante : { CARD($card) }, { $value }.
}
table-you-alone-see = { $value ->
    [none] La carte suivante, pour tes yeux seulement : { CARD($card) }.
   *[other] La carte suivante, pour tes yeux seulement : { CARD($card) }, { $value }.
}
table-discard = défausse
table-the-discard = { $n ->
    [one] La défausse, { $n } carte
   *[other] La défausse, { $n } cartes
}
# What is on the discard pile: $n kinds.
table-discarded = { $n ->
    [0] Elle est vide.
   *[other] Il y a là { LIST($piles) }.
}
# A button, and the sheet that it opens: how many cards of each kind are where.
table-left-show = ce qui reste
table-left-title = Ce qui reste
table-left-first = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche. Quand elle est épuisée, la défausse (à présent { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}) devient la nouvelle pioche, avec la carte Fin de partie.
table-left-second = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, dont la carte Fin de partie. Dès qu’elle vient, la partie est finie.
table-left-kind = Famille
table-left-deck = Pioche
table-left-discard = Défausse
table-left-table = Table

## The table: the row

table-your-row = Ta rangée
table-row-of = Rangée : { $name }
table-lost-row = La rangée est perdue
# Above the card that is on its way to who has swapped the row for it.
table-you-take = Tu prends
table-takes = { $name } prend
# In the place of the title of a row that the End of Game card has ended.
table-last-row = La Fin de partie
# The empty places of the row, 1 to 5.
table-place = { $n ->
    [1] 1re
   *[other] { $n }e
}
table-collect-all = { $n ->
    [one] ramasser { $n } carte
   *[other] ramasser { $n } cartes
}
# On the last card of a broken row: the most that it may count, and what it counts now where abilities have changed it.
table-needs = { $changed ->
    [true] vaut { $value }, max. { $limit }
   *[false] { $limit } ou moins
}
table-now = vaut { $value }
table-above-it = trop haut
# The seal between the last two cards: as a button, and where nothing can be destroyed.
table-equal = Valeurs égales : détruire une carte
table-equal-mark = valeurs égales

## The table: stacks

# What Queens and Kings forbid, under the stack: the smallest row with which their owner destroys or swaps. With Queens it has
# always two cards or more.
table-queen-gives = détruit dès { $n } cartes
table-king-gives = { $n ->
    [one] échange dès { $n } carte
   *[other] échange dès { $n } cartes
}
table-queen-binds = S’impose toujours, peu importe qui mène : détruit dès { $n } cartes.
table-king-binds = { $n ->
    [one] S’impose toujours, peu importe qui mène : échange dès { $n } carte.
   *[other] S’impose toujours, peu importe qui mène : échange dès { $n } cartes.
}
table-used = a déjà servi
# Under a stack whose ability is out of reach: who has more cards of the kind, and how many.
table-outdone = { $you ->
    [true] tu en as { $n }
   *[false] { $name } en a { $n }
}
# The same as a part of what is read out of the stack, and as a sentence.
table-not-available = { $you ->
    [true] Indisponible : tu en as { $n }
   *[false] Indisponible : { $name } en a { $n }
}
table-not-available-now = { $you ->
    [true] Indisponible : tu en as { $n }.
   *[false] Indisponible : { $name } en a { $n }.
}
table-available-now = { $you ->
    [true] Disponible : tu en as { $n }, personne n’en a davantage.
   *[false] Disponible : { $name } en a { $n }, personne n’en a davantage.
}
# What is read out of a stack: its kind, its value, how many cards it has, and what it gives or why not ($more, if anything).
table-stack = { CARD($card) }, { $value }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $more ->
    [none] {""}
   *[other] , { $more }
}
# Why a stack that guards or binds cannot be used.
table-by-itself = { CAP(CARD($card, form: "le")) } agit d’office (BT-16).
# On a card: this kind has come with the last row.
table-fresh = nouveau
# On a card: how many points are left without its kind.
table-points-left = { $fresh ->
    [true] reçu · { $n } pt
   *[false] { $n } pt
}
# On a stack that is full: how many cards of the row would be lost.
table-lost-copies = { $n ->
    [one] −{ $n } perdue
   *[other] −{ $n } perdues
}
# The family of a kind.
table-family = { $family ->
    [manipulative] { stat-ability.manipulative }
    [protective] { stat-ability.protective }
   *[prohibitive] { stat-ability.prohibitive }
}

## The table: buttons

# What can be done with a stack that is lifted: up and down are the Jester's.
table-way = { $way ->
    [up] +1
    [down] −1
    [swap] échanger
    [destroy] détruire
   *[use] utiliser
}
# The same, read out with the kind.
table-way-of = { $way ->
    [up] { CARD($card) } +1
    [down] { CARD($card) } −1
    [swap] { CARD($card) } : échanger
    [destroy] { CARD($card) } : détruire
   *[use] { CARD($card) } : utiliser
}
# To use an ability, by oneself or through the Judge: $change is −3, for example; the Prophet has none.
table-power = { $judged ->
    [true] { $change ->
        [none] Juge : { CARD($card) }
       *[other] Juge : { CARD($card) } { $change }
    }
   *[false] { $change ->
        [none] { CARD($card) }
       *[other] { CARD($card) } { $change }
    }
}
table-reveal = Retourner
table-collect = Ramasser
table-swap = Échanger
table-give-up = Renoncer
table-destroy-it = Détruire
table-take = Prendre { CARD($card, form: "le") }
table-drop = { $count ->
    [one] Écarter { CARD($card, form: "le") }
   *[other] Écarter { $count } { CARD($card, form: "plural") }
}
# To keep the kinds that are new: $kinds are `table-kept`.
table-keep = { $n ->
    [1] Garder { LIST($kinds) }
    [2] Garder { LIST($kinds) }
   *[other] Tout garder
}
table-kept = { $count ->
    [one] { CARD($card, form: "le") }
   *[other] { $count } { CARD($card, form: "plural") }
}

## The table: what is asked

table-ask-first = Retourne la première carte.
table-ask-first-small = Une carte au moins, cinq au plus ; aucune ne doit dépasser la précédente.
table-ask-go-on = Encore une carte, ou tu t’arrêtes ?
table-ask-equal = Égalité : tu peux détruire une carte d’une pile.
table-ask-equal-small = Touche une pile allumée ou le sceau = ; ou continue, ou arrête-toi.
table-ask-full = Cinq cartes : ramasse ou échange la rangée.
# What collecting brings: points now and then, $losses kinds of cards that would be lost, and whether there would be too many kinds.
table-ask-collect-small = { $same ->
    [true] Ramassée, elle te laisse à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
   *[false] Ramassée, elle te mène de { $now } à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
}{ $losses ->
    [0] {""}
   *[other] {"\u202F"}; perte : { LIST($lost) }
}{ $drop ->
    [true] {"\u202F"}; une famille devra partir
   *[false] {""}
}.
# In bold, before the next.
table-ask-broken = La rangée est cassée :
table-ask-mend = { CARD($card, form: "le") } ({ $value }) dépasse { CARD($before, form: "le") } ({ $limit }). Abaisse sa valeur, ou perds la rangée.
# What an ability would make of the last card of the row, by oneself or through the Judge; $change is −3, for example.
table-ask-makes = { $judged ->
    [true] { $result ->
        [high] Juge : { CARD($card) } { $change } en ferait { $value }, encore trop haut.
        [equal] Juge : { CARD($card) } { $change } en ferait { $value } : autant que la précédente, et tu pourrais alors détruire une carte.
       *[sound] Juge : { CARD($card) } { $change } en ferait { $value }.
    }
   *[false] { $result ->
        [high] { CARD($card) } { $change } en ferait { $value }, encore trop haut.
        [equal] { CARD($card) } { $change } en ferait { $value } : autant que la précédente, et tu pourrais alors détruire une carte.
       *[sound] { CARD($card) } { $change } en ferait { $value }.
    }
}
table-ask-swap-which = La rangée contre quelle carte adverse ?
table-ask-swap-small = On peut prendre dans les piles allumées.
table-ask-swap = Céder la rangée à { $name } contre { CARD($card, form: "un") } ?
# What a swap brings: your points and those of $name, $losses kinds of cards that would be lost, who must then drop a kind, and whether
# $name may choose.
table-ask-swap-scores = Tu aurais alors { $own ->
    [one] { $own } point
   *[other] { $own } points
}, { $name } { $other }{ $losses ->
    [0] {""}
   *[other] {"\u202F"}; perte : { LIST($lost) }
}{ $dropping ->
    [none] {""}
    [you] {"\u202F"}; tu devras écarter une famille
   *[rival] {"\u202F"}; { $name } devra écarter une famille
}{ $choosing ->
    [true] {"\u202F"}; { $name } peut écarter ce qui est nouveau
   *[false] {""}
}.
table-ask-destroy-which = Détruire une carte de quelle pile ?
table-ask-destroy = Détruire { CARD($card, form: "un") } chez { $name } ?
table-ask-destroy-own = Détruire { CARD($card, form: "un") } chez toi ?
# What destroying does to the points of its owner.
table-ask-score = { $same ->
    [true] { $name } reste à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
   *[false] { $name } passe de { $now } à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
}
table-ask-own-score = { $same ->
    [true] Tu restes à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
   *[false] Tu passes de { $now } à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
}
table-ask-swap-or-destroy = { CAP(CARD($card, form: "un")) } chez { $name } : prendre contre la rangée, ou détruire ?
table-ask-use-or-destroy = { CARD($card) } chez toi : utiliser, ou détruire ?
table-ask-judge = Quel pouvoir le Juge prête-t-il ?
table-ask-jester = Bouffon : plus un, ou moins un ?
# $change is −3, for example; the Prophet has none.
table-ask-judge-one = { $change ->
    [none] Le Juge prête { CARD($card, form: "le") } ?
   *[other] Le Juge prête { CARD($card, form: "le") } ({ $change }) ?
}
table-ask-drop = { CAP(SPELL($n)) } familles : laquelle part, avec toutes ses cartes ?
table-ask-drop-small = Cinq peuvent rester. Sur les piles : tes points après chaque choix.
table-ask-drop-one = { $count ->
    [one] Écarter { CARD($card, form: "le") } ?
   *[other] Écarter { SPELL($count) } { CARD($card, form: "plural") } ?
}
table-ask-drop-one-small = { $n ->
    [one] Il te resterait { $n } point.
   *[other] Il te resterait { $n } points.
}
table-ask-given = { $name } t’a cédé la rangée contre { CARD($card, form: "un") }.
table-ask-choose = Nouveau pour toi : { LIST($piles) }. Garder, ou écarter ?
table-ask-choose-small = { $n ->
    [one] Tout garder te laisse à { $n } point. Touche une pile allumée pour écarter cette famille avec toutes ses cartes.
   *[other] Tout garder te laisse à { $n } points. Touche une pile allumée pour écarter cette famille avec toutes ses cartes.
}
table-ask-dropping = { $name } a trop de familles et en écarte une.
table-ask-choosing = { $name } peut garder ou écarter ce qui est nouveau : { LIST($piles) }.

## The table: losses

# Each with the reason under it.
table-bust = { $you ->
    [true] Tu perds la rangée, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
   *[false] { $name } perd la rangée, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
}
table-bust-why = { CAP(CARD($card, form: "le")) } ({ $value }) dépasse { CARD($before, form: "le") } ({ $limit }), et aucun pouvoir disponible n’y suffit : toute la rangée est défaussée (BT-4).
table-gave-up = { $name } renonce à la rangée.
table-gave-up-why = La dernière carte dépasse la précédente et n’a pas été abaissée : toute la rangée est défaussée (BT-4).
table-ended = { $you ->
    [true] Tu retournes la Fin de partie{ $n ->
        [0] .
        [one] , et { $n } carte de la rangée est perdue.
       *[other] , et { $n } cartes de la rangée sont perdues.
    }
   *[false] { $name } retourne la Fin de partie{ $n ->
        [0] .
        [one] , et { $n } carte de la rangée est perdue.
       *[other] , et { $n } cartes de la rangée sont perdues.
    }
}
table-ended-why = La carte Fin de partie met aussitôt fin à la partie ; ce qui est dans la rangée ne compte pour personne (BT-21).
# Whose card it was: of who reads this, of $name, or of $owner.
table-destroyed = { $whose ->
    [yours] { $name } détruit { CARD($card, form: "un") } chez toi.
    [own] { $name } détruit { CARD($card, form: "un") } dans son propre camp.
   *[other] { $name } détruit { CARD($card, form: "un") } chez { $owner }.
}
table-destroyed-why = Les deux dernières cartes de la rangée se valent : cela permet de détruire une carte d’une pile (BT-6).

## The table: the result, and the table in words

table-score = Points des familles d’au moins deux cartes
# The cards are `table-card`.
table-words-row = { $n ->
    [0] La rangée est vide.
   *[other] La rangée : { LIST($cards) }.
}
# What a player has: $n stacks, and points. The stacks are `table-words-stack`.
table-words-holds = { $name } : { $n ->
    [0] aucune carte
   *[other] { LIST($stacks) }
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-words-stack = { $available ->
    [true] { $count ->
        [one] { CARD($card, form: "un") }
       *[other] { SPELL($count) } { CARD($card, form: "plural") }
    }
   *[false] { $count ->
        [one] { CARD($card, form: "un") } (indisponible)
       *[other] { SPELL($count) } { CARD($card, form: "plural") } (indisponibles)
    }
}
table-words-deck = { $end ->
    [true] { $n ->
        [one] La pioche, { $n } carte ; la Fin est dedans.
       *[other] La pioche, { $n } cartes ; la Fin est dedans.
    }
   *[false] { $n ->
        [one] La pioche, { $n } carte ; la Fin viendra avec la nouvelle pioche.
       *[other] La pioche, { $n } cartes ; la Fin viendra avec la nouvelle pioche.
    }
}
table-words-left = Dans la pioche : { LIST($piles) }.

## The table: on a terminal

# What the signs mean.
table-legend-leads = { $sign } mène : pouvoir disponible
table-legend-used = { $sign } a déjà servi
table-legend-struck = { $sign } a servi de cible
table-legend-turn = { $sign } c’est son tour
# Above the columns: the kinds, the deck (`table-deck`) and the discard pile; and before the last line.
table-column-kind = valeur, famille
table-column-out = déf.
table-points-now = points actuels
table-own-seat = { SEAT($seat) } toi
table-kind = { $value } { CARD($card) }
table-row-line = La rangée : { SEAT($seat) } ({ $n } sur 5)
table-row-empty = vide
# The last card of the row: what it counts where abilities have changed that, and whether it breaks the row.
table-last-card = { $broken ->
    [true] { $now ->
        [none] { $value } { CARD($card) } CASSE
       *[other] { $value } { CARD($card) } vaut { $now } CASSE
    }
   *[false] { $now ->
        [none] { $value } { CARD($card) }
       *[other] { $value } { CARD($card) } vaut { $now }
    }
}
table-taken = En route vers { SEAT($seat) } : { CARD($card) }
table-new-kinds = Du nouveau pour { SEAT($seat) }, à garder ou à écarter : { CARD($cards) }
table-deck-line = { $n ->
    [one] La pioche ({ $n } carte, { $phase ->
        [over] la partie est finie
        [last] la carte Fin de partie est dedans
       *[first] à refaire une fois
    })
   *[other] La pioche ({ $n } cartes, { $phase ->
        [over] la partie est finie
        [last] la carte Fin de partie est dedans
       *[first] à refaire une fois
    })
}
# How many cards of the deck would do what to the row: keep it, break it so that it can be mended, break it for good, end the game.
table-odds-sound = { $n ->
    [one] carte suivante : { $n } sûre
   *[other] carte suivante : { $n } sûres
}
table-odds-mendable = { $n ->
    [one] { $n } réparable
   *[other] { $n } réparables
}
table-odds-fatal = { $n ->
    [one] { $n } fatale
   *[other] { $n } fatales
}
table-odds-end = { $n } Fin
# The top card of the deck; the End of Game card has no value.
table-on-top = { $value ->
    [none] dessus : { CARD($card) }
   *[other] dessus : { $value } { CARD($card) }
}
table-seen-by = vue par { SEAT($seats) }

## The first game, step by step

guide-1 = À la fin, chaque famille dont tu as au moins deux cartes rapporte une fois son nombre. Retourne des cartes en rangée : aucune ne doit dépasser la précédente.
guide-2 = Roi 9, Ménestrel 6, Bouffon 3 : la pioche a peu de cartes sous 3, et une carte au-dessus pourrait te coûter toute la rangée. Arrête-toi et ramasse.
guide-3 = L’adversaire a une Reine et un Assassin. Une pile debout sert à qui la tient ; elle se couche quand quelqu’un d’autre a plus de cartes de sa famille.
guide-4 = La Reine, 8, après l’Alchimiste, 7, casse la rangée. Ton Bouffon ajoute ou retire un, une fois par tour : touche-le, puis retire un.
guide-5 = Voilà les deux dernières à égalité, et tu peux détruire une carte de n’importe quelle pile. Enlève l’Assassin à l’adversaire.
guide-6 = De petits signes montrent où irait la rangée. Ramasse-la : un deuxième Roi te donne tes neuf premiers points.
guide-7 = Deux petites cartes t’apportent peu. Échange-les : toute la rangée va à l’adversaire, et tu prends la Reine, ta deuxième, qui vaut huit points. L’adversaire peut écarter ce qui est nouveau.
guide-8 = Les Rois te lient : avec deux, tu n’échanges qu’une rangée de deux cartes ou plus. La Fin est peut-être déjà dans la pioche, alors prends ce que tu as.
guide-9 = Six familles, et cinq seulement peuvent rester. Écarte l’Assassin : une carte seule ne rapporte rien.
guide-10 = L’adversaire a retourné la carte Fin de partie, et tu gagnes par 17 à 0. Elle entre dans la pioche quand la première est épuisée.

## La deuxième leçon

lesson-1 = Juge 5, Bouffon 3 : deux nouvelles familles pour toi. Tu retournes encore une carte, ou tu t’arrêtes ?
lesson-1-why = 29 des 43 cartes de la pioche dépassent 3 et te coûteraient toute la rangée. Deux cartes sûres valent mieux qu’une chance sur trois.
lesson-2 = Tu es mené 22 à 16, et tu as retourné un Roi. Tes Rois comptent déjà : retourner ou ramasser ?
lesson-2-why = Rien dans la pioche ne dépasse un Roi : la prochaine carte ne peut pas casser la rangée. Un troisième Roi seul ne rapporte rien : continue.
lesson-3 = Ton Prophète a vu la prochaine carte : un Assassin, 4. Dans ta rangée, il y a un Général, 1. Que fais-tu ?
lesson-3-why = Tu sais que l’Assassin casserait la rangée après le Général. Ce qu’on sait, inutile de l’essayer : prends le Général et arrête-toi.
lesson-end = Compte les cartes qui casseraient ta rangée : beaucoup, arrête-toi ; peu, et il te faut plus, continue. Essaie dans une vraie partie.
