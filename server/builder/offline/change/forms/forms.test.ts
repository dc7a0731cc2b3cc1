import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

/** What the operations do: `+list.Label type`, `-list.field`, `!list.field` for what must be filled in. */
function deedsOf(prompt: string, wish: string): string[] {
  return change(understand(prompt).model!, wish).operations.map((operation) =>
    operation.op === 'addField'
      ? `+${operation.thing}.${operation.field.label} ${operation.field.type}`
      : operation.op === 'removeField'
        ? `-${operation.thing}.${operation.field}`
        : operation.op === 'requireField'
          ? `${operation.required ? '!' : '?'}${operation.thing}.${operation.field}`
          : operation.op,
  )
}

const scenarios: readonly (readonly [prompt: string, wishes: readonly (readonly [wish: string, ...deeds: string[]])[]])[] = [
  [
    'website for a plumber with a contact form',
    [
      ['remove the email from the contact form', '-message.email'],
      ['add a phone number to the form', '+message.Phone number phone'],
      ['ask for their address too', '+message.Address text'],
      ['people should be able to say how urgent it is', '+message.Urgent bool'],
      ['let people attach a photo of the problem', '+message.Photo of the problem image'],
      ['put the contact form at the top', 'moveSection'],
    ],
  ],
  [
    'booking page for a hair salon',
    [
      ["we don't need the phone number when people book", '-booking.phone'],
      ['remove email from the booking form', '-booking.email'],
      ["ask if it's their first visit", '+booking.First visit bool'],
      ['ask whether they need parking', '+booking.Needs parking bool'],
      ['add hair length: short, medium, long to the booking', '+booking.Hair length select'],
    ],
  ],
  [
    'online shop for handmade candles',
    [
      ['add gift wrapping as a tick box at checkout', '+order.Gift wrapping bool'],
      ["we don't need the phone number at checkout", '-order.phone'],
      ['ask for a delivery date', '+order.Delivery date date'],
    ],
  ],
  ['wedding invitation with rsvp', [['ask which song they want to hear', '+guest.Song text']]],
  [
    'webbplats för en frisör med bokning',
    [
      ['lägg till telefonnummer i kontaktformuläret', '+message.Telefonnummer phone'],
      ['vi behöver inte telefon vid bokning', '-booking.phone'],
      ['fråga om det är första besöket när man bokar', '+booking.Första besöket bool'],
      ['fråga efter mobilnummer i kontaktformuläret', '+message.Mobilnummer phone'],
    ],
  ],
  ['花屋のホームページ。お問い合わせフォーム付き', [['お問い合わせフォームに電話番号を追加して', '+message.電話番号 phone']]],
]

for (const [prompt, wishes] of scenarios)
  test(`what visitors are asked: ${prompt}`, () => {
    for (const [wish, ...deeds] of wishes) assert.deepEqual(deedsOf(prompt, wish), deeds, wish)
  })

test('a project without a page for visitors reads such words as before', () => {
  assert.deepEqual(deedsOf('books with title, author and genre', 'add a form field for the publisher'), ['+book.Publisher text'])
})
