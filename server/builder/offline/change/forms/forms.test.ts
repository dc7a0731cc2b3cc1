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
          : operation.op === 'addRow'
            ? `+${String(operation.row['text'])} ${String(operation.row['kind'])}: ${String(operation.row['options'])}`
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
      ['remove email from the booking form'],
      ['ask for their email when they book', '+booking.Email email'],
      ["ask if it's their first visit", '+booking.First visit bool'],
      ['ask whether they need parking', '+booking.Needs parking bool'],
      ['add hair length: short, medium, long to the booking', '+booking.Hair length select'],
    ],
  ],
  [
    'ネイルサロンの予約ページ',
    [
      ['予約時に「長さ出しの有無」を聞きたい', '+booking.長さ出しの有無 bool'],
      ['予約フォームに「お子様の年齢」を追加して', '+booking.お子様の年齢 int'],
    ],
  ],
  [
    'online shop for handmade candles',
    [
      ['add gift wrapping as a tick box at checkout', '+order.Gift wrapping bool'],
      ["we don't need the phone number at checkout", '-order.phone'],
      ['ask for a delivery date', '+order.Delivery date date'],
      ['ask for gift wrapping at checkout', '+order.Gift wrapping text'],
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
  [
    'website for a plumber with a contact form (name, phone, postal address, message)',
    [
      ['stop asking for the address', '-message.postalAddress'],
      ['nobody wants to give their phone number, so that should be optional'],
      ['I want to know whether customers have a dog', '+message.Dog bool'],
      ['ask when they moved in', '+message.When did you move in? date'],
    ],
  ],
  [
    'bokningssida för ett pensionat med rum och priser',
    [
      ['många kommer med hund och det är inte alla som är glada i det, så vi vill veta det innan', '+stay.Hund bool'],
      ['lägg till en fråga om de har barn', '+stay.Barn bool'],
    ],
  ],
  [
    'テニスクラブのコート予約ページ',
    [
      [
        '予約フォームで会員番号を聞くようにしてください。一般の方は番号がないので空欄のままでも予約できるように。',
        '+booking.会員番号 text',
      ],
      ['初めてかどうか知りたい', '+booking.初めて bool'],
    ],
  ],
  [
    'feedback form for guests of a small bistro',
    [['We want to know how they heard of us: friends, walked by', '+How did you hear of us? One choice: Friends,Walked by']],
  ],
  ['花屋のホームページ。お問い合わせフォーム付き', [['お問い合わせフォームに電話番号を追加して', '+message.電話番号 phone']]],
]

for (const [prompt, wishes] of scenarios)
  test(`what visitors are asked: ${prompt}`, () => {
    for (const [wish, ...deeds] of wishes) assert.deepEqual(deedsOf(prompt, wish), deeds, wish)
  })

/** The choices of the field that the wish adds. */
function choicesOf(prompt: string, wish: string): string {
  const [first] = change(understand(prompt).model!, wish).operations
  return first?.op === 'addField' ? `${first.thing}.${first.field.label}: ${first.field.options?.join(', ')}` : String(first?.op)
}

const choosing: readonly (readonly [prompt: string, wishes: readonly (readonly [wish: string, choices: string])[]])[] = [
  [
    'website for a driving school with prices and a contact form',
    [
      ['add manual or automatic to the contact form as a choice', 'message.Manual or automatic: Manual, Automatic'],
      ['Ask what kind of event it is (wedding, birthday, festival)', 'message.Kind of event: Wedding, Birthday, Festival'],
      ['let people choose between morning, afternoon and evening', 'message.Choice: Morning, Afternoon, Evening'],
      [
        'We want to know how they heard of us: friends, Instagram, other',
        'message.How did you hear of us?: Friends, Instagram, Other',
      ],
    ],
  ],
  [
    'bokningssida för en massör',
    [
      [
        'Kunderna ska kunna välja mellan 30 minuter, 60 minuter och 90 minuter när de bokar.',
        'booking.Längd: 30 minuter, 60 minuter, 90 minuter',
      ],
      ['fråga om de vill ha olja eller lotion', 'booking.Olja eller lotion: Olja, Lotion'],
    ],
  ],
  [
    'flöde för grannarna där man skriver inlägg',
    [
      [
        'det är så rörigt, kan man få märka inlägget med typ Säljes, Bortskänkes eller Fråga så man ser vad det gäller',
        'feedPost.Typ: Säljes, Bortskänkes, Fråga',
      ],
    ],
  ],
  [
    '美容室の予約ページ',
    [
      [
        '初めての方か2回目以降の方かを選べる項目を予約フォームに足して',
        'booking.初めての方・2回目以降の方: 初めての方, 2回目以降の方',
      ],
      ['カットかパーマを予約時に選べるように', 'booking.カット・パーマ: カット, パーマ'],
      ['希望の時間帯を午前・午後・夕方から選べるようにしたい', 'booking.希望の時間帯: 午前, 午後, 夕方'],
    ],
  ],
]

for (const [prompt, wishes] of choosing)
  test(`what visitors choose from: ${prompt}`, () => {
    for (const [wish, choices] of wishes) assert.equal(choicesOf(prompt, wish), choices, wish)
  })

test('a project without a page for visitors reads such words as before', () => {
  assert.deepEqual(deedsOf('books with title, author and genre', 'add a form field for the publisher'), ['+book.Publisher text'])
})

test('what is to happen when somebody books or orders is no part of the form, and what was not understood is said in its own words', () => {
  for (const [prompt, wish] of [
    ['booking page for a hair salon', 'email me when someone books'],
    ['online shop for candles', 'take card payment at checkout'],
    ['bokningssida för en frisör', 'skicka sms när kunden bokar'],
    ['bokningssida för en frisör', 'jag vill ha mejl när någon bokar'],
  ] as const) {
    const { operations, notes } = change(understand(prompt).model!, wish)
    assert.deepEqual([operations, notes.map(({ kind }) => kind)], [[], ['service']], wish)
  }
  const { notes } = change(understand('booking page for a hair salon').model!, 'hide prices on the booking page')
  assert.match(notes[0]!.text, /hide prices on the booking page/)
})
