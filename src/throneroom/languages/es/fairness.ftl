# La hoja del reparto limpio: cómo se ha comprobado y con qué.

verdict-kept = Comprobado aquí con lo que este dispositivo guardó de la partida: el reparto es el prometido, tu número está en la clave y nada de la partida ha cambiado.
verdict-seen = Comprobado aquí con lo que se mostró en este dispositivo: el reparto es el prometido y nada de la partida ha cambiado. Este dispositivo no ha enviado ningún número.
verdict-record = Comprobado aquí: la clave sale del secreto y de los números de los jugadores, y la partida corresponde a su huella. Este dispositivo no ha guardado nada de la partida con que compararla.
verdict-missing = No se ha podido cargar la partida para comprobarla. Inténtalo más tarde o comprueba su archivo con la orden de abajo.
verdict-unable = Este navegador solo puede comprobar en una página segura (https). Comprueba el archivo de la partida con la orden de abajo.
about = Antes de la partida, el servidor se comprometió con un secreto. Solo después recibió un número al azar del dispositivo de cada jugador. La clave, de la que salen todas las cartas, se hace con ambas cosas: nadie podía elegir solo el reparto.
commitment = El compromiso del servidor antes de la partida
contributions = Los números al azar de los jugadores, en el orden en que llegaron
contributions-none = Ningún dispositivo ha enviado uno: el servidor hizo la clave solo.
key = La clave
head = La huella de toda la partida
command = Con el programa en tu propio ordenador:
record = Descargar el archivo
copy = Copiar la huella
flaw-proof = El archivo de esta partida no dice de dónde viene su clave.
flaw-commitment = Antes de la partida, el servidor se comprometió con un secreto distinto del que hay en el archivo.
flaw-contribution = El número de este dispositivo no está en la clave.
flaw-key = La clave no sale del secreto y de los números de los jugadores.
flaw-log = El desarrollo de la partida en el archivo no corresponde a su huella.
flaw-head = La partida del archivo no es la que se mostró en este dispositivo.
