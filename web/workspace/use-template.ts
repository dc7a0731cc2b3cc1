import { useNavigate } from 'react-router'
import type { CommunityItem } from '#web/community/community-item.ts'
import { tellRemix } from '#web/community/tell-remix.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { useCreateProject } from '#web/projects/project-queries.ts'

/** BUILD-14: for a member a copy is a new project, opened as soon as it is there. */
export function useTemplate() {
  const t = useText()
  const navigate = useNavigate()
  const create = useCreateProject()
  const onUse = (item: CommunityItem) => {
    tellRemix(item)
    create.mutate({ remixOf: item.id }, { onSuccess: ({ project }) => void navigate(`/!ui/projects/${project.id}`) })
  }
  return { onUse, busy: create.isPending, error: create.error ? errorText(t, create.error) : undefined }
}
