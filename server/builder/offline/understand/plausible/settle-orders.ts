// In a shop the goods have no phone and no time: "they choose products, the day and time of pick-up and leave name and phone" tells of the order.
import { type Intent, type SaidField, type SaidThing } from '../intent.ts'
import { addField } from '../add-said.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { isFetched } from '../plan/preorder.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { capitalised } from '../said.ts'
import { bareLabel } from './bare-label.ts'

const goods = new Set(['product', 'menuItem'])
const personal = new Set([
  'phone',
  'email',
  'address',
  'time',
  'pickupTime',
  'pickupDate',
  'deliveryDate',
  'deliveryTime',
  'customerName',
  'date',
])
/** An order says itself who ordered. */
const told = new Set(['phone', 'email', 'name', 'customerName'])
/** "Pickup date" beside "day" */
const plainDay = /^(?:day|date|dag|datum|日付|日)$/iu
const ofOrder = /(?:pick ?-?up|collection|delivery|hämt|leverans|受取|受け取り|配達)/iu
const orders =
  /\b(?:order|orders|ordering|pick ?-?up|checkout)\b|(?<!\p{L})(?:beställ\p{L}*|order|hämta\p{L}*)(?!\p{L})|注文|受け取り/iu

export function settleOrders(intent: Intent): void {
  const { things, prompt, language } = intent
  const isShop = things.some(({ known, standsFor }) => goods.has(known?.id ?? '') || goods.has(standsFor ?? ''))
  if (!orders.test(prompt) || !(isShop || isFetched(prompt, language))) return
  // where goods are fetched, who leaves a name orders them
  const isOrdered = isFetched(prompt, language) && things.some(({ known }) => goods.has(known?.id ?? ''))
  const isToldOf = intent.loose.some((field) => isPersonal(field) || isLeft(field.label, language))
  if (isOrdered && isToldOf && !things.some(({ known }) => known?.id === 'order'))
    things.push({ ...saidFromLexicon('order', language), implied: true })
  const order = things.find(({ known }) => known?.id === 'order')
  if (!order) return
  const isGoods = ({ known, standsFor, fields }: SaidThing) =>
    (goods.has(known?.id ?? '') || goods.has(standsFor ?? '')) &&
    !fields.some(({ concept, label }) => concept === 'name' && !isLeft(label, language))
  const isCustomers = (said: SaidThing) =>
    said.known?.id === 'customer' && (order.implied === true || order.parents.includes(said))
  for (const said of things.filter((each) => isGoods(each) || isCustomers(each))) {
    const ofWhat = (field: SaidField) =>
      isGoods(said) ? isPersonal(field) : field.concept === 'date' || field.concept === 'time'
    for (const field of said.fields.filter(ofWhat)) addField(intent, order, field)
    said.fields = said.fields.filter((field) => !ofWhat(field))
  }
  for (const field of intent.loose.filter((each) => isPersonal(each) || isLeft(each.label, language)))
    if (!told.has(field.concept ?? '')) addField(intent, order, field)
  intent.loose = intent.loose.filter((field) => !isPersonal(field) && !isLeft(field.label, language))
  const day = order.fields.find(({ label, type }) => type === 'date' && plainDay.test(label))
  // the day of an order that is fetched is when it is
  if (day && isFetched(prompt, language)) {
    const { id, label } = knownFields.get('pickupDate')!
    Object.assign(day, { id, concept: id, label: capitalised(label[language]) })
  } else if (order.fields.some(({ label }) => ofOrder.test(label)))
    order.fields = order.fields.filter(({ label }) => !plainDay.test(label))
}
const isPersonal = ({ concept = '' }: SaidField): boolean => personal.has(concept)
/** "Leave name": of whoever orders. */
const isLeft = (label: string, language: Intent['language']): boolean =>
  language !== 'ja' && label.includes(' ') && bareLabel(label, language).label !== label
