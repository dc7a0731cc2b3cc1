import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Spec 9: opens after 700 ms; within 300 ms of another one at once; 4 px above its element. */
const openDelayMs = 700
const skipDelayMs = 300
const sideOffsetPx = 4

/** Stands once around a part of the site whose tooltips follow each other without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={openDelayMs} timeout={skipDelayMs}>
      {children}
    </Base.Provider>
  )
}

type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement<Record<string, unknown>> }

/** A short word about an element, which must have a name of its own: a tooltip is not read out. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={sideOffsetPx} className="z-50">
          <Base.Popup className="max-w-64 rounded-md bg-foreground px-2.5 py-1.5 text-xs text-background shadow-raised transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
