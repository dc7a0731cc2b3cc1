// English and Swedish wishes that are one as a whole, though their words would part: "fee should be money, and joined a date", "conditions
// should be mint, very good, good", "'Cupboard' should be 'Shelf'".
import type { Language } from '#shared/languages.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import type { ProjectModel } from '../../model.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { applyOperations } from '../operations.ts'
import { does, type Reading } from '../reading.ts'
import { place } from './deed.ts'
import { deeds } from './deeds.ts'

const be =
  '(?:should be|must be|needs? to be|ought to be|has to be|have to be|could be|can be|is|are|ska vara|bör vara|måste vara|får vara|är)'
const one = '(?:(?:just |only |bara )?(?:an? |en |ett )?)'
const the = '(?:(?:the|our|my) )?'
const twoTypes = new RegExp(
  `^${the}(?<field>\\p{L}[\\p{L} -]*?) ${be} ${one}(?<type>[\\p{L}/ ]+?),? (?:and|och) ${the}(?<other>\\p{L}[\\p{L} -]*?) (?:${be} |as )?${one}(?<otherType>[\\p{L}/ ]+)$`,
  'iu',
)
const inRow = new RegExp(`^${the}(?<field>\\p{L}[\\p{L} -]*?) ${be}:? (?:one of |any of |either )?(?<options>[^,:;.]+,.+)$`, 'iu')
const inQuotes =
  /^(?:the )?['"“‘](?<field>[^'"”’]+)['"”’] (?:should|must|ought to) (?:be(?: called)?|say|read) ['"“‘](?<value>[^'"”’]+)['"”’]$/iu

const choicesMin = 3
/** A word of these is no choice: it tells how, or why. */
const noChoice =
  /(?<!\p{L})(?:please|so|because|not|only|just|should|must|we|i|they|it|which|and|but|så|för|inte|bara|vi|jag|de|men)(?!\p{L})/iu

/** Both fields are given their type. */
function bothTypes(model: ProjectModel, text: string, language: Language): Reading | null {
  const { field, type = '', other, otherType = '' } = twoTypes.exec(text)?.groups ?? {}
  if (!typeNamed(type) || !typeNamed(otherType) || !place(model, field, language) || !place(model, other, language)) return null
  const first = deeds.retype(model, { field, type }, language)
  const second = first && deeds.retype(applyOperations(model, first.operations), { field: other, type: otherType }, language)
  const operations = [...(first?.operations ?? []), ...(second?.operations ?? [])]
  return operations.length ? does(...operations) : null
}

/** What a field is chosen from, said anew in a row. */
function choicesAnew(model: ProjectModel, text: string, language: Language): Reading | null {
  const { field, options = '' } = inRow.exec(text)?.groups ?? {}
  const at = place(model, field, language)
  const choices = at?.field.type === 'select' ? optionsIn(options) : []
  if (choices.length < choicesMin || choices.some((each) => noChoice.test(each))) return null
  return deeds.choose(model, { field, options }, language)
}

function namedAnew(model: ProjectModel, text: string, language: Language): Reading | null {
  const { field, value } = inQuotes.exec(text)?.groups ?? {}
  return field && value ? deeds.rename(model, { field, value }, language) : null
}

/** "Foder saknas! Vi har torrfoder, blötfoder och eget att välja på": a field, and in the next sentence what it is chosen from. */
const choicesNext: readonly RegExp[] = [
  /^(?:lägg till |det saknas |det behövs |vi behöver |jag behöver )?(?:en |ett )?(?<field>\p{L}[\p{L} -]{1,30}?)(?: saknas| fattas| behövs| också| tack)*[!.,]\s*(?:vi har|det finns|där finns|man (?:kan|ska kunna) välja(?: mellan| bland)?|valen är|alternativen är|välj mellan)\s+(?<options>[^.!?:]+?)(?: att välja (?:på|mellan|bland))?$/iu,
  /^(?:add |we need |i need )?(?:an? )?(?<field>\p{L}[\p{L} -]{1,30}?)(?: is missing| too| please)*[!.]\s*(?:we have|there (?:is|are)|you can (?:pick|choose)(?: from| between)?|(?:the )?(?:options|choices) are|pick from)\s+(?<options>[^.!?:]+?)(?: to (?:choose|pick) from)?$/iu,
]
function choosesNext(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of choicesNext) {
    const { field = '', options = '' } = form.exec(text)?.groups ?? {}
    const isOpen = !place(model, field, language)?.field.options
    if (field && isOpen && optionsIn(options).length > 1 && !optionsIn(options).some((each) => noChoice.test(each)))
      return deeds.choose(model, { field, options }, language)
  }
  return null
}

const several = '(?<options>[^,.:?]{1,30}(?:, [^,.:?]{1,30}){0,6},? (?:och|samt|and) [^,.:?]{1,30}?)'
/** "Back ska delas upp i högerback och vänsterback": one choice becomes several. */
const inParts: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:dela|stycka)(?: upp)? )?(?<option>\\p{L}[\\p{L}\\p{N} -]{0,30}?)(?: (?:ska(?:ll)?|borde|bör|måste|kan|har))?(?: (?:delas|dela|delats|splittas))?(?: upp)? i ${several}(?: så (?:att )?.+)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:byt(?: ut)?|ersätt) (?<option>\\p{L}[\\p{L}\\p{N} -]{0,30}?) (?:mot|med|till) ${several}(?: så (?:att )?.+)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:split|divide|break)(?: up)? (?:the )?)?(?<option>\\p{L}[\\p{L}\\p{N} -]{0,30}?)(?: (?:should|must|needs? to|has to) be (?:split|divided|broken)(?: up)?)? (?:into|up into) ${several}$`,
    'iu',
  ),
  new RegExp(`^(?:swap|replace) (?<option>\\p{L}[\\p{L}\\p{N} -]{0,30}?) (?:for|with|by) ${several}$`, 'iu'),
]
function splitInParts(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of inParts) {
    const { option, options } = form.exec(text)?.groups ?? {}
    const split = option && options ? deeds.splitChoice(model, { option, options }, language) : null
    if (split) return split
  }
  return null
}

export const whollyEn = (model: ProjectModel, said: string, language: Language): Reading | null => {
  const text = said.trim().replace(/[.!]+$/, '')
  return (
    bothTypes(model, text, language) ??
    choicesAnew(model, text, language) ??
    namedAnew(model, text, language) ??
    choosesNext(model, text, language) ??
    splitInParts(model, text, language)
  )
}
