// Where one is signed in, in every organisation, and the way to end it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SignInMethod } from '#shared/accounts.ts'
import { api } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, useText, type Text } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { deviceName } from './device-name.ts'

type Session = {
  id: string
  current: boolean
  method: SignInMethod
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
  tenant: { name: string; domain: string }
}

const queryKey = ['sessions']
const readSessions = async () => (await api<{ items: Session[] }>('/api/v1/sessions')).items

export function SessionSection() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const sessions = useQuery({ queryKey, queryFn: readSessions })
  const others = (sessions.data ?? []).filter(({ current }) => !current)
  return (
    <SettingsSection
      title={t('sessions.title')}
      hint={t('sessions.hint')}
      action={
        others.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton className="h-28 w-full" />}
      {sessions.isError && <LoadError onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul className="grid divide-y divide-border">
          {sessions.data
            .toSorted((a, b) => Number(b.current) - Number(a.current))
            .map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
        </ul>
      )}
      {asking && <EndOthersDialog onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}

const methodTexts = {
  password: 'sessions.byPassword',
  passkey: 'sessions.byPasskey',
  google: 'sessions.byGoogle',
  microsoft: 'sessions.byMicrosoft',
  sso: 'sessions.bySso',
  link: 'sessions.byLink',
} as const

function nameOf(t: Text, { userAgent }: Session): string {
  const device = deviceName(userAgent)
  return device ? t('sessions.device', device) : t('sessions.unknownDevice')
}

function SessionRow({ session }: { session: Session }) {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => api(`/api/v1/sessions/${session.id}`, { method: 'DELETE' }),
    onSuccess: () => showToast({ title: t('sessions.ended') }),
    onError: (error) => showToast({ title: errorText(t, error), tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const at = (iso: string) => new Date(iso).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  const Icon = /Mobile|Android|iPhone/.test(session.userAgent) ? Smartphone : Monitor
  const name = nameOf(t, session)
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          {name}
          {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {[session.tenant.name, t(methodTexts[session.method]), session.address].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-0.5 text-xs text-muted-foreground">
          {t('sessions.since', { date: at(session.createdAt) })} · {t('sessions.lastSeen', { date: at(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          busy={end.isPending}
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => api('/api/v1/sessions', { method: 'DELETE' }),
    onSuccess: () => {
      showToast({ title: t('sessions.othersEnded') })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sessions.endOthersTitle')}
      description={t('sessions.endOthersHint')}
      closeLabel={t('common.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="destructive" busy={end.isPending} onClick={() => end.mutate()}>
            {t('sessions.endOthers')}
          </Button>
        </>
      }
    >
      {end.error ? <Alert tone="destructive">{errorText(t, end.error)}</Alert> : null}
    </Dialog>
  )
}
