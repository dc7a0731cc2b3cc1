import type { Field } from '../../model.ts'
import { propertyOf, titleOf, valueOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { attribute, createImports, jsxText, print, quote } from '../markup.ts'
import { isAskedBeside } from '../visitor-fields.ts'
import { shopDir, type Shop } from './shop.ts'

/** `cart-page.tsx`, `cart-lines.ts` and `checkout-page.tsx`. */
export function writeCheckout(shop: Shop): void {
  writeCartLines(shop)
  writeCartPage(shop)
  writeCheckoutPage(shop)
}

function writeCartLines({ context, product, price }: Shop): void {
  const { collection, type } = product
  context.files[`${shopDir}/cart-lines.ts`] = `import { cart, type CartLine } from '@/data/cart'
import { ${collection}, type ${type} } from '@/data/${product.slug}'

interface FilledLine {
  line: CartLine
  item: ${type}
  /** price times quantity */
  sum: number
}

/** What lies in the cart with its products, and what it costs. A product that is no longer sold falls out. */
export function useCartLines() {
  const items = ${collection}.useAll()
  const lines = cart
    .useAll()
    .toReversed()
    .flatMap((line): FilledLine[] => {
      const item = items.find(({ id }) => id === line.productId)
      return item ? [{ line, item, sum: line.quantity * ${valueOf(product, price, 'item')} }] : []
    })
  return { lines, total: lines.reduce((sum, line) => sum + line.sum, 0) }
}
`
}

function writeCartPage({ context, page, product, price, stock, paths }: Shop): void {
  const { say } = context
  const imports = createImports()
  imports.use('react-router', 'Link')
  imports.use('lucide-react', 'ShoppingCartIcon', 'Trash2Icon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/components/ui/card', 'Card', 'EmptyState')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('@/components/ui/stepper', 'Stepper')
  imports.use('@/components/ui/toast', 'toast')
  imports.use('@/data/cart', 'cart', 'quantityMax', 'setQuantity')
  imports.use('@/lib/format', 'formatMoney')
  imports.use('./cart-lines', 'useCartLines')
  const title = titleOf(product, 'item')
  const named = (word: 'quantityOf' | 'removeItem') => `{\`${say(word, { title: `\${${title}}` })}\`}`
  context.files[`${shopDir}/cart-page.tsx`] = `@imports

export function CartPage() {
  const { lines, total } = useCartLines()
  if (lines.length === 0)
    return (
      <div className="space-y-6">
        <PageHeader title=${attribute(say('cart'))} />
        <EmptyState icon={ShoppingCartIcon} title=${attribute(say('cartEmpty'))} text=${attribute(say('cartEmptyHint'))}>
          <Link to=${attribute(page.path)} className={buttonClass()}>
            ${jsxText(say('keepShopping'))}
          </Link>
        </EmptyState>
      </div>
    )
  return (
    <div className="space-y-6">
      <PageHeader title=${attribute(say('cart'))} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card>
          <ul className="divide-y divide-border">
            {lines.map(({ line, item, sum }) => (
              <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
                <Cover src={${product.image ? valueOf(product, product.image, 'item') : "''"}} seed={${title}} className="size-16 shrink-0 rounded-lg" />
                <div className="min-w-32 flex-1">
                  <Link to={\`${paths.item}/\${item.id}\`} className="focus-ring rounded-sm font-medium hover:underline">
                    {${title}}
                  </Link>
                  <p className="text-sm text-muted-foreground tabular-nums">{formatMoney(${valueOf(product, price, 'item')})}</p>
                </div>
                <div className="flex flex-1 items-center justify-end gap-3">
                  <Stepper
                    label=${named('quantityOf')}
                    value={line.quantity}
                    max={${stock ? `Math.max(1, Math.min(quantityMax, ${valueOf(product, stock, 'item')}))` : 'quantityMax'}}
                    onChange={(quantity) => setQuantity(line, quantity)}
                  />
                  <span className="min-w-18 text-right font-medium tabular-nums">{formatMoney(sum)}</span>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label=${named('removeItem')}
                    onClick={() => {
                      cart.remove(line.id)
                      toast(${quote(say('removedItem'))}, () => cart.restore([line]))
                    }}
                  >
                    <Trash2Icon />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card className="p-5">
          <p className="flex items-baseline justify-between gap-4 font-display text-lg font-semibold">
            <span>${jsxText(say('total'))}</span>
            <span className="tabular-nums">{formatMoney(total)}</span>
          </p>
          <div className="mt-5 grid gap-2">
            <Link to=${attribute(paths.checkout)} className={buttonClass({ size: 'lg' })}>
              ${jsxText(say('toCheckout'))}
            </Link>
            <Link to=${attribute(page.path)} className={buttonClass({ variant: 'secondary' })}>
              ${jsxText(say('keepShopping'))}
            </Link>
          </div>
        </Card>
      </div>
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

/** Fields of an order that a buyer fills in: not what the shop itself knows. */
const isAsked = (order: ThingNames, field: Field) =>
  field !== order.title &&
  field !== order.money &&
  field !== order.status &&
  field !== order.day &&
  !field.target &&
  (field.type !== 'bool' || isAskedBeside(field))

function writeCheckoutPage({ context, page, product, order, line, price, stock, paths }: Shop): void {
  const { say } = context
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('react-router', 'Link', 'Navigate')
  imports.use('lucide-react', 'CircleCheckIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/data/cart', 'emptyCart')
  imports.use(`@/data/${order.slug}`, order.collection, `empty${order.type}`, `type ${order.type}`)
  imports.use(`@/data/${line.slug}`, line.collection)
  imports.use('@/lib/format', 'formatMoney')
  imports.use('@/lib/number-series', 'nextNumber')
  imports.use('@/lib/store', 'type Draft')
  imports.use('./cart-lines', 'useCartLines')
  if (stock) imports.use(`@/data/${product.slug}`, product.collection)
  const asked = order.thing.fields.filter((field) => isAsked(order, field))
  // what the form needs an answer to, whatever the owner's form needs
  const name = asked.find(({ type }) => type === 'text')
  const names: ThingNames = { ...order, thing: { ...order.thing, fields: asked } }
  const controls = asked.map((field) => `            ${print(control(context, names, field, imports), 12)}`)
  const at = (field: Field | undefined) => (field ? valueOf(order, field, 'values') : "''")
  const email = asked.find(({ type }) => type === 'email')
  const number = propertyOf(order, order.title)
  const orderOf = line.thing.fields.find(({ target }) => target === order.thing.id)
  const productOf = line.thing.fields.find(({ target }) => target === product.thing.id)
  const quantity = line.thing.fields.find(({ type }) => type === 'int')
  const each = [
    `${propertyOf(line, line.title)}: ${titleOf(product, 'item')}`,
    orderOf && `${propertyOf(line, orderOf)}: order.id`,
    productOf && `${propertyOf(line, productOf)}: item.id`,
    quantity && `${propertyOf(line, quantity)}: line.quantity`,
    line.money && `${propertyOf(line, line.money)}: ${valueOf(product, price, 'item')}`,
  ].filter(Boolean)
  const lineDefaults = line.thing.fields.length > each.length ? `...empty${line.type}(), ` : ''
  if (lineDefaults) imports.use(`@/data/${line.slug}`, `empty${line.type}`)
  const stockDown = stock
    ? `      ${product.collection}.update(item.id, { ${propertyOf(product, stock)}: Math.max(0, ${valueOf(product, stock, 'item')} - line.quantity) })\n`
    : ''
  context.files[`${shopDir}/checkout-page.tsx`] = `@imports

export function CheckoutPage() {
  const { lines, total } = useCartLines()
  const rows = ${order.collection}.useAll()
  const [values, setValues] = useState<Draft<${order.type}>>(empty${order.type})
  const [problems, setProblems] = useState<Problems>({})
  const [placed, setPlaced] = useState<${order.type} | null>(null)
  const set = (changes: Partial<Draft<${order.type}>>) => setValues((current) => ({ ...current, ...changes }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    const ${number} = nextNumber(rows.map((row) => row.${number}), '#')
    const order = ${order.collection}.add({ ...values, ${number}${order.money ? `, ${propertyOf(order, order.money)}: total` : ''} })
    for (const { line, item } of lines) {
      ${line.collection}.add({ ${lineDefaults}${each.join(', ')} })
${stockDown}    }
    emptyCart()
    setPlaced(order)
  }

  if (placed) return <OrderPlaced order={placed} />
  if (lines.length === 0) return <Navigate to=${attribute(paths.cart)} replace />
  return (
    <div className="space-y-6">
      <PageHeader title=${attribute(say('checkout'))} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card className="p-5 sm:p-6">
          <h2 className="font-display text-lg font-semibold">${jsxText(say(asked.some(({ concept }) => concept === 'address') ? 'deliverTo' : 'whoFetches'))}</h2>
          <form id="checkout" onSubmit={submit} noValidate className="mt-5 grid gap-5 sm:grid-cols-2">
${controls.join('\n')}
          </form>
        </Card>
        <Card className="p-5">
          <h2 className="font-display text-lg font-semibold">${jsxText(say('yourOrder'))}</h2>
          <ul className="mt-3 divide-y divide-border text-sm">
            {lines.map(({ line, item, sum }) => (
              <li key={line.id} className="flex justify-between gap-4 py-2.5">
                <span className="min-w-0 wrap-break-word">
                  {line.quantity} × {${titleOf(product, 'item')}}
                </span>
                <span className="shrink-0 tabular-nums">{formatMoney(sum)}</span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t border-border pt-3 font-semibold">
            <span>${jsxText(say('total'))}</span>
            <span className="tabular-nums">{formatMoney(total)}</span>
          </p>
          <Button type="submit" form="checkout" size="lg" className="mt-5 w-full">
            ${jsxText(say('placeOrder'))}
          </Button>
          <p className="mt-3 text-xs leading-relaxed text-muted-foreground">${jsxText(say('orderNote'))}</p>
          <p className="mt-2 text-xs leading-relaxed text-muted-foreground">${jsxText(say('onlyHere'))}</p>
        </Card>
      </div>
    </div>
  )
}

function OrderPlaced({ order: values }: { order: ${order.type} }) {
  return (
    <div className="mx-auto max-w-md py-10 text-center" role="status">
      <CircleCheckIcon className="mx-auto size-14 text-tone-green" aria-hidden="true" />
      <p className="mt-5 text-muted-foreground">${jsxText(say('orderPlaced'))}</p>
      <h1 className="mt-1 font-display text-3xl font-semibold text-balance wrap-break-word">{\`${say('thanks', { name: `\${${at(name)}}` })}\`}</h1>
      <p className="mt-4 font-medium">{\`${say('orderNumberIs', { number: `\${values.${number}}` })}\`}</p>
${email ? `      <p className="mt-1 text-sm wrap-break-word text-muted-foreground">{\`${say('orderConfirm', { email: `\${${at(email)}}` })}\`}</p>\n` : ''}      <Link to=${attribute(page.path)} className={buttonClass({ variant: 'secondary' }, 'mt-7')}>
        ${jsxText(say('backToShop'))}
      </Link>
    </div>
  )
}

${problemsFinder(order.type, checks(context, names))}`.replace('@imports', () => imports.print())
}
