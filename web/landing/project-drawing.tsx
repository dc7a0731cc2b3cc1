import { classNames } from '#web/ui/class-names.ts'

/** What stands in the drawn window: a list, cards or a month, so that neighbours do not look alike. */
const looks = ['list', 'cards', 'month'] as const

const lookOf = (seed: string) => looks[[...seed].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % looks.length]!

/** Stands where a landing page has no picture: a sentence going into a window, drawn in the colours of the page. */
export function ProjectDrawing({ prompt, seed }: { prompt: string; seed: string }) {
  const look = lookOf(seed)
  return (
    <div aria-hidden className="relative pb-12 select-none sm:pb-14">
      <div className="overflow-hidden rounded-2xl border border-border bg-card shadow-raised">
        <div className="flex h-9 items-center gap-1.5 border-b border-border bg-muted px-4">
          <span className="size-2.5 rounded-full bg-ember/70" />
          <span className="size-2.5 rounded-full bg-border" />
          <span className="size-2.5 rounded-full bg-border" />
        </div>
        <div className="grid aspect-16/10 grid-cols-[26%_1fr]">
          <div className="grid content-start gap-3 border-r border-border bg-muted/50 p-4">
            <span className="h-3 w-3/4 rounded-full bg-foreground/70" />
            <span className="mt-2 h-7 rounded-md bg-accent" />
            {[80, 60, 70].map((percent) => (
              <span key={percent} className="h-2.5 rounded-full bg-border" style={{ width: `${percent}%` }} />
            ))}
          </div>
          <div className="grid content-start gap-4 overflow-hidden p-4 sm:p-5">
            <div className="flex items-center justify-between">
              <span className="h-4 w-2/5 rounded-full bg-foreground/80" />
              <span className="h-7 w-16 rounded-md bg-primary" />
            </div>
            {look === 'list' && <DrawnList />}
            {look === 'cards' && <DrawnCards />}
            {look === 'month' && <DrawnMonth />}
          </div>
        </div>
      </div>
      <p className="absolute right-4 bottom-0 max-w-[80%] rounded-2xl rounded-br-sm bg-foreground px-4 py-3 text-sm leading-snug text-background shadow-raised sm:right-8">
        {prompt}
      </p>
    </div>
  )
}

const rowWidths = [64, 48, 72, 56, 40, 60]

const DrawnList = () => (
  <div className="grid divide-y divide-border">
    {rowWidths.map((percent, at) => (
      <span key={percent} className="flex items-center gap-3 py-2.5">
        <span className="size-4 rounded-full bg-secondary" />
        <span className="h-2.5 rounded-full bg-border" style={{ width: `${percent}%` }} />
        <span className={classNames('ml-auto h-3.5 w-10 rounded-full', at % 3 === 0 ? 'bg-ember/35' : 'bg-secondary')} />
      </span>
    ))}
  </div>
)

const DrawnCards = () => (
  <div className="grid grid-cols-2 gap-3">
    {rowWidths.slice(0, 4).map((percent, at) => (
      <span key={percent} className="grid gap-2.5 rounded-lg border border-border p-3">
        <span className={classNames('h-8 rounded-md', at === 1 ? 'bg-linear-to-br from-glow/60 to-ember/50' : 'bg-secondary')} />
        <span className="h-2.5 rounded-full bg-border" style={{ width: `${percent}%` }} />
      </span>
    ))}
  </div>
)

const daysDrawn = 28
const takenDays = new Map([
  [3, 'bg-ember/45'],
  [9, 'bg-glow/50'],
  [11, 'bg-accent'],
  [17, 'bg-ember/45'],
  [22, 'bg-accent'],
])

const DrawnMonth = () => (
  <div className="grid grid-cols-7 gap-1.5">
    {Array.from({ length: daysDrawn }, (_, day) => (
      <span key={day} className={classNames('aspect-square rounded-md', takenDays.get(day) ?? 'bg-muted')} />
    ))}
  </div>
)
