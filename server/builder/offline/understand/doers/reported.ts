// "Cleaners log each job: date, client, hours", "montörerna rapporterar datum, kund, timmar", スタッフが機械番号、症状、写真を記入: those who work
// somewhere write down what is kept, so the list is one of what they write down. The clause becomes the name of that list, with its fields
// behind it; who wrote it is what each of them knows (take-reporters.ts).
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { lastOf } from '../field-named.ts'
import { capitalised } from '../said.ts'
import { again, byWhatIsHeld, front, type Kept, kept, namedAhead, ofEachJapanese, onPaper } from './record-named.ts'
import { isWorker } from './workers.ts'

/**
 * In the place of the clause from `start` to `end` stands `as`, which opens a list of fields; `who` writes down what is called `record`, or,
 * where that is told elsewhere, what holds the fields `held`.
 */
export type Reported = { start: number; end: number; as: string; who: string; record?: string; of?: string; held: string[] }

const verbs: Record<Language, string> = {
  en: 'fills? (?:in|out|up)|reports?|logs?|enters?|records?|submits?|writes?(?: down| up)?|registers?|notes?(?: down)?|hands? in|sends? in|files?|completes?|keys? in|types? in|documents?|jots? down',
  sv: 'fyller i|fylla i|rapporterar?|skriver (?:in|ner|ned|upp)|skriva (?:in|ner|ned|upp)|skriver?|noterar?|antecknar?|registrerar?|loggar?|för in|föra in|matar in|mata in|anger|ange|lämnar in|lämna in|skickar in|skicka in|dokumenterar?|lägger in|lägga in|knappar in',
  ja: '記入|入力|記録|登録|報告|提出|申請|書き込[みむ]|書[きく]|つけ|付け|出[しす]|送信|入れ',
}
const clauses: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<=^|[.!?\n]\s*|\b(?:where|so that|and|then) )(?<each>(?:(?:our|the|all|every|each|my|an?) )*)(?<who>\p{L}{3,}(?:[ -]\p{L}{3,})?)(?: (?:at|in|of|on) (?:the |our |my )?\p{L}{3,}(?: \p{L}{3,})?)? (?:(?:can|should|must|will|need to|have to|are asked to|also|then|usually|always|just) )*(?:${verbs.en}) (?!has |have |had |with |is |are )(?:(?<record>[^.,;:()\n–]{2,60}?)(?<sep> ?: ?| ?\(| [–-] |,? with |,? including |(?<=\b(?:each|every) \p{L}+(?: \p{L}+)?), ))?(?=\p{L}[^.!?\n]*(?:,| and ))`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<=^|[.!?\n]\s*|(?<!\p{L})(?:där|så att|och|sedan) )(?<each>(?:(?:alla|våra|mina|varje|de|en|ett) )*)(?<who>\p{L}{3,})(?: (?:i|på|hos|inom) \p{L}{3,})? (?:(?:kan|ska|skall|får|måste|behöver|brukar|kunna|själva?|också) )*(?:${verbs.sv}) (?:(?<record>[^.,;:()\n–]{2,60}?)(?<sep> ?: ?| ?\(| [–-] |,? med |(?<=varje \p{L}+), ))?(?=\p{L}[^.!?\n]*(?:,| och ))`,
    'giu',
  ),
  ja: new RegExp(
    String.raw`(?<=^|[。！!\n、で]|(?:^|[。\n])[\p{Script=Han}\p{Script=Katakana}ー]{1,8}の)(?<who>[\p{Script=Han}\p{Script=Katakana}ー]{2,10}?)(?:さん|たち)?(?:が|は|も|に(?=[^。\n]*て(?:もら|いただ)))、?(?<again>(?:毎日|毎朝|毎回|毎週|その都度|スマホで|現場で|作業後に|終わったら)、?)?(?:(?<of>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:ごとに|のたびに|毎に|の後に|のあとに)、?)?(?:(?<record>(?:毎日の|日々の|その日の)?(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,8}の)?[\p{Script=Han}\p{Script=Katakana}ー]{2,12})(?:を|に)(?:毎日|毎朝|毎週|1日\d回|[一二三]日[一二三]回|週に?\d回)?(?:${verbs.ja})(?:[ぁ-んー]{0,12}?)(?:アプリ|システム|フォーム|ツール)?(?:[ぁ-ん]{0,8})?(?<sep>[。：:、\n]+|[（(]))?(?=[^。がはを\n]*、)`,
    'gu',
  ),
}
/** What is written down in Japanese stands ahead of its verb. */
const aheadOfVerb = new RegExp(
  String.raw`^(?<list>[^。\n]*?、[^。\n]*?)(?:など)?を(?:毎日|毎朝|毎回|その都度)?(?:${verbs.ja})[ぁ-んー]{0,14}(?:(?:アプリ|システム|フォーム|ツール|表)[^。\n]{0,12})?(?=[。、\n]|$)`,
  'u',
)
/** Of what there is one for each, behind all of its fields. */
const forEach: Record<Language, RegExp> = {
  en: /,? (?:for|at|on|per) (?:each|every) (?<of>\p{L}+(?: (?!twice|once|every|daily)\p{L}+)?)(?: (?:(?:once|twice|\p{L}+ times) (?:an?|per|each|every) \p{L}+|every \p{L}+|daily|weekly))?(?=\s*(?:[.!?\n]|$))/iu,
  sv: /,? (?:för|på|per|vid) varje (?<of>\p{L}+)(?: (?:(?:en|två|tre|\d) gång(?:er)? (?:om dagen|i veckan|per dag|per vecka|i månaden)|varje \p{L}+|dagligen))?(?=\s*(?:[.!?\n]|$))/iu,
  ja: /(?!)/u,
}

/** A website's visitors send forms, and a form asks what it is filled in with. */
const site =
  /\bforms?\b|formulär|blankett|フォーム|\b(?:web ?site|landing page|home ?page)\b|hemsida|webbplats|webbsida|サイト|ホームページ/iu
const itemsMin = 3
const itemOf = (list: string, language: Language) => list.split(language === 'ja' ? /[、・]/u : /, | and | och /u)
/** Fields alone: who lists lists told of no report. */
function heldIn(list: string, language: Language, isOfEach: boolean): boolean {
  const [first = '', ...rest] = itemOf(list, language)
  const last = lastOf(first.replace(front[language], '').trim(), language)
  return rest.length + 1 >= itemsMin && (isOfEach || last?.field !== undefined || !last?.thing)
}
/** "Absence, pupil, date, reason": what is written down, ahead of what is told of it. */
function recordFirst(list: string, language: Language): string | undefined {
  if (language === 'ja') return undefined
  const first = /^[^,]+(?=,)/.exec(list)?.[0]
  const items = itemOf(list, language)
  if (first === undefined || items.length <= itemsMin) return undefined
  const [head, ...rest] = items.map((item) => lastOf(item.replace(front[language], '').trim(), language))
  const isList = head?.thing !== undefined && head.field === undefined && knownThings.get(head.thing.id)?.entry.actor !== true
  return isList && rest.every((each) => each?.thing === undefined || !each.plural || each.field !== undefined) ? first : undefined
}
const endOf = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.!?。\n]/)
  return end < 0 ? text.length : from + end
}
export function reportedIn(text: string, language: Language): Reported[] {
  if (site.test(text)) return []
  return [...text.matchAll(clauses[language])].flatMap((found) => {
    const { who = '', each = '', record: said, sep = '', of } = found.groups!
    const isOne = /\b(?:every|each|an?)\b|varje|en |ett /i.test(each)
    if (!isWorker(who, language, isOne)) return []
    const start = found.index
    const open = start + found[0].length
    const sentence = text.slice(open, endOf(text, open))
    const first = said === undefined ? recordFirst(sentence, language) : undefined
    if (first !== undefined) {
      const held = itemOf(sentence.slice(first.length), language).filter(Boolean)
      const named = { who, record: first.replace(front[language], ''), held }
      return [{ start, end: open + first.length + 1, as: `${capitalised(named.record)}:`, ...named }]
    }
    const isNamed = said !== undefined && !onPaper.test(said.trim())
    const list = isNamed || language !== 'ja' ? sentence : aheadOfVerb.exec(sentence)?.groups?.list
    if (list === undefined || !(isNamed || heldIn(list, language, of !== undefined))) return []
    const held = itemOf(list, language)
    const behind = forEach[language].exec(sentence)
    const ahead = isNamed ? undefined : namedAhead(text.slice(0, start), language)
    const owner = behind?.groups?.of ?? (isNamed ? undefined : of)
    // what the sentence before names is what is written down
    if (ahead !== undefined && owner === undefined) return [{ start, end: start, as: '', who, held }]
    const what = whatIsKept({ said: isNamed ? said : undefined, ahead, of, list }, language)
    if (!what) return []
    const whose = what.of ?? behind?.groups?.of
    const head = opening(what.record, whose, /[（(]/.test(sep), language)
    const edit = { start, end: open, as: head, who, record: what.record, ...(whose && { of: whose }), held }
    // 報告（園児、食事、睡眠）: none of them is a list of its own
    if (language === 'ja' && !isNamed) {
      const after = aheadOfVerb.exec(sentence)![0].length
      const opens = opening(what.record, whose, true, language)
      return [
        { ...edit, as: opens },
        { ...edit, start: open + list.length, end: open + after, as: '）' },
      ]
    }
    const tail = behind ?? again[language].exec(sentence)
    const left = tail && open + tail.index
    return left === null ? [edit] : [edit, { ...edit, start: left, end: left + tail![0].length, as: '' }]
  })
}

type Told = { said: string | undefined; ahead: string | undefined; of: string | undefined; list: string }
function whatIsKept({ said, ahead, of, list }: Told, language: Language): Kept | null {
  if (said !== undefined) return kept(said, language, list, of)
  if (ahead !== undefined) return { record: ahead, ...(of !== undefined && { of }) }
  return of === undefined ? { record: byWhatIsHeld(list, language) } : ofEachJapanese(of, list)
}

function opening(record: string, owner: string | undefined, isBracket: boolean, language: Language): string {
  const first = owner === undefined ? '' : `${owner}${language === 'ja' ? '、' : ', '}`
  if (language === 'ja') return `${record}${isBracket ? '（' : '：'}${first}`
  return `${capitalised(record)}${isBracket ? ' (' : ': '}${first}`
}
