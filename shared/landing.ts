// A landing page's content (spec 2.14, 3): one file per idea and language. A section holds what its type shows; the schema
// says so per type, so that an empty section is found while building and not by a visitor.
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const title = z.optional(text)
const image = z.optional(text)
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1))

/** An icon is the name of a lucide drawing that `public/content/icons.svg` holds. */
const featureItem = z.object({ title: text, description: text, icon: z.optional(text) })
const section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), title, content: text, image }),
  z.object({ type: z.literal('markdown'), title, content: text, image }),
  z.object({ type: z.literal('prompt-examples'), title, content: title, items: list(z.object({ title: text, prompt: text })) }),
  z.object({
    type: z.literal('improvement-ideas'),
    title,
    content: title,
    items: list(z.object({ title: text, description: text, prompt: text })),
  }),
  z.object({ type: z.literal('features'), title, content: title, items: list(featureItem) }),
  z.object({ type: z.literal('benefits'), title, content: title, items: list(z.object({ title: text, description: text })) }),
  z.object({ type: z.literal('faq'), title, content: title, items: list(z.object({ question: text, answer: text })) }),
  z.object({ type: z.literal('cta'), title: text, content: title }),
])

export const landingSchema = z.object({
  title: text,
  metaDescription: text,
  description: text,
  defaultPrompt: text,
  hero: z.object({ title: text, subtitle: text, image }),
  sections: z.array(section),
})

export type Landing = z.infer<typeof landingSchema>
export type LandingSection = Landing['sections'][number]
export type SectionOf<Type extends LandingSection['type']> = Extract<LandingSection, { type: Type }>
