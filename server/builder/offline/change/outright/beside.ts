// "Where did they book: Airbnb, direct, phone. And let me filter by it": a sentence of one meaning that stands beside another wish.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { ProjectModel } from '../../model.ts'
import { type Change, done } from '../done.ts'
import { does } from '../reading.ts'
import { saidSurely } from './said-outright.ts'

/** Where a wish ends and another begins: behind a sentence, or ahead of a verb. */
const ends: Record<Language, RegExp> = {
  en: /(?<=[\p{L}\d)"”'])(?:[.!;] +(?:and |also )?|(?:, (?:and |but )?| (?:and|but) )(?:also |then |please )*(?=(?:add|remove|rename|change|make|show|hide|sort|put|let|mark|set|call|use|group|delete|drop|throw|take|give|colou?r|warn|default|link|move)\b))/giu,
  sv: /(?<=[\p{L}\d)"”'])(?:[.!;] +(?:och |också )?|(?:, (?:och |men )?| (?:och|men) )(?:också |sen |sedan )*(?=(?:lägg|ta|byt|ändra|gör|visa|dölj|sortera|sätt|låt|markera|kalla|döp|gruppera|släng|flytta|varna|koppla)(?!\p{L})))/giu,
  ja: /[。．] */gu,
}
const halfCharsMin = 6

/** "… and it's mandatory" is said of what was just asked for. */
const alsoRequired: Partial<Record<Language, RegExp>> = {
  en: /^(?<rest>.+?),? (?:and|which) (?:it['’]?s|it is|is|that['’]?s|this is|they(?:['’]re| are)|it must be|it should be) (?:mandatory|required|compulsory|obligatory)\.?$/iu,
  sv: /^(?<rest>.+?),? (?:och|som) (?:den |det )?(?:är|ska vara|måste vara) (?:obligatorisk|obligatoriskt|ett måste)\.?$/iu,
}
/** "… and it can't be the same twice" */
const alsoUnique: Partial<Record<Language, RegExp>> = {
  en: /^(?<rest>.+?),? (?:and|which|but) (?:it |they |that )?(?:(?:must|should|has to|have to) be unique|(?:can['’]?t|cannot|can not|must not|must never|may not|mustn['’]t|should never|shouldn['’]t) (?:be |exist |occur )?(?:the same|used|there|given|entered|repeated|duplicated?)(?: (?:twice|more than once|again|for two \p{L}+))?)\.?$/iu,
  sv: /^(?<rest>.+?),? (?:och|som) (?:den |det )?(?:ska|måste) vara unikt?\.?$/iu,
}
/** The last field that was added must be filled in, or no two rows may hold the same. */
function requiredToo(model: ProjectModel, text: string, language: Language, readRest: ReadRest): Change | null {
  const isUnique = alsoUnique[language]?.exec(text)
  const rest = (isUnique ?? alsoRequired[language]?.exec(text))?.groups?.rest
  const made = rest === undefined ? null : readRest(model, rest)
  const added = made?.operations.findLast((each) => each.op === 'addField')
  const thing = made?.model.things.find(({ id }) => added && id === added.thing)
  const field = thing?.fields.find(({ label }) => label === added!.field.label)
  if (!made || !thing || !field) return null
  const at = { thing: thing.id, field: field.id }
  const rule = isUnique
    ? ({ op: 'setUnique', ...at, unique: true } as const)
    : ({ op: 'requireField', ...at, required: true } as const)
  return joined(made, done(made.model, does(rule), language))
}
/** "… och se totalen": what was just added is added up. */
const alsoTotal: Partial<Record<Language, RegExp>> = {
  sv: /^(?<rest>.+?),? och (?:kunna )?(?:se|visa|få|räkna ut|summera) (?:den |det )?(?:totalen|totala|totalsumman|summan|totalkostnaden|totalt)(?: av (?:det|dem))?\.?$/iu,
  ja: /^(?<rest>.+?(?:追加し|入れ|足し|加え|つけ)て)、?(?:その)?合計(?:額)?(?:も|を)?(?:出|表示|見|計算|わか|知)[^。]*$/u,
}
function summedToo(model: ProjectModel, text: string, language: Language, readRest: ReadRest): Change | null {
  const rest = alsoTotal[language]?.exec(text)?.groups?.rest
  const made = rest === undefined ? null : readRest(model, rest)
  const added = made?.operations.findLast((each) => each.op === 'addField')
  const thing = made?.model.things.find(({ id }) => added && id === added.thing)
  const field = thing?.fields.find(({ label }) => label === added!.field.label)
  if (!made || !thing || !field || !isNumber(field)) return null
  const totals = [...(thing.totals ?? []), { field: field.id, kind: 'sum' as const }]
  return joined(made, done(made.model, does({ op: 'setTotals', thing: thing.id, totals }), language))
}
type ReadRest = (at: ProjectModel, rest: string) => Change

/** What both halves come to, where one of them has one meaning and the other is a wish; null for all others. */
export function outrightBeside(model: ProjectModel, text: string, language: Language, readRest: ReadRest): Change | null {
  const required = requiredToo(model, text, language, readRest)
  if (required) return required
  const summed = summedToo(model, text, language, readRest)
  if (summed) return summed
  for (const { index, 0: joint } of text.matchAll(ends[language])) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()]
    if (before.length < halfCharsMin || after.length < halfCharsMin) continue
    const first = saidSurely(model, before, language)
    if (first) {
      const made = done(model, first, language)
      return joined(made, readRest(made.model, after))
    }
    const second = saidSurely(model, after, language)
    if (!second) continue
    const made = readRest(model, before)
    return made.operations.length
      ? joined(made, done(made.model, saidSurely(made.model, after, language) ?? second, language))
      : null
  }
  return null
}

const joined = (first: Change, then: Change): Change => ({
  model: then.model,
  operations: [...first.operations, ...then.operations],
  notes: [...first.notes, ...then.notes.filter(({ text }) => !first.notes.some((note) => note.text === text))],
})
