// A page that sells one thing you can hold: "landing page for our water bottle". It is no company, no practice and no software.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { pictureFor } from '../samples/picture-for.ts'
import { headOfSite, isProduct, type SaidOfSite, subjectOf } from './site-subject.ts'

const sellingPage: Record<Language, RegExp> = {
  en: /\b(?:landing|product|launch|sales|teaser|coming[- ]soon) ?(?:page|site)\b/i,
  sv: /landningssid|produktsid|lanseringssid|säljsid|kommer[ -]snart/i,
  ja: /ランディングページ|LP|製品ページ|商品ページ|販売ページ|製品サイト/u,
}
/** Whoever makes, mends or rents such things is a business. */
const business: Record<Language, RegExp> = {
  en: /\b(?:shops?|stores?|studio|company|makers?|mechanics?|repairs?|rentals?|hire|brand|business|workshop|service|dealer|club|museum|collection)\b/i,
  sv: /butik|affär|företag|verkstad|reparat|uthyrning|tillverk|märke|tjänst|handlare|förening|museum|samling/i,
  ja: /店|会社|工房|修理|レンタル|ブランド|メーカー|教室|博物館/u,
}

export function isWare(said: SaidOfSite): boolean {
  const { language } = said
  const head = headOfSite(said)
  if (!sellingPage[language].test(head) || isProduct(said) || business[language].test(head)) return false
  const subject = subjectOf(said)
  // its name may stand behind what it is: "backpack Fell 25"
  // and what it is about behind: "podcast about crime cases"
  const words = !subject ? [] : language === 'ja' ? [subject] : subject.split(/ (?:about|om) /)[0]!.split(' ')
  // "bike mechanic": whoever the last word names sells no bike
  if (classOfNoun(words.at(-1) ?? '', language) === 'person') return false
  return words.some((word) => ['artifact', 'vehicle'].includes(classOfNoun(word, language)))
}

const picturesOf: readonly (readonly [words: RegExp, picture: string])[] = [
  [/vattenflask|termos|dricksflask|水筒|ボトル|タンブラー/i, 'flask'],
  [/väska|ryggsäck|plånbok|バッグ|リュック|財布/i, 'bag'],
  [/lampa|lykta|ランプ|ライト|照明/i, 'lamp'],
  [/stol|bord|hylla|椅子|机|棚/i, 'chair'],
  [/sko|känga|stövel|靴|スニーカー/i, 'shoe'],
  [/cykel|自転車/i, 'bike'],
  [/klocka|時計/i, 'watch'],
  [/kamera|カメラ/i, 'camera'],
  [/hörlur|högtalare|イヤホン|ヘッドホン|スピーカー/i, 'record'],
  [/tröja|jacka|シャツ|ジャケット/i, 'shirt'],
  [/mugg|kopp|カップ|マグ/i, 'cup'],
]
/** The picture of the ware itself, where one is drawn. */
export function pictureOfWare(said: SaidOfSite): string | undefined {
  const subject = subjectOf(said) ?? ''
  const drawn = said.language === 'en' ? pictureFor(undefined, subject, 0).replace('picture:', '') : ''
  return drawn || picturesOf.find(([words]) => words.test(subject))?.[1]
}
