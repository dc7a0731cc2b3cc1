// Evens out how lists are written, letter for letter, so that places in the text stay where they are.
import type { Language } from '#shared/languages.ts'
import { evenStates } from './even-states.ts'

/** Their points end no sentence. */
const shortForms = /(?<![\p{L}])(?:e\. ?g\.|i\. ?e\.|t\. ?ex\.|bl\. ?a\.|d\. ?v\. ?s\.|o\. ?s\. ?v\.)/giu
/** "St. Mary's", "Dr. Lind": no end of a sentence either. */
const titles =
  /(?<![\p{L}])(?:(?:st|mr|mrs|ms|dr|prof|incl|excl|max|min|approx|est|dept)\.(?= \p{L})|(?:no|nr|num|tel|qty|temp|reg|ref)\.(?=[,;]))/giu
/** "1) members 2) fees": each opens anew, "(7, 10 and 13)" does not. */
const numbering = /(?<=^|\s)(?<!\([^()\n]*)\d{1,2}[).](?=\s)|(?<=\n)\s*[-*•](?=\s)/gu
/** "gain/loss": one sum, and no choice of two. */
const gainOrLoss = /(?<=(?<!\p{L})(?:gain|profit|win|vinst))\/(?=(?:loss|förlust)(?!\p{L}))/giu
/** "Apartment hunting tracker": what is looked for. */
const hunting =
  /(?<=(?<!\p{L})(?:apartment|house|home|flat))(?: |-)(?:hunting|hunt|search)(?=(?: (?:tracker|app|list|log|planner|organi[sz]er|spreadsheet|tool))?(?::|$| (?:with|where|that)))/giu
/** "HR-verktyg: anställda, …", "Evenemangsplattform med …": what is built. */
const toolOf = /(?<=^\s*\p{L}{2,}-?)(?:verktyg|plattform)(?= med |:)/giu
/** "A recipe sharing site": a list of recipes, whoever sees it. */
const sharing = /(?<=(?<!\p{L})\p{L}{3,} )sharing (?:web ?site|site|platform|app|network)(?!\p{L})/giu
/** "Pipeline stages: new, won": the stages, of whatever they are. */
const whoseStages =
  /(?<!\p{L})(?:pipeline|sales|deal|lead|workflow|hiring|recruitment|kanban|process|order|project|ticket) (?=(?:stages|statuses|columns|phases)(?=[:(]| \(| \p{L}+,))/giu
/** "with stages script, shoot, edit": the colon that nobody types. */
const optionsOf =
  /(?<=\b(?:stages|statuses|columns|phases)) (?=(?!(?:and|or|with|of|for|in|on|per|that|which|are|is|like|such|by|from|to (?!do\b))\b)[\p{L}-]+(?: [\p{L}-]+){0,2},)/giu
const stationsOf =
  /(?<=(?<!\p{L})(?:stegen|kolumnerna|statusarna|faserna|stadierna|kolumner|statusar)) (?=(?!(?:och|för|med|av|som|i|på|till|efter|är|ska|heter|kan)(?!\p{L}))[\p{L}-]+(?: [\p{L}-]+){0,2},)/giu
/** "Stegen är ny, pågår och klar" */
const stationsAre =
  /(?<=(?<!\p{L})(?:stegen|kolumnerna|statusarna|faserna|stadierna|statusen|status) )(?:är|ska vara|heter|kan vara|ska heta)(?= ?:| [\p{L}-]+(?: [\p{L}-]+){0,2},)/giu
/** "Status new, being looked at, closed." at the head of a sentence: the same. */
const statusOf =
  /(?<=(?:^|[.!?\n])\s*(?:status|stage|state|läge|skick)) (?=(?!(?:and|or|with|of|for|in|on|per|that|which|are|is|och|för|med|av|som|är|ska|kan)(?!\p{L}))[\p{L}-]+(?: [\p{L}-]+){0,2}, [^.!?\n:]*(?:,| (?:and|or|och|eller) )[^.!?\n:]*(?:[.!?\n]|$))/giu
/** "4 trucks (Taco, Burger, Bao)": what they are called, and nothing to keep of each. */
const called = /(?<=(?<![\p{L}\d])\d{1,3} \p{Ll}+ )\(\p{Lu}[\p{L}-]*(?:, \p{Lu}[\p{L}-]*)+(?:,? (?:and|och) \p{Lu}[\p{L}-]*)?\)/gu
/** "a board with To do, Doing and Done": its columns, as another word of as many letters tells them. */
const boardWith = /(?<=(?<!\p{L})board )with(?= \p{Lu}[\p{L} ]*, \p{Lu})/gu
/** "on a kanban board (idea, script, done)": its columns are the states. */
const boardOf =
  /(?<!\p{L})(?:on an? (?:kanban |trello )?board|in an? kanban|på en (?:kanban)?tavla|i en kanban(?:tavla)?) ?(?=\((?:[^(),]+,){2,}[^(),]+\))/giu
/** "Application for the management of appointments": what is to be built. */
const buildingFor =
  /(?<=^\s*(?:an? |the )?)application(?= (?:for|to) (?:the )?(?:manag|track|book|plan|register|schedul|keep|handl|administ|organi|record|control))/iu
/** "every ride for the taxman - start, end, fare": what a colon says, too. */
const dash = / [-–—] (?=[^.!?\n:]*,[^.!?\n:]*,)/gu
/** "lead-qualified-proposal-won": the stations of a way, as a slash would part them. */
const chain = /(?<![\p{L}\d-])\p{L}+(?:-(?!(?:of|the|in|to|and|a|och|i|på)-)\p{L}+){3,}(?![\p{L}\d-])/gu
/** "Props -> name, era": what a colon says; "draft -> printed -> sent": the stations of a way. */
const arrows = /[-=]>|[→⇒]/g
/** "approx 600 pieces": as many as that. */
const roughly = /(?<!\p{L})(?:approx(?:imately|\.)?|circa|ca\.?|roughly|around|about|ungefär|cirka|runt) (?=\d)/giu
/** A heading and lines with a stroke or a point in front, each of them one noun in the singular: fields, not lists. */
const bullets = /(?<=^|\n)([^\n:]*[^\s:.!?,][ ]*)\n((?:[ ]*[-*•][ ]+[^\n:]+(?:\n|$)){3,})/g
const bullet = /\n?[ ]*[-*•](?=[ ])/g
function bulletsAsFields(text: string): string {
  return text.replace(bullets, (all, heading: string, lines: string) => {
    const nouns = lines
      .split('\n')
      .flatMap((line) => (/[\p{L}\p{N}%]+(?=\s*(?:[(,]|$))/u.exec(line.replace(/^[ ]*[-*•]/, '')) ?? [])[0] ?? [])
    const many = nouns.filter((noun) => /[^su]s$/i.test(noun)).length
    const isLists = many * 2 >= nouns.length || / (?:with|have|has|med|har) /i.test(lines)
    if (isLists) return all
    const joined = lines
      .replace(bullet, (found) => `,${spaces(found.slice(1))}`)
      .replace(/^,/, ' ')
      .replaceAll('\n', ' ')
    return `${heading}:${joined}`
  })
}

/** レシピ帳、写真付き; 対戦記録（勝敗つき）: the noun is what is told of each. */
const attached = /(?<=[、，,（(][\u4e00-\u9fffァ-ヶー]{1,6})(?:付き|つき)(?=で?(?:$|[。、，,）)\n]))/gu

/** レンタカー：車（…）、貸出（…）: what it is for stands ahead of its lists. */
const headingOfLists = /(?<=^\s*[^。、，：:\n（(]{2,20})[：:](?=[^。\n：:]*[（(][^）)\n]*[、,，][^）)\n]*[）)][^。\n]*[（(])/u

/** 豆腐屋を三代でやってます: for how long. */
const generations = /(?:[一二三四五六七八九十]|\d+)代目?(?=で|の|続)/gu

/** QRコードで在庫管理, ビンゴ大会の景品, チェスの対局記録: no tool is to be built. */
const mentioned =
  /QRコード(?:で|を(?:使って|貼って|読み取って))、?(?=[^。\n]{3})|ビンゴ(?=大会|の景品)|(?:チェス|オセロ|リバーシ|五目並べ)の(?=対局|対戦|成績|棋譜|試合)/gu

/** 薬の名前と日付くらいでいい: that no more is wanted ends the list. */
const enough =
  /(?:くらい|ぐらい|だけ|があれば|が分かれば|がわかれば|ぐらいあれば|くらいあれば|で)(?:で)?(?:いい|良い|よい|十分|OK|大丈夫|足りる|足ります)(?:です|かな|と思います|と思う|ですね)?(?=[。\n]|$)/gu

/** 流れは相談、見積、契約: what one goes through, as another word of as many signs says it. */
const flow = /(?<=^|[。\n、])流れは(?=[^。\n]+[、・→][^。\n]+)/gu

/** 今どの段階かが分かるように: what is asked of it is told by it. */
const whichStation =
  /(?:今|いま|現在)?どの(段階|状態|工程|ステータス|ステップ)(?:に(?:ある|いる|居る)|まで(?:進んで?いる|来て?いる|きて?いる))?(?:の)?か(?=が|を|も|[、。\n]|$)/gu
/** どちらがいつ何をやったか: of two people as of many. */
const whichOfTwo = /(?:どちら|どっち)が(?=(?:いつ|何|なに|どこ|いくら|どの))/gu
/** 母の日の予約注文: a day of the year is of nobody. */
const daysOfYear =
  /(?:母|父|敬老|こども|子ども|子供|成人|海|山|文化|いい夫婦|丑|土用の丑)の日(?:向け|用|限定)?の?(?=[\u4e00-\u9fffァ-ヶー]|に|$)/gu

/** 名もなき家事: such as have no name, and no field for it. */
const nameless = /名も(?:なき|無き|ない)(?=[\u4e00-\u9fff])/gu

export const spaces = (found: string) => ' '.repeat(found.length)

/** "I'm opening an escape room", "vi har precis börjat med bin": what one runs from now on. */
const beginning: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:i['’]m|i am|we['’]re|we are|i['’]ve|i have|we['’]ve|we have)(?: (?:just|recently|about to|going to))* (?:opening|starting|launching|opened|started|begun|open|start)(?: up)?(?: with)?(?= (?:an?|my|our|the|keeping)(?!\p{L}))/giu,
    'i run',
  ],
  [
    /(?<!\p{L})(?:jag|vi)(?: har)?(?: precis| nyss| just)? (?:börjat|startat|öppnat|startar|öppnar)(?: upp)?(?: med)?(?= (?!kl|varje|dörr)\p{L})/giu,
    'vi har',
  ],
]
/** "Fed up with the paper diary, nail salon", "no idea what I'm doing": on what it was written until now, and sayings. */
const complaint =
  /(?<!\p{L})(?:(?:(?:i['’]m |we['’]re )?(?:fed up with|tired of|sick of|drowning in|no more|too many|replace|replacing|get rid of|instead of)|(?:(?:vill |vi vill |jag vill )?slippa|(?:less|trötta?) på|drunknar i|ersätta|byta ut|i ?stället för)) (?:the |my |our |all |these |those |det |den |min |mitt |mina |våra |alla )*(?:(?:paper|sticky|old|handwritten|messy) )*(?:diary|diaries|notebooks?|notes|spreadsheets?|whiteboards?|binders?|calendars?|excel(?: sheets| files)?|papers?|post-its|e-?mails|papper\p{L}*|anteckningsb\p{L}*|excel\p{L}*|lappar\p{L}*|pärm\p{L}*|whiteboard\p{L}*|almanack\p{L}*|post-it\p{L}*)|\p{L}*(?:boken|pärmen|kalendern|tavlan) är full av [^,.!?\n]*|(?:loses?|losing|lost) sight of|no idea (?:what|how|where)[^,.!?\n]*|har tappat räkningen(?: på)?)/giu

/** "Sourdough micro-bakery": a small one of its kind is one of its kind. */
const small = /(?<![\p{L}-])(?:micro|nano|mikro)-(?=\p{L}{4})/giu

/** "Något som passar en liten byrå" */
const suiting = /(?<!\p{L})som (?:passar|funkar|fungerar)(?: för)?(?= )/giu

export const evenOut = (text: string, language: Language): string =>
  beginning
    .reduce((told, [form, as]) => told.replace(form, (found) => as + spaces(found.slice(as.length))), bulletsAsFields(text))
    .replace(shortForms, spaces)
    .replace(titles, (found) => `${found.slice(0, -1)} `)
    .replace(/\[(?=[^\]\n]*\])/g, '(')
    .replace(/\]/g, ')')
    .replace(complaint, spaces)
    .replace(small, spaces)
    .replace(attached, spaces)
    .replace(mentioned, spaces)
    .replace(generations, spaces)
    .replace(headingOfLists, language === 'ja' ? '。' : ':')
    .replace(suiting, (found) => `för${spaces(found.slice(3))}`)
    .replace(flow, '段階は')
    .replace(whichStation, (found, station: string) => station + spaces(found.slice(station.length)))
    .replace(whichOfTwo, (found) => `${spaces(found.slice(2))}誰が`)
    .replace(daysOfYear, spaces)
    .replace(nameless, spaces)
    .replace(enough, (found) => `。${spaces(found.slice(1))}`)
    .replace(roughly, (found) => (language === 'ja' ? found : spaces(found)))
    .replace(/[^.!?\n]+/g, (sentence) => (language === 'ja' ? sentence : withoutArrows(sentence)))
    .replace(chain, (found) => found.replaceAll('-', '/'))
    .replace(dash, (found) => (language === 'ja' ? found : ' : '))
    .replace(called, spaces)
    .replace(boardOf, (found) => `with status`.padEnd(found.length))
    .replace(boardWith, 'from')
    .replace(buildingFor, (found) => `system${spaces(found.slice(6))}`)
    .replace(gainOrLoss, ' ')
    .replace(hunting, (found) => (language === 'en' ? `s${spaces(found.slice(1))}` : found))
    .replace(toolOf, (found) => (language === 'sv' ? `system${spaces(found.slice(6))}` : found))
    .replace(sharing, (found) => (language === 'en' ? `list${spaces(found.slice(4))}` : found))
    .replace(whoseStages, (found) => (language === 'en' ? spaces(found) : found))
    .replace(/^[^]*$/, (told) => evenStates(told, language))
    .replace(optionsOf, ':')
    .replace(statusOf, ':')
    .replace(stationsOf, ':')
    .replace(stationsAre, (found, at: number, all: string) =>
      /^ ?:/.test(all.slice(at + found.length)) ? spaces(found) : `:${spaces(found.slice(1))}`,
    )
    .replace(numbering, (found) => `.${spaces(found.slice(1))}`)

function withoutArrows(sentence: string): string {
  const isWay = (sentence.match(arrows)?.length ?? 0) > 1
  return sentence.replace(arrows, (found) => (isWay ? '/' : ':') + spaces(found.slice(1)))
}

/** Takes a stretch out and leaves all others where they are. */
export const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
