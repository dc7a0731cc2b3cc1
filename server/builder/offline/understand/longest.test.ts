import assert from 'node:assert/strict'
import { test } from 'node:test'
import { projectLimits } from '#shared/projects.ts'
import { understand } from './understand.ts'

/** Ends at all, on any machine: a pattern that runs wild takes minutes. How fast it is stands in the bench. */
const wholeCaseMaxMs = 20_000

test('the longest prompts end in time', () => {
  for (const piece of [
    'customers with name, phone and date for each order, ',
    'a',
    '(((',
    'kundregister',
    '顧客管理と',
    'x/y/',
    'aaaaab ',
    'é',
    'status: a, b, ',
    'to do ',
    'a ',
    'i want to ',
    'fields: ',
    'fields: a, ',
    'choices (a, b) ',
  ]) {
    const started = process.cpuUsage()
    understand(piece.repeat(Math.ceil(projectLimits.promptMaxChars / piece.length)).slice(0, projectLimits.promptMaxChars))
    // of the processor, which other work on the machine does not slow
    const tookMs = process.cpuUsage(started).user / 1000
    assert.ok(tookMs < wholeCaseMaxMs, `${piece}: ${tookMs.toFixed(0)} ms`)
  }
})
