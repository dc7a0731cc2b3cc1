// Swedish wishes that tell; the closest form first.
import type { ToldForm } from './told.ts'

export const toldSv: readonly ToldForm[] = [
  [
    /^(?:visa |lägg |sätt |ha )?(?:\p{L}+ )?som (?:ska |måste )?(?:går ut|gå ut|lämnas(?: in| tillbaka)?|förfaller|löper ut|utgår|blir gamm\p{L}+|är bråttom)(?: ut)? (?:först|snarast|snart|tidigast)(?: ska| borde| bör)?(?: ligga| stå| komma| vara| hamna| visas)? ?(?:överst|först|högst upp|längst upp)(?: i listan)?[.!]*$/iu,
    'soonest',
  ],
]
