import type { Site } from '../../site-model.ts'
import { createImports, jsxText, quote } from '../markup.ts'
import type { Context } from '../context.ts'
import { contactLines } from './place-sections.ts'
import { writeUsualHours } from '../usual-hours.ts'
import { sectionsDir } from './section.ts'

/** `src/data/place.ts` where a file asks for it, and the hours of the opening hours: what is true of the place, in one spot each. */
export function writePlace(context: Context, site: Site): void {
  const { files } = context
  if (Object.values(files).some((text) => text.includes("'@/data/place'")))
    files['src/data/place.ts'] = `/** How to reach the place; every page that says so reads it here. */
export const place = {
  address: ${quote(site.address)},
  phone: ${quote(site.phone)},
  email: ${quote(site.email)},
}
`
  writeUsualHours(context, site.week)
}

/** The foot of a website: where it is, and when it is open. */
export function writeSiteFooter({ files, say }: Context, lead: string, hasHours: boolean): void {
  const imports = createImports()
  imports.use('@/data/place', 'place')
  imports.use('@/lib/project', 'projectName')
  if (hasHours) imports.use('@/data/opening-hours', 'openingHours', 'weekdayName')
  const hours = `        <dl className="space-y-1.5 text-sm">
          {days.map((day) => (
            <div key={day.id} className="flex justify-between gap-4">
              <dt>{weekdayName(day.weekday)}</dt>
              <dd className="tabular-nums">{day.open ? \`\${day.opens} – \${day.closes}\` : ${quote(say('closed'))}}</dd>
            </div>
          ))}
        </dl>`
  files[`${sectionsDir}/site-footer.tsx`] = `${imports.print()}

export function SiteFooter() {
${hasHours ? '  const days = openingHours.useAll().toSorted((a, b) => a.weekday - b.weekday)\n' : ''}  return (
    <div className="border-b border-border bg-muted/40">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-12 sm:grid-cols-2 sm:px-8${hasHours ? ' lg:grid-cols-3' : ''}">
        <div>
          <p className="font-display text-lg font-semibold">{projectName}</p>
          <p className="mt-2 text-sm leading-relaxed text-muted-foreground">
            ${jsxText(lead)}
          </p>
        </div>
${contactLines(say, '        ')}
${hasHours ? `${hours}\n` : ''}      </div>
    </div>
  )
}
`
}
