// What a quiz and cards to learn by say of themselves where that was asked for: data, in English, Swedish and Japanese.
import type { Language } from '#shared/languages.ts'

type Texts = Record<Language, string>
export const studyLeads = {
  trueFalse: { en: 'True or false?', sv: 'Sant eller falskt?', ja: '○か×で答えます。' },
  quizAgain: {
    en: 'What went wrong can be asked once more.',
    sv: 'Det som blev fel kan köras om.',
    ja: '間違えた問題だけもう一度解けます。',
  },
  quizShares: {
    en: 'Shows how much is right in each category.',
    sv: 'Visar andelen rätt i varje kategori.',
    ja: '分野別の正解率も出ます。',
  },
  cardsAgain: {
    en: 'What you got wrong comes back at once, what you know later and later.',
    sv: 'Det du hade fel på kommer tillbaka genast, det du kan allt senare.',
    ja: '間違えたカードはすぐに、覚えたカードは間をあけて出てきます。',
  },
} satisfies Record<string, Texts>

/** What the two answers are called. */
export const trueAndFalse: Record<Language, readonly [yes: string, no: string]> = {
  en: ['True', 'False'],
  sv: ['Sant', 'Falskt'],
  ja: ['○', '×'],
}
export const sideLabels: Record<Language, readonly [front: string, back: string]> = {
  en: ['Front', 'Back'],
  sv: ['Framsida', 'Baksida'],
  ja: ['表', '裏'],
}
export const deckLabels: Texts = { en: 'Deck', sv: 'Kortlek', ja: 'デッキ' }
