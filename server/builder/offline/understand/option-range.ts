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
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const dans = ['初段', '二段', '三段', '四段', '五段', '六段', '七段', '八段', '九段', '十段']
const gradesMax = 20
/** 10級〜四段, 10級〜1級: the lowest grade has the highest number. */
function gradesOf(text: string): string[] {
  const [, from = '', to, dan] =
    /^(\d{1,2})級(?:から|[-–~〜～])(?:(\d{1,2})級|(\p{Script=Han}段|\d{1,2}段))(?:まで)?$/u.exec(text) ?? []
  if (!from) return []
  const [first, last] = [Number(from), Number(to ?? 1)]
  const top = dan ? dans.indexOf(dan) + 1 || Number.parseInt(dan, 10) : 0
  const step = first >= last ? -1 : 1
  const all = [...Array.from({ length: Math.abs(first - last) + 1 }, (_, at) => `${first + step * at}級`), ...dans.slice(0, top)]
  return all.length <= gradesMax && (!dan || top > 0) ? all : []
}
/** "S-XL" */
function sizesOf(text: string): string[] {
  const [, from = '', to = ''] = /^(X{0,2}S|M|L|X{1,3}L)\s*(?:[-–~〜～]|to|till|から)\s*(X{0,2}S|M|L|X{1,3}L)$/u.exec(text) ?? []
  const [first, last] = [sizes.indexOf(from), sizes.indexOf(to)]
  return first >= 0 && last > first ? sizes.slice(first, last + 1) : []
}
/** 小1〜小6, 1年〜6年, "U10-U14": numbers with the same word around them. */
function numberedOf(text: string): string[] {
  const [, front = '', first, behind = '', last] =
    /^(\p{L}{0,4}?)(\d{1,2})(\p{L}{0,3}?)(?:から|[-–~〜～])\1(\d{1,2})\3(?:まで)?$/u.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (first === undefined || !(front + behind) || units.test(behind) || to <= from || to - from >= rangeMax) return []
  return Array.from({ length: to - from + 1 }, (_, at) => front + (from + at) + behind)
}
/** What is measured is no choice: 3〜5人, "10-20kg". */
const units = /^(?:人|名|円|分|時|日|月|回|個|本|枚|歳|才|kg|g|cm|mm|m|km|kr|st|h|min|%|p|år)$/u

/** "A-D", "P1-P4": each of them. */
export function rangeOf(text: string): string[] {
  for (const range of [daysOf, gradesOf, sizesOf, numberedOf]) {
    const all = range(text.trim())
    if (all.length) return all
  }
  const [, front = '', first = '', last = ''] = /^([A-Z]{0,2}?)([A-Z]|\d)-\1([A-Z]|\d)$/.exec(text) ?? []
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  // "1-5" is a rating
  if (!first || to <= from || to - from >= rangeMax || /\d/.test(first) !== /\d/.test(last) || (/\d/.test(first) && !front))
    return []
  return Array.from({ length: to - from + 1 }, (_, at) => front + String.fromCharCode(from + at))
}
