// Whether a word is what people do in a list: "meet" and "meeting" of meetings, "pays" of payments, "betalat" of betalningar.
import type { Latin } from '../../understand/tokens.ts'

const nounEndings: Record<Latin, RegExp> = {
  en: /(?:ments?|ings?|ations?|als?|ance|ers?|e?ry|s|e)$/u,
  sv: /(?:ningar|ningen|ning|ingar|ingen|ing|ande|else|er|ar|en|an|e|a)$/u,
}
const verbEndings: Record<Latin, RegExp> = {
  en: /(?:ing|ed|es|s|e)$/u,
  sv: /(?:ades|ade|ats|ar|at|as|er|es|te|ts|t|a)$/u,
}
/** Pairs that no ending tells. */
const strong: Record<Latin, ReadonlyMap<string, string>> = {
  en: new Map([
    ['paid', 'payment'],
    ['met', 'meeting'],
    ['lent', 'loan'],
    ['lend', 'loan'],
    ['borrowed', 'loan'],
    ['borrow', 'loan'],
    ['sold', 'sale'],
    ['bought', 'purchase'],
    ['spent', 'expense'],
    ['spend', 'expense'],
    ['fed', 'feeding'],
    ['ran', 'run'],
    ['running', 'run'],
    ['planted', 'plant'],
    ['read', 'book'],
    ['reading', 'book'],
    ['invoiced', 'invoice'],
    ['slept', 'sleep'],
  ]),
  sv: new Map([
    ['lånat', 'lån'],
    ['lånade', 'lån'],
    ['sålt', 'försäljning'],
    ['köpt', 'inköp'],
    ['levererat', 'leverans'],
    ['levereras', 'leverans'],
    ['läst', 'bok'],
    ['läser', 'bok'],
    ['springer', 'löprunda'],
    ['reser', 'resa'],
    ['rest', 'resa'],
    ['sprungit', 'löprunda'],
  ]),
}
const shortestRoot = 3

export function isDeedOf(word: string, noun: string, language: Latin): boolean {
  if (word === noun || strong[language].get(word) === noun) return word !== noun
  const root = noun.replace(nounEndings[language], '')
  return root.length >= shortestRoot && verbEndings[language].test(word) && word.replace(verbEndings[language], '') === root
}
