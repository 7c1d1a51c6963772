# Las palabras de la página de la cuenta. page.ftl tiene el glosario.

account-guest = Aquí juegas como invitado: sin contraseña y sin correo. Este navegador recuerda quién eres y, contigo, tu nombre, tus partidas y asientos, tu puntuación y tus problemas.
account-alone = Por ahora solo te conoce este navegador. Si se borran sus datos o se pierde el dispositivo, nadie puede devolverte tus partidas. Elige una forma de volver.
account-safe = Puedes volver a todo esto: { LIST($ways) }.
account-way-code = con tu código de recuperación
account-way-passkeys = { $n ->
    [one] con tu llave de acceso
   *[other] con una de tus { $n } llaves de acceso
}
account-way-devices = { $n ->
    [one] desde otro dispositivo
   *[other] desde otros { $n } dispositivos
}
account-nobody = Aún no eres invitado aquí: lo serás en cuanto juegues. Si has jugado en otro dispositivo, puedes volver aquí.
account-name = Tu nombre
account-rename = Guardar el nombre
account-name-note = Cámbialo cuando quieras; tus mesas lo muestran enseguida.
account-code = Código de recuperación
account-code-about = Un código para apuntar. Quien lo escriba, en cualquier dispositivo, eres tú: guárdalo como una llave.
account-code-since = Tienes un código del { $date }. Uno nuevo lo sustituye.
account-code-make = Crear un código de recuperación
account-code-renew = Crear un código nuevo
account-code-once = Apúntalo ahora: solo se muestra una vez.
account-copy = Copiar
account-copied = Copiado
account-not-copied = El navegador no permite copiar: apúntalo
account-passkeys = Llaves de acceso
account-passkeys-about = Tu dispositivo o gestor de contraseñas guarda una llave de acceso y pide tu dedo, tu cara o tu PIN. No hay nada que recordar.
account-passkeys-missing = Este navegador no ofrece llaves de acceso para esta dirección: necesitan HTTPS y un nombre.
account-passkey-add = Añadir una llave de acceso
account-passkey-added = La llave de acceso está guardada
account-passkey-failed = No se ha usado ninguna llave de acceso. Inténtalo de nuevo o usa un código.
account-made = creada el { $date }
account-used = usada por última vez el { $date }
account-remove = Quitar
account-remove-which = Quitar la llave de acceso: { $which }
account-agent = { $browser } en { $system }
account-agent-unknown = Un programa
account-join = Otro dispositivo
account-join-about = Escanea este código con el otro dispositivo, o abre allí la página de la cuenta y escribe el código. Vale una vez, diez minutos.
account-join-intro = Sigue jugando en el móvil o en otro ordenador, como el mismo invitado.
account-join-show = Mostrar un código
account-join-qr = Código QR con el enlace para el otro dispositivo
account-join-until = Válido hasta las { $time }
account-join-link = Copiar el enlace
account-joined = Se ha unido otro dispositivo: { $device }
account-devices = Tus dispositivos
account-this-device = este dispositivo
account-seen = última visita { $date }
account-sign-out = Cerrar sesión
account-sign-out-which = Cerrar sesión: { $which }
account-sign-out-sure = ¿Cerrar la sesión de este dispositivo?
account-sign-out-text = Este navegador te olvida. Puedes volver: { LIST($ways) }.
account-sign-out-lost = Este navegador te olvida y no tienes forma de volver: perderías tus partidas. Crea antes un código de recuperación.
account-cancel = Cancelar
account-back = Volver
account-back-about = ¿Tienes un código o una llave de acceso de otro dispositivo? Entonces sé aquí el mismo invitado.
account-back-code = Código de recuperación o el código de tu otro dispositivo
account-back-go = Continuar
account-back-passkey = Usar una llave de acceso
account-offer = ¿Ser { $name } aquí?
account-offer-text = Este dispositivo jugará entonces como { $name }. Hazlo solo si eres tú: quien te dio el código puede ver y jugar tus partidas.
account-offer-go = Ser { $name }
account-former = Este dispositivo ya tiene un invitado: { $former }, con { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
}, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} y { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
}. ¿Qué pasa con él?
account-former-join = Unir los dos: todo pasa a { $name }
account-former-join-note = Partidas, asientos y problemas se vienen. De dos puntuaciones en un juego cuenta la más segura. No se puede deshacer.
account-former-leave = Dejarlos separados: dejar atrás a { $former }
account-former-leave-note = Sus partidas se quedan con { $former }. Solo vuelves a ellas si { $former } tiene un código, una llave de acceso u otro dispositivo.
account-welcome = Ahora eres { $name } aquí
account-already = Ya eres { $name } aquí
account-data = Tus datos
account-export = Descargar todos mis datos
account-export-note = Un archivo ZIP: todo lo que se guarda sobre ti, de tus dispositivos a tus días libres, tus mensajes y un registro de cada partida. Los secretos, como los códigos, no están.
account-delete = Borrar todo sobre mí
account-delete-sure = ¿Borrar a { $name } para siempre?
account-delete-text = Tu nombre, dispositivos, llaves de acceso, códigos, puntuaciones, problemas y todo lo que has escrito en los chats se borran en todos los dispositivos. Las partidas en curso cuentan como abandonadas. Tus partidas se quedan, bajo «antiguo jugador». Nadie puede deshacerlo.
account-delete-go = Borrar para siempre
account-deleted = Todo sobre ti está borrado
