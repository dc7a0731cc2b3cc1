// "Add three more dogs", "my dogs are Bella, Max and Rufus", "put Rufus on the list of dogs": rows of a list by its name.
import { singular } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { type Reading, tells } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const noun = String.raw`[\p{L}][\p{L} -]{1,30}?`
const count = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|twenty|a few|some|a couple(?: of)?|several|lots of|many`
const putIn = String.raw`add|put in|put|enter|insert|create|make|give me|include|fill in|throw in|type in|generate|i need|we need|i want|show|have`
const why = String.raw`(?:,? (?:so|to|for|because|as|please|just)\b.*)?`

const samplesMax = 20
const rowsMax = 40
const namesMax = 12
const nameWordsMax = 4
const few = 3

const listOf = (model: ProjectModel, name = ''): Thing | undefined => {
  const low = bare(name).toLowerCase()
  const thing = resolveThing(model, name, 'en')
  // "members": a list is meant by its own name
  return thing && (resolveField(model, low, 'en', thing)?.field.label.toLowerCase() !== low || isCalled(thing, low))
    ? thing
    : undefined
}
const isCalled = ({ one, many }: Thing, low: string) => [one.toLowerCase(), many.toLowerCase()].includes(low)

const reading = (operations: Operation[]): Reading => ({ operations, notes: [{ kind: 'kept', text: rowSays.storedStays.en }] })

/** More examples of a list, made up like those that are there. */
function more(model: ProjectModel, said: string, name: string): Told {
  const thing = listOf(model, name)
  if (!thing) return null
  const word = said.toLowerCase().replace(/^a /, '').replace(/ of$/, '')
  const wanted = /^\d+$/.test(word) ? Number(word) : word === 'twenty' ? samplesMax : (numberWords.get(word) ?? few)
  const room = Math.min(wanted, samplesMax, rowsMax - thing.rows.length)
  return room > 0 ? reading([{ op: 'addSamples', thing: thing.id, count: room }]) : null
}

/** Names as they are written: each begins with a capital or a figure, and is nothing that the project has. */
function namesOf(model: ProjectModel, text: string): string[] | null {
  const names = text
    .split(/\s*(?:,|;|\/|&|\+)\s*(?:and\s+)?|\s+and\s+/)
    .map((each) => each.trim().replace(/^["“']|["”'.]$/g, ''))
    .filter(Boolean)
  const isNew = (name: string) =>
    /^[\p{Lu}\d]/u.test(name) &&
    name.split(/\s+/).length <= nameWordsMax &&
    !resolveThing(model, name, 'en') &&
    !resolveOption(model, name, 'en') &&
    !resolveField(model, name, 'en')
  // "Max" alone among them is somebody, too
  const areFields = names.filter((name) => readingsIn(name, 'en').some(({ kind }) => kind === 'field')).length
  return names.length && names.length <= namesMax && names.every(isNew) && areFields * 2 < names.length ? names : null
}

/** A row of each name; those that are examples go where these are all there are. */
function rowsCalled(model: ProjectModel, name: string | undefined, text: string, areAll = false): Told {
  const thing = name ? listOf(model, name) : mainThing(model)
  const names = thing && namesOf(model, text)
  const title = thing?.fields.find(({ id }) => id === thing.titleField)
  if (!thing || !names || !title || title.formula) return null
  const fresh = names.filter(
    (each) => !thing.rows.some((row) => String(row[thing.titleField]).toLowerCase() === each.toLowerCase()),
  )
  const rows = (areAll ? names : fresh).map((each): Operation => ({
    op: 'addRow',
    thing: thing.id,
    row: { [thing.titleField]: capitalised(each) },
  }))
  if (!rows.length) return tells(changeSays.alreadyThere.en(names.join(', ')))
  return rows.length > 1 || !areAll
    ? reading([...(areAll ? [{ op: 'clearRows' as const, thing: thing.id }] : []), ...rows])
    : null
}

/** "Remove Bella": the only row that is called so. */
function rowGone(model: ProjectModel, name: string): Told {
  const low = name.trim().toLowerCase()
  if (resolveThing(model, name, 'en') ?? resolveField(model, name, 'en') ?? resolveOption(model, name, 'en')) return null
  const found = model.things.flatMap((thing) =>
    thing.rows.flatMap((row, at) => (String(row[thing.titleField]).toLowerCase() === low ? [{ thing, at }] : [])),
  )
  const [only, other] = found
  return only && !other ? reading([{ op: 'removeRow', thing: only.thing.id, at: only.at }]) : null
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']
/** "Remove the first task" */
function rowAt(model: ProjectModel, nth: string, name: string): Told {
  const thing = listOf(model, name)
  if (!thing || thing.one.toLowerCase() !== bare(name).toLowerCase()) return null
  const at = nth.toLowerCase() === 'last' ? thing.rows.length - 1 : places.indexOf(nth.toLowerCase())
  return thing.rows[at] ? reading([{ op: 'removeRow', thing: thing.id, at }]) : null
}

/** "Oh and Lisa": one more of the choices that a wish before has made. */
function oneMore(model: ProjectModel, said: string): Told {
  const asked = model.things.flatMap((thing) =>
    thing.fields.flatMap((field) => (field.type === 'select' && field.why === 'edit' ? [{ thing, field }] : [])),
  )
  const names = namesOf(model, said)
  const place = asked.at(-1)
  if (!place || !names) return null
  const at = { thing: place.thing.id, field: place.field.id }
  const fresh = names.filter((each) => !place.field.options!.includes(each))
  return fresh.length
    ? { operations: fresh.map((option): Operation => ({ op: 'addOption', ...at, option })), notes: [] }
    : tells(changeSays.alreadyThere.en(names.join(', ')))
}

export const rowsNamedEn: readonly Saying[] = [
  [
    saying`^(?:remove|delete|take away|take out|get rid of|drop) (?<name>[\p{L}\d][^,.:]{1,40})$`,
    (model, { name }) => rowGone(model, name!),
  ],
  [
    saying`^(?:remove|delete|take away|take out|get rid of|drop) the (?<nth>first|second|third|fourth|fifth|last) (?<name>${noun})$`,
    (model, { nth, name }) => rowAt(model, nth!, name!),
  ],
  [
    saying`^(?:(?:oh|and|also|plus|sorry|i forgot|forgot|ah|but),? )*(?<names>\p{Lu}\p{L}+(?:(?:,| and|, and) \p{Lu}\p{L}+)*)(?: (?:too|as well|also))?$`,
    (model, { names }, text) =>
      /^(?:oh|and|also|plus|i forgot|forgot)\b|\b(?:too|as well|also)$/i.test(text) ? oneMore(model, names!) : null,
  ],
  // "add three more dogs", "a few more clients", "can you put in 5 more walks so I can see how it looks"
  [
    saying`^${ask}(?:(?:${putIn}) (?:me |us |in )?)?(?<count>${count}) (?:more|extra|additional|other|further|new|example|sample|test) (?<name>${noun})(?: (?:too|as well|also))?${why}$`,
    (model, { count: said, name }) => more(model, said!, name!),
  ],
  [
    saying`^${ask}(?:(?:${putIn}) (?:me |us |in )?)(?:more|some more|extra|additional) (?<name>${noun})${why}$`,
    (model, { name }) => more(model, 'some', name!),
  ],
  [
    saying`^(?:there (?:are|should be) (?:too few|not enough|more) |not enough |too few |i need more |we need more )(?<name>${noun})(?: (?:in there|in it|here|to see anything|to play with|to test with))?$`,
    (model, { name }) => more(model, 'some', name!),
  ],
  // "my dogs are Bella, Max and Rufus"
  [
    saying`^(?:(?:my|our) (?<name>${noun}) are(?: called| named)?|the (?<name2>${noun}) (?:are|should be) (?:called|named)):? (?<names>[\p{Lu}\d][^.:]*)$`,
    (model, { name, name2, names }) => rowsCalled(model, name ?? name2, names!, true),
  ],
  // "put Rufus on the list of dogs", "add Bella and Max to the dogs"
  [
    saying`^${ask}(?:${putIn}) (?<names>[\p{Lu}\d][^.:]*?) (?:in|on|to|into|onto|under|as|among) (?:the |my |our |an? |new )*(?:list of |table of )?(?:the |my |our )?(?<name>${noun})$`,
    (model, { name, names }) => rowsCalled(model, name!.replace(/ (?:list|table|page|register)$/i, ''), names!),
  ],
  // "add a dog called Bella", "new client: Anna Berg"
  [
    saying`^${ask}(?:${putIn})? ?(?:these |my |our |the following |an? |the )?(?:new )?(?<name>${noun})(?: called| named|:| -) (?<names>[\p{Lu}][^.:]*)$`,
    (model, { name, names }) => (listOf(model, name!) && names!.includes(',') ? rowsCalled(model, name, names!) : null),
  ],
  // "put in our cows: Rosa and Majros", of animals
  [
    saying`^${ask}(?:${putIn}) (?:our |my |these |the )(?<name>${noun}):? (?<names>[\p{Lu}][^.:]*)$`,
    (model, { name, names }) => {
      const main = mainThing(model)
      const kind = classOfNoun(singular(name!.toLowerCase()), 'en')
      const isOne = main && kind !== 'object' && kind === classOfNoun(main.one.toLowerCase(), 'en')
      return isOne && !resolveThing(model, name!, 'en') ? rowsCalled(model, undefined, names!) : null
    },
  ],
  // "get rid of the example walks and put in Bella, Max and Rufus as dogs"
  [
    saying`^(?<first>.{8,80}?),? and (?:then |instead )*(?<rest>(?:put in|put|add|enter) [\p{Lu}][^.:]*? (?:as|to|in|into) (?:the |my |our )*${noun})$`,
    (_model, { first, rest }) => [first!, rest!],
  ],
]
