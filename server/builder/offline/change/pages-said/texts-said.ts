// "I'd like the button to say Reserve", "Rubrik: Stopp i avloppet?", 「インボイスの登録番号 T48… を請求書に載せて」: words that outsiders read, told word
// for word. They stand where the page has a place for them, on whatever kind of page that is.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { sectionId } from '../../site-model.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import type { SiteOperation } from '../site-operations.ts'
import { profilesSaid } from './profiles-said.ts'
import { reachedBy } from './reached-by.ts'
import { sitePage, type SitePage, textCalled } from './sections-called.ts'
import { buttonSaid, factSaid, footSaid, headlineSaid, leadSaid, ofOurselves, sectionSaid } from './text-forms.ts'

type Part = Extract<SiteOperation, { op: 'setSiteText' }>['part']
type Groups = Record<string, string | undefined>

function firstOf(forms: readonly RegExp[], text: string): Groups | undefined {
  for (const form of forms) {
    const found = form.exec(text)?.groups
    if (found) return found
  }
  return undefined
}

/** Without what closes a sentence, and with a capital where none was typed. */
const worded = (said: string): string =>
  capitalised(
    said
      .trim()
      .replace(/^["“”'‘「]|["“”’」]$/gu, '')
      .trim(),
  )
const written = (page: Page, part: Part, said: string, language: Language): Reading =>
  page.texts?.[part as 'headline'] === said ? alreadySo(language) : does({ op: 'setSiteText', page: page.id, part, text: said })

const buttonCharsMax = 40
/** Buttons that each list has, or that are no words at all. */
const otherButton =
  /^(?:export|print|search|back|delete|save|edit|log ?-?in|login|language|share|add|new|cancel|close|menu|spara|skriv ut|sök|tillbaka|ta bort|logga in|ny|lägg till|avbryt|stäng|印刷|検索|戻る|保存|削除|追加|編集|ログイン|共有|新規)/iu
const ofBooking = /book|reserv|appointment|sign|enrol|regist|\bjoin|bok|anmäl|予約|申し?込|参加|登録/iu
const booksAt = ({ kind }: Page) => kind === 'booking'
/** The button that is spoken of: that of the page where one books where it is called so, else the first that visitors see. */
function buttonsOf({ pages }: ProjectModel, which: string): Page | undefined {
  const site = pages.find(({ kind, sections }) => kind === 'landing' && sections)
  const booking = pages.find(booksAt)
  return ofBooking.test(which) ? (booking ?? site) : (site ?? booking)
}

function readButton(model: ProjectModel, text: string, language: Language): Reading | null {
  const { which = '', text: said = '' } = firstOf(buttonSaid[language], text) ?? {}
  const label = worded(said)
  const page = label && label.length <= buttonCharsMax && !otherButton.test(which.trim()) ? buttonsOf(model, which) : undefined
  return page ? written(page, 'button', label, language) : null
}

/** "Headline: …" and the line below it. Two sentences are told in quotes, or end with a question. */
function readTop(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  if (!page) return null
  for (const [part, forms] of [
    ['headline', headlineSaid],
    ['lead', leadSaid],
  ] as const) {
    const said = firstOf(forms[language], text)?.text
    if (said && !/[.!] \p{Lu}/u.test(said)) return written(page, part, worded(said), language)
  }
  return null
}

const figuresMin = 4
const hasNumber = (said: string): boolean => (said.match(/\d/gu) ?? []).length >= figuresMin
const ofBills = /\b(?:invoice|bill|quote|quotation|estimate|receipt)s?\b|faktur|offert|kvitto|請求書|見積|領収書|納品書/iu
const isBill = /^(?:invoice|quote|receipt|estimate|deliveryNote)$/u
/** The page of what is sent to customers. */
function billPage({ pages, things }: ProjectModel): Page | undefined {
  const sent = new Set(things.filter(({ concept }) => isBill.test(concept ?? '')).map(({ id }) => id))
  return (
    pages.find(({ kind }) => kind === 'invoice') ?? pages.find(({ kind, thing }) => kind === 'collection' && sent.has(thing!))
  )
}
function readFoot(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = billPage(model)
  const found = page && firstOf(footSaid[language], text)
  const said = found?.text ?? (found?.number && hasNumber(found.number) ? found.number : undefined)
  if (!page || !said || !(ofBills.test(text) || model.pages[0] === page || !sitePage(model))) return null
  const line = worded(said)
  const there = page.texts?.closing
  if (there?.includes(line)) return alreadySo(language)
  // what stands there was asked for as well
  return does({
    op: 'setSiteText',
    page: page.id,
    part: 'closing',
    text: there ? `${there}${language === 'ja' ? '\u3000' : ' '}${line}` : line,
  })
}

/** What visitors look for such a number under. */
const ofPaying = /swish|paypal|venmo|bankgiro|plusgiro|iban|bank|konto|account|sort code|振込|口座|paypay/iu
const headings: Record<Language, readonly [paying: string, other: string]> = {
  en: ['How to pay', 'Good to know'],
  sv: ['Betalning', 'Bra att veta'],
  ja: ['お支払い', 'ご案内'],
}
const freeId = ({ sections }: SitePage): string => {
  const taken = new Set(sections.map(sectionId))
  let at = sections.length
  while (taken.has(`text${at}`)) at++
  return `text${at}`
}
const beforeContact = ({ sections }: SitePage): number => {
  const contact = sections.findIndex(({ kind }) => kind === 'contact' || kind === 'rsvp' || kind === 'signup')
  return contact < 0 ? sections.length : contact
}
/** Prices and hours stand in places of their own. */
const ofElsewhere =
  /[$€£¥]|\d ?(?:kr|kronor|sek|usd|eur|円|%)(?!\p{L})|\d{1,2}[:.]\d\d|\b(?:price|costs?|hours|open)\b|(?<!\p{L})(?:pris|öpp|kostar)|料金|価格|営業|定休/iu
function readFact(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const said = page && firstOf(factSaid[language], text)?.number
  if (!page || !said || !hasNumber(said) || ofElsewhere.test(said)) return null
  const title = headings[language][ofPaying.test(said) ? 0 : 1]
  const there = page.sections.find((each) => each.kind === 'text' && each.title === title)
  const line = `${worded(said)}${language === 'ja' ? '' : '.'}`
  if (there?.text?.includes(line)) return alreadySo(language)
  if (there)
    return does({ op: 'setSection', page: page.id, section: { ...there, text: [there.text, line].filter(Boolean).join(' ') } })
  return does({
    op: 'addSection',
    page: page.id,
    section: { kind: 'text', id: freeId(page), title, text: line },
    to: beforeContact(page),
  })
}

/** "The text about us should say …": in the place of what stands there; who they are is told in a section of its own. */
function readSection(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const { which = '', text: said = '' } = (page && firstOf(sectionSaid[language], text)) ?? {}
  if (!page || !said) return null
  const isOurs = ofOurselves.test(which.trim())
  const about = page.sections.find((each) => each.kind === 'text' && sectionId(each) === 'about')
  const there = isOurs ? about : textCalled(page, which, language)
  if (there?.text === said) return alreadySo(language)
  if (there) return does({ op: 'setSection', page: page.id, section: { ...there, text: said } })
  if (!isOurs) return null
  return does({ op: 'addSection', page: page.id, section: { kind: 'text', id: 'about', text: said }, to: beforeContact(page) })
}

const readers = [readButton, readTop, readFoot, readSection, reachedBy, profilesSaid, readFact]

/** Null where no page has a place for it, or the wish is about something else. */
export function textsSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const read of readers) {
    const found = read(model, text.trim(), language)
    if (found) return found
  }
  return null
}
