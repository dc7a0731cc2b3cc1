// The same as `said-in-wish.ts` for Japanese: a sentence without spaces, in which the names of the project stand among the cues.
import type { ProjectModel, Thing } from '../model.ts'
import { mainThing } from './resolve.ts'
import type { Said } from './said-in-wish.ts'
import { stockLike } from './said-parts.ts'
import type { Cue } from './wording/cue-words.ts'
import { cuesJa } from './wording/cues-ja.ts'

const charsMax = 80
/** What stands for a name that was taken out: it parts the words around it. */
const gap = '\u2003'
const newName = /[\u4e00-\u9fff々ァ-ヶーA-Za-z]+/gu
const stockWord = /在庫|残り|ストック/u

type Named = { label: string; take: (said: Said) => void }

/** All that can be named, the longest first; the fields of the main list before those of others. */
function namesOf(model: ProjectModel): Named[] {
  const main = mainThing(model)
  const things: Thing[] = main ? [main, ...model.things.filter((thing) => thing !== main)] : [...model.things]
  const fields = things.flatMap((thing) =>
    thing.fields.map((field): Named => ({ label: field.label, take: (said) => said.fields.push({ thing, field }) })),
  )
  const options = things.flatMap((thing) =>
    thing.fields.flatMap((field) =>
      (field.type === 'select' ? (field.options ?? []) : []).map((option): Named => ({
        label: option,
        take: (said) => said.options.push({ thing, field, option }),
      })),
    ),
  )
  const lists = things.map((thing): Named => ({ label: thing.many, take: (said) => said.things.push(thing) }))
  const all = [...fields, ...options, ...lists].filter(({ label }) => label.length > 1)
  return all.filter(({ label }, at) => all.findIndex((each) => each.label === label) === at).toSorted(longerFirst)
}
const longerFirst = (a: Named, b: Named) => b.label.length - a.label.length

/** What is said, or null when it is too much or nothing. */
export function saidInJapanese(model: ProjectModel, text: string): Said | null {
  if (!text.trim() || text.length > charsMax) return null
  const said: Said = { cues: new Set(), fields: [], options: [], things: [], numbers: [], unknown: [], mentions: [] }
  const found: { at: number; named: Named }[] = []
  let rest = text
  for (const named of namesOf(model)) {
    const at = rest.indexOf(named.label)
    if (at < 0) continue
    rest = rest.replaceAll(named.label, gap.repeat(named.label.length))
    found.push({ at, named })
  }
  for (const { named } of found.toSorted((a, b) => a.at - b.at)) {
    named.take(said)
    said.mentions.push({ word: named.label, label: named.label })
  }
  for (const [cue, pattern] of Object.entries(cuesJa) as [Cue, RegExp][]) if (pattern.test(rest)) said.cues.add(cue)
  const main = mainThing(model)
  const stock = !said.fields.length && main && stockWord.test(rest) ? stockLike(main) : undefined
  if (stock) said.fields.push({ thing: main!, field: stock })
  said.numbers.push(...(rest.match(/\d+(?:\.\d+)?/g) ?? []))
  const bare = Object.values(cuesJa).reduce(
    (left, pattern) => left.replace(new RegExp(pattern.source, 'giu'), gap),
    rest.replace(stockWord, gap),
  )
  said.unknown.push(...(bare.match(newName) ?? []))
  return said
}
