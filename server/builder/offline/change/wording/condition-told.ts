// A sentence of a description that tells when something shows: "When stock goes below the minimum it should turn red", "those renewing within 60
// days on top", 期限が近いものが上に来るように. It comes as the wish that asks for the same: "warn when …", "sort by …".
import type { Language } from '#shared/languages.ts'
import { sentencesIn, type Piece } from './sentences.ts'

type Form = readonly [form: RegExp, as: 'warn' | 'sort']

/** Those that warn of nothing. */
const colours = {
  en: 'amber|orange|yellow|green|blue|gr[ae]y|purple',
  sv: 'gula?|gult|orangea?|gröna?|grönt|blåa?|blått|gråa?|grått|lila',
}
const shownEn = String.raw`(?:(?:automatically|also|then|clearly|always)\s+)*(?:(?:be|get|is|gets|are|turns?|becomes?|goes?|shows?(?: up)?|appears?|be shown|be displayed|stands? out|comes? up)\s+)?(?:(?:clearly|also|automatically)\s+)*(?:(?:flagged|marked|highlighted|shown|displayed|coloured|colored)(?:\s+(?:in|as|with)\s+[\p{L}\d ]+)?|(?:in\s+)?(?:bright\s+)?(?:red|${colours.en})|(?:with\s+)?an? (?:\p{L}+ )?(?:flag|warning|alert|alarm|mark)|(?:(?:raise|trigger|give|get) an? )?(?:warn|alert|alarm|beep|warning)(?: me| us)?|(?:on|in) (?:a|the|my) (?:separate )?list(?: (?:of|for|to) [\p{L} ]+)?|(?:stands?|stick|jump) out|(?:on|at|to)(?: the)? top)`
const must = String.raw`(?:should|must|shall|needs? to|has to|have to|will|to)`
const it = String.raw`(?:it|they|this|that|these|those|he|she|the \p{L}+|that \p{L}+)`
const flagEn = String.raw`(?:flag|mark|highlight|colou?r|show|display|put|warn)(?: (?:me|us|it|them|that|those|this))*(?: (?:up|clearly|in red|as \p{L}+|red|on top|at the top))*`
const shownSv = String.raw`(?:(?:också|då|automatiskt|tydligt|alltid)\s+)*(?:(?:bli|blir|visas|synas|syns|vara|lysa|lyser|få|får|hamna|ligga|komma|stå)\s+)?(?:(?:tydligt|automatiskt)\s+)*(?:flaggas|markeras(?: (?:som|med|i) [\p{L} ]+)?|markerade?|rödmarkeras|(?:ge )?larma?|varna|pipa|(?:i |med )?(?:röda?|rött|${colours.sv})|en (?:varnings)?flagga|en varning|varnas|synas(?: tydligt)?|sticka ut|överst|högst upp|(?:lyfts|lyftas) fram)`
const detSv = String.raw`(?:det|den|de|dom|man|dessa|\p{L}+(?:en|et|na|n))`

const forms: Record<Language, readonly Form[]> = {
  en: [
    [
      new RegExp(
        String.raw`^(?:if|when(?:ever)?|as soon as|once) (?<what>.+?),? (?:then )?(?:(?:${it} )?(?:${must} )|${it} (?=(?:is|are|gets?|turns?|becomes?|goes?|shows?) ))${shownEn}(?: (?:so|for) .*)?$`,
        'iu',
      ),
      'warn',
    ],
    [
      new RegExp(String.raw`^(?:if|when(?:ever)?|as soon as|once) (?<what>.+?),? (?:please |then |just )?${flagEn}$`, 'iu'),
      'warn',
    ],
    [
      new RegExp(
        String.raw`^(?:any(?:thing|one|body|thing that is| that are)?|every(?:thing|one)|all(?: those)?|the ones|those)(?: that(?: are|['’]s| is)?| which(?: are| is)?| who(?: are|['’]s| is)?)? (?<what>.+?) ${must} ${shownEn}(?: (?:so|for) .*)?$`,
        'iu',
      ),
      'warn',
    ],
    [
      /^(?:always )?(?<what>(?:newest|latest|oldest|most recent|most urgent|highest|lowest|biggest|cheapest|most expensive|urgent|important|high[- ]priority)(?: [\p{L} -]+?)?) (?:should |must )?(?:always |automatically )?(?:be |come |go |stay )?(?:first|(?:on|at|to)(?: the)? top)$/iu,
      'sort',
    ],
    [
      new RegExp(
        String.raw`^(?<what>(?!(?:it|they|this|that|these|there|we|i|you|he|she) )[^,]{3,60}?) ${must} ${shownEn}$`,
        'iu',
      ),
      'warn',
    ],
    [/^(?:the |all |any )?(?<what>[^,]{3,40}?)(?: ones)? in (?:bright )?red(?: please)?$/iu, 'warn'],
    [
      new RegExp(
        String.raw`^(?:the |all )?(?<what>(?:overdue|late|expired|past (?:(?:the|its|their) )?(?:deadline|due(?: date)?)|(?:due |those |ones )?within \d+ days|due in \d+ days)[^,]{0,20}?)(?: ones)? (?:in )?(?:red|${colours.en})$`,
        'iu',
      ),
      'warn',
    ],
    [
      new RegExp(
        String.raw`^(?:mark|flag|highlight|colou?r)(?: (?:red )?(?:the|all|any|every|those))?(?: (?:ones?|things?|people|items?))? (?:which|that|whose|who|where)(?: (?:the|their|its))? (?<what>.+?)(?: (?:in )?red)?$`,
        'iu',
      ),
      'warn',
    ],
    [/^(?:and |plus )?(?:an? )?(?:notice|note|message|reminder|alert|flag|mark|heads[- ]up) (?:if|when) (?<what>.+)$/iu, 'warn'],
    [
      /^(?:(?:i|we) (?:want|need|would like|['’]d like) )?(?:with )?(?:the ones|those|ones|the \p{L}+s|all) (?:that are |which are |that |who are |who )?(?<what>(?:\p{L}+ing|due|overdue|expired|late|running \p{L}+) .*?(?:within|before|in (?:less|under)|over|soon).*?|overdue|late|expired|past due) (?:(?:should|must) be |are |go |come )?(?:on|at)(?: the)? top$/iu,
      'warn',
    ],
    [
      /^(?:(?:i|we) (?:want|need|would like|['’]d like) )?(?:with )?(?:the )?(?:ones?|those|items?|\p{L}+s) (?:that are |which are |that is |with the )?(?<what>(?:closest|nearest|next|soonest|newest|latest|oldest|highest|lowest|most urgent|most recent)(?: .+?)?) (?:(?:should|must) be |are |go(?:es)? |comes? |always )?(?:on|at|to)(?: the)? top$/iu,
      'sort',
    ],
  ],
  sv: [
    [
      /^(?<what>(?:nyast|senast|äldst|högst|lägst|billigast|dyrast|störst|minst|nyaste|senaste|äldsta|akuta?|viktiga?|brådskande)(?: [\p{L} -]+?)?) (?:ska(?:ll)? )?(?:alltid |automatiskt )?(?:vara |ligga |komma |hamna |stå )?(?:först|överst|högst upp)$/iu,
      'sort',
    ],
    [
      /^(?:(?:jag|vi) vill ha )?(?:de|dom|den|det|alla) (?:som )?(?:är |har |ligger |går )?(?<what>(?:närmast|närmst|först|senast|äldst|nyast|högst|lägst|viktigast|mest)(?: .+?)?|färskaste|nyaste|äldsta|senaste|viktigaste) (?:ska(?:ll)? |måste )?(?:vara |ligga |hamna |komma |stå )?(?:överst|högst upp|först)$/iu,
      'sort',
    ],
    [
      new RegExp(
        String.raw`^(?:om|när|så fort|ifall) (?<what>.+?),? (?:så )?(?:ska(?:ll)?|måste|bör|får) (?:${detSv} )?${shownSv}$`,
        'iu',
      ),
      'warn',
    ],
    [
      new RegExp(
        String.raw`^(?:om|när|så fort|ifall) (?<what>.+?),? (?:så )?(?:blir|lyser|visas|syns) (?:${detSv} )?${shownSv}$`,
        'iu',
      ),
      'warn',
    ],
    [
      new RegExp(
        String.raw`^(?:alla|allt|de|dom|den|det|sådant|saker)(?: som(?: är| har)?| med)? (?<what>.+?) (?:ska(?:ll)?|måste|bör) ${shownSv}$`,
        'iu',
      ),
      'warn',
    ],
    [
      new RegExp(
        String.raw`^(?<what>(?!(?:det|den|de|dom|man|jag|vi|här) )[^,]{3,60}?) (?:ska(?:ll)?|måste|bör) ${shownSv}$`,
        'iu',
      ),
      'warn',
    ],
    [/^(?:alla )?(?<what>[^,]{3,40}?) (?:i|med) rött(?: tack)?$/iu, 'warn'],
    [
      new RegExp(
        String.raw`^(?:alla |de )?(?<what>(?:försenade?|förfallna|utgångna|(?:de )?(?:som )?(?:går ut |förfaller )?inom \d+ dagar)[^,]{0,20}?) (?:i |blir )?(?:röda?|rött|${colours.sv})$`,
        'iu',
      ),
      'warn',
    ],
    [
      /^(?:påminn|varna|larma|flagga|markera|visa)(?: mig| oss)?(?: visuellt| tydligt)?(?: (?:med|i) rött)? (?:när|om|ifall) (?<what>.+)$/iu,
      'warn',
    ],
    [/^(?:markera|flagga|rödmarkera)(?: (?:alla|de|dom|dem))?(?: som(?: är| har)?)? (?<what>.+?)(?: (?:i|med) rött)?$/iu, 'warn'],
  ],
  ja: [
    [
      /^(?<what>.*?[^、\s](?:が|の)?(?:近い|新しい|古い|高い|安い|早い|多い|少ない|遅い))(?:もの|やつ|順|ほう|方|人|案件|[\p{Script=Han}]{1,4})?(?:が|を|から|に|は)?(?:一番|常に|自動で)?上(?:の方)?(?:に|へ)(?:来|く|出|表示|並|なる|する|ある)[^、]*$/u,
      'sort',
    ],
    [
      /^(?<what>.*?(?:以内|以上|以下|未満|過ぎ(?:た|て)?|超え(?:た|て)?|超過(?:した)?|切れ(?:た|て)?|遅れ(?:た|て)?|オーバー|間近|未[\p{Script=Han}]{1,3}|ない))(?:の|した|している|の?もの|やつ)?(?:[\p{Script=Han}\p{Script=Katakana}]{0,6})?(?:が|を|は)?(?:一番|常に|自動で)?上(?:の方)?(?:に|へ)(?:来|く|出|表示|並|なる|する|ある)[^、]*$/u,
      'warn',
    ],
    [
      /^(?<what>緊急|至急|重要|急ぎ|優先度が?高い)(?:度が高い)?の?(?:もの|やつ|案件|タスク|件)?(?:が|を|は)(?:一番|常に|必ず)?上(?:の方)?(?:に|へ)[^、]*$/u,
      'sort',
    ],
    [
      /^(?<what>.+?\d+(?:日|週間|か月|ヶ月|カ月)前)(?:から|に(?:は|なると)?|で)(?:印|マーク|目立|色|赤|警告|アラート|注意|知らせ|教え)[^、]*$/u,
      'warn',
    ],
    [
      /^(?<what>.+?(?:たら|場合は?|とき(?:は|に)?|時(?:は|に)?|なら))、?(?:[^、]{0,8}(?:に|を|で|が))?(?:印|目印|マーク|目立|色|赤|警告|アラート|注意|知らせ|教え|わかるように|分かるように)[^、]*$/u,
      'warn',
    ],
    [
      /^(?<what>.+?(?:以内|以上|以下|未満|過ぎた|過ぎている|超えた|超えている|超過した|切れた|切れている|遅れている|切った|割った|下回った|なかった|届かない|オーバー|でない|ない|未[\p{Script=Han}]{1,3}|ていない)(?:の)?(?:もの|やつ|日|人|案件|とき|[\p{Script=Han}\p{Script=Katakana}]{1,6})?)(?:が|を|は|には|に)?(?:印|目印|マーク|目立|赤(?:字|色|く|で)?|色(?:を|が)|強調|ハイライト|警告|アラート)[^、]*$/u,
      'warn',
    ],
  ],
}
const asWish: Record<Language, Record<Form[1], (what: string) => string>> = {
  en: { warn: (what) => `warn when ${what}`, sort: (what) => `sort by ${what}` },
  sv: { warn: (what) => `varna när ${what}`, sort: (what) => `sortera efter ${what}` },
  ja: {
    warn: (what) =>
      /(?:たら|なら)$/u.test(what) ? `${what}警告` : `${what.replace(/(?:場合は?|とき[はに]?|時[はに]?)$/u, 'もの')}を警告`,
    sort: (what) => `${what.replace(/が(?=[^が]+$)/u, 'の')}順に並べる`,
  },
}

/** The colour it is to have, where that is none that warns. */
const tinted: Record<Exclude<Language, 'ja'>, readonly [colour: RegExp, wish: (what: string, colour: string) => string]> = {
  en: [new RegExp(String.raw`\b(${colours.en})\b`, 'iu'), (what, colour) => `show ${what} in ${colour}`],
  sv: [new RegExp(String.raw`(?<!\p{L})(${colours.sv})(?!\p{L})`, 'iu'), (what, colour) => `visa ${what} i ${colour}`],
}
function inColour(what: string, shown: string, language: Language): string | undefined {
  if (language === 'ja') return undefined
  const [form, wish] = tinted[language]
  const colour = form.exec(shown)?.[1]
  return colour && wish(what, colour)
}

/** A comma parts a sentence where what follows it asks for its own. */
const parts: Record<Language, RegExp> = {
  en: /,\s+(?=(?:and |but |so )?(?:if|when|whenever|as soon as|once|those|mark|flag|highlight|an? (?:notice|alert|warning))\b)|\s+and\s+(?!not\b|no\b|has\b|have\b|is\b|are\b|older\b)(?=[^,]{3,60} (?:should|must) )|(?:,\s+(?:and\s+)?|\s+and\s+)(?=[^,]{3,40} (?:in )?(?:red|amber|orange|yellow|green)$)|\s+and\s+(?=(?:it|the \p{L}+) (?:goes|is|gets|appears|moves|lands|should|shows) )/iu,
  sv: /,\s+(?=(?:och |men )?(?:om|när|så fort|ifall|de som|dom som|markera|flagga|varna|påminn)(?!\p{L}))|\s+och\s+(?!inte(?!\p{L})|ej(?!\p{L})|saknar|har|är|äldre)(?=[^,]{3,60} (?:ska|måste|bör) )|(?:,\s+(?:och\s+)?|\s+och\s+)(?=[^,]{3,40} (?:i )?(?:röda?|rött|gula?|gult|orangea?|gröna?|grönt)$)/iu,
  ja: /、(?=[^、]{4,})/u,
}
/** The dash of a line, and the word that joins a sentence to the one before. */
const head =
  /^[\s\-–—*•・●□■◯○]*(?:\d{1,2}[.)] )?(?:(?:and|but|so|also|then|plus|och|men|så|sen|sedan|あと|また|それと|なお|それから)(?:[\s、]+))?/iu
const whatMaxChars = 90

/** "Outside 2-8 degrees", "under 4 or over 10", 「2〜8度以外」: each end warns for itself. */
const outside: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?<what>.*?)\b(?:outside|not (?:between|within|in)|out of)(?: (?:the range|range|of))? (?<low>-?\d+(?:[.,]\d+)?) ?(?:-|–|to|and) ?(?<high>-?\d+(?:[.,]\d+)?)(?<unit> ?[\p{L}°%]+)?.*$/iu,
    /^(?<what>.*?)\b(?:under|below|less than|lower than) (?<low>-?\d+(?:[.,]\d+)?)(?: ?[\p{L}°%]+)? (?:or|and) (?:over|above|more than|higher than) (?<high>-?\d+(?:[.,]\d+)?)(?<unit> ?[\p{L}°%]+)?$/iu,
  ],
  sv: [
    /^(?<what>.*?)(?<!\p{L})(?:utanför|inte (?:mellan|inom)) (?<low>-?\d+(?:[.,]\d+)?) ?(?:-|–|till|och) ?(?<high>-?\d+(?:[.,]\d+)?)(?<unit> ?[\p{L}°%]+)?.*$/iu,
    /^(?<what>.*?)(?<!\p{L})(?:under|mindre än|lägre än) (?<low>-?\d+(?:[.,]\d+)?)(?: ?[\p{L}°%]+)? (?:eller|och) (?:över|mer än|högre än) (?<high>-?\d+(?:[.,]\d+)?)(?<unit> ?[\p{L}°%]+)?$/iu,
  ],
  ja: [
    /^(?<what>.*?)(?<low>-?\d+(?:\.\d+)?)(?:度|℃|%)?(?:〜|～|-|から)(?<high>-?\d+(?:\.\d+)?)(?<unit>度|℃|%)?(?:以外|の?範囲(?:外|を(?:外れ|超え)た)|を外れた).*$/u,
  ],
}
const ends: Record<Language, (what: string, low: string, high: string) => string[]> = {
  en: (what, low, high) => [`${what}below ${low}`, `${what}above ${high}`],
  sv: (what, low, high) => [`${what}under ${low}`, `${what}över ${high}`],
  ja: (what, low, high) => [`${what}${low}未満`, `${what}${high}超え`],
}
function asOnes(what: string, language: Language): string[] {
  for (const form of outside[language]) {
    const { what: of = '', low, high } = form.exec(what)?.groups ?? {}
    if (low && high) return ends[language](of.replace(/^(?:it(?:['’]s| is)|is|are|det är|är) $/iu, ''), low, high)
  }
  return [what]
}

/** The conditions of a description, in order: a sentence that is one, or each of its parts. */
export function conditionsTold(text: string, language: Language): Piece[] {
  const told: Piece[] = []
  for (const { text: whole, start: index } of sentencesIn(text, language)) {
    const one = conditionsIn(whole, index, language)
    told.push(...one)
    if (one.length) continue
    let at = index
    for (const part of whole.split(parts[language])) {
      const start = text.indexOf(part, at)
      at = start + part.length
      told.push(...conditionsIn(part, start, language))
    }
  }
  return told
}

function conditionsIn(part: string, at: number, language: Language): Piece[] {
  const said = part.replace(head, '').trimEnd()
  for (const [form, as] of forms[language]) {
    const what = form.exec(said)?.groups?.what?.trim()
    if (!what) continue
    if (what.length > whatMaxChars || /[,、，]/u.test(what)) continue
    const start = at + part.indexOf(said)
    const shown = said.slice(said.indexOf(what) + what.length)
    return asOnes(what, language).map((each) => ({
      text: inColour(each, shown, language) ?? asWish[language][as](each),
      start,
      end: start + said.length,
    }))
  }
  return []
}
