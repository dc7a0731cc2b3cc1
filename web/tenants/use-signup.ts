// The way through signing up: which step, what the server said, and off into the new workspace. The second step is an entry of the
// browser's history, so its back button leads to the first and not away.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SignInFailure } from '#shared/accounts.ts'
import type { SignupForm as SignupValues, SignupPrefill, SignupResponse } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { takeProviderReturn } from '#web/users/provider-return.ts'
import { keptClickId } from './click-id.ts'
import type { OrganizationValues } from './organization-form.tsx'
import { tellSignup } from './signup-event.ts'
import { faultOf, type Fault } from './use-fault.ts'

const path = '/api/v1/tenant/signup'
const personFields = ['email', 'name', 'password', 'password2']

type Way = { prompt: string; totalSteps: 1 | 2; loaded: boolean }

export function useSignup({ prompt, totalSteps, loaded }: Way) {
  const t = useText()
  const [query] = useSearchParams()
  const [person, setPerson] = useState<SignupValues | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const prefill = usePrefill(query)
  const { step, next, back } = useStep(totalSteps, person !== null || token !== null)
  const create = useCreation(prompt, query)

  /** Runs one call; a failure is shown where it belongs, and what was typed stays. */
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setFailure(null)
      setFault(null)
      setBusy(true)
      try {
        await work()
      } catch (error) {
        const faults = faultOf(error, t('tenantSignup.domainTaken'))
        const known =
          faults && Object.keys(faults).every((field) => [...personFields, 'organizationName', 'domain'].includes(field))
        if (known) setFault(faults)
        if (!known || (totalSteps === 1 && faults['domain'])) setFailure(error)
        if (known && step === 2 && personFields.some((field) => faults[field])) back()
        setBusy(false)
      }
    },
    [t, totalSteps, step, back],
  )

  const submitPerson = (values: SignupValues) =>
    attempt(async () => {
      if (totalSteps === 1) return create(values, values.organizationName)
      const { email, name, password } = values
      await api(path, { method: 'POST', body: { command: 'check', data: { email, name, password } } })
      setPerson(values)
      setToken(null)
      setBusy(false)
      next()
    })

  const submitOrganization = (values: OrganizationValues) =>
    attempt(async () => {
      await api(path, { method: 'POST', body: { command: 'domain', field: 'domain', domain: values.domain } })
      await create(token ? { googleToken: token, ...values } : { ...person, ...values }, values.organizationName)
    })

  // SIGNUP-10: who comes back from Google has nothing to fill in but the organisation, where it is asked for.
  const begun = useRef(false)
  useEffect(() => {
    if (!loaded || begun.current) return
    begun.current = true
    const take = async () => {
      const returned = takeProviderReturn()
      if (!returned) return
      if ('failure' in returned) return setFailure(returned.failure)
      if (!('googleToken' in returned.proof)) return
      const { googleToken } = returned.proof
      setToken(googleToken)
      if (totalSteps === 2) next()
      else await attempt(() => create({ googleToken }, undefined))
    }
    void take()
  }, [loaded, totalSteps, next, attempt, create])

  const fail = (reason: SignInFailure) => setFailure(reason)
  return { step, busy, failure, fault, prefill, token, back, fail, submitPerson, submitOrganization }
}

/** The step shown. The second is there only with what the first asks for, also after a reload. */
function useStep(totalSteps: 1 | 2, mayGoOn: boolean) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wantsSecond = Object(state).signupStep === 2
  // The address bar's own query: what a provider's way back had put there has left it.
  const next = useCallback(() => void navigate({ search: location.search }, { state: { signupStep: 2 } }), [navigate])
  const back = useCallback(() => void navigate(-1), [navigate])
  return { step: totalSteps === 2 && wantsSecond && mayGoOn ? (2 as const) : (1 as const), next, back }
}

/** SIGNUP-1, SIGNUP-7: what the query and its key say already. A key that is unknown or spent fills nothing. */
function usePrefill(query: URLSearchParams): SignupPrefill {
  const [kept, setKept] = useState<SignupPrefill>({})
  const [email, name, key] = [query.get('email'), query.get('name'), query.get('key')]
  useEffect(() => {
    if (key) void api<SignupPrefill>(`/api/v1/user/key/${encodeURIComponent(key)}`).then(setKept, () => {})
  }, [key])
  return useMemo(() => ({ ...kept, ...(email && { email }), ...(name && { name }) }), [kept, email, name])
}

/** SIGNUP-5, SIGNUP-9: creates the account, tells the data layer, and goes where the answer leads, logged in by its token. */
function useCreation(prompt: string, query: URLSearchParams) {
  const language = useLanguage()
  return useCallback(
    async (data: Partial<SignupValues> & { googleToken?: string }, organizationName: unknown) => {
      const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''))
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const plan = query.get('plan') ?? 'free'
      const { url, domain, tenantUuid, existingAccount } = await api<SignupResponse>(path, {
        method: 'POST',
        body: {
          command: 'payment',
          uuid: query.get('uuid') ?? plan,
          key: query.get('key') ?? undefined,
          data: { ...given, locale: language, timezone: timeZone, ...(prompt && { prompt }) },
        },
      })
      if (!existingAccount)
        await tellSignup(window, {
          planType: plan,
          clickId: keptClickId(),
          user: { email: data.email ?? '', name: data.name ?? '' },
          organization: { uuid: tenantUuid, name: String(organizationName || data.name || domain), domain },
        })
      location.assign(url)
    },
    [language, prompt, query],
  )
}
