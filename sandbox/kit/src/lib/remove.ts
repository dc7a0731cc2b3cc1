import { toast } from '@/components/ui/toast'
import type { Collection, Row } from './store'

/** Removes a row and offers to take that back. */
export function removeWithUndo<T extends Row>(collection: Collection<T>, row: T) {
  collection.remove(row.id)
  toast('%%deleted%%', () => collection.restore([row]))
}
