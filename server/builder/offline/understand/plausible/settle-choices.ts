// Choices as they stand in the text: "category (Food, Crafts), needs power (yes/no)" offers two of them, "slot 07-10, 10-13, 13-16" three, and
// of "mugs, bowls and vases online" all three are goods.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { addThing } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { optionsIn } from '../options-in.ts'
import { isMany } from '../outline/latin-grammar.ts'
import { sayNoun } from '../said.ts'

export function settleChoices(intent: Intent): void {
  const all = [...intent.things.flatMap(({ fields }) => fields), ...intent.loose]
  for (const field of all) {
    inBracket(field, intent)
    inRow(field, intent)
    withoutUnit(field)
  }
  for (const said of intent.things) {
    said.fields = said.fields.filter((field) => !isFurther(field, said.fields, intent))
    said.fields = said.fields.filter((field) => !isFurtherList(field, said, intent))
  }
}

/** No more than the bracket behind its name offers. */
function inBracket(field: SaidField, { prompt }: Intent): void {
  const { type, options, label } = field
  if (type !== 'select' || !options || options.length < 2) return
  const found = new RegExp(String.raw`(?<![\p{L}])${escaped(label)}\s?[(（](?<held>[^()（）\n]{3,300})[)）]`, 'iu').exec(prompt)
  if (!found) return
  const held = optionsIn(found.groups!.held!)
  const keys = new Set(held.map(phraseKey))
  if (
    held.length > 1 &&
    held.length < options.length &&
    options.slice(0, held.length).every((option) => keys.has(phraseKey(option)))
  )
    field.options = held
}

/** "30, 45 or 60 min": each of them in minutes. */
function withoutUnit({ unit, options }: SaidField): void {
  const last = options?.at(-1)
  if (unit && options && last?.endsWith(` ${unit}`)) options[options.length - 1] = last.slice(0, -unit.length - 1)
}

/** "Pass 07-10, 10-13, 13-16", "plats 1-48": one of the spans, or a number. */
const spanned = /^(?<name>\p{L}[\p{L} ]*?) (?<span>\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,3}(?:[:.]\d\d)?)$/u
function inRow(field: SaidField, { prompt }: Intent): void {
  const { name, span } = spanned.exec(field.label)?.groups ?? {}
  if (!name || !span || field.type !== 'text') return
  const rest = prompt.slice(prompt.indexOf(span))
  const row =
    /^(?:\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,2}(?:[:.]\d\d)?(?:,\s*(?:and |och )?|\s+(?:and|och)\s+)?)+/u.exec(rest)?.[0] ?? span
  const spans = row.match(/\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,3}(?:[:.]\d\d)?/gu) ?? []
  if (spans.length > 1) Object.assign(field, { label: name, type: 'select', options: spans })
  else if (/(?:number|nummer|nr|no)$/iu.test(name) && /^\d{1,3}\s?[-–]\s?\d{1,3}$/u.test(span))
    Object.assign(field, { label: name, type: 'int' })
}

/** "Mugs, bowls and vases": the last of what is named in a row is what the others are. */
function isFurtherList({ label, type, concept }: SaidField, said: SaidThing, intent: Intent): boolean {
  const { prompt, language, things } = intent
  if (type !== 'text' || concept !== undefined || language === 'ja' || said.fields.some((field) => field.concept === 'name'))
    return false
  const row = new RegExp(
    String.raw`(?<!\p{L})(?<before>\p{L}+),? (?<last>${escaped(said.many)}),? (?:${joins[language]}) ${escaped(label)}(?!\p{L})`,
    'iu',
  ).exec(prompt)
  if (!row || !things.some((other) => other !== said && phraseKey(other.many) === phraseKey(row.groups!.before!))) return false
  if (!isMany(label, language)) return false
  addThing(intent, sayNoun(label, language))
  return true
}

const joins: Record<Language, string> = { en: 'and|or', sv: 'och|eller|samt', ja: 'と|や' }
/** "Vases" behind "mugs, bowls and" is one more of them. */
function isFurther({ label, type, concept }: SaidField, fields: readonly SaidField[], { prompt, language }: Intent): boolean {
  if (type !== 'text' || concept !== undefined || language === 'ja') return false
  const host = fields.find(
    ({ options }) =>
      options?.length &&
      new RegExp(
        String.raw`(?<!\p{L})${escaped(options.at(-1)!)},? (?:${joins[language]}) ${escaped(label)}(?!\p{L})`,
        'iu',
      ).test(prompt),
  )
  if (!host) return false
  host.options!.push(label)
  return true
}
