// What the builder says about opening hours.
import type { Language } from '#shared/languages.ts'
import type { Site } from '../site-model.ts'

export const hoursSays = {
  ownStay: {
    en: 'Hours that were set on the page **Opening hours** in a browser stay as they are there.',
    sv: 'Tider som är inställda på sidan **Öppettider** i en webbläsare står kvar där.',
    ja: 'ブラウザの**営業時間**ページで設定済みの時間は、そのブラウザではそのまま残ります。',
  },
  ordinaryWeek: {
    en: 'The opening hours are those of an ordinary week; single days and holidays are no part of them, so I left them as they are. A notice can stand on the page, for example “change the text under the headline to "Closed over Christmas"”.',
    sv: 'Öppettiderna är de för en vanlig vecka; enstaka dagar och helger ingår inte, så jag lät dem vara. Ett meddelande kan stå på sidan, till exempel ”ändra ingressen till "Stängt över jul"”.',
    ja: '営業時間は通常の週のもので、特定の日や祝日の休みは設定できないため、そのままにしました。お知らせとして、例えば「紹介文を『年末年始は休業します』に変更」のようにページに載せられます。',
  },
} satisfies Record<string, Record<Language, string>>

const closed: Record<Language, string> = { en: 'closed', sv: 'stängt', ja: '休み' }
/** 1 January 2024 was a Monday. */
const dayName = (day: number, language: Language) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(language, { weekday: 'short', timeZone: 'UTC' })

/** "Mon–Fri 09:00–17:00, Sat–Sun closed" */
export function weekText(week: Site['week'], language: Language): string {
  const textOf = (day: Site['week'][number]) => (day ? `${day.opens}–${day.closes}` : closed[language])
  const runs: { from: number; until: number; text: string }[] = []
  week.forEach((day, at) => {
    const text = textOf(day)
    const last = runs.at(-1)
    if (last?.text === text) last.until = at
    else runs.push({ from: at, until: at, text })
  })
  return runs
    .map(({ from, until, text }) => {
      const days = from === until ? dayName(from, language) : `${dayName(from, language)}–${dayName(until, language)}`
      return `${days} ${text}`
    })
    .join(language === 'ja' ? '、' : ', ')
}
