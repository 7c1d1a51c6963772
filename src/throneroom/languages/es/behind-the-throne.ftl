# Tras el trono

title = Tras el trono
about = Tienta a la suerte: destapa personajes en una fila que nunca suba, recógela o canjéala, y puntúa por parejas.
summary = Destapa cartas en una fila que nunca suba, cinco como mucho; plántate a tiempo y recoge la fila, o canjéala por una carta ajena. Quien más cartas tiene de una clase usa su habilidad. Cada clase que tengas al menos dos veces te da su valor.

## Cartas
## .el va con artículo; .al y .del, con artículo y preposición; .un, con artículo indeterminado.

card-general = General
    .el = el General
    .al = al General
    .del = del General
    .un = un General
    .plural = Generales
    .text = Rebaja en 3 la última carta de la fila.
card-prophet = Profeta
    .el = el Profeta
    .al = al Profeta
    .del = del Profeta
    .un = un Profeta
    .plural = Profetas
    .text = Te enseña, solo a ti, la primera carta del mazo antes de que la destapes.
card-jester = Bufón
    .el = el Bufón
    .al = al Bufón
    .del = del Bufón
    .un = un Bufón
    .plural = Bufones
    .text = Sube o baja en 1 la última carta de la fila.
card-assassin = Asesino
    .el = el Asesino
    .al = al Asesino
    .del = del Asesino
    .un = un Asesino
    .plural = Asesinos
    .text = Rebaja en 2 la última carta de la fila.
card-judge = Juez
    .el = el Juez
    .al = al Juez
    .del = del Juez
    .un = un Juez
    .plural = Jueces
    .text = Usa otra de tus clases manipuladoras que no te obedezca o que ya hayas gastado este turno.
card-minstrel = Trovador
    .el = el Trovador
    .al = al Trovador
    .del = del Trovador
    .un = un Trovador
    .plural = Trovadores
    .text = Mientras tengas mayoría, en un canje los demás solo pueden llevarse un Trovador tuyo.
card-alchemist = Alquimista
    .el = el Alquimista
    .al = al Alquimista
    .del = del Alquimista
    .un = un Alquimista
    .plural = Alquimistas
    .text = Mientras tengas mayoría, los demás solo pueden destruir un Alquimista tuyo.
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
too-many-kinds = Con eso, { SEAT($seat) } reúne { SPELL($kinds) } clases: hay que soltar { SPELL($excess, form: "f") }.
new-kinds-received = { SEAT($seat) } puede soltar o conservar lo que le es nuevo: { $new }.
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
   *[false] { SEAT($seat) } consulta al Profeta por la primera carta del mazo: es { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] El Juez de { SEAT($seat) } hace hablar al Profeta de la primera carta del mazo, y la respuesta queda en secreto.
   *[false] { SEAT($seat) } consulta al Profeta por la primera carta del mazo, y la respuesta queda en secreto.
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
rule-bt-13 = Canje: un rival recibe toda la fila, y tú te llevas una carta suya, que sale antes. Guarda la fila y puede descartar las clases que le sean nuevas, cada una con todas sus cartas; luego guardas tú la tuya.
rule-bt-14 = A quien tiene la mayoría de Trovadores solo puedes llevarte un Trovador.
rule-bt-15 = Tienes la mayoría de una clase, y su habilidad, con al menos una carta de ella mientras nadie tenga más; se mira de nuevo con cada cambio.
rule-bt-16 = Cada habilidad manipuladora, una vez por turno; las protectoras, mientras tengas mayoría; Reina y Rey obligan siempre.
rule-bt-17 = Varias habilidades pueden obrar sobre la misma carta.
rule-bt-18 = El Juez usa otra de tus clases manipuladoras, de la que no tengas mayoría o ya usada; esa clase queda como estaba.
rule-bt-19 = El Profeta te enseña la primera carta; los demás solo ven que has mirado. No dos veces la misma carta, ni con la fila llena.
rule-bt-20 = Cuando se destapa la última carta del mazo, los descartes, con la carta de Fin de partida, pasan a ser el mazo.
rule-bt-21 = Destapar la carta de Fin de partida acaba la partida en el acto; la fila se pierde.
rule-bt-22 = Cada clase de la que tengas dos cartas o más da su valor una vez. Gana quien suma más puntos; los empatados comparten.
