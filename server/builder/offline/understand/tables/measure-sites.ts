// Counts how much of what a person lists for a website stands on it: its sections in their order, its lists and none besides, their words.
import { generateProject } from '../../generate/generate-project.ts'
import type { ProjectModel } from '../../model.ts'
import { sectionId } from '../../site-model.ts'
import { understand } from '../understand.ts'
import type { Measure } from './measure.ts'

/** Names are divided by commas, and any of those divided by `|` will do; a list that may be there as well begins with `?`. */
export type SitePrompt = {
  prompt: string
  /** kinds, ids or parts of headings, in their order */
  sections: string
  lists?: string
  /** what each of the texts of the generated pages has to say */
  texts?: string
  shows?: string
  name?: string
}

const split = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)

/** The place of the first section from `from` on that goes by one of the names, or -1. */
function placeOf(model: ProjectModel, wanted: string, from: number): number {
  const names = wanted.split('|')
  const sections = model.pages.find(({ kind }) => kind === 'landing')?.sections ?? []
  return sections.findIndex((section, at) => {
    const heading = section.title?.toLowerCase() ?? ''
    return (
      at >= from &&
      names.some((name) => section.kind === name || sectionId(section).toLowerCase() === name || heading.includes(name))
    )
  })
}

const isList = ({ id, concept, one, many }: ProjectModel['things'][number], names: readonly string[]) =>
  names.some((name) => [id, concept, one, many].some((own) => own?.toLowerCase() === name))

export function measureSites(cases: readonly SitePrompt[]): Measure {
  const misses: string[] = []
  const counts = { sections: [0, 0], order: [0, 0], lists: [0, 0], texts: [0, 0] } satisfies Record<string, [number, number]>
  let surplus = 0
  for (const { prompt, ...expected } of cases) {
    const { model } = understand(prompt)
    const missed: string[] = []
    const count = (kind: keyof typeof counts, word: string, found: boolean) => {
      counts[kind][1]++
      if (found) counts[kind][0]++
      else missed.push(`${kind} ${word}`)
    }
    const wanted = split(expected.sections)
    let last = -1
    let inOrder = true
    for (const word of wanted) {
      const place = model ? placeOf(model, word, 0) : -1
      count('sections', word, place >= 0)
      if (place >= 0) inOrder &&= model !== null && placeOf(model, word, last + 1) >= 0
      last = Math.max(last, place)
    }
    if (wanted.length > 1) count('order', 'of the sections', inOrder)
    const lists = split(expected.lists)
    for (const list of lists.filter((each) => !each.startsWith('?')))
      count('lists', list, model?.things.some((thing) => isList(thing, list.split('|'))) ?? false)
    for (const kind of split(expected.shows)) count('lists', kind, model?.pages.some((page) => page.kind === kind) ?? false)
    if (expected.name) count('texts', expected.name, model?.name.toLowerCase().includes(expected.name) ?? false)
    const texts = split(expected.texts)
    if (texts.length) {
      const written = model
        ? Object.entries(generateProject(model))
            .flatMap(([path, text]) => (path.startsWith('src/') ? [text.toLowerCase()] : []))
            .join('\n')
        : ''
      for (const text of texts) count('texts', text, written.includes(text))
    }
    const allowed = lists.flatMap((list) => list.replace('?', '').split('|'))
    const extra = (model?.things ?? []).filter((thing) => thing.why === 'said' && !isList(thing, allowed))
    surplus += extra.length
    if (missed.length || extra.length)
      misses.push(
        `${prompt}\n      missed: ${missed.join('; ') || '-'}; not expected: ${extra.map(({ many }) => many).join(', ') || '-'}`,
      )
  }
  const part = ([found, all]: number[]) => `${found}/${all}`
  const whole = cases.length - misses.length
  const summary = `${whole}/${cases.length} sites whole; sections ${part(counts.sections)}, in order ${part(counts.order)}, lists ${part(counts.lists)}, words ${part(counts.texts)}; ${surplus} lists nobody asked for`
  return { summary, misses, whole, cases: cases.length, surplus }
}
