// The places of a prompt that say what a page is for, and what each puts into the intent.
import type { Language } from '#shared/languages.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import type { Asks, Purpose } from '../lexicon/purposes/purpose.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { addThing } from './add-said.ts'
import { type Clause, type Intent, used } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'

const purposes: Record<Language, readonly Purpose[]> = { en: englishPurposes, sv: swedishPurposes, ja: japanesePurposes }

/** In the order of the table; of two that meet, the first one counts. What a purpose lets be read on stands in no clause. */
export function purposesIn(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  for (const { says, asks } of purposes[language]) {
    const found = says.exec(text)
    if (!found) continue
    const [start, end] = found.indices![0]!
    if (clauses.some((each) => start < each.end && each.start < end)) continue
    const [from, to] = found.indices!.groups?.['kept'] ?? [end, end]
    const parts = [
      { start, end: from },
      { start: to, end },
    ].filter((part) => part.start < part.end)
    parts.forEach((part, at) => clauses.push({ ...part, take: (intent) => take(intent, part, at === 0 ? asks : {}) }))
  }
  return clauses
}

function take(intent: Intent, { start, end }: { start: number; end: number }, { kind, page, view, tool, thing }: Asks): void {
  used(intent, start, end)
  if (kind) intent.kinds.add(kind)
  if (page) intent.pages.add(page)
  if (view) intent.views.push({ view })
  if (tool) {
    intent.toolFirst ||= !intent.tools.size && !intent.things.length
    intent.tools.add(tool)
  }
  if (thing && !intent.things.some(({ known }) => known?.id === thing)) addThing(intent, saidFromLexicon(thing, intent.language))
}
