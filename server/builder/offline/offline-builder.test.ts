import assert from 'node:assert/strict'
import { test } from 'node:test'
import { projectLimits } from '#shared/projects.ts'
import { offlineBuilder } from './offline-builder.ts'

const asked = (wish: string) => ({ wish, isFirst: true, answers: [] })
const sentence = 'Customers with name, phone and date of each order, and notes on what they bought and when. '
const longest = sentence.repeat(Math.ceil(projectLimits.promptMaxChars / sentence.length)).slice(0, projectLimits.promptMaxChars)

process.once('exit', () => offlineBuilder.stop())

test('while the longest description is read, everything else in the server goes on', async () => {
  let isRead = false
  const reading = offlineBuilder.nextStep(asked(longest)).finally(() => (isRead = true))
  let rounds = 0
  while (!isRead) {
    rounds++
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  assert.match((await reading).text, /customers/i)
  assert.ok(rounds > 100, `${rounds} rounds of the event loop`)
})

test('who stops it is answered at once, and the next one gets an answer', async () => {
  const stop = new AbortController()
  const reading = offlineBuilder.nextStep(asked(longest), stop.signal)
  stop.abort(new Error('stopped by a person'))
  await assert.rejects(reading, /stopped by a person/)
  await assert.rejects(offlineBuilder.nextStep(asked('a todo list'), AbortSignal.abort(new Error('too late'))), /too late/)
  assert.match((await offlineBuilder.nextStep(asked('a list of bikes with brand and price'))).text, /bikes/i)
})

test('a reading whose process ends says so in the language of the wish, and a fresh one takes the next', async () => {
  for (const [wish, words] of [
    [longest, /fewer words/],
    [`Kundregister med namn och telefon, och ${'ordrar med datum och belopp, '.repeat(400)}`, /färre ord/],
    [`顧客管理です。${'名前、電話番号、注文日、金額を記録したい。'.repeat(400)}`, /短くするか/],
  ] as const) {
    await offlineBuilder.warm()
    const reading = offlineBuilder.nextStep(asked(wish))
    setTimeout(() => offlineBuilder.stop(), 20)
    const step = await reading
    assert.match(step.text, words)
    assert.deepEqual(step.calls, [])
  }
  assert.equal(
    (await offlineBuilder.scaffold({ description: 'a list of bikes with brand and price', name: 'Wheels' }))?.name,
    'Wheels',
  )
  assert.equal(await offlineBuilder.scaffold({ description: 'hello' }), null)
})
