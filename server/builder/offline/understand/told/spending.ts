// "What we spend on groceries, rent and fun": what money goes to are kinds of expenses, and no lists or fields of their own.
import type { Language } from '#shared/languages.ts'
import { knownFields, phraseKey } from '../../lexicon/lexicon.ts'
import type { Intent } from '../intent.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { capitalised } from '../said.ts'

const spent: Partial<Record<Language, RegExp>> = {
  en: /\b(?:what|how much|where|see what|money) (?:we|i|you|they|our family)?(?:['’]ve| have)? ?(?:spend|spent|spending|pay|goes) (?:money )?(?:on|to) (?<list>[\p{L} &'-]+(?:, ?[\p{L} &'-]+)+?(?:,? (?:and|or) [\p{L}&'-]+)?)(?= (?:each|every|per|a|this|in) | ?[.;:!?\n]|$)/iu,
  sv: /(?:vad|hur mycket|vart) (?:vi|jag|man|pengarna)? ?(?:spenderar|lägger|gör av med|går|betalar)(?: pengar| ut)? (?:på|till) (?<list>[\p{L} &-]+(?:, ?[\p{L} &-]+)+?(?: (?:och|eller) [\p{L}&-]+)?)(?= (?:varje|per|i) | ?[.;:!?\n]|$)/iu,
}
const joints = /, ?(?:and |or |och |eller )?| (?:and|or|och|eller) /
const when = / (?:each|every|per|a|this|in|varje|i) .*$/iu
const kindsMin = 3

export function heedSpending(intent: Intent): void {
  const { prompt, language } = intent
  const list = spent[language]?.exec(prompt)?.groups?.list
  const kinds = list?.split(joints).map((each) => each.replace(when, '').trim()) ?? []
  if (kinds.length < kindsMin) return
  const isKind = (name: string) => kinds.some((kind) => phraseKey(kind) === phraseKey(name))
  intent.things = intent.things.filter(({ one, many }) => !isKind(one) && !isKind(many))
  for (const said of intent.things) said.fields = said.fields.filter(({ label }) => !isKind(label))
  intent.loose = intent.loose.filter(({ label }) => !isKind(label))
  const there = intent.things.find(({ known }) => known?.id === 'expense')
  const expense = there ?? saidFromLexicon('expense', language)
  if (!there) intent.things.unshift(expense)
  expense.fields = expense.fields.filter(({ concept }) => concept !== 'category')
  expense.fields.push({
    id: 'category',
    label: capitalised(knownFields.get('category')!.label[language]),
    type: 'select',
    concept: 'category',
    options: kinds.map(capitalised),
  })
}
