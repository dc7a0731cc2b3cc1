// "Heat level from 1 to 5", "styrka 1–5", 辛さは1〜5: what is told on a scale is a number on it, whatever else its word may be chosen among.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../lexicon/escaped.ts'
import { knownFields, optionLabel } from '../lexicon/lexicon.ts'
import type { Intent, SaidField } from './intent.ts'

const scales: Record<Language, string> = {
  en: String.raw`,? ?\(?(?:(?:on a )?scale )?(?:from |of )?1 ?(?:-|–|to) ?(?<most>5|10)(?!\d| ?(?:\p{L}{1,3}(?!\p{L})|years|hours|days|weeks|%))`,
  sv: String.raw`,? ?\(?(?:på en skala )?(?:från )?1 ?(?:-|–|till) ?(?<most>5|10)(?!\d| ?(?:\p{L}{1,2}(?!\p{L})|år|timmar|dagar|veckor|%))`,
  ja: String.raw`(?:は|を|（|\()?[1１](?:から|〜|～|~|-|ー|–)(?<most>[5５]|10)(?!\d|[分時日年人本個円])`,
}
const scaled = new Set(['select', 'text', 'int', 'number'])

const isUsual = ({ concept, options }: SaidField, language: Language): boolean =>
  !options ||
  options.join() ===
    knownFields
      .get(concept ?? '')
      ?.options?.map((option) => optionLabel(option, language))
      .join()

export function heedScales(intent: Intent): void {
  const { prompt, language } = intent
  const settle = (field: SaidField) => {
    if (!scaled.has(field.type) || !isUsual(field, language)) return
    const found = new RegExp(`${language === 'ja' ? '' : '(?<!\\p{L})'}${escaped(field.label)}${scales[language]}`, 'iu').exec(
      prompt,
    )
    if (!found) return
    delete field.options
    delete field.concept
    field.type = /^[5５]$/.test(found.groups!.most!) ? 'rating' : 'int'
  }
  for (const { fields } of intent.things) fields.forEach(settle)
  intent.loose.forEach(settle)
}
