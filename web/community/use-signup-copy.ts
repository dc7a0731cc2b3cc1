import { useNavigate } from 'react-router'
import { useSitePath } from '#web/i18n/text-provider.tsx'
import type { CommunityItem } from './community-item.ts'
import { tellRemix } from './tell-remix.ts'

/** HOME-7: for a visitor a copy begins with signing up. */
export function useSignupCopy(): (item: CommunityItem) => void {
  const sitePath = useSitePath()
  const navigate = useNavigate()
  return (item) => {
    tellRemix(item)
    void navigate(sitePath(`/signup?${new URLSearchParams({ prompt: item.prompt })}`))
  }
}
