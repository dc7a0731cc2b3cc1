// The organisations of the signed-in person, in their menu: where they are, the way into another, a new one. Asked for when the menu
// opens; until the answer is there, and when none comes, the menu has only the way to a new one.
import { Menu as Base } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Role } from '#shared/accounts.ts'
import { api } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { MenuItem } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Organization = { id: string; name: string; domain: string; role: Role; current: boolean }

export function OrganizationChoices() {
  const t = useText()
  const navigate = useNavigate()
  const listed = useQuery({
    queryKey: ['organizations'],
    queryFn: () => api<{ items: Organization[] }>('/api/v1/organizations'),
  })
  const items = listed.data?.items ?? []
  const enter = async ({ id }: Organization) => {
    try {
      location.assign((await api<{ url: string }>(`/api/v1/organizations/${id}/session`, { method: 'POST' })).url)
    } catch (error) {
      showToast({ title: t('organizations.switchFailed'), description: errorText(t, error as Error), tone: 'destructive' })
    }
  }
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-muted-foreground">{t('organizations.list')}</Base.GroupLabel>
      {items.length > 1 &&
        items.map((each) => (
          <MenuItem key={each.id} disabled={each.current} onSelect={() => void enter(each)}>
            <span className="min-w-0 flex-1 truncate">{each.name}</span>
            {each.current && <Check aria-hidden className="text-primary!" />}
          </MenuItem>
        ))}
      <MenuItem onSelect={() => void navigate('/!organization/create')}>
        <Plus aria-hidden />
        {t('organizations.create')}
      </MenuItem>
    </Base.Group>
  )
}
