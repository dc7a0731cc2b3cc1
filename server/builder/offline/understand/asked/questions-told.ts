// The questions of a survey or a form that a prompt writes one by one or, in English, tells in a sentence. They are read before anything
// else and as they were laid out: no word of theirs is a list, a field, a page or a tool.
import type { Language } from '#shared/languages.ts'
import { kindPhrases } from '../../lexicon/page-phrases.ts'
import type { SurveyTopic } from '../../lexicon/survey-questions.ts'
import type { Asked } from '../../model.ts'
import { pageOfOthers } from '../visitors/asked-of-visitors.ts'
import { asQuestions } from './as-question.ts'
import { listedQuestions } from './english-asked.ts'
import { questionLines } from './question-lines.ts'

/** The questions, and the stretches of the text that tell them or what is shown of their answers. */
export type QuestionsTold = { asked: Asked[]; stretches: { start: number; end: number }[]; topic?: SurveyTopic }

/** Whoever writes more describes more than a survey. */
const promptCharsMax = 4000
/** A form that others fill in, besides surveys. */
const form: Record<Language, RegExp> = {
  en: /\b(?:(?:intake|registration|sign-?up|application|interview|rsvp|feedback|evaluation|screening|health|consent|report(?:ing)?|enrol?lment|entry|request) )(?:form|questionnaire|sheet)\b|\bform (?:with|for|to|that|asking|where)\b|\bform$/iu,
  sv: /(?<!\p{L})(?:\p{L}*formulär|blankett|hälsodeklaration)(?:et|en)?(?!\p{L})/iu,
  ja: /フォーム|問診票|予診票|申込書|エントリーシート|質問票|調査票/u,
}
const questions: Record<Language, RegExp> = {
  en: /\bquestions?\b|\bask(?:s|ing)?\b|\bfields?\b/iu,
  sv: /(?<!\p{L})(?:fråg(?:a|or|orna|ar)|fält(?:en)?)(?!\p{L})/iu,
  ja: /質問|設問|項目|聞きたい/u,
}
/** "Event feedback", followed by what is asked. */
const feedback: Record<Language, RegExp> = {
  en: /\bfeedback\b|\bevaluation\b|\bopinions?\b/iu,
  sv: /feedback|utvärdering|omdöme|synpunkter|tycker om/iu,
  ja: /フィードバック|ご?感想|ご?意見|評価シート/u,
}
/** What the head of lists of their own says: what is kept, and nothing that is asked. */
const quiz = /\bquiz|\btrivia\b|quiz|frågesport|tipspromenad|クイズ/iu
/** "players: name, date of birth, team": a list with its fields. */
const listOfFields = /^[^:：(（?？]{2,30}[:：] ?[^,、]+(?:[,、][^,、]+){2,}$/u
/** A sentence about what comes of the answers. */
const aboutAnswers: Record<Language, RegExp> = {
  en: /[^.!?\n]*\b(?:results?|charts?|graphs?|answers|responses|anonym\w+|averages?|statistics|thank[- ]you|export|csv)\b[^.!?\n]*[.!]?/giu,
  sv: /[^.!?\n]*(?<!\p{L})(?:resultat\p{L}*|diagram\p{L}*|staplar|svaren|svar|anonym\p{L}*|snitt\p{L}*|statistik\p{L}*|sammanställning\p{L}*|exporter\p{L}*)(?!\p{L})[^.!?\n]*[.!]?/giu,
  ja: /[^。\n]*(?:結果|集計|グラフ|回答|匿名|無記名|統計|平均)[^。\n]*。?/gu,
}
const signup = /registration|sign-?up|application|rsvp|entry|enrol|anmäl|ansök|申し?込|エントリー|応募/iu
/** What only says that questions follow. */
const opening: Record<Language, RegExp> = {
  en: /[,.]?\s*(?:(?:with|and|please|it should|should) )*(?:(?:ask|has|have|use|include) )?(?:(?:these|the|my|our|following|the following) )*(?:questions?|fields?)(?: are)?(?: as follows)?\s*:?\s*$/iu,
  sv: /[,.]?\s*(?:(?:med|och) )?(?:(?:de|dessa|här|följande) )*(?:frågor(?:na)?|fält(?:en)?)(?: (?:är|som|ska vara|lyder))?(?: följande)?\s*:?\s*$/iu,
  ja: /(?:質問|設問|項目)(?:項目|内容)?[^。\n：:]{0,20}(?:[。：:]|は[、]?)?\s*$/u,
}
/** "an exit interview form with these fields: name, department" */
const withFields = /\bform\b[^.:;\n]{0,40}\b(?:fields|questions)\b[^.:;\n]{0,12}:/iu
const questionsMin = 2

/** The line or sentence ahead of the list says that questions follow. */
function isHeaded(ahead: string, language: Language): boolean {
  const head =
    ahead
      .trimEnd()
      .split(/\n|(?<=[.!?。！？])\s*/u)
      .filter(Boolean)
      .at(-1) ?? ''
  return [kindPhrases.survey[language].wish, form[language], questions[language], feedback[language]].some((words) =>
    words.test(head),
  )
}

export function questionsTold(text: string, language: Language): QuestionsTold | null {
  if (text.length > promptCharsMax || quiz.test(text)) return null
  const isSurvey = kindPhrases.survey[language].wish.test(text)
  const isForm = form[language].test(text) && !pageOfOthers(text, language)
  const isFeedback = feedback[language].test(text)
  if (!isSurvey && !isForm && !isFeedback) return null
  const told =
    writtenOneByOne(text, language) ?? (language === 'en' && (isSurvey || withFields.test(text)) ? listedQuestions(text) : null)
  if (!told || told.asked.length < questionsMin) return null
  const { end } = told
  const start = opening[language].exec(text.slice(0, told.start))?.index ?? told.start
  const rest = [...text.matchAll(aboutAnswers[language])]
    .map(({ index, 0: sentence }) => ({ start: index, end: index + sentence.length }))
    .filter((each) => each.end <= start || each.start >= end)
    // the sentence that asks for the survey says what it is
    .filter(
      (each) =>
        !kindPhrases.survey[language].wish.test(text.slice(each.start, each.end)) &&
        !form[language].test(text.slice(each.start, each.end)),
    )
  const topic = isSurvey || isFeedback ? undefined : signup.test(text) ? 'signup' : undefined
  return {
    asked: told.asked,
    ...(topic && { topic }),
    stretches: [...rest, { start, end }].toSorted((one, other) => one.start - other.start),
  }
}

function writtenOneByOne(text: string, language: Language) {
  const lines = questionLines(text)
  if (!lines || lines.items.some((item) => listOfFields.test(item)) || !isHeaded(text.slice(0, lines.start), language))
    return null
  const { start, end, items } = lines
  return { start, end, asked: asQuestions(items, language) }
}
