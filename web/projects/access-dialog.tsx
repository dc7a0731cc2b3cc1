// Who sees a project: everybody in the organisation, or only some. Whoever may not change it sees how it stands and who could.
import { useState } from 'react'
import type { Me } from '#shared/accounts.ts'
import type { Member } from '#shared/members.ts'
import type { ProjectAccess } from '#shared/projects.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useChangeAccess, useProjectAccess, type Project } from './project-queries.ts'

type AccessDialogProps = { me: Me; project: Project; members: readonly Member[] | undefined; onClose: () => void }

export function AccessDialog({ me, project, members, onClose }: AccessDialogProps) {
  const t = useText()
  const access = useProjectAccess(project.id)
  const change = useChangeAccess(project.id)
  const [wanted, setWanted] = useState<Pick<ProjectAccess, 'isPrivate' | 'memberIds'>>()
  const isMaker = access.data?.makerId === me.user.id
  const mayChange = me.rights.includes('people') || (isMaker && me.rights.includes('edit'))
  const shown = wanted ?? access.data
  const save = () =>
    shown &&
    change.mutate(shown, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('access.saved', { name: project.name }) })
      },
    })
  const choose = (isPrivate: boolean) => setWanted({ isPrivate, memberIds: shown?.memberIds ?? [] })
  const toggle = (id: string) =>
    shown &&
    setWanted({
      isPrivate: true,
      memberIds: shown.memberIds.includes(id) ? shown.memberIds.filter((other) => other !== id) : [...shown.memberIds, id],
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('access.title')}
      closeLabel={t('access.cancel')}
      description={access.data && !mayChange ? t('access.readOnly') : undefined}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('access.cancel')}
          </Button>
          {mayChange ? (
            <Button busy={change.isPending} disabled={!wanted} onClick={save}>
              {t('access.save')}
            </Button>
          ) : null}
        </>
      }
    >
      {access.isError && !shown ? <LoadError onRetry={() => void access.refetch()} /> : null}
      {access.isPending ? <Skeleton className="h-28 w-full" /> : null}
      {shown ? (
        <fieldset disabled={!mayChange} className="grid gap-2">
          <legend className="sr-only">{t('access.title')}</legend>
          <Choice
            label={t('access.everyone', { name: me.tenant.name })}
            hint={t('access.everyoneHint')}
            checked={!shown.isPrivate}
            onChoose={() => choose(false)}
          />
          <Choice
            label={t('access.some')}
            hint={t(isMaker ? 'access.someHint' : 'access.someHintOther')}
            checked={shown.isPrivate}
            onChoose={() => choose(true)}
          />
          {shown.isPrivate ? (
            <People members={members} makerId={access.data?.makerId} chosen={shown.memberIds} onToggle={toggle} />
          ) : null}
        </fieldset>
      ) : null}
      {change.error ? (
        <Alert tone="destructive" title={t('access.failed')}>
          {errorText(t, change.error)}
        </Alert>
      ) : null}
    </Dialog>
  )
}

function Choice(props: { label: string; hint: string; checked: boolean; onChoose: () => void }) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border border-border p-3 text-sm has-checked:border-primary has-checked:bg-accent/40 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <input type="radio" name="access" checked={props.checked} onChange={props.onChoose} className="mt-1 accent-primary" />
      <span className="font-medium [overflow-wrap:anywhere]">{props.label}</span>
      <span className="col-start-2 text-muted-foreground">{props.hint}</span>
    </label>
  )
}

type PeopleProps = {
  members: readonly Member[] | undefined
  makerId: string | undefined
  chosen: string[]
  onToggle: (id: string) => void
}

function People({ members, makerId, chosen, onToggle }: PeopleProps) {
  const t = useText()
  if (!members) return <Skeleton className="h-20 w-full" />
  const always = ({ id, role }: Member) => id === makerId || role === 'owner' || role === 'admin'
  if (members.every(always)) return <p className="px-1 text-sm text-muted-foreground">{t('access.noneToChoose')}</p>
  return (
    <ul aria-label={t('access.choose')} className="max-h-60 overflow-y-auto rounded-lg border border-border p-1">
      {members.map((member) => (
        <li key={member.id}>
          <label className="flex cursor-pointer items-center gap-3 rounded-md px-2 py-2 text-sm hover:bg-muted has-disabled:cursor-default">
            <input
              type="checkbox"
              checked={always(member) || chosen.includes(member.id)}
              disabled={always(member)}
              onChange={() => onToggle(member.id)}
              className="size-4 accent-primary"
            />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {member.name}
              <span className="block text-xs text-muted-foreground">{member.email}</span>
            </span>
            {always(member) ? <span className="text-xs text-muted-foreground">{t('access.always')}</span> : null}
          </label>
        </li>
      ))}
    </ul>
  )
}
