// What a page about a product says of it, around the person's own words for what it does, and its plans where they were said.
import type { Language } from '#shared/languages.ts'
import type { PageTexts } from '../../model.ts'
import type { SectionItem } from '../../site-model.ts'
import { productCopy } from '../../lexicon/site-trades/product-copy.ts'
import { siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { capitalised } from '../said.ts'
import { activityOf } from './site-subject.ts'

export function productTexts(subject: string | undefined, language: Language): PageTexts {
  const { headline, lead } = siteTrades.product
  if (!subject) return { headline: localText(headline, language), lead: localText(lead, language) }
  const activity = activityOf(subject, language)
  const fill = (told: string) => localText(told, language).replace('{activity}', activity).replace('{subject}', subject)
  return { headline: capitalised(fill(productCopy.headline)), lead: fill(productCopy.lead) }
}

const price =
  /(?:[$€£¥￥]\s?\d[\d,.]*(?:\s?\/\s?\p{L}+)?|\d[\d .,]*\s?(?:kr|sek|usd|eur|円|dollars|euro)(?:\s?\/\s?\p{L}+)?|(?:^|\s)(?:free|gratis|無料)(?=$|\s)|\s\d[\d.,]*$)/iu
const tickets = /\s*(?:\btickets?|\p{L}*biljett(?:er)?|チケット)$/iu
const plansMax = 4
const plansMin = 2

/** "Starter $19, Team $49, Enterprise": the plans by the names and prices that were said; undefined where none is named. */
export function plansSaid(details: string, language: Language): SectionItem[] | undefined {
  const said = details
    .split(/[,、，;/]|\s+(?:and|och)\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (said.length < plansMin || said.length > plansMax) return undefined
  const isTicket = tickets.test(details)
  return said.map((each, at) => {
    const part = each.replace(tickets, '').trim() || each
    const found = price.exec(part)?.[0].trim()
    const title = capitalised(
      found
        ? part
            .replace(found, '')
            .replace(/[:–-]\s*$/, '')
            .trim() || found
        : part,
    )
    const points = isTicket ? productCopy.ticketPoints : productCopy.points[Math.min(at, productCopy.points.length - 1)]!
    return { title, ...(found && { price: found }), points: points.map((point) => localText(point, language)) }
  })
}
