import { useState } from 'react'
import type { ProviderName, SignInFailure } from '#shared/accounts.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { leaveForProvider } from './provider-return.ts'

type ProviderButtonProps = {
  provider: ProviderName
  startUrl: string
  /** Where to come back to; the page itself when left out. Its query is kept. */
  returnTo?: string
  disabled?: boolean
  onFailure: (failure: SignInFailure) => void
}

/** SIGNUP-10, LOGIN-2: leads to Google or Microsoft; `provider-return.ts` says what comes back. */
export function ProviderButton({ provider, startUrl, returnTo, disabled, onFailure }: ProviderButtonProps) {
  const t = useText()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    leaveForProvider(startUrl, returnTo).catch(() => {
      setLeaving(false)
      onFailure(provider === 'google' ? 'google_initialize' : provider)
    })
  }
  return (
    <Button variant="outline" size="lg" busy={leaving} disabled={disabled} onClick={leave} className="w-full">
      {provider === 'google' ? <GoogleMark /> : <MicrosoftMark />}
      {t(`providers.continue_${provider}`)}
    </Button>
  )
}

const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 48 48">
    <path
      fill="#4285f4"
      d="M45 24.5c0-1.6-.1-2.7-.4-4H24v7.3h12c-.2 1.8-1.6 4.6-4.5 6.4l6.900 5.400c4.200-3.800 6.600-9.400 6.600-15.100z"
    />
    <path
      fill="#34a853"
      d="M24 46c5.900 0 10.900-2 14.500-5.300l-6.900-5.400c-1.900 1.300-4.300 2.200-7.600 2.200-5.800 0-10.700-3.800-12.500-9.100l-7.200 5.500C7.900 41 15.400 46 24 46z"
    />
    <path fill="#fbbc05" d="M11.500 28.400a13.700 13.700 0 0 1 0-8.700l-7.200-5.600a22 22 0 0 0 0 19.800z" />
    <path
      fill="#ea4335"
      d="M24 10.600c4.100 0 6.900 1.800 8.500 3.300l6.200-6C34.900 4.300 29.900 2 24 2 15.400 2 7.900 7 4.300 14.100l7.200 5.600C13.300 14.400 18.200 10.600 24 10.600z"
    />
  </svg>
)

const MicrosoftMark = () => (
  <svg aria-hidden viewBox="0 0 21 21">
    <path fill="#f25022" d="M0 0h10v10H0z" />
    <path fill="#7fba00" d="M11 0h10v10H11z" />
    <path fill="#00a4ef" d="M0 11h10v10H0z" />
    <path fill="#ffb900" d="M11 11h10v10H11z" />
  </svg>
)
