// What one could say next: wishes that make this project better, the most telling first, in its own language. Only what the builder
// itself understands is offered: each is tried on the model before it is shown.
import type { Language } from '#shared/languages.ts'
import { change } from './change/change.ts'
import { knownThings } from './lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from './lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from './model.ts'

const shownMax = 3
type Words = Record<Language, string>
type Idea = (model: ProjectModel) => Words | undefined

const isOf = (field: Field, ...concepts: readonly string[]) => concepts.includes(field.concept ?? '')
/** The list that the project is about. */
const mainOf = ({ things, pages }: ProjectModel): Thing | undefined =>
  things.find(({ id }) => pages.some(({ kind, thing }) => kind === 'collection' && thing === id)) ?? things[0]

/** An idea for the main list: what it is called, in small letters and as it is. */
const ofMain =
  (isFor: (thing: Thing) => boolean, say: (low: string, many: string) => Words): Idea =>
  (model) => {
    const main = mainOf(model)
    return main && isFor(main) ? say(main.many.toLowerCase(), main.many) : undefined
  }
/** An idea for the first field that it fits, of any list. */
const ofField =
  (fits: (field: Field, thing: Thing) => boolean, say: (label: string, field: Field) => Words): Idea =>
  ({ things }) => {
    const field = things.flatMap((thing) => thing.fields.filter((each) => fits(each, thing)))[0]
    return field && say(field.label.toLowerCase(), field)
  }

/** When something happens or has to be done; a birthday or the day of a purchase is long past. */
const daysAhead = ['date', 'dateTime', 'dueDate', 'startDate', 'nextDate', 'closeDate', 'returnDate', 'arrival', 'eventDate']
const happens = ({ fields }: Thing) => fields.some((field) => isOf(field, ...daysAhead))
const kindOf = ({ concept, one }: Thing): NounClass => {
  const noun = knownThings.get(concept ?? '')?.nouns.en.one
  return noun ? classOfNoun(noun, 'en') : classOfNoun(one, 'en')
}
const isSeen = (thing: Thing) => ['artifact', 'animal', 'plant', 'food', 'product', 'place', 'vehicle'].includes(kindOf(thing))
const isSorted = (thing: Thing) => ['artifact', 'product', 'food', 'document', 'plant'].includes(kindOf(thing))
const stateOf = ({ fields }: Thing) => fields.find((field) => field.type === 'select' && isOf(field, 'status', 'stage'))
/** It goes through its states until it is done; a book that one reads does not have to be. */
const isWork = (thing: Thing) =>
  stateOf(thing) !== undefined && ['act', 'work', 'object', 'document', 'event'].includes(kindOf(thing))
const stockMin = 5

const calendar = ofMain(
  (thing) => happens(thing) && !thing.views.includes('calendar'),
  (low, many) => ({ en: `show ${low} in a calendar`, sv: `visa ${low} i en kalender`, ja: `${many}をカレンダーで表示` }),
)
const board = ofMain(
  (thing) => stateOf(thing) !== undefined && !thing.views.includes('board'),
  (low, many) => ({ en: `show ${low} as a board`, sv: `visa ${low} som tavla`, ja: `${many}をボードで表示` }),
)
const dueDate = ofMain(
  (thing) => isWork(thing) && !happens(thing),
  (low, many) => ({ en: `add a due date to ${low}`, sv: `lägg till förfallodatum på ${low}`, ja: `${many}に期限を追加` }),
)
const photo = ofMain(
  (thing) => isSeen(thing) && !happens(thing) && !thing.fields.some(({ type }) => type === 'image'),
  (low, many) => ({ en: `add a photo to ${low}`, sv: `lägg till en bild på ${low}`, ja: `${many}に写真を追加` }),
)
const category = ofMain(
  (thing) =>
    isSorted(thing) && !happens(thing) && !thing.fields.some((field) => isOf(field, 'category', 'type', 'kind', 'genre')),
  (low, many) => ({ en: `add a category to ${low}`, sv: `lägg till kategori på ${low}`, ja: `${many}にカテゴリを追加` }),
)
const grouped: Idea = (model) => {
  const main = mainOf(model)
  const state = main && !main.group ? stateOf(main) : undefined
  if (!main || !state) return undefined
  const [low, label] = [main.many.toLowerCase(), state.label.toLowerCase()]
  return {
    en: `group ${low} by ${label}`,
    sv: `gruppera ${low} efter ${label}`,
    ja: `${main.many}を${state.label}ごとにまとめて`,
  }
}
const total = ofField(
  (field, { totals }) =>
    (field.type === 'money' || field.type === 'number') &&
    isOf(field, 'amount', 'cost', 'hours', 'distance', 'fee') &&
    !totals?.length,
  (label, field) => ({ en: `show the total of ${label}`, sv: `visa summan av ${label}`, ja: `${field.label}の合計を表示` }),
)
const overdue = ofField(
  (field, { warnings }) => isOf(field, 'dueDate', 'returnDate', 'expiryDate') && !warnings?.length,
  (label, field) => ({
    en: `warn when ${label} has passed`,
    sv: `varna när ${label} har passerat`,
    ja: `${field.label}を過ぎたら警告`,
  }),
)
const lowStock = ofField(
  (field, { warnings }) => isOf(field, 'stock') && !warnings?.length,
  (label, field) => ({
    en: `warn when ${label} is below ${stockMin}`,
    sv: `varna när ${label} är under ${stockMin}`,
    ja: `${field.label}が${stockMin}を下回ったら警告`,
  }),
)
const dashboard: Idea = ({ pages, things }) =>
  pages.some(({ kind }) => kind === 'dashboard' || kind === 'landing' || kind === 'tool' || kind === 'blog') ||
  !things.some(({ fields }) => fields.some(({ type }) => type === 'money' || type === 'select'))
    ? undefined
    : { en: 'add a dashboard', sv: 'lägg till en översikt', ja: 'ダッシュボードを追加' }

/** Where teams meet, one of them leads. */
const leagueTable: Idea = ({ pages, things }) => {
  const has = (concept: string) => things.some((thing) => thing.concept === concept)
  if (pages.some(({ kind }) => kind === 'standings') || !has('match') || !has('team')) return undefined
  return { en: 'add a league table', sv: 'lägg till en tabell med poäng', ja: '順位表を追加' }
}

const sections: readonly (readonly [kind: string, wish: Words])[] = [
  ['questions', { en: 'add an FAQ', sv: 'lägg till vanliga frågor', ja: 'よくある質問を追加' }],
  ['testimonials', { en: 'add testimonials', sv: 'lägg till kundomdömen', ja: 'お客様の声を追加' }],
  ['team', { en: 'add our team', sv: 'lägg till vårt team', ja: 'スタッフ紹介を追加' }],
  ['hours', { en: 'add opening hours', sv: 'lägg till öppettider', ja: '営業時間を追加' }],
  ['newsletter', { en: 'add a newsletter', sv: 'lägg till ett nyhetsbrev', ja: 'メールマガジンを追加' }],
]
const section =
  (kind: string, wish: Words): Idea =>
  ({ pages }) =>
    pages.some((page) => page.sections && !page.sections.some((each) => each.kind === kind)) ? wish : undefined

const notes: Idea = ({ things }) =>
  things.length ? undefined : { en: 'add notes', sv: 'lägg till anteckningar', ja: 'メモを追加' }
const green: Idea = ({ theme }) =>
  theme.depth === 'deep' && theme.palette === 'green'
    ? undefined
    : { en: 'make it dark green', sv: 'gör den mörkgrön', ja: '深緑にして' }
const softer: Idea = ({ theme }) =>
  theme.look === 'soft' ? undefined : { en: 'make it softer', sv: 'gör den mjukare', ja: 'やわらかい雰囲気にして' }
const serif: Idea = ({ theme }) =>
  theme.font === 'serif' ? undefined : { en: 'use a serif font', sv: 'använd ett typsnitt med seriffer', ja: '明朝体にして' }

const ideas: readonly Idea[] = [
  ...sections.map(([kind, wish]) => section(kind, wish)),
  leagueTable,
  lowStock,
  overdue,
  calendar,
  total,
  board,
  dueDate,
  dashboard,
  photo,
  category,
  grouped,
  notes,
  green,
  softer,
  serif,
]

/** A website takes two of its sections at most, so that something else is offered besides. */
const sectionsMax = 2

/** Up to three wishes that this project can take, in its language. */
export function nextWishes(model: ProjectModel): string[] {
  const found: string[] = []
  let ofSections = 0
  for (const [at, idea] of ideas.entries()) {
    if (found.length === shownMax) break
    const isSection = at < sections.length
    if (isSection && ofSections === sectionsMax) continue
    const wish = idea(model)?.[model.language]
    if (!wish || !isUnderstood(model, wish)) continue
    found.push(wish)
    if (isSection) ofSections++
  }
  return found
}

const leftOut: Words = { en: 'remove ', sv: 'ta bort ', ja: 'を削除' }

/** Wishes that take out the lists that nobody named, one each. */
export function leavingWishes(model: ProjectModel): string[] {
  const { language } = model
  return model.things
    .filter(({ why }) => why === 'domain')
    .flatMap(({ id, many }) => {
      const wish = language === 'ja' ? `${many}${leftOut.ja}` : `${leftOut[language]}${many.toLowerCase()}`
      const [only, other] = change(model, wish).operations
      return only?.op === 'removeThing' && only.thing === id && !other ? [wish] : []
    })
    .slice(0, shownMax)
}

function isUnderstood(model: ProjectModel, wish: string): boolean {
  const { operations, notes: told } = change(model, wish)
  return operations.length > 0 && !told.some(({ kind }) => kind === 'unknown' || kind === 'assumed')
}
