// A field that is called like another list of the project holds one of it: "orders (customer, cake)" beside a list of cakes.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { isLent } from './link-nature.ts'
import type { PlannedThing } from './plan-things.ts'

/** Those who took part in something are several of a list of people. */
const tookPart =
  /^(?:participants?|attendees?|who (?:came|comes|attended|attends|took part|is coming|was there|went|ran|played|joined)|deltagare|närvarande|vilka som (?:kom|kommer|var med|deltog|deltar)|参加者|出席者|参加した人|出席した人)$/i
export const isManyOf = (label: string, { one, many, known }: SaidThing): boolean =>
  (known?.entry.actor === true && tookPart.test(label)) ||
  (many.toLowerCase() !== one.toLowerCase() &&
    many.toLowerCase() === label.toLowerCase().replace(/^(?:which|what|vilka) (?=\p{L}+$)/u, ''))
const whoDid = {
  en: /^who (?!(?:is|was|it)\b)|^who(?:['’]s| is| was) \p{L}+ing\b/iu,
  sv: /^vem (?:som |har |\p{L}+(?:er|ar)$)|^hos vem /iu,
  ja: /^誰が/,
}
/** Who it was, by no other word: not whoever it was done for. */
const whoAlone = /^(?:by whom|whom?|av vem|vem|誰)$/i
const doneFor = new Set(
  'customer patient guest supplier lead child pet student beneficiary tenant guardian player participant'.split(' '),
)

/** Choices that nobody told. */
export const hasUsualOptions = ({ concept, options }: Pick<SaidField, 'concept' | 'options'>, language: Language): boolean =>
  options?.join() ===
  knownFields
    .get(concept ?? '')
    ?.options?.map((option) => optionLabel(option, language))
    .join()

/** "plots (number, holder)" beside plot holders, "lotter (nummer, innehavare)" beside lottinnehavare. */
const isHolderOf = ({ one, fields }: SaidThing, label: string, language: Language): boolean =>
  language !== 'ja' &&
  fields.length > 0 &&
  label.length >= holderCharsMin &&
  classOfNoun(label, language) === 'person' &&
  (language === 'en' ? one.toLowerCase().endsWith(` ${label}`) : one.toLowerCase().endsWith(label))
const isHeadOf = ({ one, fields }: SaidThing, label: string): boolean =>
  fields.length > 0 && ` ${one.toLowerCase()}`.endsWith(` ${label}`)
const holderCharsMin = 5
/** What customers, tenants and pupils do themselves; a repair is made for them. */
const theyDo: Record<Language, RegExp> = {
  en: /\b(?:has|have|had|is|are|was|gets?|got|wants?|wanted|owns?|owes?|owed|pays?|paid|books?|booked|orders?|ordered|buys?|bought|borrows?|borrowed|rents?|rented|hires?|hired|takes?|took|uses?|used|reports?|reported|signs?|signed|signing|comes?|came|coming|attends?|attended|joins?|joined|asks?|asked|bids?|won|wins?|plays?|played|scored?|rides?|rode|lives?|sits?|goes|stays?|practi[sc]es?|needs?|brings?|brought|sends?|sent|wrote|made|makes?|did|does|done|had)\b/iu,
  sv: /(?<!\p{L})(?:har|hade|är|var|får|fått|fick|vill|äger|skyldig|betalar|betalade|betalat|bokar|bokat|bokade|beställer|beställt|beställde|köper|köpt|köpte|lånar|lånat|lånade|hyr|hyrt|hyrde|tar|tog|tagit|använder|anmäl\p{L}*|rapporter\p{L}*|kommer|kom|kommit|deltar|deltog|spelar|spelade|vann|rider|red|bor|sitter|behöver|skickar|gjort|gör|gjorde|ska)(?!\p{L})/iu,
  ja: /借|使|買|注文|予約|払|来|住|乗|出席|参加|得点|持|申|依頼|利用|欲|読/u,
}
const heldBy: Record<Language, RegExp> = {
  en: /^(?:holder|borrower|(?:borrowed|taken|lent|rented|booked|held) by|(?:lent|handed) (?:out )?to|who has it(?: now)?)$/,
  sv: /^(?:innehavare|låntagare|(?:lånad|utlånad|hyrd|bokad|lånas|hyrs) (?:av|till)|vem som har den(?: nu)?)$/,
  ja: /^(?:持ち主|借りた人|借り手|貸出先|借りている人)$/u,
}
const doneBy: Record<Language, RegExp> = {
  en: /^(?:staff(?: member)?|assignee|assigned to|who works|worker|done by)$/,
  sv: /^(?:personal|ansvarig|vem som jobbar|utförd av|utfört av|utförs av|utförare)$/,
  ja: /^(?:担当|担当者|スタッフ|作業者)$/u,
}
const owned = /^(?:owner|owned by|ägare|ägs av|所有者|オーナー)$/
/** Those who work there do what is done, members own it, and all others have what is lent. */
const isHeldBy = (label: string, { known }: SaidThing, language: Language): boolean =>
  (known?.id === 'member' && owned.test(label)) ||
  (known?.id === 'employee' || known?.id === 'volunteer' ? doneBy : heldBy)[language].test(label)

/** "orders (customer, cake)" beside a list of cakes: which cake. "Volunteers, shifts with date and who signed up": which of them. */
export function listMeant(
  { label, type, concept, options }: Pick<SaidField, 'label' | 'type' | 'concept' | 'options'>,
  all: readonly PlannedThing[],
  planned: PlannedThing,
  language: Language,
): PlannedThing | undefined {
  const others = all.filter((each) => each !== planned)
  // "loans (who, score, out)" beside choir scores: which of them is lent, whatever else its word may be
  const lent = isLent(planned.said) && language !== 'ja' ? others.filter(({ said }) => isHeadOf(said, label.toLowerCase())) : []
  if (lent.length === 1) return lent[0]
  // "barn (namn, grupp)" beside grupper that are told of: they are its choices
  if (type === 'select' && (options === undefined || hasUsualOptions({ concept, options }, language)))
    return others.find(
      ({ said, why }) => why === 'said' && said.fields.length > 0 && said.one.toLowerCase() === label.toLowerCase(),
    )
  if (type !== 'text' || concept === 'name' || concept === 'title') return undefined
  const isTold = ({ why }: PlannedThing) => why === 'said'
  const isPerson = ({ said, why }: PlannedThing) =>
    why !== 'implied' && (said.known?.entry.actor ?? classOfNoun(said.one.toLowerCase(), language) === 'person')
  // whoever is looked after does not do it; at home they do
  const isOfChildren = planned.said.known?.id === 'chore' || planned.said.known?.id === 'task'
  const actors = others.filter(({ said }) => said.known?.entry.actor && (isOfChildren || said.known.id !== 'child'))
  const people = actors.length ? actors : others.filter((each) => isTold(each) && !each.said.known && isPerson(each))
  const doers = others.filter((each) => isTold(each) && isPerson(each) && !doneFor.has(each.said.known?.id ?? ''))
  if (whoAlone.test(label) && /^(?:loan|rental)$/.test(planned.said.known?.id ?? ''))
    return people.length === 1 ? people[0] : undefined
  if (whoAlone.test(label)) return doers.length === 1 ? doers[0] : undefined
  if (doneBy[language].test(label.toLowerCase()) && doers.length === 1) return doers[0]
  if (whoDid[language].test(label)) {
    const did = people.length > 1 && doers.length ? doers : people
    const isTheirs = !doneFor.has(did[0]?.said.known?.id ?? '') || theyDo[language].test(label)
    return did.length === 1 && isTheirs ? did[0] : undefined
  }
  const low = label.toLowerCase().replace(/^(?:which|what|vilke[nt]|どの)(?: (?=\p{L}+$)|(?=[^ ]+$))/u, '')
  // "tools (name, who has it now)" beside members, 担当 beside スタッフ: which of them
  const whom = others.filter((each) => isPerson(each) && each.said.fields.length > 0)
  if (whom.length === 1 && (isHeldBy(low, whom[0]!.said, language) || isManyOf(low, whom[0]!.said))) return whom[0]
  // "pass (datum, bokad läkare)" beside läkare, 担当講師 beside 講師
  const called = whom.filter(({ said }) => low.endsWith(`${language === 'ja' ? '' : ' '}${said.one.toLowerCase()}`))
  if (called.length === 1 && called[0]!.said.one.length > 1) return called[0]
  const holders = others.filter(({ said }) => isHolderOf(said, low, language))
  return (
    others.find(({ said }) => isManyOf(label, said) || said.one.toLowerCase() === low) ??
    (holders.length === 1 ? holders[0] : undefined)
  )
}
