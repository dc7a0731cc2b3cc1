import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as icons from 'lucide-react'
import { languages } from '#shared/languages.ts'
import { blogTopics } from './blog-topics.ts'
import { blueprintEntries } from './blueprints/blueprint-entries.ts'
import { doings } from './blueprints/trade-classes.ts'
import { wordsInTrades } from './blueprints/words-in-trades.ts'
import { bookableKinds } from './bookables.ts'
import { feedTopics } from './feed-topics.ts'
import { livingFields } from './fields/living-fields.ts'
import { officeFields } from './fields/office-fields.ts'
import { pursuitsFields } from './fields/pursuits-fields.ts'
import { societyFields } from './fields/society-fields.ts'
import { tradesFields } from './fields/trades-fields.ts'
import { domainsWithRows } from './domain-rows/domain-rows.ts'
import { knownBlueprints, knownFields, knownThings, localText, optionLabel, phraseKey, readingsOf } from './lexicon.ts'
import { optionWords } from './option-words.ts'
import { goesWith } from './goes-with.ts'
import { livingOptions } from './options/living-options.ts'
import { officeOptions } from './options/office-options.ts'
import { pursuitsOptions } from './options/pursuits-options.ts'
import { societyOptions } from './options/society-options.ts'
import { tradesOptions } from './options/trades-options.ts'
import { siteNews, siteTrades } from './site-trades/site-trades.ts'
import { deedThings } from './things/deed-things.ts'
import { thingEntries } from './things/thing-entries.ts'
import { wordSenses } from './word-senses.ts'

const things = [...knownThings.values()]
const numeric = new Set(['int', 'number', 'money', 'percent', 'rating'])

test('breadth: at least 500 things and 300 blueprints', () => {
  assert.ok(knownThings.size >= 500, `${knownThings.size} things`)
  assert.ok(knownBlueprints.size >= 300, `${knownBlueprints.size} blueprints`)
})

test('senses of words lead to things there are', () => {
  for (const { of, means } of wordSenses) {
    assert.ok(knownThings.has(of), of)
    assert.ok(means === null || knownThings.has(means), String(means))
  }
})

test('no two volumes give one id to two things, blueprints, kinds of field or options', () => {
  const volumes = {
    things: thingEntries.map((entry) => entry.id),
    blueprints: blueprintEntries.map((entry) => entry.id),
    fields: [tradesFields, livingFields, officeFields, societyFields, pursuitsFields].flatMap(Object.keys),
    options: [tradesOptions, livingOptions, officeOptions, societyOptions, pursuitsOptions].flatMap(Object.keys),
  }
  for (const [kind, ids] of Object.entries(volumes)) {
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    assert.deepEqual(twice, [], kind)
  }
})

test('every reference names a thing that exists', () => {
  for (const thing of things)
    for (const field of thing.fields) if (field.target) assert.ok(knownThings.has(field.target), `${thing.id} -> ${field.target}`)
  for (const blueprint of knownBlueprints.values()) {
    for (const id of blueprint.things) assert.ok(knownThings.has(id), `${blueprint.id} -> ${id}`)
    for (const key of Object.keys(blueprint.options ?? {})) {
      const [thing, field] = key.split('.')
      assert.ok(
        knownThings.get(thing!)?.fields.some((use) => use.id === field),
        `${blueprint.id}: ${key}`,
      )
    }
  }
})

test('every thing has its words in three languages, with definite forms in Swedish', () => {
  for (const thing of things)
    for (const language of languages) {
      const { one, many, defOne, defMany } = thing.nouns[language]
      assert.ok(one && many, `${thing.id} in ${language}`)
      if (language === 'sv') assert.ok(defOne && defMany, `${thing.id}: definite forms`)
      if (language === 'ja') assert.match(one, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|^FAQ$/u, thing.id)
    }
})

test('every field and option is named in three languages', () => {
  for (const field of knownFields.values()) for (const language of languages) assert.ok(field.label[language], field.id)
  const options = things.flatMap((thing) => thing.fields.flatMap((field) => field.options ?? []))
  const overrides = [...knownBlueprints.values()].flatMap((blueprint) =>
    Object.values(blueprint.options ?? {}).flatMap((list) => list.split('/')),
  )
  const own = [...knownFields.values()].flatMap((field) => field.options ?? [])
  for (const option of new Set([...options, ...overrides, ...own])) assert.ok(optionWords[option], `option ${option}`)
})

test('a thing starts with a text as its title, and options of a field stay apart in each language', () => {
  for (const thing of things) {
    assert.ok(
      thing.fields.some((field) => field.type === 'text'),
      thing.id,
    )
    for (const field of thing.fields)
      for (const language of languages) {
        const labels = (field.options ?? []).map((option) => optionLabel(option, language))
        assert.equal(new Set(labels).size, labels.length, `${thing.id}.${field.id} in ${language}: ${labels.join()}`)
      }
  }
})

test('no word means two things without a tie-break', () => {
  for (const language of languages)
    for (const [word, readings] of readingsOf(language)) {
      const ids = readings.filter((reading) => reading.kind === 'thing').map((reading) => reading.id)
      const ties = new Set(ids.map((id) => knownThings.get(id)!.entry.tie ?? 0))
      assert.equal(ties.size, ids.length || ties.size, `${language} “${word}”: ${ids.join()}`)
    }
})

test('what a deed leaves takes no word that is a field elsewhere', () => {
  for (const language of languages) {
    const fields = [...readingsOf(language)].filter(([, readings]) => readings.some(({ kind }) => kind === 'field'))
    const taken = fields.filter(([, readings]) =>
      readings.some(({ id, kind }) => kind === 'thing' && deedThings.some((own) => own.id === id)),
    )
    assert.deepEqual(
      taken.map(([word]) => word),
      [],
      language,
    )
  }
})

test('what people say they do names a blueprint', () => {
  for (const { trade } of doings) assert.ok(!trade || knownBlueprints.has(trade), trade)
})

test('what goes with a list is a list', () => {
  for (const [id, others] of Object.entries(goesWith))
    for (const each of [id, ...others.split(' ')]) assert.ok(knownThings.has(each), `${id} -> ${each}`)
})

test('trades have their own words only for what they keep', () => {
  for (const [id, names] of Object.entries(wordsInTrades))
    for (const each of Object.keys(names)) assert.ok(knownThings.has(each) && knownBlueprints.has(id), `${id} -> ${each}`)
})

test('rows of a domain belong to a blueprint that exists', () => {
  for (const id of domainsWithRows) assert.ok(knownBlueprints.has(id), id)
})

test('a visitor finds at least five of everything that a list starts with', () => {
  const few: string[] = []
  const count = (name: string, rows: readonly unknown[] | undefined) => {
    if (rows?.length && rows.length < 5) few.push(`${name}: ${rows.length}`)
  }
  for (const { en, services } of bookableKinds) count(en, services)
  for (const { en, posts } of [...feedTopics, ...blogTopics]) count(en, posts)
  for (const [name, { services }] of Object.entries(siteTrades)) count(name, services)
  count('news of a place', siteNews)
  for (const { id, rows } of things) count(id, rows)
  for (const { id, rows } of knownBlueprints.values())
    for (const [each, own] of Object.entries(rows ?? {})) count(`${id}.${each}`, own.rows)
  assert.deepEqual(few, [])
})

test('a list called by one kind of a thing has five of it, or numbers them', () => {
  for (const { id, columns, rows } of things) {
    const column = columns.indexOf('type')
    if (column < 0) continue
    for (const [kind, own] of Map.groupBy(rows, (row) => row[column]))
      assert.ok(own.length < 3 || own.length >= 5, `${id}, ${String(kind)}: ${own.length}`)
  }
})

test('icons exist', () => {
  const names = new Set(Object.keys(icons))
  for (const thing of things) assert.ok(names.has(thing.entry.icon), `${thing.id}: ${thing.entry.icon}`)
})

test('sample rows fit the fields and hold a text for each language', () => {
  type Table = {
    name: string
    thing: (typeof things)[number]
    columns: string[]
    rows: (typeof things)[number]['rows']
    overrides?: Record<string, string>
  }
  const tables: Table[] = [
    ...things.map((thing) => ({ name: thing.id, thing, columns: thing.columns, rows: thing.rows })),
    ...[...knownBlueprints.values()].flatMap((blueprint) =>
      Object.entries(blueprint.rows ?? {}).map(([id, own]) => ({
        name: `${blueprint.id}.${id}`,
        thing: knownThings.get(id)!,
        columns: own.columns.split(', '),
        rows: own.rows,
        ...(blueprint.options && { overrides: blueprint.options }),
      })),
    ),
  ]
  for (const { name, thing, columns, rows, overrides } of tables) {
    for (const row of rows) {
      assert.ok(row.length <= columns.length, `${name}: a row has more cells than columns`)
      row.forEach((cell, at) => {
        const field = thing.fields.find((use) => use.id === columns[at])
        assert.ok(field, `${name} has no field ${columns[at]}`)
        const where = `${name}.${field.id}: ${String(cell)}`
        if (numeric.has(field.type)) assert.equal(typeof cell, 'number', where)
        else if (field.type === 'bool') assert.equal(typeof cell, 'boolean', where)
        else if (field.type === 'select')
          assert.ok((overrides?.[`${thing.id}.${field.id}`]?.split('/') ?? field.options)?.includes(String(cell)), where)
        else if (field.type === 'time') assert.match(String(cell), /^\d\d:\d\d$/, where)
        // a book that is not read yet has no day it was finished on
        else if (field.type === 'date') assert.match(String(cell), field.required ? /^[+-]\d+d$/ : /^(?:[+-]\d+d)?$/, where)
        else assert.ok([1, 3].includes(String(cell).split('|').length), where)
      })
    }
  }
})

test('Japanese and Swedish cells are not the English ones left over', () => {
  for (const thing of things)
    for (const row of thing.rows)
      row.forEach((cell, at) => {
        const type = thing.fields.find((use) => use.id === thing.columns[at])?.type
        if (typeof cell !== 'string' || !cell.includes('|') || type === 'select') return
        const [english, japanese] = [localText(cell, 'en'), localText(cell, 'ja')]
        const words = english.split(/\s+/).length
        if (words > 1 && /[a-z]{3}/.test(english)) assert.notEqual(japanese, english, `${thing.id}: ${cell}`)
      })
})

test('phrases are looked up without regard to case or hyphens', () => {
  assert.equal(phraseKey('To-Do  List'), 'to do list')
})
