// Figures of a thing as cards of the dashboard, which comes along where there is none.
import type { ProjectModel, Thing } from '../../model.ts'
import type { Figure } from '../../shown-rules.ts'
import { dashboardPage, freePath } from '../../understand/plan/plan-pages.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'

export function withDashboard(model: ProjectModel, thing: Thing, figures: readonly Figure[]): Reading {
  const page = { ...dashboardPage(model.language), path: freePath('dashboard', model.pages) }
  return does(
    ...(model.pages.some(({ kind }) => kind === 'dashboard') ? [] : [{ op: 'addPage' as const, page }]),
    ...figures.map((figure): Operation => ({ op: 'addFigure', thing: thing.id, figure })),
  )
}
