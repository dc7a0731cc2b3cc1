// Options of schools, universities, associations, communities, churches, public service, culture: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const societyOptions = {
  Permit: ['Tillstånd', '許可申請'],
  Complaint: ['Klagomål', '苦情'],
  Question: ['Fråga', '問い合わせ'],
  Tops: ['Överdelar', 'トップス'],
  Bottoms: ['Underdelar', 'ボトムス'],
  Shoes: ['Skor', '靴'],
  Outerwear: ['Ytterkläder', 'アウター'],
  Spring: ['Vår', '春'],
  Summer: ['Sommar', '夏'],
  Autumn: ['Höst', '秋'],
  Winter: ['Vinter', '冬'],
  Shares: ['Aktier', '株式'],
  Funds: ['Fonder', '投資信託'],
  Bonds: ['Obligationer', '債券'],
  'Cash holding': ['Likvida medel', '現預金'],
  Excellent: ['Utmärkt', '優良'],
} satisfies Record<string, OptionWords>
