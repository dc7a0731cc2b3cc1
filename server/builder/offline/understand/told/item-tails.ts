// What stands behind the noun of a list's item and says how or when, and what stands before it and says how often: "condition on
// return", "usage since last time", "ABV computed", "every n hours". The words of a form, without a second noun in them.
import type { Token } from '../tokens.ts'

const moment =
  /^(return|arrival|departure|delivery|collection|intake|receipt|pickup|pick-up|checkout|check-out|checkin|check-in|handover|entry|exit|sale|purchase|adoption|admission|discharge|completion|signing)$/
const at = /^(on|at|upon)$/
const lastTimes = /^since (?:the )?(?:last|previous) (?:time|visit|one|reading|week|month|year|entry|check|service)$/
const worked = /^(computed|calculated|automatic|automatically|auto|worked out|filled in|counted)$/
const everySo = /^every (?:n|x|so many|how many|\d+) ([a-z]+)$/

/** The words of the label, or null when the item reads as it is. */
export function withoutTail(item: readonly Token[]): string | null {
  const words = item.map(({ low }) => low)
  const whole = words.join(' ')
  if (everySo.test(whole)) return whole.replace(everySo, 'interval in $1')
  const textOf = (end: number) =>
    item
      .slice(0, end)
      .map(({ text }) => text)
      .join(' ')
  for (let end = 1; end < words.length; end++) {
    const tail = words.slice(end).join(' ')
    if (lastTimes.test(tail) || worked.test(tail)) return textOf(end)
    if (end < 3 && words.length === end + 2 && at.test(words[end]!) && moment.test(words[end + 1]!)) return textOf(end + 2)
  }
  return null
}
