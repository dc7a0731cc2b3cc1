import assert from 'node:assert/strict'
import { it } from 'node:test'
import { renderMarkdown } from './render-markdown.ts'

const html = (content: string) => {
  const hero = { title: 'x', subtitle: 'x' }
  const page = { title: 'x', metaDescription: 'x', description: 'x', defaultPrompt: 'x', hero }
  const [section] = renderMarkdown({ ...page, sections: [{ type: 'markdown', content }] }).sections
  return section?.type === 'markdown' ? section.content : ''
}

it('LAND markdown becomes HTML: tables, lists with ticks, strikethrough', () => {
  assert.match(html('| a | b |\n|---|---|\n| 1 | 2 |'), /<table>[\s\S]*<td>2<\/td>/)
  assert.match(html('- [x] done\n- [ ] open'), /<span class="tick" aria-hidden="true">✓<\/span>/)
  assert.match(html('~~old~~ **new**'), /<del>old<\/del> <strong>new<\/strong>/)
})

it('LAND markdown brings no script along', () => {
  assert.doesNotMatch(html('<img src=x onerror=alert(1)>'), /<img/)
  assert.doesNotMatch(html('a <script>alert(1)</script> b'), /<script/)
  assert.doesNotMatch(html('[click](javascript:alert(1))'), /javascript:/)
  assert.match(html('[home](/en)'), /<a href="\/en">home<\/a>/)
})
