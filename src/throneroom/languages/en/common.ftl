# Words that all games share.

# What this language calls itself.
language-name = English
# Whose way to write a list it has: "one, two and three".
list-locale = en-GB
# For search engines, and where a link to the page is shown.
site-description = Card games about one contested chair, against bots or friends.

# Why something may not be done.
reason = { $text } ({ $rule })

## Small numbers as words

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

## Games that have no words of their own for what happens

value-yes = yes
value-no = no
value-none = none
value-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
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
default-sealed = { SEAT($seat) } has decided in secret.
default-question = { $stage ->
    [none] To decide: { SEAT($seats) }.
   *[other] To decide: { SEAT($seats) } ({ WORD($stage) }).
}
default-end = The game is over. Won by: { SEAT($winners) }.
default-reason = “{ WORD($verb) }” is not possible now
