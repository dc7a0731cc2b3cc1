import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TurnEvent } from '#shared/turn-events.ts'
import { changedPaths, emptyLog, foldEvent, type TurnLog } from './turn-log.ts'

const story: TurnEvent[] = [
  { type: 'started', attempt: 1, builder: 'offline' },
  { type: 'text', text: 'I will ' },
  { type: 'text', text: 'make it.' },
  { type: 'tool_call', callId: 'a', tool: 'write_file', path: 'src/App.tsx' },
  { type: 'text', text: '\n' },
  { type: 'tool_call', callId: 'b', tool: 'write_file', path: 'src/main.tsx' },
  { type: 'tool_result', callId: 'b', tool: 'write_file', ok: false, message: 'no' },
  { type: 'tool_result', callId: 'a', tool: 'write_file', ok: true, change: 'created' },
  { type: 'text', text: 'Done.' },
  { type: 'checked', problems: [] },
  { type: 'finished', state: 'done', snapshotId: 's' },
]
const fold = (events: TurnEvent[], log: TurnLog = emptyLog, from = 1) =>
  events.reduce((log, event, at) => foldEvent(log, at + from, event), log)

test('text and steps keep their order, and white space does not split a run of steps', () => {
  const log = fold(story)
  assert.deepEqual(
    log.parts.map((part) => (part.kind === 'text' ? part.text : part.steps.map((step) => `${step.path} ${step.state}`))),
    ['I will make it.', ['src/App.tsx ok', 'src/main.tsx failed'], 'Done.'],
  )
  assert.equal(log.outcome?.state, 'done')
  assert.deepEqual(log.problems, [])
  assert.deepEqual(changedPaths(log), ['src/App.tsx'])
})

test('a stream that repeats or resumes anywhere gives the same log', () => {
  const whole = fold(story)
  for (let cut = 0; cut <= story.length; cut++) {
    const resumed = fold(story, fold(story.slice(0, cut)))
    assert.deepEqual(resumed, whole)
  }
  assert.equal(foldEvent(whole, 3, story[2]!), whole)
})

test('a higher attempt forgets the text and steps of the one before, the same attempt does not', () => {
  const interrupted = fold(story.slice(0, 5))
  const again = foldEvent(interrupted, 6, { type: 'started', attempt: 2, builder: 'offline' })
  assert.deepEqual(again, { sequence: 6, attempt: 2, parts: [] })
  assert.deepEqual(foldEvent(interrupted, 6, { type: 'started', attempt: 1, builder: 'offline' }).parts, interrupted.parts)
})

test('an event of a later version is skipped, and its sequence remembered', () => {
  const log = foldEvent(fold(story.slice(0, 2)), 3, { type: 'thought', text: 'hm' } as unknown as TurnEvent)
  assert.equal(log.sequence, 3)
  assert.deepEqual(log.parts, [{ kind: 'text', text: 'I will ' }])
})
