// What the built-in builder says about the button of a website, in the person's language.
import type { Language } from '#shared/languages.ts'

export const buttonSays = {
  leads: {
    en: 'It is the button at the top of the front page, and it leads where that button led before. Say “the button should say …” for another text.',
    sv: 'Det är knappen högst upp på startsidan, och den leder dit den ledde förut. Säg ”knappen ska heta …” för en annan text.',
    ja: 'ホームの一番上にあるボタンの文字です。押したときの行き先はこれまでと同じです。別の文字にするには「ボタンを「…」にして」と伝えてください。',
  } satisfies Record<Language, string>,
}
