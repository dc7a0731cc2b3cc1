// "Whatever expires first on top", "oldest goat first", "voice by voice": how a list is sorted and parted, by what is meant.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canGroup, isNumber, isDay } from '../../field-kinds.ts'
import { does, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, narrowings, stockLike } from '../said-parts.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const top = String.raw`(?:(?:be|come|go|stand|appear|sit|show(?: up)?|listed|shown|sorted|is|are|always|right|should|must|to) )*(?:first|on (?:the )?(?:very )?top|(?:at|to|towards) the (?:very )?(?:top|front|start|beginning)|up (?:top|front)|uppermost|highest(?: up)?|before the (?:others|rest)|above the (?:others|rest))(?: (?:of|in|on) (?:the |my |our )?(?:list|table|page|board))?`
const bottom = String.raw`(?:(?:be|come|go|stand|appear|sit|show(?: up)?|listed|shown|sorted|is|are|always|right|should|must|to) )*(?:last|(?:at|to|towards) the (?:very )?(?:bottom|end)|(?:on|at) bottom|lowermost|below the (?:others|rest)|after the (?:others|rest))(?: (?:of|in|on) (?:the |my |our )?(?:list|table|page|board))?`

const sorted = (thing: Thing, field: Field | 'newest', descending: boolean): Reading =>
  does({ op: 'setOrder', thing: thing.id, by: field === 'newest' ? 'newest' : field.id, descending })

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined)),
]
const isBirth = (field: Field) => isDay(field) && /birth|born|hatch|dob|founded/i.test(`${conceptOf(field)} ${field.label}`)

/** The day that a verb is about: what expires has a best-before date, who joined a date of joining. */
const dayWords: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:expir\w*|go(?:es)? off|goes bad|spoils?|lapses?|runs? out|best before|use[d]? by|eaten|perish\w*)\b/i,
    /expir|best ?before|use ?by|valid|until|end/i,
  ],
  [/\b(?:due|deadline|urgent|paid|pay|finished|done|ready|wait\w*)\b/i, /due|deadline|pay|ready|by/i],
  [/\b(?:join\w*|member)\b/i, /join|member|since|regist/i],
  [/\b(?:pick(?:ed)?[- ]?up|collect\w*|fetch\w*)\b/i, /pick|collect/i],
  [/\b(?:deliver\w*|ship\w*|arriv\w*)\b/i, /deliver|ship|arriv/i],
  [/\b(?:came in|come in|receiv\w*|brought|handed in|dropped off)\b/i, /receiv|came|hand|drop|arriv|in date/i],
  [/\b(?:return\w*|back|brought back)\b/i, /return|back|due/i],
  [/\b(?:water\w*|fed|feed\w*|serviced?|cleaned|checked|inspected|vaccinat\w*|renew\w*|replaced|maintained)\b/i, /next/i],
  [/\b(?:borrow\w*|lent|loan\w*|taken out)\b/i, /loan|borrow|lent/i],
  [/\b(?:bought|purchas\w*)\b/i, /bought|purchas/i],
  [/\b(?:start\w*|begin\w*)\b/i, /start|begin|from/i],
  [/\b(?:end\w*|finish\w*|over)\b/i, /end|finish|until/i],
  [/\b(?:born|birth\w*)\b/i, /birth|born/i],
  [/\b(?:sown|sow|plant\w*)\b/i, /sow|plant/i],
  [/\b(?:happen\w*|take place|takes place|next|coming|soon\w*|comes up)\b/i, /./],
]
export function dayOf(thing: Thing, text: string): Field | undefined {
  const dates = thing.fields.filter((field) => isDay(field))
  if (!dates.length) return undefined
  const low = text.toLowerCase()
  const named = dates.find(
    ({ label }) =>
      low.includes(label.toLowerCase()) ||
      label
        .toLowerCase()
        .split(' ')
        .some((word) => word.length > 3 && !/^(?:date|time)$/.test(word) && low.includes(word)),
  )
  if (named) return named
  for (const [verbs, labels] of dayWords) {
    if (!verbs.test(text)) continue
    const found =
      dates.find((field) => !isBirth(field) && labels.test(`${conceptOf(field)} ${field.label}`)) ??
      dates.find((field) => labels.test(field.label))
    if (found) return found
    const due = /expir|due|deadline|done|eaten|paid|happen|next|soon/i.test(text) ? dates.find(isDue) : undefined
    if (due) return due
    return dates.filter((field) => !isBirth(field)).length === 1 ? dates.find((field) => !isBirth(field)) : undefined
  }
  return undefined
}

/** "Whatever expires first on top": the soonest of those days, or the latest when it is about the last one. */
function byVerb(model: ProjectModel, what: string, isLast: boolean): Told {
  const text = what.replace(
    /\b(?:whatever|what|which(?:ever)?|who(?:ever)?|anything|something|everything|things?|stuff|the|ones?|those|that|is|are|has|have|was|were|been|to be|must|need|needs|gets?|will|a|an|it|they)\b/gi,
    ' ',
  )
  const latest = /\b(?:last|latest|newest|most recent(?:ly)?|recently)\b/i.test(what)
  for (const thing of things(model)) {
    const field = dayOf(thing, text)
    if (field) return sorted(thing, field, latest !== isLast)
  }
  return null
}

const age = /\b(?:oldest|youngest|eldest)\b/i
/** The oldest of those who are born is who was born first; of anything else, what came first. */
function byAge(model: ProjectModel, text: string, isLast: boolean): Told {
  const oldest = /\b(?:oldest|eldest)\b/i.test(text)
  const named = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !age.test(word))
    .map((word) => resolveThing(model, word, 'en'))
    .find(Boolean)
  for (const thing of named ? [named] : things(model)) {
    const years = thing.fields.find((field) => isNumber(field) && /^age\b/i.test(field.label))
    if (years) return sorted(thing, years, oldest !== isLast)
    const born = thing.fields.find(isBirth)
    if (born) return sorted(thing, born, oldest === isLast)
  }
  return null
}

const measures: readonly (readonly [RegExp, boolean, (thing: Thing) => Field | undefined])[] = [
  [
    /\b(?:cheapest|least expensive|lowest pric\w*|lowest cost)\b/i,
    false,
    (thing) => thing.fields.find(({ type }) => type === 'money'),
  ],
  [
    /\b(?:dearest|priciest|most expensive|highest pric\w*|costliest|highest cost)\b/i,
    true,
    (thing) => thing.fields.find(({ type }) => type === 'money'),
  ],
  [
    /\b(?:fewest|least|lowest stock|almost empty|running low|nearly out|emptiest|lowest)\b(?!.*\bfirst name\b)/i,
    false,
    (thing) => stockLike(thing),
  ],
]

/** "By how many are left", "by what it costs", "by who has it". */
function byQuestion(model: ProjectModel, what: string): Told {
  const isDown =
    /\b(?:most|highest|largest|biggest|newest|latest|descending|dearest|expensive)\b.*\b(?:first|top)\b|\bdescending\b/i.test(
      what,
    )
  for (const thing of things(model)) {
    const field =
      /^how (?:many|much)(?: of (?:it|them|each))?(?: (?:is|are|we have|there (?:is|are)|i have))*(?: left| in stock| remaining)?\b/i.test(
        what,
      )
        ? (stockLike(thing) ?? thing.fields.find(isNumber))
        : /^(?:how (?:much|expensive)|what) (?:it|they|each|one)(?: \p{L}+)? ?(?:costs?|is|are)?\b|\bcosts?\b/iu.test(what)
          ? thing.fields.find(({ type }) => type === 'money')
          : /^when\b|^the day\b|^how (?:soon|long ago)\b/i.test(what)
            ? dayOf(thing, what)
            : /^how (?:good|well)\b/i.test(what)
              ? thing.fields.find(({ type }) => type === 'rating')
              : undefined
    if (field) return sorted(thing, field, isDown || field.type === 'rating')
  }
  return null
}

/** The field that rows are parted by: one that is named, or whose choices are. */
function grouped(model: ProjectModel, what: string): Told {
  const thing = mainThing(model)
  if (!thing) return null
  const words = what.split(/[^\p{L}\p{N}/-]+/u).filter((word) => word.length > 1)
  for (const word of [what, ...words]) {
    const option = resolveOption({ ...model, things: [thing] }, word, 'en')
    if (option) return does({ op: 'setGroup', thing: thing.id, group: option.field.id })
  }
  for (const name of narrowings(what, 'en')) {
    const place = resolveField(model, name, 'en', thing)
    if (place?.thing === thing && canGroup(place.field) && place.field.id !== thing.titleField)
      return does({ op: 'setGroup', thing: thing.id, group: place.field.id })
  }
  return null
}

export const ordersEn: readonly Saying[] = [
  // "alphabetical order by owner", "sort plants per room"
  [
    saying`^${ask}(?:in )?(?:alphabetical(?:ly)?|a to z|a-z|abc)(?: order| list)?(?: of| by| on| for| after| according to)? (?:the )?(?<what>[\p{L} ]+?)(?:'s?)?$|^${ask}(?:the |it |them |all )*(?:\p{L}+ )?(?:in )?(?:alphabetical(?:ly)?|a to z|a-z)(?: order)? (?:by|on|of|after|according to) (?:the )?(?<by>[\p{L} ]+)$`,
    (model, { what, by }) => {
      const place = resolveField(model, what ?? by!, 'en', mainThing(model))
      return place && ['text', 'select', 'ref', 'email'].includes(place.field.type)
        ? sorted(place.thing, place.field, false)
        : null
    },
  ],
  // "voice by voice", "one shop after the other"
  [
    saying`^${ask}(?:them |it |everything |all |the \p{L}+ |go through )*(?<what>\p{L}+(?: \p{L}+)?) (?:by|after|per) \k<what>\b.*$`,
    (model, { what }) => grouped(model, what!),
  ],
  [
    saying`^${ask}(?:them |it |everything |all |the \p{L}+ )*(?:one )(?<what>\p{L}+) (?:after (?:the other|another)|at a time)\b.*$`,
    (model, { what }) => grouped(model, what!),
  ],
  [
    saying`^(?!.*\b(?:what|worth|total|sum|cost|costs|add)\b)${ask}(?:keep |list |bring |have |stand |show |all |the |those |who |with |of |from |in |so |that )*(?<what>[\p{L} /-]+?)(?: ones| things| people| items| stuff)? (?:(?:should|must|could|to|are|be|stand|come|stay|kept|go|listed|sit|appear|shown|all|always|right) )*(?:together|next to each other|side by side|in one (?:block|group|place|bunch)|under (?:one|the same|its own|their own) heading|under each other)(?:,? .*)?$`,
    (model, { what }) => grouped(model, what!),
  ],
  [
    saying`^${ask}(?:keep |list |have )?(?:the )?(?<what>[\p{L} ]+?) (?:separate(?:d|ly)?|apart|away|split) from (?:the )?(?<other>[\p{L} ]+)$|^${ask}(?:separate|split|divide|part) (?:the )?(?<one>[\p{L} ]+?) (?:from|and) (?:the )?(?<two>[\p{L} ]+)$`,
    (model, { what, other, one, two }) =>
      resolveOption(model, (what ?? one)!, 'en') && resolveOption(model, (other ?? two)!, 'en')
        ? grouped(model, (what ?? one)!)
        : null,
  ],
  // who is oldest
  [
    saying`^${ask}(?:sort(?:ed)?|order(?:ed)?|list|keep|rank)?(?: them| it| the list| everything)?,? ?(?:by |from |with )?(?:the )?(?<what>[\p{L} ]*\b(?:oldest|youngest|eldest)\b[\p{L} ]*?) (?:(?<top>${top})|(?<bottom>${bottom}))$`,
    (model, { what, bottom: isLast }) => byAge(model, what!, isLast !== undefined),
  ],
  // "newest at the top", "the latest ones last"
  [
    saying`^${ask}(?:sort(?:ed)?|order(?:ed)?|list|keep|rank)?(?: them| it| the list| everything)?,? ?(?:by |from |with )?(?:the )?(?<what>(?:newest|latest|most recent|oldest|earliest)(?: (?:ones?|entries|entry|things|rows?|\p{L}+))?) (?:(?<top>${top})|(?<bottom>${bottom}))$`,
    (_model, { what, bottom: isLast }) => {
      const isNew = /newest|latest|recent/i.test(what!)
      const rest = what!
        .replace(/^(?:newest|latest|most recent|oldest|earliest)\s*/i, '')
        .replace(/^(?:ones?|entries|entry|things|rows?)$/i, '')
      return [`${isNew === (isLast === undefined) ? 'newest' : 'oldest'}${rest ? ` ${rest}` : ''} first`]
    },
  ],
  // "whatever expires first on top", "what is due next at the top", "who joined last first"
  [
    saying`^${ask}(?:sort(?:ed)?|order(?:ed)?|list|keep|rank|bring|move)?(?: them| it| the list| everything)?,? ?(?:by |so that |so |with )?(?<what>(?:whatever|what|which(?:ever)?|who(?:ever)?|anything|everything|the (?:ones?|things?|stuff|people|\p{L}+s?)|those|things|stuff|food|items|\p{L}+s)(?: (?:that|which|who|to be|with))? .*?)(?:,? (?<top>${top})|,? (?<bottom>${bottom}))$`,
    (model, { what, bottom: isLast }) => {
      for (const [form, isDown, fieldOf] of measures) {
        if (!form.test(what!)) continue
        for (const thing of things(model)) {
          const field = fieldOf(thing)
          if (field) return sorted(thing, field, isDown !== (isLast !== undefined))
        }
      }
      return /\b(?:first|soonest|next|earliest|last|latest|soon|recently|due|expir\w*)\b/i.test(what!)
        ? byVerb(model, what!, isLast !== undefined)
        : null
    },
  ],
  [
    saying`^${ask}(?:sort(?:ed)?|order(?:ed)?|list|rank)(?: them| it| the list| everything| the \p{L}+)? (?:by|after|on|according to) (?<what>(?:how|what|when|which|who|the day)\b.*)$`,
    (model, { what }) => byQuestion(model, what!),
  ],
  [
    saying`^${ask}(?:the )?(?:next|upcoming|soonest|nearest|closest|most urgent)(?: (?:ones?|things?|\p{L}+)){0,2} (?:(?<top>${top}))$`,
    (model, _parts, text) => {
      for (const thing of things(model)) {
        const dates = thing.fields.filter((field) => isDay(field) && !isBirth(field))
        const field = dayOf(thing, text) ?? dates.find(isDue) ?? dates[0]
        if (field) return sorted(thing, field, false)
      }
      return null
    },
  ],
]
