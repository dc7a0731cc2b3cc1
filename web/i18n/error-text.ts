import type { Text } from './text-provider.tsx'

/** The refusals a person meets in the workspace; their texts stand under `refusals` in the catalogues. */
const known = [
  'network',
  'queue_full',
  'too_many',
  'forbidden',
  'not_found',
  'nothing_to_publish',
  'build_failed',
  'picture_too_large',
  'picture_unreadable',
  'storage_full',
  'not_ready',
  'invalid',
  'member_exists',
  'last_owner',
  'break_glass',
  'team_full',
  'bad_credentials',
  'proof_needed',
] as const

/** What went wrong in the reader's language: by the refusal's code where its text is translated, else the server's own words. */
export function errorText(t: Text, error: Error): string {
  const given = 'error' in error ? error.error : undefined
  const code = known.find((each) => each === given)
  return code ? t(`refusals.${code}`) : error.message
}
