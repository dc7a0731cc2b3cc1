// "Strength should be a number, in mg": two readings do the same, and one of them says more of it. It heard what the other left out.
import type { Operation } from './operations.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isNumber = (type: unknown) => type === 'number' || type === 'int'

/** The same is done to the same, with all that is said of it; what kind of number it is may differ. */
export function saysAll(more: Operation, less: Operation): boolean {
  const said = new Map<string, unknown>(Object.entries(more))
  return Object.entries(less).every(
    ([key, value]) => isSame(said.get(key), value) || (key === 'type' && isNumber(value) && isNumber(said.get(key))),
  )
}

const detailsIn = (operations: readonly Operation[]) => operations.reduce((sum, each) => sum + Object.keys(each).length, 0)

/** All that `some` do is done by `all`, and more of the same kind is done or said. */
export function isFuller(all: readonly Operation[], some: readonly Operation[]): boolean {
  const kinds = new Set(some.map(({ op }) => op))
  return (
    some.length > 0 &&
    all.every(({ op }) => kinds.has(op)) &&
    some.every((less) => all.some((more) => saysAll(more, less))) &&
    detailsIn(all) > detailsIn(some)
  )
}
