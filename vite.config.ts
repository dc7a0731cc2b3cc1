import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compileTexts } from './web/i18n/compile-texts.ts'

// Few files instead of one per component: what every page needs, what every public page needs, what the forms need.
// The patterns are narrow on purpose: whatever else two pages share stays out of what the home page carries.
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/, priority: 10 },
  {
    name: 'site',
    test: /\/web\/(chrome\/|i18n\/(?!category-text)[^/]+\.tsx?$|prompt\/|site\/(not-found|site-layout|error-screen)\.tsx|ui\/(button|class-names|spinner|use-hydrated)\.)|\/shared\/(languages|site-paths)\.|node_modules\/(clsx|@lingui)\/|lucide-react\/dist\/esm\/([^/]+)\.js$/,
    priority: 5,
  },
  { name: 'api', test: /\/web\/api\.ts$/, priority: 6 },
  {
    name: 'forms',
    test: /\/web\/(ui\/(field|label|input|password-input|schema-resolver|alert|card)\.)|\/shared\/users\.|node_modules\/(react-hook-form|zod\/v4\/(mini|core))\//,
    minShareCount: 2,
    priority: 4,
  },
]

/**
 * Vite wraps each dynamic import in a helper that preloads what the import needs. Nothing is preloaded here (see below) and
 * the one style sheet is always there, so the helper need only import; without it the home page is 1 kB lighter.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

/** What the router's entry says about finding out routes one by one, by line. */
const discoveryLines = [
  / = ssrInfo\.context\.future\.unstable_customRouteDiscovery \?.*(?=;$)/m,
  /^\t\tpatchRoutesOnNavigation: .*$/m,
  /^\tif \(discoveryRuntime\) discoveryState = .*\n\telse UNSAFE_useFogOFWarDiscovery.*$/m,
]

/**
 * Every page carries the whole table of routes (`routeDiscovery` in react-router.config.ts), so the code that would ask a server for
 * parts of it never runs: 2 kB. Another version of the router may say it otherwise; then the build stops here.
 */
const wholeRouteTable: Plugin = {
  name: 'whole-route-table',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/react-router/dist/production/lib/dom-export/hydrated-router.js')) return null
    for (const line of discoveryLines) {
      if (!line.test(code)) throw new Error(`The router has no line ${line} any more: see vite.config.ts.`)
      code = code.replace(line, '')
    }
    return { code, map: null }
  },
}

/** Spec 9: what is typed in a menu counts as one word for 1000 ms. Base UI has 500 and no way to say otherwise. */
const menuTypeahead: Plugin = {
  name: 'menu-typeahead',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/@base-ui/react/internals/constants.mjs')) return null
    const own = code.replace('TYPEAHEAD_RESET_MS = 500', 'TYPEAHEAD_RESET_MS = 1000')
    if (own === code) throw new Error('Base UI has no TYPEAHEAD_RESET_MS of 500 any more: see vite.config.ts.')
    return { code: own, map: null }
  },
}

export default defineConfig({
  plugins: [plainDynamicImports, wholeRouteTable, menuTypeahead, compileTexts(), tailwindcss({ optimize: true }), reactRouter()],
  // Known only once a page asks for them; then they would reload it in development.
  optimizeDeps: { include: ['react-hook-form', 'zod/mini', '@tanstack/react-query'] },
  // Preload links starve the style sheet and the font: see `finish-site-build.ts`.
  build: { cssMinify: true, target: 'baseline-widely-available', modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
