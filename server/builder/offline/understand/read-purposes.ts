// The places of a prompt that say what a page is for, and what each puts into the intent.
import type { Language } from '#shared/languages.ts'
import { type KnownField, knownFields } from '../lexicon/lexicon.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import type { Asks, Purpose } from '../lexicon/purposes/purpose.ts'
import { kindPhrases } from '../lexicon/page-phrases.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { addField, addThing } from './add-said.ts'
import { type Clause, type Intent, isOwnerOnly, type SaidField, type Span, used } from './intent.ts'
import { blank } from './even-out.ts'
import { isWholePage, leaveAround, namesPage, nameSeen } from './japanese/around-purposes.ts'
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
  let isWhole = language === 'ja' && namesPage.test(text)
  // a sentence of the table of tools names its tool more closely
  const told = readTool(text, language)
  for (const { says, beside, unless, asks, takes } of purposes[language]) {
    // "a booking page where customers pick a time": the word says it, and the rest is read as ever
    if (asks.kind && kindPhrases[asks.kind][language].wish.test(text)) continue
    if (asks.page === 'landing' && asksForSite(text, language)) continue
    // in Japanese what is said around a page of its own tells of that page
    const found = (isWhole && isWholePage(asks)) || unless?.test(text) ? null : says.exec(text)
    if (!found) continue
    const second = beside?.exec(blank(text, ...found.indices![0]!))
    if (beside && !second) continue
    const [from, to] = found.indices![0]!
    if (told && from < told.end && told.start < to) continue
    const whole = takes ? sentenceAround(text, from, to, takes) : { start: from, end: to }
    const kept = found.indices!.groups?.['kept']
    const besides = second ? [{ start: second.indices![0]![0], end: second.indices![0]![1] }] : []
    const parts = [...apart(whole, kept), ...besides].filter((part) => text.slice(part.start, part.end).trim() !== '')
    if (parts.some((part) => clauses.some((each) => part.start < each.end && each.start < part.end))) continue
    isWhole ||= language === 'ja' && isWholePage(asks)
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

function take(
  intent: Intent,
  { kind, page, view, tool, thing, called, whose, steps, isNamed, isFirst, fields = [] }: Asked,
): void {
  const { language, prompt } = intent
  if (kind) intent.kinds.add(kind)
  if (page) intent.pages.add(page)
  if (page === 'landing' && !intent.sections)
    takeSections(intent, { sections: sectionsIn(prompt, language), read: [], isList: false, wantsBooking: false })
  if (tool) {
    intent.toolFirst ||= !intent.tools.size && (isFirst || !intent.things.length)
    intent.tools.add(tool)
  }
  if (language === 'ja') leaveAround(intent, { kind, page, tool, view })
  if (called && thing && (isNamed || !intent.things.length)) {
    const { one, many } = sayNoun(called, language)
    addThing(intent, { ...saidFromLexicon(thing, language), one, many })
  } else if (thing && !intent.things.length) {
    const named = language === 'ja' ? nameSeen({ thing, view }, prompt) : undefined
    addThing(intent, { ...saidFromLexicon(thing, language), ...named })
  }
  if (whose) addThing(intent, saidFromLexicon(whose, language))
  const columns = steps ? columnsIn(steps) : []
  if (columns.length >= columnsMin) {
    const moved = intent.things.find((said) => !isOwnerOnly(intent, said)) ?? null
    const status = choiceOf(intent, moved, 'status')
    Object.assign(status, { type: 'select', options: columns })
  }
  if (view) intent.views.push({ view })
  for (const id of fields) addField(intent, intent.things[0] ?? null, fieldOf(knownFields.get(id)!, language))
}

const fieldOf = ({ id, label, type }: KnownField, language: Language): SaidField => ({
  id,
  label: capitalised(label[language]),
  type,
  concept: id,
})

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
