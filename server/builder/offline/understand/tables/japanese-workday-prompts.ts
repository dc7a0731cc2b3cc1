// A second working table of Japanese prompts: trades, clubs, schools, care, offices and households, written by a stranger to the
// lexicon before the rules they were used for. A second half of forty was measured only by its figures (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const japaneseWorkdayPrompts: readonly PromptCase[] = [
  {
    prompt: '小さな整骨院をやっています。患者さんの予約と施術の記録をまとめたいです。',
    things:
      '患者|患者さん|patient|顧客|client|customer, 予約|booking|appointment|reservation, 施術|施術記録|treatment|session|カルテ',
  },
  {
    prompt: '在庫管理。品番、品名、数量、保管場所、発注点、仕入先',
    things: '在庫|商品|品|品目|stock|product|inventory-item|item|在庫品',
    fields: '品番, 品名, 数量, 保管場所, 発注点, 仕入先',
  },
  {
    prompt: '家計簿をつけたいです。日付、費目、金額、支払方法、メモがあればOK。月ごとのグラフも見たい',
    things: '支出|家計簿|expense|transaction|出費|取引|収支',
    fields: '日付, 費目, 金額, 支払方法, メモ',
    shows: 'dashboard',
  },
  {
    prompt: '農園で使う作業日誌アプリ。日付・圃場・作物・作業内容・作業者・作業時間・天候',
    things: '作業日誌|作業|日誌|作業記録|work-log|farm-log|farm-task|field-work',
    fields: '日付, 圃場, 作物, 作業内容, 作業者, 作業時間, 天候',
  },
  {
    prompt: '保護者会の役員決めと、行事ごとの担当割り当てができるようにしてほしい',
    things: '行事|イベント|event, 役員|担当|保護者|member|officer|parent|assignment|委員',
  },
  {
    prompt: '英会話教室の生徒さんのレッスン予約と、月謝の支払い状況を一緒に見られると助かります',
    things: '生徒|student|生徒さん, レッスン|予約|レッスン予約|lesson|booking, 月謝|支払い|payment|fee|tuition',
  },
  {
    prompt: '介護施設で利用者さんのバイタルを毎日記録したい。体温、血圧、脈拍、SpO2、食事量、排泄の有無。スタッフが入力します。',
    things: '利用者|resident|client|care-recipient|バイタル|バイタル記録|vital',
    fields: '体温, 血圧, 脈拍, SpO2, 食事量, 排泄',
  },
  {
    prompt: '勤怠管理アプリを作って。社員が出勤・退勤の時刻と休憩時間を入力、管理者が月ごとに集計を見る',
    things: '勤怠|勤務|attendance|timesheet|shift|出勤|打刻|勤怠記録, 社員|従業員|employee',
    fields: '出勤, 退勤, 休憩',
  },
  {
    prompt: '学校の備品貸出簿。備品名、貸出日、返却予定日、借りた人、返却済みかどうか',
    things: '貸出|貸出簿|備品|loan|equipment|備品貸出|貸し出し',
    fields: '備品名|備品, 貸出日, 返却予定日, 借りた人, 返却',
  },
  {
    prompt: '見積書と請求書を作れるようにしたい。取引先、品目、数量、単価、消費税、合計。',
    things: '見積|見積書|quote|estimate, 請求|請求書|invoice',
    fields: '取引先, 品目, 数量, 単価, 消費税, 合計',
  },
  {
    prompt: 'うちの会社の会議室予約。部屋、日時、予約者、人数、用途を入れてカレンダーで見たい',
    things: '会議室|room|meeting-room|予約|会議室予約|booking|reservation',
    fields: '部屋|会議室, 日時|開始, 予約者, 人数, 用途',
    shows: 'calendar',
  },
  {
    prompt: '大学の軽音サークルでバンドとスタジオ練習の予定、ライブのセットリストを共有したい',
    things: 'バンド|band, 練習|スタジオ練習|rehearsal|practice|予定, セットリスト|曲|ライブ|setlist|song|concert|gig',
  },
  {
    prompt: '子どもの成長を記録したい。身長と体重、できるようになったこと、写真',
    things: '成長記録|記録|成長|child|growth|milestone|子ども|growth-record|measurement',
    fields: '身長, 体重, 写真',
  },
  {
    prompt: 'NPOをやってるんだけど、ボランティアさんの登録とイベントへの参加状況、寄付の記録を一か所で見たい。',
    things: 'ボランティア|volunteer, イベント|event|活動, 寄付|donation',
  },
  {
    prompt: 'バレエ教室の発表会の準備を管理したい。演目、出演者、衣装、リハーサル日程。',
    things:
      '演目|performance|act|program|dance, 出演者|dancer|performer|cast-member|生徒|student, 衣装|costume, リハーサル|rehearsal',
  },
  {
    prompt:
      'クレーム対応表を作成したい。項目は受付日、お客様名、商品、内容、原因、対策、担当、完了日。未対応のものは赤く表示してください。',
    things: 'クレーム|complaint|対応|クレーム対応',
    fields: '受付日, お客様名, 商品, 内容, 原因, 対策, 担当, 完了日',
  },
  {
    prompt: '病棟の夜勤シフト表を作りたい。看護師の名前、日付、勤務区分（日勤、準夜、深夜、休み）',
    things: 'シフト|勤務|shift|夜勤シフト',
    fields: '看護師|名前, 日付, 勤務区分',
  },
  { prompt: '不用品回収業の受付管理', things: '依頼|受付|回収|予約|order|request|job|pickup|collection|案件' },
  {
    prompt: '結婚式の招待客リスト。出欠、アレルギー、席番号、ご祝儀の金額、お礼状を出したか',
    things: '招待客|ゲスト|guest',
    fields: '出欠, アレルギー, 席番号, ご祝儀, お礼状',
  },
  {
    prompt: 'PTAのブログ。行事の報告を写真つきで載せられて、カテゴリで分けたい',
    things: '記事|投稿|post|article',
    fields: 'カテゴリ, 写真',
    shows: 'blog',
  },
  {
    prompt: '経理担当です。社員から出てくる経費精算を一覧で見て承認・却下したい。申請者、日付、勘定科目、金額、領収書画像が必要',
    things: '経費|経費精算|精算|expense|expense-claim|申請',
    fields: '申請者, 日付, 勘定科目, 金額, 領収書',
  },
  {
    prompt: 'コーヒー豆の焙煎記録 豆の種類 焙煎度 投入温度 1ハゼの時間 終了時間 味の感想',
    things: '焙煎|焙煎記録|roast|coffee-roast|コーヒー豆|豆|coffee-bean',
    fields: '豆の種類|種類, 焙煎度, 投入温度, 1ハゼ, 終了時間, 感想',
  },
  { prompt: '夏祭りの出店者を管理するアプリ', things: '出店者|出店|vendor|stall|exhibitor' },
  {
    prompt: '酒屋の配達管理。お得意様の住所・電話番号と、何を何本届けるか、配達日、済んだかどうか',
    things: '配達|delivery, お得意様|得意先|customer|顧客|client',
    fields: '住所, 電話番号, 配達日, 済|完了|配達済',
  },
  { prompt: '着付け教室の生徒管理をしたいです', things: '生徒|student|会員' },
  {
    prompt: '同窓会の出欠をとりたい！名前、旧姓、連絡先、出欠、一言メッセージ',
    things: '出欠|参加者|同窓生|回答|guest|attendee|rsvp|participant|卒業生|出席者',
    fields: '名前, 旧姓, 連絡先, 出欠, メッセージ',
  },
  {
    prompt: 'フリーランスのデザイナーです。クライアント、案件、納期、請求額、入金確認を管理できるものがほしい',
    things: 'クライアント|client|customer|顧客, 案件|project|job',
    fields: '納期, 請求額, 入金',
  },
  {
    prompt:
      '保育園の連絡帳をデジタル化したい。園児ごとに、朝の体温、食事、睡眠、排便、家庭からの連絡、園からの連絡。先生と保護者が書き込む',
    things: '連絡帳|連絡|園児|child|diary|contact-note|daily-report|communication',
    fields: '体温, 食事, 睡眠, 排便, 家庭からの連絡, 園からの連絡',
  },
  { prompt: 'キャンプの持ち物リスト。持った持ってないをチェックしたい', things: '持ち物|packing-item|item|荷物|持ち物リスト' },
  {
    prompt:
      '倉庫の入出庫をつけたい。商品ごとに入庫と出庫を記録して、現在の在庫数が自動で計算されるように。在庫が少なくなったら警告。',
    things: '商品|在庫|product|stock|item, 入出庫|入庫|出庫|stock-movement|movement',
    fields: '在庫数|現在の在庫数|在庫|数量',
  },
  {
    prompt: 'ゴルフのスコア管理アプリがほしい。コース名、日付、スコア、パット数、同伴者',
    things: 'ラウンド|スコア|round|golf-round|ゴルフ|score',
    fields: 'コース名|コース, 日付, スコア, パット数, 同伴者',
  },
  {
    prompt: '直売所に出す野菜の出荷記録 品目 数量 単価 売れ残り',
    things: '出荷|出荷記録|shipment|harvest|野菜|vegetable|produce',
    fields: '品目, 数量, 単価, 売れ残り',
  },
  {
    prompt: '訪問看護ステーションで使うスケジュール表。訪問日時、利用者、担当看護師、ケア内容、備考',
    things: '訪問|visit|スケジュール|予定|訪問予定|home-visit|schedule',
    fields: '訪問日時|日時, 利用者, 担当看護師|看護師, ケア内容, 備考',
    shows: 'calendar',
  },
  {
    prompt: 'シェアハウスの住人で掃除当番とゴミ出し、共用の日用品の買い出しを回したい。',
    things: '掃除当番|当番|家事|掃除|chore|cleaning|cleaning-duty|duty, 買い出し|日用品|買い物|shopping-item|supply',
  },
  { prompt: '習字の先生をしてます。月謝袋をやめたい', things: '生徒|student, 月謝|支払い|payment|tuition|fee' },
  {
    prompt: '私は切手を集めています。国、発行年、額面、状態、購入価格、画像を登録できるコレクション管理が欲しい',
    things: '切手|stamp',
    fields: '国, 発行年, 額面, 状態, 購入価格, 画像',
  },
  {
    prompt: '登山の記録を残すブログっぽいサイトを作ってください',
    things: '記事|投稿|登山|山行|post|article|hike|登山記録|山',
    shows: 'blog',
  },
  { prompt: '割り勘の計算ができるツール', things: '', shows: 'tool' },
  {
    prompt: '工場の設備点検表。設備名、点検日、点検者、異常の有無、写真、次回点検日。異常があったら上司に分かるように',
    things: '点検|設備|設備点検|inspection|equipment|machine|点検表',
    fields: '設備名|設備, 点検日, 点検者, 異常, 写真, 次回点検日',
  },
  {
    prompt: 'うちの地区の防災備蓄。品目ごとに数、賞味期限、保管場所。期限が近いものから表示',
    things: '備蓄|備蓄品|備蓄品目|stock|supply|emergency-supply|防災備蓄|stockpile',
    fields: '数, 賞味期限, 保管場所',
  },
]
