// What a page about a product says of it, around the person's own words for what it does, and its plans where they were said.
import type { Language } from '#shared/languages.ts'
import type { PageTexts } from '../../model.ts'
import type { SectionItem } from '../../site-model.ts'
import { productCopy } from '../../lexicon/site-trades/product-copy.ts'
import { siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { capitalised } from '../said.ts'
import { activityOf } from './site-subject.ts'

const promised =
  /\b(?:that|which) (?:(helps?|lets?|allows?|enables?) (?:you|me|us|people|users|anyone|everyone|(?:[\w-]+ )?[\w-]+s) (?:to )?)?([a-z]{2,}) ([^.,;:\n]{4,60}?)(?=,|[.;:\n]| with (?:an? |the |pricing|features|sections?)|$)/i
const noDeed =
  /^(?:is|are|was|has|have|can|will|should|must|shows?|includes?|contains?|explains?|sells?|we|i|you|they|people|users)$/i
const wordsOfHeadlineMax = 9
/** "A SaaS that turns recordings into action items": what it does is the first line of its page. */
export function promiseOf(prompt: string, language: Language): string | undefined {
  const [, helped, verb = '', rest = ''] = (language === 'en' && promised.exec(prompt)) || []
  if (!verb || noDeed.test(verb) || (!helped && !/s$/i.test(verb))) return undefined
  const deed = helped ? verb : verb.replace(/(?<=[^aeiou])ies$/i, 'y').replace(/(?<=ch|sh|ss|x|z)es$|(?<!s)s$/i, '')
  const line = `${deed} ${rest.trim()}`
  return line.split(/\s+/).length <= wordsOfHeadlineMax ? capitalised(line) : undefined
}

export function productTexts(subject: string | undefined, language: Language, promise?: string): PageTexts {
  const { headline, lead } = siteTrades.product
  if (!subject) return { headline: promise ?? localText(headline, language), lead: localText(lead, language) }
  const activity = activityOf(subject, language)
  const fill = (told: string) => localText(told, language).replace('{activity}', activity).replace('{subject}', subject)
  return { headline: promise ?? capitalised(fill(productCopy.headline)), lead: fill(productCopy.lead) }
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
