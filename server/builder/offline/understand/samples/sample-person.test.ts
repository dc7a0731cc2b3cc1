import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { familyNames, givenNames, latinNames } from '../../lexicon/sample-pools.ts'
import { otherPeople, sampleMail, samplePerson } from './sample-person.ts'

const listLength = 200

test('a long list names nobody twice, and another list begins with other people', () => {
  for (const language of languages) {
    const list = (salt: number) => Array.from({ length: listLength }, (_, at) => samplePerson(language, at, salt))
    assert.equal(new Set(list(7)).size, listLength, language)
    const shared = list(7)
      .slice(0, 10)
      .filter((name) => list(1234).slice(0, 10).includes(name))
    assert.deepEqual(shared, [], language)
  }
})

test('everybody has an address in plain Latin letters that is their own name', () => {
  assert.equal(latinNames.given.length, givenNames.ja.length)
  assert.equal(latinNames.family.length, familyNames.ja.length)
  assert.equal(sampleMail('sv', 'Åsa Nyström'), 'asa.nystrom@example.com')
  assert.equal(sampleMail('ja', '佐藤 美咲'), 'misaki.sato@example.com')
  assert.equal(sampleMail('ja', '誰か 不明'), null)
  for (const language of languages)
    for (let at = 0; at < listLength; at++)
      assert.match(sampleMail(language, samplePerson(language, at, at))!, /^[a-z]+\.[a-z]+@example\.com$/)
})

test('written people become others, the same everywhere, and who shares a family name still does', () => {
  const written = { en: 'Maya Lindgren and Theo Marsh', sv: 'Maja Lindgren och Johan Sandell', ja: '佐藤 美咲と田中 蓮' }
  for (const language of languages) {
    const told = otherPeople(language, written[language], 1234)
    assert.equal(told, otherPeople(language, written[language], 1234))
    for (const name of [...givenNames[language], ...familyNames[language]].filter((each) => written[language].includes(each)))
      assert.ok(!told.includes(name), `${told} holds ${name}`)
  }
  const family = (name: string) => name.split(' ')[1]
  assert.equal(family(otherPeople('en', 'Maya Marsh', 77)), family(otherPeople('en', 'Theo Marsh', 77)))
  assert.equal(otherPeople('en', 'Grant of the city', 77), 'Grant of the city')
})
