// Stands for the test files whose paths it is given, so that they share one process (`run-node-tests.ts`).
import { resolve } from 'node:path'

for (const path of process.argv.slice(2)) await import(resolve(path))
