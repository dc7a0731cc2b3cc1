// Japanese prompts that a stranger wrote as titles, lists and polite stories, half of which were only counted (docs/builder-gaps.md): worked
// on, so they measure nothing any more.
import { readPrompts } from './strangers-japanese-prompts.ts'

/** A prompt, its things, its fields and what it shows, parted by arrows. */
const told = `
ラーメン食べ歩き記録、写真付き => ラーメン|ラーメン店|店|お店|店舗|食べ歩き|食べ歩き記録|訪問|訪問記録|一杯|記録|ramen|shop|shops|visit|visits|bowl|bowls => 写真|画像
鉄道写真アルバム => 写真|鉄道写真|画像|車両|photo|photos|picture|pictures|train|trains =>  => gallery
パン屋の製造計画、商品名、製造数、担当者、焼き上がり時刻。 => 製造計画|製造|計画|生産計画|生産|製造予定|パン|production|productions|production plan|production plans|plan|plans|bake|bakes => 商品|品名|パン, 製造数|数量|個数|数, 担当|職人|スタッフ, 焼き上がり|時刻|時間
養鶏場の採卵数を毎日つけたい。日付、鶏舎、採卵数、割れ卵の数、気温。 => 採卵|採卵記録|産卵|卵|日報|記録|採卵日誌|egg|eggs|egg collection|egg collections|egg record|egg records|record|records => 日付|日|採卵日, 鶏舎|舎, 採卵数|産卵数|卵数|個数, 割れ|破卵, 気温|温度
趣味で盆栽を育てています。樹種、入手日、剪定した日、植え替えの予定を記録したいです。写真も一緒に残せるとうれしいです。 => 盆栽|樹木|鉢|木|bonsai|bonsais|tree|trees|plant|plants => 樹種|種類|木, 入手|購入, 剪定, 植え替え|植替, 写真|画像
マンションの理事会で修繕の要望を受け付けています。部屋番号、要望の内容、受付日、業者、完了日を記録します。進み具合ごとに列に分けて見たいです。 => 要望|修繕|修繕要望|修繕依頼|依頼|リクエスト|request|requests|repair|repairs|repair request|repair requests => 部屋|号室, 内容|要望, 受付|日, 業者, 完了 => board
ダイビングのログブックです。潜った日、ポイント名、最大水深、潜水時間、水温、見た生き物を書きます。写真も貼りたいです。 => ダイビング|ダイブ|ログ|ダイビングログ|ログブック|潜水|潜水記録|ダイブログ|dive|dives|dive log|dive logs|log|logs => 日|潜水日, ポイント|場所, 水深|深度, 潜水時間|時間, 水温, 生き物|生物, 写真|画像
ご近所で工具の貸し借りをしています。だれがどの工具を持っていて、いま誰に貸しているか、いつ返すかを一覧にしたいです。 => 工具|道具|tool|tools|item|items, 貸出|貸し借り|貸し出し|貸出記録|工具|loan|loans|lending|lendings|borrowing|borrowings|tool|tools => 工具|道具, 持ち主|所有者|だれ|誰, 借り|貸出先|貸し先|相手|借主, 返却|返す|期限
映画館でアルバイトのシフトを組んでいます。スタッフの名前、日付、開始時刻、終了時刻、持ち場を入れて、カレンダーで確認したいです。 => シフト|勤務|シフト表|shift|shifts => 名前|スタッフ|氏名, 日付|日, 開始|始業, 終了|終業, 持ち場|担当|ポジション|場所 => calendar
保護猫の団体です。猫の名前、性別、推定年齢、健康状態、写真を載せて、里親さんを募集します。写真を並べて見せたいです。 => 猫|保護猫|ねこ|ネコ|cat|cats|animal|animals => 名前, 性別, 年齢|歳, 健康|状態, 写真|画像 => gallery
通信制の塾です。生徒が答案を出した日、科目、点数、添削した先生、次の課題を管理したいです。点数の変わり方がグラフで分かるとうれしいです。 => 答案|提出|添削|答案提出|課題|生徒|成績|submission|submissions|answer sheet|answer sheets|test|tests|paper|papers|student|students|answer|answers => 日|提出, 科目|教科, 点数|得点|スコア, 先生|添削|講師, 課題|次 => dashboard
神社の祈祷受付で、申込者、祈祷の種類、日時、初穂料を控えたいです。 => 祈祷|ご祈祷|祈祷受付|受付|申込|申し込み|祈願|prayer|prayers|application|applications|reservation|reservations|booking|bookings|reception => 申込|申し込み|氏名|名前, 種類|内容|祈願, 日時|日付|時間, 初穂料|料金|金額
小さな美容室の予約管理。お客様、メニュー、担当者、日時を入れたいです。 => 予約|reservation|reservations|booking|bookings|appointment|appointments => お客様|顧客|客, メニュー|施術|サービス, 担当|スタッフ|美容師|スタイリスト, 日時|日付|時間|予約日
訪問介護の記録をつけたいです。利用者、訪問日、サービス内容、担当ヘルパー、特記事項。 => 訪問|訪問記録|介護記録|サービス記録|記録|訪問介護|訪問介護記録|ケア記録|visit|visits|care record|care records|record|records => 利用者, 訪問日|日付|日時, サービス|内容, ヘルパー|担当|職員, 特記|備考
歯科医院の患者リストで氏名、生年月日、電話番号、アレルギーを登録できるもの。 => 患者|患者リスト|patient|patients => 氏名|名前|患者名, 生年月日|誕生日, 電話, アレルギー
工場の設備点検表。設備名、点検日、点検者、結果、異常の内容。 => 点検|設備点検|点検記録|設備|点検表|inspection|inspections|equipment|machine|machines => 設備|機械, 点検日|日付|日時, 点検者|担当|実施者, 結果|判定, 異常|不具合|内容
宅配便の受け取り簿。届いた日、宛名、運送会社、受け取った人。マンションの管理室用です。 => 荷物|宅配|宅配便|受け取り|受取|受取簿|受け取り簿|受取記録|配達物|package|packages|parcel|parcels|delivery|deliveries => 日|到着|届いた|受付, 宛名|宛先|名前|居住者, 運送|配送|業者, 受け取|受取|受領
古本屋の買取台帳：書名、著者、状態、買取価格、売主の氏名。 => 買取|買取台帳|本|書籍|古本|買取記録|買い取り|purchase|purchases|buyback|buybacks|book|books => 書名|タイトル|題名, 著者|作者, 状態|コンディション, 価格|金額|買取額, 売主|売り主|氏名
市民農園の区画管理をしたい。区画番号、利用者、面積、契約期限、年間利用料。 => 区画|区画管理|農園区画|plot|plots|lot|lots|garden plot|garden plots => 番号|区画, 利用者|契約者|借主, 面積|広さ, 契約|期限, 利用料|料金
求人応募者の管理。氏名、応募職種、応募日、面接日、選考状況。 => 応募者|応募|候補者|求人応募者|applicant|applicants|candidate|candidates|application|applications => 氏名|名前, 職種|ポジション, 応募日|応募, 面接, 選考|状況|ステータス|段階
動物病院で使うシステムがほしいです。飼い主とペットを登録して、ペットごとに診察の記録を残します。診察には日付、症状、処置、料金を書きます。 => 飼い主|飼主|オーナー|お客様|owner|owners|customer|customers, ペット|動物|患畜|pet|pets|animal|animals|patient|patients, 診察|診察記録|診療|診療記録|カルテ|受診|visit|visits|consultation|consultations|examination|examinations|medical record|medical records => 日付|診察日|日時, 症状, 処置|治療, 料金|金額|費用
中学校の吹奏楽部の顧問です。楽器の台帳を作りたいです。楽器名、製造番号、使っている生徒、修理の履歴がわかるようにしてください。 => 楽器|楽器台帳|備品|instrument|instruments => 楽器|名称|名前, 製造番号|番号|シリアル, 生徒|使用者|部員, 修理|履歴
整骨院をやっています。患者さんの施術の記録をつけたいです。来院日、痛む場所、施術内容、次回の予約日を書きます。 => 患者|患者さん|施術|施術記録|カルテ|来院|来院記録|patient|patients|treatment|treatments|visit|visits => 来院|日付|施術日, 痛|部位|場所|症状, 施術|内容, 次回|予約
わたしは市役所の窓口で働いています。住民からの相談を、受付日、相談者、相談の種類、内容、引き継ぎ先の課で記録できるものがほしいです。 => 相談|相談記録|住民相談|受付|相談受付|consultation|consultations|inquiry|inquiries|request|requests => 受付|日, 相談者|氏名|名前|住民, 種類|種別|分類|区分, 内容, 引き継ぎ|課|引継
地元のお祭りの実行委員です。準備の仕事を一覧にして、担当者、期限、必要な予算、終わったかどうかを書き込みたいです。スポンサーの名前と協賛金も別に控えておきたい。 => 仕事|準備|タスク|作業|準備作業|task|tasks|job|jobs, スポンサー|協賛|協賛者|協賛金|協賛企業|sponsor|sponsors|sponsorship|sponsorships => 担当, 期限|締切|期日, 予算|金額, 完了|終わ|状況|ステータス|済, 協賛金|金額
寺の住職です。檀家さんの名簿と法要の予定を整理したいです。法要は故人の名前、何回忌か、日時、場所があれば足ります。 => 檀家|檀家名簿|檀徒|門徒|parishioner|parishioners|member|members|family|families|household|households, 法要|法事|予定|memorial service|memorial services|memorial|memorials|service|services|ceremony|ceremonies => 故人|名前|氏名, 回忌|年忌|種類, 日時|日付|時間, 場所|会場
太鼓保存会の衣装管理、品名、サイズ、枚数、保管場所、クリーニングに出した日。 => 衣装|衣裳|衣装管理|衣類|costume|costumes|item|items|clothing => 品名|名称|名前|衣装, サイズ, 枚数|数量|数, 保管|場所, クリーニング
`
export const toldJapanesePrompts = readPrompts(told)
