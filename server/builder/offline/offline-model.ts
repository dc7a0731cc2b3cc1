// stand-in until the real one lands; overwrite freely
import type { LanguageModelV4 } from '@ai-sdk/provider'
export const createOfflineModel = (): LanguageModelV4 => { throw new Error('not yet') }
