// What people book a time for, by kind of place: names, prices in dollars, minutes, a sentence and pictures for a booking page. Words
// are looked for in the prompt; the first kind that has one of them wins, so the narrower kinds stand first.
import { tradeKinds } from './bookables-by-name.ts'
import { bookablesOfJapan } from './bookables-of-japan.ts'
import { workKinds } from './bookables-work.ts'
import type { Picture } from './goods.ts'

export type BookableKind = {
  /** beginnings of words, by language */
  en: string
  sv: string
  ja: string
  /** its words name one trade: they know better than what the trade's class offers */
  own?: true
  /** from when until when it is open, on all days: what needs nobody to be there, or is visited after work */
  open?: readonly [opens: string, closes: string]
  /** what such a place is called, English|Svenska|日本語, where the person does not say it */
  brand: string
  /** English|Svenska|日本語: name, price, minutes, sentence, picture */
  services: readonly (readonly [name: string, price: number, minutes: number, text: string, picture: Picture])[]
}

export const bookableKinds: readonly BookableKind[] = [
  ...bookablesOfJapan,
  ...tradeKinds,
  ...workKinds,
  {
    en: 'massage, massager, masseur, masseuse, spa',
    sv: 'massage, massör, spa',
    ja: 'マッサージ, もみほぐし, 整体, スパ',
    brand: 'Warm Hands|Varma Händer|ぬくもりの手',
    services: [
      [
        'Classic massage|Klassisk massage|ボディケア',
        70,
        60,
        'Back, neck and legs|Rygg, nacke och ben|背中・首・脚を全体的に',
        'hands',
      ],
      [
        'Deep tissue|Djupgående massage|深部ほぐし',
        85,
        60,
        'Firm, for sore muscles|Fast, för ömma muskler|こりの強い方に',
        'hands',
      ],
      [
        'Neck and shoulders|Nacke och axlar|首・肩集中',
        40,
        30,
        'For those who sit a lot|För dig som sitter mycket|デスクワークの多い方に',
        'plant',
      ],
      ['Hot stones|Heta stenar|ホットストーン', 95, 75, 'Warm and slow|Varmt och långsamt|温かい石でゆったりと', 'candle'],
      ['Pregnancy massage|Gravidmassage|マタニティケア', 75, 60, 'Lying on your side|I sidoläge|横向きで安心して', 'flower'],
      ['Foot massage|Fotmassage|足裏', 35, 30, 'Oil and pressure points|Olja och tryckpunkter|オイルとツボ押し', 'hands'],
    ],
  },
  {
    en: 'hair, barber, hairdress',
    sv: 'frisör, hårsalong, barber, klipp',
    ja: '美容室, 美容院, 理容, ヘアサロン, 床屋',
    brand: 'The Corner Chair|Hörnstolen|角の椅子',
    services: [
      [
        'Cut and style|Klippning och styling|カット',
        55,
        45,
        'Wash and finish included|Tvätt och fön ingår|シャンプー・ブロー込み',
        'person',
      ],
      ['Colour|Färgning|カラー', 95, 120, 'Roots or all over|Utväxt eller helt hår|リタッチまたは全体', 'person'],
      ['Highlights|Slingor|ハイライト', 120, 150, 'Soft or bold|Mjuka eller tydliga|自然なものから華やかなものまで', 'person'],
      ['Beard trim|Skäggtrim|ひげそり', 25, 20, 'With a hot towel|Med varm handduk|蒸しタオル付き', 'person'],
      ['Child’s cut|Barnklippning|キッズカット', 30, 30, 'Up to twelve years|Upp till tolv år|12歳まで', 'toy'],
      ['Treatment|Inpackning|トリートメント', 35, 30, 'For dry hair|För torrt hår|髪の乾燥が気になる方に', 'bottle'],
    ],
  },
  {
    en: 'nail',
    sv: 'nagel',
    ja: 'ネイル',
    brand: 'Ten Petals|Tio Kronblad|ネイルサロン花びら',
    services: [
      ['Manicure|Manikyr|ハンドケア', 35, 45, 'Shape, care and polish|Form, vård och lack|形・甘皮・カラー', 'hands'],
      [
        'Gel, one colour|Gellack, en färg|ジェル ワンカラー',
        48,
        60,
        'Lasts three weeks|Håller tre veckor|約3週間もちます',
        'bottle',
      ],
      ['Gel with art|Gellack med dekor|ジェル アート', 68, 90, 'Bring a picture|Ta med en bild|お好きなデザインで', 'flower'],
      ['Pedicure|Pedikyr|フットケア', 45, 50, 'With a foot bath|Med fotbad|フットバス付き', 'candle'],
      ['Removal|Borttagning|オフのみ', 18, 30, 'Gentle, with care|Skonsamt, med vård|やさしく落とします', 'jewel'],
    ],
  },
  {
    en: 'restaurant, bistro, table, tables, diner, pizzeria, trattoria',
    sv: 'restaurang, boka bord, bord på, bord hos, krog, bistro, pizzeria',
    ja: 'レストラン, 居酒屋, ビストロ, 食堂, 座席, 席の, 席を, 寿司, イタリアン',
    open: ['12:00', '22:00'],
    brand: 'Olive & Ash|Oliv & Aska|食堂オリーブ',
    services: [
      [
        'Table for two|Bord för två|2名席',
        0,
        90,
        'By the window, if we can|Vid fönstret, om det går|窓際をご用意します',
        'plate',
      ],
      ['Table for four|Bord för fyra|4名席', 0, 120, 'Room to share|Plats att dela|ゆったり囲めるテーブル', 'bowl'],
      ['Table for six|Bord för sex|6名席', 0, 120, 'In the inner room|I inre rummet|奥の落ち着いた席', 'bottle'],
      [
        'Bar seats|Plats i baren|カウンター席',
        0,
        60,
        'Small plates and drinks|Smårätter och drinkar|小皿料理とお飲み物に',
        'drink',
      ],
      [
        'Tasting menu|Avsmakningsmeny|おまかせコース',
        0,
        180,
        'Seven courses, for two or more|Sju rätter, från två personer|全7品・2名様から',
        'cake',
      ],
    ],
  },
  {
    own: true,
    en: 'dentist, dental',
    sv: 'tandläkar, tandvård, tandhygien',
    ja: '歯科, 歯医者',
    brand: 'Riverside Dental|Åstrands Tandvård|川辺歯科',
    services: [
      ['Check-up|Undersökning|定期検診', 80, 30, 'With X-rays when needed|Med röntgen vid behov|必要に応じてX線撮影', 'person'],
      ['Hygienist|Tandhygienist|クリーニング', 70, 45, 'Cleaning and advice|Rengöring och råd|歯石除去とアドバイス', 'hands'],
      ['Filling|Lagning|虫歯治療', 120, 60, 'White material|Vitt material|白い詰め物', 'tool'],
      ['Whitening|Blekning|ホワイトニング', 220, 60, 'In one visit|Vid ett besök|1回のご来院で', 'night'],
      ['Emergency|Akut tid|急患', 95, 30, 'Kept free every day|Hålls ledig varje dag|毎日枠を確保', 'hands'],
    ],
  },
  {
    en: 'tattoo',
    sv: 'tatuer',
    ja: 'タトゥー',
    brand: 'Black Swallow|Svarta Svalan|黒つばめ',
    services: [
      ['Consultation|Konsultation|ご相談', 0, 30, 'Idea, place and size|Idé, plats och storlek|図柄・場所・大きさ', 'paper'],
      ['Small piece|Liten tatuering|小さめ', 120, 60, 'Up to five centimetres|Upp till fem centimeter|5cmまで', 'flower'],
      ['Half day|Halvdag|半日', 380, 240, 'For larger work|För större motiv|大きめの作品に', 'frame'],
      ['Touch-up|Påfyllning|お直し', 50, 45, 'Within a year|Inom ett år|1年以内', 'bird'],
      [
        'Cover-up|Övertatuering|カバーアップ',
        260,
        180,
        'An old one becomes a new one|En gammal blir en ny|古い図柄を新しく',
        'bird',
      ],
      ['Full day|Heldag|1日', 680, 420, 'Lunch break included|Med lunchpaus|昼休憩あり', 'frame'],
    ],
  },
  {
    en: 'photograph, photo session, portrait',
    sv: 'fotograf, fotostudio',
    ja: '写真館, フォトスタジオ, 撮影, カメラマン, フォトグラファー',
    brand: 'North Light|Nordljus|北の光',
    services: [
      ['Portrait|Porträtt|ポートレート', 140, 60, 'Ten finished pictures|Tio färdiga bilder|仕上げ10枚', 'person'],
      ['Family|Familj|家族写真', 220, 90, 'In the studio or outdoors|I studion eller ute|スタジオまたは屋外', 'crowd'],
      ['Newborn|Nyfödd|ニューボーン', 260, 120, 'Calm, with breaks|Lugnt, med pauser|休憩をはさみながら', 'toy'],
      ['Business portrait|Företagsporträtt|ビジネス', 110, 30, 'Three finished pictures|Tre färdiga bilder|仕上げ3枚', 'camera'],
      ['Certificate photo|Passfoto|証明写真', 28, 15, 'Printed and as a file|Utskrivet och som fil|プリントとデータ', 'frame'],
      ['Coming of age|Student och konfirmation|七五三・成人式', 180, 90, 'In festive clothes|I finkläder|晴れ着で', 'flower'],
    ],
  },
  {
    en: 'car, garage, mechanic, tyre, tire',
    sv: 'bilverkstad, verkstad, däck, bilservice, biltvätt',
    ja: '車検, 自動車, 整備, タイヤ',
    brand: 'Bridge Garage|Brons Bilverkstad|橋本自動車',
    services: [
      [
        'Yearly service|Årsservice|定期点検',
        180,
        120,
        'Oil, filters and a full check|Olja, filter och kontroll|オイル・フィルター・総点検',
        'car',
      ],
      ['Tyre change|Däckbyte|タイヤ交換', 45, 30, 'Balancing included|Balansering ingår|バランス調整込み', 'car'],
      ['Brakes|Bromsar|ブレーキ', 160, 90, 'Pads and discs|Belägg och skivor|パッドとディスク', 'tool'],
      ['Fault finding|Felsökning|故障診断', 70, 45, 'We read the codes|Vi läser koderna|コンピューター診断', 'laptop'],
      ['Wash inside and out|Tvätt in- och utvändigt|内外洗車', 55, 60, 'By hand|För hand|手洗い', 'car'],
    ],
  },
  {
    en: 'yoga, pilates, personal train, fitness',
    sv: 'yoga, pilates, personlig trän, pt-',
    ja: 'ヨガ, ピラティス, パーソナルトレ',
    brand: 'Still Lake|Stilla Sjön|静かな湖',
    services: [
      ['Gentle class|Mjukt pass|やさしいクラス', 18, 60, 'For every body|För alla kroppar|どなたでも', 'lotus'],
      ['Strong class|Starkt pass|しっかりクラス', 20, 75, 'With pace|Med tempo|テンポよく', 'lotus'],
      ['Private hour|Privat timme|プライベート', 80, 60, 'Your own plan|Din egen plan|あなた専用の内容で', 'lotus'],
      ['First time|Första gången|初回体験', 10, 60, 'Mats to borrow|Mattor att låna|マット貸出あり', 'plant'],
      ['Ten classes|Tiokort|10回券', 150, 60, 'Valid for half a year|Gäller ett halvår|半年有効', 'lotus'],
      [
        'Evening rest|Kvällsvila|夜のリストラティブ',
        18,
        75,
        'Long poses by candlelight|Långa positioner i stearinljus|キャンドルの灯りで',
        'candle',
      ],
    ],
  },
  {
    en: 'groom, dog salon, pet salon, dog wash',
    sv: 'hundtrim, hundsalong, hundfrisör, hundbad, djursalong',
    ja: 'トリミング, ペットサロン',
    brand: 'Soft Paws|Mjuka Tassar|ふわふわ',
    services: [
      [
        'Small dog, full groom|Liten hund, hel trim|小型犬 シャンプー・カット',
        60,
        75,
        'Bath, cut and claws|Bad, klipp och klor|爪切り込み',
        'dog',
      ],
      [
        'Large dog, full groom|Stor hund, hel trim|大型犬 シャンプー・カット',
        95,
        120,
        'From twenty kilos|Från tjugo kilo|20kg以上',
        'dog',
      ],
      ['Bath and brush|Bad och borstning|シャンプーのみ', 40, 45, 'All breeds|Alla raser|全犬種', 'dog'],
      ['Cat, combing out|Katt, utredning|猫 ブラッシング', 50, 45, 'Gentle and calm|Varsamt och lugnt|やさしく静かに', 'cat'],
      ['Claws and ears|Klor och öron|爪切り・耳掃除', 18, 15, 'Quick visit|Snabbt besök|短時間で', 'cat'],
    ],
  },
  {
    en: 'tutor, lesson, teacher, coach',
    sv: 'läxhjälp, lektion, lärare, studiehandled',
    ja: '家庭教師, レッスン, 教室, 個別指導',
    brand: 'One Desk|Ett Bord|机ひとつ',
    services: [
      [
        'Trial lesson|Provlektion|体験レッスン',
        0,
        30,
        'See if it suits you|Känn efter om det passar|まずはお試しください',
        'book',
      ],
      ['Single lesson|Enskild lektion|個人レッスン', 40, 45, 'One to one|En mot en|マンツーマン', 'paper'],
      ['Double lesson|Dubbellektion|90分レッスン', 72, 90, 'Time to go deep|Tid att gå på djupet|じっくり学べる', 'book'],
      ['Exam help|Provhjälp|試験対策', 60, 60, 'Old papers together|Gamla prov tillsammans|過去問を一緒に', 'laptop'],
      ['Lesson for two|Lektion för två|ペアレッスン', 56, 60, 'With a friend|Med en kompis|お友だちと', 'paper'],
      [
        'Help with homework, online|Läxhjälp på nätet|オンライン宿題サポート',
        32,
        45,
        'With a shared board|Med gemensam tavla|共有ボードで',
        'laptop',
      ],
    ],
  },
]
