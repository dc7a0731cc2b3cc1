// The hand-made board games and puzzles, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const boardGameEntries = {
  connectFour: {
    icon: 'Columns3',
    palette: 'blue',
    look: 'bold',
    en: [
      'Four in a row',
      'Drop your discs and line up four.',
      'connect four, connect 4, connect four game, connect 4 game, four in a row, four in a row game, 4 in a row, four in a line, drop four game, four across',
    ],
    sv: [
      'Fyra i rad',
      'Släpp brickorna och få fyra på rad.',
      'fyra i rad, fyra i rad spel, 4 i rad, fyra på rad, fyrairad, spelet connect four, connect four spel, connect 4 spel',
    ],
    ja: [
      '四目並べ',
      'コマを落として、4つ並べたら勝ち。',
      '四目並べ, 4目並べ, 四目並べゲーム, コネクトフォー, コネクト4, 重力四目並べ, 四つ並べ',
    ],
  },
  minesweeper: {
    icon: 'Bomb',
    palette: 'emerald',
    look: 'soft',
    en: [
      'Minesweeper',
      'Clear the field without waking a mine.',
      'minesweeper, minesweeper game, mine sweeper, mine sweeper game, minesweeper clone, mines game, minefield game, bomb sweeper',
    ],
    sv: [
      'Röj minor',
      'Röj fältet utan att väcka en enda mina.',
      'minröj, minröjning, minröjare, röj minor, minspel, minröjspel, minröjningsspel, röja minor, minesweeper, minesweeper spel',
    ],
    ja: [
      'マインスイーパー',
      '地雷を踏まずに、すべてのマスを開けよう。',
      'マインスイーパー, マインスイーパ, マインスイーパーゲーム, 地雷ゲーム, 地雷探しゲーム, 地雷除去ゲーム',
    ],
  },
  sudoku: {
    icon: 'Grid3x3',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Sudoku',
      'Every digit once in each row, column and box.',
      'sudoku, sudoku game, sudoku puzzle, sudoku puzzles, sudoku generator, sudoku board, sudokus, su doku',
    ],
    sv: [
      'Sudoku',
      'Varje siffra en gång i varje rad, kolumn och ruta.',
      'sudoku, sudokuspel, sudoku-spel, sudokupussel, sudokugenerator, sudokun, sudokubräde, sudoku pussel',
    ],
    ja: [
      '数独',
      '縦、横、ブロックに1から9をひとつずつ。',
      '数独, ナンプレ, 数独ゲーム, ナンプレゲーム, ナンバープレース, 数独パズル, ナンプレパズル, 数独アプリ',
    ],
  },
  solitaire: {
    icon: 'Spade',
    palette: 'green',
    look: 'soft',
    en: [
      'Solitaire',
      'The classic patience, from ace to king.',
      'solitaire, solitaire game, klondike, klondike solitaire, klondike game, patience game, solitaire card game, card solitaire, solitaire klondike',
    ],
    sv: [
      'Patiens',
      'Den klassiska patiensen, från ess till kung.',
      'patiens, patiensspel, patiensen, patiens harpan, kortpatiens, klondike, solitaire',
    ],
    ja: [
      'ソリティア',
      'エースからキングまで、順に積み上げます。',
      'ソリティア, ソリティアゲーム, クロンダイク, クロンダイクソリティア, トランプのソリティア, 一人用トランプ, トランプソリティア',
    ],
  },
} as const satisfies Record<string, ToolEntry>
