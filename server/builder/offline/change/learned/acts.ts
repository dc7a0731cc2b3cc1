// What a wish can ask for, and which of its words tell what it is asked of. The examples in `examples/` use these names.
/** What words of a wish name: something the project has (`field`, `list`, `choice`; `other` is a second one), or something new. */
export const spanNames = ['field', 'list', 'choice', 'other', 'name', 'option', 'part', 'value'] as const
export type SpanName = (typeof spanNames)[number]
/** The words of each kind, in their order. */
export type Spans = Partial<Record<SpanName, string[]>>

const types = [
  'text',
  'longtext',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'time',
  'tick',
  'choice',
  'several',
  'email',
  'phone',
  'link',
  'picture',
  'rating',
  'colour',
  'duration',
] as const
const views = ['calendar', 'board', 'gallery', 'table', 'list', 'timeline', 'dashboard'] as const
export type TypeAct = `type-${(typeof types)[number]}`
export type ViewAct = `view-${(typeof views)[number]}`

const named = <Key extends string>(keys: readonly Key[], spans: readonly SpanName[]) =>
  Object.fromEntries(keys.map((key) => [key, spans])) as Record<Key, readonly SpanName[]>

/** Each act, and the spans that may stand in a wish for it; the first one is what it needs, where `needs` names it. */
export const acts = {
  'add-field': ['name', 'list', 'value', 'field', 'option', 'other'],
  'remove-field': ['field', 'list', 'other'],
  'hide-field': ['field', 'list'],
  'rename-field': ['field', 'name', 'list'],
  require: ['field', 'list', 'other'],
  relax: ['field', 'list', 'other'],
  ...named(
    types.map((type): TypeAct => `type-${type}`),
    ['field', 'list', 'value'],
  ),
  'own-list': ['field', 'list', 'part', 'name'],
  unit: ['field', 'value', 'list'],
  start: ['field', 'value', 'list'],
  'order-before': ['field', 'other', 'list'],
  'order-after': ['field', 'other', 'list'],
  'order-first': ['field', 'list'],
  'order-last': ['field', 'list'],
  'add-choice': ['option', 'field', 'list', 'other'],
  'remove-choice': ['choice', 'field', 'list', 'other'],
  'rename-choice': ['choice', 'name', 'field', 'list'],
  'set-choices': ['option', 'field', 'name', 'list'],
  'add-list': ['name', 'part', 'list', 'other'],
  'remove-list': ['list', 'other'],
  'rename-list': ['list', 'name'],
  link: ['list', 'other'],
  ...named(
    views.map((view): ViewAct => `view-${view}`),
    ['list', 'field', 'choice'],
  ),
  group: ['field', 'list', 'choice'],
  'sort-up': ['field', 'list'],
  'sort-down': ['field', 'list'],
  'newest-first': ['list', 'field'],
  total: ['field', 'list'],
  average: ['field', 'list'],
  filter: ['field', 'list'],
  'warn-below': ['field', 'value', 'list'],
  'warn-above': ['field', 'value', 'list'],
  overdue: ['field', 'list'],
  'mark-choice': ['choice', 'value', 'field', 'list'],
  'mark-tick': ['field', 'list', 'value'],
  'rename-project': ['name'],
  'language-en': [],
  'language-sv': [],
  'language-ja': [],
  currency: ['value', 'field', 'list'],
  colour: ['value'],
  dark: [],
  light: [],
  csv: ['list'],
  login: ['list', 'field'],
  'more-rows': ['list'],
  'no-rows': ['list'],
  'add-row': ['value', 'list', 'field'],
  /** it asks for something of which the examples know nothing */
  other: ['field', 'list', 'choice', 'name', 'option', 'value', 'other', 'part'],
  /** it asks for nothing: thanks, a question, small talk */
  none: ['field', 'list', 'choice'],
} as const satisfies Record<string, readonly SpanName[]>

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]

const needed: Partial<Record<ActName, readonly SpanName[]>> = {
  'add-field': ['name'],
  'rename-field': ['field', 'name'],
  'rename-list': ['list', 'name'],
  'rename-choice': ['choice', 'name'],
  'rename-project': ['name'],
  'add-choice': ['option'],
  'set-choices': ['option'],
  'remove-choice': ['choice'],
  'add-list': ['name'],
  unit: ['field', 'value'],
  start: ['value'],
  'add-row': ['value'],
  currency: ['value'],
  colour: ['value'],
  'order-before': ['field', 'other'],
  'order-after': ['field', 'other'],
}
const mayBeUnsaid = new Set<ActName>(['overdue', 'newest-first', 'none', 'other'])
/** The spans without which a wish for the act says nothing. */
export const needs = (act: ActName): readonly SpanName[] => {
  const [first] = acts[act] as readonly SpanName[]
  return needed[act] ?? (first === 'field' && !mayBeUnsaid.has(act) ? ['field'] : [])
}
