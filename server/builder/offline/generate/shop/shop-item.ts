import type { Field } from '../../model.ts'
import { titleOf, valueOf } from '../context.ts'
import { display } from '../field-display.ts'
import { attribute, createImports, jsxText, print, quote, tag, type Imports } from '../markup.ts'
import { shopDir, type Shop } from './shop.ts'

const alsoMax = 4

/** Not told to customers, or told elsewhere on the page. */
const besides = /sku|barcode|supplier|cost|purchase|stock|minLevel|reorder/i
const isFact = ({ product, price, category, text, stock }: Shop, field: Field): boolean =>
  ![product.title, price, category, text, stock, product.image].includes(field) &&
  !field.hidden &&
  field.type !== 'image' &&
  !besides.test(field.concept ?? field.id)

/** Size, brand, condition: each with its label. */
function factsOf(shop: Shop, imports: Imports): string {
  const { context, product } = shop
  const facts = product.thing.fields.filter((field) => isFact(shop, field))
  if (!facts.length) return ''
  imports.use('@/components/ui/field', 'Detail')
  const rows = facts.map((field) =>
    tag('Detail', [`label=${attribute(field.label)}`], display(context, product, field, 'row', 'detail', imports)),
  )
  return `          ${print(tag('dl', ['className="mt-6 divide-y divide-border border-y border-border text-sm"'], ...rows), 10)}\n`
}

/** `shop-item-page.tsx`: one of the goods, all that is told of it, and a way into the cart. */
export function writeItemPage(shop: Shop): void {
  const { context, page, product, price, category, text, stock } = shop
  const { say } = context
  const { collection } = product
  const imports = createImports()
  imports.use('react', 'useState')
  imports.use('react-router', 'Link', 'useParams')
  imports.use('lucide-react', 'ArrowLeftIcon', 'ShoppingCartIcon')
  imports.use('@/components/layout/page-header', 'NotFoundPage')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('@/components/ui/stepper', 'Stepper')
  imports.use('@/components/ui/toast', 'toast')
  imports.use('@/data/cart', 'addToCart', 'quantityMax')
  imports.use(`@/data/${product.slug}`, collection)
  imports.use('@/lib/format', 'formatMoney')
  imports.use('@/lib/project', 'projectName')
  imports.use('./cart-link', 'CartLink')
  imports.use('./product-card', 'ProductCard')
  const left = stock ? valueOf(product, stock, 'row') : null
  const title = titleOf(product, 'row')
  const alike = category ? ` && ${valueOf(product, category, 'other')} === ${valueOf(product, category, 'row')}` : ''
  const facts = factsOf(shop, imports)
  context.files[`${shopDir}/shop-item-page.tsx`] = `@imports

export function ShopItemPage() {
  const { id } = useParams()
  const rows = ${collection}.useAll()
  const [quantity, setQuantity] = useState(1)
  const row = rows.find((each) => each.id === id)
  if (!row) return <NotFoundPage />
  const alsoLike = rows.filter((other) => other.id !== row.id${alike}).slice(0, ${alsoMax})
  return (
    <div className="space-y-14">
      <title>{\`\${${title}} · \${projectName}\`}</title>
      <div className="flex items-center justify-between gap-4">
        <Link
          to=${attribute(page.path)}
          className="focus-ring inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-muted-foreground hover:text-foreground"
        >
          <ArrowLeftIcon className="size-4" aria-hidden="true" />
          ${jsxText(say('backToShop'))}
        </Link>
        <CartLink />
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-12">
        <Cover src={${product.image ? valueOf(product, product.image, 'row') : "''"}} seed={${title}} className="aspect-square w-full rounded-2xl" />
        <div className="self-center">
${category ? `          <p className="text-sm font-medium text-accent-foreground">{${valueOf(product, category, 'row')}}</p>\n` : ''}          <h1 className="mt-1 font-display text-3xl font-semibold text-balance wrap-break-word sm:text-4xl">{${title}}</h1>
          <p className="mt-3 text-2xl tabular-nums">{formatMoney(${valueOf(product, price, 'row')})}</p>
${text ? `          <p className="mt-5 leading-relaxed whitespace-pre-line text-muted-foreground">{${valueOf(product, text, 'row')}}</p>\n` : ''}${facts}          <div className="mt-7 flex flex-wrap items-center gap-3">
            <Stepper label=${attribute(say('quantity'))} value={quantity} max={${left ? `Math.max(1, Math.min(quantityMax, ${left}))` : 'quantityMax'}} onChange={setQuantity} />
            <Button
              size="lg"
${left ? `              disabled={${left} <= 0}\n` : ''}              onClick={() => {
                addToCart(row.id, quantity${left ? `, ${left}` : ''})
                toast(${quote(say('inCart'))})
              }}
            >
              <ShoppingCartIcon /> ${left ? `{${left} > 0 ? ${quote(say('addToCart'))} : ${quote(say('soldOut'))}}` : jsxText(say('addToCart'))}
            </Button>
          </div>
${left ? `          {${left} > 0 && ${left} <= 5 && (\n            <p className="mt-3 text-sm font-medium text-tone-amber">{\`${say('leftInStock', { count: `\${${left}}` })}\`}</p>\n          )}\n` : ''}        </div>
      </div>
      {alsoLike.length > 0 && (
        <section>
          <h2 className="font-display text-xl font-semibold">${jsxText(say('alsoLike'))}</h2>
          <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
            {alsoLike.map((other) => (
              <li key={other.id} className="min-w-0">
                <ProductCard row={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
`.replace('@imports', () => imports.print())
}
