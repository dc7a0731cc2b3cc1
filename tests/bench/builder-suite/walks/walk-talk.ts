// Where people write to each other: a like counts once, a comment and a message are there after a reload, a message can be taken back.
import { routesWith, type Place } from '../look-around.ts'
import { load, mainText, type Visit } from '../visit.ts'
import { deleteName } from '../words-on-screen.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const likeName = /^(like|gilla|いいね)/i
const commentName = /comment|kommentar|コメント/i
const messageName = /^(write a )?message|meddelande|メッセージ/i

export const walkTalk: Walk = async (visit, places, token) => {
  const feed = await walkFeed(visit, places, token)
  const chat = await walkChat(visit, places, token)
  return feed || chat
}

async function walkFeed(visit: Visit, places: readonly Place[], token: string): Promise<boolean> {
  const { page, fail } = visit
  const [route] = routesWith(places, likeName)
  if (route === undefined) return false
  await load(visit, route)
  const like = page.getByRole('main').getByRole('button', { name: likeName }).first()
  const likes = async () => Number(/\d+/.exec(await like.innerText())?.[0] ?? 0)
  const before = await likes()
  await press(like)
  if (!(await comesTrue(async () => (await likes()) === before + 1))) fail('talk', `a like makes ${await likes()} of ${before}`)
  await load(visit, route)
  if ((await likes()) !== before + 1) fail('talk', 'a like is gone after a reload')
  await press(like)
  if (!(await comesTrue(async () => (await likes()) === before))) fail('talk', 'a like cannot be taken back')
  const comment = page.getByRole('main').getByRole('textbox', { name: commentName }).first()
  if (await comment.count()) {
    await comment.fill(`${token} comment`)
    await comment.press('Enter')
    if (!(await comesTrue(async () => (await mainText(page)).includes(`${token} comment`))))
      fail('talk', 'a comment is not shown')
    if ((await comment.inputValue()) !== '') fail('talk', 'what was sent stays in the box')
    await load(visit, route)
    if (!(await mainText(page)).includes(`${token} comment`)) fail('talk', 'a comment is gone after a reload')
  }
  return true
}

async function walkChat(visit: Visit, places: readonly Place[], token: string): Promise<boolean> {
  const { page, fail } = visit
  const box = page.getByRole('main').getByRole('textbox', { name: messageName }).first()
  const [route] = routesWith(places, messageName)
  if (route === undefined) return false
  await load(visit, route)
  if (!(await page.getByRole('log').count())) return false
  const said = `${token} message`
  await box.fill(said)
  await box.press('Enter')
  const shows = async () => (await page.getByRole('log').innerText()).includes(said)
  if (!(await comesTrue(shows))) fail('talk', 'a message is not shown')
  await box.press('Enter')
  await load(visit, route)
  if (!(await comesTrue(shows))) fail('talk', 'a message is gone after a reload')
  const remove = page
    .getByRole('log')
    .getByRole('button', { name: deleteName })
    .and(page.getByRole('button', { name: token }))
  if (!(await remove.count())) fail('talk', 'a message cannot be deleted')
  else {
    await press(remove.first())
    if (!(await comesTrue(async () => !(await shows())))) fail('talk', 'a deleted message is still shown')
  }
  return true
}
