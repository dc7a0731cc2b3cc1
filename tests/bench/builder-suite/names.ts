// When a name in a model is the one a person expects. `a|b` is either.
import type { Field, ProjectModel, Thing } from '#server/builder/offline/model.ts'

export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** 'Bee-hive', 'bee hive' and 'beehive' are one word. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
const alternatives = (wanted: string) => wanted.split('|').map(plain)

/** A 'music lesson' is a lesson, a 'hundkund' a kund: the head of a name stands last in all three languages. */
const headMin = 2
/** A 'workout log' keeps workouts: what says only that it is kept is no part of the name. */
const keeping = /(?:\s(?:log|record|entry|list)s?|logg|register|lista|記録|一覧|台帳|名簿|リスト|日誌)$/i
function isNamed(name: string, wanted: string): boolean {
  const own = plain(name)
  if (own === wanted || plain(name.replace(keeping, '')) === wanted) return true
  const lastWord = plain(name.split(/\s/).at(-1) ?? '')
  if (lastWord === wanted) return true
  const isJoined = /[^a-z]/.test(own) && wanted.length >= headMin
  return isJoined && own.endsWith(wanted)
}

export const isThing = (thing: Thing, wanted: string): boolean =>
  alternatives(wanted).some((each) =>
    [thing.id, thing.concept, thing.one, thing.many].some((name) => name !== undefined && isNamed(name, each)),
  )

/** A part of a label is enough: 'Next service date' is the 'service' somebody named. */
export const isField = (field: Field, wanted: string): boolean =>
  alternatives(wanted).some((each) =>
    [field.id, field.concept, field.label].some((name) => name !== undefined && plain(name).includes(each)),
  )

export const isLabelled = (label: string, wanted: string): boolean =>
  alternatives(wanted).some((each) => plain(label).includes(each))

export const isCalled = (label: string, wanted: string): boolean => alternatives(wanted).includes(plain(label))

export const fieldsIn = (model: ProjectModel): { thing: Thing; field: Field }[] =>
  model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))

/** What a form asks: a person who named fields sees them there. */
export const questionsIn = (model: ProjectModel): string[] => {
  const asking = new Set(model.pages.flatMap(({ kind, thing }) => (kind === 'survey' ? [thing] : [])))
  return model.things.filter(({ id }) => asking.has(id)).flatMap(({ rows }) => rows.map(({ text }) => String(text)))
}
