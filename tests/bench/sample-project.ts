// A project of about forty files for tests and measurements: router, lazy pages, icons, a chart, forms, schemas, stores. It stands
// for what a builder writes; `pages` makes it larger.
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { components, fixed } from './sample-files.ts'

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
