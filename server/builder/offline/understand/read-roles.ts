// "Staff can edit, volunteers can only view", "bara styrelsen får ändra", スタッフは閲覧のみ: who may do what. It names no records;
// it needs accounts, which is said in the reply instead of making a list of staff.
import type { Language } from '#shared/languages.ts'

export type SaidRole = { text: string; start: number; end: number }

const acts = {
  en: 'view|see|read|look|edit|change|update|add|create|approve|delete|remove|manage|write|access|do',
  sv: 'se|läsa|titta|ändra|redigera|uppdatera|lägga|godkänna|radera|ta bort|hantera|skriva|komma åt|göra',
}
const may = {
  en: 'can|may|should|could|must|are allowed to|is allowed to|should be able to|get to|have to be able to',
  sv: 'kan|får|ska kunna|ska få|ska|bör kunna',
}
const who = {
  en: 'admins?|administrators?|managers?|staff|employees|editors?|viewers?|owners?|volunteers|members|guests?|users|teachers|parents|students|volunteers|trainers|coaches|customers|clients|the board|everyone|everybody|others|leaders|boss|the boss|moderators?|visitors',
  sv: 'administratörer|administratören|admin|chefer|chefen|personalen|personal|anställda|styrelsen|medlemmar|medlemmarna|gäster|användare|lärare|lärarna|föräldrar|elever|eleverna|tränare|kunder|kunderna|alla|andra|övriga|ledare|ledarna|besökare|volontärer',
}
const boundary = '(?:^|[.!?;,\\n(]\\s*|\\s(?:and|but|while|where|so|och|men|medan|där|så)\\s+(?:that\\s+)?)'
const rest = '[^.!?;,\\n()]*'

/** "Roles: manager (everything), staff (own bookings only)": what is told of each, and no fields of a list. */
const line = '[^.!?\\n]*'
const told = {
  en: `(?:sees?|views?|edits?|manages?|reads?|only|own|everything|full access|read[- ]?only|can|may|admins?|administrators?|(?:${who.en})\\b)`,
  sv: `(?:ser|läser|redigerar|hanterar|bara|endast|egna|allt|full(?: behörighet)?|läsbehörighet|kan|får|admin|administratör|(?:${who.sv})(?!\\p{L}))`,
}

const patterns: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:^|[.!?\\n]\\s*[-*•]?\\s*)((?:(?:two|three|four|\\d) )?(?:user )?(?:roles?|permissions|access)(?: and permissions)?\\s*[:–-]\\s*(?!name\\b|title\\b)(?=${line}\\b${told.en})${line})`,
      'giu',
    ),
    new RegExp(
      `${boundary}((?:the |our |my |all )?(?:${who.en}|[\\p{L}]+ (?:manager|admin|technician|tech)) (?:sees?|edits?|manages?|has (?:full )?access to|have (?:full )?access to)(?: and (?:edits?|manages?|changes?))? (?:everything|only|all|their own|his own|her own)\\b${rest})`,
      'giu',
    ),
    new RegExp(
      `${boundary}((?:(?:the |our |my |all )?(?:${who.en}|kids|children|colleagues|players|tenants|residents|patients) (?:should(?:n['’]t| not| never)|must(?:n['’]t| not| never)|may not|can ?not|can['’]t|(?:are|is)(?: not|n['’]t) allowed to)|(?:nobody|no one)(?: else)? (?:can|may|should|must)) (?:be able to )?(?:${acts.en})\\b${rest})`,
      'giu',
    ),
    new RegExp(
      `${boundary}((?:each|every) \\p{L}+ (?:only )?(?:sees?|can see|should see) (?:only )?(?:their|his|her) own\\b${rest})`,
      'giu',
    ),
    new RegExp(`${boundary}((?:the |our |my |all )?[\\p{L}]+(?: [\\p{L}]+)? (?:${may.en}) only (?:${acts.en})\\b${rest})`, 'giu'),
    new RegExp(`${boundary}(only (?:the |our |my )?[\\p{L}]+(?: [\\p{L}]+){0,5} (?:${may.en}) (?:${acts.en})\\b${rest})`, 'giu'),
    new RegExp(
      `${boundary}((?:the |our |my |all )?(?:${who.en}) (?:${may.en}) (?:only )?(?:view|see|read|look at|edit|change|approve|delete|manage everything|do everything)\\b${rest})`,
      'giu',
    ),
    /\(([^()\n]*\b(?:can only|only sees?|may only|sees? everything|can do everything|full access|read[- ]only)\b[^()\n]*)\)/giu,
  ],
  sv: [
    new RegExp(
      `(?:^|[.!?\\n]\\s*[-*•]?\\s*)((?:(?:två|tre|fyra|\\d) )?(?:roller|behörigheter|rättigheter)\\s*[:–-]\\s*(?!namn(?!\\p{L})|titel)(?=${line}(?<!\\p{L})${told.sv})${line})`,
      'giu',
    ),
    new RegExp(
      `${boundary}((?:${who.sv}|[\\p{L}]+(?:ansvarig|chef|admin)) (?:ser|redigerar|hanterar|kommer åt) (?:allt|bara|endast|sina egna)(?!\\p{L})${rest})`,
      'giu',
    ),
    new RegExp(
      `${boundary}((?:(?:${who.sv}|barnen|ungdomarna|kollegorna) (?:ska|får|kan|bör) (?:inte|aldrig)|ingen(?: annan)? (?:ska|får|kan|bör)) (?:kunna )?(?:${acts.sv})(?!\\p{L})${rest})`,
      'giu',
    ),
    new RegExp(`${boundary}((?:varje|en) \\p{L}+ (?:ser|får se|ska se|kan se) (?:bara|endast) sin\\p{L}*${rest})`, 'giu'),
    new RegExp(`${boundary}([\\p{L}]+(?: [\\p{L}]+)? (?:${may.sv}) (?:bara|endast) (?:${acts.sv})(?!\\p{L})${rest})`, 'giu'),
    new RegExp(`${boundary}((?:bara|endast) [\\p{L}]+(?: [\\p{L}]+){0,4} (?:${may.sv}) (?:${acts.sv})(?!\\p{L})${rest})`, 'giu'),
    new RegExp(
      // "en sida där föräldrar kan se läxor" says what is kept, not who may what
      `${boundary}(?<!där )((?:${who.sv}) (?:${may.sv}) (?:bara |endast )?(?:se|läsa|ändra|redigera|godkänna|radera|ta bort)(?!\\p{L})${rest})`,
      'giu',
    ),
    /\(([^()\n]*(?:får (?:göra )?(?:allt|bara|endast)|ser (?:bara|endast|allt)|kan (?:bara|endast))(?!\p{L})[^()\n]*)\)/giu,
  ],
  ja: [
    /(?:^|[。\n]\s*[\d０-９]*[.．・●■□◆]?\s*)((?:権限|ロール|役割|ユーザー権限)(?:は|[：:])\s*(?=[^。\n]*(?:管理者|閲覧|編集|登録|のみ|だけ|可))[^。\n]*)/gu,
    /([^。、！？\n]{1,12}(?:だけ|のみ)(?:が|は)[^。、！？\n]{1,14}(?:を|も)(?:登録|入力|編集|変更|追加|削除|閲覧|承認|管理)(?:でき|可能|する|して)[^。、！？\n]*)/gu,
    /([^。、！？\n]{1,10}は[^。、！？\n]{1,12}(?:を|の)(?:登録|入力|編集|閲覧)(?:のみ)?でき)(?=、[^。]*(?:だけ|のみ)(?:が|は|を))/gu,
    /([^。、！？\n]{1,12}[はが]自分の[^。、！？\n]{1,10}(?:だけ|のみ)(?:を|が)?(?:見|閲覧|編集|確認)[^。、！？\n]*)/gu,
    /((?:編集|変更|修正|削除|閲覧|承認)は[^。、！？\n]{1,12}(?:だけ|のみ)(?:です|で|に|と|。|$)[^。、！？\n]*)/gu,
    /([^。、！？\n]{1,12}(?:だけ|のみ)[がは]?(?:編集|変更|削除|閲覧|承認|管理)(?:でき|可能|する|して)[^。、！？\n]*)/gu,
    /([^。、！？\n]{0,12}(?:編集|変更|修正|削除|閲覧|承認)は[^。、！？\n]{1,20}(?:だけ|のみ)[がに]?(?:でき|可能|限|許)[^。、！？\n]*)/gu,
    /([^。、！？\n]{1,12}は(?:閲覧|参照|見る)(?:のみ|だけ)[^。、！？\n]*)/gu,
    /((?:管理者|スタッフ|社員|職員|先生|店長|会員|利用者|保護者)は?[がは](?:編集|変更|削除|閲覧|承認)(?:でき|可能)[^。、！？\n]*)/gu,
    // 総務課職員は登録・編集可
    /([^。、！？:：\n]{1,12}は(?:(?:登録|入力|編集|変更|更新|修正|削除|閲覧|承認)[・／/]?)+(?:可能?|のみ可?|だけ)(?=[。、！？\n]|$))/gu,
  ],
}
const pronouns = /^(?:so |and )?(i|we|you|it|they|jag|vi|man|den|de|det)\s/i

/** The clauses that give roles, in order, without overlap. */
export function readRoles(text: string, language: Language): SaidRole[] {
  const roles: SaidRole[] = []
  for (const pattern of patterns[language])
    for (const found of text.matchAll(pattern)) {
      const clause = found[1]!.trim()
      const start = found.index + found[0].indexOf(found[1]!)
      const end = start + clause.length
      if (pronouns.test(clause) || roles.some((role) => start < role.end && end > role.start)) continue
      roles.push({ text: clause, start, end })
    }
  return roles.toSorted((a, b) => a.start - b.start)
}
