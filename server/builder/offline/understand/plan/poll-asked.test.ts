import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../understand.ts'
import { pollAsked } from './poll-asked.ts'

test('a poll asks what its description asks, and offers what that offers', () => {
  const untold = { en: ['Suggestion 1', 'Suggestion 2', 'Suggestion 3'], ja: ['候補 1', '候補 2', '候補 3'] }
  for (const [language, prompt, text, options] of [
    ['en', 'Poll for where our team goes to lunch', 'Where our team goes to lunch', untold.en],
    ['en', 'a poll what to eat: pizza, sushi or ramen', 'What to eat?', ['Pizza', 'Sushi', 'Ramen']],
    [
      'en',
      'A poll to decide where we should go with options Rome, Oslo and Bern',
      'Where should we go?',
      ['Rome', 'Oslo', 'Bern'],
    ],
    ['en', 'Poll: where should we eat? Pizza or sushi.', 'Where should we eat?', ['Pizza', 'Sushi']],
    ['sv', 'omröstning om var vi ska äta lunch: pizza eller sushi', 'Var ska vi äta lunch?', ['Pizza', 'Sushi']],
    ['ja', 'ランチの場所を決める投票', 'ランチの場所', untold.ja],
  ] as const)
    assert.deepEqual(pollAsked(prompt, language), { kind: 'choice', text, options }, prompt)
  for (const bare of ['poll', 'A simple poll app']) assert.equal(pollAsked(bare, 'en'), undefined, bare)
})

test('its question and answers stand in the project, and nobody has voted', () => {
  const model = understand("Poll for our team's lunch: Joe's diner, the \\ place").model!
  const source = generateProject(model)['src/tools/poll.tsx']!
  assert.match(source, /question: "?'?Our team/)
  assert.match(source, /Joe/)
  assert.doesNotMatch(source, /By the lake|votes: [1-9]/)
})
