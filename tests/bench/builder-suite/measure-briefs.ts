// How much of what a description says is kept is in the model, in the list it belongs to, and how much is there that nobody asked for.
import type { Field, Thing } from '#server/builder/offline/model.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { SuiteBrief } from './cases.ts'
import type { Share } from './measure-prompts.ts'
import { isField, isThing, listOf } from './names.ts'

export type BriefFigures = Record<'lists' | 'fields' | 'inTheirList' | 'nobodysLists' | 'nobodysFields', Share>

const count = (share: Share, isFound: boolean) => {
  share.all++
  if (isFound) share.found++
  return isFound
}
const none = (): Share => ({ found: 0, all: 0 })

/** `nobodysLists` and `nobodysFields` are those taken as said that are none of what the description says. */
export function measureBriefs(cases: readonly SuiteBrief[]): { figures: BriefFigures; misses: string[] } {
  const figures: BriefFigures = {
    lists: none(),
    fields: none(),
    inTheirList: none(),
    nobodysLists: none(),
    nobodysFields: none(),
  }
  const misses: string[] = []
  for (const each of cases) {
    const things = understand(each.prompt, each.language).model?.things ?? []
    const missed = [...missing(figures, each, things), ...nobodys(figures, each, things)]
    if (missed.length) misses.push(`${each.prompt}\n      ${missed.join('; ')}`)
  }
  return { figures, misses }
}

function missing(figures: BriefFigures, { lists }: SuiteBrief, things: readonly Thing[]): string[] {
  return Object.entries(lists).flatMap(([name, fields]) => {
    const own = things.filter((thing) => isThing(thing, name))
    const has = (all: readonly Thing[], wanted: string) =>
      all.some((thing) => thing.fields.some((field) => isField(field, wanted)))
    const missed = count(figures.lists, own.length > 0) ? [] : [`no ${name}`]
    for (const wanted of listOf(fields)) {
      const isThere = count(figures.fields, has(things, wanted) || things.some((thing) => isThing(thing, wanted)))
      const isInPlace = count(figures.inTheirList, has(own, wanted))
      if (!isInPlace) missed.push(`${isThere ? 'elsewhere' : 'no'} ${name}.${wanted}`)
    }
    return missed
  })
}

function nobodys(figures: BriefFigures, { lists, may, mayFields }: SuiteBrief, things: readonly Thing[]): string[] {
  const fields = Object.values(lists).flatMap(listOf)
  const names = Object.keys(lists)
  const isMeant = (thing: Thing) => [...names, ...listOf(may), ...fields].some((wanted) => isThing(thing, wanted))
  const isSaid = (field: Field) => [...fields, ...listOf(mayFields), ...names].some((wanted) => isField(field, wanted))
  return things
    .filter(({ why }) => why === 'said')
    .flatMap((thing) => [
      ...(count(figures.nobodysLists, !isMeant(thing)) ? [`nobody's list ${thing.many}`] : []),
      ...thing.fields
        .filter(({ why }) => why === 'said')
        .filter((field) => count(figures.nobodysFields, !isSaid(field)))
        .map(({ label }) => `nobody's field ${thing.many}.${label}`),
    ])
}
