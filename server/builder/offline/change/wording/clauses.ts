// Cuts a wish into clauses and reads the verb of each: what is to be done, to what.
import type { Language } from '#shared/languages.ts'
import { withoutAsides } from './asides.ts'
import { withoutGaps } from './gaps.ts'
import { japaneseJoints, plainNumbers } from './plain-japanese.ts'
import { plainWish } from './plain-wish.ts'

export type Clause = {
  verb: 'add' | 'remove' | 'rename' | 'require' | 'relax' | 'style' | 'show' | 'other'
  text: string
  object: string
  to?: string
}

const clausesMax = 20
const verbsEn =
  "add|remove|delete|drop|rename|call|make|use|change|hide|show|turn|switch|set|give|include|translate|put|let|mark|get rid|create|track|need|want|display|sort|order by|replace|swap|group|move|warn|highlight|flag|split|merge|combine|link|connect|export|import|undo|lose|ditch|scrap|take|keep|store|require|default|paint|colou?r|only|count|calculate|round|limit|allow|skip|don't"
const verbsSv =
  'lägg|ta bort|ta med|byt|gör|döp|kalla|visa|använd|ändra|dölj|översätt|sätt|skapa|radera|inkludera|ge|sortera|gruppera|flytta|varna|markera|dela upp|slå ihop|koppla|exportera|importera|ångra|ha med|släng|skippa|färga|ställ|låt|kräv|räkna|summera|bara|plocka bort|släpp|nya \\p{L}+ (?:ska|börjar)'
/** Words of courtesy and of order that may stand before the next thing asked for. */
const leadEn =
  "(?:then|also|please|maybe|perhaps|just|could you|can you|would you|can we|could we|i want to|i'd like to|i would like to|i want|i'd like|i need|we need to|we need|let's|you can)\\s+"
const leadSv =
  '(?:sedan|också|gärna|snälla|kanske|kan du|kan man|kan vi|jag vill|vi vill|jag skulle vilja|jag behöver|vi behöver)\\s+'
/** "…, and newest first" asks for something of its own without a verb. */
const orderEn =
  '(?:the )?(?:newest|latest|oldest|cheapest|most \\w+|highest|lowest|largest|biggest|smallest|best|worst|longest|shortest|soonest|next)\\b.{0,30}\\b(?:first|on top|at the top)\\b'
const orderSv =
  '(?:de |den |det )?(?:nyaste?|senaste?|äldsta?|billigaste?|dyraste?|högsta?|lägsta?|största?|minsta?|bästa?|längsta?|kortaste?|närmaste?).{0,30}(?:först|överst|högst upp)(?!\\p{L})'

/** "Appen heter Lyktan och den ska vara grön" */
const subjectSv = '(?:den|det|appen|sidan) (?:ska|måste|bör|borde) (?:vara|bli|ha|få|heta)(?!\\p{L})'

const cuts: Record<'en' | 'sv', RegExp> = {
  en: cutting('and|then|plus|but|as well as', leadEn, `(?:${verbsEn})\\b|${orderEn}`),
  sv: cutting('och|sedan|samt|men|plus', leadSv, `(?:${verbsSv})(?!\\p{L})|${orderSv}|${subjectSv}`),
}
function cutting(joints: string, lead: string, next: string): RegExp {
  const ahead = `(?=(?:${lead}){0,2}(?:${next}))`
  return new RegExp(`[;!\\n]+|\\.(?=\\s|$)|,?\\s+(?:${joints})\\s+${ahead}|,\\s*${ahead}`, 'iu')
}

/** What stands in quotes is a name or a text, and is never cut. A name takes one letter of the private area while cutting. */
const quotes = /(["“”„«])([^"“”„»\n]{1,200})(["”»])/g
/** 'urgent' is quoted as “urgent” is; an apostrophe inside a word is not. */
const singleQuotes = /(?<![\p{L}\p{N}])['‘]([^'‘’“”"\n]{1,60})['’](?![\p{L}\p{N}])/gu
/** "Who did it? Anna, Omar or Lisa": what is asked for, and its choices. */
const askedList =
  /\?\s+(?!(?:between|after|before|mellan|efter|före)\b)(?=(?:[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2}, )*[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2},? (?:or|and|eller|och) [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)?[.!]?$)/u
/** "Pink? Like strawberry cream" is one colour. */
const askedLook = /(?<=^[\p{L} ]{3,20})\?\s+(?=(?:like|as in|you know)\s)/iu
const evenly = (wish: string) => wish.trim().replace(singleQuotes, '“$1”').replace(askedList, ': ').replace(askedLook, ', ')

const firstHeld = 0xe200
const heldMax = 40

/** A dot of an abbreviation ends no sentence: "show the total incl. VAT". */
const abbreviated: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\b(incl|excl|approx|resp|max|min|no|nr|tel|esp|vs|etc|e\.g|i\.e)\.(?=\s+\S)/gi,
  sv: /(?<!\p{L})(inkl|exkl|ca|resp|max|min|nr|tel|osv|t\.ex|bl\.a|dvs|kl)\.(?=\s+\S)/giu,
}
const withoutDots = (text: string, language: Language) => (language === 'ja' ? text : text.replace(abbreviated[language], '$1'))

/** "between tenor and bass" says where, of what was asked for just before. */
const placeOnly = /^(?:right )?(?:between|after|before|mellan|efter|före|innan)\s/i

/** "…, highest first" says how, of an order asked for just before. */
const orderOnly = new RegExp(`^(?:${orderEn}|${orderSv})$`, 'iu')
const asksOrder = /^(?:sort|order|sortera|ordna)/i

/** 「職人の一覧を追加。名前と職種と連絡先」: what stands alone behind a new list are its fields. */
const newList = /^[^（）]+?(?:一覧|リスト|管理|名簿|台帳|表|ページ|帳)を追加$/
const bareList = /^(?:項目は、?)?[^をがはにで。（）]+(?:[、,・と][^をがはにで。（）]+)+$/
const withFields = (list: string, fields: string) =>
  list.replace(/を追加$/, `（${fields.replace(/^項目は、?/, '').replace(/(?<=.)と(?=.)/g, '、')}）を追加`)

/** What one part of a wish asks for, in plain words, and as it was said. */
export type Part = { plain: string; said: string }

/** A longer sentence is read in pieces: some readers look at every pair of places in it. */
const sentenceMaxChars = 600
const ofLimit = new RegExp(`[\\s\\S]{1,${sentenceMaxChars}}(?=\\s|$)|[\\s\\S]{1,${sentenceMaxChars}}`, 'g')

/** The parts of a wish that each ask for one thing. */
export function clausesOf(wish: string, language: Language): Part[] {
  const held: string[] = []
  const closed =
    language === 'ja'
      ? plainNumbers(wish)
      : evenly(wish).replace(quotes, (whole, open: string, text: string, close: string) => {
          if (held.length === heldMax) return whole
          held.push(text)
          return `${open}${String.fromCharCode(firstHeld + held.length - 1)}${close}`
        })
  const opened = (text: string) => text.replace(/[\ue200-\ue227]/g, (letter) => held[letter.charCodeAt(0) - firstHeld] ?? letter)
  const parts: Part[] = []
  const sentences = withoutDots(closed, language).split(language === 'ja' ? /[。！!？?\n]+/ : /[!\n]+|[.?](?=\s|$)/)
  for (const sentence of sentences.flatMap((each) => each.match(ofLimit) ?? [])) {
    const asked = language === 'ja' ? sentence : withoutAsides(sentence, language)
    const pieces = plainWish(asked, language).split(language === 'ja' ? japaneseJoints : cuts[language])
    for (const piece of pieces) {
      const plain = plainWish(piece, language)
        .trim()
        .replace(/^[、,]+/, '')
      const said = (pieces.length === 1 ? sentence : piece).trim()
      const last = parts.at(-1)
      if (!plain) continue
      if (last && placeOnly.test(plain) && !/\b(?:show|add|visa|lägg)\b/i.test(plain))
        Object.assign(last, { plain: `${last.plain} ${plain}`, said: `${last.said} ${said}` })
      else if (last && asksOrder.test(last.plain) && orderOnly.test(plain))
        Object.assign(last, { plain: `${last.plain}, ${plain}`, said: `${last.said}, ${said}` })
      else if (last && language === 'ja' && newList.test(last.plain) && bareList.test(plain))
        Object.assign(last, { plain: withFields(last.plain, plain), said: `${last.said}。${said}` })
      else if (language === 'ja') parts.push({ plain, said })
      else for (const whole of withoutGaps(plain, language)) parts.push({ plain: whole, said: whole === plain ? said : whole })
    }
  }
  return parts.slice(0, clausesMax).map(({ plain, said }) => ({ plain: opened(plain), said: opened(said) }))
}

const politeness =
  /^(?:please|could you|can you|would you|can we|could we|we need|there should be|it needs|i want to|i would like to|i'd like to|i want|i need|let's|let us|now|also|then|and|you should|it should|snälla|kan du|jag vill|jag vill ha|och|sedan|nu)\s+/i

type Pattern = readonly [RegExp, Clause['verb']]
/** Group 1 is the object, group 2 what it becomes. Tried in order. */
const patterns: Record<Language, readonly Pattern[]> = {
  en: [
    [/^(?:rename|change the (?:name|label|title) of)\s+(.+?)\s+(?:to|into|as)\s+(.+)$/i, 'rename'],
    [/^(?:call|name)\s+((?:the\s+)?["“]?[\p{L} ]+?["”]?)\s+(?:as\s+)?["“]([^"”]+)["”].*$/iu, 'rename'],
    [/^(?:call|name)\s+((?:the\s+)?[\p{L}]+(?:\s+(?:list|page|app|field))?)\s+(.+?)(?:\s+instead)?$/iu, 'rename'],
    [/^change\s+(.+?)\s+(?:to|into)\s+(?!be\b)(.+)$/i, 'rename'],
    [/^replace\s+(.+?)\s+(?:with|by)\s+(.+)$/i, 'rename'],
    [/^(?:make|set|mark)\s+(.+?)\s+(?:as\s+|be\s+)?(?:required|mandatory|obligatory|compulsory)$/i, 'require'],
    [/^(.+?)\s+(?:is|are|must be|should be)\s+(?:required|mandatory|filled in)$/i, 'require'],
    [/^require\s+(.+)$/i, 'require'],
    [/^(?:make|set|mark)\s+(.+?)\s+(?:as\s+)?(?:optional|not required)$/i, 'relax'],
    [
      /^(?:remove|delete|drop|hide|get rid of|take away|take out|i (?:do not|don't) (?:need|want)|no more|without)\s+(.+)$/i,
      'remove',
    ],
    [/^(?:show|display|view|turn|put|make|let me see)\s+(.+?)\s+(?:as|in|on|into)\s+(?:an?\s+)?(.+)$/i, 'show'],
    [/^(?:(?:every|each|all)\s+)?(.+?)\s+(?:should|must|needs? to|could)\s+(?:also\s+)?have\s+(?:an?\s+|their\s+)?(.+)$/i, 'add'],
    [/^(?:(?:every|each|all)\s+)?([\p{L} ]+?)\s+needs?\s+(?:also\s+)?(?:an?|their|its)\s+(.+)$/iu, 'add'],
    [/^(?:add|include|insert|create|give me|track|have|put in|store|keep)\s+(.+)$/i, 'add'],
    [/^(?:give|let)\s+(.+?)\s+(?:an?|have)\s+(.+)$/i, 'add'],
    [/^(?:need|want|i would like|i'd like)\s+(.+)$/i, 'add'],
    [/^(?:make|turn|switch|use|set|change)\s+(.+)$/i, 'style'],
  ],
  sv: [
    [/^(?:byt namn på|döp om|ändra namnet på)\s+(.+?)\s+till\s+(.+)$/i, 'rename'],
    [/^kalla\s+(.+?)\s+(?:för\s+)?["”“]?(\S+?)["”]?(?:\s+i stället|\s+istället)?$/i, 'rename'],
    [/^(?:ändra|byt)\s+(.+?)\s+till\s+(.+)$/i, 'rename'],
    [/^(?:gör|sätt)\s+(.+?)\s+(?:som\s+)?(?:obligatorisk|obligatoriskt|obligatoriska)$/i, 'require'],
    [/^(.+?)\s+(?:ska vara|måste vara|bör vara|är)\s+(?:obligatorisk[ta]?)$/i, 'require'],
    [/^(.+?)\s+(?:måste|ska)\s+(?:fyllas i|anges)$/i, 'require'],
    [/^kräv\s+(.+)$/i, 'require'],
    [/^(.+?)\s+(?:behöver inte|måste inte)\s+(?:fyllas i|anges|vara obligatorisk[ta]?)$/i, 'relax'],
    [/^(.+?)\s+(?:ska vara|är)\s+(?:valfri[tt]?|frivillig[t]?|inte obligatorisk[ta]?)$/i, 'relax'],
    [/^(?:gör|sätt)\s+(.+?)\s+(?:valfri|valfritt|frivillig|frivilligt)$/i, 'relax'],
    [/^(?:ta bort|radera|dölj|jag behöver inte|utan|skippa)\s+(.+)$/i, 'remove'],
    [/^(?:visa|se)\s+(.+?)\s+(?:som|i|på)\s+(?:en?\s+|ett\s+)?(.+)$/i, 'show'],
    [/^(?:lägg till|lägg in|skapa|inkludera|ge mig|ha|visa)\s+(.+)$/i, 'add'],
    [/^(?:gör|använd|byt till|ändra till|sätt|översätt)\s+(.+)$/i, 'style'],
  ],
  ja: [
    [/^(.+?)(?:の名前|の名称|のラベル)?を[「『]?(.+?)[」』]?(?:に|へ)(?:変更|改名|リネーム|変え|名前を変).*$/, 'rename'],
    [/^(.+?)を[「『]?(.+?)[」』]?と(?:呼|いう名前).*$/, 'rename'],
    [/^(.+?)[をはもが](?:入力|記入)?必須(?:項目)?に?.*$/, 'require'],
    [/^(.+?)(?:を|は|も)任意に?.*$/, 'relax'],
    [/^(.+?)(?:を|は|も|の表示を)(?:削除|消|なく|非表示|取り除|外|撤去).*$/, 'remove'],
    [
      /^(.+?)[をはも](.+?)(?:でも?|として|形式で|っぽく|みたいに|風に)(?:表示|見せ|見られ|見え|見れ|見たい|見る|見て|確認|並べ|出し|出す|管理).*$/,
      'show',
    ],
    [
      /^()(.+?)(?:でも?|として|形式で|っぽく|みたいに|風に)(?:表示|見せ|見られ|見え|見れ|見たい|見る|見て|確認|並べ|出し|出す).*$/,
      'show',
    ],
    [/^(.+?)(?:を|も|が)(?:追加|加え|入れ|つけ|付け|作成|作っ|欲しい|ほしい|表示).*$/, 'add'],
    [/^(.+?)(?:にして|にし|に変更|に変え|で|へ).*$/, 'style'],
  ],
}

export function readClause(clause: string, language: Language): Clause {
  let text = clause.replace(/[.!。！]+$/, '').trim()
  for (let again = true; again;) {
    const shorter = text.replace(politeness, '')
    again = shorter !== text
    text = shorter
  }
  text = text.replace(/\s+(?:please|tack|instead|i stället|istället|everywhere|överallt)$/i, '')
  for (const [pattern, verb] of patterns[language]) {
    const found = pattern.exec(text)
    if (found) return { verb, text, object: found[1]!.trim(), ...(found[2] !== undefined && { to: found[2].trim() }) }
  }
  return { verb: 'other', text, object: text }
}
