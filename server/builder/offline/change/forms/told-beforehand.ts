// "Many come with a dog, so we want to know beforehand", "hon var gravid, det där måste man ju få veta redan vid bokningen": what visitors are or
// bring is told as a story, and that it is to be known before they come. It is asked as a tick.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'

/** That it is to be known before. */
const beforehand: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:we|i)(?:['’]d| would| really| do)* (?:need|want|have|like|love|ought)(?: to)? (?:know|be told|hear)(?: (?:that|this|it|about (?:it|that|this|them)))?(?: (?:already|beforehand|in advance|ahead(?: of time)?|first|before(?!\p{L})[^.]*|(?:in|when|at) [^.]*))[.!]*$/iu,
  sv: /(?<!\p{L})(?:(?:vi|jag|man)(?: vill| måste| behöver| skulle vilja| borde| ju| nog| gärna)+(?: få)? veta(?: det(?: där)?| detta| sånt)?|(?:det(?: där)?|detta|sånt)(?: vill| måste| behöver| borde) (?:man|vi|jag)(?: ju| nog)*(?: få)? veta)(?: redan)?(?: innan(?! \p{L})| i förväg| i god tid| först| (?:i|vid|när) [^.]*)[.!]*$/iu,
  ja: /(?:事前に|前もって|先に|あらかじめ|予約一覧(?:で|に)?|前に)[^、。]{0,6}(?:知り|知って|知っておき|教えて|わか|分か|把握|聞い|聞き|伺)[^。]*。?$/u,
}
const people =
  '(?:customers?|clients?|guests?|people|someone|somebody|visitors?|lot|few|many|kund\\p{L}*|gäst\\p{L}*|folk|någon|person\\p{L}*|man|many|som|that|who)'
/** What they bring, are or have. */
const told: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\p{L})(?:com(?:e|es|ing)|came|show(?:s|ed)? up|turn(?:s|ed)? up|arriv(?:e|es|ed|ing))(?: here| along)? with (?:their |an? |the |some |small |big )*(?<what>\p{L}{3,})/iu,
    /(?<!\p{L})(?:bring(?:s|ing)?|brought)(?: along)? (?:their |an? |the |some |small |big )*(?<what>\p{L}{3,})/iu,
    /(?<!\p{L})(?:(?:is|are|was|were|turned out to be) (?:allergic to |an? )?(?<what>(?!not|all|so|very|it|that|the|being|too|now)\p{L}{4,})|(?:has|have|had) (?:an? |some )?(?<what>(?!been|not|had|to)\p{L}{4,}))/iu,
  ],
  sv: [
    /(?<!\p{L})(?:kommer|kom|dyker upp|dök upp)(?: hit)? med (?:sin |sina |sitt |en |ett |små |stora )*(?<what>\p{L}{3,})/iu,
    /(?<!\p{L})(?:har|hade|tar|tog) med (?:sig )?(?:sin |sina |sitt |en |ett )*(?<what>\p{L}{3,})/iu,
    /(?<!\p{L})(?:är|var) (?:allergisk[at]? mot )?(?<what>(?!inte|alla|det|så|väldigt|ju|många|för|här|en|ett)\p{L}{4,})/iu,
    /(?<!\p{L})(?:har|hade) (?:en |ett )?(?<what>(?!inte|varit|haft)\p{L}{4,})/iu,
  ],
  ja: [
    /(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})で(?:来|お越し|いらっしゃ)/u,
    /(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:を|と)?(?:連れ|お連れ|同伴|持ち込)/u,
    /(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:が|を)?(?:ある|お持ちの|持っている|の)(?:方|お客|人)/u,
  ],
}

/** What is to be asked, as it is called; null where nothing is told so. */
export function toldBeforehand(text: string, language: Language): string | null {
  const known = beforehand[language].exec(text)
  if (!known) return null
  const story = text.slice(0, known.index)
  for (const form of told[language])
    for (const { groups } of story.matchAll(new RegExp(form.source, `${form.flags}g`))) {
      const what = groups?.what
      if (what && !new RegExp(`^${people}$`, 'iu').test(what)) return capitalised(what)
    }
  return null
}
