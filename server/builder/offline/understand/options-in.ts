// The choices that a text lists: "low, medium and high", low/medium/high, 秀・優・良.
import { rangeOf } from './option-range.ts'
import { capitalised } from './said.ts'

const onwards = /\s+(?:to|into|then|till|sedan)\s+/g
const optionCharsMax = 32
const optionsMax = 12
/** No comma within 1,650. */
const marks =
  /,(?!(?<=\d,)\d{3}(?!\d))|、|・|\/|／|，|\s+(?:and|or|och|eller)\s+|(?<=[\u4e00-\u9fffァ-ヶー])か(?=[\u4e00-\u9fffァ-ヶー])/
const marksOrAnd = new RegExp(`${marks.source}|と`)
/** "Gata och väg, Park, Vatten och avlopp": where "and" joins two in the middle of a list, it parts none of it. */
const commas = /,(?!(?<=\d,)\d{3}(?!\d))/
const hasPairs = (told: string): boolean => {
  const parts = told.split(commas)
  return parts.length > 2 && parts.slice(0, -1).some((part) => /^\s*\p{L}+ (?:and|och) \p{L}+\s*$/u.test(part))
}
/** `low, medium and high`, `low/medium/high` -> options, or [] when it does not read as a list of them. */
export function optionsIn(raw: string): string[] {
  const closed = raw.trim().replace(/[.。]$/, '')
  // "(name, category: adult, junior)"
  const told = /[(（]/.test(closed) ? closed : closed.replace(/[)）]$/, '')
  const range = rangeOf(told)
  if (range.length) return range
  // "idea to recording to published": the stations of a way
  const body = told.includes(',') || (told.match(onwards)?.length ?? 0) < 2 ? told : told.replace(onwards, ', ')
  const parts =
    /[/→⇒➡]/.test(body) && !body.includes(',')
      ? body.split(/[/→⇒➡]/)
      : // (とちおとめ、紅ほっぺ): where points part them, no と does
        body.split(/[、・，,／]/.test(body) ? (hasPairs(body) ? commas : marks) : marksOrAnd)
  // "planned to loaded, firing, cooling"
  const [, first, second] =
    parts.length > 2
      ? (/^(\p{Ll}+(?:ed|en|ing|new|open|draft|ad|at|rt|dd)) (?:to|till) (\p{Ll}+)$/u.exec(parts[0]!.trim()) ?? [])
      : []
  const options = (first && second ? [first, second, ...parts.slice(1)] : parts)
    .map((part) =>
      capitalised(
        part
          .replace(/^\s*(?:and|or|och|eller)\s+/i, '')
          .replace(/["“”「」]/g, '')
          .trim(),
      ),
    )
    .filter(Boolean)
  const readable =
    options.length > 1 && options.every((option) => option.length <= optionCharsMax && option.split(' ').length <= 4)
  return readable ? [...new Set(options)].slice(0, optionsMax) : []
}
