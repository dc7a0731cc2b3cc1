// Figures that people ask for by name and that follow from others: a balance, a profit, the value of a stock. Each with how it is
// called, what it is worked out from, and the field to add where one part is not there yet.
import type { Language } from '#shared/languages.ts'

type Words = Record<Language, string>
/** What a part of a formula may be called, as a pattern over the concept and the label of a number; `adds` is the lexicon's field for it. */
export type Part = { like: RegExp; not?: RegExp; adds?: string }

const part = (like: RegExp, adds?: string, not?: RegExp): Part => ({ like, ...(adds && { adds }), ...(not && { not }) })

const each = part(/price|rate|単価|価格|pris|\bfee\b|avgift|料金|cost/i, 'price', /total|purchase|summa|合計/i)
const amount = part(
  /amount|total|price|revenue|\bcost|\bfee|rent\b|sum|belopp|summa|pris|kostnad|avgift|hyra|金額|価格|料金|費用|合計/i,
  'amount',
  /deposit|paid|vat|tax|deposition|moms|残|前金|net|per /i,
)
const stock = part(/stock|quantity|antal|saldo|在庫|数量|個数|count|pieces|bottles|units/i, 'quantity', /reorder|minimum|min /i)
const hours = part(/hours|timmar|tid\b|時間|duration/i, 'hours')
const rate = part(/rate|timpris|timlön|時給|単価|price|pris/i, 'rate')
const paid = part(
  /deposit|advance|prepay|paid|payment|deposition|förskott|handpenning|betalt|inbetal|前金|内金|入金|支払済|手付|敷金/i,
  'deposit',
)
const cost = part(/\bcosts?\b|purchase|expense|material|buying|kostnad|inköp|utgift|原価|仕入|費用|経費/i, 'cost', /per /i)
const sale = part(
  /price|revenue|income|sales|amount|sold|pris|intäkt|belopp|売上|価格|販売|金額|収入/i,
  'price',
  /purchase|cost|inköp|kostnad|仕入|原価/i,
)
const budget = part(/budget|予算/i, 'budget')
const spent = part(/spent|actual|\bcost|amount|used|utfall|kostnad|belopp|förbruk|実績|支出|費用|金額/i, 'cost', /budget|予算/i)
const planned = part(/plan|estimat|expect|target|goal|budget|beräkn|mål|förvänt|予定|目標|見積|計画/i)
const actual = part(/actual|real|spent|done|result|current|utfall|verklig|faktisk|実績|実際|現在/i)
const weight = part(/weight|vikt|体重|重さ|重量/i, 'weight')
const height = part(/height|längd|höjd|身長|高さ/i, 'height')
const length = part(/length|längd|長さ|奥行/i)
const width = part(/width|bredd|幅/i)
const distance = part(/distance|mileage|sträcka|distans|距離|km\b/i, 'distance')
const duration = part(/duration|minutes|tid|längd|時間|分/i, 'duration')
const fuel = part(/lit(?:er|re)s?|fuel|volume|bränsle|liter|給油|燃料/i)
const capacity = part(/capacity|seats|places|spots|max|platser|kapacitet|定員|席/i, 'capacity')
const taken = part(/booked|participants|attendees|guests|signed|taken|bokade|deltagare|anmälda|予約|参加|人数/i)
const reorder = part(/reorder|minimum|min\b|target|beställningspunkt|miniminivå|発注点|最低/i, 'reorderPoint')
const sets = part(/\bsets?\b|セット/i, 'sets')
const reps = part(/\breps?\b|repetition|回数|レップ/i, 'reps')
const discount = part(/discount|rabatt|割引/i, 'discount')
const vat = part(/\bvat\b|\btax\b|moms|消費税|税率/i, 'vat')
const servings = part(/servings?|portions?|portioner|people|persons|pieces|quantity|antal|人数|人前|数量|個数/i)

export type Figure = {
  label: Words
  /** how people call it, as the middle of a pattern */
  names: Words
  /** operators between the parts, read from left to right; a number is a number */
  parts: readonly (Part | number)[]
  signs: readonly ('+' | '-' | '*' | '/')[]
  type: 'money' | 'number' | 'percent' | 'int'
  unit?: string
  /** worked out from a figure that is worked out first */
  after?: string
  /** a plain "add a total" means something else; it takes "calculate" */
  onlyCalculated?: true
}

export const derivedFigures: Readonly<Record<string, Figure>> = {
  stockValue: {
    label: { en: 'Stock value', sv: 'Lagervärde', ja: '在庫金額' },
    names: {
      en: '(?:total )?(?:stock|inventory|storage) (?:value|worth)|(?:total )?(?:value|worth) of (?:the |our |my |all )?(?:stock|inventory|.+ in stock)|what (?:the |our |my )?(?:stock|inventory) is worth|(?:total )?value',
      sv: '(?:totalt )?lagervärdet?|värdet? (?:på|av|i) (?:lagret|varorna)|(?:totalt? |totala )?värdet?',
      ja: '在庫(?:の)?(?:金額|評価額|総額|価値|高)|在庫の合計金額',
    },
    parts: [stock, each],
    signs: ['*'],
    type: 'money',
  },
  earnings: {
    label: { en: 'Earnings', sv: 'Intjänat', ja: '報酬' },
    names: {
      en: 'earnings?|(?:what|how much) (?:i|we|they|each one|everyone) (?:earn|earned|make|made|get|gets?)(?: on (?:it|each|this))?|(?:the )?(?:pay|wages?)|(?:amount|sum|what|how much) to (?:invoice|bill|charge)|(?:amount|sum) (?:invoiced|billed)|billable (?:amount|sum)|invoice amount',
      sv: '(?:intjänat|förtjänst(?:en)?|inkomst(?:en)?|lön(?:en)?|(?:belopp|summa)(?:n|et)? att fakturera|(?:vad|hur mycket) (?:jag|vi) (?:tjänar|tjänat|ska fakturera))',
      ja: '報酬(?:額)?|稼ぎ|請求額|給与(?:額)?|日当',
    },
    parts: [hours, rate],
    signs: ['*'],
    type: 'money',
  },
  lineTotal: {
    label: { en: 'Total', sv: 'Summa', ja: '合計' },
    names: {
      en: '(?:line |order |row |sub)?total(?: price| cost| amount| sum)?|(?:total )?sum|what (?:it|each order|the order) comes to',
      sv: '(?:rad|order|del)?summan?|totalsumman?|total(?:t|en)?|totalt? (?:pris|belopp)|totalpriset?',
      ja: '合計(?:金額|額)?|小計|総額',
    },
    parts: [
      each,
      part(
        /quantity|hours|nights|days|area|servings|antal|timmar|nätter|dagar|数量|個数|時間|日数|泊|pieces|units|count|stock|hektar/i,
      ),
    ],
    signs: ['*'],
    type: 'money',
    onlyCalculated: true,
  },
  balance: {
    label: { en: 'Balance', sv: 'Kvar att betala', ja: '残金' },
    names: {
      en: "(?:remaining |outstanding |open |unpaid )?balance(?: due| left| owed)?|(?:remaining|outstanding|unpaid|open|rest(?:ing)?)(?: amount| sum| payment| price)?(?: due| owed)?|(?:amount|sum) (?:still )?(?:due|left|owed|outstanding|remaining|to pay)|(?:what|how much)(?: is|'s)? (?:still |left )?(?:owed|due|left to pay|to pay|outstanding|remaining|unpaid)|(?:what|how much) (?:they|people|customers?|clients?|each one) (?:still )?owes?|rest(?: to pay)?",
      sv: 'saldot?|(?:resterande|återstående|kvarvarande)(?: belopp(?:et)?| summan?)?|restbelopp(?:et)?|(?:vad som är |det som är )?kvar att betala|skuld(?:en)?|(?:hur mycket|vad) som (?:är kvar|återstår)(?: att betala)?',
      ja: '残金|残額|残り(?:の)?(?:金額|額)|未払(?:い)?(?:額|金)|不足額',
    },
    parts: [amount, paid],
    signs: ['-'],
    type: 'money',
  },
  budgetLeft: {
    label: { en: 'Budget left', sv: 'Kvar av budgeten', ja: '予算残高' },
    names: {
      en: "(?:remaining|left(?:over)?|unspent) budget|budget (?:left|remaining|balance)|(?:what|how much)(?: is|'s)? left (?:of|in|from) (?:the )?budget|left (?:of|in) (?:the )?budget|(?:over|under)(?: or (?:over|under))? budget",
      sv: '(?:kvarvarande|återstående) budget(?:en)?|kvar av budget(?:en)?|budget(?:en)? kvar|(?:hur mycket|vad) som är kvar av budget(?:en)?',
      ja: '予算(?:の)?(?:残高|残り|残額)|残り(?:の)?予算',
    },
    parts: [budget, spent],
    signs: ['-'],
    type: 'money',
  },
  profit: {
    label: { en: 'Profit', sv: 'Vinst', ja: '利益' },
    names: {
      en: '(?:net |gross )?(?:profit|gain)s?|(?:gross |net )?margin|mark-?up|(?:what|how much) (?:i|we) (?:make|made|earn|gain)(?: on (?:it|each|them))?',
      sv: 'vinst(?:en)?|förtjänst(?:en)?|marginal(?:en)?|täckningsbidrag(?:et)?|påslag(?:et)?',
      ja: '利益(?:額)?|粗利(?:額)?|儲け|損益',
    },
    parts: [sale, cost],
    signs: ['-'],
    type: 'money',
  },
  margin: {
    label: { en: 'Margin', sv: 'Marginal', ja: '利益率' },
    names: {
      en: '(?:profit )?margin (?:in )?(?:percent|percentage|%)|(?:percentage|percent) (?:profit|margin)|profit (?:percentage|percent|%)|margin %',
      sv: '(?:vinst)?marginal(?:en)? i (?:procent|%)|vinstprocent',
      ja: '利益率|粗利率|マージン率',
    },
    parts: [sale, 100],
    signs: ['/', '*'],
    type: 'percent',
    after: 'profit',
  },
  inclVat: {
    label: { en: 'Total incl. VAT', sv: 'Summa inkl. moms', ja: '税込金額' },
    names: {
      en: '(?:total|price|amount|sum)?(?: price| amount)? ?(?:incl|including|inclusive|with)(?: of)? (?:vat|tax(?:es)?)|gross (?:amount|price|total)|(?:vat|tax)[- ]inclusive (?:price|total|amount)',
      sv: '(?:summan?|pris(?:et)?|belopp(?:et)?|totalt?)? ?(?:inkl|inklusive|med) moms(?:en)?|bruttobelopp(?:et)?',
      ja: '税込(?:み)?(?:の)?(?:金額|価格|合計|料金)?',
    },
    parts: [amount, vat],
    signs: ['+'],
    type: 'money',
  },
  afterDiscount: {
    label: { en: 'Price after discount', sv: 'Pris efter rabatt', ja: '割引後価格' },
    names: {
      en: '(?:total |price |amount |final price )?(?:after|with|minus) (?:the )?discount|discounted (?:price|total|amount)|final price|net price',
      sv: '(?:pris(?:et)?|summan?|belopp(?:et)?) (?:efter|med|minus) rabatt(?:en)?|rabatterat pris|slutpris(?:et)?|nettopris(?:et)?',
      ja: '割引後(?:の)?(?:金額|価格|料金)|値引き?後(?:の)?(?:金額|価格)',
    },
    parts: [amount, discount],
    signs: ['-'],
    type: 'money',
  },
  difference: {
    label: { en: 'Difference', sv: 'Differens', ja: '差' },
    names: {
      en: '(?:difference|deviation|variance|gap)(?: (?:between|from|to) .+)?|(?:actual|planned) (?:vs|versus|against) (?:planned|actual|budget|estimated?)',
      sv: '(?:skillnad(?:en)?|differens(?:en)?|avvikelse(?:n)?)(?: (?:mellan|mot|från) .+)?',
      ja: '差額|差異|差',
    },
    parts: [actual, planned],
    signs: ['-'],
    type: 'number',
  },
  share: {
    label: { en: 'Share', sv: 'Andel', ja: '割合' },
    names: {
      en: '(?:percentage|percent|share|%) (?:of (?:the )?(?:budget|goal|target|plan) )?(?:reached|used|spent|done|of (?:the )?(?:budget|goal|target|plan))|(?:how much|what percentage|how many percent) of (?:the )?(?:budget|goal|target|plan).*',
      sv: '(?:procent|andel(?:en)?) av (?:budgeten|målet|planen)(?: .*)?|hur (?:mycket|många procent) av (?:budgeten|målet|planen)(?: .*)?',
      ja: '(?:達成|消化|進捗)率',
    },
    parts: [
      part(
        /actual|spent|\bcost|amount|used|done|current|saved|utfall|kostnad|belopp|sparat|実績|支出|現在|金額/i,
        undefined,
        /budget|target|goal|mål|目標|予算/i,
      ),
      part(/budget|target|goal|plan|mål|予算|目標/i),
      100,
    ],
    signs: ['/', '*'],
    type: 'percent',
  },
  seatsLeft: {
    label: { en: 'Places left', sv: 'Platser kvar', ja: '残席' },
    names: {
      en: '(?:free|remaining|available|open) (?:seats?|places?|spots?|spaces?|slots?|capacity)|(?:seats?|places?|spots?|spaces?) (?:left|free|available|remaining)|how many (?:seats?|places?|spots?|spaces?) are (?:left|free|available)',
      sv: '(?:lediga|återstående) platser|platser kvar|hur många platser som är (?:kvar|lediga)',
      ja: '残席|空き(?:席|枠)|残り(?:の)?(?:席|枠)',
    },
    parts: [capacity, taken],
    signs: ['-'],
    type: 'int',
  },
  toOrder: {
    label: { en: 'To order', sv: 'Att beställa', ja: '発注数' },
    names: {
      en: '(?:(?:how (?:many|much)|what|quantity|amount) )?(?:to|i need to|we need to|needs to be) (?:re-?)?order(?:ed)?',
      sv: '(?:(?:hur (?:många|mycket)|vad) (?:vi|jag)? ?(?:ska|behöver|måste) )?(?:att )?beställa',
      ja: '発注(?:数|量)|注文すべき数',
    },
    parts: [reorder, stock],
    signs: ['-'],
    type: 'int',
  },
  volumeLifted: {
    label: { en: 'Volume', sv: 'Volym', ja: '総負荷量' },
    names: {
      en: '(?:training |total |lifted )?volume|total weight(?: lifted)?',
      sv: '(?:tränings)?volym(?:en)?',
      ja: '(?:総)?(?:負荷量|ボリューム)',
    },
    parts: [sets, reps, weight],
    signs: ['*', '*'],
    type: 'number',
  },
  bmi: {
    label: { en: 'BMI', sv: 'BMI', ja: 'BMI' },
    names: { en: 'bmi|body mass index', sv: 'bmi', ja: 'bmi' },
    parts: [weight, height, height, 10_000],
    signs: ['/', '/', '*'],
    type: 'number',
  },
  pace: {
    label: { en: 'Pace', sv: 'Tempo', ja: 'ペース' },
    names: {
      en: '(?:average )?pace|minutes per (?:km|kilometer|kilometre|mile)',
      sv: '(?:snitt)?tempo(?:t)?|minuter per km',
      ja: 'ペース',
    },
    parts: [duration, distance],
    signs: ['/'],
    type: 'number',
    unit: 'min/km',
  },
  speed: {
    label: { en: 'Speed', sv: 'Hastighet', ja: '速度' },
    names: {
      en: '(?:average )?speed|(?:km|kilometers|kilometres) per hour',
      sv: '(?:medel|snitt)?hastighet(?:en)?|snittfart(?:en)?',
      ja: '(?:平均)?(?:速度|時速)',
    },
    parts: [distance, duration, 60],
    signs: ['/', '*'],
    type: 'number',
    unit: 'km/h',
  },
  fuelUse: {
    label: { en: 'Fuel consumption', sv: 'Bränsleförbrukning', ja: '燃費' },
    names: {
      en: '(?:fuel )?(?:consumption|economy|usage)|(?:lit(?:er|re)s?) per 100 ?km',
      sv: '(?:bränsle)?förbrukning(?:en)?|liter per (?:100 ?km|mil)',
      ja: '燃費|消費量',
    },
    parts: [fuel, distance, 100],
    signs: ['/', '*'],
    type: 'number',
    unit: 'l/100 km',
  },
  area: {
    label: { en: 'Area', sv: 'Yta', ja: '面積' },
    names: { en: '(?:surface )?area|square (?:metres|meters|feet)', sv: 'ytan?|kvadratmeter|area(?:n)?', ja: '面積' },
    parts: [length, width],
    signs: ['*'],
    type: 'number',
  },
  priceEach: {
    label: { en: 'Price each', sv: 'Styckpris', ja: '単価' },
    names: {
      en: '(?:price|cost) (?:per|for each|for one|of one|of each) (?:piece|unit|item|serving|portion|person|head|kg|kilo|lit(?:er|re)|bottle|guest|player)|unit (?:price|cost)|(?:price|cost) each',
      sv: '(?:pris(?:et)?|kostnad(?:en)?) per (?:styck|st|portion|person|kilo|kg|liter|gäst|deltagare)|styckpris(?:et)?|portionspris(?:et)?',
      ja: '単価|(?:一|1)(?:個|人|本|枚|食)(?:あたり|当たり)の?(?:価格|金額|費用|料金|コスト)?',
    },
    parts: [amount, servings],
    signs: ['/'],
    type: 'money',
  },
  perYear: {
    label: { en: 'Cost per year', sv: 'Kostnad per år', ja: '年間費用' },
    names: {
      en: '(?:(?:total )?(?:cost|price|fee|amount|sum|rent|spending)s? (?:per|a|each) year|(?:yearly|annual) (?:cost|price|fee|total|amount|sum|rent)s?|(?:what|how much) (?:it|they|each|this) costs? (?:per|a|each) year)',
      sv: '(?:(?:kostnad(?:en)?|pris(?:et)?|avgift(?:en)?|summan?|hyran?) per år|års(?:kostnad(?:en)?|pris(?:et)?|summan?|hyran?)|vad (?:den|det|de) kostar per år)',
      ja: '年間(?:の)?(?:費用|金額|料金|コスト|合計)|年額',
    },
    parts: [amount, 12],
    signs: ['*'],
    type: 'money',
  },
}
