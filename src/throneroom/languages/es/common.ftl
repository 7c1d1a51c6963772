# Palabras que comparten todos los juegos.

# Cómo se llama esta lengua a sí misma.
language-name = Español
# Su manera de escribir una lista: «uno, dos y tres».
list-locale = es
# For search engines, and where a link to the page is shown.
site-description = Juegos de cartas por un mismo trono en disputa, contra bots o con amigos.

# Por qué no se puede hacer algo.
reason = { $text } ({ $rule })

## Números pequeños en palabras; .m y .f, ante un nombre masculino o femenino.

number-0 = ninguno
    .m = ningún
    .f = ninguna
number-1 = uno
    .m = un
    .f = una
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez

## Juegos sin palabras propias para lo que ocurre

value-yes = sí
value-no = no
value-none = ninguno
value-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
default-decision = { SEAT($seat) }: { WORD($verb) }{ $seats ->
    [none] { "" }
   *[other] { " " }{ SEAT($seats) }
}{ $cards ->
    [none] { "" }
   *[other] { " " }{ CARD($cards) }
}{ $words ->
    [none] { "" }
   *[other] { " " }{ $words }
}
default-sealed = { SEAT($seat) } ha decidido en secreto.
default-question = { $stage ->
    [none] Le toca a: { SEAT($seats) }.
   *[other] Le toca a: { SEAT($seats) } ({ WORD($stage) }).
}
default-end = La partida ha terminado. Gana: { SEAT($winners) }.
default-reason = «{ WORD($verb) }» no es posible ahora
