// What is offered, by the word for the place: a massage salon offers massages, a restaurant tables. A booking page and the prices of a
// website show it, and what stands in such a place's calendar is called so.
import type { Language } from '#shared/languages.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { bookedConcepts } from '../../lexicon/booked-places.ts'
import type { BookableKind } from '../../lexicon/bookables.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { usualWeek } from '../../site-model.ts'
import type { ServiceTold } from '../offers/services-told.ts'
import { isTables } from '../../page-parts/booking-parts.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { domainOfRows, type Source } from './sample-size.ts'
import { moneyIn } from './sample-value.ts'
import { bookableIn } from './work-of.ts'

type Said = Pick<Intent, 'prompt' | 'domains' | 'offers'>

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

const speaksOfPrices =
  /\b(?:prices?|pricing|rent|rental|hire|fees?|costs?|paid)\b|(?<!\p{L})(?:pris|priser|prislista|hyr\p{L}*|avgift\p{L}*|kostar?|betal\p{L}*)(?!\p{L})|料金|価格|値段|レンタル|有料/iu
/** In dollars. */
const hourly = 32

/** Rows for the services of a trade that is said by its own name, or of one that has none written down. */
export function servicesOf({ concept }: Thing, { prompt, domains }: Said, language: Language): Source | undefined {
  if (concept !== 'service' && concept !== 'treatment') return undefined
  const kind = bookableIn(prompt, language)
  if (!kind || (!kind.own && domainOfRows(domains, concept))) return undefined
  // what the members of a house share costs nothing, unless somebody speaks of prices
  const isPaid = speaksOfPrices.test(prompt) && kind.services.every(([, price]) => price === 0)
  return {
    columns: ['name', 'price', 'duration', 'description'],
    rows: kind.services.map(([name, price, minutes, text]) => [
      name,
      isPaid ? Math.round((minutes * hourly) / 60) : price,
      minutes,
      text,
    ]),
  }
}

/** A salon calls its services a menu. */
const offered = new Set(['service', 'menuItem'])

const words = (name: string) => name.toLowerCase()
/** What was told becomes the rows as it was told; what was not told of it is nobody's to make up, but for its picture and, where prices are
 * shown, what such a thing usually costs. */
function offerTold(model: ProjectModel, service: Thing, offers: readonly ServiceTold[], kind: BookableKind | undefined): void {
  const { language, currency } = model
  const isPriced = offers.some(({ price }) => price !== undefined)
  const isSaid = (field: Field) => field.why === 'said' || isSite(model)
  const isTold = ({ type, concept }: Field) => (type === 'money' ? isPriced : concept !== 'description' && concept !== 'category')
  service.fields = service.fields.filter(
    (field) => (field.type !== 'money' && field.type !== 'longtext') || isTold(field) || isSaid(field),
  )
  if (isPriced && !service.fields.some(({ type }) => type === 'money'))
    service.fields.push(knownField(language, 'price', 'price'))
  if (kind && !service.fields.some(({ type }) => type === 'image')) service.fields.push(knownField(language, 'image', 'image'))
  service.rows = offers.map(({ name, minutes, price }, at) => {
    const usual =
      kind?.services.find(([known]) => {
        const [one, other] = [words(localText(known, language)), words(name)]
        return one.includes(other) || other.includes(one)
      }) ?? kind?.services[at % kind.services.length]
    const cells: Record<string, unknown> = {
      price: price ?? (isPriced || !usual ? undefined : moneyIn(currency, usual[1])),
      duration: minutes ?? usual?.[2] ?? usualMinutes,
      ...(usual && { image: `picture:${usual[4]}` }),
    }
    const row = service.fields.flatMap((field) => {
      const cell = cells[field.concept ?? field.id] ?? (field.type === 'money' ? cells.price : undefined)
      return cell === undefined ? [] : [[field.id, cell] as const]
    })
    return { ...Object.fromEntries(row), [service.titleField]: name }
  })
}
const usualMinutes = 60

/** Gives the services of a booking page or a website names, prices, lengths and pictures, unless there are rows already. */
export function offerServices(model: ProjectModel, { prompt, domains, offers }: Said): void {
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const service = model.things.find(({ id, concept }) =>
    page ? id === page.parts?.service && offered.has(concept ?? '') : concept === 'service',
  )
  const kind = bookableIn(prompt, language)
  const told = page && offers?.length ? model.things.find(({ id }) => id === page.parts?.service) : undefined
  if (told && page && (told.concept !== undefined || told === service) && !bookedConcepts.has(told.concept ?? '')) {
    if (kind && model.name === page.title) model.name = localText(kind.brand, language)
    return offerTold(model, told, offers!, kind)
  }
  if (!service || !(page || (isSite(model) && (kind?.own || !closer(domainOfRows(domains, 'service')))))) return
  // guests are counted in a sauna and a parish hall too, which have no tables
  if (isTables(service, language) && (kind ?? closer(domainOfRows(domains, 'service')))) {
    service.rows = []
    service.fields.splice(2, 0, knownField(language, 'price', 'price'))
  }
  if (page && kind?.open) {
    const [opens, closes] = kind.open
    page.week ??= usualWeek.map(() => ({ opens, closes }))
  }
  const isFree = kind?.services.every(([, price]) => price === 0)
  // who wants prices on the page does not lend it out for nothing
  const wantsPrices = model.pages.some(({ parts }) => parts?.offer === service.id)
  if (service.rows.length || !kind || (isFree && wantsPrices)) return
  // a salon's menu has no courses
  service.fields = service.fields.filter(({ concept, why }) => concept !== 'category' || why === 'said')
  if (page && model.name === page.title) model.name = localText(kind.brand, language)
  // a table costs nothing in itself
  if (isFree) service.fields = service.fields.filter(({ type }) => type !== 'money')
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
