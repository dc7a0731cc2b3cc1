import type { CommunityEntry } from '#shared/community.ts'

/** What a card shows. `prompt` is what sign-up is given to start from it: a publication's id, or a description. */
export type CommunityItem = {
  id: string
  name: string
  description: string
  organizationName: string
  imageUrl: string
  category: string
  prompt: string
  /** where it runs; null for an idea */
  url: string | null
}

export const communityItem = ({ uuid, ...entry }: CommunityEntry): CommunityItem => ({ ...entry, id: uuid, prompt: uuid })
