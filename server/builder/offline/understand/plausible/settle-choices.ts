// Choices as they stand in the text: "category (Food, Crafts), needs power (yes/no)" offers two of them, "slot 07-10, 10-13, 13-16" three, and
// of "mugs, bowls and vases online" all three are goods.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField } from '../intent.ts'
import { optionsIn } from '../options-in.ts'

export function settleChoices(intent: Intent): void {
  const all = [...intent.things.flatMap(({ fields }) => fields), ...intent.loose]
  for (const field of all) {
    inBracket(field, intent)
    inRow(field, intent)
  }
  for (const said of intent.things) said.fields = said.fields.filter((field) => !isFurther(field, said.fields, intent))
}

/** No more than the bracket behind its name offers. */
function inBracket(field: SaidField, { prompt }: Intent): void {
  const { type, options, label } = field
  if (type !== 'select' || !options || options.length < 2) return
  const found = new RegExp(String.raw`(?<![\p{L}])${escaped(label)}\s?[(（](?<held>[^()（）\n]{3,300})[)）]`, 'iu').exec(prompt)
  if (!found) return
  const held = optionsIn(found.groups!.held!)
  const keys = new Set(held.map(phraseKey))
  if (held.length > 1 && held.length < options.length && options.slice(0, held.length).every((option) => keys.has(phraseKey(option))))
    field.options = held
}

/** "Pass 07-10, 10-13, 13-16", "plats 1-48": one of the spans, or a number. */
const spanned = /^(?<name>\p{L}[\p{L} ]*?) (?<span>\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,3}(?:[:.]\d\d)?)$/u
function inRow(field: SaidField, { prompt }: Intent): void {
  const { name, span } = spanned.exec(field.label)?.groups ?? {}
  if (!name || !span || field.type !== 'text') return
  const rest = prompt.slice(prompt.indexOf(span))
  const row = /^(?:\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,2}(?:[:.]\d\d)?(?:,\s*(?:and |och )?|\s+(?:and|och)\s+)?)+/u.exec(rest)?.[0] ?? span
  const spans = row.match(/\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,3}(?:[:.]\d\d)?/gu) ?? []
  if (spans.length > 1) Object.assign(field, { label: name, type: 'select', options: spans })
  else if (/(?:number|nummer|nr|no)$/iu.test(name) && /^\d{1,3}\s?[-–]\s?\d{1,3}$/u.test(span)) Object.assign(field, { label: name, type: 'int' })
}

const joins: Record<Language, string> = { en: 'and|or', sv: 'och|eller|samt', ja: 'と|や' }
/** "Vases" behind "mugs, bowls and" is one more of them. */
function isFurther({ label, type, concept }: SaidField, fields: readonly SaidField[], { prompt, language }: Intent): boolean {
  if (type !== 'text' || concept !== undefined || language === 'ja') return false
  const host = fields.find(
    ({ options }) =>
      options?.length &&
      new RegExp(String.raw`(?<!\p{L})${escaped(options.at(-1)!)},? (?:${joins[language]}) ${escaped(label)}(?!\p{L})`, 'iu').test(prompt),
  )
  if (!host) return false
  host.options!.push(label)
  return true
}
