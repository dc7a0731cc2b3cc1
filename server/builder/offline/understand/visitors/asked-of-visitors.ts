// Where a description tells what visitors are asked: behind the form, behind when or by whom it is filled in, or in a sentence that ends in
// their writing it down (氏名、年齢を入力してもらう, "guests must give name and e-mail").
import type { Language } from '#shared/languages.ts'
import { kindPhrases } from '../../lexicon/page-phrases.ts'
import { asksForSite } from '../read-sections.ts'

/** What a visitor does there, as far as a page of its own kind is for it. */
export type Act = 'booking' | 'order'
/** `form` and `act` as they were said; `start` to `end` tell the items. `isSure` where a verb says that these are asked. */
export type AskedStretch = { form: string; act: string; items: string; start: number; end: number; isSure: boolean }

const bracket = String.raw`[(（](?<inside>(?:[^()（）\n]|[(（][^()（）\n]*[)）])+)[)）]`

const acts: Record<Language, Record<Act, RegExp>> = {
  en: { booking: /book|reserv|appointment/iu, order: /order|check ?out/iu },
  sv: { booking: /bok/iu, order: /beställ|order/iu },
  ja: { booking: /予約(?!注文|販売)/u, order: /注文|オーダー|購入/u },
}
/** What comes in where somebody does it. */
const records: readonly (readonly [deed: RegExp, record: string])[] = [
  [/^(?:book|reserv)/iu, 'booking'],
  [/^order/iu, 'order'],
  [/^appl/iu, 'application'],
  [/^sign/iu, 'sign-up'],
  [/^regist/iu, 'registration'],
  [/^bok/iu, 'bokning'],
  [/^beställ/iu, 'beställning'],
  [/^anmäl/iu, 'anmälan'],
  [/^ansök/iu, 'ansökan'],
]
const recordOf = (deed: string): string => records.find(([words]) => words.test(deed))?.[1] ?? deed

/** A ticket is no time that one books. */
const ofTickets = /ticket|biljett|チケット|前売/iu
export const actIn = (words: string, language: Language): Act | undefined =>
  (['booking', 'order'] as const).find((act) => acts[language][act].test(words) && !ofTickets.test(words))

const doneJa =
  '予約|申し?込み?|応募|募集|注文|オーダー|購入|エントリー|登録|見積もり?|相談|依頼|出欠|問い?合わ?せ|受講|入会|体験|見学|来店|参加|請求'
const givenJa =
  '(?:(?:入力|記入|書いて|入れて|選んで|教えて)(?:して)?(?:もら|いただ|ほし|欲し)|聞いて(?:ください|下さい|ほし|欲し)|聞きたい|聞く)'
const behindJa = String.raw`(?<behind>(?:[^。\n()（）「」!！]|[（(][^()（）\n]*[)）]|「[^「」\n]*」)+?)`
const asJa = '(?:(?:など|とか|等)?(?:を|も|まで|について)|など|とか|等)(?:それぞれ|すべて|全部|必ず)?'
const writtenJa = String.raw`(?:ご?入力|ご?記入|入れ(?!物)|書[いけきかく]|(?:選[んべびぶ]|選択)(?![^。\\n]{0,6}(?:予約|注文|購入|申し?込))|お?聞[いけかきく]|尋ね|お?伺[いうっ]|教え|指定|送[っれり]|知らせ|伝え)`
/** What the sentence ends in, behind the list: they write it, or it is needed. */
const closedJa = String.raw`(?:${asJa}${writtenJa}[^。、\n!！]{0,16}|が(?:必要|要り|要る|いる|いります|必須)[^。、\n!！]{0,10}|(?:という|の)(?:入力|記入)?(?:欄|項目)[^。、\n!！]{0,12})(?=[。、\n!！]|$)`
const endJa = String.raw`(?:(?:だけ|くらい)?(?:でお願い|です|で十分|でいい|にし)[^。、\n!！]{0,10})?(?=[。\n!！]|$)`
/** 電話番号も入れてほしい: what is to stand on the page is asked of nobody. */
const putJa = '(?:を|も|まで|など)*(?:入れ|書い|選ん)[てで](?:ほし|欲し|くだ|下さ|おい|もらえ|いただけ)'
const peopleJa =
  '(?:お客(?:さん|様|さま)(?:たち)?|来場者|参加者|応募者|利用者|申込者|出店者|保護者|患者(?:さん)?|ゲスト|希望者|初めての(?:人|方)|訪問者|ユーザー|飼い主(?:さん)?|(?:申し?込|予約す|注文す|応募す|参加す)[むる](?:人|方))'
const formJa = String.raw`(?<form>[^、。\s（()）「」・:：はがをに]{0,14}(?:フォーム|申込書|(?:${doneJa})(?:の|用の?)?(?:ページ|サイト)(?=で|に)))`
const leadJa = '(?:に?必要なのは|聞きたいのは|(?:の)?(?:入力|記入)?(?:項目|内容)(?:は|として)|として)'

const ja: readonly RegExp[] = [
  // 申込フォーム（氏名、住所）, 問い合わせ(お名前、電話番号)
  new RegExp(
    String.raw`(?<form>[^、。\s（()）「」・]{0,14}(?:フォーム|問い?合わ?せ|申し?込み?|相談|予約))\s*[:：]?\s*${bracket}`,
    'gu',
  ),
  new RegExp(
    `${formJa}(?:(?<lead>(?:には?|では?|は|で|から|へ|[:：])?、?${leadJa})|には?|では?|は|で|から|へ|\\s*[:：])[、\\s]*${behindJa}(?:(?<sure>${closedJa})|${endJa})`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[。、\\n!！])(?<lead>(?:入力|記入)?(?:項目|内容)(?:は|として)|聞きたいのは)、?${behindJa}(?:(?<sure>${closedJa})|${endJa})`,
    'gu',
  ),
  // 予約のときに, 予約には, 申し込みでは
  new RegExp(
    `(?<act>[^、。\\s（()）「」・はがをに]{0,6}(?:${doneJa}))(?:(?:の|する|してもらう)?(?:時|とき|際)(?:に|には|は|で)?(?<lead>${leadJa})?|には|では|(?:の)?(?:項目|内容)は)、?${behindJa}(?:(?<sure>${closedJa})|${endJa})`,
    'gu',
  ),
  new RegExp(`${peopleJa}(?:には?|が|は|から)、?${behindJa}(?<sure>${closedJa})`, 'gu'),
  new RegExp(`(?<=^|[。\\n!！]|(?:ページ|サイト)、)${behindJa}(?!${putJa})(?<sure>${closedJa})`, 'gu'),
]

const peopleEn =
  '(?:guests|customers|clients|people|parents|patients|visitors|participants|applicants|they|users|students|members|volunteers|everyone)'
const formEn =
  '(?<form>(?:(?:contact|entry|registration|sign-?up|quote(?: request)?|enquiry|inquiry|booking(?: request)?|order|application|membership|callback|request|feedback|volunteer|adoption|complaint|reservation|referral) )?form)'
const en: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${formEn}(?:\s*:?\s*${bracket}|(?: with| asking for| that asks for| where (?:people|they|visitors|customers) (?:enter|give|leave)(?: their)?|:) (?<behind>[^.!?;:\n()]+(?:,| and )[^.!?;:\n()]+))`,
    'giu',
  ),
  // "where people book and enter breed, weight"
  new RegExp(
    String.raw`\b(?:where|so that|and) ${peopleEn} (?:can |could |may )?(?<act>book|reserve|order|apply|sign up|register)(?: (?:a|an|their|our) (?:\w+ ){0,2}\w+)? (?:and|by) (?<sure>enter(?:ing)?|fill(?:ing)? in|writ(?:e|ing)|giv(?:e|ing)(?: us)?|leav(?:e|ing)|stat(?:e|ing)|tell(?:ing)? us) (?:their |the |a |an )?(?<behind>[^.!?;\n]+)`,
    'giu',
  ),
  // "A form to order a cake: name, date, size"
  new RegExp(
    String.raw`\b(?<form>form) (?:to|for|where|so that|that lets) [^:.;()\n]{2,60}?(?:\s*${bracket}|(?::| [–-]) ?(?<behind>[^.!?;:\n()]+,[^.!?;:\n]+))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?\n:] ?)(?:(?:when|while|before) (?<act>booking|ordering|applying|signing up|registering|reserving),? )?(?<sure>(?:please |also )*(?:the |our )?(?:${formEn} |page |site )?(?:should |must |has to |will |needs to )?asks? (?:(?:them|people|customers|guests|clients|visitors|everyone) )?for|(?:the |our )?${peopleEn} (?:must |should |have to |need to |will |can |also )*(?:fill in|fill out|enter|give us|give|leave|state|provide|tell us|write|type in)) (?:their |his |her |the |a |an )?(?<behind>[^.!?;\n]+)`,
    'giu',
  ),
]
const peopleSv = String.raw`(?:(?:kund|gäst|patient|förälder|föräldr|besökar|deltagar|medlem|elev|sökande)\p{L}*|man|folk|de|alla)`
const formSv = String.raw`(?<form>\p{L}*formulär(?:et)?(?: för \p{L}+)?|anmälan|intresseanmälan|offertförfrågan)`
const sv: readonly RegExp[] = [
  // "där folk bokar och skriver ras, vikt"
  new RegExp(
    String.raw`(?<!\p{L})(?:där|så att|och) ${peopleSv} (?:kan |ska kunna |får )?(?<act>bokar?|beställer|beställa|ansöker|ansöka|anmäler sig|anmäla sig)(?: (?:en |ett |sin )?(?:tid|plats|bord))? och (?<sure>skriver(?: in)?|skriva(?: in)?|anger|ange|fyller i|fylla i|lämnar|lämna|uppger|uppge) (?:sitt |sin |sina )?(?<behind>[^.!?;\n]+)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${formSv}(?:\s*:?\s*${bracket}|(?: med| där man (?:anger|fyller i|skriver)| som frågar efter|:) (?<behind>[^.!?;:\n()]+(?:,| och )[^.!?;:\n()]+))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<form>formulär) (?:för att|för|där|som|så att) [^:.;()\n]{2,60}?(?:\s*${bracket}|(?::| [–-]) ?(?<behind>[^.!?;:\n()]+,[^.!?;:\n]+))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?\n:] ?)(?:(?:när (?:man|de|kunden|gästen) (?<act>bokar|beställer|anmäler sig|ansöker)|vid (?<deed>bokning|beställning|anmälan|ansökan)),? )?(?<sure>(?:${formSv} |sidan )?(?:ska |måste |bör )?fråga(?:r|n)? efter|(?:ska |måste |kan |får )?${peopleSv} (?:ska |måste |kan |får |själva )*(?:fyller i|fylla i|anger|ange|uppger|uppge|lämnar|lämna|skriver in|skriva in|skriver|skriva)|(?:fyller|fylla|fyll) (?:man |kunden |gästen )?i|(?:anger|uppger|lämnar|skriver) (?:man|kunden|gästen|patienten|kunderna|gästerna|de)) (?:sitt |sin |sina )?(?<behind>[^.!?;\n]+)`,
    'giu',
  ),
]
const patterns: Record<Language, readonly RegExp[]> = { en, sv, ja }

/** 患者（氏名、電話）、予約（患者、日付）: lists written down side by side, each with its fields. */
const listsJa = /[（(][^（）()]*[、,][^（）()]*[）)]/gu
const isOneOfLists = (form: string, inside: string | undefined, text: string) =>
  inside !== undefined && form !== '' && !form.endsWith('フォーム') && [...text.matchAll(listsJa)].length > 1

/** Every stretch that may tell what visitors are asked, the surest forms first. */
export function askedStretches(text: string, language: Language): AskedStretch[] {
  return patterns[language].flatMap((words) =>
    [...text.matchAll(words)]
      .filter(({ groups = {} }) => language !== 'ja' || !isOneOfLists(groups['form'] ?? '', groups['inside'], text))
      .map(({ 0: whole, index, groups = {} }): AskedStretch => {
        const { form = '', act = '', deed = '', inside, behind = '', sure, lead } = groups as Record<string, string>
        // what it is called stays: it names a section of the page, or the page
        const isSentence = language !== 'ja' && sure !== undefined
        const from = index + (form && !isSentence ? whole.indexOf(form) + form.length : 0)
        const items = inside ?? behind
        const end =
          language === 'ja' || inside !== undefined ? index + whole.length : index + whole.lastIndexOf(items) + items.length
        const start = inside === undefined ? from : index + whole.indexOf(items, form.length) - 1
        return {
          form,
          act: recordOf(act || deed),
          items,
          start,
          end,
          isSure: sure !== undefined || lead !== undefined || inside !== undefined,
        }
      }),
  )
}

const pages: Record<Language, RegExp> = {
  en: /\b(?:sign-?up|registration|quote(?: request)?|application|order|entry|enquiry|inquiry|volunteer|enrol?ment|recruit\w*|careers?) (?:page|site)\b|\bpage (?:where|for) (?:people|customers|guests|clients|parents)\b/iu,
  sv: /(?<!\p{L})(?:anmälnings|offert|ansöknings|beställnings|order|intresse|förfrågnings|rekryterings)sida/iu,
  ja: new RegExp(
    `(?<head>[^、。\\n\\s]{0,16}(?:${doneJa}|受付))(?:の|用の?|専用の?|受付の?|を(?:とる|取る|受け付ける|受ける|集める|募る))?(?:ページ|サイト)`,
    'u',
  ),
}
const keeping: Record<Language, RegExp> = {
  en: /\b(?:track|tracker|manage|manager|admin|dashboard)\b/iu,
  sv: /håll(?:a|er)? (?:koll|reda|ordning)|hantera|översikt/iu,
  ja: /管理(?!栄養|組合|会社|人)|台帳|一覧表|記録/u,
}
/** Something is asked of those who do it, on whatever page: 農園のいちご狩り予約。人数、日付を聞いてください */
const given: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?<head>[^.!?\n]*\b(?:sign-?up|registration|booking|application|enquiry)s?)[.:]\s+[^]*\b${peopleEn} (?:must |should )?(?:enter|fill in|give us|tell us|state|provide) `,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^(?<head>\p{L}*(?:anmälan|bokning|ansökan|beställning))(?: \p{L}+){0,4}\. [^]*(?<!\p{L})(?:${peopleSv} (?:ska |måste )?(?:anger|ange|fyller i|fylla i|uppger|uppge)|(?:anger|uppger) ${peopleSv})(?!\p{L})`,
    'iu',
  ),
  ja: new RegExp(`(?<head>予約|^[^。、\\n]{0,16}(?:${doneJa})(?=。))[^]*${givenJa}`, 'u'),
}
const blogWithForm: Record<Language, RegExp> = {
  en: /\bblog\b[^]*\bform\b/iu,
  sv: /blogg[^]*formulär/iu,
  ja: /ブログ[^]*フォーム/u,
}

/** Others fill something in there: what it is called ('' for nothing); undefined where nobody but its owner does. */
export function pageOfOthers(text: string, language: Language): { head: string } | undefined {
  const found = pages[language].exec(text)
  const head = found ? (found.groups?.['head'] ?? found[0]) : ''
  if (asksForSite(text, language)) return { head }
  const isKind = (['booking', 'shop'] as const).some((kind) => kindPhrases[kind][language].wish.test(text))
  const told = language === 'ja' && /フォーム/u.test(text) ? null : given[language].exec(text)
  const isKept = keeping[language].test(text) || kindPhrases.survey[language].wish.test(text)
  return (found || isKind || told || blogWithForm[language].test(text)) && !isKept
    ? { head: head || (told?.groups?.['head'] ?? '') }
    : undefined
}
