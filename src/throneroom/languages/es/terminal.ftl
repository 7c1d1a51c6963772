# Lo que dicen las órdenes `games`, `show`, `play` y `replay` en un terminal, aparte de las palabras de los juegos. Lo que se escribe (`?`,
# `undo`, `save`, `quit`, las decisiones) es igual en todas las lenguas. El glosario está en page.ftl.

## Listas de juegos y cartas

column-name = nombre
column-players = jugadores
column-minutes = minutos
column-about = de qué va
column-copies = copias
column-card = carta
column-text = qué hace

# Para cuántos jugadores es un juego, en la lista de juegos.
span = { $fixed ->
    [true] { $most }
   *[false] { $least }–{ $most }
}
# Sobre las cartas y las reglas de un juego; $about es una frase sobre él.
about = { $fixed ->
    [true] { $most } jugadores, { $minutes } minutos. { $about }
   *[false] { $least }–{ $most } jugadores, { $minutes } minutos. { $about }
}
# Una opción de la mesa, para qué es, y su valor si nadie elige otro.
option = opción { $name }: { $about } (por defecto: { $default })

## Una partida

# $summary dice de qué va el juego, en unas frases.
opening = { $summary } Escribe ? para ver la ayuda.
# Líneas de 80 columnas como mucho.
help =
    Escribe el número o las palabras de una opción para jugarla. Además:
      ?              esta ayuda
      ? CARTA        qué hace una carta
      undo           deshacer tu última decisión
      log            la crónica hasta ahora
      rules          las reglas en breve
      hint           qué haría un bot fuerte en tu lugar, y con qué seguridad
      save ARCHIVO   guardar la partida; `throneroom play --load ARCHIVO` la sigue
      quit           salir
# Algo impreso en una carta: «rango noble»; y una cosa tras otras.
printed = { $label } { $value }
printed-also = { $others }, { $printed }
card-is = { $card }: { $text }
card-with = { $card } ({ $printed }): { $text }
hint = Tu probabilidad de ganar es de un { $percent } %, más o menos. Un bot fuerte elegiría:
# Why: $decision is a worse choice; then sentences follow what is likely after the choice of the bot.
hint-compared = Comparado con { $decision }:
hint-brings = { $sure ->
    [true] probablemente trae:
   *[false] puede traer:
}
hint-prevents = { $sure ->
    [true] probablemente evita:
   *[false] puede evitar:
}
share = { $percent } %
undone = Deshecho.
saved = Guardada en { $file }.
curtain = Le toca a { $seat }. { $seat }, pulsa Intro cuando no mire nadie más.
not-finished = La partida no ha terminado. `save ARCHIVO` la guarda antes de salir.
# A game that its rules do not end is stopped after this many decisions.
stopped = Tras { $decisions } decisiones la partida se detiene: no puede tener más. No gana nadie.
# Siguen 64 cifras, que no se pueden partir.
key = El reparto se puede comprobar: su clave era { $key }
after-the-end = save ARCHIVO guarda la partida, Intro sale

## Lo que no se puede hacer

no-choice = no hay ninguna opción { $choice }; escribe un número del 1 al { $last }
no-card = ninguna carta se llama «{ $name }»; las cartas son { $cards }
no-decision = «{ $text }» no es ninguna decisión de { $game }; sería algo como «{ $example }»
no-decision-but = «{ $text }» no es ninguna decisión de { $game }; ¿querías decir { $choices }?
# Una decisión que quizá se quería decir, y una más.
meant = «{ $decision }»
meant-or = { $others } o «{ $decision }»
nothing-to-undo = todavía no hay ninguna decisión tuya que deshacer
save-where = ¿dónde guardarla? Por ejemplo: save partida.txt
save-or-enter = escribe save ARCHIVO, o solo Intro
not-a-record = { $file } ya existe y no es una partida de Throneroom: se queda como está
# $why viene del sistema, en su lengua.
cannot-write = no se puede escribir { $file }: { $why }

## Una partida guardada, paso a paso

step = Paso { $step } de { $steps }
step-help = Intro avanza, b retrocede, un número va a ese paso, q sale.
step-unknown = { $steps ->
    [one] Intro avanza, b retrocede, un número va a ese paso, q sale. Hay { $steps } paso.
   *[other] Intro avanza, b retrocede, un número va a ese paso, q sale. Hay { $steps } pasos.
}

## El análisis de una partida

reviewing = Analizando las decisiones...
review-mark = { $mark ->
    [blunder] Decisión { $step } de { $seat }: un error grave
    [mistake] Decisión { $step } de { $seat }: un error
    [good] Decisión { $step } de { $seat }: una buena elección
    [best] Decisión { $step } de { $seat }: la mejor elección
   *[inaccuracy] Decisión { $step } de { $seat }: una imprecisión
}
# $decision is in the notation of the game, $story says the same in sentences. The percentage is the chance to win.
review-played = Jugado: { $decision } ({ $percent } %). { $story }
review-better = Mejor: { $decision } ({ $percent } %). { $story }
# Sentences follow. $sure: they are more likely than not.
review-brings = { $sure ->
    [true] Probablemente habría conseguido:
   *[false] Podría haber conseguido:
}
review-prevents = { $sure ->
    [true] Probablemente habría evitado:
   *[false] Podría haber evitado:
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] A diferencia de la segunda mejor opción, probablemente consigue:
   *[false] A diferencia de la segunda mejor opción, puede conseguir:
}
review-prevents-best = { $sure ->
    [true] A diferencia de la segunda mejor opción, probablemente evita:
   *[false] A diferencia de la segunda mejor opción, puede evitar:
}
review-equal = Aquí todas las elecciones son igual de buenas: no había nada en juego.
# $choices: all of them with their chances, separated by commas.
review-choices = Opciones: { $choices }.
review-seat = { $seat }: precisión { $percent } % en { $decisions } decisiones. Imprecisiones: { $inaccuracy }, errores: { $mistake }, errores graves: { $blunder }.
review-no-choice = { $seat } no tuvo ninguna elección que importara.
# Signed percentages of a victory, which lead from an even share to the result.
review-balance = Reparto { $deal }, decisiones propias { $own }, los demás y las cartas robadas { $rest }.
review-balance-open = Reparto { $deal }, decisiones propias { $own }, decisiones de los demás { $others }, suerte { $luck }.
