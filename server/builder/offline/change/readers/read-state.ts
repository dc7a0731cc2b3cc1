// States of a row that are no limit and no date to come: "a job has no staff", "not watered for 10 days", "unpaid invoices".
import { escaped } from '../../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canBeEmpty, isNumber, isDay } from '../../field-kinds.ts'
import type { Warning } from '../../rules.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, narrowings } from '../said-parts.ts'

const warns = (thing: Thing, warning: Warning): Reading => does({ op: 'addWarning', thing: thing.id, warning })

export const readState = (model: ProjectModel, text: string, language: Language): Reading | null =>
  readAgo(model, text, language) ?? readEmpty(model, text, language) ?? readNot(model, text, language)

/** `days` says how long ago, `did` what was done then. */
const agoForms: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:not|n't|never|nobody|no one|weren't|wasn't)\b.*?\b(?<did>\p{L}+(?:ed|en|nt|ne|de|id|et|ut|pt|ng)?)\s+(?:for|in|since|during)\s+(?:the (?:last|past)\s+|over\s+|more than\s+|at least\s+|about\s+)*(?<days>\d+)\s*days\b/iu,
    /\b(?<did>\p{L}+)\b(?:\s+\p{L}+){0,2}?\s+(?:for\s+)?(?:more than|over|longer than|older than|at least)\s+(?<days>\d+)\s*days\s*(?:ago|old|since)?\b/iu,
    /\b(?<did>\p{L}+)\s+(?<days>\d+)\s*days\s+(?:ago or more|or (?:more|longer) ago|old or (?:more|older))\b/iu,
  ],
  sv: [
    /(?<!\p{L})(?:inte|aldrig|ingen)(?!\p{L}).*?(?<did>\p{L}+)\s+(?:på|under|inom)\s+(?:de senaste\s+|över\s+|mer än\s+|minst\s+)*(?<days>\d+)\s*dagar/iu,
    /(?<did>\p{L}+)\s+(?:för\s+)?(?:mer än|över|längre än|äldre än|minst)\s+(?<days>\d+)\s*dagar(?:\s+(?:sedan|sen|gamla?))?/iu,
  ],
  ja: [
    /(?<days>\d+)日(?:間)?(?:以上|超|を超え)?(?:、)?(?<did>.*?)(?:していない|してない|がない|経過|経って|経った|たって|たった|前(?:の|から)|空いて)/,
  ],
}

const past = /last|latest|previous|senast|前回|最終|直近/i

function readAgo(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = agoForms[language].map((form) => form.exec(text)?.groups).find(Boolean)
  if (!found) return null
  const words =
    `${text}`.toLowerCase().match(language === 'ja' ? /[\p{Script=Han}ー\p{Script=Katakana}]{2,}/gu : /\p{L}{4,}/gu) ?? []
  const stems = words.map((word) => (language === 'ja' ? word : word.slice(0, Math.max(4, word.length - 3))))
  const named = (language === 'ja' ? [] : words).map((word) => resolveThing(model, word, language)).find(Boolean)
  const things = [named, mainThing(model), ...model.things].filter((each): each is Thing => each !== undefined)
  const days = things.flatMap((thing) =>
    thing.fields
      .filter((field) => isDay(field) && !isDue(field) && !/birth|next/i.test(conceptOf(field)))
      .map((field) => ({ thing, field })),
  )
  const about = ({ field }: { field: Field }) => stems.some((stem) => field.label.toLowerCase().includes(stem))
  const place = days.find(about) ?? days.find(({ field }) => past.test(`${conceptOf(field)} ${field.label}`)) ?? days[0]
  return place ? warns(place.thing, { field: place.field.id, when: 'ago', than: Number(found.days) }) : null
}

const emptyForms: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:when|if|about|for|that|which|whose)?\s*(?:there (?:is|are|'s)\s+)?(?:an?\s+|the\s+|any\s+|all\s+|every\s+)?(?<of>[\p{L}-]+(?: [\p{L}-]+)?)??\s*(?:that |which |who )?(?:has|have|with|having|there (?:is|are)|got|lacks?|(?:is|are) (?:still )?missing|without|(?:do|does)(?: not|n't) have)\s+(?:no\s+|any\s+|an?\s+|the\s+|its\s+|their\s+|missing\s+)*(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:\s+(?:assigned|yet|set|filled in|entered|on it|attached|linked))*$/iu,
    /\b(?:when|if|about|where)\s+(?:an?\s+|the\s+|its\s+|their\s+)?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2}?)\s+(?:is|are)\s+(?:still\s+)?(?:missing|empty|blank|not (?:set|filled in|entered|assigned|given|there|known))(?:\s+(?:on|in|for|from)\s+(?:an?\s+|the\s+)?(?<of>[\p{L} -]+))?$/iu,
    /\b(?:no one|nobody|noone)\s+(?:is|has been|was)\s+(?<what>assigned|responsible|booked|scheduled)(?:\s+(?:to|for|on)\s+(?:an?\s+|the\s+)?(?<of>[\p{L} -]+))?/iu,
    /\b(?<what>unassigned)\s+(?<of>[\p{L} -]+?)(?:\s+(?:in|with)\s+\p{L}+)?$/iu,
  ],
  sv: [
    /(?:(?:när|om|för)\s+)?(?:en\s+|ett\s+|de\s+|alla\s+)?(?<of>[\p{L}-]+)?\s*(?:som\s+)?(?:saknar|utan|inte har|har (?:ingen|inget|inga))\s+(?:någon\s+|något\s+|en\s+|ett\s+)?(?<what>[\p{L}-]+(?: [\p{L}-]+)?)$/iu,
    /(?:när|om|där)\s+(?<what>[\p{L}-]+(?: [\p{L}-]+)?)\s+(?:saknas|är tom[mt]?a?|inte är ifyll[dt]|inte är satt)(?:\s+(?:på|i|för)\s+(?:en\s+|ett\s+)?(?<of>[\p{L} -]+))?$/iu,
  ],
  ja: [
    /^(?:(?<of>[^をはがの]+?)(?:に|の|で))?(?<what>[^をはがにの]+?)(?:が|の)(?:未入力|空(?:欄|白)?|ない|いない|未定|未設定|未割り?当て|決まっていない|入っていない|抜けている|なし)/,
  ],
}
const people = /assign|respons|owner|instructor|manager|staff|ansvarig|担当/i

function readEmpty(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of emptyForms[language]) {
    const { what = '', of = '' } = form.exec(text)?.groups ?? {}
    const owner = of
      ? narrowings(of, language)
          .map((name) => resolveThing(model, name, language))
          .find(Boolean)
      : undefined
    // "with" and "has" tell what is there as well as what is not
    if (
      !what ||
      !/\b(?:no|without|missing|lacks?|not|n't|empty|blank|nobody|noone|unassigned)\b|saknar|utan|inte|ingen|inget|inga|saknas|tom|未|空|ない|なし/i.test(
        text,
      )
    )
      continue
    const found = emptyOf(model, owner ?? mainThing(model), what, owner !== undefined, language)
    if (found) return found
  }
  return null
}

function emptyOf(
  model: ProjectModel,
  thing: Thing | undefined,
  what: string,
  isNamed: boolean,
  language: Language,
): Reading | null {
  if (!thing) return null
  const place = narrowings(bare(what), language)
    .map((name) => resolveField(isNamed ? { ...model, things: [thing] } : model, name, language, thing))
    .find(Boolean)
  if (place) {
    const { thing: owner, field } = place
    if (canBeEmpty(field)) return warns(owner, { field: field.id, when: 'empty' })
    if (isNumber(field)) return warns(owner, { field: field.id, when: 'below', than: 1 })
    return field.type === 'bool' ? warns(owner, { field: field.id, when: 'is', than: false }) : null
  }
  const target = resolveThing(model, what, language)
  const linked = target && thing.fields.find((field) => field.target === target.id)
  const worker = thing.fields.find((field) => field.type === 'text' && people.test(`${conceptOf(field)} ${field.label}`))
  const field = linked ?? (target || people.test(what) ? worker : undefined)
  if (field) return warns(thing, { field: field.id, when: 'empty' })
  if (!target || target === thing) return null
  // what nothing points to cannot be missing: the link comes first
  return does(
    { op: 'addField', thing: thing.id, field: { id: target.id, label: target.one, type: 'ref', target: target.id, why: 'edit' } },
    { op: 'addWarning', thing: thing.id, warning: { field: target.id, when: 'empty' } },
  )
}

const notForms: Record<Language, RegExp> = {
  en: /\b(?:un(?<adjective>paid|confirmed|finished|answered|read|approved|signed|sent|delivered|returned|washed|tested|checked|vaccinated|insured)|(?:can't|cannot|can not|can’t) (?<able>\p{L}+)|not (?:yet )?(?:been )?(?<state>\p{L}+)(?: yet)?)\b/iu,
  sv: /(?<!\p{L})(?:o(?<adjective>betald\p{L}*|bekräftad\p{L}*|läst\p{L}*|signerad\p{L}*|besvarad\p{L}*)|inte kan (?<able>\p{L}+)|inte (?:är |har |blivit )*(?<state>\p{L}+))/iu,
  ja: /未(?<adjective>払い?|入金|確認|回答|承認|返却|納品)/,
}

/** "Who can't swim": a tick that tells what they can, "Can swim" or "Simkunnig". */
function readUnable(model: ProjectModel, deed: string): Reading | null {
  const root = new RegExp(`(?<!\\p{L})${escaped(deed.slice(0, rootChars))}`, 'iu')
  for (const thing of [mainThing(model), ...model.things].filter((each): each is Thing => each !== undefined)) {
    const tick = thing.fields.find((field) => field.type === 'bool' && root.test(field.label))
    if (tick) return warns(thing, { field: tick.id, when: 'is', than: false })
  }
  return null
}
const rootChars = 3

/** "Unpaid invoices", "those that are not vaccinated": a tick that is off. */
function readNot(model: ProjectModel, text: string, language: Language): Reading | null {
  const { adjective, state, able } = notForms[language].exec(text)?.groups ?? {}
  if (able) return readUnable(model, able)
  const word = adjective ?? state
  if (!word || resolveOption(model, `un${word}`, language) || resolveOption(model, `not ${word}`, language)) return null
  const stem = word.toLowerCase().slice(0, language === 'ja' ? undefined : Math.max(4, word.length - 2))
  for (const thing of [mainThing(model), ...model.things].filter((each): each is Thing => each !== undefined)) {
    const tick = thing.fields.find((field) => field.type === 'bool' && field.label.toLowerCase().includes(stem))
    if (tick) return warns(thing, { field: tick.id, when: 'is', than: false })
  }
  return null
}
