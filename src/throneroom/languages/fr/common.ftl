# Words that all games share.

# What this language calls itself.
language-name = Français
# Whose way to write a list it has: "un, deux et trois".
list-locale = fr
# For search engines, and where a link to the page is shown.
site-description = Jeux de cartes pour un seul trône disputé, contre des bots ou entre amis.

# Why something may not be done.
reason = { $text } ({ $rule })

## Small numbers as words; `.f` is feminine

number-0 = aucun
    .f = aucune
number-1 = un
    .f = une
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix

## Jeux sans mots propres pour ce qui se passe

value-yes = oui
value-no = non
value-none = aucun
value-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
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
default-sealed = { SEAT($seat) } a choisi en secret.
default-question = { $stage ->
    [none] À jouer : { SEAT($seats) }.
   *[other] À jouer : { SEAT($seats) } ({ WORD($stage) }).
}
default-end = La partie est finie. Victoire : { SEAT($winners) }.
default-reason = « { WORD($verb) } » n’est pas possible maintenant
