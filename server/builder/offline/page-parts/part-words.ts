// What the things that a page brings along, and their fields, are called where the lexicon has no word for them.
import type { Language } from '#shared/languages.ts'

const word = (en: string, sv: string, ja: string): Record<Language, string> => ({ en, sv, ja })

export const partWords = {
  shop: word('Shop', 'Butik', 'ショップ'),
  orderLine: word('Order line', 'Orderrad', '注文明細'),
  orderLines: word('Order lines', 'Orderrader', '注文明細'),
  item: word('Item', 'Artikel', '品名'),
  unitPrice: word('Price each', 'Pris per styck', '単価'),
  message: word('Message to us', 'Meddelande till oss', 'ご要望'),
  book: word('Book a time', 'Boka tid', '予約する'),
  tableForTwo: word('Table for two', 'Bord för två', '2名様のお席'),
  tableForTwoText: word('By the window if there is one free', 'Vid fönstret om det finns ledigt', '空いていれば窓際のお席へ'),
  tableForFour: word('Table for four', 'Bord för fyra', '4名様のお席'),
  tableForFourText: word('Room for the whole family', 'Plats för hela familjen', 'ご家族でゆったりと'),
  largeParty: word('Large party', 'Större sällskap', '大人数のお席'),
  largePartyText: word('Up to twelve, with a set menu', 'Upp till tolv, med fast meny', '12名様まで、コース料理をご用意'),
  invoiceLine: word('Invoice line', 'Fakturarad', '請求明細'),
  invoiceLines: word('Invoice lines', 'Fakturarader', '請求明細'),
  description: word('Description', 'Beskrivning', '内容'),
  invoices: word('Invoices', 'Fakturor', '請求書'),
  workHours: word('Consulting, per hour', 'Konsultarbete, per timme', 'コンサルティング（時間）'),
  workMeeting: word('Planning meeting', 'Planeringsmöte', '打ち合わせ'),
  workMaterial: word('Material', 'Material', '材料費'),
  workTravel: word('Travel', 'Resa', '交通費'),
  vatRate: word('VAT', 'Moms', '税率'),
  billTo: word('Bill to', 'Faktureras', '請求先'),
} satisfies Record<string, Record<Language, string>>
export type PartWord = keyof typeof partWords

/** A word of these tables in another language; other texts stay as they are. */
export const translatedPart = (text: string, from: Language, to: Language): string =>
  Object.values(partWords).find((words) => words[from] === text)?.[to] ?? text
