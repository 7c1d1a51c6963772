# Las palabras de bloquear y denunciar, de la protección de datos y de la moderación. page.ftl tiene el glosario.

## Blocking and reporting

safety-open = Bloquear o denunciar
safety-about = Sobre { $name }
safety-block = Bloquear
safety-block-about = No verás lo que escribe { $name }, no os emparejaremos, y { $name } no podrá sentarse a tus mesas. Nadie se entera.
safety-blocked = { $name } está bloqueado.
safety-unblock = Desbloquear
safety-unblock-whom = Desbloquear a { $name }
safety-unblocked = { $name } ya no está bloqueado.
safety-blocks = Jugadores bloqueados
safety-no-blocks = No has bloqueado a nadie.
safety-report = Denunciar a la moderación
safety-what = Qué
safety-kind-message = este mensaje
safety-kind-name = el nombre
safety-kind-player = el jugador
safety-reason = Motivo
safety-reason-insult = Insulto
safety-reason-hate = Odio
safety-reason-harassment = Acoso
safety-reason-spam = Publicidad o spam
safety-reason-cheating = Trampas
safety-reason-other = Otra cosa
safety-text = Qué ha pasado (opcional)
safety-context = Lo que se dijo antes en la mesa se envía con la denuncia.
safety-send = Enviar la denuncia
safety-thanks = Gracias. La moderación lo mirará.

## Data protection

privacy-title = Protección de datos
privacy-about = Aquí juegas sin correo ni contraseña. Esta página dice qué guarda el servidor, para qué y cuánto tiempo.
privacy-what = Qué
privacy-why = Para qué
privacy-long = Cuánto tiempo
privacy-guests = Tu nombre, tus dispositivos (navegador y sistema en una palabra, última visita), códigos y passkeys
privacy-guests-why = Para que seas la misma persona al volver
privacy-guests-long = { $days ->
    [0] hasta que te borres
   *[other] hasta que te borres; sin código de recuperación ni passkey, { $days } días después de tu última visita
}
privacy-games = Partidas, puntuaciones, problemas, torneos
privacy-games-why = Para repeticiones, estadísticas y clasificaciones
privacy-games-long = { $days ->
    [0] sin límite; si te borras, sin tu nombre
   *[other] sin límite, las partidas en mesas solo con enlace { $days } días; si te borras, sin tu nombre
}
privacy-chats = Lo que escribes en el chat de una mesa
privacy-chats-why = Para quienes tienen el enlace de la mesa
privacy-chats-long = { $days ->
    [0] hasta que te borres
    [one] un día, o hasta que te borres
   *[other] { $days } días, o hasta que te borres
}
privacy-reports = Denuncias, con los mensajes anteriores
privacy-reports-why = Para que la moderación proteja a los jugadores
privacy-audit = Lo que ha hecho la moderación
privacy-audit-why = Para que la moderación se pueda comprobar
privacy-networks = La dirección de red de tu última visita
privacy-networks-why = Contra ataques y abusos; todos en una dirección comparten sus límites
privacy-days = { $days ->
    [0] sin límite
    [one] un día
   *[other] { $days } días
}
privacy-cookies = Una cookie dice quién eres, otra qué idioma elegiste. Los ajustes quedan en tu navegador. Nada viene de otros sitios, nadie mide lo que haces y nada se transmite, salvo, si activas los avisos, al servicio de tu navegador.
privacy-rights = Tus datos son tuyos
privacy-rights-text = En la página de la cuenta puedes descargar todos tus datos, cambiar tu nombre y borrarte cuando quieras.
privacy-contact = Contacto
privacy-contact-text = Las preguntas, a quien lleva este servidor:
privacy-no-contact = Quien lleva este servidor no ha indicado contacto.

## The moderators' page

moderate-title = Moderación
moderate-token = Clave de moderación
moderate-enter = Continuar
moderate-leave = Bloquear página
moderate-none-here = Este servidor no tiene página de moderación: se inició sin clave.
moderate-reports = Denuncias
moderate-reports-open = { $n ->
    [0] Ninguna denuncia abierta.
    [one] Una denuncia abierta.
   *[other] { $n } denuncias abiertas.
}
moderate-resolved = Ver las resueltas
moderate-note = Nota
moderate-resolve = Resolver
moderate-who-player = denunciado
moderate-who-reporter = denunciante
moderate-who-other = otro
moderate-former = un antiguo jugador
moderate-look-up = Buscar
moderate-guests = Invitados
moderate-search = Nombre o id
moderate-find = Buscar
moderate-nobody = No se encontró a nadie.
moderate-about-guest = Desde { $since }, última visita { $seen }, denunciado { $reports ->
    [one] una vez
   *[other] { $reports } veces
}
moderate-network = Red { $network }
moderate-ban = Expulsar a { $whom }
moderate-ban-go = Expulsar
moderate-ban-for = Durante
moderate-hours = { $n ->
    [one] una hora
   *[other] { $n } horas
}
moderate-ever = siempre
moderate-unban = Readmitir a { $whom }
moderate-banned-until = expulsado hasta { $time }
moderate-banned-ever = expulsado para siempre
moderate-reset-name = Restablecer el nombre de { $whom }
moderate-renamed = El nuevo nombre es { $name }.
moderate-bans = Expulsiones
moderate-no-bans = No hay nadie expulsado.
moderate-ban-network = Expulsar una red
moderate-address = Dirección
moderate-tables = Mesas en juego
moderate-no-tables = No hay mesas en juego.
moderate-show-chat = Ver el chat de { $table }
moderate-no-chat = No se ha dicho nada.
moderate-close-chat = Cerrar el chat de { $table }
moderate-open-chat = Abrir el chat de { $table }
moderate-end = Terminar { $table } sin puntuar
moderate-end-sure = ¿Terminar esta partida?
moderate-end-text = Nadie gana y la partida no cuenta. No se puede deshacer.
moderate-end-go = Terminar la partida
moderate-cancel = Cancelar
moderate-limits = Límites y plazos vigentes
moderate-limits-about = Se fijan con --limit y --keep. El filtro de palabras tiene { $words ->
    [one] una entrada
   *[other] { $words } entradas
}.
moderate-audit = Registro
moderate-no-audit = Aún no se ha hecho nada.
moderate-when = Cuándo
moderate-action = Acción
moderate-subject = Sobre
moderate-done = Hecho.
moderate-action-resolve = denuncia resuelta
moderate-action-ban-guest = invitado expulsado
moderate-action-ban-network = red expulsada
moderate-action-unban-guest = invitado readmitido
moderate-action-unban-network = red readmitida
moderate-action-reset-name = nombre restablecido
moderate-action-close-chat = chat cerrado
moderate-action-open-chat = chat abierto
moderate-action-end-table = partida terminada
