// Websites by what their prompts list: sections in their order, lists that were asked for and no others, the words that were said.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { measureSites } from './tables/measure-sites.ts'
import { sitePrompts } from './tables/site-prompts.ts'

/** Of all prompts of the table. */
const wholeMin = 0.9
const surplusMax = 2

describe('websites by their sections', () => {
  test('what is listed stands on the page, in its order, and nothing becomes a list that is none', (t) => {
    const { summary, misses, whole, cases, surplus } = measureSites(sitePrompts)
    t.diagnostic(summary)
    assert.ok(whole >= cases * wholeMin, `${summary}\n${misses.join('\n')}`)
    assert.ok(surplus! <= surplusMax, misses.join('\n'))
  })
})
