// What a front page holds, in the model document: sections in their order, each with the texts that the person may change, and
// what is true of the place itself (how to reach it, when it is open). A document of an older version names kinds only and stays
// valid; what a section does not say itself is filled in from its trade when a page is completed.
import { z } from 'zod'

export const sectionKinds = [
  'features',
  'things',
  'prices',
  'plans',
  'steps',
  'gallery',
  'screens',
  'videos',
  'team',
  'testimonials',
  'logos',
  'figures',
  'events',
  'news',
  'hours',
  'questions',
  'text',
  'address',
  'links',
  'newsletter',
  'signup',
  'rsvp',
  'contact',
] as const
export type SectionKind = (typeof sectionKinds)[number]

export const heroKinds = ['picture', 'scene', 'centred', 'hours', 'product'] as const
export type HeroKind = (typeof heroKinds)[number]

export const siteTradeNames = [
  'food',
  'beauty',
  'health',
  'craft',
  'building',
  'animal',
  'shop',
  'learning',
  'club',
  'culture',
  'lodging',
  'sport',
  'office',
  'creative',
  'technology',
  'product',
  'act',
  'cause',
  'couple',
  'party',
  'maker',
  'public',
  'faith',
  'treats',
  'drinks',
  'ware',
  'podcast',
  'nails',
  'lashes',
  'barber',
  'tattoo',
  'restaurant',
  'lunch',
  'bakery',
  'weddingPhoto',
  'babyPhoto',
  'houses',
  'garage',
  'legal',
  'estate',
  'undertaker',
  'riding',
  'entertainer',
  'classical',
  'escape',
  'weddingVenue',
  'yoga',
  'smithy',
  'designer',
  'developer',
  'general',
] as const
export type SiteTradeName = (typeof siteTradeNames)[number]

const itemsMax = 24

const sectionItemSchema = z.object({
  title: z.string(),
  text: z.string().optional(),
  /** a lucide icon name in PascalCase */
  icon: z.string().optional(),
  /** `picture:cup`, as in sample rows */
  picture: z.string().optional(),
  /** of a link: where it leads */
  href: z.url({ protocol: /^https$/ }).optional(),
  /** of a plan: what it costs as it is to be read, and what is in it */
  price: z.string().optional(),
  points: z.array(z.string()).optional(),
  /** the plan that stands out as the one most choose; without one, that in the middle of three and more */
  isFirstChoice: z.boolean().optional(),
})
export type SectionItem = z.infer<typeof sectionItemSchema>

/** A kind alone is how documents of the first version name a section. */
export const sectionSchema = z.preprocess(
  (given) => (typeof given === 'string' ? { kind: given } : given),
  z.object({
    kind: z.enum(sectionKinds),
    /** names its anchor and its file where that is not its kind: there may be several of kind `text` */
    id: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/)
      .optional(),
    /** its heading; without it, the usual one of its kind */
    title: z.string().min(1).optional(),
    /** a paragraph, for a section of kind `text` */
    text: z.string().optional(),
    /** the thing whose rows a section of kind `things` shows, where there are several */
    thing: z.string().optional(),
    items: z.array(sectionItemSchema).max(itemsMax).optional(),
  }),
)
export type Section = z.infer<typeof sectionSchema>

const clock = z.string().regex(/^\d\d:\d\d$/)
const weekDays = 7

/** Monday to Sunday; null is a closed day */
export const weekSchema = z.array(z.object({ opens: clock, closes: clock }).nullable()).length(weekDays)
type Week = z.infer<typeof weekSchema>
const workday = { opens: '09:00', closes: '17:00' }
export const usualWeek: Week = [workday, workday, workday, workday, workday, null, null]

export const siteSchema = z.object({
  trade: z.enum(siteTradeNames),
  hero: z.enum(heroKinds),
  /** names of drawn pictures in place of those of the trade, the most fitting first: `bread cake pie` */
  pictures: z.string().optional(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  week: weekSchema,
})
export type Site = z.infer<typeof siteSchema>

export const sectionId = (section: Section): string => section.id ?? section.kind
