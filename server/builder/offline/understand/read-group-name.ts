// What a firm, a society or a town is called, where it says so in passing: "Rawson & Sons, roofers in …", "Town of Millbrook clerk's office",
// "Oakfield Allotment Society needs …", "Brf Lärkan", "Scoutkåren Älgen", "mitt företag Lundins Bygg & Snickeri", 株式会社あおば.
import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { tradeOf } from './trade-of.ts'

const word = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`
const words = String.raw`${word}(?: ${word}){0,3}`
/** "Lundins Bygg & Snickeri", "Klipp & Co". */
const joined = String.raw`${words}(?: (?:&|och|and) ${word}(?: ${word})?)?`
const start = String.raw`(?:^|[.!?\n]\s*)(?:(?:Hi|Hello|Hey|Hej|Hejsan)(?: there)?[!,.]?\s+)?`

const families = String.raw`(?:Sons?|Daughters?|Co|Company|Brothers|Bros|Sisters|Partners|Associates|Söner|Son|Döttrar|Dotter|Partner)`
const firms: Record<Exclude<Language, 'ja'>, readonly RegExp[]> = {
  en: [
    new RegExp(String.raw`(?<!\p{L})(?<name>${words} (?:&|and) ${families})(?![\p{L}])`, 'u'),
    new RegExp(String.raw`(?<!\p{L})(?<name>${words}(?: & ${word})?,? (?:Ltd|LLC|Inc|Limited|LLP|GmbH|PLC))(?![\p{L}])`, 'u'),
    new RegExp(
      String.raw`(?<!\p{L})(?<name>(?:Town|City|Village|Borough|County|Parish|Municipality|Township|Friends|University|College|Church) of (?:the )?${word}(?: ${word})?)`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ii]t['’]s for|(?:I|[Ww]e) (?:run|own|manage)|[Ii] work (?:for|at)|[Hh]ere at) (?<name>(?:[Tt]he )?${word}(?: ${word}){1,3}(?: & ${word})?)(?=[,.;:!\n]|$| (?:and|in|a|an|the|near|from|here|–|-) )`,
      'u',
    ),
  ],
  sv: [
    new RegExp(String.raw`(?<!\p{L})(?<name>${words} (?:&|och) ${families})(?!\p{L})`, 'u'),
    new RegExp(String.raw`(?<!\p{L})(?<name>${joined} (?:AB|HB|KB))(?!\p{L})`, 'u'),
    new RegExp(
      String.raw`(?<!\p{L})(?<name>(?:HSB |Riksbyggen )?(?:Brf|BRF|Bostadsrättsföreningen|Samfällighetsföreningen) ${word}(?: ${word})?)`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]itt|[Mm]in|[Vv]årt|[Vv]år) (?:företag|firma|bolag|butik|salong|förening|klubb|byrå|verkstad|restaurang|skola|kör|grupp|band|gård) (?<name>${joined})(?!\p{L})`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:[Vv]i är|[Vv]i på|[Jj]ag driver|[Vv]i driver|[Dd]et här är) (?<name>${word}(?: ${word}){1,3}(?: & ${word})?)(?=[,.;:!\n]|$| (?:och|i|en|ett|som) )`,
      'u',
    ),
  ],
}
/** What ends so is a group that has its name behind it: "Scoutkåren Älgen", "Frisörsalong Klipp & Co". */
const groupsOfSweden =
  /(?:kåren|klubben|föreningen|laget|kyrkan|skolan|gården|byrån|firman|salong(?:en)?|kören|församlingen|sällskapet|förbundet|verkstaden|restaurang(?:en)?|kafé(?:et)?|café(?:et)?|pizzerian?|bageri(?:et)?|klinik(?:en)?|mottagningen|biblioteket|museet|teatern|hotell(?:et)?|pensionat(?:et)?|gruppen|orkestern|stall(?:et)?|cirkeln|kiosken|handel|butiken|studion|ateljén?|gymmet|kennel|båtklubben)$/u
const behindGroup = new RegExp(String.raw`(?<!\p{L})(?<group>\p{Lu}[\p{Ll}é]{4,}) (?<own>${joined})(?!\p{L})`, 'gu')
/** "Oakfield Allotment Society needs …", "Riverside Dental Practice here": who asks, in capitals, at the beginning. */
const asks: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: new RegExp(
    String.raw`${start}(?:(?:At|From) )?(?<name>(?:The )?${word}(?: (?:${word}|&|and|of)){0,3} (?<last>${word}))(?: here\b| needs?\b| wants?\b| would\b| is (?:a|an|looking)\b| are (?:a|an|looking)\b|,(?= (?:an? |in |\p{Ll}+s? (?:in|based|from)\b|we\b))|: ?(?=we\b))`,
    'u',
  ),
  sv: new RegExp(
    String.raw`${start}(?<name>${word}(?: (?:${word}|&|och)){0,2} (?<last>${word}))(?: här(?!\p{L})| behöver| vill| söker| är (?:en|ett)|,(?= (?:en |ett |i |vi )))`,
    'u',
  ),
}
/** "Uppsala kommun" */
const municipality = /(?<!\p{L})(?<name>\p{Lu}\p{L}+ kommun)(?!\p{L})/u
const ofJapan =
  /(?<name>(?:株式会社|有限会社|合同会社|NPO法人|一般社団法人)[\p{Script=Han}\p{Script=Katakana}ー]{2,10}|(?:株式会社|有限会社|合同会社|NPO法人)\p{Script=Hiragana}{2,6}(?=の|で|です|、|。)|(?<![\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}ー])[\p{Script=Han}\p{Script=Katakana}ー]{2,10}(?:株式会社|有限会社))/u
const noFirm =
  /^(?:I|We|My|Our|The|An?|Please|Build|Make|Create|Need|Want|Hi|Hello|Website|App|Mr|Mrs|Ms|Dr|Monday|Saturday|Sunday|Jag|Vi|Min|Vår|Hej|Bygg|Gör|Skapa|En|Ett|Behöver|Hemsida|Google|Excel|Microsoft|Apple)(?: |$)/u

/** "Website", "Staff Rota": what the lexicon knows in every word is no name of its own. */
const isOwnName = (name: string, language: Exclude<Language, 'ja'>): boolean =>
  name.split(' ').some((each) => /^\p{Lu}/u.test(each) && !readingsOf(language).has(each.toLowerCase()))

const isGroup = (last: string, language: Exclude<Language, 'ja'>): boolean =>
  ['group', 'place'].includes(classOfNoun(last.toLowerCase(), language)) ||
  tradeOf(`x ${last.toLowerCase()}`, language) !== null ||
  readingsOf(language)
    .get(last.toLowerCase())
    ?.some(({ kind }) => kind === 'domain') === true

/** `own`: the words that say nothing but whose it is; in "Scoutkåren Älgen" they are scouts all the same. */
type Group = { name: string; own: string }
const kindsAhead =
  /^(?:\p{L}+kåren|Brf|BRF|HSB|Riksbyggen|Town|City|Village|Borough|County|Parish|Municipality|Township|Church|University|College)(?= )/u
const isOurs = /^(?:mitt|min|vårt|vår) /iu

export function groupIn(prompt: string, language: Language): Group | undefined {
  if (language === 'ja') {
    const name = ofJapan.exec(prompt)?.groups?.name
    return name ? { name, own: name } : undefined
  }
  const isName = (name: string | undefined): name is string => name !== undefined && !noFirm.test(name)
  if (language === 'sv')
    for (const { groups } of prompt.matchAll(behindGroup))
      if (groupsOfSweden.test(groups!.group!) && !noFirm.test(groups!.own!))
        return { name: `${groups!.group} ${groups!.own}`, own: groups!.own! }
  for (const form of firms[language]) {
    const found = form.exec(prompt)
    const name = found?.groups?.name
    if (found && isName(name)) return { name, own: isOurs.test(found[0]) ? found[0] : ownOf(name, language) }
  }
  const town = language === 'sv' ? municipality.exec(prompt)?.groups?.name : undefined
  if (town) return { name: town, own: town.split(' ')[0]! }
  const { name, last } = asks[language].exec(prompt)?.groups ?? {}
  if (!name || !last || !isName(name) || !isOwnName(name, language) || !isGroup(last, language)) return undefined
  return { name, own: ownOf(name, language) }
}

/** "Green Fork" of "Green Fork Catering", "Millbrook" of "Town of Millbrook": what is left tells the trade. */
function ownOf(name: string, language: Exclude<Language, 'ja'>): string {
  const kind = kindsAhead.exec(name)?.[0]
  if (kind) return name.slice(kind.length + 1)
  const words = name.split(' ')
  const at = words.findIndex((_, place) => place > 0 && tellsTrade(words.slice(place).join(' ').toLowerCase(), language))
  if (at > 0) return words.slice(0, at).join(' ')
  return words.length > 1 && isGroup(words.at(-1)!, language) ? words.slice(0, -1).join(' ') : name
}
const tellsTrade = (tail: string, language: Exclude<Language, 'ja'>): boolean =>
  tradeOf(tail, language) !== null ||
  readingsOf(language)
    .get(tail)
    ?.some(({ kind }) => kind === 'domain') === true

/** Where "mitt företag Lundins Bygg & Snickeri" stands, and the words of it that are read on: two names joined are no rows of a list of firms. */
export function firmJoined(prompt: string, language: Language): { start: number; end: number; as: string } | undefined {
  const own = language === 'sv' ? groupIn(prompt, language)?.own : undefined
  if (!own || !isOurs.test(own) || !/ (?:&|och) /u.test(own)) return undefined
  const start = prompt.indexOf(own)
  const as = own
    .split(' ')
    .slice(2)
    .join(' ')
    .replace(/ (?:&|och) /gu, ' ')
  return { start, end: start + own.length, as }
}
