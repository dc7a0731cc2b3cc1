import type { Page, PageKind, ProjectModel } from '../model.ts'
import { completeChat } from './chat-parts.ts'
import { completeFeed } from './feed-parts.ts'
import { completeBooking, fillBookings } from './booking-parts.ts'
import { type Billed, completeInvoices, fillInvoices } from './invoice-parts.ts'
import { completeLanding } from './landing-parts.ts'
import { fillSite } from './landing-rows.ts'
import { completeShop, fillOrders } from './shop-parts.ts'
import { completeStandings } from './standings-parts.ts'
import { fillStandings } from './standings-rows.ts'
import { completeSurvey } from './survey-parts.ts'

type Kind = {
  /** adds the things and fields that the page works with */
  complete: (model: ProjectModel, page: Page) => void
  /** makes the sample rows of its things fit each other */
  fill?: (model: ProjectModel, page: Page, offered?: Billed) => void
}
const kinds: Partial<Record<PageKind, Kind>> = {
  booking: { complete: completeBooking, fill: fillBookings },
  invoice: { complete: completeInvoices, fill: fillInvoices },
  chat: { complete: completeChat },
  feed: { complete: completeFeed },
  landing: { complete: completeLanding, fill: fillSite },
  shop: { complete: completeShop, fill: fillOrders },
  standings: { complete: completeStandings, fill: fillStandings },
  survey: { complete: completeSurvey },
}

/** The model with all that its pages need; the given one is untouched. */
export function completePages(given: ProjectModel): ProjectModel {
  if (!given.pages.some(({ kind }) => kinds[kind])) return given
  const model = structuredClone(given)
  for (const page of model.pages) kinds[page.kind]?.complete(model, page)
  return model
}

/** The page that cannot do without the field: it would get it back, or others in its place. */
export function pageNeeding(model: ProjectModel, thing: string, field: string): Page | undefined {
  const page = model.pages.find((each) => kinds[each.kind] && [each.thing, ...Object.values(each.parts ?? {})].includes(thing))
  if (!page) return undefined
  const fieldsOf = ({ things }: ProjectModel) => things.flatMap(({ fields }) => fields).length
  const without = structuredClone(model)
  const list = without.things.find(({ id }) => id === thing)!
  list.fields = list.fields.filter(({ id }) => id !== field)
  return fieldsOf(completePages(without)) > fieldsOf(without) ? page : undefined
}

/** Sample rows that hang together: an order's lines are of products there are, its amount their sum. Changes the model. */
export function fillParts(model: ProjectModel, offered?: Billed): void {
  for (const page of model.pages) kinds[page.kind]?.fill?.(model, page, offered)
}
