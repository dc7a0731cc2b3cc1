import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { bookableKinds } from '../../lexicon/bookables.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { tradeRows } from '../../lexicon/rows-by-word/trade-rows.ts'
import { understand } from '../understand.ts'

/** What somebody types, a word that stands in the rows they see first, and one of a neighbour that does not. */
const trades: readonly (readonly [prompt: string, language: Language, stands: string, strange: string])[] = [
  ['a wine bar', 'en', 'Riesling', 'gin'],
  ['art school for kids', 'en', 'Animals of clay', 'Fractions'],
  ['ice cream van', 'en', 'Soft serve', 'Pulled pork'],
  ['juice bar', 'en', 'Ginger shot', 'Cappuccino'],
  ['dry cleaner', 'en', 'Navy suit', 'Pillowcase'],
  ['piano school', 'en', 'Sonatina', 'The Vikings'],
  ['sushi restaurant', 'en', 'Tuna nigiri', 'risotto'],
  ['gift shop', 'en', 'Greeting card', 'sofa'],
  ['plumber', 'en', 'Blocked drain', 'Consulting'],
  ['costume rental', 'en', 'Pirate captain', 'excavator'],
  ['motorcycle shop', 'en', 'Full-face helmet', 'Desk lamp'],
  ['glassbil', 'sv', 'Mjukglass', 'Halloumi'],
  ['städfirma', 'sv', 'Flyttstäd', 'köksblandare'],
  ['målare', 'sv', 'Fasad', 'Serva pannan'],
  ['hudvårdssalong', 'sv', 'Djuprengöring', 'Skäggtrim'],
  ['godisaffär', 'sv', 'Polkagrisar', 'årslicens'],
  ['pianolärare', 'sv', 'Sonatin', 'Imperfekt'],
  ['skräddare', 'sv', 'Kostymbyxor', 'Fiskartröja'],
  ['sjukgymnast', 'sv', 'Knä och höft', 'Manikyr'],
  ['雑貨屋', 'ja', '水玉のマグカップ', 'ソファ'],
  ['豆腐屋', 'ja', '絹ごし豆腐', 'クロワッサン'],
  ['ラーメン屋', 'ja', '豚骨ラーメン', 'リゾット'],
  ['鍼灸院', 'ja', '鍼とお灸', 'マニキュア'],
  ['お茶屋', 'ja', '煎茶', 'コーヒー豆'],
  ['書道教室', 'ja', '永字八法', '分数'],
  ['着物レンタル', 'ja', '訪問着', 'ショベル'],
  ['website for a piano school', 'en', 'Four hands', 'Guitar'],
  ['クリーニング店のホームページ', 'ja', 'ワイシャツ', 'シーツ'],
]

test('three words show the trade they name, and no neighbour of it', () => {
  for (const [prompt, language, stands, strange] of trades) {
    const { model } = understand(prompt, language)
    assert.ok(model, prompt)
    const seen = JSON.stringify(model.things)
    assert.ok(seen.includes(stands), `${prompt}: ${stands}`)
    assert.ok(!seen.includes(strange), `${prompt}: not ${strange}`)
  }
})

test('what a word of a trade brings fits the lists it is for, in three languages', () => {
  for (const { en, rows } of tradeRows)
    for (const [id, own] of Object.entries(rows)) {
      const thing = knownThings.get(id)
      assert.ok(thing, `${en}: ${id}`)
      const columns = own.columns.split(', ')
      assert.ok(own.rows.length >= 5, `${en}: ${id}`)
      for (const row of own.rows)
        row.forEach((cell, at) => {
          const field = thing.fields.find((use) => use.id === columns[at])
          assert.ok(field, `${en}: ${id} has no ${columns[at]}`)
          if (typeof cell !== 'string') return
          if (field.type === 'select' && field.id !== 'category') assert.ok(field.options?.includes(cell), `${en}: ${cell}`)
          else assert.ok([1, 3].includes(cell.split('|').length) && !/\|\||^\||\|$/.test(cell), `${en}: ${cell}`)
        })
      for (const kind of own.kinds?.split(', ') ?? []) assert.equal(kind.split('|').length, 3, kind)
    }
  for (const { en, services } of bookableKinds) assert.ok(services.length >= 5, en)
})
