import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tab = { value: string; label: ReactNode; panel: ReactNode }
type TabsProps = {
  label: string
  tabs: Tab[]
  value: string
  onValueChange: (value: string) => void
  /** Stands at the end of the row of tabs. */
  aside?: ReactNode
  className?: string
}

/** A row of tabs above the panel of the chosen one. Panels stay mounted, so that a frame in one keeps its state. */
export function Tabs({ label, tabs, value, onValueChange, aside, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      className={classNames('flex min-h-0 flex-col', className)}
    >
      <div className="flex items-center justify-between gap-2">
        <Base.List aria-label={label} className="inline-flex gap-0.5 rounded-lg bg-secondary p-0.5">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="inline-flex h-8 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground select-none hover:text-foreground data-active:bg-card data-active:text-foreground data-active:shadow-xs [&_svg]:size-4"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted className="min-h-0 flex-1 outline-offset-0 data-hidden:hidden">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
