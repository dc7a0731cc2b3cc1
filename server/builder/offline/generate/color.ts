// OKLCH colours that are known to be readable: chroma is pulled into what a screen can show, and lightness moves until the
// contrast asked for is there. So every palette passes by construction, not by taste.

export type Color = { lightness: number; chroma: number; hue: number }

export const color = (lightness: number, chroma: number, hue: number): Color => intoGamut({ lightness, chroma, hue })

export const css = ({ lightness, chroma, hue }: Color) => `oklch(${round(lightness, 3)} ${round(chroma, 4)} ${round(hue, 1)})`

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Linear sRGB; parts may lie outside 0..1 when a screen cannot show the colour. */
function toLinear({ lightness, chroma, hue }: Color): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function intoGamut(from: Color): Color {
  let { chroma } = from
  while (chroma > 0 && toLinear({ ...from, chroma }).some((part) => part < -0.0005 || part > 1.0005)) chroma -= 0.002
  return { ...from, chroma: Math.max(0, chroma) }
}

const luminance = (of: Color) => {
  const [r, g, b] = toLinear(of).map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `part` of one colour over another, as a see-through layer shows it; close enough for judging contrast. */
export function mix(over: Color, under: Color, part: number): Color {
  return {
    ...over,
    lightness: over.lightness * part + under.lightness * (1 - part),
    chroma: over.chroma * part + under.chroma * (1 - part),
  }
}

/** The colour made darker or lighter until it stands out from every ground by `ratio`. */
export function readable(from: Color, grounds: Color[], ratio: number, toward: 'dark' | 'light'): Color {
  const step = toward === 'dark' ? -0.01 : 0.01
  let current = from
  while (grounds.some((ground) => contrast(current, ground) < ratio) && current.lightness > 0.02 && current.lightness < 0.99)
    current = color(current.lightness + step, from.chroma, from.hue)
  return current
}
