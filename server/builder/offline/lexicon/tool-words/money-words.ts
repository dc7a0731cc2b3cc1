// Words of the tools that count money.
import type { ToolTexts } from '../tool-words.ts'

export const moneyWords = {
  savings: {
    start: ['You have', 'Du har', '今ある金額'],
    monthly: ['Each month', 'Varje månad', '毎月の積立'],
    rate: ['Growth a year', 'Avkastning per år', '年利'],
    years: ['Years', 'År', '年数'],
    goal: ['Goal', 'Mål', '目標金額'],
    end: ['In {year} you have', 'År {year} har du', '{year}年の残高'],
    paidIn: ['Paid in', 'Insatt', '元本'],
    grown: ['Growth', 'Avkastning', '運用益'],
    reached: ['Goal reached in', 'Målet nås om', '目標まで'],
    curve: ['How it grows', 'Så växer det', '増え方'],
    dashed: ['The dashed line is what you paid in.', 'Den streckade linjen är det du har satt in.', '破線は積み立てた元本です。'],
  },
} as const satisfies ToolTexts
