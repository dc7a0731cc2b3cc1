// What many people come to at one time, each by taking a place: classes, courses, workshops, events, tours.
import type { Language } from '#shared/languages.ts'

/** What of the lexicon that is. */
export const gatherings = new Set('yogaClass course event guidedTour filmScreening camp staffEvent tournament'.split(' '))
/** Those that have no page to book them on, unless people sign up. */
export const signedUpOnly = new Set(['event', 'staffEvent', 'tournament'])

/** Nouns for it, and the lexicon's thing behind them. */
const nouns: Record<Language, readonly { said: RegExp; is: string }[]> = {
  en: [
    {
      said: /\b(?<noun>(?:(?:yoga|fitness|pilates|dance|gym|spin(?:ning)?|exercise|zumba|barre|group|crossfit|swim(?:ming)?|aerobics|boxing|martial arts|meditation) )?class(?:es)?|training sessions?|trainings)\b/iu,
      is: 'yogaClass',
    },
    {
      said: /\b(?<noun>(?:(?:pottery|cooking|baking|art|craft|knitting|sewing|language|photography|wine|gardening|first aid|weaving|ceramics?|woodwork(?:ing)?) )?(?:workshops?|courses?|seminars?|webinars?|tastings?|retreats?|master ?classes))\b/iu,
      is: 'course',
    },
    { said: /\b(?<noun>(?:(?:summer|school|youth|day|football|holiday|scout|sports|art) )*camps?)\b/iu, is: 'camp' },
    { said: /\b(?<noun>(?:guided |walking |city |boat |food |museum )*tours?)\b/iu, is: 'guidedTour' },
    {
      said: /\b(?<noun>(?:(?:charity|club|community|library|company|school|networking) )?events?|meet-?ups?|(?:open|cleaning|clean-?up|work|volunteer|sports) days?|talks?|lectures?|(?:(?!with|which|what|our|the|their|for|of|and|to|by|in)[\w-]+ )?(?:shifts|meetings|matches|games|hikes|outings|trips|rehearsals|rides|dives))\b/iu,
      is: 'event',
    },
  ],
  sv: [
    {
      said: /(?<!\p{L})(?<noun>(?:yoga|gympa|grupp|spinning|pilates|dans|tränings|zumba|cirkel|simskole|barre)-?(?:pass|klass(?:er)?|lektioner|träning(?:ar)?)|träningar)(?!\p{L})/iu,
      is: 'yogaClass',
    },
    { said: /(?<!\p{L})(?<noun>\p{L}*(?:kurs(?:er)?|workshops?|seminari(?:um|er)|provning(?:ar)?))(?!\p{L})/iu, is: 'course' },
    { said: /(?<!\p{L})(?<noun>\p{L}*(?:visning(?:ar)?|guidning(?:ar)?|turer|rundtur(?:er)?))(?!\p{L})/iu, is: 'guidedTour' },
    {
      said: /(?<!\p{L})(?<noun>\p{L}*(?:evenemang|event|föreläsning(?:ar)?|träff(?:ar)?|dagar|möten|matcher|utflykter|resor|läger|rep|repetitioner))(?!\p{L})/iu,
      is: 'event',
    },
  ],
  ja: [
    {
      said: /(?<noun>(?:ヨガ|ダンス|ピラティス|フィットネス|グループ|スタジオ|体操|スイミング|水泳|エアロビ)(?:の)?(?:クラス|レッスン|プログラム)|クラス)/u,
      is: 'yogaClass',
    },
    {
      said: /(?<noun>(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6})?(?:ワークショップ|講座|セミナー|料理教室|陶芸教室|体験会|講習会|研修))/u,
      is: 'course',
    },
    { said: /(?<noun>(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6})?(?:ツアー|見学会))/u, is: 'guidedTour' },
    { said: /(?<noun>(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6})?(?:イベント|講演会|説明会|交流会|勉強会))/u, is: 'event' },
  ],
}

/** One signs up for an event; a page to book a photographer for one has none of its own. */
const signedUpFor: Record<Language, RegExp> = {
  en: /sign(?:s|ing)?[- ]?up|regist|enrol|attend|tickets? for/i,
  sv: /anmäl|delta/i,
  ja: /申し?込|参加|エントリー/,
}
export const isSignedUp = (text: string, language: Language): boolean => signedUpFor[language].test(text)

/** What sounds like it and is none: a golf course, a class of a school. */
const noGathering = /\b(?:golf|race|obstacle|main|crash|business|first|world|asset|school|parents?['’]?) (?:course|class)/i

export type NamedGathering = { noun: string; is: string; start: number }

/** What a text names that many come to, and where. */
export function gatheringIn(text: string, language: Language): NamedGathering | undefined {
  if (noGathering.test(text)) return undefined
  for (const { said, is } of nouns[language]) {
    const noun = said.exec(text)?.groups?.noun
    if (noun && (!signedUpOnly.has(is) || isSignedUp(text, language))) return { noun, is, start: text.indexOf(noun) }
  }
  return undefined
}

/** That people take their place themselves. */
export const signsUp: Record<Language, RegExp> = {
  en: /\b(?:people|customers?|members?|parents?|students?|guests?|visitors?|participants?|clients?|everyone|anyone|they|neighbou?rs|players|families|volunteers|staff|attendees) (?:can |could |should |may |to |will |must )?(?:be able to )?(?:sign|register|enrol|enroll|book|reserve|join|apply)(?:s|ing)?\b|\b(?:online|public) (?:(?:class|course|event|workshop|tour) )?(?:sign[- ]?ups?|registrations?|bookings?|enrolments?)|\b(?:sign[- ]?up|registration|enrolment) (?:page|site|form|website)|\b(?:sign up|register|enrol|book|reserve)(?: a (?:place|spot|seat))? online|\bbook (?:a |their |your )?(?:place|spot|seat)s?\b|(?:event|class|workshop|course|tour|camp) registrations?\b|where (?:you|one) (?:can )?(?:sign up|register)|\bsign[- ]?ups? for\b/iu,
  sv: /(?:man|folk|medlemmar(?:na)?|kunder(?:na)?|deltagar(?:e|na)|elever(?:na)?|gäster(?:na)?|föräldrar(?:na)?|besökare|alla|de|som|personal(?:en)?) (?:kan |ska kunna |får |vill )?(?:själva )?(?:anmäla|anmäler|boka|bokar)(?!\p{L})|anmäl(?:an|ning(?:ar)?) (?:på nätet|online|via|till)(?!\p{L})|anmäla sig|anmäl(?:a|er) (?:dig|er)(?!\p{L})|anmälnings(?:sida|formulär|system)|(?:boka|bokar) (?:en )?plats(?:er)?(?!\p{L})|bokning av (?!resor)/iu,
  ja: /(?:申し?込み|申込|参加登録|エントリー)(?:ページ|サイト|フォーム|が?できる|を?受け付け|を?受付)|(?:が|から)(?:自分で)?(?:申し?込め|申し?込む|申し?込み|予約でき|予約する|参加登録)|(?:オンライン|ネット|Web|ウェブ)(?:で|から)(?:の)?(?:申し?込|予約|参加)|予約(?:ページ|サイト|フォーム|システム)/iu,
}

/** "15 spots": how many may come to one. */
export const placesTold: Record<Language, RegExp> = {
  en: /\b(?<count>\d{1,3}) (?:spots|seats|places|participants)\b|\bmax(?:imum|\.)? (?<count2>\d{1,3})\b/iu,
  sv: /(?<!\p{L})(?<count>\d{1,3}) (?:platser|deltagare)(?!\p{L})|(?<!\p{L})max(?:imalt|\.)? (?<count2>\d{1,3})(?!\d)/iu,
  ja: /(?:定員|席数)(?:は)?(?<count>\d{1,3})(?:名|人|席)?|(?<count2>\d{1,3})(?:名|人|席)(?:まで|限定|定員)/u,
}
/** That those who came too late wait. */
export const waitsInLine: Record<Language, RegExp> = {
  en: /\b(?:wait(?:ing)?|reserve)[- ]?lists?\b/iu,
  sv: /väntelist|reservlist|reservplats|kölist|köplats/iu,
  ja: /キャンセル待ち|補欠|順番待ち/u,
}

/** "Members sign up for our trainings": for what has its days, and sends no form in. */
export const signsUpForSome = (text: string, language: Language): boolean =>
  signsUp[language].test(text) && gatheringIn(text, language) !== undefined
