import { compileMessage } from '@lingui/message-utils/compileMessage'
import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const catalogue = /\/web\/i18n\/(en|sv|ja)\/[^/]+\.ts$/
const isCatalogue = (id: string) => catalogue.test(id) && !id.endsWith('-bundle.ts')

/** Turns the catalogues' ICU texts into Lingui's compiled form while building, so that no parser travels to the browser. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    async transform(_code, id) {
      const path = id.split('?')[0]!
      if (!isCatalogue(path)) return null
      const { mtimeMs } = await stat(path)
      const sections: Record<string, Record<string, string>> = await import(`${pathToFileURL(path).href}?v=${mtimeMs}`)
      const compiled = Object.entries(sections).map(([name, texts]) => {
        const messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))
        return `export const ${name} = ${JSON.stringify(messages)}`
      })
      return { code: compiled.join('\n'), map: null }
    },
  }
}
