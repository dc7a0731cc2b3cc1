// Writes the pictures that belong to the site as a whole: for every public page the card that is shown where its link is passed on
// (public/cards), the card for all others (public/og.png), and the icons of the web manifest. Run it after changing the mark, the
// motto or a page's title, with the site built: `npm run build && node scripts/make-site-pictures.ts`.
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { cardPathOf } from '#shared/page-head.ts'
import { languageOfPath } from '#shared/site-paths.ts'
import { hero } from '#web/i18n/en/hero.ts'

const chromiumFile = 'node_modules/.smida/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const mark = readFileSync('public/favicon.svg', 'utf8').replace(/<\?xml[^>]*>/, '')
const font = readFileSync('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2').toString('base64')
const style = `@font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Geist; color: oklch(0.225 0.014 55); background: oklch(0.984 0.005 75); -webkit-font-smoothing: antialiased }
  svg { display: block; width: 100%; height: 100% }`

const cardStyle = `<style>${style}
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
  h1.long { font-size: 76px; line-height: 1.12; letter-spacing: -0.035em; text-wrap: balance }
  p.long { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; max-width: 30em; text-wrap: pretty }
  :lang(ja) h1 { letter-spacing: 0; line-height: 1.25; word-break: auto-phrase }
  :lang(ja) h1:not(.long) { font-size: 92px }
  :lang(ja) p { word-break: auto-phrase }
</style><div class="grid"></div><div class="glow"></div>
<div class="name"><span>${mark}</span>smida</div>`

const motto = `${cardStyle}<h1>${hero.title} <b>${hero.titleAccent}</b></h1><p>${hero.badge}</p>`
const pageCard = (title: string, description: string) =>
  `${cardStyle}<h1 class="long">${title}</h1><p class="long">${description}</p>`

const builtSite = 'build/site/client'
/** The site's name in a title, at either end. */
const siteName = / [–|] Smida$|^Smida[:：] ?/

/** Of every page that is to be found and has no picture of its own, as it was built. */
function* pageCards() {
  for (const file of globSync('{en,sv,ja}/**/index.html', { cwd: builtSite })) {
    const html = readFileSync(`${builtSite}/${file}`, 'utf8')
    const path = `/${dirname(file)}`
    const isLanding = existsSync(`public/content/landing-pages${path.replace('/inspiration', '')}.json`)
    if (isLanding || html.includes('content="noindex"')) continue
    const title = /<title>([^<]*)/
      .exec(html)![1]!
      .replace(siteName, '')
      .replace(/^./, (letter) => letter.toUpperCase())
    const description = /<meta name="description" content="([^"]*)"/.exec(html)![1]!
    yield { path, html: pageCard(title, description) }
  }
}

/** `ground` fills the corners, where a system cuts the icon into its own shape. */
const icon = (sizePx: number, fillPart: number, ground: string) => `<style>${style}
  body { width: ${sizePx}px; height: ${sizePx}px; background: ${ground}; display: grid; place-items: center }
  span { width: ${sizePx * fillPart}px; height: ${sizePx * fillPart}px }
</style><span>${mark}</span>`

const jpegQuality = 76

async function draw(page: Page, path: string, width: number, height: number, html: string, language = 'en') {
  await page.setViewportSize({ width, height })
  await page.setContent(`<!doctype html><html lang="${language}">${html}</html>`)
  await page.evaluate(() => document.fonts.ready)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot(path.endsWith('.jpg') ? { path, type: 'jpeg', quality: jpegQuality } : { path, omitBackground: true })
}

const browser = await chromium.launch({ executablePath: readFileSync(chromiumFile, 'utf8'), args })
const page = await browser.newPage({ deviceScaleFactor: 1 })
await draw(page, 'public/og.png', 1200, 630, motto)
for (const { path, html } of pageCards()) await draw(page, `public${cardPathOf(path)}`, 1200, 630, html, languageOfPath(path))
for (const sizePx of [192, 512]) await draw(page, `public/icon-${sizePx}.png`, sizePx, sizePx, icon(sizePx, 1, 'transparent'))
await draw(page, 'public/icon-maskable-512.png', 512, 512, icon(512, 0.78, '#231b16'))
await draw(page, 'public/apple-touch-icon.png', 180, 180, icon(180, 0.86, '#231b16'))
await browser.close()
