// What is offered, by the word for the place: a massage salon offers massages, a restaurant tables. A booking page and the prices of a
// website show it, and what stands in such a place's calendar is called so.
import type { Language } from '#shared/languages.ts'
import { bookableKinds, type BookableKind } from '../../lexicon/bookables.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { isTables } from '../../page-parts/booking-parts.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { domainOfRows, type Source } from './sample-size.ts'
import { moneyIn } from './sample-value.ts'

const shortestStem = 3

function kindIn(prompt: string, language: Language): BookableKind | undefined {
  const low = prompt.toLowerCase()
  // a short word must be the whole word: "car" is not "care"
  const says = (word: string) =>
    language === 'ja'
      ? low.includes(word)
      : new RegExp(`(?<!\\p{L})${word}${word.length <= shortestStem ? 's?(?!\\p{L})' : ''}`, 'u').test(low)
  return bookableKinds.find((kind) => kind[language].split(', ').some(says))
}

/** Appointments of a place are made for what it does. */
const visits = new Set(['visit', 'appointment', 'session'])
const namedAs = new Set(['name', 'title', 'reason'])

/** Rows for the visits that somebody's customers make, or undefined: a family's appointments are its own. */
export function visitsOf(thing: Thing, prompt: string, language: Language): Source | undefined {
  if (!visits.has(thing.concept ?? '')) return undefined
  const title = thing.fields.find(({ id }) => id === thing.titleField)
  const kind = namedAs.has(title?.concept ?? '') ? kindIn(prompt, language) : undefined
  if (!kind) return undefined
  return {
    columns: [title!.concept!, 'price', 'duration'],
    rows: kind.services.map(([name, price, minutes]) => [name, price, minutes]),
  }
}

/** A website's prices are those of its trade, where nothing closer is written down. */
const offersOnSite = (model: ProjectModel, domains: readonly string[]) =>
  model.pages.some(({ kind }) => kind === 'landing') && !closer(domainOfRows(domains, 'service'))
/** Dentists are clinics, and electricians trades; what is written down for those fits neither. */
const closer = (domain: string | undefined) => domain !== undefined && domain !== 'clinic' && domain !== 'trades'

/** A salon calls its services a menu. */
const offered = new Set(['service', 'menuItem'])

/** Gives the services of a booking page or a website names, prices, lengths and pictures, unless there are rows already. */
export function offerServices(model: ProjectModel, { prompt, domains }: Pick<Intent, 'prompt' | 'domains'>): void {
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const service = model.things.find(({ id, concept }) =>
    page ? id === page.parts?.service && offered.has(concept ?? '') : concept === 'service',
  )
  if (!service || !(page || offersOnSite(model, domains))) return
  const kind = kindIn(prompt, language)
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
