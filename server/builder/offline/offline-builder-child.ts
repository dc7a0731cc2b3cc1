// The process in which the built-in builder reads and writes.
import { type Language, languages } from '#shared/languages.ts'
import { serveParent } from '../../child.ts'
import { change } from './change/change.ts'
import { generateProject } from './generate/generate-project.ts'
import { giveUp, nextStep } from './next-step.ts'
import { scaffold } from './scaffold.ts'
import { understand } from './understand/understand.ts'

serveParent({ nextStep, scaffold, giveUp, warm: () => void exercise() })

const exercises: Record<Language, readonly [description: string, wish: string]> = {
  en: ['a list of plants with name and height', 'add a photo'],
  sv: ['lista över växter med namn och höjd', 'lägg till en bild'],
  ja: ['植物の一覧。名前、高さ', '写真を追加'],
}

/** Reads something in every language once: what was learned is unpacked then, and patterns are compiled. What is asked meanwhile comes in between. */
async function exercise(): Promise<void> {
  const breath = () => new Promise((resolve) => setImmediate(resolve))
  for (const language of languages) {
    const [description, wish] = exercises[language]
    await breath()
    const { model } = understand(description, language)
    if (!model) continue
    await breath()
    generateProject(model)
    await breath()
    change(model, wish)
  }
}
