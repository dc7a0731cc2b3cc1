// Every pattern a person's words are held against ends in time, whatever is written: one that parts a long word again and again stops the
// whole installation. The patterns are those used on a few prompts, and those of purposes and told wishes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { duesEn } from '../change/outright/dues-en.ts'
import { elseEn } from '../change/outright/else-en.ts'
import { namesEn } from '../change/outright/names-en.ts'
import { toldEn } from '../change/told/told-en.ts'
import { toldJa } from '../change/told/told-ja.ts'
import { toldSv } from '../change/told/told-sv.ts'
import { courtesiesEn } from '../change/wording/courtesies-en.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { toolPhrases } from '../lexicon/tool-phrases.ts'
import { understand } from './understand.ts'

const prompts = [
  'Customers with name, phone and date, and a board of tasks for each, 200 kr',
  'Kundregister med namn och telefon, bokningar per kund',
  '顧客管理と予約一覧、名前と電話',
  'A website for my café with a menu',
  'I want to time 25 minutes',
]
const pieces = [
  'a',
  'a ',
  '1 ',
  'the ',
  'one ',
  'i want to ',
  'show me ',
  'people can ',
  'and ',
  'och ',
  'kan ',
  'å',
  'en ',
  'あ',
  'を',
  '一覧',
  ', ',
  'x’',
  'a-',
]
const readChars = 600
const oneMaxMs = 500
const triesMax = 4

function patterns(): RegExp[] {
  const found = new Map<string, RegExp>()
  const walk = (value: unknown, seen: Set<unknown>) => {
    if (value instanceof RegExp) return void found.set(`${value.source}/${value.flags}`, value)
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const part of Object.values(value)) walk(part, seen)
  }
  walk(
    [
      englishPurposes,
      swedishPurposes,
      japanesePurposes,
      toolPhrases,
      toldEn,
      toldSv,
      toldJa,
      namesEn,
      duesEn,
      elseEn,
      courtesiesEn,
    ],
    new Set(),
  )
  const exec = RegExp.prototype.exec
  RegExp.prototype.exec = function (text) {
    walk(this, new Set())
    return exec.call(this, text)
  }
  try {
    for (const prompt of prompts) understand(prompt)
  } finally {
    RegExp.prototype.exec = exec
  }
  return [...found.values()]
}

/** A busy machine may keep a quick pattern waiting for so long; a wild one never ends, however often it is asked. */
function againWhereBusy(ends: () => unknown): void {
  for (let left = triesMax; left > 0; left--)
    try {
      ends()
      return
    } catch (error) {
      if (left === 1) throw error
    }
}

test('no pattern runs wild, whatever is written', () => {
  const all = patterns()
  assert.ok(all.length > 1000, `${all.length} patterns`)
  const sandbox = vm.createContext({ pattern: all[0], text: '' })
  const holds = new vm.Script('pattern.lastIndex = 0; pattern.test(text)')
  for (const pattern of all)
    for (const piece of pieces) {
      Object.assign(sandbox, { pattern, text: piece.repeat(Math.ceil(readChars / piece.length)).slice(0, readChars) })
      const ends = () => holds.runInContext(sandbox, { timeout: oneMaxMs })
      assert.doesNotThrow(() => againWhereBusy(ends), `${piece}: ${pattern.source.slice(0, 200)}`)
    }
})
