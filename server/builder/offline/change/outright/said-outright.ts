// Whole wishes whose sentence has one meaning, in words that the readers would take apart: what is a rule of the browser or a matter of
// accounts is answered, and what has a plainer wording is read in that.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { type Reading } from '../reading.ts'
import { apartSayings } from './apart.ts'
import { choiceSayings } from './choices.ts'
import { filterSayings } from './filters.ts'
import { figureSayings } from './figures.ts'
import { nameSayings } from './names.ts'
import { questionSayings } from './questions.ts'
import { rowSayings } from './rows.ts'
import { ruleSayings } from './rules.ts'
import { siteSayings } from './sites.ts'
import { evened } from './swedish/evened.ts'
import { questionSv, thoseSv } from '../sight/questions-sv.ts'
import { lastSwedish, swedishSayings } from './swedish/swedish.ts'
import { tickSayings } from './ticks.ts'
import { wantSayings } from './wants.ts'
import { typeSayings } from './kinds-of-field.ts'
import { everydayJa } from './everyday-ja.ts'
import { type Saying } from './deeds.ts'
import { wholeSayings } from './whole-sayings.ts'

const wholeOf = (language: Language): readonly Saying[] =>
  [
    questionSayings,
    figureSayings,
    siteSayings,
    wholeSayings,
    rowSayings,
    tickSayings,
    filterSayings,
    typeSayings,
    ruleSayings,
    wantSayings,
  ].flatMap((all) => all[language])
const whole: Record<Language, readonly Saying[]> = {
  en: wholeOf('en'),
  sv: [
    [/^(?<text>.+)$/su, (model, { text }) => thoseSv(model, text!)],
    ...swedishSayings,
    ...wholeOf('sv'),
    [/^(?<text>.+)$/su, (model, { text }) => questionSv(model, text!)],
    ...lastSwedish,
  ],
  ja: [...everydayJa, ...wholeOf('ja')],
}

const surelyOf = (language: Language) => [nameSayings, apartSayings, choiceSayings].flatMap((all) => all[language])
const surely = { en: surelyOf('en'), sv: [...surelyOf('sv'), ...swedishSayings], ja: surelyOf('ja') }

/** What a wish comes to where its whole sentence has one meaning; null for all others. */
export function saidOutright(model: ProjectModel, text: string, language: Language): Reading | string | null {
  const told = among(whole[language], model, text, language) ?? saidSurely(model, text, language)
  const plain = told === null && language === 'sv' ? evened(text) : text
  return plain === text ? told : (among(whole.sv, model, plain, 'sv') ?? saidSurely(model, plain, 'sv'))
}

/** The same, of those sayings that also stand beside another wish. */
export function saidSurely(model: ProjectModel, text: string, language: Language): Reading | null {
  const told = among(surely[language], model, text, language)
  return typeof told === 'string' ? null : told
}

function among(all: readonly Saying[], model: ProjectModel, text: string, language: Language): Reading | string | null {
  const said = text.trim().replace(/^[-–•]\s*/, '')
  for (const [form, tell] of all) {
    const found = form.exec(said)
    const told = found && tell(model, found.groups ?? {}, language)
    if (told) return told
  }
  return null
}
