// The parts of a list behind the word for a website, read as its sections: "hero, fixtures, our sponsors and how to hire the hall".
// A part that nobody knows is a section with a text of its own; only what visitors look through one by one is a list.
import type { Language } from '#shared/languages.ts'
import { knownThings, readingsOf } from '../lexicon/lexicon.ts'
import { type ListedKind, listedSections, productRange, toldThings } from '../lexicon/listed-sections.ts'
import { styleWords } from '../lexicon/style-words.ts'
import { weekSaid } from '../change/wording/week-words.ts'
import { usualWeek } from '../site-model.ts'
import { isShown } from '../page-parts/landing-parts.ts'
import { buttonSaid } from './button-said.ts'
import { isOfAct } from './plan/site-speakers.ts'
import { bareTitle, isUsualName, sectionTitle } from './section-title.ts'
import { readItems } from './read-items.ts'
import { capitalised } from './said.ts'
import type { SaidSection } from './read-sections.ts'
import { halvesOf, isTooLong, listedIn, type Part } from './site-lists.ts'
import { tokenise } from './tokens.ts'

export type ListedSections = {
  sections: SaidSection[]
  /** the places that need no further reading */
  read: { start: number; end: number }[]
  /** the person listed what is on the page, and wants no more */
  isList: boolean
  /** "book a table": a page of its own */
  wantsBooking: boolean
  /** most of its parts are known, and so it tells of nothing else */
  isPlain?: boolean
  /** a shop beside the page, as it was told */
  shop?: string
  /** what its first button says */
  button?: string
}

/** A list says that it is one by its known parts, or by its length. */
const partsOfListMin = 3
const knownOfListMin = 1

/** What stands before a bracket or "with": "team" of "team with photo and role". */
const headOf = (text: string, language: Language): string =>
  language === 'ja'
    ? text.replace(/[（(].*$|(?:だけの|のある|を載せ|を入れ|を掲載|が(?:欲|ほ)し|です).*$/gu, '')
    : text.replace(/\s*[(:].*$/u, '').replace(/\s+(?:with|w\/|that|which|where|med|där|som)\s.*$/iu, '')

function kindOf(text: string, language: Language): ListedKind | undefined {
  const heads = [headOf(text, language), bareTitle(text, language)]
  for (const head of heads) {
    const kind = listedSections.find(([, words]) => words[language].test(head))?.[0]
    if (kind) return kind
  }
  return undefined
}

/** A part of a page by its usual name. */
export const isKnownSection = (text: string, language: Language): boolean => kindOf(text, language) !== undefined

/** "exhibitions", "our dogs": what visitors look through, one by one. */
function namesList(text: string, language: Language): boolean {
  const head = headOf(text, language)
  const ids =
    language === 'ja'
      ? (readingsOf('ja').get(head) ?? []).flatMap(({ kind, id }) => (kind === 'thing' ? [id] : []))
      : readItems(tokenise(head), language).flatMap((item, at, all) =>
          item.kind === 'chunk' && at === all.length - 1 && item.plural && item.thing && item.thingWords === item.words
            ? [item.thing.id]
            : [],
        )
  const [id] = ids
  return id !== undefined && isShown(id) && !toldThings.has(id) && knownThings.get(id)?.entry.actor !== true
}

/** One of what a list of a list's own has: "dates", "seats left" behind "shows". */
function namesField(text: string, language: Language): boolean {
  if (language === 'ja') return false
  const [item, ...rest] = readItems(tokenise(text), language)
  return item?.kind === 'chunk' && item.field !== undefined && !item.thing && !rest.length
}

/** What each of what is coming up, or is on the menu, has. */
const ofEach =
  /^(?:dates?|times?|dates and times|(?:seats|places|tickets|spots) left|allergens|duration|stage|datum|tid(?:er)?|(?:platser|biljetter) kvar|allergener)$/i

/** Halves of "FAQ and sign-up form" that are sections of different kinds, or of the last part where one of them is known. */
function cut(part: Part, isLast: boolean, language: Language): Part[] {
  const halves = halvesOf(part, language)
  // "frågor och svar" is one section
  if (!halves || kindOf(part.text, language) === 'top' || isUsualName(part.text, language)) return [part]
  const [one, other] = halves.map(({ text }) => kindOf(text, language))
  const isTold = /(?:^|\s)(?:with|about|for|of|med|om|för)\s/i.test(halves[0].text)
  // 料金と営業時間とギャラリー
  const rest = cutAll(halves[1], language)
  if (one && rest.length > 1) return [halves[0], ...rest]
  if (one && other && one !== other) return isTold && !isLast ? [part] : halves
  return isLast && !isTold && (one || other) && one !== other && language !== 'ja' ? halves : [part]
}

/** A chain of "and" of which every link is known. */
function cutAll(part: Part, language: Language): Part[] {
  const halves = halvesOf(part, language)
  if (!halves || !kindOf(halves[0].text, language)) return [part]
  const rest = cutAll(halves[1], language)
  return kindOf(rest[0]!.text, language) ? [halves[0], ...rest] : [part]
}

/** "A contact form with name, phone and message": what it asks is no section. */
const formsFields =
  /(?<=\bform )(?:with|asking for) [^.!?\n;]+|(?<=\bform: )[^.!?\n;]+|(?<=formulär )med [^.!?\n;]+|(?<=formulär: )[^.!?\n;]+/giu
const partsListed = (text: string, from: number, language: Language): Part[] =>
  listedIn(
    text.replace(formsFields, (found) => ' '.repeat(found.length)),
    from,
    language,
  )

/** Whether most of what a text lists from a place on are sections, and at least two of them. */
export function listsSections(text: string, from: number, language: Language): boolean {
  const listed = partsListed(text, from, language)
  // "a team page with players with number, matches with score": lists of their own
  if (listed.filter(({ text: said }) => /\s(?:with|med)\s/i.test(said)).length > 1) return false
  const kinds = listed
    .flatMap((part, at) => cut(part, at === listed.length - 1, language))
    .map((part) => kindOf(part.text, language))
  const known = kinds.filter((kind) => kind !== undefined).length
  return known >= sectionsMin && known * 2 >= kinds.length
}
const sectionsMin = 2

/** 「個人サイト 制作実績 スキル 連絡先」: blanks part as commas do, where there are no commas. */
const spaced = /^[ 　]+[^\s、，。]{1,16}(?:[ 　][^\s、，。]{1,16}){2,}\s*$/u
function parted(text: string, from: number, language: Language): string {
  const rest = text.slice(from)
  return language === 'ja' && spaced.test(rest) ? text.slice(0, from) + rest.replace(/[ 　](?=\S)/gu, '、') : text
}

/** The sections that a text lists from a place on, or null when there is no such list. */
export function readListed(written: string, from: number, language: Language): ListedSections | null {
  const text = parted(written, from, language)
  const listed = partsListed(text, from, language)
  const parts = listed.flatMap((part, at) => cut(part, at === listed.length - 1, language))
  // when it is open is a fact, and no list of what stands there
  if (parts.every(({ text: said }) => tellsHours(said, language))) return null
  const known = parts.filter(({ text: said }) => kindOf(said, language) !== undefined).length
  const isSure = known > 1 && known === parts.length
  if (!isSure && (parts.length < partsOfListMin || known < knownOfListMin || known * 4 < parts.length)) return null
  const sections: SaidSection[] = []
  const read: { start: number; end: number }[] = []
  const inside: SaidSection[] = []
  let wantsBooking = false
  let shop: string | undefined
  let button: string | undefined
  const isAct = isOfAct(text.slice(0, parts[0]!.start))
  let lastIsList = false
  for (const part of parts) {
    const { start, end } = part
    // how it should look is no part of it
    if (styleWords[language].test(part.text.trim())) {
      read.push({ start, end })
      continue
    }
    const told = kindOf(part.text, language)
    const kind = told === 'booking' && isAct ? 'contact' : told
    if (kind === 'booking') wantsBooking = true
    if ((!kind || kind === 'hours') && tellsHours(part.text, language)) {
      read.push({ start, end })
      if (!sections.some((each) => each.kind === 'hours')) sections.push({ kind: 'hours', start, end })
      continue
    }
    const range = !kind && productRange[language].test(headOf(part.text, language).trim())
    const isList = range || (!kind && namesList(part.text, language))
    // what a list has stays with the list for the reader, and so does a whole sentence
    if (!kind && !isList && ((lastIsList && namesField(part.text, language)) || isTooLong(part, language))) continue
    lastIsList = isList
    const last = sections.at(-1)
    // "shows, dates, seats left": what each of them has
    if (last && /^(?:events|prices)$/.test(last.kind) && (!kind || kind === last.kind) && ofEach.test(part.text)) {
      last.has = [...(last.has ?? []), part.text]
      read.push({ start, end })
      continue
    }
    if (isList) {
      const list = range ? knownThings.get('product')!.nouns[language].many : part.text.toLowerCase()
      sections.push({ kind: 'things', list, ...sectionTitle(part.text, 'things', language), start, end })
      continue
    }
    read.push({ start, end })
    if (kind === 'top' || kind === 'contact') inside.push(...sectionsInside(part, language))
    if (kind === 'shop') shop = part.text
    // "a request a quote button": the form, and what leads to it
    if (kind && formsOfButtons.has(kind) && buttonWord.test(part.text)) button ??= buttonSaid(part.text, language)
    if (kind === 'button') {
      button ??= buttonSaid(part.text, language)
      if (button && tellsMore.test(button))
        sections.push({ kind: 'text', id: `text${sections.length + 1}`, title: button, start, end })
    }
    if (kind === 'top' || kind === 'booking' || kind === 'shop' || kind === 'button') continue
    const section = sectionOf(part, kind, sections, language)
    const same = sections.find((each) => each.kind === section.kind && each.kind !== 'text' && each.kind !== 'things')
    // two of one kind are two sections only where each has a heading of its own
    if (!same) sections.push(section)
    else if (section.kind === 'prices') same.title = bothNames(same, section, text, language)
    else if (section.title && doubled.has(section.kind))
      sections.push({ ...section, id: `${section.kind}${sections.length + 1}` })
  }
  const more = inside.filter(({ kind }, at) => ![...sections, ...inside.slice(0, at)].some((each) => each.kind === kind))
  const ends = more.length ? sections.filter(({ kind }) => kind === 'contact') : []
  const above = more.filter(isAbove)
  const below = more.filter((each) => !isAbove(each))
  const told = [...above, ...sections.filter((each) => !ends.includes(each)), ...below, ...ends]
  return {
    sections: told,
    read,
    isList: true,
    wantsBooking,
    isPlain: known >= parts.length * plainShare && parts.every(isName),
    ...(shop && { shop }),
    ...(button && { button }),
  }
}

const formsOfButtons = new Set<ListedKind>(['contact', 'signup'])
const buttonWord = /\bbutton\b|knapp(?:en)?(?!\p{L})|ボタン/iu

/** What a button for it leads to is told on the page. */
const tellsMore = /donat|support us|skänk|gåva|swisha|stöd oss|寄付|ご支援/iu

/** "Home with a big picture and our opening hours", "contact with a map": what stands on a page of the list is a section as well. */
const insides = new Set<ListedKind>([
  'hours',
  'address',
  'videos',
  'newsletter',
  'events',
  'news',
  'testimonials',
  'links',
  'gallery',
])
const isAbove = ({ kind }: SaidSection) => kind === 'videos' || kind === 'hours'
function sectionsInside({ text, start, end }: Part, language: Language): SaidSection[] {
  if (language === 'ja') return []
  const told = /\s(?:with|w\/|has|showing|med|som har)\s+(.+)$/isu.exec(text)?.[1] ?? ''
  return told.split(/,|\s(?:and|och|samt|&)\s/iu).flatMap((piece) => {
    const kind = pictureOf.test(piece) ? undefined : kindOf(piece.trim(), language)
    return kind && insides.has(kind) ? [{ kind: kind as SaidSection['kind'], start, end }] : []
  })
}
/** One picture is what the page begins with. */
const pictureOf =
  /\b(?:a|one|big|large) (?:\w+ )?(?:picture|photo|image)\b|(?<!\p{L})(?:en|stor) (?:\p{L}+ )?(?:bild|foto)(?!\p{L})/iu

/** "Lör 10-14", 火曜定休: when it is open, and no heading. */
function tellsHours(text: string, language: Language): boolean {
  const said = weekSaid(text, usualWeek, language)
  return said !== null && !/\p{L}{4,}/u.test(said.rest.replace(hoursWords, ''))
}
const hoursWords =
  /\b(?:open(?:ing)?|hours|times?|from|until)\b|öppet(?:tider)?|öppettider|kl(?:ockan)?|営業時間|営業日|開館時間|診療時間|から|まで/giu

const plainShare = 0.6
/** "Sitters set their hourly rate": a sentence tells more than what stands on the page. */
const nameWordsMax = 4
const isName = ({ text }: Part): boolean =>
  text
    .replace(/\s*[(（:].*$/su, '')
    .replace(/\s(?:with|w\/|of|for|where|that|about|to|on|med|av|för|där|som|om|till)\s.*$/isu, '')
    .split(/\s+/).length <= nameWordsMax

/** Kinds that a page may have twice: "workshops, schedule" are events both, "photos" and "case studies" two galleries. */
const doubled = new Set<SaidSection['kind']>(['steps', 'features', 'gallery', 'testimonials', 'team', 'contact', 'logos'])

const joins: Record<Language, string> = { en: ' and ', sv: ' och ', ja: 'と' }
/** "Services, prices": one list shows both, under both names. */
function bothNames(one: SaidSection, other: SaidSection, text: string, language: Language): string {
  const [first, last] = [one, other].map(({ start, end }) => bareTitle(text.slice(start, end), language))
  const low = language === 'ja' ? last! : last!.toLowerCase()
  return first!.toLowerCase() === last!.toLowerCase() ? capitalised(first!) : capitalised(`${first}${joins[language]}${low}`)
}

function sectionOf(part: Part, kind: ListedKind | undefined, before: readonly SaidSection[], language: Language): SaidSection {
  const { start, end, text } = part
  const title = sectionTitle(text, kind ?? 'text', language)
  if (kind === 'about') return { kind: 'text', id: 'about', ...title, start, end }
  const details = /[(（]([^()（）]+)[)）]/u.exec(text)?.[1]
  if (!kind) return { kind: 'text', id: `text${before.length + 1}`, ...title, ...(details && { details }), start, end }
  // "tour dates (date, city, ticket link, sold out or not)": what each of them has
  const has =
    kind === 'events' ? details?.split(/[,、]/u).map((each) => each.replace(/ or not$| eller inte?$/iu, '?').trim()) : undefined
  return {
    kind: kind as SaidSection['kind'],
    ...title,
    ...(details && { details }),
    ...(has && has.length > 1 && { has }),
    start,
    end,
  }
}
