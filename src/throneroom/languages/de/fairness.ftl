# Das Blatt über faires Geben: wie und womit geprüft wurde.

verdict-kept = Hier geprüft, mit dem, was dieses Gerät von der Partie aufgehoben hat: Gegeben wurde, was vorher versprochen war, deine Zahl steckt im Schlüssel, und nichts an der Partie wurde verändert.
verdict-seen = Hier geprüft, mit dem, was auf diesem Gerät zu sehen war: Gegeben wurde, was vorher versprochen war, und nichts an der Partie wurde verändert. Dieses Gerät hat keine Zahl geschickt.
verdict-record = Hier geprüft: Der Schlüssel folgt aus dem Geheimnis und den Zahlen der Spieler, und die Partie passt zu ihrem Fingerabdruck. Dieses Gerät hat nichts von der Partie aufgehoben, womit es sie vergleichen könnte.
verdict-missing = Die Partie konnte nicht zum Prüfen geladen werden. Versuch es später noch einmal oder prüfe ihre Datei mit dem Befehl unten.
verdict-unable = Dieser Browser kann nur auf einer sicheren Seite (https) prüfen. Prüfe die Datei der Partie mit dem Befehl unten.
about = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt. Erst danach bekam er von jedem Gerät der Spieler eine Zufallszahl. Aus beidem entsteht der Schlüssel, aus dem alle Karten folgen: Niemand allein konnte sich das Blatt aussuchen.
commitment = Worauf sich der Server vor der Partie festgelegt hat
contributions = Die Zufallszahlen der Spieler, in der Reihenfolge, in der sie kamen
contributions-none = Kein Gerät hat eine geschickt: Der Server hat den Schlüssel allein gemacht.
key = Der Schlüssel
head = Der Fingerabdruck der ganzen Partie
command = Mit dem Programm auf deinem eigenen Rechner:
record = Datei herunterladen
copy = Fingerabdruck kopieren
flaw-proof = In der Datei dieser Partie steht nicht, woher ihr Schlüssel kommt.
flaw-commitment = Der Server hatte sich vor der Partie auf ein anderes Geheimnis festgelegt als das in der Datei.
flaw-contribution = Die Zufallszahl dieses Geräts steckt nicht im Schlüssel.
flaw-key = Der Schlüssel folgt nicht aus dem Geheimnis und den Zahlen der Spieler.
flaw-log = Der Verlauf der Partie in der Datei passt nicht zu ihrem Fingerabdruck.
flaw-head = Die Partie in der Datei ist nicht die, die auf diesem Gerät zu sehen war.
