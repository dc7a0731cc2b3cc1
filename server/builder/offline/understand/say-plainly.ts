// What people write around the names of their lists, said plainly before anything is read, letter for letter, so that all places stay: "Under
// each couple there are suppliers", 貸出と返却, "(florist, DJ ...)", 約200世帯の名簿.
import type { Language } from '#shared/languages.ts'
import { spaces } from './even-out.ts'
import { evenUnderEach } from './told/under-each.ts'

/** "(florist, DJ, photographer...)" */
const andSoOn = /,? ?(?:\.{3}|…+|(?<!\p{L})(?:etc|osv|m\.m|m\.fl)\.?|などなど|など|等)(?=[)）])/giu
/** "Loans and returns", 貸出と返却: one list, of what is away and has come back. */
const returns: Record<Language, RegExp> = {
  en: /(?<=\b(?:loans?|lending|rentals?|hiring|borrowing|check-?outs?)) (?:and|&) (?:returns?|returning|check-?ins?)\b/giu,
  sv: /(?<=(?:utlåning|uthyrning|lån|utlämning)(?:en|ar|arna)?) (?:och|&) (?:åter|in)lämning(?:en|ar|arna)?(?!\p{L})/giu,
  ja: /(?<=貸し?出し?|レンタル|貸与|貸し借り)(?:と|や|・|、|及び|および)(?:返却|返還|回収)(?=を|の|も|が|は|管理|[。、]|$)/gu,
}
/** 約200世帯の名簿: how many there are is no part of the name. */
const counted =
  /(?:(?:約|およそ|だいたい|ざっと|計)\s?[0-9０-９,，]+|(?<![0-9０-９])[0-9０-９]{2,})(?=(?:世帯|家庭|店舗|区画|部屋|教室)の(?:名簿|一覧|台帳|会員|情報|データ|管理|記録))/gu
/** "what each should practise till next week": by when, and nothing that is kept. */
const byWhen: Record<Language, RegExp> = {
  en: /(?<= )(?:till|until|by|before) (?:the )?(?:next|this|following|coming) (?:week|month|lesson|time|year|term|weekend|meeting|visit|practice|rehearsal)(?!\p{L}| \p{L}+(?:ed|ing)\b)/giu,
  sv: /(?<= )(?:till|inför|före|innan) (?:nästa|denna|den här|kommande) (?:vecka|månad|lektion|gång|år|termin|helg|möte|besök|träning|repetition)(?!\p{L})/giu,
  ja: /(?<=^|[。、\n])(?:来週|次回|次のレッスン|来月|今週末?|月末|週末)までに、?/gu,
}
/** "can report things (category, photo)", "felanmäla saker (kategori, bild)": what is kept are the reports. */
const reportThings: Partial<Record<Language, [RegExp, string]>> = {
  en: [
    /\b(?:can|could|should|must|to|be able to|able to) report (?:things|something|anything|stuff|problems|issues|faults)(?= ?\([^()]*\)(?!,))/giu,
    ', reports',
  ],
  sv: [/(?<!\p{L})(?:kunna |kan |vill |får )felanmäla (?:saker|något|fel|problem)(?= ?\([^()]*\)(?!,))/giu, ', felanmälningar'],
}

export function sayPlainly(text: string, language: Language): string {
  const told = evenUnderEach(text, language)
    .replace(andSoOn, spaces)
    .replace(returns[language], spaces)
    .replace(counted, spaces)
    .replace(byWhen[language], spaces)
  const [things, reports] = reportThings[language] ?? []
  return things ? told.replace(things, (found) => reports!.padEnd(found.length)) : told
}
