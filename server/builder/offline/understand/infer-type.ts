// The type of a field the lexicon does not know, from how its label ends.
import type { Language } from '#shared/languages.ts'
import type { FieldType } from '../model.ts'
import { optionLabel } from '../lexicon/lexicon.ts'
import { participles } from '../lexicon/participles.ts'
import { typeOfDeed } from './type-of-deed.ts'
import { unitOf } from './units.ts'
import { typeOfWhole } from './whole-labels.ts'

export type Inferred = { type: FieldType; unit?: string; options?: string[]; known: boolean }

const rules: Record<Language, readonly (readonly [RegExp, FieldType, string?])[]> = {
  en: [
    [
      /^(?:the )?(?:(?:meter|odometer|current|previous|last|new|old|start|starting|end|ending|final|opening|closing|water|gas|electricity|heat|pressure|initial) )+(?:reading|readings|odometer|mileage)(?: \((?:start|end)\))?$|^(?:odometer|mileage|meter|reading) (?:start|end|before|after|out|in|at start|at end)$/,
      'number',
    ],
    [/^(photo|picture|image)s? of /, 'image'],
    [/^(?:gain|profit|win) loss$|^(?:spent|earned|owed|owing)(?: so far)?$/, 'money'],
    [/^(?:drink|use|eat|sell|best|valid) (?:before|by|from|until)(?: date)?$|^expires on$|^runs out(?: on)?$/, 'date'],
    [/e-?mail( address)?$/, 'email'],
    [/\b(phone|mobile|telephone|cell ?phone)( number)?$/, 'phone'],
    [/\b(url|link|weblink|website|linkedin|homepage)$/, 'url'],
    [/(photo|image|picture|avatar|logo|screenshot)s?$/, 'image'],
    [
      /(date|deadline|birthday|anniversary|day)$|(^| )(due|expires|until|since|(last|next|previous)(?! (?:\w+ )?(?:owner|name|person|user|holder|editor|author|winner|speaker|employer|job|school|address|step|action|topic|chapter|page|result|score|status|book|note|reading|price|value|player|reader|customer|client|driver|city|stop)$)( \w+){1,2})$|^\w+ (start|end|finish)$/,
      'date',
    ],
    [/^(?:og|fg|srm|ibu|(?:original|final|starting|specific) gravity)$/, 'number'],
    [/^(?:net|gross|shipping|postage|delivery cost|tax|net amount|gross amount|net pay|gross pay|take-home pay)$/, 'money'],
    [/ number$/, 'text'],
    [
      /^(?!(?:what|whom?|which|how) ).*(ed|given|lent|taken|sent|bought|sold|paid|built|made|caught|found|left|sown|written) (out |off |up |back )?(on|until|at)$/,
      'date',
    ],
    [
      /(ed|given|lent|taken|sent|bought|sold|paid|built|made|caught|found|left|written) (out |off |up )?(by|from|to|for|in|through)$/,
      'text',
    ],
    [/^\w+ (from|until|till)$/, 'date'],
    [/(^| )time( (in|out|back|off|on|from|to|until))?$/, 'time'],
    [/(duration|minutes|mins)$/, 'int', 'min'],
    [/^(min|max|minimum|maximum|average|avg)$/, 'number'],
    [/hours?$/, 'number', 'h'],
    [
      /^[a-z]+s (made|sold|left|caught|eaten|lost|found|produced|used|worked|driven|cooked|delivered|planted|harvested|hatched|laid|born|read|won|played|served|packed|treated|collected|picked|remaining)$/,
      'int',
    ],
    [/^[a-z]+s (?:on (?:board|site|hand|duty|shift|loan|order|display)|in (?:stock|use))$/, 'int'],
    [/^(amount|quantity) (of|left) /, 'number'],
    [/^date (in|out|back|off|on|from|to|until)$|^(date|day) of |^(start|end|beginning) of /, 'date'],
    [/^(cost|price|value) of /, 'money'],
    [
      /^(?:amount|sum|total|money|cash) (?:paid|due|owed|owing|outstanding|spent|received|charged|collected|raised|donated|earned)$/,
      'money',
    ],
    [/^percentage of /, 'percent'],
    [
      /\b(price|cost|fee|amount|budget|salary|rent|deposit|revenue|income|value|total|subtotal|payment|prepayment|wage|profit|donation|balance|rate|spend|bill)$|^(?:starting|start|opening|current|highest|minimum|maximum|winning|last) (?:bid|offer)$/,
      'money',
    ],
    [/(percent|percentage|%|humidity|discount)$/, 'percent'],
    [/weight$/, 'number', 'kg'],
    [/(height|width|depth|diameter)$/, 'number', 'cm'],
    [/(distance|mileage)$|(?:^|[a-z]\s)km$/, 'number', 'km'],
    [/temperature$/, 'number', '°C'],
    [/volume$/, 'number', 'l'],
    [/(speed)$/, 'number', 'km/h'],
    [/(delay|downtime)$/, 'int', 'min'],
    [/(wattage|power)$/, 'int', 'W'],
    [/(output|consumption|\busage|yield|altitude|elevation|pressure|dosage|kwh|mwh)$/, 'number'],
    [
      /^(number of|no of|how many|number (?:born|dead|alive|sold|left|lost|made|used|sent|read|seen|planted|hatched))|^(max|maximum|min|minimum|total|average|needed|expected|planned) \w+s$|\b(head ?count|count|quantity|points|seats|players|words|doors|windows|beds|adults|children|kids|rooms|bedrooms|bathrooms|age|year|sets|reps|wins|losses|goals|laps|floors?|capacity|score|votes|copies|pieces|people|guests|number of \w+|size in \w+)$/,
      'int',
    ],
    [
      /^(is|has|can|needs|allows) |^(vegan|vegetarian|gluten free|insured|signed|approved|returned|read|finished|washed|tested|confirmed|visited|ready)$|\?$/,
      'bool',
    ],
    [
      /(notes?|description|comments?|bio|summary|details|instructions|remarks|feedback|story|lyrics|observations|requirements|background)$/,
      'longtext',
    ],
    [
      /\b(status|stage|state|phase|category|subcategory|type|kind|class|priority|severity|difficulty|season|quarter|format)$/,
      'select',
    ],
    [/(rating|stars)$/, 'rating'],
    [/(tags|labels|keywords|skills|interests)$/, 'tags'],
  ],
  sv: [
    [/(e-?post|mejl|mejladress)$/, 'email'],
    [/(telefon|mobil)(nummer)?$/, 'phone'],
    [/(länk|webbplats|hemsida|url)$|^(länk|webbadress|fil|bilaga|pdf) (till|för|med) /, 'url'],
    [/(bild|foto)(er|n)?$|^(bild|foto|fotografi)(er|n|t)? (på|av|från|till) /, 'image'],
    [/^(vem|vilka)( |$)/, 'text'],
    [/^(har|är|får|kan|behöver) | (är|har) \p{L}+$/u, 'bool'],
    [
      /(^|årsavgift|avgift|hyra |faktura )(betald|betalt|klar|klart|godkänd|godkänt|levererad|levererat|skickad|skickat|genomförd|genomfört|hämtad|hämtat|bekräftad|bekräftat|vaccinerad|chippad|kastrerad|försäkrad|signerad|besiktigad|anmäld|såld|sålt|läst|sedd|sett|provat|testad|ledig|bokad|uthyrd|avbockad|gjord|gjort|(?:åter|in|ut|av)lämna[dt]|avsluta[dt]|återbetal[dt]|fakturera[dt]|publicera[dt]|städa[dt]|tvätta[dt]|registrera[dt]|packa[dt]|beställ[dt]|reparera[dt]|laga[dt]|kontrollera[dt]|installera[dt]|målad|avboka[dt]|inställ[dt]|närvarande|storstil|vegetarisk|veganskt?)$/,
      'bool',
    ],
    [/^(?:drick|ät|använd|bäst) (?:före|innan|senast)$|^går ut(?: den)?$/, 'date'],
    [/^(?:förbrukat|spenderat|utlagt|intjänat)$/, 'money'],
    [/(datum|dag|deadline)$|^(datum|dag|sista dag) (för|då|när) |^(senast|senaste|nästa) |(d|t|en|s) den$/, 'date'],
    [/(ad|[dt]) (av|till|från|i|på|hos|vid|åt)$/, 'text'],
    [/(^tid|klockslag|starttid|sluttid)$/, 'time'],
    [/(minuter)$/, 'int', 'min'],
    [/^(min|max|medel|snitt)$/, 'number'],
    [/timmar$/, 'number', 'h'],
    [/^mätarställning(?: (?:start|slut|vid .+|före|efter))?$|^(?:körda|antal) (?:km|mil)$|avläsning$/, 'number'],
    [/^(?:netto|brutto|frakt|porto|ersättning(?: per \p{L}+)?)$/u, 'money'],
    [/(pris|kostnad|belopp|avgift|hyra|budget|lön|summa|intäkt|värde)$/, 'money'],
    [/(procent|andel)$/, 'percent'],
    [/vikt$/, 'number', 'kg'],
    [/(höjd|bredd|djup)$/, 'number', 'cm'],
    [/(sträcka|distans)$|(?:^|\p{L}\s)km$/u, 'number', 'km'],
    [/(hastighet|fart)$/, 'number', 'km/h'],
    [/(temperatur)$/, 'number', '°C'],
    [/(försening)$/, 'int', 'min'],
    [/(förbrukning|produktion|utsläpp|tryck|nivå|värde|höjd|kwh|kilo|liter|yta)$/, 'number'],
    [/(namn|nummer|ort|ställe|ägare|märkning)$|^(från|till)$/, 'text'],
    [/^(?:max |min |minst |högst )?antal |^(?:max|min|minst|högst) \p{L}+(?:ar|er|or|are)$|(antal|poäng|ålder|årtal)$/u, 'int'],
    [/(anteckning|beskrivning|kommentar|text)(ar|er)?$/, 'longtext'],
    [/(status|kategori|typ|prioritet|fas)$/, 'select'],
    [/(betyg|omdöme)$/, 'rating'],
    [/taggar$/, 'tags'],
  ],
  ja: [
    [/(かどうか|有無|可否|済み|済)$/, 'bool'],
    [/日時$/, 'datetime'],
    [
      /^(?:次回の?|前回の?|最終|直近の?)(?:訪問|点検|接種|受診|来店|検診|予約|交換|検査|診察|更新|整備|清掃|散髪|通院|来院|連絡|予定|開催|実施|メンテナンス|メンテ|会議|打ち合わせ)$/,
      'date',
    ],
    [
      /(日付|日|期限|締切|納期|期日|(?:到着|納品|返却|入荷|出荷|発送|返済|完成|終了|開始|完了|退院|入院|出発|帰国|引渡|引き渡し|受取|受け取り|来院|訪問|次回)予定)$/,
      'date',
    ],
    [
      /(所要|作業|勤務|労働|残業|実働|勉強|学習|睡眠|練習|稽古|移動|通勤|調理|加熱|視聴|読書|運動|休憩|待ち|待機|滞在|利用|使用|稼働|運転|飛行|演奏|録音|再生|授業|指導|合計|総|活動|トレーニング|プレイ)時間$/,
      'number',
      'h',
    ],
    [/(時間|時刻)$/, 'time'],
    [/^(?:小計|税抜(?:き|金額)?|税込(?:み|金額)?|送料|手数料)$/, 'money'],
    [/(金額|価格|料金|費用|予算|売上|単価|原価|値段|月謝|額|代|料|費|賃|売値|買値|仕入れ?値|卸値|定価|売価|粗利|利益)$/, 'money'],
    [
      /(?:敷|礼|手付け?|頭|保証|積立|奨学|義援|助成|補助|預かり|前渡|違約|税|年|残|一時)金$|(?:年|月|日)収$|(?:収入|報酬|給与|給料|賞与)$/,
      'money',
    ],
    [/(数|人数|回数|年齢|点数|個数|歳|年|売れ残り)$/, 'int'],
    [/(率|確度)$/, 'percent'],
    [/(写真|画像)$/, 'image'],
    [/(メモ|備考|内容|感想|説明|本文|コメント|様子|事項|理由|きっかけ)$/, 'longtext'],
    [/(状態|状況|種類|区分|分類|ステータス|(?:緊急|重要|優先|深刻|危険|必要|難易)度)$/, 'select'],
    [/メール(アドレス)?$/, 'email'],
    [/(?:電話|携帯|スマホ)(?:番号)?$/, 'phone'],
    [/(URL|リンク)$/i, 'url'],
    [/評価$/, 'rating'],
    [/(重さ|重量|体重)$/, 'number', 'kg'],
    [/(高さ|長さ|幅|奥行き?)$/, 'number', 'cm'],
    [/(深さ|標高|高度)$/, 'number', 'm'],
    [/(気温|水温|温度)$/, 'number', '°C'],
    [/(さ|量|値|濃度|湿度|速度|面積|樹齢|年数)$/, 'number'],
    [/(名|者|人|主|宅|員|場所|先|元|地|種|質|相手|番号|方法|部位|餌|色|産地|もの)$/, 'text'],
    [/か$/, 'bool'],
  ],
}
const choices: [RegExp, string[]][] = [
  [/(priorit|優先)/, ['Low', 'Medium', 'High']],
  [/(difficult|svårig|難易)/, ['Easy', 'Medium', 'Hard']],
  [/(status|stage|state|phase|fas$|状態|状況|ステータス)/, ['To do', 'In progress', 'Done']],
]

/** `known` is false when nothing in the label says that it is a field; then it is mostly a text. Options come in the language. */
export function inferType(label: string, language: Language): Inferred {
  const low = label.toLowerCase().trim()
  const whole = typeOfWhole(low, language)
  if (whole) return { ...whole, known: true }
  const inferred = inferByEnd(low, language)
  const deed = inferred.type === 'text' ? typeOfDeed(low, language) : undefined
  return deed ? { ...inferred, type: deed } : inferred
}

function inferByEnd(low: string, language: Language): Inferred {
  for (const [pattern, type, unit] of rules[language]) {
    if (!pattern.test(low)) continue
    const options = type === 'select' ? (choices.find(([sign]) => sign.test(low))?.[1] ?? ['General', 'Other']) : undefined
    return {
      type,
      known: true,
      ...(unit && { unit }),
      ...(options && { options: options.map((option) => optionLabel(option, language)) }),
    }
  }
  // "trips: driver, km": so many of them
  const measure = low.length >= unitCharsMin ? unitOf(low, language) : undefined
  if (measure) return { type: 'number', unit: measure, known: true }
  // "price quoted", "date received": of the type of what was done with
  const noun = language === 'en' ? doneWith.exec(low)?.[1] : undefined
  const inferred = noun ? inferByEnd(noun, 'en') : undefined
  if (inferred?.known && inferred.type !== 'bool') return { ...inferred, known: false }
  return { type: language === 'en' && (isHappened(low) || settled.test(low)) ? 'bool' : 'text', known: false }
}

/** "key returned", "contract signed" */
const settled =
  /^[a-z]+ (?:returned|signed|confirmed|cleaned|checked|approved|handed (?:in|over|back)|picked up|collected|completed)$/
/** A single letter is no name of a measure. */
const unitCharsMin = 2
const doneWith = new RegExp(`^([a-z]+(?: [a-z]+)?) ${participles}$`)
const givenOn =
  /^(?:paid|sent|sold|given|taken|lent|put|brought|set|sworn|thrown|written|handed|shut) (?:back|out|up|off|in|down|away|on)$/

/** "arrived", "picked up": among fields it is one, by itself it is what was done. */
export const isHappened = (label: string): boolean =>
  givenOn.test(label) ||
  /^(?!(?:moped|flatbed|seabed|hundred|kindred)$)[a-z]{2,}[^e\W]ed( up| out| off| back| in| last| first| on)?$/i.test(label)
