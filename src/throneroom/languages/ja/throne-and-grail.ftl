# Throne and the Grail

title = 玉座と聖杯
about = 1本のラインにカードを並べ、ここぞという時に末尾を取る。点数で勝つか、三つの聖杯で一気に勝つか。
summary = 全4ラウンド。毎ラウンド、手札5枚を1枚ずつラインの末尾に出し、好きな時に一度だけ、ラインの末尾5枚を取ります。点数の多い方が勝ちますが、聖杯を三つそろえればその場で勝ちです。

# The houses of the two candidates.
seat-p1 = 獅子
seat-p2 = 大鴉

## What a table may choose

option-plus = プラスのカード7枚の数字
option-minus = マイナスのカード9枚の数字

## Cards
## `.quoted` is a card in a sentence: a bare number would be read as a count.

-influence-text = 全{ $number }枚のうち、より多く取った方が{ $number }点。5、6、7、8のセット1組ごとに、さらに5点。

card-5 = 5
    .quoted = 「5」
    .name = 影響力5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .quoted = 「6」
    .name = 影響力6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .quoted = 「7」
    .name = 影響力7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .quoted = 「8」
    .name = 影響力8
    .text = { -influence-text(number: 8) }
card-grail = 聖杯
    .quoted = 「聖杯」
    .text = 点にはならない。三つとも取れば、その場で勝ち。
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .quoted = 「+{ $number }」
    .name = プラス{ $number }
    .text = { $number }点を得る。
card-minus = -{ $number }
    .quoted = 「-{ $number }」
    .name = マイナス{ $number }
    .text = { $number }点を失う。

## Parts of other messages

# What a take would get.
reach = { $whole ->
    [true] { $count ->
        [1] ライン唯一の1枚
       *[other] ラインの{ $count }枚すべて
    }
   *[false] ラインの末尾{ $count }枚
}
points = { SEAT($seat) } { $total }点
# What a take has brought, as a list after the name: see `gained`.
now-leads = { CARD($cards, form: "quoted") }で最多
draws-level = { CARD($cards, form: "quoted") }で同数
completes-sets = 「5」「6」「7」「8」のセット{ $count }組が完成

## Events

game-begun = 3枚を伏せたまま除き、{ CARD($line, form: "quoted") }でラインを始めます。抽選の結果、{ SEAT($first) }が先手です。
goes-on = { $question }
holds = { SEAT($seat) }の手札：{ CARD($cards, form: "quoted") }。
card-played = { $deed ->
    [begins] { SEAT($seat) }が{ CARD($card, form: "quoted") }で空のラインを始めました。
    [lets-go] { SEAT($seat) }が{ CARD($card, form: "quoted") }を手放し、ラインの末尾に置きました。
    [sweetens] { SEAT($seat) }が{ CARD($card, form: "quoted") }でラインをおいしくしました。
    [spoils] { SEAT($seat) }が{ CARD($card, form: "quoted") }でラインを台なしにしました。
   *[adds] { SEAT($seat) }が{ CARD($card, form: "quoted") }をラインに加えました。
}
line-taken = { $whole ->
    [true] { SEAT($seat) }がラインを丸ごと取りました：{ CARD($cards, form: "quoted") }。
   *[false] { SEAT($seat) }が{ CARD($cards, form: "quoted") }を取りました。
}
# From one to three things, each at most once: now-leads, draws-level, completes-sets.
gained = これで{ SEAT($seat) }は、{ $gains }。
# One or two Grails; $others are those of the rival.
grails-counted = { $others ->
    [0] { $count ->
        [1] { SEAT($seat) }が、三つの聖杯の一つ目を手にしました。
       *[other] { SEAT($seat) }の聖杯は二つ。三つ目を取れば、その場で玉座に就きます。
    }
   *[other] { $count ->
        [1] { SEAT($seat) }の聖杯は一つ。もうどちらの家も三つはそろえられません。
       *[other] { SEAT($seat) }の聖杯は二つ。もうどちらの家も三つはそろえられません。
    }
}
points-so-far = ここまでの得点：{ $lion }、{ $raven }。
# From two to ten cards stay.
round-begun = 第{ $round }ラウンド（全4ラウンド）。{ SEAT($first) }が先手です。ラインには{ $stay }枚残っています。
crowned = 三つの聖杯が{ SEAT($winner) }の前にそろいました。点数にかかわらず、その場で玉座に就きます。
scored = { SEAT($seat) }：最多数{ $majorities }点、セット{ $sets }点、プラスとマイナス{ SIGNED($numbers) }点、合計{ $total }点。
throne-taken = { SEAT($winner) }が玉座に就きました。
neither-ahead = どちらの家も抜け出せず、引き分けです。再戦といきましょう。
away-shown = 初めに除かれていたカード：{ CARD($cards, form: "quoted") }。

## Questions

to-play = { $spent ->
    [true] 第{ $round }ラウンド、手番{ $turn }/6：{ SEAT($seat) }がカードを1枚出します（もう取りました）。
   *[false] 第{ $round }ラウンド、手番{ $turn }/6：{ SEAT($seat) }がカードを1枚出します（ラインは空です）。
}
to-play-or-take = 第{ $round }ラウンド、手番{ $turn }/6：{ SEAT($seat) }がカードを1枚出すか、{ $reach }を取ります。
to-take = 第{ $round }ラウンド、手番{ $turn }/6：{ SEAT($seat) }は取るしかありません（{ $reach }）。
won-by-grails = { SEAT($winner) }が三つの聖杯をそろえ、その場で勝ちました。
won-on-points = { SEAT($winner) }の勝ちです。得点は{ $more }対{ $fewer }でした。
drawn = { $points }対{ $points }の引き分けです。再戦で決めましょう。

## Reasons

already-taken = このラウンドではもう取りました。カードを出してください
nothing-to-take = ラインは空です。取るものがありません
hand-empty = 手札がありません。あとは取るだけです
not-in-box = { $sort ->
    [plus] { CARD($card, form: "quoted") }はこの箱にありません。プラスのカードは{ CARD($box, form: "quoted") }、手札は{ CARD($hand, form: "quoted") }です
   *[minus] { CARD($card, form: "quoted") }はこの箱にありません。マイナスのカードは{ CARD($box, form: "quoted") }、手札は{ CARD($hand, form: "quoted") }です
}
not-in-hand = { CARD($card, form: "quoted") }は手札にありません。手札は{ CARD($hand, form: "quoted") }です

## The rules in short

rule-tg-1 = 45枚をよく切り、3枚を終局まで伏せたまま除きます。手札は5枚ずつ非公開、2枚を表向きに並べてラインを始め、残り30枚が山札です。手札の同じカードは一つの選択肢です。
rule-tg-2 = 第1ラウンドの先手は抽選で決め、以後はラウンドごとに交代します。
rule-tg-3 = 全4ラウンド、6手番ずつ交互に進めます。5回出して1回取り、順番は自由です。
rule-tg-4 = 出す：手札から1枚、表向きでラインの末尾に置きます。
rule-tg-5 = 取る：ラインの末尾5枚、足りなければ全部を、自分の前に置きます。1ラウンドに1回で、空のラインからは取れません。
rule-tg-6 = 取った後、そのラウンドは出すだけです。手札がなければ取るだけです。
rule-tg-7 = 6手番ずつ終えたら、両者に5枚ずつ配ります。ラインはそのままです。山札が空になった第4ラウンドの後、対局は終わります。
rule-tg-8 = 取ったカードは表向きに置き、最後まで持ち主のものです。
rule-tg-9 = 聖杯を三つとも取れば、ラウンドの途中でもその場で勝ちです。手札の聖杯は数えません。
rule-tg-10 = 5、6、7、8のそれぞれについて、多く取った方がその数字を一度だけ得点します。同数ならどちらも得点しません。
rule-tg-11 = 5、6、7、8がそろったセットは、最多数にかかわらず1組5点です。
rule-tg-12 = プラスとマイナスのカードは数字どおり、聖杯は0点です。
rule-tg-13 = 得点の多い方が勝ちます。同点なら引き分けで、再戦です。
rule-tg-14 = たとえば、5を4枚、6を2枚、7を3枚、8を2枚なら15点、6を3枚、7を3枚、8を6枚なら14点です。
