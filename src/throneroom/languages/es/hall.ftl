# The words of the hall: leaderboards, pages of players, the search for an opponent, tournaments. page.ftl has the glossary.

## Leaderboards

hall-title = Salón de la fama
hall-of = Salón de la fama: { $game }
hall-rank = Puesto
hall-player = Jugador
hall-rating = Puntuación
hall-rated = Partidas puntuadas
hall-won = Ganadas
hall-strength = { $strength } ± { $deviation }
hall-strength-label = fuerza más probable
hall-bot = Bot: { $level }
hall-provisional = provisional
hall-you = tú
hall-counts = { $total ->
    [one] { $total } jugador, { $ranked } con puesto
   *[other] { $total } jugadores, { $ranked } con puesto
}
hall-none = Nadie ha jugado aún una partida puntuada de este tipo.
hall-your-rank = { $ranked ->
    [true] Tú: puesto { $rank }, puntuación { $rating }
   *[false] Tú: provisional, puntuación { $rating }
}
hall-to-your-page = Ver mi fila
hall-pages = Páginas
hall-page = Página { $page } de { $pages }
hall-previous = Página anterior
hall-next = Página siguiente
hall-how = Cómo funciona la puntuación
hall-how-text = Puntúan las partidas entre personas, sin pistas y sin deshacer, y las partidas contra bots que se abrieron como puntuadas. La puntuación es una estimación prudente: empieza en 1000 y sube con cada victoria, y también cuando la estimación se hace más segura. Debajo está la fuerza más probable, que acierta dentro de ± en 19 de cada 20 casos.
hall-how-bots = Los bots puntúan como las personas, por nivel y solo con esas mismas partidas. Falta aquí el nivel contra el que nadie ha jugado una partida puntuada.
hall-how-provisional = Una puntuación es provisional, sin puesto, hasta que es bastante segura (unas nueve partidas para dos) y viene de partidas con al menos tres rivales. Solo puntúan cinco partidas al día entre los mismos dos jugadores.

## A player's page

player-title = Jugador: { $name }
player-since = Aquí desde el { $date }
player-your-page = Esta es tu página, tal como la ven los demás.
player-ratings = Puntuaciones
player-unrated = Todavía no hay ninguna partida puntuada.
player-games = Últimas partidas en mesas abiertas
player-no-games = Ninguna todavía. Aquí no salen las partidas en mesas a las que solo lleva un enlace.

## The search for an opponent

pair-title = Buscar rival
pair-about = Una partida puntuada, sin pistas y sin deshacer. Buscamos jugadores de fuerza parecida a la tuya, con menos rigor cuanto más esperes. Otros pueden mirar la partida.
pair-game = Juego
pair-pace = Reloj
pair-search = Buscar
pair-searching = Buscando rival…
pair-waited = Esperando: { $time }
pair-range = { $limited ->
    [true] Tu fuerza es de unos { $strength }; el rival puede tener hasta { $range } puntos menos o más.
   *[false] Tu fuerza es de unos { $strength }; ahora vale cualquiera.
}
pair-others = { $n ->
    [0] Nadie más busca este juego con este reloj.
    [one] Busca { $n } persona más.
   *[other] Buscan { $n } personas más.
}
pair-found = Hay rival. La partida está a punto de empezar.
pair-cancel = Dejar de buscar
pair-cancelled = La búsqueda ha terminado.
pair-ended = Esta búsqueda ha terminado: buscas en otra pestaña, o la página estuvo ausente demasiado tiempo.
pair-keep-open = La búsqueda termina si cierras esta página.
pair-may-close = Puedes cerrar esta página: la búsqueda sigue una semana, y la partida aparecerá entre tus partidas.
pair-bot = ¿Nadie aún? Jugar contra un bot
pair-bot-about = Una partida puntuada contra un bot de fuerza parecida a la tuya: { $level }. La búsqueda termina.

## Tournaments

tournament-title = Torneos
tournament-about = Torneos de 3 a 32 jugadores, en juegos para dos, en vivo o a lo largo de días. Envía el enlace a tus amigos, o deja que los bots ocupen las plazas libres. No se ofrecen juegos para tres o más.
tournament-list = Para jugar y mirar
tournament-none = Ahora no hay ningún torneo.
tournament-new = Nuevo torneo
tournament-name = Nombre
tournament-kind = Tipo
tournament-knockout = Eliminatoria
tournament-roundrobin = Liguilla
tournament-size = Máximo de jugadores
tournament-bots = Bots
tournament-no-bots = ninguno
tournament-create = Abrir el torneo
tournament-status = { $status ->
    [open] abierto: { $taken } de { $size } jugadores
    [running] en curso, { $taken } jugadores
   *[over] terminado, { $taken } jugadores
}
tournament-join = Participar
tournament-leave = Dejar el torneo
tournament-start = Empezar ya
tournament-link = Quien tenga el enlace de esta página puede participar y mirar:
tournament-your-game = Tu partida te espera
tournament-waiting = Esperas a las demás partidas de esta ronda.
tournament-left = Has dejado este torneo: pierdes las partidas que no han empezado.
tournament-winner = { $count ->
    [one] { LIST($names) } gana el torneo.
   *[other] { LIST($names) } comparten la victoria.
}
tournament-players = Jugadores
tournament-standings = Clasificación
tournament-points = Puntos
tournament-direct = Directo
tournament-berger = Berger
tournament-beaten = fuera
tournament-gone = se ha ido
tournament-bot = Bot { $number } ({ $level })
tournament-round = Ronda { $round } de { $rounds }
tournament-watch = Mesa
tournament-versus = { $one } – { $other }
tournament-result = { $result ->
    [one] gana { $one }
    [other] gana { $other }
    [draw] tablas
   *[none] en juego
}
tournament-forfeit = sin jugar
tournament-rules = Reglas
tournament-rules-text = El orden se sortea. Con quien no viene decide solo el reloj: se le acaba el tiempo. Quien se va pierde todas las partidas que no han empezado.
tournament-rules-knockout = Eliminatoria: quien pierde queda fuera. Si el cuadro no está lleno, los primeros del sorteo pasan la primera ronda sin jugar. Una partida en tablas se repite una vez con los asientos cambiados; tras otras tablas, sigue el primero del sorteo.
tournament-rules-roundrobin = Liguilla: cada cual se enfrenta una vez con cada cual, una victoria vale 1 punto y unas tablas ½. Si son impares, cada cual descansa una vez sin puntos. A igualdad de puntos: primero las partidas entre los igualados, luego Sonneborn-Berger (los puntos de los rivales vencidos, la mitad en tablas); si no, comparten el puesto.
