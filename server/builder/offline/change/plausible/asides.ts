// What a wish says beside what it asks for: "so the reception can call", "for things like narrow gate", "for when we call in a contractor",
// "not free text". A name that stands nowhere else was asked for by nobody.
import type { Language } from '#shared/languages.ts'

const asides: Record<Language, readonly RegExp[]> = {
  en: [
    /,? (?:just )?so (?:that )?(?!that )(?=(?:\p{L}+ ){1,4}?(?:can|can't|could|know|knows|see|sees|don't|doesn't|won't|never|always|isn't|aren't)\b)(?!(?:i|we|they|you|people) (?:can )?(?:need|want|paste|enter|write|note|record|put|store|type|keep|fill|log|add))[^.,;!?]*/giu,
    /,? (?:for|with|in) (?:things|stuff|cases|something|anything|people|situations) (?:like|such as) [^.;!?]*/giu,
    /(?<!\b(?:an?|the|new|another|one|extra|single) (?:field|box|column|date|place|space|spot|line)),? for (?:when|those who|people who|anyone who|whenever) [^.;!?]*/giu,
    /,? (?:because|cause|cos|otherwise|in case) [^.;!?]*/giu,
    /,? (?:and |but )?not (?:(?:an?|the|just|only|some|as|in) )*(?:free |plain )?(?:texts?|numbers?|stars?|drop ?downs?|letters|words|lists?|tables?|fields?|box(?:es)?)(?=[,.;!?]|$)/giu,
  ],
  sv: [
    /,? så (?:att )?(?!att )(?=(?:\p{L}+ ){1,3}?(?:kan|ser|vet|slipper|inte|hittar|förstår)(?!\p{L}))(?!(?:jag|vi|man|de|dom) kan (?:lägga|skriva|fylla|lagra|spara|notera|ange|registrera|anteckna|mata))[^.,;!?]*/giu,
    /,? (?:för|till|med|i) (?:saker|sådant|sånt|fall|grejer|personer|dem|de) (?:som|typ) [^.;!?]*/giu,
    /(?<!(?<!\p{L})(?:fält|fältet|ruta|rutan|kolumn|plats|datum)),? (?:för|till) när [^.;!?]*/giu,
    /,? (?:eftersom|därför att|annars|för att (?:det|den|vi|jag|man|de|dom)) [^.;!?]*/giu,
    /,? (?:och |men )?(?:inte|ej) (?:(?:en|ett|bara|som|med) )*(?:fri ?text|text|siffror|stjärnor|ord|lista|tabell|fält|ruta)(?=[,.;!?]|$)/giu,
  ],
  ja: [/[^、。]*(?:じゃなくて|ではなくて?|でなく|じゃなく)(?:、|て)?/gu],
}

/** Where the asides of a text stand, each from its first to behind its last character. */
export const asidesIn = (text: string, language: Language): [from: number, to: number][] =>
  asides[language].flatMap((aside) =>
    [...text.matchAll(aside)].map(({ 0: found, index }): [number, number] => [index, index + found.length]),
  )

/** The text without its asides. */
export const withoutAsides = (text: string, language: Language): string =>
  asides[language].reduce((left, aside) => left.replace(aside, ''), text).trim()
