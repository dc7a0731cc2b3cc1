// "Small dog £35, medium £45", "oat and honey £6.50", カット4,400円、カラー6,600円: the prices that a website or a shop tells in a row. Each
// stands behind what it is for. One price alone is no list of them.
import type { Language } from '#shared/languages.ts'
import { amountIn } from '../offers/measures.ts'
import { capitalised } from '../said.ts'
import type { Stretch } from '../told/telling.ts'

/** `said` is the price as it was written, with "from" and what it is for: "from £450", 5,500円〜, "£18 per hour" */
export type PriceTold = { name: string; price?: number; said?: string; note?: string }
export type PricesTold = { prices: PriceTold[]; stretches: Stretch[] }

type Piece = Stretch & { name: string; price: number; said: string; note?: string }

/** Where the name of a price begins: behind the last of these. */
const parting: Record<Language, RegExp> = {
  en: /,(?!\d)|[;:!?\n()（）•]|\.(?=\s)|\s[–—-]\s|^\s*(?:and|or|plus)\s/giu,
  sv: /,(?!\d)|[;:!?\n()（）•]|\.(?=\s)|\s[–—-]\s|^\s*(?:och|eller|samt)\s/giu,
  ja: /[、，。；;：:\n！？／/()（）「」『』・]|,(?!\d)/gu,
}
/** What stands between a name and its price. */
const linked: Record<Language, RegExp> = {
  en: /(?:[\s:=@·–—-]|(?<!\p{L})(?:is|are|costs?|at|for|only|just|about|approx\.?|ca\.?|each|a|the))+$/iu,
  sv: /(?:[\s:=@·–—-]|(?<!\p{L})(?:är|kostar|för|på|bara|endast|ca\.?|cirka|ungefär))+$/iu,
  ja: /(?:[\s　:：=・–—-]|は|が|で|の|約|税込)+$/u,
}
const fromAhead: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:from|starting (?:at|from)|starts? (?:at|from))$/iu,
  sv: /(?:^|\s)(?:från|fr\.?(?:o\.?m\.?)?)$/iu,
  ja: /$^/u,
}
/** What stands right behind a price and belongs to it. */
const measured: Record<Language, RegExp> = {
  en: /^(?:\+|(?: ?\/ ?| (?:per|an?|each) )(?:\d+ )?(?:person|head|hour|h|day|night|week|month|year|session|lesson|class|kg|kilo|lb|m2|sqm|metre|meter|item|piece|bag|box|dozen|slice|jar|loaf|bottle|adult|child|family|ticket|couple|room|visit|half day|term)\b| each\b| pp\b)/iu,
  sv: /^(?: ?\/ ?| (?:per|i|om) )(?:person|pers|timmen?|tim|h|dag(?:en)?|dygn(?:et)?|natt(?:en)?|vecka(?:n)?|månad(?:en)?|mån|år(?:et)?|gång(?:en)?|lektion|kg|kilo|kvm|m2|meter|styck|st|burk|påse|låda|bit|familj|barn|vuxen|rum|besök|termin)(?!\p{L})|^ (?:st|styck)(?!\p{L})/iu,
  ja: /^(?:[（(]税(?:込|別|抜)[）)]|[／/](?:月|回|人|時間|泊|個|本|枚|名|日|年|袋|kg))?[〜～~]?(?:から)?/u,
}
/** Ahead of a Japanese price it says for how long: 月6,000円. */
const monthly = /[\s　]?(?:月額?|毎月|1回|一回)$/u
/** What a price may be of that is nothing one buys there. */
const noGoods: Record<Language, RegExp> = {
  en: /\b(?:shipping|postage|delivery|deposit|budget|over|under|above|raised?|goal|target|donat\w+|turnover|salary|discount|off|save|up to|more than|less than|orders?|voucher|rate|total|sum|min(?:imum)?|max(?:imum)?|prices?)$|^(?:fixed |our )?prices?$/iu,
  sv: /(?:frakt(?:en)?|porto(?:t)?|leverans(?:en)?|deposition(?:en)?|handpenning|budget|över|under|mål|rabatt|spara|upp till|mer än|mindre än|minst|högst|omsättning|lön|summa|totalt)$|^(?:fasta |våra )?pris(?:er)?$/iu,
  ja: /送料(?:全国)?(?:一律)?$|予算|以上|以下|未満|合計|目標|手数料|割引|時給|年商|消費税|^(?:全国)?一律$/u,
}
/** What leads up to the first name and is none of it. */
const leads: Record<Language, RegExp> = {
  en: /^(?:(?:and|or|plus|with|our|the|an?|for|like|e\.g\.|we (?:sell|offer|have|do|make)|i (?:sell|offer|do|make)|prices?(?: are| for| from)?|menu|services?|treatments?|products?) )+(?=\S)/iu,
  sv: /^(?:(?:och|eller|samt|med|våra|vår|en|ett|för|typ|t\.ex\.|vi (?:säljer|har|erbjuder|gör)|jag (?:säljer|har|erbjuder|gör)|pris(?:er|et)?(?: är| för)?|meny|behandlingar|tjänster|produkter) )+(?=\S)/iu,
  ja: /^[〜～~\s　]+|^.*(?:メニュー|料金|価格|コース|サービス|プラン|商品)(?:は|が)/u,
}
const [nameCharsMin, nameCharsMax] = [2, 44]
const japaneseCharsMax = 22
const nameWordsMax = 7

/** Whether it may be what a price is for. */
export function isPriced(name: string, language: Language): boolean {
  if (name.length < nameCharsMin || !/\p{L}/u.test(name)) return false
  if (name.length > (language === 'ja' ? japaneseCharsMax : nameCharsMax)) return false
  if (language !== 'ja' && name.split(/\s+/).length > nameWordsMax) return false
  return !noGoods[language].test(name)
}

/** Each price with its name, in their order. */
function piecesIn(text: string, language: Language): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let amount = amountIn(text, language); amount;) {
    const ahead = text.slice(from, amount.start)
    const last = [...ahead.replace(/[\s:：]+$/u, '').matchAll(parting[language])].at(-1)
    const cut = last ? last.index + last[0].length : 0
    const isFrom = fromAhead[language].test(ahead.trimEnd())
    const bare = ahead.slice(cut).trimEnd().replace(fromAhead[language], '').replace(linked[language], '')
    const lead = bare.length - bare.trimStart().replace(leads[language], '').length
    const month = language === 'ja' ? (monthly.exec(bare)?.[0] ?? '') : ''
    const name = bare.slice(lead, bare.length - month.length).trim()
    const unit = measured[language].exec(text.slice(amount.end))?.[0] ?? ''
    const end = amount.end + unit.length
    const before = isFrom
      ? `${/\S+(?: \S+)?$/u.exec(ahead.trimEnd().match(fromAhead[language])?.[0].trim() ?? '')?.[0] ?? ''} `
      : month.trim()
    const said = `${before}${amount.said.trim()}${unit}`
    if (isPriced(name, language))
      pieces.push({
        name: capitalised(name),
        price: amount.price,
        said,
        ...((isFrom || unit || month) && { note: capitalised(said) }),
        start: from + cut + lead,
        end,
      })
    else pieces.push({ name: '', price: amount.price, said, start: amount.start, end })
    from = end
    const next = amountIn(text.slice(from), language)
    amount = next && { ...next, start: next.start + from, end: next.end + from }
  }
  return pieces
}

/** Nothing but signs and "and" stands between two of a row. */
const joins: Record<Language, RegExp> = {
  en: /^(?:[\s,;.•–—-]|(?<!\p{L})(?:and|or|plus)(?!\p{L}))*$/iu,
  sv: /^(?:[\s,;.•–—-]|(?<!\p{L})(?:och|eller|samt)(?!\p{L}))*$/iu,
  ja: /^[\s　、，,;・／/〜～~•–—-]*$/u,
}
const rowMin = 2

/** "30/45/60 min (£22, £32, £40)": each length has its price. */
const lengths =
  /(?<counts>\d{1,3}(?:\s?[/,]\s?\d{1,3})+) ?(?<unit>min(?:ute|uter)?s?|minutes|hours?|tim(?:mar)?|分|時間)(?:\s*(?:lessons?|sessions?|lektion(?:er)?))?\s*[(（:：-]?\s*(?<prices>[^()（）\n;]*?\d[^()（）\n;]*)[)）]?/giu
function byLength(text: string, language: Language): PricesTold | undefined {
  for (const { 0: all, index, groups } of text.matchAll(lengths)) {
    const counts = groups!.counts!.split(/\s?[/,]\s?/)
    const amounts = piecesIn(groups!.prices!, language).slice(0, counts.length)
    if (amounts.length < counts.length) continue
    const space = language === 'ja' ? '' : ' '
    return {
      prices: counts.map((count, at) => {
        const { price, said } = amounts[at]!
        return { name: `${count}${space}${groups!.unit}`, price, said }
      }),
      stretches: [{ start: index, end: index + all.length }],
    }
  }
  return undefined
}

/** "Loaves with prices: sourdough 6.50, rye 5.80, focaccia 4": no sign is needed behind the word for prices. */
const bareLists: Record<Language, RegExp> = {
  en: /\b(?:prices?|menu)\s*(?::|\()\s*(?<list>(?:[^,;:()\n.]{2,40}? \d{1,4}(?:\.\d\d)?(?:, (?:and )?|,? and |(?=[.)\n]|$)))+)/giu,
  sv: /(?<!\p{L})(?:pris(?:er|et)?|meny)\s*(?::|\()\s*(?<list>(?:[^,;:()\n.]{2,40}? \d{1,5}(?:[,.]\d\d)?(?:, (?:och )?|,? och |(?=[.)\n]|$)))+)/giu,
  ja: /(?:料金|価格|値段|メニュー)(?:は|[：:（(])\s*(?<list>(?:[^、。（）()\d]{2,20}\d{2,6}(?:、|(?=[。）)\n]|$)))+)/gu,
}
const bareItem = /^(?<name>.*?\p{L}.*?)\s*(?<price>\d+(?:[.,]\d\d)?)$/u
function withoutSigns(text: string, language: Language): PricesTold | undefined {
  for (const { 0: all, index, groups } of text.matchAll(bareLists[language])) {
    const items = groups!.list!.split(/, (?:and |och )?|,? (?:and|och) (?=[^,]*$)|、/u).filter((each) => each.trim())
    const found = items.map((each) => bareItem.exec(each.trim())?.groups)
    if (items.length < rowMin || !found.every((each) => each && isPriced(each.name!.trim(), language))) continue
    const start = index + all.indexOf(groups!.list!)
    return {
      prices: found.map((each) => ({
        name: capitalised(each!.name!.trim()),
        price: Number(each!.price!.replace(',', '.')),
        said: each!.price!,
      })),
      stretches: [{ start, end: start + groups!.list!.trimEnd().length }],
    }
  }
  return undefined
}

/** The rows of prices that a text tells. */
export function pricesTold(text: string, language: Language): PricesTold {
  const rows: Piece[][] = []
  for (const piece of piecesIn(text, language)) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (last && piece.name && last.name && joins[language].test(text.slice(last.end, piece.start))) row!.push(piece)
    else rows.push([piece])
  }
  const told = rows.filter((row) => row.length >= rowMin && row.every(({ name }) => name)).flat()
  const names = new Set(told.map(({ name }) => name.toLowerCase()))
  // the same name again says something else
  if (!told.length || names.size < told.length)
    return byLength(text, language) ?? withoutSigns(text, language) ?? { prices: [], stretches: [] }
  return {
    prices: told.map(({ name, price, said, note }) => ({ name, price, said, ...(note && { note }) })),
    stretches: told.map(({ start, end }) => ({ start, end })),
  }
}
