// A working table of Japanese prompts as ordinary people type them: sentences about themselves, XのY and AとB, field lists by
// their endings, spelling variants, missing particles. Written before the rules it was used for; those who mend the reader look
// at it, so its figures say what works, not how well the next prompt will be read.
import type { PromptCase } from './held-out-prompts.ts'

export const japanesePrompts: readonly PromptCase[] = [
  // vague
  { prompt: '小さな花屋をやっています。予約と在庫を管理したいです', things: 'booking|予約, stockItem|product|在庫' },
  { prompt: 'うちの塾で使えるやつがほしい', things: 'student|生徒, lesson|course' },
  { prompt: '保護犬のボランティアをしています', things: 'animal|dog|pet|犬|保護犬' },
  { prompt: 'マンションの管理組合で使いたい', things: 'resident|member|unit|request|organisation' },
  { prompt: '町内会の活動', things: 'member|resident|household|会員, event|activity' },
  { prompt: '鍼灸院をひとりでやってます。紙のカルテをやめたい', things: 'patient, treatment|visit|booking' },
  { prompt: 'ピアノを教えています', things: 'student|生徒, lesson' },
  { prompt: '運送会社の業務アプリ', things: 'delivery, vehicle|driver' },
  { prompt: '推し活の記録', things: '推し活|event|ticket|推し|expense' },
  { prompt: '消防団の仕事', things: 'member|団員, event|dispatch|callout|training|出動' },
  { prompt: 'ネイルサロン「ルナ」のアプリ', things: 'booking|appointment, customer' },
  { prompt: '給与の管理をしたい', things: 'payslip|salary|payroll|給与|給与明細|employee' },
  { prompt: 'ゼミの幹事をしています', things: 'event|meeting|seminar|member|student|participant' },
  { prompt: '家庭菜園の手帳', things: 'crop|plant|harvest' },
  { prompt: 'リサイクル業者の業務管理', things: 'pickup|collection|order|booking|job, customer' },
  { prompt: 'フリーランスのデザイナーです。案件とお金まわりを整理したい', things: 'project|deal|案件, invoice|payment|expense' },
  { prompt: '陶芸教室向けのアプリ', things: 'student|生徒, lesson|course|class' },
  // detailed
  {
    prompt: '飲食店のシフト表。名前、日付、開始時間、終了時間、担当',
    things: 'shift',
    fields: '名前|staff|employee, 日付|date, 開始時間, 終了時間, 担当',
  },
  {
    prompt: '保育園の連絡帳です。園児名、日付、体温、食事の様子、睡眠時間、連絡事項を書きたい',
    things: '連絡帳|report|dailyReport|entry',
    fields: '園児名|child|name, 日付, 体温, 食事の様子, 睡眠時間, 連絡事項',
  },
  { prompt: 'メニューと売上を管理したい', things: 'dish|menuItem|メニュー|product, sale|売上|order' },
  { prompt: '見積書と請求書をまとめて管理', things: 'quote|見積書, invoice|請求書' },
  { prompt: 'サッカーチームのメンバーと練習日', things: 'player|member|メンバー, training|practice|練習|練習日' },
  {
    prompt: '子どもの成長記録。身長と体重をグラフで見たい',
    things: 'growth|成長|measurement|成長記録',
    fields: '身長|height, 体重|weight, 日付|date',
    shows: 'dashboard',
  },
  {
    prompt: '読書記録：書名、著者、読んだかどうか、おすすめ度、感想',
    things: 'book|読書',
    fields: '書名|title, 著者|author, 読んだ|finished|read, おすすめ度|rating, 感想',
  },
  {
    prompt: '社内の備品の貸出台帳。誰がいつ何を借りたか、返却日も',
    things: 'loan|rental|貸出',
    fields: '借りた人|borrower|employee, 貸出日|日付|date, 備品|item|asset, 返却日',
  },
  {
    prompt: '自動車整備工場の作業管理（車種、ナンバー、入庫日、作業内容、部品代、工賃、完了）',
    things: 'repair|work|job|作業|workOrder|task',
    fields: '車種, ナンバー|number, 入庫日, 作業内容, 部品代, 工賃, 完了|done',
  },
  {
    prompt: 'PTAの当番表　日付、時間帯、当番の人、場所',
    things: 'duty|当番|shift',
    fields: '日付, 時間帯, 当番の人|担当|person, 場所|location',
  },
  {
    prompt: '文化祭のブース一覧。ブース名、クラス、責任者、予算、種類',
    things: 'booth|stall|ブース',
    fields: 'ブース名|name, クラス, 責任者, 予算|budget, 種類|type',
  },
  {
    prompt: '案件管理　顧客名　金額　ステータス　次回連絡日',
    things: 'deal|案件',
    fields: '顧客名|customer, 金額|amount, ステータス|status, 次回連絡日',
  },
  {
    prompt: 'サーバの一覧 ホスト名、IPアドレス、OS、担当者、契約期限',
    things: 'server|サーバ|サーバー',
    fields: 'ホスト名, IPアドレス, OS, 担当者, 契約期限',
  },
  {
    prompt: 'ｶﾌｪの豆の在庫。産地、焙煎度、残量、仕入れ先、単価',
    things: 'coffee|bean|豆|stockItem|product',
    fields: '産地|origin, 焙煎度|roast, 残量, 仕入れ先|supplier, 単価',
  },
  {
    prompt: '釣果ノート。日付・場所・魚種・サイズ・天気・写真',
    things: 'catch|fishing|釣果',
    fields: '日付, 場所, 魚種|species, サイズ|size, 天気|weather, 写真',
  },
  {
    prompt: '患者さんの予約を管理できるようにしたい。名前、電話、症状、初診かどうか',
    things: 'booking|appointment|予約',
    fields: '名前|patient|name, 電話|phone, 症状, 初診',
  },
  {
    prompt: '講座の申込者リスト：氏名、フリガナ、メール、電話番号、支払い済みかどうか',
    things: 'participant|registration|申込者|signup',
    fields: '氏名|name, フリガナ, メール|email, 電話番号|phone, 支払い済み',
  },
  {
    prompt: '水泳部のタイム記録。選手、種目、距離、タイム、大会名',
    things: 'タイム|タイム記録|result|record|race|lap',
    fields: '選手|player|athlete, 種目, 距離|distance, 大会名',
  },
  {
    prompt: '電気代と水道代を毎月記録して推移をグラフにしたい',
    things: '光熱費|expense|bill|meterReading|記録|utility',
    fields: '電気代, 水道代',
    shows: 'dashboard',
  },
  {
    prompt: '不動産屋の物件リスト　家賃　間取り　最寄り駅　築年数　写真',
    things: 'property|物件|listing',
    fields: '家賃|rent, 間取り, 最寄り駅, 築年数, 写真',
  },
  {
    prompt: '採用管理。応募者ごとに職種、面接日、評価、結果',
    things: 'applicant|candidate|応募者',
    fields: '職種|position, 面接日, 評価|rating, 結果',
  },
  {
    prompt: 'アルバイトの出勤と給料を計算したい。時給、勤務時間、交通費',
    things: 'shift|attendance|timesheet|出勤|timeEntry',
    fields: '時給, 勤務時間, 交通費',
  },
  {
    prompt: '図書室の本の貸し出し。書名、借りた人、貸出日、返却予定日、返却済み',
    things: 'loan|貸し出し|貸出|book',
    fields: '書名|book|title, 借りた人|borrower, 貸出日, 返却予定日, 返却済み',
  },
  {
    prompt: 'クレーム台帳：受付日、お客様名、内容、対応者、対応状況',
    things: 'complaint|クレーム|claim',
    fields: '受付日, お客様名|customer, 内容|description, 対応者, 対応状況|status',
  },
  {
    prompt: '防災用品のリスト、品名、数量、賞味期限、保管場所',
    things: '防災用品|supply|stockItem|item',
    fields: '品名|name, 数量|quantity, 賞味期限, 保管場所',
  },
  { prompt: 'キャンプ場の予約サイトがほしい。サイト名と料金', things: 'booking|予約', fields: '料金|price' },
  { prompt: '同人サークルの頒布物と在庫と売上', things: '頒布物|product, 在庫|stockItem|product, 売上|sale' },
  {
    prompt: '職人さんの現場日報。現場名、作業人数、作業時間、天候、写真',
    things: '日報|現場日報|dailyReport|siteReport|report|worklog',
    fields: '現場名|site, 作業人数, 作業時間, 天候|weather, 写真',
  },
  { prompt: '犬の散歩代行の顧客と予約', things: 'customer|顧客, booking|予約|walk' },
  {
    prompt: '卒論の参考文献。著者、題名、出版年、URL、要約、読了',
    things: 'reference|source|参考文献|paper',
    fields: '著者|author, 題名|title, 出版年|year, URL, 要約|summary, 読了|done',
  },
  {
    prompt: '薬をいつ飲んだか忘れるので困っています。薬の名前と時間と量を記録したい',
    things: 'medication|medicine|薬|dose',
    fields: '時間|time, 量|dose',
  },
  {
    prompt: '合唱団の団員名簿と練習スケジュール、パート別',
    things: 'member|団員, rehearsal|practice|練習|training',
    fields: 'パート|voice',
  },
  {
    prompt: 'ＩＴ企業の問い合わせ管理システム。件名、優先度、担当、期限、ステータスをカンバンで',
    things: 'ticket|inquiry|問い合わせ|request',
    fields: '件名|title, 優先度|priority, 担当, 期限|dueDate, ステータス|status',
    shows: 'board',
  },
]
