// The suite as issue 5 asks for it. Nothing of the measuring half is given to the builder here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { expectations } from './measure-changes.ts'
import { measuringBriefs } from './measuring-briefs.ts'
import { measuringWrittenBriefs } from './measuring-written-briefs.ts'
import { measuringChanges } from './measuring-changes.ts'
import { measuringPlatforms } from './measuring-platforms.ts'
import { measuringPrompts } from './measuring-prompts.ts'
import { latestChanges } from './measuring-latest-changes.ts'
import { choicesToMeasure } from './measuring-choices-changes.ts'
import { spokenToMeasure } from './measuring-spoken-changes.ts'
import { ordinaryToMeasure } from './measuring-ordinary-changes.ts'
import { ordinaryPromptsToMeasure } from './measuring-ordinary-prompts.ts'
import { measuringPageChanges } from './measuring-page-changes.ts'
import { newestChanges } from './measuring-newest-changes.ts'
import { latestPrompts } from './measuring-latest-prompts.ts'
import { listOf } from './names.ts'
import { workingBriefs } from './working-briefs.ts'
import { workingWrittenBriefs } from './working-written-briefs.ts'
import { workingChanges } from './working-changes.ts'
import { workingPlatforms } from './working-platforms.ts'
import { workingPrompts } from './working-prompts.ts'

const countIn = (cases: readonly { language: string }[]) =>
  languages.map((language) => cases.filter((each) => each.language === language).length)

test('at least 240 prompts and 120 changes in three languages, a third of the measuring prompts vague', () => {
  assert.deepEqual(countIn(measuringPrompts), [70, 25, 25])
  assert.deepEqual(countIn(measuringChanges), [20, 20, 20])
  assert.ok(measuringPrompts.filter(({ vague }) => vague).length >= 39)
  assert.deepEqual(countIn(latestPrompts), [65, 40, 40])
  assert.deepEqual(countIn(latestChanges), [36, 30, 30])
  assert.deepEqual(countIn(newestChanges), [40, 30, 30])
  assert.deepEqual(countIn(choicesToMeasure), [56, 40, 40])
  assert.deepEqual(countIn(spokenToMeasure), [60, 60, 60])
  assert.deepEqual(countIn(ordinaryToMeasure), [300, 150, 150])
  assert.deepEqual(countIn(ordinaryPromptsToMeasure), [99, 50, 48])
  assert.deepEqual(countIn(measuringPageChanges), [45, 34, 33])
  const [en, sv, ja] = countIn(workingPrompts)
  assert.ok(en! >= 70 && sv! >= 25 && ja! >= 25, `${en} ${sv} ${ja}`)
  const workingWishes = countIn(workingChanges)
  assert.ok(
    workingWishes.every((count, at) => count >= [36, 12, 12][at]!),
    workingWishes.join(' '),
  )
})

test('every case expects something that can be measured, and none stands in both halves', () => {
  for (const { prompt, things, fields, shows } of [
    ...measuringPrompts,
    ...latestPrompts,
    ...ordinaryPromptsToMeasure,
    ...workingPrompts,
  ])
    assert.ok(
      [things, fields, shows].some((list) => listOf(list).length),
      prompt,
    )
  for (const { wish, expect } of [
    ...measuringChanges,
    ...latestChanges,
    ...newestChanges,
    ...choicesToMeasure,
    ...spokenToMeasure,
    ...ordinaryToMeasure,
    ...measuringPageChanges,
    ...workingChanges,
  ])
    for (const each of listOf(expect)) assert.ok(expectations.includes(each.split(':')[0]!), `${wish}: ${each}`)
  const worked = new Set(workingPrompts.map(({ prompt }) => prompt.toLowerCase()))
  assert.deepEqual(
    [...measuringPrompts, ...latestPrompts, ...ordinaryPromptsToMeasure].filter(({ prompt }) => worked.has(prompt.toLowerCase())),
    [],
  )
})

test('long descriptions say what is kept of them, in three languages, and none stands in both halves', () => {
  assert.deepEqual(countIn(measuringBriefs), [40, 40, 40])
  assert.deepEqual(countIn(workingBriefs), [60, 30, 30])
  assert.deepEqual(countIn(measuringPlatforms), [65, 45, 45])
  assert.deepEqual(countIn(workingPlatforms), [65, 45, 45])
  for (const { prompt, lists, may } of [...measuringBriefs, ...workingBriefs, ...measuringPlatforms, ...workingPlatforms])
    assert.ok(Object.keys(lists).length || listOf(may).length, prompt)
  assert.deepEqual(countIn(measuringWrittenBriefs), [32, 32, 32])
  assert.deepEqual(countIn(workingWrittenBriefs), [96, 96, 96])
  const worked = new Set([...workingBriefs, ...workingWrittenBriefs].map(({ prompt }) => prompt))
  assert.ok([...measuringBriefs, ...measuringWrittenBriefs].every(({ prompt }) => !worked.has(prompt)))
  const workedOn = new Set(workingPlatforms.map(({ prompt }) => prompt))
  assert.ok(measuringPlatforms.every(({ prompt }) => !workedOn.has(prompt)))
})
