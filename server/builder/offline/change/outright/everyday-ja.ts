// What people ask for in everyday Japanese, whole sentences at a time: before the readers, who would take them apart.
import type { Saying } from './deeds.ts'
import { daySayings } from './days-ja.ts'
import { hintSayings } from './hints-ja.ts'
import { measureSayings } from './measures-ja.ts'
import { recordSayings } from './records-ja.ts'
import { siteFactSayings } from './site-facts-ja.ts'
import { thoseSayings } from './those-ja.ts'

export const everydayJa: readonly Saying[] = [
  ...recordSayings,
  ...daySayings,
  ...measureSayings,
  ...siteFactSayings,
  ...hintSayings,
  ...thoseSayings,
]
