// Figures that people ask for by name and that follow from others: a balance, a profit, the value of a stock. Each with how it is
// called, what it is worked out from, and the field to add where one part is not there yet.
import type { Figure } from './figure.ts'
import { measureFigures } from './measure-figures.ts'
import { moneyFigures } from './money-figures.ts'

export const derivedFigures: Readonly<Record<string, Figure>> = { ...moneyFigures, ...measureFigures }
