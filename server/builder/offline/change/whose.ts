// Whose the rows of a list are: the member of a loan, the client of an invoice.
import { knownThings } from '../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'

/** A list of people or firms. */
export const isActor = ({ concept = '', fields }: Thing): boolean =>
  knownThings.get(concept)?.entry.actor === true || fields.some(({ type }) => type === 'email' || type === 'phone')

const persons =
  /member|borrower|person|^who$|^(?:full )?name$|customer|client|payer|guest|tenant|apartment|household|family|employee|student|medlem|låntagare|^vem$|^namn$|kund|klient|gäst|hyresgäst|lägenhet|hushåll|familj|anställd|elev|会員|^(?:お?名前|氏名)$|利用者|借りた人|予約者|お客様|顧客|取引先|社員|部屋番号/i
/** Whose rows they are. */
export const personIn = (model: ProjectModel, { fields }: Thing): Field | undefined =>
  fields.find(({ type, target }) => type === 'ref' && model.things.some((thing) => thing.id === target && isActor(thing))) ??
  fields.find(({ type, label, concept = '' }) => type === 'text' && (persons.test(label) || persons.test(concept)))
