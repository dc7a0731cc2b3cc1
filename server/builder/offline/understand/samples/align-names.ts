// Whoever has a first and a last name has one of each: "Marcus" and "Clarke", förnamn and efternamn, 名 and 姓, and not the whole name twice.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { samplePerson } from './sample-person.ts'
import { saltOf } from './spread.ts'

const given: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:first|given|christian|fore) ?-?names?$/i,
  sv: /(?:^|\s)(?:förnamn(?:et)?|tilltalsnamn(?:et)?)$/iu,
  ja: /(?:^|[^姓氏])(?:名|下の名前|ファーストネーム)$/u,
}
const family: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:(?:last|family) ?-?names?|surnames?)$/i,
  sv: /(?:^|\s)(?:efternamn(?:et)?|familjenamn(?:et)?)$/iu,
  ja: /(?:^|の)(?:姓|名字|苗字|ラストネーム)$/u,
}
/** 名 alone is the end of many words: it is a given name beside 姓, and 下の名前 always is. */
const alone = /^(?:名|下の名前|ファーストネーム)$/u

/** Splits whole names over the fields that hold only a part of one. */
export function alignNames({ id, fields, rows }: Thing, { name, language }: Pick<ProjectModel, 'name' | 'language'>): void {
  const texts = fields.filter(({ type }) => type === 'text')
  const last = texts.find(({ label }) => family[language].test(label.trim()))
  const first = texts.find(({ label }) =>
    language === 'ja'
      ? alone.test(label.trim()) && (last !== undefined || label.trim() !== '名')
      : given[language].test(label.trim()),
  )
  if (!first && !last) return
  const own = texts.find(({ concept }) => concept === 'name')
  for (const [at, row] of rows.entries()) {
    const whole =
      [first, last, own].map((field) => nameIn(row, field)).find((words) => words !== undefined) ??
      samplePerson(language, at, saltOf(name + id)).split(' ')
    const [front, ...rest] = whole
    const [ofOne, ofFamily] = language === 'ja' ? [rest.join(' '), front] : [front, rest.join(' ')]
    if (first) row[first.id] = ofOne
    if (last) row[last.id] = ofFamily
  }
}

/** The words of a name that is whole. */
function nameIn(row: Record<string, unknown>, field: Field | undefined): string[] | undefined {
  const words = field ? String(row[field.id] ?? '').split(' ') : []
  return words.length > 1 ? words : undefined
}
