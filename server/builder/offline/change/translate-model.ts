// The model in another language: what the lexicon knows is translated, the person's own words stay.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings, optionLabel, phraseKey, readingsOf } from '../lexicon/lexicon.ts'
import { optionWords } from '../lexicon/option-words.ts'
import { toolEntryOf } from '../lexicon/tool-entries.ts'
import { surveyTitles, textIn } from '../lexicon/survey-questions.ts'
import type { Page, ProjectModel, Thing } from '../model.ts'
import { translatedPart } from '../page-parts/part-words.ts'
import { translatedSite } from '../lexicon/site-trades/site-trades.ts'
import { planName } from '../understand/plan/plan-name.ts'
import { pageWords, planTagline } from '../understand/plan/plan-pages.ts'
import { blogTexts } from '../understand/plan/blog-texts.ts'
import { capitalised } from '../understand/said.ts'
import { renameInRules } from '../rules.ts'
import { translateRows } from './translate-rows.ts'

function englishOption(option: string, from: Language): string {
  return Object.keys(optionWords).find((english) => optionLabel(english, from) === option) ?? option
}

/** The lexicon knows the word as one for it. */
const isWordFor = (word: string, kind: 'thing' | 'field', id: string, language: Language): boolean =>
  (readingsOf(language).get(phraseKey(word)) ?? []).some((reading) => reading.kind === kind && reading.id === id)

/** A label that the lexicon knows for something is told in its word for it, any other stays. */
function wordIn(label: string, from: Language, to: Language): string {
  const part = translatedPart(label, from, to)
  if (part !== label) return part
  const readings = readingsOf(from).get(phraseKey(label)) ?? []
  const meant = readings.find(({ kind }) => kind === 'field' || kind === 'thing')
  const nouns = meant?.kind === 'thing' ? knownThings.get(meant.id)?.nouns : undefined
  const isMany = nouns && from !== 'ja' && phraseKey(label) === phraseKey(nouns[from].many)
  const word = nouns ? (isMany ? nouns[to].many : nouns[to].one) : knownFields.get(meant?.id ?? '')?.label[to]
  return word ? capitalised(word) : label
}

const isCalled = ({ one, many }: Thing, concept: string, language: Language): boolean =>
  [one, many].some((word) => isWordFor(word, 'thing', concept, language))

export function translateModel(given: ProjectModel, to: Language): ProjectModel {
  const from = given.language
  const model: ProjectModel = { ...structuredClone(given), language: to }
  for (const thing of model.things) {
    const nouns = knownThings.get(thing.concept ?? '')?.nouns
    const was = { one: thing.one, many: thing.many }
    if (nouns && isCalled(thing, thing.concept!, from))
      Object.assign(thing, { one: capitalised(nouns[to].one), many: capitalised(nouns[to].many) })
    else Object.assign(thing, { one: translatedPart(thing.one, from, to), many: translatedPart(thing.many, from, to) })
    for (const each of model.things)
      for (const field of each.fields)
        if (field.target === thing.id)
          field.label = field.label === was.many ? thing.many : field.label === was.one ? thing.one : field.label
    for (const page of model.pages) if (page.thing === thing.id && page.title === was.many) page.title = thing.many
    for (const field of thing.fields) {
      const label = knownFields.get(field.concept ?? '')?.label
      if (label && isWordFor(field.label, 'field', field.concept!, from)) field.label = capitalised(label[to])
      else if (field.label === was.one) field.label = thing.one
      else field.label = field.concept ? translatedPart(field.label, from, to) : wordIn(field.label, from, to)
      if (!field.options) continue
      const former = field.options
      field.options = former.map((option) => translatedPart(optionLabel(englishOption(option, from), to), from, to))
      const renamed = former
        .map((option, at) => [option, field.options![at]!] as const)
        .filter(([before, after]) => before !== after)
      for (const [before, after] of renamed) renameInRules(model, thing, field.id, before, after)
      if (renamed.length) field.formerOptions = { ...field.formerOptions, ...Object.fromEntries(renamed) }
    }
  }
  const words = Object.values(pageWords)
  for (const page of model.pages) {
    const word = words.find((each) => each[from] === page.title)
    page.title = word ? word[to] : translatedPart(page.title, from, to)
    if (page.topic && page.title === textIn(surveyTitles[page.topic], from)) page.title = textIn(surveyTitles[page.topic], to)
    if (page.tool) translateTool(page, from, to)
    if (page.kind === 'landing') translateSite(page, from, to)
    if (page.kind === 'blog' && JSON.stringify(page.texts) === JSON.stringify(blogTexts(from))) page.texts = blogTexts(to)
  }
  const defaultName = (language: Language, source: ProjectModel) =>
    planName({ prompt: '', language }, source.things, source.pages, undefined)
  if (given.name === defaultName(from, given)) model.name = defaultName(to, model)
  if (given.tagline === planTagline(from, given.things, given.pages)) model.tagline = planTagline(to, model.things, model.pages)
  // what a page brings along speaks the language too
  return translateRows(model, given)
}

function translateTool(page: Page, from: Language, to: Language): void {
  const entry = toolEntryOf(page.tool!)
  if (page.title === entry[from][0]) page.title = entry[to][0]
  if (page.texts?.lead === entry[from][1]) page.texts = { ...page.texts, lead: entry[to][1] }
}

function translateSite(page: Page, from: Language, to: Language): void {
  const told = (text: string) => translatedSite(text, from, to)
  const { headline, lead, ...others } = page.texts ?? {}
  page.texts = { ...others, ...(headline && { headline: told(headline) }), ...(lead && { lead: told(lead) }) }
  if (page.site) Object.assign(page.site, { phone: told(page.site.phone), address: told(page.site.address) })
  for (const section of page.sections ?? []) {
    if (section.text) section.text = told(section.text)
    if (section.title) section.title = told(section.title)
    for (const item of section.items ?? [])
      Object.assign(item, {
        title: told(item.title),
        ...(item.text && { text: told(item.text) }),
        ...(item.price && { price: told(item.price) }),
        ...(item.points && { points: item.points.map(told) }),
      })
  }
}
