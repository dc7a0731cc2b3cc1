// What the hand-made tools start with, as their `usual` in the kit has it, and the words for it: data, in three languages. A tool
// that gets numbers of its own to start with gets a line here; the first of a tool is what a number without a word is about.
import type { Language } from '#shared/languages.ts'
import type { ToolId } from './tool-entries.ts'

export type ToolStart = {
  usual: number
  min: number
  max: number
  /** only these can be had */
  among?: readonly number[]
  /** regular expressions of the words beside the number */
  words: Record<Language, string>
  label: Record<Language, string>
}

const secondsOfRound: ToolStart = {
  usual: 60,
  min: 10,
  max: 600,
  words: { en: 'seconds?|rounds?|time|timer', sv: 'sekunder|sek|tid(?:en)?|omgång(?:en)?', ja: '秒|制限時間|時間' },
  label: { en: 'Seconds of a round', sv: 'Sekunder per omgång', ja: '制限時間（秒）' },
}

export const toolStarts: Partial<Record<ToolId, Record<string, ToolStart>>> = {
  timesTables: { seconds: secondsOfRound },
  mathPractice: { seconds: secondsOfRound },
  pomodoro: {
    focus: {
      usual: 25,
      min: 1,
      max: 240,
      words: {
        en: 'focus|work(?:ing)?|study(?:ing)?|sessions?|pomodoros?|concentration|rounds?',
        sv: 'fokus|arbete?|jobb|plugg|studier|pass(?:en)?|arbetspass(?:en)?|pomodoro',
        ja: '集中|作業|勉強|仕事|ポモドーロ',
      },
      label: { en: 'Minutes of focus', sv: 'Minuter fokus', ja: '集中（分）' },
    },
    rest: {
      usual: 5,
      min: 1,
      max: 120,
      words: {
        en: '(?:short )?(?:breaks?|pauses?|rests?)',
        sv: '(?:kort )?(?:paus(?:er|en)?|rast(?:er|en)?|vila)',
        ja: '休憩|小休憩',
      },
      label: { en: 'Minutes of break', sv: 'Minuter paus', ja: '休憩（分）' },
    },
    longRest: {
      usual: 15,
      min: 1,
      max: 240,
      words: {
        en: 'long (?:breaks?|pauses?|rests?)',
        sv: '(?:långpaus(?:en)?|lång(?:a)? (?:paus(?:er|en)?|rast))',
        ja: '長い休憩|長休憩',
      },
      label: { en: 'Minutes of long break', sv: 'Minuter långpaus', ja: '長い休憩（分）' },
    },
  },
  kitchenTimer: {
    minutes: {
      usual: 5,
      min: 1,
      max: 599,
      words: { en: 'timer|time|minutes?|eggs?|start', sv: 'timer(?:n)?|tid(?:en)?|minuter|ägg(?:en)?', ja: 'タイマー|時間|分' },
      label: { en: 'Minutes', sv: 'Minuter', ja: '分' },
    },
  },
  intervalTimer: {
    work: {
      usual: 40,
      min: 5,
      max: 3600,
      words: {
        en: 'work(?:out)?|exercise|training|on|high|effort',
        sv: 'arbete?|jobb|träning|övning(?:en)?',
        ja: '運動|ワーク|トレーニング',
      },
      label: { en: 'Seconds of work', sv: 'Sekunder arbete', ja: '運動（秒）' },
    },
    rest: {
      usual: 20,
      min: 0,
      max: 3600,
      words: { en: 'rests?|breaks?|pauses?|off|low', sv: 'vila|paus(?:en)?|rast', ja: '休憩|レスト' },
      label: { en: 'Seconds of rest', sv: 'Sekunder vila', ja: '休憩（秒）' },
    },
    rounds: {
      usual: 8,
      min: 1,
      max: 99,
      words: { en: 'rounds?|sets?|times|repeats?|repetitions', sv: 'varv|omgångar|set|gånger', ja: 'ラウンド|セット|回' },
      label: { en: 'Rounds', sv: 'Varv', ja: 'ラウンド' },
    },
    ready: {
      usual: 5,
      min: 1,
      max: 60,
      words: {
        en: '(?:count ?down|to get ready|get ready|preparation|prep|lead-?in)(?: time)?|before (?:it|we|i|the \\p{L}+) starts?|before the start',
        sv: 'nedräkning(?:en)?(?: innan start)?|innan (?:start|det börjar|vi börjar)|förberedelse(?:tid)?|redo',
        ja: '準備(?:時間)?|開始前|カウントダウン',
      },
      label: { en: 'Seconds to get ready', sv: 'Sekunder innan start', ja: '開始前（秒）' },
    },
    warning: {
      usual: 0,
      min: 0,
      max: 10,
      words: {
        en: 'left|remaining|to go|before (?:the end|it ends|time is up|each change)|last|final',
        sv: 'kvar|före slut(?:et)?|innan (?:slut(?:et)?|det är slut|bytet)|sista',
        ja: '残り|前に(?:音|アラーム)|あと',
      },
      label: { en: 'Seconds of sound before the end', sv: 'Sekunder med ljud före slut', ja: '終了前に音を鳴らす秒数' },
    },
  },
  scoreSheet: {
    rounds: {
      usual: 5,
      min: 1,
      max: 30,
      words: { en: 'rounds?|holes?', sv: 'hål|omgång(?:ar)?|rund(?:a|or)|ronder', ja: 'ラウンド|回戦|ホール' },
      label: { en: 'Rounds', sv: 'Omgångar', ja: 'ラウンド数' },
    },
    teams: {
      usual: 4,
      min: 2,
      max: 40,
      words: { en: 'teams?|players?', sv: 'lag|spelare', ja: 'チーム|人' },
      label: { en: 'Teams', sv: 'Lag', ja: 'チーム数' },
    },
  },
  vatCalculator: {
    rate: {
      usual: 0,
      min: 1,
      max: 60,
      words: { en: 'vat|tax|gst|percent|%', sv: 'moms(?:en)?|procent|%', ja: '消費税|税率?|パーセント|%|％' },
      label: { en: 'VAT in per cent', sv: 'Moms i procent', ja: '税率（%）' },
    },
  },
  tipCalculator: {
    percent: {
      usual: 15,
      min: 0,
      max: 100,
      words: { en: 'tips?|percent(?:age)?|%', sv: 'dricks(?:en)?|procent|%', ja: 'チップ|パーセント|%|％' },
      label: { en: 'Tip in per cent', sv: 'Dricks i procent', ja: 'チップ（%）' },
    },
    people: {
      usual: 2,
      min: 1,
      max: 99,
      words: { en: 'people|persons?|ways?|friends|guests', sv: 'personer|pers|vänner', ja: '人' },
      label: { en: 'People', sv: 'Personer', ja: '人数' },
    },
  },
  memoryGame: {
    pairs: {
      usual: 6,
      min: 6,
      max: 15,
      among: [6, 8, 10, 12, 15],
      words: { en: 'pairs?', sv: 'par', ja: '組|ペア' },
      label: { en: 'Pairs', sv: 'Par', ja: '組' },
    },
  },
  diceRoller: {
    count: {
      usual: 2,
      min: 1,
      max: 10,
      words: { en: 'dice|die', sv: 'tärning(?:ar|en|arna)?', ja: 'サイコロ|個(?!人)|さいころ' },
      label: { en: 'Dice', sv: 'Tärningar', ja: 'サイコロの数' },
    },
    sides: {
      usual: 6,
      min: 4,
      max: 20,
      among: [4, 6, 8, 10, 12, 20],
      words: { en: '(?:-?\\s*)?(?:sides?|sided|faces?)|(?<=\\bd)', sv: 'sid(?:or|ig|iga|ors)', ja: '面' },
      label: { en: 'Sides', sv: 'Sidor', ja: '面' },
    },
  },
  metronome: {
    tempo: {
      usual: 96,
      min: 30,
      max: 240,
      words: { en: 'bpm|beats per minute|tempo', sv: 'bpm|slag per minut|tempo(?:t)?', ja: 'BPM|テンポ' },
      label: { en: 'Tempo', sv: 'Tempo', ja: 'テンポ' },
    },
    beats: {
      usual: 4,
      min: 2,
      max: 9,
      words: {
        en: 'beats?(?! per minute)(?: per bar)?|time signature',
        sv: 'slag(?! per minut)(?: per takt)?|takt(?:en|slag)?',
        ja: '拍',
      },
      label: { en: 'Beats per bar', sv: 'Slag per takt', ja: '拍子' },
    },
  },
  loanCalculator: {
    rate: {
      usual: 4,
      min: 0,
      max: 30,
      words: { en: 'interest(?: rate)?|rate|percent|%', sv: 'ränta(?:n)?|procent|%', ja: '金利|利率|パーセント|%|％' },
      label: { en: 'Interest in per cent', sv: 'Ränta i procent', ja: '金利（%）' },
    },
    years: {
      usual: 25,
      min: 1,
      max: 50,
      words: { en: 'years?|term', sv: 'år|löptid(?:en)?', ja: '年' },
      label: { en: 'Years', sv: 'År', ja: '年' },
    },
  },
  passwordGenerator: {
    length: {
      usual: 18,
      min: 8,
      max: 64,
      words: {
        en: 'characters?|letters?|signs?|long|length|chars?',
        sv: 'tecken|bokstäver|lång[at]?|längd(?:en)?',
        ja: '文字|桁|長さ',
      },
      label: { en: 'Length', sv: 'Längd', ja: '文字数' },
    },
  },
}
