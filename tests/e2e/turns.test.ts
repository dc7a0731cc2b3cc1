// Turns while they run, on the server whose builder takes its time.
import { expect } from '@playwright/test'
import { ask, begin, composer, isDone, signUp, slow, stopWithinMs, test, turn, turnTimeoutMs } from './workspace.ts'

test('BUILD-2 a reload in the middle of a turn loses and doubles nothing', async ({ quiet: page }) => {
  await signUp(page, { site: slow })
  await begin(page, 'a slow shop')
  await expect(turn(page, 1)).toHaveAttribute('data-turn', 'running')
  await expect(turn(page, 1)).toContainText('Beginning')
  await page.reload()
  await expect(turn(page, 1)).toHaveAttribute('data-turn', 'running')
  await isDone(page, 1)
  const answer = await turn(page, 1).innerText()
  expect(answer.match(/Beginning/g)).toHaveLength(1)
  await page.reload()
  await expect(turn(page, 1)).toContainText('Done and checked')
  await expect.poll(() => turn(page, 1).innerText()).toBe(answer)
})

test('BUILD-2 prompts queue behind a running turn, can be withdrawn, and a running one stops at once', async ({
  quiet: page,
}) => {
  await signUp(page, { site: slow })
  await begin(page, 'a slow shop')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await ask(page, 'a slow second wish')
  await ask(page, 'a slow third wish')
  await expect(turn(page, 3)).toHaveAttribute('data-turn', 'queued')
  await turn(page, 3).getByRole('button', { name: 'Withdraw' }).click()
  await expect(turn(page, 3)).toHaveAttribute('data-turn', 'stopped')
  await isDone(page, 1)
  await expect(turn(page, 2)).toHaveAttribute('data-turn', 'running')
  await expect(composer(page)).toHaveValue('')
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.click()
  await expect(turn(page, 2)).toHaveAttribute('data-turn', 'stopped', { timeout: stopWithinMs })
  await expect(stop).toBeHidden()
})

test('BUILD-2 a turn that fails says what is wrong in plain words and offers to mend it', async ({ quiet: page }) => {
  await signUp(page, { site: slow })
  await begin(page, 'a broken shop')
  await expect(turn(page, 1)).toHaveAttribute('data-turn', 'failed', { timeout: turnTimeoutMs })
  await expect(turn(page, 1)).toContainText('src/main.tsx')
  await turn(page, 1).getByRole('button', { name: 'Try to fix it' }).click()
  await expect(turn(page, 2)).toHaveAttribute('data-turn', /queued|running/)
})
