import { siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'

/** Whose customers come for themselves: guests, patients and owners of dogs have no company. */
const personal = new Set(['food', 'beauty', 'health', 'animal', 'learning', 'lodging', 'sport'])
/** Where a handful of people work, none of them sits in a department. */
const small = new Set([...personal, 'craft', 'building', 'shop', 'club', 'faith', 'creative'])

/** A field that only some firms have: the company of a customer, the department of an employee. */
export function isOfLargeFirms(field: string, thing: string | undefined, domain: string | undefined): boolean {
  const trade = siteTradeOf(domain)
  return (
    (field === 'company' && thing === 'customer' && personal.has(trade)) ||
    (field === 'department' && thing === 'employee' && small.has(trade))
  )
}
