// What sets the four looks apart: type, corners, how cards lie on the page, how the chosen link of the navigation is marked.
import type { ProjectModel } from '../model.ts'

type Theme = ProjectModel['theme']

// fonts that come with a system, by name: the system's own default is a poor one on a bare Linux
const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Inter, Roboto, Ubuntu, Cantarell, 'Noto Sans', 'Source Sans 3', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP', 'Liberation Sans', sans-serif"
const rounded = `ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Nunito, Quicksand, 'Arial Rounded MT Bold', 'Source Sans 3', 'Noto Sans CJK JP', ${sans}`
const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', Charter, Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP', serif"
const geometric = `'Avenir Next', Avenir, Montserrat, 'Century Gothic', 'URW Gothic', ${sans}`
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', 'Noto Sans Mono CJK JP', monospace"
const fontStacks = { sans, serif, rounded, geometric, mono }

export type Look = {
  radius: string
  /** corners of buttons and of badges */
  button: string
  badge: string
  /** how much of the hue the greys carry */
  tint: number
  /** lightness of the page */
  paper: number
  text: string
  display: string
  weight: number
  tracking: string
  /** classes of a page's title */
  title: string
  /** CSS of a card, and of the navigation's link to the page one is on */
  surface: string
  current: string
  /** which of the kit's stats it has as its `StatCard` */
  stat: string
  /** the font size of the whole, where one was asked for */
  size?: string
}

export const looks: Record<Theme['look'], Look> = {
  crisp: {
    radius: '0.5rem',
    button: 'calc(var(--radius) * 0.85)',
    badge: '9999px',
    tint: 0.007,
    paper: 0.984,
    text: sans,
    display: sans,
    weight: 650,
    tracking: '-0.02em',
    title: 'text-2xl leading-tight sm:text-[1.75rem]',
    surface: 'border: 1px solid var(--border);\n  box-shadow: 0 1px 2px hsl(var(--shadow-color) / 0.04);',
    current: 'background: var(--sidebar-accent);\n    color: var(--sidebar-accent-foreground);',
    stat: 'StatCard',
  },
  soft: {
    radius: '1rem',
    button: '9999px',
    badge: '9999px',
    tint: 0.014,
    paper: 0.972,
    text: rounded,
    display: rounded,
    weight: 700,
    tracking: '-0.012em',
    title: 'text-[1.75rem] leading-tight sm:text-[2.125rem]',
    surface:
      'box-shadow:\n    0 1px 2px hsl(var(--shadow-color) / 0.05),\n    0 12px 28px -16px color-mix(in oklab, var(--primary) 26%, transparent);',
    current:
      'border-radius: 9999px;\n    background: var(--sidebar-accent);\n    color: var(--sidebar-accent-foreground);\n    font-weight: 600;',
    stat: 'StatBadge',
  },
  editorial: {
    radius: '0.25rem',
    button: 'calc(var(--radius) * 0.6)',
    badge: 'calc(var(--radius) * 0.6)',
    tint: 0.009,
    paper: 0.986,
    text: sans,
    display: serif,
    weight: 600,
    tracking: '-0.015em',
    title: 'text-3xl leading-[1.15] sm:text-[2.625rem]',
    surface: 'border: 1px solid var(--border);',
    current:
      'color: var(--sidebar-foreground);\n    text-decoration: underline 2px var(--sidebar-primary);\n    text-underline-offset: 0.55em;',
    stat: 'StatFigure',
  },
  bold: {
    radius: '0.75rem',
    button: 'calc(var(--radius) * 0.7)',
    badge: 'calc(var(--radius) * 0.5)',
    tint: 0.006,
    paper: 0.955,
    text: sans,
    display: geometric,
    weight: 800,
    tracking: '-0.025em',
    title: 'text-[2rem] leading-[1.1] sm:text-5xl',
    surface: 'border: 0;',
    current: 'background: var(--sidebar-primary);\n    color: var(--sidebar-primary-foreground);\n    font-weight: 600;',
    stat: 'StatBlock',
  },
}

const cornerSizes = { square: '0.125rem', round: '1.25rem' }
const textSizes = { small: '93.75%', large: '112.5%' }

/** The look as the person wants it: its own font, corners and size where one was asked for. */
export function lookOf({ look, font, corners, size }: Theme): Look {
  return {
    ...looks[look],
    ...(font && { text: fontStacks[font], display: fontStacks[font] }),
    ...(corners && { radius: cornerSizes[corners], button: 'var(--radius)', badge: 'var(--radius)' }),
    ...(size && { size: textSizes[size] }),
  }
}
