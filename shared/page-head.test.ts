import assert from 'node:assert/strict'
import { it } from 'node:test'
import { headTags, siteStructuredData } from './page-head.ts'

const facts = {
  origin: 'https://smida.example',
  path: '/sv/pricing',
  title: 'Priser',
  description: 'Vad det kostar.',
  languages: ['en', 'sv', 'ja'] as const,
}
const one = (tags: ReturnType<typeof headTags>, name: string, value: string) =>
  tags.filter(({ attributes }) => attributes[name] === value).map(({ attributes }) => attributes.href ?? attributes.content)

it('the canonical address and every language of the page, English for the rest', () => {
  const tags = headTags(facts)
  assert.deepEqual(one(tags, 'rel', 'canonical'), ['https://smida.example/sv/pricing'])
  const alternates = tags.filter(({ attributes }) => attributes.rel === 'alternate')
  assert.deepEqual(
    alternates.map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`),
    [
      'en https://smida.example/en/pricing',
      'sv https://smida.example/sv/pricing',
      'ja https://smida.example/ja/pricing',
      'x-default https://smida.example/en/pricing',
    ],
  )
})

it('Open Graph and Twitter cards say what the page says', () => {
  const tags = headTags(facts)
  assert.deepEqual(one(tags, 'property', 'og:title'), ['Priser'])
  assert.deepEqual(one(tags, 'property', 'og:locale'), ['sv_SE'])
  assert.deepEqual(one(tags, 'property', 'og:locale:alternate'), ['en_US', 'ja_JP'])
  assert.deepEqual(one(tags, 'property', 'og:image'), ['https://smida.example/og.png'])
  assert.deepEqual(one(tags, 'name', 'twitter:card'), ['summary_large_image'])
  assert.deepEqual(one(tags, 'name', 'twitter:description'), ['Vad det kostar.'])
})

it('a page that exists in one language names no other', () => {
  const tags = headTags({ ...facts, languages: ['sv'] })
  assert.deepEqual(one(tags, 'hreflang', 'en'), [])
  assert.deepEqual(one(tags, 'hreflang', 'x-default'), ['https://smida.example/sv/pricing'])
})

it('the home page tells of the site and who makes it', () => {
  const { '@graph': graph } = siteStructuredData('https://smida.example', '/ja', 'x')
  assert.deepEqual(
    graph.map((each) => each['@type']),
    ['WebSite', 'Organization'],
  )
  assert.equal(graph[0]!.url, 'https://smida.example/ja')
})
