// "Services: roofing, guttering and chimneys", 業務内容（相続、遺言、ビザ）: what a website says is offered, told without prices.
import type { Language } from '#shared/languages.ts'
import { fieldNamed } from '../field-named.ts'
import { isKnownSection } from '../read-listed.ts'
import { capitalised } from '../said.ts'
import type { Stretch } from '../told/telling.ts'

const lists: Record<Language, RegExp> = {
  en: /\b(?:(?:our |my )?(?:services|treatments)(?: (?:list|page|section))?(?: (?:are|include|including|like|such as))?|(?:what )?(?:we|i) (?:offer|specialise in|specialize in))\s*(?:[(:]|(?<=\b(?:are|include|including|like|such as|offer|in))\s)\s*(?<list>[^()\n.:;!?]+)/giu,
  sv: /(?<!\p{L})(?:(?:våra |mina )?(?:tjänster(?:na)?|behandlingar(?:na)?)(?: (?:är|som|såsom))?|(?:vi|jag) (?:erbjuder|utför))\s*(?:[(:]|(?<=(?:är|som|såsom|erbjuder|utför))\s)\s*(?<list>[^()\n.:;!?]+)/giu,
  ja: /(?:業務内容|事業内容|診療(?:内容|科目)|サービス(?:内容|紹介)?|施術(?:内容|メニュー)|取扱業務|対応業務|できること)(?:は|[（(：:])\s*(?<list>[^（）()\n。：:]+)/gu,
}
/** "Menu (Margherita, Carbonara)": what is served, where it is no part of a menu that dishes are sorted by. */
const menus: Record<Language, RegExp> = {
  en: /\b(?:menu|(?<noun>dishes))\s*(?:[(:]|(?:like|such as|is|are|with) )\s*(?<list>[^()\n.:;!?]+)/giu,
  sv: /(?<!\p{L})(?:meny(?:n)?|(?<noun>rätter(?:na)?))\s*(?:[(:]|(?:som|såsom|är|med) )\s*(?<list>[^()\n.:;!?]+)/giu,
  ja: /(?:メニュー|お品書き|(?<noun>料理))(?:は|には)?(?:[（(：:]|(?<=は))\s*(?<list>[^（）()\n。：:]+)/gu,
}
const between: Record<Language, RegExp> = {
  en: /\s*,\s*(?:and |or )?|\s+(?:and|or)\s+(?=[^,]*$)/iu,
  sv: /\s*,\s*(?:och |eller )?|\s+(?:och|eller|samt)\s+(?=[^,]*$)/iu,
  ja: /[、，・／/]|(?<=[\p{L}ー])と(?=[\p{L}])/u,
}
/** What is kept of a service, and what else stands on the page. */
const noOffer =
  /^(?:names?|titles?|prices?|costs?|duration|length|time|minutes|description|photos?|images?|pictures?|category|etc|and so on|namn|pris(?:er)?|längd|tid|beskrivning|bild(?:er)?|kategori|m\.?m\.?|osv|名前|名称|料金|価格|値段|時間|所要時間|説明|写真|カテゴリ|担当者?|など)$|^(?:with|med)\s/iu
const namesMin = 2
const wordsMax = 5
const [japaneseMin, japaneseMax] = [2, 18]

const isOffer = (name: string, language: Language): boolean =>
  /\p{L}/u.test(name) &&
  !noOffer.test(name) &&
  !isKnownSection(name, language) &&
  (language === 'ja' ? name.length >= japaneseMin && name.length <= japaneseMax : name.split(/\s+/).length <= wordsMax)

export function namedOffers(text: string, language: Language): { names: string[]; stretches: Stretch[] } {
  const isServed = ({ groups }: RegExpExecArray) =>
    !groups!.list!.split(between[language]).some((name) => fieldNamed(name.trim(), language).concept !== undefined)
  const served = [...text.matchAll(menus[language])].filter(isServed)
  for (const { 0: all, index, groups } of [...text.matchAll(lists[language]), ...served]) {
    const list = groups!.list!.trim()
    const names = list
      .split(between[language])
      .map((name) => name.trim().replace(/など$/u, ''))
      .filter(Boolean)
    if (names.length < namesMin || !names.every((name) => isOffer(name, language))) continue
    // dishes are no list beside the menu that they stand on
    const start = groups!.noun ? index : index + all.indexOf(groups!.list!)
    return {
      names: names.map(capitalised),
      stretches: [{ start, end: index + all.indexOf(groups!.list!) + groups!.list!.length }],
    }
  }
  return { names: [], stretches: [] }
}
