import { ArrowLeft } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Login } from './use-login.ts'

export function BackToLogin({ login }: { login: Login }) {
  const t = useText()
  return (
    <Button variant="link" className="h-auto justify-self-center px-0!" onClick={() => login.go('back')}>
      <ArrowLeft aria-hidden />
      {t('login.back')}
    </Button>
  )
}
