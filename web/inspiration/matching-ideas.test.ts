import assert from 'node:assert/strict'
import { it } from 'node:test'
import { matchingIdeas } from './matching-ideas.ts'

const idea = (slug: string, title: string, description: string, ...tags: string[]) => ({
  title,
  description,
  tags,
  url: `/inspiration/x/${slug}`,
  slug,
})
const library = {
  Företag: { slug: 'business', pages: [idea('crm', 'Kundregister', 'Håll reda på kunder', 'försäljning')] },
  ライフスタイル: {
    slug: 'lifestyle',
    pages: [idea('recipes', 'レシピ帳', '家族のレシピ', '料理'), idea('books', 'Bücher', 'ＢＯＯＫ')],
  },
}
const found = (search: string, only: string | null = null) =>
  matchingIdeas(library, search, only).map(({ slug, ideas }) => [slug, ...ideas.map((each) => each.slug)].join(' '))

it('INSP an empty search shows every category with its ideas, one category only that', () => {
  assert.deepEqual(found('  '), ['business crm', 'lifestyle recipes books'])
  assert.deepEqual(found('', 'lifestyle'), ['lifestyle recipes books'])
})

it('INSP every word must stand somewhere: title, description, tag or category, accents and case aside', () => {
  assert.deepEqual(found('KUND'), ['business crm'])
  assert.deepEqual(found('forsaljning'), ['business crm'])
  assert.deepEqual(found('foretag reda'), ['business crm'])
  assert.deepEqual(found('bucher book'), ['lifestyle books'])
  assert.deepEqual(found('家族　レシピ'), ['lifestyle recipes'])
  assert.deepEqual(found('kund レシピ'), [])
  assert.deepEqual(found('レシピ', 'business'), [])
})
