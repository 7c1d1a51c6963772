# Battle For The Throne

title = 玉座争奪戦
about = 敵のジャック、クイーン、そしてキングを討つ。最後まで残ったキングが勝者です。
summary = 各自に山札と手札5枚、そして宮廷があります。前にジャック、その後ろにクイーン、一番奥にキング。数札、エース、キングの突撃で敵の列を破りましょう。キングを失えば脱落、最後のキングが勝ちます。

## What a table may choose

option-jokers = 各自の山札に入れるジョーカーの枚数

## Cards

-jack-text = 前列の人物、10点。
-queen-text = 中列の人物、15点。
-king-text = 人物、20点。手札から：自分のキングを治療する、どのスートにも10点で突撃する、または自分の人物1人と代わって参陣する。
-ace-text = 異なるスートのジャックかクイーンを一撃で倒す。キングと盾には1点、同じ色の別のスートなら0点。
attack-text = 攻撃：異なる色には{ $number }点、同じ色の別のスートには半分（端数切り捨て）、同じスートには使えない。

# The numbers are those from 2 to 10.
card-c = クラブの{ $number }
    .text = { attack-text }
card-d = ダイヤの{ $number }
    .text = { attack-text }
card-h = ハートの{ $number }
    .text = { attack-text }
card-s = スペードの{ $number }
    .text = { attack-text }
card-jc = クラブのジャック
    .text = { -jack-text }
card-jd = ダイヤのジャック
    .text = { -jack-text }
card-jh = ハートのジャック
    .text = { -jack-text }
card-js = スペードのジャック
    .text = { -jack-text }
card-qc = クラブのクイーン
    .text = { -queen-text }
card-qd = ダイヤのクイーン
    .text = { -queen-text }
card-qh = ハートのクイーン
    .text = { -queen-text }
card-qs = スペードのクイーン
    .text = { -queen-text }
card-kc = クラブのキング
    .text = { -king-text }
card-kd = ダイヤのキング
    .text = { -king-text }
card-kh = ハートのキング
    .text = { -king-text }
card-ks = スペードのキング
    .text = { -king-text }
card-ac = クラブのエース
    .text = { -ace-text }
card-ad = ダイヤのエース
    .text = { -ace-text }
card-ah = ハートのエース
    .text = { -ace-text }
card-as = スペードのエース
    .text = { -ace-text }
card-joker = ジョーカー
    .text = 道化：自分の人物への攻撃を、いつでも打ち消す。または1対局に一度、キングの前に立つ20点の盾になる。

## What is printed on cards: each with the words that it can be

stat-points = 点
    .shield = 盾なら20
stat-suit = スート
    .clubs = クラブ
    .diamonds = ダイヤ
    .hearts = ハート
    .spades = スペード
stat-colour = 色
    .black = 黒
    .red = 赤

## Parts of other messages

# A place as it is written in decisions (`attack 9c p2 jack 1`), with the player's name.
spot = { $rank ->
    [jack] { SEAT($seat) }のジャックの列{ $place }番
    [queen] { SEAT($seat) }のクイーンの列{ $place }番
    [king] { SEAT($seat) }のキング
   *[shield] { SEAT($seat) }の盾
}
# A King counts as a plain character in the ranks of Jacks and Queens, so his rank is told there.
character = { $rank ->
    [shield] 盾
    [king] { CARD($card) }
    [queen] { $rallied ->
        [true] クイーンの列の{ CARD($card) }
       *[false] { CARD($card) }
    }
   *[jack] { $rallied ->
        [true] ジャックの列の{ CARD($card) }
       *[false] { CARD($card) }
    }
}
    .your = あなたの{ character }
    .whose = { SEAT($seat) }の{ character }
# What somebody draws; .drew is the end of a sentence.
seen-cards = { CARD($cards) }
    .drew = { CARD($cards) }を引きました
counted-cards = { $count }枚
    .drew = { $count ->
        [0] 1枚も引きませんでした
       *[other] { $count }枚引きました
    }
# For the list in to-choose.
chooses = { $rank ->
    [king] { SEAT($seat) }はキング
    [queen] { SEAT($seat) }はクイーン
   *[jack] { SEAT($seat) }はジャック
}
in-discard-pile = あなたの捨て札にあります
in-court = あなたの宮廷に立っています
lies-on = { TEXT($target, form: "whose") }の上にあります
in-deck = あなたの山札にあります

## Events: the beginning

game-opened = { $jokers ->
    [0] { $players }人、各自52枚の山札、ジョーカーなし。最後まで残ったキングが勝ちます。
   *[other] { $players }人、各自52枚の山札とジョーカー{ $jokers }枚。最後まで残ったキングが勝ちます。
}
begun-later = { $question }
chosen-in-secret = { $rank ->
    [king] { SEAT($seat) }がひそかにキングを選びました。
    [queen] { SEAT($seat) }がひそかにクイーンを選びました。
   *[jack] { SEAT($seat) }がひそかにジャックを選びました。
}
chosen = { SEAT($seat) }が{ CARD($card) }を選びました。
court-revealed = { SEAT($seat) }の宮廷が公開されました：{ CARD($cards) }。
hands-drawn = 全員が山札を切り、5枚引きました。

## Events: rounds

round-begun = 第{ $round }ラウンド：さいころの結果、{ SEAT($first) }から始めます。
passed = { SEAT($seat) }がパスしました。
round-ended = { SEAT($seat) }もパスし、第{ $round }ラウンドが終わりました。{ SEAT($first) }から順に態勢を整えます。

## Events: attacks
## What an attack counts is told after the attack, or after it has been accepted.

attacked = { SEAT($seat) }が{ CARD($card) }で{ TEXT($target, form: "whose") }を攻撃しました。
charged = { SEAT($seat) }の{ CARD($card) }が{ TEXT($target, form: "whose") }に突撃しました。
jester-played = { SEAT($seat) }の道化が{ CARD($card) }を笑い話に変えました。どちらも捨て札になります。
accepted = { SEAT($seat) }が受けました。
attack-landed = { $halved ->
    [true] 半減して{ $points }点です。{ $target }は残り{ $left }点です。
   *[false] { $points }点です。{ $target }は残り{ $left }点です。
}
character-fell = { $halved ->
    [true] 半減して{ $points }点です。{ $target }が倒れました。
   *[false] { $points }点です。{ $target }が倒れました。
}
shield-broke = { $halved ->
    [true] 半減して{ $points }点です。盾が砕けました。
   *[false] { $points }点です。盾が砕けました。
}
destroyed-at-once = { $target }が一撃で倒れました。
king-lost = { SEAT($seat) }はキングを失い、脱落しました。
drew-honorably = 名誉の死により、{ SEAT($seat) }は{ TEXT($drawn, form: "drew") }。
drew-nothing-honorably = 名誉の死ですが、{ SEAT($seat) }はカードを引きませんでした。
sixth-discarded = { SEAT($seat) }は{ CARD($card) }を捨て、手札を5枚に戻しました。

## Events: other actions

king-healed = { SEAT($seat) }が{ CARD($card) }を捨ててキングを治療し、攻撃カード{ $attacks }枚を取り除きました。
king-rallied = { $attacks ->
    [0] { $replaced }に代わって、{ CARD($card) }が{ SEAT($seat) }のもとに参陣しました。
   *[other] { $replaced }に代わって、{ CARD($card) }が{ SEAT($seat) }のもとに参陣し、受けていた{ $points }点を引き継ぎました。
}
shield-raised = { SEAT($seat) }がジョーカーをキングの盾として掲げました（{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}）。
deployed = { $rank ->
    [queen] { SEAT($seat) }が{ CARD($card) }をクイーンの列に立たせました。
   *[jack] { SEAT($seat) }が{ CARD($card) }をジャックの列に立たせました。
}

## Events: the end of a round

hand-kept = { SEAT($seat) }は手札を捨てず、{ TEXT($drawn, form: "drew") }。
card-discarded = { SEAT($seat) }は{ CARD($card) }を捨て、{ TEXT($drawn, form: "drew") }。
deck-reformed = { $rest ->
    [0] { SEAT($seat) }は捨て札を切って{ $size }枚を新しい山札にし、{ TEXT($drawn, form: "drew") }。
   *[other] { SEAT($seat) }は捨て札を切って{ $size }枚を新しい山札にし（{ $rest }枚は捨て札のまま）、{ TEXT($drawn, form: "drew") }。
}
deck-left-empty = { SEAT($seat) }は山札を空のままにしました。
attack-removed = { SEAT($seat) }が{ $target }から{ SEAT($owner) }の{ CARD($card) }を取り除きました。
nothing-mended = { SEAT($seat) }は手当てをしませんでした。

## Events: the end of the game

last-king = { SEAT($seat) }の勝ちです。最後のキングが残りました。
victory-shared = 第{ $round }ラウンドが終わり、{ SEAT($winners) }が勝利を分け合いました。

## Questions

to-choose = 宮廷をひそかに選んでいます：{ $choices }。
to-act = 第{ $round }ラウンド：{ SEAT($seat) }が行動するか、パスします。
to-answer = { SEAT($owner) }の{ CARD($card) }が{ TEXT($target, form: "whose") }を襲います。{ SEAT($seat) }は応じるか、受けます。
to-draw-honorably = 名誉の死：{ SEAT($seat) }は1枚引けます。
to-discard-sixth = { SEAT($seat) }の手札は6枚です。1枚捨てなければなりません。
to-discard = 第{ $round }ラウンドの終わり：{ SEAT($seat) }は、5枚まで引く前に1枚捨てられます。
to-reform = 第{ $round }ラウンドの終わり：{ SEAT($seat) }の山札は空です。捨て札から作り直せます。
to-mend = 第{ $round }ラウンドの終わり：{ SEAT($seat) }は、自分の人物1人から一番上の攻撃を取り除けます。
won = { SEAT($winner) }の勝ちです。最後のキングが残りました。
won-together = 第{ $round }ラウンドが終わり、{ SEAT($winners) }が勝利を分け合いました。

## Reasons
## Words in quotes are decisions as they are typed: they are the same in all languages, but for CARD and OWN.

chosen-in-order = { $rank ->
    [king] キング、クイーン、ジャックの順に選びます。次はキングです
    [queen] キング、クイーン、ジャックの順に選びます。次はクイーンです
   *[jack] キング、クイーン、ジャックの順に選びます。次はジャックです
}
choose-first = { $rank ->
    [king] 先に宮廷を選んでください。次はキングのスートです
    [queen] 先に宮廷を選んでください。次はクイーンのスートです
   *[jack] 先に宮廷を選んでください。次はジャックのスートです
}
no-attack-to-answer = あなたの人物への攻撃はありません。いまは行動する番です
nobody-fell = あなたの人物は倒れていません。いまは行動する番です
no-discard-now = 捨てるのは、手札が5枚を超えたとき（いまは{ $held }枚）か、ラウンドの終わりです
no-reform-now = 山札を作り直せるのは、全員が続けてパスした後、ラウンドの終わりだけです
courts-stand = 宮廷はもう選ばれ、公開されています
round-goes-on = それは、全員が続けてパスした後、ラウンドの終わりにすることです
answer-first = 先に{ TEXT($target, form: "your") }への攻撃に答えてください：「jester」か「accept」
honor-first = あなたの人物が名誉の死を遂げました。先に「draw」か「decline」を選んでください
sixth-first = 手札が6枚あります。先に5枚まで減らしてください
discard-first = ラウンドの終わりです。先に「discard CARD」か「keep」を選ぶと、5枚まで引きます
discard-before-reform = 山札を作り直すのは、5枚まで引く間です。先に「discard CARD」か「keep」を選んでください
reform-first = 山札が空です。先に「reform」で捨て札から作り直すか、「stay」を選んでください
mend-first = ラウンドの終わりです。先に「mend OWN」か「skip」を選んでください
discard-is-over = 捨てられるのは引く前だけです。もう引いたので、「mend OWN」か「skip」を選んでください
not-in-hand = { CARD($card) }は手札にありません：{ $where }
no-joker = ジョーカーを持っていません
no-joker-to-answer = 応じるジョーカーを持っていません
own-character = { $spot }は自分のものです。攻撃カードは相手の人物に使います
no-such-seat = このテーブルに{ SEAT($seat) }はいません
already-out = { SEAT($seat) }はもう脱落しています
nobody-there = そこにはだれもいません：{ $spot }
shield-in-front = { SEAT($seat) }のキングは盾に守られています。先に盾を攻撃してください
rank-in-front = { $rank ->
    [queen] 前に{ SEAT($seat) }のクイーンの列があります。全員を倒すまで、{ $spot }は攻撃できません
   *[jack] 前に{ SEAT($seat) }のジャックの列があります。全員を倒すまで、{ $spot }は攻撃できません
}
own-suit = { CARD($card) }は、同じスートの{ CARD($target) }には使えません
own-suit-of-shield = 盾のスートはキングと同じ{ $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}です。同じスートの{ CARD($card) }は使えません
nothing-to-heal = あなたのキングには、治療する攻撃がありません
no-rally-abroad = { $spot }はあなたのものではありません。キングは自分の人物に代わって参陣します
no-rally-of-shield = キングが代わるのは人物です。盾とは代われません
nobody-to-replace = { $spot }にはだれもいません。キングは人物に代わって参陣します
shield-used = 盾はもう使いました。掲げられるのは1対局に一度です
no-mend-abroad = { $spot }はあなたのものではありません。手当てできるのは自分の人物か盾です
nothing-to-mend = { TEXT($target, form: "your") }には攻撃がありません
deck-not-empty = 山札が{ $count }枚あります。作り直せるのは空のときだけです
nothing-to-reform = 捨て札がありません。山札を作り直せません
reform-decided = もう決めました。山札を作り直せるのは、ラウンドの終わりごとに一度です

## The rules in short

rule-ba-1 = 各自がひそかにキング、クイーン、ジャックのスートを選び、一斉に公開します。残りの山札を切り、5枚ずつ引きます。
rule-ba-2 = 手札はいつも5枚までです。6枚になったら、すぐに1枚捨てます。
rule-ba-3 = 各ラウンド、さいころで最初の人を決めます。順に行動かパスをし、残っている全員が続けてパスするとラウンドは終わります。パスした人も、また行動できます。
rule-ba-4 = 手番の行動は一つです：攻撃、エース、キングの治療・突撃・参陣、盾、ジャックかクイーンを立たせる、またはパス。
rule-ba-5 = 攻撃カードは、相手の最前列の人物に使います。ジャック、クイーン、キングの順です。新しい人物は列の最後に立ち、空いた所は詰め、参陣したキングはその場所に立ちます。
rule-ba-6 = 同じスートには使えません。同じ色の別のスートには半分（端数切り捨て）、異なる色には値がそのまま入ります。点数は出した時のまま変わりません。
rule-ba-7 = 人物への攻撃は積み重なります。その人物の点数に届くと倒れ、すべてのカードは持ち主の捨て札になります。
rule-ba-8 = 名誉の死：点数で人物を失った人は1枚引けます。エースに倒されたとき（1点でも）、盾やキングのとき、山札が空のときは引けません。
rule-ba-9 = エースは、異なるスートのジャックかクイーンを一撃で倒します。キングと盾には1点、同じ色の別のスートなら0点です。
rule-ba-10 = ジャックとクイーンは、空いていてもいなくても、それぞれの列に立たせます。
rule-ba-11 = 治療：手札のキングを捨て、自分のキングへの攻撃をすべて取り除きます。盾への攻撃は残ります。攻撃がなければできません。
rule-ba-12 = 突撃：手札のキングは、どのスートにも10点の攻撃になります。
rule-ba-13 = 参陣：手札のキングが自分の人物1人に代わり、そこにある攻撃も引き継ぎます。元のカードは捨て札になります。
rule-ba-14 = キングの列に立つキングだけが、真のキングです。ほかの列では20点の人物です。
rule-ba-15 = 道化：自分の人物や盾への攻撃にジョーカーで応じると、どちらも捨て札になります。持っていないことが皆に明らかでない限り、応じるかどうかを尋ねます。
rule-ba-16 = 盾：1対局に一度、ジョーカーをキングの前に置きます。キングと同じスートで20点。これを砕くまで、キングは攻撃されません。
rule-ba-17 = キングを失った人は、手札も山札も失って脱落します。その人がほかの人に使った攻撃は残り、有効です。
rule-ba-18 = ラウンドの終わりに、最初の人から順に：1枚捨ててもよく、5枚まで引き、自分の人物1人から一番上の攻撃を取り除いてもかまいません。
rule-ba-19 = そのとき山札が空なら、一度だけ捨て札を切り、残っているキング1人につき5枚を新しい山札にして、引き続けられます。
rule-ba-20 = 最後までキングを守った人が勝ちます。
rule-ba-21 = 第100ラウンドの後は、残っている全員が勝利を分け合います。
rule-ba-22 = 公開：人物、攻撃、捨て札、手札と山札の枚数。非公開：手札と山札の順。対局が終わるまで隠します。
rule-ba-23 = ダイヤの10はダイヤのジャックを攻撃できず、ハートの10は5点、黒の10なら倒します。

## The table

# In the bar over the table: where the game is.
table-where = 第{ $round }ラウンド · キング{ $kings }人
# The same, before the first round.
table-choosing = 宮廷を選択中
# A heading of the log.
table-chapter = 第{ $round }ラウンド
# A suit on its own: on number cards, and what the sign in the corner of a card means.
table-suit = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}
# A rank on its own: on the card, and over the place where it is chosen.
table-rank = { $rank ->
    [king] キング
    [queen] クイーン
    [jack] ジャック
   *[ace] エース
}
# The letter in the corner of a card.
table-letter = { $rank ->
    [king] K
    [queen] Q
    [jack] J
   *[ace] A
}
# A Joker that stands before a King and has his suit. Other messages use it where the target may be a shield.
table-shield = { $suit ->
    [clubs] クラブの盾
    [diamonds] ダイヤの盾
    [hearts] ハートの盾
   *[spades] スペードの盾
}
# On such a card.
table-shield-short = 盾
# The three ranks of a court, beside them.
table-ranks = { $rank ->
    [king] キング
    [queen] クイーン
   *[jack] ジャック
}
# The same of the own court, with where it stands.
table-own-ranks = { $rank ->
    [king] キング（奥）
    [queen] クイーン
   *[jack] ジャック（前）
}
# In place of a rank whose characters have all fallen.
table-none-left = 全滅
table-court = { $name }の宮廷
table-own-court = あなたの宮廷
table-own-hand = あなたの手札
table-hand-of = { $name }の手札
table-piles = あなたの山札と捨て札
table-piles-of = { $name }の山札と捨て札
# Each of these three stands before the number of cards there.
table-hand = 手札
table-deck = 山札
table-discards = 捨て札
table-jokers = 未公開のジョーカー{ $n }枚
table-out-of = 脱落
# On the card of a King who has fallen.
table-fallen = 戦死
# Before the name of who began the round, or before a die.
table-first = 先手：
table-rolled = { $own ->
    [true] さいころの結果、あなたが先手です
   *[false] さいころの結果、{ $name }が先手です
}
table-look-through = { $name }の捨て札、{ $n }枚：中を見る
table-pile-title = { $name }の捨て札
table-pile-empty = カードはありません。
# Before the cards of a rival's hand that everybody knows of.
table-holds = 手札に
table-courts = 相手の宮廷

# What a character is called where it stands; $suit is the suit of a shield, or none.
table-character = { $suit ->
    [none] { CARD($card) }、{ $points }点中残り{ $missing }点
   *[other] { table-shield }、{ $points }点中残り{ $missing }点
}
# An attack on a character, in the list of table-state.
table-attack = { $name }の{ CARD($card) }（{ $points }点）
# What is to be known of a character: the attack that hangs over it, the $count attacks on it, and whether it stands in
# the front rank. Nothing of it need be true. What is said before and after it has its own full stops.
table-state = { $threat ->
    [destroys] { CARD($card) }に襲われ、このままでは倒れます{ $count ->
        [0] {""}
       *[other] 。受けた攻撃：{ LIST($attacks) }
    }{ $front ->
        [true] 。攻撃できます
       *[false] {""}
    }
    [strikes] { CARD($card) }に襲われ、このままでは{ $points }点を受けます{ $count ->
        [0] {""}
       *[other] 。受けた攻撃：{ LIST($attacks) }
    }{ $front ->
        [true] 。攻撃できます
       *[false] {""}
    }
   *[none] { $count ->
        [0] { $front ->
            [true] 攻撃できます
           *[false] {""}
        }
       *[other] 受けた攻撃：{ LIST($attacks) }{ $front ->
            [true] 。攻撃できます
           *[false] {""}
        }
    }
}
# What a character is worth now; $state is table-state.
table-now = { $points }点中残り{ $missing }点。{ $state }
table-deck-label = 山札、{ $n }枚
table-discard-label = 捨て札、{ $n }枚
# On a card that lies there several times.
table-times = ×{ $n }

# A place of a rival's court whose suit has been chosen in secret.
table-sealed-place = { $rank ->
    [king] キング、伏せ済み
    [queen] クイーン、伏せ済み
   *[jack] ジャック、伏せ済み
}
# One that has not been chosen yet.
table-open-place = { $rank ->
    [king] キング、考え中
    [queen] クイーン、考え中
   *[jack] ジャック、考え中
}
table-suit-of = { $rank ->
    [king] あなたのキングのスート
    [queen] あなたのクイーンのスート
   *[jack] あなたのジャックのスート
}
# One of the four cards that can be chosen for a place.
table-choice = { $state ->
    [chosen] { CARD($card) }、選択中
    [playable] { CARD($card) }、選べます
   *[none] { CARD($card) }
}
# On such a card, where a hint is given: the bot's first choice, second ...
table-choice-place = { $place }.
table-places = { $rank ->
    [king] 20点、一番奥。失えば脱落です。
    [queen] 15点、キングの前。
   *[jack] 10点、最前列。最初に攻撃されます。
}

## The table: ribbons over a character, with what the card that is lifted would do to it. $small is true where the card is small: very few letters there.

table-ribbon-falls = { $small ->
    [true] 倒れる
   *[false] 倒れる
}
# Of a shield.
table-ribbon-breaks = { $small ->
    [true] 砕ける
   *[false] 砕ける
}
# It counts half its value.
table-ribbon-half = { $small ->
    [true] ½ { $n }
   *[false] 半分：{ $n }
}
table-ribbon-full = { $small ->
    [true] { $n }
   *[false] { $n }点
}
# A King from hand charges.
table-ribbon-charge = { $small ->
    [true] { $n }
   *[false] 突撃：{ $n }
}
# It cannot be struck by cards of its own suit.
table-ribbon-own-suit = { $small ->
    [true] 不可
   *[false] 同スート
}
# A King from hand would take its place, with so many points left.
table-ribbon-rally = { $small ->
    [true] 参陣
   *[false] 参陣：{ $n }
}
# Over the King, before whom a Joker can be laid.
table-ribbon-shield = { $small ->
    [true] 盾
   *[false] 盾を置く
}
# The top attack can be taken off it.
table-ribbon-mend = { $small ->
    [true] 手当て
   *[false] 手当て
}
# Under an attack that can still be answered.
table-ribbon-answer = { $small ->
    [true] { $n }?
   *[false] { $n }点？
}
table-ribbon-answer-falls = { $small ->
    [true] 倒れる?
   *[false] 倒れる？
}

## The table: places for the card that is lifted

table-end-of = { $rank ->
    [queen] クイーンの列の最後
   *[jack] ジャックの列の最後
}
# In the empty place where the card would stand.
table-here = ここ
table-heal-pill = 治療
table-rally-pill = 参陣
table-heal-label = あなたのキングを治療：攻撃カード{ $n }枚を取り除きます
table-rally-label = あなたのキングに代わって参陣：残り{ $n }点

## The table: what is asked. First a lead in bold, then a question, then a line in small print

table-lead-jester = 応じ手。
table-lead-honor = 名誉の死。
table-lead-trim = 手札6枚。
table-lead-discard = ラウンド終了、1/3。
table-lead-reform = ラウンド終了、2/3。
table-lead-mend = ラウンド終了、3/3。
table-ask-suit = { $rank ->
    [king] キングのスートを選んでください。
    [queen] クイーンのスートを選んでください。
   *[jack] ジャックのスートを選んでください。
}
table-ask-suit-small = 同じスートのカードでは攻撃されず、同じ色の別のスートなら半分です。まだだれにも見えません。
table-ask-ready = 宮廷がそろいました。
table-ask-ready-small = 同じスートでは攻撃されず、同じ色は半分です。まだ変えられ、だれにも見えません。
table-ask-seal = 宮廷を決める
table-ask-sealing = 伏せています……
table-ask-act = 行動するか、パスしてください。
table-ask-only-pass = パスしかできません。
table-ask-act-small = 行動は一つ：攻撃する、カードを加える、またはパス。
table-ask-passed = { $count ->
   *[other] { LIST($names) }がパスしました。
}
table-ask-last = あなたもパスすると、ラウンドが終わります。
# A button.
table-ask-pass = パス
table-ask-strike = { CARD($card) }でだれを攻撃しますか？
# $suit is the suit of the card that strikes.
table-ask-strike-small = { $suit ->
    [clubs] 赤にはそのまま、スペードには半分、クラブには使えません。
    [diamonds] 黒にはそのまま、ハートには半分、ダイヤには使えません。
    [hearts] 黒にはそのまま、ダイヤには半分、ハートには使えません。
   *[spades] 赤にはそのまま、クラブには半分、スペードには使えません。
}
# $suit is the suit of an Ace.
table-ask-ace-small = { $suit ->
    [clubs] ジャックとクイーンは一撃、キングには1点。クラブには使えません。
    [diamonds] ジャックとクイーンは一撃、キングには1点。ダイヤには使えません。
    [hearts] ジャックとクイーンは一撃、キングには1点。ハートには使えません。
   *[spades] ジャックとクイーンは一撃、キングには1点。スペードには使えません。
}
# What a King from hand may do: $verbs are some of the three below.
table-ask-royal = { CARD($card) }：{ LIST($verbs, join: "or") }？
table-ask-royal-charge = 突撃
table-ask-royal-heal = 治療
table-ask-royal-rally = 参陣
table-ask-royal-small = どのスートにも10点で突撃、自分のキングを治療、または人物1人と代わって参陣。
table-ask-shield = ジョーカーをキングの前に置きますか？
table-ask-shield-small = 1対局に一度：この20点が尽きるまで、キングは攻撃されません。
table-ask-deploy = { $rank ->
    [queen] { CARD($card) }をクイーンの列に立たせますか？
   *[jack] { CARD($card) }をジャックの列に立たせますか？
}
table-ask-deploy-small = 列の最後に立ちます。
# $target is the own character that is struck, $suit the suit of a shield, or none; $card strikes.
table-ask-jester = { $suit ->
    [none] { $name }の{ CARD($card) }が、あなたの{ CARD($target) }を襲います。
   *[other] { $name }の{ CARD($card) }が、あなたの{ table-shield }を襲います。
}
table-ask-lands = { $points }点を受け、残りは{ $left }点です。
table-ask-let-it = 受けますか？
table-ask-destroys = 受けると倒れます。
table-ask-no-joker = ジョーカーを持っていません。
# A button: answer the attack with a Joker.
table-ask-play-jester = 道化
# A button: accept the attack.
table-ask-accept = 受ける
# While somebody else is asked.
table-ask-may = { $name }は応じることができます。
table-ask-draw = 1枚引きますか？
table-ask-draw-small = 山札は残り{ $n }枚です。
# Two buttons.
table-ask-draw-it = 引く
table-ask-no-card = 引かない
table-ask-trim = 1枚捨ててください。
table-ask-discard = 1枚捨てますか？
table-ask-discard-small = その後、5枚まで引きます。
table-ask-keep = 捨てない
table-ask-reform = 山札は空です。{ $n }枚を切って戻しますか？
table-ask-reform-small = 残っているキング1人につき5枚。ほかは捨て札のままです。
# Two buttons: reform the deck, or leave it empty.
table-ask-reform-it = 作り直す（{ $n }枚）
table-ask-stay = 空のまま
table-ask-mend = 攻撃を一つ取り除きますか？
table-ask-mend-small = 人物1人の、一番上の攻撃を取り除きます。
table-ask-nothing-to-mend = あなたの宮廷に攻撃はありません。
# Two buttons: leave the attacks where they are, or go on where there are none.
table-ask-skip = 取り除かない
table-ask-go-on = 進む

## The table: buttons that confirm what has been chosen

# $name is whose character it is, $card its card, $suit the suit of a shield, or none.
table-confirm-attack = { $suit ->
    [none] { $name }の{ CARD($card) }を攻撃
   *[other] { $name }の{ table-shield }を攻撃
}
table-confirm-charge = { $suit ->
    [none] { $name }の{ CARD($card) }に突撃
   *[other] { $name }の{ table-shield }に突撃
}
table-confirm-heal = キングを治療
table-confirm-rally = { CARD($card) }に代わって参陣
table-confirm-shield = 盾を掲げる
table-confirm-deploy = { CARD($card) }を立たせる
table-confirm-discard = { CARD($card) }を捨てる

## The table: why not

table-lift-first = 先に手札のカードを持ち上げ、それから標的に触れてください。
table-out-reason = { $own ->
    [true] あなたは脱落しています（BA-17）。
   *[false] { $name }は脱落しています（BA-17）。
}

## The table: what is told while a character falls, and why; $own is true where it is the reader's

table-moments-king = { $own ->
    [true] あなたのキングが倒れました。
   *[false] { $name }のキングが倒れました。
}
table-moments-shield = { $own ->
    [true] あなたの盾が砕けました。
   *[false] { $name }の盾が砕けました。
}
table-moments-falls = { $own ->
    [true] あなたの{ CARD($card) }が倒れました。
   *[false] { $name }の{ CARD($card) }が倒れました。
}
table-moments-ace = { CARD($card) }は、ジャックかクイーンを一撃で倒します（BA-9）。
table-moments-counts = { CARD($card) }の{ $counts }点で、攻撃が{ $points }点に届きました（BA-7）。
table-moments-reaches = { CARD($card) }で、攻撃が{ $points }点に届きました（BA-7）。
table-moments-out = { $own ->
    [true] キングを失った人は脱落です。あなたの対局はここまでです（BA-17）。
   *[false] キングを失った人は脱落です。{ $name }の対局はここまでです（BA-17）。
}

## The table: for one whose King has fallen

table-fallen-king-title = あなたのキングは倒れました。
table-fallen-king-place = { $place ->
   *[other] { $players }人中{ $place }位、第{ $round }ラウンドで脱落です。
}
table-fallen-king-skip = 最後まで飛ばす
table-fallen-king-skipping = ボットが最後まで進めています……
table-fallen-king-watch = 対局は続いています。席を離れてもかまいません。
# Beside the fallen King of a rival: the place, and when.
table-fell-in = { $place ->
   *[other] { $place }位、第{ $round }ラウンドで脱落
}

## The table: rows of the result, and a place in it

table-score-place = 順位
table-score-placed = { $place }位
table-score-fell = キングが倒れたラウンド
table-score-points = キングの残り点
table-score-court = 残った人物
table-score-burden = 受けている攻撃の点
table-score-cards = 手札と山札

## The table: all of it in words

# A character, in the list of table-in-words; $suit is the suit of a shield, or none.
table-in-words-character = { $suit ->
    [none] { CARD($card) }（{ $points }点中残り{ $missing }点）
   *[other] { table-shield }（{ $points }点中残り{ $missing }点）
}
# $court are characters; $hand are cards, where the hand is $known; $held, $deck and $discards count cards.
table-in-words = { $name }：{ LIST($court) }。手札{ $held }枚{ $known ->
    [true] { $held ->
        [0] {""}
       *[other] （{ CARD($hand) }）
    }
   *[false] {""}
}、山札{ $deck }枚、捨て札{ $discards }枚、未公開のジョーカー{ $jokers }枚。

## The table: on the terminal only

table-terminal-choosing = 宮廷を選んでいます
# The first line; $passes of $kings players have passed one after another.
table-terminal-head = { $passes ->
    [0] 第{ $round }ラウンド（全{ $last }） · 先手は{ SEAT($first) }
   *[other] 第{ $round }ラウンド（全{ $last }） · 先手は{ SEAT($first) } · { $kings }人中{ $passes }人がパス
}
# The second line: what the signs mean.
table-terminal-signs = ! 攻撃できる · 7/10：10点中残り7点
# Over what belongs to a player: who it is; $own is the reader, $out is out of the game, $asked is to decide.
table-terminal-side = { SEAT($seat) }{ $own ->
    [true] （あなた）
   *[false] {""}
}{ $out ->
    [true] {" "}† 脱落
   *[false] {""}
}{ $asked ->
    [true] {" "}◄ 決める番
   *[false] {""}
}
table-terminal-piles = 手札{ $hand }枚 · 山札{ $deck }枚 · 捨て札{ $discards }枚 · 未公開のジョーカー{ $jokers }枚
# Labels at the beginning of a line.
table-terminal-court = 宮廷
table-terminal-holds = 手札に
table-terminal-hand = 手札
table-terminal-discards = 捨て札
# After the label Court, before the game.
table-terminal-chosen = 3枚中{ $n }枚を選択済み
# A shield, with its King's suit.
table-terminal-shield = { $suit ->
    [clubs] ジョーカー（クラブ）
    [diamonds] ジョーカー（ダイヤ）
    [hearts] ジョーカー（ハート）
   *[spades] ジョーカー（スペード）
}
# After an attack card and a sign of equality, where others have their points.
table-terminal-destroys = 一撃で倒す

## The first game, step by step
## Ysolde plays against the learner.

guide-1 = 列は三つ。前にジャック、その後ろにクイーン、一番奥にキングです。キングを失えば脱落、最後のキングが勝ちます。
guide-2 = 攻撃できるのは最前列だけです。スペードの10は黒なので、赤いジャックには10点がそのまま入り、ちょうど倒せます。
guide-3 = Ysoldeが10であなたのジャックを襲います。ジョーカーは道化です。攻撃の上に出せば、どちらも消えます。
guide-4 = これで相手の最前列はクイーンです。エースは、スートが同じでなければ、どのジャックもクイーンも一撃で倒します。
guide-5 = また攻撃されましたが、もうジョーカーがありません。攻撃に触れて受けましょう。ジャックは倒れます。
guide-6 = 名誉の死です。点数で人物を失った人は、1枚引くことができます。山札から引きましょう。
guide-7 = ジャックです！　ジャックやクイーンを列に立たせるのも行動の一つ。相手はまた、これを倒さなければ進めません。
guide-8 = Ysoldeはパスし、そのキングは丸裸です。手札のキングは、どのスートにも10点で突撃できます。自分のキングの治療や、人物と代わる参陣もできます。
guide-9 = あなたもパスすればラウンドが終わり、1枚捨て、5枚まで引き、攻撃を一つ取り除きます。でも相手のキングは残り10点。攻撃しましょう。
guide-10 = 相手のキングが倒れ、あなたのキングが残りました。同じスートには使えず、同じ色の別のスートには半分、異なる色にはそのまま。これをお忘れなく。

## 2回目のレッスン

lesson-1 = Ysoldeの最前列はクイーンが2枚。ハートのクイーンはあと8点で倒れます。手札はスペードの8、ダイヤの10、エース。だれを何で攻撃しますか。
lesson-1-why = スペードの8は赤いクイーンに8点がそのまま入り、ちょうど倒せます。傷ついた相手は足りるだけのカードで倒し、エースは無傷のクイーンに取っておきましょう。
lesson-2 = スペードのクイーンはあと5点、ダイヤのクイーンは無傷です。手札はスペードのエース、ダイヤの8、ハートの3。どちらを先に攻撃しますか。
lesson-2-why = エースは無傷のクイーンも一撃で倒しますが、同じスートには使えません。傷ついた方は、あとから8で倒せます。
lesson-3 = Ysoldeのキングはあと7点で、丸裸です。Corvinにはまだ盾があります。手札はクラブの10とクイーン。だれを攻撃しますか。
lesson-3-why = 黒い10は赤いキングに10点がそのまま入り、Ysoldeは脱落です。盾を削るより、相手を一人減らす方が得です。
lesson-end = 倒せる相手を攻撃しましょう。傷ついた相手は小さいカードで、無傷ならエースで。丸裸のキングは何よりも先です。さあ、本番で試してください。
