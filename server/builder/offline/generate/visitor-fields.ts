// What visitors of a page are asked and told, beside what such a page has by itself: what the person said or wished for later. What only
// those who run the place write down (a status, who takes care of it, what it cost them) is neither.
import type { Field } from '../model.ts'
import { type Context, isNumeric, type ThingNames } from './context.ts'
import { plainText } from './field-display.ts'
import { isWorked } from './formula-lines.ts'
import { type Imports, quote } from './markup.ts'

/** By what the lexicon knows of it. */
const ownersConcepts = new Set(
  `status stage priority severity approval decision outcome phase assignee answered paid done approved followedUp confirmed signed withdrawn
  important available billable receiptKept excused sku barcode supplier cost stock reorderPoint minStock margin`.split(/\s+/),
)
/** "Paid", "picked up", "utskickad", 対応済み: how far somebody is with it; "parking needed" is what a visitor says. */
const howFar =
  /\b(?!need|want|requir|interest|prefer|allow)\p{L}{3,}ed(?: up| out| back)?$|\b(?:paid|sent|done|seen|met|told|given)\b|(?<!\p{L})(?:klar|betal\p{L}+|skicka\p{L}+|\p{L}{3,}(?:ad|at|lagd|lagt))$|済み?$|完了|^確認/iu
/** Who takes care of it, what is noted for oneself. */
const ownWords = /internal|private note|handled by|assigned|responsible|intern|ansvarig|handlägg|社内|担当|管理用/i

const isOwners = ({ concept, id, label, type }: Field): boolean =>
  ownersConcepts.has(concept ?? id) || ownWords.test(label) || (type === 'bool' && howFar.test(label))

/** What the description names is asked as it stands there. */
export const isWished = (field: Field): boolean =>
  (field.why === 'said' ? field.concept !== 'status' : field.why === 'edit' && !isOwners(field)) &&
  !isWorked(field) &&
  !field.hidden

const asked = new Set<Field['type']>(
  'text longtext markdown int number money percent date datetime time select bool tags email phone url rating image'.split(
    ' ',
  ) as Field['type'][],
)
/** Asked of whoever fills in the form. */
export const isAskedBeside = (field: Field): boolean => isWished(field) && !field.target && asked.has(field.type)

/** The same list for a form that has no words for what is wrong: nothing in it must be filled in, be an address or stand only once. */
export const withoutChecks = (names: ThingNames): ThingNames => ({
  ...names,
  thing: {
    ...names.thing,
    fields: names.thing.fields.map(({ unique: _unique, ...field }) => ({
      ...field,
      required: false,
      type: field.type === 'email' || field.type === 'url' ? 'text' : field.type,
    })),
  },
})

const factsMax = 3
const told = new Set<Field['type']>('text int number percent select bool ref'.split(' ') as Field['type'][])

/** Expressions of what is told of a row in a line or two, '' for what is not known of it. `isElsewhere` is what the page tells anyway. */
export function factsBeside(
  context: Context,
  names: ThingNames,
  isElsewhere: (field: Field) => boolean,
  imports: Imports,
): string[] {
  return names.thing.fields
    .filter(
      (field) => isWished(field) && !isOwners(field) && told.has(field.type) && field !== names.title && !isElsewhere(field),
    )
    .slice(0, factsMax)
    .map((field) => {
      const value = plainText(context, names, field, 'row', imports)
      const unit = field.unit ? ` ${field.unit}` : ''
      if (field.type === 'bool') return `${value} ? ${quote(field.label)} : ''`
      if (isNumeric(field)) return `${value} ? \`${field.label.replace(/[`\\$]/g, '')}: \${${value}}${unit}\` : ''`
      return value
    })
}

/** The facts as a line that is not there while there are none; `pad` is how far it stands in. */
export const factsLine = (facts: readonly string[], element: 'p' | 'span', className: string, pad: string): string =>
  facts.length
    ? `${pad}<${element} className="${className} text-sm text-muted-foreground empty:hidden">
${pad}  {[${facts.join(', ')}].filter(Boolean).join(' · ')}
${pad}</${element}>\n`
    : ''
