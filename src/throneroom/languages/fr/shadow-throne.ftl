# Le Trône des ombres

title = Le Trône des ombres
about = Compose ta main au fil du draft, puis choisis en secret : quatre vagues d’une bataille entre l’Empire, les Rebelles et l’Église, au profit de qui a misé sur les vainqueurs.
summary = Choisis six personnages dans les lots qui circulent, puis envoies-en un dans chacune des quatre vagues, tous en même temps et en secret. La faction qui a le plus de force gagne la bataille ; ses personnages rapportent de l’influence. À { $target } d’influence, la partie s’achève.

## What a table may choose

option-target = influence qui met fin à la partie

## Cards

# The form .le stands in sentences; most nobles go by their names alone.

-no-ability = Aucun pouvoir.

card-dutiful-peasant = Paysan dévoué
    .le = le Paysan dévoué
    .text = { -no-ability }
card-loyal-soldier = Soldat loyal
    .le = le Soldat loyal
    .text = { -no-ability }
card-tax-collector = Percepteur
    .le = le Percepteur
    .text = { -no-ability }
card-kings-guard = Garde du Roi
    .le = la Garde du Roi
    .text = { -no-ability }
card-benthon-knights = Chevaliers de Benthon
    .le = les Chevaliers de Benthon
    .text = Tuent tous les roturiers des autres factions dans cette vague.
card-captain-khamon-phabos = Capitaine Khamon Phabos
    .le = le capitaine Khamon Phabos
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, Faiseuse de veuves
    .text = Tue toutes les élites des autres factions dans cette vague.
card-datura = Datura
    .full = Datura, Assassin halluciné
    .text = Tue tous les nobles des autres factions dans cette vague.
card-king-kyros = Roi Kyros
    .le = le roi Kyros
    .text = Tu peux envoyer un autre personnage de l’Empire de ta main, sans prix du silence.
card-defiant-slave = Esclave insoumis
    .le = l’Esclave insoumis
    .text = { -no-ability }
card-mutinous-soldier = Soldat mutiné
    .le = le Soldat mutiné
    .text = { -no-ability }
card-outlaw = Hors-la-loi
    .le = le Hors-la-loi
    .text = { -no-ability }
card-queens-guard = Garde de la Reine
    .le = la Garde de la Reine
    .text = { -no-ability }
card-phabos-scouts = Éclaireurs de Phabos
    .le = les Éclaireurs de Phabos
    .text = Tous les autres Rebelles de cette vague gagnent 1 de force.
card-langman = Langman
    .full = Langman, Épine de la Couronne
    .text = Vivant à la fin d’une bataille perdue par les Rebelles, il reste pour la suivante.
card-picureas = Picureas
    .full = Picureas, Fils des Roses
    .text = Tous les Rebelles de la vague suivante gagnent 1 de force.
card-sythera = Sythera
    .full = Sythera la Chuchoteuse
    .text = Fait taire les pouvoirs d’ordre 2 et 3 des autres factions dans cette vague.
card-queen-eletheria = Reine Eletheria
    .le = la reine Eletheria
    .text = Tous les roturiers rebelles en vie, dans cette vague ou avant, gagnent 1 de force.
card-pious-peasant = Paysan pieux
    .le = le Paysan pieux
    .text = { -no-ability }
card-warrior-monk = Moine guerrier
    .le = le Moine guerrier
    .text = { -no-ability }
card-tithe-master = Maître de la dîme
    .le = le Maître de la dîme
    .text = { -no-ability }
card-godesea-knights = Chevaliers de Godesea
    .le = les Chevaliers de Godesea
    .text = { -no-ability }
card-shepherd-of-the-lost = Berger des égarés
    .le = le Berger des égarés
    .text = Convertit tous les roturiers des autres factions dans cette vague.
card-simone = Simone
    .full = Simone la Souffrante
    .text = À sa mort, qui l’a jouée gagne aussitôt 5 d’influence.
card-protis = Protis
    .full = Protis, Rédempteur des pécheurs
    .text = Convertit toutes les élites des autres factions dans cette vague.
card-thavna = Thavna
    .full = Thavna le Révélateur
    .text = Gagne 3 de force s’il reste 0 ou 1 pièce d’or à qui l’a joué.
card-princess-beatrice = Princesse Béatrice
    .le = la princesse Béatrice
    .text = Convertit tous les roturiers des autres factions dans cette vague, et chacun d’eux gagne 1 de force.

## What is printed on cards: each with the words that it can be

stat-faction = faction
    .Empire = Empire
    .Rebels = Rebelles
    .Church = Église
stat-rank = rang
    .commoner = roturier
    .elite = élite
    .noble = noble
stat-power = force
stat-influence = influence
stat-gold = or
stat-consolation-gold = consolation
stat-order = ordre

## Parts of other messages

# A name never follows "de", which would need an apostrophe before some of them.
character = { CARD($card, form: "le") } ({ SEAT($seat) })
strengthened = +{ $power } de force pour { CARD($card, form: "le") } ({ SEAT($seat) })
side = { $faction ->
    [Empire] l’Empire
    [Rebels] les Rebelles
   *[Church] l’Église
}

## Only for other messages here, to be written once

is-or-are = { $card ->
    [benthon-knights] sont
    [phabos-scouts] sont
    [godesea-knights] sont
   *[other] est
}
is-or-are-not = { $card ->
    [benthon-knights] ne sont pas
    [phabos-scouts] ne sont pas
    [godesea-knights] ne sont pas
   *[other] n’est pas
}
would-cost = { $card ->
    [benthon-knights] coûteraient
    [phabos-scouts] coûteraient
    [godesea-knights] coûteraient
   *[other] coûterait
}
gold-pieces = { $gold ->
    [one] pièce d’or
   *[other] pièces d’or
}
cost-pieces = { $cost ->
    [one] pièce d’or
   *[other] pièces d’or
}
of-rank = { $rank ->
    [commoner] { $count ->
        [one] { SPELL($count) } roturier
       *[other] { SPELL($count) } roturiers
    }
    [elite] { $count ->
        [one] { SPELL($count, form: "f") } élite
       *[other] { SPELL($count) } élites
    }
   *[noble] { $count ->
        [one] { SPELL($count) } noble
       *[other] { SPELL($count) } nobles
    }
}

## Events: before and after the battle

game-begun = Trois pièces d’or chacun ; à { $target } d’influence, la partie s’achève.
battle-begun = La bataille { $battle } commence : un lot de six cartes pour tout le monde.
langman-stays = { CARD($card) } reste avec { SEAT($seat) } pour une autre bataille.
card-taken = { $card ->
    [none] { SEAT($seat) } a pris une carte de son lot.
   *[other] { SEAT($seat) } prend { CARD($card, form: "le") } dans son lot.
}
pools-passed = Tout le monde a pris une carte, et les lots passent à gauche.
pools-gone = Les lots sont épuisés. Place à la bataille !
card-kept = { $card ->
    [none] { SEAT($seat) } a mis une carte de côté pour la suite.
   *[other] { SEAT($seat) } garde { CARD($card, form: "le") }.
}

## Events: a wave

card-laid = { $card ->
    [none] { SEAT($seat) } a posé une carte.
   *[other] { SEAT($seat) } pose { CARD($card, form: "le") } en secret.
}
wave-revealed = La vague { $wave } se dévoile.
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) } envoie { CARD($card, form: "le") } et touche { $gold } { gold-pieces }, prix du silence déduit.
       *[false] { SEAT($seat) } envoie { CARD($card, form: "le") } et touche { $gold } { gold-pieces }.
    }
    [pays] { $hush ->
        [true] { SEAT($seat) } envoie { CARD($card, form: "le") } pour { $gold } { gold-pieces }, prix du silence compris.
       *[false] { SEAT($seat) } envoie { CARD($card, form: "le") } pour { $gold } { gold-pieces }.
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) } envoie { CARD($card, form: "le") }, et le prix du silence avale le revenu.
       *[false] { SEAT($seat) } envoie { CARD($card, form: "le") } sans rien payer.
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) } ne peut pas payer { $cost } { cost-pieces } (prix du silence compris) pour { CARD($card, form: "le") } : la carte finit face cachée, et { SEAT($seat) } touche 1 pièce d’or.
   *[false] { SEAT($seat) } ne peut pas payer { $cost } { cost-pieces } pour { CARD($card, form: "le") } : la carte finit face cachée, et { SEAT($seat) } touche 1 pièce d’or.
}
kyros-asks = { CAP(CARD($card, form: "le")) } lève la main : qui, dans l’Empire, le suivra ?
# The card is the one that King Kyros calls.
extra-called = { $purse ->
    [collects] Le roi Kyros appelle { CARD($card, form: "le") } en renfort pour { SEAT($seat) } (ce qui rapporte { $gold } { gold-pieces }).
    [pays] Le roi Kyros appelle { CARD($card, form: "le") } en renfort pour { SEAT($seat) } (au prix de { $gold } { gold-pieces }).
   *[nothing] Le roi Kyros appelle { CARD($card, form: "le") } en renfort pour { SEAT($seat) } (sans rien payer).
}
nobody-called = { CAP(CARD($card, form: "le")) } n’appelle personne en renfort pour { SEAT($seat) }.
power-counted = Force : Empire { $empire }, Rebelles { $rebels }, Église { $church }.

## Events: abilities

# { $actors } would name the characters that act, with their players.
picureas-prepared = Picureas a préparé le terrain : +{ $power } de force pour { $targets }.
scouts-ride-ahead = { $companies ->
    [one] Les Éclaireurs de Phabos ouvrent la voie : { $targets }.
   *[other] Deux compagnies d’Éclaireurs de Phabos ouvrent la voie : { $targets }.
}
thavna-gains = { SEAT($seat) } a la bourse presque vide : { CARD($card) } gagne { $power } de force.
silenced = { $count ->
    [one] Sythera chuchote, et réduit au silence { $targets }.
   *[other] Sythera chuchote, et réduit au silence { $targets }.
}
nobody-silenced = { CARD($card) } chuchote, mais personne ici n’a à se taire.
killed = { $card ->
    [benthon-knights] Les Chevaliers de Benthon tuent { of-rank } : { $targets }.
   *[other] { CARD($card) } tue { of-rank } : { $targets }.
}
martyred = { CARD($card) } meurt en martyre : { SEAT($seat) } gagne { $influence } d’influence.
converted = { $card ->
    [princess-beatrice] La princesse Béatrice convertit { of-rank } : { $targets }, avec 1 de force en plus pour qui est en vie.
   *[other] { CAP(CARD($card, form: "le")) } convertit { of-rank } : { $targets }.
}
eletheria-calls = La reine Eletheria en appelle à son peuple : +{ $power } de force pour { $targets }.

## Events: the result

battle-won = { $faction ->
    [Empire] L’Empire gagne la bataille.
    [Rebels] Les Rebelles gagnent la bataille.
   *[Church] L’Église gagne la bataille.
}
battle-shared = { CAP($sides) } gagnent ensemble la bataille.
rewarded = { $gold ->
    [0] { SEAT($seat) } gagne { $influence } d’influence, ce qui fait { $total } en tout.
   *[other] { SEAT($seat) } gagne { $influence } d’influence et { $gold } { gold-pieces } de consolation, ce qui fait { $total } d’influence en tout.
}
won = { SEAT($winner) } a gagné avec { $influence } d’influence.
won-by-gold = { SEAT($winner) } a gagné avec { $influence } d’influence et, à égalité, le plus d’or : { $gold } { gold-pieces }.
nobody-won = Personne n’a gagné : { SEAT($seats) } sont à égalité, avec { $influence } d’influence et { $gold } { gold-pieces }.

## Questions

to-take = { $left ->
    [1] À { SEAT($seats) } de prendre la dernière carte du lot.
   *[other] À { SEAT($seats) } de prendre une des { $left } cartes du lot.
}
to-choose = À { SEAT($seats) } de choisir un personnage pour la vague { $wave } de la bataille { $battle }.
to-call = { SEAT($seat) } peut envoyer un autre personnage de l’Empire avec le roi Kyros.
to-keep = À { SEAT($seats) } de garder une carte pour la prochaine bataille.

## Reasons

# Words such as "draft CARD" are commands, and stay as they are.
take-now = Les lots circulent : prends une carte avec draft CARD
choose-now = La vague { $wave } se prépare : envoie un personnage avec play CARD
answer-now = Le roi Kyros appelle : réponds par extra CARD ou no extra
keep-now = La bataille est finie : garde une carte non jouée avec keep CARD
not-in-pool = { $held ->
    [true] { CAP(CARD($card, form: "le")) } { is-or-are-not } dans le lot devant toi, tu as déjà pris cette carte
   *[false] { CAP(CARD($card, form: "le")) } { is-or-are-not } dans le lot devant toi
}
not-of-the-empire = { $faction ->
    [Rebels] { CAP(CARD($card, form: "le")) } { is-or-are } du côté des Rebelles : le roi Kyros n’appelle que des personnages de l’Empire
   *[Church] { CAP(CARD($card, form: "le")) } { is-or-are } du côté de l’Église : le roi Kyros n’appelle que des personnages de l’Empire
}
cannot-pay = { CAP(CARD($card, form: "le")) } { would-cost } { $cost } { cost-pieces }, et tu en as { $gold } : un renfort se paie
not-in-hand = { CAP(CARD($card, form: "le")) } { is-or-are-not } dans ta main
in-line-already = { $down ->
    [true] { CAP(CARD($card, form: "le")) } { is-or-are } déjà devant toi, face cachée, et plus dans ta main
   *[false] { CAP(CARD($card, form: "le")) } { is-or-are } déjà dans la bataille, et plus dans ta main
}

## The rules in short

rule-st-1 = Un paquet de 54 personnages, 3 pièces d’or par joueur.
rule-st-2 = Tout le monde reçoit un lot de six : prends une carte, passe le reste à gauche, jusqu’à épuisement des lots. Une carte gardée de la dernière bataille n’y entre pas.
rule-st-3 = Dans une bataille, tu connais chaque lot passé devant toi tel qu’il était alors, et rien d’autre des cartes cachées.
rule-st-4 = Quatre vagues : tout le monde choisit en secret une carte de sa main, puis on les dévoile ensemble.
rule-st-5 = Quand les cartes se dévoilent, tu touches le revenu de ton personnage ou paies son coût.
rule-st-6 = Prix du silence : un personnage de la faction imprimée que tu as jouée à la vague d’avant coûte 1 pièce d’or de plus. Il ne se cumule jamais, et une carte face cachée n’en entraîne aucun.
rule-st-7 = Qui ne peut pas payer retourne la carte face cachée, hors de la bataille, et touche 1 pièce d’or. Ce n’est pas un choix.
rule-st-8 = Les pouvoirs agissent dans l’ordre 1, 2, 3 ; ceux d’un même ordre ensemble : les renforts, puis qui est touché, puis tous les effets. Tué et converti à la fois, on est mort et de l’Église ; tué et renforcé, on est mort.
rule-st-9 = Tué par un ordre inférieur, on perd son pouvoir ; tué par le même ordre, on l’exerce encore.
rule-st-10 = Les morts ne donnent aucune force, mais la moitié de leur influence (arrondie vers le bas) et tout leur or de consolation ; ils perdent leurs jetons, et plus rien ne les touche. Les tueurs épargnent quiconque est de l’Empire.
rule-st-11 = Un personnage converti compte pour l’Église en force, influence et consolation, jamais pour le prix du silence.
rule-st-12 = Chaque jeton vaut 1 de force et reste, même après conversion, jusqu’à la mort ou la fin de la bataille.
rule-st-13 = Les Éclaireurs de Phabos donnent 1 de force à tous les autres Rebelles de leur vague, et s’en donnent l’un à l’autre s’ils sont deux.
rule-st-14 = Picureas donne 1 de force aux Rebelles de la vague suivante quand ils se dévoilent, même s’il est mort.
rule-st-15 = La reine Eletheria donne 1 de force à chaque roturier rebelle en vie de sa vague et des précédentes, où qu’il serve.
rule-st-16 = Sythera fait taire les ordres 2 et 3 des autres factions dans sa vague ; le roi Kyros n’a alors pas de renfort.
rule-st-17 = Roi Kyros : quand l’ordre 3 agit, tu peux envoyer une carte de l’Empire que tu peux payer, sans prix du silence. Elle fait partie de la vague, seul l’ordre 3 la touche, et son propre pouvoir agit avec l’ordre 3.
rule-st-18 = La mort de Simone rapporte aussitôt 5 d’influence à qui l’a jouée ; la partie ne s’achève pourtant qu’après la bataille.
rule-st-19 = Thavna gagne 3 de force s’il reste au plus 1 pièce d’or à qui l’a joué, une fois que tout le monde a payé.
rule-st-20 = Langman, vivant après une bataille perdue par les Rebelles, reste pour la suivante, hors d’atteinte de ses vagues, et s’en va après elle.
rule-st-21 = Après chaque vague, la force de chaque faction est connue de tout le monde.
rule-st-22 = La faction la plus forte gagne ; à égalité, elles gagnent ensemble. Ses personnages rapportent leur influence, les autres leur or de consolation.
rule-st-23 = À { $target } d’influence, la partie s’achève : le plus d’influence gagne, puis le plus d’or ; toujours à égalité, personne.
rule-st-24 = Sinon, chacun garde une carte non jouée ; toutes les autres, sauf un Langman qui reste, forment le paquet suivant.
rule-st-25 = Hors-la-loi, Berger des égarés et reine Eletheria dans la même vague : le Hors-la-loi est de l’Église, avec 1 de force en plus.
rule-st-26 = Mains, lots, choix, cartes gardées et défaussées sont secrets ; des cartes égales ne font qu’un choix. L’or, l’influence et tout ce qui a été dévoilé sont publics, cartes face cachée comprises.
