// Decks of sums and formulas.
import type { Deck } from './deck.ts'

export const numberDecks: readonly Deck[] = [
  {
    en: 'times table, multiplication, tables practice',
    sv: 'gångertabell, multiplikation, tabellträning',
    ja: '九九, 掛け算, かけ算',
    name: 'Times Tables|Gångertabellen|九九',
    question: 'What is {}?|Vad är {}?|{} は？',
    groups: [
      {
        name: 'Tables 2 to 5|Tabell 2 till 5|2の段〜5の段',
        cards: `
2 × 7 = 14
3 × 4 = 12
3 × 8 = 24
4 × 6 = 24
4 × 7 = 28
4 × 9 = 36
5 × 5 = 25
5 × 7 = 35`,
      },
      {
        name: 'Tables 6 to 9|Tabell 6 till 9|6の段〜9の段',
        cards: `
7 × 8 = 56
6 × 9 = 54
8 × 8 = 64
7 × 6 = 42
9 × 7 = 63
8 × 6 = 48
9 × 8 = 72
7 × 7 = 49
9 × 9 = 81
6 × 6 = 36`,
      },
    ],
  },
  {
    en: 'formula, geometry, algebra, trigonometr, calculus',
    sv: 'formel, formler, geometri, algebra, trigonometri',
    ja: '公式, 幾何, 図形, 代数, 三角関数, 微積',
    name: 'Maths Formulas|Matteformler|数学の公式',
    question: 'What is the formula for {}?|Vad är formeln för {}?|{}の公式は？',
    groups: [
      {
        name: 'Shapes|Figurer|図形',
        cards: `
the area of a circle|cirkelns area|円の面積 = πr²
the circumference of a circle|cirkelns omkrets|円周 = 2πr
the area of a triangle|triangelns area|三角形の面積 = bh ÷ 2
the volume of a sphere|klotets volym|球の体積 = 4πr³ ÷ 3
the volume of a cylinder|cylinderns volym|円柱の体積 = πr²h
the hypotenuse|hypotenusan|斜辺の長さ = √(a² + b²)`,
      },
      {
        name: 'Algebra|Algebra|代数',
        cards: `
(a + b)² = a² + 2ab + b²
(a − b)² = a² − 2ab + b²
(a + b)(a − b) = a² − b²
the slope of a line|en linjes lutning|直線の傾き = (y₂ − y₁) ÷ (x₂ − x₁)
aᵐ · aⁿ = aᵐ⁺ⁿ
log a + log b = log ab`,
      },
    ],
  },
  {
    en: 'mental arithmetic, mental math, arithmetic, math, addition, subtraction, sums practice, calculation',
    sv: 'huvudräkning, matte, räkneträning, addition, subtraktion, räkna i huvudet',
    ja: '計算, 暗算, 算数, 足し算, 引き算, たし算, ひき算',
    name: 'Mental Arithmetic|Huvudräkning|計算',
    question: 'What is {}?|Vad är {}?|{} は？',
    groups: [
      {
        name: 'Addition|Addition|足し算',
        alone: 'addition|addition|足し算, たし算',
        title: 'Addition|Addition|足し算の練習',
        cards: `
17 + 8 = 25
26 + 19 = 45
48 + 37 = 85
125 + 75 = 200
99 + 64 = 163`,
      },
      {
        name: 'Subtraction|Subtraktion|引き算',
        alone: 'subtraction|subtraktion|引き算, ひき算',
        title: 'Subtraction|Subtraktion|引き算の練習',
        cards: `
32 − 15 = 17
50 − 23 = 27
81 − 46 = 35
100 − 38 = 62
204 − 97 = 107`,
      },
      {
        name: 'Multiplication and division|Multiplikation och division|掛け算と割り算',
        cards: `
6 × 14 = 84
25 × 8 = 200
72 ÷ 6 = 12
144 ÷ 12 = 12
91 ÷ 7 = 13`,
      },
      {
        name: 'Percent|Procent|割合',
        cards: `
10 % of 250|10 % av 250|250の10％ = 25
25 % of 80|25 % av 80|80の25％ = 20
15 % of 60|15 % av 60|60の15％ = 9
5 % of 400|5 % av 400|400の5％ = 20`,
      },
    ],
  },
]
