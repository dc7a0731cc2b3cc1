// "I need consent as yes/no, and foot: left, right", "two more fields: link (a web address) and size", "mobile number for each guest and their
// email": several fields in one breath, each told in its own way; and what else stands together, a group and a sum.
import { currencyIn } from '../../understand/currency-in.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { canGroup, isDay } from '../../field-kinds.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import { alreadySo, does } from '../reading.ts'
import { isDue } from '../said-parts.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { among } from './choices.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const name = String.raw`\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,3}?`
const listed = String.raw`(?<list>[^:?;.]+?(?:,| or | and )[^:?;.]+?)`
const isFields = (options: readonly string[]) =>
  options.filter((each) => readingsIn(each, 'en').some(({ kind }) => kind === 'field')).length * 2 > options.length

/** A field with its choices, after something else that is asked for. */
function thenChosen(
  model: ProjectModel,
  { first = '', field = '', list = '' }: Readonly<Record<string, string | undefined>>,
): Told {
  const options = choicesListed(list, 'en')
  if (!options || isFields(options) || resolveThing(model, field, 'en')) return null
  return [first, `${bare(field)}: ${list}`]
}

/** What comes next stands on top. */
function nextOnTop(model: ProjectModel, said: string | undefined): Told {
  const thing = (said && resolveThing(model, said, 'en')) || mainThing(model)
  const days = thing?.fields.filter(isDay) ?? []
  const day = days.find(isDue) ?? days.find(({ label }) => !/birth|born|last|since|created|bought/i.test(label))
  return thing && day ? does({ op: 'setOrder', thing: thing.id, by: day.id, descending: false }) : null
}

/** "Whoever's driving" is the driver. */
function whoever(thing: Thing, verb: string) {
  const stem = verb.toLowerCase().replace(/(?:ing|s|ed|es)$/, '')
  return stem.length > 2
    ? thing.fields.find(
        (field) =>
          canGroup(field) &&
          field.id !== thing.titleField &&
          new RegExp(`^${stem}\\p{L}{0,2}(?:er|or)s?$|^${stem}(?:er|or)s?$`, 'iu').test(field.label),
      )
    : undefined
}
function groupedBy(model: ProjectModel, { of, verb, field: said }: Readonly<Record<string, string | undefined>>): Told {
  const thing = of ? resolveThing(model, of, 'en') : mainThing(model)
  const named = thing && said ? resolveField({ ...model, things: [thing] }, said, 'en', thing)?.field : undefined
  const field = thing && verb ? whoever(thing, verb) : named
  if (!thing || !field || !canGroup(field) || field.id === thing.titleField) return null
  return thing.group === field.id ? alreadySo('en') : does({ op: 'setGroup', thing: thing.id, group: field.id })
}

const room = String.raw`(?:with |that has |having )?(?:room|space) (?:for|to write) (?:several|many|multiple|a few|some|long|lots of|a lot of|two or three|more)(?: \p{L}+)?|(?:with |that has )?(?:plenty|lots|a lot) of (?:room|space)(?: (?:to|for) .+)?|(?:where|in which) (?:i|we|they|people|you) can (?:write|type) (?:a lot|long|freely|several|more|as much).*`

export const besidesEn: readonly Saying[] = [
  [
    saying`^(?<first>[^:?]{6,80}?),? (?:and|plus|as well as) (?:also |then )?(?:let (?:me|us) (?:note|record|pick|choose|enter|put) |for |to (?:note|record|pick) )?(?:an? |the )?(?<field>${name}): ?${listed}$`,
    thenChosen,
  ],
  [
    saying`^(?<first>[^:?]{6,80}?),? (?:and|plus) (?:also )?an? (?<field>${name}),? (?:which|that) (?:is|are|can be|may be|could be|should be|has to be) (?:either |one of )?${listed}$`,
    thenChosen,
  ],
  // "to prove it I need the weather of each run: sunny, rainy or snowy"
  [
    saying`^(?:.*[.!?,;] )?(?:.* )?(?:i|we)(?:'d| would)? (?:also )?(?:need|want|like|have)(?: to (?:note|know|record|have|see|enter|keep))? (?:the |an? )?(?<field>${name}) (?:of|for|on|at|per) (?:each|every|all|the) (?<of>\p{L}+)s?(?::| -| –) ?${listed}$`,
    (model, { field, of, list }) =>
      resolveThing(model, of!, 'en') ? among(model, { field, options: list, thing: of }, 'en') : null,
  ],
  // "two more fields: advert link (a web address) and interview at (date and time)"
  [
    saying`^${ask}(?:two|three|four|five|six|a few|some|a couple of) (?:more |new |extra |other |further |additional )*(?:fields|columns|boxes|things|details|bits)(?: (?:please|too|for (?:each|every|the) \p{L}+))?(?::| -| –|,) ?(?<what>.+)$`,
    (_model, { what }) => [`add ${what}`],
  ],
  // "mobile number for each guest and their email"
  [
    saying`^${ask}(?:the |an? )?(?<first>${name}) (?:for|of|on) (?:each|every|all|the) (?<of>\p{L}+(?: \p{L}+)?),? (?:and|plus|with) (?:also )?(?:their|its|his|her) (?<second>${name})$`,
    (model, { first, of, second }) => {
      const thing = resolveThing(model, of!, 'en')
      return thing ? [first!, second!].map((each) => `add ${each} to the ${thing.many.toLowerCase()}`) : null
    },
  ],
  // "a description, with room for several paragraphs"
  [
    saying`^${ask}(?:an? |the )?(?<field>${name})(?: field| box)?,? (?:${room})(?:[.;,] .*)?$`,
    (model, { field }) => {
      const host = mainThing(model)
      if (!host || !field || field.split(' ').length > 3 || resolveThing(model, field, 'en')) return null
      if (resolveField({ ...model, things: [host] }, field, 'en', host)) return [`make ${field} a long text`]
      const id = freeId(idOf(field), new Set(host.fields.map((each) => each.id)), 'text')
      return does({
        op: 'addField',
        thing: host.id,
        field: { id, label: capitalised(bare(field)), type: 'longtext', why: 'edit' },
      })
    },
  ],
  // "track how many gears each bike has": what is no list is not counted, but filled in
  [
    saying`^(?:${ask}|to )*(?:track|record|note|know|keep|store|write down|enter|save|log)(?: of| down| track of)? how many (?<what>\p{L}+(?: \p{L}+)?) (?:each|every|the|an?|one) (?<of>\p{L}+) (?:has|have|holds?|seats?|takes?|carr(?:y|ies)|needs?|comes with|fits?)$`,
    (model, { what, of }) => {
      const thing = resolveThing(model, of!, 'en')
      const isCounted = resolveThing(model, what!, 'en') ?? resolveField(model, what!, 'en', thing)
      return thing && !isCounted ? [`add number of ${what} to the ${thing.many.toLowerCase()}`] : null
    },
  ],
  // "books should say whether they are hardback"
  [
    saying`^(?:the |our |each |every |all )*(?<of>\p{L}+(?: \p{L}+)?) (?:should|must|needs? to|has to|have to|ought to|could) (?:also )?(?:say|tell|show|record|note|know|state) (?:whether|if) (?:they|it|he|she)(?:'s|'re| is| are| has been| have been| was| were)? (?<what>\p{L}+(?: \p{L}+)?)(?: or not)?$`,
    (model, { of, what }) => {
      const thing = resolveThing(model, of!, 'en')
      return thing && !resolveField({ ...model, things: [thing] }, what!, 'en', thing)
        ? [`add a tick box for ${what} to the ${thing.many.toLowerCase()}`]
        : null
    },
  ],
  // "no cents please"
  [
    saying`^(?:${ask})?(?:no|without|skip|drop|lose|hide|leave out)(?: the| any)? (?:cents|pennies|pence|öre|decimals)(?: (?:anywhere|at all|in the prices|on the prices|for the prices))?$`,
    (model) => {
      const money = model.things.flatMap((thing) =>
        thing.fields.filter((field) => field.type === 'money' && field.decimals !== 0).map((field) => ({ thing, field })),
      )
      return money.length
        ? does(
            ...money.map(({ thing, field }) => ({ op: 'setDecimals' as const, thing: thing.id, field: field.id, decimals: 0 })),
          )
        : null
    },
  ],
  // "anything more than 3 days late in red"
  [
    saying`^${ask}(?:(?:mark|show|flag|highlight|colou?r|make|warn|tell|alert) (?:me |us )?(?:if |when |about )?)?(?:anything|everything|ones?|those|whatever|it's|they're|all)? ?(?:that's |that is |which is )?(?:more than|over) (?<count>\d+) days? (?:late|overdue|past due|behind)(?:,? (?:(?:is|are|=|goes?|turns?|should (?:be|go|turn)|shown?|in|as|and) )*(?:red|highlighted|marked|flagged|a warning|warned about|stand out))?$`,
    (model, { count }, text) => {
      if (!/red|highlight|mark|flag|warn|alert|tell|stand out/i.test(text)) return null
      const at = model.things.flatMap((thing) => thing.fields.filter(isDue).map((field) => ({ thing, field })))[0]
      return at
        ? does({ op: 'addWarning', thing: at.thing.id, warning: { field: at.field.id, when: 'ago', than: Number(count) } })
        : null
    },
  ],
  // "why are these in US dollars? I want Australian dollars"
  [
    saying`^(?:[^\d]*[?.!,;] )?(?:so |and |but )?(?:(?:i|we) (?:want|need|use|charge in|sell in|pay in|deal in|work in|get paid in)|(?:can|could) (?:i|we|you) (?:have|put|show|make) (?:it|them|the (?:money|prices?|amounts?)|everything|all prices)|(?:it|they|prices?|amounts?|everything|money|these|those)(?: (?:should|must|ought to|needs? to|has to|have to) be| is| are)) (?:in |all in |shown in )?(?<money>(?:\p{L}+ )?(?:dollars?|pounds?|euros?|kronor|kroner|yen|francs?|sterling|rupees?|zloty))(?: (?:here|please|instead))*$`,
    (model, { money }) => {
      const currency = currencyIn(/^pounds?$/i.test(money!) ? 'GBP' : money!)
      return !currency ? null : currency === model.currency ? alreadySo('en') : does({ op: 'setCurrency', currency })
    },
  ],
  // "… so group the expenses by category and total the amount"
  [
    saying`^(?:.*[,;.] (?:so |and )?|${ask})(?<first>(?:group|sort|order|bundle) (?:the |my |all )*.{3,40}? by [\p{L} ]{3,30}?),? and (?:also |then )?(?:total|sum|add|tot)(?: up)? (?:the |all |each )*(?<what>[\p{L} ]{3,30}?)(?: up)?$`,
    (_model, { first, what }) => [first!, `add up ${what}`],
  ],
  // "trips sorted into whoever's driving", "put each teacher's lessons together"
  [
    saying`^${ask}(?:the |all |my |our )*(?<of>\p{L}+(?: \p{L}+)?) (?:sorted|grouped|bundled|split(?: up)?|divided|arranged|lumped|put|organi[sz]ed)(?: together| up)? (?:into|in|by|under|per|according to|with) (?:groups (?:by|of) )?(?:whoever|whichever|who|whose|which|what)(?:'s| is| was| are)? (?:(?:the )?(?<field>\p{L}+(?: \p{L}+)?(?=$))|(?<verb>\p{L}+))(?: (?:it|them|that day|what))?$`,
    (model, parts) =>
      groupedBy(model, { ...parts, verb: parts.field ?? parts.verb }) ?? groupedBy(model, { of: parts.of, field: parts.field }),
  ],
  [
    saying`^${ask}(?:put|keep|show|have|see|list) (?:each|every) (?<field>\p{L}+(?: \p{L}+)?)'s (?<of>\p{L}+(?: \p{L}+)?) (?:all )?(?:together|in one (?:block|group|place|section)|side by side|under each other|next to each other)$`,
    groupedBy,
  ],
  // "tomorrow's cakes at the top and next month's at the bottom"
  [
    saying`^(?:${ask}|.*\bso )(?:(?:that )?(?:i|we) (?:can )?see )?(?:today|tomorrow|this week|next week|tonight)'s (?<of>\p{L}+(?: \p{L}+)?) (?:(?:are|is|come|comes|go|goes|to be|show|stand|should (?:be|come|go)|be) )?(?:at the (?:very )?top|on top|first|up top|before|above|ahead of)(?:,? (?:and|then|with) )?(?: ?(?:(?:the )?(?:next|later|following|coming) (?:week|month|year|ones)(?:'s)?|later (?:ones|on)|the (?:rest|others|later ones))(?: (?:are|come|go|to be|is|ones|\p{L}+))*(?: (?:at the (?:very )?bottom|last|below|after(?: that)?|further down|under (?:it|them)))?)$`,
    (model, { of }) => nextOnTop(model, of),
  ],
]
