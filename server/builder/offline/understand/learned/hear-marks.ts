// The words of a prompt that name lists, fields and choices, each with how likely it does.
import { tokensOf } from '../../learning/tokens.ts'
import type { Intent } from '../intent.ts'
import type { Stretch } from '../told/telling.ts'
import { chancesOf } from './mark-chances.ts'
import { groundsOf } from './mark-features.ts'
import { type Marked, type MarkName, type MarkTag, markTags } from './marks.ts'
import { featuresOf, tagRow } from './tag-row.ts'
import { learnedFor } from './weights.ts'

const charsMax = 4000

/** `likely` is a probability. */
export type LikelyMark = Marked & { likely: number }

export type HeardMarks = {
  marks: LikelyMark[]
  /** how likely a name is one of a list; null where it does not stand in the prompt */
  listChance: (name: string) => number | null
  /** the same of a field, or of what may be chosen in one */
  fieldChance: (name: string) => number | null
  /** how likely the likeliest word of a stretch names anything */
  markChance: (stretch: Stretch) => number
}

/** The words of the intent's prompt that name something, in their order. */
export const marksIn = (intent: Intent): LikelyMark[] => hearMarks(intent).marks

export function hearMarks(intent: Intent): HeardMarks {
  const { prompt, language } = intent
  const tokens = tokensOf(prompt.slice(0, charsMax), language)
  if (!tokens.length) return { marks: [], listChance: () => null, fieldChance: () => null, markChance: () => 0 }
  const { marks: scores } = learnedFor(language)
  const features = featuresOf(tokens, groundsOf(prompt, tokens, intent), language)
  const row = tagRow(scores, features)
  const { tags } = chancesOf(scores, features)
  const marks: LikelyMark[] = []
  row.forEach((tag, at) => {
    const [place, name] = markTags[tag]!.split('-') as ['O' | 'B' | 'I', MarkName]
    const { from, to } = tokens[at]!
    const likely = tags[at]![tag]!
    if (place === 'B') marks.push({ name, from, to, likely })
    if (place === 'I') Object.assign(marks.at(-1)!, { to, likely: Math.min(likely, marks.at(-1)!.likely) })
  })
  const low = prompt.toLowerCase()
  const chanceAs = (wanted: readonly number[]) => {
    const each = tags.map((chances) => chanceOf(chances, wanted))
    return (name: string) => {
      let most: number | null = null
      // "skorstenar" stands in "skorstenarna", but "båt" is no word of "husbåten"
      for (let at = low.indexOf(name.toLowerCase()); name && at >= 0; at = low.indexOf(name.toLowerCase(), at + 1))
        tokens.forEach(({ from }, place) => {
          if (from >= at && from < at + name.length) most = Math.max(most ?? 0, each[place]!)
        })
      return most
    }
  }
  const markChance = ({ start, end }: Stretch) =>
    tokens.reduce((most, { from, to }, at) => (from >= start && to <= end ? Math.max(most, chanceOf(tags[at]!, named)) : most), 0)
  return { marks, listChance: chanceAs(listTags), fieldChance: chanceAs(fieldTags), markChance }
}
const chanceOf = (chances: Float64Array, tags: readonly number[]) => tags.reduce((sum, tag) => sum + chances[tag]!, 0)
const named = [...markTags.keys()].filter((tag) => !markTags[tag]!.startsWith('O'))
const tagsOf = (...names: MarkTag[]) => names.map((tag) => markTags.indexOf(tag))
const listTags = tagsOf('B-list', 'I-list')
const fieldTags = tagsOf('B-field', 'I-field', 'B-choice', 'I-choice')
