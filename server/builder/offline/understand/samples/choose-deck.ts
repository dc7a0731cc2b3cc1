// Which deck a prompt asks for: "practise my Italian vocabulary", "frågesport om svenska landskap", 漢字ドリル.
import type { Language } from '#shared/languages.ts'
import { type CardGroup, cardsOf, type Deck } from '../../lexicon/decks/deck.ts'
import { subjectDecks } from '../../lexicon/decks/decks.ts'
import { englishDecks } from '../../lexicon/decks/english-decks.ts'
import { deckOfLanguage, type ForeignLanguage, foreignLanguages } from '../../lexicon/decks/foreign-words.ts'
import { japaneseDecks } from '../../lexicon/decks/japanese-decks.ts'
import { localText } from '../../lexicon/lexicon.ts'

/** A deck in the language of the project. */
export type ChosenDeck = Pick<Deck, 'name' | 'question' | 'asks' | 'words'> & {
  groups: (Pick<CardGroup, 'name' | 'terms'> & { cards: (readonly [front: string, back: string])[] })[]
}

/** Fewer cards than these are no deck of their own. */
const cardsMin = 4

/** Whether one of the words, or beginnings of words, is said. */
function says(cues: string, prompt: string, language: Language): boolean {
  const start = language === 'ja' ? '' : '(?<!\\p{L})'
  return cues.split(', ').some((cue) => new RegExp(start + cue, 'iu').test(prompt))
}

/** Signs that the language itself is learned, and not what is said in it. */
const aboutWords: Record<Language, RegExp> = {
  en: /\b(?:vocab|words?\b|verbs?\b|phrase|grammar|language|translat|conjugat|conversation|beginner|spelling)/i,
  sv: /(?<!\p{L})(?:glos|ord(?!ning)|verb|fras|grammatik|språk|översätt|böj|nybörjar)|(?:glosor|ord|verb|fraser)(?!\p{L})/iu,
  ja: /単語|語彙|動詞|文法|フレーズ|会話|熟語|勉強|学習|学ぶ|覚え/,
}
const learning: Partial<Record<Language, string>> = {
  en: '(?:learn|study|practi[cs]|speak|teach|test|revis)\\p{L}* (?:\\p{L}+ )?',
  sv: '(?:lär|öv|plugg|trän|läs|prov)\\p{L}* (?:\\p{L}+ )?(?:\\p{L}+ )?|(?<!\\p{L})(?:på|i) ',
}
/** What may follow the name of a language that is not said of something else ("French cheese"). */
const alone: Partial<Record<Language, string>> = {
  en: '\\p{L}*(?=$|[^\\p{L} ]| (?:flash|cards?|quiz|test|class|course|lesson|exam|homework|for|with|and|to|app|trainer|practi|drill|deck|study|before|while|on|at|in|every|by|each|level|[abc][12]|gcse|practice))',
  sv: '\\p{L}*(?=$|[^\\p{L} ]| (?:åk|till|med|för|och|i|på|som|kort|prov|inför|kurs|steg|[abc][12]|quiz|genom|varje))',
}

/** Whether the language is what is learned, by how it stands in the prompt. */
function isLearned(foreign: ForeignLanguage, prompt: string, language: Language): boolean {
  if (language === 'ja') return true
  const name = `(?<!\\p{L})(?:${foreign[language].split(', ').join('|')})`
  return new RegExp(`${learning[language]}${name}\\p{L}*(?! (?:history|historia))|${name}${alone[language]}`, 'iu').test(prompt)
}

function findDeck(prompt: string, language: Language): Deck | undefined {
  const find = (decks: readonly Deck[]) => decks.find((deck) => says(deck[language], prompt, language))
  // "front Finnish, back English": the other side's language is not the one that is learned
  const named = foreignLanguages.filter((each) => says(each[language], prompt, language))
  const foreign = named.find(({ own }) => own !== language) ?? named[0]
  const isOwn = foreign?.own === language
  const isEnglish = foreign?.own === 'en'
  const wantsWords = aboutWords[language].test(prompt)
  const ofLanguage = () => {
    if (!foreign || (isOwn && isEnglish)) return find(englishDecks)
    const deck = deckOfLanguage(foreign)
    const isPart = deck.groups.some(({ alone: cues, name }) => cues && !ownGroups.has(name) && narrows(cues, prompt, language))
    // English is learned by more than its first words
    return isEnglish && !isPart ? (find(englishDecks) ?? deck) : deck
  }
  const script = find(japaneseDecks)
  if (script) return script
  if (foreign && !isOwn && (wantsWords || (language === 'ja' && !isEnglish))) return ofLanguage()
  const subject = find(subjectDecks)
  if (subject) return subject
  if (foreign && (wantsWords || (!isOwn && isLearned(foreign, prompt, language)))) return ofLanguage()
  return foreign && !isEnglish ? undefined : find(englishDecks)
}

/** What the decks of English hold themselves, and better. */
const ownGroups = new Set(englishDecks.flatMap(({ groups }) => groups.map(({ name }) => name)))
const narrows = (cues: string, prompt: string, language: Language) => says(localText(cues, language), prompt, language)

/** The deck for a prompt, or the group of it that was asked for; undefined where its subject is not known here. */
export function chooseDeck(prompt: string, language: Language): ChosenDeck | undefined {
  const deck = findDeck(prompt, language)
  if (!deck) return undefined
  const said = deck.groups.filter(({ alone: cues }) => cues && narrows(cues, prompt, language))
  const all = said.length && said.flatMap(cardsOf).length >= cardsMin ? said : deck.groups.filter(({ apart }) => !apart)
  const title = all.length === 1 ? all[0]!.title : undefined
  const local = (text: string) => localText(text, language)
  return {
    name: local(title ?? deck.name),
    question: local(deck.question),
    ...(deck.asks && { asks: true as const }),
    ...(deck.words && { words: true as const }),
    groups: all.map((group: CardGroup) => ({
      name: local(group.name),
      ...(group.terms && { terms: true as const }),
      cards: cardsOf(group).map(([front, back]) => [local(front), local(back)] as const),
    })),
  }
}
