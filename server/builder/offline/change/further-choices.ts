// "Swap dessert for sweets, and add breakfast", "lägg till leksaker och ta bort böcker": where the rest of a wish is about the choices of
// one field, a bare name that is added is one more of them, and no field or list.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../lexicon/lexicon.ts'
import type { ProjectModel } from '../model.ts'
import { capitalised } from '../understand/said.ts'
import type { Operation } from './operations.ts'
import { readingsIn, resolveField, resolveThing } from './resolve.ts'
import { namesIn } from './said-parts.ts'

const adds: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\b(?:add|include)\s+(?<names>[^,.;!?:()]+?)(?=\s+and\s+(?:remove|drop|delete|rename|change|swap|replace|call)\b|[,.;!?]|$)/giu,
  sv: /(?<!\p{L})(?:lägga? (?:till|in)|in med)\s+(?<names>[^,.;!?:()]+?)(?=\s+och\s+(?:ta|byt|stryk|plocka|släng|ändra|döp|kalla|bort|slopa|skippa)(?!\p{L})|[,.;!?]|$)/giu,
}
/** It says where, or what it is. */
const isMore =
  /(?<!\p{L})(?:list|page|field|column|box|date|to|for|with|as|on|lista|sida|fält|kolumn|ruta|datum|till|för|med|som|på|där|under)(?!\p{L})/iu
const article = /^(?:an?|the|en|ett|också|även|also|gärna) /iu

/** The field that all of them are about; undefined where there are none or several. */
function fieldOf(operations: readonly Operation[]): { thing: string; field: string } | undefined {
  const found = operations.flatMap((each) =>
    each.op === 'addOption' || each.op === 'removeOption' || each.op === 'renameOption'
      ? [{ thing: each.thing, field: each.field }]
      : [],
  )
  return found.every(({ thing, field }) => thing === found[0]!.thing && field === found[0]!.field) ? found[0] : undefined
}

const isSame = (name: string, other: string) => {
  const [one, two] = [phraseKey(name), phraseKey(other)]
  return one === two || (one.length > 3 && two.startsWith(one)) || (two.length > 3 && one.startsWith(two))
}
const nameOf = (operation: Operation): string[] => {
  if (operation.op === 'addField') return [operation.field.label]
  return operation.op === 'addThing' ? [operation.thing.one, operation.thing.many] : []
}

/** The operations, with such names as choices. */
export function furtherChoices(
  model: ProjectModel,
  operations: readonly Operation[],
  text: string,
  language: Language,
): readonly Operation[] {
  const at = language === 'ja' ? undefined : fieldOf(operations)
  if (!at || language === 'ja') return operations
  const isKnown = (name: string) =>
    resolveField(model, name, language) !== undefined ||
    resolveThing(model, name, language) !== undefined ||
    readingsIn(name, language).some(({ kind }) => kind === 'field')
  const names = [...text.matchAll(adds[language])]
    .flatMap(({ groups }) => (isMore.test(groups!.names!) ? [] : namesIn(groups!.names!)))
    .map((name) => name.replace(article, ''))
    .filter((name) => !isKnown(name))
  return operations.map((each) => {
    const name = names.find((said) => nameOf(each).some((own) => isSame(said, own)))
    return name ? { op: 'addOption', ...at, option: capitalised(name) } : each
  })
}
