import { offlineBuilder } from '../builder/offline/offline-builder.ts'
import type { SourceFiles } from '../compiler/compiler.ts'
import type { ShippedProject } from './shipped-projects.ts'

/** What the built-in builder makes of the prompt, under the title that the card shows. The same for the same prompt. */
export async function shippedFiles({ name, title, prompt, language }: ShippedProject): Promise<SourceFiles> {
  const start = await offlineBuilder.scaffold({ description: prompt, language, name: title })
  if (!start) throw new Error(`the builder does not understand the prompt of ${name}`)
  return start.files
}
