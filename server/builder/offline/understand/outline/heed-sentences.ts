// A sentence of a long description that writes down lists with their fields says the same when it stands alone, and is read best so: what
// the description tells besides is no reason to read it otherwise. Each is read once more by itself, and its lists have what it gives them.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { sentencesIn } from '../learned/sentences.ts'
import { isField } from './group-fields.ts'
import { isOf, sureGroups } from './sure-groups.ts'

const sentencesMin = 2
/** Of so many sentences what one of them alone says may be lost in the whole. */
const longMin = 4
/** So many fields of one list make a sentence one that writes it down. */
const fieldsMin = 3

/** A list as a sentence writes it down: its fields are those it has there. */
type Written = { said: SaidThing; fields: SaidField[]; isSure: boolean }

/** `read` reads a sentence as if it were all. */
export function heedSentences(intent: Intent, read: (sentence: string, language: Language) => Intent): void {
  const { prompt, language } = intent
  const sentences = sentencesIn(prompt, language)
  if (sentences.length < sentencesMin) return
  const written = sentences.flatMap(({ start, end }) => writtenIn(read(prompt.slice(start, end), language)))
  const hosts = written.flatMap((list) => {
    const host =
      hostOf(intent, list.said) ??
      (list.isSure || sentences.length >= longMin ? addThing(intent, { ...list.said, fields: [], parents: [], views: [] }) : null)
    return host ? [{ ...list, host }] : []
  })
  for (const { said, fields, host } of hosts) {
    leaveCalledSo(intent, said)
    const isWritten = (other: SaidThing, field: SaidField) =>
      hosts.some((each) => each.host === other && each.fields.some((own) => isSame(own.label, field.label, language)))
    const isOne =
      ({ label }: SaidField) =>
      (own: SaidField) =>
        isSame(own.label, label, language)
    for (const field of fields) {
      const own = host.fields.find(isOne(field))
      // "speakers (name, photo, bio)": what stands beside a field is nothing it may be
      if (own?.options?.some((option) => fields.some(({ label }) => isSame(label, option, language))))
        Object.assign(own, { ...field, options: field.options })
      if (own) continue
      for (const other of intent.things)
        if (other !== host && !isWritten(other, field)) other.fields = other.fields.filter((each) => !isOne(field)(each))
      intent.loose = intent.loose.filter((each) => !isOne(field)(each))
      addField(intent, host, field)
    }
  }
}

function writtenIn(alone: Intent): Written[] {
  const { language, things } = alone
  return sureGroups(alone)
    .flatMap(({ head, items }): Written[] => {
      const said = things.find((each) => isOf(each, head.text, language))
      const fields = said?.fields.filter((field) => items.some((item) => isField(field, item, language))) ?? []
      return said && fields.length >= fieldsMin ? [{ said, fields, isSure: true }] : []
    })
    .concat(
      things
        .filter(({ owns, implied, fields }) => owns && !implied && fields.length >= fieldsMin)
        .map((said) => ({ said, fields: said.fields, isSure: false })),
    )
}

function hostOf(intent: Intent, said: SaidThing): SaidThing | undefined {
  const { things, language } = intent
  const names = ({ one, many }: SaidThing) => [one, many]
  const found =
    things.find(({ many }) => isSame(many, said.many, language)) ??
    things.find(({ known }) => known !== undefined && known === said.known) ??
    things.find((each) => names(each).some((name) => names(said).some((other) => isSame(name, other, language))))
  if (found) delete found.implied
  return found
}

/** "Visits to my office (reason, what I did)": no field of the list before it. */
function leaveCalledSo(intent: Intent, { many }: SaidThing): void {
  const isClause = ({ label }: SaidField) => phraseKey(label).startsWith(`${phraseKey(many)} `)
  for (const each of intent.things) each.fields = each.fields.filter((field) => !isClause(field))
  intent.loose = intent.loose.filter((field) => !isClause(field))
}
