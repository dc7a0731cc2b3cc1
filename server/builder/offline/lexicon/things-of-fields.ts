// What is a field of other things is a list of its own when somebody wants to keep it: "在庫を管理したい", "メニューと売上".
import type { FieldId } from './field-words.ts'

export const thingOfField: Partial<Record<FieldId, string>> = {
  stock: 'product',
  revenue: 'dailySales',
  salary: 'payslip',
  budget: 'budgetItem',
  cost: 'expense',
}
/** Where it is the only one: 現場写真を整理したい. */
export const thingOfLoneField: Partial<Record<FieldId, string>> = { ...thingOfField, image: 'photo' }
