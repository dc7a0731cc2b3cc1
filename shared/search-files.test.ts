import assert from 'node:assert/strict'
import { it } from 'node:test'
import { escaped, llms, robots, sitemap } from './search-files.ts'

const origin = 'https://smida.example'
const page = (path: string, title: string, hidden = false) => ({ path, title, description: `About ${title}`, hidden })
const pages = [
  page('/en', 'Smida'),
  page('/en/404', 'Not found', true),
  page('/en/inspiration/business/crm', 'CRM'),
  page('/en/pricing', 'Pricing'),
  page('/sv', 'Smida'),
  page('/sv/pricing', 'Priser'),
]

it('the sitemap holds every page that may be found, each with its languages', () => {
  const xml = sitemap(origin, pages)
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  assert.deepEqual(
    locations,
    ['/en', '/en/inspiration/business/crm', '/en/pricing', '/sv', '/sv/pricing'].map((path) => origin + path),
  )
  const pricing = xml.split('<url>').find((entry) => entry.includes('<loc>https://smida.example/sv/pricing</loc>'))!
  assert.match(pricing, /hreflang="en" href="https:\/\/smida\.example\/en\/pricing"/)
  assert.match(pricing, /hreflang="sv" href="https:\/\/smida\.example\/sv\/pricing"/)
  const crm = xml.split('<url>').find((entry) => entry.includes('/crm</loc>'))!
  assert.doesNotMatch(crm, /hreflang="sv"/)
})

it('robots.txt leaves out the workspace and names the sitemap', () => {
  assert.match(robots(origin), /Disallow: \/!\nDisallow: \/api\/\n\nSitemap: https:\/\/smida\.example\/sitemap\.xml/)
})

it('llms.txt lists the English pages and the ideas apart', () => {
  const text = llms(origin, pages)
  const [before, ideas] = text.split('## Ideas')
  assert.match(before!, /- \[Pricing\]\(https:\/\/smida\.example\/en\/pricing\): About Pricing/)
  assert.doesNotMatch(before!, /CRM|Priser|Not found/)
  assert.match(ideas!, /- \[CRM\]\(https:\/\/smida\.example\/en\/inspiration\/business\/crm\)/)
})

it('signs with a meaning in XML are written out', () => {
  assert.equal(escaped(`<a href="x">'&'</a>`), '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;')
})
