// Further deeds on choices: one that becomes several, and a field that holds several of those that are told.
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { choicesOf } from '../items/forms.ts'
import { does } from '../reading.ts'
import { bare, resolveOption } from '../resolve.ts'
import { optionNames } from './choice-deeds.ts'
import { type Deed, isTelling, isTitle, nameCharsMax, place } from './deed.ts'
import { reelect } from './model-deeds.ts'

const choicesMin = 2
/** It goes on with another wish. */
const asks =
  / (?:mot|till|to|with|for) |^(?:add|remove|rename|change|make|drop|delete|put|move|show|hide|sort|lägg|ta|byt|gör|flytta|visa|sätt|döp|dölj)(?!\p{L})/iu

/** "Guard is split into point guard and shooting guard": they stand where it stood. */
export const splitChoice: Deed = (model, { option = '', options = '' }, language) => {
  const from = resolveOption(model, bare(option), language)
  const names = optionNames(options.replace(/\s+(?:eller|or)\s+/giu, ', '), language).map(capitalised)
  const isSentence = (name: string) => name.length > nameCharsMax || isTelling(name, language) || asks.test(name)
  if (!from || names.length < choicesMin || names.some(isSentence)) return null
  const field = { thing: from.thing.id, field: from.field.id }
  const fresh = names.filter((name) => !from.field.options!.includes(name))
  const added = fresh.map((name, at): Operation => ({
    op: 'addOption',
    ...field,
    option: name,
    after: at ? fresh[at - 1]! : from.option,
  }))
  const isKept = names.some((name) => name.toLowerCase() === from.option.toLowerCase())
  return added.length ? does(...added, ...(isKept ? [] : [{ op: 'removeOption' as const, ...field, option: from.option }])) : null
}

/** "Feed: one should be able to tick several, hay, oats": what it is chosen from, more than one at a time. */
export const severalOf: Deed = (model, { field, options = '' }, language) => {
  const at = place(model, field, language)
  const choices = choicesOf(options)
  if (!at || isTitle(at) || at.field.formula || !['select', 'text', 'longtext', 'tags'].includes(at.field.type)) return null
  if (choices.length < choicesMin || choices.some((each) => each.length > nameCharsMax || isTelling(each, language))) return null
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'tags', options: choices })
}

/** "Instrument: cello och tvärflöjt", where piano, fiol and gitarr were told: fewer, and none of those, come to them. */
export const noted: Deed = (model, parts, language) => {
  const told = reelect(model, parts, language)
  const [made] = told?.operations ?? []
  if (made?.op !== 'setOptions') return told
  const { why, concept, options = [] } = place(model, parts.field, language)!.field
  const usual = knownFields.get(concept ?? '')?.options?.map((option) => optionLabel(option, model.language).toLowerCase())
  const had = options.map((option) => option.toLowerCase())
  const areTold = why === 'said' && had.join() !== usual?.join()
  const areMore = made.options.length < had.length && !made.options.some((option) => had.includes(option.toLowerCase()))
  return areTold && areMore
    ? does(...made.options.map((option): Operation => ({ op: 'addOption', thing: made.thing, field: made.field, option })))
    : told
}
