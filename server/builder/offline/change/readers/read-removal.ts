// "Remove the notes from customers", "take plus out of membership", "no calendar": what goes.
import type { Language } from '#shared/languages.ts'
import { swedishStems } from '../../lexicon/inflect.ts'
import type { Note, ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { kindsIn } from '../../understand/plan/plan-kinds.ts'
import { does, nothing, type Reading, tells } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { fieldNamesIn, namesIn } from '../said-parts.ts'

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

/** "plus from membership", "the status closed": choices that the named field has. */
function choicesOf(model: ProjectModel, object: string, language: Language): Operation[] {
  const found =
    language === 'ja'
      ? /^(.+?)(?:から|の)(.+)$/.exec(object)
      : /^(.+?)\s+(?:from|in|on|of|as|för|från|på|i|ur|som|bland)\s+(?:the\s+)?(?:list of\s+)?(.+)$/i.exec(object)
  if (!found) return []
  const [what, where] = language === 'ja' ? [found[2]!, found[1]!] : [found[1]!, found[2]!]
  const place = resolveField(model, where.replace(listWords, ''), language, mainThing(model))
  if (place?.field.type !== 'select') return []
  const { thing, field } = place
  const gone = namesIn(what).flatMap((name) => field.options!.find((option) => option.toLowerCase() === name.toLowerCase()) ?? [])
  return gone.length < field.options!.length
    ? [...new Set(gone)].map((option) => ({ op: 'removeOption', thing: thing.id, field: field.id, option }))
    : []
}
const listWords = /\s+(?:options?|choices|values|list|drop-?down|field|alternativ(?:en)?|lista[n]?|fältet)$/i

const allBut: Record<Language, RegExp> = {
  en: /^(?:everything|anything|all|every (?:field|column)|(?:all )?(?:the )?(?:other |rest of the )?(?:fields|columns))(?: else)?,?\s+(?:but|except(?: for)?|apart from|besides|other than)\s+(?:the\s+)?(.+)$/i,
  sv: /^(?:allt|alla(?: andra)?(?: fält| kolumner)?)\s+(?:utom|förutom)\s+(.+)$/i,
  ja: /^(.+?)以外(?:の(?:項目|列|欄))?(?:すべて|全部|全て)?$/,
}

/** "Everything but title and author": the other fields of the list that has these; nothing, where one of them is not there. */
function restOf(model: ProjectModel, object: string, language: Language): Reading | null {
  const named = allBut[language].exec(object)?.[1]
  if (!named) return null
  const kept = namesIn(named).map((name) => resolveField(model, name, language, mainThing(model)))
  const thing = kept[0]?.thing
  if (!thing || kept.some((place) => place?.thing !== thing)) return tells(changeSays.notFound[language](named))
  const ids = new Set([thing.titleField, ...kept.map((place) => place!.field.id)])
  const gone = thing.fields.filter(({ id }) => !ids.has(id))
  return does(...gone.map((field): Operation => ({ op: 'removeField', thing: thing.id, field: field.id })))
}

export function readRemoval(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'remove') return nothing
  const rest = restOf(model, clause.object, language)
  if (rest) return rest
  const choices = choicesOf(model, clause.object, language)
  if (choices.length) return { operations: choices, notes: [] }
  const { names, scope } = scopeOf(model, clause.object, language)
  const operations: Operation[] = []
  const notes: Note[] = []
  let current = model
  for (const name of fieldNamesIn(model, names.replace(/^both\s+|^både\s+/i, '').replace(/\s+(?:nor|or|eller)\s+/gi, ', '))) {
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
  // "tabellen": the page of that name rather than a way of seeing a list
  const called = language === 'sv' ? swedishStems(name.toLowerCase()) : [name.toLowerCase()]
  const page =
    model.pages.find(({ title }) => called.includes(title.toLowerCase())) ?? model.pages.find((each) => each.kind === kind?.id)
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
