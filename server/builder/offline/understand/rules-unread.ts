// What a description tells as a rule and nothing became of: "if a member is on hold, skip the week", "syskon får 10 % rabatt", 重複したら警告. Its
// words may all be names of lists and fields, so that nothing else would say that the rule itself was left out.
import type { Language } from '#shared/languages.ts'
import { sentencesIn } from '../change/wording/sentences.ts'
import type { Note, ProjectModel } from '../model.ts'
import { notUnderstood } from '../reply/phrases.ts'
import type { Understanding } from './understand.ts'

type Kind = 'coloured' | 'refused' | 'workedOut' | 'numbered' | 'turned'

const tints = {
  en: 'red|orange|yellow|amber|green',
  sv: 'röda?|rött|orangea?|gula?|gult|gröna?|grönt',
}
const signs: Record<Language, Record<Kind, RegExp>> = {
  en: {
    coloured: new RegExp(
      String.raw`\b(?:if|when|once|under|over|below|above|past|late|overdue|not|within|less|more|older|no)\b.*\b(?:in|turns?|is|are|be|becomes?|goes?|as)\s+(?:bright\s+)?(?:${tints.en})\b|(?:^|,\s*|\band\s+)(?:${tints.en}) (?:if|when|under|over|below|above|past)\b|\b(?:should|must) (?:get|give|show|raise) an? (?:warning|alert)\b|\b(?:should|must) be (?:highlighted|flagged|marked)\b`,
      'iu',
    ),
    refused:
      /\b(?:(?:must|should|can|may) ?(?:not|never)|(?:must|should|ca)n['’]t)\b.*\b(?:hire|book|rent|lend|reserve|booked|overlap\p{L}*|rented|lent|hired|reserved|scheduled|exceed\p{L}*|signed up)\b|\b(?:overlap\p{L}*|clash\p{L}*)\b.*\b(?:refus|reject|prevent|block|not allowed|impossible|error)|\bdouble[- ]book\p{L}*|\bmax(?:imum)?\.?(?: of)? \d+ (?!char|stars?|points?)\p{L}+|\b(?:at most|no more than) \d+ \p{L}+ (?:per|at|in|for|a)\b/iu,
    workedOut:
      /\b(?:is|are|be|gets?|should|must|to) (?:automatically )?(?:calculated|computed|worked out|added up|deducted|subtracted|multiplied)\b|\b(?:calculate|compute|work out|multiply|deduct|subtract)s?\b|\b(?:update|reduce|increase|deduct|adjust)s? (?:the )?(?:stock|quantity|balance|inventory)\b|\b(?:discounts?|\d+ ?% off|half price|commission of)\b.*\d|\d+ ?% (?:discount|off|deduction|commission|surcharge)\b/iu,
    numbered:
      /\b(?:running|sequential|consecutive|automatic|auto-?increment\p{L}*) (?:\p{L}+ )?numbers?\b|\bnumbers? (?:should|must|shall|are|is) (?:be )?(?:running|sequential|consecutive|given automatically|automatic)\b/iu,
    turned: /\b(?:turn|convert|make)s?\b[^,]{0,30}\b(?:quote|offer|estimate|order|booking)s?\b[^,]{0,12}\binto\b/iu,
  },
  sv: {
    coloured: new RegExp(
      String.raw`(?<!\p{L})(?:om|när|under|över|efter|mindre|mer|inte|inom|försena\p{L}*|förfall\p{L}*|sena?|äldre|saknar|utan)(?!\p{L}).*(?<!\p{L})(?:i|blir?|vara|är|som|lysa|visas)\s+(?:${tints.sv})(?!\p{L})|(?:^|,\s*|(?<!\p{L})och\s+)(?:${tints.sv}) (?:om|när|under|över|vid)(?!\p{L})|(?<!\p{L})(?:ska|bör|måste) (?:markeras|flaggas|larma|varnas?|ge en varning|få en varning)(?!\p{L})`,
      'iu',
    ),
    refused:
      /(?<!\p{L})(?:får|kan|ska) (?:inte|aldrig|bara|endast)(?!\p{L}).*(?<!\p{L})(?:bokas|bokad|boka|överlappa|krocka|hyras|uthyr[dt]|lånas|utlåna[dt]|dubbelt|överstiga|en gång)(?!\p{L})|(?<!\p{L})dubbelbok\p{L}*|(?<!\p{L})(?:max|högst|som mest)(?:imalt)? \d+ (?!tecken|poäng|stjärn)\p{L}+/iu,
    workedOut:
      /(?<!\p{L})(?:räknas? (?:automatiskt )?(?:ut|fram)|beräknas?|summeras|dras? av|multipliceras?)(?!\p{L})|(?<!\p{L})(?:uppdaterar?s?|minskar?s?|ökar?s?) (?:lagret|lagersaldot|saldot|antalet)(?!\p{L})|\d+ ?% (?:rabatt|avdrag|provision|påslag)(?!\p{L})|(?<!\p{L})(?:syskonrabatt|halva priset|halvt pris|rot-?(?:avdrag|berättig\p{L}*))(?!\p{L})/iu,
    numbered: /(?<!\p{L})(?:löpande|automatiska?|stigande) (?:\p{L}*nummer|numrering)|(?<!\p{L})löpnummer/iu,
    turned:
      /(?<!\p{L})(?:gör(?:a)?|omvandlar?|konverterar?)(?!\p{L})[^,]{0,30}(?:offert\p{L}*|order\p{L}*|bokning\p{L}*)(?!\p{L})[^,]{0,12}(?<!\p{L})till(?!\p{L})/iu,
  },
  ja: {
    coloured:
      /(?:以内|以上|以下|未満|過ぎ|超え|切れ|たら|場合|とき|ない|まだ)[^、。]*(?:赤|黄色|オレンジ|緑|色を|目立つ|目立た|ハイライト|強調|警告|アラート)/u,
    refused:
      /(?:重複|重なっ|かぶっ|ダブルブッキング|二重)[^。]*(?:エラー|警告|できない|禁止|防|ように)|(?:最大|上限|定員は?)\d+(?:人|名|件|組|台)/u,
    workedOut:
      /(?:自動(?:で|的に)?)?(?:計算|算出|集計)(?:して|し|する|でき|したい|$)|[×✕]|\d+[%％](?:引き|割引|オフ|加算)|円(?:引き|加算)/u,
    numbered: /連番|通し番号|自動採番/u,
    turned: /(?:見積|注文|予約)(?:書|もり)?(?:を|から)[^、。]{0,10}(?:請求書|納品書)(?:に|へ|を)(?:変換|作成|作れ|でき)/u,
  },
}

const notesMax = 4
const ruleMaxChars = 140
const head = /^[\s\-–—*•・●□■◯○]*(?:\d{1,2}[.)．] ?)?/u

/** Whether something of the project does the like of it, whatever told it. */
function isThere(model: ProjectModel, kind: Kind, said: string): boolean {
  const low = said.toLowerCase()
  const has = (page: ProjectModel['pages'][number]['kind']) => model.pages.some(({ kind: each }) => each === page)
  switch (kind) {
    case 'coloured':
      return false
    case 'refused':
      return has('booking') || has('shop') || model.things.some(({ limits = [] }) => limits.length > 0)
    case 'workedOut':
      return (
        has('tool') ||
        has('standings') ||
        has('shop') ||
        model.things.some(({ fields }) => fields.some(({ label, formula }) => formula && low.includes(label.toLowerCase())))
      )
    case 'numbered':
      return has('invoice')
    case 'turned':
      return false
  }
}

/** The rules that were neither read nor answered so far; `taken` are those that were. */
export function withUnread<Read extends Understanding>(
  read: Read,
  text: string,
  language: Language,
  taken: readonly { start: number; end: number }[],
): Read {
  const { model, notes } = read
  // what a website says to its visitors is no rule of a list
  if (!model || !model.pages.some(({ kind }) => kind === 'collection')) return read
  const answered = notes.filter(({ kind }) => kind !== 'built').map(({ text: told }) => told)
  const unread: string[] = []
  for (const { text: sentence, start } of sentencesIn(text, language)) {
    const pieces = sentence.split(piece[language])
    let at = start
    for (const part of pieces) {
      const from = text.indexOf(part, at)
      at = from + part.length
      const said = part.replace(head, '').trim()
      const kind = (Object.keys(signs[language]) as Kind[]).find((each) => signs[language][each].test(said))
      const isTaken = taken.some((rule) => rule.start < at && from < rule.end)
      if (!kind || isTaken || said.length > ruleMaxChars || isThere(model, kind, said)) continue
      // a part of it was told already
      if (answered.some((told) => told.includes(said) || quoted(told).some((each) => each.length > 8 && said.includes(each))))
        continue
      unread.push(said)
    }
  }
  if (!unread.length) return read
  const told = unread.slice(0, notesMax).map((each): Note => ({ kind: 'unknown', text: notUnderstood[language]([each]) }))
  return { ...read, notes: [...notes, ...told] }
}

/** A comma parts two rules where what follows is one of its own. */
const piece: Record<Language, RegExp> = {
  en: /,\s+(?=(?:and|but|so|if|when|red|green|yellow|orange|amber)\b)/iu,
  sv: /,\s+(?=(?:och|men|så|om|när|röda?|rött|gula?|gult|gröna?|grönt)(?!\p{L}))/iu,
  ja: /、(?=[^、]{8,})/u,
}
const quoted = (note: string): string[] => [...note.matchAll(/[“”「]([^“”「」]+)[”」]/gu)].map(([, said]) => said!)
