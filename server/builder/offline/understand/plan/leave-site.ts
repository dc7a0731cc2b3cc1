// What is said of a website and is no list on it: what it is for, what its trade keeps to itself, its sections.
import { weekSaid } from '../../change/wording/week-words.ts'
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import { usualWeek } from '../../site-model.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isBehindSite } from './plan-site.ts'
import { headOfSite, hoursSaidIn, isProduct } from './site-subject.ts'
import { isWare } from './ware-site.ts'

/** 紹介ページ：サークル名、活動日、会費: so many fields, and a sign that they follow, are a list of them. */
const fieldsListedMin = 3
const fieldsFollow = /[:：]|を載せ|を登録/u
const siteAsked = /\bsite (?:for|about|of)\b/i
const siteItself =
  /^(?:web ?sites?|home ?pages?|web ?pages?|hemsidan?|sajt(?:en)?|webbplats(?:en)?|ホームページ|(?:公式)?サイト|ウェブサイト)$/i
/** The website is no field of what it shows, and what is told of a firm is none where no list was named: "a blacksmith who makes gates". */
export function leaveTold(intent: Intent): void {
  if (!intent.sections) return
  const isSite = (word: string) => siteItself.test(word) || (/^site$/i.test(word) && siteAsked.test(intent.prompt))
  const isField = ({ label }: { label: string }) => !isSite(label)
  const isListed = intent.loose.length >= fieldsListedMin && fieldsFollow.test(intent.prompt)
  intent.loose = intent.things.length || isListed ? intent.loose.filter(isField) : []
  for (const thing of intent.things) thing.fields = thing.fields.filter(isField)
  const hours = hoursSaidIn(intent.prompt)
  const isHours = (word: string) => hours.includes(word) && weekSaid(hours, usualWeek, intent.language) !== null
  intent.unknown = intent.unknown.filter((word) => !isSite(word) && !isHours(word))
}

/** "Sections: hero, prices and contact": what a website has is no list of such. */
const sectionWords = /^(?:sections?|sektion(?:er)?|セクション)$/i
/** What is said of the one who asks, or of what the product does, is no list of the website's. */
export function leaveHead(intent: Intent): void {
  const sells = isProduct(intent) || isWare(intent)
  if (!intent.listed?.isList && !sells) return
  const asks = intent.sections?.some(({ kind }) => kind === 'contact')
  intent.things = intent.things.filter(({ known, one }) => !sectionWords.test(one) && !(asks && known?.id === 'contact'))
  const head = headOfSite(intent).toLowerCase()
  const lists = (intent.sections ?? []).flatMap(({ list }) => (list === undefined ? [] : [list]))
  const isListed = ({ one, many }: SaidThing) =>
    lists.some((list) => list.includes(many.toLowerCase()) || list.includes(one.toLowerCase()))
  const isInHead = ({ one, many, known }: SaidThing) =>
    [one, many, ...(known?.nouns[intent.language].all ?? [])].some((word) => head.includes(word.toLowerCase()))
  intent.things = intent.things.filter(
    (thing) =>
      isListed(thing) ||
      (thing.fields.length > 0 && !sells) ||
      (intent.listed?.isList === true && !isInHead(thing) && lists.length > 0),
  )
  intent.loose = []
  if (sells) Object.assign(intent, { domains: [], about: [] })
  intent.tools.clear()
  intent.pages.delete('dashboard')
}

/** What the trade keeps about its customers is not what a website shows, though its words are in the name: "dog groomer". */
export function leaveKept(intent: Intent, domain: string | undefined): void {
  const blueprint = knownBlueprints.get(domain ?? '')
  if (!blueprint) return
  const names = blueprint[intent.language].split(/[,、]/).map((word) => word.trim().toLowerCase())
  // what is listed behind "with" is asked for
  const front = intent.prompt.toLowerCase().split(/\b(?:with|including|med|inklusive)\b|[:,.、。\n]/)[0]!
  const listed = intent.prompt.toLowerCase().slice(front.length)
  intent.things = intent.things.filter(({ known, one, many, fields, views }) => {
    if (fields.length > 0 || views.length > 0) return true
    if (listed.includes(many.toLowerCase())) return true
    const isInName = [one, many].some((word) => front.includes(word.toLowerCase()))
    if (isInName && (names.includes(one.toLowerCase()) || names.includes(many.toLowerCase()))) return false
    return !known || !isInName || !blueprint.things.includes(known.id) || !isBehindSite(known.id)
  })
}
