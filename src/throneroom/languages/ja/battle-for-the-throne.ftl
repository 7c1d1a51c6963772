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

round-begun = 第{ $round }ラウンド：さいころが{ SEAT($first) }を指しました。{ SEAT($first) }から始めます。
passed = { SEAT($seat) }がパスしました。
round-ended = { SEAT($seat) }もパスし、全員がパスしました。第{ $round }ラウンドの終わりです。{ SEAT($first) }から順に態勢を整えます。

## Events: attacks
## What an attack counts is told after the attack, or after it has been accepted.

attacked = { SEAT($seat) }が{ CARD($card) }で{ TEXT($target, form: "whose") }を攻撃しました。
charged = { SEAT($seat) }の{ CARD($card) }が{ TEXT($target, form: "whose") }に突撃しました。
jester-played = { SEAT($seat) }の道化が{ CARD($card) }を笑い話に変えました。どちらも捨て札になります。
accepted = { SEAT($seat) }が受けました。
attack-landed = { $halved ->
    [true] 半減して{ $points }点です。{ $target }は、あと{ $left }点で倒れます。
   *[false] { $points }点です。{ $target }は、あと{ $left }点で倒れます。
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
drew-nothing-honorably = { SEAT($seat) }は名誉の死のカードを引きませんでした。
sixth-discarded = { SEAT($seat) }は{ CARD($card) }を捨て、手札を5枚に戻しました。

## Events: other actions

king-healed = { SEAT($seat) }が{ CARD($card) }を捨ててキングを治療し、攻撃カード{ $attacks }枚を取り除きました。
king-rallied = { $attacks ->
    [0] { $replaced }に代わって、{ CARD($card) }が{ SEAT($seat) }のもとに参陣しました。
   *[other] { $replaced }に代わって、{ CARD($card) }が{ SEAT($seat) }のもとに参陣し、受けていた{ $points }点を引き継ぎました。
}
shield-raised = { SEAT($seat) }がジョーカーをキングの盾に掲げました（{ $suit ->
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
discard-is-over = 捨てるのは引く前で、もう引きました：「mend OWN」か「skip」
not-in-hand = { CARD($card) }は手札にありません：{ $where }
no-joker = ジョーカーを持っていません
no-joker-to-answer = 応じるジョーカーを持っていません
own-character = { $spot }は自分のものです。攻撃カードは相手の人物に使います
no-such-seat = このテーブルに{ SEAT($seat) }はいません
already-out = { SEAT($seat) }はもう脱落しています
nobody-there = { $spot }にはだれもいません
shield-in-front = { SEAT($seat) }のキングを攻撃する前に、盾が攻撃を受けます
rank-in-front = { $rank ->
    [queen] 前に{ SEAT($seat) }のクイーンの列がいます。全員を倒すまで、{ $spot }は攻撃できません
   *[jack] 前に{ SEAT($seat) }のジャックの列がいます。全員を倒すまで、{ $spot }は攻撃できません
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
rule-ba-6 = 同じスートには使えません。同じ色の別のスートには半分（端数切り捨て）、異なる色には全部の値です。値は出した時のまま変わりません。
rule-ba-7 = 人物への攻撃は積み重なります。その人物の点数に届くと倒れ、すべてのカードは持ち主の捨て札になります。
rule-ba-8 = 名誉の死：点数で人物を失った人は1枚引けます。エースに倒されたとき（1点でも）、盾やキングのとき、山札が空のときは引けません。
rule-ba-9 = エースは、異なるスートのジャックかクイーンを一撃で倒します。キングと盾には1点、同じ色の別のスートなら0点です。
rule-ba-10 = ジャックとクイーンは、空いていてもいなくても、それぞれの列に立たせます。
rule-ba-11 = 治療：手札のキングを捨て、自分のキングへの攻撃をすべて取り除きます。盾の攻撃は残ります。攻撃がなければできません。
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
