import { iconImport, type Context } from './context.ts'
import { createImports, quote } from './markup.ts'

/** A route of the project: what it is called, where its component stands. */
export type Route = {
  path: string
  component: string
  /** module to import it from, as `@/…` */
  module: string
  /** its place in the navigation, if it has one */
  nav?: { label: string; icon: string; place: 'main' | 'footer' }
}

const shellNames = { sidebar: 'SidebarShell', topbar: 'TopbarShell', site: 'SiteShell', focus: 'FocusShell' }

/** `src/App.tsx` with the routes, `src/components/layout/layout.tsx` with the navigation. */
export function writeShellFiles(context: Context, routes: Route[]): void {
  const { files } = context
  const imports = createImports()
  imports.use('react-router', 'createBrowserRouter', 'RouterProvider')
  imports.use('@/components/layout/layout', 'Layout')
  imports.use('@/components/layout/not-found-page', 'NotFoundPage')
  for (const route of routes) imports.use(route.module, route.component)
  files['src/App.tsx'] = `${imports.print()}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
${routes.map((route) => `      { path: ${quote(route.path)}, element: <${route.component} /> },\n`).join('')}      { path: '*', element: <NotFoundPage /> },
    ],
  },
])

export function App() {
  return <RouterProvider router={router} />
}
`
  files['src/components/layout/layout.tsx'] = layout(context, routes)
}

function layout({ model }: Context, routes: Route[]): string {
  const shell = shellNames[model.shell]
  const imports = createImports()
  imports.use(`./${model.shell}-shell`, shell)
  imports.use('./nav', 'type NavItem')
  const item = ({ path, nav }: Route) => {
    const [icon, name] = iconImport(nav!.icon)
    imports.use('lucide-react', icon)
    return `  { to: ${quote(path)}, label: ${quote(nav!.label)}, icon: ${name} },`
  }
  const list = (place: 'main' | 'footer') => {
    const items = routes.filter((route) => route.nav?.place === place).map(item)
    return items.length > 0 ? `[\n${items.join('\n')}\n]` : '[]'
  }
  // only a public site keeps some links at its foot; elsewhere they all stand together
  const isSite = model.shell === 'site'
  const all = isSite
    ? list('main')
    : `[\n${routes
        .filter((route) => route.nav)
        .map(item)
        .join('\n')}\n]`
  const footer = isSite ? `\n\nconst footerItems: NavItem[] = ${list('footer')}` : ''
  const [icon, iconName] = iconImport(brandIcon(model))
  imports.use('lucide-react', icon)
  return `${imports.print()}

const items: NavItem[] = ${all}${footer}

export function Layout() {
  return <${shell} icon={${iconName}} items={items}${isSite ? ' footerItems={footerItems}' : ''} />
}
`
}

/** The sign beside the project's name: that of its main thing. */
const brandIcon = (model: Context['model']) => model.things[0]?.icon ?? model.pages[0]!.icon
