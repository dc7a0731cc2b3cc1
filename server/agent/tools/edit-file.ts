import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'
import { told } from './told.ts'

export const editFileTool = (workbench: Workbench) =>
  tool({
    description:
      'Replaces one piece of text in a file. The text to find must occur exactly once: include enough lines around it.',
    inputSchema: z.object({ path: z.string(), find: z.string(), replace: z.string() }),
    execute: async ({ path, find, replace }) =>
      told(await workbench.change({ kind: 'replace', path, find, replacement: replace })),
  })
