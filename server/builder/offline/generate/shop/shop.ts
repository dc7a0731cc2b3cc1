import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of a shop work with: its things, the fields that play a part, and where its pages are. */
export type Shop = {
  context: Context
  page: Page
  product: ThingNames
  order: ThingNames
  line: ThingNames
  price: Field
  category?: Field
  /** what the goods can be narrowed down by besides */
  facets: Field[]
  text?: Field
  stock?: Field
  /** adresses of one product, the cart and the checkout */
  paths: { item: string; cart: string; checkout: string }
}

/** So many choices stand side by side. */
const sideBySideMax = 6
export const isSegmented = (category: Field | undefined): category is Field =>
  category !== undefined && (category.options?.length ?? 0) <= sideBySideMax

export const shopDir = 'src/features/shop'
