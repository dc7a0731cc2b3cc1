import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'
import { told } from './told.ts'

export const writeFileTool = (workbench: Workbench) =>
  tool({
    description: 'Creates a file or replaces the whole content of one.',
    inputSchema: z.object({ path: z.string(), content: z.string() }),
    execute: async ({ path, content }) => told(await workbench.change({ kind: 'write', path, content })),
  })
