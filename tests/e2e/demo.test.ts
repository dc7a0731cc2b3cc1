// HOME-2: the recording of the product at work, and the product's picture under the prompt box.
import { expect } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, narrowestPx, open, test } from './visit.ts'

for (const { language, watch, close } of [
  { language: 'en', watch: 'Watch demo', close: 'Close' },
  { language: 'sv', watch: 'Se demon', close: 'Stäng' },
  { language: 'ja', watch: 'デモを見る', close: '閉じる' },
])
  test(`HOME-2 watch-demo plays the recording in ${language} with captions, and closing leads back to the button`, async ({
    quiet: page,
  }) => {
    const films: string[] = []
    page.on('request', (request) => request.url().includes('/demo/') && films.push(request.url()))
    await open(page, `/${language}`)
    await page.waitForLoadState('networkidle')
    expect(films, 'nothing of it travels before it is asked for').toEqual([])
    const button = page.getByRole('button', { name: watch })
    await button.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: close })).toBeFocused()
    const video = dialog.locator('video')
    await expect(video).toHaveAttribute('poster', `/demo/smida-${language}.webp`)
    const seconds = () => video.evaluate((film: HTMLVideoElement) => film.currentTime)
    await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0.5)
    const facts = await video.evaluate((film: HTMLVideoElement) => ({
      muted: film.muted,
      controls: film.controls,
      width: film.videoWidth,
      isLong: film.duration > 30 && film.duration < 75,
      captions: film.textTracks[0]!.mode,
      language: film.textTracks[0]!.language,
    }))
    expect(facts).toEqual({ muted: true, controls: true, width: 1280, isLong: true, captions: 'showing', language })
    const cue = () => video.evaluate((film: HTMLVideoElement) => (film.textTracks[0]!.cues?.[0] as VTTCue | undefined)?.text)
    await expect.poll(cue).toBe(await dialog.locator('details li').first().textContent())
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

test('HOME-2 the recording can be sought in, waits where motion is unwelcome, and fits a phone', async ({ quiet: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: narrowestPx, height: 640 })
  await open(page, '/en')
  const part = await page.request.get('/demo/smida-en.mp4', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([206, 'video/mp4', 100])
  await page.getByRole('button', { name: 'Watch demo' }).press('Enter')
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState), { timeout: 30_000 }).toBeGreaterThan(0)
  expect(await video.evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime])).toEqual([true, 0])
  await video.evaluate((film: HTMLVideoElement) => (film.currentTime = 30))
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => !film.seeking && film.currentTime), { timeout: 30_000 })
    .toBe(30)
  const box = (await video.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(narrowestPx)
  await expectNoSidewaysScroll(page)
  await expectNoAxeFault(page, 'the demo')
})

test('HOME-2 the hero shows the product in the language and theme of the page', async ({ quiet: page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const language of languages) {
      await page.goto(`/${language}`)
      const picture = page.locator('img:visible[src^="/pictures/workspace-"]')
      await expect(picture).toHaveAttribute('src', `/pictures/workspace-${language}-${colorScheme}.webp`)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
    }
  }
})
