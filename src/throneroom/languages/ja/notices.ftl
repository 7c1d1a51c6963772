# ページの外での知らせ：通知とカレンダー。手札や着手については何も伝えません。

your-turn = { $game }：あなたの番です。
time-ends = { $game }：持ち時間は残り{ $hours }時間未満です。
calendar-name = Throneroom：あなたの番
calendar-entry = { $game }：持ち時間が終わります
calendar-note = あなたの番です。この時刻までに決めてください。
