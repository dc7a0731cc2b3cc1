// New choices by their kind, lists told with fields and links, several fields at once, records: in plain words of three languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { choicesLike } from '../alike-choices.ts'

const built = (prompt: string) => understand(prompt).model!
const plants = 'houseplants: name, room (kitchen, bedroom, living room), last watered'
const parts = 'inventory of parts with price, stock and location'

test('a new name of a kind with the choices that are there is one more', () => {
  const like = (prompt: string, wish: string, language: 'en' | 'sv' | 'ja') => choicesLike(built(prompt), wish, language)?.names
  assert.deepEqual(like(plants, "we've got a conservatory too", 'en'), ['conservatory'])
  assert.deepEqual(like('町内会の会員名簿。世帯主、住所、班（1班、2班、3班）', '今年から4班ができました', 'ja'), ['4班'])
  assert.equal(like(plants, 'thanks, that looks great', 'en'), undefined)
  const { model } = change(built('Tutoring lessons: pupil, subject (maths, physics, chemistry), date'), 'Can you add biology?')
  const subject = model.things[0]!.fields.find(({ label }) => label === 'Subject')
  assert.deepEqual(subject?.options, ['Maths', 'Physics', 'Chemistry', 'Biology'])
})

test('a new list has the fields that are told, and is linked to the list it speaks of', () => {
  const { model } = change(built(parts), 'I need a separate list of deliveries: date, supplier, quantity, and which part')
  const list = model.things.find(({ many }) => many === 'Deliveries')
  const part = model.things.find(({ many }) => many === 'Parts')
  assert.ok(list && part)
  for (const label of ['Date', 'Quantity'])
    assert.ok(
      list.fields.some((field) => field.label === label),
      label,
    )
  assert.ok(list.fields.some(({ target }) => target === part.id))
})

test('what is listed behind a wish are the choices, or what a list has', () => {
  const { model } = change(built('会員名簿。名前、電話、入会日'), '担当者を選べるように。佐藤、田中、鈴木の3人です')
  const fields = model.things.flatMap((thing) => thing.fields)
  assert.ok(fields.some(({ options }) => options?.join() === '佐藤,田中,鈴木'))
})

test('a record is put into the list', () => {
  const before = built('Piano students with name, level (beginner, intermediate, advanced), lesson day and notes')
  const { model } = change(before, 'add two students: Oliver Hart, beginner')
  const rows = (of: typeof before) => of.things.find(({ id }) => id === 'student')?.rows.length ?? 0
  assert.ok(rows(model) > rows(before))
})

test('what is listed with its choices is a field, whatever kind of word it is', () => {
  const [chores] = built('Family chores: chore, who (Mum, Dad, Ella, Sam), day, done').things
  assert.deepEqual(chores!.fields.find(({ label }) => label === 'Who')?.options, ['Mum', 'Dad', 'Ella', 'Sam'])
  const [guests] = built('Gästlista till bröllopet med namn, kommer (ja, nej, kanske), specialkost, bord').things
  assert.deepEqual(guests!.fields.find(({ label }) => label === 'Kommer')?.options, ['Ja', 'Nej', 'Kanske'])
})

test('thanks ask for nothing, and no word of them is a field', () => {
  const before = built('Classroom library with title, author and borrowed by')
  assert.deepEqual(change(before, 'brilliant, the kids will love this!').model, before)
})
