const icons: Record<string, string> = {
  analytics: 'ChartNoAxesColumn',
  business: 'Briefcase',
  'business-tools': 'Wrench',
  'calendar-and-scheduling': 'CalendarDays',
  community: 'UsersRound',
  'financial-services-and-banking': 'Landmark',
  'health-and-wellness': 'HeartPulse',
  hospitality: 'ConciergeBell',
  lifestyle: 'Sprout',
}

/** The drawing of a category; one that an operator adds has the common one. */
export const categoryIcon = (slug: string): string => icons[slug] ?? 'Lightbulb'
export const categoryIcons = [...Object.values(icons), categoryIcon('')]
