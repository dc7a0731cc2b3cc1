import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from '../change/change.ts'
import { done } from '../change/done.ts'
import type { Field } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { generateProject } from './generate-project.ts'

/** The file after a field was added to the list. */
function fileWith(prompt: string, thing: string, field: Partial<Field>, file: string): string {
  const wished: Field = { id: 'extra', label: 'Extra', type: 'text', why: 'edit', ...field }
  const { model } = done(understand(prompt).model!, { operations: [{ op: 'addField', thing, field: wished }], notes: [] }, 'en')
  return generateProject(model)[file]!
}

test('what was wished for later is asked in the forms that visitors fill in', () => {
  for (const [prompt, thing, file] of [
    ['website for a plumber with a contact form', 'message', 'src/sections/contact-section.tsx'],
    ['wedding invitation with rsvp', 'guest', 'src/sections/rsvp-section.tsx'],
    ['booking page for a hair salon', 'booking', 'src/features/booking/booking-page.tsx'],
    ['guesthouse website where people book rooms', 'stay', 'src/features/booking/booking-page.tsx'],
    ['sign up for our workshops, places limited', 'registration', 'src/features/booking/booking-page.tsx'],
    ['online shop for candles', 'order', 'src/features/shop/checkout-page.tsx'],
    ['invoices for my plumbing firm', 'invoice', 'src/features/invoicing/invoice-page.tsx'],
  ] as const)
    for (const type of ['text', 'date', 'int', 'bool', 'select'] as const)
      assert.match(
        fileWith(prompt, thing, { type, ...(type === 'select' && { options: ['A', 'B'] }) }, file),
        /"Extra"/,
        `${file}: ${type}`,
      )
})

test('what only the owner writes down is asked of nobody', () => {
  for (const field of [
    { label: 'Paid', type: 'bool', concept: 'paid' },
    { label: 'Picked up', type: 'bool' },
    { label: 'Utskickad', type: 'bool' },
    { label: '対応済み', type: 'bool' },
    { label: 'Handled by', type: 'text' },
  ] as const)
    assert.doesNotMatch(
      fileWith('website for a plumber with a contact form', 'message', field, 'src/sections/contact-section.tsx'),
      new RegExp(field.label),
    )
  assert.match(
    fileWith(
      'booking page for a hair salon',
      'booking',
      { label: 'Parking needed', type: 'bool' },
      'src/features/booking/booking-page.tsx',
    ),
    /Parking needed/,
  )
})

test('what is kept of an offer is shown where it is offered', () => {
  for (const [prompt, thing, file] of [
    ['booking page for a hair salon', 'service', 'src/features/booking/service-choice.tsx'],
    ['guesthouse website where people book rooms', 'guestRoom', 'src/features/booking/room-choice.tsx'],
    ['website for a plumber with a contact form', 'service', 'src/sections/prices-section.tsx'],
    ['online shop for candles', 'product', 'src/features/shop/shop-item-page.tsx'],
    ['blog about landscape photography', 'post', 'src/features/posts/post-page.tsx'],
  ] as const)
    assert.match(fileWith(prompt, thing, { type: 'int', unit: 'kg' }, file), /row\.extra/, file)
  assert.match(
    fileWith('online shop for candles', 'product', { label: 'Care', type: 'longtext' }, 'src/features/shop/shop-item-page.tsx'),
    /"Care"/,
  )
})

test('what nothing but its name is kept of shows the name', () => {
  const model = understand('guests with name').model!
  const [list] = model.things
  const operations = list!.fields
    .filter(({ id }) => id !== list!.titleField)
    .map(({ id }) => ({ op: 'removeField' as const, thing: list!.id, field: id }))
  const files = generateProject(done(model, { operations, notes: [] }, 'en').model)
  assert.match(Object.entries(files).find(([path]) => /guest-dialogs/.test(path))![1], /<dl/)
})

test('an invoice that calls for attention on the dashboard is opened as the paper it is', () => {
  const { model } = change(understand('invoices to customers for a freelance translator').model!, 'show overdue invoices in red')
  const dashboard = change(model, 'add a dashboard').model
  const files = generateProject(dashboard)
  const page = Object.entries(files).find(([path]) => /dashboard-page/.test(path))![1]
  assert.match(page, /navigate\(`\/.*\$\{row\.id\}`\)/)
  assert.doesNotMatch(page, /invoice-dialogs/)
})
