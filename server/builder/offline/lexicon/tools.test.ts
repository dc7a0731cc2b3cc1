import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as icons from 'lucide-react'
import { languages } from '#shared/languages.ts'
import { kebab } from '../generate/names.ts'
import { listSentences, toolSentences } from '../understand/tables/tool-sentences.ts'
import { understand } from '../understand/understand.ts'
import { knownThings } from './lexicon.ts'
import { pictureWords, thingPictures } from './picture-words.ts'
import { toolEntries, toolEntryOf, toolIds } from './tool-entries.ts'
import { toolWordsOf } from './tool-words.ts'

const kit = join(import.meta.dirname, '../../../../sandbox/kit/src')

test('at least fifty tools, each with its component, an icon and texts in three languages', () => {
  assert.ok(toolIds.length >= 50, `${toolIds.length} tools`)
  for (const id of toolIds) {
    const entry = toolEntryOf(id)
    assert.ok(existsSync(join(kit, `tools/${kebab(id)}.tsx`)), `${id} has no component`)
    assert.ok(entry.icon in icons, `${id}: ${entry.icon}`)
    if (entry.thing) assert.ok(knownThings.has(entry.thing), `${id} works on ${entry.thing}`)
    for (const language of languages) for (const text of entry[language]) assert.ok(text.trim(), `${id} in ${language}`)
    assert.match(entry.ja[1], /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, id)
    assert.equal(new Set(languages.map((each) => entry[each][1])).size, languages.length, `${id} is not translated`)
  }
})

test('every way to ask for a tool builds it, and nothing else', () => {
  for (const id of toolIds)
    for (const language of languages)
      for (const words of toolEntryOf(id)
        [language][2].split(',')
        .map((each) => each.trim())) {
        const prompt = { en: `a ${words} please`, sv: `jag vill ha ${words}`, ja: `${words}を作って` }[language]
        const { model } = understand(prompt, language)
        assert.ok(
          model?.pages.some((page) => page.tool === id),
          `${language} “${prompt}”: ${model?.pages.map((page) => page.tool ?? page.kind).join() ?? 'nothing'}`,
        )
        const { thing } = toolEntryOf(id)
        assert.deepEqual(
          model!.things.map((each) => each.concept).filter((concept) => concept !== thing),
          [],
          prompt,
        )
      }
})

test('a sentence that asks how much gets the tool, and one about what is kept does not', () => {
  const pages = (prompt: string) => understand(prompt).model?.pages.map((page) => page.tool ?? page.kind) ?? []
  for (const [id, ...prompts] of toolSentences) for (const prompt of prompts) assert.deepEqual(pages(prompt), [id], prompt)
  for (const prompt of listSentences) for (const page of pages(prompt)) assert.ok(!(page in toolEntries), `${prompt}: ${page}`)
})

test('every word of the tools is used, filled in three languages, and fits into quotes and JSX', () => {
  const kitText = globSync('**/*.{ts,tsx}', { cwd: kit })
    .map((path) => readFileSync(join(kit, path), 'utf8'))
    .join('\n')
  const all = languages.map((language) => toolWordsOf[language])
  for (const [at, words] of all.entries())
    for (const [word, text] of Object.entries(words)) {
      assert.ok(text.trim(), `${languages[at]} ${word}`)
      assert.ok(kitText.includes(`%%${word}%%`), `nothing says ${word}`)
      assert.doesNotMatch(text, /['"`<\\]/, word)
      assert.deepEqual(
        text.match(/\{\w+\}/g)?.toSorted(),
        all[0]![word]!.match(/\{\w+\}/g)?.toSorted(),
        `${languages[at]} ${word}`,
      )
    }
})

test('a tool beside a list, a list that the tool only describes, and a name that is kept', () => {
  const pages = (prompt: string) => understand(prompt).model?.pages.map((page) => page.tool ?? page.kind)
  assert.deepEqual(pages('a tip calculator with the bill, the number of people and a round up option'), ['tipCalculator'])
  assert.deepEqual(pages('pomodoro timer with a task list'), ['pomodoro', 'todo'])
  assert.ok(pages('a workout log with dice')?.includes('collection'))
  assert.ok(pages('a workout log with dice')?.includes('diceRoller'))
  assert.equal(understand('a pomodoro timer called Tomato Lab').model?.name, 'Tomato Lab')
})

test('a game that no one has written here is answered with what there is instead', () => {
  const { model, notes } = understand('a backgammon game')
  assert.equal(model, null)
  assert.ok(notes.some((note) => note.kind === 'service' && note.text.toLowerCase().includes('tic-tac-toe')))
})

test('every drawn picture has words, every word a picture, and things are given pictures there are', () => {
  const names = Object.entries(pictureWords).flatMap(([family, pictures]) => {
    const text = readFileSync(join(kit, `components/pictures/${family}-pictures.tsx`), 'utf8')
    const drawn = [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name!)
    assert.deepEqual(drawn.toSorted(), Object.keys(pictures).toSorted(), family)
    return drawn
  })
  assert.ok(names.length >= 60, `${names.length} pictures`)
  assert.equal(new Set(names).size, names.length)
  for (const [thing, pictures] of Object.entries(thingPictures))
    for (const picture of pictures.split(' ')) assert.ok(names.includes(picture), `${thing}: ${picture}`)
})

test('sample rows with a picture show what they are about', () => {
  const model = understand('a recipe collection with photos').model!
  const pictures = model.things[0]!.rows.map((row) => String(row.image))
  assert.ok(pictures.every((picture) => picture.startsWith('picture:')))
  assert.ok(new Set(pictures).size > 2)
  const soup = model.things[0]!.rows.find((row) => /soup/i.test(String(row.title ?? row.name)))
  assert.equal(soup?.image, 'picture:bowl')
  const swedish = understand('en receptsamling med bilder').model!
  assert.deepEqual(
    swedish.things[0]!.rows.map((row) => row.image),
    pictures,
  )
})
