import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Landing } from '#shared/landing.ts'
import { structuredData } from './structured-data.ts'

const landing: Landing = {
  title: 'Guests',
  metaDescription: 'Who comes.',
  description: 'A list.',
  defaultPrompt: 'A guest list',
  hero: { title: 'Guests', subtitle: 'Who comes' },
  sections: [{ type: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] }],
}
const page = {
  origin: 'https://smida.example',
  language: 'en',
  path: '/en/inspiration/lifestyle/guests',
  trail: [
    { name: 'All Inspiration', path: '/en/inspiration' },
    { name: 'Guests', path: '/en/inspiration/lifestyle/guests' },
  ],
}

it('LAND structured data names the trail, the page and its questions by absolute addresses', () => {
  const graph = structuredData({ ...page, landing })['@graph'] as Record<string, unknown>[]
  assert.deepEqual(
    graph.map((each) => each['@type']),
    ['BreadcrumbList', 'WebPage', 'FAQPage'],
  )
  assert.deepEqual((graph[0]!.itemListElement as object[])[1], {
    '@type': 'ListItem',
    position: 2,
    name: 'Guests',
    item: 'https://smida.example/en/inspiration/lifestyle/guests',
  })
  assert.equal(graph[1]!.url, 'https://smida.example/en/inspiration/lifestyle/guests')
  assert.deepEqual(graph[2]!.mainEntity, [
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ])
})

it('LAND a page without questions claims none', () => {
  const graph = structuredData({ ...page, landing: { ...landing, sections: [] } })['@graph'] as Record<string, unknown>[]
  assert.equal(graph.length, 2)
})
