// A wish on a project that is in use (row 15 of the quality bar): a record is made, the project is changed and published again at
// the same address, and used on: the record is still there, what was asked for is on the screen, what was removed is not, and
// records can still be made, changed and deleted.
import type { Browser } from '@playwright/test'
import { change } from '#server/builder/offline/change/change.ts'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { Compiler } from '#server/compiler/compiler.ts'
import type { SuiteChange } from './cases.ts'
import { findOpeners } from './check-project.ts'
import { bringUp, checkRecord } from './check-records.ts'
import { isMet, labelsIn } from './check-words.ts'
import { fillForm, openForm, saveForm, type Opener } from './forms.ts'
import { lookAround, type Place } from './look-around.ts'
import { listOf } from './names.ts'
import { serveFiles } from './serve-files.ts'
import { load, openVisit, type Failure, type Visit } from './visit.ts'

const kept = 'Zorblatkept'
const next = 'Zorblatnext'
const openersMax = 4
const goneTimeoutMs = 4_000

/** Null when the wish is one that changes no file, or the project keeps no records. */
export async function checkChange(
  browser: Browser,
  compiler: Compiler,
  { on, wish, language, expect }: SuiteChange,
): Promise<Failure[] | null> {
  const before = understand(on).model
  if (!before) return null
  const after = change(before, wish).model
  if (JSON.stringify(after) === JSON.stringify(before)) return null
  const [first, second] = [await compiler.publish(generateProject(before)), await compiler.publish(generateProject(after))]
  if (!first.ok || !second.ok) return [{ check: 'built', detail: `before: ${first.ok}, after: ${second.ok}` }]
  const served = await serveFiles(first.files)
  const visit = await openVisit(browser, served.origin, language)
  try {
    const opener = await makeRecord(visit)
    if (!opener) return null
    served.replace(second.files)
    await useOn(visit, opener, listOf(expect))
  } catch (error) {
    visit.fail('change', `the checks could not go on: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await visit.context.close()
    await served.close()
  }
  return visit.failures
}

async function openersOf(visit: Visit): Promise<{ places: Place[]; openers: Opener[] }> {
  const places = await lookAround(visit)
  return { places, openers: findOpeners(places, new Set(places.map(({ route }) => route))) }
}

/** Fills in the first form there is; answers what opened it. */
async function makeRecord(visit: Visit): Promise<Opener | null> {
  const { openers } = await openersOf(visit)
  for (const opener of openers) {
    const { form } = await openForm(visit, opener)
    if (!form) continue
    await fillForm(form.container, kept)
    const refused = await saveForm(visit.page, form, kept)
    if (!refused) return opener
    visit.fail('create', refused)
  }
  return null
}

async function useOn(visit: Visit, first: Opener, expected: readonly string[]): Promise<void> {
  const { places, openers } = await openersOf(visit)
  if (!(await isKept(visit, places))) visit.fail('change', 'the record from before the change is gone')
  const texts = places.flatMap(({ text, names }) => [text, ...names])
  const labels: string[] = []
  for (const opener of openers.slice(0, openersMax)) {
    const { form } = await openForm(visit, opener)
    if (form) labels.push(await labelsIn(form.container))
  }
  for (const each of expected) {
    const [kind, word = ''] = each.split(':')
    if (
      ['field', 'thing', 'label', 'link', 'option'].includes(kind!) &&
      !word.split('|').some((one) => isMet(one, [...texts, ...labels]))
    )
      visit.fail('change', `“${word}” is not on the screen`)
    if (kind === 'no field' && isMet(word, labels)) visit.fail('change', `“${word}” is still in a form`)
  }
  const opener = openers.find(({ route }) => route === first.route) ?? openers[0]
  const { form } = opener ? await openForm(visit, opener) : { form: null }
  if (opener && form) await checkRecord(visit, opener, form, next)
  else visit.fail('change', 'nothing makes a new record any more')
}

async function isKept(visit: Visit, places: readonly Place[]): Promise<boolean> {
  for (const { route } of places) {
    await load(visit, route)
    if (await bringUp(visit, kept, goneTimeoutMs / places.length)) return true
  }
  return false
}
