// "After each lesson I note …", "repairs get reported against a flat", "veterinärbesök per häst", レッスンのたびに: of what a record is
// stands in words around it, so it points to that.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { isDoneFor, isDoneTo, isLent, ofByNature } from './link-nature.ts'
import type { PlannedThing } from './plan-things.ts'

const named = ({ one, many }: SaidThing) => `(?:${[many, one].map((name) => escaped(name.toLowerCase())).join('|')})`

/** A record that is written down again and again, told of without what it is of. */
const again: Record<Language, (record: string) => string> = {
  en: (record) => String.raw`\b(?:after|for|at|on|during|per|about) (?:each|every) (?:\p{L}+ )?${record}\b`,
  sv: (record) => String.raw`(?<!\p{L})(?:efter|för|vid|på|under|per) varje (?:\p{L}+ )?${record}(?!\p{L})`,
  ja: (record) => String.raw`${record}(?:ごと|のたび|毎)に`,
}
/** Of what it is, in so many words. */
const tied: Record<Language, (record: string, other: string) => string> = {
  en: (record, other) =>
    String.raw`\b${record} (?:(?:get|gets|are|is|can be|will be)? ?(?:reported|logged|recorded|linked|tied|connected|made|booked|entered|noted) )?(?:against|to|for|per|of|on|about) (?:an?|each|every|one|the|some) ${other}\b`,
  sv: (record, other) =>
    String.raw`(?<!\p{L})${record} (?:(?:som )?(?:är |hör |knyts |kopplas |kopplade |knutna )?(?:till|per|för|på|av|om) (?:en |ett |varje )?)${other}(?!\p{L})`,
  ja: (record, other) => String.raw`${other}(?:ごとの|別の|ごとに)${record}`,
}

/** "Clients with address and phone, their pianos (make, model)": whose they are. */
const theirs: Record<Language, (owner: string, record: string) => string> = {
  en: (owner, record) =>
    String.raw`(?<!\p{L})${owner}(?!\p{L})[^.!?\n:]*(?:[,;(]| and| with) (?:and )?(?:their|his|her|its) (?:own )?${record}(?!\p{L})`,
  sv: (owner, record) =>
    String.raw`(?<!\p{L})${owner}(?!\p{L})[^.!?\n:]*(?:[,;(]| och| med) (?:och )?(?:deras|sina|sin|sitt|hans|hennes|dess) (?:egna )?${record}(?!\p{L})`,
  ja: (owner, record) => String.raw`${owner}の${record}(?=[はをに（(：:、。])`,
}

const hasDay = ({ known, fields }: SaidThing): boolean =>
  fields.some(({ type }) => type === 'date' || type === 'datetime') ||
  (known?.fields.some(({ type }) => type === 'date') ?? false)
/** A day of birth is no day that something happens on. */
const isBorn = /birth|född|födel|生年|誕生/i
const happens = (said: SaidThing): boolean =>
  hasDay(said) && !said.fields.every(({ type, label }) => (type !== 'date' && type !== 'datetime') || isBorn.test(label))

const lasting = new Set(['person', 'group', 'animal', 'place', 'artifact', 'vehicle', 'plant', 'product', 'food', 'work'])
const kindOf = ({ nounClass, one }: SaidThing, language: Language): NounClass =>
  nounClass ?? classOfNoun(one.toLowerCase(), language)
const isAct = (said: SaidThing, language: Language): boolean => happens(said) && !lasting.has(kindOf(said, language))
/** Somebody or something of which is written down what it is like, or that is named in one breath with the record. */
const isKept = (said: SaidThing, record: SaidThing, text: string): boolean =>
  !happens(said) &&
  (said.fields.length > 0 ||
    new RegExp(String.raw`${named(said)}(?:\s+(?:and|och|&)\s+|、|と|・)${named(record)}`, 'iu').test(text))

/** "Pets, owners and visits": named in a row with it, where nothing is told of it. */
const isBeside = (said: SaidThing, record: SaidThing, text: string): boolean =>
  said.fields.length > 0 ||
  new RegExp(
    String.raw`(?<!\p{L})${named(said)}(?:[,、・] ?\p{L}+){0,2}(?:,? (?:and|och|&) |[、とや・])${named(record)}(?!\p{L}{3})`,
    'iu',
  ).test(text)

/** What a field tells of the other list, in the words of the lexicon or by its name. */
const isFieldOf = ({ thing, nameOf, label }: SaidField, { known, one }: SaidThing): boolean =>
  (known !== undefined && (thing === known.id || nameOf === known.id)) || label.toLowerCase() === one.toLowerCase()
const isTied = (one: SaidThing, other: SaidThing): boolean =>
  one.parents.includes(other) ||
  one.fields.some((field) => isFieldOf(field, other)) ||
  (one.known?.fields.some(({ target, onRequest }) => target !== undefined && !onRequest && target === other.known?.id) ?? false)

/** Adds what a record is told to be of to its parents. */
export function linkTold(planned: readonly PlannedThing[], prompt: string, language: Language): void {
  const low = prompt.toLowerCase()
  const lists = planned.filter(({ why }) => why === 'said').map(({ said }) => said)
  for (const record of lists) {
    const others = lists.filter((other) => other !== record && !isTied(record, other) && !isTied(other, record))
    const told = others.filter((other) => new RegExp(tied[language](named(record), named(other)), 'iu').test(low))
    told.push(
      ...others.filter(
        (other) =>
          !told.includes(other) &&
          lasting.has(kindOf(other, language)) &&
          kindOf(record, language) !== 'person' &&
          new RegExp(theirs[language](named(other), named(record)), 'iu').test(low),
      ),
    )
    if (told.length) record.parents.push(...told)
    else if (others.length === 1 && lists.length === 2 && isAct(record, language) && isKept(others[0]!, record, low)) {
      if (new RegExp(again[language](named(record)), 'iu').test(low)) record.parents.push(others[0]!)
    }
    const already = lists.filter((other) => other !== record && (isTied(record, other) || isTied(other, record)))
    const open = [isDoneTo, isDoneFor].filter((isEnd) => !already.some((other) => isEnd(other, language)))
    const isToldOf = already.some((other) => other.fields.length > 0 && record.fields.some((field) => isFieldOf(field, other)))
    const ends = others.filter((other) => open.some((isEnd) => isEnd(other, language)))
    const of = isToldOf && !isLent(record) ? [] : ofByNature(record, ends, language)
    record.parents.push(...of.filter((other) => isBeside(other, record, low)))
  }
}
