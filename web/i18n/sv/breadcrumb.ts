import type { breadcrumb as english } from '../en/breadcrumb.ts'
import type { Translation } from '../translation.ts'

export const breadcrumb: Translation<typeof english> = {
  label: 'Sökväg',
  home: 'Start',
  allInspiration: 'All inspiration',
}
