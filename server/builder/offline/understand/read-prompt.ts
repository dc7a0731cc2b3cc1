// Reads a prompt twice: by the words that the lexicon knows and the forms of sentences, then as examples tell.
import type { Language } from '#shared/languages.ts'
import { heedBrackets } from './brackets.ts'
import { detectLanguage } from './detect-language.ts'
import { heedDoers } from './doers/heed-doers.ts'
import { heedPlainLists } from './doers/plain-lists.ts'
import { type Intent, used } from './intent.ts'
import { heedBrief } from './learned/heed-brief.ts'
import { heedMarks } from './learned/heed-marks.ts'
import { leaveTold } from './learned/tell-only.ts'
import { heedOutline } from './outline/heed-outline.ts'
import { heedSheetOfTrade } from './outline/sheet-of-trade.ts'
import { takePagesAsked } from './learned/pages-asked.ts'
import { blank } from './even-out.ts'
import { takeOffers } from './offers/take-offers.ts'
import { takeStay } from './offers/stay-told.ts'
import { sizesTold, takeSizes } from './offers/sizes-told.ts'
import { termsTold } from './offers/terms-told.ts'
import { servicesTold } from './offers/services-told.ts'
import { leaveGeneric } from './join-twins.ts'
import { leaveClauses } from './leave-clauses.ts'
import { readBySigns } from './read-intent.ts'
import { settleOptions } from './settle-options.ts'
import { statesInARow } from './states-in-a-row.ts'
import { heedScales } from './scales.ts'
import { settleSpans } from './settle-spans.ts'
import { heedSpending } from './told/spending.ts'
import { heedSentences } from './outline/heed-sentences.ts'

export function readIntent(told: string, given?: Language): Intent {
  const language = given ?? detectLanguage(told)
  const offered = servicesTold(told, language)
  const terms = termsTold(told, language)
  const sizes = offered.services.length ? sizesTold(told, language) : undefined
  const heard = [...offered.stretches, ...terms.kept, ...terms.open, ...(sizes ? [sizes] : [])]
  const text = heard.reduce((left, { start, end }) => blank(left, start, end), told)
  const prompt = language === 'ja' ? text : statesInARow(text, language)
  const intent = readBySigns(prompt, language)
  intent.prompt = leaveTold(intent, (asked) => readBySigns(asked, intent.language))
  heedOutline(intent)
  heedSheetOfTrade(intent)
  heedMarks(intent)
  heedBrief(intent, prompt)
  intent.prompt = prompt
  heedSentences(intent, readAlone)
  heedPlainLists(intent)
  heedDoers(intent)
  heedBrackets(intent)
  heedSpending(intent)
  leaveClauses(intent)
  settleOptions(intent)
  leaveGeneric(intent)
  heedScales(intent)
  settleSpans(intent)
  intent.prompt = told
  takeOffers(intent, offered)
  takeSizes(intent, sizes)
  takeStay(intent)
  for (const { start, end } of terms.kept) used(intent, start, end)
  intent.unknown.push(...terms.open.map(({ start, end }) => told.slice(start, end).replace(/[.。]$/, '')))
  // a tool that was asked for first is the page
  if (!intent.toolFirst) takePagesAsked(intent)
  return intent
}

function readAlone(sentence: string, language: Language): Intent {
  const intent = readBySigns(sentence, language)
  heedOutline(intent)
  heedMarks(intent)
  return intent
}
