// The browser half of the bench: a sample of prompts, or all of them, each built and used; then the totals and every failure.
import type { Browser } from '@playwright/test'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { createCompiler } from '#server/compiler/compiler.ts'
import { buildVendor } from '../../../scripts/build-vendor.ts'
import { launchBrowser } from '../browser.ts'
import type { SuitePrompt } from './cases.ts'
import { checkProject, type CheckedProject } from './check-project.ts'
import { checkNames } from './visit.ts'

const scriptMaxKb = 150

/** `count` prompts spread over the table, so that every language and kind is among them. */
export function spreadOver(prompts: readonly SuitePrompt[], count: number): SuitePrompt[] {
  const step = prompts.length / Math.min(count, prompts.length)
  return Array.from({ length: Math.min(count, prompts.length) }, (_, index) => prompts[Math.floor(index * step)]!)
}

/** Answers whether nothing failed. Prints each project when it is through; a prompt that nothing was made of is passed over. */
export async function checkInBrowser(prompts: readonly SuitePrompt[]): Promise<boolean> {
  await buildVendor()
  const compiler = createCompiler()
  const browser = await launchBrowser()
  const checked: (CheckedProject & { prompt: string })[] = []
  try {
    for (const [index, { prompt, language }] of prompts.entries()) {
      const result = await checkOne(browser, compiler, `suite-${index}`, prompt, language)
      if (!result) {
        console.log(`  - nothing made of: ${prompt}`)
        continue
      }
      checked.push({ prompt, ...result })
      console.log(
        `  ${result.failures.length ? '!' : ' '} ${prompt.slice(0, 110)} (${result.routes} routes, ${result.records}/${result.kinds} kinds${result.walks.map((walk) => `, ${walk}`).join('')})`,
      )
      for (const { check, detail } of result.failures) console.log(`      ${check}: ${detail}`)
    }
  } finally {
    await browser.close()
    await compiler.stop()
  }
  printTotals(checked)
  return checked.every(({ failures }) => failures.length === 0)
}

function checkOne(browser: Browser, compiler: ReturnType<typeof createCompiler>, key: string, prompt: string, language: string) {
  const { model } = understand(prompt)
  if (!model) return null
  const oneTheme = model.theme.mode !== 'system'
  return checkProject(browser, compiler, key, { language, oneTheme, files: generateProject(model) })
}

function printTotals(checked: readonly CheckedProject[]): void {
  const sound = (check: string) => checked.filter(({ failures }) => !failures.some((failure) => failure.check === check)).length
  console.log(`  sound in everything: ${checked.filter(({ failures }) => !failures.length).length}/${checked.length}`)
  for (const check of checkNames) console.log(`  ${check.padEnd(18)}${sound(check)}/${checked.length}`)
  const [kinds, records] = [
    checked.reduce((sum, { kinds }) => sum + kinds, 0),
    checked.reduce((sum, { records }) => sum + records, 0),
  ]
  console.log(`  kinds of record that were made, reloaded, changed and deleted: ${records}/${kinds}`)
  const walks = checked.flatMap((each) => each.walks)
  console.log(
    `  walks: ${[...new Set(walks)].map((walk) => `${walk} ${walks.filter((each) => each === walk).length}`).join(', ')}`,
  )
  const most = Math.max(0, ...checked.map(({ scriptBytes }) => scriptBytes)) / 1024
  console.log(`  script of the first page, gzip, at most: ${most.toFixed(0)} KB, asked for <= ${scriptMaxKb} KB`)
}
