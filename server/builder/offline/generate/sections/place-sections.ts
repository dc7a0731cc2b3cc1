// Sections about the place: when it is open, where it is, and the forms through which visitors write.
import { attribute, jsxText, quote } from '../markup.ts'
import { picturesOf } from './hero.ts'
import { sectionHeading, type Body, type Draft } from './section.ts'
import { form } from './visitor-form.ts'

export function hoursSection({ imports, context, page, heading, section }: Draft): Body {
  // how to come stands beside when, unless it has a section of its own
  const hasAddress = page.sections?.some(({ kind }) => kind === 'address')
  imports.use('@/components/ui/cover', ...(hasAddress ? ['Cover'] : []))
  if (!hasAddress) imports.use('@/data/place', 'place')
  const picture = picturesOf(context, page)[1] ?? ''
  const beside = hasAddress
    ? `        <Cover src=${attribute(picture)} seed=${attribute(`${heading} ${context.model.name}`)} className="w-full rounded-xl max-lg:hidden" />`
    : `        <Card className="p-6 sm:p-8">
${contactLines(context.say, '          ')}
          <p className="mt-5 leading-relaxed text-muted-foreground">${jsxText(context.say('directions'))}</p>
        </Card>`
  imports.use('@/components/ui/marks', 'Badge')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/data/opening-hours', 'openingHours', 'weekdayName', 'weekdayOf')
  imports.use('@/lib/cn', 'cn')
  imports.use('@/lib/dates', 'today')
  imports.use('./open-sign', 'OpenSign')
  return {
    hooks: `  const days = openingHours.useAll().toSorted((a, b) => a.weekday - b.weekday)
  const weekday = weekdayOf(today())\n`,
    body: `      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-display text-2xl font-semibold text-balance sm:text-3xl">${jsxText(heading)}</h2>
        <OpenSign />
      </div>
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <Card className="px-6 py-3 sm:px-8">
        <dl className="divide-y divide-border">
          {days.map((day) => (
            <div key={day.id} className={cn('flex items-center justify-between gap-4 py-3', day.weekday === weekday && 'font-semibold')}>
              <dt className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {weekdayName(day.weekday)}
                {day.weekday === weekday && <Badge tone="blue">${jsxText(context.say('today'))}</Badge>}
              </dt>
              <dd className="shrink-0 tabular-nums">{day.open ? \`\${day.opens} – \${day.closes}\` : ${quote(context.say('closed'))}}</dd>
            </div>
          ))}
        </dl>
        </Card>
${beside}
      </div>${section.text ? `\n      <p className="mt-4 text-muted-foreground">${jsxText(section.text)}</p>` : ''}`,
  }
}

/** How to reach the place, as lines of a description list. */
export const contactLines = (say: Draft['context']['say'], pad: string) => `${pad}<dl className="space-y-3">
${pad}  <div>
${pad}    <dt className="text-sm text-muted-foreground">${jsxText(say('address'))}</dt>
${pad}    <dd className="font-medium">{place.address}</dd>
${pad}  </div>
${pad}  <div>
${pad}    <dt className="text-sm text-muted-foreground">${jsxText(say('phone'))}</dt>
${pad}    <dd>
${pad}      <a href={\`tel:\${place.phone.replace(/[^+\\d]/g, '')}\`} className="focus-ring rounded-sm font-medium hover:underline">
${pad}        {place.phone}
${pad}      </a>
${pad}    </dd>
${pad}  </div>
${pad}  <div>
${pad}    <dt className="text-sm text-muted-foreground">${jsxText(say('yourEmail'))}</dt>
${pad}    <dd>
${pad}      <a href={\`mailto:\${place.email}\`} className="focus-ring rounded-sm font-medium wrap-anywhere hover:underline">
${pad}        {place.email}
${pad}      </a>
${pad}    </dd>
${pad}  </div>
${pad}</dl>`

export function addressSection({ context, imports, heading }: Draft): Body {
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('@/data/place', 'place')
  return {
    body: `${sectionHeading(heading)}
      <Card className="mt-8 grid overflow-hidden md:grid-cols-2">
        <Cover src="picture:map" seed={place.address} className="aspect-16/9 h-full w-full md:aspect-auto" />
        <div className="p-6 sm:p-8">
${contactLines(context.say, '          ')}
          <p className="mt-5 leading-relaxed text-muted-foreground">${jsxText(context.say('directions'))}</p>
        </div>
      </Card>`,
  }
}

export const panel = 'grid scroll-mt-24 gap-8 rounded-2xl bg-muted/60 p-6 sm:p-10 lg:grid-cols-2 print:hidden'

export function contactSection(draft: Draft): Body {
  const { say } = draft.context
  const words = { send: say('send'), sent: say('sent') }
  return {
    className: panel,
    body: `      <div>
        <h2 className="font-display text-2xl font-semibold sm:text-3xl">${jsxText(draft.heading)}</h2>
        <p className="mt-3 text-muted-foreground">${jsxText(say('contactLead'))}</p>
      </div>
      <${draft.name.replace(/Section$/, 'Form')} />`,
    after: form(draft, 'message', ['name', 'email', 'message'], words),
  }
}

export const signupSection = (draft: Draft): Body => subscribing(draft, 'signupLead', ['signUp', 'signedUp'])
export const newsletterSection = (draft: Draft): Body => subscribing(draft, 'newsletterLead', ['subscribe', 'subscribed'])

/** A name and an address: what it is for, what the button says and what is said when it was pressed. */
function subscribing(
  draft: Draft,
  lead: 'signupLead' | 'newsletterLead',
  [send, sent]: ['signUp', 'signedUp'] | ['subscribe', 'subscribed'],
): Body {
  const { say } = draft.context
  return {
    className: panel,
    body: `      <div>
        <h2 className="font-display text-2xl font-semibold sm:text-3xl">${jsxText(draft.heading)}</h2>
        <p className="mt-3 text-muted-foreground">${jsxText(say(lead))}</p>
      </div>
      <${draft.name.replace(/Section$/, 'Form')} />`,
    after: form(draft, 'subscriber', ['name', 'email'], { send: say(send), sent: say(sent) }),
  }
}
