import type { Page } from '../model.ts'
import type { SectionKind } from '../site-model.ts'
import { iconName, type Context } from './context.ts'
import { shownSections } from './landing-page.ts'
import { createImports, print, quote, tag } from './markup.ts'

/** A route of the project: what it is called, where its component stands. */
export type Route = {
  path: string
  component: string
  /** module to import it from, as `@/…` */
  module: string
  /** sections that stand below it */
  below?: { component: string; module: string }[]
  /** its place in the navigation, if it has one */
  nav?: { label: string; icon: string; place: 'main' | 'footer' }
}

const shellNames = { sidebar: 'SidebarShell', topbar: 'TopbarShell', site: 'SiteShell', focus: 'FocusShell' }

/** `src/App.tsx`: the routes, and the frame with the navigation around them. */
export function writeRoutesFile(context: Context, routes: Route[]): void {
  const { model } = context
  const shell = shellNames[model.shell]
  const imports = createImports()
  imports.use('react-router', 'createBrowserRouter', 'RouterProvider')
  imports.use(`@/components/layout/${model.shell}-shell`, shell)
  imports.use('@/components/layout/frame', 'type NavItem')
  imports.use('@/components/layout/page-header', 'NotFoundPage')
  for (const route of routes) for (const { module, component } of [route, ...(route.below ?? [])]) imports.use(module, component)
  const item = ({ path, nav }: Route) => {
    const icon = iconName(nav!.icon)
    imports.use('lucide-react', icon)
    return `  { to: ${quote(path)}, label: ${quote(nav!.label)}, icon: ${icon} },`
  }
  const isSite = model.shell === 'site'
  const front = isSite ? model.pages.find(({ kind }) => kind === 'landing') : undefined
  const list = (place: 'main' | 'footer') => {
    const placed = routes.filter((route) => route.nav?.place === place)
    const items = place === 'main' && front ? anchored(context, front, placed).map(item) : placed.map(item)
    return items.length > 0 ? `[\n${items.join('\n')}\n]` : '[]'
  }
  // only a public site keeps some links at its foot; elsewhere they all stand together
  const all = isSite
    ? list('main')
    : `[\n${routes
        .filter((route) => route.nav)
        .map(item)
        .join('\n')}\n]`
  const footer = isSite ? `\n\nconst footerItems: NavItem[] = ${list('footer')}` : ''
  const hasFooter = front?.site !== undefined
  if (hasFooter) imports.use('@/sections/site-footer', 'SiteFooter')
  const icon = iconName(brandIcon(model))
  imports.use('lucide-react', icon)
  const frame = tag(shell, [
    `icon={${icon}}`,
    'items={items}',
    isSite && 'footerItems={footerItems}',
    hasFooter && 'footer={<SiteFooter />}',
  ])
  context.files['src/App.tsx'] = `${imports.print()}

const items: NavItem[] = ${all}${footer}

const router = createBrowserRouter([
  {
    element: ${print(frame, 4)},
    children: [
${routes.map((route) => `      { path: ${quote(route.path)}, element: ${elementOf(route)} },\n`).join('')}      { path: '*', element: <NotFoundPage /> },
    ],
  },
])

export function App() {
  return <RouterProvider router={router} />
}
`
}

const elementOf = ({ component, below = [] }: Route): string =>
  below.length
    ? `<div className="space-y-16"><${component} />${below.map((each) => `<${each.component} />`).join('')}</div>`
    : `<${component} />`

/** The sign beside the project's name: that of its main thing. */
const brandIcon = (model: Context['model']) => model.things[0]?.icon ?? model.pages[0]!.icon

const anchorsMax = 5
const anchorIcons: Partial<Record<SectionKind, string>> = {
  prices: 'Tag',
  plans: 'Tag',
  things: 'LayoutGrid',
  steps: 'ListOrdered',
  gallery: 'Images',
  team: 'Users',
  testimonials: 'Quote',
  events: 'CalendarDays',
  news: 'Newspaper',
  hours: 'Clock',
  questions: 'CircleQuestionMark',
  address: 'MapPin',
  rsvp: 'MailCheck',
  contact: 'Mail',
}

/** The navigation of a website: its sections in place of the page itself, then its other pages. */
function anchored(context: Context, front: Page, routes: Route[]): Route[] {
  const sections = shownSections(context, front).flatMap(({ section, anchor, heading }): Route[] => {
    const icon = anchorIcons[section.kind]
    if (!icon) return []
    return [
      {
        path: `${front.path === '/' ? '/' : front.path}#${anchor}`,
        component: '',
        module: '',
        nav: { label: heading, icon, place: 'main' },
      },
    ]
  })
  const others = routes.filter(({ path }) => path !== front.path)
  const contact = sections.filter(({ path }) => path.endsWith('#contact'))
  const first = sections
    .filter((route) => !contact.includes(route))
    .slice(0, Math.max(1, anchorsMax - contact.length - others.length))
  return [...(front.path === '/' ? [] : routes.filter(({ path }) => path === front.path)), ...first, ...others, ...contact]
}
