// Groups in everyday words: "separate the books we've read from the ones we want to read", "keep day 1 and day 2 apart", "visa gym
// och löpning för sig", 支払い済みと未払いを分けて表示: the field whose choices are to stand apart groups the list.
import type { Language } from '#shared/languages.ts'
import { canGroup, isDay } from '../../field-kinds.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { atAnEnd } from '../../lexicon/order-words.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { restOf } from './rest-of.ts'

const apart: Record<Language, RegExp> = {
  en: /\b(?:separate(?:ly)?|split|keep\b.*\bapart|apart|divide|distinguish|part|in (?:two|three|separate|different) (?:groups|sections|blocks|parts)|one (?:group|section|block|part) (?:per|for each))\b/iu,
  sv: /(?<!\p{L})(?:skilj\p{L}*|separera\p{L}*|dela upp|dela in|isär|åtskil\p{L}*|var för sig|för sig|i (?:två|tre|olika|egna) (?:grupper|delar|avsnitt))(?!\p{L})/iu,
  ja: /分けて?|別々|別に|区別|わけて/u,
}
/** What is made for each is no group. */
const otherwise: Record<Language, RegExp> = {
  en: /\b(?:page|pages|tabs?|lists?|tables?|fields?|columns?|names?|box(?:es)?|menu|colou?rs?|charts?|totals?|sum|numbers?|bill)\b/iu,
  sv: /(?<!\p{L})(?:sida|sidor|flik\p{L}*|listor|lista|tabell\p{L}*|fält\p{L}*|kolumn\p{L}*|namn\p{L}*|ruta|rutor|meny|färg\p{L}*|diagram|summ\p{L}*)(?!\p{L})/iu,
  ja: /ページ|タブ|画面|項目|欄|列|色|グラフ|合計|選択肢|リストを|一覧を作/u,
}
const theRest: Record<Language, RegExp> = {
  en: /\b(?:the )?(?:rest|others?|other ones|remaining)\b/iu,
  sv: /(?<!\p{L})(?:resten|de andra|övriga|de övriga)(?!\p{L})/iu,
  ja: /それ以外|その他|ほか|残り|他/u,
}

/** "Read", "read ones"; "klara" for "Klar"; the words of a choice as they are bent. */
function formOf(option: string, language: Language): RegExp {
  if (language === 'ja') return new RegExp(escaped(option), 'gu')
  const low = option.toLowerCase()
  const bent = language === 'sv' ? swedishStems(low) : [singular(low)]
  const ends = language === 'sv' ? '(?:a|t|e|en|n|et|na|ade|at|are)?' : '(?:s|es)?'
  const forms = [...new Set([low, ...bent])].toSorted((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})${ends}(?!\\p{L})`, 'giu')
}

/** The choices of a field that the text names, the longest first, none inside another. */
export function choicesIn(options: readonly string[], text: string, language: Language): { option: string; form: RegExp }[] {
  let rest = text
  const found: { option: string; form: RegExp }[] = []
  for (const option of options.toSorted((a, b) => b.length - a.length)) {
    const form = formOf(option, language)
    if (!form.test(rest)) continue
    found.push({ option, form: formOf(option, language) })
    rest = rest.replace(formOf(option, language), ' ')
  }
  return found
}

/** "Finished", of books that end as Read. */
function endIn(options: readonly string[], text: string): RegExp[] {
  const word = atAnEnd.test(options.at(-1) ?? '') ? text.match(/[\p{L}]+/gu)?.find((each) => atAnEnd.test(each)) : undefined
  return word ? [new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'giu')] : []
}
/** "Half shares", of a share size. */
export const wordsOf = (label: string, language: Language): RegExp =>
  language === 'ja'
    ? new RegExp(escaped(label), 'gu')
    : new RegExp(`(?<!\\p{L})(?:${label.split(/\s+/).map(escaped).join('|')})(?:e?s|en|et|n|t|na)?(?!\\p{L})`, 'giu')

/** "Day 1 and day 2": a field by its own name with what it holds. */
const numberedOf = ({ label }: Field) => new RegExp(`(?<!\\p{L})${escaped(label)} ?\\d+(?!\\d)`, 'giu')

function partedBy(thing: Thing, text: string, language: Language): { field: Field; used: RegExp[] } | null {
  for (const field of thing.fields) {
    if (!canGroup(field) && !isDay(field)) continue
    if (field.id === thing.titleField) continue
    const { options = [] } = field
    const named = choicesIn(options, text, language).map(({ form }) => form)
    const used = named.length ? named : endIn(options, text)
    const isRest = used.length === 1 && theRest[language].test(text)
    if (used.length > 1 || isRest)
      return { field, used: [...used, ...(isRest ? [theRest[language]] : []), wordsOf(field.label, language)] }
    const numbered = numberedOf(field)
    if ([...text.matchAll(numbered)].length > 1) return { field, used: [numbered] }
  }
  return null
}

export function apartSaid(model: ProjectModel, said: string, language: Language): Reading | null {
  const text = said.trim().replaceAll('’', "'")
  if (text.length > saidMaxChars || !apart[language].test(text) || otherwise[language].test(text) || /["“”:：]/u.test(text))
    return null
  const things = [...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined))]
  for (const thing of things) {
    const found = partedBy(thing, text, language)
    if (!found) continue
    const { named, isRest } = restOf(model, text, [...found.used, apart[language]], language)
    if (isRest || (named.length && !named.includes(thing))) continue
    // days are no groups, but those of one day stand together
    if (!canGroup(found.field)) return does({ op: 'setOrder', thing: thing.id, by: found.field.id, descending: false })
    if (thing.group === found.field.id) return alreadySo(language)
    return does({ op: 'setGroup', thing: thing.id, group: found.field.id })
  }
  return onlyApart[language].test(text) ? tells(notUnderstood[language]([said.trim()])) : null
}
/** Nothing else is meant by it: no field is called "Books apart". */
const onlyApart: Record<Language, RegExp> = {
  en: /^(?:please )?(?:keep\b.+\bapart(?: from .+)?|separate .+ from .+|distinguish .+)$/iu,
  sv: /^(?:håll .+ isär|skilj (?:på )?.+|särskilj .+)$/iu,
  ja: /^[^、。]+と[^、。]+(?:を|は)(?:区別|別々に|分けて表示)[^、。]*$/u,
}
const saidMaxChars = 140
