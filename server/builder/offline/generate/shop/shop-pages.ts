import type { Field, Page } from '../../model.ts'
import { isNumeric, thingOf, type Context, type ThingNames } from '../context.ts'
import type { Route } from '../routes-file.ts'
import type { Shop } from './shop.ts'
import { writeCheckout } from './shop-checkout.ts'
import { writeShopFront } from './shop-front.ts'

const facetsMax = 4
const isState = /status|stage|state/i
/** Each of the goods has another. */
const isCode = /sku|number|nummer|code|(?<!\p{L})kod|isbn|番号|品番|コード/iu
/** Choices, and short texts that somebody asked for. */
const isFacet = (field: Field, { title }: ThingNames): boolean =>
  field !== title &&
  !field.hidden &&
  !field.formula &&
  !isState.test(field.concept ?? field.id) &&
  !isCode.test(`${field.concept ?? ''} ${field.label}`) &&
  (field.type === 'select' || (field.type === 'text' && (field.why === 'said' || field.why === 'edit')))

/** A shop: products to browse, one to look at, a cart and a checkout that makes an order. Says which routes it brings. */
export function writeShopPages(context: Context, page: Page): Route[] {
  const product = thingOf(context, page.thing)
  const fields = product.thing.fields
  const taken = new Set(context.model.pages.map(({ path }) => path))
  const free = (wanted: string) => (taken.has(wanted) ? `/shop${wanted}` : wanted)
  const category = fields.find((field) => field.type === 'select' && !isState.test(field.concept ?? field.id))
  const shop: Shop = {
    context,
    page,
    product,
    order: thingOf(context, page.parts?.order),
    line: thingOf(context, page.parts?.line),
    price: product.money!,
    ...(category && { category }),
    facets: fields.filter((field) => field !== category && isFacet(field, product)).slice(0, facetsMax),
    text: fields.find(({ type }) => type === 'longtext'),
    stock: fields.find((field) => (field.concept ?? field.id) === 'stock' && isNumeric(field)),
    paths: { item: page.path === '/' ? free('/item') : page.path, cart: free('/cart'), checkout: free('/checkout') },
  }
  writeShopFront(shop)
  writeCheckout(shop)
  const route = (path: string, component: string, file: string, nav?: Route['nav']): Route => ({
    path,
    component,
    module: `@/features/shop/${file}`,
    ...(nav && { nav }),
  })
  return [
    route(page.path, 'ShopPage', 'shop-page', { label: page.title, icon: page.icon, place: 'main' }),
    route(`${shop.paths.item}/:id`, 'ShopItemPage', 'shop-item-page'),
    route(shop.paths.cart, 'CartPage', 'cart-page', { label: context.say('cart'), icon: 'ShoppingCart', place: 'main' }),
    route(shop.paths.checkout, 'CheckoutPage', 'checkout-page'),
  ]
}
