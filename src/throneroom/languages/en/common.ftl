# Words that all games share.

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
