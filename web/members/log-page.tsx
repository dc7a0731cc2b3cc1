// The audit log: what was done by whom, as sentences, newest first, and as a file.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { auditActions, type AuditAction, type Me } from '#shared/accounts.ts'
import type { AuditEvent } from '#shared/members.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { auditSentence } from './audit-sentence.ts'
import { LoadingRows } from './member-list.tsx'
import { logQuery, useAuditEvents, useMembers, type LogFilter } from './member-queries.ts'

export default function LogPage() {
  const t = useText()
  const me = useOutletContext<Me>()
  const [filter, setFilter] = useState<LogFilter>({ action: '', userId: '' })
  const events = useAuditEvents(filter)
  const isFiltered = filter.action !== '' || filter.userId !== ''
  return (
    <SettingsSection
      title={t('log.title')}
      hint={t('log.hint', { name: me.tenant.name })}
      action={
        <a
          href={`/api/v1/audit-events.csv?${logQuery(filter)}`}
          download
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden />
          {t('log.export')}
        </a>
      }
    >
      <Filters filter={filter} onChange={setFilter} />
      {events.isPending ? <LoadingRows /> : null}
      {events.isError && !events.data ? <LoadError onRetry={() => void events.refetch()} /> : null}
      {events.data?.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t(isFiltered ? 'log.emptyFilter' : 'log.empty')}</p>
      ) : null}
      <ol className="-my-3 divide-y divide-border empty:hidden">
        {events.data?.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {events.hasNextPage ? (
        <div>
          <Button variant="outline" size="sm" busy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {t('log.more')}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  )
}

function Filters({ filter, onChange }: { filter: LogFilter; onChange: (filter: LogFilter) => void }) {
  const t = useText()
  const members = useMembers()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('log.action')}>
        {(control) => (
          <Select
            {...control}
            value={filter.action}
            onChange={(event) => onChange({ ...filter, action: event.target.value as AuditAction | '' })}
          >
            <option value="">{t('log.allActions')}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {t(`auditNames.${action}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('log.person')}>
        {(control) => (
          <Select {...control} value={filter.userId} onChange={(event) => onChange({ ...filter, userId: event.target.value })}>
            <option value="">{t('log.everybody')}</option>
            {members.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function EventRow({ event }: { event: AuditEvent }) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className="flex items-start gap-3 py-3">
      <InitialsAvatar name={event.user.name} className="size-8" />
      <div className="min-w-0 flex-1">
        <p className="text-sm [overflow-wrap:anywhere]">{auditSentence(t, event)}</p>
        <p className="mt-0.5 text-xs text-muted-foreground">
          <time dateTime={event.at}>
            {new Date(event.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
    </li>
  )
}
