// Every page that was built, all languages: sound HTML, and no link, picture, style, anchor or sitemap entry that leads nowhere.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { deadLinks, htmlFaults, openBuiltSite, type BuiltSite } from './built-site.ts'

/** Twelve pages and nine categories with four ideas each, in every language: fewer means that pages were not looked at. */
const pagesMin = languages.length * (12 + 9 + 36)

let built: BuiltSite
before(async () => {
  built = await openBuiltSite()
})

test('ROUTE-1 every page is sound HTML', async () => {
  assert.ok(built.pages.length >= pagesMin, `${built.pages.length} pages`)
  assert.deepEqual(await htmlFaults(built), [])
})

test('ROUTE-1 CHROME-3 LANG-5 nothing on any page leads nowhere', async () => {
  const { faults, checked } = await deadLinks(built)
  assert.ok(checked > built.pages.length * 20, `${checked} references`)
  assert.deepEqual(faults, [])
})

test('LAND every page that is to be found is passed on with a picture of its own', async () => {
  const found = built.pages.filter(({ html }) => html.includes('property="og:image"'))
  assert.ok(found.length >= pagesMin - languages.length * 2, `${found.length} pages`)
  const pictures = found.map(({ html }) => /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(html)![1]!)
  assert.equal(new Set(pictures).size, found.length, 'two pages share a picture')
  for (const picture of pictures) {
    const answer = await built.site.file(new Request(`http://site.test${picture}`))
    assert.equal(answer?.status, 200, picture)
  }
})

test('a fault would be seen', async () => {
  const html = '<html lang="en"><p id="here"><a href="/en/nowhere-at-all">x</a><img src="/en#gone" srcset="/no.png 2x"></p>'
  const broken = { ...built, pages: [{ path: '/en/broken', html }] }
  const { faults } = await deadLinks(broken)
  assert.deepEqual(faults.toSorted(), [
    '/en/broken: /en#gone has no such anchor',
    '/en/broken: /en/nowhere-at-all answers 404',
    '/en/broken: /no.png answers 404',
  ])
  assert.match((await htmlFaults(broken)).join('\n'), /missing-doctype/)
})
