// Swedish and Japanese prompts as people put them, measured.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { plainJapanesePrompts, plainSwedishPrompts } from './tables/told-plainly-prompts.ts'

const floors = [
  { name: 'Swedish', cases: plainSwedishPrompts, wholeMin: 95, surplusMax: 19 },
  { name: 'Japanese', cases: plainJapanesePrompts, wholeMin: 89, surplusMax: 18 },
]

test('prompts as people put them, measured', (t) => {
  for (const { name, cases, wholeMin, surplusMax } of floors) {
    const measured = measurePrompts(cases)
    t.diagnostic(`${name}: ${measured.summary}`)
    assert.ok(measured.whole >= wholeMin, measured.misses.join('\n'))
    assert.ok(measured.surplus! <= surplusMax, measured.misses.join('\n'))
  }
})
