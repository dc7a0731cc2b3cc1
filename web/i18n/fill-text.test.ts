import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { fillText, type CompiledText } from './fill-text.ts'

const counts = [0, 1, 2, 3, 11, 21, 1234, 20_000]

/** The names and forms of a text's gaps, however deep. */
const gapsIn = (text: CompiledText): string[][] =>
  typeof text === 'string'
    ? []
    : text.flatMap((part) =>
        typeof part === 'string'
          ? []
          : [
              [part[0], part[1] ?? ''],
              ...(typeof part[2] === 'object'
                ? Object.values(part[2])
                    .filter((branch) => branch !== undefined)
                    .flatMap(gapsIn)
                : []),
            ],
      )

const both = (message: string, values: Record<string, string | number>, language: string) => {
  const compiled = compileMessage(message) as CompiledText
  const i18n = setupI18n({ locale: language, messages: { [language]: { key: compileMessage(message) } } })
  return [fillText(compiled, values, language), i18n._('key', values)] as const
}

test('every text of the site is filled as Lingui fills it', async () => {
  let filled = 0
  for (const language of languages)
    for (const path of globSync(`web/i18n/${language}/*.ts`).filter((name) => !name.endsWith('-bundle.ts'))) {
      const sections: Record<string, Record<string, string>> = await import(join(process.cwd(), path))
      for (const message of Object.values(sections).flatMap((texts) => Object.values(texts))) {
        const gaps = gapsIn(compileMessage(message) as CompiledText)
        for (const count of gaps.length ? counts : [0]) {
          const values = Object.fromEntries(gaps.map(([name, form]) => [name!, form ? count : `${name} ${count}`]))
          const [ours, theirs] = both(message, values, language)
          assert.equal(ours, theirs, `${path}: ${message}`)
          filled++
        }
      }
    }
  assert.ok(filled > 1000)
})

test('the forms of plural, ordinal and number, and exact cases', () => {
  for (const language of languages)
    for (const count of counts)
      for (const message of [
        '{n, plural, =0 {none} one {# thing of {who}} other {# things of {who}}}',
        '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
        'at most {n, number}!',
        'no gap, # stays',
      ]) {
        const [ours, theirs] = both(message, { n: count, who: 'Ada' }, language)
        assert.equal(ours, theirs, `${language} ${count} ${message}`)
      }
})
