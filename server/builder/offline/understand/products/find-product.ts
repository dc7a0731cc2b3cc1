// Where a prompt names a known product as what to build: "a Trello clone", "something like Strava for our rowing club", "ett eget
// Blocket", 「メルカリみたいな」. A name alone says nothing ("import from Trello", "my Etsy shop"): it counts in such a turn of phrase, or
// where it stands in the place of what to build. A name that is an ordinary word as well needs the turn, or a capital and an article.
import type { Language } from '#shared/languages.ts'
import type { ProductKindId } from '../../lexicon/product-kinds.ts'
import { type KnownProduct, knownProducts, productCharsMax, productKey, productWordsMax } from '../../lexicon/known-products.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import type { Latin } from '../tokens.ts'

/** `start..end` is the whole turn of phrase; `subject` what stands behind "for …", as it was said. */
export type FoundProduct = {
  kind: ProductKindId
  name: string
  start: number
  end: number
  subject: string
  /** 「Xのキャンピングカー版」: one of campers, and not only for them */
  isAbout?: true
}

type Word = { text: string; start: number; end: number }
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[.'’&][\p{L}\p{N}]+)*\+?/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))

type Turns = { before: RegExp; weak: RegExp; place: RegExp; after: RegExp; follows: RegExp; joined: RegExp; subject: RegExp }

const turns: Record<Latin, Turns> = {
  en: {
    // the turn ahead of the name, at the end of what stands before it
    before:
      /(?:(?:something|anything|one) )?(?:(?:that(?:'s| is|'s a bit| works| behaves)? )?(?:much |a bit |a lot |kind of |sort of |pretty much |very |really )?(?:(?<=\b(?:something|app|site|website|tool|platform|system|program|thing|page|service|software|one|works?|behaves?|just|exactly|basically|much) (?:that(?:'s| is| works)? )?(?:a bit |kind of |sort of |a lot )?)like|similar to|inspired by|resembling|along the lines of|in the (?:style|spirit|vein) of|modell?ed (?:on|after)|à la|a la)|(?:clone|copy|version|variant|replica|equivalent|imitation|remake) of|(?:alternative|equivalent|answer) to|(?:replacement|substitute) for|(?:take|spin|twist) on) (?:an? |the )?$/i,
    weak: /(?<=^|[,.:;!?\n] ?|(?<!\b(?:i|we|they|you|would|who|people|also|really|not|don't|'d|\p{L}+s)) )like (?:an? |the )?$/iu,
    place:
      /(?:^|[.!?]\s+|\b(?:build|building|make|making|create|creating|want|need|code|develop|design|generate|would like|'d like|to have|launch|us|me) )(?:(?:me|us) )?(?<articles>(?:(?:an?|the|another|(?:my|our|your) own|own|(?:some )?(?:kind|sort) of|simple|mini|small|tiny|basic|little|lightweight|personal|private|local|self[- ]hosted|open[- ]source|free|minimal|micro|simplified|stripped[- ]down|cheap|better|modern|new|offline|internal|in-house|lite|light|very|custom|diy) )*)$/i,
    after:
      /^[ -]?(?:clone|copycat|copy|klon|like|style|styled|type|esque|ish|inspired|alternative|replacement|equivalent|look-?alike|rip-?off|knock-?off|competitor|rival|substitute|variant|replica|imitation|wannabe|lite)s?(?![\p{L}\p{N}])/iu,
    follows:
      /^ ?(?:$|[.;!?()\n–—]|-\s|(?:, ?)?(?:but|just|only)(?![\p{L}\p{N}])|(?:for|quiz|poll|but|with|where|that|which|without|just|only|app|application|site|website|platform|board|system|minus|please|in|on|except)(?![\p{L}\p{N}]))/iu,
    joined: /^(.{3,})(?:clone|klon|like|esque)$/i,
    subject:
      /^(?:,? ?(?:but|only|just|though|except)(?: (?:it's|it is|made|just|only))?)? ?(?:(?:app|application|site|website|page|platform|system|tool|service) )?(?:,? ?but )?(?:designed )?for ([^,.:;!?()\n–—]+?)(?= (?:with|where|that|which|who|so|to|and|using|including|in (?:swedish|japanese|english)|but|please)(?![\p{L}])|[,.:;!?()\n–—]| -|$)/iu,
  },
  sv: {
    before:
      /(?:(?:något|nåt|nånting) )?(?:(?<=(?:^|[ ,])(?:något|nåt|nånting|app|sida|sajt|tjänst|system|verktyg|plattform|hemsida|webbplats|program|sak|en|ett|lista|tavla|logg|forum|marknad|flöde|tracker|lite|ungefär|precis|exakt|typ|fungerar|funkar) )(?:som|likt|typ)|som (?:liknar|påminner om|fungerar som|funkar som|är som)|liknande|liknar|i stil med|à la|a la|inspirera[dt]e? av|påminner om|(?:klon|kopia|version|variant|efterapning|imitation) (?:av|på)|(?:alternativ|motsvarighet|svar) (?:till|på)|ersättare (?:till|för)) (?:en |ett |det )?$/iu,
    weak: /(?<=^|[,.:;!?\n] ?)(?:som|typ|likt|ungefär som|precis som) (?:en |ett )?$/iu,
    place:
      /(?:^|[.!?]\s+|(?<!\p{L})(?:bygg|bygga|gör|göra|skapa|vill ha|behöver|koda|fixa|ordna|utveckla|oss|mig|vore) )(?:(?:mig|oss|åt mig|åt oss) )?(?<articles>(?:(?:en|ett|egen|eget|(?:vår|min) egen|(?:vårt|mitt) eget|(?:en |ett )?(?:sorts|slags|typ av)|litet|liten|enkelt|enkel|lokalt|lokal|mini|privat|gratis|nytt|ny|modernt|modern|bättre|internt|intern|personligt|personlig|förenklat|förenklad|öppet|öppen|eget|superenkel|avskalad|avskalat) )*)$/iu,
    after:
      /^[ -]?(?:klon|clone|kopia|kopian|liknande|inspirera[dt]e?|aktig[ta]?|stil|alternativ|variant|motsvarighet|ersättare|style|like)(?![\p{L}\p{N}])/iu,
    follows:
      /^ ?(?:$|[.;!?()\n–—]|-\s?|(?:, ?)?(?:fast|men|bara)(?![\p{L}\p{N}])|(?:för|fast|men|till|med|där|som|utan|åt|bara|app|appen|sida|sajt|i|på)(?![\p{L}\p{N}]))/iu,
    joined: /^(.{3,}?)(?:klon|klonen|kopia|liknande|aktig|aktigt|inspirerad|appen|app)$/iu,
    subject:
      /^(?:,? ?(?:fast|men|bara|dock))? ?(?:-?(?:app|sida|sajt|webbplats|hemsida|tjänst|plattform|system|verktyg) )?(?:,? ?(?:fast|men) )?(?:för|till|åt) (?!att |oss(?! )|mig(?! ))([^,.:;!?()\n–—]+?)(?= (?:med|där|som|och|så|vilket|men|på (?:svenska|engelska)|tack)(?!\p{L})|[,.:;!?()\n–—]| -|$)/iu,
  },
}

const articles = /(?:^| )(?:an?|own|another|mini|en|ett|egen|eget|sorts|slags)(?= )/i
/** What nobody says of a paint, a line or a medium. */
const clone = /clone|klon|copycat|wannabe|^-like/i
const butTurn = /^,? (?:but|only|fast|men) (?:for|simple|simpler|smaller|with|without|för|enklare|mindre|med|utan)(?![\p{L}])/iu
const building =
  /^[ -]?(?:app(?:en|likation|lication)?|web ?app|webbapp|site|website|sajt|platform|plattform|program)(?![\p{L}\p{N}])/iu

/** The longest known name that begins with a word, as it stands there. */
function nameAt(text: string, words: readonly Word[], at: number, language: Latin): (Word & { known: KnownProduct }) | null {
  for (let length = Math.min(productWordsMax, words.length - at); length > 0; length--) {
    const [first, last] = [words[at]!, words[at + length - 1]!]
    const name = text.slice(first.start, last.end)
    const known = knownProducts.get(productKey(name)) ?? knownProducts.get(productKey(name.replace(/['’]s$/, '')))
    if (known) return { text: name, start: first.start, end: last.end, known }
  }
  // "Trelloklon", "instagramliknande"
  const joined = turns[language].joined.exec(words[at]!.text)?.[1]
  const known = joined && knownProducts.get(productKey(joined))
  return known ? { text: joined, start: words[at]!.start, end: words[at]!.start + joined.length, known } : null
}

function latinProduct(text: string, language: Latin): FoundProduct | null {
  const words = wordsOf(text)
  const turn = turns[language]
  for (let at = 0; at < words.length; at++) {
    const found = nameAt(text, words, at, language)
    if (!found) continue
    const { known, start, end } = found
    // a prompt begins where nothing was cut off
    const ahead = (start > contextCharsMax ? cutOff : '') + text.slice(Math.max(0, start - contextCharsMax), start)
    const behind = text.slice(end, end + contextCharsMax)
    const before = turn.before.exec(ahead)
    const weak = before ?? turn.weak.exec(ahead)
    const after = turn.after.exec(behind) ?? turn.after.exec(` ${behind}`)
    const place = turn.place.exec(ahead)
    const isName = /^\p{Lu}/u.test(found.text)
    // "my own …, simple": no list of names
    const isOwn = articles.test(` ${place?.groups?.['articles'] ?? ''}`)
    const isInPlace =
      place !== null && (turn.follows.test(behind) || (isOwn && /^[,:]/.test(behind))) && (!known.ordinary || (isName && isOwn))
    // "Notion but for recipes"
    const isTurned = place !== null && isName && butTurn.test(behind)
    const isFollowed = turn.follows.test(behind)
    const isLikened = before !== null || (weak !== null && isFollowed)
    // "Keep substitute teachers in one place": a verb and its object
    const isDoing = known.ordinary && at === 0 && after !== null && !turn.follows.test(behind.slice(after[0].length))
    const isMeant = known.ordinary
      ? isTurned ||
        isInPlace ||
        clone.test(after?.[0] ?? '') ||
        (isLikened && isFollowed && (isName || before !== null)) ||
        (after !== null && isName && !isDoing)
      : isTurned || isInPlace || isLikened || after !== null
    if (!isMeant) continue
    const turnLength = after ? Math.max(0, after[0].length - (turn.after.test(behind) ? 0 : 1)) : 0
    // "a mini Notion", "our own Twitter": how small or whose says nothing more
    const from = start - (weak?.[0] ?? (isInPlace ? (place?.groups?.['articles'] ?? '') : '')).length
    const bare = end + turnLength
    const to = bare + (building.exec(text.slice(bare, bare + contextCharsMax))?.[0].length ?? 0)
    const subject = turn.subject.exec(text.slice(to, to + contextCharsMax))?.[1] ?? ''
    return { kind: known.kind, name: found.text, start: from, end: to, subject: subject.trim() }
  }
  return null
}

/** letters */
const contextCharsMax = 120
const cutOff = '…'

/** What follows a name in Japanese where it is what to build. */
const likened =
  /(?:アプリ|サイト|サービス)?(?:の?クローン|のコピー|もどき|みたい(?:な|に)?|のよう(?:な|に)|っぽい|っぽく|風の?|ふうの?|ライクな?|的な|に似た|に似せた|を参考にした|を参考に|を(?:まね|真似)た|をイメージした|に(?:インスパイアされた|近い)|の代わり(?:になる|の)?|の代替|の(?:簡易|ミニ|シンプル|社内|個人|自分|自作|無料|(?<of>[^、。\s]{1,12}?))?版(?!画)|タイプの|系の)/gu
const asked = /(?:アプリ|サイト|サービス)?(?:を(?:作|つく|開発|自作|構築|お願い)|が(?:ほしい|欲しい)|$|[。、\n])/gu
const aheadOfName =
  /(?:(?<for>[^、。\s\n]{1,20}?)(?:向けの?|むけの?|のための|用の?|専用の?|版の?)|ミニ|簡単な|シンプルな|自分(?:用|専用)?の|社内(?:版|用)?の?|うちの|小さな|独自の|自作の?)$/u
/** 子ども服 of 「メルカリ風の子ども服フリマアプリ」. */
const behindName =
  /^(?<for>[^、。\s\nをがはにで]{1,16}?)(?:の|専用の?|用の?|向けの?)?(?:専門)?(?<trade>フリマ|マーケット|オークション|貸し借り|シェア|レンタル|販売|売買|民泊|版)?(?:アプリ|サイト|サービス|ページ|システム|ツール|掲示板|$|[。、])/u
const boundary = /^[\p{Script=Katakana}ー]$/u

function japaneseProduct(text: string): FoundProduct | null {
  for (const pattern of [likened, asked])
    for (const found of text.matchAll(pattern)) {
      const end = found.index
      const name = nameBefore(text, end)
      if (!name) continue
      const ahead = aheadOfName.exec(text.slice(Math.max(0, name.start - contextCharsMax), name.start))
      // a name on a line of its own is one of a list
      const isAlone = name.start === 0 && !name.known.ordinary && !/^[、\n]$/.test(found[0])
      if (pattern === asked && !ahead && !isAlone) continue
      const to = pattern === likened ? end + found[0].length : end
      const next = behindName.exec(text.slice(to, to + contextCharsMax))?.groups
      const behind = next?.['trade'] || isKnownThing(next?.['for']) ? next?.['for'] : undefined
      return {
        kind: name.known.kind,
        name: name.text,
        start: name.start,
        end: to,
        subject: found.groups?.['of'] ?? ahead?.groups?.['for'] ?? behind ?? '',
        ...((found.groups?.['of'] || /版の?$/.test(ahead?.[0] ?? '')) && { isAbout: true }),
      }
    }
  return null
}

const isKnownThing = (noun = '') =>
  readingsOf('ja')
    .get(noun)
    ?.some(({ kind }) => kind === 'thing') ?? false

/** The longest known name that ends at a place. */
function nameBefore(text: string, end: number): (Word & { known: KnownProduct }) | null {
  for (let length = Math.min(productCharsMax, end); length > 1; length--) {
    const start = end - length
    const name = text.slice(start, end)
    const known = knownProducts.get(productKey(name))
    if (!known || name !== name.trim()) continue
    const before = text[start - 1] ?? ''
    const isInside = (boundary.test(name[0]!) && boundary.test(before)) || (/^[a-z0-9]/i.test(name) && /[a-z0-9]/i.test(before))
    if (!isInside) return { text: name, start, end, known }
  }
  return null
}

/** The first product that a prompt names as what to build. */
export const findProduct = (text: string, language: Language): FoundProduct | null =>
  language === 'ja' ? japaneseProduct(text) : latinProduct(text, language)
