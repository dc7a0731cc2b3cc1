// What people write around the names of their lists, said plainly before anything is read, letter for letter, so that all places stay: "Under
// each couple there are suppliers", 貸出と返却, "(florist, DJ ...)", 約200世帯の名簿.
import type { Language } from '#shared/languages.ts'
import { whatOneDid } from '../lexicon/what-one-did.ts'
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
  en: /(?<= )(?:till|until|by|before) (?:the )?(?:next|this|following|coming) (?:week|month|lesson|time|year|term|weekend|meeting|visit|practice|rehearsal)(?!\p{L}| \p{L}+(?:ed|ing)\b)|(?<= )(?:by|before) (?:the )?(?:first|last|end|middle|\d{1,2}(?:st|nd|rd|th)?)(?: day)? of (?:the )?\p{L}+/giu,
  sv: /(?<= )(?:till|inför|före|innan) (?:nästa|denna|den här|kommande) (?:vecka|månad|lektion|gång|år|termin|helg|möte|besök|träning|repetition)(?!\p{L})/giu,
  ja: /(?<=^|[。、\n])(?:来週|次回|次のレッスン|来月|今週末?|月末|週末)までに、?/gu,
}
/** 「行事（行事への参照）」, 「先手（会員への参照）」: what a field points to, which its name may say already. */
const pointsTo =
  /(?<name>[^、。，,：:（）()\s]{1,20})\s?[（(](?<to>[^、。，,：:（）()\s]{1,20}?)(?:への|を|の)(?:参照|リンク|紐付け|ひも付け|関連付け)[）)]/gu
/** 訪問時の記録: a list of what was noted then. */
const noted = /(?<=^|[。、，,・やとのは\n])([\p{Script=Han}ァ-ヶー]{2,6}?)時の(記録|チェック)/gu
/** 月謝の未払いがすぐ分かる: how it stands with the fees, and no list. */
const unpaid =
  /(?<=[\p{Script=Han}ァ-ヶー])の(?:未払い|未納|滞納)(?=(?:が|を|も)(?:すぐ|一目|ひと目|確認|把握|チェック|分か|わか))/gu
/** "spara kundens namn, telefon", "keep each customer's name, phone": a list of them. */
const whose: Partial<Record<Language, RegExp>> = {
  en: /(?<=\b(?:keep|save|store|note|record|write down|register) )(?:the |each |every |our |a )?(customer|client|member|patient|student|pupil|guest|owner|tenant|volunteer|donor|supplier)['’]s (?=name, [^.!?\n]*,)/giu,
  sv: /(?<=(?:spara|sparar|notera|noterar|anteckna|antecknar|registrera|registrerar|skriva upp|skriver upp) )(kund|elev|medlem|patient|gäst|deltagar|ägar|hyresgäst|leverantör|hund|katt|häst)ens (?=namn, [^.!?\n]*,)/giu,
}
const swedishOnes: Record<string, string> = {
  medlem: 'medlemmar',
  deltagar: 'deltagare',
  ägar: 'ägare',
  hund: 'hundar',
  häst: 'hästar',
}
/** "Volunteer hours: a table with volunteer, date": what the heading names is a table anyway. */
const asTable: Partial<Record<Language, RegExp>> = {
  en: /(?<=^[^:.\n]{3,60}: ?)(?:an? |one )(?:simple |plain |single )?(?:table|list|sheet|spreadsheet) (?:with|containing|showing) (?=[^.!?\n:]*,)/giu,
  sv: /(?<=^[^:.\n]{3,60}: ?)(?:en |ett )?(?:enkel |enkelt )?(?:tabell|lista|ark|kalkylark) (?:med|som har|som visar) (?=[^.!?\n:]*,)/giu,
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
  const named = whatOneDid[language].reduce(
    (said, [form, holds]) => said.replace(form, (found) => holds.padEnd(found.length)),
    text,
  )
  const told = evenUnderEach(named, language)
    .replace(pointsTo, (found, name: string, to: string) =>
      (name.includes(to) || to.includes(name) ? name : `${name}の${to}`).padEnd(found.length),
    )
    .replace(andSoOn, spaces)
    .replace(returns[language], spaces)
    .replace(counted, spaces)
    .replace(byWhen[language], spaces)
    .replace(asTable[language] ?? /(?!)/u, spaces)
    .replace(noted, '  $1$2')
    .replace(unpaid, spaces)
    .replace(whose[language] ?? /(?!)/u, (found, one: string) => {
      const many = language === 'sv' ? (swedishOnes[one.toLowerCase()] ?? `${one}er`) : `${one}s`
      return `${many}: `.padEnd(found.length).slice(0, found.length)
    })
  const [things, reports] = reportThings[language] ?? []
  return things ? told.replace(things, (found) => reports!.padEnd(found.length)) : told
}
