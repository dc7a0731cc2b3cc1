// "75 is the max now", "Vi fick fler platser! 75 är max nu", 定員は75名になりました: how many there is room for. It is what new ones start with, and what those
// have that had the number before. Null where nothing in the project says how many.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'

const charsMax = 110
const before = String.raw`^(?:[^.!?。！]{3,60}[.!。！] ?)?`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`${before}(?<count>\d{1,5})(?: (?:people|places|seats|spots|kids|guests|players))? is (?:now )?(?:the |our )?(?:new )?(?:max|maximum|limit|most|capacity)(?: number)?(?: now| from now on)?[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`${before}(?:the |our )?(?:new )?(?:max|maximum|capacity|limit)(?: number)? (?:is|has gone up to|went up to|goes up to)(?: now)? (?<count>\d{1,5})(?: (?:people|places|seats|spots|kids|guests|players))?(?: now| from now on)?[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`${before}(?:we|there['’]s|there is)(?: now)?(?: have| can take| can fit)?(?: now)? (?:room|space|places) for (?<count>\d{1,5})(?: (?:people|kids|guests|players))?(?: now| from now on)?[.!]*$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`${before}(?<count>\d{1,5})(?: (?:personer|platser|st|barn|gäster))? är (?:nu )?(?:max|maximum|högsta antalet|maxantalet|taket|gränsen)(?: nu| numera)?[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`${before}(?:max|maxantalet|taket|kapaciteten) är (?:nu )?(?<count>\d{1,5})(?: (?:personer|platser|st|barn|gäster))?(?: nu| numera)?[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`${before}(?:vi|det) (?:har|finns)(?: nu)? plats för (?<count>\d{1,5})(?: (?:personer|st|barn|gäster))?(?: nu| numera)?[.!]*$`,
      'iu',
    ),
  ],
  ja: [
    /^(?:[^。]{2,30}。)?(?:定員|上限|最大人数)(?:は|を|が)(?<count>\d{1,5})(?:人|名|席|組)?(?:に(?:なりました|変更|増え|増やし|して)[^。]*|です)?。?$/u,
  ],
}
const ofRoom = /max|capacity|capacit|kapacitet|seats|spots|platser|定員|最大|上限/iu

/** What says how many there is room for, where only one list has such a field. */
function roomOf({ things }: ProjectModel): { thing: Thing; field: Field } | undefined {
  const found = things.flatMap((thing) =>
    thing.fields.flatMap((field) =>
      isNumber(field) && !field.formula && (field.concept === 'capacity' || ofRoom.test(field.label)) ? [{ thing, field }] : [],
    ),
  )
  const lists = new Set(found.map(({ thing }) => thing))
  return lists.size === 1 ? (found.find(({ field }) => field.concept === 'capacity') ?? found[0]) : undefined
}

export function mostTold(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax) return null
  for (const form of forms[language]) {
    const count = Number(form.exec(text.trim())?.groups?.count)
    const place = count > 0 ? roomOf(model) : undefined
    if (!place) continue
    const { thing, field } = place
    const rows = thing.rows.flatMap((row, at): Operation[] =>
      field.start !== undefined && row[field.id] === field.start
        ? [{ op: 'changeRow', thing: thing.id, at, values: { [field.id]: count } }]
        : [],
    )
    return does({ op: 'setStart', thing: thing.id, field: field.id, start: count }, ...rows)
  }
  return null
}
