// A colour somebody gives as a code, as the palette that comes nearest: a project's colours are readable by construction, and a code
// of any lightness would not be.
import type { ProjectModel } from '../model.ts'
import { hues } from './theme.ts'

type Theme = ProjectModel['theme']

/** Below this a colour is a grey. */
const greyMax = 0.04
const depthOf = (lightness: number): Theme['depth'] => (lightness < 0.4 ? 'deep' : lightness > 0.72 ? 'light' : 'normal')

/** `hex`: `#0a7` or `#00aa77`. */
export function nearestPalette(hex: string): Pick<Theme, 'palette' | 'depth'> {
  const { lightness, chroma, hue } = fromHex(hex)
  const depth = depthOf(lightness)
  if (chroma < greyMax) return { palette: 'slate', depth }
  const away = (of: number) => Math.min(Math.abs(of - hue), 360 - Math.abs(of - hue))
  const coloured = (Object.keys(hues) as Theme['palette'][]).filter((palette) => hues[palette][1] >= greyMax)
  return { palette: coloured.toSorted((a, b) => away(hues[a][0]) - away(hues[b][0]))[0]!, depth }
}

/** sRGB to OKLCH, hue in degrees. */
function fromHex(hex: string): { lightness: number; chroma: number; hue: number } {
  const digits = hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : hex.slice(1).match(/../g)!
  const [r, g, b] = digits.map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [x, y] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s]
  const hue = (Math.atan2(y, x) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: hue < 0 ? hue + 360 : hue,
  }
}
