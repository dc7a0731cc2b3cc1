import { fontSizeAt } from '@/lib/mind-layout'

const tones = ['--tone-blue', '--tone-red', '--tone-green', '--tone-violet', '--tone-amber', '--tone-teal']
/** The colour token of a branch. */
export const toneOf = (tone: number) => (tone < 0 ? '--primary' : tones[tone % tones.length]!)

export const weightAt = (depth: number) => (depth === 0 ? 700 : depth === 1 ? 600 : 400)
export const fontAt = (depth: number) => `${weightAt(depth)} ${fontSizeAt(depth)}px ${getComputedStyle(document.body).fontFamily}`

/** Something to measure letters with; one will do. */
const ruler: { pen?: CanvasRenderingContext2D } = {}

export function measureText(text: string, depth: number): number {
  ruler.pen ??= document.createElement('canvas').getContext('2d')!
  ruler.pen.font = fontAt(depth)
  return ruler.pen.measureText(text).width
}
