// A long description says what is kept where it lists it, and much besides: what the first page shows, who may see what, how it looks. In
// one whose marks are many and sure, a word that no mark holds is no field, whatever the signs took it for; and where lists are written
// down line by line, each has what stands in its line.
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isField as isItem } from '../outline/group-fields.ts'
import { lineGroups } from '../outline/line-groups.ts'
import type { Group } from '../outline/parts.ts'
import { isOf } from '../outline/sure-groups.ts'
import { hearMarks } from './hear-marks.ts'
import { isMarked, namedFields, type NamedMark } from './named-mark.ts'
import { sentencesIn } from './sentences.ts'
import { placeFields } from './place-fields.ts'

const sentencesMin = 3
/** So many fields are marked, and so surely. */
const fieldsMin = 5
const surely = 0.9
/** Where no mark is called so, its words are this likely to be part of one. */
const likelyMin = 0.2
/** Beside lists that are written down, what is less likely than that to be one is none. */
const listFrom = 0.05

/** `prompt` is all of it; the intent's own may lack what only tells. */
export function heedBrief(intent: Intent, prompt: string): void {
  const { language } = intent
  if (sentencesIn(prompt, language).length < sentencesMin) return
  const { marks, fieldChance, listChance } = hearMarks(intent)
  if (marks.filter(({ name, likely }) => name === 'field' && likely >= surely).length < fieldsMin) return
  const named = namedFields(marks, intent)
  const isLikely = ({ label, options = [] }: SaidField) =>
    [label, ...options].some((name) => (fieldChance(name) ?? 0) >= likelyMin)
  const isKept = (field: SaidField) =>
    field.isItem === true || named.some((mark) => isMarked(field, mark, language)) || isLikely(field)
  for (const said of intent.things) said.fields = said.fields.filter(isKept)
  intent.loose = intent.loose.filter(isKept)
  placeFields(intent, marks, named)
  keepToLines(intent, named, listChance)
}

/** "- Clients: name, phone" has no field that only another line names, or no sure mark. */
function keepToLines(intent: Intent, named: readonly NamedMark[], listChance: (name: string) => number | null): void {
  const { prompt, language, things } = intent
  const lines = lineGroups(prompt, language)
  const lineOf = (said: SaidThing): Group | undefined => lines.find(({ head }) => isOf(said, head.text, language))
  if (!things.some(lineOf)) return
  const isIn = ({ from }: NamedMark, { head, items }: Group) => head.start <= from && from < items.at(-1)!.end
  const beside = named.filter((mark) => mark.likely >= surely && !lines.some((line) => isIn(mark, line)))
  const isLikely = ({ one, many }: SaidThing) => {
    const chances = [one, many].map(listChance).filter((chance) => chance !== null)
    return !chances.length || Math.max(...chances) >= listFrom
  }
  const isMeant = (said: SaidThing) => lineOf(said) !== undefined || said.brought === true || isLikely(said)
  const left = things.filter((said) => !isMeant(said))
  intent.things = things.filter((said) => !left.includes(said))
  const isBeside = (field: SaidField) => beside.some((mark) => isMarked(field, mark, language))
  for (const said of intent.things) {
    said.parents = said.parents.filter((parent) => !left.includes(parent))
    const line = lineOf(said)
    if (!line) continue
    const own = named.filter((mark) => isIn(mark, line))
    const isListed = (field: SaidField) =>
      line.items.some((item) => isItem(field, item, language)) || own.some((mark) => isMarked(field, mark, language))
    said.fields = said.fields.filter((field) => isListed(field) || isBeside(field))
  }
  intent.loose = intent.loose.filter(isBeside)
  intent.views = intent.views.filter(({ thing }) => !thing || !left.includes(thing))
}
