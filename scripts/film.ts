// A camera on a real browser: what the page shows, as the browser itself paints it, under a bar with the page's real address and
// with a pointer where the mouse really is. Its clock runs while a hand moves and while something is waited for in full, and
// stands still otherwise, so that a busy machine makes no other film. ffmpeg puts the parts together; without it a sentence says so.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'

export const filmSize = { width: 1280, height: 800 }
const barHeightPx = 44
/** What is left for the page. */
export const stageSize = { width: filmSize.width, height: filmSize.height - barHeightPx }

const framesPerSecond = 25
const jpegQuality = 95
const glideStepMs = 20
const glideMs = { least: 320, most: 780, perPx: 0.75 }
/** A timer may ring a little early. */
const timerSlackMs = 1
const wheelStepPx = 16
const wheelStepMs = 32
const pressMs = 110
const reachMs = 160
const letterMs = { least: 26, most: 62 }

type Moment<T> = { atMs: number; what: T }
export type Film = {
  /** Films this page from now on. */
  watch(page: Page): Promise<void>
  /** Moves the pointer there and presses. */
  click(target: Locator): Promise<void>
  moveTo(target: Locator): Promise<void>
  /** Turns the wheel where the pointer is. */
  scroll(distancePx: number): Promise<void>
  /** Clicks into the field and types; `haste` shortens the time between letters. */
  type(target: Locator, text: string, haste?: number): Promise<void>
  pause(ms: number): Promise<void>
  /** Shows the whole wait. What is awaited otherwise is not seen, only how it ends. */
  live(wait: () => Promise<unknown>): Promise<void>
  /** The film's time in ms. */
  nowMs(): number
  finish(): Promise<Reel>
}
/** The parts of a film, ready for `develop`. */
type Reel = { folder: string; lengthMs: number }

export function findFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).error) throw new Error('Recording needs ffmpeg: apt-get install ffmpeg')
}

export async function startFilm(context: BrowserContext): Promise<Film> {
  const folder = mkdtempSync(join(tmpdir(), 'smida-film-'))
  const frames: Moment<string>[] = []
  const pointer: Moment<{ x: number; y: number; pressed: boolean }>[] = []
  const addresses: Moment<string>[] = []
  let page: Page
  let camera: CDPSession | undefined
  let at = { x: stageSize.width * 0.62, y: stageSize.height * 0.9 }
  let letters = 0

  let shownMs = 0
  /** Since when the clock runs, and for how long at most. */
  let run: { sinceMs: number; mostMs: number } | undefined
  const nowMs = () => shownMs + (run ? Math.min(performance.now() - run.sinceMs, run.mostMs) : 0)
  const begin = (mostMs: number) => void (run = { sinceMs: performance.now(), mostMs })
  const stop = () => {
    shownMs = nowMs()
    run = undefined
  }
  const pass = async (ms: number) => {
    begin(ms)
    await sleep(ms + timerSlackMs)
    stop()
  }

  const note = (pressed: boolean) => pointer.push({ atMs: nowMs(), what: { ...at, pressed } })
  const showAddress = () => {
    const { host, pathname } = new URL(page.url())
    addresses.push({ atMs: nowMs(), what: host + (pathname === '/' ? '' : pathname) })
  }

  const film: Film = {
    nowMs,
    pause: pass,
    async watch(next) {
      await camera?.send('Page.stopScreencast')
      page = next
      const session = await context.newCDPSession(page)
      camera = session
      session.on('Page.screencastFrame', ({ data, sessionId }) => {
        const file = `${String(frames.length).padStart(5, '0')}.jpg`
        writeFileSync(join(folder, file), Buffer.from(data, 'base64'))
        frames.push({ atMs: nowMs(), what: file })
        void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
      })
      page.on('framenavigated', (frame) => frame === page.mainFrame() && showAddress())
      await session.send('Page.startScreencast', { format: 'jpeg', quality: jpegQuality, everyNthFrame: 1 })
      showAddress()
      note(false)
    },
    async moveTo(target) {
      await target.scrollIntoViewIfNeeded()
      const box = (await target.boundingBox())!
      const from = at
      const to = { x: box.x + Math.min(box.width / 2, 190), y: box.y + Math.min(box.height / 2, 34) }
      const lengthMs = Math.min(glideMs.most, Math.max(glideMs.least, Math.hypot(to.x - from.x, to.y - from.y) * glideMs.perPx))
      const steps = Math.ceil(lengthMs / glideStepMs)
      for (let step = 1; step <= steps; step++) {
        const part = step / steps
        const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
        at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
        note(false)
        await page.mouse.move(at.x, at.y)
        await pass(glideStepMs)
      }
    },
    async scroll(distancePx) {
      for (let left = distancePx; left > 0; left -= wheelStepPx) {
        await page.mouse.wheel(0, Math.min(left, wheelStepPx))
        await pass(wheelStepMs)
      }
    },
    async click(target) {
      await film.moveTo(target)
      await pass(reachMs)
      note(true)
      await page.mouse.down()
      await pass(pressMs)
      note(false)
      await page.mouse.up()
    },
    async type(target, text, haste = 1) {
      await film.click(target)
      await pass(reachMs)
      for (const letter of text) {
        await page.keyboard.type(letter)
        // Uneven as a hand is, and the same at each recording.
        const part = (Math.sin(++letters * 12.9898) + 1) / 2
        await pass((letterMs.least + (letterMs.most - letterMs.least) * part) / haste)
      }
    },
    async live(wait) {
      begin(Infinity)
      await wait()
      stop()
    },
    async finish() {
      const lengthMs = nowMs()
      await camera!.send('Page.stopScreencast')
      const files = await drawParts(context, folder, addresses)
      writeFileSync(join(folder, 'page.txt'), playList(frames, lengthMs))
      writeFileSync(join(folder, 'bar.txt'), playList(files, lengthMs))
      writeFileSync(join(folder, 'pointer.txt'), pointer.map(pointerCommand).join('\n'))
      return { folder, lengthMs }
    },
  }
  return film
}

/** For ffmpeg's concat: each file until the next. Of those at the same moment the last is seen; the first begins at once. */
function playList(moments: Moment<string>[], lengthMs: number): string {
  const shown = moments.filter(({ atMs }, index) => (moments[index + 1]?.atMs ?? Infinity) > atMs)
  const lines = shown.map(({ atMs, what }, index) => {
    const seconds = ((shown[index + 1]?.atMs ?? lengthMs) - (index === 0 ? 0 : atMs)) / 1000
    return `file '${what}'\nduration ${Math.max(seconds, 0.001).toFixed(4)}`
  })
  return [...lines, `file '${shown.at(-1)!.what}'`].join('\n')
}

const pointerCommand = ({ atMs, what: { x, y, pressed } }: Moment<{ x: number; y: number; pressed: boolean }>) => {
  const hidden = -200
  const place = (name: string, shown: boolean) =>
    `overlay@${name} x ${shown ? x.toFixed(1) : hidden}, overlay@${name} y ${(y + barHeightPx).toFixed(1)}`
  return `${(atMs / 1000).toFixed(3)} ${place('up', !pressed)}, ${place('down', pressed)};`
}

const arrow = (scale: number) => `<svg width="40" height="40" viewBox="0 0 40 40" xmlns="http://www.w3.org/2000/svg">
  <path transform="scale(${scale})" d="M2 1.5v23.2l5.9-5.5 3.9 9 4.1-1.8-3.9-8.8h8.3z" fill="#15110e" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`

/** The pointer and one picture of the bar for each address. */
async function drawParts(context: BrowserContext, folder: string, addresses: Moment<string>[]): Promise<Moment<string>[]> {
  const page = await context.newPage()
  const font = readFileSync('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2').toString('base64')
  const draw = async (name: string, html: string, width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.setContent(`<style>
      @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0; background: transparent } svg { display: block }
      .bar { height: ${barHeightPx}px; box-sizing: border-box; display: grid; grid-template-columns: 160px 1fr 160px; align-items: center;
        background: #ece7e1; border-bottom: 1px solid #dcd5cc; font: 13px Geist; color: #4c443d }
      .dots { display: flex; gap: 8px; padding-left: 18px } .dots i { width: 12px; height: 12px; border-radius: 50%; background: #cfc6bb }
      .address { justify-self: center; min-width: 560px; box-sizing: border-box; padding: 6px 18px; border-radius: 99px; text-align: center;
        background: #fbf9f7 } .address b { font-weight: 550; color: #1d1814 }</style>${html}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, name), omitBackground: true })
  }
  await draw('up.png', arrow(1), 40, 40)
  await draw('down.png', arrow(0.86), 40, 40)
  const files: Moment<string>[] = []
  for (const [index, { atMs, what }] of addresses.entries()) {
    const [host, ...path] = what.split('/')
    const html = `<div class="bar"><span class="dots"><i></i><i></i><i></i></span><span class="address"><b>${host}</b>${['', ...path].join('/')}</span></div>`
    await draw(`bar-${index}.png`, html, filmSize.width, barHeightPx)
    files.push({ atMs, what: `bar-${index}.png` })
  }
  await page.close()
  return files
}

/** Writes the reel as `target`.webm (VP9, the smaller) and `target`.mp4 (H.264, for those who lack it), and the moment as `target`.webp. */
export function develop({ folder, lengthMs }: Reel, target: string, posterAtMs: number): void {
  const rate = `fps=${framesPerSecond}`
  const whole = `[0:v]${rate},scale=${stageSize.width}:${stageSize.height},setsar=1[page];[1:v]${rate},setsar=1[bar];[bar][page]vstack,sendcmd=f=pointer.txt[film];
    [film][2:v]overlay@up=x=-200:y=0:eval=frame[one];[one][3:v]overlay@down=x=-200:y=0:eval=frame,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`
  const inputs = ['-f', 'concat', '-i', 'page.txt', '-f', 'concat', '-i', 'bar.txt', '-i', 'up.png', '-i', 'down.png']
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
  const seconds = (lengthMs / 1000).toFixed(3)
  // Once without loss, so that the pictures are put together only once.
  ffmpeg(folder, [
    ...inputs,
    '-filter_complex',
    whole,
    '-t',
    seconds,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
    'whole.mkv',
  ])
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '37',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
    '-g',
    '250',
  ]
  ffmpeg(folder, ['-i', 'whole.mkv', ...colours, ...vp9, `${target}.webm`])
  const h264 = ['-c:v', 'libx264', '-preset', 'slower', '-crf', '27', '-g', '250', '-movflags', '+faststart']
  ffmpeg(folder, ['-i', 'whole.mkv', ...colours, ...h264, `${target}.mp4`])
  ffmpeg(folder, ['-ss', (posterAtMs / 1000).toFixed(3), '-i', 'whole.mkv', '-frames:v', '1', '-quality', '80', `${target}.webp`])
  rmSync(folder, { recursive: true })
}

function ffmpeg(folder: string, args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr}`)
}
