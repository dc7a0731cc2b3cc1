// Which list the answers of visitors come into: the bookings of a page where one books, the orders of a shop, of any other page what its form
// is called.
import type { Asked } from '../../model.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { kindsOf } from '../plan/plan-kinds.ts'
import { isWebsite } from '../plan/plan-site.ts'
import type { PlannedThing } from '../plan/plan-things.ts'
import type { VisitorsForm } from './visitors-form.ts'

/** What such forms bring in, by other names. */
const handedIn = new Set(['message', 'registration', 'rfq', 'inquiry', 'quote', 'application', 'volunteer'])
const booked = ['stay', 'booking', 'appointment', 'registration']

/** The pages that others fill in are those of the form. */
export function takeForm(intent: Intent, form: VisitorsForm): void {
  intent.form = { ...form }
  // what is asked is told, and no survey of what people think
  intent.kinds.delete('survey')
  const kinds = kindsOf(intent)
  if (form.act === 'booking' && (isWebsite(intent) || !kinds.length)) intent.kinds.add('booking')
  if (!kinds.length && !isWebsite(intent) && form.act !== 'booking') takePage(intent, form)
  if (placeOf(intent) !== 'site') delete intent.form.title
}

const askedAs: Partial<Record<SaidField['type'], Asked['kind']>> = {
  bool: 'yesNo',
  date: 'date',
  int: 'number',
  number: 'number',
  select: 'choice',
}

/** Who named no kind of page gets one with the form on it; beside a blog, the form is a page of its own. */
function takePage(intent: Intent, { list }: VisitorsForm): void {
  if (!intent.pages.has('blog')) {
    intent.pages.delete('dashboard')
    intent.pages.add('landing')
    return
  }
  intent.kinds.add('survey')
  intent.asked = list.fields.map(({ label, type, options }) => ({
    text: label,
    kind: askedAs[type] ?? 'text',
    ...(type === 'select' && options && { options }),
  }))
  intent.sent = { one: list.one, many: list.many }
}

type Place = 'booking' | 'order' | 'site'
function placeOf(intent: Intent): Place | undefined {
  if (!intent.form) return undefined
  const { act } = intent.form
  const kinds = kindsOf(intent)
  const isSite = isWebsite(intent)
  if (kinds.includes('booking') && (act === 'booking' || !isSite)) return 'booking'
  if (kinds.includes('shop') && (act === 'order' || !isSite)) return 'order'
  return isSite ? 'site' : undefined
}

/** In place, for a website: the list of what comes in, and none besides of the form's own name. */
export function planForm(intent: Intent, plan: (list: SaidThing) => void): void {
  if (!intent.form || placeOf(intent) !== 'site') return
  const { list, called } = intent.form
  const names = [list.one, ...called].map((name) => name.toLowerCase())
  const isSame = ({ known, one, fields }: SaidThing) =>
    fields.length === 0 && (names.includes(one.toLowerCase()) || handedIn.has(known?.id ?? ''))
  intent.things = intent.things.filter((said) => !isSame(said))
  plan(list)
}

/** In place, once what is booked or bought is planned: what is asked there is kept of it. */
export function hostForm(intent: Intent, planned: readonly PlannedThing[], ensure: (id: string) => void): void {
  const place = placeOf(intent)
  if (!intent.form || !place || place === 'site') return
  if (place === 'order') ensure('order')
  const of = (id: string) => planned.find(({ said }) => said.known?.id === id)
  const host = (place === 'order' ? ['order'] : booked).map(of).find(Boolean)?.said
  if (!host) return
  const asked = intent.form.list.fields
  const isAsked = ({ id, label }: { id: string; label: string }) =>
    asked.some((each) => each.label === label || (id && each.id === id))
  host.fields = [...asked, ...host.fields.filter((field) => !isAsked(field))]
  host.owns = true
}
