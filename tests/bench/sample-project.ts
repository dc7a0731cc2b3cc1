// A project of about forty files for tests and measurements: router, lazy pages, icons, a chart, forms, schemas, stores. It stands
// for what a builder writes; `pages` makes it larger.
import type { SourceFiles } from '#server/compiler/compiler.ts'

const things = [
  'customer',
  'order',
  'invoice',
  'visit',
  'product',
  'supplier',
  'ticket',
  'contract',
  'payment',
  'delivery',
  'quote',
  'lead',
]
const colors = ['emerald', 'sky', 'violet', 'rose', 'amber', 'indigo', 'teal', 'fuchsia', 'cyan', 'lime', 'orange', 'blue']
const icons = [
  'Users',
  'ShoppingCart',
  'Receipt',
  'Calendar',
  'Package',
  'Truck',
  'Ticket',
  'FileText',
  'CreditCard',
  'Send',
  'Quote',
  'Star',
]
const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const component = (name: string, tag: string, classes: string) => `import type { ComponentProps } from 'react'
import { cn } from '@/shared/cn'

export function ${name}({ className, ...rest }: ComponentProps<'${tag}'>) {
  return <${tag} className={cn('${classes}', className)} {...rest} />
}
`

const components: Record<string, string> = {
  card: component(
    'Card',
    'div',
    'rounded-xl border border-stone-200 bg-white p-6 shadow-sm dark:border-stone-800 dark:bg-stone-900',
  ),
  heading: component('Heading', 'h1', 'text-2xl font-semibold tracking-tight text-stone-900 dark:text-stone-50'),
  input: component(
    'Input',
    'input',
    'h-10 w-full rounded-lg border border-stone-300 px-3 text-sm focus-visible:outline-2 focus-visible:outline-offset-2',
  ),
  label: component('Label', 'label', 'grid gap-1.5 text-sm font-medium text-stone-700 dark:text-stone-300'),
  badge: component('Badge', 'span', 'inline-flex items-center rounded-full bg-stone-100 px-2.5 py-0.5 text-xs font-medium'),
  table: component('Table', 'table', 'w-full caption-bottom text-left text-sm [&_td]:p-3 [&_th]:p-3'),
  toolbar: component('Toolbar', 'div', 'flex flex-wrap items-center justify-between gap-3 py-4'),
  empty: component('Empty', 'p', 'grid place-items-center rounded-lg border border-dashed p-10 text-stone-500'),
}

const fixed: SourceFiles = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Northwind desk</title>
  </head>
  <body class="antialiased">
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  'package.json': `{ "name": "northwind-desk", "private": true, "type": "module" }\n`,
  'public/robots.txt': 'User-agent: *\nAllow: /\n',
  'tsconfig.json': `{
  "compilerOptions": {
    "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx", "strict": true,
    "noEmit": true, "skipLibCheck": true, "lib": ["ES2023", "DOM", "DOM.Iterable"], "paths": { "@/*": ["./src/*"] }
  },
  "include": ["src"]
}
`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './index.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/index.css': `@import "tailwindcss";
@custom-variant dark (&:where(.dark, .dark *));
@theme {
  --color-brand: oklch(0.62 0.19 255);
  --radius-card: 0.75rem;
}
@layer base {
  body { @apply bg-stone-50 text-stone-900; }
}
`,
  'src/shared/cn.ts': `import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

export const cn = (...values: ClassValue[]) => twMerge(clsx(values))
`,
  'src/shared/format.ts': `import { format } from 'date-fns'

export const money = (value: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(value)
export const day = (value: string) => format(new Date(value), 'd MMM yyyy')
`,
  'src/shared/store.ts': `import { create } from 'zustand'

type Desk = { open: boolean; toggle(): void }
export const useDesk = create<Desk>((set) => ({ open: true, toggle: () => set((state) => ({ open: !state.open })) }))
`,
  'src/components/button.tsx': `import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/cn'

const look = cva('inline-flex h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium transition-colors disabled:opacity-50', {
  variants: { tone: { main: 'bg-brand text-white hover:opacity-90', quiet: 'bg-transparent hover:bg-stone-100' } },
  defaultVariants: { tone: 'main' },
})

export function Button({ className, tone, ...rest }: ComponentProps<'button'> & VariantProps<typeof look>) {
  return <button type="button" className={cn(look({ tone }), className)} {...rest} />
}
`,
  'src/components/stat.tsx': `import type { LucideIcon } from 'lucide-react'
import { Card } from './card'

export function Stat({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Card>
      <Icon className="size-5 text-brand" aria-hidden />
      <p className="mt-3 text-sm text-stone-500">{label}</p>
      <p className="text-2xl font-semibold tabular-nums">{value}</p>
    </Card>
  )
}
`,
  'src/components/chart.tsx': `import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export function Chart({ rows }: { rows: { month: string; total: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <AreaChart data={rows}>
        <CartesianGrid strokeDasharray="3 3" />
        <XAxis dataKey="month" />
        <YAxis />
        <Tooltip />
        <Area dataKey="total" stroke="#2563eb" fill="#bfdbfe" />
      </AreaChart>
    </ResponsiveContainer>
  )
}
`,
  'src/pages/home.tsx': `import { Activity, Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Stat } from '@/components/stat'
import { money } from '@/shared/format'

export function Home() {
  const [count, setCount] = useState(0)
  return (
    <div className="grid gap-6">
      <Heading>Dashboard</Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <Stat icon={Wallet} label="Revenue" value={money(48210)} />
        <Stat icon={Activity} label="Visits" value="1,204" />
      </div>
      <Button id="counter" onClick={() => setCount(count + 1)}>
        <Plus className="size-4" /> Count {count}
      </Button>
    </div>
  )
}
`,
  'src/pages/report.tsx': `import { Chart } from '@/components/chart'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'

const rows = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, index) => ({ month, total: 1200 + index * 340 }))

export default function Report() {
  return (
    <div className="grid gap-6">
      <Heading>Report</Heading>
      <Card><Chart rows={rows} /></Card>
    </div>
  )
}
`,
}

function thingFiles(thing: string, index: number): SourceFiles {
  const Thing = upper(thing)
  const color = colors[index % colors.length]
  return {
    [`src/${thing}s/${thing}.ts`]: `import { z } from 'zod'

export const ${thing}Schema = z.object({ id: z.string(), name: z.string().min(2), amount: z.number(), at: z.string() })
export type ${Thing} = z.infer<typeof ${thing}Schema>

export const ${thing}s: ${Thing}[] = Array.from({ length: 12 }, (_, index) => ({
  id: \`${thing}-\${index}\`, name: \`${Thing} \${index + 1}\`, amount: 100 + index * 37, at: '2026-01-12',
}))
`,
    [`src/${thing}s/${thing}-row.tsx`]: `import { Badge } from '@/components/badge'
import { day, money } from '@/shared/format'
import type { ${Thing} } from './${thing}'

export function ${Thing}Row({ ${thing} }: { ${thing}: ${Thing} }) {
  return (
    <tr className="border-b last:border-0 hover:bg-${color}-50">
      <td className="font-medium text-${color}-900">{${thing}.name}</td>
      <td className="tabular-nums">{money(${thing}.amount)}</td>
      <td><Badge className="bg-${color}-100 text-${color}-800">{day(${thing}.at)}</Badge></td>
    </tr>
  )
}
`,
    [`src/${thing}s/${thing}s-page.tsx`]: `import { ${icons[index % icons.length]}, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Card } from '@/components/card'
import { Empty } from '@/components/empty'
import { Heading } from '@/components/heading'
import { Input } from '@/components/input'
import { Label } from '@/components/label'
import { Table } from '@/components/table'
import { Toolbar } from '@/components/toolbar'
import { ${thing}s } from './${thing}'
import { ${Thing}Row } from './${thing}-row'

export default function ${Thing}sPage() {
  const [query, setQuery] = useState('')
  const found = useMemo(() => ${thing}s.filter((each) => each.name.toLowerCase().includes(query.toLowerCase())), [query])
  return (
    <div className="grid gap-${2 + (index % 6)}">
      <Toolbar>
        <Heading className="flex items-center gap-2"><${icons[index % icons.length]} className="size-6 text-${color}-600" /> ${Thing}s</Heading>
        <Label><span className="flex gap-1"><Search className="size-4" /> Search</span>
          <Input value={query} onChange={(event) => setQuery(event.target.value)} />
        </Label>
      </Toolbar>
      <Card>
        {found.length === 0 ? <Empty>Nothing found</Empty> : (
          <Table><tbody>{found.map((each) => <${Thing}Row key={each.id} ${thing}={each} />)}</tbody></Table>
        )}
      </Card>
    </div>
  )
}
`,
  }
}

function shell(names: string[]): string {
  const lazy = names.map((name) => `const ${upper(name)}sPage = lazy(() => import('@/${name}s/${name}s-page'))`)
  const links = names.map((name) => `  { to: '/${name}s', label: '${upper(name)}s' },`)
  const routes = names.map((name) => `            <Route path="/${name}s" element={<${upper(name)}sPage />} />`)
  return `import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, NavLink, Route, Routes } from 'react-router'
import { Button } from '@/components/button'
import { Home } from '@/pages/home'
import { useDesk } from '@/shared/store'

const Report = lazy(() => import('@/pages/report'))
${lazy.join('\n')}

const links = [
  { to: '/', label: 'Home' },
  { to: '/report', label: 'Report' },
${links.join('\n')}
]

export function App() {
  const { open, toggle } = useDesk()
  return (
    <BrowserRouter>
      <div className="flex min-h-screen gap-8 p-8">
        <aside className="w-48 shrink-0">
          <Button tone="quiet" aria-label="Menu" onClick={toggle}><Menu className="size-5" /></Button>
          {open && <nav className="mt-4 grid gap-1 text-sm">{links.map((link) => <NavLink key={link.to} to={link.to} className="rounded-lg px-3 py-2 hover:bg-stone-100 aria-[current=page]:font-semibold">{link.label}</NavLink>)}</nav>}
        </aside>
        <main className="flex-1">
          <Suspense fallback={<p>Loading…</p>}>
            <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/report" element={<Report />} />
${routes.join('\n')}
            </Routes>
          </Suspense>
        </main>
      </div>
    </BrowserRouter>
  )
}
`
}

/** With the default of eight things, forty source files. */
export function sampleProject({ pages = 8, seed = 0 } = {}): SourceFiles {
  const names = Array.from(
    { length: pages },
    (_, index) => things[index % things.length]! + (index < things.length ? '' : `${index}`),
  )
  const files: SourceFiles = { ...fixed, 'src/app.tsx': shell(names) }
  for (const [name, text] of Object.entries(components)) files[`src/components/${name}.tsx`] = text
  names.forEach((name, index) => Object.assign(files, thingFiles(name, index + seed)))
  return files
}
