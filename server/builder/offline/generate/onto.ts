import { color, contrast, readable, type Color } from './color.ts'

const textContrast = 4.7
const white = color(0.995, 0, 0)

/** White or near-black, whichever reads better on the colour; the colour itself gives way if neither does. */
export function onto(ground: Color): { ground: Color; text: Color } {
  const ink = color(0.2, Math.min(ground.chroma, 0.03), ground.hue)
  const text = contrast(ground, white) >= 3.4 || contrast(ground, white) > contrast(ground, ink) ? white : ink
  return { ground: readable(ground, [text], textContrast, text === white ? 'dark' : 'light'), text }
}
