// "Add a question about Pluto", "lägg till en fråga om Sverige", 冥王星の問題を追加して: a quiz needs the question and its answer, which nobody has told. That is said; a
// subject is no field.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { type Reading, tells } from '../reading.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|can you|could you) )*(?:add|put in|include|make|have) (?:an?|another|one more|some|a few|\d+|two|three|five) (?:more |new )?(?:questions?|cards?|words?) (?:about|on|for) [^"“”:?]{2,40}[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och|kan du) )*(?:lägg(?:a)? (?:till|in)|ta med|gör|ha med) (?:en|ett|några|\d+|två|tre|fem) (?:fler |ny |till |nya )?(?:frågor|fråga|kort|ord)(?: till)? (?:om|på) [^"”“:?]{2,40}[.!]*$/iu,
  ja: /^[^「」、。]{1,14}(?:について|に関する|の)の?(?:問題|クイズ|カード)(?:を|も)(?:\d+(?:問|枚|つ))?(?:追加|足|入れ|増や)[^「」]*。?$/u,
}
const ofLearning = /^(?:quizQuestion|flashcard|vocabulary|vocabularyWord|question|triviaQuestion)$/u

/** Null where a wish is about something else, or nothing is learned. */
export function questionAbout({ things }: ProjectModel, text: string, language: Language): Reading | null {
  const list = things.find(({ concept }) => ofLearning.test(concept ?? ''))
  return list && forms[language].test(text.trim()) ? tells(rowSays.whatIsAsked[language](list.many)) : null
}
