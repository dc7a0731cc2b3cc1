// A later wish becomes a list of operations on the model, and notes on what was done, assumed or not understood. Pure and
// total: a wish it cannot read leaves the model as it is and says so; it never throws on any text. Ids never change.
import { type Language, isLanguage } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { Note, ProjectModel } from '../model.ts'
import { notUnderstood, serviceNotes } from '../reply/phrases.ts'
import { changeNote, changeSays } from '../reply/change-phrases.ts'
import { detectLanguage } from '../understand/detect-language.ts'
import { currencyIn } from '../understand/currency-in.ts'
import { kindsIn } from '../understand/plan/plan-kinds.ts'
import { mendTypos } from '../understand/typos.ts'
import { readIntent } from '../understand/read-intent.ts'
import { readAddition } from './additions.ts'
import { type Clause, clausesOf, readClause } from './clauses.ts'
import { applyOperations, type Operation } from './operations.ts'
import { withReferent } from './plain-wish.ts'
import { readChoicesAnew } from './read-choices.ts'
import { readCsv, readLook, readUndo } from './read-feature.ts'
import { readFormula } from './read-formula.ts'
import { readHide, readLink, readMove } from './read-layout.ts'
import { readFilter, readGroup, readOrder, readStart } from './read-order.ts'
import { readDone, readMerge, readRetype, readSplit } from './read-reshape.ts'
import { readSite } from './read-site.ts'
import { readTone } from './read-tone.ts'
import { readTotals } from './read-totals.ts'
import { readWarning } from './read-warning.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from './resolve.ts'
import { renameForms } from './rename-forms.ts'

export type Change = { model: ProjectModel; operations: Operation[]; notes: Note[] }
export type Reading = { operations: Operation[]; notes: Note[] }

const nothing: Reading = { operations: [], notes: [] }
const does = (...operations: Operation[]): Reading => ({ operations, notes: [] })

/** The changed model. `operations` is empty when nothing was understood or nothing is to be done. */
export function change(model: ProjectModel, wish: string): Change {
  const text = wish.slice(0, projectLimits.promptMaxChars)
  const language = detectLanguage(text)
  const operations: Operation[] = []
  const notes: Note[] = []
  const unread: string[] = []
  let current = model
  let spokenOf: string | undefined
  for (const part of clausesOf(text, language)) {
    const before = notes.length
    const said = withReferent(part, spokenOf, language)
    const mended = language === 'ja' ? said : mendTypos(said, language)
    const read = (words: string) => readWish(current, readClause(words, language), language)
    let reading = read(said)
    if (!reading.operations.length && !reading.notes.length && mended !== said) reading = read(mended)
    notes.push(...reading.notes)
    for (const operation of reading.operations) {
      // the note is told from the model before the operation, which still knows what goes
      notes.push({ kind: 'built', text: changeNote(current, operation, language) })
      current = applyOperations(current, [operation])
      operations.push(operation)
      spokenOf = fieldLabel(current, operation) ?? spokenOf
    }
    if (!reading.operations.length && notes.length === before) unread.push(part)
  }
  if (unread.length) notes.push({ kind: 'unknown', text: notUnderstood[language](unread) })
  return { model: current, operations, notes }
}

const fieldLabel = (model: ProjectModel, operation: Operation): string | undefined => {
  if (!('field' in operation) || !('thing' in operation)) return undefined
  const { field } = operation
  if (typeof field !== 'string') return field.label
  return model.things.find(({ id }) => id === operation.thing)?.fields.find(({ id }) => id === field)?.label
}

const themeWords =
  /\b(?:colou?rs?|theme|palette|look|style|design|färg(?:en|er)?|tema(?:t)?|utseende(?:t)?|stil(?:en)?)\b|色|テーマ|デザイン|配色/i
const languages: [RegExp, Language][] = [
  [/swedish|svenska|スウェーデン語/i, 'sv'],
  [/japanese|japanska|日本語/i, 'ja'],
  [/english|engelska|英語/i, 'en'],
]
const projectWords =
  /^(?:project|app|application|site|website|page title|title|headline|name|it|blog|projektet|appen|sidan|sajten|namnet|rubriken|titeln|bloggen|アプリ|プロジェクト|サイト|タイトル|名前|ブログ|見出し)$/i

/** What has a sentence of its own comes before what is read from single words. */
const ruleReaders = [
  readUndo,
  readChoicesAnew,
  readSplit,
  readMerge,
  readFormula,
  readWarning,
  readTone,
  readTotals,
  readGroup,
  readFilter,
  readOrder,
  readStart,
]
const shapeReaders = [readMove, readHide, readLink, readDone, readCsv, readRetype]

function readWish(model: ProjectModel, clause: Clause, language: Language): Reading {
  const readers = [
    readSite,
    ...ruleReaders,
    readLanguage,
    readCurrency,
    ...shapeReaders,
    readRename,
    readRequired,
    readRemoval,
    readShow,
    readLooks,
  ]
  for (const read of readers) {
    const found = read(model, clause, language)
    if (found.operations.length || found.notes.length) return found
  }
  if (clause.verb === 'rename' || clause.verb === 'require' || clause.verb === 'relax' || clause.verb === 'remove') return nothing
  return readAddition(model, clause, language)
}

function readLanguage(model: ProjectModel, clause: Clause): Reading {
  const target = languages.find(([sign]) => sign.test(clause.text))?.[1]
  const asks =
    /\b(?:in|to|into|language|translate|switch|på|till|språk|översätt)\b|に|で|翻訳/i.test(clause.text) &&
    clause.verb !== 'add' &&
    clause.verb !== 'remove'
  const alone = clause.verb === 'other' && clause.text.split(/\s+/).length <= 4
  if (!target || !isLanguage(target) || !(asks || alone) || readIntent(clause.text).things.length) return nothing
  if (target === model.language)
    return { operations: [], notes: [{ kind: 'unknown', text: changeSays.alreadySo[detectLanguage(clause.text)] }] }
  return does({ op: 'setLanguage', language: target })
}

function readCurrency(model: ProjectModel, clause: Clause, language: Language): Reading {
  const wanted = currencyIn((clause.to ?? clause.text).replace(/\binstead of\b.*|i stället för.*/i, ''))
  const asks = /currency|valuta|通貨|\b(?:use|in|to|prices|amounts|i|använd|till)\b|で|に/i.test(clause.text)
  if (!wanted || !asks || clause.verb === 'add' || clause.verb === 'remove') return nothing
  return wanted === model.currency
    ? { operations: [], notes: [{ kind: 'unknown', text: changeSays.alreadySo[language] }] }
    : does({ op: 'setCurrency', currency: wanted })
}

function readRename(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'rename' || !clause.to) return nothing
  const object = bare(clause.object)
  const to = clause.to.replace(/^["“”'「『]|["“”'」』]$/g, '').trim()
  if (!object || !to || themeWords.test(object)) return nothing
  const scoped = /^(.+?)\s+(?:in|on|of|for|i|på|för)\s+(.+)$/i.exec(object)
  const scope = scoped ? resolveThing(model, scoped[2]!, language) : undefined
  if (projectWords.test(object) || (object.toLowerCase() === model.name.toLowerCase() && !resolveThing(model, object, language)))
    return does({ op: 'setName', name: to.slice(0, projectLimits.nameMaxChars) })
  const thing = resolveThing(model, object, language)
  const { one, many, asIs } = renameForms(to, language)
  if (thing) return does({ op: 'renameThing', thing: thing.id, one, many })
  const field = resolveField(model, scope ? scoped![1]! : object, language, scope ?? mainThing(model))
  if (field) return does({ op: 'renameField', thing: field.thing.id, field: field.field.id, label: one })
  const option = resolveOption(model, object, language)
  if (option)
    return does({ op: 'renameOption', thing: option.thing.id, field: option.field.id, option: option.option, label: asIs })
  return nothing
}

function readRequired(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'require' && clause.verb !== 'relax') return nothing
  const required = clause.verb === 'require'
  const names = clause.object
    .split(/,|\s+(?:and|och)\s+|、|と/)
    .map(bare)
    .filter(Boolean)
  const found = names.flatMap((name) => resolveField(model, name, language, mainThing(model)) ?? [])
  return does(
    ...found
      .filter(({ field }) => (field.required ?? false) !== required)
      .map(({ thing, field }): Operation => ({ op: 'requireField', thing: thing.id, field: field.id, required })),
  )
}

/** "the notes from customers" -> what, and from which thing. */
function scopeOf(model: ProjectModel, object: string, language: Language) {
  const found =
    language === 'ja'
      ? /^(.+?)(?:から|の)(.+)$/.exec(object)
      : /^(.+?)\s+(?:from|in|on|of|från|på|i|ur|för|for)\s+(.+)$/i.exec(object)
  if (!found) return { names: object, scope: undefined }
  const [what, where] = language === 'ja' ? [found[2]!, found[1]!] : [found[1]!, found[2]!]
  const scope = resolveThing(model, where, language)
  return scope ? { names: what, scope } : { names: object, scope: undefined }
}

function readRemoval(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'remove') return nothing
  const { names, scope } = scopeOf(model, clause.object, language)
  const operations: Operation[] = []
  const notes: Note[] = []
  let current = model
  for (const name of names
    .split(/,|\s+(?:and|och)\s+|、|と/)
    .map(bare)
    .filter(Boolean)) {
    const operation = removalOf(current, name, scope, language, notes)
    if (!operation) continue
    operations.push(operation)
    current = applyOperations(current, [operation])
  }
  return { operations, notes }
}

function removalOf(
  model: ProjectModel,
  name: string,
  scope: ReturnType<typeof scopeOf>['scope'],
  language: Language,
  notes: Note[],
): Operation | null {
  const readings = readingsIn(name.replace(/\s+(?:view|page|vyn|sidan)$|(?:表示|ページ)$/i, ''), language)
  const field = resolveField(model, name, language, scope ?? mainThing(model))
  if (scope && field?.thing === scope) return dropField(scope.id, field.field.id, field.thing.titleField, language, notes)
  const asked = kindsIn(name, language, 'added')
  const front = model.pages.find((each) => asked.some((cue) => cue === each.kind))
  if (front && model.pages.length > 1) return { op: 'removePage', page: front.id }
  const thing = resolveThing(model, name, language)
  if (thing && !scope) {
    if (model.things.length > 1 && model.pages.some((page) => page.thing !== thing.id))
      return { op: 'removeThing', thing: thing.id }
    notes.push({ kind: 'unknown', text: changeSays.lastThing[language] })
    return null
  }
  const kind = readings.find((reading) => reading.kind === 'page' || reading.kind === 'view')
  const page = model.pages.find((each) => each.title.toLowerCase() === name.toLowerCase() || each.kind === kind?.id)
  if (page && model.pages.length > 1 && !field) return { op: 'removePage', page: page.id }
  const view =
    kind?.kind === 'view' &&
    (scope ?? model.things.find((each) => each.views.length > 1 && each.views.some((own) => own === kind.id)))
  const shown = view && view.views.find((own) => own === kind!.id)
  if (view && shown && view.views.length > 1) return { op: 'removeView', thing: view.id, view: shown }
  if (field) return dropField(field.thing.id, field.field.id, field.thing.titleField, language, notes)
  const option = resolveOption(model, name, language)
  if (option && option.field.options!.length > 1)
    return { op: 'removeOption', thing: option.thing.id, field: option.field.id, option: option.option }
  return null
}

function dropField(thing: string, field: string, titleField: string, language: Language, notes: Note[]): Operation | null {
  if (field !== titleField) return { op: 'removeField', thing, field }
  notes.push({ kind: 'unknown', text: changeSays.titleStays[language] })
  return null
}

function readShow(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'show' || !clause.to) return nothing
  const shown = clause.to.replace(/\s+(?:instead of|rather than|i ?stället för)\s.*/i, '').replace(/\s+(?:view|vy)$/i, '')
  const view = [shown, `${shown}表示`].flatMap((words) => readingsIn(words, language)).find((reading) => reading.kind === 'view')
  const thing =
    resolveThing(model, clause.object, language) ??
    (/^(?:|it|them|this|that|everything|det|dem|allt|これ|全部)$/i.test(bare(clause.object)) ? mainThing(model) : undefined)
  if (!view || !thing) return nothing
  return does({ op: 'addView', thing: thing.id, view: view.id as Extract<Operation, { op: 'addView' }>['view'] })
}

/** "Bigger text and dark mode" is both; else the closer reading is enough. */
function readLooks(model: ProjectModel, clause: Clause, language: Language): Reading {
  const look = readLook(model, clause, language)
  if (look.operations.length && !/\b(?:and|och|with|med)\b|[,&、と]/i.test(clause.text)) return look
  const style = readStyle(model, clause, language)
  return look.operations.length ? { operations: [...style.operations, ...look.operations], notes: look.notes } : style
}

function readStyle(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { theme, services } = readIntent(clause.text, language)
  const said = Object.entries(theme).filter(([key, value]) => model.theme[key as keyof typeof theme] !== value)
  const isStyle =
    clause.verb === 'style' ||
    clause.verb === 'show' ||
    clause.verb === 'other' ||
    (clause.verb === 'rename' && themeWords.test(clause.object)) ||
    (clause.verb === 'add' && theme.mode !== undefined)
  if (!Object.keys(theme).length || !isStyle) {
    const service = clause.verb === 'remove' ? undefined : [...services][0]
    return service ? { operations: [], notes: [{ kind: 'service', text: serviceNotes[service][language] }] } : nothing
  }
  // a colour said without a depth is the plain colour
  const depth = theme.palette && !theme.depth && model.theme.depth !== 'normal' ? { depth: 'normal' as const } : {}
  if (!said.length && !Object.keys(depth).length)
    return { operations: [], notes: [{ kind: 'unknown', text: changeSays.alreadySo[language] }] }
  return does({ op: 'setTheme', theme: { ...theme, ...depth } })
}
