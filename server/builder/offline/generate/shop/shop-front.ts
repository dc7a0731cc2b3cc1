import { optionStem, titleOf, valueOf } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'
import { nothingOffered } from '../nothing-offered.ts'
import { ownOrder } from '../sorting.ts'
import { writeShopHero } from './shop-hero.ts'
import { writeItemPage } from './shop-item.ts'
import { isSegmented, shopDir, type Shop } from './shop.ts'

/** What a card says below its picture. */
const factsOnCard = 2

/** `shop-page.tsx`, `shop-hero.tsx`, `shop-item-page.tsx`, `product-card.tsx` and `cart-link.tsx`. */
export function writeShopFront(shop: Shop): void {
  writeShopPage(shop)
  writeShopHero(shop)
  writeItemPage(shop)
  writeCard(shop)
  writeCartLink(shop)
}

function writeShopPage(shop: Shop): void {
  const { context, product, price, category: kind, text, facets } = shop
  const { say } = context
  // many kinds are chosen from a list, as all else is
  const category = isSegmented(kind) ? kind : undefined
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
  const searched = [
    titleOf(product, 'row'),
    ...(text ? [valueOf(product, text, 'row')] : []),
    ...[...(kind ? [kind] : []), ...facets].map((field) => valueOf(product, field, 'row')),
  ]
  if (category) {
    imports.use('@/components/ui/toolbar', 'Segmented')
    imports.use(`@/data/${product.slug}`, `${optionStem(product, category)}Options`)
  }
  const narrowing = [...(kind && !category ? [kind] : []), ...facets]
  if (narrowing.length) imports.use('./facet-select', 'FacetSelect')
  const [facetList, facetState, facetTest, facetSelects, facetClear] = narrowing.length
    ? [
        `/** What the goods can be narrowed down by. */
const facets = [
${narrowing.map((field) => `  { label: ${quote(field.label)}, of: (row: ${type}) => ${valueOf(product, field, 'row')} },`).join('\n')}
]

`,
        `  const [chosen, setChosen] = useState(facets.map(() => ''))\n`,
        `    .filter((row) => facets.every(({ of }, at) => !chosen[at] || of(row) === chosen[at]))\n`,
        `          {facets.map(({ label, of }, at) => (
            <FacetSelect
              key={label}
              label={label}
              values={rows.map(of)}
              value={chosen[at] ?? ''}
              onChange={(value) => setChosen(chosen.with(at, value))}
            />
          ))}
`,
        `              setChosen(facets.map(() => ''))\n`,
      ]
    : ['', '', '', '', '']
  const money = (row: string) => valueOf(product, price, row)
  const own = ownOrder(product, imports)
  context.files[`${shopDir}/shop-page.tsx`] = `@imports

${facetList}const sortings = {
  recommended: ${own ? `(a: ${type}, b: ${type}) => ${own}` : '() => 0'},
  cheapest: (a: ${type}, b: ${type}) => ${money('a')} - ${money('b')},
  dearest: (a: ${type}, b: ${type}) => ${money('b')} - ${money('a')},
}

export function ShopPage() {
  const rows = ${collection}.useAll()
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<keyof typeof sortings>('recommended')
${category ? "  const [category, setCategory] = useState('')\n" : ''}${facetState}  const visible = rows
    .filter((row) => matches(query, [${searched.join(', ')}]))
${category ? `    .filter((row) => !category || ${valueOf(product, category, 'row')} === category)\n` : ''}${facetTest}    .toSorted(sortings[order])
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
}${facetSelects}          <Select
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
${nothingOffered(context, product, 'StoreIcon', imports, say('nothingForSale'))}      )}
      {rows.length > 0 && visible.length === 0 && (
        <EmptyState icon={StoreIcon} title=${attribute(say('noMatch', { many }))} text=${attribute(say('noMatchHint'))}>
          <Button
            variant="secondary"
            onClick={() => {
              setQuery('')
${category ? "              setCategory('')\n" : ''}${facetClear}            }}
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

function writeCard({ context, product, price, category, facets, stock, paths }: Shop): void {
  const { say } = context
  const imports = createImports()
  imports.use('react-router', 'Link')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use(`@/data/${product.slug}`, `type ${product.type}`)
  imports.use('@/lib/format', 'formatMoney')
  const picture = product.image ? valueOf(product, product.image, 'row') : "''"
  const facts = [...(category ? [category] : []), ...facets].slice(0, factsOnCard).map((field) => valueOf(product, field, 'row'))
  const told = facts.length > 1 ? `[${facts.join(', ')}].filter(Boolean).join(' · ')` : facts[0]
  context.files[`${shopDir}/product-card.tsx`] = `@imports

/** A product in the shop's grid; the whole card leads to it. */
export function ProductCard({ row }: { row: ${product.type} }) {
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lifted">
      <Cover src={${picture}} seed={${titleOf(product, 'row')}} className="aspect-4/3 w-full" />
      <div className="flex flex-1 flex-col p-3 sm:p-4">
${told ? `        <p className="truncate text-xs text-muted-foreground">{${told}}</p>\n` : ''}        <h2 className="mt-0.5 font-display text-sm font-semibold text-balance wrap-break-word sm:text-base">
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
