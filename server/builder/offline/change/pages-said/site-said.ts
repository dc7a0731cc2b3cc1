// "Kill the logos section", "move the FAQ above testimonials", "add a bit about where to stay", "highlight the Pro plan", "skriv det ovanför menyn":
// what is wished of a website. Its sections are meant, and no list that happens to be called alike.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { pageSays } from '../../reply/page-phrases.ts'
import { sectionLabel } from '../../reply/site-phrases.ts'
import { sectionId, type Section } from '../../site-model.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, nothing, type Reading, tells } from '../reading.ts'
import { readingsIn, resolveField, resolveThing } from '../resolve.ts'
import {
  countdownWanted,
  oneMore,
  orderTold,
  planChosen,
  planCosts,
  repliesWanted,
  sectionGoes,
  sectionMoved,
  textBeside,
  textWanted,
} from './section-words.ts'
import { kindsCalled, nameOfSection, sectionCalled, type SitePage, sitePage } from './sections-called.ts'

type At = { model: ProjectModel; page: SitePage; language: Language }
type Groups = Record<string, string | undefined>
const groupsIn = (forms: readonly RegExp[], text: string): Groups[] =>
  forms.flatMap((form) => {
    const found = form.exec(text)?.groups
    return found ? [found] : []
  })
const saysSection = /\b(?:section|part|block|area)s?\b|(?<!\p{L})(?:sektion|avsnitt|delen)|セクション|コーナー|エリア/iu
const isOfList = ({ model, language }: At, said: string): boolean =>
  !saysSection.test(said) &&
  (resolveThing(model, said, language) !== undefined ||
    resolveField(model, said, language)?.field.label.toLowerCase() === nameOfSection(said).toLowerCase())

function readGoes(at: At, text: string): Reading {
  const { page, language } = at
  let missed: string | undefined
  for (const { what = '', page: ofPage } of groupsIn(sectionGoes[language], text)) {
    if (!ofPage && isOfList(at, what)) continue
    const names = what.split(/\s*,\s*|\s+(?:and|och)\s+|、|と/u)
    const found = names.map((name) => sectionCalled(page, name, language))
    if (found.every((section) => section !== undefined))
      return does(...found.map((section): Operation => ({ op: 'removeSection', page: page.id, section: sectionId(section) })))
    if (saysSection.test(what)) missed ??= nameOfSection(what)
  }
  return missed === undefined ? nothing : tells(pageSays.noSection[language](missed))
}

/** What every page begins with, and is no section of it. */
const topOfPage =
  /^(?:hero|header|headline|banner|top|intro|introduction|title|heron?|(?:huvud)?rubriken|toppen|sidhuvudet|introt|ヒーロー|見出し|大見出し|トップ|メイン(?:画像|ビジュアル)|キャッチコピー)(?: (?:image|picture|text|banner))?$/iu

function readMoved(at: At, text: string): Reading {
  const { page, language } = at
  for (const { what = '', other, before, before2, first, last } of groupsIn(sectionMoved[language], text)) {
    const moved = sectionCalled(page, what, language)
    if (!moved && kindsCalled(what).length && !isOfList(at, what) && !(other && !sectionCalled(page, other, language)))
      return tells(pageSays.noSection[language](nameOfSection(what)))
    if (!moved) continue
    const others = page.sections.filter((section) => section !== moved)
    const beside = other ? sectionCalled(page, other, language) : undefined
    const isBelowTop = other !== undefined && !beside && !before && !before2 && topOfPage.test(nameOfSection(other))
    if (other && !beside && !isBelowTop)
      return isOfList(at, what) ? nothing : tells(pageSays.noSection[language](nameOfSection(other)))
    if (beside === moved) continue
    const to = beside ? others.indexOf(beside) + (before || before2 ? 0 : 1) : first || isBelowTop ? 0 : last ? others.length : -1
    if (to < 0) continue
    return page.sections.indexOf(moved) === to
      ? alreadySo(language)
      : does({ op: 'moveSection', page: page.id, section: sectionId(moved), to })
  }
  return nothing
}

const orderMin = 3
function readOrder(at: At, text: string): Reading {
  const { model, page, language } = at
  for (const { list = '' } of groupsIn(orderTold[language], text)) {
    const names = list
      .split(/\s*,\s*(?:(?:and|och|then|sen|sedan) )?|\s+(?:and|och|then|sedan)\s+|[、・→]/u)
      .map((each) => each.trim())
      .filter(Boolean)
    if (names.length < orderMin) continue
    const found = names.map((name) => sectionCalled(page, name, language))
    if (found.every((section) => section !== undefined)) return inOrder(page, found)
    const pages = names.map((name) => model.pages.find(({ title }) => title.toLowerCase() === nameOfSection(name).toLowerCase()))
    if (pages.every((each) => each !== undefined))
      return does(
        ...pages.map((each, to): Operation => ({
          op: 'movePage',
          page: each.id,
          to: to + (model.pages.indexOf(page) === 0 && !pages.includes(page) ? 1 : 0),
        })),
      )
    const missing = names.filter((_name, place) => !found[place])
    if (missing.length < names.length) return tells(pageSays.noSection[language](missing.join(language === 'ja' ? '、' : ', ')))
  }
  return nothing
}

/** They stand in the places they have among the others, each in its turn. */
function inOrder(page: SitePage, wanted: readonly Section[]): Reading {
  const from = Math.min(...wanted.map((section) => page.sections.indexOf(section)))
  return does(
    ...wanted.map((section, turn): Operation => ({
      op: 'moveSection',
      page: page.id,
      section: sectionId(section),
      to: from + turn,
    })),
  )
}

const titleCharsMax = 60
const freeId = ({ sections }: SitePage, also = 0): string => {
  const taken = new Set(sections.map(sectionId))
  let at = sections.length + also
  while (taken.has(`text${at}`)) at++
  return `text${at}`
}
const beforeReplies = ({ sections }: SitePage): number => {
  const at = sections.findIndex(({ kind }) => kind === 'contact' || kind === 'rsvp' || kind === 'signup' || kind === 'newsletter')
  return at < 0 ? sections.length : at
}
/** Where " above the prices", " at the top" is. */
function placeOf(page: SitePage, where: string | undefined, language: Language): number {
  if (!where) return beforeReplies(page)
  if (/top$|högst upp$/iu.test(where.trim())) return 0
  if (/(?:bottom|end|längst ner)$/iu.test(where.trim())) return page.sections.length
  const said = where.trim().replace(/^(?:(?:right|directly|just|straight|immediately|direkt|precis|strax) )?\S+(?: of)? /iu, '')
  const beside = sectionCalled(page, said, language)
  const isAfter = /^(?:\S+ )?(?:below|after|under|underneath|beneath|behind|efter|nedanför|bakom)/iu.test(where.trim())
  return beside ? page.sections.indexOf(beside) + (isAfter ? 1 : 0) : beforeReplies(page)
}

const otherKinds = new Set(['page', 'view', 'tool', 'service', 'builtIn', 'colour', 'tone'])
const ofRecords =
  /\b(?:list|form|table|calendar|booking|register|log|every|each|all (?:our|my|the))\b|(?<!\p{L})(?:lista|formulär|tabell|kalender|bokning|register|varje|alla)(?!\p{L})/iu
/** "A note about allergies to the bookings" is kept with each of them. */
const ofFurther = ({ model, language }: At, said: string): boolean => {
  const list = / (?:to|in|on|for|till|på|i|för) (?:the |each |every |varje )?(?<list>[^,]+)$/iu.exec(said)?.groups?.list
  return list !== undefined && (resolveThing(model, list, language) !== undefined || kindsCalled(list).includes('contact'))
}
function readText(at: At, text: string): Reading {
  const { model, page, language } = at
  const [first = '', ...more] = text.split(oneMore[language])
  for (const { bit = '', about = '', where } of groupsIn(textWanted[language], first)) {
    const isPage = /page|tab|sida|flik/iu.test(bit)
    const isBox = /box|note|ruta|rad|text/iu.test(bit)
    const wanted = [about, ...more.map((each) => each.replace(/[.!?]+$/u, ''))].map((each) => each.trim())
    const isOther = wanted.some(
      (each) =>
        ofRecords.test(each) ||
        (isPage && resolveThing(model, each, language) !== undefined) ||
        ofFurther(at, each) ||
        readingsIn(each, language).some(({ kind }) => otherKinds.has(kind) || (isBox && kind === 'field')),
    )
    if (isOther) continue
    const to = placeOf(page, where, language)
    const read = wanted.map((each, turn) => sectionFor(at, each, to + turn, turn))
    return { operations: read.flatMap(({ operations }) => operations), notes: read.flatMap(({ notes }) => notes) }
  }
  return nothing
}

const ofUs = /^(?:us|me|oss|mig)$/iu
function sectionFor({ page, language }: At, about: string, to: number, turn: number): Reading {
  const said = ofUs.test(about) ? 'about us' : about
  const [kind] = kindsCalled(said)
  const there = sectionCalled(page, said, language)
  if (there) return tells(changeSays.alreadyThere[language](sectionLabel(there, language)), 'kept')
  const title = capitalised(nameOfSection(said)).slice(0, titleCharsMax)
  const section: Section =
    kind === 'text'
      ? { kind, id: 'about', ...(/story|history|historia/iu.test(said) && { title }) }
      : kind
        ? { kind }
        : { kind: 'text', id: freeId(page, turn), title }
  return does({ op: 'addSection', page: page.id, section, to })
}

const goodToKnow: Record<Language, string> = { en: 'Good to know', sv: 'Bra att veta', ja: 'ご案内' }
/** Words that stand above or below a section: a line of their own, or a paragraph. */
function readBeside(at: At, text: string): Reading {
  const { page, language } = at
  for (const { said, quoted, other = '', before } of groupsIn(textBeside[language], text)) {
    const beside = sectionCalled(page, other, language)
    const told = capitalised((quoted ?? said ?? '').trim().replace(/^(?:att|that) /iu, ''))
    // "put the prices above the classes": what stands there already is moved
    if (!beside || !told || (!quoted && sectionCalled(page, told, language))) continue
    const section: Section =
      told.length <= titleCharsMax
        ? { kind: 'text', id: freeId(page), title: told, text: '' }
        : { kind: 'text', id: freeId(page), title: goodToKnow[language], text: told }
    return does({ op: 'addSection', page: page.id, section, to: page.sections.indexOf(beside) + (before ? 0 : 1) })
  }
  return nothing
}

function planCalled({ page }: At, said: string): { section: Section; at: number } | undefined {
  const name = said.trim().toLowerCase()
  for (const section of page.sections) {
    if (section.kind !== 'plans') continue
    const at = (section.items ?? []).findIndex(
      ({ title }) => title.toLowerCase() === name || title.toLowerCase().split(' ')[0] === name,
    )
    if (at >= 0) return { section, at }
  }
  return undefined
}
const usualPlan = 1
function readPlans(at: At, text: string): Reading {
  const { page, language } = at
  for (const { plan = '' } of groupsIn(planChosen[language], text)) {
    const found = planCalled(at, plan)
    if (!found) {
      if (resolveThing(at.model, plan, language)) continue
      return tells(changeSays.notFound[language](plan.trim()))
    }
    const items = found.section.items!
    const chosen = items.findIndex(({ isFirstChoice }) => isFirstChoice)
    const now = chosen >= 0 ? chosen : items.length > 2 ? usualPlan : -1
    if (now === found.at) return alreadySo(language)
    const marked = items.map(({ isFirstChoice: _was, ...item }, place) =>
      place === found.at ? { ...item, isFirstChoice: true } : item,
    )
    return does({ op: 'setSection', page: page.id, section: { ...found.section, items: marked } })
  }
  for (const { plan = '', price = '' } of groupsIn(planCosts[language], text)) {
    const found = planCalled(at, plan)
    const was = found?.section.items?.[found.at]?.price
    if (!found || !was) continue
    const amount = price.replace(/[^\d.,]/gu, '').replace(/[.,]$/u, '')
    const now = was.replace(/\d[\d.,\s]*\d|\d/u, language === 'sv' ? price.replace(/[^\d ,]/gu, '').trim() : amount)
    const items = found.section.items!.map((item, place) => (place === found.at ? { ...item, price: now } : item))
    return now === was ? alreadySo(language) : does({ op: 'setSection', page: page.id, section: { ...found.section, items } })
  }
  return nothing
}

const readCountdown = ({ model, language }: At, text: string): Reading =>
  countdownWanted.test(text) &&
  !model.pages.some(({ tool }) => tool === 'countdown') &&
  !/\b(?:page|tab)\b|(?<!\p{L})(?:egen sida|flik)|ページ/iu.test(text)
    ? tells(pageSays.noCountdown[language])
    : nothing

/** The list of guests holds what each has answered. */
function readReplies({ model, page, language }: At, text: string): Reading {
  const guests = model.pages.find(
    ({ kind, thing }) => kind === 'collection' && thing !== undefined && thing === page.parts?.guest,
  )
  return guests && repliesWanted.test(text) ? tells(pageSays.repliesThere[language](guests.title), 'kept') : nothing
}

const readers = [readCountdown, readReplies, readPlans, readBeside, readOrder, readMoved, readGoes, readText]

/** Null where there is no website, or the wish is about something else. */
export function siteSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  if (!page) return null
  const at = { model, page, language }
  for (const read of readers) {
    const found = read(at, text.trim())
    if (found.operations.length || found.notes.length) return found
  }
  return null
}
