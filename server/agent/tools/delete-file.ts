import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'
import { told } from './told.ts'

export const deleteFileTool = (workbench: Workbench) =>
  tool({
    description: 'Deletes a file.',
    inputSchema: z.object({ path: z.string() }),
    execute: async ({ path }) => told(await workbench.change({ kind: 'delete', path })),
  })
