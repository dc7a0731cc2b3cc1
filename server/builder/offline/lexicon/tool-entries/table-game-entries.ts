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
  checkers: {
    icon: 'CircleDot',
    palette: 'orange',
    look: 'soft',
    en: [
      'Checkers',
      'Jump, take and be crowned.',
      'checkers, checkers game, game of checkers, draughts, draughts game, checkerboard, checkers app, play checkers, two player checkers, checkers against the computer',
    ],
    sv: [
      'Dam',
      'Hoppa, slå och få en dam.',
      'damspel, damspelet, dam-spel, brädspelet dam, dam mot datorn, spela dam, checkers, ett parti dam',
    ],
    ja: [
      'チェッカー',
      '飛び越えて取り、奥まで進めばキングに。',
      'チェッカー, チェッカーゲーム, ドラフツ, チェッカー対戦, 西洋碁',
    ],
  },
  reversi: {
    icon: 'Contrast',
    palette: 'green',
    look: 'soft',
    en: [
      'Reversi',
      'Catch discs between yours and turn them over.',
      'reversi, reversi game, othello, othello game, othello board game, reversi board game, play othello, play reversi, flip discs game',
    ],
    sv: [
      'Othello',
      'Fånga brickor mellan dina och vänd dem.',
      'othello, othellospel, reversi, reversispel, brädspelet othello, othello mot datorn, spela othello',
    ],
    ja: [
      'リバーシ',
      'はさんだ石を裏返して、自分の色に。',
      'リバーシ, リバーシゲーム, オセロ, オセロゲーム, オセロアプリ, リバーシアプリ, オセロ対戦, 白黒ゲーム',
    ],
  },
  gomoku: {
    icon: 'Grip',
    palette: 'amber',
    look: 'soft',
    en: [
      'Five in a row',
      'Line up five stones before the other does.',
      'gomoku, gomoku game, five in a row, five in a row game, 5 in a row, gobang, renju, gomoku board',
    ],
    sv: [
      'Fem i rad',
      'Få fem stenar på rad före den andra.',
      'fem i rad, femirad, fem i rad-spel, gomoku, gomokuspel, luffarschack på stort bräde',
    ],
    ja: [
      '五目並べ',
      '先に石を5つ並べた方の勝ち。',
      '五目並べ, 五目ならべ, 五目並べゲーム, 5目並べ, 連珠, ごもくならべ, 五目並べアプリ',
    ],
  },
} as const satisfies Record<string, ToolEntry>
