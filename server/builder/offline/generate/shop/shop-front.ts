import { listPageOf, optionStem, titleOf, valueOf } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'
import { writeShopHero } from './shop-hero.ts'
import { shopDir, type Shop } from './shop.ts'

const alsoMax = 4

/** `shop-page.tsx`, `shop-hero.tsx`, `shop-item-page.tsx`, `product-card.tsx` and `cart-link.tsx`. */
export function writeShopFront(shop: Shop): void {
  writeShopPage(shop)
  writeShopHero(shop)
  writeItemPage(shop)
  writeCard(shop)
  writeCartLink(shop)
}

function writeShopPage({ context, product, price, category, text }: Shop): void {
  const { say } = context
  const { collection, type, many } = product
  const imports = createImports()
  imports.use('react', 'useState')
  imports.use('lucide-react', 'StoreIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'EmptyState')
  imports.use('@/components/ui/field', 'Select')
  imports.use('@/components/ui/toolbar', 'SearchInput')
  imports.use(`@/data/${product.slug}`, collection, `type ${type}`)
  imports.use('@/lib/texts', 'matches')
  imports.use('./cart-link', 'CartLink')
  imports.use('./product-card', 'ProductCard')
  imports.use('./shop-hero', 'ShopHero')
  const owned = listPageOf(context, product.thing.id)
  if (owned) {
    imports.use('react-router', 'Link')
    imports.use('@/components/ui/button', 'buttonClass')
  }
  const searched = [
    titleOf(product, 'row'),
    ...(text ? [valueOf(product, text, 'row')] : []),
    ...(category ? [valueOf(product, category, 'row')] : []),
  ]
  if (category) {
    imports.use('@/components/ui/toolbar', 'Segmented')
    imports.use(`@/data/${product.slug}`, `${optionStem(product, category)}Options`)
  }
  const money = (row: string) => valueOf(product, price, row)
  context.files[`${shopDir}/shop-page.tsx`] = `@imports

const sortings = {
  recommended: () => 0,
  cheapest: (a: ${type}, b: ${type}) => ${money('a')} - ${money('b')},
  dearest: (a: ${type}, b: ${type}) => ${money('b')} - ${money('a')},
}

export function ShopPage() {
  const rows = ${collection}.useAll()
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<keyof typeof sortings>('recommended')
${category ? "  const [category, setCategory] = useState('')\n" : ''}  const visible = rows
    .filter((row) => matches(query, [${searched.join(', ')}]))
${category ? `    .filter((row) => !category || ${valueOf(product, category, 'row')} === category)\n` : ''}    .toSorted(sortings[order])
  return (
    <div className="space-y-7">
      <ShopHero rows={rows} />
      {rows.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <SearchInput label=${attribute(say('searchMany', { many }))} value={query} onChange={setQuery} />
${
  category
    ? `          <Segmented
            label=${attribute(category.label)}
            value={category}
            options={['', ...${optionStem(product, category)}Options].map((option) => ({ value: option, label: option || ${quote(say('allOfThem'))} }))}
            onChange={setCategory}
          />\n`
    : ''
}          <Select
            aria-label=${attribute(say('sortBy'))}
            value={order}
            onChange={(event) => setOrder(event.target.value as keyof typeof sortings)}
            className="w-48 max-sm:min-w-40 max-sm:flex-1 sm:ml-auto"
          >
            <option value="recommended">${jsxText(say('recommended'))}</option>
            <option value="cheapest">${jsxText(say('cheapest'))}</option>
            <option value="dearest">${jsxText(say('dearest'))}</option>
          </Select>
          <CartLink />
        </div>
      )}
      {rows.length === 0 && (
        <EmptyState
          icon={StoreIcon}
          title=${attribute(say('nothingForSale'))}
          text=${attribute(say('forSaleHint', { many: product.thing.many }))}
        >
${
  owned
    ? `          <Link to=${attribute(owned.path)} className={buttonClass()}>
            ${jsxText(product.thing.many)}
          </Link>
`
    : ''
}        </EmptyState>
      )}
      {rows.length > 0 && visible.length === 0 && (
        <EmptyState icon={StoreIcon} title=${attribute(say('noMatch', { many }))} text=${attribute(say('noMatchHint'))}>
          <Button
            variant="secondary"
            onClick={() => {
              setQuery('')
${category ? "              setCategory('')\n" : ''}            }}
          >
            ${jsxText(say('clearFilters'))}
          </Button>
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
        {visible.map((row) => (
          <li key={row.id} className="min-w-0">
            <ProductCard row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

function writeCard({ context, product, price, category, stock, paths }: Shop): void {
  const { say } = context
  const imports = createImports()
  imports.use('react-router', 'Link')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use(`@/data/${product.slug}`, `type ${product.type}`)
  imports.use('@/lib/format', 'formatMoney')
  const picture = product.image ? valueOf(product, product.image, 'row') : "''"
  context.files[`${shopDir}/product-card.tsx`] = `@imports

/** A product in the shop's grid; the whole card leads to it. */
export function ProductCard({ row }: { row: ${product.type} }) {
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lifted">
      <Cover src={${picture}} seed={${titleOf(product, 'row')}} className="aspect-4/3 w-full" />
      <div className="flex flex-1 flex-col p-3 sm:p-4">
${category ? `        <p className="truncate text-xs text-muted-foreground">{${valueOf(product, category, 'row')}}</p>\n` : ''}        <h2 className="mt-0.5 font-display text-sm font-semibold text-balance wrap-break-word sm:text-base">
          <Link to={\`${paths.item}/\${row.id}\`} className="focus-ring rounded-sm after:absolute after:inset-0 group-hover:underline">
            {${titleOf(product, 'row')}}
          </Link>
        </h2>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-2 font-semibold tabular-nums">
          {formatMoney(${valueOf(product, price, 'row')})}
${stock ? `          {${valueOf(product, stock, 'row')} <= 0 && <span className="text-xs font-medium text-muted-foreground">${jsxText(say('soldOut'))}</span>}\n` : ''}        </p>
      </div>
    </Card>
  )
}
`.replace('@imports', () => imports.print())
}

function writeItemPage({ context, page, product, price, category, text, stock }: Shop): void {
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
${text ? `          <p className="mt-5 leading-relaxed whitespace-pre-line text-muted-foreground">{${valueOf(product, text, 'row')}}</p>\n` : ''}          <div className="mt-7 flex flex-wrap items-center gap-3">
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

function writeCartLink({ context, paths }: Shop): void {
  const { say } = context
  context.files[`${shopDir}/cart-link.tsx`] = `import { ShoppingCartIcon } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { cart } from '@/data/cart'

/** The way to the cart, with how much lies in it. */
export function CartLink() {
  const count = cart.useAll().reduce((sum, line) => sum + line.quantity, 0)
  return (
    <Link to=${attribute(paths.cart)} className={buttonClass({ variant: 'secondary' })}>
      <ShoppingCartIcon aria-hidden="true" /> ${jsxText(say('cart'))}
      {count > 0 && (
        <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-primary-foreground tabular-nums">{count}</span>
      )}
    </Link>
  )
}
`
}
