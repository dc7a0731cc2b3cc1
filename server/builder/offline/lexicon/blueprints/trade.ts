import { blueprint } from '../blueprint.ts'

export const tradeBlueprints = [
  blueprint('sales', {
    en: 'sales, sales team, sales report, sales data, revenue tracking',
    sv: 'försäljning, sälj, säljteam, försäljnings, säljrapport',
    ja: '売上, 販売, 営業, 売上管理, セールス',
    things: 'order customer product',
    palette: 'indigo',
    look: 'crisp',
    dashboard: true,
    rows: { order: { columns: 'quantity', rows: [[12], [4], [30], [8], [16], [24], [6], [18], [10], [40], [3], [14], [22]] } },
    brand: 'Northfield|Norrfält|北野商店',
  }),
]
