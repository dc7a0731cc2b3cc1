// The model document of a project that the built-in builder made (`project.model.json` in the draft): the single source the
// generator works from, and what later wishes change. Ids never change, so a person's data survives a rename.
import { z } from 'zod'
import { questionKinds, surveyTopics } from './lexicon/survey-questions.ts'
import { toolIds } from './lexicon/tool-entries.ts'
import { formulaSchema } from './formulas.ts'
import { originSchema, ruleProblems, thingRules } from './rules.ts'
import { sectionId, sectionSchema, siteSchema, weekSchema } from './site-model.ts'

export const fieldTypes = [
  'text',
  'longtext',
  'markdown',
  'int',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'time',
  'bool',
  'select',
  'tags',
  'email',
  'phone',
  'url',
  'image',
  'rating',
  'ref',
  'refs',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const viewKinds = ['table', 'list', 'cards', 'board', 'calendar', 'gallery', 'timeline', 'grid'] as const
export type ViewKind = (typeof viewKinds)[number]

export const pageKinds = [
  'collection',
  'dashboard',
  'todo',
  'blog',
  'landing',
  'calendar',
  'tool',
  'shop',
  'booking',
  'invoice',
  'survey',
  'feed',
  'chat',
  'standings',
  'settings',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Why something stands in the model: the person said it, its domain implies it, the builder needed it, a later wish added it. */
export const whys = ['said', 'domain', 'implied', 'edit'] as const

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

export const toneNames = ['gray', 'blue', 'amber', 'green', 'red', 'violet', 'teal'] as const
export type ToneName = (typeof toneNames)[number]

const decimalsMax = 4
/** A match is worth no more points than this. */
const pointsMax = 100

export const fieldSchema = z.object({
  id,
  label: z.string().min(1),
  type: z.enum(fieldTypes),
  required: z.boolean().optional(),
  options: z.array(z.string().min(1)).optional(),
  /** an option's earlier text -> its text of today, so that rows a person stored before a rename follow it */
  formerOptions: z.record(z.string(), z.string()).optional(),
  /** the colours a person chose for options */
  tones: z.record(z.string(), z.enum(toneNames)).optional(),
  /** id of the thing a ref or refs field points to */
  target: z.string().optional(),
  unit: z.string().optional(),
  /** lexicon concept, for believable samples and for choosing a widget: 'price', 'dueDate', 'birthday' … */
  concept: z.string().optional(),
  /** worked out from other fields; nobody fills it in */
  formula: formulaSchema.optional(),
  /** what a form fills in once the reference `by` is chosen: the field `of` of what it points to, which a person may then change */
  filled: z.object({ by: id, of: id }).optional(),
  /** what a new row holds */
  start: z.union([z.string(), z.number(), z.boolean()]).optional(),
  /** no two rows may hold the same; false is what a wish took back */
  unique: z.boolean().optional(),
  /** how many decimals a number is written with; without it, as many as it has, at most two */
  decimals: z.number().int().min(0).max(decimalsMax).optional(),
  /** not in lists, only where a row is opened or changed */
  hidden: z.boolean().optional(),
  /** the name its values are stored under, when that is not its id: a new type leaves what was stored before untouched */
  stored: id.optional(),
  origin: originSchema.optional(),
  why: z.enum(whys),
})
export type Field = z.infer<typeof fieldSchema>

/** The key of a row's own number, by which others point to it in what people stored; without it, that is its place. */
export const rowNumber = '#'

export const thingSchema = z.object({
  id,
  one: z.string().min(1),
  many: z.string().min(1),
  /** a lucide icon name in PascalCase */
  icon: z.string(),
  concept: z.string().optional(),
  titleField: id,
  fields: z.array(fieldSchema).min(1),
  views: z.array(z.enum(viewKinds)).min(1),
  /** sample rows by field id; a ref holds the index of a row of its target; dates are '+3d', '-2d' or ISO; times '14:30' */
  rows: z.array(z.record(z.string(), z.unknown())),
  /** how many rows it has ever started with, once some of them are gone: each then has its number under `rowNumber` */
  counted: z.number().int().min(0).optional(),
  /** it starts without sample rows, because the person wants it so */
  empty: z.boolean().optional(),
  ...thingRules,
  why: z.enum(whys),
})
export type Thing = z.infer<typeof thingSchema>

/** The copy of a blog or landing page, in the project's language. All of it optional: without it, plain words about the name. */
export const pageTextsSchema = z.object({
  /** what stands largest on a landing page */
  headline: z.string().optional(),
  /** the sentence under the headline */
  lead: z.string().optional(),
  /** on the first button of a landing page, and on that of a page where one books */
  button: z.string().optional(),
  /** what a form says once it was sent in */
  thanks: z.string().optional(),
  /** on an invoice: where to pay to, and a line at its foot */
  account: z.string().optional(),
  closing: z.string().optional(),
  /** Markdown of the about page or section */
  about: z.string().optional(),
  author: z.string().optional(),
  highlights: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })).optional(),
})
export type PageTexts = z.infer<typeof pageTextsSchema>

/**
 * How a page of standings counts: the points of matches between two, how often somebody won or was there at
 * all, or all (or the best) that somebody has of a number.
 * `win` and `draw` are points; without `draw`, a match has a winner. Without
 * `field`, the number is the one that looks like it.
 */
export const standingsSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('matches'),
    win: z.number().min(0).max(pointsMax),
    draw: z.number().min(0).max(pointsMax).optional(),
  }),
  z.object({ by: z.literal('wins') }),
  z.object({ by: z.literal('times') }),
  z.object({ by: z.literal('sum'), field: id.optional() }),
  z.object({ by: z.literal('best'), field: id.optional() }),
])
export type StandingsRule = z.infer<typeof standingsSchema>

/** A question of a survey as it was asked for. */
export const askedSchema = z.object({
  text: z.string().min(1),
  kind: z.enum(questionKinds),
  options: z.array(z.string().min(1)).optional(),
  required: z.boolean().optional(),
})
export type Asked = z.infer<typeof askedSchema>

/** What a hand-made tool shows of its own where that is not the usual. */
const toolSettingsSchema = z.object({
  /** per cent on the buttons of a tip calculator */
  rates: z.array(z.number()).optional(),
  /** the signs of two players, in place of X and O */
  marks: z.tuple([z.string(), z.string()]).optional(),
  /** what stands on the cards of a memory game */
  signs: z.array(z.string()).optional(),
})
export type ToolSettings = z.infer<typeof toolSettingsSchema>

export const pageSchema = z.object({
  id,
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  icon: z.string(),
  kind: z.enum(pageKinds),
  thing: z.string().optional(),
  /** ids of the other things the page works with, by the part they play: a shop's `order` and `line` */
  parts: z.record(z.string(), z.string()).optional(),
  texts: pageTextsSchema.optional(),
  /** of a landing page; without it, the things and the contact form */
  sections: z.array(sectionSchema).optional(),
  /** of a landing page: what is true of the place it is about */
  site: siteSchema.optional(),
  /** of a booking page: when it is open, where no website says so */
  week: weekSchema.optional(),
  /** which of the hand-made tools a page of kind `tool` holds */
  tool: z.enum(toolIds).optional(),
  /** what the tool starts with where that is not the usual, by the names of `tool-starts.ts`; of invoices, `term` is how many days there are to pay */
  starts: z.record(z.string(), z.number()).optional(),
  settings: toolSettingsSchema.optional(),
  /** whom or what a survey asks about; decides its first questions */
  topic: z.enum(surveyTopics).optional(),
  /** the questions that the person named; with them, no others are made up */
  asked: z.array(askedSchema).optional(),
  /** of a page of standings */
  standings: standingsSchema.optional(),
  /** what a form that is called after it sends in: "Accident report", "Accident reports" */
  sent: z.object({ one: z.string().min(1), many: z.string().min(1) }).optional(),
})
export type Page = z.infer<typeof pageSchema>

export const palettes = [
  'slate',
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'pink',
  'rose',
] as const
export const looks = ['crisp', 'soft', 'editorial', 'bold'] as const
export const fonts = ['sans', 'serif', 'rounded', 'geometric', 'mono'] as const
/** How the bar or side that holds the navigation is painted: like the page, in a tint, nearly black, in the project's colour. */
export const frames = ['plain', 'tint', 'ink', 'colour'] as const
export const shells = ['sidebar', 'topbar', 'site', 'focus'] as const

export const projectModelSchema = z
  .object({
    version: z.literal(1),
    name: z.string().min(1),
    tagline: z.string(),
    language: z.enum(['en', 'sv', 'ja']),
    currency: z.string().length(3),
    theme: z.object({
      palette: z.enum(palettes),
      /** relative depth of the primary colour: 'dark green' is green + deep */
      depth: z.enum(['normal', 'deep', 'light']),
      look: z.enum(looks),
      mode: z.enum(['light', 'dark', 'system']),
      /** plain where nothing is said */
      frame: z.enum(frames).optional(),
      /** what the person wants otherwise than the look has it */
      font: z.enum(fonts).optional(),
      /** of the buttons, where they are to stand out from the rest */
      buttons: z.enum(palettes).optional(),
      corners: z.enum(['square', 'round']).optional(),
      size: z.enum(['small', 'large']).optional(),
    }),
    shell: z.enum(shells),
    things: z.array(thingSchema),
    pages: z.array(pageSchema).min(1),
    features: z.object({ csv: z.boolean(), csvImport: z.boolean().optional() }),
    /** the list that a wish is about while it is being read, where that is not the main one; never stored */
    about: z.string().optional(),
  })
  .superRefine((model, ctx) => {
    const issue = (message: string) => ctx.addIssue({ code: 'custom', message })
    const things = new Set(model.things.map((thing) => thing.id))
    if (things.size !== model.things.length) issue('two things share an id')
    for (const thing of model.things) {
      const fields = new Map(thing.fields.map((field) => [field.id, field]))
      if (fields.size !== thing.fields.length) issue(`${thing.id}: two fields share an id`)
      if (fields.get(thing.titleField)?.type !== 'text') issue(`${thing.id}: its title field must be a text field`)
      for (const field of thing.fields) {
        if ((field.type === 'ref' || field.type === 'refs') && !things.has(field.target ?? ''))
          issue(`${thing.id}.${field.id} points to no thing`)
        if (field.type === 'select' && !field.options?.length) issue(`${thing.id}.${field.id} has no options`)
      }
    }
    if (new Set(model.pages.map((page) => page.path)).size !== model.pages.length) issue('two pages share a path')
    ruleProblems(model).forEach(issue)
    for (const page of model.pages) if (page.kind === 'tool' && !page.tool) issue(`page ${page.id} holds no tool`)
    for (const page of model.pages) {
      const ids = (page.sections ?? []).map(sectionId)
      if (new Set(ids).size !== ids.length) issue(`page ${page.id} has two sections of one id`)
    }
    for (const page of model.pages)
      for (const thing of [page.thing, ...Object.values(page.parts ?? {})])
        if (thing && !things.has(thing)) issue(`page ${page.id} shows no thing`)
  })
export type ProjectModel = z.infer<typeof projectModelSchema>

/** What the builder tells the person about how it read the prompt. `text` is a phrase in the person's language. */
export type Note = { kind: 'built' | 'assumed' | 'unknown' | 'service' | 'kept'; text: string }
