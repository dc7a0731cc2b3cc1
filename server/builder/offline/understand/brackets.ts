// What stands in brackets behind several of a kind and is no field of theirs: "groups (choir, youth, bible study) with leader" are
// their kinds, "3 rooms (The Vault, Lost Temple, …)" their names.
import type { Language } from '#shared/languages.ts'
import { isPlural, isSwedishPlural } from '../lexicon/inflect.ts'
import { knownFields, phraseKey } from '../lexicon/lexicon.ts'
import { fieldNamed, lastOf } from './field-named.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { inferType } from './infer-type.ts'
import { capitalised } from './said.ts'

export type Bracket = { noun: string; items: string[]; isNames: boolean }

const bracket =
  /(?:(?<count>\d+|two|three|four|five|six|seven|eight|två|tre|fyra|fem|sex|sju|åtta) )?(?:\p{Ll}[\p{L}-]* )?(?<noun>\p{L}[\p{L}'-]*) ?\((?<items>[^()\n]{3,200})\)(?<after>,? ?\p{L}*)/gu
const joints = /, ?(?:and |or |och |eller )?| (?:and|or|och|eller) /
const itemsMax = 12
const itemWordsMax = 4
const numbers = 'two three four five six seven eight'.split(' ')
const swedishNumbers = 'två tre fyra fem sex sju åtta'.split(' ')
const countOf = (word: string) => {
  const at = Math.max(numbers.indexOf(word), swedishNumbers.indexOf(word))
  return at >= 0 ? at + 2 : Number(word)
}
/** What is kept of each is told behind the bracket. */
const goesOn = /^,? ?(?:with|each|that|who|have|has|and|med|där|som|har|varje)$/iu
/** Words behind which a bracket tells the choices of something else. */
const chosen =
  /^(?:status|statuses|stage|stages|type|types|category|categories|level|levels|role|roles|kind|kinds|size|sizes|priority|columns?|sections?|typ|typer|kategori|kategorier|nivå|nivåer|roll|roller|storlek|storlekar|prioritet|steg|kolumner|board|tavla)$/i

const isKnownField = (item: string, language: Language): boolean => {
  const chunk = lastOf(item, language)
  const isWhole = chunk?.field !== undefined && phraseKey(chunk.text) === phraseKey(item)
  return isWhole || fieldNamed(item, language).concept !== undefined || inferType(item, language).known
}

/** The brackets of a prompt that hold kinds or names; none in Japanese. */
export function bracketsIn(prompt: string, language: Language): Bracket[] {
  if (language === 'ja') return []
  return [...prompt.matchAll(bracket)].flatMap(({ groups }) => {
    const { count, noun, items: told, after } = groups as Record<'count' | 'noun' | 'items' | 'after', string>
    const items = told.split(joints).map((item) => item.trim())
    const isList =
      items.length > 1 && items.length <= itemsMax && items.every((item) => item && item.split(' ').length <= itemWordsMax)
    const isSeveral =
      count !== undefined || (language === 'en' ? isPlural(noun.toLowerCase()) : isSwedishPlural(noun.toLowerCase()))
    if (!isList || chosen.test(noun) || /[:?=]|\d{2}/.test(told)) return []
    const isNames =
      isSeveral &&
      (items.every((item) => /^(?:\p{Lu}|\d)/u.test(item)) ||
        (count !== undefined && countOf(count.toLowerCase()) === items.length))
    const isTold = isNames || goesOn.test(after ?? '')
    if (!isTold || items.some((item) => isKnownField(item, language))) return []
    return [{ noun, items, isNames }]
  })
}

const same = (label: string, item: string) =>
  phraseKey(label) === phraseKey(item) || phraseKey(label) === phraseKey(item).replace(/^(?:the|a|an) /, '')

/** Whether a thing is called by that noun, alone or as the last word of its name. */
export const isCalled = ({ one, many }: Pick<SaidThing, 'one' | 'many'>, noun: string): boolean =>
  [one, many].some((name) => phraseKey(name) === phraseKey(noun) || phraseKey(name).endsWith(` ${phraseKey(noun)}`))

/** Kinds become a choice of their list, and names no fields. */
export function heedBrackets(intent: Intent): void {
  const { prompt, language, things } = intent
  for (const { noun, items, isNames } of bracketsIn(prompt, language)) {
    const host = things.find((said) => isCalled(said, noun))
    if (!host) continue
    const taken = things.flatMap(({ fields }) => fields).filter(({ label }) => items.some((item) => same(label, item)))
    const isTaken = (field: SaidField) => taken.includes(field)
    for (const said of things) said.fields = said.fields.filter((field) => !isTaken(field))
    intent.loose = intent.loose.filter(({ label }) => !items.some((item) => same(label, item)))
    if (isNames || host.fields.some(({ options }) => options)) continue
    host.fields.push({
      id: 'type',
      label: capitalised(knownFields.get('type')!.label[language]),
      type: 'select',
      concept: 'type',
      options: items.map(capitalised),
    })
  }
}
