// Children in samples are children: a team of twelve-year-olds has nobody born in 1960, and a pupil has the family name of whoever
// answers for them.
import type { Language } from '#shared/languages.ts'
import type { Thing } from '../../model.ts'
import { spread } from './spread.ts'

const youth: Record<Language, RegExp> = {
  en: /\bu-?\d{1,2}s?\b|\bunder[- ](?:\d{1,2}|eight|ten|twelve)s?\b|\b(?:youth|juniors?|kids?|children|boys|girls|cubs?|scouts?|primary school|secondary school|pupils)\b/i,
  sv: /(?<!\p{L})[pf]-?\d{1,2}(?!\p{L})|(?<!\p{L})u\d{1,2}(?!\p{L})|ungdom|junior|knatte|(?<!\p{L})(?:barn|pojk|flick|scout|skol)/iu,
  ja: /少年|少女|ジュニア|キッズ|ユース|小学|中学|児童|子ども|子供|こども|生徒/u,
}
const young = new Set(['player', 'member', 'student', 'child'])
/** Born from so many years on, over so many years; the ages that go with them. */
const bornFrom = 2012
const bornYears = 6
const ageFrom = 8

export function alignYoung(thing: Thing, prompt: string, language: Language): void {
  if (!young.has(thing.concept ?? '')) return
  for (const field of thing.fields) {
    if (field.concept === 'contactName') thing.rows.forEach((row) => withFamilyName(row, field.id, thing.titleField, language))
    if (thing.concept === 'child' || !youth[language].test(prompt)) continue
    thing.rows.forEach((row, at) => {
      const year = bornFrom + spread(at, 3, bornYears)
      if (field.concept === 'birthday') row[field.id] = String(row[field.id]).replace(/^\d{4}/, String(year))
      if (field.concept === 'bornYear') row[field.id] = year
      if (field.concept === 'age' && !field.formula) row[field.id] = ageFrom + bornYears - (year - bornFrom)
    })
  }
}

/** The family name stands last in English and Swedish, first in Japanese. */
function withFamilyName(row: Record<string, unknown>, field: string, title: string, language: Language): void {
  const [own, other] = [String(row[title] ?? '').split(' '), String(row[field] ?? '').split(' ')]
  if (own.length < 2 || other.length < 2) return
  row[field] = language === 'ja' ? [own[0], ...other.slice(1)].join(' ') : [...other.slice(0, -1), own.at(-1)].join(' ')
}
