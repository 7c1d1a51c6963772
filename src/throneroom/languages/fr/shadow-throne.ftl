# Le Trône des ombres

title = Le Trône des ombres
about = Compose ta main au fil du draft, puis choisis en secret : quatre vagues d’une bataille entre l’Empire, les Rebelles et l’Église, au profit de qui a misé sur les vainqueurs.
summary = Choisis six personnages dans les lots qui circulent, puis envoies-en un dans chacune des quatre vagues, tous en même temps et en secret. La faction qui a le plus de force gagne la bataille ; ses personnages rapportent de l’influence. À { $target } d’influence, la partie s’achève.

## What a table may choose

option-target = influence qui met fin à la partie

## Cards

# The form .le stands in sentences; most nobles go by their names alone. The form .short stands on the card, where there is little room.

-no-ability = Aucun pouvoir.

card-dutiful-peasant = Paysan dévoué
    .short = Paysan
    .le = le Paysan dévoué
    .text = { -no-ability }
card-loyal-soldier = Soldat loyal
    .short = Soldat
    .le = le Soldat loyal
    .text = { -no-ability }
card-tax-collector = Percepteur
    .le = le Percepteur
    .text = { -no-ability }
card-kings-guard = Garde du Roi
    .le = la Garde du Roi
    .text = { -no-ability }
card-benthon-knights = Chevaliers de Benthon
    .short = Chevaliers
    .le = les Chevaliers de Benthon
    .text = Tuent tous les roturiers des autres factions dans cette vague.
card-captain-khamon-phabos = Capitaine Khamon Phabos
    .short = Khamon
    .le = le capitaine Khamon Phabos
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, Faiseuse de veuves
    .text = Tue toutes les élites des autres factions dans cette vague.
card-datura = Datura
    .full = Datura, Assassin halluciné
    .text = Tue tous les nobles des autres factions dans cette vague.
card-king-kyros = Roi Kyros
    .short = Kyros
    .le = le roi Kyros
    .text = Tu peux envoyer un autre personnage de l’Empire de ta main, sans prix du silence.
card-defiant-slave = Esclave insoumis
    .short = Esclave
    .le = l’Esclave insoumis
    .text = { -no-ability }
card-mutinous-soldier = Soldat mutiné
    .short = Mutin
    .le = le Soldat mutiné
    .text = { -no-ability }
card-outlaw = Hors-la-loi
    .le = le Hors-la-loi
    .text = { -no-ability }
card-queens-guard = Garde de la Reine
    .short = G. de la Reine
    .le = la Garde de la Reine
    .text = { -no-ability }
card-phabos-scouts = Éclaireurs de Phabos
    .short = Éclaireurs
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
    .short = Eletheria
    .le = la reine Eletheria
    .text = Tous les roturiers rebelles en vie, dans cette vague ou avant, gagnent 1 de force.
card-pious-peasant = Paysan pieux
    .short = Paysan
    .le = le Paysan pieux
    .text = { -no-ability }
card-warrior-monk = Moine guerrier
    .short = Moine
    .le = le Moine guerrier
    .text = { -no-ability }
card-tithe-master = Maître de la dîme
    .short = Dîmier
    .le = le Maître de la dîme
    .text = { -no-ability }
card-godesea-knights = Chevaliers de Godesea
    .short = Godesea
    .le = les Chevaliers de Godesea
    .text = { -no-ability }
card-shepherd-of-the-lost = Berger des égarés
    .short = Berger
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
    .short = Béatrice
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
battle-begun = La bataille { $battle } commence : chacun reçoit un lot de six cartes.
langman-stays = { CARD($card) } reste avec { SEAT($seat) } pour la bataille suivante.
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
    [one] Sythera chuchote et réduit au silence { $targets }.
   *[other] Sythera chuchote et réduit au silence { $targets }.
}
nobody-silenced = { CARD($card) } chuchote, mais personne ici n’a à se taire.
killed = { $card ->
    [benthon-knights] Les Chevaliers de Benthon tuent { of-rank } : { $targets }.
   *[other] { CARD($card) } tue { of-rank } : { $targets }.
}
martyred = { CARD($card) } meurt en martyre : { SEAT($seat) } gagne { $influence } d’influence.
converted = { $card ->
    [princess-beatrice] La princesse Béatrice convertit { of-rank } (+1 de force aux vivants) : { $targets }.
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
    [0] { $influence ->
        [0] { SEAT($seat) } reste à { $total } d’influence.
       *[other] { SEAT($seat) } gagne { $influence } d’influence et passe à { $total }.
    }
   *[other] { $influence ->
        [0] { SEAT($seat) } reste à { $total } d’influence et touche { $gold } { gold-pieces } de consolation.
       *[other] { SEAT($seat) } gagne { $influence } d’influence, passe à { $total } et touche { $gold } { gold-pieces } de consolation.
    }
}
won = { SEAT($winner) } a gagné avec { $influence } d’influence.
won-by-gold = { SEAT($winner) } a gagné avec { $influence } d’influence, et { $gold } { gold-pieces } pour départager les ex æquo.
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
    [true] { CAP(CARD($card, form: "le")) } { is-or-are-not } dans le lot devant toi : tu as déjà pris cette carte
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
rule-st-15 = La reine Eletheria donne 1 de force à chaque roturier rebelle en vie de sa vague et des précédentes, chez tous les joueurs.
rule-st-16 = Sythera fait taire les ordres 2 et 3 des autres factions dans sa vague ; le roi Kyros n’a alors pas de renfort.
rule-st-17 = Roi Kyros : quand l’ordre 3 agit, tu peux envoyer une carte de l’Empire que tu peux payer, sans prix du silence. Elle fait partie de la vague, seul l’ordre 3 la touche, et son propre pouvoir agit avec l’ordre 3.
rule-st-18 = La mort de Simone rapporte aussitôt 5 d’influence à qui l’a jouée ; la partie ne s’achève pourtant qu’après la bataille.
rule-st-19 = Thavna gagne 3 de force s’il reste au plus 1 pièce d’or à qui l’a joué, une fois que tout le monde a payé.
rule-st-20 = Langman, vivant après une bataille perdue par les Rebelles, reste pour la suivante, hors d’atteinte de ses vagues, et s’en va après elle.
rule-st-21 = Après chaque vague, la force de chaque faction est connue de tout le monde.
rule-st-22 = La faction la plus forte gagne ; à égalité, elles gagnent ensemble. Ses personnages rapportent leur influence, les autres leur or de consolation.
rule-st-23 = À { $target } d’influence, la partie s’achève : qui a le plus d’influence gagne, puis le plus d’or ; toujours à égalité, personne.
rule-st-24 = Sinon, chacun garde une carte non jouée ; toutes les autres, sauf un Langman qui reste, forment le paquet suivant.
rule-st-25 = Hors-la-loi, Berger des égarés et reine Eletheria dans la même vague : le Hors-la-loi est de l’Église, avec 1 de force en plus.
rule-st-26 = Mains, lots, choix, cartes gardées et défaussées sont secrets ; des cartes égales ne font qu’un choix. L’or, l’influence et tout ce qui a été dévoilé sont publics, cartes face cachée comprises.

## The table

# Where the game is, in the bar: battle 2, the third pick of six, and the influence that ends the game.
table-where-draft = bataille { $battle } · choix { $pick } sur 6 · but { $target }
table-where-wave = bataille { $battle } · vague { $wave } sur 4 · but { $target }
table-where-keep = bataille { $battle } finie · but { $target }
table-where-over = { $battles ->
    [one] finie après { $battles } bataille
   *[other] finie après { $battles } batailles
}
# A heading of the log.
table-battle-number = Bataille { $battle }
# The heading of a column, and of a part of the log; in the column 0 lies a Langman who stayed from the last battle.
table-wave = { $wave ->
    [0] Resté
   *[other] Vague { $wave }
}
# Beside the sign of influence: how much ends the game.
table-to = sur { $target }

table-factions = Les trois factions
# What a faction is called on its own.
table-faction = { $faction ->
    [Empire] { stat-faction.Empire }
    [Rebels] { stat-faction.Rebels }
   *[Church] { stat-faction.Church }
}
# Under the name of a faction: how it stands in the battle. There is little room on a phone: $short is true there.
table-leads = { $short ->
    [true] { $by } d’avance
   *[false] { $by } d’avance
}
table-tied = { $short ->
    [true] égalité
   *[false] en tête à égalité
}
table-behind = { $short ->
    [true] { $by } de retard
   *[false] { $by } de retard
}
table-nobody = { $short ->
    [true] personne
   *[false] encore personne
}
table-won = { $short ->
    [true] victoire
   *[false] bataille gagnée
}
table-lost = { $short ->
    [true] défaite
   *[false] bataille perdue
}
# Behind these: what you get if the faction wins.
table-brings = { $influence } d’influence pour toi

table-the-battle = La bataille
table-line = Ta ligne
table-line-of = Ligne : { $name }
# Where your card of this wave is to lie: on the empty place, and for those who do not see it.
table-your-card = ta carte
table-place-here = Ta place dans la vague { $wave }
# What a player does now.
table-thinking = réfléchit
table-choosing = choisit
# A player's secret choice is made.
table-sealed = scellé
# On the card that you keep for the next battle.
table-kept = gardée
table-influence = { $n } d’influence
table-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
table-sealed-own = Ta carte scellée : { CARD($card) }
table-sealed-of = Carte scellée, { $name } : { CARD($card) }

# On a character, and beside it. The words have no gender: a character may be he, she or several.
table-dead = mort
# A flag on a character that was converted: it belongs to the Church now.
table-flag-church = Église
# On a character: power that it has gained.
table-token = +{ $n }
# The character lies face down, since its player had too little gold.
table-could-not-pay = faute d’or
table-not-in-battle = hors bataille
table-half-influence = demi-influence
table-converted = conversion
table-church-now = à l’Église
# Where the power of a character comes from: what is printed, and its tokens.
table-tokens = { $printed } et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
table-called = appel de Kyros
table-stayed = resté
# What a character counts now. $side is its faction, or "could not pay", "dead", "Church now"; $why is "half influence", "called by Kyros" and so on.
table-now = { $why ->
    [none] compte { $power }, { $side }
   *[other] compte { $power }, { $side }, { $why }
}
# A character in a player's line, for those who do not see it; $now as above. A Langman can be from the last battle.
table-character = { $wave ->
    [0] { CARD($card) }, de la dernière bataille, { $now }
   *[other] { CARD($card) }, vague { $wave }, { $now }
}
# A card in the hand or in the pool, for those who do not see it, and how many of them there are. $gold has its sign.
table-card = { $copies ->
    [1] { CARD($card, form: "full") }, force { $power }, { $faction }, influence { $influence }, or { $gold }
   *[other] { CARD($card, form: "full") }, { $copies } cartes, force { $power }, { $faction }, influence { $influence }, or { $gold }
}
table-copies = ×{ $n }
# Langman, who has stayed from the last battle.
table-card-stayed = { CARD($card) } est resté

table-pool = Le lot
table-pool-of = Lot : { $name }
# The cards that you have passed on to the left, by picks.
table-passed = Passées, cette bataille
table-pick = choix { $round }
table-passed-in = Passées, cette bataille, choix { $round }
# On the empty place where the next card that you take will lie.
table-next-pick = ton choix
table-take-here = Dans ta main
table-hand = Ta main
table-hand-of = Main : { $name }
table-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}

# On a card: what it brings or costs, hush money included. $price has its sign.
table-hush = silence : { $price }
# On a card that you cannot pay for.
table-too-dear = trop cher
# What the card that you have lifted would bring or cost.
table-cost = { $purse ->
    [collects] Tu touches { $gold } { gold-pieces }.
    [pays] Tu paies { $gold } { gold-pieces }.
   *[nothing] Cela ne coûte rien.
}
table-cost-hushed = { $purse ->
    [collects] Seulement { $gold } { gold-pieces }, prix du silence déduit.
    [pays] Tu paies { $gold } { gold-pieces }, prix du silence compris.
   *[nothing] Le prix du silence avale le revenu.
}
table-turns-down = Trop cher : la carte finira face cachée, et tu toucheras 1 pièce d’or.
# How much power the faction of the card would have.
table-would-have = { $faction ->
    [Empire] Avec cette seule carte, l’Empire aurait { $power }.
    [Rebels] Avec cette seule carte, les Rebelles auraient { $power }.
   *[Church] Avec cette seule carte, l’Église aurait { $power }.
}

# What is asked: first a few words that stand out (...-lead), then the question. "It" is the card that you have lifted.
table-ask-draft-lead = Choix { $round } sur 6.
table-ask-draft = Prends une carte, le reste va à { $name }.
table-ask-draft-last = La dernière carte est à toi.
table-ask-take = Prendre { CARD($card, form: "le") } ?
table-ask-take-it = Prendre
table-ask-wave-lead = Vague { $wave }, en secret.
table-ask-wave = Qui envoies-tu ?
table-ask-seal = Sceller { CARD($card, form: "le") } ?
table-ask-seal-it = Sceller
table-ask-hush = { $faction ->
    [Empire] Tu viens de jouer l’Empire : un autre des siens coûte 1 de plus.
    [Rebels] Tu viens de jouer les Rebelles : un autre des leurs coûte 1 de plus.
   *[Church] Tu viens de jouer l’Église : un autre des siens coûte 1 de plus.
}
# The sentence goes on in one of the next two.
table-ask-extra-lead = Kyros appelle :
table-ask-extra = un autre de l’Empire ? Tu as { $gold } { gold-pieces }.
table-ask-extra-none = avec { $gold } { gold-pieces }, personne dans ta main ne peut suivre.
table-ask-extra-small = Pas de prix du silence ici ; la carte rejoint aussitôt la vague.
# A button: King Kyros calls nobody.
table-ask-no-extra = Personne d’autre
table-ask-rival-extra = Chez { $name }, le roi Kyros peut appeler un autre personnage de l’Empire.
table-ask-keep-lead = Bataille finie.
table-ask-keep = Garde une carte pour la prochaine.
table-ask-keep-small = Les autres retournent au paquet sans être vues.
table-ask-you-and = On attend { LIST($names) } et toi.

# Why, while an event is told.
table-why-killed = Les morts ne donnent aucune force, et seulement la moitié de leur influence (ST-10).
table-why-poor = Qui ne peut pas payer retourne la carte face cachée, hors de la bataille (ST-7).
table-why-result = Les personnages du camp vainqueur rapportent leur influence, les morts la moitié ; les autres, leur or de consolation (ST-22).

# The lines of the score: influence, and at last gold.
table-score-before = Avant la dernière bataille
table-score-won = Personnages des vainqueurs, dernière bataille
table-score-martyr = Mort de Simone
table-score-total = Influence
table-score-gold = Or
table-score-gold-note = départage à influence égale

# The whole table in words, for those who do not see it.
table-in-words-battle = { $drafting ->
    [true] Bataille { $battle } ; à { $target } d’influence, la partie s’achève.
   *[false] Bataille { $battle }, vague { $wave } sur 4 ; à { $target } d’influence, la partie s’achève.
}
table-in-words-player = { $line ->
    [none] { $name } : { $influence } d’influence, { $gold } { gold-pieces } ; pas encore de cartes.
   *[other] { $name } : { $influence } d’influence, { $gold } { gold-pieces } ; { $line }.
}
# For $now in table-character.
table-in-words-counts = { $faction }, compte { $power }
# One character of a line after another.
table-in-words-next = { $before } ; { $next }
table-in-words-pool = { $count ->
    [0] Le lot : pas encore de cartes.
   *[other] Le lot : { CARD($cards) }.
}
table-in-words-hand = { $count ->
    [0] Ta main : pas encore de cartes.
   *[other] Ta main : { CARD($cards) }.
}
table-in-words-hand-of = { $count ->
    [0] Main : { $name }, pas encore de cartes.
   *[other] Main : { $name }, { CARD($cards) }.
}

# On a terminal: $mark is the sign of a faction.
-legend = ({ stat-power }/{ stat-influence }/{ stat-gold })
table-head = { $stage ->
    [draft] Bataille { $battle }, les lots circulent, carte { $round } sur 6. À { $target } d’influence, la partie s’achève.
    [wave] Bataille { $battle }, vague { $wave } sur 4. À { $target } d’influence, la partie s’achève.
    [extra] Bataille { $battle }, vague { $wave } sur 4, le roi Kyros appelle. À { $target } d’influence, la partie s’achève.
    [keep] Bataille { $battle }, finie : garde une carte. À { $target } d’influence, la partie s’achève.
   *[over] Bataille { $battle }, la fin. À { $target } d’influence, la partie s’achève.
}
table-power = { $leads ->
    [true] { $mark } { $faction } { $power } ◄ en tête
   *[false] { $mark } { $faction } { $power }
}
table-seat = { $you ->
    [true] { SEAT($seat) } (toi)
   *[false] { SEAT($seat) }
}
table-has-influence = influence { $n }
table-has-gold = or { $n }
table-in-hand = { $n } en main
table-hush-money-for = prix du silence : { $mark } { $faction }
table-is-thinking = ◄ { table-thinking }
table-has-chosen = a choisi
table-has-chosen-card = a choisi { CARD($card, form: "le") }
# Where a card of a line was laid: in which wave, with + if King Kyros called it.
table-place = { $wave ->
    [0] { table-stayed }
   *[other] { $extra ->
        [true] { $wave }+
       *[false] { $wave }.
    }
}
table-face-down = { $place } [{ CARD($card) }, face cachée]
# $notes: "+1", "converted" and so on.
table-laid = { $notes ->
    [none] { $place } { $mark }{ $power } { CARD($card) }
   *[other] { $place } { $mark }{ $power } { CARD($card) } ({ $notes })
}
table-next-note = { $before }, { $next }
# Before the cards of a hand.
table-open-hand = main :
table-pool-before = Lot devant { SEAT($seat) }
table-your-pool = Le lot devant toi { -legend }
table-your-hand = Ta main { -legend }
table-empty-hand = vide
table-passed-on = Lots que tu as passés
table-round = tour { $round } :
# $numbers: power, influence and gold.
table-printed = { $mark }{ CARD($card) } { $numbers }
table-offer = { $hush ->
    [true] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers } silence
       *[false] { $mark }{ CARD($card) } { $numbers } silence, { table-too-dear }
    }
   *[false] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers }
       *[false] { $mark }{ CARD($card) } { $numbers } { table-too-dear }
    }
}

## The first game, step by step

# The names of cards and what stands at the table are called here as they are above.

guide-1 = L’Empire, les Rebelles et l’Église se disputent le trône, et tu as une carte dans chaque camp. Qui tire 15 d’influence des vainqueurs met fin à la partie.
guide-2 = Prends une carte de ton lot ; le reste passe à gauche. Les Éclaireurs de Phabos ont 2 de force, coûtent 2 pièces d’or et renforcent les autres Rebelles de leur vague.
guide-3 = Ce lot vient de ta droite, sans ce qu’on y a pris. Le Soldat mutiné, un Rebelle lui aussi, rapporte 1 pièce d’or : prends-le.
guide-4 = Six cartes chacun, quatre vagues : dans chacune, tous envoient une carte en secret. Tu as 3 pièces d’or ; commence par un revenu : scelle le Soldat loyal.
guide-5 = Les Chevaliers de Benthon ont tué le Hors-la-loi : les morts ne donnent aucune force et la moitié de leur influence. Ton Soldat, de l’Empire comme eux, est épargné.
guide-6 = La faction que tu viens de jouer coûte 1 de plus, c’est le prix du silence : regarde les rubans. Un Rebelle après l’Empire n’en paie pas. Scelle les Éclaireurs.
guide-7 = Tes Éclaireurs ont donné +1 à un Soldat mutiné adverse, et les Rebelles sont en tête. La Garde du Roi, faute d’or, finit face cachée, hors bataille, et rapporte 1 pièce d’or.
guide-8 = Ton Soldat mutiné est le deuxième Rebelle de suite : le prix du silence avale le revenu. Envoie-le quand même.
guide-9 = Le Berger a converti tous les roturiers de la vague : le tien compte maintenant pour l’Église. Les Rebelles n’ont que 1 d’avance : envoie l’Esclave insoumis, pour 1 pièce d’or.
guide-10 = Les Rebelles gagnent : Éclaireurs et Esclave te rapportent 3 d’influence. Chacun garde une carte non jouée, et la bataille suivante commence avec de nouveaux lots.

## La deuxième leçon

lesson-1 = Dernière vague de la bataille : Empire 9, Rebelles 6, Église 2. Qui soutiens-tu, et avec quelle carte ?
lesson-1-why = L’Empire a 3 d’avance et ne sera guère rattrapé : envoie de l’influence plutôt que de la force. Le Roi Kyros en apporte le plus, et une autre carte de l’Empire peut le suivre.
lesson-2 = L’Église mène avec 5, et tu y as 4 d’influence. Ysolde n’a besoin que de 2 pour finir la partie. Tu as 4 pièces d’or : qui soutiens-tu ?
lesson-2-why = Soutiens le camp où se trouve ton influence. Thavna te coûte ton dernier or et gagne ainsi 3 de force ; avec lui, la bataille te fait passer devant Ysolde.
lesson-3 = Dernière vague : Rebelles 6, Empire 3, Église 2. Khamon porterait l’Empire à 9, Sythera les Rebelles à 9. Qui soutiens-tu ?
lesson-3-why = Khamon renverse la bataille : il ne paie pas le prix du silence, et Corvin, sans personne dans l’Empire, repart les mains vides. La force compte là où elle change le vainqueur.
lesson-end = Avant chaque vague, demande-toi qui va gagner et ce que tu y as : la force décide, l’influence paie. Essaie dans une vraie partie.
