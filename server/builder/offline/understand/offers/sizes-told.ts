// "People choose small, medium or large dog", "liten, mellan eller stor hund", 小型犬・中型犬・大型犬: what is booked for is of one of several
// sizes, a choice of the booking.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { addField } from '../add-said.ts'
import { type Intent, used } from '../intent.ts'
import { bookingOf } from './take-offers.ts'
import { kindsOf } from '../plan/plan-kinds.ts'
import { capitalised } from '../said.ts'
import type { Stretch } from '../told/telling.ts'

export type SizesTold = Stretch & { noun: string; options: string[] }

const sizes: Record<Language, string> = {
  en: String.raw`(?:extra[- ])?(?:small|tiny|mini|medium(?:[- ]sized?)?|mid[- ]sized?|large|big|giant|short|long|medium[- ]length)`,
  sv: String.raw`(?:extra ?)?(?:små|liten|litet|lilla|mellan(?:stor\p{L}*)?|medel(?:stor\p{L}*|lång\p{L}*)?|stora?|stort|kort|långa?|långt|halvlång\p{L}*)`,
  ja: String.raw`(?:超?小型|中型|大型|超大型)`,
}
const joint: Record<Language, string> = {
  en: String.raw`(?:, (?:and |or )?| (?:and|or) |\/)`,
  sv: String.raw`(?:, (?:och |eller )?| (?:och|eller) |\/)`,
  ja: '(?:[・、/／]|と|か|または)',
}
const rows: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}-])(?:an? )?(?<row>${sizes.en}(?:${joint.en}(?:an? )?${sizes.en})+) (?<noun>[\p{Ll}]{2,})`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<![\p{L}-])(?:en |ett )?(?<row>${sizes.sv}(?:${joint.sv}(?:en |ett )?${sizes.sv})+) (?<noun>[\p{Ll}]{2,})`,
    'iu',
  ),
  ja: new RegExp(String.raw`(?<row>${sizes.ja}(?<noun>[犬猫車])(?:${joint.ja}${sizes.ja}\k<noun>)+)`, 'u'),
}
/** Somebody chooses or says it. */
const chosen: Record<Language, RegExp> = {
  en: /\b(?:choose|pick|select|say|tell|specify|enter)s?\b[^.!?\n]*$/i,
  sv: /(?<!\p{L})(?:välj(?:a|er)?|ange|anger|säga|säger|fylla i)(?!\p{L})[^.!?\n]*$/iu,
  ja: /$/u,
}

export function sizesTold(prompt: string, language: Language): SizesTold | undefined {
  const found = rows[language].exec(prompt)
  const { row, noun } = found?.groups ?? {}
  if (!found || !row || !noun || !chosen[language].test(prompt.slice(0, found.index))) return undefined
  const options = row
    .split(new RegExp(joint[language], 'iu'))
    .map((size) => capitalised(size.replace(/^(?:an?|en|ett) /i, '').trim()))
  return { noun, options, start: found.index, end: found.index + found[0].length }
}

/** In place: the choice is one of the booking. */
export function takeSizes(intent: Intent, told: SizesTold | undefined): void {
  if (!told || !kindsOf(intent).includes('booking')) return
  const { language } = intent
  const size = knownFields.get('size')!.label[language].toLowerCase()
  const label = { en: `${told.noun} ${size}`, sv: `${told.noun}ens ${size}`, ja: `${told.noun}の${size}` }[language]
  addField(intent, bookingOf(intent), { id: 'size', label: capitalised(label), type: 'select', options: told.options })
  used(intent, told.start, told.end)
}
