// The hand-made games of quick fingers, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const arcadeEntries = {
  fallingBlocks: {
    icon: 'Blocks',
    palette: 'violet',
    look: 'bold',
    en: [
      'Falling blocks',
      'Turn them, fit them, clear the rows.',
      'tetris, tetris game, tetris clone, falling blocks, falling blocks game, block puzzle game, block game, falling block puzzle, block stacking game, tetris style game',
    ],
    sv: [
      'Fallande block',
      'Vrid, passa in och töm raderna.',
      'tetris, tetrisspel, tetris-spel, fallande block, spel med fallande block, blockspel, blockpussel',
    ],
    ja: [
      '落ちものパズル',
      '回して、はめて、列をそろえて消そう。',
      'テトリス, テトリスゲーム, 落ちものパズル, 落ちものゲーム, 落ちゲー, ブロック落としゲーム, ブロックパズル',
    ],
  },
  brickBreaker: {
    icon: 'BrickWall',
    palette: 'red',
    look: 'bold',
    en: [
      'Brick breaker',
      'Keep the ball up and bring the wall down.',
      'breakout, breakout game, brick breaker, brick breaker game, arkanoid, brick breaking game, break the bricks, paddle and ball game, breakout clone',
    ],
    sv: [
      'Krossa muren',
      'Håll bollen uppe och riv muren.',
      'breakout, breakout-spel, krossa muren, tegelspel, breakoutspel, arkanoid',
    ],
    ja: [
      'ブロック崩し',
      'ボールを落とさず、壁を全部くずそう。',
      'ブロック崩し, ブロック崩しゲーム, ブロックくずし, ブレイクアウト, アルカノイド',
    ],
  },
  littleBird: {
    icon: 'Bird',
    palette: 'sky',
    look: 'bold',
    en: [
      'Little bird',
      'Flap through the gaps.',
      'flappy bird, flappy bird game, flappy bird clone, flappy game, flying bird game, tap to fly game, bird game',
    ],
    sv: [
      'Lilla fågeln',
      'Flaxa genom öppningarna.',
      'flappy bird, flappy bird-spel, fågelspel, flappy-spel, flaxande fågel-spel',
    ],
    ja: [
      'ことりジャンプ',
      'すき間をくぐって、どこまでも。',
      'フラッピーバード, フラッピーバードゲーム, 鳥のゲーム, ことりゲーム, 小鳥のゲーム',
    ],
  },
} as const satisfies Record<string, ToolEntry>
