import { color, contrast, readable, type Color } from './color.ts'

const textContrast = 4.7
const white = color(0.995, 0, 0)
/** How far a button under the pointer moves away from its text, so that it reads at least as well. */
const hoverStep = 0.05

/** White or near-black, whichever reads better on the colour; the colour itself gives way if neither does. */
export function onto(given: Color): { ground: Color; text: Color; hover: Color } {
  const ink = color(0.2, Math.min(given.chroma, 0.03), given.hue)
  const text = contrast(given, white) >= 3.4 || contrast(given, white) > contrast(given, ink) ? white : ink
  const ground = readable(given, [text], textContrast, text === white ? 'dark' : 'light')
  const hover = color(ground.lightness + (text === white ? -hoverStep : hoverStep), ground.chroma, ground.hue)
  return { ground, text, hover }
}
