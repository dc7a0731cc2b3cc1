// Words of the tools that keep time.
import type { ToolTexts } from '../tool-words.ts'

export const timeWords = {
  pomodoro: {
    focus: ['Focus', 'Fokus', '集中'],
    break: ['Break', 'Paus', '休憩'],
    longBreak: ['Long break', 'Lång paus', '長い休憩'],
    phase: ['Round', 'Pass', '区切り'],
    skip: ['Skip', 'Hoppa över', 'スキップ'],
    minutes: ['Minutes', 'Minuter', '分数'],
    today: ['Rounds today', 'Pass i dag', '今日の回数'],
    focused: ['Minutes of focus', 'Minuters fokus', '集中した分数'],
    what: ['What are you working on?', 'Vad arbetar du med?', '今は何に取り組みますか？'],
    keys: [
      'Press the space bar to start and pause.',
      'Tryck på mellanslag för att starta och pausa.',
      'スペースキーで開始・一時停止。',
    ],
    week: ['Last seven days', 'Senaste sju dagarna', '直近7日間'],
  },
} as const satisfies ToolTexts
