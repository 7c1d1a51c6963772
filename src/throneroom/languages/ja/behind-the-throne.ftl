# Behind the Throne

title = 玉座の裏側
about = 運だめしの駆け引き。人物をめくり、値が上がる前にやめて、獲得か交換。ペアで得点します。
summary = 5枚まで列にカードをめくりますが、値が上がると列は崩れます。引き際を見きわめて列を獲得するか、相手のカード1枚と交換します。ある種類を最も多く持つ人は、その能力を使えます。2枚以上ある種類が、その値の得点になります。

## Cards: .gives is what a stack gives its owner while its ability is available, under the stack; .gives-short is the same where a phone has little room

card-general = 将軍
    .text = 列の最後のカードを3下げる。
    .gives = 最後を−3
    .gives-short = −3
card-prophet = 預言者
    .text = 山札の一番上を、めくる前に自分だけが見る。
    .gives = 次を見る
    .gives-short = 次を見る
card-jester = 道化師
    .text = 列の最後のカードを1上げるか、1下げる。
    .gives = +1か−1
    .gives-short = ±1
card-assassin = 暗殺者
    .text = 列の最後のカードを2下げる。
    .gives = 最後を−2
    .gives-short = −2
card-judge = 裁判官
    .text = 自分のほかの操作の能力のうち、いま使えないものか、この手番に使用済みのものを一つ使う。
    .gives = 能力を召喚
    .gives-short = 召喚
card-minstrel = 吟遊詩人
    .text = 最多の間、ほかの人があなたから交換で取れるのは吟遊詩人だけ。
    .gives = 交換から守る
    .gives-short = 守る
card-alchemist = 錬金術師
    .text = 最多の間、ほかの人があなたから破壊できるのは錬金術師だけ。
    .gives = 破壊から守る
    .gives-short = 守る
card-queen = 王妃
    .text = 最多がだれでも、列の枚数が自分の王妃より多くなければ破壊できない。
card-king = 国王
    .text = 最多がだれでも、列の枚数が自分の国王より少ないと交換できない。
card-end = ゲーム終了
    .the = 「ゲーム終了」
    .a = 「ゲーム終了」
    .text = めくられるとその場で対局が終わり、列は失われる。

## What is printed on cards: each with the words that it can be

stat-value = 値
stat-ability = 能力
    .manipulative = 操作
    .protective = 守護
    .prohibitive = 制約

## Parts of other messages

pile = { CARD($card) }{ $count }枚
row = { $piles }
# Only the End of Game card has no value. $now is what a card counts whose value abilities have changed.
valued = { $value ->
    [none] { CARD($card, form: "the") }
   *[other] { $now ->
        [none] { CARD($card) }（{ $value }）
       *[other] { CARD($card) }（{ $value }、いまは{ $now }）
    }
}
score = { SEAT($seat) } { $points }点

## Events

game-begun = { $players }人、各種類{ $copies }枚です。「ゲーム終了」は表向きで捨て札に置かれています。{ SEAT($seat) }から始めます。
game-under-way = { $players }人、各種類{ $copies }枚です。対局の途中から、{ SEAT($seat) }の番です。
game-laid-out = { $players }人、各種類{ $copies }枚です。
row-opened = { SEAT($seat) }が{ $card }で列を始めました。
card-revealed = { SEAT($seat) }が{ $card }をめくりました。
deck-reshuffled = 山札が尽きました。「ゲーム終了」を含む捨て札を切り直し、新しい山札にします。
# This and the next follow the sentence about the revealed card: "it" is that card, $card.
row-broken = { $before }より大きく、列が崩れました。値を下げれば、まだ立て直せます。
row-lost = { $before }より大きく、もう列を立て直せません。すべて失われました。
chance-to-destroy = 同じカードが2枚。破壊のチャンスです。
end-revealed = { $size ->
    [0] { SEAT($seat) }が「ゲーム終了」をめくりました。
   *[other] { SEAT($seat) }が「ゲーム終了」をめくりました。{ $row }は失われました。
}
# The scores of all players, and then one of the sentences `won` and `victory-shared`.
game-over = 対局終了：{ $scores }。{ $result }
row-collected = { SEAT($seat) }が{ $row }を獲得しました。
# There are always two cards or more.
row-given-up = { SEAT($seat) }があきらめ、{ $row }が捨て札になりました。
row-swapped = { SEAT($seat) }が{ $row }を{ SEAT($receiver) }に渡し、{ CARD($taken) }を取りました。
sixths-discarded = { SEAT($seat) }は{ $kept }を残し、{ $discarded }を捨てました。
taken-card-discarded = { SEAT($seat) }にはもう{ $held }があります。6枚目は捨て札になりました。
too-many-kinds = { SEAT($seat) }のカードが{ $kinds }種類になりました。{ $excess }種類を手放さなければなりません。
new-kinds-received = { SEAT($seat) }に新しい種類が来ました：{ $new }。手放しても残してもかまいません。
kind-dropped = { SEAT($seat) }が{ $dropped }を手放しました。
new-kinds-kept = { SEAT($seat) }が{ $kept }を残しました。
# The verbs belong to the abilities: the General orders, the Jester talks up and mocks, the Assassin cuts.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] { SEAT($seat) }の裁判官が{ CARD($ability) }を召喚。その命令で{ CARD($card) }が{ $was }から{ $now }に下がりました。
        [talks-up] { SEAT($seat) }の裁判官が{ CARD($ability) }を召喚。おだてられて{ CARD($card) }が{ $was }から{ $now }に上がりました。
        [mocks-down] { SEAT($seat) }の裁判官が{ CARD($ability) }を召喚。からかわれて{ CARD($card) }が{ $was }から{ $now }に下がりました。
       *[cuts-down] { SEAT($seat) }の裁判官が{ CARD($ability) }を召喚。斬られて{ CARD($card) }が{ $was }から{ $now }に下がりました。
    }
   *[false] { $deed ->
        [orders-down] { SEAT($seat) }の{ CARD($ability) }が命令し、{ CARD($card) }が{ $was }から{ $now }に下がりました。
        [talks-up] { SEAT($seat) }の{ CARD($ability) }がおだて、{ CARD($card) }が{ $was }から{ $now }に上がりました。
        [mocks-down] { SEAT($seat) }の{ CARD($ability) }がからかい、{ CARD($card) }が{ $was }から{ $now }に下がりました。
       *[cuts-down] { SEAT($seat) }の{ CARD($ability) }が斬りつけ、{ CARD($card) }が{ $was }から{ $now }に下がりました。
    }
}
top-card-seen = { $judged ->
    [true] { SEAT($seat) }の裁判官が、預言者に山札の一番上を語らせました。{ $card }です。
   *[false] { SEAT($seat) }が、預言者に山札の一番上を尋ねました。{ $card }です。
}
top-card-seen-in-secret = { $judged ->
    [true] { SEAT($seat) }の裁判官が、預言者に山札の一番上を語らせました。答えは秘密です。
   *[false] { SEAT($seat) }が、預言者に山札の一番上を尋ねました。答えは秘密です。
}
card-destroyed = { $own ->
    [true] { SEAT($seat) }が自分の{ CARD($card) }を破壊しました。
   *[false] { SEAT($seat) }が{ SEAT($owner) }の{ CARD($card) }を破壊しました。
}
ability-gained = { CARD($card) }は、これから{ SEAT($seat) }に仕えます。

## Questions

to-open = { SEAT($seat) }が最初のカードをめくります。
to-go-on = { SEAT($seat) }の列は{ $size }枚です。{ $reveal ->
    [true] { $swap ->
        [true] 続けてめくるか、獲得するか、交換します
       *[false] 続けてめくるか、獲得します
    }
   *[false] { $swap ->
        [true] 獲得するか、交換します
       *[false] 獲得します
    }
}。{ $destroy ->
    [true] 最後の2枚が同じ値なので、破壊もできます。
   *[false] {""}
}
to-mend = { SEAT($seat) }の列が崩れています。{ $last }を{ $limit }以下に下げるか、あきらめます。
to-drop-kind = { SEAT($seat) }のカードは{ $kinds }種類あり、残せるのは5種類です。1種類を手放します。
to-keep-or-drop = { $count ->
    [1] { SEAT($seat) }に新しい種類、{ CARD($new) }が来ました。手放すか、残します。
   *[other] { SEAT($seat) }に新しい種類が来ました。{ CARD($new, join: "or") }を手放すか、残します。
}
won = { SEAT($winner) }が{ $points }点で勝ちました。
victory-shared = { SEAT($winners) }が{ $points }点ずつで勝利を分け合いました。

## Reasons: the row

mend-or-give-up = 列が崩れています。{ $last }が{ $before }より大きいので、下げるか、あきらめてください
row-full = 列は上限の5枚です。獲得するか、交換してください
nothing-to-collect = 獲得する列がまだありません。先にカードをめくってください
nothing-to-give-up = あきらめる列がありません。先にカードをめくってください
nothing-to-swap = 交換する列がまだありません。先にカードをめくってください
row-sound = 列は崩れていません。獲得か交換はできますが、あきらめることはできません

## Reasons: drops

nothing-to-drop = 5種類までなので、すべて残します。手放すものはありません
nothing-to-keep = 残すか手放すかを選ぶのは、交換で受け取った人だけです
none-to-drop = 手放せる{ CARD($card) }がありません
not-new = { CARD($card) }は交換の前から持っていました。いま手放せるのは新しい種類だけです
first-drop-one = { $kinds }種類あり、残せるのは5種類です。先に1種類を手放してください
first-keep-or-drop = 新しい種類が来ています。先に手放すものを選ぶか、「keep」で残してください

## Reasons: abilities

none-to-use = { CARD($card) }を持っていません
outnumbered = { CARD($card) }はあなたに仕えていません。{ SEAT($leader) }は{ $theirs }、あなたは{ $own }枚です
used-already = { CARD($card) }は、この手番にもう使いました
none-to-judge = 裁判官が召喚できる{ CARD($card) }がありません
# $decision is what a player types, the same in all languages: use jester up
judge-not-needed = { CARD($card) }は裁判官なしであなたに仕えます：「{ $decision }」
nothing-to-foresee = 列は5枚です。もうめくれないので、預言者が見るものはありません
top-card-known = 山札の一番上はもう知っています
no-second-card = 値を変えられるのは、列の2枚目からです
beyond-mending = それでは列を立て直せません。{ $last }が{ $before }より大きいままです
would-break-row = 最後のカードを{ $raised }に上げると、列が崩れます。前のカードは{ $before }です

## Reasons: swapping and destroying

no-such-seat = この{ $players }人のテーブルに、{ SEAT($seat) }はいません
not-with-yourself = 交換の相手はほかの人です。自分とはできません
# There are always two Kings or more, and in `queen-forbids` two Queens or more.
king-forbids = 国王が{ $kings }枚あるので、{ $kings }枚以上の列だけ交換できます。いまは{ $size }枚です
minstrel-guards = { SEAT($seat) }は吟遊詩人が最多です。取れるのは吟遊詩人だけです
no-cards = { SEAT($seat) }にはカードがありません
none-there = { SEAT($seat) }は{ CARD($card) }を持っていません
needs-two-equal = 破壊するには、列に同じ値のカードが2枚必要です
not-equal = 破壊するには、同じ値でなければなりません。{ $last }は{ $before }より小さいです
destroyed-already = 列のこのカードでは、もう破壊しました。先に次をめくってください
target-already = { SEAT($seat) }は、この手番にもう標的になりました
queen-forbids = 王妃が{ $queens }枚あるので、列が{ $queens }枚より多いときだけ破壊できます。いまは{ $size }枚です
alchemist-guards = { SEAT($seat) }は錬金術師が最多です。破壊できるのは錬金術師だけです

## The rules in short

rule-bt-1 = 「ゲーム終了」を捨て札の最初に置き、切った人物カードを山札にします。だれから始めるかは抽選で決めます。
rule-bt-2 = 手番では、カードを1枚ずつ列にめくります。少なくとも1枚、多くて5枚です。
rule-bt-3 = 次をめくる前にやめて、列を獲得するか交換できます。5枚目の後は必ずそうします。
rule-bt-4 = 前のカードに書かれた値より大きいカードで、列は崩れます。下げられなければ列は捨て札になり、手番が終わります。崩れていない列を能力で崩すことはできず、崩れた列では、立て直す道が残る能力だけを使えます。
rule-bt-5 = 変わった値は、最後のカードである間だけ有効です。上限も下限もなく、2枚目から変えられます。
rule-bt-6 = 最後のカードが前のカードに書かれた値と等しい間、だれかの束から1枚破壊できます。めくったカードごとに1回、各プレイヤーに対して1手番に1回です。列のカードは破壊できません。
rule-bt-7 = 錬金術師が最多の人がほかの人に破壊されるのは、錬金術師だけです。
rule-bt-8 = 列の枚数が自分の王妃より多いときだけ、破壊できます。
rule-bt-9 = 獲得したカードは種類ごとの束に重ねます。束は5枚までで、それを超える分は捨てます。
rule-bt-10 = 5種類まで持てます。超えたら、5種類になるまで新旧を問わず種類ごと手放します。超えなければ、獲得した人はすべて残します。
rule-bt-11 = 捨てたカードと破壊されたカードは、表向きで捨て札に置きます。
rule-bt-12 = 列の枚数が自分の国王の枚数以上のときだけ、交換できます。
rule-bt-13 = 交換：先に相手のカード1枚を取り、列をすべて渡します。相手は列を束に加え、自分にとって新しい種類は、その種類ごと捨ててもかまいません。その後、取ったカードを束に加えます。
rule-bt-14 = 吟遊詩人が最多の相手から取れるのは、吟遊詩人だけです。
rule-bt-15 = ある種類を1枚以上持ち、だれもそれより多く持たなければ、あなたは最多で、能力を使えます。枚数が変わるたびに見直します。
rule-bt-16 = 操作の能力は1手番に1回ずつ、守護の能力は最多の間働きます。王妃と国王の制約はいつも有効です。
rule-bt-17 = 同じカードに複数の能力を使えます。
rule-bt-18 = 裁判官は、最多でないか使用済みの、自分のほかの操作の種類を使います。その種類の状態は変わりません。
rule-bt-19 = 預言者は、山札の一番上をあなただけに見せます。ほかの人には、見たことだけが分かります。同じカードに2度は使えず、列が5枚なら使えません。
rule-bt-20 = 山札の最後の1枚をめくったら、「ゲーム終了」を含む捨て札が新しい山札になります。
rule-bt-21 = 「ゲーム終了」をめくると、その場で対局が終わります。列は失われます。
rule-bt-22 = 2枚以上ある種類ごとに、その値を一度だけ得点します。最高点の人が勝ち、同点なら分け合います。

## The table

# In the bar above the table: how many cards the deck has. The End is the End of Game card.
table-where = { $end ->
    [true] 山札{ $n }枚 · 終了札入り
   *[false] 山札{ $n }枚
}
# A heading in the log.
table-opens = { CARD($card, form: "the") }から始まる列

## The table: names and counts

# A card with its value, as a label; the End of Game card has none.
table-card = { $value ->
    [none] { CARD($card) }
   *[other] { CARD($card) }、{ $value }
}
# Some cards of a kind, as one of a list.
table-pile = { CARD($card, form: "the") }{ $count }枚
# How many cards come to a stack, and how many go; also how much an ability changes the value of a card.
table-more = +{ $n }
table-less = −{ $n }
table-stacks-of = { $name }の束
table-own-stacks = あなたの束
table-stacks = 束 { $n }/5
table-too-many = { $n }種類、残せるのは5種類
# Under the name of a rival. A rival is hit when a card of theirs is destroyed.
table-knows-top = 次のカードを知っている
table-struck = この手番に標的

## The table: the deck and the discard pile

table-deck = 山札
table-the-deck = 山札、{ $n }枚
# A button that opens the sheet "What is left".
table-the-deck-left = 山札、{ $n }枚：残りを見る
table-end-in-deck = 終了札は山札の中
# After the number of cards in the deck: the End is among them.
table-with-end = · 終了札
# On the top card of the deck, which only this player sees.
table-you-see = あなただけ
# $value is "none" where only the card is named, and for the End of Game card.
table-next-is = { $value ->
    [none] 次のカードは{ CARD($card, form: "the") }です。
   *[other] 次のカードは{ CARD($card) }（{ $value }）です。
}
table-you-alone-see = { $value ->
    [none] あなただけに見える次のカードは{ CARD($card, form: "the") }です。
   *[other] あなただけに見える次のカードは{ CARD($card) }（{ $value }）です。
}
table-discard = 捨て札
table-the-discard = 捨て札、{ $n }枚
# What is on the discard pile: $n kinds.
table-discarded = { $n ->
    [0] 1枚もありません。
   *[other] 内訳：{ LIST($piles) }。
}
# A button, and the sheet that it opens: how many cards of each kind are where.
table-left-show = 残りを見る
table-left-title = 残りのカード
table-left-first = 山札は{ $deck }枚です。尽きると、捨て札（いま{ $discard }枚）が「ゲーム終了」を含めて新しい山札になります。
table-left-second = 山札は{ $deck }枚で、「ゲーム終了」が入っています。出ればそこで対局は終わりです。
table-left-kind = 種類
table-left-deck = 山札
table-left-discard = 捨て札
table-left-table = 場

## The table: the row

table-your-row = 自分の列
table-row-of = { $name }の列
table-lost-row = 列を失いました
# Above the card that is on its way to who has swapped the row for it.
table-you-take = あなたが取る
table-takes = { $name }が取る
# In the place of the title of a row that the End of Game card has ended.
table-last-row = ゲーム終了
# The empty places of the row, 1 to 5.
table-place = { $n }枚目
table-collect-all = { $n }枚を獲得
# On the last card of a broken row: the most that it may count, and what it counts now where abilities have changed it.
table-needs = { $changed ->
    [true] いま{ $value }、{ $limit }以下が必要
   *[false] { $limit }以下が必要
}
table-now = いま{ $value }
table-above-it = 大きすぎる
# The seal between the last two cards: as a button, and where nothing can be destroyed.
table-equal = 同じ値：1枚破壊する
table-equal-mark = 同じ値

## The table: stacks

# What Queens and Kings forbid, under the stack: the smallest row with which their owner destroys or swaps. With Queens it has
# always two cards or more.
table-queen-gives = 破壊{ $n }枚～
table-king-gives = 交換{ $n }枚～
table-queen-binds = 最多がだれでも持ち主を縛ります：破壊は{ $n }枚から。
table-king-binds = 最多がだれでも持ち主を縛ります：交換は{ $n }枚から。
table-used = 使用済み
# Under a stack whose ability is out of reach: who has more cards of the kind, and how many.
table-outdone = { $you ->
    [true] あなたが{ $n }枚
   *[false] { $name }が{ $n }枚
}
# The same as a part of what is read out of the stack, and as a sentence.
table-not-available = { $you ->
    [true] 使えません：あなたが{ $n }枚
   *[false] 使えません：{ $name }が{ $n }枚
}
table-not-available-now = { $you ->
    [true] 使えません。あなたが{ $n }枚持っています。
   *[false] 使えません。{ $name }が{ $n }枚持っています。
}
table-available-now = { $you ->
    [true] 使えます。あなたの{ $n }枚より多い人はいません。
   *[false] { $name }が使えます。その{ $n }枚より多い人はいません。
}
# What is read out of a stack: its kind, its value, how many cards it has, and what it gives or why not ($more, if anything).
table-stack = { CARD($card) }、{ $value }、{ $n }枚{ $more ->
    [none] {""}
   *[other] 、{ $more }
}
# Why a stack that guards or binds cannot be used.
table-by-itself = { CARD($card) }は自動的に働きます（BT-16）。
# On a card: this kind has come with the last row.
table-fresh = 新
# On a card: how many points are left without its kind.
table-points-left = { $fresh ->
    [true] 新 · { $n }点
   *[false] { $n }点
}
# On a stack that is full: how many cards of the row would be lost.
table-lost-copies = −{ $n } 失う
# The family of a kind.
table-family = { $family ->
    [manipulative] { stat-ability.manipulative }
    [protective] { stat-ability.protective }
   *[prohibitive] { stat-ability.prohibitive }
}

## The table: buttons

# What can be done with a stack that is lifted: up and down are the Jester's.
table-way = { $way ->
    [up] +1
    [down] −1
    [swap] 交換
    [destroy] 破壊
   *[use] 使う
}
# The same, read out with the kind.
table-way-of = { $way ->
    [up] { CARD($card) }で+1
    [down] { CARD($card) }で−1
    [swap] { CARD($card) }と交換
    [destroy] { CARD($card) }を破壊
   *[use] { CARD($card) }を使う
}
# To use an ability, by oneself or through the Judge: $change is −3, for example; the Prophet has none.
table-power = { $judged ->
    [true] { $change ->
        [none] 裁判官：{ CARD($card) }
       *[other] 裁判官：{ CARD($card) }{ $change }
    }
   *[false] { $change ->
        [none] { CARD($card) }
       *[other] { CARD($card) }{ $change }
    }
}
table-reveal = めくる
table-collect = 獲得
table-swap = 交換
table-give-up = あきらめる
table-destroy-it = 破壊する
table-take = { CARD($card) }を取る
table-drop = { $count ->
    [1] { CARD($card) }を手放す
   *[other] { CARD($card) }{ $count }枚を手放す
}
# To keep the kinds that are new: $kinds are `table-kept`.
table-keep = { $n ->
    [1] { LIST($kinds) }を残す
    [2] { LIST($kinds) }を残す
   *[other] { $n }種類とも残す
}
table-kept = { $count ->
    [1] { CARD($card) }
   *[other] { CARD($card) }{ $count }枚
}

## The table: what is asked

table-ask-first = 最初のカードをめくってください。
table-ask-first-small = 1枚から5枚まで。前のカードより大きいカードが出ると、列は崩れます。
table-ask-go-on = もう1枚めくりますか、やめますか？
table-ask-equal = 同じ値です。だれかの束から1枚破壊できます。
table-ask-equal-small = 光っている束か「=」の印を選ぶか、続けてめくるか、やめてください。
table-ask-full = 5枚そろいました。列を獲得するか、交換してください。
# What collecting brings: points now and then, $losses kinds of cards that would be lost, and whether there would be too many kinds.
table-ask-collect-small = { $same ->
    [true] 獲得しても{ $then }点のままです
   *[false] 獲得すると{ $now }点から{ $then }点になります
}{ $losses ->
    [0] {""}
   *[other] 。{ LIST($lost) }は失われます
}{ $drop ->
    [true] 。その後、1種類を手放します
   *[false] {""}
}。
# In bold, before the next.
table-ask-broken = 列が崩れました。
table-ask-mend = { CARD($card) }（{ $value }）が{ CARD($before) }（{ $limit }）より大きいので、下げなければ列を失います。
# What an ability would make of the last card of the row, by oneself or through the Judge; $change is −3, for example.
table-ask-makes = { $judged ->
    [true] { $result ->
        [high] 裁判官：{ CARD($card) }{ $change }で{ $value }になりますが、まだ大きすぎます。
        [equal] 裁判官：{ CARD($card) }{ $change }で{ $value }になり、前のカードと等しいので1枚破壊できます。
       *[sound] 裁判官：{ CARD($card) }{ $change }で{ $value }になります。
    }
   *[false] { $result ->
        [high] { CARD($card) }{ $change }で{ $value }になりますが、まだ大きすぎます。
        [equal] { CARD($card) }{ $change }で{ $value }になり、前のカードと等しいので1枚破壊できます。
       *[sound] { CARD($card) }{ $change }で{ $value }になります。
    }
}
table-ask-swap-which = 列を、相手のどのカードと交換しますか？
table-ask-swap-small = 光っている束から取れます。
table-ask-swap = 列を{ $name }に渡し、{ CARD($card) }を取りますか？
# What a swap brings: your points and those of $name, $losses kinds of cards that would be lost, who must then drop a kind, and whether
# $name may choose.
table-ask-swap-scores = あなたは{ $own }点、{ $name }は{ $other }点になります{ $losses ->
    [0] {""}
   *[other] 。{ LIST($lost) }は失われます
}{ $dropping ->
    [none] {""}
    [you] 。あなたは1種類を手放します
   *[rival] 。{ $name }は1種類を手放します
}{ $choosing ->
    [true] 。{ $name }は新しい種類を捨ててもかまいません
   *[false] {""}
}。
table-ask-destroy-which = どの束から1枚破壊しますか？
table-ask-destroy = { $name }の{ CARD($card) }を1枚破壊しますか？
table-ask-destroy-own = 自分の{ CARD($card) }を1枚破壊しますか？
# What destroying does to the points of its owner.
table-ask-score = { $same ->
    [true] { $name }は{ $then }点のままです。
   *[false] { $name }は{ $now }点から{ $then }点になります。
}
table-ask-own-score = { $same ->
    [true] あなたは{ $then }点のままです。
   *[false] あなたは{ $now }点から{ $then }点になります。
}
table-ask-swap-or-destroy = { $name }の{ CARD($card) }：列と交換しますか、1枚破壊しますか？
table-ask-use-or-destroy = あなたの{ CARD($card) }：使いますか、1枚破壊しますか？
table-ask-judge = 裁判官はだれを召喚しますか？
table-ask-jester = 道化師：1上げますか、1下げますか？
# $change is −3, for example; the Prophet has none.
table-ask-judge-one = { $change ->
    [none] 裁判官が{ CARD($card) }を召喚しますか？
   *[other] 裁判官が{ CARD($card) }（{ $change }）を召喚しますか？
}
table-ask-drop = { $n }種類になりました。どの種類をすべて手放しますか？
table-ask-drop-small = 残せるのは5種類です。手放した後の点数が束に書かれています。
table-ask-drop-one = { $count ->
    [1] { CARD($card) }を手放しますか？
   *[other] { CARD($card) }{ $count }枚を手放しますか？
}
table-ask-drop-one-small = 手放すと{ $n }点になります。
table-ask-given = { $name }が{ CARD($card) }と引きかえに列をくれました。
table-ask-choose = 新しい種類は{ LIST($piles) }です。残しますか、捨てますか？
table-ask-choose-small = 残せば{ $n }点です。光っている束を選ぶと、その種類をすべて捨てます。
table-ask-dropping = { $name }は種類が多すぎるので、1種類を手放します。
table-ask-choosing = { $name }は新しい種類を残すか捨てるか選びます：{ LIST($piles) }。

## The table: losses

# Each with the reason under it.
table-bust = { $you ->
    [true] あなたは列の{ $n }枚を失いました。
   *[false] { $name }は列の{ $n }枚を失いました。
}
table-bust-why = { CARD($card) }（{ $value }）は{ CARD($before) }（{ $limit }）より大きく、手元の能力では下げきれません。列はすべて捨て札になります（BT-4）。
table-gave-up = { $name }は列をあきらめました。
table-gave-up-why = 最後のカードが前のカードより大きく、下げませんでした。列はすべて捨て札になります（BT-4）。
table-ended = { $you ->
    [true] あなたが「ゲーム終了」をめくりました{ $n ->
        [0] 。
       *[other] 。列の{ $n }枚は失われます。
    }
   *[false] { $name }が「ゲーム終了」をめくりました{ $n ->
        [0] 。
       *[other] 。列の{ $n }枚は失われます。
    }
}
table-ended-why = 「ゲーム終了」が出ると、その場で対局が終わります。列のカードはだれの得点にもなりません（BT-21）。
# Whose card it was: of who reads this, of $name, or of $owner.
table-destroyed = { $whose ->
    [yours] { $name }があなたの{ CARD($card) }を1枚破壊しました。
    [own] { $name }が自分の{ CARD($card) }を1枚破壊しました。
   *[other] { $name }が{ $owner }の{ CARD($card) }を1枚破壊しました。
}
table-destroyed-why = 列の最後の2枚が同じ値なら、だれかの束から1枚破壊できます（BT-6）。

## The table: the result, and the table in words

table-score = 2枚以上ある種類の得点
# The cards are `table-card`.
table-words-row = { $n ->
    [0] 列は空です。
   *[other] 列：{ LIST($cards) }。
}
# What a player has: $n stacks, and points. The stacks are `table-words-stack`.
table-words-holds = { $name }：{ $n ->
    [0] カードなし
   *[other] { LIST($stacks) }
}。{ $points }点。
table-words-stack = { $available ->
    [true] { CARD($card) }{ $count }枚
   *[false] { CARD($card) }{ $count }枚（使えません）
}
table-words-deck = { $end ->
    [true] 山札は{ $n }枚、「ゲーム終了」が入っています。
   *[false] 山札は{ $n }枚、「ゲーム終了」は次の山札に入ります。
}
table-words-left = 山札の内訳：{ LIST($piles) }。

## The table: on a terminal

# What the signs mean.
table-legend-leads = { $sign } 最多：能力を使える
table-legend-used = { $sign } この手番に使用済み
table-legend-struck = { $sign } この手番に標的
table-legend-turn = { $sign } 手番
# Above the columns: the kinds, the deck (`table-deck`) and the discard pile; and before the last line.
table-column-kind = 値、種類
table-column-out = 捨て札
table-points-now = いまの点
table-own-seat = { SEAT($seat) } あなた
table-kind = { $value } { CARD($card) }
table-row-line = { SEAT($seat) }の列（{ $n }/5枚）
table-row-empty = 空
# The last card of the row: what it counts where abilities have changed that, and whether it breaks the row.
table-last-card = { $broken ->
    [true] { $now ->
        [none] { $value } { CARD($card) } 崩れ
       *[other] { $value } { CARD($card) } いまは{ $now } 崩れ
    }
   *[false] { $now ->
        [none] { $value } { CARD($card) }
       *[other] { $value } { CARD($card) } いまは{ $now }
    }
}
table-taken = { SEAT($seat) }のもとへ：{ CARD($card) }
table-new-kinds = { SEAT($seat) }に新しい種類（手放すか残すか）：{ CARD($cards) }
table-deck-line = 山札（{ $n }枚、{ $phase ->
    [over] 対局終了
    [last] 「ゲーム終了」入り
   *[first] あと一度切り直します
}）
# How many cards of the deck would do what to the row: keep it, break it so that it can be mended, break it for good, end the game.
table-odds-sound = 次のカード：無事{ $n }
table-odds-mendable = 立て直せる{ $n }
table-odds-fatal = 失う{ $n }
table-odds-end = 終了{ $n }
# The top card of the deck; the End of Game card has no value.
table-on-top = { $value ->
    [none] 一番上：{ CARD($card) }
   *[other] 一番上：{ $value } { CARD($card) }
}
table-seen-by = { SEAT($seats) }が見ました

## The first game, step by step

guide-1 = 最後に、2枚以上ある種類が、その値の点を一度ずつくれます。列にカードをめくりましょう。前のカードより大きいカードが出ると、列は崩れます。
guide-2 = 国王9、吟遊詩人6、道化師3。山札に3以下は少なく、大きいカードが出れば列をすべて失いかねません。ここでやめて、獲得しましょう。
guide-3 = 相手には王妃と暗殺者がいます。立っている束は持ち主に仕え、だれかがその種類をもっと多く持つと、横になります。
guide-4 = 錬金術師7の次に王妃8が出て、列が崩れました。道化師は1手番に一度、1上げ下げできます。道化師を選んで、1下げましょう。
guide-5 = 最後の2枚が同じ値になり、どの束からでも1枚破壊できます。相手の暗殺者を破壊しましょう。
guide-6 = 小さな印は、列のカードがどの束に入るかを示します。獲得しましょう。2枚目の国王で、最初の9点が入ります。
guide-7 = 小さいカード2枚では得になりません。列を相手に渡し、2枚目の王妃を取って8点にしましょう。相手は新しい種類を捨てられます。
guide-8 = 国王はあなたを縛ります。2枚あるなら、交換は2枚以上の列だけ。もう終了札が山札にあるかもしれません。いまあるものを獲得しましょう。
guide-9 = 6種類になりましたが、残せるのは5種類です。暗殺者を手放しましょう。1枚だけでは点になりません。
guide-10 = 相手が「ゲーム終了」をめくり、17対0であなたの勝ちです。このカードは、最初の山札が尽きたときに新しい山札に入ります。

## 2回目のレッスン

lesson-1 = 裁判官5、道化師3。どちらも新しい種類です。もう1枚めくりますか、やめますか。
lesson-1-why = 山札43枚のうち29枚が3より大きく、出れば列をすべて失います。確実な2枚は、3回に1回の幸運よりも値打ちがあります。
lesson-2 = 16対22で負けていて、国王をめくりました。国王の点はもう入っています。めくりますか、獲得しますか。
lesson-2-why = 国王より大きいカードは山札になく、次の1枚で列が崩れることはありません。3枚目の国王だけでは点が増えないので、続けましょう。
lesson-3 = 預言者で次のカードを見ました。暗殺者（4）です。列には将軍（1）があります。どうしますか。
lesson-3-why = 将軍の次に暗殺者が出れば列が崩れると、もう分かっています。試すまでもありません。将軍を獲得してやめましょう。
lesson-end = 列を崩すカードを数えましょう。多ければやめ、少なくて点が足りなければ続けます。さあ、本番で試してください。
