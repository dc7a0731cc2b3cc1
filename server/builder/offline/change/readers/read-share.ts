// "70 % goes to the seller, 30 % to us": a share of what something is sold for, worked out for each.
import type { Language } from '#shared/languages.ts'
import { amount, sale } from '../../lexicon/figures/parts.ts'
import type { Field, ProjectModel } from '../../model.ts'
import type { Formula } from '../../formulas.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { fillFigure } from '../fill-figure.ts'
import { does, type Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:and )?(?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|percent) (?:of (?:the |each |every )?(?<of>\p{L}+(?: price)?) )?(?:(?:goes|go|belongs?|is paid|is|should go|will go|has to go) )?(?:to|for) (?:the |our )?(?<who>\p{L}+)$/iu,
    /^(?:and )?(?:the |our )?(?<who>\p{L}+) (?:gets?|receives?|takes?|keeps?|earns?) (?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|percent)(?: (?:of|from) (?:the |each |every )?(?<of>\p{L}+(?: price)?))?$/iu,
    /^(?:and )?(?<who>we|us|i|me) (?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|percent)$/iu,
  ],
  sv: [
    /^(?:och )?(?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|procent) (?:av (?<of>\p{L}+) )?(?:(?:går|tillfaller|ska gå|är) )?(?:till|för) (?<who>\p{L}+)$/iu,
    /^(?:och )?(?<who>\p{L}+) (?:får|tar|behåller|tjänar) (?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|procent)(?: (?:av|på) (?<of>\p{L}+))?$/iu,
    /^(?:och )?(?<who>vi|oss|jag|mig) (?<percent>\d{1,2}(?:[.,]\d+)?) ?(?:%|procent)$/iu,
  ],
  ja: [
    /^(?:(?<of>[\p{L}]{1,8})の)?(?<percent>\d{1,2}(?:\.\d+)?) ?(?:%|％|パーセント)(?:は|が|を)(?<who>[\p{L}]{1,8}?)(?:に(?:渡す|支払う|支払い|入る)?|へ|の(?:取り分|分|もの))?(?:です|。)?$/u,
    /^(?<who>[\p{L}]{1,8}?)(?:に|は|が|の取り分は)(?:(?<of>[\p{L}]{1,8})の)?(?<percent>\d{1,2}(?:\.\d+)?) ?(?:%|％|パーセント)(?:を)?(?:渡す|支払う|支払い|入る|受け取る|です)?$/u,
  ],
}
const isUs = /^(?:us|we|me|i|oss|vi|mig|jag|当店|私たち|うち|店|弊社|自分)$/i

type Share = { share: number; who: string; of: string | undefined }

/** The shares that a clause tells, each as a clause of its own; null where it tells anything else. */
export function sharesIn(text: string, language: Language): string[] | null {
  const parts = text.trim().split(/\s*[,、]\s*|\s+(?:and|och)\s+/)
  return parts.every((part) => shareIn(part, language)) ? parts : null
}

/** Whose share of what a clause tells, between 0 and 1; null where it tells none. */
function shareIn(text: string, language: Language): Share | null {
  for (const form of forms[language]) {
    const { percent, who, of } = form.exec(text.trim())?.groups ?? {}
    if (percent && who) return { share: Number(percent.replace(',', '.')) / 100, who, of }
  }
  return null
}

const labelOf = (who: string, language: Language): string => {
  const us = isUs.test(who)
  if (language === 'ja') return `${us && who !== '当店' ? '当店' : who}の取り分`
  if (us) return language === 'sv' ? 'Vår del' : 'Our share'
  return language === 'sv' ? `${capitalised(who)}${/[sxz]$/.test(who) ? '' : 's'} del` : `${capitalised(who)}’s share`
}

export function readShare(model: ProjectModel, text: string, language: Language): Reading | null {
  const told = shareIn(text, language)
  if (!told) return null
  for (const thing of new Set([mainThing(model), ...model.things].filter((each) => each !== undefined))) {
    const named = told.of ? resolveField({ ...model, things: [thing] }, told.of, language, thing)?.field : undefined
    const of = named?.type === 'money' ? named : soldFor(thing.fields)
    if (!of) continue
    const label = labelOf(told.who, model.language)
    const formula: Formula = { kind: 'calc', first: of.id, rest: [{ op: '*', of: told.share }] }
    const id = freeId(idOf(label), new Set(thing.fields.map((field) => field.id)), 'share')
    return does({ op: 'addField', thing: thing.id, field: { id, label, type: 'money', formula, why: 'edit' } })
  }
  return null
}

const soldFor = (fields: readonly Field[]): Field | undefined =>
  [sale, amount]
    .map((part) => fillFigure(fields, { works: [part, '*', 1], type: 'money' })?.used[0])
    .find((field) => field?.type === 'money')
