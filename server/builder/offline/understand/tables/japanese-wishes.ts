// Wishes in Japanese as people type them in a chat, for projects that strangers would have: written before the rules they were used
// for, every second one kept aside and only measured. Worked on, so they say what works and not how well the next wish is read.
import type { WishCase } from './held-out-prompts.ts'

/** By the first prompt of a project: wishes for it, each with what it asks for behind a bar. */
const asked: Record<string, string> = {
  '顧客管理アプリを作って。会社名、担当者、電話番号、メール、ステータスを記録したい': `
    誕生日の欄も追加してください | addField:誕生日
    担当者っていうのを「窓口の方」に変えて | renameField:窓口の方`,
  '小さな美容室です。お客さんがネットで予約できるサイトがほしい。メニューと料金、スタッフの紹介も': `
    もっと柔らかい、女性らしい感じにできますか？ | setTheme
    予約フォームに「ご要望」の欄をつけて | addField:ご要望`,
  '家にある本を管理したい。タイトル、著者、ジャンル、読んだ日、評価': `
    著者順に並べて | setOrder:author
    評価が高い順にして、読んだ日は一覧に出さないで | setOrder:rating, hideField:field`,
  '家計簿をつけたい。日付、費目、金額、メモ': `
    費目ごとの合計を出して | addFigure
    通貨をドルにしてもらえる？ | setCurrency:USD`,
  '工務店の案件管理。案件名、施主、住所、工期、見積金額、進捗': `
    進捗別にカンバンで見たい | addView:board
    工期を着工日と完工日に分けてください | splitField:,`,
  '町内会の名簿。氏名、住所、電話、班、役職': `
    班ごとにまとめて表示 | setGroup:field
    名簿をエクセルで使えるように出力できる？ | none`,
  '1週間の献立を考えるアプリ。料理名、材料、調理時間、曜日': `
    調理時間の単位を分にして | none
    カロリーと、子どもが食べたかどうかのチェックを足してほしい | addField:カロリー, addField:bool`,
  '登山のブログを始めたい。記事と写真': `
    タイトルを「山とコーヒー」にして | setName:山とコーヒー
    記事にタグつけれるようにして | none`,
  '手作りアクセサリーの通販サイト。商品、値段、在庫数、注文': `
    送料も計算できるように、送料の欄を注文に入れて | addField:送料
    在庫数が3個以下になったら警告 | addWarning:stock`,
  社内の満足度アンケート: `
    最後の質問を消して | removeRow
    結果をグラフで見せて | none`,
  '資格試験の勉強記録。科目、勉強時間、日付、理解度': `
    科目別に勉強時間を合計してほしいです | setTotals:field
    理解度は5段階の星で | retypeField:rating`,
  '部品の在庫管理 品番 品名 数量 保管場所 単価': `
    数量×単価で在庫金額を自動計算して | addField:在庫金額
    数量が10切ったら赤くして | addWarning:10`,
  'アルバイトの勤怠表。名前、日付、出勤時刻、退勤時刻、休憩': `
    勤務時間を自動で出せますか | addField:勤務時間
    給料も管理したい | addField:給料`,
  'うちの犬と猫の記録をつけたい。体重、ごはん、通院': `
    ペットの写真を載せられるようにして | addField:image
    ごはんのページはなくていいや | removePage`,
  '中学のバスケ部の管理。部員、練習日、試合結果': `
    部員に背番号とポジションを追加して | addField:背番号, addField:ポジション
    ポジションをガード・フォワード・センターから選べるように部員へ足して | retypeField:ガード`,
  英単語クイズ: `
    例文の欄も追加で | none
    品詞（名詞、動詞、形容詞）で分けられるようにしたい | none`,
  '地元の夏祭りの案内ページ。日時、場所、プログラム、出店者': `
    アクセスの地図と駐車場のことも載せたい | addSection
    見出しを「第35回 みなと夏祭り」に変更 | setSiteText:第35回`,
  '歯科医院の予約台帳 患者名 予約日時 治療内容 担当医': `
    患者名を姓と名に分けて | splitField: 
    担当医を消して代わりに診察台（1番、2番、3番） | removeField:doctor, addField:診察台`,
  '旅行の計画。行き先、日程、費用、持ち物': `
    持ち物はチェックリストにして | addView:持ち物`,
  '畑の記録をつけたい。作物、植えた日、収穫日、収穫量、肥料': `
    収穫量の単位をキロにしてほしい | retypeField:kg`,
  '介護施設の申し送り。利用者、日時、内容、記入者': `
    2番目の列を一番左に | moveField:field`,
  タスク管理: `
    期限が近い順に並び替えて | setOrder:dueDate`,
  '会員名簿。名前、電話番号、メールアドレス、入会日、会員種別': `
    住所と郵便番号を追加してください | addField:住所, addField:郵便番号
    電話番号を携帯電話に変えて | renameField:携帯電話
    名前とメールアドレスを必須にしてほしい | requireField:email
    性別（男性、女性、その他）の項目を作って | addField:女性`,
  'やることリスト。期限と優先度つき': `
    担当者も追加で | addField:担当
    カンバンボードにして | addView:board
    優先度の高い順に並べて | setOrder:priority
    暗い感じのデザインがいい | setTheme`,
  在庫管理アプリ: `
    仕入先の一覧も管理したい | none
    5個以下になったら警告を出して | addWarning:6
    オレンジ系の色にして | setTheme:orange
    CSVを取り込めるようにして | setFeature:csvImport`,
  家計簿アプリを作って: `
    収入も記録できるようにして | addField:収入
    カテゴリに「推し活」を追加 | addOption:推し活
    カテゴリごとにまとめて | setGroup:category`,
  'レシピ帳。材料、作り方、調理時間、写真': `
    何人分かを追加 | addField:人分
    難易度を簡単、普通、難しいから選べるように | addField:簡単
    お気に入りに印をつけられるように | addField:お気に入り`,
  '営業の顧客管理。会社名、担当者、商談の状況、次回訪問日、見込み金額': `
    商談の状況を失注、商談中、受注にして | setOptions:失注
    見込み金額の合計を表示して | setTotals:field
    受注は緑、失注はグレーで表示 | setTone:green, setTone:gray`,
  読書記録: `
    出版社とISBNを入れたい | addField:出版社, addField:ISBN
    評価を★5つで | none
    ジャンル別に分けて表示して | setGroup:genre`,
  'カフェのホームページを作りたい。メニュー、営業時間、アクセス': `
    お客様の声を載せて | addSection:testimonials
    アクセスはいらないかな | removeSection
    電話番号は03-1234-5678です | setSiteText:03-1234-5678`,
  整体院の予約管理: `
    施術メニューを選べるようにしたい | addThing:施術
    予約を日付順に | setOrder:date
    前日にメールでリマインドしてほしい | none`,
  日記アプリ: `
    天気を追加して | addField:天気
    写真も貼れるように | addField:image
    タイトルはなしでいい | none`,
  '建設会社の工事一覧。工事名、発注者、着工日、完成予定日、請負金額、担当者、進捗状況': `
    工事名を案件名に変更して、発注者は施主にして | renameField:案件名, renameField:施主
    完成予定日を過ぎた工事を目立たせて | addWarning:past
    担当者を選択式に（佐藤、鈴木、高橋） | retypeField:佐藤`,
  'ピアノ教室の生徒管理。生徒名、学年、曜日、月謝、保護者の連絡先': `
    保護者の連絡先を電話番号とメールアドレスに分けて | splitField:電話番号
    曜日ごとにグループ分け | setGroup:weekday
    発表会の曲目も入力できるといい | addField:曲`,
  '備品の貸出管理。備品名、借りた人、貸出日、返却予定日、返却済みか': `
    返却予定日の3日前に知らせてほしい | addWarning:3
    借りた人を社員一覧から選べるようにして | addThing:社員
    貸出日と返却予定日を並べ替えて逆に | moveField:handedOut`,
  '観た映画の記録 タイトル 監督 観た日 評価 感想': `
    一緒に観た人も書きたい | addField:人
    配信サービス（Netflix、Prime Video、映画館）を選択で追加 | addField:Netflix
    観た日の新しい順に並べ替え | setOrder:field`,
  旅行ブログ: `
    コメント欄はいりません | removeField:notes
    記事を国別に分類したい | addField:国
    ブログ名は「ふらり旅」がいい | setName:ふらり旅`,
  'ペットサロンの予約とカルテ。飼い主、犬種、施術内容、料金、来店日': `
    犬の名前も必要です | none
    来店日が新しい順にしといて | setOrder:date`,
  '勤怠管理。社員名、出勤、退勤、有給': `
    残業時間を足してもらっていい？ | addField:残業
    月の合計勤務時間を出したい | addFigure`,
  '勉強会の参加者管理。参加者、会社、支払い済み、懇親会': `
    懇親会は参加・不参加・未定で | retypeField:不参加
    アレルギーって項目作って | addField:アレルギー`,
  '直売所の出荷記録 品目 数量 単価 出荷日 生産者': `
    金額＝数量×単価の列がほしい | addField:金額
    数量の単位はkgで | retypeField:kg`,
  PTAの役員連絡先一覧: `
    電話番号は一覧では隠して | hideField:phone
    エクセルに書き出したい | none`,
  '子どもの成長記録。身長、体重、できるようになったこと': `
    身長と体重のグラフを見たい | addPage:dashboard
    靴のサイズも | addField:靴のサイズ`,
  草野球チームの試合結果: `
    対戦相手を一番前に | moveField:opponent
    メンバーのページも作ってください。背番号、ポジション、打順 | addThing:背番号`,
  引っ越しのやることリスト: `
    完了したものは表示しないで | setFilter
    締切が3日以内のを赤く | addWarning:3`,
  '不動産の物件管理。物件名、住所、家賃、間取り、空室かどうか': `
    間取りは1K、1LDK、2LDK、3LDKから選択 | retypeField:1LDK
    空室だけ見たい | setFilter`,
  '就職活動の管理。企業名、選考状況、面接日、志望度': `
    選考状況に「最終面接」を入れたい | addOption:最終面接
    面接日をカレンダー表示に | addView:calendar`,
  '経費精算。日付、用途、金額、領収書、承認': `
    領収書は画像でアップしたい | retypeField:image
    用途を勘定科目に変更、交通費・会議費・消耗品費 | renameField:勘定科目`,
  ダイエット記録: `
    体脂肪率を追加。あと目標体重も | addField:体脂肪率, addField:目標体重
    ピンクでかわいくして | setTheme:pink`,
  税理士事務所のホームページ: `
    スタッフ紹介を追加してほしい | none
    料金表の下によくある質問を置いて | none`,
  コンビニのシフト表: `
    時給を入れて給料を計算 | addField:時給
    早番、遅番、夜勤を選べるように | addField:夜勤`,
  料理用語の用語集: `
    読み方の欄を用語の次に | addField:読み方
    検索できますか | none`,
  '受注管理 顧客 商品 数量 単価 納期 ステータス': `
    納期が過ぎてるのを赤で表示して | addWarning:past
    小計を自動計算（数量×単価） | addField:小計`,
  同窓会の出欠確認: `
    出席、欠席、未回答に分けて見たい | setGroup:rsvp
    幹事のページはいらん | none`,
  '家庭菜園の記録。野菜、種まき日、収穫日': `
    収穫量（kg）を追加 | addField:収穫量
    畑の場所を必ず入れるようにして | none`,
  バグ管理: `
    重要度「致命的」を一番上に追加 | addOption:致命的
    再現手順を長い文章で書けるように | addField:再現手順`,
  'レコードコレクション。アーティスト、アルバム名、発売年、状態、買った値段': `
    ジャケット写真で並べて | addView:gallery
    買った値段の合計と平均を下に出して | setTotals:field2`,
}

export const japaneseWishes: readonly WishCase[] = Object.entries(asked).flatMap(([on, wishes]) =>
  wishes
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([wish, expect]) => ({ on, wish: wish!.trim(), expect: expect! })),
)
