// "Cash or transfer", "kort eller kontant" as the whole name of a field: one of the two is chosen, and nothing is written.
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Intent, SaidField } from './intent.ts'
import { eitherOf } from './outline/group-fields.ts'
import { capitalised } from './said.ts'
import { setOptions } from './said-details.ts'

/** What leaves it open, or says how many: "one or more", "paid or not". */
const open =
  /(?:^| )(?:not|more|less|so|other|others|else|none|similar|anything|inte|ej|fler|mer|mindre|annat|andra|liknande|dylikt)$|^(?:any|one|two|en|ett|två|\d)(?: |$)/iu
/** "Wants half or full": what is chosen stands behind it. */
const wish = /^(?:wants?|needs?|prefers?|likes?|vill ha|vill|behöver|föredrar) (?:an? |en |ett )?/iu

export function heedEither({ things, loose, language }: Intent): void {
  if (language === 'ja') return
  const settle = (field: SaidField) => {
    if (field.type !== 'text' || field.options || field.thing || open.test(field.label)) return
    const label = field.label.replace(wish, '')
    const either = eitherOf(label, language)
    // "church or chapel": the place is written by its name
    if (!either || either.every((side) => classOfNoun(side.toLowerCase(), language) === 'place')) return
    field.label = capitalised(label)
    setOptions(field, either)
  }
  for (const field of [...things.flatMap(({ fields }) => fields), ...loose]) settle(field)
}
