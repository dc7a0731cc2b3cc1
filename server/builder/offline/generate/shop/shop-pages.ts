import type { Page } from '../../model.ts'
import { thingOf, type Context } from '../context.ts'
import type { Route } from '../routes-file.ts'
import type { Shop } from './shop.ts'
import { writeCheckout } from './shop-checkout.ts'
import { writeShopFront } from './shop-front.ts'

/** A shop: products to browse, one to look at, a cart and a checkout that makes an order. Says which routes it brings. */
export function writeShopPages(context: Context, page: Page): Route[] {
  const product = thingOf(context, page.thing)
  const fields = product.thing.fields
  const taken = new Set(context.model.pages.map(({ path }) => path))
  const free = (wanted: string) => (taken.has(wanted) ? `/shop${wanted}` : wanted)
  const shop: Shop = {
    context,
    page,
    product,
    order: thingOf(context, page.parts?.order),
    line: thingOf(context, page.parts?.line),
    price: product.money!,
    category: fields.find(({ type, concept, id }) => type === 'select' && !/status|stage|state/i.test(concept ?? id)),
    text: fields.find(({ type }) => type === 'longtext'),
    stock: fields.find(({ concept, id }) => (concept ?? id) === 'stock'),
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
