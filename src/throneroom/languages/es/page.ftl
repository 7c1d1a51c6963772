# Las palabras de la página: su marco y sus propias páginas. docs/how-to/languages.md tiene las funciones.
#
# Glosario. Se tutea (tú); español común a ambas orillas: ni «vosotros» ni «coger». Comillas «», puntos suspensivos pegados (…).
#   throne trono · crown corona · court corte · rival rival (vale para todo género) · the others los demás
#   game, what one plays: juego · game, one that is played: partida · round ronda · turn turno · wave oleada · battle batalla
#   to act / whose turn: «Le toca a X …», con varios «Turno de X, Y: …» · everybody, each: cada cual, por cabeza, toda la mesa
#   table mesa · seat asiento · sit down sentarse · stand up levantarse · watch mirar · watchers público
#   Line Línea · row fila (Tras el trono) · rank: fila (Batalla), rango (El trono en la sombra) · on top encima
#   hand mano · deck, draw pile mazo · discard pile descartes · discard descartar · pool lote · stack montón · kind clase
#   deal reparto, repartir · shuffle barajar · draw robar · reveal destapar (Tras el trono), descubrir · collect, take recoger
#   swap canje, canjear · keep conservar, guardar · drop soltar · give up (a row) abandonar · mend arreglar (la fila), retirar (un ataque)
#   lay, play poner, jugar · send home devolver a la mano · pass pasar · stop plantarse · face up / down boca arriba / abajo
#   attack ataque · strike golpear · charge carga · heal curar · rally relevo, relevar · shield escudo · Jester Bufón
#   Jack Jota · Queen Reina · King Rey · Ace As · Joker Comodín · suit palo: tréboles, diamantes, corazones, picas
#   honorable death muerte con honor · set serie · majority, lead mayoría · draw (tie) empate, tablas · plus / minus positiva / negativa
#   power poder · influence influencia («3 de influencia») · gold oro («2 de oro») · hush money soborno · consolation consuelo
#   commoner plebeyo · elite élite · noble noble · Royalty realeza · convert convertir · token ficha · faction facción
#   log crónica · rules reglas · chat chat · hint pista · undo deshacer · resign rendirse · rematch revancha · nudge avisar
#   replay repetición · step paso · result resultado · win chances probabilidades · clock reloj · bot bot · level nivel
#   lit iluminado · playable jugable · sealed sellado · herald heraldo · pass and play pasa y juega · rated puntúa · at once en el acto
#   ribbon cinta · dashed discontinuo · bracket corchete · take (El trono y el Grial) recogida · lands tierras: Campos, Molinos, Abadías, Fuertes
#   Bounty Bonanza · Blight Plaga · the End el Fin · next card próxima carta · power (of an ability) poder · pick carta, pase · give up (for the Tower) a costa de

## En todas partes

list = { LIST($names) }
# Between sentences, and between the parts of a label that is read out: "Knight, 6, can be played".
sentence-gap = { " " }
part-gap = { ", " }
# A label that is read out, with a sentence after it.
labelled = { $label }. { $note }
# Between facts of several parts, at a table without pictures.
plain-gap = { "; " }
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
throneroom = Throneroom
motto = { $games ->
    [one] Un juego y un solo trono en disputa.
   *[other] { CAP(SPELL($games)) } juegos y un solo trono en disputa.
}
percent = { $percent } %
in-percent = { $percent } por ciento

## La barra sobre una mesa

bar-home = Todos los juegos
bar-hint = Pista
bar-undo = Deshacer
bar-resign = Rendirse
bar-panel-with = { $unread ->
    [0] Crónica, reglas y chat
   *[other] Crónica, reglas y chat, { $unread } sin leer
}
bar-theme-dark = Usar el tema claro
bar-theme-light = Usar el tema oscuro
bar-connected = en línea
bar-reconnecting = reconectando
bar-watching = mirando
bar-undone = se ha deshecho
bar-watchers = { $n ->
    [one] { $n } mirando
   *[other] { $n } mirando
}
bar-to-table = A la mesa

## La línea del heraldo: a quién le toca, y qué se pregunta

herald-label = Qué se pregunta
herald-your-turn = Te toca.
herald-thinking = { $name } está pensando.
herald-waiting = Esperando a { LIST($names) }.
herald-sealed = Sellado.
herald-win = Has ganado.
herald-lose = Has perdido.
herald-wins = { $count ->
    [one] Gana { LIST($names) }.
   *[other] { LIST($names) } comparten la victoria.
}
herald-nobody = No gana nadie.
herald-shared = Compartes la victoria.
herald-cut = Reconectando… no se pierde nada.
herald-cut-small = La mesa sigue como está; tus opciones vuelven con la conexión.
herald-sending = Enviado…
herald-put-back = Devolver
herald-confirm = Confirmar
herald-next = Siguiente
herald-result = Ver el resultado
herald-not-asked = { $count ->
    [0] La partida ha terminado.
   *[other] Ahora no: esperando a { LIST($names) }.
}
herald-watching-only = Estás mirando: deciden quienes juegan.

## Alguien no está, y la partida espera

away-is = { $name } no está.
away-bot-in = Un bot seguirá en { $time }.
away-bot-soon = Ya sigue un bot.
away-waits = La partida espera.
away-played = { $name } no está; sigue un bot.
away-wait = Esperar más
away-bot = Que siga un bot
away-end = Terminar partida
away-asked = Esperando a los demás
away-too-soon = Todavía no: todo el mundo merece un momento para volver.
away-no-more-waits = Ya has esperado bastante: nadie puede retener a los demás para siempre.
away-bot-agreed = { $count ->
    [one] { LIST($names) } dejaría seguir a un bot.
   *[other] { LIST($names) } dejarían seguir a un bot.
}
away-end-agreed = { $count ->
    [one] { LIST($names) } terminaría la partida.
   *[other] { LIST($names) } terminarían la partida.
}
away-sure = ¿Terminar esta partida?
away-sure-text = No gana nadie, y la partida no cuenta. Todos los presentes tienen que aceptar.
away-keep = Seguir

## Una posición pasada de una partida en curso, abierta desde la crónica

past-lead = La posición de entonces.
past-small = Estás mirando atrás; la partida espera donde está.
past-yours = Estás mirando atrás; ahora te toca.
past-back = Al presente
past-only = Esto ya pasó: vuelve al presente para jugar.

## Nombres de sitios y cartas, para quien oye la mesa

zone-playable = jugable
zone-chosen = elegida
zone-could-answer = podría responder
zone-not-now = no jugable ahora
zone-choices = Tus opciones
zone-of = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}{ $lit ->
    [0] {""}
    [one] , { $lit } jugable
   *[other] , { $lit } jugables
}
zone-face-down = carta boca abajo
zone-sealed-of = carta sellada de { $name }
zone-ranked = opción { $place } del bot, { $share }

## El panel lateral

side-label = Crónica, reglas y chat
side-chance = Tu probabilidad
side-chance-of = Probabilidad de { $name }
side-log = Crónica
side-rules = Reglas
side-chat = Chat
side-log-empty = Todavía no ha pasado nada.
side-chat-empty = Nadie ha dicho nada.
side-chat-hidden = El chat está desactivado en este dispositivo.
side-chat-show = Activar
side-chat-hide = Desactivar el chat
side-chat-none = En esta mesa no hay chat.
side-safety = Bloquear o denunciar a { $name }
side-chat-label = Di algo a la mesa
side-chat-send = Enviar
side-unread = nuevo
side-close = Cerrar
side-the-deal = El reparto
side-position = Ver la posición de entonces
side-reading = Señala una carta, o enfócala, para leerla.

## La placa de cada asiento

seat-you = Tú
seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
}
seat-open = asiento libre
seat-former = antiguo jugador
seat-away = no está
seat-played-by = no está, juega un bot
seat-clock = A { $name } le quedan { $time }
seat-winner = gana

## Lo que pasa junto a la partida, para la crónica

events-resigned = { $reason ->
    [clock] A { $name } se le ha acabado el tiempo.
   *[other] { $name } se rinde.
}
events-stand-in = { $name } no está: sigue un bot.
events-waited = { $name } espera un poco más.
events-stand-in-asked = { $name } dejaría seguir a un bot.
events-end-asked = { $name } terminaría la partida.
events-undo-refused = { $name } prefiere no volver atrás.
events-undone = { $name } ha deshecho una decisión.

## Pistas

hint-thinking = El bot está mirando…
hint-none = Ahora no tienes nada que decidir.
# Why the choice of the bot is good: sentences follow.
hint-brings = { $sure ->
    [true] A diferencia de la siguiente, la elección del bot probablemente trae:
   *[false] A diferencia de la siguiente, la elección del bot puede traer:
}
hint-prevents = { $sure ->
    [true] Probablemente evita:
   *[false] Puede evitar:
}

## Ofertas y avisos como líneas del chat

notes-rematch-refused = { $name } prefiere no jugar otra por ahora.
notes-nudged = { $name } avisa a { $whom } de que le toca.

## Alguien tarda

nudge-asked = A { $name } le toca decidir.
nudge-act = Avisar
nudge-felt = { $name } te está esperando

## Se ofrece una revancha

rematch-asked = { $name } quiere la revancha.
rematch-accept = Jugar otra
rematch-refuse = No, gracias

## El título de la pestaña, antes del nombre del juego

title-yours = Te toca
title-of = { $count ->
    [0] En juego
    [one] Turno de { LIST($names) }
   *[other] Esperando a { LIST($names) }
}
title-waiting = Esperando jugadores
title-over = Partida terminada

## Volver atrás

undo-asked = { $name } quiere deshacer la última decisión.
undo-unrated = Si aceptas, la partida deja de contar.
undo-agree = Aceptar
undo-refuse = Rechazar
undo-pending = Has pedido deshacer. Esperando a los demás.
undo-cannot = No se puede deshacer: { $why }.
undo-looking = un momento, se está comprobando

## Rendirse

resign-sure = ¿Te rindes?
resign-text = Un bot sigue por ti, y la partida cuenta como perdida.
resign-yes = Rendirse
resign-no = Seguir

## Las teclas de la mesa

keys-title = Teclas
keys-arrows = Izquierda, derecha
keys-arrows-deed = dentro de una zona
keys-up-down = Arriba, abajo
keys-up-down-deed = a la siguiente zona
keys-home-end = Inicio, Fin
keys-home-end-deed = primera y última de una zona
keys-enter = Enter
keys-enter-deed = levantar y luego confirmar
keys-esc = Esc
keys-esc-deed = devolver
keys-digits = 1 a 9
keys-digits-deed = la n-ésima opción iluminada
keys-i = i
keys-i-deed = leer la carta
keys-lrc = l, r, c
keys-lrc-deed = crónica, reglas, chat
keys-h = h
keys-h-deed = pista
keys-u = u
keys-u-deed = deshacer
keys-s = s
keys-s-deed = la situación en palabras
keys-help = ?
keys-help-deed = estas teclas
keys-state = La situación en palabras

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-pace = Ritmo
settings-pace-note = Cuánto se detiene el heraldo en una pérdida o un efecto, y con qué rapidez se suceden las jugadas de los demás.
settings-paces-slow = lento
settings-paces-normal = normal
settings-paces-fast = rápido
settings-paces-at-once = al instante
settings-one-tap = Un toque basta
settings-one-tap-note = Una carta que solo puede ir a un sitio se juega al primer toque.
settings-letters = Letras como teclas
settings-letters-note = Letras sueltas sirven de teclas: l para la crónica, h para una pista.
settings-chat = Mostrar el chat
settings-theme = Tema
settings-themes-dark = oscuro
settings-themes-light = claro

## Pasa y juega: entre dos turnos en un mismo dispositivo

curtain-hand = Pasa la mesa a { $name }
curtain-text = Las cartas están tapadas hasta que abras.
curtain-open = Soy { $name }, abrir

## La página de inicio

home-play-now = Jugar ya
home-friends = Amigos
home-pass = Pasa y juega
home-rules = Reglas
home-learn = Aprender
home-your-name = Tu nombre
home-name-saved = Nombre guardado.
home-carry-on = Seguir
home-open-tables = Mesas abiertas
home-no-games = Aquí estarán las partidas que empieces.
home-no-tables = Ahora no hay mesas abiertas. Con «Amigos» abres una, y puede anunciarse aquí.
home-your-turn = te toca
home-thinks = esperando a { $name }
home-waits = esperando jugadores
home-over = terminada
home-sit = sentarse
home-watch = mirar
home-against = { $count ->
    [0] aún sin rivales
   *[other] contra { LIST($names) }
}
home-seated = { $taken } de { $all } asientos
home-in-play = en juego
home-seeks = { $who } busca partida
home-minutes = { $n } min
home-players = { $fixed ->
    [true] { $to } jugadores
   *[false] { $from }–{ $to } jugadores
}
home-credit = Dibujos de las cartas: marcos propios con iconos de los autores de game-icons.net, CC BY 3.0.
home-how-many = { $title }: ¿cuántos?
home-how-many-text = Todos en este dispositivo, por turnos.
home-start-pass = Empezar
home-start-friends = Abrir la mesa
home-gallery = Todas las cartas
home-privacy = Protección de datos
home-explorer = Explorador
home-mine = Mis partidas
home-account = Cuenta
home-failed = No ha funcionado.
home-player-n = Jugador { $n }
home-teller = Cronista
home-at = { $deed }: { $game }
home-hall = Salón de la fama
home-hall-about = ¿Quién juega mejor? Clasificaciones con personas y bots.
home-pair = Buscar rival
home-pair-about = Una partida puntuada, en vivo o a lo largo de días.
home-yours = tu mesa
home-person = { $known ->
    [ranked] { $name } ({ $rating })
    [provisional] { $name } ({ $rating }, provisional)
   *[none] { $name }
}

## Antes de una partida: con cuántos y de qué nivel

chooser-title = Jugar a { $game }
chooser-players = Jugadores
chooser-strength = ¿Qué nivel tendrán los demás?
chooser-rated = Partida puntuada
chooser-rated-note = Sin pistas y sin deshacer; cuenta para tu puntuación.
chooser-start = Empezar

## Antes de una mesa de amigos

friends-title = { $game } con amigos
friends-about = Recibes un enlace para enviarlo.
friends-listed = Mostrar la mesa a todo el mundo
friends-listed-note = Aparece en Mesas abiertas, y cualquiera puede sentarse o mirar. Si no, solo se llega con tu enlace.
friends-hints = Pistas y probabilidades
friends-hints-note = Cualquiera puede consultar a un bot. Sin ellas, la partida puntúa.
friends-bots = Bots en asientos libres
friends-bots-note = Si no, la partida espera a que se ocupen todos los asientos.
friends-chat = Chat
friends-chat-note = Los jugadores pueden escribirse.
friends-strength = Nivel
friends-clock = Reloj
friends-clock-of = { $timed ->
    [true] { $minutes } min por jugador, { $seconds } s por decisión
   *[false] sin reloj
}
friends-own-clock = un reloj a tu gusto
friends-minutes = Minutos por jugador
friends-seconds = Segundos por decisión

## El nivel de los bots, para quien llega

strengths-easy-name = Fácil
strengths-easy-about = Se le escapan cosas. Ideal para una primera partida.
strengths-fair-name = Medio
strengths-fair-about = Toma lo que a primera vista parece mejor, pero nunca piensa más allá.
strengths-strong-name = Fuerte
strengths-strong-about = Se equivoca poco. Necesitas un plan.
strengths-best-name = Máximo
strengths-best-about = Lo más fuerte que tenemos: hasta un segundo por decisión. La suerte también cuenta.

## Antes de la partida: el enlace, las condiciones, los asientos

wait-title = Esperando jugadores
wait-invite = Envía este enlace a tus amigos:
wait-copy = Copiar enlace
wait-copied = Enlace copiado.
wait-seats = Asientos
wait-free = libre
wait-terms = Esta mesa
wait-listed = Cualquiera puede encontrarla en Mesas abiertas.
wait-unlisted = Privada: solo se llega con el enlace.
wait-hints = Con pistas y probabilidades.
wait-no-hints = Sin pistas ni probabilidades.
wait-clock = Reloj: { $unit ->
    [minutes] { $time ->
        [one] { $time } minuto
       *[other] { $time } minutos
    }
   *[seconds] { $time ->
        [one] { $time } segundo
       *[other] { $time } segundos
    }
} por jugador{ $increment ->
    [0] {""}
    [one] , { $increment } segundo más tras cada decisión
   *[other] , { $increment } segundos más tras cada decisión
}.
wait-no-clock = Sin reloj.
wait-bots = Los asientos libres pueden ser para bots ({ $level }).
wait-no-bots = Solo personas: la partida espera a que se ocupen todos los asientos.
wait-your-name = Tu nombre en la mesa
wait-no-name = Escribe antes un nombre.
wait-bad-name = Ese nombre no vale. Un nombre tiene de 1 a 24 caracteres.
wait-sit = Sentarse aquí
wait-leave = Levantarse
wait-bot = Dar a un bot
wait-start = Empezar
wait-fill = Llenar con bots y empezar
wait-starts-when-full = La partida empieza cuando se ocupan todos los asientos.
wait-gathering-title = La partida está a punto de empezar
wait-gathering = La partida empieza sola en cuanto el navegador de cada participante haya añadido un número aleatorio al reparto; sin los que falten, { $soon ->
    [true] en unos segundos
   *[other] el { $time }
}.
wait-level = Nivel de los bots
wait-watching = Estás mirando. Siéntate en un asiento libre para jugar.

## Niveles de los bots

levels-random = al azar
levels-easy = fácil
levels-fair = medio
levels-strong = fuerte
levels-best = máximo

## El resultado de una partida

fair-title = Reparto limpio
fair-checked = Reparto limpio: comprobado
fair-checking = Reparto limpio: comprobando
fair-unchecked = Reparto limpio: cómo comprobarlo
fair-wrong = Reparto limpio: algo no cuadra
fair-head = Huella { $head }
fair-head-note = La huella de esta partida hasta ahora: guárdala y nadie podrá cambiar la partida después sin que lo notes.
fair-copied = Copiado: la huella de esta partida

result-win = Has ganado
result-lose = Has perdido
result-shared = Victoria compartida
result-wins = { $count ->
    [one] Gana { LIST($names) }
   *[other] Ganan { LIST($names) }
}
result-nobody = No gana nadie
result-over = la partida ha terminado
result-score = Los puntos, regla a regla
result-how = Cómo acabó
result-rule = regla
result-what = qué
result-turning = Momentos decisivos
result-chances = Las probabilidades
result-chances-of = { $own ->
    [true] Tu probabilidad a lo largo de la partida. La línea discontinua es la igualdad, 1 entre { $players }.
   *[false] Probabilidad de { $name } a lo largo de la partida. La línea discontinua es la igualdad, 1 entre { $players }.
}
result-mark = Momento decisivo { $n }
result-position = La última posición
result-swing = { $down ->
    [true] −{ $percent } %
   *[false] +{ $percent } %
}
result-rematch = Revancha
result-review = Análisis
result-replay = Repetición
result-copy = Copiar enlace
result-all = Los juegos
result-tournament = Al torneo
result-back = Volver a la mesa
result-points = { $first } a { LIST($others) }
result-rematch-waits = Esperando a los demás
result-undone = En esta partida se ha deshecho algo: no cuenta.
result-reasons-resigned = Alguien se ha rendido.
result-reasons-clock = A alguien se le ha acabado el tiempo.
result-reasons-abandoned = Faltaba alguien, y los demás terminaron la partida. No cuenta.
result-reasons-too-long = La partida ha llegado al máximo de decisiones que puede tener. No gana nadie, y no cuenta.
result-reasons-closed = La moderación ha terminado la partida. No cuenta.

## Una partida terminada, paso a paso

replay-title = repetición

## Las reglas de un juego

rules-title = Reglas de { $game }
rules-short = En breve
rules-all = Por número
rules-cards = Cartas
rules-learn = Una primera partida guiada
rules-statistics = Estadísticas

## Una primera partida guiada

guide-step = paso { $n } de { $all }
guide-next = Seguir
guide-done = Jugar de verdad
guide-do-it = Te toca: haz lo que está iluminado.
guide-title = primera partida
guide-chapter = Primera partida

## La mesa de un juego que no tiene la suya

plain-table = La mesa
plain-happened = Lo que acaba de pasar
plain-your-choices = Tus opciones
plain-choices = Tus opciones: { $verb }
plain-where = decisión { $number }
plain-yes = sí
plain-no = no
plain-none = nada
plain-value = { $name }: { $value }
plain-fact = { $name }: { $value }.

## Lo que ha ido mal

errors-lost = Esta página no existe.
errors-lost-text = Nada nuestro tiene esta dirección.
errors-no-table = No existe esa mesa.
errors-no-table-text = Puede que el enlace esté cortado o mal escrito, o que la mesa se recogiera hace tiempo.
errors-no-replay = No existe esa partida terminada.
errors-no-replay-text = Puede que el enlace esté cortado o mal escrito.
errors-no-player = Ese jugador no existe.
errors-no-player-text = Quizá el enlace esté cortado o mal escrito.
errors-no-puzzle = Ese problema no existe.
errors-no-puzzle-text = Quizá el enlace esté cortado o mal escrito, o el problema se haya sustituido.
errors-no-game = No existe ese juego.
errors-no-game-text = Hay { LIST($titles) }.
errors-loading = Poniendo la mesa…
errors-preparing = El servidor está preparando este juego. Un momento…
errors-no-server = El servidor no responde. Lo intentamos de nuevo.
errors-banned = Estás expulsado

## Avisos al borde de la página

toast-close = Cerrar

## Un enlace a un momento de la partida, una imagen, una película

share-open = Compartir
share-picture = Imagen
share-film-of = { $turning ->
    [true] El último momento decisivo, pasos { $first } a { $last }.
   *[false] El final de la partida, pasos { $first } a { $last }.
}

## La segunda lección

lesson-second = Segunda lección
lesson-link = { $done ->
    [true] { $title } (hecha)
   *[false] { $title }
}

## Puzzles

puzzle-heading = Problemas
puzzle-about = En cada posición hay exactamente una jugada correcta. Hazla en la mesa, como en una partida, y mira adónde lleva.

## Partidas de varios días, sonidos, sin red

days-live = Todos en la mesa
days-over-days = De varios días
days-hours = { $unit ->
    [days] { $n ->
        [one] un día por decisión
       *[other] { $n } días por decisión
    }
   *[hours] { $n } horas por decisión
}
days-note = Nadie tiene que estar presente y ningún bot sustituye. Quien deja pasar el tiempo queda fuera: entre dos, gana el otro; entre más, sigue un bot.
days-terms = { $unit ->
    [days] { $n ->
        [one] De varios días: un día por decisión.
       *[other] De varios días: { $n } días por decisión.
    }
   *[hours] De varios días: { $n } horas por decisión.
}
days-turns = { $n ->
    [one] Te toca en una partida
   *[other] Te toca en { $n } partidas
}
days-time = { $unit ->
    [days] { $n } d
    [hours] { $n } h
   *[minutes] { $n } min
}
days-left = quedan { $time }
days-vacation = días libres hasta el { $date }
days-took-vacation = { $name } se toma días libres.
days-came-back = { $name } ha vuelto de sus días libres.
days-extended = El servidor no estaba cuando se acabó el tiempo de { $name }: una hora más.
days-sheet = Sonido, avisos y días libres
days-sound = Sonido
days-sounds-off = No
days-sounds-soft = Suave
days-sounds-full = Fuerte
days-vibration = Vibrar cuando te toca
days-offline = No tienes conexión. Puedes mirar lo que ya habías abierto.
days-offline-table = No tienes conexión. La partida espera en su última posición y sigue cuando vuelva la red.
days-offline-choice = Estás sin conexión. Tu decisión esperará en este dispositivo.
days-unsent = Pendiente de envío:
days-unsent-note = Estás sin conexión. Se enviará cuando vuelva la red.
days-unsent-refused = Una decisión que esperaba la red no se tomó: la partida ha seguido.
days-new-version = Hay una versión nueva de Throneroom.
days-reload = Cargarla
