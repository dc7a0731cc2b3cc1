// "grade A-D", "priority P1-P4", "Monday to Friday": a range of choices said by its two ends.
const rangeMax = 12

const weeks: readonly (readonly string[])[] = [
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
  ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  ['月曜', '火曜', '水曜', '木曜', '金曜', '土曜', '日曜'],
  ['月', '火', '水', '木', '金', '土', '日'],
]
const days = /^(\p{L}+)\s*(?:-|–|~|〜|～|to|till|through|から)\s*(\p{L}+?)(?:まで)?$/iu
function daysOf(text: string): string[] {
  const [, first = '', last = ''] = days.exec(text.trim()) ?? []
  for (const week of weeks) {
    const at = (word: string) => week.findIndex((day) => day.toLowerCase() === word.toLowerCase())
    if (at(first) >= 0 && at(last) > at(first)) return week.slice(at(first), at(last) + 1)
  }
  return []
}
/** "A-D", "P1-P4": each of them. */
export function rangeOf(text: string): string[] {
  const week = daysOf(text)
  if (week.length) return week
  const [, front = '', first = '', last = ''] = /^([A-Z]{0,2}?)([A-Z]|\d)-\1([A-Z]|\d)$/.exec(text) ?? []
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  // "1-5" is a rating
  if (!first || to <= from || to - from >= rangeMax || /\d/.test(first) !== /\d/.test(last) || (/\d/.test(first) && !front))
    return []
  return Array.from({ length: to - from + 1 }, (_, at) => front + String.fromCharCode(from + at))
}
