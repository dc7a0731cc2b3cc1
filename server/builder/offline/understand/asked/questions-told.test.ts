// Questions that are written one by one, in a row or in a sentence become exactly those, each answered as it says, and nothing besides.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const built = (prompt: string) => {
  const { model } = understand(prompt)
  const asked = model?.pages.find(({ kind }) => kind === 'survey')?.asked ?? []
  return {
    questions: asked.map(({ text, kind, options }) => `${text} ${kind}${options ? ` (${options.join('/')})` : ''}`),
    besides: model?.things.filter(({ concept }) => !concept?.startsWith('survey')).map(({ many }) => many) ?? [],
    pages: model?.pages.map(({ kind }) => kind) ?? [],
  }
}

const numbered: readonly (readonly [prompt: string, ...questions: string[]])[] = [
  [
    'Make a customer survey with these questions:\n1. How old are you? (under 18, 18-30, over 30)\n2. How did you hear about us? (Instagram, Google, other) - multiple answers possible\n3. Overall satisfaction (1-5)\n4. Would you come again? (yes/no)\n5. Comments (optional)\nShow results as charts.',
    'How old are you? choice (Under 18/18-30/Over 30)',
    'How did you hear about us? several (Instagram/Google/Other)',
    'Overall satisfaction scale',
    'Would you come again? yesNo',
    'Comments text',
  ],
  [
    '満足度調査のフォームを作成したいです。質問は以下の通りです。\n1. 年代(10代、20代、30代以上)\n2. 当店を知ったきっかけ(SNS、検索、その他)※複数選択可\n3. 総合満足度(5段階)\n4. また利用したいですか(はい/いいえ)\n5. ご意見・ご要望(自由記述、任意)\n回答の集計をグラフで確認できるようにしてください。',
    '年代 choice (10代/20代/30代以上)',
    '当店を知ったきっかけ several (SNS/検索/その他)',
    '総合満足度 scale',
    'また利用したいですか？ yesNo',
    'ご意見・ご要望 text',
  ],
  [
    'Enkät till våra gäster med frågorna:\n1. Hur hittade du oss? (Google, vän, annat) flera val möjliga\n2. Hur nöjd är du med maten? (1-5)\n3. Kommer du tillbaka? (ja/nej)\n4. Övriga kommentarer (valfritt)',
    'Hur hittade du oss? several (Google/Vän/Annat)',
    'Hur nöjd är du med maten? scale',
    'Kommer du tillbaka? yesNo',
    'Övriga kommentarer text',
  ],
  [
    'RSVP questionnaire for our offsite:\n- Name\n- Diet (vegan, none)\n- How many people are you bringing\n- Arrival date',
    'Name text',
    'Diet choice (Vegan/None)',
    'How many people are you bringing? number',
    'Arrival date date',
  ],
  [
    '社内アンケートを作りたいです。設問は、①所属部署(営業、開発) ②満足度(10段階) ③改善してほしいこと(自由記述)',
    '所属部署 choice (営業/開発)',
    '満足度 scale (1/2/3/4/5/6/7/8/9/10)',
    '改善してほしいこと text',
  ],
]
const told: readonly (readonly [prompt: string, ...questions: string[]])[] = [
  [
    'Survey for parents about the school lunch: how satisfied they are, which meals their kid likes, any allergies and a free comment. Results as charts for the head teacher.',
    'How satisfied are you? scale',
    'Which meals does your kid like? text',
    'Allergies text',
    'Free comment text',
  ],
  [
    'Feedback form after our workshop. Ask how useful it was (1-5), what they liked most, whether they would recommend it and what we should change.',
    'How useful was it? scale',
    'What did you like most? text',
    'Would you recommend it? yesNo',
    'What should we change? text',
  ],
  [
    'Utvärdering efter kurs. Frågorna är: Vilken kurs gick du? (Excel grund, Power BI), Hur var kursledaren 1-5, Var tempot för lågt, lagom eller för högt?, Vad var bäst? Man ska vara anonym. Vi vill se snittbetyg per kurs.',
    'Vilken kurs gick du? choice (Excel grund/Power BI)',
    'Hur var kursledaren? scale',
    'Var tempot för lågt, lagom eller för högt? choice (För lågt/Lagom/För högt)',
    'Vad var bäst? text',
  ],
  [
    'Frågeformulär till föräldrarna: hur nöjda de är med fritids (1-5), vilka aktiviteter barnet gillar (fotboll, pyssel) och en fri kommentar',
    'Hur nöjd är du med fritids? scale',
    'Vilka aktiviteter gillar barnet? several (Fotboll/Pyssel)',
    'Fri kommentar text',
  ],
  [
    'I want to collect feedback from hotel guests: room cleanliness, breakfast, staff (each 1-5 stars), would they recommend us, and comments',
    'Room cleanliness scale',
    'Breakfast scale',
    'Staff scale',
    'Would you recommend us? yesNo',
    'Comments text',
  ],
]

test('questions written one by one are asked as they are, and no word of theirs is anything else', () => {
  for (const [prompt, ...questions] of [...numbered, ...told]) {
    const { besides, pages, ...rest } = built(prompt)
    assert.deepEqual(rest.questions, questions, prompt)
    assert.deepEqual(besides, [], prompt)
    assert.ok(!pages.includes('feed') && !pages.includes('dashboard'), prompt)
  }
})

test('lists under their own headings stay lists, whatever else is a survey', () => {
  for (const prompt of [
    'CRM with: 1. customers with name and phone 2. deals with value 3. a satisfaction survey',
    'Requirements:\n\nTrees\n - reference\n - species\nSurveys\n - tree\n - condition: good, fair, poor',
    'Tracker for my bees: hive, date, how calm they were (1-5), notes',
  ])
    assert.ok(
      understand(prompt).model!.things.some(({ concept }) => !concept?.startsWith('survey')),
      prompt,
    )
})
