// Words of the tools that count money.
import type { ToolTexts } from '../tool-words.ts'

export const moneyWords = {
  net: {
    per: ['The pay is', 'Lönen är', '金額の単位'],
    hour: ['By the hour', 'Per timme', '時給'],
    month: ['A month', 'Per månad', '月給'],
    year: ['A year', 'Per år', '年収'],
    gross: ['Pay before tax', 'Lön före skatt', '額面'],
    hours: ['Hours a week', 'Timmar per vecka', '週の労働時間'],
    rate: ['Income tax', 'Inkomstskatt', '所得税・住民税'],
    fees: ['Contributions', 'Avgifter', '社会保険料'],
    free: ['Free of tax, a year', 'Skattefritt per år', '控除（年）'],
    credit: ['Tax credit, a year', 'Skattereduktion per år', '税額控除（年）'],
    upTo: ['Higher tax from, a year', 'Högre skatt från, per år', '税率が上がる年収'],
    above: ['Tax above that', 'Skatt däröver', '超えた分の税率'],
    left: ['Left each month', 'Kvar varje månad', '毎月の手取り'],
    before: ['Before tax', 'Före skatt', '額面（月）'],
    tax: ['Tax', 'Skatt', '税金（月）'],
    paidIn: ['Contributions', 'Avgifter', '社会保険料（月）'],
    leftYear: ['Left in a year', 'Kvar på ett år', '手取り（年）'],
    share: ['You keep', 'Du behåller', '手取りの割合'],
    hint: [
      'An estimate: the rates are the usual ones in round numbers, and yours to change. The tax office has the exact table.',
      'En uppskattning: satserna är de vanliga i runda tal och dina att ändra. Skatteverket har den exakta tabellen.',
      '目安です。税率は一般的なおおよその値で、自由に変更できます。正確な金額は給与明細や税務署でご確認ください。',
    ],
  },
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
