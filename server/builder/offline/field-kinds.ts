// What can be done with a field by its type.
import type { Field, Thing } from './model.ts'

const numeric = ['int', 'number', 'money', 'percent', 'rating']
export const isNumber = (field: Field | undefined): boolean => field !== undefined && numeric.includes(field.type)
export const isDay = (field: Field | undefined) => field?.type === 'date' || field?.type === 'datetime'
export const canGroup = (field: Field | undefined) => ['select', 'ref', 'bool', 'text'].includes(field?.type ?? '')
/** What lists may be divided by: each of its values is a heading. */
export const canHead = (field: Field | undefined) => canGroup(field) || field?.type === 'date'
export const fieldOf = (thing: Thing | undefined, field: string | undefined) => thing?.fields.find((each) => each.id === field)

/** What a form can leave open: a number is 0, a choice has one, a tick is off. */
export const canBeEmpty = (field: Field | undefined): boolean =>
  [...textual, 'tags', 'refs'].includes(field?.type ?? '') && field?.formula === undefined

/** What is '' while nothing is filled in. */
export const textual = ['text', 'longtext', 'markdown', 'email', 'phone', 'url', 'image', 'ref', 'date', 'datetime', 'time']
