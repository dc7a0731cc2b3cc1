// The community: publications that their tenants show to everyone (spec 2.4, 3, 7). Shapes on the wire and their limits, and the
// rule that reads the appstore's `search`.
import { z } from 'zod'
import { communityCategories, communityLimits } from './community-limits.ts'

/** How a publication shows itself: `public` says whether the community sees it and may start from a copy. */
export const showcaseSchema = z.object({
  public: z.boolean(),
  description: z.string().trim().max(communityLimits.descriptionMaxChars),
  category: z.enum(communityCategories),
  /** a path on every host of ours; empty: a picture is drawn */
  imageUrl: z.string(),
})
export type Showcase = z.infer<typeof showcaseSchema>

export const showcaseChangeSchema = showcaseSchema.omit({ imageUrl: true }).partial({ description: true, category: true })
export type ShowcaseChange = z.infer<typeof showcaseChangeSchema>

/** One entry of the appstore. `uuid` names the publication, `url` is its address; `imageUrl` is a path, empty where there is no picture. */
export const communityEntrySchema = z.object({
  name: z.string(),
  description: z.string(),
  organizationName: z.string(),
  imageUrl: z.string(),
  category: z.string(),
  uuid: z.uuid(),
  url: z.url(),
})
export type CommunityEntry = z.infer<typeof communityEntrySchema>

/** What a page of the community is narrowed to: words in name, description or organisation; one category. */
export const communityFilterSchema = z.strictObject({
  text: z.string().trim().max(communityLimits.filterTextMaxChars).optional(),
  category: z.enum(communityCategories).optional(),
})
export type CommunityFilter = z.infer<typeof communityFilterSchema>

/** `GET /api/v1/public/appstore`: a page from `startRow` up to, not including, `endRow`. */
const appstorePageSchema = z
  .strictObject({
    startRow: z.int().min(0).max(communityLimits.startRowMax),
    endRow: z.int().min(1),
    filterModel: communityFilterSchema.default({}),
  })
  .refine(({ startRow, endRow }) => endRow > startRow, { path: ['endRow'], message: 'endRow must be greater than startRow.' })
  .refine(({ startRow, endRow }) => endRow - startRow <= communityLimits.pageRowsMax, {
    path: ['endRow'],
    message: `A page holds at most ${communityLimits.pageRowsMax} rows.`,
  })

/** The query of the appstore call: `search` holds JSON. Without it, the first rows. */
export const appstoreQuerySchema = z.object({
  search: z
    .string()
    .max(communityLimits.searchMaxChars)
    .default(JSON.stringify({ startRow: 0, endRow: communityLimits.rows, filterModel: {} }))
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'search must hold JSON.' })
        return z.NEVER
      }
    })
    .pipe(appstorePageSchema),
})

/** The platform's own figures; null while there is none. */
export const publicStatsSchema = z.object({
  projectsCount: z.int().nullable(),
  /** from a prompt to its finished result, in the middle of all */
  medianBuildMs: z.number().nullable(),
  /** share of satisfied answers, 0 to 1; nobody is asked yet, so null */
  satisfaction: z.number().min(0).max(1).nullable(),
})
export type PublicStats = z.infer<typeof publicStatsSchema>
