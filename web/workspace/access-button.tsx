// The lock in a project's bar: open when everybody in the organisation sees the project, shut when only some do.
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#shared/accounts.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { useMembers } from '#web/members/member-queries.ts'
import { AccessDialog } from '#web/projects/access-dialog.tsx'
import type { Project } from '#web/projects/project-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function AccessButton({ me, project }: { me: Me; project: Project }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const label = t('access.button', { name: project.name })
  const Icon = project.isPrivate ? Lock : LockOpen
  return (
    <>
      <Tooltip text={label} side="bottom">
        <Button variant="ghost" size="icon" className="max-sm:size-8!" aria-label={label} onClick={() => setOpen(true)}>
          <Icon aria-hidden />
        </Button>
      </Tooltip>
      {open ? <OpenDialog me={me} project={project} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The team is read only when somebody wants to choose from it. */
function OpenDialog(props: { me: Me; project: Project; onClose: () => void }) {
  return <AccessDialog {...props} members={useMembers().data} />
}
