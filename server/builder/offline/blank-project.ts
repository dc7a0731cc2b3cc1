// When a draft holds nothing of anybody's yet: no files, or those a new project starts with.
export type ListedFile = { path: string; sizeBytes: number }

const blankProject = new Set([
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'README.md',
  'src/App.tsx',
  'src/main.tsx',
  'src/index.css',
])
const blankScreenMaxBytes = 2_048

export const isBlank = (files: readonly ListedFile[]): boolean =>
  files.every((file) => blankProject.has(file.path) && (file.path !== 'src/App.tsx' || file.sizeBytes <= blankScreenMaxBytes))
