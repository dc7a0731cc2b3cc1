import type { CommunityItem } from './community-item.ts'

/** The event of the spec, for whoever listens on the page. */
export const tellRemix = ({ id }: CommunityItem): boolean =>
  window.dispatchEvent(new CustomEvent('remix-app', { detail: { appId: id } }))
