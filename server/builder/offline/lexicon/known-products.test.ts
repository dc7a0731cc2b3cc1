import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#shared/languages.ts'
import { understand } from '../understand/understand.ts'
import { findProduct } from '../understand/products/find-product.ts'
import { standIn } from '../understand/products/stand-in.ts'
import { fieldTokens } from '../understand/products/take-product.ts'
import { knownProducts } from './known-products.ts'
import { knownFields, knownThings, optionLabel } from './lexicon.ts'
import { optionWords } from './option-words.ts'
import { productKindOf, type ProductKindId, productKinds } from './product-kinds.ts'

const kinds = Object.keys(productKinds) as ProductKindId[]
const productsMin = 150

test('what products are told as is in the lexicon, in three languages', () => {
  const wrong: string[] = []
  const inThree = (text: string, where: string) => text.split('|').length === 3 || wrong.push(`${where}: ${text}`)
  for (const id of kinds) {
    const kind = productKindOf(id)
    inThree(kind.name, id)
    for (const text of Object.values(kind.called ?? {})) inThree(text, id)
    for (const thing of [...Object.keys(kind.called ?? {}), ...Object.keys(kind.shows ?? {})])
      if (kind.keeps?.[thing] === undefined) wrong.push(`${id} does not keep ${thing}`)
    if (kind.subject && kind.keeps?.[kind.subject.of] === undefined) wrong.push(`${id} is not about ${kind.subject.of}`)
    for (const [thing, fields] of Object.entries(kind.keeps ?? {})) {
      if (!knownThings.has(thing)) wrong.push(`${id}: no thing ${thing}`)
      for (const token of fieldTokens(fields)) {
        const [, ref, field = '', options, label] = /^(ref:)?(\w+)(?:\(([^)]*)\))?(?:=(.+))?$/.exec(token) ?? []
        if (ref ? kind.keeps?.[field] === undefined : !knownFields.has(field)) wrong.push(`${id}.${thing}: no field ${token}`)
        if (label) inThree(label, `${id}.${thing}`)
        for (const option of options?.split('/') ?? [])
          if (!optionWords[option]) wrong.push(`${id}.${thing}: no words for ${option}`)
        const texts = languages.map((language) =>
          options
            ?.split('/')
            .map((option) => optionLabel(option, language))
            .join(),
        )
        if (options && new Set(texts).size < languages.length - 1) wrong.push(`${id}.${thing}: ${options}`)
      }
    }
  }
  assert.deepEqual(wrong, [])
})

const asked: Record<Language, (name: string) => string> = {
  en: (name) => `build a ${name} clone`,
  sv: (name) => `bygg en klon av ${name}`,
  ja: (name) => `${name}のようなアプリを作って`,
}

test('every product is read as what it is in a turn of phrase of each language, and gives way to it', () => {
  assert.ok(knownProducts.size >= productsMin)
  const wrong: string[] = []
  for (const [name, { kind }] of knownProducts)
    for (const language of languages) {
      const prompt = asked[language](name)
      const found = findProduct(prompt, language)
      if (found?.kind !== kind) wrong.push(`${prompt}: ${found?.kind ?? 'nothing'}`)
      else if (standIn(prompt, found, language).text.toLowerCase().includes(name)) wrong.push(`${prompt}: still says it`)
    }
  assert.deepEqual(wrong, [])
})

test('every kind is built with all it keeps, alike in three languages', () => {
  const wrong: string[] = []
  for (const id of kinds) {
    const name = [...knownProducts].find(([, product]) => product.kind === id && !product.ordinary)?.[0]
    assert.ok(name, `no product of kind ${id}`)
    const built = languages.map((language) => {
      const { model } = understand(asked[language](name), language)
      const lacks = Object.keys(productKindOf(id).keeps ?? {}).filter(
        (kept) => !model?.things.some(({ concept }) => concept === kept),
      )
      if (lacks.length) wrong.push(`${id} lacks ${lacks.join()} in ${language}`)
      const things = model?.things.map(({ concept, fields }) => [concept, fields.map((field) => [field.id, field.type])])
      return JSON.stringify([things, model?.pages.map(({ kind, tool }) => [kind, tool])])
    })
    if (new Set(built).size > 1) wrong.push(`${id} (${name}):\n  ${built.join('\n  ')}`)
  }
  assert.deepEqual(wrong, [], wrong.join('\n'))
})
