import { generateProject } from '../builder/offline/generate/generate-project.ts'
import { understand } from '../builder/offline/understand/understand.ts'
import type { SourceFiles } from '../compiler/compiler.ts'
import type { ShippedProject } from './shipped-projects.ts'

/** What the built-in builder makes of the prompt, under the title that the card shows. The same for the same prompt. */
export function shippedFiles({ name, title, prompt, language }: ShippedProject): SourceFiles {
  const { model } = understand(prompt, language)
  if (!model) throw new Error(`the builder does not understand the prompt of ${name}`)
  return generateProject({ ...model, name: title })
}
