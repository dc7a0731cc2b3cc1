// Words of the games of quick fingers.
import type { ToolTexts } from '../tool-words.ts'

export const arcadeWords = {
  falling: {
    next: ['Next', 'Nästa', '次'],
    level: ['Level', 'Nivå', 'レベル'],
    rows: ['Rows', 'Rader', '消した列'],
    turn: ['Turn', 'Vrid', '回転'],
    drop: ['Drop', 'Släpp', '落とす'],
    keys: [
      'Arrow keys move, the up arrow turns, the space bar drops, P pauses.',
      'Piltangenterna flyttar, uppåtpilen vrider, mellanslag släpper, P pausar.',
      '矢印キーで移動、上キーで回転、スペースキーで落下、Pで一時停止。',
    ],
  },
  bricks: {
    keys: [
      'Move the paddle with the mouse, a finger or the arrow keys. Press or use the space bar to serve.',
      'Flytta plattan med musen, ett finger eller piltangenterna. Tryck eller använd mellanslag för att slå.',
      'マウス、指、矢印キーでラケットを動かします。押すかスペースキーで打ち出します。',
    ],
  },
  bird: {
    keys: [
      'Press, tap or use the space bar to flap. P pauses.',
      'Tryck eller använd mellanslag för att flaxa. P pausar.',
      '押すかスペースキーで羽ばたきます。Pで一時停止。',
    ],
  },
} as const satisfies ToolTexts
