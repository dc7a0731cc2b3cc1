// The public site: Lighthouse's phone preset, the home page's scripts, sound HTML and dead links on every page. The bars hold for an
// idle machine. The preset computes from a fast load what a slow phone would see; the paint as it was here stands beside it.
// Run: node tests/bench/site.ts
import { deadLinks, htmlFaults, openBuiltSite } from '../built-site.ts'
import { openLighthouse, type Measured } from '../lighthouse.ts'
import { homeScripts, scriptsOf } from '../page-scripts.ts'
import { startServerProcess } from '../server-process.ts'
import { launchBrowser } from './browser.ts'

const rounds = 3
const bars = { performance: 95, others: 100, lcpMs: 1_500, layoutShift: 0.01 }
const paths = ['', '/pricing', '/inspiration', '/inspiration/health-and-wellness/yoga-class-schedule', '/signup']

const verdict = (reached: boolean) => (reached ? 'reached' : 'NOT reached')
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const server = await startServerProcess()
await measureScripts()
await measurePages()
await server.stop()
await checkPages()

async function measureScripts(): Promise<void> {
  const browser = await launchBrowser()
  const { files, bytes } = await scriptsOf(await browser.newPage(), `${server.url}/en`)
  await browser.close()
  const { filesMax, bytesMax } = homeScripts
  console.log(`home page scripts: ${bytes} bytes gzip, ${files} files; target <= ${bytesMax} in <= ${filesMax}:`)
  console.log(verdict(bytes <= bytesMax && files <= filesMax))
}

async function measurePages(): Promise<void> {
  const chrome = await openLighthouse()
  console.log(`medians of ${rounds}    performance  accessibility  practices  seo   LCP ms  (here)    CLS  blocked ms`)
  for (const path of paths.flatMap((path) => [`/en${path}`, `/ja${path}`])) {
    const runs: Measured[] = []
    for (let round = 0; round < rounds; round++) runs.push(await chrome.measure(server.url + path))
    print(path, runs)
  }
  await chrome.close()
}

function print(path: string, runs: Measured[]): void {
  const of = (value: (run: Measured) => number) => median(runs.map(value))
  const performance = of(({ scores }) => scores.performance)
  const others = (['accessibility', 'best-practices', 'seo'] as const).map((name) => of(({ scores }) => scores[name]))
  const lcpMs = of((run) => run.lcpMs)
  const layoutShift = of((run) => run.layoutShift)
  const reached =
    performance >= bars.performance &&
    others.every((score) => score >= bars.others) &&
    lcpMs <= bars.lcpMs &&
    layoutShift <= bars.layoutShift
  const [accessibility, practices, seo] = others.map(String)
  const cells = [
    String(performance).padStart(11),
    accessibility!.padStart(13),
    practices!.padStart(9),
    seo!.padStart(3),
    lcpMs.toFixed(0).padStart(7),
    of((run) => run.lcpHereMs)
      .toFixed(0)
      .padStart(7),
    layoutShift.toFixed(3).padStart(5),
    of((run) => run.blockingMs)
      .toFixed(0)
      .padStart(10),
  ]
  console.log(`${path}\n${' '.repeat(16)}${cells.join('  ')}  ${verdict(reached)}`)
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`  ${fault}`)
}

async function checkPages(): Promise<void> {
  const built = await openBuiltSite()
  const faults = await htmlFaults(built)
  console.log(`${built.pages.length} pages, faults in their HTML: ${faults.length}, target 0: ${verdict(faults.length === 0)}`)
  for (const fault of faults) console.log(`  ${fault}`)
  const links = await deadLinks(built)
  console.log(`${links.checked} references to our own pages and files, ${links.elsewhere} elsewhere (not asked)`)
  console.log(`leading nowhere: ${links.faults.length}, target 0: ${verdict(links.faults.length === 0)}`)
  for (const fault of links.faults) console.log(`  ${fault}`)
}
