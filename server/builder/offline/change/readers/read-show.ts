// "Show tasks on a board", "like Trello", 「写真を並べて見たい」: another view of a list.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, ViewKind } from '../../model.ts'
import { nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { viewLike } from '../view-likeness.ts'

const everything = /^(?:|it|them|this|that|everything|det|dem|allt|これ|全部|全体|一覧)$/i
/** What only says how something shall look, beside what it looks like. */
const like: Record<Language, RegExp> = {
  en: /\b(?:like|as|style|-style|looks?)\b/i,
  sv: /(?<!\p{L})(?:som|liknande|i stil med)(?!\p{L})/iu,
  ja: /みたい|っぽ|風|のよう|感じ|形式|方式|型/,
}

export function readShow(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (/\btoo much like\b|för mycket som/i.test(clause.text)) return nothing
  const isShow = clause.verb === 'show' && clause.to !== undefined
  if (!isShow && !((clause.verb === 'style' || clause.verb === 'other') && like[language].test(clause.text))) return nothing
  const said = isShow ? clause.to! : clause.text
  const shown = said
    .replace(/\s+(?:with|showing|where|so that|med|där)\s.*/i, '')
    .replace(/\s+(?:instead of|rather than|i ?stället för)\s.*/i, '')
    .replace(/\s+(?:view|vy)$/i, '')
  const named = isShow
    ? [shown, `${shown}表示`].flatMap((words) => readingsIn(words, language)).find((reading) => reading.kind === 'view')?.id
    : undefined
  const view = (named as ViewKind | undefined) ?? viewLike(shown) ?? (clause.object ? undefined : viewLike(clause.text))
  if (!view) return nothing
  const object = isShow ? clause.object : ''
  const thing =
    resolveThing(model, object, language) ??
    resolveField(model, object, language, mainThing(model))?.thing ??
    (everything.test(bare(object)) || !named ? mainThing(model) : undefined)
  return thing ? { operations: [{ op: 'addView', thing: thing.id, view }], notes: [] } : nothing
}
