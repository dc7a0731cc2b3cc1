// Swedish as it is typed and spoken, in the words of the sayings: "dom" is de, "vart jag köpte den" asks where, "typ" at the end says nothing.
import { heardSv } from '../../wording/spoken-sv.ts'
import { withoutSlips } from '../../wording/slips.ts'

const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})(?:för|till|av|med|hos|på|från|åt|om|ut|bort|se) )dom(?!\p{L})/giu, 'dem'],
  [/(?<!\p{L})dom(?!\p{L})/giu, 'de'],
  [/(?<!\p{L})vart(?= (?:jag|vi|man|den|det|de|hen|han|hon|\p{L}+(?:en|et|na))(?!\p{L}))/giu, 'var'],
  [/(?<!\p{L})(?:tele?fon|tel|mobil) ?(?:nr|num+er)(?!\p{L})\.?/giu, 'telefonnummer'],
  [/(?<!\p{L})(?:oxå|osså|åxå|ockå)(?!\p{L})/giu, 'också'],
  [/(?<!\p{L})o(?!\p{L})/gu, 'och'],
  [/(?<!\p{L})allting(?!\p{L})/giu, 'allt'],
  [/(?<!\p{L})(?:inge|ingen ting)(?!\p{L})/giu, 'inget'],
  [/(?<!\p{L})bibl(?:an|iotek)(?!\p{L})/giu, 'biblioteket'],
  // what only fills up
  [/,? (?:typ|liksom|asså|alltså|eller så|eller nåt(?: sånt)?|eller något(?: sådant)?|på något sätt)$/iu, ''],
  [/^(?:typ|asså|alltså|hörru|du|jo|men|och|sen|sedan|förresten),? (?=\p{L}+ )/iu, ''],
  [/(?<=\p{L}) (?:ju|liksom|bara typ)(?= )/giu, ''],
  [/^(?:jag (?:tycker|tänker|tänkte)(?: nog)? att|det är (?:bra|viktigt|toppen) (?:om|att)) /iu, ''],
]

/** The wish in written words; the sayings are tried on it where none fits what was typed. */
export const evened = (said: string): string =>
  spoken.reduce((left, [form, written]) => left.replace(form, written), withoutSlips(heardSv(said), 'sv')).trim()
