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

-influence-text = Quien recoja más de las { $number } copias se anota { $number } puntos, una sola vez. Cada serie de 5, 6, 7 y 8 vale 5 más.

card-5 = 5
    .un = un 5
    .plural = los 5
    .name = Influencia 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .un = un 6
    .plural = los 6
    .name = Influencia 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .un = un 7
    .plural = los 7
    .name = Influencia 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .un = un 8
    .plural = los 8
    .name = Influencia 8
    .text = { -influence-text(number: 8) }
card-grail = Grial
    .un = un Grial
    .text = No da puntos. Quien recoge los tres gana en el acto.
# Los números son los de la caja, del 1 al 20.
card-plus = +{ $number }
    .un = un +{ $number }
    .name = Más { $number }
    .text = Suma { $number }.
card-minus = -{ $number }
    .un = un -{ $number }
    .name = Menos { $number }
    .text = Resta { $number }.

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

game-begun = Se apartan tres cartas sin verlas; { CARD($line) } abren la Línea, y el sorteo decide que empiece { SEAT($first) }.
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
        [1] { SEAT($seat) } ya tiene un Grial, el primero de los tres.
       *[other] { SEAT($seat) } ya tiene dos Griales: con el tercero, el trono sería suyo en el acto.
    }
   *[other] { $count ->
        [one] { SEAT($seat) } ya tiene { SPELL($count, form: "m") } Grial: ninguna de las dos casas puede reunir ya los tres.
       *[other] { SEAT($seat) } ya tiene { SPELL($count) } Griales: ninguna de las dos casas puede reunir ya los tres.
    }
}
points-so-far = Puntos hasta ahora: { $lion }, { $raven }.
# Quedan de dos a diez cartas.
round-begun = Ronda { $round } de 4: empieza { SEAT($first) }. En la Línea quedan { SPELL($stay) } cartas.
crowned = Los tres Griales están ante { SEAT($winner) }: el trono es suyo en el acto, digan lo que digan los puntos.
scored = { SEAT($seat) }: { $majorities } por mayorías, { $sets } por series, { SIGNED($numbers) } de cartas positivas y negativas: { $total }.
throne-taken = { SEAT($winner) } se hace con el trono.
neither-ahead = Ninguna de las dos casas va por delante: hay empate, y pide revancha.
away-shown = Lo apartado al principio: { CARD($cards) }.

## Preguntas

to-play = { $spent ->
    [true] Ronda { $round }, turno { $turn } de 6: le toca a { SEAT($seat) } jugar una carta (la recogida está gastada).
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
rule-tg-7 = Tras seis turnos cada cual, llegan cinco cartas nuevas a las dos manos y la Línea se queda. Tras la cuarta ronda, con el mazo vacío, acaba la partida.
rule-tg-8 = Las cartas recogidas están a la vista y son de quien las recogió hasta el final.
rule-tg-9 = Quien ha recogido los tres Griales gana en el acto, incluso a mitad de ronda; los Griales de la mano no cuentan.
rule-tg-10 = Por cada número, 5, 6, 7 y 8, quien ha recogido más copias se lo anota una vez; si hay igualdad, nadie.
rule-tg-11 = Cada serie completa de 5, 6, 7 y 8 vale 5, tenga quien tenga la mayoría.
rule-tg-12 = Las cartas positivas y negativas cuentan su número; los Griales, nada.
rule-tg-13 = Gana quien tiene más puntos. La igualdad es empate, y pide revancha.
rule-tg-14 = Así, cuatro 5, dos 6, tres 7 y dos 8 valen 15, contra 14 de tres 6, tres 7 y seis 8.
