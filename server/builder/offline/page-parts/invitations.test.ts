// What invites people asks for their answer, sells its tickets and keeps no list of what it is only about.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../generate/generate-project.ts'
import { sectionId } from '../site-model.ts'
import { understand } from '../understand/understand.ts'
import { completePages } from './complete-pages.ts'

const site = (prompt: string) => {
  const { model } = understand(prompt)
  const home = model?.pages[0]
  assert.equal(home?.kind, 'landing', prompt)
  return { model: model!, home: home!, sections: home!.sections!.map(sectionId), lists: model!.things.map(({ many }) => many) }
}

test('a wedding and a party have replies in place of a contact form, and the replies are the guests', () => {
  const invitations = [
    'wedding website with RSVP',
    'website for our wedding',
    'bröllopssida med OSA och program',
    'birthday party invitation with RSVP',
    'inbjudan till dop med OSA',
    'Baby shower invitation page with gift registry and RSVP',
  ]
  for (const prompt of invitations) {
    const { model, home, sections } = site(prompt)
    assert.ok(sections.includes('rsvp') && !sections.includes('contact'), `${prompt}: ${sections.join()}`)
    const guests = model.things.find(({ id }) => id === home.parts?.guest)!
    const concepts = guests.fields.map((field) => field.concept ?? field.id)
    for (const concept of ['name', 'rsvp', 'partySize', 'allergies', 'message']) assert.ok(concepts.includes(concept), prompt)
    assert.deepEqual(completePages(model), model, 'completing twice changes nothing')
    const form = generateProject(model)['src/sections/rsvp-section.tsx']!
    assert.match(form, /type="radio"/)
    assert.ok(
      !form.includes(`['${guests.fields.find(({ concept }) => concept === 'rsvp')!.options![0]}'`),
      'invited is no answer',
    )
  }
})

test('a reply asked for beside a contact form keeps both', () => {
  const { sections } = site('wedding website with schedule, RSVP and contact form')
  assert.ok(sections.includes('rsvp') && sections.includes('contact'), sections.join())
})

test('the day of a wedding and of a party lies ahead, and whoever celebrates speaks', () => {
  for (const [prompt, headline] of [
    ['wedding website with RSVP', 'We are getting married'],
    ['retirement party invite website where people can RSVP', 'You are invited'],
  ] as const) {
    const { model, home } = site(prompt)
    assert.equal(home.texts?.headline, headline)
    const day = model.things.find(({ id }) => id === home.parts?.event)!
    for (const row of day.rows) assert.match(String(row.date), /^\+/)
  }
})

test('kinds of tickets stand side by side, and a ticket page has no help desk', () => {
  const tickets: [prompt: string, kinds: string[]][] = [
    ['event ticket page for our summer jazz night, early bird and regular tickets', ['Early bird', 'Regular']],
    ['festival website with line-up, VIP, weekend and day tickets, and FAQ', ['VIP', 'Weekend', 'Day']],
    ['website for our theatre with adult and child tickets', ['Adult', 'Child']],
  ]
  for (const [prompt, kinds] of tickets) {
    const { home, lists } = site(prompt)
    const plans = home.sections!.find(({ kind }) => kind === 'plans')
    assert.deepEqual(
      plans?.items?.map(({ title }) => title),
      kinds,
      prompt,
    )
    assert.ok(!lists.some((list) => /ticket/i.test(list)), lists.join())
  }
})

test('what a fundraiser is for and the word for the page are no lists', () => {
  assert.ok(
    !site('charity fundraiser page for our school playground with goal and donors').lists.some((list) =>
      /playground/i.test(list),
    ),
  )
  assert.ok(!site('Baby shower invitation page with gift registry and RSVP').lists.includes('Invitations'))
  assert.ok(understand('app to track wedding guests with RSVP and table number').model!.pages[0]!.kind !== 'landing')
})

test('the page of a product says what the product does, and bears no name of a firm', () => {
  const promises: [prompt: string, headline: string][] = [
    [
      'landing page for my SaaS that turns meeting recordings into action items, with pricing and FAQ',
      'Turn meeting recordings into action items',
    ],
    ['landing page for an app that helps parents split chores', 'Split chores'],
    ['website for our AI note taking tool', 'AI note taking, made easy'],
  ]
  for (const [prompt, headline] of promises) {
    const { home, model } = site(prompt)
    assert.equal(home.texts?.headline, headline)
    assert.ok(!/saas|company/i.test(model.name), model.name)
    assert.ok(!home.sections!.some(({ title }) => /^with/i.test(title ?? '')), 'a heading begins with no preposition')
  }
})

test('a waiting list on a website is a form to leave one’s address', () => {
  const { sections, lists } = site('coming soon page for a cold brew coffee brand with email waitlist')
  assert.ok(sections.includes('signup'), sections.join())
  assert.ok(!lists.some((list) => /wait/i.test(list)), lists.join())
})
