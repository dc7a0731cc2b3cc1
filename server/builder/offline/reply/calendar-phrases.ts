// What the builder says about calendars.
import type { Language } from '#shared/languages.ts'

export const calendarSays = {
  byMonth: {
    en: 'A calendar shows a month at a time, a row for each week; there is no view of one week alone. A filter such as “show only this week” narrows the list to the week.',
    sv: 'En kalender visar en månad i taget, med en rad för varje vecka; någon vy av bara en vecka finns inte. Ett filter som ”visa bara den här veckan” begränsar listan till veckan.',
    ja: 'カレンダーは1か月ごとの表示で、1週間が1行です。1週間だけの表示はありませんが、「今週だけ表示」で一覧を今週に絞れます。',
  },
} satisfies Record<string, Record<Language, string>>
