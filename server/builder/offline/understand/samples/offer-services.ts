// What is offered, by the word for the place: a massage salon offers massages, a restaurant tables. A booking page and the prices of a
// website show it, and what stands in such a place's calendar is called so.
import type { Language } from '#shared/languages.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { isTables } from '../../page-parts/booking-parts.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { domainOfRows, type Source } from './sample-size.ts'
import { moneyIn } from './sample-value.ts'
import { bookableIn } from './work-of.ts'

type Said = Pick<Intent, 'prompt' | 'domains'>

/** Appointments of a place are made for what it does. */
const visits = new Set(['visit', 'appointment', 'session'])
const namedAs = new Set(['name', 'title', 'reason'])

/** Rows for the visits that somebody's customers make, or undefined: a family's appointments are its own. */
export function visitsOf(thing: Thing, prompt: string, language: Language): Source | undefined {
  if (!visits.has(thing.concept ?? '')) return undefined
  const title = thing.fields.find(({ id }) => id === thing.titleField)
  const kind = namedAs.has(title?.concept ?? '') ? bookableIn(prompt, language) : undefined
  if (!kind) return undefined
  return {
    columns: [title!.concept!, 'price', 'duration'],
    rows: kind.services.map(([name, price, minutes]) => [name, price, minutes]),
  }
}

/** A website's prices are those of its trade, where nothing closer is written down. */
const isSite = (model: ProjectModel) => model.pages.some(({ kind }) => kind === 'landing')
/** Dentists are clinics, and electricians trades; what is written down for those fits neither. */
const closer = (domain: string | undefined) => domain !== undefined && domain !== 'clinic' && domain !== 'trades'

/** Rows for the services of a trade that is said by its own name, or of one that has none written down. */
export function servicesOf({ concept }: Thing, { prompt, domains }: Said, language: Language): Source | undefined {
  if (concept !== 'service' && concept !== 'treatment') return undefined
  const kind = bookableIn(prompt, language)
  if (!kind || (!kind.own && domainOfRows(domains, concept))) return undefined
  return {
    columns: ['name', 'price', 'duration', 'description'],
    rows: kind.services.map(([name, price, minutes, text]) => [name, price, minutes, text]),
  }
}

/** A salon calls its services a menu. */
const offered = new Set(['service', 'menuItem'])

/** Gives the services of a booking page or a website names, prices, lengths and pictures, unless there are rows already. */
export function offerServices(model: ProjectModel, { prompt, domains }: Said): void {
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const service = model.things.find(({ id, concept }) =>
    page ? id === page.parts?.service && offered.has(concept ?? '') : concept === 'service',
  )
  const kind = bookableIn(prompt, language)
  if (!service || !(page || (isSite(model) && (kind?.own || !closer(domainOfRows(domains, 'service')))))) return
  // guests are counted in a sauna and a parish hall too, which have no tables
  if (isTables(service, language) && (kind ?? closer(domainOfRows(domains, 'service')))) {
    service.rows = []
    service.fields.splice(2, 0, knownField(language, 'price', 'price'))
  }
  if (service.rows.length || !kind) return
  // a salon's menu has no courses
  service.fields = service.fields.filter(({ concept, why }) => concept !== 'category' || why === 'said')
  if (page && model.name === page.title) model.name = localText(kind.brand, language)
  // a table costs nothing in itself
  if (kind.services.every(([, price]) => price === 0)) service.fields = service.fields.filter(({ type }) => type !== 'money')
  if (page && !service.fields.some(({ type }) => type === 'image')) service.fields.push(knownField(language, 'image', 'image'))
  service.rows = kind.services.map(([name, price, minutes, text, picture]) => {
    const cells: Record<string, unknown> = {
      price: moneyIn(currency, price),
      duration: minutes,
      description: localText(text, language),
      image: `picture:${picture}`,
    }
    const row = service.fields.map((field) => [field.id, cells[field.concept ?? field.id]])
    return { ...Object.fromEntries(row), [service.titleField]: localText(name, language) }
  })
}
