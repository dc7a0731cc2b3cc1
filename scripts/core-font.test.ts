import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { charactersOfFace, coreFontFile, makeCoreFont } from './core-font.ts'

/** What a new connection carries before it waits for an answer, less the header. */
const firstWindowBytes = 14_600 - 400

test('the core font holds what styles.css says, and arrives in one round trip', async () => {
  const made = await makeCoreFont()
  assert.deepEqual(readFileSync(coreFontFile), made, 'run `node scripts/core-font.ts`')
  assert.ok(made.length <= firstWindowBytes, `${made.length} bytes`)
})

test('the two faces share no character', () => {
  const core = new Set(charactersOfFace(0))
  assert.deepEqual(
    charactersOfFace(1).filter((character) => core.has(character)),
    [],
  )
})

test('no page in English or Swedish writes what the core font lacks', () => {
  const beyond = new Set(charactersOfFace(1))
  const files = globSync([
    'web/i18n/{en,sv}/*.ts',
    'public/content/**/{en,sv}.*',
    'public/content/landing-pages/{en,sv}/**/*.json',
  ])
  assert.ok(files.length > 60, `${files.length} files`)
  const found = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((character) => beyond.has(character) && character.trim())
      .map((character) => `${file}: ${character}`),
  )
  assert.deepEqual(found, [])
})
