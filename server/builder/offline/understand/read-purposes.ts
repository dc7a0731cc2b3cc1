// The places of a prompt that say what a page is for, and what each puts into the intent.
import type { Language } from '#shared/languages.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import type { Asks, Purpose } from '../lexicon/purposes/purpose.ts'
import { kindPhrases } from '../lexicon/page-phrases.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { addThing } from './add-said.ts'
import { type Clause, type Intent, type Span, used } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { asksForSite, sectionsIn, takeSections } from './read-sections.ts'
import { readTool } from './read-tool.ts'
import { capitalised, sayNoun } from './said.ts'
import { choiceOf } from './said-details.ts'

type Stretch = Pick<Span, 'start' | 'end'>
/** What a purpose asks for, with what the sentence said of it; `isFirst` when nothing was said before. */
type Asked = Asks & { steps?: string; isNamed: boolean; isFirst: boolean }

const purposes: Record<Language, readonly Purpose[]> = { en: englishPurposes, sv: swedishPurposes, ja: japanesePurposes }

/** In the order of the table; of two that meet, the first one counts. What a purpose lets be read on stands in no clause. */
export function purposesIn(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  // a sentence of the table of tools names its tool more closely
  const told = readTool(text, language)
  for (const { says, asks, takes, unless } of purposes[language]) {
    // "a booking page where customers pick a time": the word says it, and the rest is read as ever
    if (asks.kind && kindPhrases[asks.kind][language].wish.test(text)) continue
    if (asks.page === 'landing' && asksForSite(text, language)) continue
    const found = unless?.test(text) ? null : says.exec(text)
    if (!found) continue
    const [from, to] = found.indices![0]!
    if (told && from < told.end && told.start < to) continue
    const whole = takes ? sentenceAround(text, from, to, takes) : { start: from, end: to }
    const kept = found.indices!.groups?.['kept']
    const parts = apart(whole, kept).filter((part) => text.slice(part.start, part.end).trim() !== '')
    if (parts.some((part) => clauses.some((each) => part.start < each.end && each.start < part.end))) continue
    const { called, steps } = found.groups ?? {}
    const isNamed = called !== undefined
    const { tool, ...others } = asks
    const asked = {
      ...others,
      ...(tool && !told && { tool }),
      ...(called && { called }),
      ...(steps && { steps }),
      isNamed,
      isFirst: !/\p{L}/u.test(text.slice(0, from)),
    }
    parts.forEach((part, at) =>
      clauses.push({
        ...part,
        take: (intent) => {
          used(intent, part.start, part.end)
          if (at === 0) take(intent, asked)
        },
      }),
    )
  }
  return clauses
}

const sentenceEnd = /[.!?\n。！？;]/
const details: Record<'sentence' | 'head', RegExp> = {
  sentence: /(?!)/,
  head: /:|,? (?:with|including|showing|med|inklusive) /i,
}
/** The sentence that a stretch stands in, or its head. */
function sentenceAround(text: string, from: number, to: number, takes: 'sentence' | 'head'): Stretch {
  let start = from
  while (start > 0 && !sentenceEnd.test(text[start - 1]!)) start--
  const length = text.slice(to).search(sentenceEnd)
  const end = length < 0 ? text.length : to + length
  const detail = details[takes].exec(text.slice(to, end))
  return { start, end: detail ? to + detail.index : end }
}

function apart({ start, end }: Stretch, kept: readonly [number, number] | undefined): Stretch[] {
  if (!kept) return [{ start, end }]
  return [
    { start, end: kept[0] },
    { start: kept[1], end },
  ]
}

function take(intent: Intent, { kind, page, view, tool, thing, called, whose, steps, isNamed, isFirst }: Asked): void {
  const { language, prompt } = intent
  if (kind) intent.kinds.add(kind)
  if (page) intent.pages.add(page)
  if (page === 'landing' && !intent.sections)
    takeSections(intent, { sections: sectionsIn(prompt, language), read: [], isList: false, wantsBooking: false })
  if (tool) {
    intent.toolFirst ||= !intent.tools.size && (isFirst || !intent.things.length)
    intent.tools.add(tool)
  }
  if (called && thing && (isNamed || !intent.things.length)) {
    const { one, many } = sayNoun(called, language)
    addThing(intent, { ...saidFromLexicon(thing, language), one, many })
  } else if (thing && !intent.things.length) addThing(intent, saidFromLexicon(thing, language))
  if (whose) addThing(intent, saidFromLexicon(whose, language))
  const columns = steps ? columnsIn(steps) : []
  if (columns.length >= columnsMin) {
    const status = choiceOf(intent, intent.things[0] ?? null, 'status')
    Object.assign(status, { type: 'select', options: columns })
  }
  if (view) intent.views.push({ view })
}

const columnsMin = 2
const columnsMax = 12
const between =
  /\s*[,、/→・]\s*(?:(?:and|then|och|sedan|sen|sist|till sist|till slut) )?|\s+(?:to|into|and|then|via|through|till|och|sedan|sen|därefter|via|genom|samt)\s+(?:(?:then|sedan|sen|finally|till sist|till slut|sist) )?|から|まで|へ|と/iu
const quotes = /["'”“’»«「」]/gu
const columnsIn = (steps: string): string[] => [
  ...new Set(
    steps
      .split(between)
      .map((step) => capitalised(step.replaceAll(quotes, '').trim()))
      .filter(Boolean)
      .slice(0, columnsMax),
  ),
]
