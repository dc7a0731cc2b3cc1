import { iconName, optionStem, propertyOf, titleOf, valueOf } from '../context.ts'
import { referenced } from '../field-display.ts'
import { ownOrder } from '../sorting.ts'
import { invoicingDir, type Invoicing } from './invoice.ts'
import { importStatCard } from '../import-stat-card.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'

/** `invoice-list-page.tsx` and `invoice-status.tsx`. */
export function writeInvoiceList(plan: Invoicing): void {
  const { context, page, invoice, customer, due, amount, status, issued } = plan
  const { say } = context
  const imports = createImports()
  const icon = iconName(invoice.thing.icon)
  imports.use('react', 'useState')
  imports.use('react-router', 'Link', 'useNavigate')
  imports.use('lucide-react', icon, 'PlusIcon', 'CircleCheckIcon', 'ClockIcon', 'TriangleAlert as AlertIcon')
  importStatCard(context, imports)
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card', 'EmptyState')
  imports.use('@/components/ui/marks', 'DueDate')
  imports.use('@/components/ui/toolbar', 'SearchInput', 'Segmented')
  imports.use(`@/data/${invoice.slug}`, invoice.collection, `${optionStem(invoice, status)}Options`, `type ${invoice.type}`)
  imports.use('@/lib/dates', 'today')
  imports.use('@/lib/format', 'formatDate', 'formatMoney')
  imports.use('@/lib/texts', 'matches')
  imports.use('@/lib/series', 'sum')
  imports.use('./invoice-status', 'InvoiceStatus')
  imports.use('./invoice-totals', 'isOverdue', 'isOwed', 'isPaid', 'pathOf', 'startInvoice')
  const to = customer.target
    ? referenced(context, invoice, customer, 'row', imports)
    : `${valueOf(invoice, customer, 'row')} || '–'`
  const money = valueOf(invoice, amount, 'row')
  const asked = ownOrder(invoice, imports)
  const { many } = invoice
  context.files[`${invoicingDir}/invoice-list-page.tsx`] = `@imports

const overdue = ${quote(say('overdue'))}
const totalOf = (rows: ${invoice.type}[]) => Math.round(sum(rows.map((row) => ${money})))

export function InvoiceListPage() {
  const navigate = useNavigate()
  const rows = ${invoice.collection}.useAll()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState('')
  const late = rows.filter(isOverdue)
  const paid = rows.filter((row) => isPaid(row) && ${valueOf(invoice, issued, 'row')}.startsWith(today().slice(0, 4)))
  const visible = rows
    .filter((row) => matches(query, [${titleOf(invoice, 'row')}, ${to}]))
    .filter((row) => !filter || (filter === overdue ? isOverdue(row) : ${valueOf(invoice, status, 'row')} === filter))
    .toSorted((a, b) => ${asked ? `${asked} || ` : ''}${valueOf(invoice, issued, 'b')}.localeCompare(${valueOf(invoice, issued, 'a')}))
  const start = () => navigate(pathOf(startInvoice()))
  const newButton = (
    <Button onClick={start}>
      <PlusIcon /> ${jsxText(say('newInvoice'))}
    </Button>
  )
  return (
    <div className="space-y-6">
      <PageHeader title=${attribute(page.title)} text=${attribute(say('invoicesHint'))}>
        {newButton}
      </PageHeader>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard label=${attribute(say('outstanding'))} value={formatMoney(totalOf(rows.filter(isOwed)))} icon={ClockIcon} />
        <StatCard label={overdue} value={formatMoney(totalOf(late))} icon={AlertIcon} />
        <StatCard label=${attribute(say('paidThisYear'))} value={formatMoney(totalOf(paid))} icon={CircleCheckIcon} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput label=${attribute(say('searchMany', { many }))} value={query} onChange={setQuery} />
        <Segmented
          label=${attribute(status.label)}
          value={filter}
          options={['', ...${optionStem(invoice, status)}Options, overdue].map((option) => ({ value: option, label: option || ${quote(say('allOfThem'))} }))}
          onChange={setFilter}
        />
      </div>
      {visible.length === 0 ? (
        <EmptyState
          icon={${icon}}
          title={rows.length === 0 ? ${quote(say('noneYet', { many }))} : ${quote(say('noMatch', { many }))}}
          text={rows.length === 0 ? ${quote(say('noneYetHint'))} : ${quote(say('noMatchHint'))}}
        >
          {rows.length === 0 && newButton}
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <table className="w-full text-sm">
            <thead className="border-b border-border text-left text-muted-foreground">
              <tr>
                <th className="px-4 py-3 font-medium">${jsxText(invoice.title.label)}</th>
                <th className="px-4 py-3 font-medium max-md:hidden">${jsxText(due.label)}</th>
                <th className="px-4 py-3 font-medium max-sm:hidden">${jsxText(status.label)}</th>
                <th className="px-4 py-3 text-right font-medium">${jsxText(amount.label)}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {visible.map((row) => (
                <tr key={row.id} className="relative hover:bg-muted/50">
                  <td className="px-4 py-3">
                    <Link to={pathOf(row)} className="focus-ring rounded-sm font-medium after:absolute after:inset-0">
                      {${to}}
                    </Link>
                    <span className="block text-xs text-muted-foreground">
                      {${titleOf(invoice, 'row')}} · {formatDate(${valueOf(invoice, issued, 'row')})}
                    </span>
                  </td>
                  <td className="px-4 py-3 max-md:hidden">
                    <DueDate day={${valueOf(invoice, due, 'row')}} done={!isOwed(row)} />
                  </td>
                  <td className="px-4 py-3 max-sm:hidden">
                    <InvoiceStatus row={row} />
                  </td>
                  <td className="px-4 py-3 text-right tabular-nums">
                    {formatMoney(${money})}
                    <span className="mt-1 block sm:hidden">
                      <InvoiceStatus row={row} />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  )
}
`.replace('@imports', () => imports.print())
  context.files[`${invoicingDir}/invoice-status.tsx`] = `import { Badge } from '@/components/ui/marks'
import type { ${invoice.type} } from '@/data/${invoice.slug}'
import { isDraft, isOverdue, isPaid } from './invoice-totals'

/** Where an invoice stands; red when it should have been paid. */
export function InvoiceStatus({ row }: { row: ${invoice.type} }) {
  if (isOverdue(row)) return <Badge tone="red">${jsxText(say('overdue'))}</Badge>
  return <Badge tone={isPaid(row) ? 'green' : isDraft(row) ? 'gray' : 'blue'}>{row.${propertyOf(invoice, status)}}</Badge>
}
`
}
