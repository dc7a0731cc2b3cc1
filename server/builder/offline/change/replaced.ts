// "Replace age with date of birth": what takes the place of a field holds something else, and is no new name for the same values.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../model.ts'
import { capitalised } from '../understand/said.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { fieldSaid } from './added-fields.ts'
import type { Operation } from './operations.ts'

const replaces: Record<Language, RegExp> = {
  en: /\b(?:replace[sd]?|swap(?:ped)?|exchange|substitute|instead|rather than|in place of)\b/i,
  sv: /(?<!\p{L})(?:byta?|ersätta?|i ?stället)(?!\p{L})/iu,
  ja: /代わり|かわり|やめて|差し替え|置き換え/,
}
/** What is put in the place of the other. */
const inItsPlace: Record<Language, RegExp> = {
  en: /\b(?:replace|swap|exchange)\b.+? (?:with|by|for) (?:the |an? |their )?(?<now>[\p{L} ]{3,30})[.!]?$/iu,
  sv: /(?<!\p{L})(?:byta? ut|ersätta?).+? (?:mot|med) (?:en |ett )?(?<now>[\p{L}-]{3,30})[.!]?$/iu,
  ja: /(?:やめて|の代わりに|のかわりに)、?(?<now>[^、。「」]{2,12}?)(?:に|を|へ)(?:し|変え|変更|記録|入れ|$)/u,
}
/** A name is spoken of, and not what is kept under it. */
const naming =
  /["“”「」『』]|\b(?:word|label|call|called|name|named|rename|title|heading)\b|kalla|heter|namn|ordet|rubrik|呼|名前|名称/iu

const wordlike = new Set(['text', 'longtext', 'markdown'])
/** The values of one would be read as those of the other. */
const isAlike = (one: Field['type'], other: Field['type']) =>
  one === other ||
  (wordlike.has(one) && wordlike.has(other)) ||
  [one, other].every((type) => ['int', 'number', 'money', 'percent', 'rating'].includes(type))

/** The operations, with a field that is replaced by another kind of fact taken away and the other put in. */
export function replaced(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  if (!replaces[language].test(text) || naming.test(text)) return [...operations]
  return operations.flatMap((operation): Operation[] => {
    const label =
      operation.op === 'renameField'
        ? operation.label
        : operation.op === 'retypeField'
          ? capitalised(inItsPlace[language].exec(text)?.groups?.now ?? '')
          : ''
    if (!label || !('field' in operation)) return [operation]
    // what holds something else already under its new name has taken its place
    if (operations.some((other) => other !== operation && 'field' in other && other.field === operation.field)) return [operation]
    const thing = model.things.find(({ id }) => id === operation.thing)
    const old = thing?.fields.find(({ id }) => id === operation.field)
    const said = fieldSaid(label.toLowerCase(), model, language)
    if (!thing || !old || !said.concept || old.id === thing.titleField || old.target || isAlike(old.type, said.type))
      return [operation]
    const { thing: _of, ...rest } = said
    const id = freeId(said.id, new Set(thing.fields.map((field) => field.id)), 'field')
    const field: Field = { ...rest, id, label, why: 'said' }
    return [
      { op: 'addField', thing: thing.id, field },
      { op: 'removeField', thing: thing.id, field: old.id },
    ]
  })
}
