import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { readCsv } from '@/lib/csv'

interface ImportButtonProps {
  /** Adds one row for each line, the last line first, and says how many it added. */
  onLines: (lines: Record<string, string>[]) => number
}

/** Reads a CSV file from the person's device. */
export function ImportButton({ onLines }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    if (!file) return
    const count = onLines(readCsv(await file.text()))
    toast(count > 0 ? `%%imported%%: ${count}` : '%%nothingImported%%')
    if (input.current) input.current.value = ''
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="%%import%%"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Upload />
        %%import%%
      </Button>
    </>
  )
}
