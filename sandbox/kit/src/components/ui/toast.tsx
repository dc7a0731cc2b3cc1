import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'

interface Message {
  text: string
  undo?: () => void
}

const showMs = 6000
const toaster: { show: (message: Message) => void } = { show: () => {} }

/** Says something in passing, from anywhere. With `undo`, offers to take it back. */
export const toast = (text: string, undo?: () => void) => toaster.show({ text, undo })

interface Removable<T> {
  remove: (id: string) => void
  restore: (rows: T[]) => void
}

/** Removes a row and offers to take that back. */
export function removeWithUndo<T extends { id: string }>(collection: Removable<T>, row: T) {
  collection.remove(row.id)
  toast('%%deleted%%', () => collection.restore([row]))
}

/** At the upper edge of a phone, where it covers neither the tabs nor what somebody writes in. */
export function Toaster() {
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(() => {
    toaster.show = setMessage
  }, [])

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), showMs)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(4.5rem+env(safe-area-inset-top))] z-50 flex justify-center px-4 md:top-auto md:bottom-6 print:hidden"
    >
      {message && (
        <div className="pop pointer-events-auto flex items-center gap-3 rounded-lg bg-foreground py-3 pr-4 pl-3.5 text-sm font-medium text-background shadow-lifted">
          <CircleCheck className="size-4 shrink-0 opacity-80" aria-hidden="true" />
          {message.text}
          {message.undo && (
            <button
              type="button"
              className="focus-ring -my-1 cursor-pointer rounded-sm px-1.5 py-1 font-semibold underline underline-offset-4"
              onClick={() => {
                message.undo?.()
                setMessage(null)
              }}
            >
              %%undo%%
            </button>
          )}
        </div>
      )}
    </div>
  )
}
