// "Voice", 'voice', ”voice”: however a wish is quoted, what was learned knows one sign for it.
import type { Language } from '#shared/languages.ts'
import type { Token } from '../../learning/tokens.ts'

const isQuote = /^["“”„'‘’«»]$/u
const learned = '"'

/** The tokens with one sign for all quotes. Japanese has brackets for them. */
export const withEvenQuotes = (tokens: Token[], language: Language): Token[] =>
  language === 'ja'
    ? tokens
    : tokens.map((token) => (isQuote.test(token.text) ? { ...token, text: learned, word: learned } : token))
