// "Rename company to organisation", "make phone required": how things, fields and choices are called, and what must be filled in.
import type { Language } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { ProjectModel } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { themeWords } from './read-feature.ts'
import { renameForms } from '../wording/rename-forms.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { fieldNamesIn, namesIn } from '../said-parts.ts'

const projectWords =
  /^(?:project|app|application|site|website|page title|title|headline|heading|header|name|it|blog|projektet|appen|sidan|sajten|namnet|rubriken|titeln|bloggen|アプリ|プロジェクト|サイト|タイトル|名前|ブログ|見出し)$/i

/** "Renter instead, that's what we say here" */
const behindName =
  /(?:,? instead|,? i ?stället|,? istället)?(?:,\s+(?:that|it|because|since|as|so|which|everybody|everyone|nobody|people|det|för|eftersom|så|alla|ingen)(?!\p{L}).*)?[.!]*$/iu

/** “Finished”, my mother-in-law reads this: what stands in quotation marks is the whole name. */
const inQuotes = /^["“”「『]([^"“”「」『』]+)["”」』](?![^\s,.;:!?—–、。])/u

const everyOne = /^(?:them|these|those|dem|dom)$/i

/** "The list should be named patients" */
const theList = /^(?:list|table|register|listan?|tabellen?|registret|一覧|リスト|表)$/i

const isWritten = (label: string | undefined, said: string) => label?.toLowerCase() === said.toLowerCase()

const namesAny = (model: ProjectModel, name: string, language: Language) =>
  resolveThing(model, name, language) !== undefined || resolveField(model, name, language) !== undefined

export function readRename(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'rename' || !clause.to) return nothing
  // "rename where to stream to platform": the name itself may hold the word between
  const later = /^(.+?)\s+to\s+(.+)$/i.exec(clause.to)
  const longer = later && `${clause.object} to ${later[1]}`
  if (longer && !namesAny(model, clause.object, language) && namesAny(model, longer, language))
    return readRename(model, { ...clause, object: longer, to: later[2]! }, language)
  const spoken = bare(clause.object)
  // "call them helpers": those that the project keeps
  const object =
    everyOne.test(spoken) || (theList.test(spoken) && !namesAny(model, spoken, language))
      ? (mainThing(model)?.many ?? spoken)
      : spoken
  const to = (inQuotes.exec(clause.to)?.[1] ?? clause.to)
    .replace(behindName, '')
    .replace(/^["“”'「『]|["“”'」』]$/g, '')
    .trim()
  const isOwn = model.things.some(({ fields }) => fields.some(({ label }) => isWritten(label, object)))
  if (!object || !to || /から選ぶ?よう$/u.test(to) || (themeWords.test(object) && !isOwn)) return nothing
  // 「タイトルを書名に変えて」, where each row has one
  const isOfRows = isOwn && readingsIn(to, language).some(({ kind }) => kind === 'field')
  const scoped = /^(.+?)\s+(?:in|on|of|for|i|på|för)\s+(.+)$/i.exec(object)
  const scope = scoped ? resolveThing(model, scoped[2]!, language) : undefined
  if (
    (projectWords.test(object) && !isOfRows) ||
    (object.toLowerCase() === model.name.toLowerCase() && !resolveThing(model, object, language))
  )
    return does({ op: 'setName', name: to.slice(0, projectLimits.nameMaxChars) })
  const { one, many, asIs } = renameForms(to, language)
  const choice = resolveOption(model, object, language)
  const isChoice = !isOwn && isWritten(choice?.option, object) && !model.things.some((each) => isWritten(each.many, object))
  // "rename crawl to front crawl in stroke": where it is chosen is none of its name
  const [, before, behind] = /^(.+?)\s+(?:in|on|under|i|på|bland)\s+(.+)$/iu.exec(asIs) ?? []
  const isBehind = before && resolveField(model, behind!, language)?.field === choice?.field
  if (choice && isChoice)
    return does({
      op: 'renameOption',
      thing: choice.thing.id,
      field: choice.field.id,
      option: choice.option,
      label: isBehind ? before : asIs,
    })
  const thing = resolveThing(model, object, language)
  if (thing) return does({ op: 'renameThing', thing: thing.id, one, many })
  const field = resolveField(model, scope ? scoped![1]! : object, language, scope ?? mainThing(model))
  if (field) return does({ op: 'renameField', thing: field.thing.id, field: field.field.id, label: asIs })
  if (choice)
    return does({ op: 'renameOption', thing: choice.thing.id, field: choice.field.id, option: choice.option, label: asIs })
  const page = model.pages.find(
    ({ title }) => title.toLowerCase() === object.toLowerCase().replace(/\s+(?:page|tab|sidan|fliken)$/, ''),
  )
  return page ? does({ op: 'renamePage', page: page.id, title: capitalised(to).slice(0, projectLimits.nameMaxChars) }) : nothing
}

const mustHave: Partial<Record<Language, RegExp>> = {
  en: /^(?:every|each|all|an?|the)\s+(.+?)\s+(?:needs?|must have|has to have|have to have|should(?: always)? have|always (?:has|needs))\s+(?:an?\s+|the\s+|their\s+|its\s+)?(.+)$/i,
  sv: /^(?:varje|alla|en|ett)\s+(.+?)\s+(?:måste(?: alltid)? ha|ska alltid ha|behöver alltid)\s+(?:en\s+|ett\s+|sitt\s+|sin\s+)?(.+)$/i,
}

/** "Every repair must have a price", where repairs have one: then it must be filled in. */
function readMustHave(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = mustHave[language]?.exec(clause.text)
  const thing = found ? resolveThing(model, found[1]!, language) : undefined
  const places = thing ? namesIn(found![2]!).map((name) => resolveField(model, name, language, thing)) : []
  if (!thing || !places.length || places.some((place) => place?.thing !== thing)) return nothing
  return does(
    ...places
      .filter((place) => !place!.field.required)
      .map((place): Operation => ({ op: 'requireField', thing: thing.id, field: place!.field.id, required: true })),
  )
}

export function readRequired(model: ProjectModel, clause: Clause, language: Language): Reading {
  const owed = readMustHave(model, clause, language)
  if (owed.operations.length) return owed
  if (clause.verb !== 'require' && clause.verb !== 'relax') return nothing
  const required = clause.verb === 'require'
  const names = fieldNamesIn(model, clause.object.replace(/^both\s+|^både\s+/i, ''))
  const found = names.flatMap((name) => resolveField(model, name, language, mainThing(model)) ?? [])
  const open = found.filter(({ field }) => (field.required ?? false) !== required)
  if (found.length && !open.length) return alreadySo(language)
  return does(...open.map(({ thing, field }): Operation => ({ op: 'requireField', thing: thing.id, field: field.id, required })))
}
