// What is said of a quiz or of cards to learn by that is part of how they work and no list: true or false, the categories or decks, what is
// on which side, and that what went wrong comes again. Read before anything else, in three languages.
import type { Language } from '#shared/languages.ts'
import { optionsIn } from './options-in.ts'
import type { Stretch } from './told/telling.ts'

export type StudyTold = {
  tool: 'quiz' | 'flashcards'
  stretches: Stretch[]
  trueFalse: boolean
  /** what was wrong is asked again, or more often */
  again: boolean
  /** how much is right in each category */
  shares: boolean
  /** the two sides of a card are told */
  sides: boolean
  /** the categories are called decks */
  decks: boolean
  categories: string[]
  /** what they are called in Japanese, where it is no 分野 */
  called?: string
}

const promptCharsMax = 1500
export const studyWords: Record<Language, RegExp> = {
  en: /\bquiz(?:z\w*)?\b|\btrivia\b|\bflash ?cards?\b|\bstudy cards?\b|\bmock (?:test|exam)|\bpractice (?:test|exam|questions)/iu,
  sv: /quiz|frågesport|flash ?cards?|(?<!\p{L})(?:glos|plugg|inlärnings|minnes)\p{L}*kort|glosor|glosförhör|övningsprov/iu,
  ja: /クイズ|過去問|問題集|一問一答|模擬(?:試験|問題)|暗記カード|単語(?:帳|カード)|フラッシュカード/u,
}
const cards = /\bcards?\b|flash ?cards?|kort(?!a)|glos|カード|単語帳/iu
/** "Decks, cards": a card is in a deck, and nothing is kept of the deck itself. */
const deckOfCards =
  /(?:(?<=^|[.,;!?\n])\s*|,? ?\b(?:with|has|have|i want) )decks?(?:,| and| of)(?: flash ?)? ?cards?\b|(?<!\p{L})(?:med |har )?kortlekar(?:,| och| med) kort(?!\p{L})|デッキ(?:と|、)カード/iu
const trueFalse: Record<Language, RegExp> = {
  en: /,? ?(?:with |using |of )?(?:simple )?true ?(?:or|\/|and|-) ?false(?: (?:questions?|statements?|quiz|format))?/iu,
  sv: /,? ?(?:med |av )?(?:sant (?:eller|\/|-) ?falskt|rätt (?:eller|\/) ?fel)(?:[- ]?(?:frågor|påståenden))?/iu,
  ja: /(?:[○◯〇]\s*[・/]?\s*[×✕]|マル\s*バツ|まるばつ|正誤)(?:形式|問題|クイズ|式)?(?:で(?:出題|答え)?)?/u,
}
const again: Record<Language, RegExp> = {
  en: /,? ?(?:and |but |then )?(?:it |the app |you )?(?:should |can |could |must |to )?(?:let me |lets me |i (?:can|want to) |also |only )*(?:ask|show|repeat|retry|redo|practi[sc]e|replay|review|go over|drill|test)(?:s|ing)?(?: me)?(?: again)?(?: on)?[^.,;!?\n]*\b(?:wrong|missed|incorrect|mistakes|failed|did ?n[o’']t know|don[’']t know)\b[^.,;!?\n]*|,? ?(?:and )?(?:cards|questions|words|the ones|those)(?: that)?(?: i| you)? (?:got wrong|miss(?:ed)?|don[’']t know)[^.,;!?\n]*|,? ?(?:with )?spaced repetition/iu,
  sv: /,? ?(?:och )?(?:sen |sedan |jag vill |man ska |kunna |den ska |kör(?:a)? |öva |fråga |repetera |visa |ta )*(?:om |igen )?(?:(?:bara |endast )?(?:på )?(?:de|dem|det|kort|frågor|glosor|ord)(?: som)?(?: jag| man)? (?:hade|har|haft|svarade|svarat|fick|får|inte kunde|missade?)[^.,;!?\n]*(?:fel|inte|missa)?[^.,;!?\n]*)/iu,
  ja: /(?:間違え|間違い|まちがえ|不正解|苦手|できなかった|忘れ)[^。\n]*(?:もう一度|復習|再|繰り返|くり返|だけ|多め|優先|よく出)[^。\n]*|覚えた[^。\n]*(?:出|表示|除)[^。\n]*/u,
}
const shares: Record<Language, RegExp> = {
  en: /,? ?(?:and )?(?:show|see|shows|give|tell|with|display)?(?: me)?(?: the| my| a)* ?(?:percentage|percent|share|score|accuracy|success rate|result|how many)[^.,;!?\n]*\b(?:per|by|for each|in each|for every) (?:category|topic|subject|deck|area)\b/iu,
  sv: /,? ?(?:och )?(?:visa |se |med )?(?:andel|procent|resultat|poäng|hur många)[^.,;!?\n]*(?:per|för varje|i varje) (?:kategori|ämne|område|kortlek|del)/iu,
  ja: /(?:正解率|正答率|得点率|成績)を?(?:、)?(?:分野|カテゴリー?|科目|ジャンル)(?:別|ごと)に?(?=[（(])|(?:分野|カテゴリー?|科目|ジャンル)(?:別|ごと)(?:の|に)?(?:正解率|正答率|成績)[^。、\n]*|(?:正解率|正答率)[^。、\n（(]*(?:出|表示|見)[^。、\n]*/u,
}
const sides: Record<Language, RegExp> = {
  en: /,? ?(?:with |has |have )?(?:a )?fronts?(?: side)? and (?:a |the )?backs?(?: side)?\b/iu,
  sv: /,? ?(?:med |har )?(?:framsid(?:a|or|an)|fram) ?(?:och|,|-) ?(?:en )?baksid(?:a|or|an)/iu,
  ja: /表(?:面)?(?:に|が|は|と)[^。、\n]{0,12}[、,]?裏(?:面)?(?:(?:に|が|は)[^。、\n]{0,12})?/u,
}
const named: Record<Language, RegExp> = {
  en: /,? ?(?:in |with |by |for |into |has )?(?:the |these |my |several )*\b(?:categories|topics|decks|subjects)(?:(?: like| such as| for| are|:) |(?= ?\()| )(?<list>\([^()]+\)|(?!(?:and|with|so|that|which|where|of)\b)[^.,;:!?\n]+,[^.;:!?\n]+|(?<=(?:like|such as|are|:) )[^.,;:!?\n]+ and [^.;:!?\n]+)/iu,
  sv: /,? ?(?:i |med |för |inom )?(?:de här |olika |mina )*(?<!\p{L})(?:kategorier(?:na)?|ämnen(?:a)?|kortlekar(?:na)?|områden(?:a)?)(?:(?: som| för| är|:) |(?= ?\()| )(?<list>\([^()]+\)|(?!(?:och|med|så|som|där)(?!\p{L}))[^.,;:!?\n]+(?:,[^.,;:!?\n]+)* och [\p{L}-]+(?: [\p{L}-]+)??(?=[.,;:!?\n]|$)|[^.,;:!?\n]+,[^.;:!?\n]+)/iu,
  ja: /(?:分野|カテゴリー?|ジャンル|科目|デッキ)(?:別|ごと)?(?:に|は|：|:)?(?<list>[（(][^（）()]+[）)]|(?<=[は：:])[^。\n（(）)、]+(?:、[^。\n（(）)、]+)+)/u,
}
const quizWords = /quiz|trivia|frågesport|クイズ|過去問|問題集|一問一答|模擬|mock|practice (?:test|exam)/iu
const decks = /\bdecks?\b|kortlek|デッキ/iu
/** 権利関係、税・その他: where commas part them, points do not. */
const listed = (list: string): string[] =>
  /[、，]/u.test(list)
    ? list
        .split(/[、，]/u)
        .map((each) => each.trim())
        .filter(Boolean)
    : optionsIn(list)
const categoriesMin = 2
const categoryCharsMax = 30

export function studyTold(text: string, language: Language): StudyTold | null {
  if (text.length > promptCharsMax || !studyWords[language].test(text)) return null
  const stretches: Stretch[] = []
  let rest = text
  const take = (form: RegExp): RegExpExecArray | null => {
    const found = form.exec(rest)
    if (!found?.[0].trim()) return null
    stretches.push({ start: found.index, end: found.index + found[0].length })
    rest = rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(found.index + found[0].length)
    return found
  }
  const categories: string[] = []
  const takeCategories = () => {
    const list = named[language].exec(rest)?.groups?.['list']?.replaceAll(/^[（(]|[）)]$/gu, '')
    const each = list ? listed(list) : []
    if (each.length < categoriesMin || each.some((name) => name.length > categoryCharsMax)) return
    categories.push(...each)
    take(named[language])
  }
  // 正解率を分野別(権利関係、税)に: "per category: a, b" says first what of each is shown
  if (language === 'ja') takeCategories()
  const isShared = take(shares[language]) !== null
  const isAgain = take(again[language]) !== null
  if (language !== 'ja') takeCategories()
  const isTrueFalse = take(trueFalse[language]) !== null
  const hasSides = take(sides[language]) !== null
  take(deckOfCards)
  if (!stretches.length) return null
  return {
    tool: cards.test(text) && !quizWords.test(text) ? 'flashcards' : 'quiz',
    stretches: stretches.toSorted((one, other) => one.start - other.start),
    trueFalse: isTrueFalse,
    again: isAgain,
    shares: isShared,
    sides: hasSides,
    decks: decks.test(text),
    categories,
    ...(/カテゴリ/u.test(text) && { called: 'カテゴリ' }),
  }
}
