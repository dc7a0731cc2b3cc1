// "Show unpaid fees, next matches and the total per team": the sentences of a description that say what somebody wants to see, in the
// pieces that each are one thing to see.
import type { Language } from '#shared/languages.ts'
import { groupsSaid, isSpanWord, withoutGroups } from './groups-said.ts'

/** `text` is the piece as it is to be read, `start` and `end` where it stands, the first one with the words that ask. */
export type Sight = { text: string; start: number; end: number }

const sightsMax = 6
const pieceMaxChars = 120

const who = String.raw`(?:(?:i|we|you|they|staff|everyone|people|one|(?:the|my|our|each|every) \p{L}+)(?:['’]d)?\s+)`
const wantEn = String.raw`(?:(?:also|then|only|just|really|still|always|must|should|would|can|could|will|want|wants|need|needs|like|love|wish|have|has|ought|able|be|to|it|easily|quickly|immediately)\s+)+`
const seeEn = String.raw`(?:see|show(?:s|ing)?(?: me| us)?|view|know|find(?: out)?|look up|check|tell (?:me|us)|display|spot)`
const listEn = String.raw`(?:(?:an?|the)\s+)?(?:(?:quick|short|simple|separate)\s+)?(?:list|overview|screen|view|page|tab) (?:of|with|showing|for)`
const vill = String.raw`(?:(?:jag|vi|man|de|ni|personalen|alla|det)\s+)?(?:(?:vill|ska|skall|skulle|måste|behöver|kan|bör|vilja|gärna|också|även|lätt|snabbt|enkelt|direkt|kunna|då|sen|sedan|gå|att)\s+)+`
const seSv = String.raw`(?:se|visa|veta|få fram|få veta|få (?:en )?(?:lista|översikt) (?:på|över|med))`
/** "How much each campaign has raised.": a sentence that asks, and no question of a form. */
const asks = (words: string) =>
  String.raw`|(?:^|(?<=[.!\n;]\s*))(?=(?:${words}) (?![^.\n]*(?<!\p{L})(?:do|does|did|should|will|can|would|behöver|ska|kan|bör) (?:i|we|you|it|they|jag|vi|man|du)(?!\p{L}))[^.?!\n]{4,80}(?:[.!\n]|$))`
/** "…, and what each client owes me": among what is kept it asks as well, for nobody fills that in. */
const owing = (joined: string, words: string, owes: string) =>
  String.raw`|(?<=(?:^|[.!\n;,]|(?<!\p{L})(?:${joined}))\s*)(?=(?:${words}) (?:\p{L}+ ){1,3}?(?:${owes})(?!\p{L}))`
const leads: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: new RegExp(
    String.raw`(?:^|(?<=[.!?\n;:,–—-]\s*)|(?<=\b(?:and|so|so that|then|also|but|because)\s))(?:(?:and|so|then|also|plus|please|ideally|at the end of the \p{L}+|when i open it)[,\s]+)*(?:${who}?${wantEn}${seeEn}|(?:please )?(?:show(?: me| us)?|display|see|tell (?:me|us)(?= (?:wh|how )))|${who}?(?:${wantEn})?${listEn}|${who}(?:(?:always|immediately|quickly|easily)\s+)?(?:know|see)(?= (?:who|which|what|how (?:much|many))(?!\p{L}) ?)(?<=\bso (?:that )?[^.,]{1,40}))\s+${asks('how (?:much|many|often)')}${owing('and|plus|also', 'what|how much', 'owes?|owed')}`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?:^|(?<=[.!?\n;:,–—-]\s*)|(?<=(?<!\p{L})(?:och|så att|så|sen|sedan|men|för)\s))(?:(?:och|så att|så|sen|sedan|också|gärna)\s+)*(?:${vill}${seSv}|(?:visa|se|lista)(?: mig| oss)?|(?:${vill})?(?:en\s+)?(?:lista|översikt|sammanställning) (?:på|över|av|med)|(?:jag|vi|man|alla) (?:alltid |direkt |lätt |snabbt )?(?:vet|ser)(?= (?:vilka|vem|vad|hur (?:mycket|många))(?!\p{L}) ?)(?<=(?<!\p{L})så (?:att )?[^.,]{1,40}))\s+${asks('hur (?:mycket|många|ofta)')}${owing('och|samt', 'vad|hur mycket', 'är skyldiga?')}`,
    'giu',
  ),
}
const sentenceEnd = /[.!?](?=\s|$)|\n|$/u
const joints: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\s*(?:,(?!\d{3})|;)\s*(?:and\s+|plus\s+|as well as\s+)?|\s+(?:and also|as well as|and|plus)\s+/giu,
  sv: /\s*(?:,(?!\d)|;)\s*(?:och\s+|samt\s+)?|\s+(?:och|samt|plus)\s+/giu,
}

/** "For each pupil I want to see …": what is written down of each. */
const eachOne: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\b(?:for|of|per|in) (?:each|every)(?: \p{L}+){1,3},? (?:i |we )?$|\beach (?:\p{L}+ )?$/iu,
  sv: /(?<!\p{L})(?:för|av|per|på|i) varje(?: \p{L}+){1,3},? ?$/iu,
}
/** What is no more to be seen: "…, and mark whether they came". */
const otherwise: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?:be able to|can|could|mark|add|edit|change|delete|remove|warn|remind|send|print|export|download|book|tick|also list|log|enter|write)\b/i,
  sv: /^(?:kunna|kan|markera|lägga|ändra|ta bort|varna|påminna?|skicka|skriva|exportera|boka|bocka|logga)(?!\p{L})/iu,
}

/** The pieces of what follows a lead, each with the group that only a later one names: "hours and money per project". */
export function piecesOf(said: string, offset: number, language: Exclude<Language, 'ja'>): Sight[] {
  const pieces: Sight[] = []
  let start = 0
  for (const cut of [...said.matchAll(joints[language]), undefined]) {
    const end = cut?.index ?? said.length
    const text = said.slice(start, end)
    const last = pieces.at(-1)
    // "per project and per month", "per project and month": another group of the same figure
    const isGroup = groupsSaid(text, language).length > 0 && !withoutGroups(text, language)
    if (last && (isGroup || (isSpanWord(text) && groupsSaid(last.text, language).length))) {
      last.text += isGroup ? ` and ${text.trim()}` : ` and per ${text.trim()}`
      last.end = offset + end
    } else if (text.trim()) pieces.push({ text: text.trim(), start: offset + start, end: offset + end })
    start = cut ? cut.index + cut[0].length : said.length
  }
  return pieces.map((piece, at) => {
    const next = pieces[at + 1]
    const isBare = next && !groupsSaid(piece.text, language).length && /^\p{L}+$/u.test(piece.text)
    const group =
      isBare && withoutGroups(next.text, language) !== next.text
        ? next.text.slice(next.text.search(/\s(?:per|by|for each|in each|each|för varje|varje)\s/i))
        : ''
    return group ? { ...piece, text: piece.text + group } : piece
  })
}

const seeJa =
  /(?:(?<!どう)か)?(?:を|が|も|は|で|に|、)?(?:(?:一覧|グラフ|画面|ひと目|一目|すぐ|すぐに|簡単|簡単に|常に|まとめて|ちゃんと)(?:で|に|を|も)?)*(?:を|が|も)?(?:見たい|見られ|見れ|見える|みたい|知りたい|確認(?:したい|でき)|表示|出して|出したい|出る|わか(?:る|り)|分か(?:る|り)|欲しい|ほしい|必要|集計)[\p{Script=Hiragana}ー〜、w笑下欲願最高嬉助]*$/u
/** What is written down, and where it is seen, stands ahead of what is to be seen. */
const aheadJa =
  /^.*(?:入力|記録|登録|管理|保存|入れ|残し|つけ|書い|まとめ|撮っ)\p{Script=Hiragana}{0,4}て?、|^.{1,12}(?:には|では)|^ダッシュボードで/u
/** 「館内にいる人だけを表示する画面がほしい」 */
const screenJa = /(?:を|が)?(?:表示(?:する|できる)|見られる|見える|わかる|分かる)(?:画面|ページ|機能|一覧|表|リスト|ボタン)?$/u
/** Whether something is so is written down; an order shows all of them. */
const noSightJa = /自分の.*(?:だけ|のみ)|かどうか|順|ほうから|から$|たら|なら|場合/u
export const jointJa =
  /(?:、|と、|や、|，|・(?=.{3}))|(?<=[合計数額別覧費率量益金]|(?!ひ)\p{Script=Hiragana})と(?=[\p{Script=Han}\p{Script=Katakana}\d])/gu

const groupJa = /^[^、]{1,12}?(?:ごと|毎|別)の?/u
const addsJa = /^(?:また|あと|それと|それから|さらに|そして|できれば|最後に|ちなみに)、?/u

const fieldsInRow = 4
const isInBracket = (before: string) => /[(（][^)）]*$/u.test(before)

function japanese(prompt: string): Sight[] {
  const sights: Sight[] = []
  for (const { 0: sentence, index } of prompt.matchAll(/[^。！？!?\n]+/gu)) {
    const seen = seeJa.exec(sentence)
    if (!seen) continue
    const said = sentence.slice(0, seen.index).replace(screenJa, '')
    // 「日付、ペット、症状、料金が必要です」: fields in a row are kept
    if (/必要/u.test(seen[0]) && said.split('、').length >= fieldsInRow) continue
    let group = ''
    const lead = addsJa.exec(said)?.[0].length ?? 0
    let start = lead + (aheadJa.exec(said.slice(lead))?.[0].length ?? 0)
    for (const cut of [...said.matchAll(jointJa), undefined].filter(
      (each) => !each || (each.index >= start && !isInBracket(said.slice(0, each.index))),
    )) {
      const end = cut?.index ?? said.length
      const text = said.slice(start, end).trim()
      const own = groupJa.exec(text)?.[0]
      if (text && !noSightJa.test(text))
        sights.push({ text: own || !group ? text : group + text, start: index + start, end: index + end })
      // 「フェーズ別の件数と金額」: the group goes on up to the next comma
      group = cut?.[0] === 'と' ? (own ?? group) : ''
      start = cut ? cut.index + cut[0].length : said.length
    }
  }
  return sights
}

const which: Partial<Record<Language, RegExp>> = {
  en: /^(?:who|what)(?:['’]s| is| are| has| have) (?:(?:not|still|currently|always|been) )*(?:late|overdue|behind|due|vacant|free|available|missing|left|unpaid|out|ready|expired|open|empty|paid|returned)(?: (?:on|for|with|in|by|to|at) .*)?$/iu,
  sv: /^(?:vilka|vem|vad) som (?:(?:är|har|inte|ännu|fortfarande) )+(?:sena?|försenade?|lediga?|ledigt|kvar|obetalda?|betalat|betalt|klara?|hämtade?|utlånade?|tomma?|lämnade?|lämnat)(?: (?:i|på|för|till|med) .*)?$/iu,
}
/** "Who's late on rent" can only be what somebody wants to see: no list has a field of that name. */
export const asksWhich = (text: string, language: Language): boolean => which[language]?.test(text) ?? false

/** "A list of hedgehogs with name and weight" is kept; "a list of everyone who has not paid" is to be seen. */
const keeps = (lead: string, said: string) =>
  /\b(?:list|overview) of\s+$|(?<!\p{L})(?:lista|översikt) (?:på|över|av)\s+$/iu.test(lead) &&
  /^(?:all |our |my |the |alla |våra |mina )?\p{L}+(?: \p{L}+)?,? (?:with|including|showing their|med|inklusive) /iu.test(said)

/** What a text asks to see, piece by piece; none of them is sure before it is found in a project. */
export function askedToSee(prompt: string, language: Language): Sight[] {
  if (language === 'ja') return japanese(prompt).slice(0, sightsMax)
  const sights: Sight[] = []
  let reached = 0
  for (const lead of prompt.matchAll(leads[language])) {
    const start = lead.index + lead[0].length
    if (start < reached) continue
    const rest = prompt.slice(start)
    reached = start + rest.search(sentenceEnd)
    if (eachOne[language].test(prompt.slice(0, lead.index)) || keeps(lead[0], prompt.slice(start, reached))) continue
    const [first, ...others] = piecesOf(prompt.slice(start, reached), start, language)
    if (!first) continue
    // the words that ask go with what is asked for
    const pieces = [{ ...first, start: lead.index }, ...others]
    const other = pieces.findIndex(({ text }) => otherwise[language].test(text))
    sights.push(...(other < 0 ? pieces : pieces.slice(0, other)))
  }
  return sights.filter(({ text }) => text.length <= pieceMaxChars).slice(0, sightsMax)
}
