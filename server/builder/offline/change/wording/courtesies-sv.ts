// "Stort tack", "ha en fin dag", "om det inte är för mycket besvär": Swedish courtesies around what is asked for.
import type { Unwrapping } from './plain-wish.ts'

const sir = String.raw`[\s,.;!–-]*`

export const courtesiesSv: readonly Unwrapping[] = [
  [
    /^(?:om det inte är för (?:mycket (?:besvär|begärt|jobb)|krångligt|svårt|jobbigt|pilligt)|om (?:det går|du (?:hinner|kan|orkar))|var (?:vänlig(?:en)?|snäll)(?: och)?|(?:vill|skulle|kan) du (?:vilja )?vara (?:snäll|vänlig|hygglig|bussig)(?: och)?|snälla (?:du|ni|rara)|(?:ursäkta|förlåt)(?: att)? jag (?:är petig|ändrar mig|tjatar)|jag är (?:kanske )?petig)(?: men)?[\s,]+(?:men |får du gärna |kan du |så )?/iu,
    '',
  ],
  [
    new RegExp(
      `(?<=\\S\\s.*)${sir}(?:(?:stort|tusen|hjärtligt|varmt) tack|tack (?:på förhand|så (?:mycket|jättemycket)|snälla|för hjälpen)|ha (?:en (?:fin|bra|trevlig) (?:dag|kväll|helg)|det (?:fint|bra))|(?:med )?(?:vänliga|bästa|varma) hälsningar|mvh|tacksam (?:om det går|för svar|för hjälp)|det (?:vore|skulle vara|blir) (?:toppen|jättebra|schysst|fint|snällt|bra))[\\s.!]*$`,
      'iu',
    ),
    '',
  ],
]
