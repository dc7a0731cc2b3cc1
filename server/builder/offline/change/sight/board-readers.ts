// What finds the figures that a dashboard is told to hold: as they are asked for elsewhere, and where only some rows are named, how many
// of them there are: "deals closing in the next 30 days", 承認数.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import type { Condition, Figure } from '../../shown-rules.ts'
import { nothing, type Reading } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { figureEn } from './figure-en.ts'
import { gatheredBy, amountOf } from './read-figure.ts'
import { figureSaid } from './figure-said.ts'
import { isSpanWord } from './groups-said.ts'
import { readLasting } from './read-lasting.ts'
import { readQuickFilter } from './read-quick-filter.ts'
import { sightsOfDescription } from './sight-readers.ts'
import { statesSaid } from './states-said.ts'
import { withDashboard } from './with-dashboard.ts'

type Reader = (typeof sightsOfDescription)[number]

/** Words that say of a figure only that it is one. */
const filler: Record<Language, RegExp> = {
  en: /^(?:(?:a|an|the|my|our) )?(?:(?:pipeline|overall|current|live|big|small|simple) )+|^(?:an? )?(?:(?:bar|pie|line|column|simple) )*(?:charts?|graphs?|donuts?|pies?)(?= (?:by|per) )/iu,
  sv: /^(?:(?:en|ett|den|det) )?(?:(?:aktuella?|nuvarande|stora?|små|enkel|enkelt) )+/iu,
  ja: /^(?:現在の|全体の|直近の)/u,
}

const readFigureEn: Reader = (model, { text }, language) =>
  language === 'en' ? (figureEn(model, text.replace(/\b(?:a|an|the) (?:\p{L}+ )?(?:chart|graph) of /iu, '')) ?? nothing) : nothing

/** How many there are of the rows that are told, and a touch that shows them. */
const readRows: Reader = (model, { text }, language) => {
  const shown = statesSaid(model, text, language)
  if (!shown || figureSaid(text, language)?.groups.length) return nothing
  const filtered = readQuickFilter(model, { text }, language).operations
  const { operations } = withDashboard(model, shown.thing, [{ kind: 'count', where: shown.where }])
  return { operations: [...operations, ...filtered], notes: [] }
}

/** 承認数, "won per month this year", "antal levererade": the rows of one choice, or those that are ticked. */
const readChoice: Reader = (model, { text }, language) => {
  const said = figureSaid(text, language)
  if (!said) return nothing
  const word = said.what.replace(/(?:の)?(?:件数|人数|数)$/u, '').trim()
  for (const thing of [...new Set([mainThing(model), ...model.things])].filter((each): each is Thing => each !== undefined)) {
    const where = chosen(thing, word, language)
    if (!where) continue
    const groups = said.groups.map((group) => gatheredBy(model, thing, group, language))
    if (groups.some((group) => !group)) continue
    const of = said.kind === 'sum' && !/(?:件|人)?数$/u.test(said.what) ? writtenAmount(thing) : undefined
    const during: Condition[] = said.during
      ? groups.flatMap((group) => (group?.span ? [{ field: group.by!, when: 'during' as const, than: said.during! }] : []))
      : []
    const figure: Figure = { kind: of ? 'sum' : 'count', ...(of && { of: of.id }), where: [where, ...during] }
    return withDashboard(model, thing, groups.length ? groups.map((group) => ({ ...figure, ...group })) : [figure])
  }
  return nothing
}

/** What a deal is worth stands before what follows from it. */
const writtenAmount = (thing: Thing) =>
  amountOf({ ...thing, fields: thing.fields.filter(({ formula }) => !formula) }) ?? amountOf(thing)

function chosen({ fields }: Thing, word: string, language: Language): Condition | undefined {
  if (word.length < (language === 'ja' ? 2 : 3) || isSpanWord(word)) return undefined
  const low = word.toLowerCase()
  for (const { id, type, label, options = [] } of fields) {
    const option = type === 'select' ? options.find((each) => each.toLowerCase() === low) : undefined
    if (option) return { field: id, when: 'is', than: option }
    if (type === 'bool' && label.toLowerCase() === low) return { field: id, when: 'is', than: true }
  }
  return undefined
}

const asFigure: readonly Reader[] = [readLasting, readFigureEn, readChoice, ...sightsOfDescription.slice(0, -2), readRows]

/** With the words as they are told, then without those that say nothing. */
export const boardReaders: readonly Reader[] = asFigure.flatMap((reader): Reader[] => [
  reader,
  (model: ProjectModel, { text }, language): Reading => {
    const bare = text.replace(filler[language], '').trim()
    return bare === text ? nothing : reader(model, { text: bare }, language)
  },
])
