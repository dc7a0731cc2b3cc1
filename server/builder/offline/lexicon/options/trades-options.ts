// Options of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const tradesOptions = {
  Face: ['Ansikte', '顔'],
  Body: ['Kropp', '全身'],
  'Hands and feet': ['Händer och fötter', '手足'],
  Hair: ['Hår', '髪'],
  Used: ['Använt', '使用済み'],
  Refunded: ['Återbetald', '返金済み'],
  Packed: ['Packad', '梱包済み'],
  'In customs': ['I tullen', '通関中'],
  Petrol: ['Bensin', 'ガソリン'],
  Diesel: ['Diesel', '軽油'],
  Electric: ['El', '電気'],
} satisfies Record<string, OptionWords>
