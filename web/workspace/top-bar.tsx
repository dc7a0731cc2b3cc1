// Above a project: where one is, how the draft stands, what to look at, and what to do with the whole.
import { ArrowLeft, Download } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { TurnState } from '#shared/turn-events.ts'
import { Mark } from '#web/chrome/wordmark.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { NameField } from '#web/projects/name-field.tsx'
import { refreshProject, type Project } from '#web/projects/project-queries.ts'
import { PublishButton } from '#web/publishing/publish-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AccessButton } from './access-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { WideViews, type View } from './project-views.tsx'
import type { Me } from '#shared/accounts.ts'

export function TopBar(props: { me: Me; project: Project; view: View; onView: (view: View) => void }) {
  const { me, project } = props
  const t = useText()
  const client = useQueryClient()
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-border px-2 sm:gap-3 sm:px-3">
      <Link
        to="/!ui"
        aria-label={t('workspace.back')}
        title={t('workspace.back')}
        className="inline-flex shrink-0 items-center gap-1 rounded-lg p-1 text-muted-foreground hover:bg-secondary hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Mark className="size-7!" />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <NameField project={project} mayEdit={me.rights.includes('edit')} />
        <StateBadge state={project.turn?.state} />
      </div>
      <WideViews view={props.view} onView={props.onView} />
      <div className="flex flex-1 items-center justify-end gap-1.5 sm:gap-2">
        <AccessButton me={me} project={project} />
        <Tooltip text={t('workspace.download')} side="bottom">
          <a
            href={`/api/v1/projects/${project.id}/archive`}
            download
            aria-label={t('workspace.download')}
            className={buttonClasses({ variant: 'ghost', size: 'icon', className: 'max-sm:hidden!' })}
          >
            <Download aria-hidden />
          </a>
        </Tooltip>
        <PublishButton
          projectId={project.id}
          publication={project.publication}
          snapshotId={project.snapshotId}
          mayPublish={me.rights.includes('publish')}
          onChanged={() => void refreshProject(client, project.id)}
        />
        <AccountMenu me={me} />
      </div>
    </header>
  )
}

function StateBadge({ state }: { state: TurnState | undefined }) {
  const t = useText()
  if (state === 'running' || state === 'queued')
    return (
      <Badge tone="accent" className="max-sm:border-0 max-sm:p-1">
        <Spinner />
        <span className="max-sm:sr-only">{t(state === 'running' ? 'workspace.stateRunning' : 'workspace.stateQueued')}</span>
      </Badge>
    )
  if (state === 'failed')
    return (
      <Badge tone="warning" className="max-lg:hidden">
        {t('workspace.stateFailed')}
      </Badge>
    )
  return state === 'done' ? <Badge className="max-lg:hidden">{t('workspace.stateDone')}</Badge> : null
}
