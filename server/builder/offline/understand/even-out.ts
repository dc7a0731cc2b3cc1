// Evens out how lists are written, letter for letter, so that places in the text stay where they are.
import type { Language } from '#shared/languages.ts'

/** Their points end no sentence. */
const shortForms = /(?<![\p{L}])(?:e\. ?g\.|i\. ?e\.|t\. ?ex\.|bl\. ?a\.|d\. ?v\. ?s\.|o\. ?s\. ?v\.)/giu
/** "1) members 2) fees": each opens anew. */
const numbering = /(?<=^|\s)\d{1,2}[).](?=\s)|(?<=\n)\s*[-*•](?=\s)/gu
/** "with stages script, shoot, edit": the colon that nobody types. */
const optionsOf =
  /(?<=\b(?:stages|statuses|columns|phases)) (?=(?!(?:and|or|with|of|for|in|on|per|that|which|are|is|like|such|by|from|to (?!do\b))\b)[\p{L}-]+(?: [\p{L}-]+){0,2},)/giu
const stationsOf =
  /(?<=(?<!\p{L})(?:stegen|kolumnerna|statusarna|faserna|stadierna|kolumner|statusar)) (?=(?!(?:och|för|med|av|som|i|på|till|efter)(?!\p{L}))[\p{L}-]+(?: [\p{L}-]+){0,2},)/giu
/** "every ride for the taxman - start, end, fare": what a colon says, too. */
const dash = / [-–—] (?=[^.!?\n:]*,[^.!?\n:]*,)/gu
export const spaces = (found: string) => ' '.repeat(found.length)

export const evenOut = (text: string, language: Language): string =>
  text
    .replace(shortForms, spaces)
    .replace(dash, (found) => (language === 'ja' ? found : ' : '))
    .replace(optionsOf, ':')
    .replace(stationsOf, ':')
    .replace(numbering, (found) => `.${spaces(found.slice(1))}`)

/** Takes a stretch out and leaves all others where they are. */
export const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
