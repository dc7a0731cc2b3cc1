// How the rows of one trade are written down, so that a list of dishes, lessons or jobs needs no column names of its own.
import type { Cell } from '../thing.ts'

type Rows = readonly (readonly Cell[])[]
/** `kinds`: the categories as `English|Svenska|日本語`, with commas between them. */
export type RowsOfThing = { columns: string; kinds?: string; rows: Rows }
/** `en`, `sv`, `ja`: beginnings of the words that name the trade; `rows` by thing; `brand`: what such a place is called. */
export type TradeRows = { en: string; sv: string; ja: string; brand?: string; rows: Readonly<Record<string, RowsOfThing>> }

/** What is served: name, price in dollars, place of its kind, a few words. */
export const served = (
  kinds: string,
  dishes: readonly (readonly [name: string, price: number, kind: number, text: string])[],
): Readonly<Record<string, RowsOfThing>> => {
  const names = kinds.split(', ')
  const rows = dishes.map(([name, price, kind, text]) => [name, price, names[kind]!, text])
  return { menuItem: { columns: 'name, price, category, description', kinds, rows } }
}

const lessonFee = 35
/** What is taught: title, when it starts, minutes, places, where, level, what it is about, what is done at home. */
export const taught = (
  lessons: readonly (readonly [
    title: string,
    time: string,
    minutes: number,
    places: number,
    where: string,
    level: 'Beginner' | 'Intermediate' | 'Advanced',
    topic: string,
    home: string,
  ])[],
): Readonly<Record<string, RowsOfThing>> => ({
  lesson: {
    columns: 'title, startTime, duration, room, topic, homework',
    rows: lessons.map(([title, time, minutes, , where, , topic, home]) => [title, time, minutes, where, topic, home]),
  },
  course: {
    columns: 'title, time, duration, capacity, location, level, description',
    rows: lessons.map(([title, time, minutes, places, where, level, topic]) => [
      title,
      time,
      minutes,
      places,
      where,
      level,
      topic,
    ]),
  },
  tutoringSession: {
    columns: 'title, startTime, duration, subject, homework, price',
    rows: lessons.map(([title, time, minutes, , , , topic, home]) => [title, time, minutes, topic, home, lessonFee]),
  },
  training: {
    columns: 'title, time, duration, location',
    rows: lessons.map(([title, time, minutes, , where]) => [title, time, minutes, where]),
  },
  yogaClass: {
    columns: 'name, startTime, duration, room, capacity, level',
    rows: lessons.map(([title, time, minutes, places, where, level]) => [title, time, minutes, where, places, level]),
  },
  practice: {
    columns: 'title, duration, focus',
    rows: lessons.map(([title, , minutes, , , , topic]) => [title, minutes, topic]),
  },
})
