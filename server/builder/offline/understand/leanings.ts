import type { Language } from '#shared/languages.ts'
import type { Chunk, Item } from './chunks.ts'
import { inferType, isHappened } from './infer-type.ts'
import { isMany, isSeveral } from './noun-signs.ts'

const isFieldLike = (chunk: Chunk, language: Language) =>
  chunk.field
    ? !(chunk.plural && chunk.thing)
    : !chunk.thing &&
      chunk.text !== '' &&
      // one of what nobody wrote down, among others: "sökande, handläggare, beslut"
      (inferType(chunk.text, language).known ||
        (language === 'en' ? isHappened(chunk.text) : language === 'sv' && !chunk.plural && !chunk.named))

/** A noun nobody wrote down counts as a kind of record in the plural, unless it ends like a field: "bags filled", "word counts". */
const isThingLike = (chunk: Chunk, language: Language) =>
  chunk.thing
    ? !chunk.field || (chunk.plural && chunk.fieldWords <= chunk.thingWords)
    : !chunk.field && language !== 'ja' && chunk.text !== '' && !inferType(chunk.text, language).known

type Stretch = { items: readonly Item[]; owner?: Chunk }
/** The text without what stands in brackets behind a noun, and the inside of each: "risk (low, high), defects and photo" is one list. */
function stretchesIn(items: readonly Item[]): Stretch[] {
  const outer: Item[] = []
  const insides: Stretch[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, before] = [items[at]!, items[at - 1]]
    const close =
      isBracket(item, '(') && before?.kind === 'chunk' ? items.findIndex((each, i) => i > at && isBracket(each, ')')) : -1
    if (close < 0) outer.push(item)
    else {
      insides.push({ items: items.slice(at + 1, close), owner: before as Chunk })
      at = close
    }
  }
  return [{ items: outer }, ...insides]
}
const isBracket = (item: Item, word: '(' | ')') => item.kind === 'mark' && item.word === word

const article = (item: Item) =>
  item.kind === 'mark' && /^(a|an|the|our|my|their|any|some|all|en|ett|våra|min|mina|deras)$/.test(item.word)
/** "date, two guards, phone": how many of what nobody wrote down. */
const counts = (items: readonly Item[], at: number) => {
  const [item, after, comma] = [items[at], items[at + 1], items[at + 2]]
  const isCount = item?.kind === 'mark' && /^(two|three|four)$/.test(item.word)
  return isCount && after?.kind === 'chunk' && !after.thing && comma?.kind === 'mark' && comma.word === ','
}
const joins = (item: Item) => item.kind === 'mark' && /^(,|and|&|or|och|samt|eller)$/.test(item.word)

/** "place, date, inspector": a single word in the singular, whatever else it names. */
const isOneMore = (chunk: Chunk, language: Language) =>
  !chunk.field &&
  chunk.words <= 2 &&
  !isMany(chunk, language) &&
  (chunk.thing !== undefined || (language === 'en' && !chunk.named && !isFieldLike(chunk, language)))

const sureFieldsMin = 2
const pluralsMin = 2

/** Lists lean one way: most items fields, or most of them things. 1 = fields (2 in a long list), -1 = things. */
export function leanings(items: readonly Item[], language: Language): Map<Chunk, number> {
  const leans = new Map<Chunk, number>()
  for (const stretch of stretchesIn(items)) leanWithin(stretch, language, leans)
  return leans
}

function leanWithin({ items, owner }: Stretch, language: Language, leans: Map<Chunk, number>) {
  let at = 0
  while (at < items.length) {
    const group: Chunk[] = []
    while (at < items.length) {
      const item = items[at]!
      if (item.kind === 'chunk') {
        const before = article(items[at - 1] ?? item) || counts(items, at - 1) ? items[at - 2] : items[at - 1]
        if (group.length && !(before && joins(before))) break
        group.push(item)
      } else if (!joins(item) && !((article(item) || counts(items, at)) && (!group.length || joins(items[at - 1]!)))) break
      at++
    }
    // "characters (age, looks, motives)": what is in brackets behind a noun describes it
    const isInside = language === 'en' && owner?.thing !== undefined && group[0] === items[0]
    const isDescribed =
      isInside && group.length > 1 && group.some((chunk) => isFieldLike(chunk, language)) && group.every((chunk) => !chunk.thing)
    if (isDescribed) for (const chunk of group) leans.set(chunk, 1)
    else if (group.length >= 3) {
      // "Golfklubb: medlemmar, handicap, starttider och tävlingar": what somebody has, where most of it is said in the plural
      const open = items[items.indexOf(group[0]!) - 1]
      const head = items[items.indexOf(group[0]!) - 2]
      const isKept =
        language !== 'ja' &&
        open?.kind === 'mark' &&
        /^(?::|med)$/.test(open.word) &&
        head?.kind === 'chunk' &&
        (language === 'en' || ((head.text === '' || head.trade !== undefined) && !head.named)) &&
        !head.plural &&
        head.cues.some(({ kind }) => kind === 'domain') &&
        group.filter((chunk) => isMany(chunk, language) || chunk.thing).length * 4 >= group.length * 3 &&
        group.filter((chunk) => chunk.plural || isSeveral(chunk)).length >= pluralsMin
      const sure = group.filter((chunk) => isFieldLike(chunk, language)).length
      // "kund, datum, smak", "playground, date, risk": beside sure fields one of a kind is a field as well
      const singles = language !== 'ja' && sure >= sureFieldsMin ? group.filter((chunk) => isOneMore(chunk, language)).length : 0
      const fields = sure + singles
      const things = group.filter(
        (chunk) => isThingLike(chunk, language) && (isMany(chunk, language) || language === 'ja'),
      ).length
      const share = fields / group.length
      const isLong = language === 'en' ? group.length >= 3 && share >= 0.6 : group.length >= 4 && share >= 0.7
      const lean = isLong ? 2 : share >= 0.5 ? 1 : things / group.length >= 0.6 ? -1 : 0
      for (const chunk of group) leans.set(chunk, isKept ? (isMany(chunk, language) || chunk.thing ? -1 : 1) : lean)
    }
    if (!group.length) at++
  }
}

const listed = /^(,|och|samt|:|\()$/
/** "kontant, kort, swish, avvikelse": among nothing but fields a word for a view or a service is one of them, "en kalender" is none. */
export const amongFields = (item: Chunk, before: Item | undefined, text: string, lean: number): Chunk =>
  lean > 1 &&
  !item.text &&
  !item.named &&
  before?.kind === 'mark' &&
  listed.test(before.word) &&
  item.cues.length > 0 &&
  item.cues.every(({ kind }) => kind === 'view' || kind === 'service')
    ? { ...item, text: text.slice(item.start, item.end), words: 1, cues: [] }
    : item

/** "yarn, colour, material (wool, cotton), price": what stands in brackets behind one of many fields are its choices. */
export function withChoices(item: Chunk, items: readonly Item[], at: number): Chunk {
  const [before, opening] = [items[at - 1], items[at + 1]]
  const isOneOfMany = before?.kind === 'mark' && (before.word === ',' || before.word === ':')
  if (!isOneOfMany || item.plural || item.named || !item.thing || opening?.kind !== 'mark' || opening.word !== '(') return item
  const end = items.findIndex((each, place) => place > at && each.kind === 'mark' && each.word === ')')
  const behind = items[end + 1]
  const held = items.slice(at + 2, Math.max(end, at + 2)).filter((each) => each.kind === 'chunk')
  const goesOn = behind?.kind === 'mark' && /^(?:,|and|och)$/.test(behind.word)
  return goesOn && held.length > 1 && held.every(({ field, plural }) => !field && !plural) ? { ...item, described: true } : item
}
