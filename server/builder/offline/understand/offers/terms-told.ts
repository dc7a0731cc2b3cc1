// What shops and booking pages are told besides what they keep: when they are open, that nothing is booked twice, what sending costs. Heard as
// wholes, so that no word of it becomes a list or a field.
import type { Language } from '#shared/languages.ts'
import { sentencesIn } from '../learned/sentences.ts'
import { hoursIn } from '../plan/booking-told.ts'
import type { Stretch } from '../told/telling.ts'

const cues: Record<Language, RegExp> = {
  en: /\bbook(?:s|ed|ing|ings|able)?\b|\bappointments?\b|\breserv(?:e|ation)|\b(?:web ?)?(?:shop|store)\b|\bsell(?:ing)?\b|\bcart\b/i,
  sv: /bok(?:a|as|ar|ning)|tidsbeställ|butik|webb?shop|sälj|varukorg|e-?handel/i,
  ja: /予約|ショップ|通販|販売|ストア|カート|EC ?サイト/i,
}

/** A sentence that forbids to book what is taken: a booking page offers nothing else. */
const apart: Record<Language, RegExp> = {
  en: /\bdouble[- ]?book|\bbooked (?:twice|double)\b|\bno two \w+ at (?:once|the same time)\b|\boverlap|\bclash|\btwice at the same time\b/i,
  sv: /dubbelbok|bok\p{L}{1,4} dubbelt|dubbla bokningar|(?<!\p{L})krocka?r?(?!\p{L})|överlapp/iu,
  ja: /(?:予約|時間|日程|部屋|日)(?:が|と|の)?[^。\n]{0,6}(?:重なら|重複|かぶら|被ら)|ダブルブッキング|二重に?予約/u,
}
/** "A salon with three chairs": how many are served at once is no field. */
const chairs: Record<Language, RegExp> = {
  en: /\b(?:with|has) (?:\d+|two|three|four|five|six) (?:(?:styling|barber|treatment) )?(?:chairs|stations|beds(?= (?:and|in) my (?:salon|clinic)))/gi,
  sv: /(?<!\p{L})(?:med|har) (?:\d+|två|tre|fyra|fem|sex) (?:\p{L}*stolar|behandlingsbänkar|behandlingsbritsar)(?!\p{L})/giu,
  ja: /(?:席|椅子|ベッド|チェア)(?:は|が)?\d+(?:つ|台|席)(?:の|です)?/gu,
}
/** What it is to do besides stands in such a sentence, too. */
const wishesMore: Record<Language, RegExp> = {
  en: /\b(?:with|list|page|choose|pick)\b/i,
  sv: /(?<!\p{L})(?:med (?!en annan|varandra|andra|någon)|lista|sida|välja|väljer)(?!\p{L})/iu,
  ja: /ページ|サイト|一覧|選/u,
}

const money = String.raw`(?:[$£€¥] ?)?\d[\d .,]*(?: ?(?:kr|kronor|sek|:-|euros?|eur|dollars?|usd|pounds?|gbp|[$£€]))?`
/** What sending costs, which no page reckons. */
const shipping: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:(?<!\p{L})(?:and |with )?(?:shipping|postage|delivery) (?:is |costs? |of |for )?(?:an? )?(?:flat )?(?:fee (?:is|of) )?${money}(?:,? (?:but |and )?(?:is )?free (?:for orders |on orders )?(?:over|above|from) ${money})?|free (?:shipping|delivery|postage) (?:for orders |on orders )?(?:over|above|from) ${money})`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?:(?<!\p{L})(?:och )?(?:frakten?|portot?|leverans(?:en)?) (?:är |kostar |på )?${money}(?:,? (?:men |och )?(?:är )?(?:gratis|fri(?: frakt)?) (?:över|från|vid köp över) ${money})?|(?:fri|gratis) frakt (?:över|från|vid köp över) ${money})`,
    'giu',
  ),
  ja: /送料は?(?:全国)?(?:一律)?\d[\d,]{0,7}円(?:です)?(?:[、,]\d[\d,]{0,7}円以上(?:は|で|の(?:場合|ご注文)(?:は|で)?|お買い上げで)?(?:送料)?無料)?(?:です|になります)?|\d[\d,]{0,7}円以上(?:は|で|の(?:場合|ご注文)(?:は|で)?|お買い上げで)?(?:は)?送料無料(?:です|になります)?/gu,
}

/** Of each there is one, and what is sold is sold out: a shop that counts its stock shows it. */
const soldOut: Record<Language, RegExp> = {
  en: /(?:,? ?(?:and )?(?:there is|there['’]s|i have|we have) (?:only|just) one of (?:each|every \w+)|(?<=^|[.!?\n] ?)(?:each|every) \w+ is (?:unique|one of a kind)[^.!?\n]*|(?:,? ?(?:and |so )?(?:when|once|if) (?:it|an? \w+|one|something|the stock)(?: is|['’]s) (?:sold|bought|gone|zero|at zero|empty)[^.!?\n]*))/gi,
  sv: /(?:varje \p{L}+ finns (?:bara|endast) i ett (?:enda )?(?:exemplar|ex)(?!\p{L})[^.!?\n]*|,? ?(?:och |så )?(?:när|då|om) (?:det|den|en \p{L}+|ett \p{L}+|något|lagret) (?:är|blir) (?:såld|sålt|köpt|slut|tomt|noll)[^.!?\n]*)/giu,
  ja: /[^。、\n]{0,4}(?:在庫(?:数)?が)(?:ゼロ|0|０|なくな)[^。\n]*。?|(?:すべて|全て|どれも)?一点(?:物|もの)(?:な|で)[^。\n]*。?|(?<=[。、\n])売れたら[^。\n]*(?:消|非表示|表示しない|売り切れ)[^。\n]*。?/gu,
}
/** "There is only one of each" */
export const oneOfEach: Record<Language, RegExp> = {
  en: /\b(?:only|just) one of (?:each|every)\b|\bone of a kind\b|\bone-off/i,
  sv: /finns (?:bara|endast) i ett (?:enda )?(?:exemplar|ex)(?!\p{L})|ett av varje/iu,
  ja: /一点(?:物|もの)/u,
}
/** "Six kinds": how many there are is no field. */
const kinds: Record<Language, RegExp> = {
  en: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several) (?:different )?(?:kinds|sorts|types|varieties|flavou?rs)\b(?! of)/gi,
  sv: /(?<!\p{L})(?:\d+|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|några|flera) (?:olika )?(?:sorter|slag|smaker|varianter)(?!\p{L})/giu,
  ja: /\d+種類(?:の|で|が)?(?:あります)?/gu,
}
/** "Leave name and address at checkout": every order has these. */
const checkout: Record<Language, RegExp> = {
  en: /(?:,? ?and )?\b(?:leave|give|enter|fill in)s? (?:(?:their|the|a|name|address|e-?mail|phone|number|phone number)[ ,]+(?:and )?){1,8}(?:at|in|on|during) (?:the )?check-?out|\b(?:that|which) (?:have|has) come in\b/gi,
  sv: /(?<!\p{L})som (?:har )?kommit(?: in)?(?=[.,!?\n]|$)/giu,
  ja: /(?!)/gu,
}
const shops: Record<Language, RegExp> = {
  en: /\b(?:web ?)?(?:shop|store|boutique)\b|\bsell(?:ing)?\b/i,
  sv: /butik|webb?shop|sälj|e-?handel/i,
  ja: /ショップ|通販|販売|ストア|EC ?サイト/i,
}

/** "The price is higher in summer": a price that changes with the time of the year. */
const seasons: Record<Language, RegExp> = {
  en: /(?:the )?prices?(?: per (?:night|week))? (?:is|are) (?:higher|lower) (?:in|during|from|between) [^.!?\n]*[.!?]?/gi,
  sv: /(?:priset|priserna|pris(?: per (?:natt|vecka))?) är (?:högre|lägre|dyrare) (?:under|på|i|från|mellan) [^.!?\n]*[.!?]?/giu,
  ja: /[^。、\n]{0,8}は?(?:料金|値段|価格)(?:が|は)(?:高|安|上が|下が)[^。\n]*。?/gu,
}

/** Whether a sentence says that nothing is booked twice, and no more. */
export const isApart = (sentence: string, language: Language): boolean =>
  apart[language].test(sentence) && !wishesMore[language].test(sentence)

export type TermsTold = {
  /** what the pages do */
  kept: Stretch[]
  /** what they do not, and that is said */
  open: Stretch[]
}

const stretchesOf = (prompt: string, form: RegExp): Stretch[] =>
  [...prompt.matchAll(form)].map(({ 0: all, index }) => ({
    start: index + all.length - all.trimStart().length,
    end: index + all.trimEnd().length,
  }))

export function termsTold(prompt: string, language: Language): TermsTold {
  if (!cues[language].test(prompt)) return { kept: [], open: [] }
  const sentences = sentencesIn(prompt, language)
  const ofShop = shops[language].test(prompt)
    ? [soldOut, kinds, checkout].flatMap((forms) => stretchesOf(prompt, forms[language]))
    : []
  const hours = hoursIn(prompt, language)
  return {
    kept: [
      ...(hours ? [hours] : []),
      ...ofShop,
      ...stretchesOf(prompt, chairs[language]),
      ...sentences.filter((each) => isApart(prompt.slice(each.start, each.end), language)),
    ],
    open: [...stretchesOf(prompt, shipping[language]), ...stretchesOf(prompt, seasons[language])],
  }
}
