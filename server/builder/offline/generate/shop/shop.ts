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
  text?: Field
  stock?: Field
  /** adresses of one product, the cart and the checkout */
  paths: { item: string; cart: string; checkout: string }
}

export const shopDir = 'src/features/shop'
