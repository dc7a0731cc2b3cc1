// What is a list by its name alone, wherever it stands: a sentence that is nothing but its noun ("Products with stock. Customers."), and
// what is called a list in everyday words ("… plus a weekly meal planner and a shopping list").
import { addThing } from '../add-said.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import { lastOf } from '../field-named.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { sayNoun } from '../said.ts'
import { readingsOfPhrase } from '../tokens.ts'

const sentence = /(?<=[.!?\n]\s*)(?:(?:the|our|my|also|and) )?(?<noun>\p{L}+(?: \p{L}+)?)(?=\s*[.!\n])/giu

/** What is called so is a list of what the lexicon knows: "shopping list", "meal planner", "waiting list". */
const listName = /\b\p{L}+[ -](?:list|planner)\b|\bwait-?list\b/giu

/** オーナー、物件、巡回、修繕の4つを管理: so many lists, each by its name. */
const counted = /(?<names>[^。、，\n]{1,12}(?:、[^。、，\n]{1,12}){1,7})の(?:[2-8２-８]|[二三四五六七八])つ(?=[をがの])/gu

function heedCounted(intent: Intent): void {
  const { prompt } = intent
  for (const { groups, index, 0: all } of prompt.matchAll(counted))
    for (const name of groups!.names!.split('、')) {
      const isNamed = ({ one, many }: SaidThing) => [one, many].some((each) => isSame(each, name, 'ja'))
      if (intent.things.some(isNamed)) continue
      intent.loose = intent.loose.filter(({ label }) => label !== name)
      addThing(intent, sayNoun(name, 'ja', lastOf(name, 'ja')?.thing))
      used(intent, index, index + all.length)
    }
}

export function heedPlainLists(intent: Intent): void {
  const { prompt, language } = intent
  if (language === 'ja') return heedCounted(intent)
  if (language !== 'en' || !intent.things.some(({ fields }) => fields.length)) return
  for (const { groups, index, 0: all } of prompt.matchAll(sentence)) {
    const noun = groups!.noun!
    const thing = lastOf(noun, language)?.thing
    if (!thing || !isPlural(noun) || intent.things.some(({ known }) => known?.id === thing.id)) continue
    addThing(intent, sayNoun(noun, language, thing))
    used(intent, index, index + all.length)
  }
  for (const { 0: name, index } of prompt.matchAll(listName)) {
    const thing = readingsOfPhrase(name.toLowerCase(), language).find(({ kind, hidden }) => kind === 'thing' && hidden)
    if (!thing || intent.things.some(({ known }) => known?.id === thing.id)) continue
    for (const said of intent.things) said.fields = said.fields.filter(({ label }) => !isSame(label, name, language))
    addThing(intent, saidFromLexicon(thing.id, language))
    used(intent, index, index + name.length)
  }
}
