// Apart from the shapes, so that the browser has the figures without the library that checks shapes.

export const communityLimits = {
  /** Rows on the home page (spec 9). */
  rows: 12,
  pageRowsMax: 50,
  startRowMax: 10_000,
  searchMaxChars: 2_000,
  descriptionMaxChars: 280,
  filterTextMaxChars: 100,
  pictureMaxBytes: 1024 * 1024,
} as const

/** What a shown publication is about; on the wire as written here. */
export const communityCategories = [
  'Productivity',
  'Lifestyle',
  'Food & Drink',
  'Health',
  'Education',
  'Finance',
  'Business',
  'Other',
] as const
export type CommunityCategory = (typeof communityCategories)[number]
