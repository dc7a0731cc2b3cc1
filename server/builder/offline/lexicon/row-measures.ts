// What rows that are told in a sentence say of each besides its name: "8 people £25/h", "15 poäng", 定員8名. What each measure is called as a
// field, and the words around it.
import type { Language } from '#shared/languages.ts'

export type RowMeasure = 'price' | 'points' | 'people' | 'duration' | 'size' | 'quantity'

export const nameColumn: Record<Language, string> = { en: 'name', sv: 'namn', ja: '名前' }
export const measureColumns: Record<RowMeasure, Record<Language, string>> = {
  price: { en: 'price', sv: 'pris', ja: '価格' },
  points: { en: 'points', sv: 'poäng', ja: 'ポイント' },
  people: { en: 'capacity', sv: 'antal platser', ja: '定員' },
  duration: { en: 'duration', sv: 'längd', ja: '所要時間' },
  size: { en: 'size', sv: 'storlek', ja: 'サイズ' },
  quantity: { en: 'quantity', sv: 'antal', ja: '数量' },
}

/** So much of each: "8 people", "sleeps 4", 定員8名. */
export const peopleWords: Record<Language, RegExp> = {
  en: /(?:(?:sleeps|seats|fits|holds|for|up to|max\.?|capacity)\s)*(?:up to )?(?<ahead>(?<=(?:sleeps|seats|fits|holds|capacity) (?:up to )?)\d{1,4})(?![\d.,]\d|\p{L})|(?:(?:for|up to|max\.?|fits|holds|seats|sleeps)\s)*(?<![\d.,])(?<behind>\d{1,4})[ -]?(?:people|persons?|pers\.?|guests?|seats?|seater|places?|spots?|pax|players|berths?|beds?|adults)(?!\p{L})/iu,
  sv: /(?:(?:för|upp till|max\.?|rymmer|högst)\s)*(?<![\d.,])(?<behind>\d{1,4})[ -]?(?:personer|pers\.?|gäster|platser|deltagare|spelare|sängar|bäddar|sittplatser|kojer|p)(?!\p{L})/iu,
  ja: /(?:定員|最大|収容)?(?<![\d.,])(?<behind>\d{1,4})(?:名|人|席|床)(?:まで|様)?(?:用)?/u,
}
export const pointWords: Record<Language, RegExp> = {
  en: /(?<![\d.,])(?<behind>\d{1,5}) ?(?:points?|pts?|stars?|tokens?|credits?|xp)(?!\p{L})/iu,
  sv: /(?<![\d.,])(?<behind>\d{1,5}) ?(?:poäng|p|stjärn(?:a|or)|pluppar|guldstjärnor)(?!\p{L})/iu,
  ja: /(?<![\d.,])(?<behind>\d{1,5})(?:ポイント|点|pt)/iu,
}
export const quantityWords: Record<Language, RegExp> = {
  en: /(?<![\d.,])(?<behind>\d{1,5}) ?(?:pcs?\.?|pieces|units|items|boxes|bottles|packs|bags|cans|rolls|copies)(?!\p{L})/iu,
  sv: /(?<![\d.,])(?<behind>\d{1,5}) ?(?:st\.?|stycken|stk|lådor|flaskor|förpackningar|paket|påsar|burkar|rullar|exemplar)(?!\p{L})/iu,
  ja: /(?<![\d.,])(?<behind>\d{1,5})(?:個|台|本|枚|箱|袋|冊|缶|セット)(?!あたり|につき)/u,
}
/** What a list is called that holds what a place has. */
export const pricesWord: Record<Language, string> = { en: 'Prices', sv: 'Priser', ja: '料金' }
export const goodsWord: Record<Language, string> = { en: 'Products', sv: 'Produkter', ja: '商品' }
/** What one of them is called where it is chosen: "orders with customer, item". */
export const offeredWords: Record<Language, RegExp> = {
  en: /(?<=[,:(] |\bwith |\band |\bwhich )(?<word>items?|products?|dish(?:es)?|services?|treatments?|drinks?|tickets?|meals?|packages?)(?=\s*[,.;)\n]| and |$)/iu,
  sv: /(?<=[,:(] |(?<!\p{L})med |(?<!\p{L})och |vilken )(?<word>var(?:a|or)|produkt(?:er)?|rätt(?:er)?|tjänst(?:er)?|behandling(?:ar)?|biljett(?:er)?|entré(?:er)?|paket|maträtt(?:er)?)(?=\s*[,.;)\n]| och |$)/iu,
  ja: /(?<=[、は（])(?<word>商品|メニュー|弁当|お弁当|品目|品名|券種|サービス|コース|プラン|施術|料理)(?=[、。）]|$)/u,
}
/** What a price is for: "£25/h", "80 kr per dygn", 1泊8,000円. */
export const perWords: Record<Language, RegExp> = {
  en: /^ ?(?:\/|per |an? |each |every |p\/?)(?<per>hour|hr|h|night|day|week|month|mo|year|yr|person|head|term|session|lesson|game|kg|kilo|piece|item|m2|m²)(?!\p{L})/iu,
  sv: /^ ?(?:\/|per |i |om |à |för varje )(?<per>timmen?|tim|h|natten?|dygn(?:et)?|dag(?:en)?|vecka(?:n)?|mån(?:ad(?:en)?)?|år(?:et)?|person|pers|termin(?:en)?|gång(?:en)?|lektion|match|kg|kilo|styck|st|kvm|m2|m²)(?!\p{L})/iu,
  ja: /^ ?(?:[/／]|毎)(?<per>時間|泊|日|週|月|年|人|回|個|kg)/u,
}
/** 1時間2,000円, 月額5,000円: ahead of the amount. */
export const perAhead: Partial<Record<Language, RegExp>> = {
  ja: /(?:(?<per>(?<!\d)[1一](?:時間|泊|日|週間?|か月|ヶ月|年|人|回|個))(?:あたり|につき)?|(?<!\p{Script=Han})(?:月額?|年額?))$/u,
}
export const perNames: Record<Language, (per: string) => string> = {
  en: (per) => `price per ${englishPer[per] ?? per}`,
  sv: (per) => `pris per ${swedishPer[per] ?? per}`,
  ja: (per) => (per.startsWith('月') ? '月額' : per.startsWith('年') ? '年額' : `1${per.replace(/^[1一]/u, '')}の料金`),
}
const englishPer: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  mo: 'month',
  yr: 'year',
  head: 'person',
  kilo: 'kg',
  m2: 'm²',
}
const swedishPer: Readonly<Record<string, string>> = {
  h: 'timme',
  tim: 'timme',
  timmen: 'timme',
  natten: 'natt',
  dygnet: 'dygn',
  dagen: 'dag',
  veckan: 'vecka',
  mån: 'månad',
  månaden: 'månad',
  året: 'år',
  pers: 'person',
  terminen: 'termin',
  gången: 'gång',
  kilo: 'kg',
  st: 'styck',
  kvm: 'm²',
  m2: 'm²',
}
export const freeWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:free(?: of charge| entry)?)$/iu,
  sv: /(?<!\p{L})(?:gratis|kostnadsfritt|fritt|fri entré)$/iu,
  ja: /(?:無料)$/u,
}
/** Heads of which the words behind are choices or pages, and no rows of a list. */
export const noRowsOf =
  /^(?:shipping|postage|delivery|handling|frakt(?:en)?|porto(?:t)?|leverans(?:en)?|送料|配送料|手数料|status|statuses|stages?|categor(?:y|ies)|roles?|kinds?|types?|levels?|grades?|sorts?|sizes?|priorit(?:y|ies)|columns?|sections?|fields?|pages?|lists?|things?|questions?|tabs?|views?|parts?|modules?|screens?|forms?|sheets?|tables?|steps?|options?|choices?|features?|functions?|rules?|users?|people|persons?|ways?|reasons?|days?|times?|years?|months?|weeks?|hours?|minutes?|languages?|colou?rs?|words?|topics?|points?|menus?|apps?|sites?|websites?|reports?|charts?|graphs?|figures?|numbers?|kategori(?:er)?|typer|nivåer|sorter|slag|rubriker|roller|storlekar|prioriteter|steg|kolumner|fält|sidor|listor|saker|frågor|flikar|vyer|delar|moduler|skärmar|formulär|tabeller|val|funktioner|regler|användare|personer|sätt|skäl|dagar|tider|år|månader|veckor|timmar|minuter|språk|färger|ord|ämnen|poäng|menyer|appar|sajter|hemsidor|rapporter|diagram|siffror|ステータス|状態|種類|種別|区分|カテゴリー?|項目|機能|画面|ページ|リスト|一覧|質問|ルール|権限|段階|列|曜日|色)$/iu
/** What stands with a number and names nothing of a list. */
export const noRowNames: Record<Language, RegExp> = {
  en: /^(?:(?:.* )?(?:before|after|within|until|ahead|notice|max|min|minimum|maximum|total|extra|deposit|discount|delivery|shipping|vat|tax|fee|win|draw|loss|late|cancel\p{L}*)|for each.*|per .*|if .*|when .*|and so on|etc\.?)$/iu,
  sv: /^(?:(?:.* )?(?:före|innan|efter|inom|max|min|minst|högst|totalt|extra|handpenning|rabatt|leverans|frakt|moms|skatt|avgift|vinst|oavgjort|förlust|avbok\p{L}*)|per .*|om .*|när .*|osv\.?)$/iu,
  ja: /(?:以内|以上|以下|まで|前|後|ごと|合計|送料|手数料|消費税|割引|追加|キャンセル.*|勝ち|負け|引き分け|場合)$/u,
}
