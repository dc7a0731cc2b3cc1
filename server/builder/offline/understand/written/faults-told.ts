// "Residents should be able to report potholes, broken streetlights and other problems, and our crew needs to see them and mark them fixed" tells
// of a list of reports, each with its kind and how far it has come, and of no questions: it is written out as that list.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'

const forms: Record<Language, RegExp> = {
  en: /(?<=^|[.!?\n]\s*|\b(?:where|so that|so|and) |[,;] )(?:(?:our|the|all) )?\p{L}{3,}(?: \p{L}+)? (?:(?:should|must|can|could|may|will|need to|want to|have to)(?: be able to)? )report (?<kinds>[^.!?\n;:()]{3,120}?),? (?:and|or) (?:any |all )?other (?:problems?|faults?|issues?|defects?|damages?|hazards?|things)(?: in \p{L}+(?: \p{L}+)?)?(?: (?:online|here|on their phones?|with a photo|from their phones?))*(?<tail>,? (?:and|so(?: that)?|while) (?:(?:our|the) )?[\p{L}’' ]{2,40}? (?:needs? to|can|could|should|must|will|wants? to)(?: be able to)? (?:see|view|get|handle|fix|mark)[^.!?\n]*)?/giu,
  sv: /(?<=^|[.!?\n]\s*|(?<!\p{L})(?:där|så att|och) |[,;] )(?:(?:våra|alla) )?\p{L}{3,} (?:ska|skall|kan|måste|vill|bör|får)(?: kunna)? (?:fel)?(?:anmäla|rapportera) (?<kinds>[^.!?\n;:()]{3,120}?) (?:och|eller|samt) (?:andra|annat|övriga|alla andra) (?:fel|problem|skador|brister|saker)(?: (?:på|via|i) (?:nätet|webben|mobilen|telefonen)| online| med bild)*(?<tail>,? (?:och|så(?: att)?|medan) [\p{L} ]{2,40}? (?:ska|skall|kan|måste|behöver|vill)(?: kunna)? (?:se|få|hantera|åtgärda|markera)[^.!?\n]*)?/giu,
  ja: /(?<=^|[。\n、])(?:[^。、\nがは]{1,12}(?:が|は))(?<kinds>[^。\nが]{2,60}?)(?:など|等|、?その他|やその他)の?(?:不具合|問題|故障|異常|トラブル|困りごと)?を(?:オンラインで|スマホで|スマホから|写真(?:付き|つき)で)?(?:報告|通報|連絡)(?:でき|し)[^。\n]*/gu,
}
const done: Record<Language, RegExp> = {
  en: /\bmark (?:them|it|each(?: one)?|those)(?: as)? (?<word>\p{L}{3,})/iu,
  sv: /(?<!\p{L})markera (?:dem|dom|det|var och en) som (?<word>\p{L}{3,})/iu,
  ja: /(?<word>対応済み?|完了|修理済み?|解決済み?)/u,
}
const words: Record<Language, { joint: RegExp; list: (kinds: string, finished: string) => string; finished: string }> = {
  en: {
    joint: /\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/iu,
    list: (kinds, finished) =>
      `Fault reports: type (${kinds}, other), description, place, photo, name, email, date, status (new, in progress, ${finished})`,
    finished: 'done',
  },
  sv: {
    joint: /\s*,\s*(?:och |eller )?|\s+(?:och|eller)\s+/iu,
    list: (kinds, finished) =>
      `Felrapporter: typ (${kinds}, övrigt), beskrivning, plats, bild, namn, e-post, datum, status (ny, pågår, ${finished})`,
    finished: 'klar',
  },
  ja: {
    joint: /[、・や]/u,
    list: (kinds, finished) =>
      `故障報告：種類（${kinds}、その他）、場所、写真、内容、報告者、日付、状況（未対応、対応中、${finished}）`,
    finished: '対応済み',
  },
}
/** Of one of them: "åtgärdade" is "åtgärdad". */
const whenDone = (word: string) => word.replace(/ade$/u, 'ad').replace(/(?<=klar|löst)a$/u, '')
const kindWordsMax = 4
const kindsMin = 2
/** Whose questions or whose own fields are told keeps them. */
const others = /\b(?:survey|questionnaire|anonymous\p{L}*)\b|enkät|アンケート/iu

export function faultsTold(text: string, language: Language): Edit[] {
  if (others.test(text)) return []
  const { joint, list, finished } = words[language]
  return editsOf(text, forms[language], ({ 0: whole, groups = {}, index }) => {
    const kinds = groups.kinds!.split(joint).map((kind) => kind.replace(/^(?:an?|the|en|ett) /iu, '').trim())
    const isTold = kinds.length >= kindsMin && kinds.every((kind) => kind && kind.split(' ').length <= kindWordsMax)
    // "report a fault: flat, name, photo" tells what is in it
    if (!isTold || /^\s*[:(（：]/.test(text.slice(index + whole.length))) return whole
    return list(kinds.join(language === 'ja' ? '、' : ', '), whenDone(done[language].exec(text)?.groups?.word ?? finished))
  })
}
