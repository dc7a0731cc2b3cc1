// "First one: Do I need a licence? Answer: Yes", 「よくある質問を作って「駐車場はありますか」を入れて」, "a who's who: fiddle, box and our caller Moira", "MV貼るとこほしい":
// sections whose first entries are told along with them. A page of another kind than a website has them below what it is for.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { type Section, type SectionItem, type SectionKind } from '../../site-model.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { resolveThing } from '../resolve.ts'
import { kindsCalled, sitePage, textCalled, textUnder } from './sections-called.ts'

/** The website, else the page that outsiders come to. */
const outsidersPage = (model: ProjectModel): Page | undefined =>
  sitePage(model) ?? model.pages.find(({ kind }) => kind === 'booking' || kind === 'shop' || kind === 'standings')
const beforeReplies = ({ sections = [] }: Page): number => {
  const at = sections.findIndex(({ kind }) => kind === 'contact' || kind === 'rsvp' || kind === 'signup' || kind === 'newsletter')
  return at < 0 ? sections.length : at
}
/** It gets further entries, or all of its entries anew. */
function withItems(page: Page, kind: SectionKind, items: readonly SectionItem[], isWhole: boolean): Reading {
  const there = page.sections?.find((section) => section.kind === kind)
  const section: Section = { ...(there ?? { kind }), items: [...(isWhole ? [] : (there?.items ?? [])), ...items] }
  return there
    ? does({ op: 'setSection', page: page.id, section })
    : does({ op: 'addSection', page: page.id, section, to: beforeReplies(page) })
}

const ofQuestions =
  /\b(?:faqs?|q ?(?:&|and) ?a|(?:frequently|commonly|often) asked|common questions|questions? (?:that |which )?(?:everybody|everyone|people|customers|clients|guests|visitors|parents|students|they|we)(?: (?:always|often|keep|all|usually|get))* ?ask\p{L}*)|(?<!\p{L})(?:vanliga frågor\p{L}*|frågor och svar|(?:frågor(?:na)?|det) (?:som )?(?:alla|folk|kunder(?:na)?|gäster(?:na)?|många)(?: alltid| ofta)? (?:frågar|ställer|undrar)\p{L}*)|よくある(?:ご)?質問|FAQ|Q ?& ?A/iu
const answerLabel = String.raw`(?:(?:and )?(?:the )?answer(?: (?:is|being|should be))?|a|svar(?:et)?(?: är)?|och svaret(?: är)?|s|(?:答え|回答|答|A)(?:は)?)`
const answered = new RegExp(
  String.raw`^["”」』]?[\s,.;。、–-]*(?:[([]?${answerLabel}\s*[:：,、]\s*|${answerLabel}\s*(?=["“「])|(?:answer|the answer|and the answer|svaret|och svaret) (?:is|är) |[=→–-]>?\s*)["“「]?(?<answer>[^"“”「」]{2,300})`,
  'iu',
)
/** What stands behind an answer and is a wish of its own. */
const wishBehind =
  /[.。!]\s*(?:also|and (?:also|please|then)|please|change|add|remove|make|och (?:ändra|lägg|ta|byt|sätt|visa|gör)|ändra|lägg|ta bort|byt|gör|あと|それと|また|ついでに|それから)/iu
const questionMarks = /(?:^|[:：.!。！「"“”]|\b(?:q|f)\d?[:.)])\s*(?<question>[^:：.!。！「」"“”?？]{4,140}[?？])/giu
const inQuotes = /「(?<question>[^「」]{1,80})」/gu

const questionCharsMin = 4
/** 答えは「はい」 */
const isAnswer = /(?:答え|回答|答|A)(?:は|：|:)?、?$/u
/** 「雨天の場合は？」「翌日に延期します」 */
const asks = /[?？か]$/u

/** The questions that are told with it, each with its answer; null where the wish goes on to something else. */
function entriesIn(text: string, language: Language): SectionItem[] | null {
  const quoted = language === 'ja' ? [...text.matchAll(inQuotes)] : []
  const found = quoted.length ? quoted : [...text.matchAll(questionMarks)]
  const items: SectionItem[] = []
  let until = 0
  for (const [turn, { 0: whole, index, groups }] of found.entries()) {
    if (index < until) continue
    const last = items.at(-1)
    if (
      quoted.length &&
      last &&
      (isAnswer.test(text.slice(0, index)) || (asks.test(last.title) && !asks.test(groups!.question!)))
    ) {
      last.text = groups!.question!.trim()
      continue
    }
    if (groups!.question!.trim().length < questionCharsMin) continue
    const end = index + whole.length - (quoted.length ? 1 : 0)
    const behind = text.slice(end, found[turn + 1] && !quoted.length ? found[turn + 1]!.index : undefined)
    const told = answered.exec(behind)
    if (told && wishBehind.test(told.groups!.answer!)) return null
    if (told) until = end + told[0].length
    items.push({
      title: capitalised(groups!.question!.trim()),
      text: told ? capitalised(told.groups!.answer!.trim().replace(/^(?:that|att) /iu, '')) : answerFollows[language],
    })
  }
  return items
}
const answerFollows: Record<Language, string> = {
  en: 'The answer will follow here.',
  sv: 'Svaret kommer här.',
  ja: '回答は準備中です。',
}
/** In a wish of several sentences each has to be about the questions. */
const isAboutThem = (text: string): boolean =>
  text.split(/(?<=[。！])/u).every((each) => !each.trim() || ofQuestions.test(each) || /質問|答え|回答|[?？]/u.test(each))

function readQuestions(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = outsidersPage(model)
  if (!page || !ofQuestions.test(text) || model.pages.some(({ kind }) => kind === 'survey')) return null
  const items = language === 'ja' && !isAboutThem(text) ? null : entriesIn(text, language)
  if (!items?.length) return null
  const there = page.sections?.find(({ kind }) => kind === 'questions')?.items ?? []
  const fresh = items.filter(({ title }) => !there.some((each) => each.title === title))
  return fresh.length ? withItems(page, 'questions', fresh, false) : alreadySo(language)
}

const { raw } = String
const wants: Record<Language, string> = {
  en: raw`^(?:(?:please|also|and|it|the (?:page|site)|we|i|can you|could you|can we) )*(?:(?:would like|['’]d like|needs?|wants?|add|make|include|put in|have|create|show)(?: to have)? )?(?:us )?(?:an? |our |the )?`,
  sv: raw`^(?:(?:snälla|också|och|vi|jag|sidan|kan du|kan vi) )*(?:(?:vill ha|behöver|behövs|lägg (?:till|in)|gör|ha(?: med)?|skapa|visa) )?(?:en |ett |vår |vårt )?`,
  ja: raw`^(?:(?:あと|それと)、?)?`,
}
/** Who there is, listed behind the name of the section. */
const teamTold: Record<Language, RegExp> = {
  en: new RegExp(
    raw`${wants.en}(?:["“]?who['’]?s who["”]?|meet the \p{L}+|(?:team|staff|crew|people|line-?up|band members?)(?: (?:section|page|part|bit|list))|(?:section|page|part|bit) (?:for|about|with) (?:the |our )?(?:team|staff|crew|people|band))(?: (?:section|page|part|bit))?(?: ?[.:;,–-]+ ?| (?:with|showing|listing|for|of) )(?<names>[^.;:!?]+(?:,| and )[^.;:!?]+?)[.!]*$`,
    'iu',
  ),
  sv: new RegExp(
    raw`${wants.sv}(?:presentation av (?:oss|teamet|personalen|bandet|\p{L}+na)|(?:team|personal|medarbetar)(?:sida|sektion|et|en|na)?|vi som (?:jobbar|spelar|är med)(?: här| i \p{L}+)?|vilka vi är)(?: ?[.:;–-]+ ?| (?:med|där det står) )(?<names>[^.;:!?]+(?:,| och )[^.;:!?]+?)[.!]*$`,
    'iu',
  ),
  ja: /^(?:あと、?)?(?:スタッフ|メンバー|講師|先生|チーム)(?:の?紹介)(?:の?(?:コーナー|欄|ページ|セクション))?(?:に|を作って|を追加して|で|は|：|:)、?(?<names>[^。]+?[、・][^。]+?)(?:を(?:載せ|入れ|追加|紹介|書)[^。]*|です|でお願い[^。]*)?。?$/u,
}
const entryWordsMax = 4
const counted =
  /^(?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|both|all|två|tre|fyra|fem|sex|sju|åtta|nio|tio|[一二三四五六七八九十\d]+人)(?: of us| people| st(?:ycken)?| personer)?(?:で|の)?$/iu
const named = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}`
const roleFirst = new RegExp(`^(?<role>\\p{Ll}[\\p{L} -]+?),? (?<name>${named})$`, 'u')
const roleLast = new RegExp(
  `^(?<name>${named})(?: (?:on|på|as|–|-|is(?: the| our)?|är(?: vår)?) (?<role>\\p{L}[\\p{L} -]*)| (?<role>\\p{Ll}[\\p{L} -]*))$`,
  'u',
)
function memberOf(said: string): SectionItem | null {
  const bare = said
    .trim()
    .replace(/^(?:and|och|our|my|the|vår|vårt|min) /iu, '')
    .replace(/^(?:our|my|the|vår|vårt|min) /iu, '')
  if (!bare || counted.test(bare)) return null
  const { name, role } = (roleFirst.exec(bare) ?? roleLast.exec(bare))?.groups ?? {}
  const inBrackets = /^(?<name>[^（(]+)[（(](?<role>[^）)]+)[）)]$/u.exec(bare)?.groups
  return {
    title: capitalised((inBrackets?.name ?? name ?? bare).trim()),
    text: capitalised((inBrackets?.role ?? role ?? '').trim()),
    picture: 'picture:person',
  }
}
function readTeam(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const names = page && teamTold[language].exec(text)?.groups?.names
  if (!page || !names) return null
  const said = names.split(/\s*,\s*(?:and |och )?|\s+(?:and|och)\s+|[、・]|と(?=\p{Script=Han})/u)
  if (said.some((each) => each.trim().split(' ').length > entryWordsMax + 1)) return null
  const items = said.flatMap((each) => memberOf(each) ?? [])
  return items.length > 1 ? withItems(page, 'team', items, true) : null
}

const place: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|we|i|can we|could we|there should be|it needs|would like|['’]d like|needs?|wants?|want|need|add|make|have|get|is there|can there be|could there be) )*(?:an? |some )?(?:place|spot|space|room|somewhere|corner|area)(?: (?:on|for) the (?:page|site|website))? (?:(?:where (?:we|i) can|to|we can|i can) (?:put|show|post|share|list|have|upload|embed|stick|place)(?: up)?|for) (?:our |the |my |some |all our )?(?<what>[\p{L} -]{3,30}?)(?: too| as well| on the (?:page|site|website))?[.!?]*$/iu,
  sv: /^(?:(?:snälla|också|och|vi|jag|kan vi|vill|skulle vilja|behöver|ha|få|lägg till|gör|det borde finnas|det behövs) )*(?:ett ställe|en plats|någonstans|plats|utrymme|en yta)(?: på (?:sidan|hemsidan))? (?:(?:där (?:vi|jag|man) kan|att) (?:lägga(?: upp| in| ut)?|visa(?: upp)?|dela|ha|sätta upp)|för) (?:våra |vår |mina |alla )?(?<what>[\p{L} -]{3,30}?)(?: på (?:sidan|hemsidan))?[.!?]*$/iu,
  ja: /^(?:あと、?)?(?<what>[^。、「」はをが]{1,14}?)(?:を|とか)?(?:貼|載せ|のせ|入れ|置|見せ|並べ|流|上げ|アップす|紹介す)(?:る|れる|せる|ける|く|す|られる)(?:とこ(?:ろ)?|場所|コーナー|欄|スペース|ページ)(?:が|も|を|、)?(?:ほし|欲し|作|つく|必要|お願い|あると|追加|用意)?[^。]*。?$/u,
}
/** These show nothing that is kept elsewhere. */
const ownKinds = new Set<SectionKind>(['videos', 'gallery', 'logos', 'testimonials', 'questions', 'links', 'screens'])
function readPlace(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const what = page && place[language].exec(text)?.groups?.what
  const kind = what ? kindsCalled(what).find((each) => ownKinds.has(each)) : undefined
  if (!page || !kind || !what || resolveThing(model, what, language)) return null
  return page.sections.some((section) => section.kind === kind)
    ? alreadySo(language)
    : does({ op: 'addSection', page: page.id, section: { kind }, to: beforeReplies(page) })
}

/** 「出店にたこ焼き、かき氷を追加」, "add ring toss and face painting to the stalls": what a section with a heading of its own tells of. */
const putIn: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and) )*(?:add|put|include|list) (?<names>.+?) (?:to|in|under) (?:the |our )?(?<of>[\p{L} ]{3,30})[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och) )*(?:lägg (?:till|in)|skriv) (?<names>.+?) (?:i|på|under|bland|till) (?<of>[\p{L} ]{3,30})[.!]*$/iu,
  ja: /^(?<of>[^、。「」]{1,12}?)に(?:は)?(?<names>[^。「」はが]+?)(?:を|も)(?:追加|入れ|載せ|足し|書い)[^。]*。?$/u,
}
function readListed(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const { names = '', of = '' } = putIn[language].exec(text)?.groups ?? {}
  const section = page && of && !resolveThing(model, of, language) ? textCalled(page, of, language) : undefined
  if (!page || !section) return null
  const told = [textUnder(section, language), names].filter(Boolean).join(language === 'ja' ? '、' : ', ')
  return does({ op: 'setSection', page: page.id, section: { ...section, text: language === 'ja' ? told : capitalised(told) } })
}

/** 「開催は8月9日の16時から、会場は中央公園です」, "the venue is the old mill": what stands under the heading. */
const toldOf: Record<Language, RegExp> = {
  en: /^(?:(?:and|also|so) )*(?:the |our )?(?<of>[\p{L} ]{3,20}?) (?:is|are|will be)(?: now)? (?<told>[^?]{3,200}?)[.!]*$/iu,
  sv: /^(?:(?:och|också) )*(?<of>[\p{L} ]{3,20}?) (?:är|blir)(?: nu)? (?<told>[^?]{3,200}?)[.!]*$/iu,
  ja: /^(?<of>[^、。「」はがを]{1,12}?)は(?<told>[^「」？?]{3,200}?)(?:です|になります|でお願いします|にしてください|にして)?。?$/u,
}
/** 「駐車場は店の裏ですと書いて」 asks to write it, beside what is there. */
const asksMore = /(?:て|たい|ほしい|欲しい|ように?)$/u
function readTold(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const { told = '', of = '' } = toldOf[language].exec(text)?.groups ?? {}
  if (!page || !of || asksMore.test(told) || resolveThing(model, of, language)) return null
  const section = textCalled(page, of, language)
  return section ? does({ op: 'setSection', page: page.id, section: { ...section, text: capitalised(told) } }) : null
}

/** Null where no section is told of, or none with what is in it. */
export function entriesSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const read of [readQuestions, readTeam, readPlace, readListed, readTold]) {
    const found = read(model, text.trim(), language)
    if (found) return found
  }
  return null
}
