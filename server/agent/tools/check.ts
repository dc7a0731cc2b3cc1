import { tool } from 'ai'
import { z } from 'zod'
import type { Workbench } from '../workbench.ts'

export const checkTool = (workbench: Workbench) =>
  tool({
    description:
      'Compiles, links and type-checks the project; returns its problems. No problem of severity error means it can run.',
    inputSchema: z.object({}),
    execute: async () => ({ problems: await workbench.check() }),
  })
