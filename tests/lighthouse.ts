// Lighthouse with its phone preset, or its desktop one, in a Chromium of our own. The preset loads the page as fast as this machine can and computes from
// that what a phone would see: 4 times slower than a fast machine, over 1.6 Mbit/s with 150 ms a round trip. So a busy machine lowers the performance
// and nothing raises it, while the other categories look at the page itself and are the same every time.
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result as LighthouseResult } from 'lighthouse'
import { launchOptions } from './chromium.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The preset's own, for a fast machine that has nothing else to do. */
const slowdownOfPreset = 4
/** What Lighthouse's benchmark says of a fast, idle machine divided by that: the speed of the phone. */
const phoneSpeed = 650

/** How much slower than this machine the phone is, by what the machine was worth in the run before: Lighthouse's own advice. */
export const slowdownFor = ({ machineSpeed }: Measured): number => Math.min(slowdownOfPreset, machineSpeed / phoneSpeed)

export type Measured = {
  /** by Lighthouse's benchmark; a busy machine is a slow one */
  machineSpeed: number
  /** 0 to 100 */
  scores: Record<(typeof categories)[number], number>
  /** largest contentful paint, as computed for the phone and as it was here */
  lcpMs: number
  lcpHereMs: number
  layoutShift: number
  blockingMs: number
  /** of all scripts, as they came over the wire */
  scriptBytes: number
  /** what cost a category other than performance its 100 */
  faults: string[]
}

/** `slowdown` is of the phone preset; the desktop of the other one is a machine like this. */
export type Lighthouse = {
  measure(url: string, slowdown?: number): Promise<Measured>
  measureDesktop(url: string): Promise<Measured>
  close(): Promise<void>
}

export async function openLighthouse(): Promise<Lighthouse> {
  const { executablePath: chromePath, args } = launchOptions
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...args] })
  return {
    measure: (url, slowdown = slowdownOfPreset) => measure(url, chrome.port, slowdown),
    measureDesktop: (url) => measure(url, chrome.port, null),
    close: async () => chrome.kill(),
  }
}

/** A busy machine loses a recording now and then. */
const recordingsMax = 3

/** `slowdown` null is the desktop preset. */
async function record(url: string, port: number, slowdown: number | null): Promise<LighthouseResult> {
  let said = ''
  for (let recording = 0; recording < recordingsMax; recording++) {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] }
    const result =
      slowdown === null
        ? await lighthouse(url, flags, desktopConfig)
        : await lighthouse(url, { ...flags, throttling: { cpuSlowdownMultiplier: slowdown } })
    const lhr = result?.lhr
    if (lhr && !lhr.runtimeError) return lhr
    said = lhr?.runtimeError?.message ?? 'nothing'
  }
  throw new Error(`Lighthouse could not measure ${url}: ${said}`)
}

async function measure(url: string, port: number, slowdown: number | null): Promise<Measured> {
  const lhr = await record(url, port, slowdown)
  const number = (audit: string) => lhr.audits[audit]!.numericValue!
  const metrics = lhr.audits['metrics']!.details as unknown as { items: [{ observedLargestContentfulPaint: number }] }
  const requests = lhr.audits['network-requests']!.details as unknown as {
    items: { resourceType: string; transferSize: number }[]
  }
  const others = categories.filter((category) => category !== 'performance')
  const failed = others.flatMap((category) =>
    lhr.categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 1).map(
      ({ id }) => `${category}: ${lhr.audits[id]!.title} (${id})`,
    ),
  )
  return {
    machineSpeed: lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]!.score ?? 0) * 100)]),
    ) as Measured['scores'],
    lcpMs: number('largest-contentful-paint'),
    lcpHereMs: metrics.items[0].observedLargestContentfulPaint,
    layoutShift: number('cumulative-layout-shift'),
    blockingMs: number('total-blocking-time'),
    scriptBytes: requests.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    faults: failed,
  }
}
