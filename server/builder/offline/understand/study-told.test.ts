// What a quiz or cards should be like is told of the quiz and the cards: true or false, own categories, decks, sides, what was wrong again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const builtOf = (prompt: string) => {
  const model = understand(prompt).model!
  const [list] = model.things
  const category = list!.fields.find(({ type, id }) => type === 'select' && id === 'category')
  return { model, list: list!, category, lead: model.pages[0]!.texts!.lead!, tool: model.pages[0]!.tool }
}

test('true or false with categories of one’s own', () => {
  for (const [prompt, categories, yes] of [
    [
      'Quiz app for my driving theory test, true or false questions in the categories road signs, priority rules and parking. Show the percentage right per category and let me repeat only the wrong ones.',
      ['Road signs', 'Priority rules', 'Parking'],
      'True',
    ],
    [
      'Quiz med rätt eller fel-frågor, kategorier vägmärken, väjningsregler och parkering, visa andel rätt per kategori och kör om bara de jag hade fel på',
      ['Vägmärken', 'Väjningsregler', 'Parkering'],
      'Sant',
    ],
    [
      '宅建の過去問を○×形式で出題して、正解率を分野別(権利関係、宅建業法、税・その他)に出してほしいです。間違えた問題だけもう一回解けるモードも欲しい。',
      ['権利関係', '宅建業法', '税・その他'],
      '○',
    ],
  ] as const) {
    const { model, list, category, lead, tool } = builtOf(prompt)
    assert.equal(tool, 'quiz', prompt)
    assert.deepEqual(category?.options, categories, prompt)
    assert.equal(model.things.length, 1, prompt)
    assert.equal(list.rows[0]!['answer'], yes, prompt)
    assert.match(lead, /wrong.*right|fel.*rätt|間違えた.*正解率/, prompt)
  }
})

test('front and back, decks, and what was wrong more often', () => {
  for (const [prompt, sides] of [
    [
      'Flashcards app so I can learn Polish. Decks, cards with front and back, and it should ask me the ones I got wrong more often.',
      ['Front', 'Back', 'Deck'],
    ],
    [
      'Flashcards för anatomi, framsida och baksida, kortlekar muskler, skelett och nerver, de jag hade fel på ska komma oftare',
      ['Framsida', 'Baksida', 'Kortlek'],
    ],
    ['英単語の暗記カード。表に英語、裏に日本語。覚えたやつは出てこないようにして', ['表', '裏', 'カテゴリ']],
  ] as const) {
    const { model, list, lead, tool } = builtOf(prompt)
    assert.equal(tool, 'flashcards', prompt)
    assert.deepEqual(
      list.fields.slice(0, 3).map(({ label }) => label),
      sides,
      prompt,
    )
    assert.equal(model.things.length, 1, prompt)
    assert.match(lead, /wrong|fel|間違えた/, prompt)
  }
})
