# El trono y el Grial

title = El trono y el Grial
about = Alimenta una Línea común y recoge su final en el momento justo: ganas por puntos, o en el acto con los tres Griales.
summary = Cuatro rondas. En cada una juegas las cinco cartas de tu mano, una por turno, al final de la Línea y, una sola vez, cuando quieras, recoges sus cinco últimas cartas. Gana quien suma más puntos, pero los tres Griales ganan en el acto.

# Las casas de los dos aspirantes.
seat-p1 = León
seat-p2 = Cuervo

## Lo que se elige para una mesa

option-plus = Los números de las siete cartas positivas.
option-minus = Los números de las nueve cartas negativas.

## Cartas

# .el y .un van con artículo. En la página, donde se dibujan como tierras, Bonanza, Plaga y Griales: .face es el nombre en la carta; .long lleva
# también el número; .label es lo mismo para quien no ve la carta; .printed es el número impreso, con el menos largo.

-influence-text = Hay { $number } copias: quien recoja más se anota { $number } puntos, una sola vez. Cada serie de 5, 6, 7 y 8 vale 5 más.

card-5 = 5
    .un = un 5
    .plural = los 5
    .name = Influencia 5
    .text = { -influence-text(number: 5) }
    .el = el 5
    .face = Campos
    .long = Campos 5
    .label = Campos, 5
card-6 = 6
    .un = un 6
    .plural = los 6
    .name = Influencia 6
    .text = { -influence-text(number: 6) }
    .el = el 6
    .face = Molinos
    .long = Molinos 6
    .label = Molinos, 6
card-7 = 7
    .un = un 7
    .plural = los 7
    .name = Influencia 7
    .text = { -influence-text(number: 7) }
    .el = el 7
    .face = Abadías
    .long = Abadías 7
    .label = Abadías, 7
card-8 = 8
    .un = un 8
    .plural = los 8
    .name = Influencia 8
    .text = { -influence-text(number: 8) }
    .el = el 8
    .face = Fuertes
    .long = Fuertes 8
    .label = Fuertes, 8
card-grail = Grial
    .un = un Grial
    .text = No da puntos. Quien recoge los tres gana en el acto.
    .el = el Grial
# Los números son los de la caja, del 1 al 20.
card-plus = +{ $number }
    .un = un +{ $number }
    .name = Más { $number }
    .text = Suma { $number }.
    .el = el +{ $number }
    .face = Bonanza
    .long = Bonanza +{ $number }
    .label = Bonanza, +{ $number }
card-minus = -{ $number }
    .un = un -{ $number }
    .name = Menos { $number }
    .text = Resta { $number }.
    .el = el −{ $number }
    .face = Plaga
    .long = Plaga −{ $number }
    .label = Plaga, −{ $number }
    .printed = −{ $number }

## Partes de otros mensajes

# Lo que se llevaría quien recogiera.
reach = { $whole ->
    [true] { $count ->
        [1] la única carta de la Línea
        [2] las dos cartas de la Línea
       *[other] las { SPELL($count) } cartas de la Línea
    }
   *[false] las { SPELL($count) } últimas cartas de la Línea
}
points = { SEAT($seat) } { $total }
# Lo que hace un jugador, tras su nombre: véase `gained`.
now-leads = toma la delantera en { CARD($cards, form: "plural") }
draws-level = empata en { CARD($cards, form: "plural") }
completes-sets = completa { SPELL($count, form: "f") } { $count ->
    [one] serie
   *[other] series
} de 5, 6, 7 y 8

## Sucesos

game-begun = Se apartan tres cartas sin verlas; { CARD($line, form: "un") } abren la Línea y, por sorteo, empieza { SEAT($first) }.
goes-on = { $question }
holds = { SEAT($seat) } tiene { CARD($cards) }.
card-played = { $deed ->
    [begins] { SEAT($seat) } abre la Línea vacía con { CARD($card, form: "un") }.
    [lets-go] { SEAT($seat) } suelta { CARD($card, form: "un") }, que queda al final de la Línea.
    [sweetens] { SEAT($seat) } endulza la Línea con { CARD($card, form: "un") }.
    [spoils] { SEAT($seat) } amarga la Línea con { CARD($card, form: "un") }.
   *[adds] { SEAT($seat) } añade { CARD($card, form: "un") } a la Línea.
}
line-taken = { $whole ->
    [true] { SEAT($seat) } recoge la Línea entera: { CARD($cards) }.
   *[false] { SEAT($seat) } recoge { CARD($cards) }.
}
# De una a tres cosas, cada una como mucho una vez: now-leads, draws-level, completes-sets.
gained = { SEAT($seat) } { $gains }.
# Uno o dos Griales; $others son los del rival.
grails-counted = { $others ->
    [0] { $count ->
        [1] { SEAT($seat) } tiene ahora un Grial, el primero de los tres.
       *[other] { SEAT($seat) } tiene ahora dos Griales: con el tercero, el trono sería suyo en el acto.
    }
   *[other] { $count ->
        [one] { SEAT($seat) } tiene ahora { SPELL($count, form: "m") } Grial: ya ninguna de las dos casas puede reunir los tres.
       *[other] { SEAT($seat) } tiene ahora { SPELL($count) } Griales: ya ninguna de las dos casas puede reunir los tres.
    }
}
points-so-far = Puntos hasta ahora: { $lion }, { $raven }.
# Quedan de dos a diez cartas.
round-begun = Ronda { $round } de 4: empieza { SEAT($first) }. En la Línea quedan { SPELL($stay) } cartas.
crowned = Los tres Griales están ante { SEAT($winner) }: el trono es suyo en el acto, digan lo que digan los puntos.
scored = { SEAT($seat) }: { $majorities } por mayorías, { $sets } por series y { SIGNED($numbers) } por cartas positivas y negativas; en total, { $total }.
throne-taken = { SEAT($winner) } se hace con el trono.
neither-ahead = Ninguna de las dos casas va por delante: es un empate, y pide revancha.
away-shown = Las cartas apartadas eran { CARD($cards) }.

## Preguntas

to-play = { $spent ->
    [true] Ronda { $round }, turno { $turn } de 6: le toca a { SEAT($seat) } jugar una carta (ya ha recogido).
   *[false] Ronda { $round }, turno { $turn } de 6: le toca a { SEAT($seat) } jugar una carta (la Línea está vacía).
}
to-play-or-take = Ronda { $round }, turno { $turn } de 6: le toca a { SEAT($seat) } jugar una carta o recoger { $reach }.
to-take = Ronda { $round }, turno { $turn } de 6: a { SEAT($seat) } solo le queda recoger { $reach }.
won-by-grails = Ha ganado { SEAT($winner) }, en el acto, con los tres Griales.
won-on-points = Ha ganado { SEAT($winner) } por puntos, { $more } a { $fewer }.
drawn = Empate a { $points }: toca revancha.

## Motivos

already-taken = En esta ronda ya has recogido: juega una carta
nothing-to-take = La Línea está vacía: no hay nada que recoger
hand-empty = No te quedan cartas en la mano: solo puedes recoger
not-in-box = { $sort ->
    [plus] { CARD($card) } no está en esta caja, cuyas cartas positivas son { CARD($box) }: tienes { CARD($hand) }
   *[minus] { CARD($card) } no está en esta caja, cuyas cartas negativas son { CARD($box) }: tienes { CARD($hand) }
}
not-in-hand = No tienes ningún { CARD($card) } en la mano: tienes { CARD($hand) }

## Las reglas en breve

rule-tg-1 = De 45 cartas barajadas se apartan tres, que nadie ve hasta el final. Cinco cartas ocultas para cada mano, dos a la vista abren la Línea, y 30 forman el mazo. Las cartas iguales de una mano son una sola opción.
rule-tg-2 = Quién empieza la primera ronda se sortea; en las siguientes se alterna.
rule-tg-3 = Cuatro rondas de seis turnos cada una, alternos: cinco jugadas y una recogida, en el orden que quieras.
rule-tg-4 = Jugar: una carta de la mano, boca arriba, al final de la Línea.
rule-tg-5 = Recoger: las cinco últimas cartas de la Línea, o todas si hay menos, quedan ante ti. Una vez por ronda, y nunca de una Línea vacía.
rule-tg-6 = Tras recoger, en esa ronda solo te queda jugar; con la mano vacía, solo recoger.
rule-tg-7 = Tras seis turnos por cabeza, llegan cinco cartas nuevas a cada mano y la Línea se queda. Tras la cuarta ronda, con el mazo vacío, acaba la partida.
rule-tg-8 = Las cartas recogidas están a la vista y son de quien las recogió hasta el final.
rule-tg-9 = Quien ha recogido los tres Griales gana en el acto, incluso a mitad de ronda; los Griales de la mano no cuentan.
rule-tg-10 = Por cada número, 5, 6, 7 y 8, quien ha recogido más copias se lo anota una vez; si hay igualdad, nadie.
rule-tg-11 = Cada serie completa de 5, 6, 7 y 8 vale 5, tenga quien tenga la mayoría.
rule-tg-12 = Las cartas positivas y negativas cuentan su número; los Griales, nada.
rule-tg-13 = Gana quien tiene más puntos. Si hay igualdad, es un empate, y pide revancha.
rule-tg-14 = Así, cuatro 5, dos 6, tres 7 y dos 8 valen 15, contra 14 de tres 6, tres 7 y seis 8.

## La mesa

# En la barra, y sobre una parte de la crónica.
table-where = ronda { $round } de 4
table-chapter = Ronda { $round }
# Junto al nombre: si la recogida de esta ronda está por llegar.
table-may-take = puede recoger
table-has-taken = ya ha recogido
table-shelf = Lo que ha recogido { $name }
table-own-shelf = Lo que has recogido
# Cuántas cartas tiene cada cual de una tierra.
table-versus = { $own } : { $other }
# Griales recogidos.
table-of-grails = { $n } de 3
# Una columna del estante para quien no la ve; $leads es you, other o nobody; $leader, el nombre del otro.
table-column = { $leads ->
    [you] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, tienes la mayoría
    [other] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, mayoría de { $leader }
   *[nobody] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, igualdad, no puntúa nadie
}
table-bounty-column = { $n ->
    [one] Bonanza: { $sum }, { $n } carta
   *[other] Bonanza: { $sum }, { $n } cartas
}
table-blight-column = { $n ->
    [one] Plaga: { $sum }, { $n } carta
   *[other] Plaga: { $sum }, { $n } cartas
}
table-grails-column = Griales: { $n } de 3
# Cada cual ante un número de puntos.
table-majorities = mayorías
table-sets = series
table-numbers = bonanza y plaga
table-hand-of = Mano de { $name }
# Una mano boca abajo.
table-hand-counted = Mano de { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
table-own-hand = Tu mano
table-hand-is-empty = Tu mano está vacía
table-no-cards = sin cartas
# Cuántas cartas iguales hay, en su esquina.
table-times = { $n } ×
# Una carta, o varias iguales, para quien no las ve.
table-card = { $n ->
    [1] { CARD($card, form: "label") }
   *[other] { CARD($card, form: "label") }, { $n } copias
}
# El mazo, lo más breve posible.
table-left-in-pile = hay { $n }
table-draw-pile = { $n ->
    [one] Mazo, { $n } carta. Otras tres están apartadas sin verse
   *[other] Mazo, { $n } cartas. Otras tres están apartadas sin verse
}
table-line = La Línea
table-older = La Línea, cartas anteriores
table-reach = El final de la Línea
# El corchete se dibuja bajo las cartas que se recogerían.
table-in-bracket = { CARD($card, form: "label") }, en el corchete
table-lay-here = pon aquí
table-end = El final abierto
table-end-spot = El final abierto de la Línea: pon aquí
table-away-zone = Las tres cartas apartadas
# Bajo esas tres cartas.
table-away = apartadas
# Bajo la Línea, al acabar la partida.
table-line-left = quedan en la Línea
table-bracket-zone = Lo que daría recoger
table-take-these = { $n ->
    [1] Recoger esta carta
   *[other] Recoger estas { SPELL($n) }
}
# Un título: lo que podríamos recoger, aunque no nos toca.
table-your-take-later = Si recoges luego
# Títulos sobre lo que se llevaría el otro: ahora, y cuando hayamos puesto la carta que hemos levantado.
table-could-take = Si recoge { $name }
table-would-take = Luego { $name } podría recoger
table-nobody-takes = Las dos casas ya han recogido
table-nothing-there = La Línea está vacía: nada que recoger
# Quien lee, donde iría un nombre: ante table-change, y como $name de table-spoken-change.
table-you = tú
table-change = { $before } → { $after }
# Lo que pasa con los puntos de alguien.
table-spoken-change = { $same ->
    [true] { $name } igual, con { $after }
   *[false] { $name } de { $before } a { $after }
}
table-grails-after = Griales: { $n } de 3
table-crowns = los tres Griales
# $lead es uno de los títulos de arriba; $first y $second, table-spoken-change; $grails, uno de los dos anteriores, o none.
table-bracket = { $grails ->
    [none] { $lead }: { CARD($cards, form: "printed") }; { $first }; { $second }
   *[other] { $lead }: { CARD($cards, form: "printed") }; { $first }; { $second }; { $grails }
}
table-ask-both = { $n ->
    [1] Pon una carta al final de la Línea, o recoge la única que hay.
    [2] Pon una carta al final de la Línea, o recoge las dos que hay.
   *[other] Pon una carta al final de la Línea, o recoge { SPELL($n) }.
}
table-ask-lay = Pon una carta al final de la Línea.
table-ask-lay-first = La Línea está vacía: pon una carta.
table-ask-take = { $n ->
    [1] Tu mano está vacía: recoge la última carta.
   *[other] Tu mano está vacía: recoge las { SPELL($n) } últimas.
}
table-spent = Ya has recogido: en esta ronda solo te queda jugar.
table-left = { $plays ->
    [0] Ronda { $round } de 4. Te queda la recogida.
    [one] Ronda { $round } de 4. Te quedan { $plays } jugada y la recogida.
   *[other] Ronda { $round } de 4. Te quedan { $plays } jugadas y la recogida.
}
table-lifted = ¿Poner { CARD($card, form: "el") } al final?
# $first y $second son table-spoken-change.
table-rival-then = { $name } podría recoger luego: { $first }; { $second }.
table-rival-crowned = { $name } podría recoger luego los tres Griales y ganar en el acto.
table-own-take-left = { $name } ya ha recogido: en esta ronda solo falta tu recogida.
table-both-took = Las dos casas ya han recogido: la ronda acaba sin otra recogida.
table-take = ¿Recoger { CARD($cards, form: "printed") }?
# Como en table-bracket.
table-take-gives = { $grails ->
    [none] { CAP($first) }; { $second }.
   *[other] { CAP($first) }; { $second }; { $grails }.
}
table-take-crowns = Los tres Griales: ganas en el acto.
# En botones.
table-confirm-lay = Poner { CARD($card, form: "el") }
table-confirm-take = Recoger: de { $before } a { $after }
table-confirm-crown = Recoger los Griales
table-take-cards = Recoger cartas
table-take-verb = { $n ->
    [1] Recoger una
    [2] Recoger ambas
   *[other] Recoger { SPELL($n) }
}
table-lift-first = Levanta antes una carta de tu mano (TG-4).
table-covered = Se recogen las cinco últimas cartas de la Línea (TG-5).
# Cuántas copias de una carta hay en cada sitio; $own y $rival son los jugadores.
table-counts-now = { $own } { $owned }, { $rival } { $others }, en la Línea { $lying }, sin ver { $unseen }.
table-you-are-crowned = Los tres Griales son tuyos
table-crowned = Los tres Griales son de { $name }
table-takes = { $name } recoge { CARD($cards, form: "printed") }.
# $cards son las tierras cuya mayoría se pierde; $count, cuántas son.
table-falls = { $you ->
    [true] { $count ->
        [0] Bajas de { $before } a { $after }: la Plaga resta a quien la tiene (TG-12).
       *[other] Bajas de { $before } a { $after }: pierdes la mayoría de { CARD($cards, form: "face") } (TG-10).
    }
   *[false] { $count ->
        [0] { $name } baja de { $before } a { $after }: la Plaga resta a quien la tiene (TG-12).
       *[other] { $name } baja de { $before } a { $after }: pierde la mayoría de { CARD($cards, form: "face") } (TG-10).
    }
}
table-third-grail = { $name } recoge el tercer Grial y gana.
table-third-grail-why = Los tres Griales ganan en el acto, y los puntos no cuentan (TG-9).
# Los puntos, línea a línea.
table-score-sets = Series de 5, 6, 7 y 8
table-score-bounty = Bonanza
table-score-blight = Plaga
table-score-points = Puntos
table-score-grails = Griales
table-not-counted = los tres Griales ganan en el acto: los puntos no cuentan
# La mesa en frases.
table-line-told = La Línea, del mazo a su final: { CARD($cards, form: "long") }.
table-empty-line-told = La Línea está vacía.
table-take-told = Recoger ahora da { CARD($cards, form: "long") }.
table-pile-of = { $count } x { CARD($card, form: "long") }
# $piles son $count veces table-pile-of; $hidden: no nos toca ver esa mano.
table-side-told = { $name } suma { $points } { $count ->
    [0] sin cartas
   *[other] con { LIST($piles) }
}; { $took ->
    [true] ya ha recogido
   *[false] aún no ha recogido
} en esta ronda; en la mano, { $hidden ->
    [true] { $held ->
        [one] { $held } carta oculta
       *[other] { $held } cartas ocultas
    }
   *[false] { $held ->
        [0] ninguna carta
       *[other] { CARD($hand, form: "long") }
    }
}.
table-draw-pile-told = { $n ->
    [one] { $n } carta en el mazo.
   *[other] { $n } cartas en el mazo.
}
# En la terminal, donde las cartas se llaman como se escriben.
table-round = Ronda { $round } de 4
table-started = empezó { SEAT($seat) }
table-pile = { $n ->
    [0] mazo vacío
   *[other] { $n } en el mazo
}
table-away-unseen = 3 cartas apartadas
table-away-shown = apartadas { $first }, { $second }, { $third }
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ le toca
   *[false] { SEAT($seat) } ({ $seat })
}
table-take-state = { $took ->
    [true] ya ha recogido en esta ronda
   *[false] aún puede recoger en esta ronda
}
# Ante las cartas de una mano, y ante las recogidas.
table-hand = mano
table-taken = recogido
table-hidden-cards = { $n ->
    [one] { $n } carta oculta
   *[other] { $n } cartas ocultas
}
# De una mano, y de lo recogido.
table-empty = vacía
table-nothing-yet = nada aún
table-line-is-empty = La Línea está vacía
table-line-over = { $n ->
    [one] La Línea ({ $n } carta) queda sin recoger
   *[other] La Línea ({ $n } cartas) queda sin recoger
}
# $whole: se recogería la Línea entera; si no, tantas cartas como $reach.
table-line-marked = { $n ->
    [one] La Línea ({ $n } carta): { $whole ->
        [true] se recogería entera
       *[false] se recogerían las { $reach } últimas
    }, con la marca { $mark }
   *[other] La Línea ({ $n } cartas): { $whole ->
        [true] se recogería entera
       *[false] se recogerían las { $reach } últimas
    }, con la marca { $mark }
}
# Cabezas de columnas estrechas; la primera va sobre las casas.
table-score = { $over ->
    [true] Puntos
   *[false] Puntos ahora
}
# El espacio deja el número sobre las cifras, que llevan una marca detrás.
table-column-of = { CARD($card) }{ " " }
table-column-sets = series
table-column-points = puntos
table-column-grails = griales
# Bajo las columnas: lo que significa la marca de algunos números.
table-leads = { $mark } tiene la mayoría y se anota el número; una serie vale 5
table-unseen = Sin ver por ti ({ $n } cartas, estén donde estén)

## La primera partida, paso a paso

# Quien aprende es el León. Las cartas y los números son los de una partida grabada.
guide-1 = En cada ronda pones cinco cartas al final de la Línea y, una vez, recoges las cinco últimas. Lo que recoges cuenta.
guide-2 = En la Línea hay un Grial: déjalo ahí hasta que tenga compañía. Levanta el 6 y ponlo en el final abierto.
guide-3 = Tu rival ha puesto una Plaga, −3. El corchete dice qué daría recoger ahora: los puntos de antes y los de después.
guide-4 = Levanta el 8 y mira el corchete: avanza y muestra lo que tu rival podría recoger luego. Ponlo.
guide-5 = Ahora las cinco últimas traen un Grial y tres tierras. Tendrías la mayoría de los 5, los 6 y los 8, 19 puntos, menos 3 por la Plaga: recógelas.
guide-6 = Ya has gastado tu recogida: en esta ronda solo te queda jugar, y lo que pongas puede perderse. Pon un 7.
guide-7 = Tu rival ha recogido 7, 8 y 7 y tiene la mayoría de los 7; en los 8 hay igualdad, y no los puntúa nadie. Las marcas doradas muestran quién va por delante.
guide-8 = Hay que poner todas las cartas. Las dos casas ya han recogido, así que nadie puede llevarse tu Grial en esta ronda: suéltalo.
guide-9 = Ronda 2: manos nuevas, y la Línea se queda. Tu rival puso también el último Grial, y no ha recogido. ¡Recoge las cinco!
guide-10 = Los tres Griales ganan en el acto, digan lo que digan los puntos. Si no, la partida dura cuatro rondas, y gana quien suma más puntos.

## La segunda lección

lesson-1 = Las cinco últimas traen tres 7, un 6 y una Bonanza: 17 puntos. ¿Recoges ahora o pones antes una carta?
lesson-1-why = Tu rival tampoco ha recogido: pongas lo que pongas, los mismos 7 serían suyos. Recoge cuando el final de la Línea es rico y tu rival podría llevárselo.
lesson-2 = Las cinco últimas te darían 10 puntos. Tienes un turno más que tu rival, y un 5 y una Plaga en la mano: ¿qué haces?
lesson-2-why = Tienes la última palabra en esta ronda, así que puedes esperar. Tu Plaga le estropea la recogida a tu rival, y detrás esperan dos 8 y un 6 para quien recoja después.
lesson-3 = Empieza la última ronda, y recoger te costaría 2 puntos. Aparte de un 5 y dos 8, solo quedan Plagas por ver: ¿qué haces?
lesson-3-why = Todos tienen que recoger una vez, y lo que viene es sobre todo Plaga. Quien recoge primero paga 2; quien espera se traga el resto.
lesson-end = Recoge pronto si el final de la Línea es rico o va a empeorar, y espera si tienes la última palabra. Pruébalo en una partida de verdad.
