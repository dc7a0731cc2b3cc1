import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kitFile } from '../generate/kit.ts'
import { generateProject } from '../generate/generate-project.ts'
import { toolStarts } from '../lexicon/tool-starts.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const changed = (on: string, wish: string) => change(understand(on).model!, wish)

test('opening hours that are said stand in the project', () => {
  const { model } = changed('booking page for a barber shop', 'mon-fri 9-18, sat 10-14, closed on sundays')
  assert.match(
    generateProject(model)['src/data/opening-hours.ts']!,
    /'18:00' \},\n {2}\{ opens: '10:00', closes: '14:00' \},\n {2}null,\n\]/,
  )
  const site = changed('hemsida för en frisörsalong', 'vi har öppet tis-fre 10-18 och lör 10-15').model
  assert.deepEqual(site.pages[0]!.site!.week[0], null)
  assert.deepEqual(site.pages[0]!.site!.week[5], { opens: '10:00', closes: '15:00' })
  assert.deepEqual(changed('booking page for a barber shop', 'we are closed in July').operations, [])
})

test('what tools start with is what the kit has, until a wish says otherwise', () => {
  for (const [tool, starts] of Object.entries(toolStarts)) {
    const file = `src/tools/${tool.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
    const usual = Object.entries(starts).map(([name, { usual: value }]) => `${name}: ${value}`)
    assert.ok(kitFile(file).includes(`const usual = { ${usual.join(', ')} }`), file)
  }
  const { model } = changed('pomodoro timer', '50 minutes work, 10 minutes break')
  assert.match(generateProject(model)['src/tools/pomodoro.tsx']!, /const usual = \{ focus: 50, rest: 10, longRest: 15 \}/)
})

test('what needs a service or a backend is said, and nothing is built', () => {
  for (const wish of [
    'let customers pay by card',
    'only admins should be able to delete',
    'share it with my team',
    'text them the day before',
  ]) {
    const { operations, notes } = changed('gym management with members, classes and payments', wish)
    assert.deepEqual(operations, [], wish)
    assert.deepEqual(
      notes.map(({ kind }) => kind),
      ['service'],
      wish,
    )
  }
})
