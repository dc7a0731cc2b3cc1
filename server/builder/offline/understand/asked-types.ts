// "När den lånades ut", "how many were sold": what a question among the fields asks for tells how it is answered.
import type { Language } from '#shared/languages.ts'
import type { FieldType } from '../model.ts'
import type { Intent } from './intent.ts'

const asked: Record<Language, readonly (readonly [RegExp, FieldType])[]> = {
  en: [
    [/^when (?!in )/i, 'date'],
    [/^how many /i, 'int'],
  ],
  sv: [
    [/^när /i, 'date'],
    [/^hur många /i, 'int'],
    [/^(?:köp|inköps|tillverknings|byggnads|utgivnings|födelse|tryck|skörde|invals|inträdes)år$/i, 'int'],
  ],
  ja: [[/^いつ(?!も)/u, 'date']],
}

export function heedAskedTypes({ things, loose, language }: Intent): void {
  for (const field of [loose, ...things.map(({ fields }) => fields)].flat()) {
    if (field.type !== 'text' || field.concept) continue
    const type = asked[language].find(([words]) => words.test(field.label))?.[1]
    if (type) field.type = type
  }
}
