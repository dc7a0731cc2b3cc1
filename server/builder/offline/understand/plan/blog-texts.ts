// What a blog says of itself until its owner does.
import type { Language } from '#shared/languages.ts'
import type { PageTexts } from '../../model.ts'

type Words = Record<Language, string>
const authors: Words = { en: 'Maya Lindgren', sv: 'Maja Lindgren', ja: '佐藤 美咲' }
export const blogLead: Words = {
  en: 'Small observations on places, food, books and the days between them.',
  sv: 'Små iakttagelser om platser, mat, böcker och dagarna däremellan.',
  ja: '場所、食べもの、本、そしてその間にある日々についての小さな記録。',
}
const blogAbout: Words = {
  en: 'I live by the water with too many books and one good pan. By day I work with maps; in the evenings I write here.\n\n## What you find here\n\nNotes on walking, cooking and paying attention. A new post most Sundays.\n\n## Say hello\n\nWrite to **hello@example.com**. I answer slowly and gladly.',
  sv: 'Jag bor vid vattnet med för många böcker och en bra stekpanna. På dagarna arbetar jag med kartor, på kvällarna skriver jag här.\n\n## Det här hittar du\n\nAnteckningar om att gå, laga mat och lägga märke till saker. Ett nytt inlägg de flesta söndagar.\n\n## Säg hej\n\nSkriv till **hej@example.com**. Jag svarar långsamt och gärna.',
  ja: '海のそばで、多すぎる本と一つの良いフライパンと暮らしています。昼は地図の仕事、夜はここで文章を書いています。\n\n## ここにあるもの\n\n歩くこと、料理、そして気づくことについてのノート。日曜ごとに新しい記事を載せます。\n\n## ひとこと\n\n**hello@example.com** までどうぞ。ゆっくり、よろこんでお返事します。',
}

export function blogTexts(language: Language): PageTexts {
  return { lead: blogLead[language], about: blogAbout[language], author: authors[language] }
}
