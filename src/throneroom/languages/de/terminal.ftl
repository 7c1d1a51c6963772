# What the commands `games`, `show`, `play` and `replay` say at a terminal, beside the words of the games. What a person types (`?`, `undo`,
# `save`, `quit`, decisions) is the same in all languages. The glossary is in page.ftl.

## Lists of games and cards

column-name = Name
column-players = Spieler
column-minutes = Minuten
column-about = Worum es geht
column-copies = Anzahl
column-card = Karte
column-text = Was sie bewirkt

# How many players a game is for, in the list of games.
span = { $fixed ->
    [true] { $most }
   *[false] { $least }–{ $most }
}
# Over the cards and rules of a game; $about is one sentence about it.
about = { $fixed ->
    [true] { $most } Spieler, { $minutes } Minuten. { $about }
   *[false] { $least }–{ $most } Spieler, { $minutes } Minuten. { $about }
}
# An option of a table, what it is for, and its value where nobody chooses one.
option = Option { $name }: { $about } (Standard: { $default })

## A game

# $summary is what the game is about, in a few sentences.
opening = { $summary } Mit ? kommt die Hilfe.
# Lines of at most 80 columns.
help =
    Eine Nummer oder die Worte einer Wahl spielen sie. Außerdem:
      ?              diese Hilfe
      ? KARTE        was eine Karte bewirkt
      undo           deine letzte Entscheidung zurücknehmen
      log            der Verlauf bisher
      rules          die Regeln in Kürze
      hint           was ein starker Bot an deiner Stelle täte und wie sicher er ist
      save DATEI     die Partie aufheben; weiter mit `throneroom play --load DATEI`
      quit           gehen
# Something printed on a card: "Rang Adlige"; and one thing after others.
printed = { $label } { $value }
printed-also = { $others }, { $printed }
card-is = { $card }: { $text }
card-with = { $card } ({ $printed }): { $text }
hint = Deine Gewinnchance liegt bei etwa { $percent } %. Ein starker Bot würde wählen:
# Why: $decision is a worse choice; then sentences follow what is likely after the choice of the bot.
hint-compared = Verglichen mit { $decision }:
hint-brings = { $sure ->
    [true] Das bringt wahrscheinlich:
   *[false] Das bringt vielleicht:
}
hint-prevents = { $sure ->
    [true] Das verhindert wahrscheinlich:
   *[false] Das verhindert vielleicht:
}
share = { $percent } %
undone = Zurückgenommen.
saved = Gespeichert in { $file }.
curtain = { $seat } ist dran. { $seat }, drück Enter, wenn sonst niemand hinsieht.
not-finished = Die Partie ist nicht zu Ende. `save DATEI` hebt sie auf, bevor du gehst.
# A game that its rules do not end is stopped after so many decisions.
stopped = Nach { $decisions } Entscheidungen wird die Partie beendet: Mehr darf sie nicht haben. Niemand gewinnt.
# 64 digits follow, which must stay whole.
key = Die Kartenverteilung lässt sich prüfen: Ihr Schlüssel war { $key }
after-the-end = save DATEI hebt die Partie auf, Enter beendet

## What cannot be done

no-choice = Die Wahl { $choice } gibt es nicht; gib eine Nummer von 1 bis { $last } ein.
no-card = Keine Karte heißt „{ $name }“; die Karten sind { $cards }
no-decision = „{ $text }“ ist keine Entscheidung in { $game }; so sähe eine aus: „{ $example }“
no-decision-but = „{ $text }“ ist keine Entscheidung in { $game }; meinst du { $choices }?
# A decision that may have been meant, and one more of them.
meant = „{ $decision }“
meant-or = { $others } oder „{ $decision }“
nothing-to-undo = Noch gibt es keine Entscheidung von dir, die du zurücknehmen könntest.
save-where = Wohin speichern? Zum Beispiel: save partie.txt
save-or-enter = Gib save DATEI ein oder nur Enter.
not-a-record = { $file } ist schon da und keine Throneroom-Partie: Die Datei bleibt, wie sie ist.
# $why comes from the system, in its language.
cannot-write = { $file } lässt sich nicht schreiben: { $why }

## A record, step by step

step = Schritt { $step } von { $steps }
step-help = Enter geht weiter, b zurück, eine Zahl zu diesem Schritt, q beendet.
step-unknown = { $steps ->
    [one] Enter geht weiter, b zurück, eine Zahl zu diesem Schritt, q beendet. Es gibt { $steps } Schritt.
   *[other] Enter geht weiter, b zurück, eine Zahl zu diesem Schritt, q beendet. Es gibt { $steps } Schritte.
}

## Die Analyse einer Aufzeichnung

reviewing = Die Entscheidungen werden analysiert ...
review-mark = { $mark ->
    [blunder] Entscheidung { $step } von { $seat }: ein grober Fehler
    [mistake] Entscheidung { $step } von { $seat }: ein Fehler
    [good] Entscheidung { $step } von { $seat }: eine gute Wahl
    [best] Entscheidung { $step } von { $seat }: die beste Wahl
   *[inaccuracy] Entscheidung { $step } von { $seat }: eine Ungenauigkeit
}
# $decision is in the notation of the game, $story says the same in sentences. The percentage is the chance to win.
review-played = Gespielt: { $decision } ({ $percent } %). { $story }
review-better = Besser: { $decision } ({ $percent } %). { $story }
# Sentences follow. $sure: they are more likely than not.
review-brings = { $sure ->
    [true] Das hätte wahrscheinlich gebracht:
   *[false] Das hätte bringen können:
}
review-prevents = { $sure ->
    [true] Das hätte wahrscheinlich verhindert:
   *[false] Das hätte verhindern können:
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] Anders als die nächstbeste Wahl bringt das wahrscheinlich:
   *[false] Anders als die nächstbeste Wahl kann das bringen:
}
review-prevents-best = { $sure ->
    [true] Anders als die nächstbeste Wahl verhindert das wahrscheinlich:
   *[false] Anders als die nächstbeste Wahl kann das verhindern:
}
review-equal = Hier sind alle Möglichkeiten gleich gut: Es stand nichts auf dem Spiel.
# $choices: all of them with their chances, separated by commas.
review-choices = Möglichkeiten: { $choices }.
review-seat = { $seat }: Genauigkeit { $percent } % bei { $decisions } Entscheidungen. Ungenauigkeiten: { $inaccuracy }, Fehler: { $mistake }, grobe Fehler: { $blunder }.
review-no-choice = { $seat } hatte keine Wahl, auf die es ankam.
# Signed percentages of a victory, which lead from an even share to the result.
review-balance = Kartenverteilung { $deal }, eigene Entscheidungen { $own }, die anderen und die gezogenen Karten { $rest }.
review-balance-open = Kartenverteilung { $deal }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, Glück { $luck }.
