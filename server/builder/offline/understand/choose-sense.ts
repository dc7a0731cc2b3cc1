// A noun with two meanings gets the one that the rest of the prompt speaks for.
import { knownThings } from '../lexicon/lexicon.ts'
import { tablesOf, wordSenses } from '../lexicon/word-senses.ts'
import type { Item } from './chunks.ts'
import type { Intent, SaidThing } from './intent.ts'

export function chooseSense(items: readonly Item[], prompt: string): Item[] {
  return asFields(items, prompt).map((item): Item => {
    // "guests, tables, budget" of a wedding: no way to show them
    if (item.kind === 'chunk' && !item.text && /^tables$/i.test(prompt.slice(item.start, item.end).trim())) {
      const id = tablesOf.find(({ when }) => when.test(prompt))?.means
      if (id) return { ...item, text: 'tables', words: 1, plural: true, thing: { kind: 'thing', id }, thingWords: 1, cues: [] }
    }
    const sense =
      item.kind === 'chunk' &&
      wordSenses.find(({ of, said, when }) => item.thing?.id === of && (said?.test(item.text) ?? true) && when.test(prompt))
    if (!sense || item.kind !== 'chunk') return item
    const { thing, ...rest } = item
    return sense.means === null ? rest : { ...rest, thing: { ...thing!, id: sense.means } }
  })
}

/** "betyg 1-5", "rating from 1 to 10": on a scale. */
const scale = /^ ?[(（]?(?:från |from |between |mellan )?\d{1,2} ?(?:[-–—〜~]|to|till) ?\d{1,3}(?!\d)/iu

/**
 * What may be a list and a field is a field where it stands on a scale, where notes follow that, and behind "med" where the list ahead of
 * it usually has it: "gäster med allergier".
 */
function asFields(items: readonly Item[], prompt: string): Item[] {
  const ahead: string[] = []
  let isScaled = false
  let hosts: string[] = []
  return items.map((item): Item => {
    if (item.kind === 'mark') {
      if (item.word === 'med') hosts = [...ahead]
      if (/^[.!?\n]$/.test(item.word)) hosts = []
      return item
    }
    const { thing, field } = item
    if (thing && !field) ahead.push(thing.id)
    if (!thing || !field || item.named) return item
    const isNote = isScaled && field.id === 'notes'
    isScaled = field.id === 'rating' && scale.test(prompt.slice(item.end))
    const isUsual = hosts.some((id) => knownThings.get(id)?.fields.some((use) => use.id === field.id))
    if (!isScaled && !isNote && !isUsual) return item
    const { thing: _thing, ...rest } = item
    return { ...rest, thingWords: 0 }
  })
}

/** In place: what a sentence alone could not tell, the whole prompt does: the patients of a vet are animals. */
export function senseInWhole(intent: Pick<Intent, 'things' | 'prompt'>): void {
  for (const said of intent.things) {
    const sense = wordSenses.find(
      ({ of, said: word, when, means }) =>
        means !== null && of === said.known?.id && (word?.test(said.many) ?? true) && when.test(intent.prompt),
    )
    const known = sense?.means ? knownThings.get(sense.means) : undefined
    if (!known) continue
    said.known = known
    joinTwin(intent, said)
  }
}

/** "Patients (animals)": two words for one list keep the first. */
function joinTwin(intent: Pick<Intent, 'things'>, said: SaidThing): void {
  const twin = intent.things.find((each) => each !== said && each.known === said.known)
  if (!twin) return
  const isHeld = (label: string) => said.fields.some((field) => field.label === label)
  said.fields.push(...twin.fields.filter(({ label }) => !isHeld(label)))
  intent.things = intent.things.filter((each) => each !== twin)
  for (const each of intent.things) each.parents = [...new Set(each.parents.map((parent) => (parent === twin ? said : parent)))]
}
