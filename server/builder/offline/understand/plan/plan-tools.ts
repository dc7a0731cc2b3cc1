// Which hand-made tools a project gets, and their pages.
import type { Language } from '#shared/languages.ts'
import { type ToolEntry, type ToolId, toolEntryOf, toolIds } from '../../lexicon/tool-entries.ts'
import type { Page, Thing } from '../../model.ts'
import type { Intent } from '../intent.ts'

export function toolPage(tool: ToolId, language: Language, things: readonly Thing[]): Omit<Page, 'path'> {
  const { icon, thing, [language]: texts } = toolEntryOf(tool)
  const [title, lead] = texts
  const host = things.find((each) => each.concept === thing)
  return { id: tool, title, icon, kind: 'tool', tool, texts: { lead }, ...(thing && host && { thing: host.id }) }
}

/**
 * The tool is the project, and what is said of it ("with the number of people") are its own parts: it was said first, and no
 * kind of record was asked for by name.
 */
export const isToolOnly = (intent: Intent): boolean =>
  intent.toolFirst &&
  !intent.pages.size &&
  !intent.things.some((thing) => thing.naming || thing.fields.length > 0 || thing.views.length > 0)

/** The tools that were said, and those that come along with a thing ("habits" with their streaks). */
export function toolsOf(intent: Intent, things: readonly { concept?: string }[]): ToolId[] {
  const usual = toolIds.filter((id) => {
    const entry: ToolEntry = toolEntryOf(id)
    return entry.usual === true && things[0]?.concept === entry.thing
  })
  return [...new Set([...intent.tools, ...usual])]
}

/** A project that is one or more tools and nothing else is named and tinted like its first one. */
export const mainTool = (pages: readonly Page[]): ToolEntry | undefined => {
  const first = pages[0]
  return first?.kind === 'tool' && first.tool ? toolEntryOf(first.tool) : undefined
}
