// "Remove the customer Acme", "rename category Health to Wellness", カテゴリの食費を削除: a row or a choice by its name, behind the word for what
// it is one of. Where nothing is called so, that is said: the list itself is never what is meant.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { labelOf } from '../../understand/said.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'
import { bare, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { rowNamed } from './values.ts'

const name = String.raw`["“”'‘「]?(?<name>[^,.;:"“”「」]{1,40}?)["“”'’」]?`
/** `kind` is what it is one of; `to` is its new name. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:please |can you |could you )*(?:remove|delete|drop|take out|take away) (?:the |our |my )?(?<kind>\\p{L}+) (?:called |named )?${name}$`,
      'iu',
    ),
    new RegExp(
      `^(?:please |can you |could you )*(?:remove|delete|drop|take out|take away) (?:the |our |my )${name} (?<kind>\\p{L}+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:please |can you |could you )*(?:rename|call|change) (?:the |our |my )?(?<kind>\\p{L}+) (?:called |named )?${name} (?:to|into) ["“']?(?<to>[^,.;:"“”]{1,40}?)["”']?$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      `^(?:kan du |snälla )*(?:ta bort|radera|plocka bort|stryk) (?:den |det )?(?<kind>\\p{L}+) (?:som heter )?${name}$`,
      'iu',
    ),
    new RegExp(
      `^(?:kan du |snälla )*(?:byt namn på|döp om|ändra|byt) (?<kind>\\p{L}+) (?:som heter )?${name} (?:till|mot) ["”']?(?<to>[^,.;:"”]{1,40}?)["”']?$`,
      'iu',
    ),
  ],
  ja: [
    new RegExp(
      `^(?<kind>[^、。のをはが「」]{1,12})の?${name.replace('[^,.;:"“”「」]{1,40}?', '[^、。をはが「」]{1,20}?')}を(?:削除|消|なく|外|取り除)[^、。]*$`,
      'u',
    ),
    new RegExp(
      `^(?<kind>[^、。のをはが「」]{1,12})の?「(?<name>[^」]{1,20})」(?:の名前)?を「?(?<to>[^、。「」]{1,20}?)」?に(?:変更|変え|改名|し)[^、。]*$`,
      'u',
    ),
  ],
}
/** What is said of the list, and is no name. */
const isAside =
  /^(?:completely|entirely|altogether|please|again|now|too|also|instead|there|here|pages?|lists?|tables?|fields?|columns?|views?|sections?|buttons?|helt|också|igen|tack|istället|nu|där|här|fältet|kolumnen|listan|sidan|knappen)$/i

type Meant = { list: Thing; at?: number } | { list: Thing; field: Field; option?: string }

function meant(model: ProjectModel, kind: string, said: string, language: Language): Meant | undefined {
  const list = resolveThing(model, kind, language)
  if (list) {
    const at = rowNamed(list.rows, list.titleField, said)
    return { list, ...(at >= 0 && { at }) }
  }
  const place = resolveField(model, kind, language)
  if (place?.field.type !== 'select') return undefined
  const option = place.field.options?.find((each) => each.toLowerCase() === bare(said).toLowerCase())
  return { list: place.thing, field: place.field, ...(option && { option }) }
}

/** A name that nothing else is called by. */
const isName = (model: ProjectModel, kind: string, said: string, language: Language): boolean =>
  !isAside.test(said) &&
  // the first or the third one
  !/^#?\d+$/.test(said) &&
  !/\s(?:and|och|from|in|of|on|till|från|i|på|för|with|when|who|that|som|där) /i.test(` ${said} `) &&
  [said, `${kind} ${said}`, `${said} ${kind}`].every(
    (each) =>
      !resolveField(model, each, language) &&
      !resolveThing(model, each, language) &&
      !model.pages.some(({ title }) => title.toLowerCase() === each.toLowerCase()),
  ) &&
  (language === 'ja' || /^[\p{Lu}\p{N}]/u.test(said) || readingsIn(said, language).length === 0)

/** "Rename Supplies to Materials": of a row that is called just so, and nothing else is. */
const renaming: Record<Language, RegExp> = {
  en: /^(?:please |can you )?rename ["“']?(?<name>[^,.;:"”]{1,40}?)["”']? to ["“']?(?<to>[^,.;:"”]{1,40}?)["”']?$/iu,
  sv: /^(?:kan du )?(?:byt namn på|döp om) ["”']?(?<name>[^,.;:"”]{1,40}?)["”']? till ["”']?(?<to>[^,.;:"”]{1,40}?)["”']?$/iu,
  ja: /^「?(?<name>[^、。をはが「」]{1,20}?)」?を「?(?<to>[^、。「」]{1,20}?)」?に(?:変更|変え|改名)[^、。]*$/u,
}

function renamedRow(model: ProjectModel, wish: string, language: Language): Reading | null {
  const { name: said = '', to = '' } = renaming[language].exec(wish)?.groups ?? {}
  if (!said || resolveField(model, said, language) || resolveThing(model, said, language)) return null
  const isCalled =
    ({ titleField }: Thing) =>
    (row: Record<string, unknown>) =>
      String(row[titleField] ?? '').toLowerCase() === said.toLowerCase()
  const [list, other] = model.things.filter((each) => each.rows.some(isCalled(each)))
  const isChoice = model.things.some(({ fields }) => fields.some(({ options }) => options?.includes(said)))
  if (!list || other || isChoice) return null
  const at = list.rows.findIndex(isCalled(list))
  return changed(does({ op: 'changeRow', thing: list.id, at, values: { [list.titleField]: to } }), language)
}

const changed = ({ operations }: Reading, language: Language): Reading => ({
  operations,
  notes: tells(rowSays.storedStays[language], 'kept').notes,
})

export function namedOfList(model: ProjectModel, text: string, language: Language): Reading | null {
  const wish = text.trim().replace(/[.!?。！？]+$/u, '')
  for (const form of forms[language]) {
    const { kind = '', name: said = '', to } = form.exec(wish)?.groups ?? {}
    const found = said ? meant(model, kind, said, language) : undefined
    if (!found) continue
    if ('field' in found) {
      const { list, field, option } = found
      const place = { thing: list.id, field: field.id }
      if (option) return does(to ? { op: 'renameOption', ...place, option, label: to } : { op: 'removeOption', ...place, option })
    } else if (found.at !== undefined) {
      const { list, at } = found
      const values = { [list.titleField]: to }
      return changed(does({ thing: list.id, at, ...(to ? { op: 'changeRow', values } : { op: 'removeRow' }) }), language)
    } else {
      // "the customer name" is a field of the list
      const field = resolveField({ ...model, things: [found.list] }, said, language, found.list)?.field
      if (field && to) return does({ op: 'renameField', thing: found.list.id, field: field.id, label: labelOf(to, language) })
      if (field?.id === found.list.titleField) return tells(changeSays.titleStays[language])
    }
    if (isName(model, kind, said, language)) return tells(changeSays.notFound[language](bare(said)))
  }
  return renamedRow(model, wish, language)
}
