// From said things to things of the model: which fields, which relations, which views.
import type { Language } from '#shared/languages.ts'
import { businessOptions } from '../../lexicon/business-rows.ts'
import type { FieldUse } from '../../lexicon/lexicon.ts'
import { knownBlueprints, knownFields, knownThings, localText, optionLabel, tradeNouns } from '../../lexicon/lexicon.ts'
import type { Field, Thing } from '../../model.ts'
import { classFields, classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { capitalised, idOf } from '../said.ts'
import { lengthOfKept } from './length-of-kept.ts'
import { asListed } from './as-listed.ts'
import { hasUsualOptions, isManyOf, listMeant } from './list-meant.ts'
import { isOfTeams, isRare } from './rare-fields.ts'
import { withChoices, withSexes } from './untold-choices.ts'
import { isOwnNamed, isReplaced, isSaidByLink, isStation, saysPaid, withoutPairs } from './usual-fields.ts'
import { domainOfRows } from '../samples/sample-size.ts'
import { asTitle, fieldsThatSuffice, namesRecord, ownFieldsThatSuffice } from './names-record.ts'

const reserved = new Set(
  'id createdAt updatedAt class default new delete function return case switch enum export import package public static in for if var let const void this super with yield await break do else while try catch throw typeof null true false'.split(
    ' ',
  ),
)
export const freeId = (wanted: string, taken: ReadonlySet<string>, fallback: string): string => {
  const base = wanted && /^[a-z]/.test(wanted) ? (reserved.has(wanted) ? `${wanted}Item` : wanted) : fallback
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}${n}`
  return id
}

export type PlannedThing = { said: SaidThing; id: string; why: Thing['why'] }

/** The fields of a noun the lexicon does not know. */
const classUses = (nounClass: NounClass): FieldUse[] =>
  classFields[nounClass].split(',').map((token) => {
    const concept = knownFields.get(token.replace('!', ''))!
    return {
      id: concept.id,
      concept: concept.id,
      type: concept.type,
      required: token.endsWith('!'),
      onRequest: false,
      ...(concept.options && { options: concept.options }),
    }
  })

export const schemaOf = (said: SaidThing, language: Language): FieldUse[] =>
  said.known?.fields ?? classUses(said.nounClass ?? classOfNoun(said.one, language))

export function fieldFromUse(use: FieldUse, language: Language, domain: string | undefined, thing: string | undefined): Field {
  const concept = use.concept && knownFields.get(use.concept)
  const override = knownBlueprints.get(domain ?? '')?.options?.[`${thing}.${use.id}`]?.split('/')
  const usual = businessOptions(thing, use.id, domain) ?? use.options
  const options = (override ?? usual)?.map((option) => optionLabel(option, language))
  const called = knownThings.get(thing ?? '')?.entry.labels?.[use.id]
  return {
    id: use.id,
    label: called ? localText(called, language) : concept ? capitalised(concept.label[language]) : use.id,
    type: use.type,
    why: 'implied',
    ...(use.required && { required: true }),
    ...(options && { options }),
    ...(concept?.unit && { unit: concept.unit }),
    ...(use.concept && { concept: use.concept }),
  }
}

/** "Guest yes/no" is read as "guest?"; a question of more words keeps its mark. */
const asked = /^((?!(?:is|are|has|have|had|did|does|do|can|was|were|will|should)\b)\S+(?: \S+)?)\?$/i

const fromSaid = (field: SaidField): Field => ({
  id: field.id,
  label: field.label.replace(asked, '$1'),
  type: field.type,
  why: 'said',
  ...(field.required && { required: true }),
  ...(field.options && { options: field.options }),
  ...(field.unit && { unit: field.unit }),
  ...(field.concept && { concept: field.concept }),
})

/** "condition from 1 to 5": what is counted has no choices. */
const isCounted = ({ type }: SaidField): boolean => type === 'rating' || type === 'int'
const unchosen = ({ options: _options, ...field }: Field): Field => field

const late = (field: Field) => (field.type === 'longtext' || field.type === 'markdown' || field.type === 'image' ? 1 : 0)

/** Other words for the amount of an order or an expense. */
const sameAsAmount = new Set(['revenue', 'total', 'price'])
/** "Vehicles: registration, model": by which one knows it. */
const samePlate = /^(?:reg(?:istration)?|reg\.? ?n(?:o|r|umber)\.?|rego|registrering)$/i

/** "Max antal ryttare" is how many, and none of them. */
const isNoneOf = ({ label, thing }: SaidField): boolean =>
  (thing === 'child' && /^(?:vem|who) /i.test(label)) ||
  /^(?:(?:max|min|maximum|minimum|högst|minst) )?(?:antal|number of) |^(?:max|maximum) \p{L}+s?$/iu.test(label)

/** The fields of a planned thing. Relations point only to things that are in the project. */
export function planFields(
  planned: PlannedThing,
  all: readonly PlannedThing[],
  intent: Intent,
  domain: string | undefined,
): { fields: Field[]; titleField: string } {
  const { said } = planned
  const { language } = intent
  said.fields = said.fields.map((field) => asTitle(field, said, language))
  const goodsOf = domainOfRows(intent.domains, said.known?.id) ?? domain
  const schema = schemaOf(said, language)
  const targetOf = (thing: string) =>
    all.find((each) => each !== planned && (each.said.known?.id === thing || each.said.standsFor === thing))
  const relations = schema.filter(
    (use) => use.target && (!use.onRequest || said.fields.some((field) => field.thing === use.target && !isNoneOf(field))),
  )
  // a contact of a list of companies points to one, and writes no second name of it
  const isPerson = (each: PlannedThing | undefined) => each?.said.known?.entry.actor === true
  const isLinked = ({ concept }: { concept?: string | undefined }) =>
    relations.some(({ target }) => target === concept && targetOf(target!) !== undefined)
  const own = schema.filter((use) => !use.target && !(use.type === 'text' && isLinked(use)))
  const enough = said.fields.length >= (said.owns ? ownFieldsThatSuffice : fieldsThatSuffice)
  const unplaced = new Map(
    withoutPairs(said.fields, enough ? [] : own.filter(({ onRequest }) => !onRequest)).map((field) => [
      field.id || field.label,
      field,
    ]),
  )
  const fields: Field[] = []
  const taken = new Set<string>()
  const push = (field: Field) => {
    const id = freeId(field.id, taken, 'field')
    taken.add(id)
    fields.push(withSexes({ ...field, id }, said, language))
  }
  const title = own.find((use) => use.type === 'text')
  const saidTitle =
    said.fields.find(
      (field) => field.type === 'text' && (field.concept === title?.concept || ['name', 'title'].includes(field.concept ?? '')),
    ) ??
    said.fields.find((field, at) => field.type === 'text' && namesRecord(field, at, said, language)) ??
    said.fields.find((field) => field.concept === 'reason' && said.known?.id === 'visit')
  // nobody's birthday is a day of what is counted over time
  const firstDate = own.find((use) => use.type === 'date' && !use.onRequest && use.concept !== 'birthday')
  const saysDate = said.fields.some(({ type }) => type === 'date' || type === 'datetime')
  const isUsual = (use: FieldUse) => {
    if (
      saysPaid(use, said.fields) ||
      isReplaced(use, own, said.fields) ||
      isRare(use.id, said.known?.id, domain ? [domain, ...intent.domains] : intent.domains) ||
      isOfTeams(use.concept, said.known?.id, intent.prompt) ||
      isSaidByLink(
        use.id,
        said.known?.id,
        relations.some(({ target }) => isPerson(targetOf(target!))),
      ) ||
      said.linked?.includes(use.id)
    )
      return false
    const { usualIn, unusualIn } = said.known?.entry ?? {}
    if (domain && unusualIn?.[use.id]?.split(' ').includes(domain)) return false
    const usual = usualIn?.[use.id]?.split(' ')
    const fits = !usual || (said.naming && usual.includes('named')) || intent.domains.some((id) => usual.includes(id))
    // numbers over time need a date, and so does what a record cannot do without
    return fits && (enough ? use === firstDate && (use.required || intent.pages.has('dashboard')) && !saysDate : !use.onRequest)
  }
  for (const use of own) {
    const usual = fieldFromUse(use, language, goodsOf, said.known?.id)
    const match =
      unplaced.get(use.id) ??
      [...unplaced.values()].find(
        (field) =>
          field.concept === use.concept ||
          (field.type === use.type && field.label.toLowerCase() === usual.label.toLowerCase()) ||
          (use.id === 'amount' && sameAsAmount.has(field.concept ?? '')) ||
          (use.id === 'plate' && samePlate.test(field.label)) ||
          isStation(use, field, own) ||
          isOwnNamed(use, field, said, language) ||
          (use.id === 'cookingTime' && field.type === 'time'),
      )
    // "plots (number, holder)" beside plot holders: which of them
    if (match && use !== title && listMeant(match, all, planned, language)?.why === 'said') continue
    if (match) {
      unplaced.delete(match.id || match.label)
      push({
        ...(isCounted(match) ? unchosen(usual) : usual),
        ...fromSaid({
          ...match,
          id: use.id,
          // what takes time is measured in minutes, not told by the clock
          ...(isStation(use, match, own) && { concept: use.concept }),
          ...(use.id === 'cookingTime' && { type: use.type, concept: use.id, unit: knownFields.get(use.id)?.unit }),
          ...(match.options === undefined &&
            !isCounted(match) &&
            use.options && { options: use.options.map((option) => optionLabel(option, language)) }),
        }),
        ...(!isCounted(match) && overridden(match, use, language) && { options: usual.options! }),
        ...(use.required && { required: true }),
      })
    } else if (use === title ? !saidTitle : isUsual(use)) {
      // "employees and departments": in which of them
      const meant =
        use === title || use.type !== 'select' ? undefined : listMeant({ ...usual, type: 'text' }, all, planned, language)
      if (meant) push({ id: meant.id, label: usual.label, type: 'ref', target: meant.id, why: 'implied' })
      else push(use === title && said.titled ? { ...usual, label: said.titled } : usual)
    }
  }
  for (const given of unplaced.values()) {
    const field = lengthOfKept(given, said, language, fields)
    if (!field || isLinked(field)) continue
    const known = field.thing === undefined ? undefined : targetOf(field.thing)
    const target = isNoneOf(field) ? undefined : (known ?? listMeant(field, all, planned, language))
    if (!target) push(withChoices(fromSaid(field), said, language))
    else if (!field.thing || !relations.some((use) => use.target === field.thing)) {
      const isSeveral = !known && isManyOf(field.label, target.said)
      push({
        id: target.id,
        label: field.label,
        type: isSeveral ? 'refs' : 'ref',
        target: target.id,
        // a usual choice that became a list
        ...(field.type === 'select' && field.concept && { concept: field.concept }),
        why: 'said',
      })
    }
  }
  const linked = new Set(fields.filter((field) => field.target).map((field) => field.target))
  for (const use of relations) {
    const target = targetOf(use.target!)
    if (!target || linked.has(target.id) || said.linked?.includes(use.id)) continue
    linked.add(target.id)
    const named = use.type === 'ref' ? said.fields.find((field) => field.thing === use.target && !isNoneOf(field)) : undefined
    push({
      id: target.id,
      label: named?.label ?? (use.type === 'refs' ? target.said.many : target.said.one),
      type: use.type as 'ref' | 'refs',
      target: target.id,
      why: named ? 'said' : 'implied',
    })
  }
  for (const parent of new Set(said.parents)) {
    const target = all.find((each) => each.said === parent)
    if (target && target !== planned && !linked.has(target.id))
      push({ id: target.id, label: target.said.one, type: 'ref', target: target.id, why: 'said' })
  }
  const titleField =
    fields.find((field) => field.type === 'text' && (field.id === title?.id || field.label === saidTitle?.label)) ??
    fields.find((field) => field.type === 'text')
  const first = titleField ?? {
    id: freeId('name', taken, 'name'),
    label: capitalised(knownFields.get('name')!.label[language]),
    type: 'text' as const,
    required: true,
    concept: 'name',
    why: 'implied' as const,
  }
  const rest = fields.filter((field) => field !== first)
  const inOrder = enough ? asListed(rest, said, intent.prompt) : rest
  return {
    fields: [{ ...first, required: true }, ...inOrder.filter((field) => !late(field)), ...inOrder.filter(late)],
    titleField: first.id,
  }
}

/** The person named the field but no options: the thing's own options fit better than the general ones. */
const overridden = (field: SaidField, use: FieldUse, language: Language): boolean =>
  use.options !== undefined && hasUsualOptions(field, language)

/** A thing of the lexicon, by the name it has in the trade. */
export function saidFromLexicon(id: string, language: Language, domain?: string): SaidThing {
  const known = knownThings.get(id)!
  const nouns = (domain && tradeNouns(domain, id, language)) || known.nouns[language]
  return {
    known,
    one: capitalised(nouns.one),
    many: capitalised(nouns.many),
    fields: [],
    views: [],
    parents: [],
    naming: false,
    owns: false,
  }
}

export const thingId = (said: SaidThing, language: Language, taken: ReadonlySet<string>): string => {
  const usual = said.known?.id ?? said.standsFor
  const wanted = usual && !taken.has(usual) ? usual : idOf(language === 'ja' ? '' : said.one)
  return freeId(wanted, taken, 'thing')
}
