// Sections that show rows of a collection: what its owner changes there is changed here.
import { thingPictures } from '../../lexicon/picture-words.ts'
import type { Field } from '../../model.ts'
import { titleOf, valueOf, type ThingNames } from '../context.ts'
import { display } from '../field-display.ts'
import { ownOrder } from '../sorting.ts'
import { jsxText, print, quote } from '../markup.ts'
import { factsBeside, factsLine } from '../visitor-fields.ts'
import { sectionHeading, type Body, type Draft } from './section.ts'

const rowsMax = 12
const cardsMax = 6
const newsMax = 3
const eventsMax = 5

/** Numbers that only those who run the place look at. */
const codes = /^(sku|number|serial|plate|supplier)$/

const textOf = (names: ThingNames): Field | undefined =>
  names.thing.fields.find(({ type }) => type === 'longtext') ??
  names.thing.fields.find((field) => field.type === 'text' && field !== names.title && !codes.test(field.concept ?? field.id)) ??
  names.thing.fields.find((field) => field === names.status && /category|type/.test(field.concept ?? field.id))

/** Prices in the order that was asked for. */
function inOrder({ imports, names }: Draft): string {
  const own = ownOrder(names!, imports)
  return own ? `.toSorted((a, b) => ${own})` : ''
}

/** The collection's rows; without any the section is not there. */
function rows({ imports, names }: Draft, chain: string): string {
  imports.use(`@/data/${names!.slug}`, names!.collection)
  return `  const rows = ${names!.collection}.useAll()${chain}\n  if (rows.length === 0) return null\n`
}

export function pricesSection(draft: Draft): Body {
  const { names, context, imports } = draft
  const money = names!.money
  const category = names!.thing.fields.find(({ type, id, concept }) => type === 'select' && /category/.test(concept ?? id))
  const text = textOf(names!)
  const duration = names!.thing.fields.find(({ concept, id, type }) => (concept ?? id) === 'duration' && type === 'int')
  imports.use('@/components/ui/card', 'Card')
  if (money) imports.use('@/lib/format', 'formatMoney')
  const price = money && valueOf(names!, money, 'row')
  const minutes = duration && valueOf(names!, duration, 'row')
  const length = minutes && `${minutes} > 0 && \`${context.say('minutesLong', { count: `\${${minutes}}` })}\``
  const told = text && valueOf(names!, text, 'row')
  const facts = factsBeside(context, names!, (field) => [text, duration, category].includes(field), imports)
  const details = [...(told ? [told] : []), ...facts, ...(length ? [length] : [])]
  const detail = details.length > 1 || (length && !told) ? `[${details.join(', ')}].filter(Boolean).join(' · ')` : details[0]
  const line = (pad: string) =>
    `          <div key={row.id} className="flex items-baseline justify-between gap-4 border-b border-border py-4 last:border-0">
            <div className="min-w-0">
              <h3 className="font-medium wrap-break-word">{${titleOf(names!, 'row')}}</h3>
${detail ? `              <p className="text-sm text-muted-foreground">\n                {${detail}}\n              </p>\n` : ''}            </div>
${price ? `            <span className="shrink-0 font-semibold tabular-nums">{${price} > 0 ? formatMoney(${price}) : ${JSON.stringify(context.say('freeOfCharge')).replaceAll('"', "'")}}</span>\n` : ''}          </div>`
      .split('\n')
      .map((each) => (each ? pad + each : each))
      .join('\n')
  if (category && names!.thing.concept === 'menuItem') {
    const value = valueOf(names!, category, 'row')
    return {
      hooks: `${rows(draft, inOrder(draft))}  const categories = [...new Set(rows.map((row) => ${value}))]\n`,
      body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {categories.map((category) => (
          <Card key={category} className="p-6 sm:p-8">
            <h3 className="font-display text-lg font-semibold text-accent-foreground">{category}</h3>
            {rows
              .filter((row) => ${value} === category)
              .map((row) => (
${line('      ').replaceAll('<h3', '<h4').replaceAll('</h3', '</h4')}
              ))}
          </Card>
        ))}
      </div>`,
    }
  }
  if (names!.image) return { ...cards(draft, names!.money) }
  return {
    hooks: rows(draft, `${inOrder(draft)}.slice(0, ${rowsMax})`),
    body: `${sectionHeading(draft.heading)}
      <Card className="mt-8 px-6 py-2 sm:px-8 sm:py-4">
        {rows.map((row) => (
${line('')}
        ))}
      </Card>`,
  }
}

function cards(draft: Draft, aside: Field | undefined): Body {
  const { names, context, imports, page } = draft
  imports.use('@/components/ui/card', 'Card')
  const text = textOf(names!)
  // rows without pictures of their own take turns with the drawings of their kind
  // goods look like what the trade sells, not like goods at large
  const ofTrade = names!.thing.concept === 'product' ? page.site?.pictures : undefined
  const drawn = names!.image ? [] : ((ofTrade ?? thingPictures[names!.thing.concept ?? ''])?.split(' ') ?? [])
  const source = names!.image
    ? valueOf(names!, names!.image, 'row')
    : drawn.length > 1
      ? 'drawings[at % drawings.length]!'
      : drawn[0]
        ? quote(`picture:${drawn[0]}`)
        : names!.thing.views.includes('gallery') && quote('')
  if (source) imports.use('@/components/ui/cover', 'Cover')
  const facts = factsBeside(context, names!, (field) => [text, aside].includes(field), imports)
  return {
    ...(drawn.length > 1 && { before: `const drawings = [${drawn.map((name) => quote(`picture:${name}`)).join(', ')}]\n\n` }),
    hooks: rows(draft, `${inOrder(draft)}.slice(0, ${cardsMax})`),
    body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((${drawn.length > 1 ? 'row, at' : 'row'}) => (
          <Card key={row.id} className="flex flex-col overflow-hidden">
${source ? `            <Cover src={${source}} seed={${titleOf(names!, 'row')}} className="aspect-16/9 w-full" />\n` : ''}            <div className="flex-1 p-5">
              <h3 className="font-display text-lg font-semibold wrap-break-word">{${titleOf(names!, 'row')}}</h3>
${aside ? `              <p className="font-medium text-accent-foreground tabular-nums">${print(display(context, names!, aside, 'row', 'card', imports), 0)}</p>\n` : ''}${
      text
        ? `              <p className="mt-1.5 line-clamp-3 text-sm leading-relaxed text-muted-foreground">{${valueOf(names!, text, 'row')}}</p>\n`
        : ''
    }${factsLine(facts, 'p', 'mt-1.5', ' '.repeat(14))}            </div>
          </Card>
        ))}
      </div>`,
  }
}

export const thingsSection = (draft: Draft): Body => cards(draft, draft.names!.money ?? draft.names!.day)

export function eventsSection(draft: Draft): Body {
  const { names, context, imports } = draft
  const { day, time } = names!
  if (!day) return cards(draft, undefined)
  imports.use('@/lib/dates', 'toDate', 'today')
  imports.use('@/lib/project', 'locale')
  const date = valueOf(names!, day, 'row')
  const place = names!.thing.fields.find(({ concept, id }) => /location|place|venue/.test(concept ?? id))
  const parts = [
    time ? valueOf(names!, time, 'row') : day.type === 'datetime' ? `${date}.slice(11, 16)` : undefined,
    place && place.type === 'text' ? valueOf(names!, place, 'row') : undefined,
  ].filter((part) => part !== undefined)
  imports.use(`@/data/${names!.slug}`, names!.collection)
  return {
    hooks: `  const rows = ${names!.collection}
    .useAll()
    .filter((row) => ${date} >= today())
    .toSorted((a, b) => ${date.replace('row.', 'a.')}.localeCompare(${date.replace('row.', 'b.')}))
    .slice(0, ${eventsMax})\n`,
    body: `${sectionHeading(draft.heading)}
      {rows.length === 0 && <p className="mt-4 text-muted-foreground">${jsxText(context.say('noEvents'))}</p>}
      <ul className="mt-6 divide-y divide-border border-y border-border">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-5 py-4">
            <time dateTime={${date}} className="w-16 shrink-0 rounded-lg bg-accent py-2 text-center text-accent-foreground">
              <span className="block font-display text-2xl leading-none font-semibold tabular-nums">{toDate(${date}).getDate()}</span>
              <span className="text-xs font-medium">{toDate(${date}).toLocaleDateString(locale, { month: 'short' })}</span>
            </time>
            <div className="min-w-0">
              <h3 className="font-display text-lg font-semibold wrap-break-word">{${titleOf(names!, 'row')}}</h3>
${parts.length ? `              <p className="text-sm text-muted-foreground">{[${parts.join(', ')}].filter(Boolean).join(' · ')}</p>\n` : ''}            </div>
          </li>
        ))}
      </ul>`,
  }
}

export function newsSection(draft: Draft): Body {
  const { names, imports } = draft
  const { day } = names!
  const text = textOf(names!)
  imports.use('@/components/ui/card', 'Card')
  if (day) imports.use('@/lib/format', 'formatDate')
  const date = day && valueOf(names!, day, 'row')
  const order = date ? `.toSorted((a, b) => ${date.replace('row.', 'b.')}.localeCompare(${date.replace('row.', 'a.')}))` : ''
  return {
    hooks: rows(draft, `${order}.slice(0, ${newsMax})`),
    body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row) => (
          <Card key={row.id} className="p-6">
            <article>
${
  date
    ? `              <time dateTime={${date}} className="text-sm text-muted-foreground">
                {formatDate(${date})}
              </time>\n`
    : ''
}              <h3 className="mt-1 font-display text-lg font-semibold wrap-break-word">{${titleOf(names!, 'row')}}</h3>
${text ? `              <p className="mt-2 line-clamp-4 text-sm leading-relaxed text-muted-foreground">{${valueOf(names!, text, 'row')}}</p>\n` : ''}            </article>
          </Card>
        ))}
      </div>`,
  }
}
