// The look of a generated project as one sheet of tokens: 16 palettes x 3 depths x 4 looks, light and dark. Names are those of
// shadcn/ui, so that components from there fit in.
import type { ProjectModel } from '../model.ts'
import { color, contrast, css, mix, readable, type Color } from './color.ts'
import { styleRules } from './theme-rules.ts'

type Theme = ProjectModel['theme']

/** Hue, chroma and lightness of the primary colour. */
export const hues: Record<Theme['palette'], [hue: number, chroma: number, lightness: number]> = {
  slate: [258, 0.035, 0.38],
  red: [26, 0.19, 0.53],
  orange: [46, 0.16, 0.57],
  amber: [70, 0.13, 0.56],
  lime: [124, 0.15, 0.5],
  green: [148, 0.14, 0.48],
  emerald: [163, 0.12, 0.48],
  teal: [188, 0.1, 0.48],
  cyan: [212, 0.11, 0.5],
  sky: [236, 0.14, 0.52],
  blue: [258, 0.2, 0.53],
  indigo: [275, 0.2, 0.51],
  violet: [292, 0.21, 0.52],
  purple: [308, 0.21, 0.5],
  pink: [350, 0.2, 0.55],
  rose: [12, 0.2, 0.54],
}

const depths = { deep: -0.13, normal: 0, light: 0.2 }

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"
const rounded = `ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, 'Arial Rounded MT Bold', ${sans}`
const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Hiragino Mincho ProN', 'Noto Serif JP', 'Noto Serif CJK JP', serif"
const geometric = `'Avenir Next', Avenir, Montserrat, Corbel, 'URW Gothic', ${sans}`

/** What sets the four looks apart. `tint` is how much of the hue the greys carry. */
const looks = {
  crisp: { radius: '0.5rem', tint: 0.007, paper: 0.984, text: sans, display: sans, weight: 650, tracking: '-0.022em' },
  soft: { radius: '0.875rem', tint: 0.014, paper: 0.975, text: rounded, display: rounded, weight: 700, tracking: '-0.012em' },
  editorial: { radius: '0.3rem', tint: 0.009, paper: 0.986, text: sans, display: serif, weight: 600, tracking: '-0.015em' },
  bold: { radius: '0.7rem', tint: 0.004, paper: 0.968, text: geometric, display: geometric, weight: 800, tracking: '-0.034em' },
}

const textContrast = 4.7
const markContrast = 3.1
/** Statuses keep their meaning in every palette. */
const toneHues = { gray: 258, blue: 256, amber: 68, green: 152, red: 25, violet: 295, teal: 192 }

const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', 'Noto Sans Mono CJK JP', monospace"
const fontStacks = { sans, serif, rounded, geometric, mono }
const cornerSizes = { square: '0.125rem', round: '1.25rem' }
const textSizes = { small: '93.75%', large: '112.5%' }

/** The look as the person wants it: its own font, corners and size where one was asked for. */
function lookOf({ look, font, corners, size }: Theme) {
  const own = looks[look]
  return {
    ...own,
    ...(font && { text: fontStacks[font], display: fontStacks[font] }),
    radius: corners ? cornerSizes[corners] : own.radius,
    size: size && textSizes[size],
  }
}

export function themeCss(theme: Theme): string {
  const look = lookOf(theme)
  return `@import 'tailwindcss';

@custom-variant dark (&:where(.dark, .dark *));

/* Every colour of the project. Change a value here and it changes everywhere. */
:root {
  color-scheme: light;
${look.size ? `  font-size: ${look.size};\n` : ''}  --radius: ${look.radius};
${printTokens(lightTokens(theme))}
  --shadow-color: 0 0% 20%;
}

.dark {
  color-scheme: dark;
${printTokens(darkTokens(theme))}
  --shadow-color: 0 0% 0%;
}

@theme inline {
${Object.keys(lightTokens(theme))
  .map((name) => `  --color-${name}: var(--${name});`)
  .join('\n')}
  --radius-sm: calc(var(--radius) * 0.6);
  --radius-md: calc(var(--radius) * 0.85);
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) * 1.4);
  --radius-2xl: calc(var(--radius) * 1.9);
  --font-sans: ${look.text};
  --font-display: ${look.display};
  --shadow-soft: 0 1px 2px hsl(var(--shadow-color) / 0.05), 0 2px 8px -2px hsl(var(--shadow-color) / 0.06);
  --shadow-lifted: 0 4px 12px -2px hsl(var(--shadow-color) / 0.12), 0 20px 48px -8px hsl(var(--shadow-color) / 0.22);
}
${styleRules({ weight: look.weight, tracking: look.tracking })}`
}

const printTokens = (tokens: Record<string, Color>) =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${css(value)};`)
    .join('\n')

const white = color(0.995, 0, 0)

/** White or near-black, whichever reads better on the colour; the colour itself gives way if neither does. */
function onto(ground: Color): { ground: Color; text: Color } {
  const ink = color(0.2, Math.min(ground.chroma, 0.03), ground.hue)
  const text = contrast(ground, white) >= 3.4 || contrast(ground, white) > contrast(ground, ink) ? white : ink
  return { ground: readable(ground, [text], textContrast, text === white ? 'dark' : 'light'), text }
}

export function lightTokens(theme: Theme): Record<string, Color> {
  const [hue, chroma, lightness] = hues[theme.palette]
  const { tint, paper } = looks[theme.look]
  const greyHue = theme.look === 'editorial' ? 82 : hue
  const grey = (lightness: number, strength = 1) => color(lightness, tint * strength, greyHue)
  const background = grey(paper)
  const card = theme.look === 'editorial' ? grey(0.996, 0.4) : color(1, 0, 0)
  const muted = grey(0.955, 1.1)
  const accent = color(0.945, Math.min(0.04, chroma * 0.24), hue)
  const grounds = [background, card, muted, accent]
  const primary = onto(color(lightness + depths[theme.depth], chroma, hue))
  const destructive = onto(color(0.55, 0.21, 27))
  const accentText = color(Math.min(lightness, 0.45) + Math.min(0, depths[theme.depth] / 2), chroma * 0.9, hue)
  return {
    background,
    foreground: readable(grey(0.21, 2.4), grounds, 12, 'dark'),
    card,
    'card-foreground': grey(0.21, 2.4),
    popover: card,
    'popover-foreground': grey(0.21, 2.4),
    primary: primary.ground,
    'primary-foreground': primary.text,
    secondary: muted,
    'secondary-foreground': grey(0.28, 2.4),
    muted,
    'muted-foreground': readable(grey(0.5, 2.6), grounds, textContrast, 'dark'),
    accent,
    'accent-foreground': readable(accentText, grounds, textContrast, 'dark'),
    destructive: destructive.ground,
    'destructive-foreground': destructive.text,
    'destructive-text': readable(color(0.52, 0.19, 27), grounds, textContrast, 'dark'),
    border: grey(0.912, 1.4),
    input: grey(0.86, 1.7),
    ring: readable(color(0.62, chroma * 0.9, hue), [background, card], markContrast, 'dark'),
    sidebar: theme.look === 'crisp' || theme.look === 'editorial' ? card : grey(paper - 0.012, 1.2),
    ...chartTokens(hue, chroma, Math.max(0.5, lightness + depths[theme.depth]), [card], 'dark'),
    ...toneTokens(0.5, 0.14, (tone) => [background, card, mix(tone, card, 0.16), mix(tone, muted, 0.16)], 'dark'),
  }
}

export function darkTokens(theme: Theme): Record<string, Color> {
  const [hue, chroma] = hues[theme.palette]
  const { tint } = looks[theme.look]
  const greyHue = theme.look === 'editorial' ? 70 : hue
  const grey = (lightness: number, strength = 1) => color(lightness, tint * strength, greyHue)
  const base = theme.look === 'bold' ? 0.155 : 0.18
  const background = grey(base, 1.3)
  const card = grey(base + 0.04, 1.5)
  const muted = grey(base + 0.09, 1.6)
  const accent = color(base + 0.125, Math.min(0.065, chroma * 0.4), hue)
  const grounds = [background, card, muted, accent]
  const primaryLightness = { deep: 0.6, normal: 0.72, light: 0.82 }[theme.depth]
  const primary = onto(color(primaryLightness, chroma * 0.82, hue))
  const destructive = onto(color(0.55, 0.19, 27))
  return {
    background,
    foreground: grey(0.955, 0.6),
    card,
    'card-foreground': grey(0.955, 0.6),
    popover: card,
    'popover-foreground': grey(0.955, 0.6),
    primary: primary.ground,
    'primary-foreground': primary.text,
    secondary: muted,
    'secondary-foreground': grey(0.93, 0.6),
    muted,
    'muted-foreground': readable(grey(0.72, 1.6), grounds, textContrast, 'light'),
    accent,
    'accent-foreground': readable(color(0.82, chroma * 0.55, hue), grounds, textContrast, 'light'),
    destructive: destructive.ground,
    'destructive-foreground': destructive.text,
    'destructive-text': readable(color(0.72, 0.15, 25), grounds, textContrast, 'light'),
    border: grey(base + 0.115, 1.7),
    input: grey(base + 0.19, 1.8),
    ring: readable(color(0.65, chroma * 0.8, hue), [background, card], markContrast, 'light'),
    sidebar: grey(base + 0.015, 1.4),
    ...chartTokens(hue, chroma * 0.9, 0.72, [card], 'light'),
    ...toneTokens(0.78, 0.11, (tone) => [background, card, mix(tone, card, 0.16), mix(tone, muted, 0.16)], 'light'),
  }
}

function chartTokens(hue: number, chroma: number, lightness: number, grounds: Color[], toward: 'dark' | 'light') {
  // the first in the palette's own hue, the others far enough apart to tell in small slices
  const turns = [0, 150, 45, 215, 300]
  return Object.fromEntries(
    turns.map((turn, i) => {
      const strength = i === 0 ? chroma : Math.max(0.1, chroma * 0.8)
      const shade = color(lightness + (i % 2 ? 0.08 : 0), strength, (hue + turn) % 360)
      return [`chart-${i + 1}`, i === 0 ? readable(shade, grounds, markContrast, toward) : shade]
    }),
  )
}

function toneTokens(lightness: number, chroma: number, groundsOf: (tone: Color) => Color[], toward: 'dark' | 'light') {
  return Object.fromEntries(
    Object.entries(toneHues).map(([name, hue]) => {
      const tone = color(lightness, name === 'gray' ? 0.025 : chroma, hue)
      return [`tone-${name}`, readable(tone, groundsOf(tone), textContrast, toward)]
    }),
  )
}
