const steps = [
  { unit: 'second', seconds: 60, size: 1 },
  { unit: 'minute', seconds: 3_600, size: 60 },
  { unit: 'hour', seconds: 86_400, size: 3_600 },
  { unit: 'day', seconds: 2_592_000, size: 86_400 },
] as const

/** How long ago an ISO date is, in words ('5 minutes ago'); from 30 days on the date itself. */
export function relativeTime(iso: string, language: string, now = Date.now()): string {
  const agoSeconds = Math.max(0, (now - Date.parse(iso)) / 1_000)
  const step = steps.find(({ seconds }) => agoSeconds < seconds)
  if (!step) return new Date(iso).toLocaleDateString(language, { dateStyle: 'medium' })
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(agoSeconds / step.size), step.unit)
}
