# 数日にわたる対局のシート：通知、休暇、カレンダー。

push = この端末への通知
push-note = 数日かけての対局であなたの番になったとき、または時間が残り少ないときに知らせます。カードのことは何も伝えません。
push-on = 通知を受け取る
push-off = 通知を止める
push-is-on = この端末は通知を受け取ります。
push-unable = このブラウザでは、このページの通知を受け取れません。
push-denied = ブラウザがこのページの通知を止めています。ブラウザの設定で許可できます。
vacation = 休暇
vacation-note = 数日かけての対局すべてであなたの時間が止まり、ほかの人にもわかります。今年の残りは{ $all }日中{ $left }日です。
vacation-until = { $date }まで休暇中です。
vacation-days = 日数
vacation-take = いまから休む
vacation-end = いま戻る
calendar = カレンダー
calendar-note = この宛先をカレンダーアプリに登録すると、時間の終わりが表示されます。宛先を知る人には番が見えるので、人に教えないでください。
calendar-make = 宛先を作る
calendar-renew = 新しい宛先を作る
calendar-remove = なくす
calendar-copy = 宛先をコピー
calendar-copied = コピーしました。

## Decisions in advance

premove-make = 次の手を決めておく
premove-made = 準備済み：{ $decision }
premove-title = 前もって決める
premove-note = 自分の番になり、条件に合えばすぐに実行されます。合わなければお知らせします。ほかの人には見えません。
premove-after = { $name } の手
premove-anything = 何でも
premove-then = 自分の手
premove-save = 決めておく
premove-list = 準備済み
premove-line = { $name } の手：{ $after }
premove-always = 何があっても
premove-withdraw = 取り消す
premove-other = 準備した手は実行されませんでした。相手が別の手を選びました。
premove-illegal = 準備した手は実行されませんでした。今はできません。
premove-changed = 準備した手は実行されませんでした。ゲームの状況が変わりました。
