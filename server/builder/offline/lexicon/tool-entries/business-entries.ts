// The hand-made calculators for a firm and for oneself, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const businessEntries = {
  marginCalculator: {
    icon: 'Tag',
    palette: 'emerald',
    look: 'crisp',
    en: [
      'Margin and price',
      'From cost to price, and what stays.',
      'margin calculator, profit margin calculator, markup calculator, pricing calculator, price calculator, product pricing calculator, gross margin calculator, profit calculator, margin and markup calculator',
    ],
    sv: [
      'Marginal och pris',
      'Från kostnad till pris, och vad som blir kvar.',
      'marginalräknare, marginalkalkylator, påläggskalkylator, vinstmarginalräknare, påslagsräknare, pålägg och marginal, prisräknare, priskalkylator, prissättningskalkyl, vinsträknare, täckningsgradsräknare, marginalkalkyl, bruttomarginalräknare',
    ],
    ja: [
      '粗利と価格',
      '原価から価格と利益を出します。',
      '粗利計算, 利益率計算, 粗利率計算, 原価率計算, 値入率計算, 販売価格計算, 利益計算, 価格計算',
    ],
  },
  hourlyRate: {
    icon: 'BriefcaseBusiness',
    palette: 'blue',
    look: 'crisp',
    en: [
      'Hourly rate',
      'What to ask for as a freelancer.',
      'hourly rate calculator, freelance rate calculator, freelancer rate calculator, day rate calculator, consultant rate calculator, freelance hourly rate, rate calculator, contractor rate calculator, consulting rate calculator',
    ],
    sv: [
      'Timpris',
      'Vad du behöver ta som egen.',
      'timprisräknare, timpriskalkylator, timpriskalkyl, konsultprisräknare, frilansräknare, timarvodesräknare, konsultkalkyl',
    ],
    ja: [
      'フリーランスの単価',
      '希望の収入から、時給と日給を出します。',
      'フリーランス単価計算, 時間単価計算, フリーランスの単価計算, 人月単価計算',
    ],
  },
  breakEven: {
    icon: 'Scale',
    palette: 'teal',
    look: 'crisp',
    en: [
      'Break-even',
      'How much to sell before it pays.',
      'break-even calculator, breakeven calculator, break even calculator, break-even analysis, break-even point calculator, breakeven analysis',
    ],
    sv: [
      'Nollpunkt',
      'Så mycket måste säljas innan det går runt.',
      'nollpunktsräknare, nollpunktsanalys, break-even-kalkyl, breakeven-räknare, break even kalkylator, nollpunktskalkyl, kritisk volym',
    ],
    ja: ['損益分岐点', 'いくつ売れば黒字になるか。', '損益分岐点計算, 損益分岐点, 損益分岐点分析, 損益分岐計算'],
  },
  roiCalculator: {
    icon: 'ChartNoAxesCombined',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Return on investment',
      'What came back, and how it compares.',
      'ROI calculator, return on investment calculator, investment return calculator, ROI tool, CAGR calculator, annualized return calculator',
    ],
    sv: [
      'Avkastning',
      'Vad som kom tillbaka, och hur det står sig.',
      'ROI-räknare, ROI-kalkylator, avkastningsräknare, räntabilitetsräknare, lönsamhetsräknare, ROI-kalkyl, avkastningskalkyl',
    ],
    ja: ['投資利益率', '戻った額と、その比べ方。', 'ROI計算, 投資利益率計算, 投資収益率計算, 年率計算, 利回り計算'],
  },
  dueDateCalculator: {
    icon: 'Baby',
    palette: 'pink',
    look: 'soft',
    en: [
      'Due date',
      'When the baby is expected, week by week.',
      'due date calculator, pregnancy calculator, pregnancy due date calculator, pregnancy week calculator, baby due date calculator, trimester calculator',
    ],
    sv: [
      'Beräknad förlossning',
      'När barnet väntas, vecka för vecka.',
      'förlossningsräknare, graviditetsräknare, räkna ut beräknad förlossning, gravidräknare, bf-räknare, graviditetskalkylator, graviditetsvecka',
    ],
    ja: ['出産予定日', '赤ちゃんの予定日と、今の週数。', '出産予定日計算, 出産予定日, 妊娠週数計算, 予定日計算, 妊娠週数'],
  },
  sleepCalculator: {
    icon: 'BedDouble',
    palette: 'violet',
    look: 'soft',
    en: [
      'Bedtime',
      'When to go to bed, to get up rested.',
      'sleep calculator, bedtime calculator, sleep cycle calculator, wake up time calculator, sleep time calculator',
    ],
    sv: [
      'Läggdags',
      'När du ska lägga dig för att vakna utvilad.',
      'sömnräknare, sömnkalkylator, läggdagsräknare, sömncykelräknare, sömncykelkalkylator',
    ],
    ja: ['就寝時刻', 'すっきり起きるための、寝る時刻。', '睡眠計算, 睡眠時間計算, 就寝時刻計算, 起床時間計算, 睡眠サイクル計算'],
  },
  romanNumerals: {
    icon: 'Columns3',
    palette: 'amber',
    look: 'editorial',
    en: [
      'Roman numerals',
      'Numbers as the Romans wrote them, and back.',
      'roman numerals converter, roman numeral converter, roman numerals, roman numeral calculator, roman number converter',
    ],
    sv: [
      'Romerska siffror',
      'Tal som romarna skrev dem, och tillbaka.',
      'romerska siffror, omvandla romerska siffror, romersk sifferomvandlare, romerska tal',
    ],
    ja: ['ローマ数字', '数字とローマ数字を、どちらからでも。', 'ローマ数字変換, ローマ数字, ローマ数字コンバーター'],
  },
  aspectRatio: {
    icon: 'Proportions',
    palette: 'sky',
    look: 'crisp',
    en: [
      'Aspect ratio',
      'Sides, their ratio, and any size of it.',
      'aspect ratio calculator, ratio calculator, image size calculator, screen ratio calculator, aspect ratio tool, image ratio calculator',
    ],
    sv: [
      'Bildförhållande',
      'Sidor, deras förhållande, och i valfri storlek.',
      'bildförhållanderäknare, bildformatsräknare, sidförhållanderäknare, proportionsräknare, bildförhållande, skalräknare för bilder',
    ],
    ja: [
      'アスペクト比',
      '縦横の比率と、好きなサイズへの換算。',
      'アスペクト比計算, アスペクト比, 縦横比計算, 画像サイズ計算, 縦横比',
    ],
  },
} as const satisfies Record<string, ToolEntry>
