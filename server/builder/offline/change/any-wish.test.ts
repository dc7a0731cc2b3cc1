// Wishes meant for other projects: whatever is said of whatever project, nothing throws, the model stays sound and no note tells of nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { strangersChanges } from '#tests/bench/builder-suite/working-strangers-changes.ts'
import { projectModelSchema } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

/** A tool, a site and one list: on most of them most wishes name what is not there. */
const projects: Record<Language, readonly string[]> = {
  en: ['tip calculator', 'Landing page for a bakery', 'Books with title, author and status'],
  sv: ['dricksräknare', 'Hemsida för ett bageri', 'Glosor med term, svenskt ord och rätt eller fel'],
  ja: ['割り勘電卓', 'パン屋のホームページ', '本（題名、著者、状態）の記録'],
}
/** Every so manyth wish on each project, beginning with another. */
const every = 6

for (const [language, prompts] of Object.entries(projects))
  test(`any wish on any project: ${language}`, () => {
    const wishes = strangersChanges.filter((each) => each.language === language)
    assert.ok(wishes.length > every)
    prompts.forEach((prompt, first) => {
      const { model } = understand(prompt)
      assert.ok(model, prompt)
      for (let at = first; at < wishes.length; at += every) {
        const { wish } = wishes[at]!
        const made = change(model, wish)
        assert.equal(projectModelSchema.safeParse(made.model).error, undefined, `${prompt}: ${wish}`)
        for (const { text } of made.notes) assert.doesNotMatch(text, /\bundefined\b|\bnull\b|\bNaN\b/, `${prompt}: ${wish}`)
      }
    })
  })
