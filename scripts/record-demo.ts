// Records the film behind "Watch demo": the product at work, from the first words to the public address, in each language, with a
// server of its own and the built-in builder. `node scripts/record-demo.ts [language]` writes public/demo/ and needs ffmpeg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isLanguage, languages, type Language } from '#shared/languages.ts'
import { demo as english } from '#web/i18n/en/demo.ts'
import { demo as japanese } from '#web/i18n/ja/demo.ts'
import { demo as swedish } from '#web/i18n/sv/demo.ts'
import { launchBrowser } from '../tests/bench/browser.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { develop, findFfmpeg, stageSize, startFilm, type Film } from './film.ts'

/** The usual one, since the film shows the address. */
const port = 3000
const folder = 'public/demo'
const captions = { en: english, sv: swedish, ja: japanese }

/** What the person in the film types. */
const words: Record<Language, { name: string; email: string; prompt: string; task: string; change: string }> = {
  en: {
    name: 'Astrid Lind',
    email: 'astrid@smedja.example',
    prompt: 'A todo app for our garden, with priorities and due dates',
    task: 'Plant the apple tree',
    change: 'Add a dashboard and make it dark blue',
  },
  sv: {
    name: 'Astrid Lind',
    email: 'astrid@smedja.example',
    prompt: 'En att göra-lista för vår trädgård, med prioritet och förfallodatum',
    task: 'Plantera äppelträdet',
    change: 'Lägg till en översikt och gör den mörkblå',
  },
  ja: {
    name: '林 あかり',
    email: 'akari@smedja.example',
    prompt: '庭仕事のための ToDo アプリ。優先度と期限つき',
    task: 'りんごの木を植える',
    change: 'ダッシュボードを追加して、紺色にしてください',
  },
}

/** The poster shows what the fourth caption, using it, has come to. */
const posterMark = 4
const posterBeforeMs = 200
/** The list stands in the order of its dates, and the new task has none. */
const wayToNewTaskPx = 900
const turnTimeoutMs = 30_000

findFfmpeg()
mkdirSync(folder, { recursive: true })
const asked = process.argv[2]
const browser = await launchBrowser()
for (const language of isLanguage(asked) ? [asked] : languages) await record(language)
await browser.close()

/** A server each: the figures on the home page are its own, and nobody has the name yet. */
async function record(language: Language): Promise<void> {
  const server = await startServerProcess({ PORT: String(port) })
  const context = await browser.newContext({ viewport: stageSize, locale: language, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`${server.url}/${language}`)
  await page.evaluate(() => document.fonts.ready)
  const film = await startFilm(context)
  const marks = await playStory(film, page, language)
  const reel = await film.finish()
  await context.close()
  await server.stop()

  const target = `${folder}/smida-${language}`
  develop(reel, resolve(target), marks[posterMark]! - posterBeforeMs)
  writeFileSync(`${target}.vtt`, subtitles(language, marks, reel.lengthMs))
  console.log(`${target}: ${(reel.lengthMs / 1000).toFixed(1)} s`)
}

/** Plays the whole way through the product; answers when each caption begins. */
async function playStory(film: Film, page: Page, language: Language): Promise<number[]> {
  const { name, email, prompt, task, change } = words[language]
  const marks: number[] = []
  const mark = () => void marks.push(film.nowMs())
  const submit = page.getByRole('main').locator('form button[type=submit]')
  const preview = page.frameLocator('iframe')
  const done = page.locator('[data-turn=done]')

  mark()
  await film.watch(page)
  await film.pause(1_200)
  await film.type(page.locator('textarea[name=prompt]'), prompt)
  await film.pause(700)
  await film.click(submit)
  await page.locator('input[name=email]').waitFor()

  mark()
  await film.pause(500)
  await film.type(page.locator('input[name=email]'), email, 2)
  await film.type(page.locator('input[name=name]'), name, 2)
  for (const field of ['password', 'password2']) await film.type(page.locator(`input[name=${field}]`), 'anvil-and-ember', 2.5)
  await film.pause(300)
  await film.click(submit)
  await page.waitForURL(/\/!ui\/projects\//, { waitUntil: 'commit' })

  mark()
  await film.live(() => Promise.all([done.waitFor(), preview.locator('h1').first().waitFor()]))
  await film.pause(3_000)

  mark()
  const field = preview.getByRole('textbox').first()
  await film.type(field, task)
  await film.pause(250)
  await page.keyboard.press('Enter')
  const added = preview.getByRole('listitem').filter({ hasText: task })
  await film.live(() => added.waitFor())
  await film.pause(500)
  await film.click(preview.getByRole('checkbox').first())
  await film.pause(500)
  await film.scroll(wayToNewTaskPx)
  await film.click(added.getByRole('checkbox'))
  await film.pause(1_200)

  mark()
  const composer = page.locator('main textarea').last()
  await film.type(composer, change)
  await film.pause(400)
  await page.keyboard.press('Enter')
  await film.live(() => expect(done).toHaveCount(2, { timeout: turnTimeoutMs }))
  await film.pause(1_400)
  await film.click(preview.getByRole('navigation').getByRole('link').last())
  await film.pause(2_400)

  mark()
  await film.click(page.getByRole('banner').locator('button[aria-haspopup=dialog]').first())
  const dialog = page.getByRole('dialog')
  await film.pause(900)
  await film.click(dialog.getByRole('button').first())
  const link = dialog.getByRole('link').first()
  await film.live(() => link.waitFor())
  await film.pause(1_600)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), film.click(link)])
  await opened.locator('h1').first().waitFor()

  mark()
  await film.watch(opened)
  await film.pause(1_800)
  await film.click(opened.getByRole('navigation').getByRole('link').last())
  await film.pause(2_800)
  return marks
}

/** WebVTT: each caption until the next begins. */
function subtitles(language: Language, marks: number[], lengthMs: number): string {
  const time = (ms: number) => new Date(ms).toISOString().slice(11, 23)
  const cues = marks.map((fromMs, index) => {
    const key = `caption${index + 1}` as keyof typeof english
    return `${time(fromMs)} --> ${time(marks[index + 1] ?? lengthMs)}\n${captions[language][key]}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
