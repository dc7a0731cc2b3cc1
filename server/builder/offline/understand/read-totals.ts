// What somebody wants to see added up or at a glance, told in a sentence of its own: "show the total per month", "på startsidan vill vi se vad
// som är försenat", 月ごとの合計を見たい. It asks for an overview, and its words name no fields, no lists and no website.
import type { Language } from '#shared/languages.ts'
import { type Clause, used } from './intent.ts'
import type { Latin } from './tokens.ts'

const each: Record<Latin, string> = {
  en: '(?:per|by|for each|each|every|a) (?:\\p{L}+ ){0,1}\\p{L}+(?: and \\p{L}+)?',
  sv: '(?:per|för varje|varje|i) \\p{L}+(?: och \\p{L}+)?',
}
const wishes: Record<Latin, string> = {
  en: "(?:(?:at|by) the end of (?:the|each|every) (?:day|week|month|quarter|term|season|year),? )?(?:(?:i|we) (?:also )?(?:want|need|would like|like)(?: to (?:see|know|have|get))?|(?:i|we)'d (?:also )?like(?: to see)?|show(?: me| us)?|(?:i|we) should (?:also )?see|let (?:me|us) see|give (?:me|us)) ",
  sv: '(?:(?:i|vid|efter) slutet av (?:varje )?\\p{L}+ )?(?:(?:jag|vi|man) (?:vill|behöver|ska|skulle vilja|önskar) (?:också |även |gärna |kunna |bara )*(?:se |ha |veta |få )?|vill (?:jag|vi|man) (?:också |även |gärna |kunna )*(?:se |ha |veta |få )?|visa (?:också |även |gärna )?)',
}
const sums: Record<Latin, string> = {
  en: '(?:a |the |an )?(?:monthly |weekly |yearly |running )?(?:totals?|sums?|overall (?:sum|total)|numbers|figures)(?: (?:hours|cost|costs|amount|income|spending|sales))?',
  sv: '(?:en |den )?(?:summa|summan|summor|totalsumma|totalen|total|totalt|siffror|siffrorna)(?: (?:timmar|kostnad|intäkter|försäljning))?',
}

const asked: Record<Language, RegExp> = {
  en: new RegExp(
    `(?:^|(?<=[.!?\\n;] ?))(?:and )?(?:${wishes.en}${sums.en} ${each.en}|on the (?:start|front|home|first) ?(?:page|screen),? (?:i|we) (?:want|would like|need) to see [^.!?\\n]+|an? (?:overview|summary) (?:with|of) (?:numbers|figures|totals)[^.!?\\n]*)`,
    'giu',
  ),
  sv: new RegExp(
    `(?:^|(?<=[.!?\\n;] ?))(?:och )?(?:${wishes.sv}${sums.sv} ${each.sv}|på (?:startsidan|förstasidan|första sidan) (?:vill|behöver|ska) (?:jag|vi|man) (?:kunna )?se [^.!?\\n]+|en (?:överblick|översikt|sammanställning) (?:med|över) (?:siffror|summor|totaler)[^.!?\\n]*)`,
    'giu',
  ),
  ja: /(?:毎?(?:日|週|月|年)(?:末に)?|顧客|担当者?|カテゴリー?|種類|商品|店舗|項目|曜日|月別|年別|日別|[一-龠]{1,4})(?:ごと|別|毎)の?(?:合計|集計|売上合計|平均)(?:を|も|が)(?:見たい|知りたい|出したい|見られる|確認したい|表示|分かる|わかる)|トップ(?:ページ|画面)(?:で|に)[^。\n]{2,30}(?:見たい|表示|確認したい|分かる|わかる)/gu,
}

/** "per month", 月ごと: added up over time, and not by what a list holds. */
export const isOverTime = (clause: string): boolean =>
  /\b(?:per|by|each|every) (?:day|week|month|quarter|term|season|year)\b|(?:per|varje) (?:dag|vecka|månad|kvartal|termin|säsong|år)(?!\p{L})|[日週月年](?:ごと|別|毎)/iu.test(
    clause,
  )

/** The places of a prompt that ask for an overview. */
export const totalsIn = (text: string, language: Language): Clause[] =>
  [...text.matchAll(asked[language])].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    take: (intent) => {
      intent.pages.add('dashboard')
      used(intent, index, index + length)
    },
  }))
