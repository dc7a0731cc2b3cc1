import type { Context } from './context.ts'
import type { Route } from './routes-file.ts'

/** The page where the owner sets the opening hours. */
export function hoursRoute(context: Context): Route[] {
  const taken = context.model.pages.some(({ path }) => path === '/opening-hours')
  return [
    {
      path: taken ? '/hours' : '/opening-hours',
      component: 'OpeningHoursPage',
      module: '@/features/booking/opening-hours-page',
      nav: { label: context.say('openingHours'), icon: 'Clock', place: 'footer' },
    },
  ]
}
