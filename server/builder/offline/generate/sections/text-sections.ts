// Sections whose texts stand in the model document.
import { templateText } from '../markup.ts'
import { sectionHeading, textsList, type Body, type Draft } from './section.ts'

const texts = ({ section }: Draft) => section.items ?? []

export function featuresSection(draft: Draft): Body {
  draft.imports.use('@/components/ui/card', 'Card')
  const items = texts(draft).map(({ icon, title, text }) => ({ icon: icon ?? 'Check', title, text: text ?? '' }))
  return {
    before: textsList('reasons', items, draft.imports),
    body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(({ icon: Icon, title, text }) => (
          <Card key={title} className="p-6">
            <span className="grid size-11 place-items-center rounded-lg bg-accent text-accent-foreground">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <h3 className="mt-4 font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm leading-relaxed text-muted-foreground">{text}</p>
          </Card>
        ))}
      </div>`,
  }
}

export function stepsSection(draft: Draft): Body {
  return {
    before: textsList(
      'steps',
      texts(draft).map(({ title, text }) => ({ title, text: text ?? '' })),
      null,
    ),
    body: `${sectionHeading(draft.heading)}
      <ol className="mt-8 grid gap-8 sm:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-primary pt-5">
            <span className="font-display text-sm font-semibold text-accent-foreground tabular-nums" aria-hidden="true">
              {at + 1}
            </span>
            <h3 className="mt-1 font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>`,
  }
}

export function teamSection(draft: Draft): Body {
  draft.imports.use('@/components/ui/cover', 'Cover')
  return {
    before: textsList(
      'people',
      texts(draft).map(({ title, text, picture }) => ({ name: title, role: text ?? '', picture: picture ?? 'picture:person' })),
      null,
    ),
    body: `${sectionHeading(draft.heading)}
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, picture }) => (
          <li key={name} className="flex items-center gap-4 sm:block">
            <Cover src={picture} seed={name} className="size-20 shrink-0 rounded-full sm:aspect-4/3 sm:size-auto sm:rounded-xl" />
            <div className="min-w-0 sm:mt-4">
              <h3 className="font-display text-lg font-semibold wrap-break-word">{name}</h3>
              <p className="text-sm text-muted-foreground">{role}</p>
            </div>
          </li>
        ))}
      </ul>`,
  }
}

export function testimonialsSection(draft: Draft): Body {
  draft.imports.use('@/components/ui/card', 'Card')
  draft.imports.use('lucide-react', 'QuoteIcon')
  return {
    before: textsList(
      'voices',
      texts(draft).map(({ title, text }) => ({ name: title, text: text ?? '' })),
      null,
    ),
    body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        {voices.map(({ name, text }) => (
          <Card key={name} className="p-6 sm:p-8">
            <figure>
              <QuoteIcon className="size-6 text-primary" aria-hidden="true" />
              <blockquote className="mt-4 text-lg leading-relaxed text-pretty">{text}</blockquote>
              <figcaption className="mt-5 text-sm font-medium text-muted-foreground">{name}</figcaption>
            </figure>
          </Card>
        ))}
      </div>`,
  }
}

export function questionsSection(draft: Draft): Body {
  draft.imports.use('lucide-react', 'ChevronDownIcon')
  return {
    before: textsList(
      'questions',
      texts(draft).map(({ title, text }) => ({ question: title, answer: text ?? '' })),
      null,
    ),
    body: `${sectionHeading(draft.heading)}
      <div className="mt-6 max-w-3xl border-t border-border">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-border">
            <summary className="focus-ring flex cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-4 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon
                className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180 motion-reduce:transition-none"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-prose pb-5 leading-relaxed text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>`,
  }
}

export function gallerySection(draft: Draft): Body {
  const { context, imports } = draft
  imports.use('@/components/ui/cover', 'Cover')
  const items = texts(draft).map(({ title, picture }, at) => ({
    src: picture ?? '',
    seed: title || `${context.model.name} ${at + 1}`,
  }))
  return {
    before: `// addresses of pictures go into src; \`picture:\` and a name is a drawn one\n${textsList('pictures', items, null)}`,
    body: `${sectionHeading(draft.heading)}
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {pictures.map(({ src, seed }) => (
          <Cover key={seed} src={src} seed={seed} className="aspect-4/3 w-full rounded-xl" />
        ))}
      </div>`,
  }
}

export function textSection(draft: Draft): Body {
  draft.imports.use('@/lib/markdown', 'Markdown')
  return {
    before: `const text = \`${templateText(draft.section.text ?? '')}\`\n\n`,
    body: `${sectionHeading(draft.heading)}
      <div className="mt-6 max-w-2xl text-lg">
        <Markdown text={text} />
      </div>`,
  }
}
