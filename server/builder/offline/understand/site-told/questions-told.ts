// "FAQ: do I need my own cello? do you teach adults?", よくある質問「相談は無料ですか」: the questions that stand on a website. The answers are
// its owner's, and until then visitors are asked to write.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../said.ts'
import type { Stretch } from '../told/telling.ts'

export type QuestionsOfSite = { questions: string[]; stretch: Stretch }

const heads: Record<Language, RegExp> = {
  en: /\b(?:f\.?a\.?q\.?s?|(?:frequently asked |common |usual )?questions(?: and answers)?|q ?& ?a)(?: section| page| part)?(?: (?:with|like|such as|about|for example|e\.g\.))?[\s:(–,-]*(?=["“]?\p{L})/giu,
  sv: /(?<!\p{L})(?:faq|(?:vanliga |återkommande )?frågor(?: och svar|na)?|q ?& ?a)(?: (?:som|med|till exempel|t\.ex\.|typ))?[\s:(–,-]*(?=["”“]?\p{L})/giu,
  ja: /(?:よくある(?:ご)?質問|FAQ|Q ?& ?A|質問)(?:コーナー)?(?:は|に|として|には)?[\s　：:（(、]*(?=[\p{L}「『])/gu,
}
/** Up to the next question mark; a sentence that ends otherwise is none. */
const asked = /\s*["“”']?(?<text>[^?!.\n()"“”]{4,120}\?)["“”']?[,;/]?/uy
const askedInJapan =
  /[\s　、・]*(?:「(?<quoted>[^「」\n]{4,60})」|(?<text>[^。？?、「」\n（）]{3,60}(?:か|[？?])[？?。]?))(?:、|と|や)?/uy
const joined = /^(?:and|or|och|eller|samt)\s+/iu
const endsAsking = /か[？?。]?$|[？?]$/u

/** The questions behind the words for such a section. */
export function questionsOfSite(text: string, language: Language): QuestionsOfSite | undefined {
  for (const { 0: head, index } of text.matchAll(heads[language])) {
    const form = language === 'ja' ? askedInJapan : asked
    const start = index + head.length
    const questions: string[] = []
    form.lastIndex = start
    let end = start
    for (let found = form.exec(text); found; found = form.exec(text)) {
      const said = (found.groups!.quoted ?? found.groups!.text)!.trim().replace(/[。]$/u, '')
      if (language === 'ja' && !endsAsking.test(said)) break
      questions.push(language === 'ja' ? said.replace(/か$/u, 'か？') : capitalised(said.replace(joined, '')))
      // what parts them parts the list of sections as well
      end = form.lastIndex - (/[、とや,;/]$/u.test(found[0]) ? 1 : 0)
    }
    if (questions.length) return { questions, stretch: { start, end } }
  }
  return undefined
}

export const openAnswer: Record<Language, string> = {
  en: 'Write or call, and we are happy to tell you.',
  sv: 'Skriv eller ring, så berättar vi gärna.',
  ja: 'お気軽にお問い合わせください。くわしくご案内します。',
}
