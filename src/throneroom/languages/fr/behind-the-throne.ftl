# Derrière le trône

title = Derrière le trône
about = Tente ta chance : retourne des personnages qui ne doivent jamais monter, ramasse-les ou échange-les, et marque avec tes paires.
summary = Retourne des cartes dans une rangée qui ne doit jamais monter, cinq au plus ; arrête-toi à temps et ramasse la rangée, ou échange-la contre une carte adverse. Qui mène dans une famille use de son pouvoir. Une famille dont tu as au moins deux cartes rapporte sa valeur.

## Cards
## `.le` and `.un` have an article, `.du` the article with "de"; `.de` is for "pas de".

card-general = Général
    .le = le Général
    .du = du Général
    .un = un Général
    .de = de Général
    .plural = Généraux
    .text = Abaisse de 3 la dernière carte de la rangée.
card-prophet = Prophète
    .le = le Prophète
    .du = du Prophète
    .un = un Prophète
    .de = de Prophète
    .plural = Prophètes
    .text = Te montre, et à personne d’autre, la carte du dessus de la pioche avant que tu la retournes.
card-jester = Bouffon
    .le = le Bouffon
    .du = du Bouffon
    .un = un Bouffon
    .de = de Bouffon
    .plural = Bouffons
    .text = Relève ou abaisse de 1 la dernière carte de la rangée.
card-assassin = Assassin
    .le = l’Assassin
    .du = de l’Assassin
    .un = un Assassin
    .de = d’Assassin
    .plural = Assassins
    .text = Abaisse de 2 la dernière carte de la rangée.
card-judge = Juge
    .le = le Juge
    .du = du Juge
    .un = un Juge
    .de = de Juge
    .plural = Juges
    .text = Use d’une autre de tes familles manipulatrices, où tu ne mènes pas ou qui a déjà servi ce tour-ci.
card-minstrel = Ménestrel
    .le = le Ménestrel
    .du = du Ménestrel
    .un = un Ménestrel
    .de = de Ménestrel
    .plural = Ménestrels
    .text = Tant que tu mènes, les autres n’obtiennent de toi par échange qu’un Ménestrel.
card-alchemist = Alchimiste
    .le = l’Alchimiste
    .du = de l’Alchimiste
    .un = un Alchimiste
    .de = d’Alchimiste
    .plural = Alchimistes
    .text = Tant que tu mènes, les autres ne peuvent te détruire qu’un Alchimiste.
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
sixths-discarded = { SEAT($seat) } garde { $kept } et défausse { $discarded }.
taken-card-discarded = { SEAT($seat) } a déjà { $held } : la carte de trop est défaussée.
too-many-kinds = Cela fait { SPELL($kinds) } familles pour { SEAT($seat) } : { SPELL($excess, form: "f") } de trop.
new-kinds-received = Du nouveau pour { SEAT($seat) }, à garder ou à écarter : { $new }.
kind-dropped = { SEAT($seat) } écarte { $dropped }.
new-kinds-kept = { SEAT($seat) } garde { $kept }.
# The verbs belong to the abilities: the General orders, the Jester talks up and mocks, the Assassin cuts.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] Par son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui fait descendre { CARD($card, form: "le") } de { $was } à { $now }.
        [talks-up] Par son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui flatte { CARD($card, form: "le") }, de { $was } à { $now }.
        [mocks-down] Par son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui raille { CARD($card, form: "le") }, de { $was } à { $now }.
       *[cuts-down] Par son Juge, { SEAT($seat) } convoque { CARD($ability, form: "le") }, qui entaille { CARD($card, form: "le") }, de { $was } à { $now }.
    }
   *[false] { $deed ->
        [orders-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui fait descendre { CARD($card, form: "le") } de { $was } à { $now }.
        [talks-up] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui flatte { CARD($card, form: "le") }, de { $was } à { $now }.
        [mocks-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui raille { CARD($card, form: "le") }, de { $was } à { $now }.
       *[cuts-down] { SEAT($seat) } envoie { CARD($ability, form: "le") }, qui entaille { CARD($card, form: "le") }, de { $was } à { $now }.
    }
}
top-card-seen = { $judged ->
    [true] Par son Juge, { SEAT($seat) } fait parler le Prophète sur la carte du dessus de la pioche : c’est { $card }.
   *[false] { SEAT($seat) } interroge le Prophète sur la carte du dessus de la pioche : c’est { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] Par son Juge, { SEAT($seat) } fait parler le Prophète sur la carte du dessus de la pioche, et garde le secret.
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
rule-bt-4 = Une carte au-dessus de la valeur imprimée de la précédente casse la rangée. Abaisse-la, ou la rangée est défaussée et ton tour finit. Aucun pouvoir ne casse une rangée intacte ; dans une rangée cassée ne s’offrent que ceux qui laissent de quoi la réparer.
rule-bt-5 = Une valeur changée ne compte que tant que la carte est la dernière ; elle n’a pas de limites, et il faut une deuxième carte.
rule-bt-6 = Tant que la dernière carte égale la valeur imprimée de la précédente, tu peux détruire une carte d’une pile : une fois par carte retournée, chaque joueur une fois par tour. La rangée est hors d’atteinte.
rule-bt-7 = À qui mène dans les Alchimistes, les autres ne peuvent détruire que des Alchimistes.
rule-bt-8 = Tu ne détruis que si la rangée compte plus de cartes que tu n’as de Reines.
rule-bt-9 = Les cartes ramassées vont sur la pile de leur famille, cinq au plus ; les autres sont défaussées.
rule-bt-10 = Cinq familles au plus : au-delà, tu écartes des familles entières, anciennes ou nouvelles, jusqu’à cinq. Sinon, qui ramasse garde tout.
rule-bt-11 = Les cartes défaussées ou détruites vont, visibles, à la défausse.
rule-bt-12 = Tu n’échanges que si la rangée compte au moins autant de cartes que tu as de Rois.
rule-bt-13 = Échange : un adversaire reçoit toute la rangée, tu lui prends une carte, qui part d’abord. Il range la rangée et peut écarter les familles nouvelles pour lui, chacune avec toutes ses cartes ; puis tu ranges ta carte.
rule-bt-14 = À qui mène dans les Ménestrels, tu ne peux prendre qu’un Ménestrel.
rule-bt-15 = Tu mènes, et disposes du pouvoir d’une famille, dès une carte et tant que personne n’en a plus ; à chaque changement, on compare de nouveau.
rule-bt-16 = Chaque pouvoir manipulateur une fois par tour, les protecteurs tant que tu mènes ; Reine et Roi s’imposent toujours.
rule-bt-17 = Plusieurs pouvoirs peuvent agir sur la même carte.
rule-bt-18 = Le Juge use d’une autre de tes familles manipulatrices, où tu ne mènes pas ou qui a déjà servi ; elle reste comme elle était.
rule-bt-19 = Le Prophète te montre la carte du dessus ; les autres voient seulement que tu as regardé. Pas deux fois pour la même carte, pas devant une rangée pleine.
rule-bt-20 = Quand la dernière carte de la pioche est retournée, la défausse et la carte Fin de partie forment la nouvelle pioche.
rule-bt-21 = Retourner la carte Fin de partie met fin à la partie aussitôt ; la rangée est perdue.
rule-bt-22 = Chaque famille dont tu as au moins deux cartes rapporte sa valeur une fois. Le plus de points gagne ; à égalité, on partage.
