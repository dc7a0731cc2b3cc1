// The hand-made games for two at a table, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const tableGameEntries = {
  chess: {
    icon: 'Crown',
    palette: 'amber',
    look: 'soft',
    en: [
      'Chess',
      'Play a friend or the computer.',
      'chess, chess game, game of chess, chess board, chessboard, chess app, chess computer, chess engine, chess against the computer, play chess, two player chess',
    ],
    sv: [
      'Schack',
      'Spela mot en vän eller datorn.',
      'schack, schackspel, schackbräde, schackapp, schackdator, schack mot datorn, spela schack, ett parti schack',
    ],
    ja: [
      'チェス',
      '友だちともコンピューターとも対戦できます。',
      'チェス, チェスゲーム, チェスアプリ, チェス盤, チェス対戦, 対戦チェス',
    ],
  },
} as const satisfies Record<string, ToolEntry>
