// What the built-in builder answers to questions and to thanks, which change nothing.
import type { Language } from '#shared/languages.ts'

type Words = Record<Language, string>

export const questionSays = {
  thanks: {
    en: 'Glad you like it. Nothing was changed; tell me when something should be different.',
    sv: 'Roligt att du gillar det. Inget har ändrats; säg till när något ska vara annorlunda.',
    ja: 'ありがとうございます。変更はしていません。直したいところがあれば、いつでもお知らせください。',
  },
  howToAdd: {
    en: 'Open the list and press the button for a new entry on top of it; an entry is opened to change or delete it, and a deletion can be undone right away.',
    sv: 'Öppna listan och tryck på knappen för en ny post ovanför den; en post öppnas för att ändra eller ta bort den, och en borttagning går att ångra direkt.',
    ja: '一覧を開き、上にある新規追加のボタンを押してください。データを開くと編集・削除ができ、削除はすぐに取り消せます。',
  },
  cost: {
    en: 'What a plan includes stands under **Plans**. The project itself asks nobody for money.',
    sv: 'Vad en plan innehåller står under **Planer**. Själva projektet tar inte betalt av någon.',
    ja: 'プランの内容は**プラン**のページにあります。プロジェクト自体が料金を求めることはありません。',
  },
  dates: {
    en: 'Dates are written the way the project’s language writes them, so I left them as they are.',
    sv: 'Datum skrivs så som projektets språk skriver dem, så jag lät dem vara.',
    ja: '日付はプロジェクトの言語に合わせて表示されるため、そのままにしました。',
  },
  offline: {
    en: 'What is entered is kept in the browser, so nothing is lost when the connection is; to open the page, it has to be reached.',
    sv: 'Det som fylls i sparas i webbläsaren, så inget går förlorat när nätet försvinner; för att öppna sidan måste den gå att nå.',
    ja: '入力した内容はブラウザに保存されるので、通信が切れても失われません。ページを開くときには接続が必要です。',
  },
} satisfies Record<string, Words>
