// "Split the address into street, town and postcode", "party size should be adults and children separately", "players should be min and
// max": one field becomes several. A text is cut where it is written with commas or spaces; of what cannot be cut, the first part keeps it.
import { isNumber } from '../../field-kinds.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import { does } from '../reading.ts'
import { isPartOfName, partsIn, partsMax, splitText } from '../readers/read-reshape.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

type Place = NonNullable<ReturnType<typeof resolveField>>

const bounds = /^(?:min(?:imum)?|max(?:imum)?|from|to|start|end|low|high|lowest|highest|first|last|before|after|in|out)$/i
const cannotBeCut = ['date', 'datetime', 'time', 'phone', 'email', 'image']

/** Two numbers, days or times in place of one: what was stored stays under the first. */
function besideEachOther(model: ProjectModel, { thing, field }: Place, parts: readonly string[]): Told {
  const isTime = ['date', 'datetime', 'time'].includes(field.type)
  const base = isTime ? field.label.replace(/ (?:date|day|time)$/i, '') : field.label.toLowerCase()
  const nameOf = (each: string) => (isTime ? `${base} ${each.toLowerCase()}` : `${each} ${base}`)
  const labelOf = (each: string) => (bounds.test(each) ? capitalised(nameOf(each)) : fieldSaid(bare(each), model, 'en').label)
  const [first, ...others] = parts.map(labelOf)
  const taken = new Set(thing.fields.map(({ id }) => id))
  const at = thing.fields.indexOf(field) + 1
  const { unit, decimals, type } = field
  const added = others.flatMap((label, nth): Operation[] => {
    const id = freeId(idOf(label), taken, 'part')
    taken.add(id)
    const part = { id, label, type, ...(unit && { unit }), ...(decimals !== undefined && { decimals }), why: 'edit' as const }
    return [
      { op: 'addField', thing: thing.id, field: part },
      { op: 'moveField', thing: thing.id, field: id, to: at + nth },
    ]
  })
  return does({ op: 'renameField', thing: thing.id, field: field.id, label: first! }, ...added)
}

/** What names a row is its name, whatever it is called: "split pupil into first name and surname". */
function namedBy(model: ProjectModel, said: string): Place | undefined {
  const host: Thing | undefined = resolveThing(model, said.replace(/(?:'s|s')? (?:full )?names?$/i, ''), 'en') ?? mainThing(model)
  const field = host?.fields.find(({ id }) => id === host.titleField)
  const isSaid =
    /^(?:(?:the|their|full) )*names?$/i.test(said) ||
    (host && resolveThing(model, said.replace(/(?:'s|s')? (?:full )?names?$/i, ''), 'en'))
  return host && field && isSaid ? { thing: host, field } : undefined
}

function inParts(model: ProjectModel, said: string, list: string): Told {
  const parts = partsIn(list)
  if (parts.length < 2 || parts.length > partsMax) return null
  const areNames = parts.every((each) => isPartOfName(each, 'en'))
  const place = resolveField(model, said, 'en', mainThing(model)) ?? (areNames ? namedBy(model, said) : undefined)
  if (!place || place.field.formula) return null
  const isTitle = place.field.id === place.thing.titleField
  if (!areNames && (isTitle || parts.some((each) => resolveThing(model, each, 'en')))) return null
  if (['text', 'longtext'].includes(place.field.type)) return splitText(place, parts, 'en')
  return !isTitle && (isNumber(place.field) || cannotBeCut.includes(place.field.type))
    ? besideEachOther(model, place, parts)
    : null
}

const name = String.raw`\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,2}?`
const part = String.raw`(?:(?:an?|the|one for|one) )*\p{L}[\p{L}\p{N}'/-]*(?: [\p{L}\p{N}'/-]+){0,2}?`
const parts = String.raw`${part}(?:, ?${part})*(?:,? and |, ?| & | ?\/ ?| \+ )${part}`
const boxes = String.raw`(?:fields?|columns?|boxes|box|bits|parts|pieces|lines|spaces|entries|values|numbers)`
const several = String.raw`(?:(?:two|three|four|2|3|4|its own|their own|own|separate|different|single|individual) )+`
const apart = String.raw`(?:separate(?:ly)?|apart|(?:(?:as|in|into|with|on) )?${several}${boxes}|each (?:in|on) (?:its|their) own(?: ${boxes})?)`
const should = String.raw`(?:should|must|could|can|has to|have to|needs? to|ought to|wants to|would be better|is better)(?: really| actually| rather)?`
const why = String.raw`(?: please)?(?:(?:,| -|;)? (?:because|since|as|so|to|for|otherwise|rather than|instead of)\b.*|, (?:it|i|we|they|that|the|my|our|you)\b.*)?`

export const splitEn: readonly Saying[] = [
  [
    saying`^${ask}(?:split|divide|separate|break)(?:ting|ing)?(?: up| out| down)? (?:(?:the|my|our|each|every|their) )*(?<what>${name})(?: up| out| down)? (?:(?:into|in|to|between|as) |(?:: ?|- |, ))(?:(?:${several}${boxes}|two)(?:: ?| - |, ?| for | )?(?:for )?)?(?<list>${parts})${why}$`,
    (model, { what, list }) => inParts(model, what!, list!),
  ],
  [
    saying`^(?:(?:the|our|my|each|every) )*(?<what>${name}) (?:(?:${should}) (?:be |get )?(?:split|divided|separated|broken)|(?:needs?|wants?) (?:splitting|dividing|separating|breaking))(?: up| out| down)? (?:into|in|between|to|as) (?:(?:${several}${boxes}|two)(?:: ?| - |, ?| for | )?(?:for )?)?(?<list>${parts})${why}$`,
    (model, { what, list }) => inParts(model, what!, list!),
  ],
  [
    saying`^${ask}(?:(?:can|could|should|would) )?(?:(?:the|our|my|each|every) )*(?<what>${name}) (?:(?:(?:${should}) )?(?:be|have|become|go in|go into|consist of) |(?:as|into|in) |${should} )?(?:${several}${boxes}|two)(?:: ?| - |, ?| for (?:the )?| with )(?<list>${parts})${why}$`,
    (model, { what, list }) => inParts(model, what!, list!),
  ],
  [
    saying`^${ask}(?:(?:the|our|my|each|every) )*(?<what>${name}) (?:(?:${should}) (?:be|have|become|show|say|ask for) |as |into )(?<list>${parts}),? (?:${apart})${why}$`,
    (model, { what, list }) => inParts(model, what!, list!),
  ],
  // "guest should be first name and surname"
  [
    saying`^${ask}(?:(?:the|our|my|each|every) )*(?<what>${name}) (?:(?:${should}) (?:be|have|become) |as )(?<list>${parts})$`,
    (model, { what, list }) => (partsIn(list!).every((each) => isPartOfName(each, 'en')) ? inParts(model, what!, list!) : null),
  ],
  // "first name and surname in separate boxes"
  [
    saying`^(?:${ask}|i'd rather (?:have )?|keep |store |enter )(?:(?:the|our|my|each|every|their) )*(?:(?<what>${name})'s )?(?<list>${parts})(?: (?:${should}) be)?,? (?:${apart})${why}$`,
    (model, { what = 'name', list }) =>
      partsIn(list!).every((each) => isPartOfName(each, 'en')) ? inParts(model, what, list!) : null,
  ],
  // "players should be min and max"
  [
    saying`^(?:the |our )?(?<what>${name}) (?:(?:${should}) )(?:be|have|become)(?: two| both| an?| split into)*(?: fields?| numbers?| values?)?:? (?:an? |the )?(?<one>min(?:imum)?|from|start|lowest|low|net|home|before) and (?:an? |the )?(?<other>max(?:imum)?|to|end|highest|high|gross|vat|tax|work|after)$`,
    (model, { what, one, other }) => inParts(model, what!, `${one} and ${other}`),
  ],
  [
    saying`^${ask}(?:instead of (?:the |one |just )*(?<what>${name}),? )(?:(?:i|we)(?:'d| would)? (?:want|need|like|rather have|prefer) )?(?:have |use )?(?<list>${part} and ${part})$`,
    (model, { what, list }) => inParts(model, what!, list!),
  ],
]
