// "Training Tuesdays 6.45pm at Riverside Car Park, all abilities welcome", sedan 1994, 駅から徒歩3分: what a description of a website tells
// its visitors besides what stands there. It is read by them as it was written, and asks for nothing.
import type { Language } from '#shared/languages.ts'
import { styleWords } from '../../lexicon/style-words.ts'
import { capitalised } from '../said.ts'
import type { Stretch } from '../told/telling.ts'

/** `isOccasion`: the page is for it. `label` says of what it is, where that was told: "workshop history (founded 1978)". `isDay`: it tells on which day something is, which of an event is the first thing to know */
export type FactTold = Stretch & { text: string; label?: string; isDay: boolean; isOccasion?: boolean; isHeadline?: boolean }

const months = {
  en: 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  sv: 'jan(?:uari)?|feb(?:ruari)?|mars|april|maj|juni|juli|aug(?:usti)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?',
}
/** A day of the calendar. */
const days: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|and|&|to) ?\d{1,2}(?:st|nd|rd|th)?)? (?:of )?(?:${months.en})|(?:${months.en}) \d{1,2}(?:st|nd|rd|th)?)\b`,
    'iu',
  ),
  sv: new RegExp(String.raw`(?<!\p{L})\d{1,2}(?: ?(?:-|–|och|till) ?\d{1,2})? (?:${months.sv})(?!\p{L})`, 'iu'),
  ja: /\d{1,2}月\d{1,2}日/u,
}
/** What tells something to those who come: when and where one meets, since when, at what cost, who is welcome. */
const signs: Record<Language, RegExp> = {
  en: new RegExp(
    [
      days.en.source,
      String.raw`\b(?:since|founded(?: in)?|established(?: in)?|est\.?|started in|opened in) (?:in )?(?:1[89]|20)\d\d\b`,
      String.raw`\b(?:1[89]|20)\d\d\b.*\bby my (?:grand)?(?:father|mother|parents?)\b`,
      String.raw`\b(?:over |more than )?\d+ years\b`,
      String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*(?:\d|\bat\b)`,
      String.raw`^(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?!and\b|to\b|only\b)\p{L}{3,}`,
      String.raw`\bparking (?:at|behind|in|on|outside|for|available)\b`,
      String.raw`\b(?:free (?:entry|admission|parking|of charge|quotes|estimates|delivery|wi-?fi|for \w+)|(?:sessions?|lessons?|class(?:es)?|visits?|trials?|quotes?|parking|entry|admission) (?:are |is )?free|donations? welcome)\b`,
      String.raw`\b(?:everyone|everybody|all (?:ages|abilities|levels)|beginners|newcomers|dogs|children|kids|families|visitors) (?:are |is )?(?:always |very )?welcome\b`,
      String.raw`\b(?:registered|certified|fully insured|insured|licensed|accredited|DBS[- ]checked|award[- ]winning|qualified)\b`,
      String.raw`\b24[ -]?(?:hours?|h|\/7)\b(?! a)`,
      String.raw`^(?:we |i )?(?:cover|covering|serve|serving|deliver(?:ing)? to|based in)\b`,
      String.raw`\b(?:minutes?|mins?|miles?|km) (?:walk |drive )?from\b`,
      String.raw`\b(?:family[- ](?:run|owned|business)|third generation|second generation)\b`,
      String.raw`^(?:say that |that )?(?:we|i)(?:['’]ve| have) .*\d`,
      String.raw`\b(?:ceremony|reception|doors?|dinner|drinks|kick-?off|buffet|party)(?: is| at| from| opens?| starts?| begins?)* (?:at |from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)?$`,
      String.raw`[£$€] ?\d[\d,.]*|\d{1,3}p$|\d ?(?:euros?|pounds?|dollars?)\b`,
      String.raw`^(?:membership|entry|admission|tickets?|a (?:table|stall|pitch)|tables?|stalls?|pitch(?:es)?)(?: is| are| costs?)? [£$€]\s?\d`,
    ].join('|'),
    'iu',
  ),
  sv: new RegExp(
    [
      days.sv.source,
      String.raw`(?<!\p{L})(?:sedan|grundad(?:es|t)?|startad(?:es)?|etablerad(?:es)?|öppnade) (?:år )?(?:1[89]|20)\d\d(?!\d)`,
      String.raw`(?<!\p{L})(?:över |mer än )?\d+ års?(?!\p{L})`,
      String.raw`(?<!\p{L})(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar|en|arna)?(?!\p{L}).*(?:\d|(?<!\p{L})(?:i|på|vid)(?!\p{L}))`,
      String.raw`(?<!\p{L})(?:fri entré|(?:prov\p{L}*|första \p{L}+|inträde|parkering|offert) (?:är )?gratis|gratis (?:inträde|parkering|för \p{L}+|prov\p{L}*|offert)|fri (?:parkering|offert|frakt))(?!\p{L})`,
      String.raw`(?<!\p{L})(?:alla|nybörjare|barn|hundar|familjer|nya medlemmar|både \p{L}+ och \p{L}+) (?:är |hälsas )?(?:alltid |varmt )?välkomna(?!\p{L})`,
      String.raw`(?<!\p{L})(?:auktoriserad|certifierad|legitimerad|behörig|försäkrad|godkänd för|f-skatt)\p{L}*`,
      String.raw`(?<!\p{L})(?:dygnet runt|jour dygnet|jourtelefon|24 timmar)`,
      String.raw`\d+ minuter(?:s promenad)? från`,
      String.raw`(?<!\p{L})(?:familjeföretag|i (?:andra|tredje|fjärde) generationen)(?!\p{L})`,
      String.raw`^(?:vi|jag) har .*\d`,
      String.raw`(?<!\p{L})(?:vigsel|ceremoni|mottagning|mingel|middag|samling|insläpp|dörrarna|fest|start|buffé)\p{L}*(?: är| börjar| startar| öppnar)* (?:kl\.? ?)\d`,
      String.raw`\d ?kr(?:onor)?(?!\p{L})`,
      String.raw`^(?:inträde|entré|medlemskap|medlemsavgift(?:en)?|årsavgift(?:en)?|bord|ett bord|biljett(?:er)?|fasta priser|pris(?:er)?)(?: är| kostar| från)* \d[\d ]* ?kr`,
    ].join('|'),
    'iu',
  ),
  ja: new RegExp(
    [
      days.ja.source,
      '(?:明治|大正|昭和|平成|令和|西暦)?\\s?(?:元|\\d{1,4})年(?:創業|設立|開業|創設|から|生まれ)|創業(?:\\d|明治|大正|昭和|平成|令和)|創業\\d+年|(?:設立|開業)(?:\\d|明治|大正|昭和|平成|令和)',
      '徒歩(?:約)?\\d+分|駅前|駐車場(?:\\d|あり|完備|無料)|送迎あり',
      '毎週[月火水木金土日]|第[1-5一二三四五][・、第0-9一二三四五]*[月火水木金土日]曜',
      '(?:入場|参加|見学|相談|見積もり?)(?:は)?無料|入場料|参加費(?:は)?\\d',
      '初心者(?:も)?(?:歓迎|大歓迎)|どなたでも|お子様(?:も)?歓迎|女性(?:限定|専用)',
      '(?:挙式|披露宴|開場|開演|集合|開始|受付)(?:は)?(?:午前|午後)?\\d{1,2}(?:時|:\\d\\d)',
      '\\d円',
      '家族経営|[二三四]代目|認定|有資格|24時間(?:対応|受付)',
      '(?:土日|平日|週末|土曜|日曜)(?:祝)?(?:のみ|だけ)(?:の)?(?:開催|開講|実施)',
    ].join('|'),
    'u',
  ),
}

/** Where a clause ends; a bracket is one of its own. */
const parting: Record<Language, RegExp> = {
  en: /,(?!\d)|[;!?\n()（）•"“”]|\.(?=\s|$)|:(?=\s)|\s[–—-]\s/gu,
  sv: /,(?!\d)|[;!?\n()（）•"“”]|\.(?=\s|$)|:(?=\s)|\s[–—-]\s/gu,
  ja: /[、，。；;\n！？!?（）()「」『』]|[：:](?!\d)|・(?![月火水木金土日])/gu,
}
type Clause = Stretch & { text: string; opened: string; closed: string }

function clausesOf(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let opened = ''
  const close = (to: number, closed: string) => {
    const raw = text.slice(from, to)
    const start = from + raw.length - raw.trimStart().length
    if (raw.trim()) clauses.push({ text: raw.trim(), start, end: start + raw.trim().length, opened, closed })
  }
  for (const { 0: sign, index } of text.matchAll(parting[language])) {
    close(index, sign.trim() || '-')
    from = index + sign.length
    opened = sign.trim() || '-'
  }
  close(text.length, '')
  return clauses
}

function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences: Clause[][] = [[]]
  for (const clause of clauses) {
    sentences.at(-1)!.push(clause)
    if (/^[.!?。！？\n]?$/u.test(clause.closed)) sentences.push([])
  }
  return sentences
}

const [shortWords, shortSigns] = [5, 14]
const isShort = ({ text }: Clause, language: Language): boolean =>
  !styleWords[language].test(text) &&
  (language === 'ja'
    ? text.length <= shortSigns && !/(?:ので|から|って|けど|[てでが])$/u.test(text)
    : /\s|-/.test(text) && text.split(/\s+/).length <= shortWords)

const [charsMin, charsMax] = [4, 120]
/** What asks for something, or is kept of each of a list. */
const asks: Record<Language, RegExp> = {
  en: /\b(?:web ?site|home ?page|landing page|web ?page|one[- ]pager|portfolio|sections?|page (?:for|about|with)|i (?:want|need|would like)|we (?:want|need|would like)|please|make|build|create|add|show(?:ing|s)?|list|form|button|should|must|^i['’]m|^i am|^my name|^we are (?:an?|the)|each|every(?! (?:\w+day|week|weekend|month|year|second|other|first|last))|gallery|calendar|blog|headline|slogan|called|name|numbers?)\b|\b(?:opening |open )?hours\b|\bopen(?:ing)?\b|\bclosed\b/iu,
  sv: /hemsida|webbplats|sajt|landningssida|(?<!\p{L})(?:sida (?:för|till|om|med)|jag vill|vi vill|jag behöver|vi behöver|gör|bygg|skapa|visa|lista|formulär|knapp|ska|jag är(?! (?:försäkrad|auktoriserad|certifierad|legitimerad|utbildad|behörig))|jag heter|vi är (?:en|ett)|varje(?! (?:\p{L}+dag|vecka|månad|år|sommar|vinter|vår|höst))|galleri|kalender|blogg|rubrik|slogan|heter|namn)(?!\p{L})|öppe[tn]|öppettid|stängt/iu,
  ja: /サイト|ホームページ|ページ|HP|LP|ポートフォリオ|作って|作りたい|ください|ほしい|欲しい|フォーム|ボタン|一覧|カレンダー|ブログ|キャッチ|営業|定休|開館|診療時間/u,
}

/** "Prices from 890 euro": told, and no more than that. */
const tellsPrice: Record<Language, RegExp> = {
  en: /^(?:prices?|fees?|rates?|costs?)(?:\s(?:start|are|from|at|is))*\s?(?:[£$€] ?)?\d/iu,
  sv: /^(?:fasta )?(?:priser?|(?:tim)?pris|avgift(?:en)?|kostnad(?:en)?)(?: är| från| per \p{L}+)*\s?\d/iu,
  ja: /^(?:料金|参加費|会費|費用|月謝|入場料)(?:は|：|:)?[^、。]{0,8}\d+[\d,]*円/u,
}

/** The words ahead of a bracket or a colon that say of what it is: "when we rehearse (Tuesdays 7.30pm)". */
const aheadWordsMax = 6
const isLabel = ({ text }: Clause, language: Language) =>
  language === 'ja' ? text.length <= 12 : text.split(/\s+/).length <= aheadWordsMax

const first: Record<Language, RegExp> = {
  en: /^(?:top|hero|home|home ?page|header|at the top)(?: section)?$/iu,
  sv: /^(?:topp(?:en)?|hero|startsida|förstasida|högst upp|överst)$/iu,
  ja: /^(?:トップ|トップページ|ヒーロー|ファーストビュー|メインビジュアル|最初)$/u,
}

/** What stands behind the questions is none of them. */
const ofQuestions = /faq|questions|frågor|質問/iu

const conjunction =
  /^(?:and|but|och|men|samt)\s+|^(?:say that|tell (?:them|people|visitors) that|skriv att|säg att|berätta att)\s+(?:that )?/iu
/** "Home page with a big photo and when we rehearse" */
const lastAsked =
  /^.*\b(?:with|and|plus|including)\s+(?=(?:when|where|how|what)\b)|^.*(?<!\p{L})(?:med|och|samt)\s+(?=(?:när|var|hur|vad)(?!\p{L}))/iu

/** "… for our open day on Saturday 14 June, 11am-4pm at Elm Road Allotments": when and where the occasion is that the page is for. */
const weekdays = { en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day', sv: '(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?' }
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`
const occasions: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<=\b(?:page|site|website|invitation)\b[^.!?\n:;(]*)(?<!\b(?:open|from|until|till|by|before|since) )(?:\bon )?(?:(?:the )?${weekdays.en},? )?(?:the )?${days.en.source}(?: 20\d\d)?(?:,? (?:from |between |at )?${clock}(?: ?(?:-|–|to|until) ?${clock})?)?(?:,? (?:at|in) (?:the )?\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*| Park| Hall)*)?`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<=(?:sida|inbjudan|sajt)(?:n)?(?!\p{L})[^.!?\n:;(]*)(?<!(?:öppet|öppen|från|till|senast|före|sedan) )(?:(?<!\p{L})(?:den|på) )?(?:${weekdays.sv}(?: den)? )?${days.sv.source}(?: 20\d\d)?(?:,? (?:kl(?:ockan)?\.? |mellan |från )?${clock}(?: ?(?:-|–|till|och) ?${clock})?)?(?:,? (?:i|på|vid) \p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*| slott| park| skola| kyrka)*)?`,
    'iu',
  ),
  ja: /$^/u,
}
/** What is on once: its day is the first thing to know. */
const events: Record<Language, RegExp> = {
  en: /\b(?:open day|fair|f[eê]te|festival|wedding|party|reunion|concert|market|fun run|marathon|tournament|exhibition|conference|jumble sale|car boot|bake sale|gala)\b/iu,
  sv: /bröllop|loppis|(?<!bonde)marknad(?:en)?(?!\p{L})|festival|(?<!\p{L})\p{L}*fest(?:en)?(?!\p{L})|öppet hus|konsert(?!er)|turnering|\p{L}*lopp(?:et)?(?!\p{L})|utställning(?!ar)|konferens|basar/iu,
  ja: /結婚式|披露宴|祭り?|フェス|マルシェ|バザー|フリマ|オープンデー|運動会|大会|発表会|演奏会|コンサート|展示会|個展|公演|劇団|イベント|同窓会|セミナー/u,
}
/** A place stands behind its day: 10月10日、表参道テラス. */
const placeCharsMax = 16
const isPlaceBehind = (day: string, next: Clause | undefined, language: Language) =>
  language === 'ja' && days.ja.test(day) && next !== undefined && next.text.length <= placeCharsMax && !/\d/.test(next.text)

/** The facts of a text from which all else that is read on its own was taken out; `isSection` knows the parts of a page. */
export function factsTold(text: string, language: Language, isSection: (words: string) => boolean): FactTold[] {
  const clauses = clausesOf(text, language)
  const occasion = occasions[language].exec(text)
  const isForEvent = !occasion && events[language].test(clauses[0]?.text ?? '')
  const isPlain = ({ text: words }: Clause) =>
    words.length >= charsMin &&
    words.length <= charsMax &&
    !asks[language].test(words) &&
    (tellsPrice[language].test(words) || !isSection(words))
  const isSigned = (clause: Clause) => signs[language].test(clause.text) && isPlain(clause)
  // "free entry, plant sale, cakes": a sentence that only tells
  const telling = sentencesOf(clauses).filter((sentence) => sentence.some(isSigned) && sentence.every(isPlain))
  // "Free first session.", "Beer garden.": beside such facts a few words for themselves are one as well
  const isLone = (sentence: readonly Clause[], at: number) =>
    at > 0 && sentence.length === 1 && isPlain(sentence[0]!) && isShort(sentence[0]!, language)
  const lone = clauses.some(isSigned) ? sentencesOf(clauses).filter(isLone) : []
  // "… jumble sale, Saturday 5 October, entry 50p, refreshments": what stands behind the day is told of it
  const day = occasion?.index ?? (isForEvent ? text.search(days[language]) : -1)
  const ofDay = day < 0 ? [] : clauses.filter(({ start }) => start > day)
  const inHead = sentencesOf(clauses)[0] ?? []
  const isOfDay = (clause: Clause) => ofDay.includes(clause) && inHead.includes(clause) && isPlain(clause)
  const isFact = (clause: Clause) =>
    isSigned(clause) || isOfDay(clause) || [...telling, ...lone].some((sentence) => sentence.includes(clause))
  const facts: FactTold[] = []
  if (occasion) {
    const said = occasion[0].trim().replace(/^on |^den (?=\p{L})/iu, '')
    facts.push({
      start: occasion.index,
      end: occasion.index + occasion[0].length,
      text: capitalised(said),
      isDay: true,
      isOccasion: true,
    })
  }
  const isFree = (clause: Clause) => !facts.some(({ start, end }) => clause.start < end && start < clause.end)
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!
    if (!isFact(clause) || !isFree(clause)) continue
    const opening = Math.max(text.lastIndexOf('(', clause.start), text.lastIndexOf('（', clause.start))
    const closing = Math.max(text.lastIndexOf(')', clause.start), text.lastIndexOf('）', clause.start))
    const isInside = opening > closing
    // all of its bracket belongs to it
    const from = isInside ? clauses.findIndex(({ start }) => start > opening) : at
    const before = clauses[from - 1]
    let last = at
    if (isInside) while (clauses[last + 1] && !/[)）]/.test(clauses[last]!.closed)) last++
    const next = clauses[last + 1]
    if (isPlaceBehind(clause.text, next, language) && !isSection(next!.text) && !asks.ja.test(next!.text)) last++
    const own = text.slice(clauses[from]!.start, clauses[last]!.end)
    const label = before && (isInside || /^[:：]$/.test(clause.opened)) ? before.text.replace(lastAsked, '') : ''
    const isLabelled =
      label !== '' && isLabel({ ...before!, text: label }, language) && !asks[language].test(label) && !ofQuestions.test(label)
    // トップ（創業大正12年、畳のある暮らし）: what stands first on the page, each for itself
    if (isLabelled && first[language].test(label)) {
      for (const each of clauses.slice(from, last + 1)) {
        const isHeadline = !signs[language].test(each.text) && !facts.some((fact) => fact.isHeadline)
        facts.push({
          start: each.start,
          end: each.end,
          text: capitalised(each.text),
          isDay: false,
          ...(isHeadline && { isHeadline }),
        })
      }
      at = last
      continue
    }
    facts.push({
      start: clauses[from]!.start,
      end: clauses[last]!.end,
      text: capitalised(own.replace(conjunction, '')),
      ...(isLabelled && { label: capitalised(label) }),
      isDay: days[language].test(own),
      ...(isForEvent && days[language].test(own) && { isOccasion: true }),
    })
    at = last
  }
  return facts
}
