// A chart that a wish asks for, with or without words of asking: "pie chart of where it all goes", "ett diagram över skörden per plats", 月ごとの売上グラフ.
// What it is to show is found in the project, or the wish is not understood: a bare dashboard is no chart.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { piecesOf } from '../by-rule/pieces.ts'
import type { Change } from '../done.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { happensOn, numberFor } from '../said-parts.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import { groupsSaid, isSpanWord, withoutGroups } from '../sight/groups-said.ts'
import { figureFor } from '../sight/read-figure.ts'

type Forms = Record<Language, RegExp>
const chartEn = String.raw`(?:(?:simple|nice|small|big|little) )?(?:(?:pie|bar|line|column|donut|doughnut) ?)?(?:chart|graph|diagram)s?`
const chartSv = String.raw`(?:(?:enkelt|litet|snyggt) )?(?:cirkel|stapel|linje|kurv|tårt)?(?:diagram|graf)(?:met|men|en|er)?`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`^(?:(?:please|also|and|now) )*(?:(?:show|give|add|make|create|display|see|get|have|include)(?: me| us)? |(?:i|we)(?:['’]d)? (?:also )?(?:want|need|like|would like|would love)(?: to (?:see|have))? |(?:can|could) (?:we|you|i) (?:please )?(?:see|have|get|add|show(?: me)?|make) )?(?:an? |the |some )?${chartEn} (?:of|for|with|showing|that shows|over|on) (?<what>.+)$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:please|also) )*(?:show|display|see|(?:i|we) (?:want|would like) to see)(?: me)? (?<what>.+?) (?:as|in|on) (?:an? )?${chartEn}$`,
      'iu',
    ),
    /^(?:please )?(?:chart|graph|plot) (?:the |my |our )?(?<what>.+ (?:per|by|over|for each) .+)$/iu,
  ],
  sv: [
    new RegExp(
      String.raw`^(?:(?:gärna|även|också|och) )*(?:(?:visa|ge mig|lägg till|gör|skapa|se|ha) |(?:jag|vi) (?:vill|skulle vilja) (?:gärna )?(?:ha|se) |kan (?:vi|jag|man|du) (?:få |ha |se |lägga till |visa |göra )+)?(?:ett |en |det )?${chartSv} (?:över|på|av|med|för|som visar) (?<what>.+)$`,
      'iu',
    ),
    new RegExp(String.raw`^(?:visa|se|(?:jag|vi) vill se) (?<what>.+?) (?:i|som|på) (?:ett |en )?${chartSv}$`, 'iu'),
  ],
  ja: [
    /^(?<what>[^。]+?)(?:を|の|が|も|は)?(?:円|棒|折れ線|折線|帯)?グラフ(?:を|が|で|に|も|化)?(?:して|し|見|みたい|欲し|ほし|表示|作|追加|出|くだ|お願い|つけ|入れ|あると|$)[\p{Script=Hiragana}\p{Script=Han}ー〜]*$/u,
  ],
}
/** What comes in and goes out, in the words that figures are read from. */
const flows: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /^(?:where (?:it|the money|my money|everything|our money)(?: all)? (?:goes|went|is going)|(?:what|how) (?:i|we) (?:spend|spent)(?: (?:it|money) on)?|(?:my |our |the |all )*(?:spending|expenses|costs?|outgoings))$/iu,
      'spending',
    ],
    [
      /^(?:(?:my |our |the )*(?:sales|revenue|income|earnings|takings|turnover)|(?:what|how much) (?:i|we) (?:earn(?:ed)?|sell|sold|make|made))$/iu,
      'sales',
    ],
  ],
  sv: [
    [
      /^(?:vart (?:pengarna|allt|alla pengar)(?: tar vägen| går)|(?:mina |våra |alla )?(?:utgifter(?:na)?|kostnader(?:na)?))$/iu,
      'utgifter',
    ],
    [/^(?:(?:min |vår |våra )?(?:försäljning(?:en)?|omsättning(?:en)?|intäkter(?:na)?|inkomster(?:na)?))$/iu, 'omsättning'],
  ],
  ja: [
    [/^(?:支出|出費|使ったお金|経費)$/u, '支出'],
    [/^(?:売上|売り上げ|売上高|収入)$/u, '売上'],
  ],
}
const isOut = /^(?:spending|utgifter|支出)$/
const out = /^(?:expenses?|outgoings?|spending|utgift(?:er)?|kostnad(?:er)?|支出|出費)$/i
const incoming = /^(?:income|inkomst(?:er)?|intäkt(?:er)?|収入|売上)$/i
const untelling = /(?:の)?(?:推移|変化|内訳|割合)$/u
/** A tool draws its own chart, and the answers to a survey are charts. */
const ownChart = /^(?:loan|mortgage|savings|interest|compound|retirement|investment)/i
const results = /\b(?:results?|answers?|responses?|replies)\b|(?<!\p{L})(?:resultat(?:en|et)?|svar(?:en)?)(?!\p{L})|結果|回答/iu

function shownAlready(model: ProjectModel, what: string, language: Language): Reading | null {
  const isTool = model.pages.some(({ kind, tool }) => kind === 'tool' && ownChart.test(tool ?? ''))
  const isSurvey = model.pages.some(({ kind }) => kind === 'survey') && results.test(what)
  return (isTool && !model.things.some(({ fields }) => fields.some(isNumber))) || isSurvey ? alreadySo(language) : null
}

/** What stands as kind beside an amount: only what went out is spending. */
function narrowedTo(thing: Thing, what: string) {
  const kinds = isOut.test(what) ? out : incoming
  for (const field of thing.fields.filter(({ type }) => type === 'select')) {
    const option = field.options?.find((each) => kinds.test(each))
    if (option) return [{ field: field.id, when: 'is' as const, than: option }]
  }
  return undefined
}

/** Kilos of a harvest rather than how often there was one. */
const measureOf = (thing: Thing) => {
  const numbers = thing.fields.filter(
    (field) => isNumber(field) && /^(?:quantity|amount|weight|distance|hours|duration)$/.test(field.concept ?? ''),
  )
  const own = numbers.filter(({ label }) => label.toLowerCase().startsWith(thing.one.toLowerCase()))
  return own.length === 1 ? own[0] : undefined
}

/** A question of how many there are is no field. */
const counting: Forms = {
  en: /^(?:how many (?:of (?:them|us)|are|have|has|will|did)|how much (?:is|are|have|has|do|does|did)) /iu,
  sv: /^(?:hur många (?:ska|kommer|har|är|vill|av)|hur mycket (?:är|har|fattas|saknas|återstår))(?!\p{L})/iu,
  ja: /^(?!)/u,
}

/** A chart of what was not found is no bare page, and one that is asked for is not there already. */
export function chartMissed(model: ProjectModel, text: string, language: Language, made: Change): Change {
  const isBare = made.operations.every(
    (each) => (each.op === 'addPage' && each.page.kind === 'dashboard') || (each.op === 'addField' && !each.field.formula),
  )
  const isTold =
    made.operations.length > 0 || made.notes.some(({ kind, text: told }) => kind !== 'unknown' || /Dashboard|Översikt/.test(told))
  const isAsked = piecesOf(text, language).some(
    ({ said }) => counting[language].test(said.trim()) || forms[language].some((form) => form.test(said.trim())),
  )
  if (!isBare || !isTold || !isAsked) return made
  return { model, operations: [], notes: [{ kind: 'unknown', text: notUnderstood[language]([text.trim()]) }] }
}

/** "Height and weight": numbers that are no sums, each over the months. */
function eachOverTime(model: ProjectModel, said: string, groups: readonly string[], language: Language): Reading | undefined {
  const names = said.split(/\s*(?:,|、|と|や|・|\s(?:and|och)\s)\s*/u)
  const places = groups.length || names.length < 2 ? [] : names.map((name) => numberFor(model, name, language))
  const [first] = places
  const day = first && happensOn(first.thing)
  if (!first || !day || places.some((place) => place?.thing !== first.thing)) return undefined
  const span = 'month' as const
  return withDashboard(
    model,
    first.thing,
    places.map((place) => ({ kind: 'average', of: place!.field.id, by: day.id, span })),
  )
}

export function chartTold(model: ProjectModel, text: string, language: Language): Reading | null {
  const said = text.trim().replace(/[.!?。！？]+$/u, '')
  const given = forms[language].map((form) => form.exec(said)?.groups?.what).find(Boolean)
  if (!given) return null
  const already = shownAlready(model, given, language)
  if (already) return already
  const groups = groupsSaid(given, language)
  const bare = withoutGroups(given, language)
    .replace(untelling, '')
    .replace(/^(?:the|my|our|våra|mina)\s+/iu, '')
    .trim()
  const isNamed = numberFor(model, bare, language)?.field.label.toLowerCase() === bare.toLowerCase()
  const flow = isNamed ? undefined : flows[language].find(([form]) => form.test(bare))?.[1]
  // how each of several goes over time is no chart of one number
  if (given.endsWith('推移') && groups.some((group) => !isSpanWord(group))) return null
  const both = flow ? undefined : eachOverTime(model, bare, groups, language)
  if (both) return both
  // 「種類ごとの件数をグラフに」
  const counted =
    language === 'ja' && groups.length && !isNamed ? /^(?<what>.*?)の?(?:件数|回数|数)$/u.exec(bare)?.groups : undefined
  const figures = figureFor(
    model,
    { kind: counted ? 'count' : 'sum', what: counted?.what ?? flow ?? bare, groups, isTold: flow !== undefined, isDrawn: true },
    language,
  )
  const isDrawn = figures.operations.some(({ op }) => op === 'addFigure')
  if (!isDrawn) return null
  return does(
    ...figures.operations.map((each) => {
      if (each.op !== 'addFigure') return each
      const thing = model.things.find(({ id }) => id === each.thing)!
      const only = flow ? narrowedTo(thing, flow) : undefined
      const measure = each.figure.kind === 'count' ? measureOf(thing) : undefined
      return {
        ...each,
        figure: {
          ...each.figure,
          ...(measure && { kind: 'sum' as const, of: measure.id }),
          ...(only && { where: only }),
        },
      }
    }),
  )
}
