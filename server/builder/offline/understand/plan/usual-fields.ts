// Which of the usual fields of a kind of thing were told by another name, and which are no more wanted.
import type { Language } from '#shared/languages.ts'
import { type FieldUse, knownFields } from '../../lexicon/lexicon.ts'
import type { SaidField, SaidThing } from '../intent.ts'

/** The stages of what has no stages of its own are where it stands: 段階 of a repair. */
export const isStation = ({ concept: of, options }: FieldUse, { concept }: SaidField, own: readonly FieldUse[]): boolean =>
  of === 'status' &&
  ((concept === 'stage' && !own.some((each) => each.concept === 'stage')) ||
    // "with approval": an expense report can be approved as it is
    (concept === 'approval' && options?.includes('Approved') === true))

/** "Accounts with balance": the account balance, as the lexicon calls it. */
export const isOwnNamed = ({ type, concept }: FieldUse, field: SaidField, { one }: SaidThing, language: Language): boolean =>
  type === field.type && knownFields.get(concept ?? '')?.label[language].toLowerCase() === `${one} ${field.label}`.toLowerCase()

/** "date and time" beside a date and a time are those two. */
export const withoutPairs = (fields: readonly SaidField[], usual: readonly FieldUse[]): readonly SaidField[] =>
  ['date', 'time'].every((type) => [...fields, ...usual].some((field) => field.type === type))
    ? fields.filter(({ concept }) => concept !== 'dateTime')
    : fields

/** A status of "unpaid, paid" says it: no tick besides. */
export const saysPaid = ({ concept, type }: FieldUse, said: readonly SaidField[]): boolean =>
  type === 'bool' &&
  (concept === 'paid' || concept === 'done') &&
  said.some(({ options }) =>
    options?.some((option) =>
      (concept === 'paid'
        ? /^(?:un)?paid$|^o?betal[dt]$|未払い|支払い?済み?|入金済み?/i
        : /^(?:done|finished|completed|klart?|färdigt?)$|完了/i
      ).test(option),
    ),
  )

/** One of such a kind is enough: who names a "renewal date" means the date of a subscription. */
const oncePerThing = new Set(['money', 'date', 'datetime', 'time', 'email', 'phone', 'url', 'image', 'rating', 'percent'])
export function isReplaced(use: FieldUse, own: readonly FieldUse[], said: readonly SaidField[]): boolean {
  if (use.required || !oncePerThing.has(use.type)) return false
  if (own.filter((each) => each.type === use.type && !each.onRequest).length !== 1) return false
  const strangers = said.filter((field) => !own.some((each) => each.id === field.id || each.concept === field.concept))
  return strangers.some((field) => field.type === use.type)
}

/** Who borrowed it, or whose turn it is, written out where there is no list of people to choose from. */
const saidByLink: Record<string, string> = { loan: 'owner', chore: 'assignee' }
export const isSaidByLink = (field: string, thing: string | undefined, pointsAtPeople: boolean): boolean =>
  pointsAtPeople && saidByLink[thing ?? ''] === field
