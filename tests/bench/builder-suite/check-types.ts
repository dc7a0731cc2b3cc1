// Without a browser: every project through the strict type checker and the linter, those of changed models too.
import { change } from '#server/builder/offline/change/change.ts'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import type { ProjectModel } from '#server/builder/offline/model.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { createCompiler, type Compiler, type SourceFiles } from '#server/compiler/compiler.ts'
import { buildVendor } from '../../../scripts/build-vendor.ts'
import type { SuiteChange, SuitePrompt } from './cases.ts'

/** On a busy machine the checker runs out of its time now and then. */
const triesMax = 4
const unfinished = /type check(er)? (does not get through|did not finish)/i

/** What the type checker and the linter complain of. Throws when the checker itself fails each time. */
export async function problemsIn(compiler: Compiler, key: string, files: SourceFiles): Promise<string[]> {
  for (let tries = 1; ; tries++)
    try {
      const problems = await compiler.check(key, files)
      compiler.close(key)
      if (tries === triesMax || !problems.some(({ message }) => unfinished.test(message)))
        return problems.map(({ path, line, message }) => `${path}:${line} ${message}`)
    } catch (error) {
      compiler.close(key)
      if (tries === triesMax) throw error
    }
}

/** Answers whether nothing was found wrong; what was is printed, but with `figuresOnly`. */
export async function checkTypes(
  prompts: readonly SuitePrompt[],
  changes: readonly SuiteChange[],
  figuresOnly: boolean,
): Promise<boolean> {
  await buildVendor()
  const compiler = createCompiler()
  const models: { of: string; model: ProjectModel }[] = []
  for (const { prompt } of prompts) {
    const { model } = understand(prompt)
    if (model) models.push({ of: prompt, model })
  }
  for (const { on, wish } of changes) {
    const { model } = understand(on)
    if (model) models.push({ of: `${wish} (on: ${on})`, model: change(model, wish).model })
  }
  let sound = 0
  for (const [index, { of, model }] of models.entries()) {
    const problems = await problemsIn(compiler, `types-${index}`, generateProject(model))
    if (!problems.length) sound++
    else if (!figuresOnly) console.log(`  ! ${of}: ${problems.join('; ')}`)
  }
  await compiler.stop()
  console.log(`  without type and lint errors: ${sound}/${models.length}`)
  return sound === models.length
}
