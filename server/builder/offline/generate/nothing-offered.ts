import { listPageOf, type Context, type ThingNames } from './context.ts'
import { attribute, jsxText, type Imports } from './markup.ts'

/** What a page says that has nothing of a list to show yet, unless told otherwise nothing to book, with a way to that list. */
export function nothingOffered(
  context: Context,
  { thing }: ThingNames,
  icon: string,
  imports: Imports,
  title = context.say('nothingToBook'),
): string {
  const { say } = context
  const owned = listPageOf(context, thing.id)
  imports.use('@/components/ui/card', 'EmptyState')
  if (owned) {
    imports.use('react-router', 'Link')
    imports.use('@/components/ui/button', 'buttonClass')
  }
  const link = owned
    ? `          <Link to=${attribute(owned.path)} className={buttonClass()}>
            ${jsxText(thing.many)}
          </Link>
`
    : ''
  return `        <EmptyState
          icon={${icon}}
          title=${attribute(title)}
          text=${attribute(say('forSaleHint', { many: thing.many }))}
        >
${link}        </EmptyState>
`
}
