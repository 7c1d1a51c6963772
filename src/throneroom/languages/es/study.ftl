# The words of the pages for studying games. page.ftl has the glossary.

## My finished games

mine-none = Todavía no has terminado ninguna partida aquí.
mine-none-text = En cuanto lo hagas, la encontrarás aquí: para ver su repetición, tu balance y tu puntuación, y para descargarla.
mine-to-games = A los juegos
mine-filters = Mostrar solo
mine-game = Juego
mine-any-game = Todos los juegos
mine-players = Jugadores
mine-any-number = Cualquier número
mine-rivals = Rivales
mine-any-rivals = Cualquiera
mine-people = Personas
mine-bots = Bots
mine-bot-of = Bots ({ $level })
mine-result = Resultado
mine-any-result = Cualquier resultado
mine-won = Ganada
mine-lost = Perdida
mine-uncounted = No cuenta
mine-since = Desde
mine-until = Hasta
mine-clear = Quitar filtros
mine-list = Partidas terminadas
mine-count = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
mine-none-fit = Ninguna partida coincide.
mine-more = Mostrar más
mine-record = Balance
mine-played = Jugadas
mine-victories = Ganadas
mine-show-these = Mostrar estas partidas: { $which }
mine-uncounted-note = Las partidas sin resultado o con una decisión deshecha no cuentan.
mine-rating = Puntuación
mine-rating-now = { $n ->
    [one] { $rating } tras { $n } partida puntuada
   *[other] { $rating } tras { $n } partidas puntuadas
}
mine-rating-range = Mínimo { $low }, máximo { $high }
mine-rating-point = { $date }: { $rating }
mine-unrated = Todavía no hay ninguna partida puntuada. Puntúan las partidas entre personas, sin pistas y sin deshacer, y las partidas puntuadas contra bots.
mine-openings = Aperturas favoritas
mine-opening = Primera elección
mine-export = Descargar todas las partidas
mine-export-note = Un archivo ZIP con un fichero de cada partida.

## Statistics of a game

statistics-title = { $game }: estadísticas
statistics-about = { $n ->
    [one] A partir de { $n } partida de este servidor que terminó según las reglas, sin deshacer. Un rango es un intervalo de confianza del 95 %.
   *[other] A partir de { $n } partidas de este servidor que terminaron según las reglas, sin deshacer. Un rango es un intervalo de confianza del 95 %.
}
statistics-none = Aquí todavía no ha terminado ninguna partida según las reglas.
statistics-table = { $players } jugadores
statistics-seats = Victorias por asiento
statistics-seat = Asiento
statistics-share = Porcentaje
statistics-range = Rango
statistics-from-to = { $low } a { $high } %
statistics-even = Un reparto igual sería del { $percent } %.
statistics-nobody = nadie
statistics-length = Duración
statistics-length-text = { $mean } decisiones de media, mediana { $median }, de { $shortest } a { $longest }.
statistics-cards = Qué tienen los ganadores
statistics-card = Carta
statistics-winners = Ganadores
statistics-everyone = Todos
statistics-difference = Diferencia
statistics-firsts = Primeras elecciones
statistics-taken = Veces
statistics-won = Ganadas
statistics-rules = Reglas en acción
statistics-rule = Regla
statistics-times = Por partida
statistics-in-games = En partidas

## The explorer of a solved game

explorer-of = { $game }: explorador
explorer-about = Todos los repartos están resueltos. Elige uno y verás adónde lleva cada elección si ambos juegan a la perfección.
explorer-search = Buscar un reparto
explorer-begins = Empieza con
explorer-any-card = cualquier carta
explorer-outcome = Resultado
explorer-any-outcome = cualquiera
explorer-first-wins = gana quien empieza
explorer-second-wins = pierde quien empieza
explorer-order = Orden
explorer-by-number = por número
explorer-shortest = los más cortos primero
explorer-longest = los más largos primero
explorer-holds = ¿Quién tiene la carta? Toca para cambiar.
explorer-held-any = { $card }: cualquiera de los dos
explorer-held-first = { $card }: quien empieza
explorer-held-second = { $card }: quien no empieza
explorer-found = { $n ->
    [one] { $n } reparto
   *[other] { $n } repartos
}
explorer-none = Ningún reparto coincide.
explorer-deal = Reparto { $n }
explorer-own-deal = Reparto propio
explorer-verdict = { $n ->
    [one] { $name } gana en { $n } decisión
   *[other] { $name } gana en { $n } decisiones
}
explorer-over = Gana { $name }.
explorer-wins = gana en { $n }
explorer-loses = pierde en { $n }
explorer-choices = Elecciones, con las decisiones que quedan hasta el final
explorer-best = Juego perfecto: { $line }
explorer-another = Otros repartos
explorer-set-up = Componer un reparto
explorer-set-up-text = Toca una carta para dársela al otro. Cada uno tiene { $n } cartas.
explorer-holder = { $card }: { $name }
explorer-held = { $name }: { $n } de { $all }
explorer-open = Explorar este reparto
explorer-cannot = Esta posición no se puede mostrar.
explorer-previous-page = Página anterior
explorer-next-page = Página siguiente

## The review of a finished game

review-title = Análisis
review-working = Analizando la partida: { $done } de { $all } decisiones.
review-accuracy = { $own ->
    [true] Tu precisión: { $percent } %.
   *[false] { $name }: precisión { $percent } %.
}
review-nothing = { $own ->
    [true] No tuviste ninguna elección que importara.
   *[false] { $name } no tuvo ninguna elección que importara.
}
review-marks = Imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }.
review-clean = Ningún error.
review-balance = De la igualdad al resultado, en porcentaje
# The parts of a sum: an even chance, and what was added or lost.
review-even = Igualdad
review-deal = Reparto
review-own = { $own ->
    [true] Tus decisiones
   *[false] Decisiones de { $name }
}
review-rest = Los demás y las cartas robadas
review-others = Decisiones de los demás
review-luck = Suerte
review-result = Resultado
review-decision = Decisión { $n } de { $all }
review-mark = { $mark ->
    [blunder] Error grave
    [mistake] Error
    [inaccuracy] Imprecisión
    [best] La mejor elección
   *[good] Buena elección
}
# How much of the chance of victory a decision cost.
review-lost = cuesta un { $percent } %
review-choice = { $kind ->
    [played] Jugado: { $story } ({ $percent } %)
    [best] Mejor: { $story } ({ $percent } %)
   *[both] Jugado, y lo mejor: { $story } ({ $percent } %)
}
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
review-no-event = Ningún suceso marca la diferencia por sí solo: la posición en conjunto es mejor.
review-equal = Aquí todas las elecciones son igual de buenas: no había nada en juego.
review-proven = demostrado
review-choices = Las opciones
review-others-left = { $count ->
    [one] { $count } opción más.
   *[other] { $count } opciones más.
}
review-overview = Resumen
review-previous = Decisión anterior
review-next = Decisión siguiente
review-next-mark = Error siguiente
review-line = Mostrar la variante
review-line-step = { $exact ->
    [true] Juego perfecto, { $n } de { $all }: { $story }
   *[false] Una continuación probable, con cartas supuestas, { $n } de { $all }: { $story }
}
review-back = Volver a la decisión
review-retry = Intentar de nuevo desde aquí
review-seen-by = Análisis para

## Puzzles

puzzle-title = Problema
puzzle-of-day = Problema del día
puzzle-same-for-all = Hoy es el mismo para todos.
puzzle-solve-today = Ir al problema
puzzle-solved-today = ¡Resuelto! Mañana llega el siguiente.
puzzle-missed-today = Respondido. Mañana llega el siguiente.
# Days in a row on which a puzzle of the day was answered.
puzzle-streak = { $days ->
    [0] Aún no hay racha.
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}
puzzle-longest = Racha más larga: { $days }.
puzzle-by-game = Por juego
# A field: how hard the next puzzles are.
puzzle-wanted = Dificultad
puzzle-wanted-rating = según tu puntuación
puzzle-wanted-level = Dificultad { $n } de 5 ({ $puzzles })
puzzle-wanted-win = Ganar en { $turns } ({ $puzzles })
puzzle-count = { $n ->
    [one] { $n } problema
   *[other] { $n } problemas
}
puzzle-solved = { $solved } de { $tried } resueltos
puzzle-rating = Puntuación { $rating }.
puzzle-rating-change = Puntuación { $rating } ({ SIGNED($change) }).
puzzle-not-counted = Solo cuenta tu primera respuesta.
puzzle-today = El de hoy
puzzle-next = Siguiente problema
puzzle-again = Otra vez
puzzle-all = Todos los problemas
puzzle-difficulty = Dificultad { $n } de 5.
# The herald says this instead of "Your turn."; another sentence follows. $turns counts only your own decisions.
puzzle-task-win = { $turns ->
    [one] Una jugada gana al momento: encuéntrala.
   *[other] Gana en { $turns } jugadas: encuentra la única que gana.
}
puzzle-task-ending = Cerca del final: encuentra la mejor jugada, solo hay una.
puzzle-task-risk = ¿Vale la pena el riesgo? Encuentra la mejor jugada, solo hay una.
puzzle-task-sure = Encuentra la mejor jugada, solo hay una.
# What the puzzles of a game are about.
puzzle-kind-win = la única jugada ganadora
puzzle-kind-ending = la mejor jugada cerca del final
puzzle-kind-risk = arriesgar o no
puzzle-kind-sure = la mejor jugada
# How the solution is known.
puzzle-known-win = Está demostrado.
puzzle-known-ending = Se jugó hasta el final, con las cartas a la vista, cada mano que pueden tener los demás.
puzzle-known-risk = Se contó cada carta que aún puede salir en este turno.
puzzle-known-sure = Los bots más fuertes están de acuerdo.
puzzle-right = ¡Correcto!
puzzle-wrong = Esa no.
puzzle-proof-right = { $decisions ->
    [one] Gana al momento; cualquier otra pierde.
   *[other] Gana en { $decisions } jugadas como mucho contra toda defensa; cualquier otra pierde.
}
puzzle-proof-wrong = { $decisions ->
    [one] Pierde en { $decisions } jugada como mucho. Solo una gana.
   *[other] Pierde en { $decisions } jugadas como mucho. Solo una gana.
}
# $best, $other and $own are percentages, such as 82%.
puzzle-chance-right = Ganas el { $best } de las veces; con la segunda mejor jugada, el { $other }.
puzzle-chance-wrong = Ganas el { $own } de las veces; con la solución, el { $best }.
puzzle-play-on = { $turns ->
    [one] ¡Correcto! Ahora gana al momento.
   *[other] ¡Correcto! Ahora gana en { $turns } jugadas.
}
puzzle-slip = Esa no: pierde en { $decisions } jugadas como mucho. Otra jugada gana.
# Sentences follow: what happens in the solution's line, and in the line of the wrong choice.
puzzle-brings = { $proof ->
    [true] La solución lleva a:
   *[false] La solución probablemente lleva a:
}
puzzle-prevents = { $proof ->
    [true] Evita:
   *[false] Probablemente evita:
}
puzzle-controls = La respuesta
puzzle-which = Qué línea mirar
puzzle-solution = Solución
puzzle-own = Tu jugada
puzzle-position = La posición del problema.
puzzle-back = Una jugada atrás
puzzle-forth = Una jugada adelante

## A link to a moment of a game, a picture of it, a film

share-title = Compartir este momento
share-drawing = Dibujando la imagen…
share-failed = No se pudo dibujar la imagen: { $why }
share-picture-of = Imagen de la mesa: { $game }
share-seen-by = { $viewer ->
    [all] todo a la vista
    [spectator] como lo ve un espectador
   *[seat] como lo ve { $name }
}
share-download = Descargar la imagen
share-send = Enviar…
share-copy = Copiar la imagen
share-copied = Imagen copiada.
share-not-copied = Este navegador no deja copiar imágenes. Puedes descargarla.
share-film = Una película corta
share-film-shows = Película de la mesa: { $game }
share-make = Hacer la película
share-making = La película se está haciendo
share-progress = { $all ->
    [0] Un momento…
   *[other] Imagen { $n } de { $all }
}
share-cancel = Cancelar
share-download-film = Descargar la película

## The second lesson

lesson-position = posición { $n } de { $all }
lesson-choose = Elige lo que te parezca mejor.
lesson-cannot = Aquí no se puede: elige algo que esté iluminado.
lesson-best = Bien elegido: { $percent } por ciento, lo mejor que hay.
lesson-close = Bien: { $percent } por ciento; la mejor opción da { $best }.
lesson-worse = Así te queda un { $percent } por ciento; la mejor opción da { $best }.
lesson-wins = Bien elegido: esto gana contra cualquier respuesta.
lesson-loses = Esta no: con las respuestas correctas pierde, y otra carta gana.
lesson-retry = Otra vez
lesson-all = Todas las opciones
lesson-yours = tu elección

## All cards

gallery-title = Todas las cartas
gallery-states = Estados de una carta
gallery-sizes = Tamaños
gallery-state-plain = normal
gallery-state-legal = permitida
gallery-state-selected = elegida
gallery-state-not-legal = no permitida
gallery-state-reply = respuesta
gallery-state-dead = muerta
gallery-state-converted = conversa
gallery-state-token = ficha
gallery-state-changed-value = valor cambiado
gallery-state-broken = rota
gallery-state-unavailable = no disponible
gallery-state-face-down = boca abajo
gallery-state-sealed = sellada
gallery-state-target-preview = blanco posible
gallery-state-half = mitad
gallery-state-mini = mini
gallery-sample-dead = muerto
gallery-sample-church = Iglesia
gallery-sample-now = ahora 3
gallery-sample-needs = 3 o menos
gallery-sample-falls = cae
gallery-sample-half = mitad: 5
gallery-tinctures-or = oro
gallery-tinctures-purpure = púrpura
gallery-tinctures-azure = azur
gallery-tinctures-vert = sinople
gallery-tinctures-gules = gules
gallery-tinctures-sable = sable
gallery-tinctures-argent = plata

## A replay

replay-slider = Paso de la partida
replay-step = Paso { $n } de { $all }: { $known ->
    [true] { $sentence } Probabilidad de { $name }: { $percent } por ciento.
   *[false] { $sentence }
}
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Ver
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-seen-by = Vista
replay-all-open = todo a la vista
replay-watcher = el público
replay-go-on = Seguir desde aquí
replay-copy = Copiar enlace
replay-download = Descargar
replay-beginning = El principio.
replay-more = Más

## The keys of a replay, a review, a puzzle and the explorer, in the sheet of all keys

steps-title = Mientras ninguna carta tenga el foco
steps-arrows-deed = un paso atrás, uno adelante
steps-ends-deed = el principio, el final
steps-turns = Mayús + izquierda, derecha
steps-turns-deed = el turno anterior, el siguiente
steps-marks-deed = el error anterior, el siguiente
steps-review-ends-deed = el resumen, la última decisión
steps-space = Espacio
steps-space-deed = ver, pausa
steps-puzzle-arrows-deed = tras la respuesta: un paso atrás, uno adelante
steps-puzzle-ends-deed = tras la respuesta: el problema, el final de la línea
