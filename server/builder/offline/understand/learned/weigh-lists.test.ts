// What a story tells around what is wanted makes no lists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { understand } from '../understand.ts'

const stories: readonly (readonly [Language, prompt: string, lists: readonly string[]])[] = [
  [
    'en',
    "I'm a locum pharmacist. Different shop each day, I go from my own car with a bag. I want shifts: branch, date, start, finish, hourly rate, miles, invoiced. Total I've earned this tax year on top.",
    ['Shifts'],
  ],
  [
    'sv',
    'Vi gör en podd om finlandssvenska mordfall. Avsnitten går från idé via manus och inspelat till ute. Vill se titel, gäst, källor, publiceringsdatum.',
    ['Avsnitt'],
  ],
  [
    'sv',
    'Hembygdskretsen ger ut en bok om gårdsnamn. Vi går runt och intervjuar. Varje gårdsnamn ska beskrivas: by, betydelse, äldsta belägg, vem som berättade. Fotografierna sköter Börje.',
    ['Gårdsnamn'],
  ],
  [
    'ja',
    '相撲部屋の女将でございます。力士の四股名、本名、出身地、番付、それと場所ごとの成績、勝ち、負け、休みを後援会報のために。ちゃんこの材料は若い衆が毎朝買い出しに行きます。',
    ['力士'],
  ],
  [
    'ja',
    '推し活の遠征をまとめるやつ。公演日、会場、ホテル、交通手段、合計いくらかかったか。チケットは電子だから要らん。',
    ['遠征'],
  ],
]

for (const [language, prompt, lists] of stories)
  test(`${lists.join()} of a story: ${prompt.slice(0, 60)}`, () => {
    const { model } = understand(prompt, language)
    assert.deepEqual(
      model?.things.filter(({ why }) => why !== 'domain').map(({ many }) => many),
      lists,
    )
  })

test('what a list is left with goes to the one that was told of it', () => {
  const { model } = understand(
    'Our school library is a room with one volunteer mother, and the kids take what they like. I would like books with title, author, age group and which child has it, and a button for returned.',
    'en',
  )
  assert.ok(model?.things.find(({ many }) => many === 'Books')?.fields.some(({ label }) => label === 'Author'))
})
