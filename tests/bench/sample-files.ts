// The files of the sample project that do not depend on how many pages it has.
import type { SourceFiles } from '#server/compiler/compiler.ts'

const component = (name: string, tag: string, classes: string) => `import type { ComponentProps } from 'react'
import { cn } from '@/shared/cn'

export function ${name}({ className, ...rest }: ComponentProps<'${tag}'>) {
  return <${tag} className={cn('${classes}', className)} {...rest} />
}
`

export const components: Record<string, string> = {
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

export const fixed: SourceFiles = {
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
