// Who answers prompts: the language model the settings name, or the built-in builder. Both speak the AI SDK's language-model
// interface, so nothing above this room knows the difference, except that the built-in one needs no repair rounds.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import { createOfflineModel } from './offline/offline-model.ts'

export type Builder = {
  /** shown to people: 'built-in' or the model's name */
  name: string
  model: LanguageModelV4
  /** how often the server's own verdict is put back to it before the turn ends as failed */
  repairRoundsMax: number
  /** a language model starts from the starter files; the built-in builder writes every file itself */
  wantsStarter: boolean
}

const defaultLocalUrl = 'http://127.0.0.1:11434/v1'
const repairRoundsMax = 2

export function createBuilder(config: Pick<Config, 'model'>): Builder {
  if (!config.model) return { name: 'built-in', model: createOfflineModel(), repairRoundsMax: 0, wantsStarter: false }
  return { name: config.model.name, model: languageModel(config.model), repairRoundsMax, wantsStarter: true }
}

function languageModel({ provider, name, baseUrl: baseURL, apiKey }: NonNullable<Config['model']>): LanguageModelV4 {
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey, baseURL })(name)
    case 'anthropic':
      return createAnthropic({ apiKey, baseURL })(name)
    case 'google':
      return createGoogleGenerativeAI({ apiKey, baseURL })(name)
    case 'openai-compatible':
      return createOpenAICompatible({ name: 'model', apiKey, baseURL: baseURL ?? defaultLocalUrl })(name)
  }
}
