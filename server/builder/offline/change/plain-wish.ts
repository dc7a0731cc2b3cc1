// Takes the wrapping off a wish: "it would be nice if we could see X" and "Xを入れられるようにしてほしい" ask for what "add X" asks for.
import type { Language } from '#shared/languages.ts'
import { japaneseUnwrappings } from './plain-japanese.ts'

export type Unwrapping = readonly [wrapped: RegExp, plain: string]
const roundsMax = 6

/** Tried in order, again and again until nothing changes. */
const unwrappings: Record<Language, readonly Unwrapping[]> = {
  en: [
    [/^(?:hi|hello|hey|ok|okay|great|nice|perfect|cool|thanks|thank you)(?: there)?[,!.]\s*/i, ''],
    [/^(i|we)\s?d like\b/i, "$1'd like"],
    [
      /^(?:i|we)(?:'d like| would like| want| prefer)\s+(?=(?:an?\s+)?(?:bigger|larger|smaller|brighter|darker|lighter|warmer|cooler|softer|rounder|bolder|calmer)\s)/i,
      '',
    ],
    [/\b(do|does|is|are)nt\b/i, "$1n't"],
    [
      /^(?:it would be|it'd be|would be)\s+\w+ if (?:there (?:was|were)|it had|(?:i|we) had|(?:i|we|people|you|one) (?:can|could) (?:see|have|enter|fill in|record|write|note))\s+/i,
      'add ',
    ],
    [/^(?:it would be|it'd be|would be)\s+\w+ (?:to have|to see)\s+/i, 'add '],
    [/^(?:it would be|it'd be|would be)\s+\w+ (?:if (?:you|we|i|it) could|to)\s+/i, ''],
    [/^(?:i|we)(?:'d like| would like| want| need) (.+\s(?:before|after|above|below)\s.+)$/i, 'put $1'],
    [/^(?:(?:could|can|would|will) (?:you|we)|please|also|maybe|perhaps|just)(?: please| also| maybe| just)*\s+/i, ''],
    [/^(?:is it|would it be) possible to\s+|^is there a way to\s+|^(?:i|we) (?:want|would like|'d like) you to\s+/i, ''],
    [/^(?:i|we) (?:want|need|would like) to be able to (?:see|have|enter|fill in|record|write|note)\s+/i, 'add '],
    [
      /^(?:i|we|you) (?:don't|do not|no longer) (?:really )?(?:need|want|use)\s+|^(?:there's |there is )?no need for\s+/i,
      'remove ',
    ],
    [/^(.+?)\s+(?:isn't|aren't|is not|are not) (?:needed|necessary|used)$/i, 'remove $1'],
  ],
  sv: [
    [/^(?:hej|ok|okej|toppen|bra|tack)[,!.]\s*/i, ''],
    [
      /^det (?:vore|skulle vara)\s+\p{L}+ om (?:det fanns|den hade|vi hade|(?:man|vi|jag) (?:kunde|kan) (?:se|ha|fylla i|skriva in|ange|lägga in))\s+/iu,
      'lägg till ',
    ],
    [/^det (?:vore|skulle vara)\s+\p{L}+ (?:om (?:du|man|vi|jag|det) (?:kunde|gick att)|att)\s+/iu, ''],
    [
      /^(?:(?:kan|kunde|skulle|vill) (?:du|ni|man|vi)(?: kunna)?|snälla|gärna|också|går det att|är det möjligt att)(?: också| snälla| gärna)*\s+/i,
      '',
    ],
    [/^(?:jag|vi) (?:vill|skulle vilja|önskar)(?: att)?\s+(?!ha\s)/i, ''],
    [/^(?:jag|vi) (?:vill|skulle vilja) ha\s+|^(?:jag|vi) behöver\s+(?!inte|inga|ingen|inget)/i, 'lägg till '],
    [/^(?:jag|vi|man) behöver (?:inte|inga|ingen|inget)(?: ha)?\s+/i, 'ta bort '],
    [/^(.+?)\s+behövs inte$/i, 'ta bort $1'],
    [/^lägga till\s/i, 'lägg till '],
    [/^(byt|gör|sätt|döp|använd|dölj|lägg|ställ|ändr)a\s/i, '$1 '],
    [/^ändr\s/i, 'ändra '],
  ],
  ja: japaneseUnwrappings,
}

/** What is asked for, in the words the readers know; a wish without wrapping stays as it is. */
export function plainWish(given: string, language: Language): string {
  let text = given
    .trim()
    .replaceAll('’', "'")
    .replace(/[?？]+$/, '')
  for (let round = 0; round < roundsMax; round++) {
    const before = text
    for (const [wrapped, plain] of unwrappings[language]) text = text.replace(wrapped, plain)
    if (text === before) break
  }
  return text
}

const pointing: Record<Language, RegExp> = {
  en: /^((?:put|move|place|hide|(?:sort|group|order) by)\s+|(?:make|set|mark)\s+(?=\w+\s+(?:required|mandatory|optional|hidden)\b))(?:it|that|this)\b/i,
  sv: /^((?:flytta|sätt|placera|dölj|göm|(?:sortera|gruppera) (?:på|efter))\s+|gör\s+(?=\p{L}+\s+(?:obligatorisk|valfri)))(?:den|det)(?!\p{L})/iu,
  ja: /^()(?:それ|これ)(?=[をはの])/,
}

/** "Make company required and put it first": `it` is the field that was spoken of last. */
export const withReferent = (part: string, label: string | undefined, language: Language): string =>
  label ? part.replace(pointing[language], (_found, before: string) => before + label) : part
