// What a page cannot do without stays: a shop without prices sells nothing, a chat without channels is none.
import type { Field, Page, ProjectModel } from '../model.ts'
import { pageNeeding } from '../page-parts/complete-pages.ts'
import type { Operation } from './operations.ts'

/** What the person calls it, and the page that works with it. */
export type KeptByPage = { what: string; page: Page }

/** The list is part of every page there is: with it the project would go. */
export function lastOfPages({ pages, things }: ProjectModel, operation: Operation): KeptByPage | undefined {
  if (operation.op !== 'removeThing') return undefined
  const isOn = ({ thing, parts }: Page) => [thing, ...Object.values(parts ?? {})].includes(operation.thing)
  const list = things.find(({ id }) => id === operation.thing)
  return list && pages[0] && pages.every(isOn) ? { what: list.many, page: pages[0] } : undefined
}

/** The first field that is gone or of another type, though a page that is still there works with it. */
export function neededField(before: ProjectModel, after: ProjectModel): KeptByPage | undefined {
  for (const { id, fields } of before.things) {
    const now = after.things.find((thing) => thing.id === id)
    const isSame = (field: Field) => now?.fields.some((each) => each.id === field.id && each.type === field.type)
    // what pointed to a list that goes, goes with it
    const hasGone = ({ target }: Field) => target !== undefined && !after.things.some((thing) => thing.id === target)
    for (const field of now ? fields.filter((each) => !isSame(each) && !hasGone(each)) : []) {
      const page = pageNeeding(before, id, field.id)
      if (page && after.pages.some((each) => each.id === page.id)) return { what: field.label, page }
    }
  }
  return undefined
}
