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

# Their forms on the page, where they are drawn as lands, Bounty, Blight and Grails: `.the` is `.quoted` with the longer minus, `.face` is the name on
# the card, `.long` has its number too, `.label` is the same for those who do not see the card, `.printed` is the number as it stands there.

-influence-text = 全{ $number }枚のうち、より多く取った方が{ $number }点。5、6、7、8のセット1組ごとに、さらに5点。

card-5 = 5
    .quoted = 「5」
    .the = 「5」
    .face = 畑
    .long = 畑5
    .label = 畑、5
    .name = 影響力5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .quoted = 「6」
    .the = 「6」
    .face = 風車
    .long = 風車6
    .label = 風車、6
    .name = 影響力6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .quoted = 「7」
    .the = 「7」
    .face = 修道院
    .long = 修道院7
    .label = 修道院、7
    .name = 影響力7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .quoted = 「8」
    .the = 「8」
    .face = 砦
    .long = 砦8
    .label = 砦、8
    .name = 影響力8
    .text = { -influence-text(number: 8) }
card-grail = 聖杯
    .quoted = 「聖杯」
    .the = 「聖杯」
    .text = 点にはならない。三つとも取れば、その場で勝ち。
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .quoted = 「+{ $number }」
    .the = 「+{ $number }」
    .face = 豊作
    .long = 豊作+{ $number }
    .label = 豊作、+{ $number }
    .name = プラス{ $number }
    .text = { $number }点を得る。
card-minus = -{ $number }
    .quoted = 「-{ $number }」
    .the = 「−{ $number }」
    .face = 凶作
    .long = 凶作−{ $number }
    .label = 凶作、−{ $number }
    .printed = −{ $number }
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
scored = { SEAT($seat) }：最多数{ $majorities }点、セット{ $sets }点、プラスとマイナスで{ SIGNED($numbers) }点、合計{ $total }点。
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

## The table

# In the bar, and over a part of the log.
table-where = ラウンド{ $round }/4
table-chapter = 第{ $round }ラウンド
# At a player's name: whether the take of this round is still to come.
table-may-take = 取れます
table-has-taken = 取りました
table-shelf = { $name }が取ったカード
table-own-shelf = あなたが取ったカード
# How many each has of a land.
table-versus = { $own } : { $other }
# Grails that a player has taken.
table-of-grails = { $n }/3
# A column of the shelf for those who do not see it; $leads is you, other or nobody, $leader the other's name.
table-column = { $leads ->
    [you] { CARD($card, form: "label") }：{ $owner }は{ $own }枚、{ $rival }は{ $other }枚、あなたが最多
    [other] { CARD($card, form: "label") }：{ $owner }は{ $own }枚、{ $rival }は{ $other }枚、{ $leader }が最多
   *[nobody] { CARD($card, form: "label") }：{ $owner }は{ $own }枚、{ $rival }は{ $other }枚、同数で得点なし
}
table-bounty-column = 豊作：{ $n }枚で{ $sum }点
table-blight-column = 凶作：{ $n }枚で{ $sum }点
table-grails-column = 聖杯：三つのうち{ $n }
# Each before a number of points.
table-majorities = 最多数
table-sets = セット
table-numbers = 豊作と凶作
table-hand-of = { $name }の手札
# A hand that lies face down.
table-hand-counted = { $name }の手札：{ $n }枚
table-own-hand = あなたの手札
table-hand-is-empty = 手札はありません
table-no-cards = 手札なし
# How many equal cards lie there, at their corner.
table-times = ×{ $n }
# A card, or so many equal ones, for those who do not see them.
table-card = { $n ->
    [1] { CARD($card, form: "label") }
   *[other] { CARD($card, form: "label") }、{ $n }枚
}
# The draw pile, as short as can be.
table-left-in-pile = 残り{ $n }
table-draw-pile = 山札、{ $n }枚。ほかに3枚が伏せて除かれています
table-line = ライン
table-older = ラインの古いカード
table-reach = ラインの末尾
# The bracket is drawn under the cards that a take would get.
table-in-bracket = { CARD($card, form: "label") }、取れる範囲
table-lay-here = ここ
table-end = 末尾
table-end-spot = ラインの末尾：ここに出します
table-away-zone = 除かれた3枚
# Under those three cards.
table-away = 除外
# Under the Line, when the game is over.
table-line-left = ラインの残り
table-bracket-zone = 取ると得るもの
table-take-these = { $n ->
    [1] この1枚を取る
   *[other] この{ $n }枚を取る
}
# A heading: what we could take, though it is not our turn.
table-your-take-later = あとで取ると
# Headings over what the other would get: now, and once we have laid the card that we have lifted.
table-could-take = { $name }が取ると
table-would-take = 次に{ $name }が取ると
table-nobody-takes = このラウンドは、ふたりとも取りました
table-nothing-there = ラインは空です。取るものがありません
# We ourselves where a name would stand: before table-change, and as $name of table-spoken-change.
table-you = あなた
table-change = { $before } → { $after }
# What happens to a player's points.
table-spoken-change = { $same ->
    [true] { $name }は{ $after }点のまま
   *[false] { $name }は{ $before }点から{ $after }点
}
table-grails-after = 聖杯 { $n }/3
table-crowns = 三つの聖杯がそろう
# $lead is one of the headings above, $first and $second are table-spoken-change, $grails is one of the two before, or none.
table-bracket = { $grails ->
    [none] { $lead }：{ CARD($cards, form: "printed") }。{ $first }、{ $second }
   *[other] { $lead }：{ CARD($cards, form: "printed") }。{ $first }、{ $second }、{ $grails }
}
table-ask-both = { $n ->
    [1] ラインの末尾に1枚出すか、ただ1枚のカードを取ってください。
   *[other] ラインの末尾に1枚出すか、{ $n }枚を取ってください。
}
table-ask-lay = ラインの末尾に1枚出してください。
table-ask-lay-first = ラインは空です。1枚出してください。
table-ask-take = 手札がありません。末尾の{ $n }枚を取ってください。
table-spent = もう取りました。このラウンドはあとは出すだけです。
table-left = { $plays ->
    [0] 第{ $round }ラウンド（全4ラウンド）。残りは取るだけです。
   *[other] 第{ $round }ラウンド（全4ラウンド）。残りは、出すのが{ $plays }回、取るのが1回です。
}
table-lifted = { CARD($card, form: "the") }を末尾に出しますか？
# $first and $second are table-spoken-change.
table-rival-then = 次に{ $name }が取ると、{ $first }、{ $second }になります。
table-rival-crowned = 次に{ $name }は三つ目の聖杯を取り、その場で勝つことができます。
table-own-take-left = { $name }はもう取りました。このラウンドで取れるのは、あとはあなただけです。
table-both-took = ふたりとも取りました。このラウンドはもうだれも取れません。
table-take = { CARD($cards, form: "printed") }を取りますか？
# As in table-bracket.
table-take-gives = { $grails ->
    [none] { $first }、{ $second }です。
   *[other] { $first }、{ $second }、{ $grails }。
}
table-take-crowns = 三つの聖杯がそろいます。その場であなたの勝ちです。
# On buttons.
table-confirm-lay = { CARD($card, form: "the") }を出す
table-confirm-take = 取る：{ $before } → { $after }
table-confirm-crown = 聖杯を取る
table-take-cards = カードを取る
table-take-verb = { $n }枚取る
table-lift-first = 先に手札のカードを持ち上げてください（TG-4）。
table-covered = 取れるのは、ラインの末尾5枚です（TG-5）。
# How many copies of a card lie where; $own and $rival are the players.
table-counts-now = { $own }に{ $owned }枚、{ $rival }に{ $others }枚、ラインに{ $lying }枚。まだ見えないのは{ $unseen }枚です。
table-you-are-crowned = 三つの聖杯はあなたのもの
table-crowned = 三つの聖杯は{ $name }のもの
table-takes = { $name }が{ CARD($cards, form: "printed") }を取りました。
# $cards are the lands whose majority is gone, $count how many of them there are.
table-falls = { $you ->
    [true] { $count ->
        [0] あなたは{ $before }点から{ $after }点に下がりました。凶作は持ち主の失点です（TG-12）。
       *[other] あなたは{ $before }点から{ $after }点に下がりました。{ CARD($cards, form: "face") }が最多ではなくなりました（TG-10）。
    }
   *[false] { $count ->
        [0] { $name }は{ $before }点から{ $after }点に下がりました。凶作は持ち主の失点です（TG-12）。
       *[other] { $name }は{ $before }点から{ $after }点に下がりました。{ CARD($cards, form: "face") }が最多ではなくなりました（TG-10）。
    }
}
table-third-grail = { $name }が三つ目の聖杯を取り、勝ちました。
table-third-grail-why = 聖杯を三つそろえればその場で勝ちです。点数は数えません（TG-9）。
# The score, line by line.
table-score-sets = 5、6、7、8のセット
table-score-bounty = 豊作
table-score-blight = 凶作
table-score-points = 得点
table-score-grails = 聖杯
table-not-counted = 三つの聖杯でその場で勝ち：点数は数えません
# The table in sentences.
table-line-told = ラインは山札の側から末尾へ、{ CARD($cards, form: "long") }。
table-empty-line-told = ラインは空です。
table-take-told = いま取ると{ CARD($cards, form: "long") }を得ます。
table-pile-of = { CARD($card, form: "long") }が{ $count }枚
# $piles are table-pile-of, $count of them; $hidden: the hand is not ours to see.
table-side-told = { $name }は{ $points }点。取ったカードは{ $count ->
    [0] なし
   *[other] { LIST($piles) }
}、このラウンドは{ $took ->
    [true] もう取りました
   *[false] まだ取っていません
}。手札は{ $hidden ->
    [true] 裏向きの{ $held }枚
   *[false] { $held ->
        [0] なし
       *[other] { CARD($hand, form: "long") }
    }
}。
table-draw-pile-told = 山札は{ $n }枚です。
# At the terminal, where cards are called as they are typed.
table-round = 第{ $round }ラウンド（全4ラウンド）
table-started = 先手は{ SEAT($seat) }
table-pile = { $n ->
    [0] 山札なし
   *[other] 山札{ $n }枚
}
table-away-unseen = 3枚は伏せて除外
table-away-shown = 除外：{ $first }、{ $second }、{ $third }
table-seat = { $turn ->
    [true] { SEAT($seat) }（{ $seat }） ◄ 手番
   *[false] { SEAT($seat) }（{ $seat }）
}
table-take-state = { $took ->
    [true] このラウンドはもう取りました
   *[false] このラウンドはまだ取れます
}
# Before the cards in a hand, and before those that were taken.
table-hand = 手札
table-taken = 取ったカード
table-hidden-cards = 裏向き{ $n }枚
# Of a hand, and of what was taken.
table-empty = なし
table-nothing-yet = まだなし
table-line-is-empty = ラインは空です
table-line-over = ライン（{ $n }枚）は残りました
# $whole: a take gets the whole Line, else so many cards as $reach.
table-line-marked = ライン（{ $n }枚）：取れるのは{ $whole ->
    [true] そのすべて
   *[false] 末尾{ $reach }枚
}、印は{ $mark }
# Heads of narrow columns; the first one is over the houses.
table-score = { $over ->
    [true] 得点
   *[false] いまの得点
}
table-column-of = { CARD($card) }
table-column-sets = セット
table-column-points = 合計
table-column-grails = 聖杯
# Under the columns: what the mark means that some numbers have.
table-leads = { $mark } 最多、その数字を得点。セットは1組5点
table-unseen = あなたにまだ見えないカード（場所を問わず{ $n }枚）

## The first game, step by step

# The learner is the Lion. The cards and numbers are those of one recorded game.
guide-1 = 毎ラウンド、ラインの末尾に1枚ずつ5枚を出し、一度だけ末尾の5枚を取ります。取ったカードが得点になります。
guide-2 = ラインに聖杯がありますが、よい連れができるまで待ちましょう。「6」を持ち上げて、ラインの末尾に出してください。
guide-3 = 相手が凶作の「−3」を出しました。下のかっこに、いま取ったときの点数が、前と後で書かれています。
guide-4 = 「8」を持ち上げて、かっこを見てください。ひとつずれて、次に相手が取れるものを示します。そのまま出しましょう。
guide-5 = 末尾の5枚に、聖杯と土地が3枚そろいました。5、6、8で最多になって19点、凶作で3点引かれても16点です。取りましょう。
guide-6 = もう取ったので、このラウンドはあとは出すだけです。出したカードは取られるかもしれません。「7」を出しましょう。
guide-7 = 相手は「7」「8」「7」を取り、7の最多になりました。8は同数で、どちらも得点しません。金色のタブが最多の印です。
guide-8 = 手札はすべて出さなければなりません。ふたりとも取り終えたので、このラウンドで聖杯を取られる心配はありません。手放しましょう。
guide-9 = 第2ラウンドです。手札は新しく、ラインはそのまま。相手は最後の聖杯も出して、まだ取っていません。5枚とも取りましょう！
guide-10 = 聖杯が三つそろえば、点数にかかわらずその場で勝ちです。そうでなければ4ラウンドまで続き、点数の多い方が勝ちます。

## 2回目のレッスン

lesson-1 = 末尾の5枚は7が3枚、6が1枚、豊作が1枚で、17点です。いま取りますか、先に1枚出しますか。
lesson-1-why = 相手もまだ取っていません。何を出しても、同じ7は相手のものになります。末尾が豊かで相手に取られそうなら、先に取りましょう。
lesson-2 = 末尾の5枚で10点入ります。あなたの番は相手より1回多く、手札は5と凶作です。どうしますか。
lesson-2-why = このラウンドの最後の番はあなたなので、待てます。凶作で相手の取り分は悪くなり、その奥では8が2枚と6が、あとから取る人を待っています。
lesson-3 = 最終ラウンドの始まりで、いま取ると2点減ります。まだ見えないカードは、5が1枚、8が2枚のほかは凶作だけです。どうしますか。
lesson-3-why = だれもが一度は取らなければならず、これから出るのはほとんど凶作です。先に取れば2点の損、待てば残りを全部かぶります。
lesson-end = 末尾が豊かなとき、これから悪くなるときは早めに取り、最後の番があるなら待ちましょう。さあ、本番で試してください。
