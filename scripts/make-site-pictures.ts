// Writes the pictures that belong to the site as a whole: the card for links that are passed on (public/og.png) and the icons of
// the web manifest. Run it after changing the mark or the motto: `node scripts/make-site-pictures.ts`.
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { hero } from '#web/i18n/en/hero.ts'

const chromiumFile = 'node_modules/.smida/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const mark = readFileSync('public/favicon.svg', 'utf8').replace(/<\?xml[^>]*>/, '')
const font = readFileSync('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2').toString('base64')
const style = `@font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Geist; color: oklch(0.225 0.014 55); background: oklch(0.984 0.005 75); -webkit-font-smoothing: antialiased }
  svg { display: block; width: 100%; height: 100% }`

const card = `<style>${style}
  body { width: 1200px; height: 630px; padding: 84px 92px; position: relative; overflow: hidden }
  .grid { position: absolute; inset: 0; opacity: 0.6; background-size: 56px 56px;
    background-image: linear-gradient(oklch(0.895 0.009 72) 1px, transparent 1px), linear-gradient(90deg, oklch(0.895 0.009 72) 1px, transparent 1px);
    mask-image: radial-gradient(70% 75% at 75% 70%, black, transparent) }
  .glow { position: absolute; right: -180px; bottom: -320px; width: 900px; height: 760px; border-radius: 50%; filter: blur(30px);
    background: radial-gradient(closest-side, oklch(0.78 0.16 62 / 0.5), oklch(0.66 0.2 45 / 0.18) 55%, transparent) }
  .name { position: relative; display: flex; align-items: center; gap: 22px; font-size: 44px; font-weight: 600; letter-spacing: -0.03em }
  .name span { width: 68px; height: 68px }
  h1 { position: relative; margin-top: 74px; font-size: 128px; line-height: 1.02; font-weight: 600; letter-spacing: -0.05em }
  h1 b { font-weight: 600; background: linear-gradient(120deg, oklch(0.66 0.2 45), oklch(0.555 0.172 38)); background-clip: text; color: transparent; padding: 0 0.06em 0.1em 0 }
  p { position: relative; margin-top: 26px; font-size: 32px; line-height: 1.4; color: oklch(0.475 0.016 58) }
</style><div class="grid"></div><div class="glow"></div>
<div class="name"><span>${mark}</span>smida</div>
<h1>${hero.title} <b>${hero.titleAccent}</b></h1><p>${hero.badge}</p>`

/** `ground` fills the corners, where a system cuts the icon into its own shape. */
const icon = (sizePx: number, fillPart: number, ground: string) => `<style>${style}
  body { width: ${sizePx}px; height: ${sizePx}px; background: ${ground}; display: grid; place-items: center }
  span { width: ${sizePx * fillPart}px; height: ${sizePx * fillPart}px }
</style><span>${mark}</span>`

async function draw(page: Page, path: string, width: number, height: number, html: string) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, omitBackground: true })
}

const browser = await chromium.launch({ executablePath: readFileSync(chromiumFile, 'utf8'), args })
const page = await browser.newPage({ deviceScaleFactor: 1 })
await draw(page, 'public/og.png', 1200, 630, card)
for (const sizePx of [192, 512]) await draw(page, `public/icon-${sizePx}.png`, sizePx, sizePx, icon(sizePx, 1, 'transparent'))
await draw(page, 'public/icon-maskable-512.png', 512, 512, icon(512, 0.78, '#231b16'))
await draw(page, 'public/apple-touch-icon.png', 180, 180, icon(180, 0.86, '#231b16'))
await browser.close()
