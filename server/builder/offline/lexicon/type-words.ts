// The words for what a field holds: "date", "kryssruta", はい／いいえ.
import type { FieldType } from '../model.ts'
import { typeNamedInSwedish } from './type-words-sv.ts'

/** What a type is called, the longer words first. */
const typeWords: readonly (readonly [RegExp, FieldType, unit?: string])[] = [
  [/^(?:(?:whole )?numbers? of |antal )?(?:minutes|mins|minuter)$|^分$/i, 'int', 'min'],
  [/^(?:numbers? of |antal )?(?:hours|timmar)$|^時間数$/i, 'number', 'h'],
  [
    /^(?:date and time|datetime|timestamp|(?:både )?(?:datum|dag) (?:och|med|plus) (?:tid|klockslag)|tid och datum)$|^(?:日時|日付と(?:時刻|時間)|日にちと時間)$/i,
    'datetime',
  ],
  [
    /^(?:date|day|calendar date|day,? month and year|datum|dag)(?: (?:field|picker|column|box))?$|^(?:日付(?:型|形式|入力|選択)?|年月日|日にち|カレンダー(?:入力|選択)?)$/i,
    'date',
  ],
  [/^(?:time|time of day|klockslag|tid)$|^(?:時刻(?:入力)?|時計)$/i, 'time'],
  [/^(?:whole numbers?|integers?|heltal|counter)$|^整数$/i, 'int'],
  [
    /^(?:numbers?|numeric|figures?|digits|tal|nummer|siffror|siffra)(?: (?:field|column|box|only|of .+))?$|^(?:数値|数字|数)(?:だけ|のみ|入力|型)?$/i,
    'number',
  ],
  [
    /^(?:money|amounts?(?: of money)?|prices?|currency|sums?(?: of money)?|belopp|pengar|pris|valuta)(?: (?:field|column|box))?$|^(?:金額|通貨|価格|お金)$/i,
    'money',
  ],
  [/^(?:percent(?:age)?s?|procent(?:tal|sats)?|%)$|^(?:パーセント|百分率|％)$/i, 'percent'],
  [
    /^(?:yes\s*(?:\/|or|-)?\s*no|check\s?box(?:es)?|tick\s?box(?:es)?|ticks?|check ?mark|box to (?:tick|check)|(?:tick|check)(?:ed)? or not|toggle|switch|true(?:\/| or )false|ja\s*(?:\/|eller|-)\s*nej|kryssruta|bock)(?: field)?$|^(?:チェック(?:ボックス|欄|マーク|項目|式|形式)?|はい.?いいえ|オン.?オフ|[○〇].?[×✕]|有無|トグル|スイッチ)$/i,
    'bool',
  ],
  [
    /^(?:choices?|drop-?\s?downs?(?: list| menu)?|selects?|select list|pick\s?lists?|options?|list of (?:options|choices)|multiple choice|fixed (?:list|options|choices)|val|rullista|rullgardin(?:smeny|slista)?|flerval|flervalslista|vallista|valbar lista|alternativ|lista)$|^(?:選択式|選択肢|選択|択一|(?:プルダウン|ドロップダウン)(?:式|形式|メニュー|リスト)?|リスト(?:選択|形式)?|セレクト(?:ボックス)?|ラジオボタン|決まった(?:もの|選択肢))$/i,
    'select',
  ],
  [
    /^(?:(?:long(?:er)?|large|big|multi-?\s?line|roomy) (?:text(?: (?:field|box|area))?|field|box|area)|multi-?\s?line|(?:several|many|multiple|more|few|\S+ or \S+) lines(?: of text)?|(?:plenty|lots|a lot) of (?:room|space)|text\s?area|paragraphs?|notes? field|lång text|flerradig text|fritextfält)$|^(?:長文|複数行(?:の)?(?:テキスト|入力)?|長い(?:テキスト|文章?)|文章|改行(?:できる|あり)の?.*|大きな入力欄)$/i,
    'longtext',
  ],
  [
    /^(?:(?:free |plain |short )?text|words|fritext|text|vanlig text)(?: field)?$|^(?:テキスト(?:入力)?|文字列?|自由(?:入力|記述|記入|に(?:入力|書ける))|手入力|手書き)$/i,
    'text',
  ],
  [/^(?:tags?|labels?|keywords|taggar|etiketter)$|^(?:タグ(?:付け|形式)?|複数選択(?:式|可)?|キーワード)$/i, 'tags'],
  [/^(?:e-?mails?(?: address)?|e-?post(?:adress)?|mejl(?:adress)?)$|^メール(?:アドレス)?$/i, 'email'],
  [/^(?:phone(?: number)?|telephone|telefon(?:nummer)?)$|^電話(?:番号)?$/i, 'phone'],
  [/^(?:links?|urls?|web ?addresses?|länk|webbadress)$|^(?:リンク|URL)$/i, 'url'],
  [
    /^(?:(?:star )?ratings?|stars|betyg|stjärnor)$|^(?:(?:[5５五]段階(?:評価)?の?)?(?:評価|星(?:評価|マーク|の数|印)?)|[5５五]段階(?:評価)?|[★☆⭐]+(?:の?[5５五]つ|評価|の数)?|星の?[5５五]つ|[5５五]つ星|レーティング|点数評価)$/i,
    'rating',
  ],
  [/^(?:pictures?|photos?|images?|bild(?:er)?|foto)$|^(?:画像|写真|イラスト)(?:アップロード)?$/i, 'image'],
]

/** How a field of yes or no is written behind its name. */
export const yesOrNoWords = String.raw`(?:yes ?\/ ?no|yes or no|y\/n|ja ?\/ ?nej|ja eller nej|はい ?[/／・] ?いいえ)`

const article = /^(?:an?|the|en|ett|som|as) /i

/** The type that a word for one means: "checkbox", "rullista". */
export const typeNamed = (word: string): { type: FieldType; unit?: string } | undefined => {
  const said = word
    .trim()
    .replace(/^["“”「]|["“”」.。!]$/gu, '')
    .replace(article, '')
  const found = typeWords.find(([words]) => words.test(said))
  if (found) return { type: found[1], ...(found[2] && { unit: found[2] }) }
  const type = typeNamedInSwedish(said)
  return type && { type }
}
