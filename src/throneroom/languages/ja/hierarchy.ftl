# Hierarchy

title = 宮廷の序列
about = 手札を見せ合う一騎打ち。ラインの一番上に人物を重ね、次に出せるカードがなくなった方の負けです。
summary = カードはすべて公開です。交互に1枚ずつ、人物をラインの一番上に重ねます。効果にただし書きがなければ、小さい数字の上に大きい数字を出します。出せなくなったら負けです。

seat-p1 = ゴールド
seat-p2 = パープル

## Cards

card-assassin = 暗殺者
    .text = 塔と病み人のほかなら、どれほど大きい数字にも出せる。
card-leper = 病み人
    .text = 奇数にも出せる。一番上にある間、王家と暗殺者は出せない。
card-serf = 農奴
    .text = 3として出すが、一番上にある間は7と数える。
card-tower = 塔
    .text = ラインに1枚以上必要。自分より大きい数字に出すときは、手札からもう1枚捨てる。病み人には出せない。ラインでは2枚と数える。
card-surgeon = 外科医
    .text = ラインに2枚以上必要。持ち主はラインの相手のカード1枚を手札に戻し、次に相手が持ち主の別のカード1枚を戻す。
card-knight = 騎士
    .text = ドラゴンにも出せる。
card-usurper = 簒奪者
    .text = 自分より大きい数字にだけ出せる。一番上にある間、次のカードはこれより小さくなければならない。
card-sorcerer = 魔術師
    .text = 一番上にある間、手札のカードは効果を失う。書かれた数字が9～13のカードだけが出せる。
card-dragon = ドラゴン
    .text = 女男爵にも出せる。
card-baroness = 女男爵
    .text = ラインが7枚以下のときだけ出せる。
card-high-priest = 大司祭
    .text = 騎士、農奴、王家（王妃や国王も）の上にだけ出せる。
card-queen = 王妃
    .text = どちらの色でも、女男爵がラインにある間だけ出せる。
card-king = 国王
    .text = ラインが7枚以上のときだけ出せる。
card-imposter = 偽者
    .text = ラインにある、一番上ではない相手のカードに化けて出す。上に重ねられるか手札に戻ると、ただの偽者に返る。持っている人が先手。

## What is printed on cards: each with the words that it can be

stat-number = 数字
stat-royal = 王家
    .yes = ○

## Parts of other messages

on-top = { $disguised ->
    [true] { CARD($card) }に化けた偽者（{ $number }）
   *[false] { CARD($card) }（{ $number }）
}
    .name = { $disguised ->
        [true] { CARD($card) }に化けた偽者
       *[false] { CARD($card) }
    }
played = { $guise ->
    [none] { SEAT($seat) }の{ CARD($card) }
   *[other] { CARD($guise) }に化けた{ SEAT($seat) }の{ CARD($card) }
}
in-the-line = ラインにあります
out-of-the-game = すでに除外されています
held-by = { SEAT($seat) }が持っています

## Events

dealt = 7枚ずつ、表向きに配りました。偽者を持つ{ SEAT($first) }が先手です。
line-opened = { SEAT($seat) }が{ CARD($card) }でラインを始めました。
# The verbs belong to the cards: the Knight slays only the Dragon, whoever goes on the Usurper ducks under it.
card-laid = { $deed ->
    [ducks-under] { $played }が{ $top }の下をくぐり抜けました。
    [blesses] { $played }が{ $top }に祝福を授けました。
    [strikes-down] { $played }が{ $top }を仕留めました。
    [clears-around] { $played }が現れ、{ $top }の周りから人が消えました。
    [climbs-past] { $played }が{ $top }を越えてのし上がりました。
    [walls-in] { $played }が{ $top }を壁に閉じ込めました。
    [operates-above] { $played }が{ $top }の上でメスを握りました。
    [slays] { $played }が{ $top }を討ち取りました。
    [rides-over] { $played }が{ $top }を馬で踏み越えました。
    [seizes-place] { $played }が{ $top }の座を奪いました。
    [silences] { $played }が{ $top }を沈黙の魔法で包みました。
    [carries-off] { $played }が{ $top }をさらっていきました。
    [swoops-down-on] { $played }が{ $top }に空から襲いかかりました。
    [looks-down-on] { $played }が{ $top }を冷ややかに見下ろしました。
    [steps-over] { $played }が{ $top }を静かにまたぎました。
    [sweeps-past] { $played }が{ $top }の前を優雅に通り過ぎました。
   *[commands] { $played }が{ $top }をひざまずかせました。
}
tower-raised = { $played }が{ $top }の上にそびえ立ちました。代償に{ CARD($discard) }が捨てられました。
sent-home = { SEAT($seat) }が{ CARD($card) }を{ SEAT($owner) }の手札に戻しました。
cannot-open = { SEAT($loser) }にはラインを始められるカードがありません。1枚も出ないまま、{ SEAT($winner) }が玉座に就きました。
no-card-left = { SEAT($loser) }の手札がなくなりました。{ SEAT($winner) }が玉座に就きました。
nothing-follows = { SEAT($loser) }の手札には、{ $top }に出せるカードがありません。{ SEAT($winner) }が玉座に就きました。

## Questions

to-open = { SEAT($seat) }がラインを始めます。
to-play = { SEAT($seat) }が{ $top }の上に1枚出します。
to-send-home = { SEAT($seat) }が、ラインにある{ SEAT($rival) }のカードを1枚手札に戻します。
won = { SEAT($winner) }の勝ちです。{ SEAT($loser) }にはもう手がありません。

## Reasons

play-now = カードを手札に戻せるのは外科医の後だけです。いまはカードを出してください
not-in-hand = { CARD($card) }は手札にありません：{ $where }
surgeon-at-work = 外科医が執刀中です。先に、ラインにある{ SEAT($rival) }のカードを1枚手札に戻してください
not-in-line = { CARD($card) }はラインにありません：{ $where }
stays-on-top = { CARD($card) }は出されたばかりなので、一番上に残ります
own-card = { CARD($card) }は自分のカードです。{ SEAT($rival) }のカードを選んでください
no-text-no-number = 一番上は{ TEXT($top, form: "name") }です。効果が働かないので、偽者に数字はありません
no-copy-outside = { CARD($card) }はラインにないので、偽者は化けられません
no-copy-of-top = { CARD($card) }は一番上にあります。偽者が化けられるのは、下にあるカードだけです
no-copy-of-own = { CARD($card) }は自分のカードです。偽者が化けられるのは、相手のカードだけです
no-card-to-go-on = { $card ->
    [usurper] ラインは空です。簒奪者には、より大きい数字が下に必要です
   *[other] ラインは空です。{ CARD($card) }には、騎士、農奴、王家のどれかが下に必要です
}
shunned = { $card ->
    [assassin] 一番上は{ TEXT($top, form: "name") }です。暗殺者は出せません
   *[other] 一番上は{ TEXT($top, form: "name") }です。王家は出せません
}
not-lower = 一番上は{ TEXT($top, form: "name") }です。次は7より小さい数字が必要ですが、{ CARD($card) }（{ $number }）はそうではありません
silenced = 一番上は{ TEXT($top, form: "name") }です。効果は働かず、{ CARD($card) }（{ $number }）は8より大きくありません
usurper-needs-higher = 簒奪者は7より大きい数字にだけ出せます。{ $top }には出せません
wrong-company = 大司祭は騎士、農奴、王家の上にだけ出せます。{ $top }には出せません
tower-holds = 一番上は{ TEXT($top, form: "name") }です。暗殺者には登れません
leper-needs-lower-or-odd = 病み人は、より小さい数字か奇数に出せます。{ $top }はどちらでもありません
not-higher = { CARD($card) }（{ $number }）は{ $top }より大きくありません
cannot-open-with = ラインは空です。{ CARD($card) }では始められません
nothing-to-discard = { $mine ->
    [true] { $top }に塔を出すには、手札からもう1枚捨てる必要がありますが、捨てるカードがありません
   *[false] { $top }に塔を出すには、もう1枚捨てる手札が必要ですが、ありません
}
line-too-short = { $card ->
    [surgeon] 外科医はラインに2枚以上必要です。いまは{ $size }枚です
   *[king] 国王はラインが7枚以上のときだけ出せます。いまは{ $size }枚です
}
line-too-long = 女男爵はラインが7枚以下のときだけ出せます。いまは{ $size }枚です
no-baroness = 王妃は、女男爵がラインにある間だけ出せます
discard-needed = { $disguised ->
    [true] { $top }に塔を出すには、1枚捨てる必要があります：「play imposter as tower discard CARD」
   *[false] { $top }に塔を出すには、1枚捨てる必要があります：「play tower discard CARD」
}
discard-not-held = 塔のために捨てるのは自分の手札です。{ CARD($discard) }は手札にありません
no-discard-needed = { $disguised ->
    [true] { $top }に塔を出すのに捨てる必要はなく、捨てることもできません：「play imposter as tower」
   *[false] { $top }に塔を出すのに捨てる必要はなく、捨てることもできません：「play tower」
}
nothing-to-copy = 偽者はラインで下になっている相手のカードに化けますが、1枚もありません
no-copy-follows = 偽者が化けられるのは{ CARD($copies, join: "or") }だけで、{ $top }には出せません

## The rules in short

rule-hi-1 = 人物は14枚。7枚ずつ、表向きで持ちます。p1がゴールド、p2がパープルです。
rule-hi-2 = 偽者を持つ人が先手で、あとは交互に進めます。
rule-hi-3 = 手番では、ラインの一番上に1枚出します。出せなければその場で負けです。引くこともパスもできません。
rule-hi-4 = カードは、より小さい数字の上に出します。同じ数字には出せません。効果に書かれていれば別です。
rule-hi-5 = 一番上のカードの制限は、新しいカードの効果より優先されます。そのうえで、新しいカードの条件も満たす必要があります。
rule-hi-6 = ラインの枚数は、新しいカードを出す前に数えます。塔はどこにあっても2枚と数えます。
rule-hi-7 = 空のラインを始められるのは、暗殺者、病み人、農奴、騎士、魔術師、ドラゴン、女男爵だけです。
rule-hi-8 = 暗殺者は、塔と病み人のほかなら、どれほど大きい数字にも出せます。
rule-hi-9 = 病み人は奇数に出せます。一番上にある間、王家と暗殺者は出せません。
rule-hi-10 = 農奴は3として出し、一番上では7と数えます。農奴と騎士は、互いの上に出せません。
rule-hi-11 = 塔は、手札からもう1枚捨てれば、より大きい数字に出せます。必要がなければ捨てられません。病み人と空のラインには出せません。
rule-hi-12 = 外科医を出したら、持ち主はラインの相手のカード1枚を手札に戻し、次に相手が持ち主の別のカード1枚を戻します。出したばかりのカードは残ります。
rule-hi-13 = 騎士はドラゴンに、ドラゴンは女男爵に出せます。
rule-hi-14 = 簒奪者は、より大きい数字にだけ出せます。次のカードは、効果が何であれ、簒奪者より小さくなければなりません。
rule-hi-15 = 魔術師の上では、手札のカードは効果を失います。9～13だけを条件なしで出せ、偽者は出せません。
rule-hi-16 = 女男爵：ラインが7枚以下。王妃：女男爵がラインにある。国王：7枚以上。大司祭：騎士、農奴、王家の上だけ。
rule-hi-17 = 偽者は、ラインで下になっている相手のカードに化け、色のほかはすべてそのカードになります。上に重ねられるか手札に戻ると、名前も数字もないただの偽者に返ります。
rule-hi-18 = 手札に戻ったカードは、また出せます。
rule-hi-19 = 対局は必ず終わり、引き分けはありません。番が来て手がなければ、最初の1枚の前でもその場で負けです。

## The table

# In the bar; $viewer is our seat, and neither for a watcher.
table-where = { $viewer ->
    [p1] { $turn }手目 · あなたは{ seat-p1 }
    [p2] { $turn }手目 · あなたは{ seat-p2 }
   *[other] { $turn }手目
}
table-the-line = ライン
# Of the cards in the Line under the top one.
table-covered = 下にあるカード（古い順）
table-open-hand = 公開の手札
table-rival-hand = { $name }の公開の手札
table-own-hand = あなたの手札
table-hand-of = { $name }の手札
# A card for those who do not see it: its number, its colour, and what its mark means, if it has one.
table-card = { $mark ->
    [none] { CARD($card) }、{ $number }、{ $owner ->
        [p1] { seat-p1 }
       *[p2] { seat-p2 }
    }
   *[other] { CARD($card) }、{ $number }、{ $owner ->
        [p1] { seat-p1 }
       *[p2] { seat-p2 }
    }、{ $mark }
}
# What the crown on Tower, Baroness, Queen and King means.
table-royalty = 王家
table-on-top = 一番上：{ CARD($card) }（{ $number }）
# On the Imposter: what it is played as.
table-as = { CARD($card) }（{ $number }）の姿
table-line-is-empty = ラインは空です
# Where a card goes down, on a narrow spot.
table-place = ここ
table-top-spot = ラインの一番上
# $card is what table-card says.
table-top-card = ラインの一番上：{ $card }
table-in-line = ライン{ $n }枚
# Under a gauge of fourteen notches, of which one is marked.
table-gauge-mark = { $full }：女男爵はここまで、国王はここから
table-gauge = ラインは{ $n }枚です。女男爵は{ $full }枚まで、国王は{ $full }枚から出せます。
# Over the cards that were discarded for the Tower.
table-discards = 代償
# What the card on top, or the empty Line, asks of the next card; $number is what the card on top counts.
table-asks = { $asks ->
    [first] 最初の1枚を出せます。
    [lower] { $number }より小さい数字を出せます。
    [exception] { $number }より大きい数字はありません。
   *[higher] { $number }より大きい数字を出せます。
}
table-openers = 始められるのは、{ CARD($cards) }だけです。
# Cards that may follow against their numbers, and cards that may not though their numbers fit.
table-also = ほかに{ CARD($cards) }も出せます。
table-never = { CARD($cards) }は出せません。
# Under the Sorcerer.
table-silent = 効果は働きません。偽者は出せず、条件も問いません。
table-open = 光っているカードでラインを始めてください。
table-play = { CARD($top) }（{ $number }）の上に1枚出してください。
table-can-follow = 出せるカードは{ $n }枚です。
table-lifted = { CARD($top) }の上に{ CARD($card) }を出しますか？
table-lifted-open = { CARD($card) }でラインを始めますか？
# From one to three cards.
table-answers = { $rival }が応じられるのは{ CARD($cards) }だけです。
# More than three; their edges are dashed.
table-many-answers = { $rival }は{ $n }枚で応じられます（破線）。
table-no-answer = { $rival }は応じられません。これで勝ちです。
table-surgeon-first = 先にあなたが{ $rival }のカードを1枚戻し、次に{ $rival }があなたのカードを1枚戻します。
table-price = 塔には代償が要ります。どのカードを捨てますか？
table-disguise = 偽者はどのカードに化けますか？
table-send-first = 外科医：{ $rival }のカードを1枚、手札に戻してください。
table-send-second = 今度はあなたが、{ $rival }のカードを1枚、手札に戻してください。
# On buttons. $price is the card that is given up for a Tower, none otherwise.
table-lay = { CARD($card) }を出す
table-lay-as = { $price ->
    [none] { CARD($card) }を{ CARD($guise) }として出す
   *[other] { CARD($card) }を{ CARD($guise) }として出す（{ CARD($price) }を捨てる）
}
table-lay-for = { CARD($price) }を捨てて{ CARD($card) }を出す
table-send-home = { CARD($card) }を手札に戻す
# Ribbons on cards that can be chosen: to be given up, to be copied by the Imposter, to be sent home.
table-price-tag = 捨てる？
table-copy-tag = 化ける
table-home-tag = 戻す
table-you-are-stuck = もう手がなく、あなたの負けです。
table-is-stuck = もう手がなく、{ $name }の負けです。
table-stuck-on-top = { $held ->
    [1] 最後の手札は{ CARD($top) }（{ $number }）に出せません。{ $asks }カードを出せなければ負けです（HI-3）。
   *[other] 手札{ $held }枚のどれも、{ CARD($top) }（{ $number }）に出せません。{ $asks }カードを出せなければ負けです（HI-3）。
}
table-stuck-opening = 手札にラインを始められるカードがありません。カードを出せなければ負けです（HI-3、HI-7）。
table-stuck-without-card = 手札がもうありません。カードを出せなければ負けです（HI-3）。
table-stuck-touch = カードに触れると、出せない理由が読めます。
# The table in sentences.
table-line-told = ラインは下から{ CARD($cards) }。全部で{ $size }枚と数えます。
table-empty-line-told = ラインは空です。
table-you-hold = { $count ->
    [0] あなたの手札はありません。
   *[other] あなたの手札は{ CARD($cards) }です。
}
table-holds = { $count ->
    [0] { $name }の手札はありません。
   *[other] { $name }の手札は{ CARD($cards) }です。
}
# At the terminal.
table-seat = { $turn ->
    [true] { SEAT($seat) }（{ $seat }） ◄ 手番
   *[false] { SEAT($seat) }（{ $seat }）
}
table-no-cards = 手札なし
# $tower: the Tower lies in the Line.
table-line-marked = { $tower ->
    [true] ライン（{ $n }枚、塔は2枚と数えます）：一番上は{ $mark }
   *[false] ライン（{ $n }枚）：一番上は{ $mark }
}
# Of the Line.
table-empty = 空
table-out-of-the-game = 除外されたカード
table-guised = { CARD($guise) }に化けた{ CARD($card) }

## The first game, step by step

# The learner is Gold. The cards and numbers are those of one recorded game.
guide-1 = あなたはゴールドです。14枚はすべて表向きで、7枚があなたの、7枚がパープルの手札です。ラインに出せなくなった方の負けです。
guide-2 = 偽者を持つあなたが先手です。光っているカードが出せます。女男爵（10）でラインを始めましょう。
guide-3 = 小さい数字の上に大きい数字を出しますが、効果による例外もあり、ドラゴン（9）は女男爵をさらえます。そのドラゴンも、騎士なら討ち取れます。
guide-4 = パープルの塔（4）が、代償に暗殺者を捨てて、あなたの騎士の上に出ました。一番上のカードの横で、次に何を出せるかがいつでも読めます。
guide-5 = 外科医（5）はカードを手札に戻します。まずあなたがラインのパープルのカードを、次にパープルがあなたのカードを1枚。出してみましょう。
guide-6 = 塔を戻しましょう。塔はラインのどこにあっても2枚と数えます。ラインの長さは目盛りで分かります。
guide-7 = パープルがまた代償を払って塔を出しました。あなたの偽者は、下にあるパープルのカードに化けられます。この番だけ、ドラゴン（9）になりましょう。
guide-8 = 病み人はどの奇数にも出せて、その上に王家は出せません。カードを持ち上げると、パープルが応じられるカードの縁が破線になります。
guide-9 = 魔術師の上では効果が働かず、9～13だけが出せます。パープルの手札は農奴と簒奪者だけ。さあ、魔術師を出しましょう。
guide-10 = パープルにはもう手がなく、玉座はあなたのものです。出す前に相手の応じ手を数えること。それがこのゲームの極意です。

## 2回目のレッスン

lesson-1 = パープルの手札は簒奪者と国王だけです。相手の応手がいちばん少なくなるカードはどれでしょう。
lesson-1-why = 魔術師の上に出せるのは9～13だけ。パープルは国王を出すしかなく、それを暗殺者が仕留めます。簒奪者には出す場所がありません。
lesson-2 = パープルの偽者が、ドラゴンの姿で出ています。手札の国王は、いま出しますか、あとにしますか。
lesson-2-why = 騎士の上にパープルが出せるのは大司祭だけで、その上に国王が出せます。強いカードは、もう応手がなくなる最後まで取っておきましょう。
lesson-3 = パープルの手札は農奴、王妃、偽者です。3枚のうち1枚は最後まで残すべきカードです。いま出すのはどれでしょう。
lesson-3-why = 国王を出せば、パープルは偽者を使うしかありません。暗殺者は王妃を待ちます。その上に暗殺者を出せば、もう何も続きません。
lesson-end = 出す前に、相手がまだ応じられるカードを2手先まで数えましょう。さあ、本番で試してください。
