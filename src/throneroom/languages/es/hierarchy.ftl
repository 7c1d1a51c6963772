# Jerarquía

title = Jerarquía
about = Un duelo a cartas vistas: pon un personaje sobre la Línea hasta que tu rival no tenga ninguno que pueda seguir.
summary = Todas las cartas están a la vista. Por turnos, pon uno de tus personajes sobre la Línea: un número mayor sobre uno menor, salvo que el texto de una carta diga otra cosa. Quien no puede, pierde.

seat-p1 = Oro
seat-p2 = Púrpura

## Cartas
## .el va con artículo; .al y .del, con artículo y preposición.

card-assassin = Asesino
    .el = el Asesino
    .al = al Asesino
    .del = del Asesino
    .text = Va sobre cualquiera, por alto que sea, menos la Torre y el Leproso.
card-leper = Leproso
    .el = el Leproso
    .al = al Leproso
    .del = del Leproso
    .text = Va también sobre cualquier número impar. Mientras esté encima, no pueden seguirlo ni la realeza ni el Asesino.
card-serf = Siervo
    .el = el Siervo
    .al = al Siervo
    .del = del Siervo
    .text = Se juega como un 3, pero vale 7 mientras está encima.
card-tower = Torre
    .el = la Torre
    .al = a la Torre
    .del = de la Torre
    .text = Necesita una carta en la Línea. Sobre un número mayor, descartas otra carta de la mano; nunca sobre el Leproso. Cuenta como dos cartas en la Línea.
card-surgeon = Cirujano
    .el = el Cirujano
    .al = al Cirujano
    .del = del Cirujano
    .text = Necesita dos cartas en la Línea. Devuelves a la mano de tu rival una de sus cartas de la Línea; luego tu rival te devuelve una de las tuyas, pero no esta.
card-knight = Caballero
    .el = el Caballero
    .al = al Caballero
    .del = del Caballero
    .text = Va también sobre el Dragón.
card-usurper = Usurpador
    .el = el Usurpador
    .al = al Usurpador
    .del = del Usurpador
    .text = Va solo sobre un número mayor. Mientras esté encima, la siguiente carta debe ser menor.
card-sorcerer = Hechicero
    .el = el Hechicero
    .al = al Hechicero
    .del = del Hechicero
    .text = Mientras esté encima, las cartas de la mano no tienen texto: solo pueden seguir los números impresos del 9 al 13.
card-dragon = Dragón
    .el = el Dragón
    .al = al Dragón
    .del = del Dragón
    .text = Va también sobre la Baronesa.
card-baroness = Baronesa
    .el = la Baronesa
    .al = a la Baronesa
    .del = de la Baronesa
    .text = Solo si la Línea tiene siete cartas o menos.
card-high-priest = Sumo Sacerdote
    .el = el Sumo Sacerdote
    .al = al Sumo Sacerdote
    .del = del Sumo Sacerdote
    .corto = Sacerdote
    .text = Va solo sobre el Caballero, el Siervo o la realeza, Reina y Rey incluidos.
card-queen = Reina
    .el = la Reina
    .al = a la Reina
    .del = de la Reina
    .text = Solo si la Baronesa está en la Línea, del color que sea.
card-king = Rey
    .el = el Rey
    .al = al Rey
    .del = del Rey
    .text = Solo si la Línea tiene siete cartas o más.
card-imposter = Impostor
    .el = el Impostor
    .al = al Impostor
    .del = del Impostor
    .text = Se juega como copia de una carta rival de la Línea que no esté encima; vuelve a ser un simple Impostor en cuanto queda tapado o regresa a la mano. Quien lo tiene, empieza.

## Lo impreso en las cartas, con las palabras que puede ser

stat-number = número
stat-royal = realeza
    .yes = sí

## Partes de otros mensajes

# .name es para el principio de una frase.
on-top = { $disguised ->
    [true] el Impostor como { CARD($card) } ({ $number })
   *[false] { CARD($card, form: "el") } ({ $number })
}
    .al = { $disguised ->
        [true] al Impostor como { CARD($card) } ({ $number })
       *[false] { CARD($card, form: "al") } ({ $number })
    }
    .del = { $disguised ->
        [true] del Impostor como { CARD($card) } ({ $number })
       *[false] { CARD($card, form: "del") } ({ $number })
    }
    .name = { $disguised ->
        [true] El Impostor como { CARD($card) }
       *[false] { CAP(CARD($card, form: "el")) }
    }
# El disfraz es siempre del Impostor.
played = { $guise ->
    [none] { CARD($card, form: "el") } de { SEAT($seat) }
   *[other] { CARD($card, form: "el") } de { SEAT($seat) }, disfrazado de { CARD($guise) },
}
in-the-line = está en la Línea
out-of-the-game = está fuera de la partida
held-by = está en la mano de { SEAT($seat) }

## Sucesos

dealt = Siete cartas por cabeza, boca arriba. { SEAT($first) } tiene el Impostor y empieza.
line-opened = { SEAT($seat) } abre la Línea con { CARD($card, form: "el") }.
# Los verbos son de las cartas: el Caballero solo mata al Dragón; quien va sobre el Usurpador se le cuela por debajo.
card-laid = { $deed ->
    [ducks-under] { CAP($played) } se cuela por debajo { TEXT($top, form: "del") }.
    [blesses] { CAP($played) } da su bendición { TEXT($top, form: "al") }.
    [strikes-down] { CAP($played) } apuñala { TEXT($top, form: "al") }.
    [clears-around] { CAP($played) } hace el vacío alrededor { TEXT($top, form: "del") }.
    [climbs-past] { CAP($played) } trepa por encima { TEXT($top, form: "del") }.
    [walls-in] { CAP($played) } empareda { TEXT($top, form: "al") }.
    [operates-above] { CAP($played) } empuña el bisturí sobre { $top }.
    [slays] { CAP($played) } da muerte { TEXT($top, form: "al") }.
    [rides-over] { CAP($played) } pasa al galope sobre { $top }.
    [seizes-place] { CAP($played) } usurpa el puesto { TEXT($top, form: "del") }.
    [silences] { CAP($played) } hace caer el silencio sobre { $top }.
    [carries-off] { CAP($played) } se lleva por los aires { TEXT($top, form: "al") }.
    [swoops-down-on] { CAP($played) } cae del cielo sobre { $top }.
    [looks-down-on] { CAP($played) } mira por encima del hombro { TEXT($top, form: "al") }.
    [steps-over] { CAP($played) } pasa por encima { TEXT($top, form: "del") }.
    [sweeps-past] { CAP($played) } pasa con majestad ante { $top }.
   *[commands] { CAP($played) } da órdenes { TEXT($top, form: "al") }.
}
tower-raised = { CAP($played) } se alza sobre { $top } a costa { CARD($discard, form: "del") }.
sent-home = { SEAT($seat) } devuelve { CARD($card, form: "el") } a la mano de { SEAT($owner) }.
cannot-open = { SEAT($loser) } no tiene con qué abrir la Línea: { SEAT($winner) } se hace con el trono sin que se juegue una sola carta.
no-card-left = { SEAT($loser) } se queda sin cartas: { SEAT($winner) } se hace con el trono.
nothing-follows = En la mano de { SEAT($loser) } nadie puede seguir { TEXT($top, form: "al") }: { SEAT($winner) } se hace con el trono.

## Preguntas

to-open = Le toca a { SEAT($seat) } abrir la Línea.
to-play = Le toca a { SEAT($seat) } jugar una carta sobre { $top }.
to-send-home = Le toca a { SEAT($seat) } devolver a { SEAT($rival) } una de sus cartas de la Línea.
won = Ha ganado { SEAT($winner) }: { SEAT($loser) } no puede seguir.

## Motivos

play-now = Las cartas solo vuelven a la mano con el Cirujano: ahora juega una carta
not-in-hand = { CAP(CARD($card, form: "el")) } no está en tu mano: { $where }
surgeon-at-work = El Cirujano está operando: primero devuelve a { SEAT($rival) } una de sus cartas de la Línea
not-in-line = { CAP(CARD($card, form: "el")) } no está en la Línea: { $where }
stays-on-top = { CAP(CARD($card, form: "el")) } se acaba de jugar y se queda encima
own-card = { CAP(CARD($card, form: "el")) } es carta tuya: tiene que ser una de { SEAT($rival) }
no-text-no-number = { TEXT($top, form: "name") } está encima: sin su texto, el Impostor no tiene número
no-copy-outside = { CAP(CARD($card, form: "el")) } no está en la Línea: el Impostor no puede copiar esa carta
no-copy-of-top = { CAP(CARD($card, form: "el")) } está encima: el Impostor solo copia cartas tapadas
no-copy-of-own = { CAP(CARD($card, form: "el")) } es carta tuya: el Impostor solo copia cartas de tu rival
no-card-to-go-on = { $card ->
    [usurper] La Línea está vacía: el Usurpador necesita debajo un número mayor
   *[other] La Línea está vacía: { CARD($card, form: "el") } necesita debajo al Caballero, al Siervo o a la realeza
}
shunned = { $card ->
    [assassin] { TEXT($top, form: "name") } está encima: el Asesino no puede seguir
   *[other] { TEXT($top, form: "name") } está encima: no puede seguir nadie de la realeza
}
not-lower = { TEXT($top, form: "name") } está encima: la siguiente carta debe ser menor que 7, y { CARD($card, form: "el") } ({ $number }) no lo es
silenced = { TEXT($top, form: "name") } está encima: los textos no cuentan, y { CARD($card, form: "el") } ({ $number }) no pasa de 8
usurper-needs-higher = El Usurpador va solo sobre un número mayor que 7, y { $top } no lo es
wrong-company = El Sumo Sacerdote va solo sobre el Caballero, el Siervo o la realeza, no sobre { $top }
tower-holds = { TEXT($top, form: "name") } está encima: el Asesino no puede escalar sus muros
leper-needs-lower-or-odd = El Leproso va sobre un número menor o impar, y { $top } no es ni lo uno ni lo otro
not-higher = { CAP(CARD($card, form: "el")) } ({ $number }) no es mayor que { $top }
cannot-open-with = La Línea está vacía: { CARD($card, form: "el") } no puede abrirla
nothing-to-discard = { $mine ->
    [true] Sobre { $top }, la Torre exige descartar otra carta de tu mano, y no tienes ninguna
   *[false] Sobre { $top }, la Torre exige descartar otra carta de la mano, y no hay ninguna
}
line-too-short = { $card ->
    [surgeon] El Cirujano necesita dos cartas en la Línea, y hay { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }
   *[king] El Rey solo viene si la Línea tiene 7 cartas o más, y hay { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }
}
line-too-long = La Baronesa solo viene si la Línea tiene 7 cartas o menos, y hay { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
}
no-baroness = La Reina solo viene si la Baronesa está en la Línea
discard-needed = { $disguised ->
    [true] Sobre { $top }, la Torre exige un descarte: «play imposter as tower discard CARD»
   *[false] Sobre { $top }, la Torre exige un descarte: «play tower discard CARD»
}
discard-not-held = Para la Torre descartas una carta de tu propia mano: { CARD($discard, form: "el") } no está ahí
no-discard-needed = { $disguised ->
    [true] Sobre { $top }, la Torre no pide descarte, así que no se permite: «play imposter as tower»
   *[false] Sobre { $top }, la Torre no pide descarte, así que no se permite: «play tower»
}
nothing-to-copy = El Impostor copia una carta rival tapada de la Línea, y no hay ninguna
no-copy-follows = El Impostor solo podría ser { CARD($copies, form: "el", join: "or") }, y así no puede seguir { TEXT($top, form: "al") }

## Las reglas en breve

rule-hi-1 = Catorce personajes, siete cartas a la vista por cabeza. p1 es Oro y p2 es Púrpura.
rule-hi-2 = Empieza quien tiene el Impostor; los turnos se alternan.
rule-hi-3 = En tu turno pones una carta sobre la Línea. Si no puedes, pierdes en el acto: no hay tablas ni se pasa.
rule-hi-4 = Una carta va sobre un número menor, nunca sobre uno igual, salvo que su propio texto le permita ir a otro sitio.
rule-hi-5 = Lo que exige la carta de encima pesa más que lo que permite la nueva; después debe cumplirse la condición de la nueva.
rule-hi-6 = La Línea se cuenta antes de poner la carta nueva; la Torre cuenta como dos, esté donde esté.
rule-hi-7 = Solo Asesino, Leproso, Siervo, Caballero, Hechicero, Dragón y Baronesa pueden abrir una Línea vacía.
rule-hi-8 = El Asesino va sobre cualquiera, por alto que sea, menos la Torre y el Leproso.
rule-hi-9 = El Leproso va sobre cualquier número impar. Mientras esté encima, no pueden seguirlo ni la realeza ni el Asesino.
rule-hi-10 = El Siervo se juega como un 3 y encima vale 7; Siervo y Caballero nunca van el uno sobre el otro.
rule-hi-11 = La Torre va sobre un número mayor solo si quien la juega descarta otra carta; donde no hace falta, no se permite. Nunca sobre el Leproso ni sobre una Línea vacía.
rule-hi-12 = Tras el Cirujano, quien lo juega devuelve a la mano una carta rival de la Línea; luego su rival le devuelve una de sus otras cartas. La recién jugada se queda.
rule-hi-13 = El Caballero puede ir sobre el Dragón, y el Dragón sobre la Baronesa.
rule-hi-14 = El Usurpador va solo sobre un número mayor; la carta que lo siga debe ser menor, diga lo que diga su texto.
rule-hi-15 = Bajo el Hechicero, las cartas de la mano no tienen texto: solo siguen las del 9 al 13, sin condiciones; el Impostor, no.
rule-hi-16 = Baronesa: siete cartas o menos en la Línea. Reina: con la Baronesa en ella. Rey: siete o más. Sumo Sacerdote: solo sobre Caballero, Siervo o realeza.
rule-hi-17 = El Impostor se juega como una carta rival tapada de la Línea, en todo menos el color; tapado o de vuelta en la mano, es otra vez un simple Impostor, sin nombre ni número.
rule-hi-18 = Una carta que vuelve a la mano puede jugarse de nuevo.
rule-hi-19 = Toda partida acaba y ninguna queda en tablas; quien no puede seguir pierde en cuanto le llega el turno, incluso antes de la primera carta.

## La mesa

# En la barra; $viewer es nuestro asiento, y ninguno para quien mira.
table-where = { $viewer ->
    [p1] turno { $turn } · eres { seat-p1 }
    [p2] turno { $turn } · eres { seat-p2 }
   *[other] turno { $turn }
}
table-the-line = La Línea
# Las cartas de la Línea bajo la de encima.
table-covered = tapadas, por antigüedad
table-open-hand = mano a la vista
table-rival-hand = La mano de { $name }, a la vista
table-own-hand = Tu mano
table-hand-of = Mano de { $name }
# Una carta para quien no la ve: su número, su color y lo que significa su marca, si la tiene.
table-card = { $mark ->
    [none] { CARD($card) }, { $number }, { $owner ->
        [p1] oro
       *[p2] púrpura
    }
   *[other] { CARD($card) }, { $number }, { $owner ->
        [p1] oro
       *[p2] púrpura
    }, { $mark }
}
# Lo que significa la corona de Torre, Baronesa, Reina y Rey.
table-royalty = Realeza
table-on-top = Encima: { CARD($card) }, { $number }
# En una cinta sobre el Impostor: de qué se juega. Lo largo tiene una forma .corto.
table-as = como { CARD($card, form: "corto") }, { $number }
table-line-is-empty = La Línea está vacía
# Donde se pone una carta, en un hueco estrecho.
table-place = pon aquí
table-top-spot = Encima de la Línea
# $card es lo que dice table-card.
table-top-card = Encima de la Línea: { $card }
table-in-line = { $n } en la Línea
# Bajo una regla de catorce muescas, con la séptima marcada.
table-gauge-mark = { $full }: Baronesa hasta aquí, Rey desde aquí
table-gauge = { $n ->
    [one] { $n } carta en la Línea. La Baronesa puede venir hasta { $full }, el Rey desde { $full }.
   *[other] { $n } cartas en la Línea. La Baronesa puede venir hasta { $full }, el Rey desde { $full }.
}
# Sobre las cartas que se descartaron por la Torre.
table-discards = Descartes
# What the card on top, or the empty Line, asks of the next card; $number is what the card on top counts.
table-asks = { $asks ->
    [first] Pide una primera carta.
    [lower] Pide un número menor que { $number }.
    [exception] Nada pasa de { $number }.
   *[higher] Pide un número mayor que { $number }.
}
table-openers = Solo pueden abrir: { CARD($cards) }.
# Cards that may follow against their numbers, and cards that may not though their numbers fit.
table-also = También: { CARD($cards) }.
table-never = No: { CARD($cards) }.
# Under the Sorcerer.
table-silent = Ningún texto cuenta: ni Impostor ni condiciones.
table-open = Abre la Línea con una carta iluminada.
table-play = Pon una carta sobre { CARD($top, form: "el") }, { $number }.
table-can-follow = { $n ->
    [one] { $n } carta tuya puede seguir.
   *[other] { $n } cartas tuyas pueden seguir.
}
table-lifted = ¿{ CARD($card) } sobre { CARD($top, form: "el") }?
table-lifted-open = ¿Abrir la Línea con { CARD($card, form: "el") }?
# De una a tres cartas.
table-answers = { $rival } solo podría responder con { CARD($cards, form: "el", join: "or") }.
# Más de tres; sus bordes son discontinuos.
table-many-answers = { $rival } podría responder con { $n } cartas (borde discontinuo).
table-no-answer = { $rival } no tendría respuesta: así ganas.
table-surgeon-first = Primero devuelves a { $rival } una carta suya; luego { $rival } te devuelve una tuya.
table-price = La Torre tiene su precio: ¿qué carta descartas?
table-disguise = ¿De qué carta se disfraza el Impostor?
table-send-first = Cirujano: devuelve a { $rival } una carta suya.
table-send-second = Ahora tú devuelves a { $rival } una carta suya.
# En botones. $price es la carta que se descarta por una Torre; si no, none.
table-lay = Poner { CARD($card, form: "el") }
table-lay-as = { $price ->
    [none] Poner { CARD($card, form: "el") } como { CARD($guise) }
   *[other] { CARD($card) } como { CARD($guise) }, a costa { CARD($price, form: "del") }
}
table-lay-for = Poner { CARD($card, form: "el") } a costa { CARD($price, form: "del") }
table-send-home = Devolver { CARD($card, form: "el") } a la mano
# Cintas en cartas que se pueden elegir: para descartarla, para que la copie el Impostor, para devolverla.
table-price-tag = descartar
table-copy-tag = copiar
table-home-tag = a la mano
table-you-are-stuck = No puedes seguir y pierdes.
table-is-stuck = { $name } no puede seguir y pierde.
table-stuck-on-top = { $held ->
    [1] La única carta de la mano no puede seguir { CARD($top, form: "al") }, { $number }. { $asks } Quien no puede poner una carta pierde (HI-3).
   *[other] Ninguna de las { $held } cartas de la mano puede seguir { CARD($top, form: "al") }, { $number }. { $asks } Quien no puede poner una carta pierde (HI-3).
}
table-stuck-opening = Ninguna carta de la mano puede abrir la Línea, y quien no puede poner una carta pierde (HI-3, HI-7).
table-stuck-without-card = No queda ninguna carta en la mano, y quien no puede poner una carta pierde (HI-3).
table-stuck-touch = Toca una carta para leer por qué no puede ir.
# La mesa en frases.
table-line-told = La Línea, desde abajo: { CARD($cards) }. Cuenta { $size }.
table-empty-line-told = La Línea está vacía.
table-you-hold = { $count ->
    [0] No tienes cartas.
   *[other] Tienes { CARD($cards, form: "el") }.
}
table-holds = { $count ->
    [0] { $name } no tiene cartas.
   *[other] { $name } tiene { CARD($cards, form: "el") }.
}
# En la terminal.
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ le toca
   *[false] { SEAT($seat) } ({ $seat })
}
table-no-cards = sin cartas
# $tower: la Torre está en la Línea.
table-line-marked = { $tower ->
    [true] { $n ->
        [one] La Línea ({ $n } carta, la Torre cuenta como dos); la de encima lleva { $mark }
       *[other] La Línea ({ $n } cartas, la Torre cuenta como dos); la de encima lleva { $mark }
    }
   *[false] { $n ->
        [one] La Línea ({ $n } carta); la de encima lleva { $mark }
       *[other] La Línea ({ $n } cartas); la de encima lleva { $mark }
    }
}
# La Línea.
table-empty = vacía
table-out-of-the-game = Fuera de la partida
table-guised = { CARD($card) } como { CARD($guise) }

## La primera partida, paso a paso

# Quien aprende es Oro. Las cartas y los números son los de una partida grabada.
guide-1 = Eres Oro. Las catorce cartas están a la vista: siete son tuyas y siete de Púrpura. Quien no puede poner una carta sobre la Línea pierde.
guide-2 = Tienes el Impostor, así que empiezas. Las cartas iluminadas se pueden poner: abre la Línea con la Baronesa, 10.
guide-3 = Un número mayor va sobre uno menor, y los textos hacen excepciones: el Dragón, 9, puede llevarse a la Baronesa. El Caballero puede matar al Dragón.
guide-4 = La Torre de Púrpura, 4, fue sobre tu Caballero a costa del Asesino: ese fue su precio. Junto a la carta de encima siempre lees lo que pide.
guide-5 = El Cirujano, 5, devuelve cartas a la mano: primero eliges una de Púrpura en la Línea, y luego Púrpura una tuya. Ponlo.
guide-6 = Devuelve la Torre. Cuenta como dos cartas en la Línea, esté donde esté: las muescas muestran cuánto mide la Línea.
guide-7 = Púrpura ha vuelto a pagar por la Torre. Tu Impostor puede ser cualquier carta tapada de Púrpura: sé el Dragón, 9, por un turno.
guide-8 = El Leproso va sobre cualquier número impar, y la realeza no puede seguirlo. Levanta una carta: los bordes discontinuos muestran qué podría responder Púrpura.
guide-9 = Bajo el Hechicero los textos callan y solo siguen los números del 9 al 13. Púrpura tiene Siervo y Usurpador: nada encaja. Ponlo.
guide-10 = Púrpura no puede seguir, y el trono es tuyo. Cuenta las respuestas de tu rival antes de cada carta: ahí está todo el arte.

## La segunda lección

lesson-1 = A Púrpura solo le quedan el Usurpador y el Rey. ¿Qué carta le deja menos respuestas?
lesson-1-why = Bajo el Hechicero solo siguen los números del 9 al 13: Púrpura tiene que dar el Rey, y tu Asesino lo mata. El Usurpador se queda sin sitio.
lesson-2 = El Impostor de Púrpura está ahí como Dragón. Tienes un Rey: ¿ahora o más tarde?
lesson-2-why = Sobre el Caballero, Púrpura solo tiene al Sumo Sacerdote, y el Rey pasa por encima. Las cartas fuertes van al final, cuando nada puede responder.
lesson-3 = Púrpura tiene Siervo, Reina e Impostor. Una de tus tres cartas debe esperar al final: ¿cuál pones ahora?
lesson-3-why = El Rey obliga a Púrpura a gastar el Impostor. Tu Asesino espera a la Reina: cuando ella esté ahí, nada podrá seguirlo.
lesson-end = Antes de cada carta, cuenta lo que el otro aún puede responder, dos cartas por delante. Pruébalo en una partida de verdad.
