// The settings a project is checked with: a strict base, over it what the project's own tsconfig.json says about types, never
// what it says about files to read or write.

/** What a project may assume of its surroundings, under the name that its own tooling has for it. */
export const clientTypes = `interface ImportMetaEnv {
  readonly [key: string]: any
  readonly BASE_URL: string
  readonly MODE: string
  readonly DEV: boolean
  readonly PROD: boolean
  readonly SSR: boolean
}
interface ImportMeta {
  readonly url: string
  readonly env: ImportMetaEnv
  readonly hot?: { accept(callback?: () => void): void; dispose(callback: () => void): void }
}
declare module '*.css' {}
declare module '*?raw' { const text: string; export default text }
declare module '*?url' { const address: string; export default address }
${['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'txt', 'md']
  .map((extension) => `declare module '*.${extension}' { const address: string; export default address }`)
  .join('\n')}
`

const fixedOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  moduleDetection: 'force',
  types: ['vite/client'],
}
const defaultOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  allowJs: true,
  paths: { '@/*': ['./src/*'] },
}
/** The project's own say. */
const heeded = new Set([
  'target',
  'lib',
  'jsx',
  'jsxImportSource',
  'strict',
  'strictNullChecks',
  'noImplicitAny',
  'noImplicitReturns',
  'noFallthroughCasesInSwitch',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'noUnusedLocals',
  'noUnusedParameters',
  'useUnknownInCatchVariables',
  'verbatimModuleSyntax',
  'erasableSyntaxOnly',
])

/** Comments and trailing commas are allowed in a tsconfig.json. */
function readOptions(text: string): Record<string, unknown> {
  const plain = text
    .replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (token) => (token.startsWith('"') ? token : ''))
    .replace(/,(\s*[}\]])/g, '$1')
  try {
    const config = JSON.parse(plain) as { compilerOptions?: Record<string, unknown> } | null
    return config?.compilerOptions ?? {}
  } catch {
    return {}
  }
}

/** Text of the tsconfig.json to check with. */
export function projectConfig(own: string | undefined): string {
  const said = Object.entries(readOptions(own ?? '{}')).filter(([name]) => heeded.has(name))
  return JSON.stringify({
    compilerOptions: { ...defaultOptions, ...Object.fromEntries(said), ...fixedOptions },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['*.config.ts', '**/*.test.*', '**/*.spec.*', '**/*.stories.*', 'public', 'supabase'],
  })
}
