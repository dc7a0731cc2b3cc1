// "A page about our musical director Fiona Beck", "om körledaren Karin Nordin": somebody whom the page presents by name. What was told of them
// is said, and no list has a field of that name.
import type { Language } from '#shared/languages.ts'
import type { Stretch } from '../told/telling.ts'

export type PersonTold = { name: string; title: string; text: string }

const fullName = String.raw`(?<name>\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})`
const forms: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:(?:and )?(?:an? |one )?(?:page|section|part|bit|text|few words|something|info(?:rmation)?) )?about (?<whose>our|my|the) (?<role>(?:[\p{Ll}-]+ ){1,3})${fullName}(?=\s*(?:[.,;:(\n–-]|$)| and\b)`,
    'gu',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?:(?:och )?(?:en )?(?:sida|del|sektion|text|ruta|presentation|lite|något) )?om (?<whose>vår|min)?\s?(?<role>(?:[\p{Ll}-]+ ){1,2})${fullName}(?=\s*(?:[.,;:(\n–-]|$)| och(?!\p{L}))`,
    'gu',
  ),
  ja: /(?!)/gu,
}
/** "About the choir Harmony": a group is no person; and nobody is called by a day. */
const noRole =
  /\b(?:choir|band|club|company|team|firm|school|shop|event|app|product|project|history|village|town|city|farm)\b|(?:kör|band|klubb|företag|skola|butik|by|stad|gård|historia)(?:en|n|et)?$/iu
const isBare = /^(?:about|om) /iu
const definite = /(?:en|n|arna|et)$/u

export function peopleOfSite(text: string, language: Language): { people: PersonTold[]; stretches: Stretch[] } {
  const found = [...text.matchAll(forms[language])].flatMap(({ 0: all, index, groups }) => {
    const { name, whose } = groups!
    const role = groups!.role!.trim()
    if (noRole.test(role) || (language === 'sv' && !whose && !definite.test(role))) return []
    const person =
      language === 'en'
        ? { title: `About ${name}`, text: `${name} is ${whose} ${role}.` }
        : { title: `Om ${name}`, text: `Här presenterar vi ${whose ? `${whose} ` : ''}${role} ${name}.` }
    return [{ person: { ...person, name: name! }, isPage: !isBare.test(all), start: index, end: index + all.length }]
  })
  return {
    people: found.map(({ person }) => person),
    // "…, about our director Fiona Beck, …" is a part of a list of sections, and read as one
    stretches: found.filter(({ isPage }) => isPage).map(({ start, end }) => ({ start, end })),
  }
}
