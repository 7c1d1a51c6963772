# The words of the page: its frame and its own pages. docs/how-to/languages.md has the functions.
#
# Glossary, so that later words agree. The player is "du"; names never get an ending: "der Ritter von Ada", "Chance von Ada".
# After a colon a whole sentence has a capital, fragments have none. Quotes are „...“, an ellipsis is " …".
#
# a game (one play)   die Partie                        a game (the kind)  das Spiel
# throne              der Thron                         rival, opponent    gegnerisch, die Gegenseite, die anderen
# player              wer, alle, Person; Spieler on labels  character      die Figur
# Line, row           die Reihe                         rank (Battle)      die Reihe: Bubenreihe, Damenreihe, Königsreihe
# hand                die Hand, auf der Hand; Handkarte deck               das Deck (Battle), der Nachziehstapel (Behind)
# draw pile           der Nachziehstapel                discard pile       der Ablagestapel
# stack, taken cards  die Auslage                       to draw            ziehen
# to discard          abwerfen                          to play, to lay    ausspielen, legen
# to reveal           aufdecken                         face up, face down offen, verdeckt
# to collect          einsammeln                        to swap            tauschen
# to destroy          vernichten (card), fallen (character)  to give up    aufgeben
# the take (Grail)    der Zugriff, zugreifen            set                der Satz
# kind (Behind)       die Sorte                         to lead            führen bei
# pool (Shadow)       die Auswahl                       wave, battle       die Welle, die Schlacht
# power, influence    die Macht, der Einfluss           hush money         das Schweigegeld
# order (Shadow)      die Phase                         token              der Marker
# seat, table         der Platz, der Tisch              turn, your turn    der Zug, du bist dran
# round, decision     die Runde, die Entscheidung       to pass            passen
# hint                der Tipp                          to resign          aufgeben
# undo, take back     zurücknehmen                      rematch            die Revanche
# replay              der Rückblick                     log                der Verlauf
# bot, watcher        der Bot, Zuschauer, zusehen       chance             die Chance, die Gewinnchance
# to nudge            anstupsen                         away               nicht da
# court (Battle)      der Hof                           shield             der Schild
# heal, charge, rally heilen, Sturmangriff, einspringen  mend              (einen Angriff) entfernen, wegnehmen
# Bounty, Blight      Segen, Plage                      bracket (Grail)    die Klammer
# deck, discard       Stapel, Ablage on labels          pick (Shadow)      die Wahl
# lit                 leuchtend, was leuchtet           to lift, to tap    anheben, antippen
# hush (ribbon)       psst                              rally (ribbon)     Ersatz

## Everywhere

list = { LIST($names) }
# Between sentences, and between the parts of a label that is read out: "Knight, 6, can be played".
sentence-gap = { " " }
part-gap = { ", " }
# A label that is read out, with a sentence after it.
labelled = { $label }. { $note }
# Between facts of several parts, at a table without pictures.
plain-gap = { "; " }
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
throneroom = Throneroom
motto = { $games ->
    [one] Ein Spiel um einen heiß begehrten Stuhl.
   *[other] { CAP(SPELL($games)) } Spiele um einen heiß begehrten Stuhl.
}
percent = { $percent } %
in-percent = { $percent } Prozent

## The bar over a table

bar-home = Alle Spiele
bar-hint = Tipp
bar-undo = Zurücknehmen
bar-resign = Aufgeben
bar-panel-with = { $unread ->
    [0] Verlauf, Regeln und Chat
   *[other] Verlauf, Regeln und Chat, { $unread } neu
}
bar-theme-dark = Helle Farben
bar-theme-light = Dunkle Farben
bar-connected = verbunden
bar-reconnecting = verbindet neu
bar-watching = du siehst zu
bar-undone = zurückgenommen
bar-watchers = { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
}
bar-to-table = Zum Tisch

## The herald's line: who acts, and what is asked

herald-label = Was gefragt ist
herald-your-turn = Du bist dran.
herald-thinking = { $name } überlegt.
herald-waiting = Warten auf { LIST($names) }.
herald-sealed = Verdeckt gewählt.
herald-win = Du gewinnst.
herald-lose = Du verlierst.
herald-wins = { $count ->
    [one] { LIST($names) } gewinnt.
   *[other] { LIST($names) } teilen sich den Sieg.
}
herald-nobody = Niemand gewinnt.
herald-shared = Du teilst dir den Sieg.
herald-cut = Verbindung wird neu aufgebaut … nichts geht verloren.
herald-cut-small = Der Tisch bleibt, wie er ist; mit der Verbindung kommt zurück, was du wählen kannst.
herald-sending = Gesendet …
herald-put-back = Zurücklegen
herald-confirm = Bestätigen
herald-next = Weiter
herald-result = Zum Ergebnis
herald-not-asked = { $count ->
    [0] Die Partie ist vorbei.
   *[other] Jetzt nicht: Warten auf { LIST($names) }.
}
herald-watching-only = Du siehst zu: Andere entscheiden.

## Somebody is away, and the game waits

away-is = { $name } ist nicht da.
away-bot-in = In { $time } spielt ein Bot weiter.
away-bot-soon = Jetzt spielt ein Bot weiter.
away-waits = Die Partie wartet.
away-played = { $name } ist nicht da; ein Bot spielt weiter.
away-wait = Länger warten
away-bot = Bot spielen lassen
away-end = Partie beenden
away-asked = Warten auf die anderen
away-too-soon = Noch nicht: Ein Augenblick zum Wiederkommen steht allen zu.
away-no-more-waits = Du hast lange genug gewartet: Niemand darf die anderen ewig aufhalten.
away-bot-agreed = { $count ->
    [one] { LIST($names) } würde einen Bot spielen lassen.
   *[other] { LIST($names) } würden einen Bot spielen lassen.
}
away-end-agreed = { $count ->
    [one] { LIST($names) } würde die Partie beenden.
   *[other] { LIST($names) } würden die Partie beenden.
}
away-sure = Diese Partie beenden?
away-sure-text = Niemand gewinnt, und die Partie zählt nicht. Alle, die da sind, müssen zustimmen.
away-keep = Weiterspielen

## A past position of a running game, opened from the log

past-lead = So stand es damals.
past-small = Du blickst zurück; die Partie wartet, wo sie ist.
past-yours = Du blickst zurück; jetzt bist du dran.
past-back = Zurück zu jetzt
past-only = Das ist vorbei: Geh zurück zu jetzt, um zu spielen.

## Labels of places and cards, for those who hear the table

zone-playable = spielbar
zone-chosen = gewählt
zone-could-answer = könnte antworten
zone-not-now = jetzt nicht spielbar
zone-choices = Deine Möglichkeiten
zone-of = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $lit ->
    [0] {""}
   *[other] , { $lit } spielbar
}
zone-face-down = verdeckte Karte
zone-sealed-of = verdeckt gelegte Karte von { $name }
zone-ranked = Wahl { $place } des Bots, { $share }

## The side panel

side-label = Verlauf, Regeln und Chat
side-chance = Deine Chance
side-chance-of = Chance von { $name }
side-log = Verlauf
side-rules = Regeln
side-chat = Chat
side-log-empty = Noch ist nichts geschehen.
side-chat-empty = Noch hat niemand etwas gesagt.
side-chat-hidden = Der Chat ist auf diesem Gerät ausgeschaltet.
side-chat-show = Einschalten
side-chat-hide = Chat ausschalten
side-chat-none = An diesem Tisch gibt es keinen Chat.
side-safety = { $name } blockieren oder melden
side-chat-label = Sag etwas in die Runde
side-chat-send = Senden
side-unread = neu
side-close = Schließen
side-the-deal = Das Geben
side-position = Den Stand von damals zeigen
side-reading = Zeig auf eine Karte oder wähle sie aus, um sie zu lesen.

## A player's plate

seat-you = Du
seat-bot = { $level ->
    [none] Bot
   *[other] Bot, { $level }
}
seat-open = freier Platz
seat-former = ehemaliger Mitspieler
seat-away = nicht da
seat-played-by = nicht da, Bot spielt
seat-clock = { $name } hat noch { $time }
seat-winner = gewinnt

## What happens beside the game, for the log

events-resigned = { $reason ->
    [clock] Die Zeit von { $name } ist abgelaufen.
   *[other] { $name } gibt auf.
}
events-stand-in = { $name } ist nicht da: Ein Bot spielt weiter.
events-waited = { $name } wartet noch ein wenig.
events-stand-in-asked = { $name } würde einen Bot spielen lassen.
events-end-asked = { $name } würde die Partie beenden.
events-undo-refused = { $name } lehnt das Zurücknehmen ab.
events-undone = { $name } hat eine Entscheidung zurückgenommen.

## Hints

hint-thinking = Der Bot sieht nach …
hint-none = Für dich gibt es gerade nichts zu entscheiden.
# Why the choice of the bot is good: sentences follow.
hint-brings = { $sure ->
    [true] Anders als die nächstbeste bringt die Wahl des Bots wahrscheinlich:
   *[false] Anders als die nächstbeste bringt die Wahl des Bots vielleicht:
}
hint-prevents = { $sure ->
    [true] Sie verhindert wahrscheinlich:
   *[false] Sie verhindert vielleicht:
}

## Offers and nudges as lines of the chat

notes-rematch-refused = { $name } möchte jetzt lieber nicht noch einmal spielen.
notes-nudged = { $name } stupst { $whom } an.

## Somebody is slow

nudge-asked = { $name } muss sich entscheiden.
nudge-act = Anstupsen
nudge-felt = { $name } wartet auf dich

## A rematch is offered

rematch-asked = { $name } möchte eine Revanche.
rematch-accept = Noch einmal
rematch-refuse = Nein, danke

## The title of the browser's tab, before the name of the game

title-yours = Du bist dran
title-of = { $count ->
    [0] Partie läuft
    [one] { LIST($names) } ist dran
   *[other] Warten auf { LIST($names) }
}
title-waiting = Warten auf Mitspieler
title-over = Partie vorbei

## Taking back

undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
undo-unrated = Wenn du zustimmst, zählt die Partie nicht mehr.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-pending = Du möchtest zurücknehmen. Warten auf die anderen.
undo-cannot = Zurücknehmen geht nicht: { $why }.
undo-looking = einen Augenblick, das wird geprüft

## Giving up

resign-sure = Diese Partie aufgeben?
resign-text = Ein Bot spielt für dich weiter, und die Partie gilt als verloren.
resign-yes = Aufgeben
resign-no = Weiterspielen

## The keys of the table

keys-title = Tasten
keys-arrows = Links, Rechts
keys-arrows-deed = im Bereich
keys-up-down = Hoch, Runter
keys-up-down-deed = zum nächsten Bereich
keys-home-end = Pos1, Ende
keys-home-end-deed = Anfang und Ende eines Bereichs
keys-enter = Enter
keys-enter-deed = anheben, dann bestätigen
keys-esc = Esc
keys-esc-deed = zurücklegen
keys-digits = 1 bis 9
keys-digits-deed = die n-te leuchtende Wahl
keys-i = i
keys-i-deed = die Karte lesen
keys-lrc = l, r, c
keys-lrc-deed = Verlauf, Regeln, Chat
keys-h = h
keys-h-deed = Tipp
keys-u = u
keys-u-deed = zurücknehmen
keys-s = s
keys-s-deed = der Stand in Worten
keys-help = ?
keys-help-deed = diese Tasten
keys-state = Stand in Worten

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-pace = Tempo
settings-pace-note = Wie lange der Herold bei einem Verlust oder einer Wirkung verweilt und wie rasch die Züge der anderen folgen.
settings-paces-slow = langsam
settings-paces-normal = normal
settings-paces-fast = schnell
settings-paces-at-once = sofort
settings-one-tap = Ein Antippen genügt
settings-one-tap-note = Eine Karte mit nur einer Möglichkeit wird schon beim ersten Antippen gespielt.
settings-letters = Buchstaben als Tasten
settings-letters-note = Am Tisch gelten einzelne Buchstaben: l für den Verlauf, h für einen Tipp.
settings-chat = Chat anzeigen
settings-theme = Farben
settings-themes-dark = dunkel
settings-themes-light = hell

## Pass and play: between two players at one device

curtain-hand = Weitergeben an { $name }
curtain-text = Die Karten bleiben verdeckt, bis du aufdeckst.
curtain-open = Ich bin { $name }: aufdecken

## The home page

home-play-now = Jetzt spielen
home-friends = Freunde
home-pass = An einem Gerät
home-rules = Regeln
home-learn = Lernen
home-your-name = Dein Name
home-name-saved = Name gespeichert.
home-carry-on = Weiterspielen
home-open-tables = Offene Tische
home-no-games = Hier stehen die Partien, die du begonnen hast.
home-no-tables = Gerade ist kein Tisch offen. Unter „Freunde“ eröffnest du einen, auf Wunsch steht er dann hier.
home-your-turn = du bist dran
home-thinks = warten auf { $name }
home-waits = warten auf Mitspieler
home-over = vorbei
home-sit = mitspielen
home-watch = zusehen
home-against = { $count ->
    [0] bisher allein
   *[other] gegen { LIST($names) }
}
home-seated = { $taken } von { $all } am Tisch
home-in-play = läuft
home-seeks = { $who } sucht eine Partie
home-minutes = { $n } Min.
home-players = { $fixed ->
    [true] { $to } Spieler
   *[false] { $from }–{ $to } Spieler
}
home-credit = Kartenbilder: eigene Rahmen mit Symbolen der Zeichner von game-icons.net, CC BY 3.0.
home-how-many = { $title }: zu wievielt?
home-how-many-text = Alle an diesem Gerät, immer reihum.
home-start-pass = Los geht’s
home-start-friends = Tisch eröffnen
home-gallery = Alle Karten
home-privacy = Datenschutz
home-explorer = Erkunder
home-mine = Meine Partien
home-account = Konto
home-failed = Das hat nicht geklappt.
home-player-n = Spieler { $n }
home-teller = Erzähler
home-at = { $deed }: { $game }
home-hall = Ruhmeshalle
home-hall-about = Wer spielt am besten? Ranglisten mit Menschen und Bots.
home-pair = Mitspieler finden
home-pair-about = Eine gewertete Partie, live oder über Tage.
home-yours = dein Tisch
home-person = { $known ->
    [ranked] { $name } ({ $rating })
    [provisional] { $name } ({ $rating }, vorläufig)
   *[none] { $name }
}

## Before a game: with how many, and how strong

chooser-title = { $game } spielen
chooser-players = Spielerzahl
chooser-strength = Wie stark sollen die anderen spielen?
chooser-rated = Gewertete Partie
chooser-rated-note = Ohne Tipps und ohne Zurücknehmen; zählt für deine Wertung.
chooser-start = Los geht’s

## Before a table for friends

friends-title = { $game } mit Freunden
friends-about = Du bekommst einen Link zum Teilen.
friends-listed = Tisch für alle sichtbar
friends-listed-note = Er steht unter „Offene Tische“, und auch Fremde können mitspielen oder zusehen. Sonst führt nur dein Link hierher.
friends-hints = Tipps und Gewinnchancen
friends-hints-note = Alle dürfen einen Bot fragen. Ohne Tipps wird die Partie gewertet.
friends-bots = Bots dürfen freie Plätze füllen
friends-bots-note = Sonst wartet die Partie, bis jeder Platz besetzt ist.
friends-chat = Chat
friends-chat-note = Alle am Tisch können sich schreiben.
friends-strength = Wie stark
friends-clock = Uhr
friends-clock-of = { $timed ->
    [true] je { $minutes } Min., { $seconds } Sek. pro Zug
   *[false] keine
}
friends-own-clock = eigene Uhr
friends-minutes = Minuten je Person
friends-seconds = Sekunden pro Zug

## How strong bots play, for newcomers

strengths-easy-name = Leicht
strengths-easy-about = Übersieht manches. Gut für die erste Partie.
strengths-fair-name = Mittel
strengths-fair-about = Nimmt, was auf den ersten Blick am besten aussieht, plant aber nie voraus.
strengths-strong-name = Stark
strengths-strong-about = Macht wenige Fehler. Du brauchst einen Plan.
strengths-best-name = Meister
strengths-best-about = Stärker geht es hier nicht, mit bis zu einer Sekunde je Entscheidung. Das Glück entscheidet mit.

## Before the game: the link, the terms, the seats

wait-title = Warten auf Mitspieler
wait-invite = Schick deinen Freunden diesen Link:
wait-copy = Link kopieren
wait-copied = Link kopiert.
wait-seats = Plätze
wait-free = frei
wait-terms = Dieser Tisch
wait-listed = Alle finden ihn unter „Offene Tische“.
wait-unlisted = Privat: Nur der Link führt hierher.
wait-hints = Mit Tipps und Gewinnchancen.
wait-no-hints = Ohne Tipps und Gewinnchancen.
wait-clock = Uhr: je { $unit ->
    [minutes] { $time ->
        [one] { $time } Minute
       *[other] { $time } Minuten
    }
   *[seconds] { $time ->
        [one] { $time } Sekunde
       *[other] { $time } Sekunden
    }
}{ $increment ->
    [0] {""}
    [one] , dazu { $increment } Sekunde nach jeder Entscheidung
   *[other] , dazu { $increment } Sekunden nach jeder Entscheidung
}.
wait-no-clock = Ohne Uhr.
wait-bots = Freie Plätze dürfen an Bots gehen ({ $level }).
wait-no-bots = Nur Menschen: Die Partie wartet, bis jeder Platz besetzt ist.
wait-your-name = Dein Name am Tisch
wait-no-name = Bitte gib zuerst einen Namen ein.
wait-bad-name = Dieser Name geht nicht. Ein Name hat 1 bis 24 Zeichen.
wait-sit = Hier Platz nehmen
wait-leave = Aufstehen
wait-bot = Bot hierher
wait-start = Los geht’s
wait-fill = Mit Bots füllen und los
wait-starts-when-full = Es geht los, sobald jeder Platz besetzt ist.
wait-gathering-title = Gleich geht es los
wait-gathering = Die Partie beginnt von selbst, sobald der Browser jedes Mitspielers eine Zufallszahl zum Geben beigetragen hat; ohne fehlende Zahlen { $soon ->
    [true] in wenigen Sekunden
   *[other] am { $time }
}.
wait-level = Stärke der Bots
wait-watching = Du siehst zu. Nimm einen freien Platz, um mitzuspielen.

## Levels of bots

levels-random = zufällig
levels-easy = leicht
levels-fair = mittel
levels-strong = stark
levels-best = Meister

## The result of a game

fair-title = Faires Geben
fair-checked = Faires Geben: geprüft
fair-checking = Faires Geben: wird geprüft
fair-unchecked = Faires Geben: so prüfst du es
fair-wrong = Faires Geben: etwas stimmt nicht
fair-head = Fingerabdruck { $head }
fair-head-note = Der Fingerabdruck dieser Partie bis hierher: Wer ihn aufhebt, merkt, wenn die Partie später verändert wird.
fair-copied = Kopiert: der Fingerabdruck dieser Partie

result-win = Du gewinnst
result-lose = Du verlierst
result-shared = Geteilter Sieg
result-wins = { $count ->
    [one] { LIST($names) } gewinnt
   *[other] { LIST($names) } gewinnen
}
result-nobody = Niemand gewinnt
result-over = die Partie ist vorbei
result-score = Wertung nach Regeln
result-how = Wie es endete
result-rule = Regel
result-what = was
result-turning = Wendepunkte
result-chances = Die Chancen
result-chances-of = { $own ->
    [true] Deine Chance im Lauf der Partie.
   *[false] Chance von { $name } im Lauf der Partie.
} { $players ->
    [2] Gestrichelt: gleiche Chancen für beide.
   *[other] Gestrichelt: gleiche Chancen für alle { $players }.
}
result-mark = Wendepunkt { $n }
result-position = Der letzte Stand
result-swing = { $down ->
    [true] −{ $percent } %
   *[false] +{ $percent } %
}
result-rematch = Revanche
result-review = Analyse
result-replay = Rückblick
result-copy = Link kopieren
result-all = Alle Spiele
result-tournament = Zum Turnier
result-back = Zurück zum Tisch
result-points = { $first } zu { LIST($others) }
result-rematch-waits = Warten auf die anderen
result-undone = In dieser Partie wurde etwas zurückgenommen: Sie zählt nicht.
result-reasons-resigned = Jemand hat aufgegeben.
result-reasons-clock = Jemand hat die Zeit überschritten.
result-reasons-abandoned = Jemand war nicht da, und die anderen haben die Partie beendet. Sie zählt nicht.
result-reasons-too-long = Die Partie hat so viele Entscheidungen erreicht, wie eine Partie haben darf. Niemand gewinnt, und sie zählt nicht.
result-reasons-closed = Die Moderation hat die Partie beendet. Sie zählt nicht.

## A finished game, step by step

replay-title = Rückblick

## The rules of a game

rules-title = Regeln: { $game }
rules-short = In Kürze
rules-all = Nach Nummern
rules-cards = Karten
rules-learn = Erste Partie mit Anleitung
rules-statistics = Statistik

## A guided first game

guide-step = Schritt { $n } von { $all }
guide-next = Weiter
guide-done = Echte Partie spielen
guide-do-it = Du bist dran: Wähle, was leuchtet.
guide-title = erste Partie
guide-chapter = Eine erste Partie

## The table of a game that has none of its own

plain-table = Der Tisch
plain-happened = Was gerade geschehen ist
plain-your-choices = Deine Möglichkeiten
plain-choices = Deine Möglichkeiten: { $verb }
plain-where = Entscheidung { $number }
plain-yes = ja
plain-no = nein
plain-none = nichts
plain-value = { $name }: { $value }
plain-fact = { $name }: { $value }.

## What went wrong

errors-lost = Diese Seite gibt es nicht.
errors-lost-text = Unter dieser Adresse haben wir nichts.
errors-no-table = Diesen Tisch gibt es nicht.
errors-no-table-text = Vielleicht ist der Link abgeschnitten oder vertippt, oder der Tisch ist längst abgeräumt.
errors-no-replay = Diese beendete Partie gibt es nicht.
errors-no-replay-text = Vielleicht ist der Link abgeschnitten oder vertippt.
errors-no-player = Diesen Spieler gibt es nicht.
errors-no-player-text = Vielleicht ist der Link abgeschnitten oder vertippt.
errors-no-puzzle = Dieses Rätsel gibt es nicht.
errors-no-puzzle-text = Vielleicht ist der Link abgeschnitten oder vertippt, oder das Rätsel wurde ersetzt.
errors-no-game = Dieses Spiel gibt es nicht.
errors-no-game-text = Es gibt { LIST($titles) }.
errors-loading = Der Tisch wird gedeckt …
errors-preparing = Der Server bereitet dieses Spiel vor. Einen Augenblick …
errors-no-server = Der Server antwortet nicht. Wir versuchen es wieder.
errors-banned = Du bist gesperrt

## Notes at the edge of the page

toast-close = Schließen

## Ein Link zu einem Moment der Partie, ein Bild davon, ein Film

share-open = Teilen
share-picture = Bild
share-film-of = { $turning ->
    [true] Der letzte Wendepunkt, Schritte { $first } bis { $last }.
   *[false] Das Ende der Partie, Schritte { $first } bis { $last }.
}

## Die zweite Lektion

lesson-second = Zweite Lektion
lesson-link = { $done ->
    [true] { $title } (erledigt)
   *[false] { $title }
}

## Puzzles

puzzle-heading = Rätsel
puzzle-about = In jeder Stellung ist genau ein Zug richtig. Mach ihn am Tisch wie im Spiel und sieh dann, wohin er führt.

## Partien über Tage, Töne, ohne Netz

days-live = Alle am Tisch
days-over-days = Über Tage
days-hours = { $unit ->
    [days] { $n ->
        [one] ein Tag pro Zug
       *[other] { $n } Tage pro Zug
    }
   *[hours] { $n } Stunden pro Zug
}
days-note = Niemand muss da sein, und kein Bot springt ein. Wer die Zeit verstreichen lässt, ist aus der Partie: Zu zweit gewinnt die andere Seite, zu mehreren spielt ein Bot weiter.
days-terms = { $unit ->
    [days] { $n ->
        [one] Über Tage: ein Tag für jeden Zug.
       *[other] Über Tage: { $n } Tage für jeden Zug.
    }
   *[hours] Über Tage: { $n } Stunden für jeden Zug.
}
days-turns = { $n ->
    [one] In einer Partie bist du dran
   *[other] In { $n } Partien bist du dran
}
days-time = { $unit ->
    [days] { $n } T
    [hours] { $n } Std.
   *[minutes] { $n } Min.
}
days-left = noch { $time }
days-vacation = Urlaub bis { $date }
days-took-vacation = { $name } nimmt Urlaub.
days-came-back = { $name } ist aus dem Urlaub zurück.
days-extended = Der Server war weg, als die Zeit von { $name } ablief: eine Stunde mehr.
days-sheet = Ton, Mitteilungen und Urlaub
days-sound = Ton
days-sounds-off = Aus
days-sounds-soft = Leise
days-sounds-full = Laut
days-vibration = Vibrieren, wenn du dran bist
days-offline = Du bist offline. Was du schon geöffnet hast, kannst du ansehen.
days-offline-table = Du bist offline. Die Partie wartet in der letzten Stellung und geht weiter, sobald das Netz wieder da ist.
days-offline-choice = Du bist offline. Deine Entscheidung wartet dann auf diesem Gerät.
days-unsent = Wartet auf den Versand:
days-unsent-note = Du bist offline. Sie wird gesendet, sobald das Netz wieder da ist.
days-unsent-refused = Eine Entscheidung, die auf das Netz gewartet hat, gilt nicht: Das Spiel ist weitergegangen.
days-new-version = Es gibt eine neue Version von Throneroom.
days-reload = Jetzt laden
