// "Group them by course - starter, main, dessert", "stars out of 5, not a number", "add 'ghosted' and 'offer' to the statuses": choices and
// kinds of fields, said beside what is not wanted or in a row.
import { singular } from '../../lexicon/inflect.ts'
import type { ProjectModel } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import { among, chosen } from './choices.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const kinds = String.raw`numbers?|(?:free )?text|lists?|tables?|drop-?downs?|tick ?box(?:es)?|check ?box(?:es)?|dates?|lines?|rows?|grid|cards?|calendar|board|yes ?\/ ?no|yes or no|choice|percentage|stars|rating|spreadsheet|pictures|photos|gallery`

/** Only of what can be chosen from, and is called just so. */
function chosenAmong(model: ProjectModel, name: string) {
  const one = singular(bare(name).toLowerCase())
  const found = resolveField(model, one, 'en', mainThing(model))
  const isCalledSo = found && [one, bare(name).toLowerCase()].includes(found.field.label.toLowerCase())
  const canBe = found && ['select', 'text'].includes(found.field.type) && found.field.id !== found.thing.titleField
  return isCalledSo && canBe && !found.field.formula ? found : undefined
}

/** "Categories: bar soap, liquid soap" where there is one category already: these are its choices. */
function offers(model: ProjectModel, field: string, list: string, of?: string): Told {
  const thing = of ? resolveThing(model, of, 'en') : undefined
  const place = chosenAmong(thing ? { ...model, things: [thing] } : model, field)
  const options = choicesListed(list, 'en')
  if (!place || !options) return null
  const at = { thing: place.thing.id, field: place.field.id, options }
  return does(place.field.type === 'select' ? { op: 'setOptions', ...at } : { op: 'retypeField', type: 'select', ...at })
}

/** "Subject should be maths, English, science", where subjects are a list: those are on it, and no others. */
function onList(model: ProjectModel, name: string, list: string): Told {
  const thing = model.things.find(({ one, many }) => [one, many].some((each) => each.toLowerCase() === bare(name).toLowerCase()))
  const all = choicesListed(list, 'en')
  if (!thing || !all || model.things.length < 2) return null
  return does(
    { op: 'clearRows', thing: thing.id },
    ...all.map((each): Operation => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: each } })),
  )
}

/** Grouped by what is chosen among what was listed. */
function groupedBy(model: ProjectModel, { of, field = '', list = '' }: Readonly<Record<string, string | undefined>>): Told {
  const thing = (of && resolveThing(model, of, 'en')) || mainThing(model)
  const options = choicesListed(list, 'en')
  const name = singular(field.trim())
  if (!thing || !options || resolveThing(model, name, 'en')) return null
  const found = resolveField(model, name, 'en', thing)
  if (found && (found.thing !== thing || !['select', 'text'].includes(found.field.type))) return null
  const chosen = among(model, { field: found?.field.label ?? name, options: list, thing: thing.many }, 'en')
  const [change] = chosen?.operations ?? []
  const group = change?.op === 'addField' ? change.field.id : found?.field.id
  if (!chosen || !group) return null
  return { ...chosen, operations: [...chosen.operations, { op: 'setGroup', thing: thing.id, group }] }
}

const quoted = String.raw`(?:'[^']{1,30}'|"[^"]{1,30}"|“[^”]{1,30}”|‘[^’]{1,30}’)`
/** Those that are not among the choices yet. */
function offersMore(model: ProjectModel, said: string, name: string): Told {
  const one = singular(bare(name).toLowerCase())
  const place = resolveField(model, one, 'en', mainThing(model))
  if (place?.field.type !== 'select') return null
  const all = [...said.matchAll(new RegExp(quoted, 'gu'))].map(([each]) => capitalised(each.slice(1, -1).trim()))
  const had = place.field.options!.map((option) => option.toLowerCase())
  const fresh = all.filter((option) => !had.includes(option.toLowerCase()))
  if (!fresh.length) return alreadySo('en')
  const at = { thing: place.thing.id, field: place.field.id }
  return does(...fresh.map((option): Operation => ({ op: 'addOption', ...at, option })))
}

/** "New status: did not attend" */
function oneMore(model: ProjectModel, { field = '', option = '' }: Readonly<Record<string, string | undefined>>): Told {
  const place = resolveField(model, singular(field), 'en', mainThing(model))
  const name = capitalised(bare(option))
  if (place?.field.type !== 'select' || name.split(/\s+/).length > optionWordsMax || /[,:;]/.test(name)) return null
  if (place.field.options!.some((each) => each.toLowerCase() === name.toLowerCase())) return alreadySo('en')
  return does({ op: 'addOption', thing: place.thing.id, field: place.field.id, option: name })
}
const optionWordsMax = 4

export const choicesEn: readonly Saying[] = [
  // "different colours for school, work and birthdays": choices have colours of their own
  [
    saying`^${ask}(?:different|separate|own|other) colou?rs? (?:for|per|by|depending on) (?:the |each |every )?(?<list>[^:]+)$`,
    (model, { list }) => {
      const place = resolveField(model, list!, 'en', mainThing(model))
      if (place?.field.type === 'select') return alreadySo('en')
      const thing = mainThing(model)
      const options = choicesListed(list!, 'en')
      const own = thing?.fields.find(({ type, concept }) => type === 'select' && concept === 'category')
      if (own || !thing || !options) return own ? offers(model, own.label, list!) : null
      return does(chosen(thing, 'category', options, model, 'en'))
    },
  ],
  [
    saying`^(?:kindly )?${ask}(?:an? )?(?:new|another|extra|additional|one more|further) (?<field>\p{L}+(?: \p{L}+)?)(?: option| choice| value)?(?::|, namely| called| named| -),? ?(?<option>[^:]+)$`,
    oneMore,
  ],
  [
    saying`^(?<rest>.+?\b(?:should|must|as|into|be|are|is|in|want|prefer)\b.+?),? (?:and |but )?(?:not|instead of|rather than) (?:as |in |just |only )*(?:an? |the )?(?:plain |simple |boring )?(?:${kinds})$`,
    (_model, { rest }) => (/\bif not\b|\bor$/i.test(rest!) ? null : [rest!]),
  ],
  [
    saying`^${ask}(?:group|split|divide|sort|organi[sz]e|arrange|categori[sz]e)(?:ed)? (?:them |it |everything |(?:the |my |all |our )*(?<of>\p{L}+(?: \p{L}+)?) )?(?:by|into|in) (?:the |their )?(?<field>[\p{L}]+(?: [\p{L}]+)?)(?: -| –|:| \(|,? like|,? such as|,? e\.g\.) (?<list>[^()]+?)\)?$`,
    groupedBy,
  ],
  [
    saying`^${ask}(?:the |some |these |different )*(?<field>\p{L}+(?: \p{L}+)?)(?: (?:for|of) (?:the |our |my )?(?<of>\p{L}+(?: \p{L}+)?))?(?:(?: as well| too| also),?|:| -| –| like:?| such as| \() ?(?<list>[^():]+?)\)?$`,
    (model, { field, list, of }) => offers(model, field!, list!, of),
  ],
  // "I want categories vegetarian, vegan, meat, fish"
  [
    saying`^${ask}(?:the |these )?(?<field>categories|types|kinds|sizes|levels|genres|colou?rs|statuses|sections) (?<list>(?!(?:can|could|should|shouldn't|must|may|might|are|is|have|has|need|needs|will|to|for|of|on|in|with|per|by|from|and|or|that|which|first|last|as)\b)[^:,]+,[^:,]+(?:,| and | or )[^:]+)$`,
    (model, { field, list }) => offers(model, field!, list!) ?? among(model, { field: singular(field!), options: list }, 'en'),
  ],
  // "plots can be free, taken or reserved"
  [
    saying`^(?:the |our |my |each |every |all |an? )*(?<of>\p{L}+(?: \p{L}+)?) (?:can|could|should|may|must|will) (?:only |either )*be:? (?<list>[^:]+,[^:]+)$`,
    (model, { of, list }) => {
      const thing = resolveThing(model, of!, 'en')
      const state = thing?.fields.find(({ type, concept }) => type === 'select' && concept === 'status')
      return thing && state && (choicesListed(list!, 'en')?.length ?? 0) > 2
        ? offers(model, state.label, list!, thing.many)
        : null
    },
  ],
  [
    saying`^${ask}(?:the |our |my )?(?<field>\p{L}+(?: \p{L}+){0,2}?)(?: options?| choices| values| levels| drop-?down| field)? (?:should|must|can|could) (?:only |just )?be(?: one of| either| the following| an? (?:drop-?down|choice|pick ?list|select(?:ion)?|list|menu)(?: field| list| box)?(?: of| with| between| from| among)?)?:?(?: -| –)? (?<list>(?!an? |picked|chosen|selected|several|multiple|many|more than)[^:]+,[^:]+)$`,
    (model, { field, list }) => offers(model, field!, list!) ?? onList(model, field!, list!),
  ],
  [
    saying`^${ask}(?:an? |the )?(?:(?:new )?(?:field|column|drop-?down)(?: for| called| named|:)? )?(?<field>\p{L}+(?: \p{L}+){0,2}?)(?: field| column)?,? (?:with|from) (?:the |these )?(?:options|choices|values|alternatives)(?: of)?:? (?<list>[^:]+)$`,
    (model, { field, list }) => among(model, { field, options: list }, 'en'),
  ],
  // "a field Paid by, cash/card/account. Required, otherwise …"
  [
    saying`^${ask}(?:an? |the )(?:new )?(?:field|column|drop-?down)(?: for| called| named|:)? (?<field>\p{L}+(?: \p{L}+){0,2}?)(?:,|:| with| -| \() ?(?<list>[^,.()/]+(?:/[^,.()/]+)+|[^.():]+,[^.():]+)\)?(?:[.,;] ?(?:(?:it's|it is|and) )?(?<must>required|mandatory|compulsory)\b.*)?$`,
    (model, { field, list, must }) => {
      const read = among(model, { field, options: list }, 'en')
      const [change] = read?.operations ?? []
      if (!read || !must || !change || !('thing' in change) || !('field' in change) || typeof change.thing !== 'string')
        return read
      const id = typeof change.field === 'string' ? change.field : change.field.id
      return does(...read.operations, { op: 'requireField', thing: change.thing, field: id, required: true })
    },
  ],
  [
    saying`^${ask}(?<list>${quoted}(?:(?:,| and| or|, and) ${quoted})*) (?:to|as|in|under) (?:the |our |an? )?(?<field>[\p{L} ]+?)(?: options?| choices?| list| field| values?| drop-?down)*$`,
    (model, { list, field }) => offersMore(model, list!, field!),
  ],
]
