// "Under each couple there are suppliers (florist, caterer) with price": the suppliers are a list of their own, and each of them is one
// couple's. What the sentence opens with names nothing.
import type { Language } from '#shared/languages.ts'
import type { Intent } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'

const opening: Record<'en' | 'sv', RegExp> = {
  en: /(?<!\p{L})(?:under|below|beneath|beside|behind|inside|within) (?<each>each|every) (?<owner>\p{L}+(?: \p{L}+)?) (?:there (?:are|is|should be|can be|will be)|we (?:have|keep|list|add|need|note)|(?:come|go|belong)) (?:the |our |its |some |several |many )?(?<owned>\p{L}+)/giu,
  sv: /(?<!\p{L})(?:under|nedanför|bakom|inom|inuti) (?<each>varje|respektive) (?<owner>\p{L}+) (?:finns(?: det)?|ska det finnas|har vi|lägger vi|hör) (?:olika |flera |några |många )?(?<owned>\p{L}+)/giu,
}

/** `Under each couple there are suppliers (florist, caterer)` -> `Each couple has suppliers (…)`, what is behind it at its place. */
export function evenUnderEach(text: string, language: Language): string {
  if (language !== 'en') return text
  return text.replace(opening.en, (...found) => {
    const [whole] = found as [string]
    const { each, owner, owned } = found.at(-1) as Record<'each' | 'owner' | 'owned', string>
    const at = found.at(-3) as number
    if (!/^ ?\(/.test(text.slice(at + whole.length))) return whole
    return `${each} ${owner} has`.padEnd(whole.length - owned.length) + owned
  })
}

/** Each of what is under it is one of its own. */
export function heedUnderEach({ prompt, language, things }: Intent): void {
  if (language === 'ja') return
  for (const { groups } of prompt.matchAll(opening[language])) {
    const named = (name: string) => things.find(({ one, many }) => [one, many].some((each) => isSame(each, name, language)))
    const [owner, owned] = [named(groups!.owner!), named(groups!.owned!)]
    if (!owner || !owned || owner === owned || owned.parents.includes(owner)) continue
    owned.parents.push(owner)
    owner.parents = owner.parents.filter((parent) => parent !== owned)
  }
}
