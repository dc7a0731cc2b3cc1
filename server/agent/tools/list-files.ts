import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'

export const listFilesTool = (workbench: Workbench) =>
  tool({
    description: 'Lists the files of the project with their sizes.',
    inputSchema: z.object({}),
    execute: async () => ({ files: await workbench.list() }),
  })
