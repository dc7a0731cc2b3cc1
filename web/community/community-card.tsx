import { communityCategories } from '#shared/community-limits.ts'
import { categoryTexts } from '#web/i18n/category-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { InitialsAvatar, initialsOf } from '#web/ui/initials-avatar.tsx'
import type { CommunityItem } from './community-item.ts'
import { CommunityPicture } from './community-picture.tsx'

export function CommunityCard({ item, onOpen }: { item: CommunityItem; onOpen: () => void }) {
  const t = useText()
  const category = communityCategories.find((each) => each === item.category)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="group/card flex size-full flex-col overflow-hidden rounded-xl border border-border bg-card text-left shadow-soft transition-[border-color,box-shadow] hover:border-input hover:shadow-raised"
    >
      <CommunityPicture imageUrl={item.imageUrl} name={item.name} className="aspect-16/9 w-full" />
      <span className="flex flex-1 flex-col gap-1.5 p-4">
        <span className="font-semibold tracking-tight [overflow-wrap:anywhere]">{item.name}</span>
        {item.description && (
          <span className="line-clamp-2 text-sm leading-relaxed text-muted-foreground [overflow-wrap:anywhere]">
            {item.description}
          </span>
        )}
        <span className="mt-auto flex items-center gap-2 pt-2 text-xs text-muted-foreground">
          <InitialsAvatar name={item.organizationName} letters={[...initialsOf(item.organizationName)][0]!} className="size-6!" />
          <span className="min-w-0 flex-1 truncate">{item.organizationName || '?'}</span>
          <span className="shrink-0 rounded-full bg-secondary px-2 py-0.5 text-secondary-foreground">
            {category ? t(categoryTexts[category]) : item.category}
          </span>
        </span>
      </span>
    </button>
  )
}
