// What a league or a leaderboard is called: by its own words in the description, else by what its results are.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { capitalised } from '../said.ts'

const called: Record<Language, RegExp> = {
  en: /\b(?<front>(?:[\p{L}\d'’-]+ ){0,4})(?<head>league|leaderboard|ladder|tournament|championship|challenge)\b(?! tables?)/iu,
  sv: /(?<!\p{L})(?<front>)(?<head>\p{L}+(?:liga|serie|turnering|utmaning|mästerskap))(?:n|en|et)?(?!\p{L})/iu,
  ja: /(?<front>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{0,10}?)(?<head>[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:リーグ|大会|チャレンジ))/u,
}

/** Words that lead to it. */
const notNamed =
  /^(?:build|make|create|track|run|manage|keep|show|want|need|our|my|the|an?|for|in|of|app|tracker|results|local|table|simple|new)$/i

/** Undefined where the description has no such word. */
export function leagueName(prompt: string, language: Language): string | undefined {
  const { front = '', head } = called[language].exec(prompt)?.groups ?? {}
  if (!head) return undefined
  if (language !== 'en') return capitalised(head)
  const words = front.trim().split(' ').filter(Boolean)
  const from = words.findLastIndex((word) => isStopWord(word) || notNamed.test(word)) + 1
  const own = words.slice(from)
  return own.length ? [...own, head].map((word) => capitalised(word.toLowerCase())).join(' ') : undefined
}
