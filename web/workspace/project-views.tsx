// The parts of a project one can look at: tabs beside the chat on a wide screen, one of four on a narrow one.
import { Code, History, MessageSquare, MonitorPlay } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'

const views = ['chat', 'preview', 'code', 'history'] as const
export type View = (typeof views)[number]
export const isView = (value: unknown): value is View => views.includes(value as View)

const looks = {
  chat: { Icon: MessageSquare, label: 'workspace.viewChat' },
  preview: { Icon: MonitorPlay, label: 'workspace.viewPreview' },
  code: { Icon: Code, label: 'workspace.viewCode' },
  history: { Icon: History, label: 'workspace.viewHistory' },
} as const

type ViewsProps = { view: View; onView: (view: View) => void }

/** In the top bar, from `md` upwards. */
export function WideViews({ view, onView }: ViewsProps) {
  const t = useText()
  return (
    <nav aria-label={t('workspace.views')} className="hidden gap-0.5 rounded-lg bg-secondary p-0.5 md:flex">
      {views.slice(1).map((name) => {
        const { Icon, label } = looks[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className="inline-flex h-8 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground select-none hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
          >
            <Icon aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{t(label)}</span>
          </button>
        )
      })}
    </nav>
  )
}

/** Along the bottom edge, below `md`. */
export function NarrowViews({ view, onView }: ViewsProps) {
  const t = useText()
  return (
    <nav
      aria-label={t('workspace.views')}
      className="grid shrink-0 grid-cols-4 border-t border-border bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {views.map((name) => {
        const { Icon, label } = looks[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className="flex min-w-0 flex-col items-center gap-0.5 px-1 py-2 text-[0.6875rem] font-medium text-muted-foreground outline-offset-[-2px] aria-pressed:text-primary"
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate">{t(label)}</span>
          </button>
        )
      })}
    </nav>
  )
}
