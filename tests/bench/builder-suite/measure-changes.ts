// Whether a wish did to the model what a person would expect, took nothing else away, and is still a project that can be written.
import type { Field, FieldType, Note, ProjectModel, Thing } from '#server/builder/offline/model.ts'
import { change } from '#server/builder/offline/change/change.ts'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import type { SuiteChange } from './cases.ts'
import type { Share } from './measure-prompts.ts'
import { fieldsIn, isCalled, isField, isLabelled, isThing, listOf } from './names.ts'
import { showsView } from './views.ts'

type Changed = { before: ProjectModel; after: ProjectModel; notes: Note[]; files: SourceFiles }
type Check = (detail: string, changed: Changed) => boolean

/** Pages that outsiders use; those of the lists behind them are their owner's. */
const publicFile = /^src\/(?:sections|features\/(?:shop|booking|invoicing|survey|feed|chat|standings|blog))\//
const stands = (words: string, { files }: Changed): boolean => {
  const wanted = words.toLowerCase().split('|')
  return Object.entries(files).some(
    ([path, text]) => publicFile.test(path) && wanted.some((each) => text.toLowerCase().includes(each)),
  )
}
const sectionsIn = ({ pages }: ProjectModel) => pages.flatMap(({ sections = [] }) => sections.map(({ kind }) => kind as string))
/** Somewhere in the model, whatever the page makes of it. */
const isSaid = (words: string, { after }: Changed): boolean =>
  words.split('|').some((each) => JSON.stringify(after).toLowerCase().includes(each.toLowerCase()))

const labelsIn = (model: ProjectModel) => [
  ...model.things.flatMap(({ one, many }) => [one, many]),
  ...fieldsIn(model).map(({ field }) => field.label),
]
/** Whether one of several words is part of one of the texts. */
const isAmong = (words: string, texts: readonly string[]): boolean =>
  words.split('|').some((word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase())))
const rowsIn = (model: ProjectModel) => model.things.flatMap((thing) => thing.rows)
const optionsIn = (model: ProjectModel) => fieldsIn(model).flatMap(({ field }) => field.options ?? [])
const isNewField = ({ before }: Changed, thing: string, id: string, label: string) =>
  !fieldsIn(before).some((each) => each.thing.id === thing && each.field.id === id && each.field.label === label)
/** What a type is called elsewhere -> the model's names for it. */
const typesNamed: Record<string, readonly FieldType[]> = {
  boolean: ['bool'],
  number: ['number', 'int'],
  longText: ['longtext', 'markdown'],
  multiSelect: ['tags', 'refs'],
  reference: ['ref', 'refs'],
}
const unitsOfTime = ['min', 'h', 'hours', 'minutes', 'timmar', 'minuter', '分', '時間']
const isType = ({ type, unit = '' }: Field, wanted: string): boolean =>
  wanted === 'duration' ? unitsOfTime.includes(unit) : (typesNamed[wanted] ?? [wanted]).some((each) => each === type)
const typed = (detail: string, { after }: Changed) => {
  const [label, types = ''] = detail.split('=')
  const wanted = types.split('|')
  return fieldsIn(after).some(({ field }) => isLabelled(field.label, label!) && wanted.some((each) => isType(field, each)))
}
/** Whether one of the ids names a field with such a label. */
const namesField = (thing: Thing, ids: (string | undefined)[], wanted: string) =>
  thing.fields.some((field) => ids.includes(field.id) && isLabelled(field.label, wanted))

/** What can be expected of a change: a word, and after a colon the detail, in which `a|b` is either. */
const checks: Record<string, Check> = {
  /** a field that was not there under this name before; one that is called just so may have been there already */
  field: (detail, changed) =>
    fieldsIn(changed.after).some(
      ({ thing, field }) =>
        isField(field, detail) && (isNewField(changed, thing.id, field.id, field.label) || isCalled(field.label, detail)),
    ),
  'no field': (detail, { after }) => !fieldsIn(after).some(({ field }) => isLabelled(field.label, detail)),
  thing: (detail, { after }) => after.things.some((thing) => isThing(thing, detail)),
  label: (detail, { after }) => labelsIn(after).some((label) => isLabelled(label, detail)),
  'no label': (detail, { after }) => !labelsIn(after).some((label) => isLabelled(label, detail)),
  /** a field that points to such a thing, or one of text that is called so */
  link: (detail, changed) =>
    fieldsIn(changed.after).some(
      ({ thing, field }) => isLabelled(field.label, detail) && isNewField(changed, thing.id, field.id, field.label),
    ) ||
    fieldsIn(changed.after).some(({ field }) => changed.after.things.some((to) => to.id === field.target && isThing(to, detail))),
  option: (detail, { after }) => optionsIn(after).some((option) => option.toLowerCase() === detail.toLowerCase()),
  'no option': (detail, { after }) => !optionsIn(after).some((option) => option.toLowerCase() === detail.toLowerCase()),
  view: (detail, { after }) => showsView(after, detail),
  type: typed,
  required: (detail, { after }) => fieldsIn(after).some(({ field }) => field.required === true && isField(field, detail)),
  optional: (detail, { after }) => fieldsIn(after).some(({ field }) => !field.required && isField(field, detail)),
  before: (detail, { after }) => {
    const [first, second] = detail.split('<')
    return after.things.some((thing) => {
      const at = (label: string) => thing.fields.findIndex((field) => isLabelled(field.label, label))
      return at(first!) >= 0 && at(first!) < at(second!)
    })
  },
  palette: (detail, { after }) => detail.split('|').includes(after.theme.palette),
  look: (detail, { after }) => after.theme.look === detail,
  mode: (detail, { after }) => after.theme.mode === detail,
  name: (detail, { after }) => after.name === detail,
  language: (detail, { after }) => after.language === detail,
  currency: (detail, { after }) => after.currency === detail,
  /** it is there, and the wish was not answered with 'not understood' */
  csv: (_detail, { after, notes }) => after.features.csv && !notes.some(({ kind }) => kind === 'unknown'),
  /** nobody can log in to a project that lives in a browser: what is expected is that the person is told */
  login: (_detail, { notes }) => notes.some(({ kind }) => kind === 'service') && !notes.some(({ kind }) => kind === 'unknown'),
  unchanged: (_detail, { before, after }) => JSON.stringify(before) === JSON.stringify(after),
  rule: (detail, { after }) =>
    after.things.some((thing) =>
      namesField(
        thing,
        (thing.warnings ?? []).map(({ field }) => field),
        detail,
      ),
    ),
  total: (detail, { after }) =>
    after.things.some((thing) =>
      namesField(
        thing,
        (thing.totals ?? []).map(({ field }) => field),
        detail,
      ),
    ),
  sort: (detail, { after }) => after.things.some((thing) => namesField(thing, [thing.order?.by], detail)),
  /** a sample row that says so somewhere */
  row: (detail, { after }) =>
    isAmong(
      detail,
      rowsIn(after).flatMap((row) => Object.values(row).map(String)),
    ),
  'no rows': (_detail, { after }) => rowsIn(after).length === 0,
  'more rows': (_detail, { before, after }) => rowsIn(after).length > rowsIn(before).length,
  unit: (detail, { after }) => {
    const [label, units = ''] = detail.split('=')
    return fieldsIn(after).some(({ field }) => isLabelled(field.label, label!) && units.split('|').includes(field.unit ?? ''))
  },
  start: (detail, { after }) => {
    const [label, value] = detail.split('=')
    return fieldsIn(after).some(({ field }) => isLabelled(field.label, label!) && String(field.start).toLowerCase() === value)
  },
  group: (detail, { after }) => after.things.some((thing) => namesField(thing, [thing.group], detail)),
  /** visitors are asked for it, or see it */
  asked: stands,
  shown: (detail, changed) => stands(detail, changed) || isSaid(detail, changed),
  'not asked': (detail, changed) => !stands(detail, changed),
  /** an option that says so, be it with more words */
  choice: (detail, { after }) => isAmong(detail, optionsIn(after)),
  'no choice': (detail, { after }) => !isAmong(detail, optionsIn(after)),
  'no row': (detail, changed) => !checks['row']!(detail, changed),
  text: (detail, changed) => stands(detail, changed) || isSaid(detail, changed),
  'no text': (detail, changed) => !isSaid(detail, changed),
  section: (detail, { after }) => detail.split('|').some((kind) => sectionsIn(after).includes(kind)),
  'no section': (detail, { after }) => !sectionsIn(after).includes(detail),
  /** it cannot be done, and that is said */
  honest: (_detail, { before, after, notes }) => JSON.stringify(before) === JSON.stringify(after) && notes.length > 0,
}

export const expectations = Object.keys(checks)

/** Things and fields that went although nothing said so. A split field may go, what a removed thing had goes with it. */
function lostIn({ before, after }: Changed, expected: string[]): string[] {
  const mayGo = expected.some((each) => /^(?:no |not |field:|type:)/.test(each))
  if (mayGo) return []
  const kept = new Set(fieldsIn(after).map(({ thing, field }) => `${thing.id}.${field.id}`))
  return fieldsIn(before)
    .map(({ thing, field }) => `${thing.id}.${field.id}`)
    .filter((each) => !kept.has(each))
}

function missedBy({ on, wish, expect }: SuiteChange): string[] {
  const before = understand(on).model
  if (!before) return ['the base is not understood']
  const { model: after, notes } = change(before, wish)
  const changed = { before, after, notes, files: generateProject(after) }
  const expected = listOf(expect)
  const missed = expected.filter((each) => {
    const [kind, ...detail] = each.split(':')
    const check = checks[kind!]
    if (!check) throw new Error(`nothing is known of the expectation '${kind}'`)
    return !check(detail.join(':'), changed)
  })
  return [...missed, ...lostIn(changed, expected).map((each) => `lost ${each}`)]
}

export function measureChanges(cases: readonly SuiteChange[]): { right: Share; misses: string[] } {
  const misses = cases.flatMap((each) => {
    const missed = missedBy(each)
    return missed.length ? [`${each.wish} (on: ${each.on})\n      missed: ${missed.join('; ')}`] : []
  })
  return { right: { found: cases.length - misses.length, all: cases.length }, misses }
}
