# Behind the Throne

title = 玉座の裏側
about = 運だめしの駆け引き。値が上がらないように人物をめくり、獲得するか交換して、ペアで得点します。
summary = 値が上がらないように、5枚まで列にカードをめくります。引き際を見きわめて列を獲得するか、相手のカード1枚と交換します。ある種類を最も多く持つ人は、その能力を使えます。2枚以上ある種類が、その値の得点になります。

## Cards

card-general = 将軍
    .text = 列の最後のカードを3下げる。
card-prophet = 預言者
    .text = 山札の一番上を、めくる前に自分だけが見る。
card-jester = 道化師
    .text = 列の最後のカードを1上げるか、1下げる。
card-assassin = 暗殺者
    .text = 列の最後のカードを2下げる。
card-judge = 裁判官
    .text = 自分のほかの操作の種類で、いま使えないか、この手番にもう使ったものを使う。
card-minstrel = 吟遊詩人
    .text = 最多の間、ほかの人があなたから交換で取れるのは吟遊詩人だけ。
card-alchemist = 錬金術師
    .text = 最多の間、ほかの人があなたから破壊できるのは錬金術師だけ。
card-queen = 王妃
    .text = 最多がだれでも、列が自分の王妃より多い間だけ破壊できる。
card-king = 国王
    .text = 最多がだれでも、列が自分の国王の枚数以上の間だけ交換できる。
card-end = ゲーム終了
    .the = 「ゲーム終了」
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
row-broken = { $before }の次で列が崩れましたが、まだ下げられるかもしれません。
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
new-kinds-received = { SEAT($seat) }に新しい種類が来ました。捨てても残してもかまいません：{ $new }。
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
to-drop-kind = { SEAT($seat) }は{ $kinds }種類あり、残せるのは5種類です。1種類を手放します。
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
none-to-judge = 裁判官が呼び出せる{ CARD($card) }がありません
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

rule-bt-1 = 「ゲーム終了」を捨て札の最初に置き、切った人物カードを山札にします。最初の席は無作為に決めます。
rule-bt-2 = 手番では、カードを1枚ずつ列にめくります。少なくとも1枚、多くて5枚です。
rule-bt-3 = 次をめくる前にやめて、列を獲得するか交換できます。5枚目の後は必ずそうします。
rule-bt-4 = 前のカードに書かれた値より大きいカードで、列は崩れます。下げられなければ列は捨て札になり、手番が終わります。崩れていない列を能力で崩すことはできず、崩れた列では、立て直す道が残る能力だけを使えます。
rule-bt-5 = 変わった値は、最後のカードである間だけ有効です。上限も下限もなく、2枚目から変えられます。
rule-bt-6 = 最後のカードが前のカードに書かれた値と等しい間、だれかの束から1枚破壊できます。めくったカードごとに1回、各プレイヤーに対して1手番に1回です。列のカードは破壊できません。
rule-bt-7 = 錬金術師が最多の人がほかの人に破壊されるのは、錬金術師だけです。
rule-bt-8 = 列が自分の王妃の枚数より多い間だけ、破壊できます。
rule-bt-9 = 獲得したカードは種類ごとの束に重ねます。束は5枚までで、それを超える分は捨てます。
rule-bt-10 = 5種類まで持てます。超えたら、5種類になるまで新旧を問わず種類ごと手放します。超えなければ、獲得した人はすべて残します。
rule-bt-11 = 捨てたカードと破壊されたカードは、表向きで捨て札に置きます。
rule-bt-12 = 列が自分の国王の枚数以上の間だけ、交換できます。
rule-bt-13 = 交換：相手に列をすべて渡し、相手のカード1枚を先に取ります。相手は列をしまい、自分にとって新しい種類は全部まとめて捨てられます。その後、取ったカードをしまいます。
rule-bt-14 = 吟遊詩人が最多の相手から取れるのは、吟遊詩人だけです。
rule-bt-15 = ある種類を1枚以上持ち、だれもそれより多く持たなければ、あなたは最多で、能力を使えます。枚数が変わるたびに見直します。
rule-bt-16 = 操作の能力は1手番に1回ずつ、守護の能力は最多の間働きます。王妃と国王の制約はいつも有効です。
rule-bt-17 = 同じカードに複数の能力を使えます。
rule-bt-18 = 裁判官は、最多でないか使用済みの、自分のほかの操作の種類を使います。その種類の状態は変わりません。
rule-bt-19 = 預言者は、山札の一番上をあなただけに見せます。ほかの人には、見たことだけが分かります。同じカードに2度は使えず、列が5枚なら使えません。
rule-bt-20 = 山札の最後の1枚をめくったら、「ゲーム終了」を含む捨て札が新しい山札になります。
rule-bt-21 = 「ゲーム終了」をめくると、その場で対局が終わります。列は失われます。
rule-bt-22 = 2枚以上ある種類ごとに、その値を一度だけ得点します。最高点の人が勝ち、同点なら分け合います。
