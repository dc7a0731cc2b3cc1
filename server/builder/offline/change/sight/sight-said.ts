// A wish that asks to see something, and nothing else: "can you show how many members there are on each plan", 月ごとの合計が見たい.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Change } from '../done.ts'
import { owedByEach } from '../linked/read-owed.ts'
import type { Operation } from '../operations.ts'
import { nothing, type Reading } from '../reading.ts'
import { askedToSee } from './asked-to-see.ts'
import { readFigure } from './read-figure.ts'
import { sightsOfWish } from './sight-readers.ts'

const courtesy: Record<Language, RegExp> = {
  en: /^(?:(?:hi|hello|ok|okay|now|please|great|nice|thanks)[,!.]? )*(?:(?:can|could|would) (?:you|we) (?:please )?(?:also )?|let(?:['’]s| me| us) |also |please )+/i,
  sv: /^(?:(?:hej|ok|okej|snyggt|bra|tack)[,!.]? )*(?:(?:kan|kunde|skulle) (?:du|vi|man)(?: kunna)? (?:också |även )?|låt (?:mig|oss) |även |också )+/i,
  ja: /^(?:あと|それと|次に)、?/,
}
const rest =
  /^[\s.,!?。、！？]*(?:please|thanks|thank you|tack|snälla|です|ます|してください|して(?:ほしい|欲しい)です|お願いします)?[\s.,!?。、！？]*$/i

/** What each piece of the wish comes to; null where one of them is nothing to see, or where the wish says more. */
function allOf(model: ProjectModel, wish: string, language: Language, readers: readonly (typeof readFigure)[]): Reading | null {
  const text = wish.trim().replace(courtesy[language], '')
  const sights = askedToSee(text, language)
  const [first, last] = [sights[0], sights.at(-1)]
  const behind = last ? text.slice(last.end) : ''
  if (!first || text.slice(0, first.start).trim() || (language !== 'ja' && !rest.test(behind))) return null
  const read = sights.map((sight) =>
    readers.map((reader) => reader(model, sight, language).operations).find((made) => made.length),
  )
  if (read.some((made) => !made)) return null
  // the first figure brings the dashboard along for all
  const isAgain = (operation: Operation, at: number, all: readonly Operation[]) =>
    operation.op === 'addPage' && all.findIndex(({ op }) => op === 'addPage') !== at
  return { operations: read.flatMap((made) => made!).filter((operation, at, all) => !isAgain(operation, at, all)), notes: [] }
}

/** What each of a list of people owes, where nothing else is asked. */
export const owedSaid = (model: ProjectModel, wish: string, language: Language): Reading | null =>
  allOf(model, wish, language, [(at, { text }) => owedByEach(at, text, language) ?? nothing])

/** "The bugs on a board by status" are the rows themselves, and no figure of them. */
const asView: Record<Language, RegExp> = {
  en: /\b(?:on|in|as|into) (?:an? |the )?(?:kanban(?: board)?|board|gallery|timeline|cards)\b/iu,
  sv: /(?<!\p{L})(?:på|i|som) (?:en |ett )?(?:kanban(?:tavla)?|tavla|tavlan|galleri|tidslinje|kort)(?!\p{L})/iu,
  ja: /(?:カンバン|かんばん|看板|ボード|ギャラリー)(?:で|に|表示|として)/u,
}

/** Figures that no list can have under it: of a stretch of time, a count or a mean by choices. What a list can count of its own is a field. */
export function figuresSaid(model: ProjectModel, wish: string, language: Language): Reading | null {
  if (asView[language].test(wish)) return null
  const read = allOf(model, wish, language, [readFigure])
  const hasDashboard = model.pages.some(({ kind }) => kind === 'dashboard')
  const isSure = (operation: Operation) => {
    if (operation.op === 'addPage') return true
    if (operation.op !== 'addFigure' || operation.figure.by === undefined) return false
    const { kind, by, span } = operation.figure
    const field = model.things.find(({ id }) => id === operation.thing)?.fields.find(({ id }) => id === by)
    // 「月ごとのグラフ」 says nothing that the dashboard does not show
    if (span) return !hasDashboard || !/^[^、。]{0,4}グラフ/u.test(wish)
    return kind === 'average' || (kind === 'count' && (field?.type !== 'ref' || language === 'ja'))
  }
  return read?.operations.every(isSure) ? read : null
}

/** Whatever is to be seen, where nothing else was understood of the wish. */
export function sightsSaid(model: ProjectModel, wish: string, language: Language, made: Change): Reading | null {
  if (asView[language].test(wish)) return null
  const isRead = made.operations.length > 0 || made.notes.some(({ kind }) => kind !== 'unknown')
  return isRead ? null : allOf(model, wish, language, sightsOfWish)
}
