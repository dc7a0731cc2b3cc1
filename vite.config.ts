import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './web/i18n/compile-texts.ts'

// Few files instead of one per component: what every page needs, and what most share.
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie-es)\//, priority: 10 },
  {
    name: 'shared',
    test: /\/web\/(ui|i18n\/[^/]+|chrome|api)|\/shared\/(languages|site-paths)|node_modules\/(clsx|class-variance-authority|lucide-react|@lingui)\//,
    minShareCount: 2,
    priority: 5,
  },
]

export default defineConfig({
  plugins: [compileTexts(), tailwindcss({ optimize: true }), reactRouter()],
  build: { cssMinify: true, target: 'baseline-widely-available' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
