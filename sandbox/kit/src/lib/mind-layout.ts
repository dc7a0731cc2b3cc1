import { childrenOf, mainBranchOf, type MindNode, type MindSide, rootId } from './mind-tree'

export interface Placed {
  node: MindNode
  x: number
  y: number
  width: number
  height: number
  depth: number
  side: MindSide
  /** which colour its branch has; the middle has none */
  tone: number
  lines: string[]
}
export interface MindLayout {
  placed: Placed[]
  bounds: { left: number; top: number; width: number; height: number }
}

export const lineHeight = 21
export const fontSizes = [19, 16, 15] as const
export const fontSizeAt = (depth: number) => fontSizes[Math.min(depth, fontSizes.length - 1)]!
const textMax = 190
const textMin = 34
const padding = { x: 14, y: 9 }
const gap = { x: 46, y: 13 }
const margin = 24
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

type Measure = (text: string, depth: number) => number

/** Breaks a text into lines no wider than a node may be. */
export function wrap(text: string, depth: number, measure: Measure): string[] {
  const parts = [...segmenter.segment(text)].flatMap(({ segment }) =>
    measure(segment, depth) > textMax ? [...signs.segment(segment)].map((each) => each.segment) : [segment],
  )
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line && measure((line + part).trimEnd(), depth) > textMax) {
      lines.push(line.trimEnd())
      line = part.trimStart()
    } else line += part
  }
  return [...lines, line.trimEnd()]
}

/** A tidy tree: the middle in the middle, every branch as high as what hangs on it. With `oneSided` all grow to the right. */
export function layoutOf(nodes: readonly MindNode[], measure: Measure, oneSided: boolean): MindLayout {
  const branches = childrenOf(nodes, rootId)
  const sideOf = (node: MindNode): MindSide => (oneSided ? 'right' : (mainBranchOf(nodes, node.id)?.side ?? 'right'))
  const placed: Placed[] = []

  const boxOf = (node: MindNode, depth: number) => {
    const lines = wrap(node.text || ' ', depth, measure)
    const width = Math.max(textMin, ...lines.map((line) => measure(line, depth))) + 2 * padding.x + (depth ? 0 : 16)
    return { lines, width: Math.ceil(width), height: lines.length * lineHeight + 2 * padding.y + (depth ? 0 : 12) }
  }
  /** Sets a node and what hangs on it below `top`; answers how high it all is. */
  const place = (node: MindNode, depth: number, from: number, top: number, side: MindSide, tone: number): number => {
    const box = boxOf(node, depth)
    const x = side === 'right' ? from : from - box.width
    const nextFrom = side === 'right' ? x + box.width + gap.x : x - gap.x
    let below = 0
    for (const child of childrenOf(nodes, node.id)) {
      if (below) below += gap.y
      below += place(child, depth + 1, nextFrom, top + below, side, tone)
    }
    const total = Math.max(box.height, below)
    // shorter than its own box, its one child stands in its middle
    if (below && below < total) shift(node.id, (total - below) / 2)
    placed.push({ node, x, y: top + (total - box.height) / 2, depth, side, tone, ...box })
    return total
  }
  const shift = (id: string, by: number) => {
    for (const child of childrenOf(nodes, id)) {
      const at = placed.find((each) => each.node.id === child.id)
      if (at) at.y += by
      shift(child.id, by)
    }
  }
  const root = nodes.find(({ id }) => id === rootId) ?? { id: rootId, parent: '', text: '' }
  const rootBox = boxOf(root, 0)
  for (const side of ['right', 'left'] as const) {
    const from = side === 'right' ? rootBox.width / 2 + gap.x : -rootBox.width / 2 - gap.x
    const first = placed.length
    let height = 0
    for (const branch of branches) {
      if (sideOf(branch) !== side) continue
      if (height) height += gap.y * 2
      height += place(branch, 1, from, height, side, branches.indexOf(branch))
    }
    for (const each of placed.slice(first)) each.y -= height / 2
  }
  placed.push({ node: root, x: -rootBox.width / 2, y: -rootBox.height / 2, depth: 0, side: 'right', tone: -1, ...rootBox })
  const left = Math.min(...placed.map(({ x }) => x)) - margin
  const top = Math.min(...placed.map(({ y }) => y)) - margin
  const width = Math.max(...placed.map((each) => each.x + each.width)) + margin - left
  const height = Math.max(...placed.map((each) => each.y + each.height)) + margin - top
  return { placed, bounds: { left, top, width, height } }
}

/** A curve from the edge of the parent to the edge of the child. */
export function curveOf(parent: Placed, child: Placed): string {
  const isRight = child.side === 'right'
  const from = { x: isRight ? parent.x + parent.width : parent.x, y: parent.y + parent.height / 2 }
  const to = { x: isRight ? child.x : child.x + child.width, y: child.y + child.height / 2 }
  const middle = (from.x + to.x) / 2
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** Who is chosen next when an arrow key is pressed. */
export function neighbourOf({ placed }: MindLayout, id: string, key: string): string | null {
  const here = placed.find(({ node }) => node.id === id)
  if (!here || !arrows.includes(key)) return null
  const nearest = (some: Placed[]) =>
    some.toSorted((a, b) => Math.abs(middleOf(a) - middleOf(here)) - Math.abs(middleOf(b) - middleOf(here)))[0]?.node.id ?? null
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const isDown = key === 'ArrowDown'
    return nearest(
      placed.filter(
        (each) =>
          each.depth === here.depth && each.side === here.side && (isDown ? each.y > here.y : each.y < here.y) && here.depth > 0,
      ),
    )
  }
  const outward = here.side === 'right' ? 'ArrowRight' : 'ArrowLeft'
  const wanted: MindSide = key === 'ArrowRight' ? 'right' : 'left'
  if (here.depth > 0 && key !== outward) return here.node.parent
  return nearest(placed.filter((each) => each.node.parent === id && each.side === wanted))
}

const middleOf = ({ y, height }: Placed) => y + height / 2
