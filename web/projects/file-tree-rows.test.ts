import assert from 'node:assert/strict'
import { test } from 'node:test'
import { treeRows } from './file-tree-rows.ts'

const entries = ['src/main.tsx', 'src/pages/home.tsx', 'index.html', 'src/App.tsx', 'src/pages/about.tsx', 'README.md'].map(
  (path) => ({
    path,
    sizeBytes: 1,
    hash: path,
  }),
)
const shape = (closed: string[] = []) =>
  treeRows(entries, new Set(closed)).map((row) => `${'  '.repeat(row.depth)}${row.name}${row.kind === 'folder' ? '/' : ''}`)

test('folders stand before files, each in order, nested by depth', () => {
  assert.deepEqual(shape(), [
    'src/',
    '  pages/',
    '    about.tsx',
    '    home.tsx',
    '  App.tsx',
    '  main.tsx',
    'index.html',
    'README.md',
  ])
})

test('a closed folder keeps its line and hides what is in it', () => {
  assert.deepEqual(shape(['src/pages']), ['src/', '  pages/', '  App.tsx', '  main.tsx', 'index.html', 'README.md'])
  assert.deepEqual(shape(['src']), ['src/', 'index.html', 'README.md'])
})

test('no files, no lines', () => assert.deepEqual(treeRows([], new Set()), []))
