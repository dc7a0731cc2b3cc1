// "We also need the form in Spanish", "an English version", "engelsk version av sidan", 英語版もほしい: a project speaks one language of three
// at a time, and each way of asking for another beside it is answered alike.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { foreignLanguages, ownLanguages } from '../../lexicon/language-names.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { type Reading, tells } from '../reading.ts'

const { raw } = String
const whole = raw`(?:it|this|that|everything|all(?: of it)?|the (?:whole |entire )?(?:site|website|web ?page|page|pages|form|survey|quiz|menu|game|tool|project|questions?|texts?|words?|buttons?|labels?|invitation|thing))`
/** Of a language `l`: the words by which the project is to speak it, beside what it speaks or in its place. */
const forms: Record<Language, (l: string) => RegExp> = {
  en: (l) =>
    new RegExp(
      raw`\b(?:${l}) (?:and \p{L}+ )?(?:version|translation)s?\b|\b(?:${whole}|available|translat\p{L}*|version|need|want|have|be|people read|works?) (?:\p{L}+ ){0,2}?(?:in|to|into) (?:both \p{L}+ and |\p{L}+ and |either \p{L}+ or )?(?:${l})\b|\bin (?:${l})(?:,)? (?:too|as well|also)\b|\balso in (?:${l})\b|^(?:please |and )*(?:also |both )?in (?:\p{L}+ and )?(?:${l})(?: please| too| as well)*[.!?]*$`,
      'iu',
    ),
  sv: (l) =>
    new RegExp(
      raw`(?<!\p{L})(?:${l})(?:a|t)? (?:version|översättning)|(?<!\p{L})(?:det|den|allt|sidan|hemsidan|sajten|formuläret|enkäten|texterna|finnas|finns|också|även|översätt\p{L}*|läsas?|få|ha|vara) (?:\p{L}+ ){0,2}?(?:på|till) (?:både \p{L}+ och |\p{L}+ och )?(?:${l})a(?!\p{L})|(?<!\p{L})på (?:${l})a (?:också|med|även)(?!\p{L})|^(?:och |också |även )*på (?:\p{L}+ och )?(?:${l})a[.!?]*$`,
      'iu',
    ),
  ja: (l) =>
    new RegExp(
      raw`(?:${l})語(?:版|訳|表記|ページ|対応|でも|にも(?:対応|翻訳|訳|して|切)|(?:に|で)(?:翻訳|訳|対応|読め|表示|見られ)|(?:と|・)[^。、]{1,6}語(?:両方|の両方|に対応|で表示))`,
      'u',
    ),
}
const ofForeign: Record<Language, RegExp> = {
  en: forms.en(foreignLanguages.en),
  sv: forms.sv(foreignLanguages.sv),
  ja: forms.ja(foreignLanguages.ja),
}
const ofOwn: Record<Language, RegExp> = {
  en: forms.en(ownLanguages.en),
  sv: forms.sv(ownLanguages.sv),
  ja: forms.ja(ownLanguages.ja),
}
/** What is asked for beside the language there is, not in its place: "too", "both", or two languages in one breath. */
const beside: Record<Language, RegExp> = {
  en: new RegExp(
    raw`\b(?:also|too|as well|both|version|translation|between|choose|toggle|available)\b|\b(?:${ownLanguages.en}),? (?:and|or) (?:in )?(?:${ownLanguages.en})\b`,
    'iu',
  ),
  sv: new RegExp(
    raw`(?<!\p{L})(?:också|även|med|både|version|översättning|mellan|välja|växla|finnas|finns)(?!\p{L})|(?<!\p{L})(?:${ownLanguages.sv})a (?:och|eller) (?:på )?(?:${ownLanguages.sv})a(?!\p{L})`,
    'iu',
  ),
  ja: /版|も|両方|切り?替え|選べ|対応|訳表記/u,
}
/** "Can it be in English? My sister uses it, too": what the other sentences add is not about the language. */
const aroundSentences = /(?<=[.!?。！？])\s*/u
/** A field or a row that holds a language. */
const ofField =
  /\b(?:field|column|level|course|lesson|teacher|speaks?|book|class|option|choice)\b|(?<!\p{L})(?:fält|kolumn|nivå|kurs|lektion|lärare|bok|val)(?!\p{L})|項目|列|レッスン|講座|コース|先生|選択肢/iu

/** "På svenska och engelska": a joint of two languages parts no wishes. */
export const joinsLanguages = (before: string, after: string, language: Language): boolean =>
  new RegExp(`(?:${ownLanguages[language]})\\p{L}{0,2}$`, 'iu').test(before) &&
  new RegExp(`^(?:in |på |till )?(?:${ownLanguages[language]})`, 'iu').test(after)

export function languageSaid(_model: ProjectModel, text: string, language: Language): Reading | null {
  if (ofField.test(text)) return null
  if (ofForeign[language].test(text)) return tells(changeSays.onlyThree[language])
  const isBeside = text.split(aroundSentences).some((each) => ofOwn[language].test(each) && beside[language].test(each))
  return isBeside ? tells(outrightSays.oneLanguage[language]) : null
}
