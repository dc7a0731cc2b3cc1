// The Swedish words for what a field holds: as one names a type ("datumfält", "flera rader"), and as one tells of it ("där man klickar
// fram dagen"). Told are only words that were heard as the type of a field: anywhere else "dagen" is a day and "rader" are rows.
import type { FieldType } from '../model.ts'

type Words = readonly (readonly [words: RegExp, type: FieldType])[]

const named: Words = [
  [/^(?:datum|dag|dat)s?-?(?:fält|ruta|kolumn)(?:et)?$|^(?:datumet|vanligt datum|fullt datum)$/iu, 'date'],
  [/^(?:klock|tids?)-?(?:fält|ruta)(?:et)?$/iu, 'time'],
  [
    /^(?:siffer|sifferr?|tal|nummer|antals|numeriskt )-?(?:fält|ruta|kolumn)(?:et)?$|^(?:bara |endast |enbart )siffror$/iu,
    'number',
  ],
  [
    /^(?:belopps?|peng(?:a|ar|e)?|kron|pris|summe?|penning)-?(?:fält|ruta|kolumn)(?:et)?$|^(?:summa(?: pengar)?|penningsumma|peng|peng(?:ar)? i kronor|belopp i (?:pengar|kronor)|kronor|kronor och ören)$/iu,
    'money',
  ],
  [/^procent-?(?:fält|ruta)(?:et)?$/iu, 'percent'],
  [
    /^(?:kryss|bock|check|ja ?\/ ?nej|ja eller nej|ja-nej|av\/på)-?(?:fält|ruta|box|rutor|kolumn)(?:et)?$|^(?:kryss|bockar|kryssrutor|(?:av|på) eller (?:på|av)|sant eller falskt|bara ja eller nej|ruta att (?:kryssa|bocka|klicka)(?: i| för| av)?)$/iu,
    'bool',
  ],
  [/^(?:valfält|valruta|vallista|valmeny|rullmeny|rullgardin|meny|flervalsfält|drop-?down(?:lista|meny))$/iu, 'select'],
  [
    /^(?:(?:stor|stort|större|rymlig|rymligt|rejäl|rejält|ordentligt?|långt?|längre|flerradigt?) (?:text|fritext|text-?ruta|textfält|text-?fält|fält|ruta|skrivruta)|lång fritext|flera rader|många rader|flera stycken|flerradigt?)$/iu,
    'longtext',
  ],
  [/^(?:text-?(?:fält|rad|kolumn)|vanligt textfält|öppet textfält|vanlig textruta|textruta)(?:et)?$/iu, 'text'],
  [/^(?:e-?post|mejl|mail)-?(?:fält|ruta)$/iu, 'email'],
  [/^telefon-?(?:fält|ruta)$/iu, 'phone'],
  [/^länk-?(?:fält|ruta)$/iu, 'url'],
  [/^(?:bild|foto)-?(?:fält|ruta)$/iu, 'image'],
]

const told: Words = [
  [
    /(?<!\p{L})(?:kryss\p{L}*|bock\p{L}*|pricka\p{L}*|ja(?: eller |\/)nej|(?:av|på) eller (?:på|av)|sant eller falskt)(?!\p{L})/iu,
    'bool',
  ],
  [/(?<!\p{L})(?:klicka|klickar) i(?!\p{L})/iu, 'bool'],
  [
    /(?<!\p{L})(?:rader|rad|stycken|enter|radbrytning\p{L}*|breda ut|utförlig\p{L}*|långt?|länge|långa|längre|sida|meddelande|utrymme|mycket text|gott om)(?!\p{L})/iu,
    'longtext',
  ],
  [/(?<!\p{L})(?:klockslag\p{L}*|klockan)(?!\p{L})/iu, 'time'],
  [/(?<!\p{L})(?:dag|dagen|datum\p{L}*|kalender\p{L}*|almanacka\p{L}*|när)(?!\p{L})/iu, 'date'],
  [/(?<!\p{L})(?:\p{L}*pengar|peng|\p{L}*belopp\p{L}*|\p{L}*summan?|kronor|slant\p{L}*|kostar|kostade)(?!\p{L})/iu, 'money'],
  [/(?<!\p{L})(?:\p{L}*siffr\p{L}*|tal|heltal|\p{L}*värde|nummer|antal|antalet|hur många)(?!\p{L})/iu, 'number'],
]

const first = (words: Words, said: string) => words.find(([form]) => form.test(said))?.[1]

/** Undefined where the words are no name of a type. */
export const typeNamedInSwedish = (said: string): FieldType | undefined => first(named, said)
/** Of words that were heard as the type of a field. */
export const typeToldInSwedish = (said: string): FieldType | undefined => first(told, said)
