// The login page's state: which mode, what was typed on the way, and the one way a proof is sent (LOGIN-5). What the page's address
// asks for is read once; a reset mail's token leaves the address bar before anything else happens.
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#web/api.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { firstMode, nextMode, readWishes, type LoginMode, type LoginStep } from './login-mode.ts'
import { goToSignOn, sendLogin, signOnOf, type Proof, type SecondProof } from './send-login.ts'

/** A proof that was right but wants a code beside it; `uuid` stands for one that cannot be sent twice. */
type Pending = { proof: Proof; uuid: string | undefined }

const noWishes = readWishes(new URLSearchParams())

export function useLogin() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [asked] = useState(() => readWishes(query))
  const [mode, setMode] = useState<LoginMode>(() => firstMode(asked))
  const [email, setEmail] = useState('')
  const [cameBy, setCameBy] = useState<LoginStep | null>(null)
  const [pending, setPending] = useState<Pending | null>(null)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    const rest = new URLSearchParams(location.search)
    if (!rest.has('reset')) return
    rest.delete('reset')
    void navigate({ search: rest.toString() }, { replace: true })
  }, [navigate])

  /** `address`: an e-mail address that was typed where the step begins. */
  const go = (step: LoginStep, address = '') => {
    setMode((from) => nextMode(from, step))
    setCameBy(step)
    if (address) setEmail(address)
  }

  /** Logs in and leaves, or moves on to what is missing. Throws what the person must be told. */
  const prove = async (proof: Proof, second?: Pick<SecondProof, 'twoFactorTotp'>): Promise<{ leaves: boolean }> => {
    const uuid = second && pending?.uuid
    try {
      await sendLogin(uuid ? { ...second, uuid } : { ...proof, ...second })
      setLeaving(true)
      return { leaves: true }
    } catch (error) {
      const organization = signOnOf(error)
      if (organization !== null) {
        setLeaving(true)
        goToSignOn(organization)
        return { leaves: true }
      }
      const wantsCode = error instanceof ApiError && error.error === 'totp'
      if (wantsCode) setPending({ proof, uuid: error.uuid ?? uuid })
      if (!wantsCode || second) throw error
      go('code-needed')
      return { leaves: false }
    }
  }

  return {
    // The built page knows no query.
    mode: hydrated ? mode : 'login',
    wishes: hydrated ? asked : noWishes,
    go,
    email,
    passwordSet: cameBy === 'password-set',
    /** the person moved here within the page, so the focus moves too */
    moved: cameBy !== null,
    leaving,
    prove,
    proveCode: async (twoFactorTotp: string) => void (pending && (await prove(pending.proof, { twoFactorTotp }))),
  }
}
export type Login = ReturnType<typeof useLogin>
