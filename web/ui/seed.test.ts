import assert from 'node:assert/strict'
import { it } from 'node:test'
import { seedOf } from './seed.ts'

it('HOME-8 the same author always has the same seed, and authors differ', () => {
  assert.equal(seedOf('Elin Sandberg'), seedOf('Elin Sandberg'))
  const hues = ['Elin Sandberg', 'Amara Okafor', 'Lukas Brandt', '森 健太', ''].map((name) => seedOf(name) % 360)
  assert.equal(new Set(hues).size, hues.length)
  assert.ok(hues.every((hue) => Number.isInteger(hue) && hue >= 0))
})
