import { knownThings, localText } from '../lexicon/lexicon.ts'
import { gigDates, partyDay, siteNews, siteTrades, weddingDay } from '../lexicon/site-trades/site-trades.ts'
import type { Page, ProjectModel, Thing } from '../model.ts'
import type { SiteTradeName } from '../site-model.ts'
import { moneyIn } from '../understand/samples/sample-value.ts'

/** Rows of the trade in place of those that fit any project. Changes the model. */
export function fillSite(model: ProjectModel, page: Page): void {
  fillOffers(model, page)
  fillNews(model, page)
  fillDay(model, page)
}

const isUsual = (model: ProjectModel, thing: Thing): boolean => {
  const first = knownThings.get(thing.concept ?? '')?.rows[0]?.find((cell) => typeof cell === 'string')
  return thing.rows[0]?.[thing.titleField] === localText(String(first), model.language)
}

/** News of a place, where the rows are those of somebody's diary. */
function fillNews(model: ProjectModel, page: Page): void {
  const { language } = model
  const thing = model.things.find(({ id, concept }) => id === page.parts?.post && concept === 'post')
  if (!thing || !isUsual(model, thing)) return
  const days = thing.rows.map((row) => row.publishedAt)
  thing.rows = siteNews.map(([title, text], at) => {
    const told = localText(text, language)
    const values: Record<string, unknown> = {
      title: localText(title, language),
      summary: told,
      body: told,
      publishedAt: days[at],
    }
    return Object.fromEntries(thing.fields.map(({ id, concept }) => [id, values[concept ?? id] ?? thing.rows[at]![id]]))
  })
}

const days: Partial<Record<SiteTradeName, typeof weddingDay>> = {
  couple: weddingDay,
  party: partyDay,
  act: gigDates,
  classical: gigDates,
  entertainer: gigDates,
}
/** Guests are asked in good time: a day that is over invites nobody. */
const dayAhead = '+45d'
/** What is played next comes one after the other. */
const weeksBetween = 2
const gigDay = (at: number) => `+${4 + at * weeksBetween * 7}d`
/** The course of the day, where the rows are those of any calendar. */
function fillDay(model: ProjectModel, page: Page): void {
  const thing = model.things.find(({ id, concept }) => id === page.parts?.event && concept === 'event')
  const course = page.site && days[page.site.trade]
  if (!course || !thing || !isUsual(model, thing)) return
  thing.rows = course.map(([title, time, place], at) => {
    const values: Record<string, unknown> = {
      title: localText(title, model.language),
      time,
      date: course === gigDates ? gigDay(at) : dayAhead,
      location: localText(place, model.language),
      description: '',
    }
    const sample = thing.rows[at % thing.rows.length]!
    return Object.fromEntries(thing.fields.map(({ id, concept }) => [id, values[concept ?? id] ?? sample[id]]))
  })
}

/** Services of the trade in place of the ones that fit any business. Changes the model. */
function fillOffers(model: ProjectModel, page: Page): void {
  const { language, currency } = model
  const { services, servicesFirst } = siteTrades[page.site?.trade ?? 'general']
  const thing = model.things.find(({ id, concept }) => id === page.parts?.offer && concept === 'service')
  if (!services || !thing || thing.empty) return
  // what a wish has added to them or changed stays
  const isFilled = thing.rows.some((row) => services.some(([name]) => row[thing.titleField] === localText(name, language)))
  if (isFilled || !(servicesFirst ? thing.why !== 'said' : isUsual(model, thing))) return
  thing.rows = services.map(([name, price, minutes, text], at) => {
    const values: Record<string, unknown> = {
      name: localText(name, language),
      price: moneyIn(currency, price),
      duration: minutes,
      description: localText(text, language),
    }
    const sample = thing.rows[at % thing.rows.length]!
    return Object.fromEntries(thing.fields.map(({ id, concept }) => [id, values[concept ?? id] ?? sample[id]]))
  })
}
