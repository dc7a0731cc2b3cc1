// What a page cannot do without stays: a shop without prices sells nothing, a chat without channels is none.
import type { Field, Page, ProjectModel } from '../model.ts'
import { pageNeeding } from '../page-parts/complete-pages.ts'
import { isOn, type Operation } from './operations.ts'

/** What the person calls it, and the page that works with it. */
export type KeptByPage = { what: string; page: Page }

/** The list is part of every page there is: with it the project would go. */
export function lastOfPages({ pages, things }: ProjectModel, operation: Operation): KeptByPage | undefined {
  if (operation.op !== 'removeThing') return undefined
  const list = things.find(({ id }) => id === operation.thing)
  return list && pages[0] && pages.every((page) => isOn(page, operation.thing)) ? { what: list.many, page: pages[0] } : undefined
}

/** The first field that is gone or of another type, though a page that is still there works with it. */
export function neededField(before: ProjectModel, after: ProjectModel): KeptByPage | undefined {
  for (const { id, fields } of before.things) {
    const list = after.things.find((thing) => thing.id === id)
    for (const field of list ? fields : []) {
      const now = list!.fields.find((each) => each.id === field.id)
      if (now?.type === field.type || hasGone(field, after)) continue
      const page = pageNeeding(before, id, field.id)
      if (page && after.pages.some((each) => each.id === page.id) && !playsOn(field, now, page))
        return { what: field.label, page }
    }
  }
  return undefined
}

/** What pointed to a list that goes, goes with it. */
const hasGone = ({ target }: Field, { things }: ProjectModel): boolean =>
  target !== undefined && !things.some(({ id }) => id === target)

const isDay = ({ type }: Field) => type === 'date' || type === 'datetime'
/** A day with its hour is still a day, but where the hour is chosen by itself. */
const playsOn = (was: Field, now: Field | undefined, page: Page): boolean =>
  now !== undefined && isDay(was) && isDay(now) && page.kind !== 'booking'
