// Somebody plays: a clock runs and stands still, a quiz comes to its end with the points that were made, three in a row win, pairs are
// found, dice add up, tiles slide. Each is met by what it looks like; what looks like none of them is walked as a tool.
import type { Locator, Page } from '@playwright/test'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const startName = /^(start|begin|go|starta|börja|sätt igång)|開始|スタート/i
const pauseName = /^(pause|stop|pausa|stoppa)|一時停止|停止|ストップ/i
const nextName = /^(next|nästa)|次/i
const friendName = /friend|two players|vän|två spelare|友だち|二人/i
const rollName = /^(roll|throw|slå|kasta)|振る/i
const cellName = /\d.*\d/
const questionsMax = 60
const turnsMax = 200
const clockTimeoutMs = 4_000
const sidesOfBoard = 3

export const walkGame: Walk = async (visit, places) => {
  let played = false
  for (const { route, isTool } of places) {
    if (!isTool) continue
    for (const play of [runClock, answerQuiz, winThree, findPairs, rollDice, slideTiles]) {
      await load(visit, route)
      if (await play(visit, route)) played = true
    }
  }
  return played
}

const inMain = (page: Page) => page.getByRole('main')
const buttonNamed = (page: Page, name: RegExp): Locator =>
  inMain(page).getByRole('button', { name, disabled: false }).filter({ visible: true }).first()

async function runClock({ page, fail }: Visit, route: string): Promise<boolean> {
  const clock = inMain(page).getByRole('timer').first()
  const start = buttonNamed(page, startName)
  if (!(await clock.count()) || !(await start.count())) return false
  const before = await clock.innerText()
  const moves = async (from: string) => comesTrue(async () => (await clock.innerText()) !== from, clockTimeoutMs)
  await press(start)
  if (!(await moves(before))) fail('game', `${route}: the clock was started and stays at ${before}`)
  const pause = buttonNamed(page, pauseName)
  if (!(await pause.count())) {
    fail('game', `${route}: a running clock cannot be stopped`)
    return true
  }
  await press(pause)
  const stopped = await clock.innerText()
  if (await moves(stopped)) fail('game', `${route}: the clock was stopped at ${stopped} and runs on`)
  return true
}

/** Always the first answer; the points at the end are those that were counted on the way. */
async function answerQuiz({ page, fail }: Visit, route: string): Promise<boolean> {
  const answers = inMain(page).locator('ol button, [role=radio]').filter({ visible: true })
  const progress = inMain(page).getByRole('progressbar')
  if (!(await progress.count()) || (await answers.count()) < 2) return false
  const points = async () =>
    Number(/(\d+)\s*$/.exec((await progress.locator('xpath=preceding-sibling::*[1]').innerText()).trim())?.[1])
  let right = Number.NaN
  for (let question = 0; question < questionsMax && (await progress.count()); question++) {
    await press(answers.first())
    right = await points()
    const next = buttonNamed(page, nextName)
    if (!(await next.count())) {
      fail('game', `${route}: nothing leads on from an answer`)
      return true
    }
    await press(next)
  }
  const score = /(\d+)\s*(?:\/|of|av)\s*(\d+)/.exec(await mainText(page))
  if (!score) fail('game', `${route}: the end of the quiz says no points`)
  else if (Number(score[1]) !== right) fail('game', `${route}: ${right} answers were right, and the end says ${score[0]}`)
  return true
}

/** Against a friend, or nobody's hand would be free: the upper row wins, and nothing can be set any more. */
async function winThree({ page, fail }: Visit, route: string): Promise<boolean> {
  const board = inMain(page)
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: cellName }) })
  const cells = board.last().getByRole('button', { name: cellName })
  const friend = inMain(page)
    .getByRole('button', { name: friendName })
    .or(inMain(page).getByRole('radio', { name: friendName }))
  if ((await cells.count()) !== sidesOfBoard ** 2 || !(await friend.count())) return false
  await press(friend.first())
  const said = async () => (await inMain(page).getByRole('status').first().innerText()).trim()
  for (const at of [0, 3, 1, 4, 2]) await press(cells.nth(at))
  const names = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
  const [won, end] = [await names(), await said()]
  if (!end.includes('X')) fail('game', `${route}: X has three in a row, and it says “${end}”`)
  await press(cells.nth(8))
  if ((await names()).join() !== won.join()) fail('game', `${route}: there is more to set when the game is over`)
  return true
}

/** Turns cards as somebody with a perfect memory does, until all lie open. */
async function findPairs({ page, fail }: Visit, route: string): Promise<boolean> {
  const cards = inMain(page).getByRole('listitem').getByRole('button')
  const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  const faces = (all: readonly string[]) => all.map((name) => /[:：]\s*(.*)$/.exec(name)?.[1] ?? '')
  const [hidden = ''] = faces(await names())
  const count = await cards.count()
  if (count < 12 || count % 2 || !hidden || !faces(await names()).every((face) => face === hidden)) return false
  const known: string[] = []
  const turn = async (at: number) => {
    await comesTrue(async () => faces(await names()).filter((face, other) => face !== hidden && !done.has(other)).length < 2)
    await press(cards.nth(at))
    known[at] = faces(await names())[at]!
  }
  const done = new Set<number>()
  for (let turns = 0; turns < turnsMax && done.size < count; turns++) {
    const closed = [...known.keys()].filter((at) => known[at] && !done.has(at))
    const pair = closed.flatMap((at) =>
      closed.filter((other) => other > at && known[other] === known[at]).map((other) => [at, other]),
    )[0]
    const fresh = Array.from({ length: count }, (_, at) => at).find((at) => !known[at])
    const [one, other] = pair ?? [fresh!, -1]
    await turn(one!)
    const partner = pair
      ? other!
      : ([...known.keys()].find((at) => at !== one && !done.has(at) && known[at] === known[one!]) ?? known.length)
    if (partner >= count) break
    await turn(partner)
    if (known[one!] === known[partner]) done.add(one!).add(partner)
  }
  const end = async () => (await inMain(page).getByRole('status').first().innerText()).trim()
  if (done.size < count || !(await comesTrue(async () => (await end()) !== '')))
    fail('game', `${route}: ${done.size} of ${count} cards lie open, and it says “${await end()}”`)
  return true
}

async function rollDice({ page, fail }: Visit, route: string): Promise<boolean> {
  const dice = inMain(page).getByRole('listitem').getByRole('img', { name: /^\d+$/ })
  const roll = buttonNamed(page, rollName)
  if (!(await roll.count()) || !(await dice.count())) return false
  for (let rolls = 0; rolls < sidesOfBoard; rolls++) {
    await press(roll)
    const values = await dice.evaluateAll((all) => all.map((die) => Number(die.getAttribute('aria-label'))))
    const sum = values.reduce((total, value) => total + value, 0)
    const said = /\d+/.exec(await inMain(page).getByRole('status').first().innerText())?.[0]
    if (Number(said) !== sum) fail('game', `${route}: ${values.join(' + ')} is told to be ${said}`)
  }
  return true
}

async function slideTiles({ page, fail }: Visit, route: string): Promise<boolean> {
  const grid = inMain(page).getByRole('grid')
  if ((await grid.count()) !== 1 || (await grid.getByRole('gridcell').count()) !== 16) return false
  const tiles = async () => (await grid.getByRole('gridcell').allInnerTexts()).map((text) => Number(text.trim() || 0))
  await grid.focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    const before = await tiles()
    await page.keyboard.press(key)
    await settle(page)
    const [was, is] = [before, await tiles()].map((all) => all.reduce((sum, tile) => sum + tile, 0))
    // what slides joins to the same sum, and one new tile comes
    if (is !== was && is !== was! + 2 && is !== was! + 4) fail('game', `${route}: ${key} makes ${is} of ${was}`)
  }
  if (new Set(await tiles()).size < 2) fail('game', `${route}: the arrows move nothing`)
  return true
}
