// "When each customer was last here", "the next visit of each patient", "haven't been inspected for two weeks": the last or the next day
// of other rows, as a field of what they point to, and the rows of which that is long ago.
import type { Language } from '#shared/languages.ts'
import { isDay } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import type { Condition } from '../../shown-rules.ts'
import { labelOfSight } from '../sight/label-of-sight.ts'
import { daysSaid, inDays } from '../sight/days-said.ts'
import { groupsSaid, withoutGroups } from '../sight/groups-said.ts'
import { thingSaid, tooLongAgo } from '../sight/states-said.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { happensOn, narrowings } from '../said-parts.ts'
import { type Pointing, pointingTo } from './linked-rows.ts'

type Kind = 'latest' | 'next'
const kinds: Record<Kind, RegExp> = {
  latest:
    /\b(?:last|latest|most recent(?:ly)?|previous)\b|(?<!\p{L})(?:senaste?|sista|förra)(?!\p{L})|最終|最後|最新|前回|直近/iu,
  next: /\b(?:next|upcoming)\b|(?<!\p{L})(?:nästa|kommande)(?!\p{L})|次回|次の|今度/iu,
}
const labels: Record<Kind, Record<Language, (one: string) => string>> = {
  latest: {
    en: (one) => `Last ${one.toLowerCase()}`,
    sv: (one) => `Senaste ${one.toLowerCase()}`,
    ja: (one) => `最終${one.replace(/(?:の)?(?:記録|履歴|ログ|日)$/, '')}日`,
  },
  next: {
    en: (one) => `Next ${one.toLowerCase()}`,
    sv: (one) => `Nästa ${one.toLowerCase()}`,
    ja: (one) => `次回${one.replace(/(?:の)?(?:記録|履歴|ログ|日)$/, '')}日`,
  },
}

const stemChars = 4
const kanji = /\p{Script=Han}{2,}|\p{Script=Katakana}{3,}/gu

/** Whether the words speak of what a list holds: "visited" of visits, 内検 of 内検記録. */
function isSpokenOf({ one, many }: Thing, said: string, language: Language): boolean {
  if (language === 'ja')
    return [...`${one} ${many}`.matchAll(kanji)].some(([word]) => said.includes(word) || said.includes(word.slice(0, 2)))
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? []
  const stems = `${one} ${many}`
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= stemChars)
    .map((word) => word.slice(0, stemChars))
  return stems.some((stem) => words.some((word) => word.startsWith(stem)))
}

/** Who has not been in: whatever a visit is called. */
const beenIn =
  /\b(?:been (?:in|here|back|around|seen)|come (?:in|back)|came|shown up|turned up|seen|heard from)\b|(?<!\p{L})(?:varit (?:här|inne|hos)|kommit|synts|hört av)(?!\p{L})|来て|来店|来院|利用して|お見え/iu
/** That it did not happen, or happened so long ago. */
const didNot =
  /\b(?:not|never|no|without)\b|n['’]t\b|\bago\b|(?<!\p{L})(?:inte|ej|aldrig|utan|sedan)(?!\p{L})|ない|なし|いません|未/iu

type Link = Pointing & { host: Thing; day: Field }

/** The list whose days are meant: the one that is spoken of, or the only one that tells who has been in. */
function linkMeant(model: ProjectModel, host: Thing, said: string, language: Language): Link | undefined {
  const dated = pointingTo(model, host).flatMap((pointing) => {
    const day = happensOn(pointing.thing)
    return day ? [{ ...pointing, host, day }] : []
  })
  return (
    dated.find(({ thing }) => isSpokenOf(thing, said, language)) ??
    (dated.length === 1 && beenIn.test(said) ? dated[0] : undefined)
  )
}

/** The field that follows: the one that is there already, or a new one. */
function lastField({ host, thing, by, day }: Link, kind: Kind, language: Language): { field: Field; added: Operation[] } {
  const isSame = ({ formula }: Field) => formula?.kind === kind && formula.thing === thing.id && formula.by === by.id
  const there = host.fields.find(isSame)
  if (there) return { field: there, added: [] }
  const label = labels[kind][language](thing.one)
  const field: Field = {
    id: freeId(
      `${kind === 'latest' ? 'last' : 'next'}${thing.id.charAt(0).toUpperCase()}${thing.id.slice(1)}`,
      new Set(host.fields.map(({ id }) => id)),
      'lastDay',
    ),
    label,
    type: 'date',
    formula: { kind, thing: thing.id, by: by.id, of: day.id },
    why: 'edit',
  }
  return { field, added: [{ op: 'addField', thing: host.id, field }] }
}

type Since = { host: Thing; field: Field; added: Operation[]; days: number }

/** The rows to which nothing of a list of its own happened for so long; null where no such list is spoken of. */
function notSince(model: ProjectModel, text: string, language: Language): Since | null {
  const said = inDays(text)
  const days = daysSaid(text)
  if (!tooLongAgo.test(said) || !didNot.test(said) || days === undefined) return null
  const named = thingSaid(model, said, language)
  const hosts = [named, mainThing(model), ...model.things].filter((thing) => thing !== undefined)
  for (const host of new Set(hosts)) {
    const link = linkMeant(model, host, said, language)
    // what is not spoken of at all is another list's
    if (!link || (host !== named && !isSpokenOf(link.thing, said, language))) continue
    return { host, ...lastField(link, 'latest', language), days }
  }
  return null
}

/** "Customers who haven't visited for 3 months", where visits are a list of their own. */
export function readNotSince(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  const since = notSince(model, text, language)
  if (!since) return nothing
  const { host, field, added, days } = since
  const where: Condition[] = [{ field: field.id, when: 'ago', than: days }]
  const shown = { ...host, fields: [...host.fields, field] }
  const label = labelOfSight(text, language) || conditionText(shown, where[0]!, language)
  return does(...added, { op: 'addQuickFilter', thing: host.id, quickFilter: { label, where } })
}

/** "Warn when a deal has had no activity for 14 days". */
export function warnedSince(model: ProjectModel, text: string, language: Language): Reading | null {
  const since = notSince(model, text, language)
  if (!since) return null
  const { host, field, added, days } = since
  return does(...added, { op: 'addWarning', thing: host.id, warning: { field: field.id, when: 'ago', than: days } })
}

/** "The last visit of each customer", 顧客ごとの最終来店日. */
export function readLast(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  const kind = (Object.keys(kinds) as Kind[]).find((each) => kinds[each].test(text))
  if (!kind || /\d/.test(text)) return nothing
  const groups = groupsSaid(text, language)
  const what = withoutGroups(text, language)
  for (const group of groups)
    for (const name of narrowings(group, language)) {
      const host = resolveThing(model, name, language)
      const link = host && linkMeant(model, host, what, language)
      if (!link || !isSpokenOf(link.thing, what, language) || hasOwnDay(host, kind)) continue
      const { field, added } = lastField(link, kind, language)
      return does(
        ...(added.length ? added : [{ op: 'setFormula' as const, thing: host.id, field: field.id, formula: field.formula! }]),
      )
    }
  return nothing
}

/** A day of that name is filled in. */
const hasOwnDay = (host: Thing, kind: Kind): boolean =>
  host.fields.some((field) => isDay(field) && kinds[kind].test(field.label) && !field.formula)
