// How a letter begins and ends: whom it is to, and from whom. Nothing of it is built.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'

const greeting: Record<Language, RegExp> = {
  en: /^\s*(?:dear|good (?:morning|afternoon|evening|day)|hello|hi|hey|greetings|hola)(?: (?:there|all|team|everyone|folks|sir(?: or madam)?|madam|you lot|smida))?\s*[,!.–—]+\s*/giu,
  sv: /^\s*(?:hej(?:san)?|hejhej|tjena|tjenare|god(?:morgon| morgon| dag|dag| kväll)|bästa|kära|till)(?: (?:alla|på er|där|ni|er|team\p{L}*|it(?:-avdelningen)?(?: på \p{L}+)?|smida))?\s*[,!.:–—]+\s*/giu,
  ja: /^\s*(?:お世話になっております|お世話になります|いつもお世話になっております|はじめまして|初めまして|こんにちは|こんばんは|おはようございます|お疲れ様です|お疲れさまです|突然のご連絡失礼いたします|拝啓)[。、！!〜～\s]*/gu,
}
/** "How are you?" behind it. */
const asking: Record<Language, string> = {
  en: String.raw`(?:how are (?:you|things)|how's it going|(?:i )?hope (?:you(?:'re| are) (?:well|doing well)|this finds you well|all is well))[?!.,\s]*`,
  sv: String.raw`(?:hur (?:mår (?:du|ni)|är det|läget)|(?:jag )?hoppas (?:allt är bra|ni mår bra|du mår bra))[?!.,\s]*`,
  ja: String.raw`(?:お元気ですか|いつもありがとうございます)[。？?、\s]*`,
}
const closing: Record<Language, RegExp> = {
  en: /(?<=[.!?\n]\s*)(?:(?:many |with |kind |best |warm )?(?:thanks|regards|wishes|cheers|thank you|ta)(?: (?:in advance|so much|a lot|a million|again|very much|a bunch))?)(?:[,!.\s]+(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?:\s*\([^()\n]*\))?)?)?[.!\s]*$/giu,
  sv: /(?<=[.!?\n]\s*)(?:(?:med vänliga? |vänliga |bästa |många )?(?:hälsning(?:ar)?|mvh|vh|tack(?: (?:på förhand|så mycket|för hjälpen))?|hälsar))(?:[,!.\s]+(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?:\s*\([^()\n]*\))?)?)?[.!\s]*$/giu,
  ja: /(?<=[。！!？?\n]\s*)(?:どうぞ|どうか|以上、|何卒)?(?:よろしく|宜しく)(?:お願い(?:いた|致)?し(?:ます|まーす)|お願いします|です|ね|お願い申し上げます)?[。！!〜～\s]*$/gu,
}

/** "Following our committee meeting I am to enquire whether you can provide a register": what was before it. */
const before: Record<Language, RegExp> = {
  en: /^\s*(?:following|further to|after|as (?:discussed|agreed|per)|with reference to)(?: (?:our|my|the|your|last)(?: [\p{L}'’-]+){1,4})?,? (?=(?:i|we|could|can|please) )/giu,
  sv: /^\s*(?:tack för (?:samtalet|mötet|senast|ditt mejl)(?: (?:igår|idag|i går|i dag|förra veckan))?[.,!]|(?:enligt|som) (?:överenskommet|överenskommelse|sagt|avtalat),?) /giu,
  ja: /(?!)/gu,
}

/** The greeting, then what stands ahead of the matter, and the end. */
export function letters(text: string, language: Language): Edit[] {
  const greeted = editsOf(text, new RegExp(`${greeting[language].source}(?:${asking[language]})?`, 'giu'), () => '')
  const from = greeted[0]?.end ?? 0
  const ahead = editsOf(text.slice(from), before[language], () => '').map(({ start, end, as }) => ({
    start: start + from,
    end: end + from,
    as,
  }))
  return [...greeted, ...ahead, ...editsOf(text, closing[language], () => '')]
}
