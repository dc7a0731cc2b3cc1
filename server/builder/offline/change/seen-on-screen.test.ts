// Usual wishes that were seen on the screen to do something else: what they do now.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const plants = 'Plant care tracker with name, room, last watered, next watering and a photo'
const massage = 'booking page for my massage studio'
const quotes = 'quotes with customer, amount, status (draft, sent, won, lost)'
const chores = 'Family chores: who does what, day, done'

test('usual wishes do what they say', () => {
  for (const [prompt, wish, ...done] of [
    [plants, 'sort by next watering', 'setOrder by nextWatering false'],
    [plants, 'sort by last watered, latest first', 'setOrder by lastWatered true'],
    ['Lån: verktyg, låntagare, åter senast', 'sortera lån efter åter senast', 'setOrder by aterSenast false'],
    [plants, 'show as calendar too', 'addView calendar beside'],
    [chores, 'show as calendar too'],
    [plants, 'show as calendar', 'addView calendar'],
    [massage, 'change the title of the booking page to "Rest well"', 'renamePage book Rest well'],
    [massage, 'change the heading on the booking page to Hello', 'renamePage book Hello'],
    [massage, 'change the headline to "Rest well" and make it green', 'renamePage book Rest well', 'setTheme'],
    ['Bokningssida för min frisörsalong', 'ändra rubriken till "Boka hos Maja"', 'renamePage book Boka hos Maja'],
    ['予約ページ、マッサージ', '予約ページのタイトルを「ゆったり予約」に変えて', 'renamePage book ゆったり予約'],
    [massage, 'rename bookings to visits', 'renameThing'],
    [quotes, "I don't understand why it says Quotes, it should be Offers", 'renameThing'],
    ['Loggbok för löpning: datum, sträcka km, tid', 'varför står det sträcka? det ska heta distans', 'renameField'],
    [quotes, 'make won green and lost red', 'setTone Won green', 'setTone Lost red'],
    [quotes, 'make it green and red', 'setTheme'],
    [chores, 'group by day', 'setGroup date', 'setOrder by date false'],
    ['Bugs: title, status (open, fixed), severity', 'show the bugs on a board by severity', 'addView board', 'setGroup severity'],
    [
      'Allotment association with members, plots, waiting list and yearly fee',
      'sort the waiting list by the date they joined',
      'setOrder by joinedDate false',
    ],
    [
      'Small agency: clients, campaigns with budget',
      'each campaign is for one client and has a budget and a slogan',
      'addField',
      'addField',
    ],
    ['Loggbok för löpning: datum, sträcka km, tid', 'vi vill ha mörkgröna färger', 'setTheme'],
    ['Loggbok för löpning: datum, sträcka km, tid', 'högst 3 löpningar per vecka'],
    [chores, 'let me filter by person', 'retypeField whoDoesWhat select'],
    [
      'Loggbok för löpning: datum, sträcka km, tid',
      'visa ett diagram över sträcka per vecka',
      'addPage',
      'addFigure distance week',
    ],
  ] as const) {
    const { operations } = change(understand(prompt).model!, wish)
    const told = operations.map((each) => {
      switch (each.op) {
        case 'setOrder':
          return `setOrder by ${each.by} ${each.descending}`
        case 'addView':
          return `addView ${each.view}${each.beside ? ' beside' : ''}`
        case 'renamePage':
          return `renamePage ${each.page} ${each.title}`
        case 'setTone':
          return `setTone ${each.option} ${each.tone}`
        case 'setGroup':
          return `setGroup ${each.group}`
        case 'retypeField':
          return `retypeField ${each.field} ${each.type}`
        case 'addFigure':
          return `addFigure ${each.figure.of} ${each.figure.span}`
        default:
          return each.op
      }
    })
    assert.deepEqual(told, done, `${prompt}: ${wish}`)
  }
})

test('what is seen first stays first where a view is shown too', () => {
  const { model } = change(understand(plants).model!, 'show as calendar too')
  assert.deepEqual(model.things[0]!.views.slice(0, 2), [understand(plants).model!.things[0]!.views[0], 'calendar'])
})

test('a word for pictures in a row names a field as any other does', () => {
  const { operations } = change(understand('Members with name and shelf number').model!, 'rename shelf number to shelf')
  assert.deepEqual(
    operations.map((each) => each.op),
    ['renameField'],
  )
})
