import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type MenuProps = { trigger: ReactElement<Record<string, unknown>>; align?: 'start' | 'center' | 'end'; children: ReactNode }

/** A button that opens a list of things to do. `trigger` is the button itself. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-44 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-border bg-popover p-1 text-popover-foreground shadow-raised outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const itemClasses =
  'flex w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-secondary [&_svg]:size-4 [&_svg]:text-muted-foreground'

type MenuItemProps = { onSelect: () => void; disabled?: boolean; destructive?: boolean; children: ReactNode }

export function MenuItem({ onSelect, disabled, destructive, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={classNames(itemClasses, destructive && 'text-destructive')}>
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-border" />
}
