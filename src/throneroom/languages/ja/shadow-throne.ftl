# Shadow Throne

title = 影の玉座
about = ドラフトして、ひそかに選ぶ。帝国、反乱軍、教会がぶつかる四つの波。勝者に賭けた人が得をします。
summary = 人物を6枚ドラフトし、四つの波に1枚ずつ、全員が同時にひそかに送り出します。戦力の最も大きい勢力が戦いに勝ち、その人物が影響力をもたらします。影響力が{ $target }に届くと対局が終わります。

## What a table may choose

option-target = 対局が終わる影響力

## Cards

# The form .short stands on the card, where there is little room.

-no-ability = 能力なし。

card-dutiful-peasant = 律儀な農民
    .short = 農民
    .text = { -no-ability }
card-loyal-soldier = 忠実な兵士
    .short = 兵士
    .text = { -no-ability }
card-tax-collector = 徴税人
    .text = { -no-ability }
card-kings-guard = 国王の近衛兵
    .short = 王の近衛
    .text = { -no-ability }
card-benthon-knights = ベントン騎士団
    .short = 騎士団
    .text = この波にいる他勢力の平民をすべて倒す。
card-captain-khamon-phabos = カモン・ファボス隊長
    .short = カモン
    .text = { -no-ability }
card-anna-lys = アンナ・リス
    .full = 未亡人を生むアンナ・リス
    .text = この波にいる他勢力の精鋭をすべて倒す。
card-datura = ダチュラ
    .full = 錯乱の暗殺者ダチュラ
    .text = この波にいる他勢力の貴族をすべて倒す。
card-king-kyros = キュロス王
    .short = キュロス
    .text = 手札から帝国の人物をもう1人、口止め料なしで送り出せる。
card-defiant-slave = 反抗的な奴隷
    .short = 奴隷
    .text = { -no-ability }
card-mutinous-soldier = 反逆の兵士
    .short = 反逆兵
    .text = { -no-ability }
card-outlaw = 無法者
    .text = { -no-ability }
card-queens-guard = 女王の近衛兵
    .short = 女王の近衛
    .text = { -no-ability }
card-phabos-scouts = ファボス斥候隊
    .short = 斥候隊
    .text = この波にいるほかの反乱軍は、戦力が1増える。
card-langman = ラングマン
    .full = 王冠の棘ラングマン
    .text = 反乱軍が負けた戦いの終わりに生きていれば、次の戦いにも残る。
card-picureas = ピキュレアス
    .full = 薔薇の子ピキュレアス
    .text = 次の波の反乱軍は、戦力が1増える。
card-sythera = シセラ
    .full = ささやくシセラ
    .text = この波にいる他勢力の順序2と3の能力を封じる。
card-queen-eletheria = エレテリア女王
    .short = エレテリア
    .text = この波とそれ以前の波で生きている反乱軍の平民は、戦力が1増える。
card-pious-peasant = 敬虔な農民
    .short = 農民
    .text = { -no-ability }
card-warrior-monk = 武装修道士
    .short = 修道士
    .text = { -no-ability }
card-tithe-master = 十分の一税官
    .short = 税官
    .text = { -no-ability }
card-godesea-knights = ゴデシー騎士団
    .short = ゴデシー
    .text = { -no-ability }
card-shepherd-of-the-lost = 迷い子の牧者
    .short = 牧者
    .text = この波にいる他勢力の平民をすべて改宗させる。
card-simone = シモーネ
    .full = 受難者シモーネ
    .text = 死ぬと、プレイヤーはすぐに影響力5を得る。
card-protis = プロティス
    .full = 罪を赦すプロティス
    .text = この波にいる他勢力の精鋭をすべて改宗させる。
card-thavna = タヴナ
    .full = 啓示者タヴナ
    .text = プレイヤーの金貨が残り0枚か1枚なら、戦力が3増える。
card-princess-beatrice = ベアトリス王女
    .short = ベアトリス
    .text = この波にいる他勢力の平民をすべて改宗させ、その戦力を1ずつ増やす。

## What is printed on cards: each with the words that it can be

stat-faction = 勢力
    .Empire = 帝国
    .Rebels = 反乱軍
    .Church = 教会
stat-rank = 身分
    .commoner = 平民
    .elite = 精鋭
    .noble = 貴族
stat-power = 戦力
stat-influence = 影響力
stat-gold = 金貨
stat-consolation-gold = 見舞金
stat-order = 順序

## Parts of other messages

character = { SEAT($seat) }の{ CARD($card) }
strengthened = { SEAT($seat) }の{ CARD($card) }に戦力+{ $power }
side = { $faction ->
    [Empire] 帝国
    [Rebels] 反乱軍
   *[Church] 教会
}

## Only for other messages here, to be written once

of-rank = { $rank ->
    [commoner] 平民
    [elite] 精鋭
   *[noble] 貴族
}{ $count }人

## Events: before and after the battle

game-begun = 金貨は3枚ずつ。影響力が{ $target }に届くと対局が終わります。
battle-begun = 第{ $battle }戦の始まりです。全員に候補のカードが6枚ずつ配られます。
langman-stays = { CARD($card) }は次の戦いも{ SEAT($seat) }のもとに残ります。
card-taken = { $card ->
    [none] { SEAT($seat) }が候補から1枚取りました。
   *[other] { SEAT($seat) }が候補から{ CARD($card) }を取りました。
}
pools-passed = 全員が1枚取り、候補を左隣に回します。
pools-gone = 候補がなくなりました。いざ、戦いへ！
card-kept = { $card ->
    [none] { SEAT($seat) }が手元に残す1枚を選びました。
   *[other] { SEAT($seat) }が{ CARD($card) }を手元に残しました。
}

## Events: a wave

card-laid = { $card ->
    [none] { SEAT($seat) }が1枚伏せました。
   *[other] { SEAT($seat) }が{ CARD($card) }をひそかに伏せました。
}
wave-revealed = 第{ $wave }波、公開です。
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) }が{ CARD($card) }を送り出し、口止め料を引いて金貨{ $gold }枚を得ました。
       *[false] { SEAT($seat) }が{ CARD($card) }を送り出し、金貨{ $gold }枚を得ました。
    }
    [pays] { $hush ->
        [true] { SEAT($seat) }が口止め料込みの金貨{ $gold }枚で{ CARD($card) }を送り出しました。
       *[false] { SEAT($seat) }が金貨{ $gold }枚で{ CARD($card) }を送り出しました。
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) }が{ CARD($card) }を送り出しましたが、収入は口止め料に消えました。
       *[false] { SEAT($seat) }が{ CARD($card) }をただで送り出しました。
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) }は{ CARD($card) }に金貨{ $cost }枚（口止め料込み）を払えません。カードは裏向きになり、{ SEAT($seat) }は金貨1枚を得ました。
   *[false] { SEAT($seat) }は{ CARD($card) }に金貨{ $cost }枚を払えません。カードは裏向きになり、{ SEAT($seat) }は金貨1枚を得ました。
}
kyros-asks = { CARD($card) }が手を挙げました。帝国のだれが続くでしょうか？
# The card is the one that King Kyros calls.
extra-called = { $purse ->
    [collects] キュロス王が{ CARD($card) }を{ SEAT($seat) }のもとに呼びました（収入は金貨{ $gold }枚）。
    [pays] キュロス王が{ CARD($card) }を{ SEAT($seat) }のもとに呼びました（費用は金貨{ $gold }枚）。
   *[nothing] キュロス王が{ CARD($card) }を{ SEAT($seat) }のもとに呼びました（金貨の出入りなし）。
}
nobody-called = { CARD($card) }は{ SEAT($seat) }のもとにだれも呼びませんでした。
power-counted = 戦力：帝国{ $empire }、反乱軍{ $rebels }、教会{ $church }。

## Events: abilities

# { $actors } would name the characters that act, with their players.
picureas-prepared = ピキュレアスが道を開いていました。{ $targets }に戦力+{ $power }。
scouts-ride-ahead = { $companies ->
    [1] ファボス斥候隊が先駆けとなりました。{ $targets }。
   *[other] ファボス斥候隊2隊が先駆けとなりました。{ $targets }。
}
thavna-gains = { SEAT($seat) }の財布はほとんど空です。{ CARD($card) }に戦力+{ $power }。
silenced = { $count ->
   *[other] シセラがささやき、{ $targets }の能力が封じられました。
}
nobody-silenced = { CARD($card) }がささやきましたが、封じる相手はいませんでした。
killed = { $card ->
   *[other] { CARD($card) }が{ of-rank }を倒しました：{ $targets }。
}
martyred = { CARD($card) }が殉教しました。{ SEAT($seat) }は影響力{ $influence }を得ました。
converted = { $card ->
    [princess-beatrice] { CARD($card) }が{ of-rank }を改宗させました：{ $targets }。生きている者には戦力+1。
   *[other] { CARD($card) }が{ of-rank }を改宗させました：{ $targets }。
}
eletheria-calls = エレテリア女王が民に呼びかけました。{ $targets }に戦力+{ $power }。

## Events: the result

battle-won = { $faction ->
    [Empire] 帝国が戦いに勝ちました。
    [Rebels] 反乱軍が戦いに勝ちました。
   *[Church] 教会が戦いに勝ちました。
}
battle-shared = { $sides }がともに戦いに勝ちました。
rewarded = { $gold ->
    [0] { $influence ->
        [0] { SEAT($seat) }は影響力を得られず、合計{ $total }のままです。
       *[other] { SEAT($seat) }は影響力{ $influence }を得て、合計{ $total }になりました。
    }
   *[other] { $influence ->
        [0] { SEAT($seat) }は見舞金として金貨{ $gold }枚を得ました。影響力は{ $total }のままです。
       *[other] { SEAT($seat) }は影響力{ $influence }と見舞金の金貨{ $gold }枚を得て、影響力は合計{ $total }になりました。
    }
}
won = { SEAT($winner) }が影響力{ $influence }で勝ちました。
won-by-gold = { SEAT($winner) }が影響力{ $influence }で勝ちました。影響力が並んだ中で、金貨{ $gold }枚が最多でした。
nobody-won = 勝者はいません。{ SEAT($seats) }が影響力{ $influence }、金貨{ $gold }枚で並びました。

## Questions

to-take = { $left ->
    [1] { SEAT($seats) }が候補の最後の1枚を取ります。
   *[other] { SEAT($seats) }が候補{ $left }枚から1枚取ります。
}
to-choose = { SEAT($seats) }が第{ $battle }戦、第{ $wave }波の人物を選びます。
to-call = { SEAT($seat) }はキュロス王とともに、帝国の人物をもう1人送り出せます。
to-keep = { SEAT($seats) }が次の戦いのために1枚残します。

## Reasons

# Words such as "draft CARD" are commands, and stay as they are.
take-now = 候補を回しています。「draft CARD」で1枚取ってください
choose-now = 第{ $wave }波を選んでいます。「play CARD」で人物を送り出してください
answer-now = キュロス王が呼んでいます。「extra CARD」か「no extra」で答えてください
keep-now = 戦いは終わりました。「keep CARD」で使わなかったカードを1枚残してください
not-in-pool = { $held ->
    [true] { CARD($card) }は目の前の候補にありません。前に取っています
   *[false] { CARD($card) }は目の前の候補にありません
}
not-of-the-empire = { $faction ->
    [Rebels] { CARD($card) }は反乱軍です。キュロス王が呼べるのは帝国の人物だけです
   *[Church] { CARD($card) }は教会です。キュロス王が呼べるのは帝国の人物だけです
}
cannot-pay = { CARD($card) }には金貨{ $cost }枚が必要で、あなたの金貨は{ $gold }枚です。追加のカードは払えなければ出せません
not-in-hand = { CARD($card) }は手札にありません
in-line-already = { $down ->
    [true] { CARD($card) }はもうあなたの列で裏向きになっていて、手札にはありません
   *[false] { CARD($card) }はもう戦いに出ていて、手札にはありません
}

## The rules in short

rule-st-1 = 人物54枚の山札が一つ、金貨は各自3枚です。
rule-st-2 = 全員に候補が6枚ずつ配られます。1枚取って残りを左隣に回し、候補がなくなるまで続けます。前の戦いから残したカードは加えません。
rule-st-3 = 一つの戦いの間に分かるのは、自分に回ってきた候補の、来た時の中身です。そのほかの隠れたカードは分かりません。
rule-st-4 = 波は四つ。全員が手札から1枚をひそかに選び、一斉に公開します。
rule-st-5 = 公開したら、人物の収入を得るか、費用を払います。
rule-st-6 = 口止め料：直前の波で出したのと同じ（書かれた）勢力の人物は、金貨1枚余分にかかります。積み重ならず、裏向きのカードではかかりません。
rule-st-7 = 払えない人はカードを裏向きにし、戦いから外して、金貨1枚を得ます。選ぶことはできません。
rule-st-8 = 能力は1、2、3の順序で働きます。同じ順序は同時で、追加のカード、影響を受ける全員の決定、すべての効果と進みます。同時に倒され改宗させられた者は教会の死者、同時に倒され戦力を得た者はただの死者です。
rule-st-9 = より早い順序で倒された人物の能力は働きません。同じ順序で倒されたなら働きます。
rule-st-10 = 死者の戦力は0、影響力は半分（端数切り捨て）、見舞金は全額です。トークンを失い、もう何の影響も受けません。倒す能力は帝国の者には及びません。
rule-st-11 = 改宗した人物は、戦力、影響力、見舞金では教会に数えます。口止め料には関わりません。
rule-st-12 = トークンは1個で戦力1です。改宗しても、死ぬか戦いが終わるまで残ります。
rule-st-13 = ファボス斥候隊は、同じ波のほかの反乱軍に戦力1を与えます。二つの斥候隊は互いにも与えます。
rule-st-14 = ピキュレアスは、次の波で公開される反乱軍に戦力1を与えます。死んでいても働きます。
rule-st-15 = エレテリア女王は、その波とそれ以前の波で生きている、全員の反乱軍の平民に戦力1を与えます。
rule-st-16 = シセラは、同じ波の他勢力の順序2と3を封じます。キュロス王は追加のカードを出せません。
rule-st-17 = キュロス王：順序3のとき、払える帝国のカードを口止め料なしで送り出せます。同じ波に属し、順序3だけが及び、その能力は順序3で働きます。
rule-st-18 = シモーネが死ぬと、プレイヤーはすぐに影響力5を得ます。それでも対局が終わるのは戦いの後です。
rule-st-19 = 全員が払った後、プレイヤーの金貨が1枚以下なら、タヴナの戦力は3増えます。
rule-st-20 = ラングマンは、反乱軍が負けた戦いの後に生きていれば次の戦いに残ります。その波の影響は受けず、戦いの後に去ります。
rule-st-21 = 波が終わるたびに、各勢力の戦力を公開します。
rule-st-22 = 戦力が最大の勢力が勝ち、並べばともに勝ちます。勝った勢力の人物は影響力を、ほかの人物は見舞金をもたらします。
rule-st-23 = 影響力が{ $target }に届くと対局が終わります。影響力、次に金貨の多い人が勝ちます。それでも並べば勝者なしです。
rule-st-24 = 終わらなければ、各自が使わなかったカードを1枚残します。残ったラングマンのほかは、すべて次の山札になります。
rule-st-25 = 同じ波に無法者、迷い子の牧者、エレテリア女王がいれば、無法者は戦力+1で教会に属します。
rule-st-26 = 手札、候補、選択、残したカードと捨てたカードは非公開です。同じカードは一つの選択肢です。金貨、影響力、公開されたものは、裏向きのカードも含めて公開です。

## The table

# Where the game is, in the bar: battle 2, the third pick of six, and the influence that ends the game.
table-where-draft = 第{ $battle }戦 · { $pick }/6枚目 · 目標{ $target }
table-where-wave = 第{ $battle }戦 · 波{ $wave }/4 · 目標{ $target }
table-where-keep = 第{ $battle }戦終了 · 目標{ $target }
table-where-over = 全{ $battles }戦で終了
# A heading of the log.
table-battle-number = 第{ $battle }戦
# The heading of a column, and of a part of the log; in the column 0 lies a Langman who stayed from the last battle.
table-wave = { $wave ->
    [0] 残留
   *[other] 第{ $wave }波
}
# Beside the sign of influence: how much ends the game.
table-to = 目標{ $target }

table-factions = 三つの勢力
# What a faction is called on its own.
table-faction = { $faction ->
    [Empire] { stat-faction.Empire }
    [Rebels] { stat-faction.Rebels }
   *[Church] { stat-faction.Church }
}
# Under the name of a faction: how it stands in the battle. There is little room on a phone: $short is true there.
table-leads = { $short ->
    [true] { $by }リード
   *[false] { $by }リード
}
table-tied = { $short ->
    [true] 互角
   *[false] 互角で首位
}
table-behind = { $short ->
    [true] { $by }及ばず
   *[false] 首位に{ $by }及ばず
}
table-nobody = { $short ->
    [true] なし
   *[false] まだなし
}
table-won = { $short ->
    [true] 勝利
   *[false] 戦いに勝利
}
table-lost = { $short ->
    [true] 敗北
   *[false] 戦いに敗北
}
# Behind these: what you get if the faction wins.
table-brings = あなたに影響力{ $influence }

table-the-battle = 戦い
table-line = あなたの列
table-line-of = { $name }の列
# Where your card of this wave is to lie: on the empty place, and for those who do not see it.
table-your-card = 出す札
table-place-here = 第{ $wave }波のあなたの場所
# What a player does now.
table-thinking = 考え中
table-choosing = 選択中
# A player's secret choice is made.
table-sealed = 伏せ済み
# On the card that you keep for the next battle.
table-kept = 残す
table-influence = 影響力{ $n }
table-gold = 金貨{ $n }枚
table-sealed-own = あなたの伏せたカード：{ CARD($card) }
table-sealed-of = { $name }の伏せたカード：{ CARD($card) }

# On a character, and beside it.
table-dead = 死亡
# A flag on a character that was converted: it belongs to the Church now.
table-flag-church = 教会
# On a character: power that it has gained.
table-token = +{ $n }
# The character lies face down, since its player had too little gold.
table-could-not-pay = 金貨不足
table-not-in-battle = 戦いの外
table-half-influence = 影響力は半分
table-converted = 改宗
table-church-now = いまは教会
# Where the power of a character comes from: what is printed, and its tokens.
table-tokens = { $printed }とトークン{ $tokens }個
table-called = キュロス王の呼び出し
table-stayed = 残留
# What a character counts now. $side is its faction, or "could not pay", "dead", "Church now"; $why is "half influence", "called by Kyros" and so on.
table-now = { $why ->
    [none] 戦力{ $power }、{ $side }
   *[other] 戦力{ $power }、{ $side }、{ $why }
}
# A character in a player's line, for those who do not see it; $now as above. A Langman can be from the last battle.
table-character = { $wave ->
    [0] { CARD($card) }、前の戦いから、{ $now }
   *[other] { CARD($card) }、第{ $wave }波、{ $now }
}
# A card in the hand or in the pool, for those who do not see it, and how many of them there are. $gold has its sign.
table-card = { $copies ->
    [1] { CARD($card, form: "full") }、戦力{ $power }、{ $faction }、影響力{ $influence }、金貨{ $gold }
   *[other] { CARD($card, form: "full") }、{ $copies }枚、戦力{ $power }、{ $faction }、影響力{ $influence }、金貨{ $gold }
}
table-copies = ×{ $n }
# Langman, who has stayed from the last battle.
table-card-stayed = { CARD($card) }残留

table-pool = 候補
table-pool-of = { $name }の候補
# The cards that you have passed on to the left, by picks.
table-passed = この戦いで回したカード
table-pick = { $round }枚目
table-passed-in = この戦いで回したカード、{ $round }枚目
# On the empty place where the next card that you take will lie.
table-next-pick = 次の1枚
table-take-here = 手札へ
table-hand = あなたの手札
table-hand-of = { $name }の手札
table-hidden = 裏向きのカード{ $n }枚

# On a card: what it brings or costs, hush money included. $price has its sign.
table-hush = 口止め：{ $price }
# On a card that you cannot pay for.
table-too-dear = 金貨不足
# What the card that you have lifted would bring or cost.
table-cost = { $purse ->
    [collects] 金貨{ $gold }枚を得ます。
    [pays] 金貨{ $gold }枚を払います。
   *[nothing] 費用はかかりません。
}
table-cost-hushed = { $purse ->
    [collects] 口止め料を引いて、金貨{ $gold }枚だけを得ます。
    [pays] 口止め料込みで、金貨{ $gold }枚を払います。
   *[nothing] 収入は口止め料に消えます。
}
table-turns-down = 金貨が足りません。カードは裏向きになり、金貨1枚を得ます。
# How much power the faction of the card would have.
table-would-have = { $faction ->
    [Empire] これだけで、帝国の戦力は{ $power }になります。
    [Rebels] これだけで、反乱軍の戦力は{ $power }になります。
   *[Church] これだけで、教会の戦力は{ $power }になります。
}

# What is asked: first a few words that stand out (...-lead), then the question. "It" is the card that you have lifted.
table-ask-draft-lead = 6枚中{ $round }枚目。
table-ask-draft = 1枚取ってください。残りは{ $name }に回ります。
table-ask-draft-last = 最後の1枚はあなたのものです。
table-ask-take = { CARD($card) }を取りますか？
table-ask-take-it = 取る
table-ask-wave-lead = 第{ $wave }波、秘密の選択。
table-ask-wave = だれを送り出しますか？
table-ask-seal = { CARD($card) }を伏せますか？
table-ask-seal-it = 伏せる
table-ask-hush = { $faction ->
    [Empire] 直前に帝国を送り出したので、続けて出すと金貨1枚余分にかかります。
    [Rebels] 直前に反乱軍を送り出したので、続けて出すと金貨1枚余分にかかります。
   *[Church] 直前に教会を送り出したので、続けて出すと金貨1枚余分にかかります。
}
# The next two follow this one.
table-ask-extra-lead = キュロス王の呼び出し。
table-ask-extra = 帝国の人物をもう1人送り出しますか？　金貨は{ $gold }枚です。
table-ask-extra-none = 金貨{ $gold }枚で呼べる人物は手札にいません。
table-ask-extra-small = 口止め料はかからず、カードはすぐこの波に加わります。
# A button: King Kyros calls nobody.
table-ask-no-extra = 呼ばない
table-ask-rival-extra = { $name }のキュロス王は、帝国の人物をもう1人呼べます。
table-ask-keep-lead = 戦い終了。
table-ask-keep = 次の戦いのために1枚残してください。
table-ask-keep-small = ほかのカードは、見せずに山札に戻ります。
table-ask-you-and = あなたと{ LIST($names) }を待っています。

# Why, while an event is told.
table-why-killed = 死者の戦力は0、影響力は半分です（ST-10）。
table-why-poor = 払えないカードは裏向きになり、戦いに加わりません（ST-7）。
table-why-result = 勝った勢力の人物は影響力を（死者は半分）、ほかの人物は見舞金をもたらします（ST-22）。

# The lines of the score: influence, and at last gold.
table-score-before = 最後の戦いの前まで
table-score-won = 最後の戦いで勝った人物
table-score-martyr = シモーネの死
table-score-total = 影響力
table-score-gold = 金貨
table-score-gold-note = 影響力が同じなら金貨で決まります

# The whole table in words, for those who do not see it.
table-in-words-battle = { $drafting ->
    [true] 第{ $battle }戦。影響力{ $target }で対局が終わります。
   *[false] 第{ $battle }戦、第{ $wave }波（全4波）。影響力{ $target }で対局が終わります。
}
table-in-words-player = { $line ->
    [none] { $name }：影響力{ $influence }、金貨{ $gold }枚。カードはまだありません。
   *[other] { $name }：影響力{ $influence }、金貨{ $gold }枚。{ $line }。
}
# For $now in table-character.
table-in-words-counts = { $faction }、戦力{ $power }
# One character of a line after another.
table-in-words-next = { $before }。{ $next }
table-in-words-pool = { $count ->
    [0] 候補：まだありません。
   *[other] 候補：{ CARD($cards) }。
}
table-in-words-hand = { $count ->
    [0] あなたの手札：まだありません。
   *[other] あなたの手札：{ CARD($cards) }。
}
table-in-words-hand-of = { $count ->
    [0] { $name }の手札：まだありません。
   *[other] { $name }の手札：{ CARD($cards) }。
}

# On a terminal: $mark is the sign of a faction.
-legend = （{ stat-power }/{ stat-influence }/{ stat-gold }）
table-head = { $stage ->
    [draft] 第{ $battle }戦、候補を回しています（{ $round }/6枚目）。影響力{ $target }で対局が終わります。
    [wave] 第{ $battle }戦、第{ $wave }波（全4波）。影響力{ $target }で対局が終わります。
    [extra] 第{ $battle }戦、第{ $wave }波（全4波）、キュロス王の呼び出し。影響力{ $target }で対局が終わります。
    [keep] 第{ $battle }戦終了、1枚残します。影響力{ $target }で対局が終わります。
   *[over] 第{ $battle }戦、終局。影響力{ $target }で対局が終わります。
}
table-power = { $leads ->
    [true] { $mark } { $faction } { $power } ◄ リード
   *[false] { $mark } { $faction } { $power }
}
table-seat = { $you ->
    [true] { SEAT($seat) }（あなた）
   *[false] { SEAT($seat) }
}
table-has-influence = 影響力{ $n }
table-has-gold = 金貨{ $n }枚
table-in-hand = 手札{ $n }枚
table-hush-money-for = { $mark } { $faction }に口止め料
table-is-thinking = ◄ { table-thinking }
table-has-chosen = 選択済み
table-has-chosen-card = { CARD($card) }を選択済み
# Where a card of a line was laid: in which wave, with + if King Kyros called it.
table-place = { $wave ->
    [0] { table-stayed }
   *[other] { $extra ->
        [true] { $wave }+
       *[false] { $wave }.
    }
}
table-face-down = { $place } [{ CARD($card) }、裏向き]
# $notes: "+1", "converted" and so on.
table-laid = { $notes ->
    [none] { $place } { $mark }{ $power } { CARD($card) }
   *[other] { $place } { $mark }{ $power } { CARD($card) }（{ $notes }）
}
table-next-note = { $before }、{ $next }
# Before the cards of a hand.
table-open-hand = 手札：
table-pool-before = { SEAT($seat) }の前の候補
table-your-pool = あなたの前の候補{ -legend }
table-your-hand = あなたの手札{ -legend }
table-empty-hand = なし
table-passed-on = あなたが回した候補
table-round = { $round }枚目：
# $numbers: power, influence and gold.
table-printed = { $mark }{ CARD($card) } { $numbers }
table-offer = { $hush ->
    [true] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers } 口止め
       *[false] { $mark }{ CARD($card) } { $numbers } 口止め { table-too-dear }
    }
   *[false] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers }
       *[false] { $mark }{ CARD($card) } { $numbers } { table-too-dear }
    }
}

## The first game, step by step

# The names of cards and what stands at the table are called here as they are above.

guide-1 = 帝国、反乱軍、教会が玉座を争い、あなたはどの陣営にもカードを送れます。勝った勢力から影響力を得て、15に届いた人が出ると対局は終わりです。
guide-2 = 候補から1枚取り、残りは左隣に回します。ファボス斥候隊は戦力2で費用は金貨2枚、同じ波のほかの反乱軍を強めます。
guide-3 = この候補は、右隣の人が1枚取って回してきたものです。反逆の兵士も反乱軍で、金貨1枚をもたらします。取りましょう。
guide-4 = 手札は6枚、波は四つ。波ごとに全員がひそかに1枚を送り出します。金貨は3枚、まずは収入から。忠実な兵士を伏せましょう。
guide-5 = ベントン騎士団が無法者を倒しました。死者の戦力は0、影響力は半分です。あなたの兵士は同じ帝国なので、無事でした。
guide-6 = 直前に送り出した勢力には、口止め料が金貨1枚かかります。リボンを見てください。帝国の次の反乱軍にはかかりません。斥候隊を伏せましょう。
guide-7 = あなたの斥候隊が相手の反逆の兵士に+1を与え、反乱軍がリードしました。国王の近衛兵は費用が足りず、裏向きで戦いの外。持ち主は金貨1枚を得ました。
guide-8 = 反逆の兵士は2枚続けての反乱軍です。収入は口止め料に消えますが、それでも送り出しましょう。
guide-9 = 牧者がこの波の平民をすべて改宗させ、あなたの兵士もいまは教会です。反乱軍のリードは1だけ。金貨1枚で反抗的な奴隷を送り出しましょう。
guide-10 = 反乱軍の勝ちです。斥候隊と奴隷が、あなたに影響力3をもたらしました。各自が使わなかった1枚を残し、次の戦いが新しい候補で始まります。

## 2回目のレッスン

lesson-1 = この戦いの最後の波です。帝国9、反乱軍6、教会2。どの勢力を、どのカードで支えますか。
lesson-1-why = 帝国は3リードしていて、まず追いつかれません。戦力より影響力を送りましょう。キュロス王の影響力がいちばん大きく、帝国のカードをもう1枚続けられます。
lesson-2 = 教会が5でリードし、あなたの影響力も4がそこにあります。Ysoldeはあと2で対局を終わらせます。金貨は4枚。だれを支えますか。
lesson-2-why = 自分の影響力がある側を支えましょう。タヴナは最後の金貨を使い切るので戦力が3増え、この戦いに勝てばYsoldeを追い抜けます。
lesson-3 = 最後の波です。反乱軍6、帝国3、教会2。カモンなら帝国が9に、シセラなら反乱軍が9になります。だれを支えますか。
lesson-3-why = カモンは戦いをひっくり返します。口止め料もかからず、帝国にだれもいないCorvinは何も得られません。戦力は、勝者が変わる所でこそ生きます。
lesson-end = 波の前に、だれが勝ちそうか、そこに自分の何があるかを考えましょう。戦力が勝敗を決め、影響力が実りをくれます。さあ、本番で試してください。
