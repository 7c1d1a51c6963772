# The words of the hall: leaderboards, pages of players, the search for an opponent. page.ftl has the glossary.

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
pair-about = Una partida puntuada para dos, sin pistas y sin deshacer. Buscamos a alguien de fuerza parecida a la tuya, con menos rigor cuanto más esperes. Otros pueden mirar la partida.
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
pair-bot = ¿Nadie aún? Jugar contra un bot
pair-bot-about = Una partida puntuada contra un bot de fuerza parecida a la tuya: { $level }. La búsqueda termina.
