import type { Context } from './context.ts'

/** What a project is made of besides its source: the exact versions that worked together. */
const versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  'lucide-react': '1.75.0',
  clsx: '2.1.1',
  'tailwind-merge': '3.7.0',
}
const devVersions = {
  '@tailwindcss/vite': '4.3.5',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  tailwindcss: '4.3.5',
  typescript: '7.0.2',
  vite: '8.3.8',
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The files around `src`, and the few in it that are the same shape in every project. */
export function writeProjectFiles(context: Context): void {
  const { files, model } = context
  files['index.html'] = indexHtml(context)
  files['package.json'] = json({
    name: packageName(model.name),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: versions,
    devDependencies: devVersions,
  })
  files['tsconfig.json'] = json({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  })
  files['vite.config.ts'] = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
})
`
  files['README.md'] = readme(context)
  files['src/main.tsx'] = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './index.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`
}

/** A name that npm accepts. */
const packageName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'project'

function indexHtml({ model }: Context): string {
  // a stored choice wins; else the project's own mode, which may be what the system says
  const fallback = { light: 'false', dark: 'true', system: "matchMedia('(prefers-color-scheme: dark)').matches" }[
    model.theme.mode
  ]
  return `<!doctype html>
<html lang="${model.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${html(model.tagline || model.name)}" />
    <title>${html(model.name)}</title>
    <link rel="icon" href="data:," />
    <script>
      // Before the first paint, so that a dark page never flashes white.
      try {
        var theme = localStorage.getItem('theme')
      } catch {}
      document.documentElement.classList.toggle('dark', theme ? theme === 'dark' : ${fallback})
    </script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`
}

function readme({ model, say }: Context): string {
  const pages = model.pages.map((page) => `- **${page.title}** \`${page.path}\``)
  const data = model.things.map((thing) => `- **${thing.many}**: ${thing.fields.map((field) => field.label).join(', ')}`)
  return `# ${model.name}

${model.tagline ? `${model.tagline}\n\n` : ''}## ${say('readmeRun')}

\`\`\`
npm install
npm run dev
\`\`\`

- \`npm run dev\`: ${say('readmeStart')}
- \`npm run build\`: ${say('readmeBuild')}

## ${say('readmePages')}

${pages.join('\n')}

${data.length > 0 ? `## ${say('readmeData')}\n\n${data.join('\n')}\n\n` : ''}## ${say('readmeWhere')}

- \`src/data\`: ${say('readmeDataDir')}
- \`src/features\`: ${say('readmeFeatures')}
- \`src/pages\`: ${say('readmePagesDir')}
- \`src/components\`: ${say('readmeComponents')}
${model.pages.some(({ kind }) => kind === 'tool') ? `- \`src/tools\`: ${say('readmeTools')}\n` : ''}- \`src/lib\`: ${say('readmeLib')}
- \`src/index.css\`: ${say('readmeCss')}
${data.length > 0 ? `- \`database/schema.sql\`: ${say('readmeDatabase')}\n` : ''}- \`project.model.json\`: ${say('readmeModel')}
`
}
