import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const prompts =
  `recipe collection; crm for my agency; a todo app; inventory for a shop; gym workout log; plant care; movie watchlist;
  sales dashboard; booking for a hair salon; blog about travel; landing page for a bakery; expense tracker; school class register;
  pet clinic; project board kanban; tip calculator; quiz; wedding guest list; car repair shop; beehive log`
    .split(';')
    .map((prompt) => prompt.trim())
const looksMin = 12

test('twenty prompts have at least twelve different looks', () => {
  const looks = prompts.map((prompt) => {
    const { model } = understand(prompt)
    assert.ok(model, prompt)
    return `${model.theme.palette} ${model.theme.look} ${model.shell}`
  })
  assert.equal(prompts.length, 20)
  assert.ok(new Set(looks).size >= looksMin, looks.join('\n'))
})
