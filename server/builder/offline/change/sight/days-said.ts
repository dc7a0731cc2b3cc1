// "60 days", "two weeks", "3か月": a stretch of time that is said, in days.
const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
}
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|dag(?:ar)?|日)/i, 1],
  [/^(?:weeks?|veck(?:a|or)|週)/i, 7],
  [/^(?:months?|månad(?:er)?|か月|ヶ月|カ月|ヵ月|ケ月|箇月)/i, 30],
  [/^(?:years?|år|年)/i, 365],
]
const stretch =
  /(?<![\p{L}\d])(\d+|an?|one|two|three|four|five|six|en|ett|två|tre|fyra|fem|sex|(?<!\p{Script=Han})[一二三四五六])\s*(days?|weeks?|months?|years?|dag(?:ar)?|veck(?:a|or)|månad(?:er)?|år|日|週|か月|ヶ月|カ月|ヵ月|ケ月|年)(?!\p{Ll})/giu
const rounds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?(?:next|coming) (week|month|year)\b/gi, 'the next 1 $1'],
  [/(?<!\p{L})(?:nästa|närmaste|kommande) (vecka|månad|år)(?:n|en|et)?(?!\p{L})/giu, 'de kommande 1 $1'],
]

/** "The next week" is one week. */
const counted = (said: string) => rounds.reduce((text, [form, as]) => text.replaceAll(form, as), said)
const daysOf = (count: string, unit: string): number =>
  (numbers[count.toLowerCase()] ?? Number(count)) * units.find(([form]) => form.test(unit))![1]

/** How many days the first stretch is. */
export function daysSaid(said: string): number | undefined {
  const found = [...counted(said).matchAll(stretch)][0]
  return found && daysOf(found[1]!, found[2]!)
}

/** The text with every stretch told in days: "within two weeks" is within 14 days. */
export const inDays = (said: string): string =>
  counted(said).replaceAll(stretch, (_all, count: string, unit: string) => {
    const days = daysOf(count, unit)
    return /\p{Script=Han}|か月|ヶ月|カ月/u.test(unit)
      ? `${days}日`
      : `${days} ${/^(?:days?|weeks?|months?|years?)$/i.test(unit) ? 'days' : 'dagar'}`
  })
