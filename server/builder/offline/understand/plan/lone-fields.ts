// Fields that were said without saying of what, and the record they make.
import type { Language } from '#shared/languages.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { recordOfAct } from '../japanese/japanese-deeds.ts'
import { sayNoun } from '../said.ts'

const entryNouns: Record<Language, { one: string; many: string }> = {
  en: { one: 'Entry', many: 'Entries' },
  sv: { one: 'Notering', many: 'Noteringar' },
  ja: { one: '記録', many: '記録' },
}
/** So many figures that are put in make a sum of one's own. */
const figuresMin = 2

/** "räkna ut hur mycket färg som går åt: längd, bredd, höjd": what is put in is kept beside the calculator, which knows no such sum. */
export const isWorkedOut = ({ tools, loose }: Intent): boolean => tools.has('calculator') && loose.length >= figuresMin

/** One row of such fields. */
export const recordOf = ({ language, loose }: Intent): SaidThing =>
  (language === 'ja' && recordOfAct(loose.map(({ label }) => label))) || { ...sayNoun('', language), ...entryNouns[language] }
