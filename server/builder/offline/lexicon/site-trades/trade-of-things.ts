// Of most blueprints nobody wrote down which trade's words their websites use. What they keep tells it: a blueprint with members, matches
// and training is a club as those are that were written down (naive Bayes).
import type { SiteTradeName } from '../../site-model.ts'
import type { BlueprintEntry } from '../blueprint.ts'

/** The first things weigh most. */
const weights = [2, 1.4]
/** So much likelier than the next (natural logarithm) that seven of eight that are written down come out as they stand there. */
const surely = 3
/** A thing that none of a trade keeps, and how much of it one might. */
const seldom = { once: 0.3, all: 6 }

/** `tradeOf` says what was written down; `blueprints` are all there are. Null where nothing surely tells. */
export function tradeOfThings(
  { things }: Pick<BlueprintEntry, 'things'>,
  blueprints: readonly BlueprintEntry[],
  tradeOf: (id: string) => SiteTradeName | undefined,
): SiteTradeName | null {
  const filed = Map.groupBy(blueprints, ({ id }) => tradeOf(id))
  filed.delete(undefined)
  const kept = things.split(' ')
  const scores = [...filed].map(([trade, own]): [SiteTradeName, number] => {
    const keepers = (thing: string) => own.filter((each) => each.things.split(' ').includes(thing)).length
    const told = kept.map(
      (thing, at) => (weights[at] ?? 1) * Math.log((keepers(thing) + seldom.once) / (own.length + seldom.all)),
    )
    return [trade!, told.reduce((sum, each) => sum + each, Math.log(own.length))]
  })
  const [first, second] = scores.toSorted(([, one], [, other]) => other - one)
  return first && first[1] - (second?.[1] ?? -Infinity) >= surely ? first[0] : null
}
