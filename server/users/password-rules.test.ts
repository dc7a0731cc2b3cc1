// The rule for new passwords as tables and as a property over random ones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { castPassword } from '../cast.ts'
import { isStrong, mustBeStrong } from './password-rules.ts'

const lena = ['lena.ek@smedjan.example', 'Lena Ekström', 'Verkstaden AB', 'verkstan']

test('SIGNUP-4 leaked, listed, repeated and typed-along passwords are too weak', async () => {
  for (const weak of [
    'abc123',
    'password',
    'P@ssw0rd',
    'letmein99',
    'qwerty12',
    '123456789',
    'aaaaaaaaaaaa',
    'iloveyou1',
    'Summer2026!',
    'dragon77',
    'asdfghjkl',
    '11111111',
    '20261121',
    'abcabcabc',
    'monkeymonkey',
    'x'.repeat(200),
  ])
    assert.equal(await isStrong(weak, lena), false, weak)
})

test('SIGNUP-4 what holds the person’s or the company’s own words is too weak, in any case and however long', async () => {
  for (const own of [
    'Smedjan-x7Kq2zW9',
    'zq9EKSTRÖM!vb',
    'verkstaden-tR5pQ',
    'my-verkstan-Q8z',
    'x9SMIDAz-7q2',
    'lena.ek@smedjan.example',
  ])
    assert.equal(await isStrong(own, lena), false, own)
  assert.equal(await isStrong('smedjan-x7Kq2zW9', ['noor@north.example']), true, 'another person’s word is a word like any')
})

test('good ones pass: phrases, generated ones, other scripts, six random characters', async () => {
  for (const good of [
    castPassword,
    'anvil-and-ember',
    'x7Kq2z',
    '9fT!qa',
    'kq7zpw',
    'hästbatteri',
    '六つの鉄床と炎',
    'correct horse battery',
    'Z'.repeat(3) + 'qX8!mLp2vR'.repeat(19),
  ])
    assert.equal(await isStrong(good, lena), true, good)
})

const characters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const random = (chars: number) => fc.string({ unit: fc.constantFrom(...characters), minLength: chars, maxLength: chars })

test('of random passwords of six characters 98 in 100 pass, of twelve all; with a word of one’s own in it none', async () => {
  const shortOnes = fc.sample(fc.noBias(random(6)), { numRuns: 500, seed: 7 })
  const passed = await Promise.all(shortOnes.map((password) => isStrong(password, lena)))
  assert.ok(passed.filter(Boolean).length >= 490, `${passed.filter(Boolean).length} of 500`)
  await fc.assert(
    fc.asyncProperty(fc.noBias(random(12)), fc.nat(12), async (password, at) => {
      assert.equal(await isStrong(password, lena), true)
      assert.equal(await isStrong(`${password.slice(0, at)}verkstan${password.slice(at)}`, lena), false)
    }),
    { numRuns: 100, seed: 7 },
  )
})

test('the longest password is judged in bounded time', async () => {
  const startedAt = performance.now()
  assert.equal(await isStrong('p4ssw0rdl33t$3cr3t'.repeat(11), lena), true)
  assert.ok(performance.now() - startedAt < 5_000)
})

test('the refusal names the field and carries the spec’s sentence', async () => {
  await assert.rejects(mustBeStrong('abc123', [], 'data.password'), {
    code: 'invalid',
    detail: { issues: [{ path: 'data.password', message: 'Please select a stronger password.' }] },
  })
})
