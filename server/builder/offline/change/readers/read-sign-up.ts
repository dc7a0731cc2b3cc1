// "Let people sign up for the workshops", "lägg till en anmälningssida", 申し込みページを追加: a page where one takes a place at what the project
// has days and places of, and the list of those who did.
import type { Language } from '#shared/languages.ts'
import { gatherings, isSignedUp, signsUp, waitsInLine } from '../../lexicon/gatherings.ts'
import { knownThings, localText, optionLabel } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { beginning, capacityOf, gatheringOf, isGathering, waitingOf } from '../../page-parts/gathering-parts.ts'
import { knownField } from '../../page-parts/parts.ts'
import { partWords } from '../../page-parts/part-words.ts'
import { kindPage } from '../../understand/plan/plan-kinds.ts'
import { freePath } from '../../understand/plan/plan-pages.ts'
import { linkTo, listCalled } from '../new-lists.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

const asked: Record<Language, RegExp> = {
  en: /\b(?:sign[- ]?up|registration|enrolment|booking) (?:page|form)\b|\b(?:online|web) (?:sign[- ]?up|registration|booking)s?\b/i,
  sv: /(?:anmälnings|boknings)(?:sida|formulär|funktion)(?:n|t|en|et)?(?!\p{L})/iu,
  ja: /(?:申し?込み?|予約|参加登録)(?:の)?(?:ページ|フォーム)|(?:申し?込み?|予約|参加登録)(?:を)?できる/u,
}

export function readSignUp(model: ProjectModel, { text }: Clause, language: Language): Reading {
  const waits = waitsInLine[language].test(text) ? letWait(model, language) : nothing
  if (waits.operations.length || waits.notes.length) return waits
  const isSigned = isSignedUp(text, language)
  const isAsked = asked[language].test(text) || signsUp[language].test(text)
  const gathering = isAsked && !model.pages.some(({ kind }) => kind === 'booking') ? meant(model, text, isSigned) : undefined
  return gathering ? adds(model, gathering, isSigned) : nothing
}

/** What people come to, or what has days of its own and one signs up for; a repair that is booked is neither. */
function meant({ things }: ProjectModel, text: string, isSigned: boolean): Thing | undefined {
  const dated = things.filter((thing) => beginning(thing) !== undefined)
  const isGathered = (thing: Thing) => gatherings.has(thing.concept ?? '') || capacityOf(thing) !== undefined
  const isNamed = ({ one, many }: Thing) => [one, many].some((name) => text.toLowerCase().includes(name.toLowerCase()))
  const found = dated.find((thing) => isNamed(thing) && (isSigned || isGathered(thing))) ?? dated.find(isGathered)
  return found ?? (isSigned && dated.length === 1 ? dated[0] : undefined)
}

/** Who comes too late may wait, where there is no such choice yet. */
function letWait(model: ProjectModel, language: Language): Reading {
  const page = model.pages.find((each) => isGathering(model, each))
  const booking = model.things.find(({ id }) => id === page?.thing)
  const status = booking?.fields.find(({ type, concept = '' }) => type === 'select' && /status/.test(concept))
  if (!booking || !status) return nothing
  if (waitingOf(booking)) return alreadySo(language)
  const option = localText(optionLabel('On the reserve list', model.language), model.language)
  return does({ op: 'addOption', thing: booking.id, field: status.id, option })
}

function adds(model: ProjectModel, gathering: Thing, isSigned: boolean): Reading {
  const { language, things } = model
  const there = things.find(
    (thing) => ['registration', 'booking'].includes(thing.concept ?? '') && gatheringOf([gathering], thing),
  )
  const added = there
    ? undefined
    : listCalled(model, knownThings.get(isSigned ? 'registration' : 'booking')!.nouns[language].one, language)
  const booking = there ?? added!.thing
  const link = booking.fields.some(({ target }) => target === gathering.id) ? undefined : linkTo(booking, gathering)
  const title = partWords[booking.concept === 'registration' ? 'signUp' : 'bookPlace'][language]
  const page = { ...kindPage('booking', [booking], language), title, thing: booking.id }
  const isCounted = gatherings.has(gathering.concept ?? '') || capacityOf(gathering) !== undefined
  const capacity = knownField(language, 'capacity', 'capacity')
  const operations: Operation[] = [
    ...(isCounted ? [] : [{ op: 'addField', thing: gathering.id, field: { ...capacity, why: 'edit' } } as const]),
    ...(added ? [added] : []),
    ...(link ? [link] : []),
    { op: 'addPage', page: { ...page, path: freePath(page.id, model.pages) } },
  ]
  return does(...operations)
}
