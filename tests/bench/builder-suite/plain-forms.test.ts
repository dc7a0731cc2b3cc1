// The plainest descriptions and wishes do what they say, whatever of the lexicon's lists and fields they name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import type { Share } from './measure-prompts.ts'
import { measurePairs } from './plain/pair-prompts.ts'
import { measurePlainPrompts } from './plain/plain-prompts.ts'
import { measurePlainWishes } from './plain/plain-wishes.ts'

const seed = 18
const lists = { prompts: 40, wishes: 30, pairs: 20 }
const least = { prompts: 0.93, wishes: 0.95, pairs: 0.8 }

const shareOf = (shares: Record<string, Share>): number => {
  const all = Object.values(shares)
  return all.reduce((sum, { found }) => sum + found, 0) / all.reduce((sum, each) => sum + each.all, 0)
}

for (const language of languages) {
  test(`plain descriptions of any list: ${language}`, (t) => {
    const { shares, misses } = measurePlainPrompts(language, lists.prompts, seed)
    t.diagnostic(`${(shareOf(shares) * 100).toFixed(1)} % of ${lists.prompts} lists in ${Object.keys(shares).length} forms`)
    assert.ok(shareOf(shares) >= least.prompts, misses.join('\n'))
  })
  test(`descriptions of two lists that a place keeps: ${language}`, (t) => {
    const { shares, misses } = measurePairs(language, lists.pairs, seed)
    t.diagnostic(`${(shareOf(shares) * 100).toFixed(1)} % of ${lists.pairs} pairs in ${Object.keys(shares).length} forms`)
    for (const [form, { found, all }] of Object.entries(shares)) assert.ok(found >= all / 2, `${form}: ${found} of ${all}`)
    assert.ok(shareOf(shares) >= least.pairs, misses.join('\n'))
  })
  test(`plain wishes about any field: ${language}`, (t) => {
    const { shares, misses } = measurePlainWishes(language, lists.wishes, seed)
    t.diagnostic(`${(shareOf(shares) * 100).toFixed(1)} % of ${Object.keys(shares).length} forms`)
    assert.ok(shareOf(shares) >= least.wishes, misses.join('\n'))
  })
}
