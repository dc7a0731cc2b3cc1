// A blueprint says what a trade, a club or a household usually keeps, for prompts that name only the domain ("for my bakery").
import type { palettes, looks } from '../model.ts'

export type BlueprintEntry = {
  id: string
  /** words that name the domain, the label first */
  en: string
  sv: string
  ja: string
  /** ids of things, the most important first */
  things: string
  palette: (typeof palettes)[number]
  look: (typeof looks)[number]
  /** other options of a field here: `product.category` -> `Bread/Pastries/Cakes` */
  options?: Record<string, string>
  dashboard?: boolean
  /** sample rows by thing, where the domain's own are more believable; cells as in `columns` of the thing */
  rows?: Record<string, { columns: string; rows: readonly (readonly (string | number | boolean)[])[] }>
  /** what the trade calls a thing: `booking` -> `Appointment/Appointments|Besök/Besök|予約` */
  names?: Record<string, string>
  /** a believable name of such a place, in three languages */
  brand?: string
}

export const blueprint = (id: string, entry: Omit<BlueprintEntry, 'id'>): BlueprintEntry => ({ id, ...entry })
