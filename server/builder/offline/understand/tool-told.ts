// A tool that is the whole of what is asked for, read before anything else: what its sentences tell is part of the tool, and no list,
// field or page. "Find a date for our board meeting: 12 June, 13 June", "pub quiz scoring, 8 rounds".
import type { Language } from '#shared/languages.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import { beyondTool, wholeTools } from '../lexicon/whole-tools.ts'
import type { Asked } from '../model.ts'
import { datesAsked } from './plan/dates-asked.ts'
import { startsTold } from './starts-told.ts'
import type { Stretch } from './told/telling.ts'

export type ToolTold = { tool: ToolId; stretches: Stretch[]; asked?: Asked; starts?: Record<string, number> }

/** Whoever writes more describes more than a tool. */
const promptCharsMax = 600
/** "Poll for the barbecue: Fri 3 July, Sat 4 July": a vote among dates. */
const votes = /\bpoll\b|\bvot(?:e|es|ing)\b|omröstning|(?<!\p{L})rösta|投票|アンケート/iu
const sentence = /[^.!?。！？\n]+(?:(?<=\d)\.(?=\d)[^.!?。！？\n]+)*[.!?。！？\n]*/gu

export function toolTold(text: string, language: Language): ToolTold | null {
  if (text.length > promptCharsMax || beyondTool[language].test(text)) return null
  for (const [id, { asks, parts }] of Object.entries(wholeTools)) {
    const found =
      asks[language].exec(text) ?? (id === 'datePoll' && datesAsked(text, language)?.options ? votes.exec(text) : null)
    if (!found) continue
    const tool = id as ToolId
    const sentences = [...text.matchAll(sentence)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    const stretches = sentences.filter(
      ({ start, end }) => (start <= found.index && found.index < end) || parts[language].test(text.slice(start, end)),
    )
    const asked = tool === 'datePoll' ? datesAsked(text, language) : undefined
    const starts = startsTold(text, tool, language)
    return { tool, stretches, ...(asked && { asked }), ...(starts && { starts }) }
  }
  return null
}
