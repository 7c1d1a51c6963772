# Batalla por el trono

title = Batalla por el trono
about = Golpea a las Jotas de tus rivales, luego a sus Reinas y después al Rey; gana el último Rey en pie.
summary = Cada cual tiene un mazo, una mano de cinco cartas y una corte: las Jotas delante, las Reinas tras ellas y el Rey al fondo. Ábrete paso por las filas rivales con números, Ases y Reyes que cargan; quien pierde a su Rey queda fuera. Gana el último Rey.

## Lo que se elige para una mesa

option-jokers = Comodines en cada mazo

## Cartas
## .el va con artículo; .al y .del, con artículo y preposición. `.one` es una carta propia que se roba o se descarta: solo hay un 2 de tréboles, pero varios Comodines.

-jack-text = Personaje de la fila delantera, 10 puntos.
-queen-text = Personaje de la fila central, 15 puntos.
-king-text = Personaje, 20 puntos. Desde la mano: cura a tu Rey, carga con 10 puntos contra cualquier palo o releva a uno de tus personajes.
-ace-text = Destruye en el acto una Jota o una Reina de otro palo. Contra un Rey o un escudo, 1 punto; 0 contra el otro palo de su color.
attack-text = Ataque: { $number } puntos contra el otro color; la mitad, redondeando hacia abajo, contra el otro palo de su color; nunca contra su propio palo.

# Los números van del 2 al 10.
card-c = { $number } de tréboles
    .el = el { $number } de tréboles
    .al = al { $number } de tréboles
    .del = del { $number } de tréboles
    .one = el { $number } de tréboles
    .text = { attack-text }
card-d = { $number } de diamantes
    .el = el { $number } de diamantes
    .al = al { $number } de diamantes
    .del = del { $number } de diamantes
    .one = el { $number } de diamantes
    .text = { attack-text }
card-h = { $number } de corazones
    .el = el { $number } de corazones
    .al = al { $number } de corazones
    .del = del { $number } de corazones
    .one = el { $number } de corazones
    .text = { attack-text }
card-s = { $number } de picas
    .el = el { $number } de picas
    .al = al { $number } de picas
    .del = del { $number } de picas
    .one = el { $number } de picas
    .text = { attack-text }
card-jc = Jota de tréboles
    .el = la Jota de tréboles
    .al = a la Jota de tréboles
    .del = de la Jota de tréboles
    .one = la Jota de tréboles
    .text = { -jack-text }
card-jd = Jota de diamantes
    .el = la Jota de diamantes
    .al = a la Jota de diamantes
    .del = de la Jota de diamantes
    .one = la Jota de diamantes
    .text = { -jack-text }
card-jh = Jota de corazones
    .el = la Jota de corazones
    .al = a la Jota de corazones
    .del = de la Jota de corazones
    .one = la Jota de corazones
    .text = { -jack-text }
card-js = Jota de picas
    .el = la Jota de picas
    .al = a la Jota de picas
    .del = de la Jota de picas
    .one = la Jota de picas
    .text = { -jack-text }
card-qc = Reina de tréboles
    .el = la Reina de tréboles
    .al = a la Reina de tréboles
    .del = de la Reina de tréboles
    .one = la Reina de tréboles
    .text = { -queen-text }
card-qd = Reina de diamantes
    .el = la Reina de diamantes
    .al = a la Reina de diamantes
    .del = de la Reina de diamantes
    .one = la Reina de diamantes
    .text = { -queen-text }
card-qh = Reina de corazones
    .el = la Reina de corazones
    .al = a la Reina de corazones
    .del = de la Reina de corazones
    .one = la Reina de corazones
    .text = { -queen-text }
card-qs = Reina de picas
    .el = la Reina de picas
    .al = a la Reina de picas
    .del = de la Reina de picas
    .one = la Reina de picas
    .text = { -queen-text }
card-kc = Rey de tréboles
    .el = el Rey de tréboles
    .al = al Rey de tréboles
    .del = del Rey de tréboles
    .one = el Rey de tréboles
    .text = { -king-text }
card-kd = Rey de diamantes
    .el = el Rey de diamantes
    .al = al Rey de diamantes
    .del = del Rey de diamantes
    .one = el Rey de diamantes
    .text = { -king-text }
card-kh = Rey de corazones
    .el = el Rey de corazones
    .al = al Rey de corazones
    .del = del Rey de corazones
    .one = el Rey de corazones
    .text = { -king-text }
card-ks = Rey de picas
    .el = el Rey de picas
    .al = al Rey de picas
    .del = del Rey de picas
    .one = el Rey de picas
    .text = { -king-text }
card-ac = As de tréboles
    .el = el As de tréboles
    .al = al As de tréboles
    .del = del As de tréboles
    .one = el As de tréboles
    .text = { -ace-text }
card-ad = As de diamantes
    .el = el As de diamantes
    .al = al As de diamantes
    .del = del As de diamantes
    .one = el As de diamantes
    .text = { -ace-text }
card-ah = As de corazones
    .el = el As de corazones
    .al = al As de corazones
    .del = del As de corazones
    .one = el As de corazones
    .text = { -ace-text }
card-as = As de picas
    .el = el As de picas
    .al = al As de picas
    .del = del As de picas
    .one = el As de picas
    .text = { -ace-text }
card-joker = Comodín
    .el = el Comodín
    .al = al Comodín
    .del = del Comodín
    .one = un Comodín
    .text = Bufón: anula en cualquier momento un ataque contra un personaje tuyo. O, una vez por partida, escudo de 20 puntos ante tu Rey.

## Lo impreso en las cartas, con las palabras que puede ser

stat-points = puntos
    .shield = 20 como escudo
stat-suit = palo
    .clubs = tréboles
    .diamonds = diamantes
    .hearts = corazones
    .spades = picas
stat-colour = color
    .black = negro
    .red = rojo

## Partes de otros mensajes

# Un puesto, como en las decisiones (`attack 9c p2 jack 1`), con el nombre de quien lo tiene.
spot = { $rank ->
    [jack] el puesto Jota { $place } de { SEAT($seat) }
    [queen] el puesto Reina { $place } de { SEAT($seat) }
    [king] el puesto de Rey de { SEAT($seat) }
   *[shield] el puesto de escudo de { SEAT($seat) }
}
    .al = { $rank ->
        [jack] al puesto Jota { $place } de { SEAT($seat) }
        [queen] al puesto Reina { $place } de { SEAT($seat) }
        [king] al Rey de { SEAT($seat) }
       *[shield] al escudo de { SEAT($seat) }
    }
# Un Rey cuenta como un personaje más en las filas de Jotas y Reinas: ahí se dice su fila. Un escudo es cosa: se golpea «el escudo», sin «a».
character = { $rank ->
    [shield] escudo
    [king] { CARD($card) }
    [queen] { $rallied ->
        [true] { CARD($card) } de la fila de Reinas
       *[false] { CARD($card) }
    }
   *[jack] { $rallied ->
        [true] { CARD($card) } de la fila de Jotas
       *[false] { CARD($card) }
    }
}
    .el = { $rank ->
        [shield] el escudo
        [king] { CARD($card, form: "el") }
        [queen] { $rallied ->
            [true] { CARD($card, form: "el") } de la fila de Reinas
           *[false] { CARD($card, form: "el") }
        }
       *[jack] { $rallied ->
            [true] { CARD($card, form: "el") } de la fila de Jotas
           *[false] { CARD($card, form: "el") }
        }
    }
    .al = { $rank ->
        [shield] el escudo
        [king] { CARD($card, form: "al") }
        [queen] { $rallied ->
            [true] { CARD($card, form: "al") } de la fila de Reinas
           *[false] { CARD($card, form: "al") }
        }
       *[jack] { $rallied ->
            [true] { CARD($card, form: "al") } de la fila de Jotas
           *[false] { CARD($card, form: "al") }
        }
    }
    .del = { $rank ->
        [shield] del escudo
        [king] { CARD($card, form: "del") }
        [queen] { $rallied ->
            [true] { CARD($card, form: "del") } de la fila de Reinas
           *[false] { CARD($card, form: "del") }
        }
       *[jack] { $rallied ->
            [true] { CARD($card, form: "del") } de la fila de Jotas
           *[false] { CARD($card, form: "del") }
        }
    }
    .tu = tu { character }
    .whose = { character.el } de { SEAT($seat) }
    .al-whose = { character.al } de { SEAT($seat) }
# Lo que alguien roba.
seen-cards = { CARD($cards, form: "one") }
# Lo que alguien roba.
counted-cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
# Para la lista de to-choose.
chooses = { $rank ->
    [king] { SEAT($seat) } elige Rey
    [queen] { SEAT($seat) } elige Reina
   *[jack] { SEAT($seat) } elige Jota
}
in-discard-pile = está en tus descartes
in-court = está en tu corte
lies-on = está sobre { TEXT($target, form: "whose") }
in-deck = está en tu mazo

## Sucesos: el comienzo

game-opened = { $jokers ->
    [0] { CAP(SPELL($players)) } a la mesa, cada cual con un mazo de 52 cartas y sin Comodines. Gana el último Rey en pie.
    [1] { CAP(SPELL($players)) } a la mesa, cada cual con un mazo de 52 cartas y un Comodín. Gana el último Rey en pie.
   *[other] { CAP(SPELL($players)) } a la mesa, cada cual con un mazo de 52 cartas y { SPELL($jokers) } Comodines. Gana el último Rey en pie.
}
begun-later = { $question }
chosen-in-secret = { $rank ->
    [king] { SEAT($seat) } elige Rey en secreto.
    [queen] { SEAT($seat) } elige Reina en secreto.
   *[jack] { SEAT($seat) } elige Jota en secreto.
}
chosen = { SEAT($seat) } elige { CARD($card, form: "el") }.
court-revealed = Se descubre la corte de { SEAT($seat) }: { CARD($cards, form: "el") }.
hands-drawn = Se barajan los mazos y cada cual roba cinco cartas.

## Sucesos: rondas

round-begun = Ronda { $round }: el dado señala a { SEAT($first) }, que empieza.
passed = { SEAT($seat) } pasa.
round-ended = { SEAT($seat) } pasa, como el resto: final de la ronda { $round }, empezando por { SEAT($first) }.

## Sucesos: ataques
## Lo que vale un ataque se cuenta después del ataque, o de que se acepte: «vale» es de la carta de ataque.

attacked = { SEAT($seat) } golpea { TEXT($target, form: "al-whose") } con { CARD($card, form: "el") }.
charged = { SEAT($seat) } carga contra { TEXT($target, form: "whose") } con { CARD($card, form: "el") }.
jester-played = El Bufón de { SEAT($seat) } se ríe { CARD($card, form: "del") }: ambas cartas se descartan.
accepted = { SEAT($seat) } acepta el golpe.
attack-landed = { $halved ->
    [true] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, la mitad de su valor: con { $left ->
        [one] { $left } punto
       *[other] { $left } puntos
    } más caería { TEXT($target, form: "el") }.
   *[false] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: con { $left ->
        [one] { $left } punto
       *[other] { $left } puntos
    } más caería { TEXT($target, form: "el") }.
}
character-fell = { $halved ->
    [true] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, la mitad de su valor: cae { TEXT($target, form: "el") }.
   *[false] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: cae { TEXT($target, form: "el") }.
}
shield-broke = { $halved ->
    [true] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, la mitad de su valor: el escudo se rompe.
   *[false] Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: el escudo se rompe.
}
destroyed-at-once = { CAP(TEXT($target, form: "el")) } cae en el acto.
king-lost = { SEAT($seat) } ha perdido a su Rey y queda fuera de la partida.
drew-honorably = { SEAT($seat) } roba { $drawn } por la muerte con honor.
drew-nothing-honorably = { SEAT($seat) } renuncia a robar una carta por la muerte con honor.
sixth-discarded = { SEAT($seat) } descarta { CARD($card, form: "el") } para volver a cinco cartas.

## Sucesos: otras acciones

king-healed = { SEAT($seat) } sacrifica { CARD($card, form: "el") } para curar a su Rey: { $attacks ->
    [one] se retira { $attacks } carta de ataque.
   *[other] se retiran { $attacks } cartas de ataque.
}
king-rallied = { $attacks ->
    [0] En la corte de { SEAT($seat) }, { CARD($card, form: "el") } releva { TEXT($replaced, form: "al") }.
   *[other] En la corte de { SEAT($seat) }, { CARD($card, form: "el") } releva { TEXT($replaced, form: "al") } y hereda los ataques recibidos: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
shield-raised = { SEAT($seat) } alza un Comodín como escudo de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
} ante su Rey.
deployed = { $rank ->
    [queen] { SEAT($seat) } saca { CARD($card, form: "el") } a la fila de Reinas.
   *[jack] { SEAT($seat) } saca { CARD($card, form: "el") } a la fila de Jotas.
}

## Sucesos: el final de una ronda

hand-kept = { SEAT($seat) } conserva su mano y roba { $drawn }.
card-discarded = { SEAT($seat) } descarta { CARD($card, form: "one") } y roba { $drawn }.
deck-reformed = { $rest ->
    [0] { SEAT($seat) } baraja sus descartes, forma un nuevo mazo de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    } y roba { $drawn }.
   *[other] { SEAT($seat) } baraja sus descartes, forma un nuevo mazo de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }, deja { $rest } en los descartes y roba { $drawn }.
}
deck-left-empty = { SEAT($seat) } deja su mazo vacío.
attack-removed = { SEAT($seat) } retira { TEXT($target, form: "del") } { CARD($card, form: "el") } de { SEAT($owner) }.
nothing-mended = { SEAT($seat) } no retira ningún ataque.

## Sucesos: el final de la partida

last-king = Ha ganado { SEAT($seat) }: suyo es el último Rey en pie.
victory-shared = Acaba la ronda { $round }: { SEAT($winners) } comparten la victoria.

## Preguntas

to-choose = Las cortes se eligen en secreto: { $choices }.
to-act = Ronda { $round }: le toca a { SEAT($seat) } actuar o pasar.
to-answer = { CAP(CARD($card, form: "el")) } de { SEAT($owner) } golpea { TEXT($target, form: "al-whose") }: le toca a { SEAT($seat) } responder o aceptar.
to-draw-honorably = Muerte con honor: { SEAT($seat) } puede robar una carta.
to-discard-sixth = { SEAT($seat) } tiene seis cartas y debe descartar una.
to-discard = Final de la ronda { $round }: { SEAT($seat) } puede descartar una carta antes de robar hasta tener cinco.
to-reform = Final de la ronda { $round }: el mazo de { SEAT($seat) } está vacío y puede rehacerse con sus descartes.
to-mend = Final de la ronda { $round }: { SEAT($seat) } puede retirar el último ataque sobre un personaje propio.
won = Ha ganado { SEAT($winner) }: suyo es el último Rey en pie.
won-together = Acaba la ronda { $round }: { SEAT($winners) } comparten la victoria.

## Motivos
## Lo que va entre comillas son decisiones tal como se escriben: son iguales en todas las lenguas.

chosen-in-order = { $rank ->
    [king] Rey, Reina y Jota se eligen en este orden: ahora toca el Rey
    [queen] Rey, Reina y Jota se eligen en este orden: ahora toca la Reina
   *[jack] Rey, Reina y Jota se eligen en este orden: ahora toca la Jota
}
choose-first = { $rank ->
    [king] Primero elige tu corte: ahora toca el palo de tu Rey
    [queen] Primero elige tu corte: ahora toca el palo de tu Reina
   *[jack] Primero elige tu corte: ahora toca el palo de tu Jota
}
no-attack-to-answer = Ningún ataque contra un personaje tuyo espera respuesta: te toca actuar
nobody-fell = Ningún personaje tuyo acaba de caer: te toca actuar
no-discard-now = Se descarta cuando la mano pasa de cinco cartas, y tienes { $held }, o al final de la ronda
no-reform-now = Un mazo solo se rehace al final de la ronda, cuando todos han pasado uno tras otro
courts-stand = Las cortes ya están elegidas y descubiertas
round-goes-on = Eso es para el final de la ronda, cuando todos han pasado uno tras otro
answer-first = Responde primero al ataque contra { TEXT($target, form: "tu") }: «jester» o «accept»
honor-first = Tu personaje murió con honor: primero «draw» o «decline»
sixth-first = Tienes seis cartas: primero descarta hasta quedarte con cinco
discard-first = La ronda se acaba: primero «discard CARD» o «keep»; luego robas hasta tener cinco
discard-before-reform = Un mazo se rehace mientras robas hasta tener cinco: primero «discard CARD» o «keep»
reform-first = Tu mazo está vacío: primero rehazlo con tus descartes («reform») o déjalo así («stay»)
mend-first = La ronda se acaba: primero «mend OWN» o «skip»
discard-is-over = El descarte va antes de robar, y ya has robado: «mend OWN» o «skip»
not-in-hand = { CAP(CARD($card, form: "el")) } no está en tu mano: { $where }
no-joker = No tienes ningún Comodín
no-joker-to-answer = No tienes ningún Comodín con que responder
own-character = { CAP($spot) } es tuyo: las cartas de ataque van contra personajes rivales
no-such-seat = { SEAT($seat) } no está en esta mesa
already-out = { SEAT($seat) } ya está fuera de la partida
nobody-there = No hay nadie ahí: { $spot } está libre
shield-in-front = El escudo de { SEAT($seat) } recibe los ataques antes que su Rey
rank-in-front = { $rank ->
    [queen] La fila de Reinas de { SEAT($seat) } está delante: debe caer entera antes de llegar { TEXT($spot, form: "al") }
   *[jack] La fila de Jotas de { SEAT($seat) } está delante: debe caer entera antes de llegar { TEXT($spot, form: "al") }
}
own-suit = { CAP(CARD($card, form: "el")) } no se puede jugar contra { CARD($target, form: "el") }, personaje de su mismo palo
own-suit-of-shield = El escudo tiene el palo de su Rey, { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}: { CARD($card, form: "el") } no se puede jugar contra su propio palo
nothing-to-heal = Tu Rey no tiene ningún ataque que curar
no-rally-abroad = { CAP($spot) } no es tuyo: un Rey releva a un personaje propio
no-rally-of-shield = Un Rey releva a un personaje, no al escudo
nobody-to-replace = No hay nadie ahí: { $spot } está libre, y un Rey releva a un personaje
shield-used = Ya has tenido tu escudo: se alza una vez por partida
no-mend-abroad = { CAP($spot) } no es tuyo: solo se retira un ataque de un personaje propio o del propio escudo
nothing-to-mend = No hay ningún ataque sobre { TEXT($target, form: "tu") }
deck-not-empty = Tu mazo tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: solo se rehace un mazo vacío
nothing-to-reform = No tienes descartes: no hay con qué rehacer el mazo
reform-decided = Eso ya lo has decidido: un mazo se rehace como mucho una vez al final de cada ronda

## Las reglas en breve

rule-ba-1 = Cada cual elige en secreto los palos de un Rey, una Reina y una Jota; se descubren todos a la vez. El resto de cada mazo se baraja, y cada cual roba cinco cartas.
rule-ba-2 = Nunca más de cinco cartas en la mano: con seis, descarta una en el acto.
rule-ba-3 = En cada ronda un dado dice quién empieza. Por turnos, actúa o pasa; la ronda acaba cuando todos pasan uno tras otro, y quien pasó puede volver a actuar.
rule-ba-4 = Una acción por turno: ataque, As, curación, carga o relevo de un Rey, escudo, una Jota o una Reina, o pasar.
rule-ba-5 = Los ataques van contra un personaje de la primera fila rival: Jotas, luego Reinas, luego el Rey. Los personajes nuevos se ponen al final, los huecos se cierran, y un Rey que releva ocupa el mismo puesto.
rule-ba-6 = Nunca contra su propio palo; la mitad, redondeando hacia abajo, contra el otro palo de su color; el valor entero contra el otro color. El valor queda fijado al jugarla.
rule-ba-7 = Los ataques contra un personaje se suman. Al llegar a sus puntos, cae; todas las cartas van a los descartes de sus dueños.
rule-ba-8 = Muerte con honor: quien pierde un personaje por puntos puede robar una carta; no si lo destruyó un As, aunque sea con su único punto, ni por un escudo o el Rey, ni con el mazo vacío.
rule-ba-9 = Un As destruye en el acto una Jota o una Reina de otro palo. Contra cualquier Rey o un escudo es 1 punto; 0 contra el otro palo de su color.
rule-ba-10 = Jotas y Reinas entran en su propia fila, esté vacía o no.
rule-ba-11 = Curar: descarta un Rey de la mano para retirar todos los ataques de tu Rey, no del escudo; tiene que haber alguno.
rule-ba-12 = Carga: un Rey de la mano es un ataque de 10 puntos contra cualquier palo.
rule-ba-13 = Relevo: un Rey de la mano ocupa el lugar de cualquier personaje tuyo, con los ataques que tenga; la carta relevada se descarta.
rule-ba-14 = Solo el Rey de la fila del Rey es el Rey. En otra fila es un personaje de 20 puntos.
rule-ba-15 = Bufón: responde con un Comodín a un ataque contra tu personaje o tu escudo, y ambas cartas se descartan. Se te pregunta siempre, salvo que toda la mesa sepa que no puedes tenerlo.
rule-ba-16 = Escudo: una vez por partida, un Comodín ante tu Rey, con su palo y 20 puntos; debe caer antes de que se pueda atacar al Rey.
rule-ba-17 = Quien pierde a su Rey queda fuera, con su mano y su mazo. Sus ataques contra los demás se quedan y cuentan.
rule-ba-18 = Final de la ronda, desde quien la empezó: descartas una carta o no, robas hasta tener cinco y retiras, si quieres, el último ataque sobre uno de tus personajes.
rule-ba-19 = Si entonces tu mazo está vacío, puedes, una vez, barajar tus descartes, tomar cinco cartas por cada Rey que siga en pie como nuevo mazo y seguir robando.
rule-ba-20 = Gana quien conserva el último Rey.
rule-ba-21 = Tras la ronda 100, quienes siguen en pie comparten la victoria.
rule-ba-22 = A la vista: personajes, ataques, descartes y cuántas cartas hay en manos y mazos. En secreto: las manos y el orden de los mazos, hasta el final.
rule-ba-23 = Un 10 de diamantes no puede atacar a una Jota de diamantes, un 10 de corazones le hace 5, y un 10 negro la mata.

## La mesa

# En la barra sobre la mesa: dónde está la partida.
table-where = { $kings ->
    [one] ronda { $round } · { $kings } rey
   *[other] ronda { $round } · { $kings } reyes
}
# Lo mismo, antes de la primera ronda.
table-choosing = se eligen las cortes
# Un título de la crónica.
table-chapter = Ronda { $round }
# Un palo por sí solo: en las cartas de número, y lo que significa el signo de la esquina.
table-suit = { $suit ->
    [clubs] Tréboles
    [diamonds] Diamantes
    [hearts] Corazones
   *[spades] Picas
}
# Un rango por sí solo: en la carta, y sobre el puesto donde se elige.
table-rank = { $rank ->
    [king] Rey
    [queen] Reina
    [jack] Jota
   *[ace] As
}
# La letra en la esquina de una carta.
table-letter = { $rank ->
    [king] K
    [queen] Q
    [jack] J
   *[ace] A
}
# Un Comodín que está ante un Rey y tiene su palo. Otros mensajes lo usan donde el blanco puede ser un escudo; .escudo va dentro de una frase.
table-shield = { $suit ->
    [clubs] Escudo de tréboles
    [diamonds] Escudo de diamantes
    [hearts] Escudo de corazones
   *[spades] Escudo de picas
}
    .escudo = { $suit ->
        [clubs] escudo de tréboles
        [diamonds] escudo de diamantes
        [hearts] escudo de corazones
       *[spades] escudo de picas
    }
# En tal carta.
table-shield-short = Escudo
# Las tres filas de una corte, junto a ellas.
table-ranks = { $rank ->
    [king] Rey
    [queen] Reinas
   *[jack] Jotas
}
# Lo mismo de la corte propia, con su sitio.
table-own-ranks = { $rank ->
    [king] Rey, al fondo
    [queen] Reinas
   *[jack] Jotas, delante
}
# En lugar de una fila cuyos personajes han caído todos.
table-none-left = fila vacía
table-court = Corte de { $name }
table-own-court = Tu corte
table-own-hand = Tu mano
table-hand-of = Mano de { $name }
table-piles = Tu mazo y tus descartes
table-piles-of = Mazo y descartes de { $name }
# Cada uno de estos tres va ante el número de cartas que hay allí.
table-hand = mano
table-deck = mazo
table-discards = descartes
table-jokers = { $n ->
    [one] { $n } Comodín sin ver
   *[other] { $n } Comodines sin ver
}
table-out-of = fuera de la partida
# En la carta de un Rey que ha caído.
table-fallen = caído
# Ante el nombre de quien empezó la ronda, o ante un dado.
table-first = empieza:
table-rolled = { $own ->
    [true] El dado te ha señalado a ti
   *[false] El dado ha señalado a { $name }
}
table-look-through = { $n ->
    [one] Descartes de { $name }, { $n } carta: mirarlos
   *[other] Descartes de { $name }, { $n } cartas: mirarlos
}
table-pile-title = Descartes de { $name }
table-pile-empty = Aquí no hay ninguna carta.
# Ante las cartas de la mano de un rival que toda la mesa conoce.
table-holds = tiene
table-courts = Cortes de tus rivales

# Cómo se llama un personaje en su puesto; $suit es el palo de un escudo, o none.
table-character = { $suit ->
    [none] { CARD($card) }, quedan { $missing } de { $points } puntos
   *[other] { table-shield }, quedan { $missing } de { $points } puntos
}
# Un ataque contra un personaje, en la lista de table-state.
table-attack = { $name }: { CARD($card) } por { $points }
# Lo que hay que saber de un personaje: el ataque que pende sobre él, los $count ataques que tiene, y si está en la fila
# delantera. Nada de ello tiene que darse. Lo que se dice antes y después lleva sus propios puntos.
table-state = { $threat ->
    [destroys] { CARD($card) } golpea y sería su fin{ $count ->
        [0] {""}
       *[other] . Ataques: { LIST($attacks) }
    }{ $front ->
        [true] . Se puede atacar
       *[false] {""}
    }
    [strikes] { CARD($card) } golpea por { $points }{ $count ->
        [0] {""}
       *[other] . Ataques: { LIST($attacks) }
    }{ $front ->
        [true] . Se puede atacar
       *[false] {""}
    }
   *[none] { $count ->
        [0] { $front ->
            [true] Se puede atacar
           *[false] {""}
        }
       *[other] Ataques: { LIST($attacks) }{ $front ->
            [true] . Se puede atacar
           *[false] {""}
        }
    }
}
# Lo que vale ahora un personaje; $state es table-state.
table-now = Quedan { $missing } de { $points } puntos. { $state }
table-deck-label = { $n ->
    [one] Mazo, { $n } carta
   *[other] Mazo, { $n } cartas
}
table-discard-label = { $n ->
    [one] Descartes, { $n } carta
   *[other] Descartes, { $n } cartas
}
# En una carta que está allí varias veces.
table-times = ×{ $n }

# Un puesto de una corte rival cuyo palo se ha elegido en secreto.
table-sealed-place = { $rank ->
    [king] Rey, sellado
    [queen] Reina, sellada
   *[jack] Jota, sellada
}
# Uno que aún no se ha elegido.
table-open-place = { $rank ->
    [king] Rey, aún por elegir
    [queen] Reina, aún por elegir
   *[jack] Jota, aún por elegir
}
table-suit-of = { $rank ->
    [king] Palo de tu Rey
    [queen] Palo de tu Reina
   *[jack] Palo de tu Jota
}
# Una de las cuatro cartas que se pueden elegir para un puesto.
table-choice = { $state ->
    [chosen] { CARD($card) }, opción elegida
    [playable] { CARD($card) }, jugable
   *[none] { CARD($card) }
}
# En tal carta, donde se da una pista: la primera opción del bot, la segunda...
table-choice-place = { $place }.ª
table-places = { $rank ->
    [king] 20 puntos, al fondo. Si lo pierdes, quedas fuera.
    [queen] 15 puntos, ante el Rey.
   *[jack] 10 puntos, delante: recibe los primeros golpes.
}

## La mesa: cintas sobre un personaje, con lo que le haría la carta levantada. $small es true donde la carta es pequeña: allí, muy pocas letras.

table-ribbon-falls = { $small ->
    [true] cae
   *[false] cae
}
# De un escudo.
table-ribbon-breaks = { $small ->
    [true] rompe
   *[false] se rompe
}
# Cuenta la mitad de su valor.
table-ribbon-half = { $small ->
    [true] ½ { $n }
   *[false] mitad: { $n }
}
table-ribbon-full = { $small ->
    [true] { $n }
   *[false] recibe { $n }
}
# Carga un Rey de la mano.
table-ribbon-charge = { $small ->
    [true] { $n }
   *[false] carga: { $n }
}
# Las cartas de su propio palo no pueden golpearlo.
table-ribbon-own-suit = { $small ->
    [true] palo
   *[false] su palo
}
# Un Rey de la mano ocuparía su lugar, y quedarían tantos puntos.
table-ribbon-rally = { $small ->
    [true] relevo
   *[false] relevo: { $n }
}
# Sobre el Rey, ante quien se puede poner un Comodín.
table-ribbon-shield = { $small ->
    [true] escudo
   *[false] con escudo
}
# Se le puede quitar el último ataque.
table-ribbon-mend = { $small ->
    [true] quitar
   *[false] quitar
}
# Bajo un ataque que aún se puede responder.
table-ribbon-answer = { $small ->
    [true] ¿{ $n }?
   *[false] ¿recibe { $n }?
}
table-ribbon-answer-falls = { $small ->
    [true] ¿cae?
   *[false] ¿cae?
}

## La mesa: sitios para la carta levantada

table-end-of = { $rank ->
    [queen] Final de las Reinas
   *[jack] Final de las Jotas
}
# En el hueco donde iría la carta.
table-here = aquí
table-heal-pill = Curar
table-rally-pill = Relevar
table-heal-label = { $n ->
    [one] Curar a tu Rey: se retira { $n } carta de ataque
   *[other] Curar a tu Rey: se retiran { $n } cartas de ataque
}
table-rally-label = Relevar a tu Rey: quedan { $n } puntos

## La mesa: lo que se pregunta. Primero unas palabras en negrita, luego una pregunta, luego una línea en letra pequeña

table-lead-jester = Responde.
table-lead-honor = Una muerte con honor.
table-lead-trim = Seis cartas.
table-lead-discard = Fin de ronda, 1 de 3.
table-lead-reform = Fin de ronda, 2 de 3.
table-lead-mend = Fin de ronda, 3 de 3.
table-ask-suit = { $rank ->
    [king] Elige el palo de tu Rey.
    [queen] Elige el palo de tu Reina.
   *[jack] Elige el palo de tu Jota.
}
table-ask-suit-small = Las cartas de su palo no valen en su contra; las del otro palo de su color, la mitad. Aún no lo ve nadie.
table-ask-ready = Tu corte está lista.
table-ask-ready-small = Sus propios palos no valen en su contra; sus colores, la mitad. Aún puedes cambiarla; nadie la ve todavía.
table-ask-seal = Sellar mi corte
table-ask-sealing = Sellando…
table-ask-act = Actúa o pasa.
table-ask-only-pass = Solo puedes pasar.
table-ask-act-small = Una acción: golpear, sacar una carta o pasar.
table-ask-passed = { $count ->
    [one] { LIST($names) } ha pasado.
   *[other] { LIST($names) } han pasado.
}
table-ask-last = Si también pasas tú, acaba la ronda.
# Un botón.
table-ask-pass = Pasar
table-ask-strike = ¿A quién golpea tu { CARD($card) }?
# $suit es el palo de la carta que golpea.
table-ask-strike-small = { $suit ->
    [clubs] Entero contra rojo, mitad contra picas, nunca contra tréboles.
    [diamonds] Entero contra negro, mitad contra corazones, nunca contra diamantes.
    [hearts] Entero contra negro, mitad contra diamantes, nunca contra corazones.
   *[spades] Entero contra rojo, mitad contra tréboles, nunca contra picas.
}
# $suit es el palo de un As.
table-ask-ace-small = { $suit ->
    [clubs] Jotas y Reinas caen en el acto, los Reyes reciben un punto; nunca contra tréboles.
    [diamonds] Jotas y Reinas caen en el acto, los Reyes reciben un punto; nunca contra diamantes.
    [hearts] Jotas y Reinas caen en el acto, los Reyes reciben un punto; nunca contra corazones.
   *[spades] Jotas y Reinas caen en el acto, los Reyes reciben un punto; nunca contra picas.
}
# Lo que puede hacer un Rey de la mano: $verbs son algunos de los tres de abajo.
table-ask-royal = { CARD($card) }: ¿{ LIST($verbs, join: "or") }?
table-ask-royal-charge = cargar
table-ask-royal-heal = curar
table-ask-royal-rally = relevar
table-ask-royal-small = Carga con 10 contra cualquier palo, cura a tu Rey o releva a un personaje.
table-ask-shield = ¿Poner el Comodín ante tu Rey?
table-ask-shield-small = Una vez por partida: 20 puntos que deben caer antes que él.
table-ask-deploy = { $rank ->
    [queen] ¿{ CARD($card) } a la fila de Reinas?
   *[jack] ¿{ CARD($card) } a la fila de Jotas?
}
table-ask-deploy-small = Va al final de su fila.
# $target es el personaje propio que recibe el golpe, $suit el palo de un escudo, o none; $card golpea.
table-ask-jester = { $suit ->
    [none] { $name } golpea a tu { CARD($target) } con { CARD($card, form: "el") }.
   *[other] { $name } golpea tu { table-shield.escudo } con { CARD($card, form: "el") }.
}
table-ask-lands = Vale { $points } y le deja { $left }.
table-ask-let-it = ¿Aceptas el golpe?
table-ask-destroys = Sería su fin.
table-ask-no-joker = No tienes ningún Comodín.
# Un botón: responder al ataque con un Comodín.
table-ask-play-jester = Bufón
# Un botón: aceptar el ataque.
table-ask-accept = Aceptar el golpe
# Mientras se pregunta a otro.
table-ask-may = { $name } puede responder.
table-ask-draw = ¿Robar una carta?
table-ask-draw-small = { $n ->
    [one] Queda { $n } carta en tu mazo.
   *[other] Quedan { $n } cartas en tu mazo.
}
# Dos botones.
table-ask-draw-it = Robar
table-ask-no-card = No robar
table-ask-trim = Sobra una.
table-ask-discard = ¿Descartar una carta?
table-ask-discard-small = Después robas hasta tener cinco.
table-ask-keep = Conservar todo
table-ask-reform = { $n ->
    [one] Tu mazo está vacío. ¿Barajas { $n } carta de los descartes?
   *[other] Tu mazo está vacío. ¿Barajas { $n } cartas de los descartes?
}
table-ask-reform-small = Cinco por cada Rey en pie; el resto se queda.
# Dos botones: rehacer el mazo, o dejarlo vacío.
table-ask-reform-it = { $n ->
    [one] Rehacer, { $n } carta
   *[other] Rehacer, { $n } cartas
}
table-ask-stay = Dejarlo así
table-ask-mend = ¿Quitar un ataque?
table-ask-mend-small = Se retira el último ataque sobre un personaje.
table-ask-nothing-to-mend = Tu corte no tiene ataques.
# Dos botones: dejar los ataques donde están, o seguir donde no los hay.
table-ask-skip = Dejarlos
table-ask-go-on = Seguir

## La mesa: botones que confirman lo elegido

# $name es de quién es el personaje, $card su carta, $suit el palo de un escudo, o none.
table-confirm-attack = { $suit ->
    [none] Golpear { CARD($card, form: "al") } de { $name }
   *[other] Golpear el { table-shield.escudo } de { $name }
}
table-confirm-charge = { $suit ->
    [none] Cargar contra { CARD($card, form: "el") } de { $name }
   *[other] Cargar contra el { table-shield.escudo } de { $name }
}
table-confirm-heal = Curar al Rey
table-confirm-rally = Relevar { CARD($card, form: "al") }
table-confirm-shield = Alzar el escudo
table-confirm-deploy = Sacar { CARD($card, form: "el") }
table-confirm-discard = Descartar { CARD($card, form: "el") }

## La mesa: por qué no

table-lift-first = Levanta antes una carta de tu mano, y luego toca su blanco.
table-out-reason = { $own ->
    [true] Estás fuera de la partida (BA-17).
   *[false] { $name } está fuera de la partida (BA-17).
}

## La mesa: lo que se cuenta mientras cae un personaje, y por qué; $own es true donde es de quien lee

table-moments-king = { $own ->
    [true] Cae tu Rey.
   *[false] Cae el Rey de { $name }.
}
table-moments-shield = { $own ->
    [true] Se rompe tu escudo.
   *[false] Se rompe el escudo de { $name }.
}
table-moments-falls = { $own ->
    [true] Cae tu { CARD($card) }.
   *[false] Cae { CARD($card, form: "el") } de { $name }.
}
table-moments-ace = { CAP(CARD($card, form: "el")) } destruye en el acto una Jota o una Reina (BA-9).
table-moments-counts = { CAP(CARD($card, form: "el")) } vale { $counts }: los ataques llegan a { $points } puntos, todos los que tenía (BA-7).
table-moments-reaches = Con { CARD($card, form: "el") }, los ataques llegan a { $points } puntos, todos los que tenía (BA-7).
table-moments-out = { $own ->
    [true] Quien pierde a su Rey queda fuera: estás fuera de la partida (BA-17).
   *[false] Quien pierde a su Rey queda fuera: { $name } está fuera de la partida (BA-17).
}

## La mesa: para quien ha perdido a su Rey

table-fallen-king-title = Tu Rey ha caído.
table-fallen-king-place = Quedas en el puesto { $place } de { $players }, fuera desde la ronda { $round }.
table-fallen-king-skip = Saltar al final
table-fallen-king-skipping = Los bots acaban la partida…
table-fallen-king-watch = Los demás siguen; nadie te espera.
# Junto al Rey caído de un rival: el puesto, y cuándo.
table-fell-in = puesto { $place }, cayó en la ronda { $round }

## La mesa: líneas del resultado, y un puesto en él

table-score-place = Puesto
table-score-placed = { $place }.º
table-score-fell = Ronda en que cayó el Rey
table-score-points = Puntos que quedan al Rey
table-score-court = Personajes que quedan
table-score-burden = Puntos de ataque en su contra
table-score-cards = Mano y mazo

## La mesa: toda en palabras

# Un personaje, en la lista de table-in-words; $suit es el palo de un escudo, o none.
table-in-words-character = { $suit ->
    [none] { CARD($card) } con { $missing } de { $points } puntos
   *[other] { table-shield.escudo } con { $missing } de { $points } puntos
}
# $court son personajes; $hand, cartas, donde la mano se conoce ($known); $held, $deck y $discards cuentan cartas.
table-in-words = { $name }: { LIST($court) }; { $held ->
    [one] { $held } carta en la mano
   *[other] { $held } cartas en la mano
}{ $known ->
    [true] { $held ->
        [0] {""}
       *[other] : { CARD($hand) }
    }
   *[false] {""}
}; { $deck } en el mazo, { $discards } en los descartes, { $jokers ->
    [one] { $jokers } Comodín sin ver
   *[other] { $jokers } Comodines sin ver
}.

## La mesa: solo en la terminal

table-terminal-choosing = Se están eligiendo las cortes
# La primera línea; $passes de $kings jugadores han pasado seguidos.
table-terminal-head = { $passes ->
    [0] Ronda { $round } de { $last } · empezó { SEAT($first) }
   *[other] Ronda { $round } de { $last } · empezó { SEAT($first) } · { $passes } de { $kings } han pasado
}
# La segunda línea: lo que significan los signos.
table-terminal-signs = ! se puede atacar · 7/10: quedan 7 de 10 puntos
# Sobre lo que es de un jugador: quién es; $own es quien lee, $out está fuera de la partida, $asked debe decidir.
table-terminal-side = { SEAT($seat) }{ $own ->
    [true] {" "}(tú)
   *[false] {""}
}{ $out ->
    [true] {" "}† fuera de la partida
   *[false] {""}
}{ $asked ->
    [true] {" "}◄ debe decidir
   *[false] {""}
}
table-terminal-piles = { $jokers ->
    [one] { $hand } en la mano · mazo { $deck } · descartes { $discards } · { $jokers } Comodín sin ver
   *[other] { $hand } en la mano · mazo { $deck } · descartes { $discards } · { $jokers } Comodines sin ver
}
# Etiquetas al principio de una línea.
table-terminal-court = Corte
table-terminal-holds = Tiene
table-terminal-hand = Mano
table-terminal-discards = Descartes
# Tras la etiqueta Corte, antes de la partida.
table-terminal-chosen = { $n } de 3 ya elegidos
# Un escudo, con el palo de su Rey.
table-terminal-shield = { $suit ->
    [clubs] Comodín de tréboles
    [diamonds] Comodín de diamantes
    [hearts] Comodín de corazones
   *[spades] Comodín de picas
}
# Tras una carta de ataque y un signo de igualdad, donde otras tienen sus puntos.
table-terminal-destroys = destruye

## La primera partida, paso a paso
## Ysolde juega contra quien aprende.

guide-1 = Tres filas: las Jotas delante, luego las Reinas y el Rey al fondo. Quien pierde a su Rey queda fuera; gana el último Rey.
guide-2 = Solo se puede golpear la fila delantera. Tu 10 de picas es negro: contra la Jota roja cuenta entero, y 10 puntos son todos los que tiene.
guide-3 = Ysolde golpea a tu Jota con un 10. Tu Comodín es un Bufón: ponlo sobre el ataque, y las dos cartas desaparecen.
guide-4 = Ahora su Reina es la fila delantera. Un As destruye en el acto cualquier Jota o Reina que no sea de su mismo palo.
guide-5 = Ysolde golpea otra vez, y no te queda ningún Comodín. Toca el ataque y acéptalo: tu Jota caerá.
guide-6 = Una muerte con honor: quien pierde un personaje por puntos puede robar una carta. Róbala de tu mazo.
guide-7 = ¡Una Jota! Sacar una Jota o una Reina a su fila también es una acción; ahora Ysolde tendrá que volver a abrirse paso.
guide-8 = Ysolde pasa, y su Rey está al descubierto. Un Rey de tu mano carga con 10 contra cualquier palo; también podría curar al tuyo o relevar a un personaje.
guide-9 = Si también pasaras tú, acabaría la ronda: descartar, robar hasta tener cinco, quitar un ataque. Pero a su Rey le quedan 10 puntos: golpea.
guide-10 = Su Rey cae, y el tuyo es el último. Recuerda los palos: nunca contra el propio, mitad contra el otro de su color, entero contra el otro color.

## La segunda lección

lesson-1 = Ysolde tiene dos Reinas delante; a la de corazones le faltan 8 puntos para caer. Tienes el 8 de picas, el 10 de diamantes y un As: ¿a quién golpeas, y con qué?
lesson-1-why = El 8 de picas cuenta entero contra la Reina roja y la derriba justo. Remata a los heridos con lo que basta, y guarda el As para una Reina intacta.
lesson-2 = A su Reina de picas le faltan 5 puntos; la de diamantes está intacta. Tienes el As de picas, el 8 de diamantes y el 3 de corazones: ¿a quién primero?
lesson-2-why = Un As derriba de un golpe a una Reina intacta, tenga los puntos que tenga, pero nunca a una de su palo. La herida caerá después con el 8.
lesson-3 = Al Rey de Ysolde le faltan 7 puntos y está al descubierto; Corvin conserva su escudo. Tienes el 10 de tréboles y una Reina: ¿a quién golpeas?
lesson-3-why = El 10 negro cuenta entero contra su Rey rojo, e Ysolde queda fuera. Un rival menos vale más que una abolladura en un escudo.
lesson-end = Golpea lo que cae: a los heridos con cartas pequeñas, a los intactos con un As y, ante todo, a un Rey al descubierto. Pruébalo en una partida de verdad.
