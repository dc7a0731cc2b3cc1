import type { Config } from '@react-router/dev/config'
import { finishSiteBuild } from './web/finish-site-build.ts'
import { builtContentPaths } from './web/site/built-content-paths.ts'
import { languages } from './shared/languages.ts'

const publicPages = [
  '',
  '/features',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
  '/security',
  '/signup',
  '/login',
  '/pricing',
  '/community',
  '/inspiration',
  '/404',
]

export default {
  appDirectory: 'web',
  buildDirectory: 'build/site',
  ssr: false,
  prerender: async () => [
    ...languages.flatMap((language) => publicPages.map((page) => `/${language}${page}`)),
    ...(await builtContentPaths()),
  ],
  // Split modules are more files for the same bytes: a page's loader is needed as soon as the page is.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishSiteBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
