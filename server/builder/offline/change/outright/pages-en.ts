// "Customers should be able to book online", "a website in front with our prices", "how much did we earn per month?": pages and views
// by what they are for.
import { kindPage } from '../../understand/plan/plan-kinds.ts'
import { freePath } from '../../understand/plan/plan-pages.ts'
import { capitalised } from '../../understand/said.ts'
import type { Asked, ProjectModel, ViewKind } from '../../model.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { pageLacks, serviceNotes } from '../../reply/phrases.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { narrowings } from '../said-parts.ts'
import { isNumber, isDay } from '../../field-kinds.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const people = String.raw`(?:(?:my|our|the|all|new|other|any) )*(?:customers?|clients?|guests?|patients?|visitors?|members?|parents?|students?|pupils?|people|neighbou?rs?|residents|tenants|everyone|everybody|anyone|anybody|they|folks?|families|owners?|fans|readers?|users?|players?|volunteers?|applicants?|others|the public|someone|somebody|strangers)`
const may = String.raw`(?:can|could|should|may|must|might|will|would|to|want to|need to|be able to|have to|get to|also|easily|just|then|simply|directly|online|themselves) *`
const page = String.raw`(?:an? |the |some |own |small |little |simple |short |separate |public |extra |new |online |web )*(?:page|form|place|way|site|screen|part|section|spot|questionnaire|sheet)`

/** What a form asks for: who it is, what the sentence says they tell, and how to reach them. */
function askedIn(said: string): Asked[] {
  const told = /\b(?:tell|let|show) (?:us|me)(?: know)? (?<what>(?:what|how|why|where|when|which|who|if|whether)\b.+)$/i.exec(
    said,
  )?.groups?.what
  const fields =
    /(?:\bwith|:|\basking (?:for)?|\bleave|\benter|\bfill in) (?:the |their |an? )*(?<list>[^:]+,.+|[^:]+ and .+)$/i.exec(said)
      ?.groups?.list
  const names = fields
    ?.split(/\s*(?:,|\band\b)\s*/i)
    .map((name) => name.replace(/^(?:the|their|an?|your|our) /i, '').trim())
    .filter((name) => name && name.split(' ').length <= nameWordsMax)
  const asks = (text: string): Asked => ({ text: capitalised(text.trim()), kind: 'text' })
  if (names && names.length > 1) return names.map(asks)
  const open = told
    ? `${told
        .replace(/\btheir\b/gi, 'your')
        .replace(/\bthey\b/gi, 'you')
        .replace(/\bthem\b/gi, 'you')}?`
    : messageOf.find(([words]) => words.test(said))?.[1]
  return open ? ['Your name', open, 'Your phone number or e-mail'].map(asks) : []
}
const nameWordsMax = 4
const messageOf: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sign|register|join|enrol|apply|rsvp|application|registration|membership|sign-?up|subscribe)/i,
    'What do you sign up for?',
  ],
  [/\bcomplain/i, 'What went wrong?'],
  [/\b(?:report|fault|problem|damage|broken)/i, 'What would you like to report?'],
  [/\b(?:suggest|wish|idea|request)/i, 'What do you wish for?'],
  [/\b(?:questions?|ask us|ask me|enquir|inquir)/i, 'What is your question?'],
  [/\b(?:message|contact|write (?:to )?(?:us|me)|send (?:us|me))/i, 'Your message'],
]

/** A page of the kind with what it lacks; note says what a browser's own data means. */
function pageOf(model: ProjectModel, kind: KindCue, said: string): Reading {
  const asked = kind === 'survey' ? askedIn(said) : []
  const page = kindPage(kind, model.things, model.language, { prompt: said, ...(asked.length && { asked }) })
  if (model.pages.some((each) => each.kind === page.kind))
    return tells(changeSays.alreadyThere[model.language](page.title), 'kept')
  const id = model.pages.some((each) => each.id === page.id) ? `${page.id}Page` : page.id
  return {
    operations: [{ op: 'addPage', page: { ...page, id, path: freePath(page.id, model.pages) } }],
    notes: [
      { kind: 'service', text: pageLacks[page.kind]?.[model.language] ?? beyondSays.others[model.language] },
      ...(kind === 'shop' ? [{ kind: 'service' as const, text: serviceNotes.payment[model.language] }] : []),
    ],
  }
}
/** A website has its contact form on the front page. */
const isOnFront = ({ pages }: ProjectModel, said: string) =>
  /\bcontact form\b/i.test(said) && pages.some(({ kind }) => kind === 'landing')
const asksPage =
  (kind: KindCue): Saying[1] =>
  (model, _parts, text) =>
    isOnFront(model, text) ? null : pageOf(model, kind, text)

function dashboard(model: ProjectModel): Told {
  const there = model.pages.find(({ kind }) => kind === 'dashboard')
  return there ? tells(changeSays.alreadyThere[model.language](there.title), 'kept') : ['add a dashboard']
}

/** The list in such a view, and first; a board stands on the choice that was named. */
function seen(model: ProjectModel, view: ViewKind, said: string): Told {
  const thing =
    said
      .split(/[^\p{L}-]+/u)
      .filter((word) => word.length > 3)
      .map((word) => model.things.find(({ one, many }) => [one, many].some((each) => each.toLowerCase() === word.toLowerCase())))
      .find(Boolean) ?? mainThing(model)
  if (!thing) return null
  if (view === 'calendar' && !thing.fields.some(isDay)) return ['show as a calendar']
  const isFirst = thing.views[0] === view && model.pages.some((each) => each.thing === thing.id && each.kind === 'collection')
  const choice = view === 'board' ? choiceSaid(model, thing.id, said) : undefined
  if (isFirst && (!choice || thing.group === choice)) return alreadySo('en')
  return does(
    { op: 'addView', thing: thing.id, view },
    ...(choice && thing.group !== choice ? [{ op: 'setGroup' as const, thing: thing.id, group: choice }] : []),
  )
}

function choiceSaid(model: ProjectModel, thing: string, said: string): string | undefined {
  const own = model.things.find(({ id }) => id === thing)!
  const places = said
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => resolveField(model, word, 'en', own))
  return places.find((place) => place?.thing === own && place.field.type === 'select')?.field.id
}

/** "How much did we earn per month": there is money, or a number, to tell of. */
const hasFigures = (model: ProjectModel) => model.things.some((thing) => thing.fields.some(isNumber))
const figures: Saying[1] = (model) => (hasFigures(model) || model.things.length ? dashboard(model) : null)

const front = (model: ProjectModel, text: string): Told => {
  if (model.pages.some(({ kind }) => kind === 'landing')) return null
  const sections = ['prices', 'opening hours', 'contact', 'gallery', 'about us', 'team', 'map', 'reviews', 'questions'].filter(
    (name) => new RegExp(sectionWords[name] ?? name, 'i').test(text),
  )
  return ['add a website', ...sections.flatMap((name) => (name === 'prices' || name === 'opening hours' ? [`add ${name}`] : []))]
}
const sectionWords: Record<string, string> = {
  prices: String.raw`\bpric(?:es?|ing|e list)\b|\brates\b|what (?:we|it) charge`,
  'opening hours': String.raw`\b(?:opening|business|office) (?:hours|times)\b|\bwhen we(?:'re| are) open`,
}

const book = String.raw`book|reserve|make (?:an? |their (?:own )?)?(?:appointments?|bookings?|reservations?)|pick (?:an? |their (?:own )?)?(?:free |suitable )?(?:times?|slots?|days? and times?|appointments?)|choose (?:an? |their (?:own )?)?(?:free |suitable )?(?:times?|slots?|appointments?)|schedule|arrange|get an appointment|request (?:an? )?(?:appointment|time|booking|slot)`
const tell = String.raw`fill (?:in|out)|tell (?:us|me)|send (?:us|me|in)|write (?:to )?(?:us|me)|ask (?:us|me)|contact (?:us|me)|answer|leave (?:us |me )?(?:an? |their |some )?(?:feedback|comments?|reviews?|messages?|opinions?|questions?|wishes|requests?|thoughts|notes?)|give (?:us |me )?(?:their )?(?:feedback|opinions?|answers?)|sign (?:themselves )?up|register|apply|enter (?:their|themselves)|report|request|suggest|rate (?:us|me|our)|vote|rsvp|say (?:if|whether|what|how)|submit|let (?:us|me) know|describe|put (?:their|in their)|subscribe|join|enrol+`

export const pagesEn: readonly Saying[] = [
  // a day or a time of one's own is booked, goods are bought, anything else is told
  [
    saying`^(?!.*\b(?:field|column|checkbox)\b)${ask}(?:(?:${page}) (?:where|so|that|for|on which|through which|in which|to let|with which) (?:that )?)?(?:for )?(?:let |lets |allow )?(?:${people}) (?:${may})+(?:${book})\b.*$`,
    asksPage('booking'),
  ],
  [
    saying`^(?!.*\b(?:field|column|checkbox)\b)${ask}(?:(?:${page}) (?:where|so|that|for|on which|to let) (?:that )?)?(?:for )?(?:let |lets |allow )?(?:${people}) (?:${may})+(?:order|buy|get|request|ask for|take)\b.*\b(?:pick|choose|select)\b.*\b(?:day|date|time|slot|hour)s?\b.*$`,
    asksPage('booking'),
  ],
  [
    saying`^${ask}(?:online |web |self[- ]?service )?(?:bookings?|reservations?|appointments?) (?:online|on (?:the|our) (?:web|site|website|page)|by (?:the )?${people}|from home|through (?:the|our) (?:site|website|page))(?: .*)?$|^${ask}(?:an? |the )?(?:online |web |public |simple )+(?:bookings?|reservations?|appointments?|booking (?:page|form|system|calendar))(?: .*)?$|^${ask}(?:an? |the )?${page} (?:for|to) (?:online )?(?:book(?:ing)?s?|reserv(?:e|ations?)|appointments?|make (?:an )?appointments?)\b.*$`,
    asksPage('booking'),
  ],
  [
    saying`^(?!.*\b(?:field|column|checkbox|pay)\b)${ask}(?:(?:${page}) (?:where|so|that|for|on which|to let) (?:that )?)?(?:for )?(?:let |lets |allow )?(?:${people}) (?:${may})+(?:buy|order|purchase|shop|pre-?order)\b.*$|^${ask}(?:sell(?:ing)? (?:them|it|these|our \p{L}+|my \p{L}+|\p{L}+)? ?(?:online|on the (?:web|internet)|over the internet))$`,
    asksPage('shop'),
  ],
  [
    saying`^(?!.*\b(?:field|column|checkbox)\b)${ask}(?:(?:${page}) (?:where|so|that|for|on which|through which|in which|to let|with which|which) (?:that )?)(?:for )?(?:let |lets |allow )?(?:${people}) (?:(?:${may})*)(?:${tell})\b.*$`,
    asksPage('survey'),
  ],
  [
    saying`^(?!.*\b(?:field|column|checkbox)\b)${ask}(?:let |allow )?(?:${people}) (?:${may})+(?:${tell})\b.*\b(?:themselves|by themselves|online|form|on (?:a|the|our) (?:page|site|website|web|tablet)|from home|their own|us|me)\b.*$`,
    asksPage('survey'),
  ],
  [
    saying`^${ask}(?:an? |the |some |small |little |simple |short |public |online )*(?:contact|sign-?up|registration|application|enquiry|inquiry|request|order|feedback|complaint|report|suggestion|message|enrol+ment|rsvp|membership|intake|entry) (?:form|page)(?: (?:for|where|so|to|that|on|with)\b.*)?$`,
    asksPage('survey'),
  ],
  [
    saying`^${ask}(?:an? |the |some |our |small |little |nice |simple |short |public |own |proper )*(?:web ?site|home ?page|landing page|front page|web ?page|public page|info(?:rmation)? page|welcome page|site)(?: in front| out front| up front| for (?:the )?${people}| before it| on top)?,? (?:of it )?(?:with|showing|where|that|which|about|for|so|telling) (?!.*\b(?:numbers|figures|statistics|stats|summary|totals|charts?|graphs?|overview|kpis?|dashboard)\b).*$|^${ask}(?:an? |the |our )?(?:small |nice |simple |real |proper )*(?:web ?site|home ?page|landing page|public page)(?: in front| out front| up front| before it)(?: of (?:it|this|everything))?$`,
    (model, _parts, text) => (/\b(?:first|start|home) page\b.*\b(?:should|be|is)\b/i.test(text) ? null : front(model, text)),
  ],
  // figures over time
  [
    saying`^${ask}(?:know |find out |tell me |how |what |the |an? |i'?d? |we |to )*(?:how (?:much|many)|what|which|the (?:income|revenue|sales|earnings|turnover|profit|takings|costs?|expenses|spending|sum|total|number|amount)|income|revenue|sales|earnings|turnover|takings|costs?|expenses|spending|totals?|numbers?|figures|sums?)\b.*\b(?:per|each|every|by|a|this|last|for the|in a|for each|over the) (?:day|week|month|quarter|year|season|months|weeks|years)\b(?! view| overview| calendar| planner).*$`,
    (model, _parts, text) =>
      /\b(?:field|column|total (?:row|line)|under the list|should cost|is in|in litres|given)\b/i.test(text) ||
      (namesNumber(model, text) && !/\b(?:how (?:much|many)|per (?:month|week|year|quarter))\b/i.test(text))
        ? null
        : figures(model, {}, text),
  ],
  [
    saying`^${ask}(?:where |how )?(?:can|could|do) (?:i|we|one) (?:see|find|check|look up|tell) (?:how many|how much)\b(?!.*\b(?:cost|add up|together|in total|altogether)\b).*$|^how many \p{L}+(?: \p{L}+)? (?:do|did|have|are) (?:we|i|there|you)\b.*$`,
    figures,
  ],
  [
    saying`^${ask}(?:an? |the |some |little |nice |small |quick |my |good |first |at a glance |front |start |home )*(?:dashboard|statistics|stats|summary|charts?|graphs?|diagrams?|report|key figures|kpis?|overview|summary page|figures|numbers|(?:front|start|first|home) page with (?:some |the |a few |all )?(?:numbers|figures|totals|charts?|statistics))(?: (?:page|screen|view))?(?: (?:of|about|for|over|with|on|where|that|showing|per|by|how|at)\b.*)?$`,
    (model, _parts, text) =>
      /\bcalendar|\bboard\b|\bgallery|\btimeline|\btable\b|\bcards?\b/i.test(text) ? null : dashboard(model),
  ],
  // views by what is done with them
  [
    saying`^(?!.*\b(?:columns? (?:order|first|before|after)|rows?|order of|reorder|drag (?:and drop )?(?:files?|photos?|pictures?))\b)${ask}.*\b(?:drag(?:ging|ged)?|slide|swipe|move (?:them|it|cards?|the \p{L}+|an? \p{L}+|\p{L}+s) (?:along|across|over|forward|from|between|through|to the next)|kanban|trello|swim ?lanes?|post-?its?|sticky notes)\b.*$`,
    (model, _parts, text) =>
      /\b(?:field|column) (?:called|for)\b|^(?:move|put) (?:the )?\p{L}+ (?:from|to|over)\b/iu.test(text) || !hasChoice(model)
        ? null
        : seen(model, 'board', text),
  ],
  [
    saying`^${ask}(?:them |it |everything |the \p{L}+ |all )*(?:as |on |in |like |into )*(?:an? |the )?(?:board|wall|lanes|columns?)(?:,? (?:with|where|having|per|by|for|of|one|so|and) .*)?$`,
    (model, _parts, text) =>
      /\bboard|wall|lanes|columns? (?:per|for each|by)\b/i.test(text) && hasChoice(model) ? seen(model, 'board', text) : null,
  ],
  [
    saying`^${ask}(?:them |it |everything |the \p{L}+ |all |they |these )*(?:(?:should|could|can|be|look|looks|shown|appear) )*(?:(?:as|in|on|like|into|with|using) )*(?:little |small |big |nice |an? )*(?:cards|tiles|boxes|index cards|business cards)(?:,? (?:with|where|showing|so|and|instead|rather|not|like|that) .*| instead)?$`,
    (model, _parts, text) => {
      const shown = seen(model, 'cards', text)
      const under =
        /\b(?:with|showing|and) (?:the |their |its )?(?<field>[\p{L} ]+?) (?:under|below|beneath|next to|beside|after|on)\b/iu.exec(
          text,
        )?.groups?.field
      const thing = mainThing(model)
      const place =
        under && thing
          ? narrowings(under, 'en')
              .map((name) => resolveField(model, name, 'en', thing))
              .find((each) => each?.thing === thing)
          : undefined
      if (!place || !shown || !('operations' in shown)) return shown
      const to = thing!.fields.filter((field) => field !== place.field).findIndex(({ id }) => id === thing!.titleField) + 1
      return thing!.fields[to] === place.field || place.field.id === thing!.titleField
        ? shown
        : {
            operations: [...shown.operations, { op: 'moveField', thing: thing!.id, field: place.field.id, to }],
            notes: shown.operations.length ? [] : shown.notes,
          }
    },
  ],
  [
    saying`^${ask}(?:them |it |everything |the \p{L}+ |all |when |what |which |things |an? |the |my |our )*(?:(?:as|in|on|over|through|across|into|with|by|due|is|are|falls?|happens?|coming up|planned) )*(?:an? |the |my |our )?(?:(?:month|monthly|week|weekly|wall|year|big|nice|proper|real) )*(?:calendar|planner|month view|week view|diary|month at a glance|week at a glance)(?: view| page)?(?:,? (?:with|where|showing|so|of|that|for|and|by) .*| instead| too| as well)?$`,
    (model, _parts, text) => (model.things.some((thing) => thing.fields.some(isDay)) ? calendarOf(model, text) : null),
  ],
  [
    saying`^${ask}(?:it |that |this |the project |the site |when .*,? |i |we |people |to |should |always )*(?:start|open|begin|land|come in|arrive|go straight|go|lead)(?:s)? (?:up )?(?:(?:with|on|at|in|to|directly|straight) )+(?:the |our |my )?(?<name>[\p{L} ]+?)(?: first| page| view| list| right away| straight away)*$|^(?:the )?(?:first|start|home|opening) (?:page|thing|screen)(?: (?:i|we|you|people|they) see)? (?:should|must|could) be (?:the |our |my )?(?<other>[\p{L} ]+?)(?: page| view| list)*$`,
    (_model, { name, other }) => [`make the ${(name ?? other)!} the start page`],
  ],
]

const namesNumber = (model: ProjectModel, text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => {
    const place = word.length > 3 ? resolveField(model, word, 'en', mainThing(model)) : undefined
    return place !== undefined && isNumber(place.field)
  })
const hasChoice = (model: ProjectModel) => model.things.some((thing) => thing.fields.some(({ type }) => type === 'select'))

function calendarOf(model: ProjectModel, text: string): Told {
  const named = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => resolveThing(model, word, 'en'))
    .find((thing) => thing?.fields.some(isDay))
  const dated = named ?? [mainThing(model), ...model.things].find((thing) => thing?.fields.some(isDay))
  // where the list is a calendar already, a page of its own may be meant
  return dated && dated.views[0] !== 'calendar' ? seen(model, 'calendar', dated.many) : null
}
