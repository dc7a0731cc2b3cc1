// A Japanese wish, clause by clause where that tells more than a form of the whole, else as any wish is.
import type { ProjectModel } from '../../model.ts'
import { type Change, done } from '../done.ts'
import type { Operation } from '../operations.ts'
import { readPlainly } from '../read-wish.ts'
import { readWholly } from '../told/wholly.ts'
import { unlessMisread } from '../misread.ts'
import { byTopic } from './by-topic.ts'
import { askedIn, withoutReason } from './clauses.ts'
import { assumedFor, declined } from './new-fields.ts'
import { type ReadJapanese, readJapanese } from './read-japanese.ts'

/** What some words come to by the forms of wishes. */
type Tell = (model: ProjectModel, text: string) => Change

/** Clause by clause, where that tells more than a form of the whole. */
export function changeJapanese(model: ProjectModel, text: string, tell: Tell): Change {
  const pieces = piecesOf(model, text, tell)
  if (pieces) return pieces
  const told = eachInTurn(model, text, tell) ?? tell(model, text)
  const topical = byTopic(model, text, told.operations, readPlainly)
  if (topical?.length) return done(model, { operations: topical, notes: [] }, 'ja')
  const whole = unlessMisread(model, text, told.operations, 'ja')
  return whole ? done(model, whole, 'ja') : told
}

/** What a Japanese wish comes to clause by clause, where that is more than a form of the whole tells. */
function piecesOf(model: ProjectModel, text: string, tell: Tell): Change | null {
  const less = declined(model, text)
  const pieces = less ? done(model, less, 'ja') : inPieces(model, text, readJapanese(model, text), tell)
  // フィードを追加: a page that the builder knows, and no field
  const isPage = pieces?.operations.length === 1 && readPlainly(model, text, 'ja').operations.some(({ op }) => op === 'addPage')
  if (isPage) return null
  const wholly = pieces && readWholly(model, text, 'ja')
  return wholly && wholly.operations.length >= pieces.operations.length ? null : pieces
}

/** Two things asked for in clauses of their own, where each is surely told by its form. */
function eachInTurn(model: ProjectModel, text: string, tell: Tell): Change | null {
  const turns = inPieces(model, text, askedIn(text), tell)
  // what stands in quotes is a name
  const isQuoted = (each: Operation) => each.op === 'addOption' && text.includes(`「${each.option}」`)
  return turns?.operations.every((each) => !fromNames.has(each.op) || isQuoted(each)) ? turns : null
}
/** What may come of words that nobody meant as names. */
const fromNames = new Set<Operation['op']>(['addField', 'addThing', 'addOption', 'addPage', 'addRow', 'setName', 'renameField'])

/** What was read, and what it left for others; null where these make nothing of it. */
function inPieces(model: ProjectModel, text: string, read: ReadJapanese | null, tell: Tell): Change | null {
  if (!read) return null
  const all: Change = { model, operations: [], notes: [] }
  for (const each of read) {
    const ways = typeof each === 'string' ? [...new Set([each, withoutReason(each)])] : []
    const next =
      typeof each === 'string'
        ? ways.map((said) => tell(all.model, said)).find(({ operations }) => operations.length > 0)
        : done(all.model, { operations: each, notes: assumedFor(all.model, text, each) }, 'ja')
    if (!next) return null
    all.operations.push(...next.operations)
    all.notes.push(...next.notes)
    all.model = next.model
  }
  return all
}
