// Sections that sell: plans side by side, a look inside a product, who uses it, figures, films, links.
import type { Language } from '#shared/languages.ts'
import { attribute, jsxText, quote } from '../markup.ts'
import { sectionHeading, textsList, type Body, type Draft } from './section.ts'

const items = ({ section }: Draft) => section.items ?? []

/** The plan that was told to stand out, or that in the middle, is the one to choose. */
export function plansSection(draft: Draft): Body {
  const { context, imports, page } = draft
  const { say } = context
  const plans = items(draft)
  imports.use('@/components/ui/button', 'buttonClass')
  imports.use('lucide-react', 'CheckIcon')
  const target = (page.sections ?? []).find(({ kind }) => kind === 'signup' || kind === 'rsvp' || kind === 'contact')?.kind
  const hasPrice = plans.some(({ price }) => price)
  const isTold = plans.some(({ isFirstChoice }) => isFirstChoice)
  const literal = plans.map(({ title, text, price, points, isFirstChoice = false }, at) => {
    const parts = [
      `name: ${quote(title)}`,
      `text: ${quote(text ?? '')}`,
      ...(hasPrice ? [`price: ${quote(price ?? '')}`] : []),
      `points: [${(points ?? []).map((point) => quote(point)).join(', ')}]`,
      `isFirstChoice: ${isTold ? isFirstChoice : at === 1 && plans.length > 2}`,
    ]
    return `  { ${parts.join(', ')} },\n`
  })
  const columns = plans.length === 2 ? 'md:grid-cols-2' : plans.length === 4 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'
  return {
    before: `const plans = [\n${literal.join('')}]\n\n`,
    body: `${sectionHeading(draft.heading)}
      <ul className="mt-10 grid gap-5 ${columns}">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={\`flex flex-col rounded-2xl border bg-card p-6 sm:p-8 \${plan.isFirstChoice ? 'border-primary shadow-lifted' : 'border-border'}\`}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-display text-lg font-semibold wrap-break-word">{plan.name}</h3>
              {plan.isFirstChoice && (
                <span className="rounded-full bg-accent px-2.5 py-0.5 text-xs font-medium text-accent-foreground">${jsxText(say('chosenMost'))}</span>
              )}
            </div>
            {plan.text && <p className="mt-1 text-sm text-muted-foreground">{plan.text}</p>}
${hasPrice ? `            {plan.price && <p className="mt-5 font-display text-3xl font-semibold tabular-nums sm:text-4xl">{plan.price}</p>}\n` : ''}            <ul className="mt-6 mb-8 space-y-3 text-sm">
              {plan.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <CheckIcon className="mt-0.5 size-4 shrink-0 text-primary" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
${
  target
    ? `            <a href="#${target}" className={buttonClass({ variant: plan.isFirstChoice ? 'primary' : 'secondary' }, 'mt-auto')}>
              {\`${say('choosePlan', { title: '${plan.name}' })}\`}
            </a>\n`
    : ''
}          </li>
        ))}
      </ul>`,
  }
}

export function logosSection(draft: Draft): Body {
  return {
    before: `// one line for each: put a picture in place of the name where you have one\n${textsList(
      'names',
      items(draft).map(({ title }) => ({ name: title })),
      null,
    )}`,
    body: `      <h2 className="text-center text-sm font-medium text-muted-foreground">${jsxText(draft.heading)}</h2>
      <ul className="mt-6 flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
        {names.map(({ name }) => (
          <li key={name} className="font-display text-xl font-semibold tracking-tight text-muted-foreground sm:text-2xl">
            {name}
          </li>
        ))}
      </ul>`,
  }
}

export function figuresSection(draft: Draft): Body {
  return {
    before: textsList(
      'figures',
      items(draft).map(({ title, text }) => ({ figure: title, text: text ?? '' })),
      null,
    ),
    body: `${sectionHeading(draft.heading)}
      <dl className="mt-8 grid gap-8 sm:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-l-2 border-primary pl-5">
            <dt className="mt-1 text-muted-foreground">{text}</dt>
            <dd className="font-display text-4xl font-semibold tabular-nums sm:text-5xl">{figure}</dd>
          </div>
        ))}
      </dl>`,
  }
}

export function videosSection(draft: Draft): Body {
  const { imports } = draft
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('lucide-react', 'PlayIcon')
  return {
    before: `// the address of a film goes into href, the picture shown before it into src\n${textsList(
      'videos',
      items(draft).map(({ title, text, picture }) => ({ title, length: text ?? '', src: picture ?? '', href: '#' })),
      null,
    )}`,
    body: `${sectionHeading(draft.heading)}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {videos.map(({ title, length, src, href }) => (
          <li key={title}>
            <a href={href} className="group focus-ring block rounded-xl">
              <span className="relative block overflow-hidden rounded-xl">
                <Cover src={src} seed={title} className="aspect-video w-full" />
                <span className="absolute inset-0 grid place-items-center">
                  <span className="grid size-14 place-items-center rounded-full bg-card text-foreground shadow-lifted transition-transform group-hover:scale-105 motion-reduce:transition-none">
                    <PlayIcon className="size-6" aria-hidden="true" />
                  </span>
                </span>
              </span>
              <span className="mt-3 flex items-baseline justify-between gap-3">
                <span className="font-medium wrap-break-word">{title}</span>
                <span className="text-sm text-muted-foreground tabular-nums">{length}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>`,
  }
}

export function linksSection(draft: Draft): Body {
  const { imports } = draft
  imports.use('lucide-react', 'ArrowUpRightIcon')
  return {
    before: `${items(draft).every(({ href }) => href) ? '' : '// put your own addresses into href\n'}${textsList(
      'links',
      items(draft).map(({ title, text, href }) => ({ name: title, text: text ?? '', href: href ?? '#' })),
      null,
    )}`,
    body: `${sectionHeading(draft.heading)}
      <ul className="mt-8 grid max-w-2xl gap-3">
        {links.map(({ name, text, href }) => (
          <li key={name}>
            <a
              href={href}
              className="focus-ring flex items-center justify-between gap-4 rounded-xl border border-border bg-card px-5 py-4 transition-colors hover:bg-muted motion-reduce:transition-none"
            >
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-muted-foreground">{text}</span>
              </span>
              <ArrowUpRightIcon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>`,
  }
}

/** How full the bars of the drawn screens are, in per cent. */
const bars = ['w-3/4', 'w-1/2', 'w-5/6', 'w-2/3']

/** A window with the look of the product, drawn with the project's own colours. */
export const drawnScreen = (pad: string, head: string, language: Language): string =>
  `<div className="overflow-hidden rounded-2xl border border-border bg-card shadow-lifted" aria-hidden="true" lang=${attribute(language)}>
  <div className="flex items-center gap-1.5 border-b border-border bg-muted/60 px-4 py-3">
    <span className="size-2.5 rounded-full bg-primary" />
    <span className="size-2.5 rounded-full bg-border" />
    <span className="size-2.5 rounded-full bg-border" />
    <span className="ml-3 h-2.5 w-24 rounded-full bg-border" />
  </div>
${head}
</div>`
    .split('\n')
    .map((line) => (line ? pad + line : line))
    .join('\n')

export function screensSection(draft: Draft): Body {
  const { context, imports } = draft
  const screens = items(draft).map(({ icon, title }) => ({ icon: icon ?? 'Check', title }))
  const inside = `  <div className="space-y-3 p-5">
    <span className="grid size-9 place-items-center rounded-lg bg-accent text-accent-foreground">
      <Icon className="size-5" />
    </span>
${bars.map((width, at) => `    <span className="block h-3 ${width} rounded-full ${at === 0 ? 'bg-primary/70' : 'bg-muted'}" />`).join('\n')}
    <div className="grid grid-cols-3 gap-2 pt-2">
      <span className="h-14 rounded-lg bg-accent" />
      <span className="h-14 rounded-lg bg-muted" />
      <span className="h-14 rounded-lg bg-muted" />
    </div>
  </div>`
  return {
    before: textsList('screens', screens, imports),
    body: `${sectionHeading(draft.heading)}
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {screens.map(({ icon: Icon, title }) => (
          <li key={title}>
            <figure>
${drawnScreen('              ', inside, context.model.language)}
              <figcaption className="mt-4 text-center font-medium">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>`,
  }
}

/** The pictures of a product's first screen: what is done, what is next, how it goes. */
export const productPicture = (headline: string, language: Language): string =>
  drawnScreen(
    '  ',
    `  <div className="grid sm:grid-cols-[9rem_1fr]">
    <div className="hidden space-y-3 border-r border-border p-5 sm:block">
      <span className="block h-8 rounded-lg bg-accent" />
      <span className="block h-3 w-3/4 rounded-full bg-muted" />
      <span className="block h-3 w-2/3 rounded-full bg-muted" />
      <span className="block h-3 w-4/5 rounded-full bg-muted" />
    </div>
    <div className="space-y-4 p-5 sm:p-6">
      <p className="font-display font-semibold">${jsxText(headline)}</p>
      <div className="flex h-28 items-end gap-2 rounded-xl bg-muted/60 px-4 pt-4">
        {[40, 62, 48, 75, 58, 90, 82].map((height, at) => (
          <span key={at} className={\`flex-1 rounded-t-md \${at === 5 ? 'bg-primary' : 'bg-primary/30'}\`} style={{ height: \`\${height}%\` }} />
        ))}
      </div>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width, at) => (
        <div key={width} className="flex items-center gap-3">
          <span className={\`size-5 shrink-0 rounded-full border-2 \${at === 0 ? 'border-primary bg-primary' : 'border-border'}\`} />
          <span className={\`h-3 rounded-full bg-muted \${width}\`} />
        </div>
      ))}
    </div>
  </div>`,
    language,
  )
