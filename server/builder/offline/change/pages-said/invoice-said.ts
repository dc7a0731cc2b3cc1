// "My bank details at the bottom, sort code 20-45-77 account 10203040", "skriv 'Tack!' längst ner på fakturan", "due 14 days after the invoice
// date": what stands on an invoice beside its lines.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { pageSays } from '../../reply/page-phrases.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'

/** What tells where to pay to, and how it begins. */
const ofAccount =
  /\b(?:bank(?:ing)? (?:details|account|info(?:rmation)?)|sort code|account (?:number|no\.?|details)|payment details|iban|swift|bic|routing number)\b|(?<!\p{L})(?:bankgiro|plusgiro|bankuppgift\p{L}*|kontonummer|bankkonto|betalningsuppgift\p{L}*|clearingn\p{L}*|swish-?(?:nummer|nr)\p{L}*)|振込先|振り込み先|口座/iu
const accountTold =
  /(?<account>(?:sort code|account(?! (?:(?:number|no\.?|nr) )?(?:at|on|in|to|below|under|here)\b)(?: (?:number|no\.?|nr))?|iban|swift|bic|routing number|bankgiro|plusgiro|bg|pg|kontonummer|konto|clearing\p{L}*|swish\p{L}*|[\p{Script=Han}\p{Script=Katakana}ー]+銀行)[^.;\n]*\d[\d -]{2,}\d)/iu
const dueDays: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:due|pay(?:able|ment)?|terms?)\b[^.\d]{0,40}?(?<days>\d{1,3}) days?\b/iu,
    /\b(?<days>\d{1,3}) days? (?:to pay|payment terms?|after the (?:invoice|issue) date)\b/iu,
  ],
  sv: [
    /(?:förfall\p{L}*|betalningsvillkor\p{L}*|betalas?)[^.\d]{0,40}?(?<days>\d{1,3}) dagar/iu,
    /(?<days>\d{1,3}) dagar (?:netto|efter fakturadatum|betalningstid)/iu,
  ],
  ja: [/(?:支払期限|支払期日|お支払い期限|支払い期限)(?:は|を)[^。\d]{0,14}?(?<days>\d{1,3})日(?:後|以内)/u],
}
const usualDays = 30
const quoted = /(?:["“”]|(?<!\p{L})['‘’]|「|『)(?<text>[^"“”「」『』]{3,200}?)(?:["“”]|['’](?!\p{L})|」|』)/u
const atFoot =
  /\b(?:bottom|foot|footer|end)\b|(?<!\p{L})(?:längst ner|nederst|i sidfoten|i slutet|sist)(?!\p{L})|(?:一番下|下部?|末尾|最後|フッター)(?:に|へ)/iu
const ofInvoice = /\binvoices?\b|(?<!\p{L})faktur|請求書/iu
/** "If it is overdue" asks for a warning. */
const warns = /\b(?:warn|red|overdue|late|remind|highlight)\b|(?<!\p{L})(?:varna|röd|försen|påminn|förfallna)|警告|赤|過ぎ/iu

export function invoiceSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = model.pages.find(({ kind }) => kind === 'invoice')
  if (!page) return null
  const said = quoted.exec(text)
  if (said && atFoot.test(text.replace(said[0], ' ')) && (ofInvoice.test(text) || model.pages[0] === page))
    return does({ op: 'setSiteText', page: page.id, part: 'closing', text: said.groups!.text!.trim() })
  if (
    ofAccount.test(text) &&
    !/\b(?:field|column)\b|(?<!\p{L})(?:fält|kolumn)|項目|欄を/iu.test(text) &&
    !/\bcustomers?|clients?|suppliers?\b|kund|leverantör|取引先|顧客/iu.test(text)
  ) {
    const account = accountTold.exec(text)?.groups?.account?.trim()
    return account
      ? does({ op: 'setSiteText', page: page.id, part: 'account', text: account })
      : tells(pageSays.accountThere[language], 'kept')
  }
  const days = warns.test(text) ? undefined : dueDays[language].map((form) => form.exec(text)?.groups?.days).find(Boolean)
  if (!days) return null
  const term = Number(days)
  return (page.starts?.term ?? usualDays) === term
    ? alreadySo(language)
    : does({ op: 'setStarts', page: page.id, starts: { term } })
}
