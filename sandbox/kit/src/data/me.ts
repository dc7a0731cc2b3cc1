import { createCollection, text, type Draft, type Row, type Stored } from '@/lib/store'

export interface Me extends Row {
  name: string
}

const upgrade = (stored: Stored): Draft<Me> => ({ name: text(stored.name) })

/** One row: what the person at this browser is called. */
const me = createCollection<Me>('me', () => [], upgrade)

/** The name that stands with what one writes, and how to change it. */
export function useNickname(): [name: string, setName: (name: string) => void] {
  const [row] = me.useAll()
  return [row?.name ?? '', (name) => (row ? me.update(row.id, { name }) : me.add({ name }))]
}
