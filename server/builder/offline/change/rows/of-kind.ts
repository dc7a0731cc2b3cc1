// "Add a mug called Speckled Sunrise for $34", "lägg till råbiff för 165 kr bland förrätterna", 焼き菓子にフィナンシェ 280円を追加: what a new row is said to be
// one of may be no list but a choice of one. Said behind its name, it is a value of the row like any other.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { resolveOption, resolveThing } from '../resolve.ts'
import { rowAdded } from './added.ts'

const adds = {
  en: String.raw`^(?<lead>(?:please |can you |could you |also |and )*(?:add|put in|include) )`,
  sv: String.raw`^(?<lead>(?:snälla |kan du |också |och )*(?:lägg(?:a)? (?:till|in)|sätt(?:a)? in) )`,
}
const called = String.raw`(?<of>\p{L}+(?: \p{L}+)?)`
/** The first forms name it ahead: then it needs no price to be known for a row. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(String.raw`${adds.en}(?:an? |the |another |one more )?(?:new )?${called},? (?:called|named) (?<row>.+)$`, 'iu'),
    new RegExp(String.raw`${adds.en}(?<row>\p{L}.*\d.*?) (?:to|under|among|as an?) (?:the |our )?${called}[.!]*$`, 'iu'),
  ],
  sv: [
    new RegExp(String.raw`${adds.sv}(?:en |ett )?(?:ny |nytt )?${called} (?:som heter|vid namn) (?<row>.+)$`, 'iu'),
    new RegExp(String.raw`${adds.sv}(?<row>\p{L}.*\d.*?) (?:bland|under|som|till|i|på) ${called}[.!]*$`, 'iu'),
  ],
  ja: [/^(?<lead>)(?<of>[^、。「」\d]{1,10}?)に(?:は)?(?<row>[^\d]+\d.*)$/u],
}

/** Null where it is a list, or no choice there is. */
export function rowOfKind(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of forms[language]) {
    const { lead = '', of = '', row = '' } = form.exec(text.trim())?.groups ?? {}
    const kind = of && !resolveThing(model, of, language) ? resolveOption(model, of, language) : undefined
    if (!kind) continue
    const behind =
      language === 'ja' ? row.replace(/(?=を(?:追加|登録|入れ))/u, `、${kind.option}`) : `${lead}${row}, ${kind.option}`
    const read = rowAdded(model, behind, language)
    if (read) return read
  }
  return null
}
