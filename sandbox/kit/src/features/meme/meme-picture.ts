import { painters, type Pen, type Scene, side } from './scenes'

export type Spot = 'top' | 'middle' | 'bottom'
export interface MemeLine {
  id: string
  text: string
  spot: Spot
}
export interface MemeStyle {
  /** in parts of a hundred of the picture's width */
  size: number
  color: string
  upper: boolean
}
const ratioMin = 0.5
const ratioMax = 2
const outline = '#000000'
const edge = 0.035
const lineRise = 1.12
const evenStep = 0.05
const evenLeast = 0.3
const font = "Impact, 'Haettenschweiler', 'Arial Narrow Bold', 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif"
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Sets the text between the edges of the picture, in as many lines as it takes. */
function linesOf(pen: Pen, text: string, most: number): string[] {
  return text.split('\n').flatMap((written) => {
    const lines: string[] = []
    let line = ''
    for (const { segment } of segmenter.segment(written)) {
      if (line && pen.measureText((line + segment).trimEnd()).width > most) {
        lines.push(line.trimEnd())
        line = segment.trimStart()
      } else line += segment
    }
    return [...lines, line.trimEnd()]
  })
}

/** As many lines as it takes, and those as even as can be. */
function evenLinesOf(pen: Pen, text: string, most: number): string[] {
  const lines = linesOf(pen, text, most)
  let best = lines
  for (let part = 1 - evenStep; part > evenLeast; part -= evenStep) {
    const narrower = linesOf(pen, text, most * part)
    if (narrower.length > lines.length) break
    best = narrower
  }
  return best
}

function write(pen: Pen, texts: readonly MemeLine[], style: MemeStyle, width: number, height: number) {
  const size = (width * style.size) / 100
  pen.font = `900 ${size}px ${font}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = size / 6
  pen.strokeStyle = style.color === outline ? '#ffffff' : outline
  pen.fillStyle = style.color
  const rise = size * lineRise
  for (const spot of ['top', 'middle', 'bottom'] as const) {
    const said = texts.filter((each) => each.spot === spot && each.text.trim()).map(({ text }) => text.trim())
    const lines = said.flatMap((text) => evenLinesOf(pen, style.upper ? text.toLocaleUpperCase() : text, width * (1 - 2 * edge)))
    const tall = lines.length * rise
    const top = { top: width * edge, middle: (height - tall) / 2, bottom: height - width * edge - tall }[spot]
    for (const [at, line] of lines.entries()) {
      const y = top + (at + 0.5) * rise
      pen.strokeText(line, width / 2, y, width * (1 - 2 * edge))
      pen.fillText(line, width / 2, y, width * (1 - 2 * edge))
    }
  }
}

/** Paints all of it: the person's own picture where there is one, else a scene, and the texts on top. */
export function paintMeme(
  canvas: HTMLCanvasElement,
  ground: ImageBitmap | Scene,
  texts: readonly MemeLine[],
  style: MemeStyle,
): void {
  const pen = canvas.getContext('2d')!
  const own = typeof ground === 'string' ? null : ground
  const ratio = own ? Math.min(ratioMax, Math.max(ratioMin, own.height / own.width)) : 1
  canvas.width = side
  canvas.height = Math.round(side * ratio)
  if (own) {
    const scale = Math.max(canvas.width / own.width, canvas.height / own.height)
    const [width, height] = [own.width * scale, own.height * scale]
    pen.drawImage(own, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  } else if (typeof ground === 'string') painters[ground](pen)
  write(pen, texts, style, canvas.width, canvas.height)
}
