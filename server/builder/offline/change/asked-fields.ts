// Fields that a wish asks for without naming them as such: by a question ("where did I buy it and for how much"), with what it
// starts at ("VAT 25%"), or by their bare names ("dietary needs and serial number").
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import type { Note, ProjectModel, Thing } from '../model.ts'
import { inferType } from '../understand/infer-type.ts'
import { capitalised, idOf, labelOf } from '../understand/said.ts'
import { addField, fieldSaid } from './added-fields.ts'
import type { Operation } from './operations.ts'
import { nothing, type Reading } from './reading.ts'
import type { Clause } from './wording/clauses.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from './resolve.ts'
import { nameOfQuestion } from './wording/question-names.ts'

const questionWord: Record<Exclude<Language, 'ja'>, string> = {
  en: '(?:(?:for|at|from|by|in|on|to|with)\\s+)?(?:where|when|who|whom|whose|what|which|how|if|whether)\\b',
  sv: '(?:(?:för|till|från|hos|av|med)\\s+)?(?:var|varifrån|när|vem|vems|vilken|vilket|vilka|vad|hur|om)(?!\\p{L})',
}
const eachOf: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\s+(?:on|for|per|in|at|of|to|from|by)?\s*(?:each|every)\s+(?<thing>[\p{L} -]+?)(?:\s+(?:has|have|is|are|needs?|gets?|takes?))?$/iu,
  sv: /\s+(?:på|för|per|i|till|av)?\s*varje\s+(?<thing>[\p{L} -]+)$/iu,
}
/** Asked outright, and not of the builder: "where did I buy it", "how many people are needed on each shift". */
const isOfRows: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\b(?:did (?:i|we|they|he|she)|i (?:bought|got|paid|found|put|keep|met)|each|every)\b/i,
  sv: /(?<!\p{L})(?:(?:köpte|betalade|hittade|fick|la|lade) (?:jag|vi)|varje)(?!\p{L})/iu,
}

/** The fields that questions are answered in; null when it is no question, or none that a field answers. */
export function readQuestions(model: ProjectModel, text: string, isAdded: boolean, language: Language): Reading | null {
  if (language === 'ja') return null
  const starts = new RegExp(`^(?:to (?:know|see)\\s+|know\\s+|see\\s+|veta\\s+|se\\s+)?${questionWord[language]}`, 'iu')
  if (!starts.test(text) || !(isAdded || isOfRows[language].test(text))) return null
  const each = eachOf[language].exec(text)
  const host = (each && resolveThing(model, each.groups!.thing!, language)) ?? mainThing(model)
  const rest = each && host ? text.slice(0, each.index) : text
  const parts = rest.split(
    new RegExp(`(?:,\\s*|\\s+)(?:and|och)\\s+(?=${questionWord[language]})|,\\s*(?=${questionWord[language]})`, 'iu'),
  )
  const operations: Operation[] = []
  const notes: Note[] = []
  for (const part of parts) {
    const asked = nameOfQuestion(part, language)
    if (!asked || !host) return null
    const known = fieldSaid(asked.name, model, language)
    const said =
      known.concept && (known.type === asked.type || asked.type === 'text')
        ? { ...known, ...(asked.unit && { unit: asked.unit }) }
        : {
            id: idOf(asked.name),
            label: labelOf(asked.name, language),
            type: asked.type,
            ...(asked.unit && { unit: asked.unit }),
          }
    addField(model, host, said.type === 'select' && !said.options ? { ...said, type: 'text' } : said, operations, notes, language)
  }
  return { operations, notes }
}

/** What a question asks for comes before single words of it are read as something else. */
export const readAsked = (model: ProjectModel, clause: Clause, language: Language): Reading =>
  (clause.verb === 'add' && !clause.to) || clause.verb === 'other'
    ? (readQuestions(model, clause.object, clause.verb === 'add', language) ?? nothing)
    : nothing

const atPercent =
  /^(?:an?\s+|the\s+|en\s+|ett\s+)?(?<name>\p{L}[\p{L} -]*?)(?:\s+(?:of|at|is|på)\s+|\s*[=:]\s*|\s+)(?<amount>\d+(?:[.,]\d+)?)\s*(?:%|percent|procent)(?:\s+(?<after>\p{L}[\p{L} -]*))?$|^(?:an?\s+|en\s+)?(?<first>\d+(?:[.,]\d+)?)\s*(?:%|percent|procent)\s+(?<last>\p{L}[\p{L} -]*)$/iu

/** "VAT 25%", "a 10% discount": a percentage that every row starts with. */
export function readPercent(model: ProjectModel, what: string, host: Thing | undefined, language: Language): Reading | null {
  const { name, amount, after, first, last } = atPercent.exec(what.trim())?.groups ?? {}
  const said = bare((name ?? last ?? '') + (after ? ` ${after}` : ''))
  if (!host || !said) return null
  const start = Number((amount ?? first)!.replace(',', '.'))
  const known = readingsIn(said, language).find(({ kind }) => kind === 'field')?.id
  const concept = known && knownFields.get(known)?.type === 'percent' ? known : undefined
  const there = resolveField({ ...model, things: [host] }, said, language, host)?.field
  if (there)
    return there.type === 'percent'
      ? { operations: [{ op: 'setStart', thing: host.id, field: there.id, start }], notes: [] }
      : null
  const label = concept ? capitalised(knownFields.get(concept)!.label[model.language]) : labelOf(said, language)
  const operations: Operation[] = []
  addField(
    model,
    host,
    { id: concept ?? idOf(said), label, type: 'percent', ...(concept && { concept }) },
    operations,
    [],
    language,
  )
  const [added] = operations
  if (added?.op !== 'addField') return null
  return { operations: [added, { op: 'setStart', thing: host.id, field: added.field.id, start }], notes: [] }
}

const lead = /^(?:also|and|plus|maybe|then|oh|även|också|och|samt)\s+|[,]?\s+(?:too|as well|also|också|med|även)$/gi
const wordsMax = 4
const noNoun =
  /\b(?:is|are|be|was|were|do|does|did|can|could|should|must|will|would|make|not|no|my|your|please|more|less|very|too|so|merge|combine|join|link|connect|split|sort|group|put|call)\b|(?<!\p{L})(?:är|var|kan|ska|måste|gör|inte|mer|mindre|för|min|din)(?!\p{L})/iu

const compoundMin = 7
const headsMin = 4
const bodyMin = 3
/** What a page or the looks have, and no row. */
const isOfPage =
  /(?:sida|läge|ordning|tema|vy|fält|kolumn|lista|register|knapp|meny|funktion|ruta|språk|filter|diagram|sökning|kalender|app|(?:bakgrunds|tema|knapp|text|rubrik|huvud)färg)(?:n|en|et|er|or|ar)?$/iu
const heads =
  /(?:plats|ställe|tid|gräns|mått|form|sätt|skäl|orsak|grad|klass|märke|modell|intervall|anvisning|instruktion|regler|krav|behov|önskemål|vidd|längd|tal|kod|ort|land|skydd|metod)$/iu
/** "Ringstorlek", "garantitid": a word that no lexicon has, and whose end is known as a field. */
function isCompound(word: string, language: Language): boolean {
  if (language !== 'sv' || word.length < compoundMin || !/^\p{L}+$/u.test(word) || isOfPage.test(word)) return false
  if (readingsIn(word, language).length) return false
  if (heads.test(word)) return true
  for (let at = bodyMin; at <= word.length - headsMin; at++)
    if (readingsIn(word.slice(at), language).some(({ kind }) => kind === 'field')) return true
  return false
}

/** The names of fields, and nothing else: each one known, or known by how it ends. */
export function bareNames(model: ProjectModel, text: string, language: Language): string | null {
  if (language === 'ja') return null
  const said = text
    .replace(lead, '')
    .replace(lead, '')
    .replace(/[.!]+$/, '')
    .trim()
  const trimmed = said.replace(/\s+(?:for|för)\s+([\p{L}-]+)$/iu, (found, name: string) =>
    resolveThing(model, name, language) ? found : '',
  )
  const whole = trimmed.replace(/\s+(?:of|on|for|per|to|på|för|till|av)\s+(?:each|every|all|the|varje|alla)\s+[\p{L} -]+$/iu, '')
  const parts = whole
    .split(/,\s*(?:and\s+|och\s+)?|\s+(?:and|och|&|\+)\s+/i)
    .map(bare)
    .filter(Boolean)
  const isName = (part: string) =>
    part.split(/\s+/).length <= wordsMax &&
    !noNoun.test(part) &&
    !/\s(?:the|an?|my|our|these|those)\s/i.test(part) &&
    (readingsIn(part, language).some(({ kind }) => kind === 'field') ||
      readingsIn(part.split(/\s+/).at(-1)!, language).some(({ kind }) => kind === 'field') ||
      inferType(part, language).known ||
      isCompound(part, language))
  return parts.length > 0 && parts.every(isName) ? trimmed : null
}
