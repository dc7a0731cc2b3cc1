import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

test('a project is called by what was asked for, and where', () => {
  for (const [prompt, name] of Object.entries({
    'Recipe book for our family with ratings and a shopping list': 'Family Recipe Book',
    'Staff rota for a restaurant': 'Restaurant Staff Rota',
    'Maintenance log for a brewery': 'Brewery Maintenance Log',
    'Budget planner with income, expenses by category and charts': 'Budget Planner',
    'Plant tracker with name, species, last watered': 'Plant Tracker',
    'Restaurant staff rota for our restaurant': 'Restaurant Staff Rota',
    'Personalschema för ett kafé': 'Personalschema',
    'Matlista för veckan': 'Matlista',
    'träningsdagbok med övningar, vikter och diagram': 'Träningsdagbok',
    家計簿: '家計簿',
    'A tracker for the plants in my greenhouse': 'Greenhouse',
  }))
    assert.equal(understand(prompt).model!.name, name, prompt)
})

test('one list that was asked for is no whole trade', () => {
  for (const [prompt, things] of Object.entries({
    'Staff rota for a restaurant': ['shift', 'employee'],
    'Personalschema för ett kafé': ['shift', 'employee'],
    'Maintenance log for a brewery': ['serviceRecord'],
    'Customer feedback for a gym': ['review'],
    'Guest list for our wedding': ['guest'],
    'A directory of members of our sailing club with fees': ['member'],
    'hemsida för ett kafé med meny': ['menuItem', 'message'],
    '読書記録アプリ。評価と感想をつけたい': ['book'],
  }))
    assert.deepEqual(
      understand(prompt).model!.things.map(({ concept }) => concept),
      things,
      prompt,
    )
})
