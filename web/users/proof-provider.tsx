// Proving anew who one is, when the server asks for it (`proof_needed`): what was to be done waits for the dialog and is then done.
// Closing the dialog leaves it undone.
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '#web/api.ts'
import { ProofContext, type WithProof } from '#web/ui/proof.ts'
import { ProofDialog } from './proof-dialog.tsx'

export function ProofProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false)
  const answer = useRef<((proved: boolean) => void) | null>(null)
  const finish = (proved: boolean) => {
    setAsking(false)
    answer.current?.(proved)
    answer.current = null
  }
  const withProof = useCallback<WithProof>(async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'proof_needed')) throw error
      setAsking(true)
      const proved = await new Promise<boolean>((resolve) => (answer.current = resolve))
      return proved ? work() : undefined
    }
  }, [])
  return (
    <ProofContext value={withProof}>
      {children}
      {asking && <ProofDialog onFinish={finish} />}
    </ProofContext>
  )
}
