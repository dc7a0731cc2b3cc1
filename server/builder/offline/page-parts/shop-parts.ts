import type { Page, ProjectModel, Thing } from '../model.ts'
import { ensureField, ensureListed, ensurePart, freeThingId, knownField, newThing, ownField } from './parts.ts'
import { partWords } from './part-words.ts'

const sampleLinesMax = 2

/** Products with a price, orders with who and where to, and the lines of an order. */
export function completeShop(model: ProjectModel, page: Page): void {
  const { language } = model
  const product =
    model.things.find((thing) => thing.id === page.thing) ??
    model.things.find((thing) => thing.concept === 'product') ??
    newThing(model, 'product', [knownField(language, 'name', 'name', { required: true })], ['gallery', 'table'])
  if (!model.things.includes(product)) model.things.push(product)
  page.thing = product.id
  ensureField(product, knownField(language, 'price', 'price'), ({ type }) => type === 'money')
  const isNew = !page.parts?.order
  if (isNew) {
    ensureField(product, knownField(language, 'description', 'description'), ({ type }) => type === 'longtext')
    ensureField(product, knownField(language, 'image', 'image'), ({ type }) => type === 'image')
    // the shop itself shows them as cards
    product.views = ['table']
  }
  const order = ensurePart(model, page, 'order', 'order', () =>
    newThing(model, 'order', [knownField(language, 'number', 'number', { required: true })], ['table', 'board']),
  )
  completeOrder(order, product, language, isNew)
  const line = ensurePart(model, page, 'line', 'orderLine', () => ({
    id: freeThingId(model, 'orderLine'),
    one: partWords.orderLine[language],
    many: partWords.orderLines[language],
    icon: 'ListOrdered',
    concept: 'orderLine',
    titleField: 'name',
    fields: [ownField(language, 'name', 'item', 'text', { required: true })],
    views: ['table'],
    rows: [],
    why: 'implied',
  }))
  ensureField(line, {
    id: 'order',
    label: order.one,
    type: 'ref',
    target: order.id,
    why: 'implied',
  })
  ensureField(line, { id: 'product', label: product.one, type: 'ref', target: product.id, why: 'implied' })
  ensureField(line, knownField(language, 'quantity', 'quantity'))
  ensureField(line, ownField(language, 'price', 'unitPrice', 'money', { concept: 'price' }))
  if (!isNew) return
  ensureListed(model, product)
  ensureListed(model, order)
}

/** What a checkout fills in. What the lexicon's order says of one product goes: an order has lines. */
function completeOrder(order: Thing, product: Thing, language: ProjectModel['language'], isNew: boolean): void {
  order.fields = order.fields.filter(
    ({ why, target, concept }) => why !== 'implied' || (target !== product.id && concept !== 'quantity'),
  )
  const add = (id: string, concept: string, more = {}) => ensureField(order, knownField(language, id, concept, more))
  add('name', 'customerName', { required: true })
  // what is fetched is sent nowhere
  const isFetched = order.fields.some(({ concept }) => concept === 'pickupDate')
  if (isNew) {
    add('email', 'email', { required: true })
    add('phone', 'phone')
    if (!isFetched) add('address', 'address', { required: true })
  }
  ensureField(order, knownField(language, 'amount', 'amount'), ({ type }) => type === 'money')
  ensureField(order, knownField(language, 'date', 'date'), ({ type }) => type === 'date' || type === 'datetime')
  ensureField(
    order,
    knownField(language, 'status', 'status', { options: ['New', 'In progress', 'Shipped', 'Delivered'] }),
    ({ type, concept }) => type === 'select' && /status/.test(concept ?? ''),
  )
  const status = order.fields.find(({ concept, why }) => concept === 'status' && why !== 'said')
  const waiting = knownField(language, 'status', 'status', { options: ['New', 'In progress', 'Ready', 'Collected'] })
  if (isFetched && status && waiting.options) status.options = waiting.options
  if (order.why !== 'said') order.views = ['table', 'board']
  if (isNew) ensureField(order, ownField(language, 'message', 'message', 'longtext'))
}

/** Sample orders of a product or two each; an order's amount is the sum of its lines. */
export function fillOrders(model: ProjectModel, page: Page): void {
  const [product, order, line] = [page.thing, page.parts?.order, page.parts?.line].map((id) =>
    model.things.find((thing) => thing.id === id),
  )
  const price = product?.fields.find(({ type }) => type === 'money')
  const amount = order?.fields.find(({ type }) => type === 'money')
  if (!product?.rows.length || !order || !line || !price || !amount) return
  line.rows = order.rows.flatMap((row, at) => {
    const count = Math.min(product.rows.length, 1 + (at % sampleLinesMax))
    const lines = Array.from({ length: count }, (_, nth) => {
      const index = (at * 2 + nth * 3) % product.rows.length
      const item = product.rows[index]!
      const quantity = 1 + ((at + nth) % 3)
      return { name: item[product.titleField], order: at, product: index, quantity, price: Number(item[price.id]) || 0 }
    })
    row[amount.id] = lines.reduce((sum, each) => sum + each.quantity * each.price, 0)
    return lines
  })
}
