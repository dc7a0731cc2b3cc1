// "A list of fitters, so that I can choose the fitter on the job": one part of a wish adds a list, another tells on which records one
// of it is chosen. That part is read by itself, for its words name no fields; the link stands on the record on which one chooses.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { idOf, labelOf } from '../understand/said.ts'
import { linkTo, pointingField, points } from './new-lists.ts'
import type { Operation } from './operations.ts'
import { mainThing, resolveField, resolveThing } from './resolve.ts'
import { linking } from './wording/linking.ts'

const charsMax = 400
const picking = /(?<!\p{L})(?:välj|ange|pick|choose|select)/iu

/** What is done without the words that tell of the link. */
type Done = { model: ProjectModel; operations: readonly Operation[] }

/** All that the wish comes to; null where it tells of no link between a new list and one that is there. */
export function linksTold(
  model: ProjectModel,
  text: string,
  language: Language,
  doRest: (rest: string) => Done,
): Operation[] | null {
  if (language === 'ja' || text.length > charsMax) return null
  for (const form of linking[language]) {
    const found = form.exec(text.trim().replace(/[.!?]+$/, ''))
    if (!found) continue
    const rest = `${text.slice(0, found.index)}${text.trim().slice(found.index + found[0].length)}`.trim()
    if (!rest) continue
    const linked = linkedIn(model, { ...found.groups, picks: picking.exec(found[0])?.[0] }, doRest(rest), language)
    if (linked) return linked
  }
  return null
}

function linkedIn(
  model: ProjectModel,
  { from, to, field, pronoun, picks }: Readonly<Record<string, string | undefined>>,
  { model: grown, operations }: Done,
  language: Language,
): Operation[] | null {
  const fresh = grown.things.filter(({ id }) => !model.things.some((each) => each.id === id))
  const [only] = fresh
  if (!only || fresh.length > 1) return null
  const listOf = (name: string | undefined) => (name ? resolveThing(grown, name, language) : only)
  // "choose the borrower", of the members: who is chosen may be called after what they do
  const role =
    picks && to && !resolveThing(grown, to, language) && isPerson(to, language) && isOfPeople(only, language) ? to : undefined
  const target = pronoun || role ? only : listOf(to)
  const at = field ? resolveField(model, field, language, mainThing(model)) : undefined
  if (field && (at?.field.type !== 'text' || at.field.id === at.thing.titleField)) return null
  const main = mainThing(model)
  // "on each thing", where a row has a field of that name
  const isRow =
    from !== undefined && !resolveThing(grown, from, language) && resolveField(model, from, language, main)?.thing === main
  const hostId = at?.thing.id ?? (isRow ? main?.id : undefined)
  const host = hostId ? grown.things.find(({ id }) => id === hostId) : listOf(from)
  if (!host || !target || host === target || (host !== only && target !== only)) return null
  // a link the other way round was read from the same words
  const kept = operations.filter((each) => !isLink(each, target, host))
  if (points(host, target)) return kept
  return [
    ...kept,
    ...(at ? pointingField(at, target.id) : [role ? called(linkTo(host, target), role, language) : linkTo(host, target)]),
  ]
}

const isPerson = (name: string, language: Language) => classOfNoun(name.toLowerCase(), language) === 'person'
const isOfPeople = ({ one, fields }: Thing, language: Language) =>
  isPerson(one, language) || fields.some(({ type }) => type === 'phone' || type === 'email')

/** The link under the name of what somebody is chosen as. */
const called = (link: Operation, name: string, language: Language): Operation =>
  link.op === 'addField'
    ? { ...link, field: { ...link.field, id: idOf(name) || link.field.id, label: labelOf(name, language) } }
    : link

const isLink = (operation: Operation, from: Thing, to: Thing) =>
  operation.op === 'addField' && operation.thing === from.id && operation.field.target === to.id
