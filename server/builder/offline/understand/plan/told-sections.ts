// What was told of a place stands on its page: prices, the questions visitors ask, what they should know, where it is. What was told not to
// be there is not.
import type { Language } from '#shared/languages.ts'
import type { Section, SectionItem, SectionKind, SiteTradeName } from '../../site-model.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { openAnswer } from '../site-told/questions-told.ts'
import type { SiteTold } from '../site-told/site-told.ts'

const goodToKnow: Record<Language, string> = { en: 'Good to know', sv: 'Bra att veta', ja: 'ご案内' }
/** From so many on, what was told stands in place of reasons that nobody told. */
const insteadOfReasonsMin = 3

const isReply = ({ kind }: Section) => kind === 'contact' || kind === 'rsvp' || kind === 'signup' || kind === 'newsletter'
/** Above the ways to answer. */
function above(sections: readonly Section[], section: Section): Section[] {
  const at = sections.findIndex(isReply)
  return at < 0 ? [...sections, section] : sections.toSpliced(at, 0, section)
}
const money = /[£$€] ?\d|\d ?(?:kr|euros?|pounds?|dollars?|円)/iu
const opensWithPrice = /^(?:fixed |fasta )?(?:prices?|fees?|rates?|pris(?:er)?|avgift(?:en)?|料金|参加費|会費|月謝)/iu
const asksForForm = /contact form|kontaktformulär|問い?合わ?せフォーム/iu
const second = 1
type Fact = SiteTold['facts'][number]

export function withTold(
  given: readonly Section[],
  { siteTold, prompt, language, name, sections: said = [] }: Intent,
): Section[] {
  if (!siteTold) return [...given]
  const { prices, people, questions, facts, denied, hasStreet, occasion } = siteTold
  const has = (kind: SectionKind) => sections.some((section) => section.kind === kind)
  let sections = given.filter(
    ({ kind, title }) => !denied.has(kind) && !(kind === 'text' && title !== undefined && title === name),
  )
  if (prices.length && !has('prices') && !has('plans')) sections = sections.toSpliced(second, 0, { kind: 'prices' })
  // what it costs was told in a sentence: no list of other prices beside it
  const isPriced = facts.some(({ text }) => money.test(text))
  const isOnlyFact =
    isPriced && (!said.some(({ kind }) => kind === 'prices') || facts.some(({ text }) => opensWithPrice.test(text)))
  if (!prices.length && isOnlyFact) sections = sections.filter(({ kind }) => kind !== 'prices')
  const plans = prices.map(({ name, said: price }): SectionItem => ({
    title: name,
    text: '',
    ...(price && { price }),
    points: [],
  }))
  if (prices.length) sections = sections.map((each) => (each.kind === 'plans' ? { ...each, items: plans } : each))
  if (questions.length && !has('questions')) sections = above(sections, { kind: 'questions' })
  const items = questions.map((title): SectionItem => ({ title, text: openAnswer[language] }))
  if (items.length) sections = sections.map((each) => (each.kind === 'questions' ? { ...each, items } : each))
  for (const [at, { name, title, text }] of people.entries()) {
    const own = sections.find((each) => each.kind === 'text' && each.title?.includes(name))
    sections = own
      ? sections.map((each) => (each === own ? { ...each, text } : each))
      : above(sections, { kind: 'text', id: `person${at + 1}`, title, text })
  }
  if (hasStreet && !has('address')) sections = above(sections, { kind: 'address' })
  // "workshop history (founded 1978 by my grandfather)": it stands under that heading
  const ofText = ({ label }: Fact) =>
    sections.find(({ kind, title }) => kind === 'text' && title !== undefined && title === label)
  const under = new Map<Section, string[]>()
  for (const fact of facts) {
    const section = ofText(fact)
    if (section) under.set(section, [...(under.get(section) ?? []), fact.text])
  }
  if (asksForForm.test(prompt) && !sections.some(isReply)) sections = [...sections, { kind: 'contact' }]
  const kept = facts.filter((fact) => !ofText(fact) && (fact.text !== occasion || facts.length > 1))
  sections = sections.map((each) => (under.has(each) ? { ...each, text: under.get(each)!.join('\n\n') } : each))
  if (!kept.length) return sections
  const colon = language === 'ja' ? '：' : ': '
  const lines = kept.map(({ text, label }) => `- ${label ? `${label}${colon}${text}` : text}`)
  const told: Section = { kind: 'text', id: 'told', title: goodToKnow[language], text: lines.join('\n') }
  const isAsked = said.some(({ kind }) => kind === 'features')
  if (kept.length >= insteadOfReasonsMin && !isAsked) sections = sections.filter(({ kind }) => kind !== 'features')
  return sections.toSpliced(occasion ? 0 : Math.min(second, sections.length), 0, told)
}

/** What stands on a page for what is on once, but where its trade is such days. */
const ofOccasion: readonly SectionKind[] = ['gallery', 'address', 'contact']
export const goesWithItsDay = new Set<SiteTradeName>(['couple', 'party'])
export const usualKinds = ({ siteTold }: Intent, trade: SiteTradeName, usual: readonly SectionKind[]): readonly SectionKind[] =>
  siteTold?.occasion && !goesWithItsDay.has(trade) ? ofOccasion : usual

/** "Our story (from a market stall to three shops)": what stands in brackets is what the section says; several short things are a list. */
export function textTold(details: string, language: Language): string | undefined {
  const parts = details.split(language === 'ja' ? /[、，]/u : /,(?!\d)|\s+(?:and|och)\s+(?=[^,]*$)/u).map((part) => part.trim())
  // what a form asks is nothing to read
  if (!parts.join('').trim() || parts.some((part) => asked.test(part))) return undefined
  return parts.length > 1 ? parts.map((part) => `- ${capitalised(part)}`).join('\n') : capitalised(details.trim())
}
const asked = /^(?:names?|phone|e-?mail|namn|mejl|e-?post|telefon|お?名前|氏名|電話(?:番号)?|メール(?:アドレス)?)$/iu
