// "Tools, members and loans", "patients, doctors, appointments": for whom something is done, who does it and what it is done to stand in
// the same breath, so an appointment knows its patient and its doctor. Only where the choice is plain: one list comes into question.
import type { Language } from '#shared/languages.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import { endsOfRecords, fieldsOfEnds, type LinkEnd, partsOfLists, servedPeople, whatOrWho } from '../../lexicon/natural-links.ts'
import type { SaidThing } from '../intent.ts'
import { fieldsThatSuffice } from './names-record.ts'
import type { PlannedThing } from './plan-things.ts'

/** What somebody does and nobody wrote down before. */
const endsOfActs: readonly LinkEnd[] = ['whom', 'by', 'what']
const people: ReadonlySet<NounClass> = new Set(['person', 'group'])
const handled: ReadonlySet<NounClass> = new Set(['artifact', 'vehicle', 'animal', 'place', 'product', 'food', 'plant', 'work'])

/** Of people that nobody wrote down: who has, gets or pays something. */
const served: Record<Language, RegExp> = {
  en: /(?:owner|donor|buyer|renter|borrower|hirer|lodger|boarder|attendee|participant|parent|family|household|resident|investor|patron|heir|bride|couple|client|passenger|subscriber|mentee|trainee|learner|employer|swimmer|runner|dancer|athlete|rower|rider|skater|gymnast|wrestler|boxer|cyclist|camper|scout|company|club|business)$/i,
  sv: /(?:ägare|givare|köpare|låntagare|hyrestagare|deltagare|förälder|familj|hushåll|boende|passagerare|prenumerant|elev|klient|beställare|simmare|löpare|dansare|idrottare|ryttare|gymnast|åkare|scout|företag|förening)$/i,
  ja: /(?:飼い主|オーナー|寄付者|利用者|借主|購入者|参加者|選手|部員|保護者|家庭|世帯|入居者|乗客|会員|様|客|生徒|受講者|依頼者|依頼主|企業|取引先)$/u,
}

/** "We lend tools": loans that nobody spoke of are of what was spoken of. */
const lending = new Set(['loan', 'rental'])
const classOf = ({ known, nounClass, one }: SaidThing, language: Language): NounClass => {
  const kind = nounClass ?? classOfNoun(one.toLowerCase(), language)
  return kind === 'object' && known ? classOfNoun(known.nouns.en.one, 'en') : kind
}

const isUntold = ({ said, why }: PlannedThing, language: Language): boolean =>
  why === 'said' && !said.known && classOfNoun(said.one, language) === 'object'

function isEnd(end: LinkEnd, said: SaidThing, language: Language): boolean {
  const kind = classOf(said, language)
  if (end === 'what') return handled.has(kind) && said.known?.entry.actor !== true
  if (end === 'where') return kind === 'place' && said.known?.entry.actor !== true
  if (said.known?.entry.actor !== true && !people.has(kind)) return false
  const isServed = said.known ? servedPeople.has(said.known.id) : served[language].test(said.one)
  return isServed === (end === 'whom')
}

/** Adds the lists a deed has to do with to its parents. */
export function linkDeeds(planned: readonly PlannedThing[], language: Language): void {
  for (const deed of planned) {
    const { said } = deed
    const id = said.known?.id ?? ''
    const isLending = deed.why === 'domain' && lending.has(id)
    // so many fields say themselves who and what
    if ((deed.why !== 'said' && !isLending) || said.fields.length >= fieldsThatSuffice) continue
    const isAct = !said.known && classOfNoun(said.one, language) === 'act'
    const isOfSomething = () => whatOrWho.has(id) && said.parents.some((each) => isEnd('what', each, language))
    for (const end of endsOfRecords[id] ?? (isAct ? endsOfActs : []))
      if (end !== 'by' || !isOfSomething()) linkEnd(deed, end, planned, language)
    linkWhole(deed, planned)
  }
}

const isTied = (one: PlannedThing, other: PlannedThing): boolean =>
  one.said.parents.includes(other.said) ||
  (one.said.known?.fields.some(({ target }) => target !== undefined && target === other.said.known?.id) ?? false)

function linkEnd(deed: PlannedThing, end: LinkEnd, planned: readonly PlannedThing[], language: Language): void {
  const { said } = deed
  const ends = planned.filter((each) => each !== deed && each.why === 'said' && isEnd(end, each.said, language))
  // "aids, clients and loans": beside those who do it, what no word tells of is what it is done with
  const rest = end === 'what' && said.known && !ends.length ? planned.filter((each) => isUntold(each, language)) : []
  if (rest.length === 1) ends.push(rest[0]!)
  const [only] = ends
  if (ends.length !== 1 || !only || isTied(deed, only) || isTied(only, deed)) return
  said.parents.push(only.said)
  said.linked = [...(said.linked ?? []), ...fieldsOfEnds[end]]
}

/** "Teams, players, matches": a player is one of a team. */
function linkWhole(part: PlannedThing, planned: readonly PlannedThing[]): void {
  for (const id of partsOfLists[part.said.known?.id ?? '']?.split(' ') ?? []) {
    const whole = planned.find((each) => each !== part && each.why === 'said' && each.said.known?.id === id)
    if (!whole) continue
    if (!isTied(part, whole) && !isTied(whole, part)) part.said.parents.push(whole.said)
    return
  }
}
