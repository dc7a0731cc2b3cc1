// The small tools and games that are written by hand (sandbox/kit/src/tools) and the words people ask for them with: data, in
// three languages. A new tool = an entry here, its words in tool-words, its component in the kit, named after the entry's id.
import type { looks, palettes } from '../model.ts'

type Texts = [title: string, lead: string, words: string]
export type ToolEntry = {
  /** a lucide icon in PascalCase */
  icon: string
  palette: (typeof palettes)[number]
  look: (typeof looks)[number]
  /** the thing whose rows the tool works on: a page beside its list */
  thing?: string
  /** comes along with its thing; otherwise only when asked for */
  usual?: boolean
  en: Texts
  sv: Texts
  ja: Texts
}

export const toolEntries = {
  tipCalculator: {
    icon: 'HandCoins',
    palette: 'emerald',
    look: 'soft',
    en: [
      'Tip calculator',
      'Add the tip and split the bill.',
      'tip calculator, tips calculator, tip splitter, gratuity calculator, tip',
    ],
    sv: [
      'Dricksräknare',
      'Lägg till dricks och dela notan.',
      'dricksräknare, drickskalkylator, räkna ut dricks, räkna dricks, dricks',
    ],
    ja: ['チップ計算', 'チップを加えて人数で割ります。', 'チップ計算, チップ計算機, チップ'],
  },
  pomodoro: {
    icon: 'Timer',
    palette: 'red',
    look: 'soft',
    en: [
      'Focus timer',
      'Work, rest, and see how the day adds up.',
      'pomodoro, pomodoro timer, focus timer, pomodoro clock, study timer, work timer, pomodoros',
    ],
    sv: [
      'Fokustimer',
      'Arbeta, vila och se hur dagen blir.',
      'pomodoro, pomodorotimer, pomodoroklocka, fokustimer, arbetstimer, plugghjälp',
    ],
    ja: [
      '集中タイマー',
      '集中と休憩をくり返し、一日を見渡します。',
      'ポモドーロ, ポモドーロタイマー, 集中タイマー, 勉強タイマー, 作業タイマー',
    ],
  },
  unitConverter: {
    icon: 'ArrowLeftRight',
    palette: 'sky',
    look: 'crisp',
    en: [
      'Unit converter',
      'Lengths, weights, temperatures and more.',
      'unit converter, unit conversion, units converter, measurement converter, convert units, length converter, temperature converter, weight converter, metric converter',
    ],
    sv: [
      'Enhetsomvandlare',
      'Längd, vikt, temperatur och mer.',
      'enhetsomvandlare, omvandla enheter, enhetskonverterare, måttomvandlare, temperaturomvandlare',
    ],
    ja: ['単位変換', '長さ、重さ、温度など。', '単位変換, 単位換算, 単位コンバーター, 単位変換ツール'],
  },
  diceRoller: {
    icon: 'Dices',
    palette: 'violet',
    look: 'bold',
    en: ['Dice', 'Roll one die or a handful.', 'dice, dice roller, die roller, roll dice, dice rolling, dice simulator, d20'],
    sv: [
      'Tärningar',
      'Slå en tärning eller en hel näve.',
      'tärning, tärningar, tärningskast, slå tärning, tärningsspel, tärningskastare',
    ],
    ja: ['サイコロ', '1個でも、まとめてでも。', 'サイコロ, さいころ, ダイス, サイコロツール'],
  },
  ticTacToe: {
    icon: 'Grid3x3',
    palette: 'indigo',
    look: 'bold',
    en: ['Tic-tac-toe', 'Three in a row wins.', 'tic tac toe, tic tac toe game, tictactoe, noughts and crosses, three in a row'],
    sv: ['Tre i rad', 'Tre i rad vinner.', 'tre i rad, luffarschack, tic tac toe'],
    ja: ['三目並べ', '3つ並べたら勝ち。', '三目並べ, マルバツゲーム, まるばつゲーム'],
  },
} as const satisfies Record<string, ToolEntry>

export type ToolId = keyof typeof toolEntries
export const toolIds = Object.keys(toolEntries) as [ToolId, ...ToolId[]]
export const toolEntryOf = (id: ToolId): ToolEntry => toolEntries[id]
