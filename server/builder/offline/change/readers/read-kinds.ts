// "Dishes are starters, mains or desserts", "species: dog, cat, rabbit", "job types: …": choices that are said outright, of a field
// that is there, of a list ("job type"), or of a new field.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { singular, swedishSingular } from '../../lexicon/inflect.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { choiceList } from './read-choices.ts'
import { nameOfQuestion } from '../wording/question-names.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'

/** `name` is what is chosen, `list` among what; `are` stands where only what the project has can be meant. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:add|have|use|set|make|change|let|give (?:it|them|me))\s+)?(?:an?\s+|the\s+|some\s+|different\s+)?(?:new\s+)?(?<name>[\p{L}][\p{L} /'-]*?)\s*(?::|=|\s[-–—]\s|,?\s(?:like|such as|as in|e\.?g|for example|for instance|namely|i\.?e)[:,]?\s|\()\s*(?<list>[^()]+)\)?$/iu,
    /^(?:(?:add|have|use|make)\s+)?(?:an?\s+|the\s+|different\s+)?(?<name>[\p{L}][\p{L} /'-]*?),?\s+(?:which|that|it|they)?\s*(?:can|could|may|must|should|will|has to|have to)\s+(?:only\s+|either\s+)?be\s+(?:(?:either|one of|any of|only)\s*:?\s+)?(?<list>.+)$/iu,
    /^(?:the\s+)?(?<name>[\p{L}][\p{L} /'-]*?)\s+(?:is|are|comes? in|has|have|goes|go)\s+(?:always\s+)?(?<either>either|one of|any of)\s*:?\s+(?<list>.+)$/iu,
    /^(?:the\s+|my\s+|our\s+)?(?:(?:possible|allowed|available|different)\s+)?(?<name>[\p{L}][\p{L} /'-]*?)\s+(?<are>is|are)\s+(?:called\s+)?(?<list>.+)$/iu,
    /^(?:divide|split|sort|group|categori[sz]e|classify|separate|label|tag|mark)\s+(?:the\s+|my\s+|all\s+)?(?<name>[\p{L}][\p{L} /'-]*?)\s+(?:up\s+)?(?<into>into|as|by whether they are|in)\s+(?:either\s+)?(?<list>.+)$/iu,
  ],
  sv: [
    /^(?:(?:lägg till|ha|använd|sätt|gör|ändra)\s+)?(?:en\s+|ett\s+|olika\s+)?(?:ny(?:tt|a)?\s+)?(?<name>\p{L}[\p{L} /-]*?)\s*(?::|=|\s[-–—]\s|,?\s(?:som|såsom|t\.?ex|till exempel|nämligen)[:,]?\s|\()\s*(?<list>[^()]+)\)?$/iu,
    /^(?<name>\p{L}[\p{L} /-]*?)\s+(?:kan|ska|får|måste|skall)\s+(?:bara\s+|endast\s+)?vara\s+(?:(?:antingen|en av)\s+)?(?<list>.+)$/iu,
    /^(?<name>\p{L}[\p{L} /-]*?)\s+(?:är|finns i)\s+(?:alltid\s+)?(?<either>antingen|en av)\s+(?<list>.+)$/iu,
    /^(?<name>\p{L}[\p{L} /-]*?)\s+(?<are>är|heter)\s+(?<list>.+)$/iu,
    /^(?:dela|sortera|gruppera|märk)\s+(?:in|upp)\s+(?<name>\p{L}[\p{L} /-]*?)\s+(?<into>i|som|efter)\s+(?<list>.+)$/iu,
  ],
  ja: [
    /^(?<name>[^をはがにで：:（）]{1,14})[：:](?<list>.+)$/,
    /^(?<name>[^をはがにで：:（）]{1,14})[はを](?<list>[^をはがに]+?)(?:の(?:どれか|いずれか|中から|\d(?:つ|種類|択))|から選.*|のどちらか|に分け.*|に分類.*)(?:です|に.*|で.*)?$/,
  ],
}

/** "deals should have stages: …" */
const owned: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:add|every|each|all|the|an?)\s+)*(?<of>[\p{L}-]+(?: [\p{L}-]+)??)\s+(?:(?:should|must|can|could|will)\s+)?(?:have|has|needs?|gets?|with)\s+(?:an?\s+|the\s+|different\s+|these\s+)?(?<name>[\p{L} -]+?)\s*(?::|\(|,?\s(?:like|such as)\s)\s*(?<list>[^()]+)\)?$/iu,
  sv: /^(?:(?:lägg till|varje|alla|en|ett)\s+)*(?<of>[\p{L}-]+)\s+(?:(?:ska|måste|kan)\s+)?(?:ha|har|behöver|med)\s+(?:en\s+|ett\s+|olika\s+)?(?<name>[\p{L} -]+?)\s*(?::|\(|,?\s(?:som|t\.?ex)\s)\s*(?<list>[^()]+)\)?$/iu,
}
/** "payment status paid / unpaid" */
const slashed =
  /^(?:(?:add|lägg till)\s+)?(?:an?\s+|en\s+|ett\s+)?(?<name>\p{L}[\p{L} -]*?)\s+(?<list>[\p{L}-]+(?:\s*\/\s*[\p{L}-]+)+)$/iu

const pronoun =
  /^(?:it|they|them|this|that|these|those|everything|all|things?|you|we|i|there|what|who|which|den|det|de|dem|allt|alla|vi|jag|som)$/i
const optionWords =
  /^(?:(?:the|possible|allowed|available|different|alla|möjliga|olika)\s+)*(?:options?|choices|values|alternatives|alternativ(?:en)?|val(?:en)?|värden(?:a)?)\s+(?:for|of|in|on|för|på|i)\s+|\s+(?:options?|choices|values|alternatives|list|dropdown|field|alternativ(?:en)?|fält(?:et)?)$/gi
const kindWord: Record<Language, RegExp> = {
  en: /^(.+?)(?:'s|s')?\s+(types?|kinds?|categor(?:y|ies)|class(?:es)?|levels?|sizes?|groups?|status(?:es)?|stages?|phases?|states?|priorit(?:y|ies)|colou?rs?|formats?|sources?)$/i,
  sv: /^(.+?)s?\s?-?(typ(?:er)?|sort(?:er)?|kategori(?:er)?|klass(?:er)?|nivå(?:er)?|storlek(?:ar)?|grupp(?:er)?|status(?:ar)?|fas(?:er)?)$/i,
  ja: /^(.+?)の?(種類|種別|タイプ|カテゴリ|区分|分類|ステータス|状態|サイズ|色|レベル)$/,
}
/** What is said of all of them at once, and is nothing to choose from. */
const isNoChoice =
  /^(?:(?:in |not |more |too |very |always |be )*(?:green|blue|yellow|orange|amber|red|gr[ea]y|purple|violet|pink|teal|black|white|dark|light|required|mandatory|optional|hidden|visible|unique|sorted|grouped|bigger|larger|smaller|bolder|simple|simpler|clean|cleaner|modern|important|needed|missing|shown|first|last|linked|the same|here|there|nice|good|great|fine|ok|wrong|obligatorisk\p{L}*|valfri\p{L}*|dold\p{L}*|större|mindre|enklare|modern\p{L}*|viktig\p{L}*|röd\p{L}*|grön\p{L}*|blå\p{L}*|gul\p{L}*|svart\p{L}*|vit\p{L}*)|(?:sort|filter|search|show|hide|group|add|remove|delete|can|should|must|i|we|they|it|you|the|my|her|his)\s.+|(?:several|many|multiple|more than one|just one|only one|not|a number|a text|a date|free|flera|många|inte)(?:\s.+)?|\d+(?:[.,]\d+)?)$/iu
const trailing = /,?\s*(?:and so on|etc\.?|osv\.?|m\.?m\.?|or (?:so|something|similar)|eller (?:så|liknande)|\.{3}|…|など)$/i

/** The choices of a list, or none where it is no list of choices. */
function choicesIn(list: string, isBound: boolean, language: Language): string[] {
  const options = optionsIn(list.replace(trailing, '').replace(/^(?:either|one of|antingen|en av)\s+/i, ''))
  if (options.length < 2 || options.some((option) => isNoChoice.test(option))) return []
  const fields = options.filter((option) => readingsIn(option, language).some(({ kind }) => kind === 'field')).length
  return !isBound && fields * 2 > options.length ? [] : options
}

export function readKinds(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb === 'remove' || clause.verb === 'rename') return nothing
  return saidKinds(model, clause.text, language) ?? askedKinds(model, clause.text, language) ?? nothing
}

function saidKinds(model: ProjectModel, text: string, language: Language): Reading | null {
  const { of = '', name: what = '', list: among = '' } = owned[language]?.exec(text)?.groups ?? {}
  const owner = of ? resolveThing(model, of, language) : undefined
  if (owner) {
    const { list, start } = withDefault(among)
    const field = resolveField({ ...model, things: [owner] }, what, language, owner)?.field
    const options = choicesIn(list, field?.type === 'select', language)
    const isFree = !field || field.type === 'select' || field.type === 'text'
    const read =
      !options.length || !isFree
        ? null
        : field
          ? asChoice(owner, field, options)
          : newChoice(owner, oneOf(what, language), options, model.language)
    if (read) return start ? withStart(read, start) : read
  }
  for (const form of [...forms[language], slashed]) {
    const { name: said = '', list: listed = '', are, either, into } = form.exec(text)?.groups ?? {}
    const { list, start } = withDefault(listed.replace(choiceList, ''))
    const name = bare(said).replace(optionWords, '')
    // "make it look like our brand, navy and gold" is about colours
    if (!name || !list || pronoun.test(name) || /\blooks?\b/i.test(name)) continue
    const isOpen = !/\/|,|、|・|\s(?:or|and|och|eller)\s/.test(list)
    const isEither = either !== undefined || /\s(?:or|eller)\s/i.test(list)
    const told: Told = { isTold: are !== undefined, isEither, isParted: into !== undefined, isListed: /:/.test(text) }
    const read = isOpen ? null : choiceOf(model, name, list, told, language)
    if (read && start) return withStart(read, start)
    if (read) return read
  }
  return null
}

const kindLabels: Record<Language, string> = { en: 'Kind', sv: 'Sort', ja: '区分' }
const namesMax = 3

/** "low, normal, high, with normal as default" */
const defaults =
  /(?:,|\s)+(?:and |with |where )?(?:(?<a>[\p{L} ]+?) (?:as|is|being) (?:the )?default|default(?:s|ing)?(?: is| to|:)? (?<b>[\p{L} ]+)|(?<c>[\p{L}]+) by default|\((?<d>[\p{L} ]+) (?:as )?default\)|(?:med )?(?<e>[\p{L}]+) (?:som|är) (?:standard|förval))$/iu

function withDefault(list: string): { list: string; start?: string } {
  const found = defaults.exec(list.trim())
  const start = Object.values(found?.groups ?? {}).find(Boolean)
  return found && start ? { list: list.trim().slice(0, found.index), start: bare(start) } : { list }
}

function withStart({ operations, notes }: Reading, start: string): Reading {
  const last = operations.at(-1)
  const options = last?.op === 'addField' ? last.field.options : last && 'options' in last ? last.options : undefined
  const option = options?.find((each) => each.toLowerCase() === start.toLowerCase())
  if (!option || !last || !('field' in last) || !('thing' in last) || typeof last.thing !== 'string') return { operations, notes }
  const field = typeof last.field === 'string' ? last.field : last.field.id
  return { operations: [...operations, { op: 'setStart', thing: last.thing, field, start: option }], notes }
}

/** `isTold`: only said to be so, which is enough for what is there; `isEither`: it is one of them; `isParted`: divided into them. */
type Told = { isTold: boolean; isEither: boolean; isParted: boolean; isListed: boolean }

function choiceOf(
  model: ProjectModel,
  name: string,
  list: string,
  { isTold, isEither, isParted, isListed }: Told,
  language: Language,
): Reading | null {
  const place =
    resolveField(model, name, language, mainThing(model)) ??
    resolveField(model, oneOf(name, language), language, mainThing(model))
  if (place && (place.field.type === 'select' || (place.field.type === 'text' && (isEither || isListed)))) {
    const options = choicesIn(list, true, language)
    return options.length ? asChoice(place.thing, place.field, options) : null
  }
  const options = choicesIn(list, false, language)
  if (!options.length || place) return null
  const kind = kindWord[language].exec(name)
  const owner = kind && resolveThing(model, kind[1]!, language)
  if (owner) {
    const own = resolveField({ ...model, things: [owner] }, oneOf(kind[2]!, language), language, owner)?.field
    if (own?.type === 'select') return asChoice(owner, own, options)
    return newChoice(owner, oneOf(name, language), options, model.language)
  }
  const thing = resolveThing(model, name, language)
  if (thing) {
    if (!isEither && !isParted) return null
    const own = thing.fields.find(
      ({ type, concept, why }) => type === 'select' && why !== 'said' && /^(?:type|category|kind)$/.test(concept ?? ''),
    )
    return own ? asChoice(thing, own, options) : newChoice(thing, kindLabels[model.language], options, model.language)
  }
  const host = mainThing(model)
  if (isTold || !host || name.split(/\s+/).length > namesMax || haveOwner(model, options, language)) return null
  return newChoice(host, oneOf(name, language), options, model.language)
}

/** "Vet visits: horse, date, what was done": what belongs to one of a list that is there, and has a field, is a row of its own. */
const haveOwner = (model: ProjectModel, options: readonly string[], language: Language): boolean =>
  options.some((each) => model.things.some(({ one }) => one.toLowerCase() === each.toLowerCase())) &&
  options.some((each) => readingsIn(each, language).some(({ kind }) => kind === 'field'))

/** "Whose side are they on, bride or groom?", "who paid - me, Anna or shared" */
function askedKinds(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = /^(?:add\s+|lägg till\s+)?(.+?)\s*(?:,|:|\s[-–—]\s|\?)\s*(.+\s(?:or|eller)\s.+)$/i.exec(text)
  const asked = found && nameOfQuestion(found[1]!, language)
  const host = mainThing(model)
  const options = asked ? choicesIn(found[2]!, true, language) : []
  if (!asked || !host || !options.length) return null
  const place = resolveField({ ...model, things: [host] }, asked.name, language, host)
  return place && ['select', 'text'].includes(place.field.type)
    ? asChoice(host, place.field, options)
    : newChoice(host, asked.name, options, model.language)
}

const oneOf = (name: string, language: Language): string => {
  // "good with kids" is of no kid
  if (language === 'ja' || / (?:with|for|of|to|med|för|till) /iu.test(name)) return name
  const at = name.lastIndexOf(' ') + 1
  const last = name.slice(at).toLowerCase()
  return name.slice(0, at) + (language === 'en' ? singular(last) : swedishSingular(last))
}

function asChoice(thing: Thing, field: Field, options: string[]): Reading | null {
  if (field.formula || field.id === thing.titleField) return null
  const operation: Operation =
    field.type === 'select'
      ? { op: 'setOptions', thing: thing.id, field: field.id, options }
      : { op: 'retypeField', thing: thing.id, field: field.id, type: 'select', options }
  return does(operation)
}

function newChoice(thing: Thing, name: string, options: string[], language: Language): Reading {
  const known = readingsIn(name, language).find(({ kind }) => kind === 'field')?.id
  const id = freeId(known ?? idOf(name), new Set(thing.fields.map((field) => field.id)), 'kind')
  const field: Field = {
    id,
    label: labelOf(name, language),
    type: 'select',
    options,
    why: 'edit',
    ...(known && { concept: known }),
  }
  return does({ op: 'addField', thing: thing.id, field })
}
