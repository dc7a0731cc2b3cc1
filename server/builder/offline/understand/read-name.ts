// The name a project is given: "called Fluffy Paws", "som heter Salong Saga", 「ひなた食堂」という. It ends where its capitals end,
// so that "called Fluffy Paws with prices" is not a name of four words.
import type { Language } from '#shared/languages.ts'
import { foreignLanguages } from '../lexicon/decks/foreign-words.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { groupIn } from './read-group-name.ts'
import { nameOfPage } from './read-site-name.ts'
import type { Latin } from './tokens.ts'
import { tradeOf } from './trade-of.ts'

const word = "\\p{Lu}[\\p{L}\\p{N}'’&-]*"
const between = '(?:(?:&|of|the|and|by|at|i|på|och|vid|av|de|du|la)\\s+){0,2}'
const introduced = new RegExp(
  `(?<!\\p{L})(?:called|named|name is|(?:[Cc]all|[Nn]ame) (?:it|the (?:app|site|website|page|shop|project))|kallad|kallas|heter|(?:[Kk]alla|[Dd]öp) (?:den|det|appen|sidan|sajten|hemsidan)(?: till)?|vid namn|med namnet)[^\\S\\n]*:?[^\\S\\n]*["“”']?(${word}(?:\\s+${between}(?:${word}|\\d+))*)`,
  'u',
)
const joined = '(?:(?:&|and|of|the|och|da|de|di|du|la|le|el|von|van)\\s+){0,2}'
/** Whose it is begins the kind anew. */
const noOwner = '(?!(?:my|our|min|mitt|vår|vårt)\\s)'
/** "my dog grooming salon Fluffy Paws in …", "vår bystuga Solbacken": what a business, club or house is called stands behind its kind. */
const behindKind = new RegExp(
  `(?<![\\p{L}])(?:my|our|a|an|the|min|mitt|vår|vårt|en|ett|(?:[Ww]ebsite|[Ss]ite|[Pp]age|[Hh]omepage) for(?! (?:my|our|the|an?|me) )|(?:[Hh]emsida|[Ww]ebbplats|[Ss]ajt|[Ww]ebbsida|[Ss]ida)(?: (?:för|till|åt))?(?! (?:min|mitt|vår|vårt|mig|en|ett) ))\\s+((?:${noOwner}\\p{L}[\\p{Ll}é'-]*\\s+){0,3}?${noOwner}(?:\\p{Lu}+-)?[\\p{Ll}é'-]+\\s+)(${word}(?:\\s+${joined}${word})*)(?=\\s*(?:[.,;:!?(\\n–-]|$)|\\s+(?:in|at|on|near|with|where|that|which|to|and|i|på|vid|nära|med|som|där|och)\\s)`,
  'gu',
)
/** "for my stonemasonry business, Harrow & Finch Stonework." */
const behindComma = new RegExp(
  `(?<![\\p{L}])(?:my|our|min|mitt|vår|vårt)\\s+((?:[\\p{Ll}é'-]+\\s+){0,3}[\\p{Ll}é'-]+),\\s+(${word}(?:\\s+(?:${joined}|(?:on|at|in|by|under|over|of) the\\s+)${word})+)(?=\\s*[.,;:!?(\\n]|$)`,
  'gu',
)
/** "A website for me, Lena Ekdahl, illustrator in …", "I'm Anna Berg": whose page it is. */
const ofPerson =
  /(?:(?<!\p{L})(?:for|about|för|om|till|åt) (?:me|mig|myself|mig själv),? |(?<!\p{L})(?:[Ii] am|[Ii]'m|[Mm]y name is|[Jj]ag heter|[Jj]ag är) )(\p{Lu}\p{Ll}+(?: (?:von|van|de|af) )?(?: \p{Lu}[\p{Ll}-]+(?:-\p{Lu}\p{Ll}+)?){1,2})(?=[,.]|$| (?:and|och|who|som|a|an|from|från|i|in)(?!\p{L}))/u
/** "portfolio for a freelance illustrator, Marta Lind", "för illustratör Elsa Vinter": whose it is, behind what they do. */
const behindWork =
  /(?<!\p{L})(?:for|of|by|about|för|till|åt|av|om) ((?:[\p{Ll}'’-]+ ){0,4}?[\p{Ll}-]+),? (\p{Lu}\p{Ll}+(?: (?:von|van|de|af))?(?: \p{Lu}[\p{Ll}-]+(?:-\p{Lu}\p{Ll}+)?){1,2})(?=[,.:;(\n–-]|$| (?:and|och|who|som|with|med|in|i|from|från)(?!\p{L})| [–-])/u
const workOfJapan =
  /(?:デザイナー|イラストレーター|写真家|フォトグラファー|カメラマン|画家|陶芸家|作家|ライター|エンジニア|建築家|ピアニスト|シンガー|音楽家|美容師|書道家|書家|華道家|茶道家|彫刻家|漫画家|料理研究家|スタイリスト|声優|俳優|司会者)[の・]?(?!の|と)((?:\p{Script=Han}{1,3}[ 　]?(?:\p{Script=Han}{1,3}|\p{Script=Hiragana}{2,4}|\p{Script=Katakana}{2,5})))の(?:ポートフォリオ|(?:公式|個人)?サイト|ホームページ|作品集)/u
const asksForPage = /website|home ?page|\bsite\b|\bpage\b|portfolio|hemsida|sajt|webbplats|(?<!\p{L})sida(?!\p{L})/iu
const noName =
  /^(?:I|I'm|I've|DJ|CV|VJ|MC|UX|UI|IT|AI|VR|3D|PT|Excel|Google|Word|Etsy|Instagram|Facebook|WhatsApp|Slack|Swish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/
/** "An app for learning Japanese": what is learned. */
const languageNames = new Set(foreignLanguages.map(({ name }) => name.split('|')[0]))
const japanese = /(?:名前は|名称は|店名は)\s*[「『]?([\p{L}\p{N}ー・&' ]{2,30}?)[」』。、,\n]/u
/** 「待ち」から「修理済み」へ: one of several is no name. */
const quoted =
  /(?<![」』][^「『」』\n]{0,4})["“「『]([\p{L}\p{N}ー・&'’ ]{2,30})["”」』](?!から|[、・→とや]?[「『]|(?:と|を)(?:表示|出|書|入|押|選|記|印)|(?:ボタン|ラベル|タグ|バッジ|マーク|という(?:文字|表示|ボタン|ラベル|メッセージ)))/gu
const namesMax = 40

export const readName = (prompt: string, language: Language): string | undefined =>
  (withoutPlace(introduced.exec(prompt)) ?? japanese.exec(`${prompt}\n`) ?? quotedName(prompt))?.[1]!.trim().slice(0, namesMax) ??
  groupIn(prompt, language)?.name ??
  (language === 'ja'
    ? (workOfJapan.exec(prompt)?.[1] ?? nameOfPage(prompt, language))
    : (pairIn(prompt, language) ??
      nameBehindKind(prompt, language) ??
      (asksForPage.test(prompt)
        ? (nameOfPage(prompt, language) ?? ofPerson.exec(prompt)?.[1] ?? nameBehindWork(prompt, language))
        : undefined)))

/** Of a name that was read, the words that say nothing about the project. */
export function ownWordsOf(name: string, prompt: string, language: Language): string {
  const group = groupIn(prompt, language)
  return group?.name === name ? group.own : name
}

/** "som heter Lugna Andetag i Malmö": where it is says the rest. */
const place = / (?:i|på) \p{Lu}\p{L}+$/u
function withoutPlace(found: RegExpExecArray | null): RegExpExecArray | null {
  const name = found?.[1]?.trim()
  if (!found || !name || !place.test(name) || /["“”]/.test(found[0])) return found
  const own = name.replace(place, '')
  return own.includes(' ') ? (Object.assign([...found], { 1: own }) as unknown as RegExpExecArray) : found
}

/** "sida för Elin & Joakim", "for Emma and Jack": two people, and nothing that is kept. */
const pair =
  /(?:(?<!\p{L})(?:for|of|till|för)|(?:website|page|sida|sajt)[,:]?)\s+(\p{Lu}\p{Ll}+)\s+(?:and|&|och)\s+(\p{Lu}\p{Ll}+)(?![\p{L}-])/u
function pairIn(prompt: string, language: Latin): string | undefined {
  const [, one, other] = pair.exec(prompt) ?? []
  if (!one || !other) return undefined
  const isWord = (word: string) => noName.test(word) || languageNames.has(word) || readingsOf(language).has(word.toLowerCase())
  return isWord(one) || isWord(other) ? undefined : prompt.slice(prompt.indexOf(one)).split(other)[0] + other
}

/** A page "where are we today", 「受付・作業中・完了」: a sentence or a row in quotes is no name. */
const isSaying = (text: string): boolean => /^\p{Ll}\S*(?: \S+){2,}$/u.test(text) || (text.match(/・/g) ?? []).length > 1
/** What one presses, or what is shown, is no name either. */
const pressed =
  /(?:press|click|tap|hit|says?|saying|reads?|shows?|tryck(?:er)?(?: på)?|klicka[r]?(?: på)?|säger|står|texten)\s$/iu
const quotedName = (prompt: string) =>
  [...prompt.matchAll(quoted)].find(
    ({ 0: all, 1: text, index }) =>
      !isSaying(text!.trim()) &&
      !pressed.test(prompt.slice(0, index)) &&
      !ofWork.test(prompt.slice(0, index)) &&
      !ofPart.test(prompt.slice(0, index)) &&
      !partBehind.test(prompt.slice(index + all.length)),
  )
/** A view "My tasks", 「ご無沙汰」とわかるように: a part of what is built, or what is shown there, is not what the whole is called. */
const ofPart =
  /(?<!\p{L})(?:views?|page|tab|list|section|button|column|field|status|stage|label|tag|heading|menu|vyn?|flik(?:en)?|lista(?:n)?|sektion(?:en)?|knapp(?:en)?|kolumn(?:en)?|fält(?:et)?|status(?:en)?|rubrik(?:en)?|etikett(?:en)?|meny(?:n)?)(?: (?:called|named|som heter|kallad))?:? $/iu
const partBehind =
  /^[\s-]?(?:page|view|tab|list|section|button|column|field|status|stage|-?(?:vyn?|fliken?|listan?|knappen?|kolumnen?|fältet|sidan?)(?!\p{L}))|^(?:と(?:わか|判|分か|色|赤|マーク|目立)|の?(?:ページ|画面|タブ|ボタン|一覧|列|欄|ビュー)(?!を?作))/iu
/** 次回公演「…」: what is played or shown there. */
const ofWork =
  /(?:公演|演目|作品|新刊|新曲|アルバム|個展|展覧会|講座|企画)[はの：:]?$|\b(?:our (?:next |new )?(?:play|show|album|exhibition)|next production),? $|(?<!\p{L})(?:vår (?:nya )?(?:pjäs|föreställning|skiva|utställning)),? $/iu

function nameBehindWork(prompt: string, language: Latin): string | undefined {
  const found = behindWork.exec(prompt)
  if (!found) return undefined
  const { 0: all, 1: work = '', 2: name, index } = found
  // "…, and a page about our director Fiona Beck": part of what stands there
  if (/^(?:of|by|about|av|om) /iu.test(all) && /[,.:;\n]/.test(prompt.slice(0, index))) return undefined
  const last = work.split(/[ -]/).at(-1)!
  if (name?.split('-').every((part) => languageNames.has(part))) return undefined
  return classOfNoun(last, language) === 'person' || tradeOf(last, language) !== null ? name : undefined
}

/** What ends so is a place of work. */
const firm =
  /(?:\p{L}|-)(?:salong|firma|verkstad|butik|byrå|klinik|restaurang|kafé|café|bageri|hotell|skola|studio|förening|klubb|praktik|handel|gård|stall|kiosk|krog|bar|gym|mottagning|åkeri|bygg)$/iu
function nameBehindKind(prompt: string, language: Latin): string | undefined {
  const { stop, with: withs, for: fors, and, by } = functionWords[language]
  const closed = [stop, withs, fors, and, by]
  for (const { 1: kind, 2: name, index } of [...prompt.matchAll(behindKind), ...prompt.matchAll(behindComma)]) {
    const last = kind!.trim().split(/\s+/).at(-1)!
    // what stands on the next line is of something else
    if (kind!.includes('\n') || closed.some((words) => words.has(last))) continue
    // "contact details of the booking secretary Jean Marsh": whoever is named later is not what the page is about
    if (classOfNoun(last, language) === 'person' && /[,.:;\n]/.test(prompt.slice(0, index))) continue
    const isKind =
      (language === 'sv' && firm.test(last)) ||
      ['group', 'place'].includes(classOfNoun(last, language)) ||
      tradeOf(kind!.trim(), language) !== undefined ||
      readingsOf(language)
        .get(last)
        ?.some((reading) => reading.kind === 'domain')
    if (isKind && !noName.test(name!) && !name!.split('-').every((part) => languageNames.has(part)))
      return name!.slice(0, namesMax)
  }
  return undefined
}
