// What a business writes down where a household would write of groceries: what it spends, and who works there, by its class of trade.
import type { SiteTradeName } from '../site-model.ts'
import { siteTradeOf, siteTrades } from './site-trades/site-trades.ts'
import type { Cell } from './thing.ts'

type Rows = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const expenses: Rows = {
  columns: ['item', 'amount', 'category', 'method'],
  rows: [
    ['Rent for the premises|Lokalhyra|店舗の家賃', 1450, 'Premises', 'Bank transfer'],
    ['Weekly supplies|Veckans inköp|今週の仕入れ', 320, 'Supplies', 'Card'],
    ['Electricity|El|電気代', 210, 'Premises', 'Bank transfer'],
    ['Extra hours, weekend|Extrapass, helg|週末の応援スタッフ', 260, 'Staff costs', 'Bank transfer'],
    ['Printed flyers|Tryckta flygblad|チラシの印刷', 95, 'Marketing', 'Card'],
    ['Business insurance|Företagsförsäkring|店舗保険', 140, 'Insurance', 'Bank transfer'],
    ['Packaging|Förpackningar|包装資材', 78, 'Supplies', 'Card'],
    ['Window cleaning|Fönsterputs|窓清掃', 60, 'Premises', 'Card'],
    ['Online ads|Annonser på nätet|ネット広告', 120, 'Marketing', 'Card'],
    ['Repair of the card reader|Lagning av kortläsaren|カード端末の修理', 85, 'Other', 'Card'],
    ['Cleaning products|Städmaterial|清掃用品', 42, 'Supplies', 'Cash'],
    ['Internet and phone|Bredband och telefon|通信費', 69, 'Premises', 'Bank transfer'],
  ],
}
const expenseCategories = ['Premises', 'Supplies', 'Staff costs', 'Marketing', 'Insurance', 'Other']
const staffMax = 5
const noBusiness = new Set<SiteTradeName>(['general', 'club', 'public'])

/** Rows that fit a business better than those of the thing itself. */
export function businessRows(thing: string | undefined, trade: SiteTradeName): Rows | undefined {
  if (noBusiness.has(trade)) return undefined
  if (thing === 'expense') return expenses
  if (thing !== 'employee') return undefined
  const { roles } = siteTrades[trade]
  return {
    columns: ['role'],
    rows: Array.from({ length: staffMax }, (_, at) => [roles[at ? 1 + ((at - 1) % (roles.length - 1)) : 0]!]),
  }
}

/** The choices that go with those rows. */
export const businessOptions = (thing: string | undefined, field: string, domain: string | undefined): string[] | undefined =>
  thing === 'expense' && field === 'category' && !noBusiness.has(siteTradeOf(domain)) ? expenseCategories : undefined
