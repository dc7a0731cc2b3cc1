import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestPalette } from './nearest-palette.ts'

test('a code becomes the palette and depth that come nearest', () => {
  const cases = {
    '#0a7': 'emerald',
    '#ff6600': 'orange',
    '#1d4ed8': 'blue',
    '#7c3aed': 'violet',
    '#333333': 'slate',
    '#e11d48': 'rose',
  }
  for (const [hex, palette] of Object.entries(cases)) assert.equal(nearestPalette(hex).palette, palette, hex)
  assert.equal(nearestPalette('#102040').depth, 'deep')
  assert.equal(nearestPalette('#fbbf24').depth, 'light')
})
