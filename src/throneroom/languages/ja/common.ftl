# Words that all games share.

# What this language calls itself.
language-name = 日本語
# Whose way to write a list it has: 「一、二、三」.
list-locale = ja
# For search engines, and where a link to the page is shown.
site-description = ひとつの玉座をめぐるカードゲーム。ボットとも、友だちとも。

# Why something may not be done.
reason = { $text }（{ $rule }）

## Small numbers: Japanese players write them in figures, with a counter after them (3枚, 5種類).

number-0 = 0
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10

## 出来事の言葉を持たないゲーム

value-yes = はい
value-no = いいえ
value-none = なし
value-cards = { $n }枚
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
default-sealed = { SEAT($seat) }は伏せて決めました。
default-question = { $stage ->
    [none] 手番：{ SEAT($seats) }
   *[other] 手番：{ SEAT($seats) }（{ WORD($stage) }）
}
default-end = ゲーム終了。勝者：{ SEAT($winners) }
default-reason = 今は「{ WORD($verb) }」はできません
