// "Take attendance at each rehearsal", "tick who came to each class", 「練習ごとの出欠」: where a text asks who was there.
import type { Language } from '#shared/languages.ts'

/** `options` are the choices where the text names them. */
export type AttendanceSaid = { text: string; start: number; end: number; options?: string[] }

const at = (which: string) =>
  String.raw`(?:\s+(?:at|for|of|per|to|on|in|during)\s+(?:${which})\s+(?:of the\s+)?\p{L}+(?:\s(?!and\b|with\b|or\b)\p{L}+)?)`
const everyTime = at('each|every|all')
const occasion = at('each|every|all|the|a|our|which|any')
const each = String.raw`(?:\s+(?:(?:to|at|in|for|on)\s+)?(?:each|every|which|what)(?:\s+(?:one|\p{L}+(?:\s(?!and\b|with\b|or\b)\p{L}+)?))?|\s+(?:it|them|there))`
const ask = String.raw`(?:(?:i|we|they|coaches|teachers|leaders|staff)(?:['’]d)?\s+)?(?:(?:also|would|can|could|should|must|want|wants|need|needs|like|have|be able|to|and|then)\s+)*`
const marks = String.raw`(?:take|taking|track|tracking|record|recording|mark|marking|log|logging|note|noting|register|registering|keep track of|keep a record of|check off|check|tick off|tick|ticking|see|show|know)`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    // "attendance" alone is a number of people where it stands among fields
    new RegExp(
      String.raw`(?:,?\s*\band\s+)?${ask}${marks}\s+(?:the\s+|their\s+|an?\s+)?attendance(?:\s+(?:list|register|record|sheet)s?)?${occasion}?`,
      'iu',
    ),
    new RegExp(String.raw`(?:,?\s*\band\s+)?(?:the\s+)?attendance${everyTime}`, 'iu'),
    new RegExp(
      String.raw`(?:,?\s*\band\s+)?${ask}(?:${marks}\s+)?(?:(?:off|down)\s+)?who(?:\s+was|\s+is)?\s+(?:attended|attends|came|comes|was there|present|there|showed up|turned up|took part|participated|has come|had come)(?!\p{L})${each}?`,
      'iu',
    ),
    /,?\s*(?:and\s+)?(?:mark|record|register|tick|log|note)\s+(?:(?:each(?: \p{L}+)?|everyone|them|all|every \p{L}+)\s+(?:off\s+)?(?:as\s+)?)?(?<options>present(?:,| or| and)[^.\n]*)/iu,
  ],
  sv: [
    /(?:,?\s*\boch\s+)?(?:(?:jag|vi|man|ledarna|lärarna|tränarna)\s+)?(?:(?:vill|ska|kan|behöver|kunna|också|även|sen|sedan)\s+)*(?:ta|föra|registrera|anteckna|notera|markera|fylla i|se|hålla koll på|bocka av|pricka av)\s+(?:\p{L}+\s)?närvaron?(?:\s+(?:på|vid|för|under|till)\s+(?:varje|alla|varenda|\p{L}+)(?:\s\p{L}+)?)?/iu,
    /(?:,?\s*\boch\s+)?närvaron?\s+(?:på|vid|för|under|per|till)\s+(?:varje|alla|varenda)?\s*\p{L}+/iu,
    /(?:,?\s*\boch\s+)?(?:(?:jag|vi|man)\s+)?(?:(?:vill|ska|kan|behöver|kunna|också|även)\s+)*(?:(?:se|veta|pricka av|bocka av|markera|notera|anteckna|kryssa i)\s+)?(?:vilka|vem|de)\s+som\s+(?:kom|kommer|var där|var med|var på plats|deltog|deltagit|närvarade|varit med|dök upp)(?!\p{L})(?:\s+(?:på|till|vid)\s+(?:varje\s+)?\p{L}+)?(?:\s+varje\s+gång)?/iu,
  ],
  ja: [
    /(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:ごと|毎)の)?(?<options>出席(?:・|、|\/|と|や)欠席(?:(?:・|、|\/|と|や)(?:遅刻|早退|保留|未定))*)(?:を|の|も)?(?:記録|管理|入力|つけ|確認)?(?:する|したい|できる(?:ように)?|たい)?/u,
    /(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:ごと|毎|別)の)?(?:出欠|出席)(?:状況|確認|管理|記録|簿|表)?(?:も|を)?(?:管理|記録|つけ|取り|入力|確認)(?:する|したい|できる(?:ように)?|たい|て)?/u,
    /(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:ごと|毎|別)の)(?:出欠|出席)(?:状況|確認|管理|記録|簿|表)?/u,
    /(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:ごと|毎)に)?(?:誰|だれ)が(?:来た|参加した|出席した|いた)か(?:を|も)?(?:記録|管理|確認|チェック|つけ)?(?:する|したい|できる(?:ように)?|たい)?/u,
  ],
}
/** A clock of employees is another matter, and so is a number of visitors. */
const otherwise: Record<Language, RegExp> = {
  en: /\btime and attendance\b|\battendance (?:numbers?|figures?|count)\b|\bclock(?:ing)? in\b|\brsvp\b|\bguests?\b/i,
  sv: /stämpel|antal närvarande|osa(?!\p{L})/iu,
  ja: /勤怠|出勤|打刻|招待|披露宴/u,
}
const joint = /\s*(?:,|、|・|\/|と|や|\bor\b|\band\b|\beller\b|\boch\b)\s*/iu
const optionsMax = 5

export function attendanceSaid(text: string, language: Language): AttendanceSaid | undefined {
  if (otherwise[language].test(text)) return undefined
  for (const form of forms[language]) {
    const found = form.exec(text)
    if (!found) continue
    const options = found.groups?.options
      ?.split(joint)
      .map((option) => option.trim())
      .filter(Boolean)
    return {
      text: found[0].trim(),
      start: found.index,
      end: found.index + found[0].length,
      ...(options && options.length > 1 && options.length <= optionsMax && { options }),
    }
  }
  return undefined
}

const courtesy: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|now|then|ok|and)[, ]+|(?:can|could) (?:you|we|i)(?: please)?\s+|(?:i|we)(?:['’]d)?\s+(?:would\s+)?(?:like|want|need)(?:\s+to)?\s+|it should\s+|let (?:us|me)\s+|add\s+(?:an?\s+|the\s+)?|have\s+(?:an?\s+)?|be able to\s+)+/i,
  sv: /^(?:(?:snälla|också|nu|och)[, ]+|(?:kan|kunde) (?:du|man|vi)\s+|(?:jag|vi|man)\s+(?:vill|skulle vilja|behöver|måste|ska)(?:\s+(?:ha|kunna))?\s+|lägg till\s+(?:en\s+)?|det ska gå att\s+)+/i,
  ja: /^(?:あと|それと|また)、?/,
}
const bare: Record<Language, RegExp> = {
  en: /^attendance(?: (?:list|register|records?|sheet|tracking|tracker))?$/i,
  sv: /^närvaro(?:n|lista|registrering|rapportering)?$/i,
  ja: /^(?:出欠|出席)(?:表|簿|管理|記録|確認)?(?:を|も|が)?(?:追加|つけ|取れ|管理|記録|ほしい|欲しい|したい)/,
}
/** A clause that asks who was there. */
export const isAttendance = (clause: string, language: Language): boolean =>
  attendanceSaid(clause, language) !== undefined || asksAttendance(clause, language)

const restMaxChars = 12

/** Whether a wish asks who was there, and for nothing else. */
export function asksAttendance(wish: string, language: Language): boolean {
  const text = wish
    .trim()
    .replace(/[.!。！]+$/u, '')
    .replace(courtesy[language], '')
    .trim()
  if (bare[language].test(text)) return true
  const said = attendanceSaid(text, language)
  return said !== undefined && text.length - (said.end - said.start) <= restMaxChars
}
