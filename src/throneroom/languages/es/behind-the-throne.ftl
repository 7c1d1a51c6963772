# Tras el trono

title = Tras el trono
about = Tienta a la suerte: destapa personajes en una fila que nunca suba, recógela o canjéala, y puntúa por parejas.
summary = Destapa cartas en una fila que nunca suba, cinco como mucho; plántate a tiempo y recoge la fila, o canjéala por una carta ajena. Quien más cartas tiene de una clase usa su habilidad. Cada clase que tengas al menos dos veces te da su valor.

## Cartas
## .el va con artículo; .al y .del, con artículo y preposición; .un, con artículo indeterminado. .gives es lo que un montón da a su dueño mientras su
## habilidad está disponible, bajo el montón; .gives-short, lo mismo donde un teléfono tiene poco sitio.

card-general = General
    .el = el General
    .al = al General
    .del = del General
    .un = un General
    .plural = Generales
    .text = Rebaja en 3 la última carta de la fila.
    .gives = última carta −3
    .gives-short = −3
card-prophet = Profeta
    .el = el Profeta
    .al = al Profeta
    .del = del Profeta
    .un = un Profeta
    .plural = Profetas
    .text = Te enseña, solo a ti, la primera carta del mazo antes de que la destapes.
    .gives = ver la próxima carta
    .gives-short = ver próxima
card-jester = Bufón
    .el = el Bufón
    .al = al Bufón
    .del = del Bufón
    .un = un Bufón
    .plural = Bufones
    .text = Sube o baja en 1 la última carta de la fila.
    .gives = +1 o −1
    .gives-short = +1 o −1
card-assassin = Asesino
    .el = el Asesino
    .al = al Asesino
    .del = del Asesino
    .un = un Asesino
    .plural = Asesinos
    .text = Rebaja en 2 la última carta de la fila.
    .gives = última carta −2
    .gives-short = −2
card-judge = Juez
    .el = el Juez
    .al = al Juez
    .del = del Juez
    .un = un Juez
    .plural = Jueces
    .text = Usa otra de tus clases manipuladoras que no te obedezca o que ya hayas gastado este turno.
    .gives = presta un poder
    .gives-short = presta
card-minstrel = Trovador
    .el = el Trovador
    .al = al Trovador
    .del = del Trovador
    .un = un Trovador
    .plural = Trovadores
    .text = Mientras tengas mayoría, en un canje los demás solo pueden llevarse un Trovador tuyo.
    .gives = protege de canjes
    .gives-short = protege
card-alchemist = Alquimista
    .el = el Alquimista
    .al = al Alquimista
    .del = del Alquimista
    .un = un Alquimista
    .plural = Alquimistas
    .text = Mientras tengas mayoría, los demás solo pueden destruir un Alquimista tuyo.
    .gives = protege de destrucción
    .gives-short = protege
card-queen = Reina
    .el = la Reina
    .al = a la Reina
    .del = de la Reina
    .un = una Reina
    .plural = Reinas
    .text = Solo destruyes si la fila tiene más cartas que Reinas tienes tú, sea de quien sea la mayoría.
card-king = Rey
    .el = el Rey
    .al = al Rey
    .del = del Rey
    .un = un Rey
    .plural = Reyes
    .text = Solo canjeas si la fila tiene al menos tantas cartas como Reyes tienes tú, sea de quien sea la mayoría.
card-end = Fin de partida
    .el = la carta de Fin de partida
    .al = a la carta de Fin de partida
    .del = de la carta de Fin de partida
    .un = la carta de Fin de partida
    .text = Acaba la partida en cuanto se destapa; la fila se pierde.

## Lo impreso en las cartas, con las palabras que puede ser

stat-value = valor
stat-ability = habilidad
    .manipulative = manipuladora
    .protective = protectora
    .prohibitive = restrictiva

## Partes de otros mensajes

pile = { $count ->
    [one] { CARD($card, form: "un") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
row = { $piles }
# Solo la carta de Fin de partida no tiene valor. $now es lo que vale una carta que las habilidades han cambiado.
valued = { $value ->
    [none] { CARD($card, form: "el") }
   *[other] { $now ->
        [none] { CARD($card, form: "el") } ({ $value })
       *[other] { CARD($card, form: "el") } ({ $value }, ahora { $now })
    }
}
    .al = { $value ->
        [none] { CARD($card, form: "al") }
       *[other] { $now ->
            [none] { CARD($card, form: "al") } ({ $value })
           *[other] { CARD($card, form: "al") } ({ $value }, ahora { $now })
        }
    }
    .del = { $value ->
        [none] { CARD($card, form: "del") }
       *[other] { $now ->
            [none] { CARD($card, form: "del") } ({ $value })
           *[other] { CARD($card, form: "del") } ({ $value }, ahora { $now })
        }
    }
score = { SEAT($seat) } { $points }

## Sucesos

game-begun = { CAP(SPELL($players)) } a la mesa, { SPELL($copies) } cartas de cada clase. La carta de Fin de partida está a la vista en los descartes. Empieza { SEAT($seat) }.
game-under-way = { CAP(SPELL($players)) } a la mesa, { SPELL($copies) } cartas de cada clase. La partida está en marcha, y es el turno de { SEAT($seat) }.
game-laid-out = { CAP(SPELL($players)) } a la mesa, { SPELL($copies) } cartas de cada clase.
row-opened = { SEAT($seat) } abre con { $card }.
card-revealed = { SEAT($seat) } destapa { $card }.
deck-reshuffled = El mazo se ha agotado: los descartes, con la carta de Fin de partida entre ellos, se barajan y forman otro.
# Este y el siguiente van tras la frase de la carta destapada: hablan de ella, $card.
row-broken = Rompe la fila tras { $before }, pero aún se puede rebajar.
row-lost = Supera { TEXT($before, form: "al") } y nada puede arreglar la fila: se pierde todo.
chance-to-destroy = Dos iguales: ocasión de destruir.
end-revealed = { $size ->
    [0] { SEAT($seat) } destapa la carta de Fin de partida.
    [one] { SEAT($seat) } destapa la carta de Fin de partida. Se pierde { $row }.
   *[other] { SEAT($seat) } destapa la carta de Fin de partida. Se pierden { $row }.
}
# Los puntos de toda la mesa, y después una de las frases `won` y `victory-shared`.
game-over = La partida ha terminado: { $scores }. { $result }
row-collected = { SEAT($seat) } recoge { $row }.
# Siempre son dos cartas o más.
row-given-up = { SEAT($seat) } abandona la fila: { $row } van a los descartes.
row-swapped = { SEAT($seat) } entrega { $row } a { SEAT($receiver) } y se lleva { CARD($taken, form: "un") }.
sixths-discarded = { SEAT($seat) } conserva { $kept } y descarta { $discarded }.
taken-card-discarded = { SEAT($seat) } ya tiene { $held }: la sexta carta se descarta.
too-many-kinds = Con eso, { SEAT($seat) } reúne { SPELL($kinds) } clases y debe soltar { SPELL($excess, form: "f") }.
new-kinds-received = { SEAT($seat) } puede conservar o soltar lo nuevo: { $new }.
kind-dropped = { SEAT($seat) } suelta { $dropped }.
new-kinds-kept = { SEAT($seat) } conserva { $kept }.
# Los verbos son de las habilidades: el General ordena, el Bufón halaga y se burla, el Asesino apuñala.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] El Juez de { SEAT($seat) } convoca { CARD($ability, form: "al") }, que ordena { CARD($card, form: "al") } bajar de { $was } a { $now }.
        [talks-up] El Juez de { SEAT($seat) } convoca { CARD($ability, form: "al") }, que con sus halagos sube { CARD($card, form: "al") } de { $was } a { $now }.
        [mocks-down] El Juez de { SEAT($seat) } convoca { CARD($ability, form: "al") }, que con sus burlas baja { CARD($card, form: "al") } de { $was } a { $now }.
       *[cuts-down] El Juez de { SEAT($seat) } convoca { CARD($ability, form: "al") }, que de una puñalada baja { CARD($card, form: "al") } de { $was } a { $now }.
    }
   *[false] { $deed ->
        [orders-down] { CAP(CARD($ability, form: "el")) } de { SEAT($seat) } ordena { CARD($card, form: "al") } bajar de { $was } a { $now }.
        [talks-up] { CAP(CARD($ability, form: "el")) } de { SEAT($seat) }, con sus halagos, sube { CARD($card, form: "al") } de { $was } a { $now }.
        [mocks-down] { CAP(CARD($ability, form: "el")) } de { SEAT($seat) }, con sus burlas, baja { CARD($card, form: "al") } de { $was } a { $now }.
       *[cuts-down] { CAP(CARD($ability, form: "el")) } de { SEAT($seat) }, de una puñalada, baja { CARD($card, form: "al") } de { $was } a { $now }.
    }
}
top-card-seen = { $judged ->
    [true] El Juez de { SEAT($seat) } hace hablar al Profeta de la primera carta del mazo: es { $card }.
   *[false] { SEAT($seat) } consulta al Profeta sobre la primera carta del mazo: es { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] El Juez de { SEAT($seat) } hace hablar al Profeta de la primera carta del mazo, y la respuesta queda en secreto.
   *[false] { SEAT($seat) } consulta al Profeta sobre la primera carta del mazo, y la respuesta queda en secreto.
}
card-destroyed = { $own ->
    [true] { SEAT($seat) } destruye { CARD($card, form: "un") } de entre sus propias cartas.
   *[false] { SEAT($seat) } destruye { CARD($card, form: "un") } de { SEAT($owner) }.
}
ability-gained = { CAP(CARD($card, form: "el")) } está ahora al servicio de { SEAT($seat) }.

## Preguntas

to-open = Le toca a { SEAT($seat) } destapar la primera carta.
to-go-on = { SEAT($seat) } tiene { SPELL($size, form: "f") } { $size ->
    [one] carta
   *[other] cartas
} en la fila: { $reveal ->
    [true] { $swap ->
        [true] destapar otra, recoger o canjear
       *[false] destapar otra o recoger
    }
   *[false] { $swap ->
        [true] recoger o canjear
       *[false] recoger
    }
}{ $destroy ->
    [true] ; las dos últimas son iguales: se puede destruir.
   *[false] .
}
to-mend = La fila de { SEAT($seat) } está rota: hay que rebajar { $last } a { $limit } o menos, o abandonarla.
to-drop-kind = { SEAT($seat) } tiene { SPELL($kinds) } clases y puede conservar cinco: debe soltar una.
to-keep-or-drop = { $count ->
    [one] { SEAT($seat) } ha recibido una clase nueva, { CARD($new, form: "el") }: soltarla o conservarla.
   *[other] { SEAT($seat) } ha recibido clases nuevas: soltar { CARD($new, form: "el", join: "or") }, o conservarlas.
}
won = { $points ->
    [one] Ha ganado { SEAT($winner) } con { $points } punto.
   *[other] Ha ganado { SEAT($winner) } con { $points } puntos.
}
victory-shared = { $points ->
    [one] { SEAT($winners) } comparten la victoria con { $points } punto por cabeza.
   *[other] { SEAT($winners) } comparten la victoria con { $points } puntos por cabeza.
}

## Motivos: la fila

mend-or-give-up = La fila está rota: { $last } está por encima { TEXT($before, form: "del") }; rebaja esa carta o abandona
row-full = La fila tiene cinco cartas, el máximo: recógela o canjéala
nothing-to-collect = Aún no hay fila que recoger: destapa antes una carta
nothing-to-give-up = No hay fila que abandonar: destapa antes una carta
nothing-to-swap = Aún no hay fila que canjear: destapa antes una carta
row-sound = La fila está en regla: se puede recoger o canjear, no abandonar

## Motivos: soltar

nothing-to-drop = No tienes más de cinco clases y lo conservas todo: no se suelta nada
nothing-to-keep = No hay nada que conservar ni soltar: solo se pregunta a quien recibe un canje
none-to-drop = { $card ->
    [queen] No tienes ninguna { CARD($card) } que soltar
   *[other] No tienes ningún { CARD($card) } que soltar
}
not-new = Ya tenías { CARD($card, form: "un") } antes del canje: ahora solo puedes soltar clases que sean nuevas para ti
first-drop-one = Tienes { SPELL($kinds) } clases y puedes conservar cinco: primero suelta una
first-keep-or-drop = Has recibido clases nuevas: primero suelta alguna, o di «keep»

## Motivos: habilidades

none-to-use = { $card ->
    [queen] No tienes ninguna { CARD($card) }
   *[other] No tienes ningún { CARD($card) }
}
outnumbered = { CAP(CARD($card, form: "el")) } no está a tu servicio: { SEAT($leader) } tiene { $theirs }, y tú, { $card ->
    [queen] { SPELL($own, form: "f") }
   *[other] { SPELL($own) }
}
used-already = Ya has usado { CARD($card, form: "el") } este turno
none-to-judge = { $card ->
    [queen] No tienes ninguna { CARD($card) } a quien el Juez pueda llamar
   *[other] No tienes ningún { CARD($card) } a quien el Juez pueda llamar
}
# $decision es lo que se escribe, igual en todas las lenguas: use jester up
judge-not-needed = { CAP(CARD($card, form: "el")) } está a tu servicio sin el Juez: «{ $decision }»
nothing-to-foresee = La fila tiene cinco cartas: no habrá otra que el Profeta pueda anunciar
top-card-known = Ya conoces la primera carta del mazo
no-second-card = Un valor solo se cambia desde la segunda carta de la fila
beyond-mending = Después de eso, nada arreglaría la fila: { $last } seguiría por encima { TEXT($before, form: "del") }
would-break-row = Si sube a { $raised }, la última carta rompería la fila: antes está { $before }

## Motivos: canjear y destruir

no-such-seat = { SEAT($seat) } no está en esta mesa de { SPELL($players) }
not-with-yourself = Se canjea con un rival, no contigo
# Siempre son dos Reyes o más, y en `queen-forbids` dos Reinas o más.
king-forbids = Con { SPELL($kings) } Reyes solo canjeas una fila de { SPELL($kings) } cartas o más: tiene { $size }
minstrel-guards = { SEAT($seat) } tiene la mayoría de Trovadores: solo te puedes llevar un Trovador
no-cards = { SEAT($seat) } no tiene cartas
none-there = { $card ->
    [queen] { SEAT($seat) } no tiene ninguna { CARD($card) }
   *[other] { SEAT($seat) } no tiene ningún { CARD($card) }
}
needs-two-equal = Para destruir hacen falta dos cartas de igual valor en la fila
not-equal = Para destruir hacen falta valores iguales: { $last } está por debajo { TEXT($before, form: "del") }
destroyed-already = Con esta carta de la fila ya se ha destruido: destapa antes otra
target-already = { SEAT($seat) } ya ha sido blanco este turno
queen-forbids = Con { SPELL($queens) } Reinas solo destruyes con más de { SPELL($queens) } cartas: hay { $size }
alchemist-guards = { SEAT($seat) } tiene la mayoría de Alquimistas: solo se puede destruir un Alquimista

## Las reglas en breve

rule-bt-1 = La carta de Fin de partida abre los descartes; los personajes barajados son el mazo. Empieza un asiento al azar.
rule-bt-2 = En tu turno destapas cartas de una en una y formas una fila: una al menos, cinco como mucho.
rule-bt-3 = Antes de cada nueva carta puedes plantarte y recoger o canjear la fila; tras la quinta, debes hacerlo.
rule-bt-4 = Una carta mayor que el valor impreso de la anterior rompe la fila. O la rebajas, o la fila se descarta y acaba tu turno. Ninguna habilidad rompe una fila en regla; en una rota solo se ofrecen las que dejan modo de arreglarla.
rule-bt-5 = Un valor cambiado cuenta solo mientras la carta es la última; no tiene límites, y exige una segunda carta.
rule-bt-6 = Mientras la última carta iguale el valor impreso de la anterior, puedes destruir una carta de cualquier montón: una vez por carta destapada, y a cada cual una vez por turno. La fila está a salvo.
rule-bt-7 = Quien tiene la mayoría de Alquimistas solo pierde Alquimistas cuando otros destruyen.
rule-bt-8 = Solo destruyes si la fila tiene más cartas que Reinas tienes tú.
rule-bt-9 = Lo recogido va al montón de su clase, cinco cartas como mucho; las demás copias se descartan.
rule-bt-10 = Cinco clases como mucho: si tienes más, sueltas clases enteras, viejas o nuevas, hasta quedarte con cinco. Si no, quien recoge se lo queda todo.
rule-bt-11 = Las cartas descartadas y destruidas quedan boca arriba en los descartes.
rule-bt-12 = Solo canjeas si la fila tiene al menos tantas cartas como Reyes tienes tú.
rule-bt-13 = Canje: un rival recibe toda la fila, y tú te llevas una carta suya, que sale antes. Tu rival guarda la fila y puede soltar las clases que le sean nuevas, cada una con todas sus cartas; luego guardas tú la tuya.
rule-bt-14 = A quien tiene la mayoría de Trovadores solo puedes llevarte un Trovador.
rule-bt-15 = Tienes la mayoría de una clase, y su habilidad, con al menos una carta de ella mientras nadie tenga más; se mira de nuevo con cada cambio.
rule-bt-16 = Cada habilidad manipuladora, una vez por turno; las protectoras, mientras tengas mayoría; Reina y Rey obligan siempre.
rule-bt-17 = Varias habilidades pueden obrar sobre la misma carta.
rule-bt-18 = El Juez usa otra de tus clases manipuladoras, de la que no tengas mayoría o ya usada; esa clase queda como estaba.
rule-bt-19 = El Profeta te enseña la primera carta; los demás solo ven que has mirado. No dos veces la misma carta, ni con la fila llena.
rule-bt-20 = Cuando se destapa la última carta del mazo, los descartes, con la carta de Fin de partida, pasan a ser el mazo.
rule-bt-21 = Destapar la carta de Fin de partida acaba la partida en el acto; la fila se pierde.
rule-bt-22 = Cada clase de la que tengas dos cartas o más da su valor una vez. Gana quien suma más puntos; si hay empate, se comparte la victoria.

## La mesa

# En la barra sobre la mesa: cuántas cartas tiene el mazo. El Fin es la carta de Fin de partida.
table-where = { $end ->
    [true] mazo { $n } · con el Fin
   *[false] mazo { $n }
}
# Un título en la crónica.
table-opens = { CAP(CARD($card, form: "el")) } abre una fila

## La mesa: nombres y cuentas

# Una carta con su valor, como etiqueta; la carta de Fin de partida no lo tiene.
table-card = { $value ->
    [none] { CARD($card) }
   *[other] { CARD($card) }, { $value }
}
# Algunas cartas de una clase, como parte de una lista: «un Rey y dos Jueces».
table-pile = { $count ->
    [one] { CARD($card, form: "un") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
# Cuántas cartas llegan a un montón y cuántas se van; también cuánto cambia una habilidad el valor de una carta.
table-more = +{ $n }
table-less = −{ $n }
table-stacks-of = Montones de { $name }
table-own-stacks = Tus montones
table-stacks = { $n } de 5 montones
table-too-many = { $n } clases, caben 5
# Bajo el nombre de un rival. Recibe un golpe quien ve destruida una carta suya.
table-knows-top = conoce la próxima carta
table-struck = golpe este turno

## La mesa: el mazo y los descartes

table-deck = mazo
table-the-deck = { $n ->
    [one] El mazo, { $n } carta
   *[other] El mazo, { $n } cartas
}
# Un botón que abre la hoja «Lo que queda».
table-the-deck-left = { $n ->
    [one] El mazo, { $n } carta: lo que queda
   *[other] El mazo, { $n } cartas: lo que queda
}
table-end-in-deck = el Fin está en el mazo
# Tras el número de cartas del mazo: el Fin está entre ellas.
table-with-end = · Fin
# En la primera carta del mazo, que solo ve este jugador.
table-you-see = solo tú
# $value es «none» donde solo se nombra la carta, y para la de Fin de partida.
table-next-is = { $value ->
    [none] La próxima carta: { CARD($card) }.
   *[other] La próxima carta: { CARD($card) }, { $value }.
}
table-you-alone-see = { $value ->
    [none] Solo tú ves la próxima carta: { CARD($card) }.
   *[other] Solo tú ves la próxima carta: { CARD($card) }, { $value }.
}
table-discard = descartes
table-the-discard = { $n ->
    [one] Los descartes, { $n } carta
   *[other] Los descartes, { $n } cartas
}
# Lo que hay en los descartes: $n clases.
table-discarded = { $n ->
    [0] No hay nada en ellos.
   *[other] En ellos: { LIST($piles) }.
}
# Un botón, y la hoja que abre: cuántas cartas de cada clase hay en cada sitio.
table-left-show = lo que queda
table-left-title = Lo que queda
table-left-first = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} en el mazo. Cuando se agote, los descartes (ahora { $discard ->
    [one] { $discard } carta
   *[other] { $discard } cartas
}) serán el nuevo mazo, con la carta de Fin de partida.
table-left-second = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} en el mazo, contando la de Fin de partida. Cuando sale, acaba la partida.
table-left-kind = Clase
table-left-deck = En el mazo
table-left-discard = Descartadas
table-left-table = En la mesa

## La mesa: la fila

table-your-row = Tu fila
table-row-of = Fila de { $name }
table-lost-row = La fila se pierde
# Sobre la carta que va de camino a quien ha canjeado la fila por ella.
table-you-take = Te llevas
table-takes = { $name } se lleva
# En lugar del título de una fila a la que puso fin la carta de Fin de partida.
table-last-row = Fin de partida
# Los puestos vacíos de la fila, del 1 al 5.
table-place = { $n }.ª
table-collect-all = { $n ->
    [one] recoger { $n } carta
   *[other] recoger { $n } cartas
}
# En la última carta de una fila rota: lo más que puede valer, y lo que vale ahora si las habilidades lo han cambiado.
table-needs = { $changed ->
    [true] ahora { $value }, pide { $limit } o menos
   *[false] pide { $limit } o menos
}
table-now = ahora { $value }
table-above-it = se pasa
# El sello entre las dos últimas cartas: como botón, y donde no se puede destruir nada.
table-equal = Valores iguales: destruir una carta
table-equal-mark = valores iguales

## La mesa: montones

# Lo que prohíben Reinas y Reyes, bajo el montón: la fila más corta con la que su dueño destruye o canjea. Con Reinas tiene
# siempre dos cartas o más.
table-queen-gives = destruye desde { $n } cartas
table-king-gives = { $n ->
    [one] canjea desde { $n } carta
   *[other] canjea desde { $n } cartas
}
table-queen-binds = Obliga a quien la tiene, sea de quien sea la mayoría: destruye desde { $n } cartas.
table-king-binds = { $n ->
    [one] Obliga a quien lo tiene, sea de quien sea la mayoría: canjea desde { $n } carta.
   *[other] Obliga a quien lo tiene, sea de quien sea la mayoría: canjea desde { $n } cartas.
}
table-used = usado este turno
# Bajo un montón cuya habilidad está fuera de alcance: quién tiene más cartas de la clase, y cuántas.
table-outdone = { $you ->
    [true] tienes { $n }
   *[false] { $name } tiene { $n }
}
# Lo mismo, como parte de lo que se lee del montón, y como frase.
table-not-available = { $you ->
    [true] No disponible: tienes { $n }
   *[false] No disponible: { $name } tiene { $n }
}
table-not-available-now = { $you ->
    [true] No disponible: tienes { $n }.
   *[false] No disponible: { $name } tiene { $n }.
}
table-available-now = { $you ->
    [true] Disponible: tienes { $n }, nadie tiene más.
   *[false] Disponible para { $name }: { $n }, nadie tiene más.
}
# Lo que se lee de un montón: su clase, su valor, cuántas cartas tiene, y qué da o por qué no ($more, si hay algo).
table-stack = { CARD($card) }, { $value }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}{ $more ->
    [none] {""}
   *[other] , { $more }
}
# Por qué no se puede usar un montón que protege u obliga.
table-by-itself = { CAP(CARD($card, form: "el")) } actúa por su cuenta (BT-16).
# En una carta: esta clase ha llegado con la última fila.
table-fresh = nueva
# En una carta: cuántos puntos quedan sin su clase.
table-points-left = { $fresh ->
    [true] nueva · { $n } pt
   *[false] { $n } pt
}
# En un montón lleno: cuántas cartas de la fila se perderían.
table-lost-copies = { $n ->
    [one] sobra { $n }
   *[other] sobran { $n }
}
# La familia de una clase.
table-family = { $family ->
    [manipulative] { stat-ability.manipulative }
    [protective] { stat-ability.protective }
   *[prohibitive] { stat-ability.prohibitive }
}

## La mesa: botones

# Lo que se puede hacer con un montón levantado: up y down son del Bufón.
table-way = { $way ->
    [up] +1
    [down] −1
    [swap] canjear
    [destroy] destruir
   *[use] usar
}
# Lo mismo, leído con la clase.
table-way-of = { $way ->
    [up] { CARD($card) } +1
    [down] { CARD($card) } −1
    [swap] { CARD($card) }: canjear
    [destroy] { CARD($card) }: destruir
   *[use] { CARD($card) }: usar
}
# Usar una habilidad, por uno mismo o mediante el Juez: $change es −3, por ejemplo; el Profeta no lo tiene.
table-power = { $judged ->
    [true] { $change ->
        [none] Juez: { CARD($card) }
       *[other] Juez: { CARD($card) } { $change }
    }
   *[false] { $change ->
        [none] { CARD($card) }
       *[other] { CARD($card) } { $change }
    }
}
table-reveal = Destapar
table-collect = Recoger
table-swap = Canjear
table-give-up = Abandonar
table-destroy-it = Destruir
table-take = Llevarse { CARD($card, form: "el") }
table-drop = { $count ->
    [one] Soltar { CARD($card, form: "el") }
   *[other] Soltar { $count } { CARD($card, form: "plural") }
}
# Conservar las clases nuevas: $kinds son `table-kept`.
table-keep = { $n ->
    [1] Conservar { LIST($kinds) }
    [2] Conservar { LIST($kinds) }
   *[other] Conservar las { SPELL($n) }
}
table-kept = { $count ->
    [one] { CARD($card, form: "el") }
   *[other] { $count } { CARD($card, form: "plural") }
}

## La mesa: lo que se pregunta

table-ask-first = Destapa la primera carta.
table-ask-first-small = Una carta al menos, cinco como mucho; ninguna puede superar a la anterior.
table-ask-go-on = ¿Destapas otra carta o te plantas?
table-ask-equal = Iguales: puedes destruir una carta de un montón.
table-ask-equal-small = Toca un montón iluminado o el sello =; o destapa otra, o plántate.
table-ask-full = Cinco cartas: recoge o canjea la fila.
# Lo que da recoger: los puntos de ahora y los de después, $losses clases de cartas que se perderían, y si habría demasiadas clases.
table-ask-collect-small = { $same ->
    [true] Si recoges la fila, te quedas en { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }
   *[false] Si recoges la fila, pasas de { $now } a { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }
}{ $losses ->
    [0] {""}
   *[other] ; a los descartes: { LIST($lost) }
}{ $drop ->
    [true] ; luego hay que soltar una clase
   *[false] {""}
}.
# En negrita, ante la siguiente.
table-ask-broken = La fila está rota:
table-ask-mend = { CARD($card) } { $value } supera a { CARD($before) } { $limit }. Rebaja la carta, o pierdes la fila.
# Lo que haría una habilidad con la última carta de la fila, por uno mismo o mediante el Juez; $change es −3, por ejemplo.
table-ask-makes = { $judged ->
    [true] { $result ->
        [high] Juez: { CARD($card) } { $change } la deja en { $value }, aún demasiado alta.
        [equal] Juez: { CARD($card) } { $change } la deja en { $value }: igual que la anterior, así que luego puedes destruir una carta.
       *[sound] Juez: { CARD($card) } { $change } la deja en { $value }.
    }
   *[false] { $result ->
        [high] { CARD($card) } { $change } la deja en { $value }, aún demasiado alta.
        [equal] { CARD($card) } { $change } la deja en { $value }: igual que la anterior, así que luego puedes destruir una carta.
       *[sound] { CARD($card) } { $change } la deja en { $value }.
    }
}
table-ask-swap-which = ¿Por qué carta rival das la fila?
table-ask-swap-small = Puedes llevarte una carta de un montón iluminado.
table-ask-swap = ¿Dar la fila a { $name } por { CARD($card, form: "un") }?
# Lo que da un canje: tus puntos y los de $name, $losses clases de cartas que se perderían, quién debe soltar luego una clase, y si
# $name puede elegir.
table-ask-swap-scores = Tú te quedas en { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
}, { $name } en { $other }{ $losses ->
    [0] {""}
   *[other] ; a los descartes: { LIST($lost) }
}{ $dropping ->
    [none] {""}
    [you] ; luego debes soltar una clase
   *[rival] ; luego { $name } debe soltar una clase
}{ $choosing ->
    [true] ; { $name } puede soltar lo nuevo
   *[false] {""}
}.
table-ask-destroy-which = ¿De qué montón destruyes una carta?
table-ask-destroy = ¿Destruir { CARD($card, form: "un") } de { $name }?
table-ask-destroy-own = ¿Destruir { CARD($card, form: "un") } de tus montones?
# Lo que pasa al destruir con los puntos de su dueño.
table-ask-score = { $same ->
    [true] { $name } se queda en { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }.
   *[false] { $name } pasa de { $now } a { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }.
}
table-ask-own-score = { $same ->
    [true] Te quedas en { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }.
   *[false] Pasas de { $now } a { $then ->
        [one] { $then } punto
       *[other] { $then } puntos
    }.
}
table-ask-swap-or-destroy = { CAP(CARD($card, form: "el")) } de { $name }: ¿canjear la fila o destruir?
table-ask-use-or-destroy = Tu { CARD($card) }: ¿usar o destruir?
table-ask-judge = ¿Qué poder presta el Juez?
table-ask-jester = Bufón: ¿uno más o uno menos?
# $change es −3, por ejemplo; el Profeta no lo tiene.
table-ask-judge-one = { $change ->
    [none] ¿El Juez presta { CARD($card) }?
   *[other] ¿El Juez presta { CARD($card) } { $change }?
}
table-ask-drop = { CAP(SPELL($n)) } clases: ¿cuál sueltas, con todas sus cartas?
table-ask-drop-small = Caben cinco. En cada montón ves los puntos que te quedarían.
table-ask-drop-one = { $count ->
    [one] ¿Soltar { CARD($card, form: "un") }?
   *[other] ¿Soltar { SPELL($count) } { CARD($card, form: "plural") }?
}
table-ask-drop-one-small = { $n ->
    [one] Sin esa clase tienes { $n } punto.
   *[other] Sin esa clase tienes { $n } puntos.
}
table-ask-given = { $name } te ha dado la fila por { CARD($card, form: "un") }.
table-ask-choose = Nuevo para ti: { LIST($piles) }. ¿Conservar o soltar?
table-ask-choose-small = { $n ->
    [one] Si lo conservas, te quedas en { $n } punto. Toca un montón iluminado para soltar esa clase con todas sus cartas.
   *[other] Si lo conservas, te quedas en { $n } puntos. Toca un montón iluminado para soltar esa clase con todas sus cartas.
}
table-ask-dropping = { $name } tiene demasiadas clases y suelta una.
table-ask-choosing = { $name } puede conservar o soltar lo nuevo: { LIST($piles) }.

## La mesa: pérdidas

# Cada una con su motivo debajo.
table-bust = { $you ->
    [true] Pierdes la fila, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
   *[false] { $name } pierde la fila, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
}
table-bust-why = { CAP(CARD($card, form: "el")) }, { $value }, supera { CARD($before, form: "al") }, { $limit }, y ningún poder a mano basta para rebajar la carta: toda la fila se descarta (BT-4).
table-gave-up = { $name } abandona la fila.
table-gave-up-why = Su última carta supera a la anterior y no se ha rebajado: toda la fila se descarta (BT-4).
table-ended = { $you ->
    [true] Destapas el Fin de partida{ $n ->
        [0] .
        [one] , y se pierde { $n } carta de la fila.
       *[other] , y se pierden { $n } cartas de la fila.
    }
   *[false] { $name } destapa el Fin de partida{ $n ->
        [0] .
        [one] , y se pierde { $n } carta de la fila.
       *[other] , y se pierden { $n } cartas de la fila.
    }
}
table-ended-why = La carta de Fin de partida acaba la partida en el acto; lo que hay en la fila no cuenta para nadie (BT-21).
# De quién era la carta: de quien lee, de $name o de $owner.
table-destroyed = { $whose ->
    [yours] { $name } te destruye { CARD($card, form: "un") }.
    [own] { $name } destruye { CARD($card, form: "un") } de entre sus propias cartas.
   *[other] { $name } destruye { CARD($card, form: "un") } de { $owner }.
}
table-destroyed-why = Las dos últimas cartas de la fila son iguales: eso permite destruir una carta de un montón (BT-6).

## La mesa: el resultado, y la mesa en palabras

table-score = Puntos de las clases con dos cartas o más
# Las cartas son `table-card`.
table-words-row = { $n ->
    [0] La fila está vacía.
   *[other] La fila: { LIST($cards) }.
}
# Lo que tiene un jugador: $n montones, y puntos. Los montones son `table-words-stack`.
table-words-holds = { $name }: { $n ->
    [0] sin cartas
   *[other] { LIST($stacks) }
}; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
table-words-stack = { $available ->
    [true] { $count ->
        [one] { CARD($card, form: "un") }
       *[other] { SPELL($count) } { CARD($card, form: "plural") }
    }
   *[false] { $count ->
        [one] { CARD($card, form: "un") } (no disponible)
       *[other] { SPELL($count) } { CARD($card, form: "plural") } (no disponible)
    }
}
table-words-deck = { $end ->
    [true] { $n ->
        [one] El mazo, { $n } carta; el Fin está en el mazo.
       *[other] El mazo, { $n } cartas; el Fin está en el mazo.
    }
   *[false] { $n ->
        [one] El mazo, { $n } carta; el Fin llega con el nuevo mazo.
       *[other] El mazo, { $n } cartas; el Fin llega con el nuevo mazo.
    }
}
table-words-left = En el mazo: { LIST($piles) }.

## La mesa: en una terminal

# Lo que significan los signos.
table-legend-leads = { $sign } mayoría: habilidad disponible
table-legend-used = { $sign } usado este turno
table-legend-struck = { $sign } golpe este turno
table-legend-turn = { $sign } le toca
# Sobre las columnas: las clases, el mazo (`table-deck`) y los descartes; y ante la última línea.
table-column-kind = valor, clase
table-column-out = fuera
table-points-now = puntos ahora
table-own-seat = { SEAT($seat) } tú
table-kind = { $value } { CARD($card) }
table-row-line = La fila de { SEAT($seat) } ({ $n } de 5)
table-row-empty = vacía
# La última carta de la fila: lo que vale si las habilidades lo han cambiado, y si rompe la fila.
table-last-card = { $broken ->
    [true] { $now ->
        [none] { $value } { CARD($card) } ROTA
       *[other] { $value } { CARD($card) } ahora { $now } ROTA
    }
   *[false] { $now ->
        [none] { $value } { CARD($card) }
       *[other] { $value } { CARD($card) } ahora { $now }
    }
}
table-taken = De camino a { SEAT($seat) }: { CARD($card) }
table-new-kinds = Nuevo para { SEAT($seat) }, que puede soltar o conservar: { CARD($cards) }
table-deck-line = { $n ->
    [one] El mazo ({ $n } carta, { $phase ->
        [over] la partida ha terminado
        [last] con la carta de Fin de partida
       *[first] se volverá a barajar una vez
    })
   *[other] El mazo ({ $n } cartas, { $phase ->
        [over] la partida ha terminado
        [last] con la carta de Fin de partida
       *[first] se volverá a barajar una vez
    })
}
# Qué harían con la fila cuántas cartas del mazo: respetarla, romperla con arreglo, romperla sin arreglo, acabar la partida.
table-odds-sound = próxima carta: { $n } en regla
table-odds-mendable = { $n } con arreglo
table-odds-fatal = { $n } sin arreglo
table-odds-end = { $n } fin
# La primera carta del mazo; la de Fin de partida no tiene valor.
table-on-top = { $value ->
    [none] encima: { CARD($card) }
   *[other] encima: { $value } { CARD($card) }
}
table-seen-by = vista por { SEAT($seats) }

## La primera partida, paso a paso

guide-1 = Al final, cada clase de la que tengas dos cartas o más paga su número, una vez. Destapa cartas en una fila: ninguna puede superar a la anterior.
guide-2 = Rey 9, Trovador 6, Bufón 3: en el mazo hay poco por debajo de 3, y una carta mayor podría costarte toda la fila. Plántate y recoge.
guide-3 = Tu rival tiene una Reina y un Asesino. Los montones de pie sirven a quien los tiene; un montón se tumba cuando un rival reúne más cartas de su clase.
guide-4 = Reina 8 tras Alquimista 7 rompe la fila. Tu Bufón suma o resta uno, una vez por turno: tócalo y luego resta uno.
guide-5 = Ahora las dos últimas son iguales, y puedes destruir una carta de cualquier montón. Quítale a tu rival el Asesino.
guide-6 = Unos signos pequeños muestran adónde iría la fila. Recógela: un segundo Rey te da tus primeros nueve puntos.
guide-7 = Dos cartas pequeñas te dan poco. Canjéalas: toda la fila va a tu rival, y tú te llevas la Reina, tu segunda, que vale ocho puntos. Tu rival puede soltar lo nuevo.
guide-8 = Los Reyes te obligan: con dos, solo canjeas una fila de dos o más. El mazo ya puede esconder el Fin, así que recoge lo que tienes.
guide-9 = Seis clases, y solo caben cinco. Suelta el Asesino: una carta sin pareja no paga nada.
guide-10 = Tu rival ha destapado la carta de Fin de partida, y ganas por 17 a 0. Esa carta entra en juego cuando se agota el primer mazo.

## La segunda lección

lesson-1 = Juez 5, Bufón 3: dos clases nuevas para ti. ¿Destapas otra carta o te plantas?
lesson-1-why = 29 de las 43 cartas del mazo superan el 3 y te costarían toda la fila. Dos cartas seguras valen más que una posibilidad entre tres.
lesson-2 = Vas perdiendo 16 a 22 y has destapado un Rey. Tus Reyes ya puntúan: ¿destapar o recoger?
lesson-2-why = En el mazo no hay nada por encima de un Rey, así que la próxima carta no puede romper la fila. Un tercer Rey solo no da puntos: sigue.
lesson-3 = Tu Profeta ha visto la próxima carta: un Asesino, 4. En tu fila hay un General, 1. ¿Qué haces?
lesson-3-why = Sabes que el Asesino rompería la fila tras el General. Lo que se sabe no hace falta probarlo: recoge el General y plántate.
lesson-end = Cuenta las cartas que romperían tu fila: si son muchas, plántate; si son pocas y necesitas más, sigue. Pruébalo en una partida de verdad.
