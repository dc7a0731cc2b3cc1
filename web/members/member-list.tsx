// The members as a list: who, since when, in which role. A role that may not be changed says why instead of looking broken.
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { roles, type Me, type Role } from '#shared/accounts.ts'
import { givableRoles, type Member } from '#shared/members.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useChangeRole, useMembers } from './member-queries.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { roleTexts } from './role-texts.ts'

const rank = ({ role }: Member) => roles.indexOf(role)

export function MemberList({ me }: { me: Me }) {
  const t = useText()
  const members = useMembers()
  const [removing, setRemoving] = useState<Member>()
  const items = (members.data ?? []).toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  const owners = items.filter(({ role }) => role === 'owner').length
  const said = { count: items.length, name: me.tenant.name }
  return (
    <SettingsSection
      title={t('team.membersTitle')}
      hint={
        members.data ? (
          t(members.hasNextPage ? 'team.membersHintMore' : 'team.membersHint', said)
        ) : (
          <Skeleton className="h-5 w-48" />
        )
      }
    >
      {members.isPending ? <LoadingRows /> : null}
      {members.isError && !members.data ? <LoadError onRetry={() => void members.refetch()} /> : null}
      <ul className="-my-3 divide-y divide-border empty:hidden">
        {items.map((member) => (
          <MemberRow
            key={member.id}
            me={me}
            member={member}
            isLastOwner={member.role === 'owner' && owners < 2}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      {members.hasNextPage ? (
        <Button variant="outline" size="sm" busy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
          {t('team.more')}
        </Button>
      ) : null}
      {removing ? <RemoveMemberDialog member={removing} onClose={() => setRemoving(undefined)} /> : null}
    </SettingsSection>
  )
}

export const LoadingRows = () => (
  <div className="grid gap-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
)

type MemberRowProps = { me: Me; member: Member; isLastOwner: boolean; onRemove: (member: Member) => void }

function MemberRow({ me, member, isLastOwner, onRemove }: MemberRowProps) {
  const t = useText()
  const language = useLanguage()
  const change = useChangeRole()
  const isMe = member.id === me.user.id
  const mayManage = me.rights.includes('people')
  const reaches = roles.indexOf(member.role) >= roles.indexOf(me.role)
  const why = !mayManage ? 'team.whyRight' : !reaches ? 'team.whyOwner' : isLastOwner ? 'team.whyLastOwner' : undefined
  const choices = member.role === 'owner' ? roles : givableRoles.filter((role) => roles.indexOf(role) >= roles.indexOf(me.role))
  const choose = (role: Role) =>
    change.mutate(
      { id: member.id, role },
      {
        onSuccess: () => showToast({ title: t('team.roleChanged', { name: member.name, role: t(roleTexts[role]) }) }),
        onError: (error) => showToast({ title: t('team.failed'), description: errorText(t, error), tone: 'destructive' }),
      },
    )
  const when = new Date(member.joinedAt).toLocaleDateString(language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <InitialsAvatar name={member.name} className="size-9" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium [overflow-wrap:anywhere]">
          {member.name}
          {isMe ? <Badge tone="accent">{t('team.you')}</Badge> : null}
        </p>
        <p className="text-xs text-muted-foreground [overflow-wrap:anywhere]">
          {member.email} · {t('team.joined', { when })}
        </p>
      </div>
      {!mayManage ? (
        <span className="text-sm text-muted-foreground">{t(roleTexts[member.role])}</span>
      ) : (
        <div className="flex items-center gap-1">
          <Select
            aria-label={t('team.roleOf', { name: member.name })}
            title={why && t(why)}
            value={change.isPending ? change.variables.role : member.role}
            disabled={why !== undefined || change.isPending}
            onChange={(event) => choose(event.target.value as Role)}
          >
            {choices.map((role) => (
              <option key={role} value={role} disabled={role === 'owner'}>
                {t(roleTexts[role])}
              </option>
            ))}
          </Select>
          {isMe ? (
            <span aria-hidden className="size-10 max-sm:hidden" />
          ) : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('team.removeName', { name: member.name })}
              title={t('team.remove')}
              disabled={!reaches}
              onClick={() => onRemove(member)}
            >
              <UserMinus aria-hidden />
            </Button>
          )}
        </div>
      )}
      {why && mayManage ? <p className="w-full text-xs sm:text-right text-muted-foreground">{t(why)}</p> : null}
    </li>
  )
}
