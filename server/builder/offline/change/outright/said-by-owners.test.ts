// What the people of a place say of its site, its prices, its hours and its looks: each row is a description, a wish, and the notes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { projectModelSchema } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const cafe = 'website for a small cafe in Brighton with a menu, opening hours and how to find us'
const salon = 'booking page for my hair salon. Cut 35, colour 60, blow dry 25.'
const photo = 'portfolio website for a wedding photographer called Anna Reed'
const soap = 'webshop selling handmade soap: lavender 6, rose 7, oat 5'
const people = 'customer list with name, phone, last contact and notes'
const sewing =
  'I do alterations and sewing for people. Customer, garment, what needs doing, deadline, price, status (waiting, in progress, ready, picked up)'
const stock = 'Inventory of a bike shop: parts with supplier, quantity, minimum stock, price'
const sales = 'tracking my eBay sales: item, bought for, sold for, platform, sold date, shipped'
const kennel = 'dog kennel bookings: dog, owner, check in, check out, daily rate, notes'

const cases: readonly (readonly [prompt: string, wish: string, ...notes: string[]])[] = [
  [salon, 'colour is now 65', 'Changed **Colour** among the services'],
  [soap, 'lavender should cost 6.50', 'Changed **Lavender soap** among the handmade soaps'],
  [salon, "I don't work sundays", 'Opening hours: Mon–Fri 09:00–17:00, Sat–Sun closed'],
  [
    cafe,
    'we are closed on mondays, and open til 6 on saturdays',
    'Opening hours: Mon closed, Tue–Thu 08:00–18:00, Fri 08:00–20:00, Sat 09:00–18:00, Sun 10:00–16:00',
  ],
  [cafe, "text at the top should be: Brighton's best brunch", "The headline is now “Brighton's best brunch”"],
  [cafe, 'we moved, new address is 12 Mill Lane, Bath', 'The address is now “12 Mill Lane, Bath”'],
  [cafe, 'mention that dogs are welcome', 'Added the section **Dogs are welcome**'],
  [photo, 'use a more elegant font', 'New look: serif'],
  [people, 'I hate the blue', 'New look: emerald, normal', outrightSays.otherColour.en],
  [people, 'more space between the rows', outrightSays.looksOffered.en],
  [salon, 'dont let two people book the same time', outrightSays.noDoubles.en],
  [
    sewing,
    'one column for each status so i can move them over',
    'Garments are shown as a board',
    'Garments are grouped by **Status**',
  ],
  [sewing, 'picked up ones can disappear', 'The list of garments starts with **Status: not Picked up** only'],
  [
    stock,
    "show in red when there's less than the minimum",
    'Parts warn: **Quantity below Minimum stock** (in red, and listed on top)',
  ],
  [sales, 'only unshipped ones on the first page', 'The list of ebay sales starts with **Shipped: no** only'],
  [kennel, "don't let me book more than 10 dogs on a day", 'At most **10** pet stays at the same time; the form says so'],
]
test('what owners say of their place is done, and told as it was', () => {
  for (const [prompt, wish, ...notes] of cases) {
    const { model } = understand(prompt)
    const made = change(model!, wish)
    projectModelSchema.parse(made.model)
    const told = made.notes.map(({ text }) => text).filter((text) => !/stored in your browser|Hours that were set/.test(text))
    assert.deepEqual(told.toSorted(), notes.toSorted(), wish)
  }
})

test('prices are those of what is on offer; elsewhere a number is none', () => {
  const { operations } = change(understand(people).model!, 'the deadline is 12')
  assert.ok(operations.every(({ op }) => op !== 'changeRow'))
})
