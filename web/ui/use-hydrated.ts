import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a built page and while it comes alive, then true: for what only the browser knows, such as the query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
