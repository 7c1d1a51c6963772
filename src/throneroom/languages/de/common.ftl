# Words that all games share.

# What this language calls itself.
language-name = Deutsch
# Whose way to write a list it has: "eins, zwei und drei".
list-locale = de
# For search engines, and where a link to the page is shown.
site-description = Kartenspiele um einen umkämpften Thron, gegen Bots oder Freunde.

# Why something may not be done.
reason = { $text } ({ $rule })

## Small numbers as words
## Plain: feminine, for cards; .nom and .acc: masculine.

number-0 = keine
    .nom = kein
    .acc = keinen
number-1 = eine
    .nom = ein
    .acc = einen
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn

## Spiele ohne eigene Worte für das, was geschieht

value-yes = ja
value-no = nein
value-none = keine
value-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
default-decision = { SEAT($seat) }: { WORD($verb) }{ $seats ->
    [none] { "" }
   *[other] { " " }{ SEAT($seats) }
}{ $cards ->
    [none] { "" }
   *[other] { " " }{ CARD($cards) }
}{ $words ->
    [none] { "" }
   *[other] { " " }{ $words }
}
default-sealed = { SEAT($seat) } hat sich verdeckt entschieden.
default-question = { $stage ->
    [none] Am Zug: { SEAT($seats) }.
   *[other] Am Zug: { SEAT($seats) } ({ WORD($stage) }).
}
default-end = Das Spiel ist aus. Gewonnen: { SEAT($winners) }.
default-reason = „{ WORD($verb) }“ ist jetzt nicht möglich
