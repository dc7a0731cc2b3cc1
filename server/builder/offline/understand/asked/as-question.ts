// One question of a survey or a form from the words that tell it: as it is asked, and how it is answered.
import type { Language } from '#shared/languages.ts'
import type { Asked } from '../../model.ts'
import { answeredWith } from './answered-with.ts'
import { directEnglish } from './direct-english.ts'
import { directJapanese } from './direct-japanese.ts'
import { directSwedish } from './direct-swedish.ts'
import { kindByWords } from './kind-by-words.ts'

const direct: Record<Language, (told: string) => string> = { en: directEnglish, sv: directSwedish, ja: directJapanese }

export function asQuestion(told: string, language: Language): Asked {
  const { isTold, ...answered } = answeredWith(told)
  // "(1-5)": nothing else says what is asked
  const text = direct[language](answered.text || told.replaceAll(/[()（）[\]]/gu, ' ').trim() || told)
  if (isTold || answered.kind !== 'text') return { ...answered, text: mark(text, language) }
  return { ...answered, text: mark(text, language), kind: kindByWords(text, language) }
}

const ofEach = /[（(](?:(?:each|all|every|alla|varje|vardera|samtliga)(?!\p{L})|それぞれ|各|すべて)[^（）()]*[）)]/iu

/** Questions told in a row: "cleanliness, breakfast, staff (each 1-5)" is how all up to there are answered. */
export function asQuestions(told: readonly string[], language: Language, one = asQuestion): Asked[] {
  const asked = told.map((each) => one(each, language))
  const last = told.findIndex((each) => ofEach.test(each))
  return asked.map((each, at) => (at < last && each.kind === 'text' ? { ...asked[last]!, text: each.text } : each))
}

/** What is asked outright ends with its mark, whatever stood behind it. */
const outright: Record<Language, RegExp> = {
  en: /^(?:how|what|which|where|when|why|who|(?:do|does|did|are|is|was|were|have|has|would|will|can|could|should) (?:you|we|it|the|your|our|they|there|this))\b/iu,
  sv: /^(?:hur|vad|vilken|vilket|vilka|varför|vem|när|(?:skulle|kommer|har|är|var|kan|vill|tycker|känner|får) (?:du|ni|vi|det|den|man|\p{L}+(?:en|et|na)))(?!\p{L})/iu,
  ja: /(?:です|ます|ました|でした|でしょう)か$/u,
}
const mark = (text: string, language: Language): string =>
  /[?？]$/u.test(text) || !outright[language].test(text) ? text : `${text}${language === 'ja' ? '？' : '?'}`
