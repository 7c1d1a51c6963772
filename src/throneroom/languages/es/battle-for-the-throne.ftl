# Batalla por el trono

title = Batalla por el trono
about = Golpea a las Jotas de tus rivales, luego a sus Reinas y después al Rey; gana el último Rey en pie.
summary = Cada cual tiene un mazo, una mano de cinco cartas y una corte: las Jotas delante, las Reinas tras ellas y el Rey al fondo. Ábrete paso por las filas rivales con números, Ases y Reyes que cargan; quien pierde a su Rey queda fuera. Gana el último Rey.

## Lo que se elige para una mesa

option-jokers = Comodines en el mazo de cada cual

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
# Un Rey cuenta como un personaje más en las filas de Jotas y Reinas: ahí se dice su fila.
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
        [shield] al escudo
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
    [0] { $players } a la mesa, cada cual con un mazo de 52 cartas y sin Comodines. Gana el último Rey en pie.
    [1] { $players } a la mesa, cada cual con un mazo de 52 cartas y un Comodín. Gana el último Rey en pie.
   *[other] { $players } a la mesa, cada cual con un mazo de 52 cartas y { $jokers } Comodines. Gana el último Rey en pie.
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
round-ended = { SEAT($seat) } pasa, como el resto: final de la ronda { $round }, comenzando por { SEAT($first) }.

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
drew-nothing-honorably = { SEAT($seat) } no roba por la muerte con honor.
sixth-discarded = { SEAT($seat) } descarta { CARD($card, form: "el") } para volver a cinco cartas.

## Sucesos: otras acciones

king-healed = { SEAT($seat) } sacrifica { CARD($card, form: "el") } para curar a su Rey: { $attacks ->
    [one] se retira { $attacks } carta de ataque.
   *[other] se retiran { $attacks } cartas de ataque.
}
king-rallied = { $attacks ->
    [0] En la corte de { SEAT($seat) }, { CARD($card, form: "el") } releva { TEXT($replaced, form: "al") }.
   *[other] En la corte de { SEAT($seat) }, { CARD($card, form: "el") } releva { TEXT($replaced, form: "al") } y hereda { $points ->
        [one] su { $points } punto
       *[other] sus { $points } puntos
    } de ataque.
}
shield-raised = { SEAT($seat) } alza un Comodín como escudo del Rey, de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}.
deployed = { $rank ->
    [queen] { SEAT($seat) } envía { CARD($card, form: "el") } a la fila de Reinas.
   *[jack] { SEAT($seat) } envía { CARD($card, form: "el") } a la fila de Jotas.
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
nothing-mended = { SEAT($seat) } no repara nada.

## Sucesos: el final de la partida

last-king = Ha ganado { SEAT($seat) }: suyo es el último Rey en pie.
victory-shared = Acaba la ronda { $round }: { SEAT($winners) } comparten la victoria.

## Preguntas

to-choose = Las cortes se eligen en secreto: { $choices }.
to-act = Ronda { $round }: le toca a { SEAT($seat) } actuar o pasar.
to-answer = { CAP(CARD($card, form: "el")) } de { SEAT($owner) } golpea { TEXT($target, form: "al-whose") }: le toca a { SEAT($seat) } responder o aceptar.
to-draw-honorably = Muerte con honor: { SEAT($seat) } puede robar una carta.
to-discard-sixth = { SEAT($seat) } tiene seis cartas y debe descartar una.
to-discard = Final de la ronda { $round }: { SEAT($seat) } puede descartar una carta antes de robar hasta cinco.
to-reform = Final de la ronda { $round }: el mazo de { SEAT($seat) } está vacío y puede rehacerse con sus descartes.
to-mend = Final de la ronda { $round }: { SEAT($seat) } puede retirar el último ataque de un personaje propio.
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
no-reform-now = Un mazo solo se rehace al final de la ronda, cuando toda la mesa ha pasado seguida
courts-stand = Las cortes ya están elegidas y descubiertas
round-goes-on = Eso es del final de la ronda, cuando toda la mesa ha pasado seguida
answer-first = Responde primero al ataque contra { TEXT($target, form: "tu") }: «jester» o «accept»
honor-first = Tu personaje murió con honor: primero «draw» o «decline»
sixth-first = Tienes seis cartas: primero descarta hasta quedarte con cinco
discard-first = La ronda se acaba: primero «discard CARD» o «keep»; luego robas hasta cinco
discard-before-reform = Un mazo se rehace mientras robas hasta cinco: primero «discard CARD» o «keep»
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
no-mend-abroad = { CAP($spot) } no es tuyo: se repara un personaje propio o el escudo propio
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
rule-ba-3 = En cada ronda un dado dice quién empieza. Por turnos, actúa o pasa; la ronda acaba cuando toda la mesa pasa seguida, y quien pasó puede volver a actuar.
rule-ba-4 = Una acción por turno: ataque, As, curación, carga o relevo de un Rey, escudo, una Jota o una Reina, o pasar.
rule-ba-5 = Los ataques van contra un personaje de la primera fila rival: Jotas, luego Reinas, luego el Rey. Los personajes nuevos se ponen al final, los huecos se cierran, y un Rey que releva ocupa el mismo puesto.
rule-ba-6 = Nunca contra su propio palo; la mitad, redondeando hacia abajo, contra el otro palo de su color; el valor entero contra el otro color. El valor queda fijado al jugarla.
rule-ba-7 = Los ataques contra un personaje se suman. Al llegar a sus puntos, cae; todas las cartas van a los descartes de sus dueños.
rule-ba-8 = Muerte con honor: quien pierde un personaje por puntos puede robar una carta; no si lo destruyó un As, ni por su único punto, ni por un escudo o el Rey, ni con el mazo vacío.
rule-ba-9 = Un As destruye en el acto una Jota o una Reina de otro palo. Contra cualquier Rey o un escudo es 1 punto; 0 contra el otro palo de su color.
rule-ba-10 = Jotas y Reinas entran en su propia fila, esté vacía o no.
rule-ba-11 = Curar: descarta un Rey de la mano para retirar todos los ataques de tu Rey, no del escudo; tiene que haber alguno.
rule-ba-12 = Carga: un Rey de la mano es un ataque de 10 puntos contra cualquier palo.
rule-ba-13 = Relevo: un Rey de la mano ocupa el lugar de cualquier personaje tuyo, con los ataques que tenga; la carta relevada se descarta.
rule-ba-14 = Solo el Rey de la fila del Rey es el Rey. En otra fila es un personaje de 20 puntos.
rule-ba-15 = Bufón: responde con un Comodín a un ataque contra tu personaje o tu escudo, y ambas cartas se descartan. Se te pregunta siempre, salvo que toda la mesa sepa que no puedes tenerlo.
rule-ba-16 = Escudo: una vez por partida, un Comodín ante tu Rey, con su palo y 20 puntos; debe caer antes de que se pueda atacar al Rey.
rule-ba-17 = Quien pierde a su Rey queda fuera, con su mano y su mazo. Sus ataques contra los demás se quedan y cuentan.
rule-ba-18 = Final de la ronda, desde quien la empezó: descartas una carta o no, robas hasta cinco y retiras, si quieres, el último ataque de uno de tus personajes.
rule-ba-19 = Si entonces tu mazo está vacío, puedes, una vez, barajar tus descartes, tomar cinco cartas por cada Rey que siga en pie como nuevo mazo y seguir robando.
rule-ba-20 = Gana quien conserva el último Rey.
rule-ba-21 = Tras la ronda 100, quienes siguen en pie comparten la victoria.
rule-ba-22 = A la vista: personajes, ataques, descartes y cuántas cartas hay en manos y mazos. En secreto: las manos y el orden de los mazos, hasta el final.
rule-ba-23 = Un 10 de diamantes no puede atacar a una Jota de diamantes, un 10 de corazones le hace 5, y un 10 negro la mata.
