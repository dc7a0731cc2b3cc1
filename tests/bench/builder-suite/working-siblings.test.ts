// Wishes that were worked on stay read, in each language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { measureChanges } from './measure-changes.ts'
import { workingSiblings } from './working-siblings.ts'

const rightMin = { en: 0.92, sv: 0.9, ja: 0.92 }

for (const language of languages)
  test(`siblings of the working changes: ${language}`, (t) => {
    const { right, misses } = measureChanges(workingSiblings.filter((each) => each.language === language))
    t.diagnostic(`${right.found} of ${right.all} right`)
    assert.ok(right.found / right.all >= rightMin[language], `${right.found} of ${right.all}\n${misses.join('\n')}`)
  })
