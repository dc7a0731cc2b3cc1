import { createCollection, number, text, type Draft, type Row, type Stored } from '@/lib/store'

export interface CartLine extends Row {
  productId: string
  quantity: number
}

export const quantityMax = 99

const upgrade = (stored: Stored): Draft<CartLine> => ({
  productId: text(stored.productId),
  quantity: number(stored.quantity),
})

/** What the visitor is about to order; kept in the browser, so it is still there tomorrow. */
export const cart = createCollection<CartLine>('cart', () => [], upgrade)

/** One more of a product, or several; never more than `max` of it. */
export function addToCart(productId: string, quantity = 1, max = quantityMax) {
  const line = cart.all().find((each) => each.productId === productId)
  if (line) setQuantity(line, Math.min(line.quantity + quantity, max))
  else cart.add({ productId, quantity: Math.min(quantity, max) })
}

export function setQuantity(line: CartLine, quantity: number) {
  cart.update(line.id, { quantity: Math.max(1, Math.min(quantity, quantityMax)) })
}

export function emptyCart() {
  for (const line of cart.all()) cart.remove(line.id)
}
