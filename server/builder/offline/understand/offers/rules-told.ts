import type { Language } from '#shared/languages.ts'
import { takeRules } from '../../change/said-rules.ts'
import { isOfStays } from './stay-told.ts'
import { isApart } from './terms-told.ts'

/** The rules of a prompt. That no room is taken twice is none where people stay the night: it is so in every such project. */
export function rulesTold(text: string, language: Language): ReturnType<typeof takeRules> {
  const told = takeRules(text, language)
  if (!isOfStays(text, language)) return told
  return { ...told, rules: told.rules.filter(({ start, end }) => !isApart(text.slice(start, end), language)) }
}
