// "Add …": fields, options, things, views and pages, read with the same reader as a first prompt.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { isPlural, singular } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Note, ProjectModel, Thing } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { serviceNotes } from '../reply/phrases.ts'
import type { SaidThing } from '../understand/intent.ts'
import { labelOf } from '../understand/said.ts'
import { readBySigns } from '../understand/read-intent.ts'
import { does, type Reading, tells } from './reading.ts'
import type { Clause } from './wording/clauses.ts'
import { bareNames, readPercent } from './asked-fields.ts'
import {
  addField,
  asField,
  countOf,
  fieldBefore,
  fieldBehind,
  fieldCalled,
  fieldEnding,
  fieldSaid,
  linkBefore,
  namesAccount,
  typedField,
} from './added-fields.ts'
import { addPages, leaveKinds } from './added-pages.ts'
import { applyOperations, type Operation } from './operations.ts'
import { fieldNamedAfter } from './field-named-after.ts'
import { readBracketed, readChoices, readOption, readOptionBefore } from './readers/read-choices.ts'
import { additionOf, linkTo, listCalled, pointedTo } from './new-lists.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from './resolve.ts'
import { isToldOfRow, listedFields } from './told-of-rows.ts'

/** "a status to the courses: planned, running": the choices come after what they are added to. */
const listedTo =
  /^(?<what>.+?)\s+(?:to|on|for|till|på|för)\s+(?:each\s+|every\s+|all\s+|the\s+|alla\s+|varje\s+)?(?<thing>[\p{L} -]+?)\s*(?::|\bwith\b|\bmed\b|\()\s*(?:the\s+)?(?:options?\s+|choices\s+|values\s+|alternativen\s+)?(?<list>[^()]+(?:,|\s(?:and|or|och|eller)\s)[^()]+)\)?$/iu

/** Splits "an email to customers" into what to add and where; Japanese says it the other way round. */
function splitTarget(model: ProjectModel, clause: Clause, language: Language): { what: string; target?: Thing; where?: string } {
  if (clause.to && clause.verb === 'add') return { what: clause.to, target: resolveThing(model, clause.object, language) }
  const { object } = clause
  const listed = language === 'ja' ? null : listedTo.exec(object)?.groups
  const of = listed && resolveThing(model, listed.thing!, language)
  if (of) return { what: `${listed.what} (${listed.list})`, target: of, where: listed.thing! }
  if (language === 'ja') {
    const found = /^(.+?)に(?:は)?(.+)$/.exec(object)
    const target = found ? resolveThing(model, found[1]!, language) : undefined
    return found && (target || resolveField(model, found[1]!, language))
      ? { what: found[2]!, ...(target && { target }), where: found[1]! }
      : { what: object }
  }
  const cuts = [...object.matchAll(/\s+(?:to|on|for|in|of|till|på|för|i|åt)\s+/gi)].toReversed()
  for (const cut of cuts) {
    // "a status with the choices in use and in repair": what is listed says nothing of where
    if (/(?:\s(?:with|med)\s|:).*(?:,|\s(?:and|och|or|eller)\s)/iu.test(object.slice(0, cut.index))) continue
    const where = object.slice(cut.index + cut[0].length).replace(/^(?:each|every|all|varje|alla)\s+/i, '')
    const target = resolveThing(model, where, language)
    if (target || resolveField(model, where, language))
      return { what: object.slice(0, cut.index), ...(target && { target }), where }
  }
  return { what: object }
}

/** Where one of several needs reading of its own: choices in brackets, a kind of field, a list of its own. */
const needsOwn =
  /\(|\b(?:a|an)\s+(?:check ?box|tick ?box|drop-?down|yes.no|date|number|text|field|column|list|choice|option|link|rating)\b|\b(?:ett|en)\s+(?:kryssruta|rullista|fält|kolumn|lista|val|datum|betyg)(?!\p{L})|（/iu
const outsideBrackets = /(?:,\s*(?:and\s+|och\s+)?|\s+(?:and|och|plus|samt)\s+)(?![^(（]*[)）])/i

/** "between doing and done" is one place. */
const betweenTwo = /\s(?:between|mellan)\s/i

/** "a photo and difficulty (easy, medium, hard)": each of them is read alone. */
function readSeveral(given: ProjectModel, clause: Clause, language: Language): Reading | null {
  if (clause.verb !== 'add' || clause.to || language === 'ja' || !needsOwn.test(clause.object) || betweenTwo.test(clause.object))
    return null
  const parts = clause.object.split(outsideBrackets).map((part) => part.trim())
  if (parts.length < 2 || parts.length > partsMax || parts.some((part) => !part)) return null
  const operations: Operation[] = []
  const notes: Note[] = []
  let model = given
  for (const object of parts) {
    const read = readAddition(model, { verb: 'add', text: clause.text, object }, language)
    // what only makes sense as a whole is read as a whole
    if (!read.operations.length && !read.notes.length) return null
    operations.push(...read.operations)
    notes.push(...read.notes.filter(({ text }) => !notes.some((note) => note.text === text)))
    model = applyOperations(model, read.operations)
  }
  return operations.some(({ op }) => op === 'addThing') ? null : { operations, notes }
}
const partsMax = 8

const anyName = /^(.+)$/
/** "The favourite colour": all of it is the name, not only the word that is known. */
const oneName =
  /^(?!.*\b(?:field|column|box|of|for|in|to|with|by|from|as|on|per|and|or|new|some|more|extra|också|och|som|fält|kolumn|för|på|till|med|i)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/iu

type Wanted = { what: string; target?: Thing | undefined; where?: string | undefined }

/** What a form of words says outright, the closest form first; null leaves it to the reader of prompts. */
function readForms(model: ProjectModel, { what, target, where }: Wanted, language: Language): Reading | null {
  const host = target ?? mainThing(model)
  const called = (pattern?: RegExp) => fieldCalled(model, what, host, language, pattern)
  const one = (operation: Operation | null) => operation && does(operation)
  const options = () => {
    const found = readOption(model, what, where, target, language) ?? readOptionBefore(model, what, target, language)
    return found && (found.length ? does(...found) : tells(changeSays.alreadyThere[language](bare(what))))
  }
  const ended = () => {
    const found = called(fieldEnding)
    return found?.operations.length ? found : null
  }
  // "allergies" is the name of a field before it is a list of them
  const labelled = () => {
    const said = fieldSaid(bare(what), model, language)
    const isLabel =
      said.concept !== undefined && knownFields.get(said.concept)!.label[language].toLowerCase() === bare(what).toLowerCase()
    const isThere = resolveThing(model, what, language) !== undefined
    const isThing = readingsIn(what, language).some(({ kind }) => kind === 'thing')
    return isLabel && isThing && !isThere && host && !/(?:^|\s)my\s/i.test(what) ? called(anyName) : null
  }
  const linked = () => {
    const found = resolveThing(model, /\s(?:to|till)\s+(.+)$/i.exec(what)?.[1] ?? '', language) ? null : called(linkBefore)
    const [added] = found?.operations ?? []
    return added?.op === 'addField' ? does({ ...added, field: { ...added.field, type: 'url' } }) : null
  }
  return (
    readPercent(model, what, host, language) ??
    (target ? null : one(listOfPeople(model, what, language))) ??
    (namesAccount.test(what) ? called(anyName) : null) ??
    labelled() ??
    linked() ??
    typedField(model, what, host, language) ??
    // "a column called Second interview after interview" stands among choices
    (/\s(?:after|before|between)\s/i.test(what) ? options() : null) ??
    called(countOf) ??
    called(fieldBefore) ??
    options() ??
    one(readChoices(model, what, target, language)) ??
    one(fieldNamedAfter(model, what, host, language)) ??
    one(readBracketed(model, what, host, language)) ??
    called() ??
    called(fieldBehind) ??
    ended()
  )
}

/** "Teachers" are people of their own, also where the word is only known as what a row says of one. */
function listOfPeople(model: ProjectModel, what: string, language: Language): Operation | null {
  const name = bare(what).toLowerCase()
  const isPeople = language === 'en' && /^\p{L}+$/u.test(name) && isPlural(name) && classOfNoun(singular(name), 'en') === 'person'
  if (
    !isPeople ||
    resolveThing(model, name, language) ||
    !readingsIn(name, language).every(({ kind }) => kind === 'field' || kind === 'domain')
  )
    return null
  return listCalled(model, name, language)
}

export function readAddition(given: ProjectModel, clause: Clause, language: Language): Reading {
  const found = readAdded(given, clause, language)
  if (clause.verb !== 'other' || found.operations.length || found.notes.length) return found
  const names = bareNames(given, clause.text, language)
  return names ? readAdded(given, { verb: 'add', text: `add ${names}`, object: names }, language) : found
}

function readAdded(given: ProjectModel, clause: Clause, language: Language): Reading {
  const several = readSeveral(given, clause, language)
  if (several) return several
  let model = given
  const { what, target, where } = splitTarget(model, clause, language)
  const formed =
    clause.verb === 'add'
      ? (readForms(model, { what, target, where }, language) ?? listedFields(model, what, target ?? mainThing(model), language))
      : null
  if (formed) return formed
  const intent = readBySigns(clause.verb === 'add' ? addPhrase(what, language) : clause.text, language)
  const operations: Operation[] = []
  const notes: Note[] = [...intent.services].map((service) => ({ kind: 'service', text: serviceNotes[service][language] }))
  addPages(model, intent, target, operations, notes, language)
  if (!target) leaveKinds(intent, language)
  model = applyOperations(model, operations)
  const host = target ?? mainThing(model)
  const isOne = intent.loose.length === 1 && !intent.things.length && language === given.language && oneName.test(what)
  // "hyrestid" only ends like a time of day
  const isSpan = isOne && intent.loose[0]!.type === 'time' && !readingsIn(what, language).length
  const one = isSpan ? fieldSaid(bare(what), model, language) : intent.loose[0]!
  const fields = isOne ? [{ ...one, label: labelOf(bare(what), language) }] : [...intent.loose]
  for (const said of intent.things) {
    const known =
      model.things.find((thing) => thing.concept !== undefined && thing.concept === said.known?.id) ??
      resolveThing(model, said.many, language)
    if (known && known !== host && target) fields.push({ id: known.id, label: known.one, type: 'ref', thing: known.id })
    else if (known && said.fields.length)
      said.fields.forEach((field) => addField(model, known, field, operations, notes, language, clause.text))
    else if (known && said.views.length) for (const view of said.views) operations.push({ op: 'addView', thing: known.id, view })
    else if (known) {
      if (
        clause.verb === 'add' &&
        host &&
        host !== known &&
        isOneOf(what, said, language) &&
        standsBeside(known, host, said, language)
      ) {
        operations.push(linkTo(host, known))
        continue
      }
      // a sentence that only mentions a list asks for something else
      if (clause.verb === 'add') notes.push({ kind: 'unknown', text: changeSays.alreadyThere[language](known.many) })
    } else if (target && !said.fields.length && belongsTo(said, target)) {
      const added = additionOf(model, said, intent)
      operations.push(added)
      model = applyOperations(model, [added])
    } else if (target && !said.fields.length) {
      const field = fieldSaid(bare(what), model, language)
      fields.push(field.concept ? field : asField(said, language))
    } else if (clause.verb === 'add') {
      const added = additionOf(model, said, intent)
      const grown = applyOperations(model, [added])
      const list = grown.things.at(-1)!
      const links = pointedTo(grown, list)
      const isBeside = host !== undefined && standsBeside(list, host, said, language)
      if (!links.length && host && !isBeside && isToldOfRow(what, said.one, language)) {
        fields.push(asField(said, language))
        continue
      }
      if (!links.length && host && isBeside && isOneOf(what, said, language)) links.push(linkTo(host, list))
      operations.push(added, ...links)
      model = applyOperations(grown, links)
    }
  }
  if (clause.verb === 'add' && !operations.length && !intent.things.length)
    for (const word of intent.unknown) fields.push(fieldSaid(word, model, language))
  // a word that is something else elsewhere ("a hospital") is a field when said of a thing
  const isNamed = target !== undefined || (language === 'ja' && !notes.length && plainName.test(what))
  if (clause.verb === 'add' && isNamed && !fields.length && !operations.length && !intent.services.size)
    fields.push(fieldSaid(bare(what), model, language))
  if (host && clause.verb === 'add')
    for (const field of fields) addField(model, host, field, operations, notes, language, clause.text)
  if (
    host &&
    !target &&
    operations.some((operation) => operation.op === 'addField' && operation.thing === host.id) &&
    model.things.length > 1
  )
    notes.push({ kind: 'assumed', text: changeSays.assumedHost[language](host.many) })
  return { operations, notes }
}

/** A name as it stands, and none of what a page or a project has. */
const plainName =
  /^(?!.*(?:機能|ボタン|ページ|画面|データ|検索|通知|リンク|色|背景|サンプル|見本|項目|ビュー|表示|一覧|リスト|何|全部|もの|こと)$)(?:[\p{Script=Han}ァ-ヶーA-Za-z]{2,12}|[\p{Script=Han}ァ-ヶー]{1,6}の[\p{Script=Han}ァ-ヶー]{1,6})$/u

/** "Attendance for each student": a record that the lexicon knows to be of such. */
const belongsTo = ({ known }: SaidThing, target: Thing): boolean =>
  target.concept !== undefined && (known?.fields.some((use) => use.target === target.concept && !use.onRequest) ?? false)

/** "A supplier" is one that each row has, "suppliers" are a list. */
const isOneOf = (what: string, { one, many, fields }: SaidThing, language: Language): boolean =>
  language !== 'ja' && !fields.length && one !== many && bare(what).toLowerCase() === one.toLowerCase()

/** Who or where something is can be told of each row; what happens to it points to the row itself. */
function standsBeside(list: Thing, host: Thing, said: SaidThing, language: Language): boolean {
  if (list.fields.some(({ target }) => target === host.id) || host.fields.some(({ target }) => target === list.id)) return false
  const known = knownThings.get(said.known?.id ?? '')
  const isActor = known?.entry.actor === true || list.fields.some(({ type }) => type === 'email' || type === 'phone')
  return isActor || ['place', 'group'].includes(classOfNoun(said.one, language))
}

/** So that the reader sees a request and not a bare noun. */
const addPhrase = (what: string, language: Language) =>
  language === 'en' ? `add ${what}` : language === 'sv' ? `lägg till ${what}` : what
