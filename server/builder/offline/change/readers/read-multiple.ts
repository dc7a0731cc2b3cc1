// "Genres can be several", "allow more than one category": a field that holds several values at once.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { mainThing, resolveField } from '../resolve.ts'

const several: Record<'en' | 'sv', string> = {
  en: '(?:several|multiple|many|more than one|various|different ones|a few)',
  sv: '(?:flera|mer än en|mer än ett|många|olika)',
}
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:the\\s+)?(?<name>[\\p{L} -]+?)\\s+(?:can|could|may|should|must)\\s+(?:be|have|hold|contain)\\s+${several.en}(?:\\s+(?:values|choices|options|ones|of them|at once))?(?:,.*)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:allow|have|choose|pick|select|let (?:me|us|people) (?:choose|pick|select)|be able to (?:choose|pick|select))\\s+${several.en}\\s+(?<name>[\\p{L} -]+?)(?:\\s+(?:per|for|at|to|on)\\s.+)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:an?\\s+|each\\s+|every\\s+)[\\p{L} -]+?\\s+(?:can|could|may|should)\\s+(?:have|be in|belong to)\\s+${several.en}\\s+(?<name>[\\p{L} -]+)$`,
      'iu',
    ),
    /^(?:make\s+|turn\s+)?(?:the\s+)?(?<name>[\p{L} -]+?)\s+(?:(?:should|must) be\s+|into\s+)?(?:an?\s+)?(?:multi-?\s?select|multiple choice|tags?|list of tags)$/iu,
  ],
  sv: [
    new RegExp(
      `^(?<name>[\\p{L} -]+?)\\s+(?:kan|ska|får)\\s+(?:kunna\\s+)?(?:vara|ha|innehålla)\\s+${several.sv}(?:\\s+(?:värden|val))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:tillåt|kunna (?:välja|ha)|välja?|ha)\\s+${several.sv}\\s+(?<name>[\\p{L} -]+?)(?:\\s+(?:på|per|för|till|hos|i)\\s+(?:samma|varje|ett|en)\\s.+)?$`,
      'iu',
    ),
  ],
  ja: [/^(?<name>[^をはが]+?)(?:を|は|が)(?:複数|いくつも|2つ以上)(?:選択|選べ|選ん|入力|登録|設定|つけ|付け|可).*$/],
}

/** A choice among several keeps what was chosen as the first of them. */
export function readMultiple(model: ProjectModel, clause: Clause, language: Language): Reading {
  for (const form of forms[language]) {
    const name = form.exec(clause.text)?.groups?.name
    const place = name ? resolveField(model, name, language, mainThing(model)) : undefined
    if (!place) continue
    const { thing, field } = place
    if (field.type === 'tags' || field.type === 'refs') return alreadySo(language)
    if ((field.type === 'select' || field.type === 'text') && field.id !== thing.titleField && !field.formula)
      return does({ op: 'retypeField', thing: thing.id, field: field.id, type: 'tags' })
  }
  return nothing
}
