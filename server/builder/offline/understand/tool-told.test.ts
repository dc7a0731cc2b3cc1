// A tool that is the whole wish, however it is told: a date that suits everybody, the points of an evening, what a timer starts with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const only = (prompt: string) => {
  const { model } = understand(prompt)
  const [page] = model?.pages ?? []
  return { tools: model?.pages.map(({ tool, kind }) => tool ?? kind), lists: model?.things.map(({ many }) => many), page }
}

test('a date that suits everybody is a date poll, with its occasion and the dates that were told', () => {
  for (const [prompt, occasion, ...dates] of [
    ['find a date for our board meeting, everyone ticks which of the dates they can', 'Board meeting'],
    ['something like doodle for my book club: a few dates and everyone says yes, no or maybe', 'Book club'],
    [
      'Scheduling poll for our summer party. Dates: 12 June, 13 June. Everyone enters their name and answers yes, maybe or no.',
      'Summer party',
      '12 June',
      '13 June',
    ],
    ['When can everyone come? Poll for the barbecue: Fri 3 July 18:00, Sun 5 July', 'Barbecue', 'Fri 3 July 18:00', 'Sun 5 July'],
    ['hitta ett datum för styrelsemötet där alla kan kryssa i när de kan', 'Styrelsemötet'],
    ['Omröstning om datum för sommarfesten: 12 juni, 19 juni. Alla svarar ja/kanske/nej', 'Sommarfesten', '12 juni', '19 juni'],
    ['ゼミの飲み会の日程調整したいんだけど、候補日にみんなが○△×つけられるやつ作れる?', 'ゼミの飲み会'],
    ['飲み会の日程決め。7/3、7/4から選ぶ', '飲み会', '7/3', '7/4'],
  ] as const) {
    const { tools, lists, page } = only(prompt)
    assert.deepEqual(tools, ['datePoll'], prompt)
    assert.deepEqual(lists, [], prompt)
    assert.equal(page!.asked?.[0]?.text, occasion, prompt)
    assert.deepEqual(page!.asked?.[0]?.options ?? [], dates, prompt)
  }
})

test('the points of a quiz evening are a score sheet and no quiz', () => {
  for (const [prompt, starts] of [
    ['pub quiz scoring thingy for wednesdays', undefined],
    ['bowling night score sheet for 5 teams and 3 rounds', { teams: 5, rounds: 3 }],
    ['poängtavla för vår pubquiz, 6 lag, 8 omgångar och vem som leder', { teams: 6, rounds: 8 }],
    ['クイズ大会の得点表。チームごとにラウンドの点数を入れて順位を出したい', undefined],
  ] as const) {
    const { tools, lists, page } = only(prompt)
    assert.deepEqual(tools, ['scoreSheet'], prompt)
    assert.deepEqual(lists, [], prompt)
    assert.deepEqual(page!.starts, starts, prompt)
  }
})

test('what has lists of its own, or asks questions, is none of them', () => {
  for (const prompt of [
    '塾の保護者面談の日程調整。生徒名、保護者名、第一希望、決まった日時、担当講師',
    'Quiz teams with captain, players and points per round',
    'Gör ett quiz om svenska landskap med tio frågor och poäng på slutet',
    'Customers pick a date and book an appointment',
    'Vi skriver upp jobben: vem kunden är, vilken dag vi ska dit och vem som åker',
  ]) {
    const { tools } = only(prompt)
    assert.ok(!tools?.includes('datePoll') && !tools?.includes('scoreSheet'), prompt)
  }
})

test('a tool starts with the numbers it was told, and its own words are no list beside it', () => {
  for (const [prompt, tool, starts] of [
    ['pomodoro timer 50/10', 'pomodoro', { focus: 50, rest: 10 }],
    ['ポモドーロタイマー作って。25分作業→5分休憩で、今日何回やったか数えてくれると嬉しい', 'pomodoro', undefined],
    ['BMI計算機。身長と体重を入れたらBMIと判定(やせ・普通・肥満)が出るやつ', 'bmiCalculator', undefined],
    ['VAT calculator with 21% VAT', 'vatCalculator', { rate: 21 }],
    ['momsräknare 25, 12 och 6 procent', 'vatCalculator', undefined],
    ['Dice roller for D&D with d4, d6, d8 and d20', 'diceRoller', undefined],
    ['unit converter for cooking, cups to grams, fahrenheit to celsius', 'unitConverter', { kind: 7 }],
    ['måttomvandlare för bakning, dl till gram', 'unitConverter', { kind: 7 }],
    ['Nedräkning till semestern, dagar timmar och minuter', 'countdown', undefined],
  ] as const) {
    const { tools, lists, page } = only(prompt)
    assert.deepEqual(tools, [tool], prompt)
    assert.deepEqual(lists, [], prompt)
    assert.deepEqual(page!.starts, starts, prompt)
    assert.deepEqual(
      understand(prompt).notes.filter(({ kind }) => kind === 'unknown'),
      [],
      prompt,
    )
  }
  assert.ok(only('Pomodoro with a log of finished sprints: date, task, count').lists!.length > 0)
})

test('a countdown counts down to what was told', () => {
  for (const [prompt, text, day] of [
    ['Countdown to our wedding on 12 September 2027', 'Our wedding', '2027-09-12'],
    ['Nedräkning till bröllopet den 14 juni 2027', 'Bröllopet', '2027-06-14'],
    ['結婚式まであと何日 2027年6月14日', '結婚式', '2027-06-14'],
  ] as const)
    assert.deepEqual(only(prompt).page!.asked, [{ kind: 'date', text, options: [day] }], prompt)
})
