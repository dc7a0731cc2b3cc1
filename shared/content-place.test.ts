import assert from 'node:assert/strict'
import { it } from 'node:test'
import { contentPlace } from './content-place.ts'

const idea = (category: string, slug: string) => ({
  title: slug,
  description: slug,
  tags: [],
  url: `/inspiration/${category}/${slug}`,
  slug,
})
const library = {
  Business: { slug: 'business', pages: [idea('business', 'crm'), idea('business', 'quotes')] },
  Lifestyle: { slug: 'lifestyle', pages: [idea('lifestyle', 'recipes'), idea('lifestyle', 'crm')] },
}
const found = (path: string) => {
  const place = contentPlace(path, library)
  return place?.kind === 'landing' ? place.idea.url : place && `category ${place.slug}`
}

it('ROUTE-2 a category and an idea, with and without inspiration in front', () => {
  for (const front of ['', 'inspiration/']) {
    assert.equal(found(`${front}business/crm`), '/inspiration/business/crm')
    assert.equal(found(`${front}lifestyle/crm/`), '/inspiration/lifestyle/crm')
    assert.equal(found(`${front}business`), 'category business')
  }
})

it('ROUTE-2 one segment that is no category is the idea of that name', () => {
  assert.equal(found('recipes'), '/inspiration/lifestyle/recipes')
  assert.equal(found('inspiration/crm'), '/inspiration/business/crm')
})

it('ROUTE-3 what the library does not hold is nowhere', () => {
  for (const path of ['', '/', 'inspiration', 'nothing', 'business/nothing', 'nothing/crm', 'business/crm/more', '__proto__'])
    assert.equal(found(path), null, path)
})
