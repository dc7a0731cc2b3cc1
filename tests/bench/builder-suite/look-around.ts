// One round over a project nobody has told anything of: every route that links lead to, and what is met there. Loading a page is what
// a round costs, so whatever has to be seen of a fresh route is seen in this one.
import type { Page } from '@playwright/test'
import { load, type Visit } from './visit.ts'

const routesMax = 20

/** What was met on a route when it had just opened. */
export type Place = {
  route: string
  /** the names of all that can be pressed, followed or filled in */
  names: readonly string[]
  /** all text, that of the frame too */
  text: string
  /** where the navigation leads */
  navigation: readonly string[]
  /** every button and link of a name; `inRow`: it belongs to one of many */
  buttons: readonly { name: string; inMain: boolean; inRow: boolean }[]
  /** how many there are of what there is most of: rows, cards, entries */
  items: number
  /** links to a place on the page, and those of them that lead nowhere */
  anchors: number
  deadAnchors: readonly string[]
  hasSearch: boolean
  /** something to press or to set, and neither records nor a form to send */
  isTool: boolean
}

type Met = Omit<Place, 'route'> & { paths: string[] }

/** Every route that can be reached by links from the first one, in the order in which they are met; `there` may use each when it is open. */
export async function lookAround(visit: Visit, there?: (place: Place) => Promise<void>): Promise<Place[]> {
  const routes = ['/']
  const places: Place[] = []
  for (let at = 0; at < routes.length; at++) {
    const route = routes[at]!
    await load(visit, route)
    const { paths, ...met } = await look(visit.page)
    const place = { route, ...met }
    places.push(place)
    for (const path of paths) if (!routes.includes(path) && routes.length < routesMax) routes.push(path)
    await there?.(place)
  }
  return places
}

const look = (page: Page): Promise<Met> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const shown = <T extends Element>(root: ParentNode, selector: string) =>
      [...root.querySelectorAll<T & HTMLElement>(selector)].filter((element) => element.checkVisibility())
    const flat = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
    const nameOf = (element: HTMLElement) =>
      flat(element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText)
    const pathOf = (link: HTMLAnchorElement) => new URL(link.href)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const counts = new Map<string, number>()
    for (const element of shown(main, 'tbody tr, li, article, [role=listitem], [role=row], button, a')) {
      if (element.closest('form, nav, [role=group], [role=tablist]') || !element.textContent?.trim()) continue
      const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    const anchors = new Set(
      links
        .filter((link) => link.closest('header, nav, main') && pathOf(link).pathname === location.pathname)
        .map((link) => decodeURIComponent(pathOf(link).hash.slice(1)))
        .filter((hash) => hash && hash !== 'main'),
    )
    const isForm = [...main.querySelectorAll('form')].some((form) => form.querySelector('textarea, input[type=email]'))
    const hasSearch = shown(main, 'input[type=search], [role=searchbox]').length > 0
    return {
      // a file to download is no route
      paths: links
        .map(pathOf)
        .filter((url) => url.origin === location.origin && !/\.\w+$/.test(url.pathname))
        .map(({ pathname }) => pathname),
      names: shown(document, 'button, a[href], input, textarea, select').map(nameOf),
      text: document.body.innerText,
      navigation: [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')].map((link) => pathOf(link).pathname),
      buttons: shown<HTMLButtonElement>(document, 'button, a[href]')
        .filter((element) => !element.disabled && !element.hasAttribute('aria-pressed'))
        .map((element) => ({
          name: flat(element.getAttribute('aria-label') ?? element.innerText),
          inMain: element.closest('main') !== null,
          inRow: element.closest('main') !== null && element.closest('li, tr, article, [role=listitem], [role=row]') !== null,
        })),
      items: Math.max(0, ...counts.values()),
      anchors: anchors.size,
      deadAnchors: [...anchors].filter((hash) => document.getElementById(hash) === null),
      hasSearch,
      isTool:
        !isForm &&
        !hasSearch &&
        main.querySelector('article, [role=article]') === null &&
        main.querySelector('button, input[type=number], [role=spinbutton]') !== null,
    }
  })

/** The routes that have something of every one of these names. */
export const routesWith = (places: readonly Place[], ...wanted: readonly RegExp[]): string[] =>
  places.filter(({ names }) => wanted.every((each) => names.some((name) => each.test(name)))).map(({ route }) => route)
