import { tool } from 'ai'
import { z } from 'zod'
import { isBlank } from '../../builder/offline/blank-project.ts'
import { offlineBuilder } from '../../builder/offline/offline-builder.ts'
import type { Workbench } from '../workbench.ts'

/** The first of several problems says enough: one full project refuses every file that follows. */
const problemsTold = 3

export const scaffoldTool = (workbench: Workbench) =>
  tool({
    description:
      'Writes a whole working project as a starting point: pages, forms, tables, boards, calendars, shops or sites with sample rows, kept in the browser. Works from a description in plain English, Swedish or Japanese that names what is kept and its fields, such as "a customer list with company, phone and notes and a calendar of visits". Only for a project that is still blank. Read and change its files afterwards.',
    inputSchema: z.object({ description: z.string().min(1) }),
    execute: async ({ description }) => {
      const there = await workbench.list()
      if (!isBlank(there)) return { error: 'The project has files of its own; scaffold only starts blank projects.' }
      const start = await offlineBuilder.scaffold({ description })
      if (!start)
        return { error: 'Nothing to build was recognised. Name what is kept and its fields, or write the files yourself.' }
      const surplus = there.filter(({ path }) => start.files[path] === undefined)
      const outcomes = await Promise.all([
        ...Object.entries(start.files).map(([path, content]) => workbench.change({ kind: 'write', path, content })),
        ...surplus.map(({ path }) => workbench.change({ kind: 'delete', path })),
      ])
      const problems = outcomes.flatMap((outcome) => (outcome.ok ? [] : [`${outcome.path}: ${outcome.message}`]))
      if (problems.length) return { error: problems.slice(0, problemsTold).join('; ') }
      return { name: start.name, files: Object.keys(start.files), notes: start.notes }
    },
  })
