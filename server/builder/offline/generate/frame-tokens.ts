import type { ProjectModel } from '../model.ts'
import { color, mix, readable, type Color } from './color.ts'
import { onto } from './onto.ts'

type Theme = ProjectModel['theme']
type Ground = {
  card: Color
  accent: Color
  primary: { ground: Color; text: Color }
  grey: (lightness: number, strength?: number) => Color
  mode: 'light' | 'dark'
}

const textContrast = 4.7
/** The painted frame of a dark page is deeper than its buttons: a large bright area would glare. */
const paintedLightness = 0.36
const chosenStep = 0.075

/** Colours of the bar or side with the navigation. On a dark page a nearly black frame looks like the page: there it is plain. */
export function frameTokens(theme: Theme, { card, accent, primary, grey, mode }: Ground): Record<string, Color> {
  const frame = theme.frame ?? 'plain'
  const toward = mode === 'light' ? 'dark' : 'light'
  if (frame === 'colour' || (frame === 'ink' && mode === 'light')) {
    const { hue, chroma } = primary.ground
    const painted = mode === 'light' ? primary : onto(color(paintedLightness, chroma * 0.8, hue))
    const ground = frame === 'colour' ? painted.ground : color(0.225, Math.min(chroma, 0.035), hue)
    const text = frame === 'colour' ? painted.text : color(0.97, 0.004, hue)
    const over: 'dark' | 'light' = text.lightness > ground.lightness ? 'light' : 'dark'
    // away from the text on a painted frame, whose contrast is only just enough; towards it on a nearly black one
    const away = over === 'light' ? -chosenStep : chosenStep
    const chosen =
      frame === 'colour' ? color(ground.lightness + away, ground.chroma, hue) : color(0.34, Math.min(chroma, 0.06), hue)
    return tokens({
      ground,
      text,
      muted: readable(mix(text, ground, 0.74), [ground, chosen], textContrast, over),
      chosen,
      onChosen: readable(text, [chosen], textContrast, over),
      mark: text,
      onMark: readable(ground, [text], textContrast, over === 'light' ? 'dark' : 'light'),
    })
  }
  const ground = frame === 'tint' ? accent : card
  const chosen = frame === 'tint' ? mix(primary.ground, card, mode === 'light' ? 0.2 : 0.34) : accent
  const text = grey(mode === 'light' ? 0.21 : 0.955, mode === 'light' ? 2.4 : 0.6)
  return tokens({
    ground,
    text,
    muted: readable(grey(mode === 'light' ? 0.48 : 0.74, 2.4), [ground, chosen], textContrast, toward),
    chosen,
    onChosen: readable(
      color(mode === 'light' ? 0.42 : 0.84, primary.ground.chroma * 0.8, primary.ground.hue),
      [chosen],
      textContrast,
      toward,
    ),
    mark: primary.ground,
    onMark: primary.text,
  })
}

type Painted = Record<'ground' | 'text' | 'muted' | 'chosen' | 'onChosen' | 'mark' | 'onMark', Color>

const tokens = ({ ground, text, muted, chosen, onChosen, mark, onMark }: Painted) => ({
  sidebar: ground,
  'sidebar-foreground': text,
  'sidebar-muted': muted,
  'sidebar-accent': chosen,
  'sidebar-accent-foreground': onChosen,
  'sidebar-primary': mark,
  'sidebar-primary-foreground': onMark,
})
