// "The auditor wants the departure. Can you make room for that?": a wish that is surely for one thing was read in pieces, and one of them
// came to a field, a choice or a list by a name that is none.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import type { ActName } from './learned/acts.ts'
import { hear } from './learned/hear.ts'
import { wishesIn } from './learned/wishes-in.ts'
import type { Operation } from './operations.ts'
import { readPlainly } from './read-wish.ts'
import type { Reading } from './reading.ts'
import { isTelling } from './told/deed.ts'

/** The whole is so likely for one thing, and no two pieces of it are as likely as that to ask for something. */
const surely = 0.97
const asksFrom = 0.8
const nameWordsMax = 5

/** The words of a sentence, and of what asks; never those of a name. */
const sentence =
  /[?!]|(?<!\p{L})(?:i|i['’]\p{L}+|\p{L}+n['’]t|you|it|it['’]s|that|this|can|could|would|should|please|pls|thanks?|make|add|delete|remove|put|picks?|takes|more|extra|also|here|not|really|just|ones?|as well)(?!\p{L})/iu

const isNoName = (name: string, language: Language): boolean =>
  isTelling(name, language) || (language !== 'ja' && (sentence.test(name) || name.split(' ').length > nameWordsMax))

const ofLists = new Set<ActName>(['add-list', 'own-list', 'link', 'rename-list'])

/** What nobody asked for, where the wish is for the act. */
function isNobodys(operation: Operation, act: ActName, language: Language): boolean {
  if (operation.op === 'addThing') return !ofLists.has(act) && operation.thing.fields.every(({ why }) => why === 'implied')
  if (operation.op === 'addPage') return !act.startsWith('view-') && !ofLists.has(act)
  // what a part of the wish told the type of was meant
  if (operation.op === 'addField') {
    const { concept, type, label } = operation.field
    return concept === undefined && type === 'text' && isNoName(label, language)
  }
  if (operation.op === 'addOption') return isNoName(operation.option, language)
  if (operation.op === 'setOptions') return operation.options.some((option) => isNoName(option, language))
  return false
}

/** What the wish surely asks for, where `made` came to what nobody asked for; else null. */
export function unlessMisread(model: ProjectModel, text: string, made: readonly Operation[], language: Language): Reading | null {
  if (!made.some(({ op }) => /^(?:addThing|addPage|addField|addOption|setOptions)$/.test(op))) return null
  const heard = hear(model, text, language, readPlainly)
  if (!heard?.reading?.operations.length || heard.likely < surely) return null
  if (!made.some((each) => isNobodys(each, heard.act, language))) return null
  const asks = wishesIn(model, text, language).filter((wish) => {
    const part = hear(model, wish, language, readPlainly)
    return part?.reading?.operations.length && part.likely >= asksFrom
  })
  return asks.length < 2 ? heard.reading : null
}
