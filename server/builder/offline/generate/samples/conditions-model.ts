// A list of people, each with a number of orders for every condition there is: for tests.
import type { Field, ProjectModel } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { rulesModel } from './rules-model.ts'

const field = (id: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  id,
  label: id,
  type,
  why: 'said',
  ...more,
})

/** `days` are counted from today. */
export type ConditionOrder = {
  days?: number
  price?: number
  least?: number
  paid?: boolean
  status?: string
  note?: string
  topics?: string[]
}
export const conditionOrders: ConditionOrder[] = [
  { days: -40, price: 10, least: 20, paid: true, status: 'Done', note: 'x', topics: ['A', 'B'] },
  { days: 0, price: 20, least: 10, topics: ['B'] },
  { days: 5, price: 30, status: 'Late' },
  {},
]

/** Each with how many of the orders are so. */
export const conditions: readonly (readonly [Condition, number])[] = [
  [{ field: 'paid', when: 'is', than: true }, 1],
  [{ field: 'paid', when: 'is', than: false }, 3],
  [{ field: 'paid', when: 'not', than: true }, 3],
  [{ field: 'status', when: 'is', than: 'Late' }, 1],
  [{ field: 'status', when: 'not', than: 'Done' }, 3],
  [{ field: 'status', when: 'is', than: ['Late', 'Done'] }, 2],
  [{ field: 'status', when: 'not', than: ['Late', 'Done'] }, 2],
  [{ field: 'topics', when: 'is', than: 'B' }, 2],
  [{ field: 'topics', when: 'not', than: 'A' }, 3],
  [{ field: 'topics', when: 'is', than: ['A', 'B'] }, 2],
  [{ field: 'note', when: 'is', than: '' }, 3],
  [{ field: 'note', when: 'not', than: '' }, 1],
  [{ field: 'due', when: 'is', than: '' }, 1],
  [{ field: 'price', when: 'is', than: 20 }, 1],
  [{ field: 'price', when: 'above', than: 15 }, 2],
  [{ field: 'price', when: 'below', than: { field: 'least' } }, 1],
  [{ field: 'doubled', when: 'above', than: 30 }, 2],
  [{ field: 'due', when: 'past' }, 1],
  [{ field: 'due', when: 'ahead' }, 2],
  [{ field: 'due', when: 'within', than: 7 }, 2],
  [{ field: 'due', when: 'ago', than: 30 }, 2],
  [{ field: 'due', when: 'during', than: 'day' }, 1],
  [{ field: 'due', when: 'last', than: 'day' }, 0],
]

export const conditionsModel: ProjectModel = {
  ...rulesModel,
  things: [
    {
      id: 'person',
      one: 'Person',
      many: 'People',
      icon: 'User',
      titleField: 'name',
      fields: [
        field('name', 'text'),
        ...conditions.map(([where], at) =>
          field(`c${at}`, 'int', { formula: { kind: 'count', thing: 'order', by: 'person', where: [where] } }),
        ),
      ],
      views: ['table'],
      rows: [{ name: 'Ada' }, { name: 'Bo' }],
      why: 'said',
    },
    {
      id: 'order',
      one: 'Order',
      many: 'Orders',
      icon: 'ShoppingCart',
      titleField: 'title',
      fields: [
        field('title', 'text'),
        field('person', 'ref', { target: 'person' }),
        field('due', 'date'),
        field('price', 'number'),
        field('least', 'number'),
        field('doubled', 'number', { formula: { kind: 'calc', first: 'price', rest: [{ op: '*', of: 2 }] } }),
        field('paid', 'bool'),
        field('status', 'select', { options: ['Open', 'Late', 'Done'] }),
        field('note', 'text'),
        field('topics', 'tags', { options: ['A', 'B'] }),
      ],
      views: ['table'],
      rows: [],
      why: 'said',
    },
  ],
  pages: [],
}
