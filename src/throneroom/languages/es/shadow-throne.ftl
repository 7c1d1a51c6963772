# El trono en la sombra

title = El trono en la sombra
about = Recluta y luego elige en secreto: cuatro oleadas de una batalla entre Imperio, Rebeldes e Iglesia, y ganancias para quien apostó por el vencedor.
summary = Recluta seis personajes y envía uno a cada una de las cuatro oleadas, a la vez que los demás y en secreto. La facción con más poder gana la batalla; sus personajes dan influencia a quienes los enviaron. Con { $target } de influencia acaba la partida.

## Lo que se elige para una mesa

option-target = influencia con la que acaba la partida

## Cartas

# .el y .al van en las frases, con artículo y preposición; los nobles van por su nombre. .short va en la carta, donde hay poco sitio.

-no-ability = Sin habilidad.

card-dutiful-peasant = Campesino Sumiso
    .el = el Campesino Sumiso
    .al = al Campesino Sumiso
    .text = { -no-ability }
    .short = Campesino
card-loyal-soldier = Soldado Leal
    .el = el Soldado Leal
    .al = al Soldado Leal
    .text = { -no-ability }
    .short = Soldado
card-tax-collector = Recaudador
    .el = el Recaudador
    .al = al Recaudador
    .text = { -no-ability }
card-kings-guard = Guardia del Rey
    .el = la Guardia del Rey
    .al = a la Guardia del Rey
    .text = { -no-ability }
    .short = Guardia
card-benthon-knights = Caballeros de Benthon
    .el = los Caballeros de Benthon
    .al = a los Caballeros de Benthon
    .text = Matan a todos los plebeyos de las otras facciones en esta oleada.
    .short = Benthon
card-captain-khamon-phabos = Capitán Khamon Phabos
    .el = el Capitán Khamon Phabos
    .al = al Capitán Khamon Phabos
    .text = { -no-ability }
    .short = Khamon
card-anna-lys = Anna Lys
    .al = a Anna Lys
    .full = Anna Lys, Hacedora de Viudas
    .text = Mata a todos los personajes de élite de las otras facciones en esta oleada.
card-datura = Datura
    .al = a Datura
    .full = Datura, Asesino Trastornado
    .text = Mata a todos los nobles de las otras facciones en esta oleada.
card-king-kyros = Rey Kyros
    .el = el Rey Kyros
    .al = al Rey Kyros
    .text = Puedes enviar desde tu mano otro personaje del Imperio, sin soborno.
    .short = Kyros
card-defiant-slave = Esclavo Insumiso
    .el = el Esclavo Insumiso
    .al = al Esclavo Insumiso
    .text = { -no-ability }
    .short = Esclavo
card-mutinous-soldier = Soldado Amotinado
    .el = el Soldado Amotinado
    .al = al Soldado Amotinado
    .text = { -no-ability }
    .short = Amotinado
card-outlaw = Forajido
    .el = el Forajido
    .al = al Forajido
    .text = { -no-ability }
card-queens-guard = Guardia de la Reina
    .el = la Guardia de la Reina
    .al = a la Guardia de la Reina
    .text = { -no-ability }
    .short = Guardia
card-phabos-scouts = Exploradores de Phabos
    .el = los Exploradores de Phabos
    .al = a los Exploradores de Phabos
    .text = Los demás Rebeldes de esta oleada ganan 1 de poder.
    .short = Exploradores
card-langman = Langman
    .al = a Langman
    .full = Langman, Espina de la Corona
    .text = Si sigue vivo al final de una batalla que pierden los Rebeldes, se queda para la siguiente.
card-picureas = Picureas
    .al = a Picureas
    .full = Picureas, Hijo de las Rosas
    .text = Todos los Rebeldes de la próxima oleada ganan 1 de poder.
card-sythera = Sythera
    .al = a Sythera
    .full = Sythera la Susurrante
    .text = Acalla las habilidades de orden 2 y 3 de las otras facciones en esta oleada.
card-queen-eletheria = Reina Eletheria
    .el = la Reina Eletheria
    .al = a la Reina Eletheria
    .text = Todos los plebeyos Rebeldes vivos, de esta oleada o de las anteriores, ganan 1 de poder.
    .short = Eletheria
card-pious-peasant = Campesino Piadoso
    .el = el Campesino Piadoso
    .al = al Campesino Piadoso
    .text = { -no-ability }
    .short = Campesino
card-warrior-monk = Monje Guerrero
    .el = el Monje Guerrero
    .al = al Monje Guerrero
    .text = { -no-ability }
    .short = Monje
card-tithe-master = Diezmero
    .el = el Diezmero
    .al = al Diezmero
    .text = { -no-ability }
card-godesea-knights = Caballeros de Godesea
    .el = los Caballeros de Godesea
    .al = a los Caballeros de Godesea
    .text = { -no-ability }
    .short = Godesea
card-shepherd-of-the-lost = Pastor de Descarriados
    .el = el Pastor de Descarriados
    .al = al Pastor de Descarriados
    .text = Convierte a todos los plebeyos de las otras facciones en esta oleada.
    .short = Pastor
card-simone = Simone
    .al = a Simone
    .full = Simone la Doliente
    .text = Cuando muere, quien la envió gana al momento 5 de influencia.
card-protis = Protis
    .al = a Protis
    .full = Protis, Absolvedor de Pecados
    .text = Convierte a todos los personajes de élite de las otras facciones en esta oleada.
card-thavna = Thavna
    .al = a Thavna
    .full = Thavna el Revelador
    .text = Gana 3 de poder si a quien lo envió le queda 0 o 1 de oro.
card-princess-beatrice = Princesa Beatriz
    .el = la Princesa Beatriz
    .al = a la Princesa Beatriz
    .text = Convierte a todos los plebeyos de las otras facciones en esta oleada, y cada uno de ellos gana 1 de poder.
    .short = Beatriz

## Lo impreso en las cartas, con las palabras que puede ser

stat-faction = facción
    .Empire = Imperio
    .Rebels = Rebeldes
    .Church = Iglesia
stat-rank = rango
    .commoner = plebeyo
    .elite = élite
    .noble = noble
stat-power = poder
stat-influence = influencia
stat-gold = oro
stat-consolation-gold = oro de consuelo
stat-order = orden

## Partes de otros mensajes

character = { CARD($card, form: "el") } de { SEAT($seat) }
    .al = { CARD($card, form: "al") } de { SEAT($seat) }
strengthened = { $power } de poder más para { CARD($card, form: "el") } de { SEAT($seat) }
side = { $faction ->
    [Empire] el Imperio
    [Rebels] los Rebeldes
   *[Church] la Iglesia
}

## Solo para otros mensajes de aquí, para escribirlo una vez

is-or-are = { $card ->
    [benthon-knights] están
    [phabos-scouts] están
    [godesea-knights] están
   *[other] está
}
of-rank = { $rank ->
    [commoner] { $count ->
        [one] { SPELL($count, form: "m") } plebeyo
       *[other] { SPELL($count) } plebeyos
    }
    [elite] { $count ->
        [one] { SPELL($count, form: "m") } personaje de élite
       *[other] { SPELL($count) } personajes de élite
    }
   *[noble] { $count ->
        [one] { SPELL($count, form: "m") } noble
       *[other] { SPELL($count) } nobles
    }
}

## Sucesos: antes y después de la batalla

game-begun = Tres de oro por cabeza; con { $target } de influencia acaba la partida.
battle-begun = Empieza la batalla { $battle }: cada cual recibe un lote de seis cartas.
langman-stays = { CARD($card) } se queda junto a { SEAT($seat) } para otra batalla.
card-taken = { $card ->
    [none] { SEAT($seat) } ha tomado una carta del lote.
   *[other] { SEAT($seat) } toma del lote { CARD($card, form: "al") }.
}
pools-passed = Todos han tomado una carta, y los lotes pasan a la izquierda.
pools-gone = Los lotes se han agotado. ¡A la batalla!
card-kept = { $card ->
    [none] { SEAT($seat) } ha apartado una carta para guardarla.
   *[other] { SEAT($seat) } se guarda { CARD($card, form: "al") }.
}

## Sucesos: una oleada

card-laid = { $card ->
    [none] { SEAT($seat) } ha puesto una carta boca abajo.
   *[other] { SEAT($seat) } elige en secreto { CARD($card, form: "al") }.
}
wave-revealed = Se descubre la oleada { $wave }.
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") } y cobra { $gold } de oro, descontado el soborno.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } y cobra { $gold } de oro.
    }
    [pays] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") } por { $gold } de oro, soborno incluido.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } por { $gold } de oro.
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") }, y el soborno se come la ganancia.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } sin pagar nada.
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) } no puede pagar { $cost } de oro (soborno incluido) por { CARD($card, form: "el") }: la carta queda boca abajo, y { SEAT($seat) } cobra 1 de oro.
   *[false] { SEAT($seat) } no puede pagar { $cost } de oro por { CARD($card, form: "el") }: la carta queda boca abajo, y { SEAT($seat) } cobra 1 de oro.
}
kyros-asks = { CAP(CARD($card, form: "el")) } alza la mano: ¿quién del Imperio lo seguirá?
# La carta es la que llama el Rey Kyros.
extra-called = { $purse ->
    [collects] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (y trae { $gold } de oro).
    [pays] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (por { $gold } de oro).
   *[nothing] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (sin pagar nada).
}
nobody-called = { CAP(CARD($card, form: "el")) } de { SEAT($seat) } no llama a nadie.
power-counted = Poder: Imperio { $empire }, Rebeldes { $rebels }, Iglesia { $church }.

## Sucesos: habilidades

# { $actors } nombraría a los personajes que actúan, con quienes los enviaron.
picureas-prepared = Picureas ha preparado el camino: { $power } de poder más para { $targets }.
scouts-ride-ahead = { $companies ->
    [one] Los Exploradores de Phabos abren camino: { $targets }.
   *[other] Dos compañías de Exploradores de Phabos abren camino: { $targets }.
}
thavna-gains = La bolsa de { SEAT($seat) } está casi vacía: { CARD($card) } gana { $power } de poder.
silenced = { $count ->
    [one] Sythera susurra y acalla { TEXT($targets, form: "al") }.
   *[other] Sythera susurra y acalla a la vez { TEXT($targets, form: "al") }.
}
nobody-silenced = { CARD($card) } susurra, pero aquí no hay nadie a quien acallar.
killed = { $card ->
    [benthon-knights] Los Caballeros de Benthon matan a { of-rank }: { $targets }.
   *[other] { CAP(CARD($card, form: "el")) } mata a { of-rank }: { $targets }.
}
martyred = { CARD($card) } muere mártir: { SEAT($seat) } gana { $influence } de influencia.
converted = { $card ->
    [princess-beatrice] La Princesa Beatriz convierte a { of-rank }: { $targets }, con 1 de poder más para los vivos.
   *[other] { CAP(CARD($card, form: "el")) } convierte a { of-rank }: { $targets }.
}
eletheria-calls = La Reina Eletheria llama a los suyos: { $power } de poder más para { $targets }.

## Sucesos: el resultado

battle-won = { $faction ->
    [Empire] El Imperio gana la batalla.
    [Rebels] Los Rebeldes ganan la batalla.
   *[Church] La Iglesia gana la batalla.
}
battle-shared = { CAP($sides) } ganan juntos la batalla.
rewarded = { $gold ->
    [0] { $influence ->
        [0] { SEAT($seat) } no gana influencia y sigue con { $total }.
       *[other] { SEAT($seat) } gana { $influence } de influencia: { $total } en total.
    }
   *[other] { $influence ->
        [0] { SEAT($seat) } solo gana { $gold } de oro de consuelo y sigue con { $total } de influencia.
       *[other] { SEAT($seat) } gana { $influence } de influencia, { $total } en total, y { $gold } de oro de consuelo.
    }
}
won = Ha ganado { SEAT($winner) } con { $influence } de influencia.
won-by-gold = Ha ganado { SEAT($winner) } con { $influence } de influencia, y deshace el empate con { $gold } de oro.
nobody-won = No ha ganado nadie: { SEAT($seats) } empatan con { $influence } de influencia y { $gold } de oro.

## Preguntas

to-take = { $left ->
    [1] Turno de { SEAT($seats) }: tomar la última carta del lote.
   *[other] Turno de { SEAT($seats) }: tomar una de las { $left } cartas del lote.
}
to-choose = Turno de { SEAT($seats) }: elegir un personaje para la oleada { $wave } de la batalla { $battle }.
to-call = { SEAT($seat) } puede enviar otro personaje del Imperio con el Rey Kyros.
to-keep = Turno de { SEAT($seats) }: guardar una carta para la próxima batalla.

## Motivos

# Palabras como «draft CARD» son órdenes, y se quedan como están.
take-now = Los lotes van pasando: toma una carta con «draft CARD»
choose-now = Se está eligiendo la oleada { $wave }: envía un personaje con «play CARD»
answer-now = El Rey Kyros llama: responde con «extra CARD» o «no extra»
keep-now = La batalla ha terminado: guarda una carta sin jugar con «keep CARD»
not-in-pool = { $held ->
    [true] { CAP(CARD($card, form: "el")) } no { is-or-are } en el lote que tienes delante: ya tomaste esa carta antes
   *[false] { CAP(CARD($card, form: "el")) } no { is-or-are } en el lote que tienes delante
}
not-of-the-empire = { $faction ->
    [Rebels] { CAP(CARD($card, form: "el")) } { is-or-are } con los Rebeldes: el Rey Kyros solo llama a personajes del Imperio
   *[Church] { CAP(CARD($card, form: "el")) } { is-or-are } con la Iglesia: el Rey Kyros solo llama a personajes del Imperio
}
cannot-pay = Llamar { CARD($card, form: "al") } costaría { $cost } de oro, y tienes { $gold }: una carta extra hay que poder pagarla
not-in-hand = { CAP(CARD($card, form: "el")) } no { is-or-are } en tu mano
in-line-already = { $down ->
    [true] { CAP(CARD($card, form: "el")) } ya { is-or-are } boca abajo ante ti, no en tu mano
   *[false] { CAP(CARD($card, form: "el")) } ya { is-or-are } en la batalla, no en tu mano
}

## Las reglas en breve

rule-st-1 = Un mazo de 54 personajes y 3 de oro por cabeza.
rule-st-2 = Cada cual recibe un lote de seis: toma una carta y pasa el resto a la izquierda, hasta que los lotes se agotan. La carta guardada de la batalla anterior no entra.
rule-st-3 = En una batalla conoces cada lote que te llegó, tal como estaba entonces, y nada más de las cartas ocultas.
rule-st-4 = Cuatro oleadas: todos eligen en secreto una carta de la mano, y luego se descubren.
rule-st-5 = Al descubrirse, cobras el ingreso de tu personaje o pagas su coste.
rule-st-6 = Soborno: un personaje de la facción impresa que jugaste en la oleada anterior cuesta 1 de oro más. Nunca se acumula, y una carta boca abajo no lo causa.
rule-st-7 = Quien no puede pagar pone la carta boca abajo, fuera de la batalla, y cobra 1 de oro. No es una elección.
rule-st-8 = Las habilidades actúan por orden 1, 2 y 3; las de un mismo orden, a la vez: cartas extra, luego todos los afectados, luego todos los efectos. Muerto y converso a la vez es un muerto de la Iglesia; muerto y reforzado es un muerto.
rule-st-9 = Quien muere en un orden anterior pierde su habilidad; quien muere en el mismo orden aún la usa.
rule-st-10 = Los muertos no dan poder, dan la mitad de su influencia (redondeando hacia abajo) y todo su oro de consuelo; pierden sus fichas, y nada los toca ya. Quien mata perdona a los que son del Imperio.
rule-st-11 = Un converso cuenta para la Iglesia en poder, influencia y consuelo, nunca para el soborno.
rule-st-12 = Cada ficha vale 1 de poder y se queda, también tras la conversión, hasta la muerte o el final de la batalla.
rule-st-13 = Los Exploradores de Phabos dan 1 de poder a los demás Rebeldes de su oleada; si son dos, también entre sí.
rule-st-14 = Picureas da 1 de poder a los Rebeldes de la próxima oleada al descubrirse, aunque él haya muerto.
rule-st-15 = La Reina Eletheria da 1 de poder a todos los plebeyos Rebeldes vivos de su oleada y de las anteriores, sean de quien sean.
rule-st-16 = Sythera acalla los órdenes 2 y 3 de las otras facciones en su oleada; el Rey Kyros no recibe entonces carta extra.
rule-st-17 = Rey Kyros: cuando actúa el orden 3 puedes enviar una carta del Imperio que puedas pagar, sin soborno. Es parte de la oleada, solo la toca el orden 3, y su propia habilidad actúa con el orden 3.
rule-st-18 = La muerte de Simone da al momento 5 de influencia a quien la envió; aun así, la partida solo acaba tras la batalla.
rule-st-19 = Thavna gana 3 de poder si quien lo envió tiene 1 de oro como mucho cuando todos han pagado.
rule-st-20 = Langman, vivo tras una batalla que los Rebeldes perdieron, se queda para la siguiente, fuera del alcance de sus oleadas, y se va después.
rule-st-21 = Tras cada oleada, el poder de cada facción está a la vista.
rule-st-22 = Gana la facción más fuerte; si hay empate, ganan juntas. Sus personajes dan influencia; los otros, su oro de consuelo.
rule-st-23 = Con { $target } de influencia acaba la partida: gana quien tiene más influencia, y luego más oro; si sigue la igualdad, no gana nadie.
rule-st-24 = Si no, cada cual guarda una carta sin jugar; todas las demás, menos un Langman que se queda, forman el próximo mazo.
rule-st-25 = Forajido, Pastor de Descarriados y Reina Eletheria en una oleada: el Forajido es de la Iglesia, con 1 de poder más.
rule-st-26 = Manos, lotes, elecciones y cartas guardadas o descartadas son secretos; las cartas iguales son una sola opción. Oro, influencia y todo lo descubierto están a la vista, también las cartas boca abajo.

## La mesa

# Dónde está la partida, en la barra: batalla 2, la tercera carta de seis, y la influencia que acaba la partida.
table-where-draft = batalla { $battle } · carta { $pick } de 6 · hasta { $target }
table-where-wave = batalla { $battle } · oleada { $wave } de 4 · hasta { $target }
table-where-keep = batalla { $battle } terminada · hasta { $target }
table-where-over = fin tras { $battles ->
    [one] { $battles } batalla
   *[other] { $battles } batallas
}
# Un título de la crónica.
table-battle-number = Batalla { $battle }
# El título de una columna, y de una parte de la crónica; en la columna 0 está un Langman que se quedó de la última batalla.
table-wave = { $wave ->
    [0] Se quedó
   *[other] Oleada { $wave }
}
# Junto al signo de la influencia: cuánta acaba la partida.
table-to = hasta { $target }

table-factions = Las tres facciones
# Cómo se llama una facción por sí sola.
table-faction = { $faction ->
    [Empire] { stat-faction.Empire }
    [Rebels] { stat-faction.Rebels }
   *[Church] { stat-faction.Church }
}
# Bajo el nombre de una facción: cómo va en la batalla. En un teléfono hay poco sitio: allí $short es true.
table-leads = { $short ->
    [true] { $by } arriba
   *[false] { $by } de ventaja
}
table-tied = { $short ->
    [true] empate
   *[false] empate en cabeza
}
table-behind = { $short ->
    [true] { $by } abajo
   *[false] { $by } por detrás
}
table-nobody = { $short ->
    [true] nadie
   *[false] nadie aún
}
table-won = { $short ->
    [true] victoria
   *[false] victoria
}
table-lost = { $short ->
    [true] derrota
   *[false] derrota
}
# Tras estos: lo que recibes si gana la facción.
table-brings = { $influence } de influencia para ti

table-the-battle = La batalla
table-line = Tu línea
table-line-of = Línea de { $name }
# Donde irá tu carta de esta oleada: en el hueco, y para quien no lo ve.
table-your-card = tu carta
table-place-here = Tu puesto en la oleada { $wave }
# Lo que hace ahora un jugador.
table-thinking = pensando
table-choosing = eligiendo
# La elección secreta de un jugador está hecha.
table-sealed = sellado
# En la carta que guardas para la próxima batalla.
table-kept = guardada
table-influence = { $n } de influencia
table-gold = { $n } de oro
table-sealed-own = Tu carta sellada: { CARD($card) }
table-sealed-of = Carta sellada de { $name }: { CARD($card) }

# En un personaje, y junto a él.
table-dead = muerto
# Una bandera en un personaje converso: ahora es de la Iglesia.
table-flag-church = Iglesia
# En un personaje: el poder que ha ganado.
table-token = +{ $n }
# El personaje está boca abajo, porque faltaba oro para pagarlo.
table-could-not-pay = impagado
table-not-in-battle = fuera de la batalla
table-half-influence = media influencia
table-converted = converso
table-church-now = ahora Iglesia
# De dónde sale el poder de un personaje: lo impreso, y sus fichas.
table-tokens = { $printed } y { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}
table-called = llamado por Kyros
table-stayed = se quedó
# Lo que vale ahora un personaje. $side es su facción, o «impagado», «muerto», «ahora Iglesia»; $why es «media influencia», «llamado por Kyros»...
table-now = { $why ->
    [none] vale { $power }, { $side }
   *[other] vale { $power }, { $side }, { $why }
}
# Un personaje en la línea de un jugador, para quien no la ve; $now como arriba. Un Langman puede ser de la última batalla.
table-character = { $wave ->
    [0] { CARD($card) }, de la última batalla, { $now }
   *[other] { CARD($card) }, oleada { $wave }, { $now }
}
# Una carta de la mano o del lote, para quien no la ve, y cuántas hay. $gold lleva su signo.
table-card = { $copies ->
    [1] { CARD($card, form: "full") }, poder { $power }, { $faction }, influencia { $influence }, oro { $gold }
   *[other] { CARD($card, form: "full") }, { $copies } cartas, poder { $power }, { $faction }, influencia { $influence }, oro { $gold }
}
table-copies = ×{ $n }
# Langman, que se ha quedado de la última batalla.
table-card-stayed = { CARD($card) } se quedó

table-pool = El lote
table-pool-of = Lote de { $name }
# Las cartas que has pasado a la izquierda, por pases.
table-passed = Pasadas en esta batalla
table-pick = pase { $round }
table-passed-in = Pasadas en esta batalla, pase { $round }
# En el hueco donde irá la próxima carta que tomes.
table-next-pick = próxima carta
table-take-here = A tu mano
table-hand = Tu mano
table-hand-of = Mano de { $name }
table-hidden = { $n ->
    [one] { $n } carta oculta
   *[other] { $n } cartas ocultas
}

# En una carta: lo que da o cuesta, soborno incluido. $price lleva su signo.
table-hush = soborno { $price }
# En una carta que no puedes pagar.
table-too-dear = muy cara
# Lo que daría o costaría la carta que has levantado.
table-cost = { $purse ->
    [collects] Cobras { $gold } de oro.
    [pays] Pagas { $gold } de oro.
   *[nothing] No cuesta nada.
}
table-cost-hushed = { $purse ->
    [collects] Solo { $gold } de oro, descontado el soborno.
    [pays] Pagas { $gold } de oro, soborno incluido.
   *[nothing] El soborno se come la ganancia.
}
table-turns-down = Demasiado cara: quedará boca abajo, y cobras 1 de oro.
# Cuánto poder tendría la facción de la carta.
table-would-have = { $faction ->
    [Empire] Solo con esta carta, el Imperio tendría { $power }.
    [Rebels] Solo con esta carta, los Rebeldes tendrían { $power }.
   *[Church] Solo con esta carta, la Iglesia tendría { $power }.
}

# Lo que se pregunta: primero unas palabras que destacan (...-lead), luego la pregunta, sobre la carta que has levantado.
table-ask-draft-lead = Carta { $round } de 6.
table-ask-draft = Toma una; el resto va a { $name }.
table-ask-draft-last = La última carta es tuya.
table-ask-take = ¿Tomar { CARD($card, form: "al") }?
table-ask-take-it = Tomar
table-ask-wave-lead = Oleada { $wave }, en secreto.
table-ask-wave = ¿A quién envías?
table-ask-seal = ¿Sellar { CARD($card, form: "al") }?
table-ask-seal-it = Sellar
table-ask-hush = { $faction ->
    [Empire] Tu última carta fue del Imperio: otra suya cuesta ahora 1 más.
    [Rebels] Tu última carta fue de los Rebeldes: otra suya cuesta ahora 1 más.
   *[Church] Tu última carta fue de la Iglesia: otra suya cuesta ahora 1 más.
}
# La frase sigue en una de las dos siguientes.
table-ask-extra-lead = Kyros llama:
table-ask-extra = ¿otro del Imperio? Tienes { $gold } de oro.
table-ask-extra-none = con { $gold } de oro, nadie de tu mano puede seguirlo.
table-ask-extra-small = Ahora no hay soborno; la carta se une en el acto a esta oleada.
# Un botón: el Rey Kyros no llama a nadie.
table-ask-no-extra = Nadie más
table-ask-rival-extra = El Rey Kyros de { $name } puede llamar a otro del Imperio.
table-ask-keep-lead = Fin de la batalla.
table-ask-keep = Guarda una carta para la próxima.
table-ask-keep-small = Las demás vuelven al mazo sin verse.
table-ask-you-and = Además de ti, por decidir: { LIST($names) }.

# Por qué, mientras se cuenta un suceso.
table-why-killed = Los muertos no dan poder, y solo la mitad de su influencia (ST-10).
table-why-poor = Quien no puede pagar pone la carta boca abajo, fuera de la batalla (ST-7).
table-why-result = Los personajes vencedores dan influencia, los muertos la mitad; los demás dan oro de consuelo (ST-22).

# Las líneas de la cuenta: influencia y, al final, oro.
table-score-before = Antes de la última batalla
table-score-won = Personajes vencedores, última batalla
table-score-martyr = Muerte de Simone
table-score-total = Influencia
table-score-gold = Oro
table-score-gold-note = decide si la influencia es igual

# Toda la mesa en palabras, para quien no la ve.
table-in-words-battle = { $drafting ->
    [true] Batalla { $battle }; con { $target } de influencia acaba la partida.
   *[false] Batalla { $battle }, oleada { $wave } de 4; con { $target } de influencia acaba la partida.
}
table-in-words-player = { $line ->
    [none] { $name }: { $influence } de influencia, { $gold } de oro; aún sin cartas.
   *[other] { $name }: { $influence } de influencia, { $gold } de oro; { $line }.
}
# Para $now en table-character.
table-in-words-counts = { $faction }, vale { $power }
# Un personaje de una línea tras otro.
table-in-words-next = { $before }; { $next }
table-in-words-pool = { $count ->
    [0] El lote: aún sin cartas.
   *[other] El lote: { CARD($cards) }.
}
table-in-words-hand = { $count ->
    [0] Tu mano: aún sin cartas.
   *[other] Tu mano: { CARD($cards) }.
}
table-in-words-hand-of = { $count ->
    [0] Mano de { $name }: aún sin cartas.
   *[other] Mano de { $name }: { CARD($cards) }.
}

# En una terminal: $mark es el signo de una facción.
-legend = ({ stat-power }/{ stat-influence }/{ stat-gold })
table-head = { $stage ->
    [draft] Batalla { $battle }, los lotes van pasando, carta { $round } de 6. Con { $target } de influencia acaba la partida.
    [wave] Batalla { $battle }, oleada { $wave } de 4. Con { $target } de influencia acaba la partida.
    [extra] Batalla { $battle }, oleada { $wave } de 4, el Rey Kyros llama. Con { $target } de influencia acaba la partida.
    [keep] Batalla { $battle }, terminada: guardar una carta. Con { $target } de influencia acaba la partida.
   *[over] Batalla { $battle }, el final. Con { $target } de influencia acaba la partida.
}
table-power = { $leads ->
    [true] { $mark } { $faction } { $power } ◄ en cabeza
   *[false] { $mark } { $faction } { $power }
}
table-seat = { $you ->
    [true] { SEAT($seat) } (tú)
   *[false] { SEAT($seat) }
}
table-has-influence = influencia { $n }
table-has-gold = oro { $n }
table-in-hand = { $n } en la mano
table-hush-money-for = soborno por { $mark } { $faction }
table-is-thinking = ◄ { table-thinking }
table-has-chosen = ha elegido
table-has-chosen-card = ha elegido { CARD($card, form: "al") }
# Dónde se puso una carta de una línea: en qué oleada, con + si la llamó el Rey Kyros.
table-place = { $wave ->
    [0] { table-stayed }
   *[other] { $extra ->
        [true] { $wave }+
       *[false] { $wave }.
    }
}
table-face-down = { $place } [{ CARD($card) }, boca abajo]
# $notes: «+1», «converso»...
table-laid = { $notes ->
    [none] { $place } { $mark }{ $power } { CARD($card) }
   *[other] { $place } { $mark }{ $power } { CARD($card) } ({ $notes })
}
table-next-note = { $before }, { $next }
# Ante las cartas de una mano.
table-open-hand = mano:
table-pool-before = Lote ante { SEAT($seat) }
table-your-pool = El lote que tienes delante { -legend }
table-your-hand = Tu mano { -legend }
table-empty-hand = vacía
table-passed-on = Lotes que has pasado
table-round = pase { $round }:
# $numbers: poder, influencia y oro.
table-printed = { $mark }{ CARD($card) } { $numbers }
table-offer = { $hush ->
    [true] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers } soborno
       *[false] { $mark }{ CARD($card) } { $numbers } soborno { table-too-dear }
    }
   *[false] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers }
       *[false] { $mark }{ CARD($card) } { $numbers } { table-too-dear }
    }
}

## La primera partida, paso a paso

# Los nombres de las cartas y lo que está en la mesa se llaman aquí como arriba.

guide-1 = Imperio, Rebeldes e Iglesia luchan por el trono, y tú tienes cartas en los tres bandos. Cuando alguien saca 15 de influencia de los vencedores, acaba la partida.
guide-2 = Toma una carta de tu lote; el resto pasa a tu izquierda. Los Exploradores de Phabos tienen 2 de poder, cuestan 2 de oro y refuerzan a los demás Rebeldes de su oleada.
guide-3 = Este lote llega de tu derecha, sin lo que allí se ha tomado. El Soldado Amotinado, Rebelde también, da 1 de oro: tómalo.
guide-4 = Seis cartas por cabeza y cuatro oleadas: en cada una, todos envían una carta en secreto. Tienes 3 de oro; empieza cobrando y sella al Soldado Leal.
guide-5 = Los Caballeros de Benthon han matado al Forajido: los muertos no dan poder, y solo la mitad de su influencia. Tu Soldado es del Imperio, como ellos, y se ha salvado.
guide-6 = La facción de tu última carta cuesta ahora 1 más, el soborno: mira las cintas. Un Rebelde tras una carta del Imperio no lo paga. Sella a los Exploradores.
guide-7 = Tus Exploradores han dado +1 al Soldado Amotinado de un rival, y los Rebeldes van en cabeza. La Guardia del Rey no se pudo pagar: está boca abajo, fuera de la batalla, y quien la envió ha cobrado 1 de oro.
guide-8 = Tu Soldado Amotinado es el segundo Rebelde seguido: el soborno se come la ganancia. Envíalo de todos modos.
guide-9 = El Pastor ha convertido a todos los plebeyos de la oleada: el tuyo cuenta ahora para la Iglesia. Los Rebeldes solo llevan 1 de ventaja: envía al Esclavo Insumiso, por 1 de oro.
guide-10 = Ganan los Rebeldes: Exploradores y Esclavo te dan 3 de influencia. Cada cual guarda una carta sin jugar, y la próxima batalla empieza con lotes nuevos.

## La segunda lección

lesson-1 = La última oleada de la batalla: Imperio 9, Rebeldes 6, Iglesia 2. ¿A quién apoyas, y con qué carta?
lesson-1-why = El Imperio lleva 3 de ventaja y apenas lo alcanzarán: envía influencia antes que poder. El Rey Kyros es quien más trae, y puede seguirlo otra carta del Imperio.
lesson-2 = La Iglesia va en cabeza con 5, y ahí tienes 4 de influencia. A Ysolde solo le faltan 2 para acabar la partida. Tienes 4 de oro: ¿a quién apoyas?
lesson-2-why = Apoya al bando donde está tu influencia. Thavna cuesta tu último oro y así gana 3 de poder; con él, la batalla te pone por delante de Ysolde.
lesson-3 = La última oleada: Rebeldes 6, Imperio 3, Iglesia 2. Khamon llevaría al Imperio a 9; Sythera, a los Rebeldes a 9. ¿A quién apoyas?
lesson-3-why = Khamon da la vuelta a la batalla: no paga soborno, y Corvin, sin nadie en el Imperio, se va con las manos vacías. El poder vale más donde cambia al vencedor.
lesson-end = Antes de cada oleada, pregúntate quién va a ganar y qué tienes allí: el poder decide, la influencia paga. Pruébalo en una partida de verdad.
