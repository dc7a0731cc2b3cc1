import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MindLayout } from '@/lib/mind-layout'

export interface View {
  x: number
  y: number
  scale: number
}
interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}
const scaleMin = 0.25
const scaleMax = 2.5
const fitMin = 0.62
const fitMax = 1.15
const zoomStep = 1.25
const slipMax = 4

/** All of it in the middle; where it does not fit at a readable size, from its left edge. */
function fitted({ bounds }: MindLayout, size: Size): View {
  const whole = Math.min(size.width / bounds.width, size.height / bounds.height)
  const scale = Math.min(fitMax, Math.max(fitMin, whole))
  const spare = size.width - bounds.width * scale
  return {
    scale,
    x: Math.max(spare / 2, 0) - bounds.left * scale,
    y: (size.height - bounds.height * scale) / 2 - bounds.top * scale,
  }
}

/** Which part of the map is seen: fitted until somebody moves it, dragged, pinched and zoomed from then on. */
export function useView(box: RefObject<HTMLDivElement | null>, layout: MindLayout, size: Size) {
  const [moved, setMoved] = useState<View | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const view = moved ?? fitted(layout, size)

  const zoomAt = (by: number, at: Point = { x: size.width / 2, y: size.height / 2 }) => {
    const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale * by))
    const part = scale / view.scale
    setMoved({ scale, x: at.x - (at.x - view.x) * part, y: at.y - (at.y - view.y) * part })
  }
  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.current!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY / 300), placeOf(event))
  })
  useEffect(() => {
    const element = box.current!
    const listen = (event: WheelEvent) => wheel(event)
    // React listens passively, and then the page would zoom too
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [box])

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const isSlip = start.current && Math.hypot(now.x - start.current.x, now.y - start.current.y) < slipMax
    if (isSlip && !other) return
    start.current = null
    fingers.current.set(event.pointerId, now)
    if (!other) return setMoved({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
    const far = Math.hypot(before.x - other.x, before.y - other.y)
    if (far > 0) zoomAt(Math.hypot(now.x - other.x, now.y - other.y) / far, other)
  }
  const leave = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  return {
    view,
    zoomIn: () => zoomAt(zoomStep),
    zoomOut: () => zoomAt(1 / zoomStep),
    fit: () => setMoved(null),
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest('[role=treeitem]')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = placeOf(event)
        fingers.current.set(event.pointerId, placeOf(event))
      },
      onPointerMove: move,
      onPointerUp: leave,
      onPointerCancel: leave,
    },
  }
}
