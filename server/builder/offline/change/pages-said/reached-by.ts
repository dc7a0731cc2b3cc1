// "Kindly add our mail id stay@…", 「移転しました！住所は神戸市…です」: how the place is reached now. A wish is about that alone where nothing is left
// of it without the number and the words that such a wish is made of.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { sitePage } from './sections-called.ts'

const values = {
  email: /[^\s@<>()[\]:：、。「」]+@[\w.-]+\.\p{L}{2,}/u,
  phone: /(?<![\p{L}\d])\+?[\d(][\d ()\-‐–ー－.]{6,}\d(?!\d)/u,
} as const
const calls =
  /\b(?:phone|telephone|tel|mobile|cell|call|ring|whatsapp|number)\b|(?<!\p{L})(?:telefon|tfn|tel|mobil|ring|nummer|numret|når oss)|電話|でんわ|ＴＥＬ|TEL|携帯/iu
/** Other numbers have other places. */
const otherNumber =
  /\b(?:swish|vat|iban|account|registration|tax|company|invoice|whatsapp group)\b|swish|org(?:anisations)?\.?-?(?:nr|nummer)|konto|bankgiro|plusgiro|moms|登録番号|口座|会員番号/iu
const plainWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:please|kindly|also|and|can|could|you|we|us|i|me|our|my|the|an?|add|put|include|show|write|list|mention|display|have|has|got|change|changed|update|updated|replace|set|new|now|is|are|it|its|it['’]s|to|on|at|in|from|under|page|site|website|front|home|contact|details|section|information|info|e-?mail|mail|id|address|phone|telephone|tel|mobile|cell|number|line|reach|call|ring|should|must|be|will|would|like|want|need|correct|right|wrong|instead|somewhere|there|so|people|guests|customers|visitors|that|this|top|bottom|visible|shown|here|as|well|too|with|for|of|form)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:snälla|också|och|kan|du|ni|vi|oss|jag|mig|vår|vårt|våra|min|mitt|den|det|en|ett|lägg|in|till|ha|med|sätt|dit|skriv|visa|ändra|ändrat|byt|bytt|byter|uppdatera|ny|nytt|nya|nu|är|har|fått|ska|vara|bli|på|i|under|sidan|hemsidan|startsidan|kontakt|kontakta|kontaktuppgifter|kontaktuppgifterna|e-?post|e-?posten|e-?postadress|e-?postadressen|mejl|mejlen|mejladress|mejladressen|mail|mailen|mailadress|mailadressen|adress|adressen|telefon|telefonen|telefonnummer|telefonnumret|tfn|tel|mobil|mobilen|mobilnummer|mobilnumret|nummer|numret|ring|nås|når|man|numera|rätt|fel|stämmer|inte|längre|så|att|tack|stå|synas|finnas|gärna|från|som|kunder|folk|för|formuläret|kontaktformuläret)(?!\p{L})/giu,
  ja: /(?:お?店の|お?問い?合わ?せ(?:先)?の?|連絡先|電話(?:番号)?|でんわ|TEL|ＴＥＬ|携帯|番号|E?メール|メアド|アドレス|新しい|新しく|変わり|変わっ|変更|直し|更新|追加|載せ|のせ|入れ|書い|表示|差し?替え|お願い|ください|下さい|サイト|ページ|ホームページ|トップ|下|上|なり|なっ|まし|です|ます|ほしい|欲しい|した|して|する|たい|ので|から|それ|あと|ついで|先|[をはがもにへとでのねよたてんだし])/giu,
}
/** So much may be left of a wish that is about nothing else. */
const leftCharsMax: Record<Language, number> = { en: 2, sv: 2, ja: 1 }

const addressSaid: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:please|kindly|also|and|hi|btw)[,!]? )*(?:we(?:['’]ve| have)?(?: just| now)? moved(?: premises| shop| office)?[,.!:;–-]* ?(?:(?:and )?(?:our |the )?new address(?: is|:)|(?:we['’]re|we are) now (?:at|on)|to)) (?<text>[^.;!?]*\d[^;!?]*?)(?:,? (?:please|can you|could you|so) [^.]*)?[.!]*$/iu,
    /^(?:(?:please|kindly|also|and)[,!]? )*(?:add|put|include|show|write) (?:in )?(?:the |our )?(?:street )?address:? (?<text>[^;!?]*\d[^;!?]*?)[.!]*$/iu,
    /^(?:(?:please|kindly|also|and)[,!]? )*(?:change|update|set) (?:the |our )?(?:street )?address to (?<text>[^;!?]*\d[^;!?]*?)[.!]*$/iu,
    /^(?:(?:please|also|and)[,!]? )*(?:our |the )?(?:new )?(?:street )?address (?:is|should be|must be|will be)(?: now)?:? (?<text>[^;!?]*\d[^;!?]*?)[.!]*$/iu,
  ],
  sv: [
    /^(?:(?:snälla|också|och|hej)[,!]? )*(?:vi (?:har flyttat|flyttar|har bytt lokal)[,.!:;–-]* ?(?:(?:och )?(?:vår |den )?(?:nya |ny )adress(?:en)?(?: är|:)|till|och (?:finns|sitter|ligger) nu (?:på|i))) (?<text>\p{Lu}[^;!?.]*\d[^;!?.]*?)(?:[.,!]* (?:uppdatera|ändra|byt|kan du|så)[^.]*)?[.!]*$/iu,
    /^(?:(?:snälla|också|och)[,!]? )*(?:(?:ändra|byt|uppdatera) )?(?:vår |den )?(?:nya )?adress(?:en)? (?:till|är|ska vara|blir|ska bli)(?: nu)?:? (?<text>\p{Lu}[^;!?.]*\d[^;!?.]*?)[.!]*$/iu,
  ],
  ja: [
    /^(?:(?:お?店が?|事務所が?)?(?:移転|引っ?越し?)(?:を?し|いたし|になり)(?:まし)?た(?:ー|〜)?[！!。、]*(?:ので)?、?)?(?:(?:新しい|お?店の|新)?(?:住所|所在地)(?:が|は|を|：|:)、?)(?:新しく)?「?(?<text>[^。「」、！!]*[\p{Script=Han}][^。「」、！!]*\d[^。「」、！!]*?)」?(?:に(?:変更|変え|直|なり|変わ|移)[^。]*|で(?:す|お願い)[^。]*|ね|だよ|です)?[。！!]*$/u,
    /^(?:お?店が?|事務所が?)?「?(?<text>[^。「」、！!はが]*[都道府県市区町村][^。「」、！!]*\d[^。「」、！!]*?)」?(?:に|へ)(?:移転|引っ?越し?)(?:し|いたし|になり)[^。]*[。！!]*$/u,
  ],
}

/** Null where the page tells of no place, or the wish is about something else. */
export function reachedBy(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  if (!page?.site) return null
  // 「住所は…、電話は…」: what stands behind a comma is no part of a Japanese address
  const behind = language === 'ja' ? besideAddress(text.normalize('NFKC')) : undefined
  const said = behind?.parts.length ? behind.text : text
  const moved = addressSaid[language].map((form) => form.exec(said)?.groups?.text?.trim()).find(Boolean)
  const beside = moved ? (behind?.parts.length ? { text: moved, parts: behind.parts } : besideAddress(moved)) : undefined
  if (beside?.parts.length)
    return does(
      ...[{ part: 'address' as const, text: placed(beside.text, language) }, ...beside.parts].map(({ part, text: value }) => ({
        op: 'setSiteText' as const,
        page: page.id,
        part,
        text: value,
      })),
    )
  if (moved) return set(page, 'address', placed(moved, language), language)
  const plain = language === 'ja' ? text.normalize('NFKC') : text
  for (const part of ['email', 'phone'] as const) {
    const value = values[part].exec(plain)?.[0].trim()
    if (!value || otherNumber.test(plain) || (part === 'phone' && !calls.test(plain))) continue
    const left =
      plain
        .replace(value, ' ')
        .replace(plainWords[language], '')
        .match(/[\p{L}\d]+/gu)
        ?.join('') ?? ''
    if (left.length <= leftCharsMax[language]) return set(page, part, value.replace(/[‐–ー－]/gu, '-'), language)
  }
  return null
}

const placed = (address: string, language: Language) => (language === 'sv' ? address.replace(/,? i (?=\p{Lu})/u, ', ') : address)

const wordsOf = {
  email: 'e-?mail|mail|e-?post(?:en)?|mejl(?:en)?|メール(?:アドレス)?',
  phone: 'phone|telephone|tel|mobile|telefon(?:en)?|mobil(?:en)?|tfn|電話(?:番号)?',
}
/** "Main Street 5, Berlin and our phone is 030 1234567": the address, and what stands behind it. */
function besideAddress(said: string): { text: string; parts: { part: 'email' | 'phone'; text: string }[] } {
  const parts: { part: 'email' | 'phone'; text: string }[] = []
  let text = said
  for (const part of ['email', 'phone'] as const) {
    const lead = String.raw`[,;、]? ?(?:(?:and|och|plus) )?(?:(?:our|the|my|vår|vårt|min) )?(?:${wordsOf[part]})(?:[ -]?(?:number|address|nummer|numret|nr|adress(?:en)?))?\.?(?: is| är|:|は)? ?`
    // behind 電話は a number stands without a space
    const value = values[part].source.replace(String.raw`(?<![\p{L}\d])`, '')
    const found = new RegExp(`${lead}(?<value>${value})`, 'iu').exec(text)
    if (!found) continue
    parts.push({ part, text: found.groups!['value']!.trim() })
    text = text.replace(found[0], '')
  }
  return { text: text.replace(/[\s,;、]+$/u, ''), parts }
}

const set = (
  page: NonNullable<ReturnType<typeof sitePage>>,
  part: 'email' | 'phone' | 'address',
  text: string,
  language: Language,
) => (page.site![part] === text ? alreadySo(language) : does({ op: 'setSiteText', page: page.id, part, text }))
