// What a page of its kind says below its name.
import type { Language } from '#shared/languages.ts'
import type { Page } from '../../model.ts'

/** A sentence for visitors, where a list of what is kept says nothing to them. */
export const kindTaglines: Partial<Record<Page['kind'], Record<Language, string>>> = {
  booking: {
    en: 'Choose a time that suits you, any hour of the day',
    sv: 'Välj en tid som passar dig, dygnet runt',
    ja: 'ご都合のよい時間を、24時間いつでも予約できます',
  },
  survey: {
    en: 'A few questions, a minute of your time',
    sv: 'Några frågor, en minut av din tid',
    ja: 'いくつかの質問に、1分ほどお付き合いください',
  },
  feed: { en: 'What is going on, told by everybody', sv: 'Det som händer, berättat av alla', ja: 'みんなの近況をここに' },
  chat: { en: 'Talk it over in one place', sv: 'Prata ihop er på ett ställe', ja: '話し合いはここで' },
  standings: {
    en: 'Every result counts: see who leads',
    sv: 'Varje resultat räknas: se vem som leder',
    ja: '結果を入れると、順位がすぐにわかります',
  },
  shop: {
    en: 'Chosen with care, sent home to you',
    sv: 'Utvalt med omsorg, hem till dig',
    ja: '心を込めて選んだ品をお届けします',
  },
}
