// How much of what a person would expect of a prompt is in the model it becomes.
import type { ProjectModel } from '#server/builder/offline/model.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { SuitePrompt } from './cases.ts'
import { fieldsIn, isField, isLabelled, isThing, listOf, questionsIn } from './names.ts'
import { showsView } from './views.ts'

export type Share = { found: number; all: number }
export type PromptFigures = Record<'things' | 'fields' | 'views' | 'whole' | 'wrong', Share>
export type MeasuredPrompts = { figures: PromptFigures; misses: string[] }

const none = (): Share => ({ found: 0, all: 0 })

/**
 * `wrong` are the things taken as said that nobody expected, among all that were taken as said; things that a domain brings along
 * are told as assumed and may be more than was asked for.
 */
export function measurePrompts(cases: readonly SuitePrompt[]): MeasuredPrompts {
  const figures: PromptFigures = { things: none(), fields: none(), views: none(), whole: none(), wrong: none() }
  const misses: string[] = []
  for (const each of cases) {
    const { model } = understand(each.prompt)
    const missed = [
      ...countFound(figures.things, 'thing', listOf(each.things), (wanted) => hasThing(model, wanted)),
      ...countFound(figures.fields, 'field', listOf(each.fields), (wanted) => hasField(model, wanted)),
      ...countFound(figures.views, 'view', listOf(each.shows), (wanted) => model !== null && showsView(model, wanted)),
    ]
    const surplus = countSurplus(figures.wrong, model, each)
    figures.whole.all++
    if (missed.length === 0) figures.whole.found++
    if (missed.length || surplus.length) {
      const more = surplus.length ? `; not expected: ${surplus.join(', ')}` : ''
      misses.push(`${each.prompt}\n      missed: ${missed.join('; ') || '-'}${more}`)
    }
  }
  return { figures, misses }
}

const hasThing = (model: ProjectModel | null, wanted: string) => model?.things.some((thing) => isThing(thing, wanted)) ?? false
const hasField = (model: ProjectModel | null, wanted: string) =>
  model !== null &&
  (fieldsIn(model).some(({ field }) => isField(field, wanted)) || questionsIn(model).some((text) => isLabelled(text, wanted)))

function countFound(share: Share, kind: string, wanted: string[], isFound: (each: string) => boolean): string[] {
  const missed = wanted.filter((each) => !isFound(each))
  share.all += wanted.length
  share.found += wanted.length - missed.length
  return missed.map((each) => `${kind} ${each}`)
}

function countSurplus(share: Share, model: ProjectModel | null, { things, may, fields }: SuitePrompt): string[] {
  if (!model || !things) return []
  const said = model.things.filter(({ why }) => why === 'said')
  // a field that somebody named may well have become a thing of its own: an invoice's client
  const named = [...listOf(things), ...listOf(may), ...listOf(fields)]
  const surplus = said.filter((thing) => !named.some((wanted) => isThing(thing, wanted)))
  share.all += said.length
  share.found += surplus.length
  return surplus.map(({ many }) => many)
}
