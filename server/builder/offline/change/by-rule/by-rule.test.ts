// Wishes about some rows of a list: each row is a description, a wish, and the operations that came of it. What is not found changes nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { projectModelSchema } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

const plots = 'allotment plots with number, size (small, medium, large), holder and whether the rent is paid'
const deals = 'deals with name, value, stage (lead, proposal, won, lost) and close date'
const repairs = 'bike repairs with title, date, status (received, ready, collected) and price'
const dogs = 'dogs with name, breed, weight in kg and vaccinated yes or no'
const stock = 'spare parts with name, price, stock and minimum stock'
const ärenden = 'ärenden med titel, datum, status (ny, pågår, åtgärdad) och handläggare'
const barn = 'barn med namn, telefon, simkunnig ja eller nej och betald ja eller nej'
const lager = 'reservdelar med namn, pris, lagersaldo och hylla'
const kashidashi = '備品の貸出管理。借りた人、備品、貸出日、返却日'
const seikyu = '請求書の一覧。取引先、金額、支払期限、状態（下書き、送付済、入金済）'
const zaiko = '商品の在庫管理（商品名、価格、在庫数、発注点）'

const told = (operation: Operation): string => {
  switch (operation.op) {
    case 'addWarning':
      return `${operation.op} ${JSON.stringify(operation.warning)}`
    case 'setFilter':
      return `${operation.op} ${JSON.stringify(operation.filter)}`
    case 'addQuickFilter':
      return `${operation.op} ${JSON.stringify(operation.quickFilter.where)}`
    case 'setTone':
      return `${operation.op} ${operation.option} ${operation.tone}`
    default:
      return operation.op
  }
}

const cases: readonly (readonly [prompt: string, wish: string, ...operations: RegExp[]])[] = [
  [plots, "Plots that haven't paid should stand out, orange maybe", /^addWarning .*"is","than":false,"tone":"amber"/],
  [plots, 'unpaid plots in yellow please', /^addWarning .*"is","than":false,"tone":"amber"/],
  [plots, "I can't see who hasn't paid the rent, can you mark them in red", /^addWarning .*"is","than":false\}/],
  [repairs, 'we never see which repairs are ready, please show them in green', /^setTone Ready green/],
  [repairs, 'make repairs without a price stand out in orange', /^addWarning .*"below","than":1,"tone":"amber"/],
  [plots, 'plots with no holder should be yellow', /^addWarning .*"empty","tone":"amber"/],
  [ärenden, 'man ser inte vilka ärenden som är åtgärdade, visa dem i grönt', /^setTone Åtgärdad green/],
  [deals, 'won and lost deals should drop off the pipeline', /^setFilter .*"not","than":\["Won","Lost"\]/],
  [deals, "don't show lost ones", /^setFilter .*"not","than":"Lost"/],
  [deals, 'lost deals need not be in the list', /^setFilter .*"not","than":"Lost"/],
  [deals, 'make won ones green and lost ones red', /^setTone Won green/, /^setTone Lost red/],
  [deals, 'deals between 1000 and 5000 should be yellow', /^addWarning .*"above".*"where":.*"below".*"tone":"amber"/],
  [
    repairs,
    'highlight bikes that are ready but not collected for two weeks',
    /^addWarning .*"ago","than":14,"where":\[\{.*"than":"Ready"/,
  ],
  [repairs, 'remove everything that is already collected from the list', /^setFilter .*"not","than":"Collected"/],
  [dogs, 'unvaccinated dogs in red', /^addWarning .*"is","than":false\}/],
  [dogs, 'dogs over 30 kg should be blue', /^addWarning .*"above","than":30,"tone":"blue"/],
  [stock, 'stock under 5 in red, under 10 in orange', /^addWarning .*"than":5\}/, /^addWarning .*"than":10,"tone":"amber"/],
  [ärenden, 'Åtgärdade ärenden behöver inte synas i listan', /^setFilter .*"not","than":"Åtgärdad"/],
  [ärenden, 'dölj åtgärdade', /^setFilter .*"not","than":"Åtgärdad"/],
  [barn, 'De som inte kan simma måste synas tydligt i listan', /^addWarning .*"is","than":false\}/],
  [barn, 'färgmarkera obetalda', /^addWarning .*"is","than":false\}/],
  [lager, 'färre än 3 i lager ska bli rött', /^addWarning .*"below","than":3\}/],
  [kashidashi, '未返却の貸出のみを表示する画面を設けてほしい', /^addQuickFilter .*"is","than":""/],
  [seikyu, '未入金の請求書は黄色にして', /^addWarning .*"not","than":\{"option":"入金済"\},"tone":"amber"/],
  [seikyu, '入金済みは普段は隠しておいてください', /^setFilter .*"not","than":"入金済"/],
  [zaiko, '在庫3本以下は赤', /^addWarning .*"below","than":4\}/],
]

test('what is said of some rows is a rule', () => {
  for (const [prompt, wish, ...expected] of cases) {
    const { model } = understand(prompt)
    assert.ok(model, prompt)
    const changed = change(model, wish)
    const operations = changed.operations.map(told)
    assert.equal(operations.length, expected.length, `${wish}: ${operations.join(' | ')}`)
    expected.forEach((form, at) => assert.match(operations[at]!, form, wish))
    projectModelSchema.parse(changed.model)
    assert.ok(Object.keys(generateProject(changed.model)).length > 0, wish)
  }
})

const unchanged: readonly (readonly [prompt: string, wish: string])[] = [
  [deals, 'ones that smell should be purple'],
  [deals, 'warn me when a deal is over budget'],
  [deals, "the close date can't be before today"],
  [dogs, 'make money coming in green and going out red'],
  [plots, 'between 70 and 100% of target should be yellow'],
  [deals, 'when a deal goes to Won the probability should become 100'],
  [stock, 'do not allow that stock goes under zero'],
  [ärenden, 'kor i karens ska ha röd bakgrund i listan'],
  [dogs, '40cm以上は金色にして'],
]

test('rows that are not found change nothing', () => {
  for (const [prompt, wish] of unchanged) {
    const { model } = understand(prompt)
    const changed = change(model!, wish)
    assert.deepEqual(changed.operations, [], wish)
    assert.ok(changed.notes.length > 0, wish)
  }
})

const others: readonly (readonly [prompt: string, wish: string, op: string])[] = [
  [deals, 'make the app green', 'setTheme'],
  [deals, 'remove the lost option', 'removeOption'],
  [stock, 'hide the price column', 'hideField'],
  [deals, 'add a colour field', 'addField'],
]

test('colours and hiding of other things stay what they were', () => {
  for (const [prompt, wish, op] of others)
    assert.deepEqual(
      change(understand(prompt).model!, wish).operations.map((each) => each.op),
      [op],
      wish,
    )
})

test('a rule that is there gets another number, wherever it stands', () => {
  const { model } = understand(stock)
  const warned = change(model!, 'warn when stock is below 5').model
  const changed = change(warned, 'change the warning to 8 instead of 5')
  assert.deepEqual(
    changed.model.things
      .flatMap(({ warnings = [] }) => warnings.map(({ than }) => than))
      .filter((than) => than === 8 || than === 5),
    [8],
  )
})
