// "Toppings as check boxes where I can tick several: ham, olives", "rent needs a
// pound sign", "maybe stars out of five": what a field holds, told by what one does with it or by what is wrong with it now.
import { currencyIn } from '../../understand/currency-in.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { knownField } from '../../page-parts/parts.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { type Place } from '../said-parts.ts'
import { deeds } from '../told/deeds.ts'
import { among } from './choices.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const name = String.raw`\p{L}[\p{L}'/-]*(?: [\p{L}'/-]+){0,3}?`
const listed = String.raw`(?<list>[^:?]+?(?:,| and | or |\/)[^:?]+?)`
const whoever = String.raw`(?:i|we|you|they|people|one|everybody|everyone|parents|guests|members)`
const picks = String.raw`(?:tick|pick|choose|check|select|have|mark|tap)`
const many = String.raw`(?:several|more than one|many|multiple|as many as (?:i|we|you|they) (?:like|want|need)|any number|all that apply|some|a few|two or more)`
const boxes = String.raw`(?:check ?box(?:es)?|tick ?box(?:es)?|boxes|things|ones|a list|a multi-?select|tags|labels)`
const be = String.raw`(?:should|must|needs? to|has to|have to|ought to|could|can|wants? to|to)(?: rather| really| just)? (?:be|become)|as|are|is`

const place = (model: ProjectModel, said: string | undefined): Place | undefined => {
  const found = said ? resolveField(model, said, 'en', mainThing(model)) : undefined
  return found && !found.field.formula && found.field.id !== found.thing.titleField ? found : undefined
}

/** Several of these may be ticked at a time. */
function severalOf(model: ProjectModel, { field, list = '' }: Readonly<Record<string, string | undefined>>): Told {
  const at = place(model, field)
  // "some have more than one" only tells why
  const options = choicesListed(list.replace(/[.;] .*$/, ''), 'en')
  if (!options || options.length < 2) return null
  if (at) {
    const { thing, field: own } = at
    return ['text', 'longtext', 'select', 'tags', 'bool'].includes(own.type)
      ? does({ op: 'retypeField', thing: thing.id, field: own.id, type: 'tags', options })
      : null
  }
  const host = mainThing(model)
  if (!host || !field || resolveThing(model, field, 'en')) return null
  const id = freeId(idOf(field), new Set(host.fields.map((each) => each.id)), 'choices')
  return does({
    op: 'addField',
    thing: host.id,
    field: { id, label: labelOf(bare(field), 'en'), type: 'tags', options, why: 'edit' },
  })
}

/** What is paid, and with which money. */
function inMoney(model: ProjectModel, field: string | undefined, money: string): Told {
  const at = place(model, field)
  const currency = currencyIn(/^pound/i.test(money) ? 'GBP' : money)
  if (!at || !currency || !(isNumber(at.field) || at.field.type === 'text')) return null
  const operations: Operation[] = [
    ...(at.field.type === 'money'
      ? []
      : [{ op: 'retypeField' as const, thing: at.thing.id, field: at.field.id, type: 'money' as const }]),
    ...(currency === model.currency ? [] : [{ op: 'setCurrency' as const, currency }]),
  ]
  return operations.length ? does(...operations) : alreadySo('en')
}

/** The only field that a sentence speaks of; the longest name of them. */
function spokenOf(model: ProjectModel, text: string): Place | undefined {
  const words = text.toLowerCase().split(/[^\p{L}'-]+/u)
  const found = words.flatMap((_word, from) =>
    [3, 2, 1].flatMap(
      (length) =>
        place(
          model,
          words
            .slice(from, from + length)
            .join(' ')
            .replace(/^\p{L}+'s /u, ''),
        ) ?? [],
    ),
  )
  return new Set(found.map(({ field }) => field)).size === 1 ? found[0] : undefined
}

/** Stars: of what is named, else how good it is. */
function stars(model: ProjectModel, { of, list }: Readonly<Record<string, string | undefined>>): Told {
  const host = (list && resolveThing(model, list, 'en')) || mainThing(model)
  if (!host || (of && resolveThing(model, of, 'en'))) return null
  const at = of
    ? resolveField({ ...model, things: [host] }, of, 'en', host)
    : host.fields.find(({ concept, type }) => concept === 'rating' || type === 'rating')
  if (at && 'field' in at) return ['number', 'int', 'text'].includes(at.field.type) ? [`make ${of} a rating`] : null
  if (at) return alreadySo('en')
  const known = knownField(model.language, 'rating', 'rating')
  const field: Field = of
    ? { id: idOf(of), label: labelOf(bare(of), 'en'), type: 'rating', why: 'edit' }
    : { ...known, why: 'edit' }
  return does({
    op: 'addField',
    thing: host.id,
    field: { ...field, id: freeId(field.id, new Set(host.fields.map(({ id }) => id)), 'rating') },
  })
}

const five = String.raw`(?:,? ?(?:\(|-|from )?(?:one|1) ?(?:to|-|through|–) ?(?:five|5)\)?|,? (?:out of|up to|of) (?:five|5))`
const kind = String.raw`(?:e-?mail(?: address)?|phone(?: number)?|telephone(?: number)?|link|url|date|number|tick ?box|check ?box|yes\/no|picture|photo|file|drop-?down|rating|money|amount|percentage|time|text)`

const reached = String.raw`(?:when|once|as soon as|if|after) (?:it|they|he|she|we|i|the \p{L}+|that|those)(?:'s|'ve|'re)? (?:(?:is|are|has|have|been|gets?|got|was|were) )*(?<did>\p{L}+)(?: (?:it|them|in|back|out))?`
/** What was done to it, or what it did, as a tick of that list. */
const tickedOff = (model: ProjectModel, { list, did = '' }: Readonly<Record<string, string | undefined>>): Told => {
  const thing = resolveThing(model, list!, 'en')
  const isPast = /(?:ed|id|nt|ne|en|lt|pt|ght|ld|ade|ut)$/i.test(did)
  const past = isPast ? did : did.endsWith('e') ? `${did}d` : `${did.replace(/s$/, '')}ed`
  if (!thing || thing.fields.some(({ label }) => label.toLowerCase() === past.toLowerCase())) return null
  return [`add a tick box for ${past} to the ${thing.many.toLowerCase()}`]
}

export const holdsEn: readonly Saying[] = [
  // "toppings as check boxes where I can tick several: ham, olives"
  [
    saying`^${ask}(?:the |our )?(?<field>${name}),? (?:${be}|with) (?:${boxes} )?(?:(?:where|that|which|so(?: that)?|to|and) )?(?:${whoever} )?(?:can |could |may |just |get to )*${picks} (?:${many})(?: of(?: them)?)?(?: at once| at a time)?(?:,? (?:from|out of|among|of)|:| -| –|,) ?${listed}$`,
    severalOf,
  ],
  [
    saying`^${ask}(?:the |our )?(?<field>${name}) (?:should|must|has to|needs to|could|can) (?:let|allow) (?:me|us|people|them|you)(?: to)? ${picks} (?:${many})(?: at once| at a time)?(?:,? (?:from|out of|among|of)|:| -| –|,) ?${listed}$`,
    severalOf,
  ],
  [
    saying`^${ask}(?:the |our )?(?<field>${name}) (?:${be}) (?:${boxes}) (?:(?:that|which) )?(?:${whoever} |to )(?:can |could )?(?:tick|check|tap)(?: off)?(?::| -| –|,) ?(?<list>[^:?]+?)(?:[.;,] (?:some|most|many|a few|people|they|it|you|${whoever})\b.*)?$`,
    severalOf,
  ],
  // "right now price is only a number. It ought to be money, in US dollars"
  [
    saying`^(?:(?:right now|at the moment|currently|today|so far) )?(?:the )?(?<field>${name}) (?:is|are) (?:only |just |currently |still |a bit of )*(?:an? )?(?:plain |simple )?(?:number|text|word|date|yes\/no|tick ?box|field|amount)s?(?: field| box| now)?[.;,]? (?:(?:and|but|while|though|when) )?(?:it|that|this|they) (?:(?:should|must|ought to|needs? to|has to|have to)(?: really)? be|is(?: really| actually)?) (?:an? )?(?<kind>${kind})s?(?:,? (?:in|so) (?<money>[\p{L} ]+))?$`,
    (model, { field, kind: to, money }) => {
      const at = place(model, field)
      if (!at) return null
      return money && currencyIn(money) && /^(?:money|amount)$/i.test(to!)
        ? inMoney(model, field, money)
        : deeds.retype(model, { field, type: to! }, 'en')
    },
  ],
  [
    saying`^${ask}(?:the |our )?(?<field>${name}) (?:needs?|should (?:have|get|show)|wants?|has to have|lacks|is missing|could use|with)(?: to have)? an? (?<money>pound|dollar|euro|yen|us dollar)s? (?:sign|symbol)(?: (?:in front|before it|on it|next to it))?$`,
    (model, { field, money }) => inMoney(model, field, money!),
  ],
  // "I tap the guest's email and nothing happens, can you make that a proper email field"
  [
    saying`^(?<what>.{5,120}?)(?:[,.;!]| -| –) ?(?:so |and |please |can you |could you |would you |let's |i'd like you to )*(?:make|turn|change|set) (?:that|it|this)(?: one)?(?: into)? (?:an? )?(?:(?:proper|real|actual|clickable|working|normal|plain) )*(?<kind>${kind})(?: field| box| column)?(?:,? (?:that|which|so|instead|then|i|we|you)\b.*)?$`,
    (model, { what, kind: to }) => {
      const at = spokenOf(model, what!)
      return at && typeNamed(to!) ? deeds.retype(model, { field: at.field.label, type: to! }, 'en') : null
    },
  ],
  // "paid is no good as a yes/no, I need to put in how much they handed over"
  [
    saying`^(?:instead of |rather than )?(?:the |a )?(?:(?:tick|yes\/no|check ?box)(?: box)? for )?(?:the )?(?<field>${name})(?:,? yes ?\/ ?no| or not)?(?: (?:is|are|as|isn't|won't|doesn't|does not|is not|no good)\b[^,.;]*)?(?:,|;|\.| -| \bbut)? (?:${whoever} )(?:(?:really|actually|also|would|rather) )*(?:need|want|have|like|'d like|prefer)(?: to)?(?: (?:put in|put down|know|enter|see|record|write(?: in)?|type in|keep))? (?:(?<sum>how much|(?:the |an )(?:amount|sum))|(?<day>when|(?:the )?(?:date|day)))\b.*$`,
    (model, { field, sum }) => {
      const at = place(model, field)
      return at?.field.type === 'bool' ? deeds.retype(model, { field, type: sum ? 'money' : 'date' }, 'en') : null
    },
  ],
  // "no more homework, we're calling it Practice and it's minutes now"
  [
    saying`^(?:no more|enough of|forget|it's not|not) (?<was>${name})(?: any ?more)?(?:,|;|\.| -) ?(?:so |and |but )*(?:we're|we are|we|i'm|i|it's|its|they're|now)(?: now)? (?:calling|call|say|saying|called)(?: it| them| that)? (?<called>["“]?\p{L}[\p{L} -]{1,30}?["”]?)(?: now)?(?:,? and (?:it's|its|it is|they're|that's|make (?:it|them)) (?:in |real |actual |proper |an? )*(?<kind>dollars|euros|pounds|kronor|yen|cash|bucks|[\p{L} ]{3,20}?)(?: now| instead| from now on)*)?$`,
    (model, { was, called, kind: to }) => {
      const at = place(model, was)
      const label = bare(called!)
      if (!at || resolveField(model, label, 'en')) return null
      const type = to && (currencyIn(to) || /^(?:cash|bucks)$/i.test(to) ? 'money' : to)
      const held = type ? (typeNamed(type) ? deeds.retype(model, { field: was, type }, 'en') : null) : does()
      return (
        held &&
        does(...held.operations, { op: 'renameField', thing: at.thing.id, field: at.field.id, label: labelOf(label, 'en') })
      )
    },
  ],
  // "subs paid should really be the date they paid"
  [
    saying`^(?:the |our )?(?<field>${name}) (?:${be}) (?:really |actually |rather )*(?:the |an? )?(?:actual |exact )?(?<kind>date|day|time|amount|number) (?:(?:when|on which|that|of when) )?(?:it|they|we|i|he|she|you|people|somebody|someone) (?:was |were |is |have |has |had |actually |really )*\p{L}+\b.*$`,
    (model, { field, kind: to }) => (place(model, field) ? deeds.retype(model, { field, type: to! }, 'en') : null),
  ],
  // "captains mobile should be a proper phone number you can press to ring"
  [
    saying`^${ask}(?:the |our )?(?<field>${name}) (?:(?:${be}) )?(?:an? )(?:(?:proper|real|actual|clickable|working|normal|plain|simple) )+(?<kind>${kind})(?: field| box| column)?(?:,? (?:(?:that|which|so) )?(?:you|i|we|people|they|one)\b.*)?$`,
    (model, { field, kind: to }) => (place(model, field) ? deeds.retype(model, { field, type: to! }, 'en') : null),
  ],
  // "size should be square metres, and it wants to be an actual number": the first says so already, where it has a unit
  [
    saying`^(?<first>.{8,80}?),? (?:and|but|so) (?:it|that|they|this) (?:should|must|needs? to|wants? to|has to|ought to) (?:also )?(?:really )?be an? (?:(?:proper|real|actual|plain) )+(?<kind>${kind})(?:,? (?:so|because|as|not|instead)\b.*)?$`,
    (model, { first, kind: to }) => {
      const at = spokenOf(model, first!)
      return at ? [first!, `make ${at.field.label} ${/^[aeiou]/i.test(to!) ? 'an' : 'a'} ${to}`] : null
    },
  ],
  // "documents should be ticked off when they arrive"
  [
    saying`^${ask}(?:the |our |my |all |each |every )*(?<list>\p{L}+(?: \p{L}+)??) (?:(?:should|must|needs? to|has to|have to|can|could|is to|are to) )?(?:be |get )?(?:able to be )?(?:ticked|checked|crossed|marked) off ${reached}$`,
    tickedOff,
  ],
  [
    saying`^${ask}(?:tick|check|cross|mark) (?:off )?(?:the |our |my |all |each |every )*(?<list>\p{L}+(?: \p{L}+)??) ?(?:off )?${reached}$`,
    tickedOff,
  ],
  // "a tick for opened yes/no"
  [
    saying`^${ask}(?:an? |one )?(?:tick|check)(?: ?box)?(?: (?:for|if|when|whether|that says|saying))? (?:it's |it is |they're |they are )?(?<what>${name}),? (?:yes ?\/ ?no|yes or no|y\/n)$`,
    (_model, { what }) => [`add a tick box for ${what}`],
  ],
  [
    saying`^(?:need|want|${ask})(?: the| an?)? ?(?<what>${name}) as (?:an? )?(?:yes ?\/ ?no|yes or no|tick ?box|check ?box|tick)$`,
    (model, { what }) => (resolveField(model, what!, 'en', mainThing(model)) ? null : [`add a tick box for ${what}`]),
  ],
  // "the kids want to give every cake stars, one to five"
  [
    saying`^(?:.*? (?:want|wants|like|love|need|needs|able|can|could) (?:to )?|${ask})?(?:give|rate|score|review) (?:each|every|all|the|our|my|these|those)(?: (?:the|one|of (?:the|them)))* ?(?<list>\p{L}+)?(?: (?:by|with|in|on))?,? (?:(?:a|some|its) )?(?:stars?(?: rating)?${five}?|${five} stars?|(?:an? )?(?:1-5|five|5) stars|(?:an? )?star rating)(?: (?:afterwards|after .+?|at the end|later))?(?:,? (?:and )?(?:name|call) (?:it|that|them|this|the field) (?<of>\p{L}+(?: \p{L}+)?))?$`,
    stars,
  ],
  [
    saying`^(?:(?:.*[.;?!]|(?:\S+ ){3,}\S+,) (?:so |and |but )*)?${ask}(?:how about |what about )?(?:an? |some )?(?:stars?(?: rating)?${five}|star rating|rating (?:in|with|of) stars|${five} stars?|five stars)(?: (?:for|on) (?:the |each |every |its )?(?<of>\p{L}+(?: \p{L}+)?))?$`,
    (model, { of }) => {
      const list = of && resolveThing(model, of, 'en') ? of : undefined
      return stars(model, list ? { list } : { of })
    },
  ],
  // "add cuisine with Thai, French and Greek": what nobody knows as a field is one of these
  [
    saying`^${ask}(?:an? |the )?(?<field>${name}) with (?<list>[^:?.]+(?:,| and | or )[^:?.]+?)(?: (?:to (?:choose|pick) from|as (?:options|choices)))?$`,
    (model, { field, list }, text) => {
      const isAsked = /\b(?:add|include|need|want|have|like)\b/i.test(text.slice(0, text.indexOf(field!)))
      const known = [...readingsIn(field!, 'en'), ...readingsIn(`${field}s`, 'en')]
      const options = choicesListed(list!, 'en') ?? []
      const areFields = options.some(
        (each) =>
          /^(?:an?|the|their|its|his|her) /i.test(each) ||
          readingsIn(each, 'en').some(({ kind }) => kind === 'thing') ||
          typeNamed(each),
      )
      const isField = !known.some(({ kind }) => kind !== 'field') && !resolveThing(model, field!, 'en')
      return isAsked && isField && !areFields && options.length > 2 && !place(model, field!)
        ? among(model, { field, options: list }, 'en')
        : null
    },
  ],
]
