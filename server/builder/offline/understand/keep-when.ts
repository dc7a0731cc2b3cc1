import type { Chunk } from './chunks.ts'
import type { Intent, SaidField } from './intent.ts'
import { capitalised, idOf } from './said.ts'

/** "Purchase price, current price": the word says which of the two numbers it is. */
export function keepWhen(field: SaidField, { start }: Chunk, { prompt }: Intent): void {
  const [, when] =
    /^(current|previous|latest)\s/i.exec(prompt.slice(start)) ??
    /\b(current|previous|latest)\s+$/i.exec(prompt.slice(0, start)) ??
    []
  if (
    !when ||
    field.label.toLowerCase().startsWith(when.toLowerCase()) ||
    !['int', 'number', 'money', 'percent'].includes(field.type)
  )
    return
  field.label = capitalised(`${when.toLowerCase()} ${field.label.toLowerCase()}`)
  field.id = idOf(field.label)
}
