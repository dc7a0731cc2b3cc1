// "No online shop", "bookings by phone only", ingen webbshop, 「ネット予約はしません」: what a website is told not to have. None of its words
// asks for anything.
import type { Language } from '#shared/languages.ts'
import type { SectionKind } from '../../site-model.ts'
import type { Stretch } from '../told/telling.ts'

/** A page of its own that is not to be, or a section. */
export type Denied = 'booking' | 'shop' | 'accounts' | SectionKind
/** `isSaid`: visitors should read it, "walk-ins only" */
type Denial = Stretch & { of: readonly Denied[]; isSaid: boolean }

const nouns: Record<Language, readonly (readonly [words: string, of: Denied])[]> = {
  en: [
    [
      String.raw`(?:online )?(?:table )?(?:bookings?|reservations?|appointments?)(?: (?:online|system|page|form|needed|required|necessary))*|need to book|booking online`,
      'booking',
    ],
    [
      String.raw`(?:online |web ?)?(?:shop|store|shopping|sales|ordering|checkout|cart)(?: online)?|selling(?: online)?|e-?commerce`,
      'shop',
    ],
    [String.raw`log-?ins?|accounts?|sign-?ins?|passwords?`, 'accounts'],
    [String.raw`prices?|pricing|price list`, 'prices'],
    [String.raw`testimonials?|reviews?`, 'testimonials'],
    [String.raw`blog|news`, 'news'],
    [String.raw`gallery|photos?|pictures?`, 'gallery'],
    [String.raw`team(?: page| section)?`, 'team'],
    [String.raw`faqs?`, 'questions'],
    [String.raw`contact form`, 'contact'],
    [String.raw`newsletter`, 'newsletter'],
  ],
  sv: [
    [String.raw`(?:online|nät|bords|tids)?-?bokning(?:ar|en|ssida|ssystem)?(?: online| på nätet)?|att boka`, 'booking'],
    [
      String.raw`(?:webb|nät|online)-?(?:shop|butik|handel)(?:en)?|e-?handel|(?:försäljning|köp)(?: online| på nätet)?|shop|butik|varukorg`,
      'shop',
    ],
    [String.raw`inloggning(?:ar)?|konton?|lösenord`, 'accounts'],
    [String.raw`priser|prislista`, 'prices'],
    [String.raw`omdömen|recensioner|kundomdömen`, 'testimonials'],
    [String.raw`blogg|nyheter`, 'news'],
    [String.raw`galleri|bilder`, 'gallery'],
    [String.raw`personal(?:sida)?|team`, 'team'],
    [String.raw`vanliga frågor|faq`, 'questions'],
    [String.raw`kontaktformulär`, 'contact'],
    [String.raw`nyhetsbrev`, 'newsletter'],
  ],
  ja: [
    ['(?:ネット|オンライン|Web|ウェブ|事前)?(?:の)?予約(?:機能|フォーム)?', 'booking'],
    ['(?:ネット|オンライン)?(?:通販|販売|ショップ)(?:機能)?|カート|ネットショップ', 'shop'],
    ['ログイン(?:機能)?|会員登録|アカウント', 'accounts'],
    ['(?:料金|価格)(?:表)?', 'prices'],
    ['お客様の声|口コミ|レビュー', 'testimonials'],
    ['ブログ|お知らせ', 'news'],
    ['ギャラリー|写真', 'gallery'],
    ['スタッフ紹介', 'team'],
    ['よくある質問', 'questions'],
    ['問い?合わせフォーム', 'contact'],
    ['メルマガ', 'newsletter'],
  ],
}
const rest: Record<Language, string> = {
  en: String.raw`(?:,? (?:or|and) (?:anything|something|stuff) like that)?(?:,? (?:please|thanks|thank you))?`,
  sv: String.raw`(?:,? eller (?:något|nåt) sånt| eller liknande)?(?:,? tack)?`,
  ja: '(?:など)?',
}
/** `words` are those of one kind. */
const form = (language: Language, words: string): RegExp =>
  ({
    en: () =>
      new RegExp(
        String.raw`\b(?:(?:with|there is|has|have|needs?) )?(?:no(?! (?:${words}) (?:twice|two))|without(?: an?| any)?|(?:we |i )?(?:do not|don['’]t) (?:want|need|have|take|do|accept|offer)(?: to have)?(?: an?| any)?|not? (?:an?|any)) (?:${words})${rest.en}(?![\p{L}-])`,
        'giu',
      ),
    sv: () =>
      new RegExp(
        String.raw`(?<!\p{L})(?:(?:med |har |behöver |behövs )?(?:ingen|inget|inga|utan)|(?:vi |jag |man )?(?:vill|ska|behöver|har|tar) (?:inte|ej)(?: (?:ha|ta emot))?(?: någon| något| några| en| ett)?) (?:${words})${rest.sv}(?!\p{L})`,
        'giu',
      ),
    ja: () =>
      new RegExp(
        `(?:${words})${rest.ja}(?:は|も|の|機能は)?(?:なし|無し|不要|いりません|要りません|いらない|しません|していません|行っていません|行いません|ありません|受け付けていません|載せない(?:で(?:ください)?)?|なくて(?:いい|大丈夫)(?:です)?)(?:で(?:お願いします)?(?=[。\\n]|$)|です)?`,
        'gu',
      ),
  })[language]()

/** By telephone and in no other way; "walk-ins only". */
const byPhone: Record<Language, RegExp> = {
  en: /\b(?:(?:book(?:ings?)?|order(?:s|ing)?|reserv(?:e|ations?)|appointments?)(?: (?:a |your )?tables?)? (?:is |are |only )*(?:by|via|over|through|on) (?:the )?(?:(?:tele)?phone|e-?mail|instagram|whatsapp|text)(?: only)?|(?:call|phone|ring) (?:us )?(?:to|for) (?:book|order|make|reserve|bookings?|an? appointment|a table)(?: (?:a|an|your) \w+)?|walk-?ins? only)/giu,
  sv: /(?<!\p{L})(?:(?:boka(?:s|r man)?|(?:tids?|bords?)?bokning(?:ar)?|beställ(?:s|a|er man|ning(?:ar)?)?)(?: bord| tid| plats)? (?:sker |görs |bara |endast )*(?:via|per|på|över) (?:telefon|mejl|mail|e-post|sms|instagram)|ring (?:oss )?(?:och|för att) (?:boka|beställa?)(?: bord| tid)?|endast drop-?in|bara drop-?in)/giu,
  ja: /(?:ご)?予約は(?:LINE|ライン|インスタ(?:グラム)?|DM|メール)(?:から|で|にて)(?:お願いします)?|(?:LINE|ライン|インスタ(?:グラム)?|DM)から予約(?:するので|です)?|(?:ご)?(?:予約|注文|お?問い?合わせ)は(?:お)?電話(?:で|にて|のみ|だけ)(?:承(?:り|って(?:い|お)り)ます|お願いします|受付)?|(?:お)?電話(?:でのみ|のみ)(?:で)?(?:予約|受付|承)[^。、\n]{0,6}/gu,
}
/** "Boka bord på 08-123 45 67": a number to ring. */
const byNumber: Record<Language, RegExp> = {
  en: /\bbook (?:a table |an appointment |a time )?(?:on|at|by calling|by ringing) (?=[+\d(])/giu,
  sv: /(?<!\p{L})(?:boka|bokning|beställ)(?: bord| tid| ditt bord)? (?:på|via|genom att ringa) (?:telefon |tel\.? )?(?=[+\d(])/giu,
  ja: /(?:ご)?予約は(?:お)?電話(?:で|にて)?[\s　：:]*(?=\d)/gu,
}
const isOfShop = /order|beställ|注文/iu
/** What those who come should know. */
const forVisitors =
  /needed|required|necessary|need to book|walk-?in|drop-?in|phone|telefon|電話|LINE|インスタ|att boka|behövs|予約(?:は)?(?:不要|いりません)/iu

export function denialsIn(text: string, language: Language): Denial[] {
  const outright = nouns[language].flatMap(([words, of]) =>
    [...text.matchAll(form(language, words))].map(({ 0: all, index }) => ({
      start: index,
      end: index + all.length,
      of: [of],
      isSaid: forVisitors.test(all),
    })),
  )
  const inOneWay = [byPhone, byNumber].flatMap((forms) =>
    [...text.matchAll(forms[language])].map(({ 0: all, index }): Denial => ({
      start: index,
      end: index + all.length,
      of: isOfShop.test(all) ? ['shop', 'booking'] : ['booking'],
      isSaid: forms === byPhone,
    })),
  )
  return [...outright, ...inOneWay].toSorted((one, other) => one.start - other.start)
}
