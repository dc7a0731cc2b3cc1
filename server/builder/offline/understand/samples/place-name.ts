// What a place or an institution is called, and the groups of those who are in one.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings, optionLabel } from '../../lexicon/lexicon.ts'
import { groupsOfChildren, institutions, namesOfPlaces, namesOfPreschools, ofPreschool } from '../../lexicon/names-of-places.ts'
import type { Thing } from '../../model.ts'

/** The name of a place at a place of its list; undefined where the list holds no places. */
export function placeName(thing: Thing, at: number, language: Language): string | undefined {
  const { one } = thing
  if (knownThings.get(thing.concept ?? '')?.entry.actor || !institutions[language].test(one)) return undefined
  const isPreschool = language === 'sv' && /^förskol/i.test(one)
  const names = isPreschool ? namesOfPreschools : namesOfPlaces[language]
  const name = names[at % names.length]!
  const round = at < names.length ? '' : ` ${1 + Math.floor(at / names.length)}`
  return (
    (isPreschool
      ? `Förskolan ${name}`
      : language === 'ja'
        ? `${name}${one}`
        : language === 'en'
          ? `${name} ${one}`
          : `${name} ${one.toLowerCase()}`) + round
  )
}

/** The departments of a preschool are groups of children, where nobody named others. */
export function groupDepartments(thing: Thing, prompt: string, language: Language): void {
  if (!ofPreschool.test(prompt)) return
  const usual = knownFields.get('department')?.options?.map((option) => optionLabel(option, language))
  const department = thing.fields.find(({ concept, type }) => concept === 'department' && type === 'select')
  if (department && usual && department.options?.every((option) => usual.includes(option)))
    department.options = [...groupsOfChildren[language]]
}
