import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError } from './account-queries.ts'

/** Asks for the letter that proves the address once more (SIGNUP-5). */
export function EmailProofAgain({ email }: { email: string }) {
  const t = useText()
  const send = useMutation({
    mutationFn: () => api('/api/v1/email-proofs', { method: 'POST' }),
    onSuccess: () => showToast({ title: t('account.emailProofSent', { email }) }),
    onError: (error) => showToast({ title: accountError(t, error), tone: 'destructive' }),
  })
  return (
    <Button variant="link" className="h-auto px-0! whitespace-normal!" busy={send.isPending} onClick={() => send.mutate()}>
      {t('account.emailProofAgain')}
    </Button>
  )
}
