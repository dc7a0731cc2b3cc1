// "Add subtasks", "each trip has several stops", "break projects down into tasks", "make client its own list": what one row has
// several of is a list of its own that points to the row.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { capitalised } from '../../understand/said.ts'
import { choicesAsList } from '../choices/choices-as-list.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { linkTo, listCalled, points, pointingField } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, nothing, type Reading, tells } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { namesIn } from '../said-parts.ts'

const steps: Record<Language, string> = {
  en: '(?:sub-?\\s?(?:tasks?|items?|steps?|projects?)|check-?\\s?lists?(?:\\s+items?)?|checkpoints?|to-?\\s?do(?:s|\\s+(?:list|items?)))',
  sv: '(?:deluppgift(?:er|en)?|delsteg|underuppgift(?:er)?|checklist(?:a|or|an)|checklistepunkt(?:er)?|delmoment)',
  ja: '(?:サブタスク|チェックリスト|小タスク|子タスク|やることリスト)',
}
/** `what` has several to one `host`. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:add|have|include|use|create)\\s+(?:an?\\s+|some\\s+|the\\s+)?(?<step>${steps.en})(?:\\s+(?:of|with)\\s+.+?)??(?:\\s+(?:to|for|in|on|under|per|inside)\\s+(?:an?\\s+|the\\s+|each\\s+|every\\s+|all\\s+)?(?<host>[\\p{L} -]+))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:an?\\s+|each\\s+|every\\s+|all\\s+|the\\s+)?(?<host>[\\p{L} -]+?)\\s+(?:needs?|should have|must have|can have|could have|have|has|gets?|with)\\s+(?:an?\\s+|its own\\s+|their own\\s+|some\\s+)?(?<step>${steps.en})(?:\\s+(?:of|with|for)\\s+.+)?$`,
      'iu',
    ),
    /^(?:an?\s+|each\s+|every\s+|one\s+|the\s+)?(?<host>[\p{L} -]+?)\s+(?:needs?|should have|must have|can have|could have|may have|have|has|consists? of|is made up of|contains?|can contain|should contain|includes?)\s+(?:also\s+)?(?:several|many|multiple|various|different|more than one|one or more|any number of|a number of|lots of|a list of|its own|their own)\s+(?<what>[\p{L}-]+(?: [\p{L}-]+)?)$/iu,
    /^(?:break|split|divide|cut)\s+(?:down\s+|up\s+)?(?:the\s+|my\s+|each\s+|every\s+|all\s+|an?\s+)?(?<host>[\p{L} -]+?)\s+(?:down\s+|up\s+)?(?:in|into|in to)\s+(?:several\s+|smaller\s+|single\s+|many\s+|different\s+)?(?<what>[\p{L}-]+)(?:\s+(?:(?:that|which)\s+)?(?:i|we|you|people|they)\s+(?:can|could)\s+.+)?$/iu,
    /^(?:add|allow|have)\s+(?:several|multiple|many|more than one|one or more|any number of)\s+(?<what>[\p{L}-]+(?: [\p{L}-]+)?)\s+(?:to|for|per|in|on)\s+(?:an?\s+|the\s+|each\s+|every\s+|one\s+)?(?<host>[\p{L} -]+)$/iu,
  ],
  sv: [
    new RegExp(
      `^(?:lägg till|ha|skapa)\\s+(?:en\\s+|ett\\s+)?(?<step>${steps.sv})(?:\\s+(?:på|i|till|för|under|per)\\s+(?:varje\\s+|alla\\s+|en\\s+|ett\\s+)?(?<host>[\\p{L} -]+))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:en\\s+|ett\\s+|varje\\s+|alla\\s+)?(?<host>[\\p{L} -]+?)\\s+(?:behöver|ska ha|måste ha|kan ha|har)\\s+(?:en\\s+|egna?\\s+)?(?<step>${steps.sv})$`,
      'iu',
    ),
    /^(?:en\s+|ett\s+|varje\s+)?(?<host>[\p{L} -]+?)\s+(?:ska ha|måste ha|kan ha|har|består av|innehåller|ska innehålla)\s+(?:flera|många|olika|egna|ett antal|en eller flera)\s+(?<what>[\p{L}-]+(?: [\p{L}-]+)?)$/iu,
    /^(?:dela|bryt|stycka)\s+(?:upp|ner)\s+(?<host>[\p{L} -]+?)\s+i\s+(?:flera\s+|mindre\s+|olika\s+)?(?<what>[\p{L}-]+)$/iu,
  ],
  ja: [
    new RegExp(`^(?:(?<host>[^をはが]+?)(?:に|の|ごとに))?(?<step>${steps.ja})(?:を|も|が).*$`),
    /^(?<host>[^をはがに]+?)(?:に|は|ごとに)(?:複数の|いくつもの|いくつかの)(?<what>[^をはがに]+?)(?:を|が).*$/,
  ],
}

export function readParts(model: ProjectModel, clause: Clause, language: Language): Reading {
  const said = ownForms[language].exec(clause.text)?.groups
  const own = said?.name ? ownList(model, said.name, said.fields, language) : null
  if (own) return own
  for (const form of forms[language]) {
    const { host = '', what = '', step = '' } = form.exec(clause.text)?.groups ?? {}
    if (!what && !step) continue
    const named = host ? resolveThing(model, host, language) : undefined
    if (host && !named && !step) continue
    const thing = named ?? mainThing(model)
    if (thing) return step ? stepsOf(model, thing, language) : several(model, thing, what, language)
  }
  return nothing
}

const stepWords: Record<Language, { one: string; many: string }> = {
  en: { one: 'Checklist item', many: 'Checklist items' },
  sv: { one: 'Checklistepunkt', many: 'Checklistepunkter' },
  ja: { one: 'チェック項目', many: 'チェック項目' },
}

/** What is to be ticked off, one by one, for each row of a list. */
function stepsOf(model: ProjectModel, host: Thing, language: Language): Reading {
  const words = stepWords[model.language]
  const there = model.things.find((thing) => thing.many === words.many)
  if (there) return points(there, host) ? tells(changeSays.alreadyThere[language](there.many)) : does(linkTo(there, host))
  const base = listCalled(model, { en: 'tasks', sv: 'uppgifter', ja: 'タスク' }[model.language], model.language)
  const kept = base.thing.fields.filter(({ id, type }) => id === base.thing.titleField || type === 'bool')
  const known = knownFields.get('done')!
  const done: Field = { id: 'done', label: capitalised(known.label[model.language]), type: 'bool', concept: 'done', why: 'edit' }
  const thing: Thing = {
    ...base.thing,
    ...words,
    id: 'checklistItem',
    fields: kept.some(({ type }) => type === 'bool') ? kept : [...kept, done],
    views: ['list', 'table'],
  }
  const page = { ...base.page, id: 'checklistItems', title: words.many, path: '/checklist', thing: thing.id }
  return does({ ...base, thing, page }, linkTo(thing, host))
}

/** "Each trip has several stops": a list of them that points to the trip. */
function several(model: ProjectModel, host: Thing, what: string, language: Language): Reading {
  const there = resolveThing(model, what, language)
  if (there === host || (!there && resolveField({ ...model, things: [host] }, what, language, host))) return nothing
  if (there) return points(there, host) ? tells(changeSays.alreadyThere[language](there.many)) : does(linkTo(there, host))
  const added = listCalled(model, what, language)
  const grown = applyOperations(model, [added]).things.at(-1)!
  return does(added, ...(points(grown, host) ? [] : [linkTo(added.thing, host)]))
}

const ownForms: Record<Language, RegExp> = {
  en: /^(?:make|turn|put|move|change|have|keep|give)\s+(?:the\s+)?(?<name>[\p{L} -]+?)\s+(?:into\s+|in\s+|as\s+|on\s+|to be\s+)?(?:an?\s+)?(?:its own|their own|separate|own|a real)\s+(?:list|table|page|entity|thing)s?(?:\s+with\s+(?<fields>.+))?$/iu,
  sv: /^(?:gör|ha|lägg|flytta|bryt ut)\s+(?<name>[\p{L} -]+?)\s+(?:till\s+|som\s+|i\s+)?(?:en\s+|ett\s+)?(?:egen|egna|eget|separat)\s+(?:lista|listor|tabell|register|sida)(?:\s+med\s+(?<fields>.+))?$/iu,
  ja: /^(?<name>[^をはが]+?)(?:を|は)(?:別の|独立した|専用の|別々の)(?:一覧|リスト|表|マスタ|テーブル|台帳)(?:に|で).*$/,
}

/** A text that names somebody or something becomes a list, and what was the text points to it. */
export function ownList(model: ProjectModel, name: string, fields: string | undefined, language: Language): Reading | null {
  const there = resolveThing(model, name, language)
  const place = resolveField(model, name, language, mainThing(model))
  if (there) return place?.field.target === there.id ? tells(changeSays.alreadyThere[language](there.many)) : null
  if (!place || place.field.id === place.thing.titleField) return null
  // several stood in one text: each is a row, and says of what
  if (place.field.type === 'longtext' || place.field.type === 'tags') {
    const each = listCalled(model, bare(name), language)
    const made: Operation[] = [
      { op: 'removeField', thing: place.thing.id, field: place.field.id },
      each,
      linkTo(each.thing, place.thing),
    ]
    return does(...made, ...fieldsFor(applyOperations(model, made), each.thing.id, fields ?? '', language))
  }
  const chosen = choicesAsList(model, place)
  if (chosen) return does(chosen, ...fieldsFor(applyOperations(model, [chosen]), chosen.list.id, fields ?? '', language))
  if (place.field.type !== 'text') return null
  const added = listCalled(model, bare(name), language)
  const operations: Operation[] = [added, ...pointingField(place, added.thing.id, added.thing.one)]
  return does(...operations, ...fieldsFor(applyOperations(model, operations), added.thing.id, fields ?? '', language))
}

/** What a list is to have besides what it has already. */
export function fieldsFor(model: ProjectModel, id: string, names: string, language: Language): Operation[] {
  const thing = model.things.find((each) => each.id === id)!
  const operations: Operation[] = []
  for (const name of namesIn(names)) addField(model, thing, fieldSaid(name, model, language), operations, [], language)
  return operations
}
