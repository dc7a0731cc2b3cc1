import type { notFound as source } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound: Translation<typeof source> = {
  title: 'Hoppsan! Sidan finns inte',
  text: 'Det finns inget på den här adressen. Sidan kan ha flyttat, eller aldrig blivit smidd.',
  home: 'Till startsidan',
}
