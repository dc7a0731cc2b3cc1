import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'

export const readFileTool = (workbench: Workbench) =>
  tool({
    description: 'Reads one file of the project.',
    inputSchema: z.object({ path: z.string().describe('path from the root of the project, such as src/App.tsx') }),
    execute: async ({ path }) => {
      const file = await workbench.read(path)
      return file ? { path, content: file.content } : { path, error: `There is no file ${path}.` }
    },
  })
