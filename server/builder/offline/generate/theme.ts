// The look of a generated project as one sheet of tokens: 16 palettes x 3 depths x 4 looks x 4 frames, light and dark. Names are
// those of shadcn/ui, so that components from there fit in.
import type { ProjectModel } from '../model.ts'
import { color, css, mix, readable, type Color } from './color.ts'
import { frameTokens } from './frame-tokens.ts'
import { lookOf, looks } from './looks.ts'
import { onto } from './onto.ts'
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

const textContrast = 4.7
const markContrast = 3.1
/** Statuses keep their meaning in every palette. */
const toneHues = { gray: 258, blue: 256, amber: 68, green: 152, red: 25, violet: 295, teal: 192 }

/** The one calm column of a focus shell has no frame of its own to paint. */
const worn = ({ theme, shell }: Dressed): Theme => (shell === 'focus' ? { ...theme, frame: 'plain' } : theme)

type Dressed = Pick<ProjectModel, 'theme' | 'language' | 'shell'>

/** `uses` answers whether a file of the project uses a class of that name. */
export function themeCss(model: Dressed, uses: (name: string) => boolean): string {
  const theme = worn(model)
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
  --color-card-foreground: var(--foreground);
  --color-popover: var(--card);
  --color-popover-foreground: var(--foreground);
  --color-secondary: var(--muted);
  --color-secondary-foreground: var(--foreground);
  --color-sidebar-border: color-mix(in oklab, var(--sidebar-foreground) 14%, transparent);
  --radius-sm: calc(var(--radius) * 0.6);
  --radius-md: calc(var(--radius) * 0.85);
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) * 1.4);
  --radius-2xl: calc(var(--radius) * 1.9);
  --radius-button: ${look.button};
  --radius-badge: ${look.badge};
  --font-sans: ${look.text};
  --font-display: ${look.display};
  --shadow-soft: 0 1px 2px hsl(var(--shadow-color) / 0.05), 0 2px 8px -2px hsl(var(--shadow-color) / 0.06);
  --shadow-lifted: 0 4px 12px -2px hsl(var(--shadow-color) / 0.12), 0 20px 48px -8px hsl(var(--shadow-color) / 0.22);
}
${styleRules(look, model.language, { prose: uses('prose'), glow: uses('glow'), band: uses('band') })}`
}

const printTokens = (tokens: Record<string, Color>) =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${css(value)};`)
    .join('\n')

/** Of buttons that have a colour of their own; on a dark page as light as others would be. */
function buttonColour(palette: Theme['palette'], light?: number): Color {
  const [hue, chroma, lightness] = hues[palette]
  return light === undefined ? color(lightness, chroma, hue) : color(light, chroma * 0.82, hue)
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
  const own = onto(color(lightness + depths[theme.depth], chroma, hue))
  const primary = theme.buttons ? onto(buttonColour(theme.buttons)) : own
  const destructive = onto(color(0.55, 0.21, 27))
  const accentText = color(Math.min(lightness, 0.45) + Math.min(0, depths[theme.depth] / 2), chroma * 0.9, hue)
  return {
    background,
    foreground: readable(grey(0.21, 2.4), grounds, 12, 'dark'),
    card,
    primary: primary.ground,
    'primary-foreground': primary.text,
    'primary-hover': primary.hover,
    muted,
    'muted-foreground': readable(grey(0.5, 2.6), grounds, textContrast, 'dark'),
    accent,
    'accent-foreground': readable(accentText, grounds, textContrast, 'dark'),
    destructive: destructive.ground,
    'destructive-foreground': destructive.text,
    'destructive-hover': destructive.hover,
    'destructive-text': readable(color(0.52, 0.19, 27), grounds, textContrast, 'dark'),
    border: grey(0.912, 1.4),
    input: grey(0.86, 1.7),
    ring: readable(color(0.62, chroma * 0.9, hue), [background, card], markContrast, 'dark'),
    ...frameTokens(theme, { card, accent, primary: own, grey, mode: 'light' }),
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
  const own = onto(color(primaryLightness, chroma * 0.82, hue))
  const primary = theme.buttons ? onto(buttonColour(theme.buttons, primaryLightness)) : own
  const destructive = onto(color(0.55, 0.19, 27))
  return {
    background,
    foreground: grey(0.955, 0.6),
    card,
    primary: primary.ground,
    'primary-foreground': primary.text,
    'primary-hover': primary.hover,
    muted,
    'muted-foreground': readable(grey(0.72, 1.6), grounds, textContrast, 'light'),
    accent,
    'accent-foreground': readable(color(0.82, chroma * 0.55, hue), grounds, textContrast, 'light'),
    destructive: destructive.ground,
    'destructive-foreground': destructive.text,
    'destructive-hover': destructive.hover,
    'destructive-text': readable(color(0.72, 0.15, 25), grounds, textContrast, 'light'),
    border: grey(base + 0.115, 1.7),
    input: grey(base + 0.19, 1.8),
    ring: readable(color(0.65, chroma * 0.8, hue), [background, card], markContrast, 'light'),
    ...frameTokens(theme, { card, accent, primary: own, grey, mode: 'dark' }),
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
