// What figures are worked out from, by what it is called in three languages.
import { part, type Part, ticked } from './figure.ts'

export const each = part(/price|rate|単価|価格|pris|\bfee\b|avgift|料金|cost/i, 'price', /total|purchase|summa|合計/i)
export const amount = part(
  /amount|total|price|revenue|\bcost|\bfee|rent\b|sum|belopp|summa|pris|kostnad|avgift|hyra|金額|価格|料金|費用|合計/i,
  'amount',
  /deposit|paid|vat|tax|deposition|moms|残|前金|net|per /i,
)
export const stock = part(
  /stock|quantity|antal|saldo|在庫|数量|個数|count|pieces|bottles|units/i,
  'quantity',
  /reorder|minimum|min /i,
)
export const hours = part(/hours|timmar|tid\b|時間|duration/i, 'hours')
export const rate = part(/rate|wage|timpris|timlön|lön|時給|単価|price|pris/i, 'rate', /gross|net|brutto|netto/i)
export const paid = ticked(
  part(
    /deposit|advance|prepay|paid|payment|deposition|förskott|handpenning|betala?[td]|inbetal|前金|内金|入金|支払済|手付|敷金/i,
    'deposit',
  ),
)
export const cost = part(/\bcosts?\b|purchase|expense|material|buying|kostnad|inköp|utgift|原価|仕入|費用|経費/i, 'cost', /per /i)
export const sale = part(
  /price|revenue|income|sales|amount|sold|pris|intäkt|belopp|売上|売値|売価|価格|販売|定価|金額|収入/i,
  'price',
  /purchase|cost|inköp|kostnad|仕入|原価/i,
)
export const budget = part(/budget|予算/i, 'budget')
export const spent = part(
  /spent|actual|\bcost|amount|used|utfall|kostnad|belopp|förbruk|実績|支出|費用|金額/i,
  'cost',
  /budget|予算/i,
)
export const planned = part(/plan|estimat|expect|target|goal|budget|beräkn|mål|förvänt|予定|目標|見積|計画/i)
export const actual = part(/actual|real|spent|done|result|current|utfall|verklig|faktisk|実績|実際|現在/i)
export const weight = part(/weight|vikt|体重|重さ|重量/i, 'weight', /start|initial|goal|target|first|mål|開始|初期|目標/i)
export const height = part(/height|längd|höjd|身長|高さ/i, 'height')
export const length = part(/length|längd|長さ|奥行/i)
export const width = part(/width|bredd|幅/i)
export const distance = part(/distance|mileage|sträcka|distans|距離|km\b/i, 'distance', /odometer|mätar|メーター|reading/i)
export const duration = part(/duration|minutes|tid|längd|時間|分/i, 'duration')
export const fuel = part(/lit(?:er|re)s?|fuel|volume|bränsle|liter|給油|燃料/i)
export const capacity = part(/capacity|seats|places|spots|max|platser|kapacitet|定員|席/i, 'capacity')
export const taken = part(/booked|participants|attendees|guests|signed|taken|bokade|deltagare|anmälda|予約|参加|人数/i)
export const reorder = part(/reorder|minimum|min\b|target|beställningspunkt|miniminivå|発注点|最低/i, 'reorderPoint')
export const sets = part(/\bsets?\b|セット/i, 'sets')
export const reps = part(/\breps?\b|repetition|回数|レップ/i, 'reps')
export const discount = part(/discount|rabatt|割引/i, 'discount')
export const vat = part(/\bvat\b|\btax\b|moms|消費税|税率/i, 'vat')
export const servings = part(/servings?|portions?|portioner|people|persons|pieces|quantity|antal|人数|人前|数量|個数/i)
/** What a price is times. */
export const counted = part(
  /quantity|number of|usage|consumption|förbrukning|使用量|hours|nights|days|area|servings|antal|timmar|nätter|dagar|数量|個数|時間|日数|泊|pieces|units|count|stock|hektar|\bqty\b|(?<!per )(?<!per \d+ )\b(?:lit(?:er|re)s?|kilos?|kg|kwh|km|kilomet(?:er|re)s|miles|met(?:er|re)s|bottles|boxes|bags|tickets|copies|people|persons|guests|seats|places|mil|personer|biljetter|flaskor|lådor)\b|枚数|本数|人数|リットル/i,
  undefined,
  /price|rate|pris|単価|料金|\bper\b/i,
)
export const gross = part(/\bgross\b|brutto|総支給|支給額|額面/i)
export const expense = part(
  /\bcosts?\b|\bfees?\b|purchase|expense|material|buying|shipping|postage|commission|kostnad|avgift|inköp|utgift|frakt|porto|provision|原価|仕入|(?<!消)費|送料|手数料/i,
  undefined,
  /per |total/i,
)
export const deduction = part(/\btax(?:es)?\b|deduction|insurance|pension|skatt|avdrag|控除|税|保険料/i)
export const unitPrice = part(/unit price|price each|price per (?:unit|piece|item)|styckpris|á-?pris|単価/i)
export const net = part(
  /\bnet\b|\bnetto|excl|before (?:vat|tax)|\bex\.? (?:vat|moms)|exkl|utan moms|subtotal|delsumma|税抜|本体|小計/i,
  undefined,
  /pay\b|weight|vikt/i,
)
export const vatRate: Part = { ...vat, percent: true }
export const commissionRate: Part = { ...part(/commission|provision|手数料/i), percent: true }
/** What something is worth now, and what it was when it came. */
export const valueNow = part(
  /\b(?:current|latest|market|today'?s?|present)\b.*(?:price|value|worth)|(?:aktuell|nuvarande|marknads|dagens).*(?:pris|värde|kurs)|現在(?:の)?(?:価格|値|価値|株価)|時価|評価額/i,
)
export const valueThen = part(
  /\b(?:purchase|buy(?:ing)?|cost|entry|original|paid|bought|acquisition)\b.*|inköps|köp(?:pris|kurs)|anskaffning|取得|購入(?:価格|単価|額|時)|買値/i,
)
export const shares = part(/\bshares?\b|quantity|units|antal|aktier|株数|数量|口数|保有/i, undefined, /price|value|pris|kurs|価/i)
/** All that there is to do, and what is done of it. */
export const whole = part(
  /goal|target|needed|required|ordered|\btotal|planned|\bplan\b|budget|^(?:pages? )?pages$|wanted|mål|behov|behöv|beställ|totalt|planera|budget|目標|必要|注文|総|予定|予算|全/i,
  undefined,
  /weight|vikt|体重/i,
)
export const done = ticked(
  part(
    /saved|raised|collected|received|delivered|\bdone\b|paid|used|\bread\b|current|so far|picked|spent|actual|completed|bought|sparat|insamla|mottag|levere|gjort|betala?t|läst|hittills|använt|förbrukat|utfall|実績|現在|納品|受領|読んだ|達成|済|支出/i,
    undefined,
    /budget|target|goal|mål|目標|予算|balance|saldo/i,
  ),
)
/** A meter at the beginning and at the end. */
export const endReading = part(
  /(?:\bend|final|closing|stop|arrival|after|new|current|this)\b.*(?:odometer|mileage|\bkm\b|kilomet|reading|meter|miles)|(?:odometer|mileage|\bkm\b|kilomet\w*|reading|meter|miles).*\b(?:end|stop|arrival|after|in|now)\b|(?:slut|ny|aktuell|efter).*(?:mätar|ställning|avläsning|\bkm\b)|(?:mätarställning|avläsning).*(?:slut|efter|hemkomst|stopp)|(?:終了|到着|帰着|今回|今月).*(?:メーター|距離|検針|km)|メーター.*(?:終了|到着|後)/i,
)
export const startReading = part(
  /(?:start|begin|opening|departure|before|previous|last|old)\b.*(?:odometer|mileage|\bkm\b|kilomet|reading|meter|miles)|(?:odometer|mileage|\bkm\b|kilomet\w*|reading|meter|miles).*\b(?:start|begin|departure|before|out)\b|(?:start|föregående|förra|gammal|före).*(?:mätar|ställning|avläsning|\bkm\b)|(?:mätarställning|avläsning).*(?:start|före|avfärd)|(?:開始|出発|前回|先月).*(?:メーター|距離|検針|km)|メーター.*(?:開始|出発|前)/i,
)
export const startWeight = part(
  /(?:start|initial|first|original|before)\w* weight|start ?vikt|ursprungsvikt|開始(?:時)?(?:の)?体重|初期体重/i,
)
export const wins = part(/\bwins?\b|\bwon\b|vinster|vunna|勝(?:ち|利)?(?:数)?$/i)
export const losses = part(/\bloss(?:es)?\b|\blost\b|förlust|förlorade|負(?:け)?(?:数)?$|敗/i)
export const originalGravity = part(/\bog\b|original gravity|starting gravity|stamvört|初期比重/i)
export const finalGravity = part(/\bfg\b|final gravity|slutvört|最終比重/i)
