// A page that is there for what others do on it says itself what it keeps: no list is read into it besides.
import type { Intent } from './intent.ts'
import { kindsIn } from './plan/plan-kinds.ts'

/** A website, a blog, or a page that its purpose tells of alone. */
export const isFront = ({ isAlone, pages }: Intent): boolean => isAlone === true || pages.has('landing') || pages.has('blog')

export const isOwnPage = (intent: Intent): boolean =>
  isFront(intent) || intent.kinds.size + intent.tools.size > 0 || kindsIn(intent.prompt, intent.language, 'wish').length > 0
