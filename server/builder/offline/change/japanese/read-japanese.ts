// A Japanese wish read clause by clause: what asks is read as a list, a field or a choice, what tells asks for nothing. All that asks is
// read here or left for the other readers; null where nothing in it is of these.
import type { ProjectModel } from '../../model.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { type About, aboutField, spokenOf } from './about-field.ts'
import { choicesTold } from './choices-told.ts'
import { isAsking, isTelling, sentencesOf } from './clauses.ts'
import { newFields } from './new-fields.ts'
import { newList } from './new-list.ts'
import { pointedField } from './pointing.ts'
import { rowsTold } from './rows-told.ts'

const charsMax = 300

/** What was read, and between it what asks for something else, in the order it was said. */
export type ReadJapanese = readonly (Operation[] | string)[]

/** `isAll`: nothing else was said, or this only goes on with it. */
type Read = (model: ProjectModel, clause: string, isAll: boolean) => Operation[] | null
const readers: readonly Read[] = [choicesTold, newFields]

/** 「項目に加えてください」 behind what is to be added. */
const onlyAsks = /^(?:項目に|欄に|一覧に)?(?:追加|加え|足し|入れ|お願い)[^、をはがも]{0,12}$/u
/** A sentence that only goes on with what the one before asked for. */
const goesOn = /^[^、]{1,30}(?:も|チェック|欄|項目|かどうか|あるかないか|ありなし)$/u
/** What it means was said before. */
const pointsBack = /^合計|それ|これ|そこ|その|あれ|二つ|両方|どちらも/u
/** A sentence ends in -te where it asks. */
const endsOpen = (clauses: readonly string[]) => /(?<!の)[てで]$/u.test(clauses.at(-1) ?? '')

/** The clauses of a sentence, as many at a time as are read together. */
function inTurn(model: ProjectModel, clauses: readonly string[], isAll: boolean): (Operation[] | string)[] {
  for (let from = 0; from < clauses.length; from++) {
    for (let to = clauses.length; to > from; to--) {
      const said = clauses.slice(from, to).join('、')
      for (const read of readers) {
        const operations = read(model, said, isAll)
        if (!operations) continue
        const grown = applyOperations(model, operations)
        return [...clauses.slice(0, from).filter(isAsking), operations, ...inTurn(grown, clauses.slice(to), false)]
      }
    }
  }
  const isOnlyAsking = clauses.length === 1 && onlyAsks.test(clauses[0]!)
  return (clauses.some(isAsking) || endsOpen(clauses)) && !isOnlyAsking ? [clauses.join('、')] : []
}

export function readJapanese(model: ProjectModel, text: string): ReadJapanese | null {
  if (text.length > charsMax) return null
  const rows = rowsTold(model, text)
  if (rows) return [rows]
  const list = pointedField(model, text) ?? newList(model, text)
  if (list) return [list.operations, ...list.rest]
  const sentences = sentencesOf(text)
  let grown = model
  let about: About | undefined
  const all: (Operation[] | string)[] = []
  for (const clauses of sentences) {
    const sentence = clauses.join('、')
    const isMore = about !== undefined && goesOn.test(sentence)
    const same = about && aboutField(grown, about, sentence)
    const read = same ? [same] : inTurn(grown, clauses, sentences.length === 1 || isMore)
    if (!read.length && !clauses.every(isTelling)) return null
    for (const each of read) {
      if (typeof each === 'string' && pointsBack.test(each)) return null
      if (typeof each === 'string') continue
      grown = applyOperations(grown, each)
      about = spokenOf(each) ?? about
    }
    all.push(...read)
  }
  return all.some((each) => typeof each !== 'string' && each.length > 0) ? all : null
}
