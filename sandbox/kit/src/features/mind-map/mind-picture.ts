import { curveOf, lineHeight, type MindLayout, type Placed } from '@/lib/mind-layout'
import { rootId } from '@/lib/mind-tree'
import { fontAt, toneOf } from './mind-look'

const scale = 2
const corner = 12

/** The map as a picture, in the colours it has on the screen. */
export function drawMap({ placed, bounds }: MindLayout): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(bounds.width * scale)
  canvas.height = Math.ceil(bounds.height * scale)
  const pen = canvas.getContext('2d')!
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  pen.scale(scale, scale)
  pen.translate(-bounds.left, -bounds.top)
  pen.fillStyle = token('--card')
  pen.fillRect(bounds.left, bounds.top, bounds.width, bounds.height)
  const byId = new Map(placed.map((each) => [each.node.id, each]))
  for (const each of placed) {
    const parent = byId.get(each.node.parent)
    if (!parent) continue
    pen.strokeStyle = token(toneOf(each.tone))
    pen.lineWidth = each.depth === 1 ? 3.5 : 2
    pen.stroke(new Path2D(curveOf(parent, each)))
  }
  for (const each of placed) drawNode(pen, each, token)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function drawNode(pen: CanvasRenderingContext2D, each: Placed, token: (name: string) => string) {
  const isRoot = each.node.id === rootId
  const tone = token(toneOf(each.tone))
  pen.beginPath()
  pen.roundRect(each.x, each.y, each.width, each.height, corner)
  pen.fillStyle = token('--card')
  pen.fill()
  pen.fillStyle = tone
  pen.globalAlpha = isRoot ? 1 : each.depth === 1 ? 0.16 : 0
  pen.fill()
  pen.globalAlpha = 1
  if (!isRoot) {
    pen.strokeStyle = tone
    pen.lineWidth = 1.5
    pen.stroke()
  }
  pen.fillStyle = token(isRoot ? '--primary-foreground' : '--foreground')
  pen.font = fontAt(each.depth)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const top = each.y + (each.height - each.lines.length * lineHeight) / 2
  for (const [at, line] of each.lines.entries()) pen.fillText(line, each.x + each.width / 2, top + (at + 0.5) * lineHeight)
}
