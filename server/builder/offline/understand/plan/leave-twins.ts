// "Bookings with the customer's name, phone, price": whose name and phone stand on the record needs no list of customers that nobody asked
// for, in which the same person would stand once more; nor does the monthly fee of a pupil (月謝) need one of such fees.
import { escaped } from '../../lexicon/escaped.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import type { PlannedThing } from './plan-things.ts'

/** Words for a person whose name it is, in small letters. */
const isNameOf = (field: SaidField, { known, one }: SaidThing): boolean =>
  (field.nameOf !== undefined && field.nameOf === known?.id) ||
  new RegExp(String.raw`^${escaped(one.toLowerCase())}(?:['’]?s)?(?: ?name| ?namn|の?(?:名|氏名|名前|お名前))$`, 'iu').test(
    field.label.toLowerCase(),
  )

/** The planned things without the lists that a trade brings and a told field says already. */
export function leaveTwins(planned: readonly PlannedThing[]): PlannedThing[] {
  const told = planned.filter(({ why, said }) => why === 'said' && said.fields.length > 0)
  const isTwin = ({ why, said: list }: PlannedThing): boolean =>
    why === 'domain' &&
    !told.some(({ said }) => said.parents.includes(list)) &&
    told.some(({ said }) =>
      said.fields.some(
        (field) =>
          (list.known?.entry.actor === true && isNameOf(field, list)) || (field.type === 'money' && field.label === list.one),
      ),
    )
  return planned.filter((each) => !isTwin(each))
}
