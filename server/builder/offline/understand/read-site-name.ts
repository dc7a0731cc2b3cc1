// What the place of a website is called, where the name stands alone: "website for The Copper Kettle, a tea room", "hemsida åt Bergs
// Cykel", "Name: Blue Door", 旅館ひなたのホームページ. A name has capitals, and in Japanese it stands behind its trade.
import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import type { Latin } from './tokens.ts'

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*[\p{L}\p{N}]`
const small = String.raw`(?:(?:&|and|of|by|och|du|la|le|de|(?:of|on|in|at|by|under) the) )?`
const name = String.raw`(?<name>(?:[Tt]he )?${word}(?: ${small}${word})*(?: [\p{Ll}]{3,}(?=[.,:;\n]))?)`
const behind = String.raw`(?=\s*(?:[.,:;!\n–-]|$)|\s+(?:in|near|at|with|where|that|which|i|på|vid|nära|med|som|där)\s)`
const page: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:[Ww]eb ?site|[Ss]ite|[Ww]eb ?page|[Hh]ome ?page|[Ll]anding page|[Pp]age|[Pp]ortfolio) (?:for|of) ${name}${behind}`,
    'u',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?:[Hh]emsidan?|[Ww]ebbplats|[Ww]ebbsida|[Ll]andningssida|[Ss]ajt|[Ss]ida) (?:för|till|åt) ${name}${behind}`,
    'u',
  ),
}
/** "Name is Dewdrop", "Business name: Blue Door" */
const told: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`(?:^|[.!?\n]\s*)(?:[-•*] ?)?(?:(?:The |Our |My )?(?:[Bb]usiness |[Cc]ompany |[Ss]hop |[Bb]rand |[Aa]pp )?[Nn]ame(?: is|:)|(?:It(?:['’]s| is)|We(?:['’]re| are)) called) ["“]?(?<name>${word}(?: ${small}${word})*)`,
    'u',
  ),
  sv: new RegExp(
    String.raw`(?:^|[.!?\n]\s*)(?:[-•*] ?)?(?:(?:[Ff]öretags|[Ff]irma)?[Nn]amn(?:et)?(?: är|:)|(?:Den|Det|Vi|Firman|Företaget|Appen|Butiken) heter) ["”“]?(?<name>${word}(?: ${small}${word})*)`,
    'u',
  ),
}
/** "Pub website - The Drover's Rest.", "Bageri Surdegen: hemsida med …" */
const beside: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`^(?:[\p{L}]+ ){0,3}(?:web ?site|site|home ?page)\s*[–:,-]\s*${name}(?=\s*[.,\n])|^${name.replace('<name>', '<ahead>')}\s*[:–-]\s*(?:an? )?(?:simple |new )?(?:web ?site|site|home ?page)\b`,
    'u',
  ),
  sv: new RegExp(
    String.raw`^(?:[\p{L}]+ ){0,3}(?:[Hh]emsida|[Ww]ebbplats|[Ss]ajt)\s*[–:,-]\s*${name}(?=\s*[.,\n])|^${name.replace('<name>', '<ahead>')}\s*[:–-]\s*(?:en )?(?:enkel |ny )?(?:hemsida|webbplats|sajt)(?!\p{L})`,
    'u',
  ),
}
const noPlaceOfItsOwn =
  /^(?:I|The|My|Our|Excel|Google|Instagram|Facebook|Etsy|Airbnb|WhatsApp|Swish|AI|UX|UI|IT|DJ|PT|MP|CV|VVS|BRF|Jag|Vi|Min|Vår|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Swedish|Japanese|Christmas|Easter|Halloween)$/

/** One capital word that the lexicon has may begin anything. */
const isOwn = (found: string, language: Latin): boolean => {
  const bare = found.replace(/^the /i, '')
  const isAlone = !bare.includes(' ')
  return !noPlaceOfItsOwn.test(bare) && !(isAlone && readingsOf(language).has(bare.toLowerCase()))
}

const tradesOfJapan =
  '(?:ビジネス|民宿|旅館|ホテル|ペンション|ゲストハウス|カフェ|喫茶店?|珈琲店|食堂|居酒屋|割烹|寿司処|そば処|うどん処|パン工房|洋菓子店?|和菓子処|美容室|美容院|理容室|ヘアサロン|ネイルサロン|サロン|整体院?|接骨院|鍼灸院|歯科|動物病院|クリニック|ピアノ教室|英会話教室|書道教室|陶芸教室|料理教室|バレエ教室|ヨガ教室|学習塾|保育園|幼稚園|こども園|写真館|フォトスタジオ|工房|農園|牧場|酒造|株式会社|合同会社|NPO法人|劇団|合唱団|スタジオ|アトリエ)'
const ofJapan = new RegExp(
  String.raw`(?:^|[。\n、]\s*|の)(?<name>\p{Script=Han}{0,3}${tradesOfJapan}[ 　・]?(?:\p{Script=Katakana}[\p{Script=Katakana}ー・]{1,14}|(?!さん|たち|まわり|めぐり|だけ|など|みたい|らしい|っぽい|ならでは|について|のため|として|をや|をして|向け)\p{Script=Hiragana}{2,6}?|[\p{Lu}][\p{L}\p{N} &'’]{1,20}))[ 　]?の(?:公式)?(?:ホームページ|ウェブサイト|Webサイト|サイト|HP|ページ|予約サイト|ランディングページ|LP)`,
  'u',
)
/** 「歯医者のホームページ。やまもと歯科クリニック。」 */
const alone =
  /(?:サイト|ホームページ|HP|ページ|LP)[^。\n]{0,16}[。\n]\s*(?:名前は|店名は|医院名は)?(?<name>[^。、\sをがはにで「」（）]{1,12}(?:クリニック|医院|歯科|薬局|商店|酒店|書店|堂|亭|庵|工房|教室|スクール|サロン|事務所|製作所|工務店|農園|牧場|旅館|食堂|珈琲|カフェ|スタジオ|写真館))(?=[。\n]|です)/u

export function nameOfPage(prompt: string, language: Language): string | undefined {
  if (language === 'ja') return (ofJapan.exec(prompt) ?? alone.exec(prompt))?.groups!.name?.replace(/[ 　]+/gu, ' ').trim()
  const found = [told[language], page[language], beside[language]].flatMap((form) => {
    const groups = form.exec(prompt)?.groups
    return groups?.name ?? groups?.ahead ?? []
  })
  return found.map((each) => each.trim()).find((each) => isOwn(each, language))
}
