// Counts how much of what a person would expect is in the models of a table of prompts, for tests and the bench.
import { change } from '../../change/change.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import type { PromptCase, WishCase } from './held-out-prompts.ts'
import { understand } from '../understand.ts'

/** `surplus`: things called said that nobody asked for. */
export type Measure = { summary: string; misses: string[]; whole: number; cases: number; surplus?: number }

const split = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
const namesOf = (...names: (string | undefined)[]) => names.map((name) => name?.toLowerCase())
const isThing = (thing: Thing, word: string) =>
  word.split('|').some((name) => namesOf(thing.id, thing.concept, thing.one, thing.many).includes(name))
/** What a form asks: a person who named fields sees them there. */
const asks = ({ things, pages }: ProjectModel, word: string) =>
  pages.some(
    ({ kind, thing }) =>
      kind === 'survey' &&
      things
        .find(({ id }) => id === thing)
        ?.rows.some(({ text }) => word.split('|').some((name) => String(text).toLowerCase().includes(name))),
  )
const hasField = (model: ProjectModel, word: string) =>
  asks(model, word) ||
  model.things.some((thing) =>
    thing.fields.some((field) =>
      word
        .split('|')
        .some((name) => namesOf(field.id, field.concept, field.label).some((own) => own === name || own?.includes(name))),
    ),
  )
const shows = (model: ProjectModel, what: string) =>
  model.pages.some(
    (page) => page.kind === what || (what === 'form' && page.kind === 'survey') || page.tool?.toLowerCase() === what,
  ) || model.things.some((thing) => thing.views.some((view) => view === what))

export function measurePrompts(cases: readonly PromptCase[]): Measure {
  const counts = { things: [0, 0], fields: [0, 0], shows: [0, 0] } satisfies Record<string, [number, number]>
  const misses: string[] = []
  let extra = 0
  let whole = 0
  for (const { prompt, ...expected } of cases) {
    const { model } = understand(prompt)
    const missed: string[] = []
    const count = (kind: keyof typeof counts, words: string[], found: (word: string) => boolean) => {
      for (const word of words) {
        counts[kind][1]++
        if (found(word)) counts[kind][0]++
        else missed.push(`${kind.slice(0, -1)} ${word}`)
      }
    }
    count('things', split(expected.things), (word) => model?.things.some((thing) => isThing(thing, word)) ?? false)
    count('fields', split(expected.fields), (word) => model !== null && hasField(model, word))
    count('shows', split(expected.shows), (word) => model !== null && shows(model, word))
    const surplus =
      model?.things.filter((thing) => thing.why === 'said' && !split(expected.things).some((word) => isThing(thing, word))) ?? []
    extra += surplus.length
    if (!missed.length) whole++
    if (missed.length || surplus.length)
      misses.push(
        `${prompt}\n      missed: ${missed.join('; ') || '-'}; not expected: ${surplus.map((thing) => thing.many).join(', ') || '-'}`,
      )
  }
  const part = ([found, all]: number[]) => `${found}/${all}`
  const summary = `${whole}/${cases.length} prompts whole; things ${part(counts.things)}, fields ${part(counts.fields)}, views ${part(counts.shows)}; ${extra} things nobody asked for`
  return { summary, misses, whole, cases: cases.length, surplus: extra }
}

export function measureWishes(cases: readonly WishCase[]): Measure {
  const misses: string[] = []
  for (const { on, wish, expect } of cases) {
    const base = understand(on).model
    if (!base) {
      misses.push(`${wish}: “${on}” is not understood`)
      continue
    }
    const { operations } = change(base, wish)
    const told = operations.map((operation) => `${operation.op}:${JSON.stringify(operation)}`)
    const missed =
      expect === 'none'
        ? operations.length
          ? ['nothing to be done']
          : []
        : expect.split(', ').filter((wanted) => {
            const [op, detail = ''] = wanted.split(':')
            // `a/b` is either operation, `x|y` either detail
            return !told.some(
              (line) =>
                op!.split('/').some((each) => line.startsWith(`${each}:`)) &&
                detail.split('|').some((each) => line.includes(each)),
            )
          })
    if (missed.length)
      misses.push(`${wish}: wanted ${missed.join(', ')}; did ${told.map((line) => line.slice(0, 90)).join(' | ') || 'nothing'}`)
  }
  return {
    summary: `${cases.length - misses.length}/${cases.length} wishes right`,
    misses,
    whole: cases.length - misses.length,
    cases: cases.length,
  }
}
