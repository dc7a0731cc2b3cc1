// How an item of a Swedish list tells what it is.
import { choicesOf, type Form, type Forms, type Told } from './forms.ts'

const tick = String.raw`(?:kryssruta|kryss|bockruta|ruta att (?:kryssa|bocka) i|ja(?: ?\/ ?| eller )nej|j\/n)`
/** "Den är", "de har fått": nothing of a name. */
const withoutBe = (text: string): string =>
  text
    .replace(/^(?:om|att|när|ifall) /iu, '')
    .replace(/^(?:den|det|de|dom|man|han|hon|vi|hen) (?:är|har|blev|blivit|var|har blivit)? ?/iu, '')
    .replace(/^(?:en|ett|deras|dess|sin|sitt) /iu, '')
    .replace(/ (?:är|har blivit|har|blivit|var|blev) /iu, ' ')
const bool = (text: string): Told => ({ label: withoutBe(text), type: 'bool' })

/** Words that name a type and no field, ahead of what it is called. */
const kind = String.raw`(?:(?:stor|stort|större|rymligt?|rymlig|rejält?|rejäl|ordentligt?|långt?|flerradigt?) (?:text|textruta|textfält|fält|ruta)|(?:datum|dag|siffer|tal|nummer|antals|belopps?|penga|kron|pris|kryss|bock|ja\/nej|klockslags?|procent|länk|bild|text|telefon|mejl|e-post)-?(?:fält|kolumn)|(?:bock|datum)ruta)`
const articles = '(?:(?:en|ett|ny|nytt|ännu|extra|till) )*'
const menu = '(?:rullista|rullgardin|rullgardinslista|rullmeny|valfält|vallista|flervalsfält|dropdown|drop-down)'

/** Said otherwise: a type ahead of a name, or choices behind one. */
export const rewordingsSv: readonly (readonly [RegExp, string])[] = [
  [/ (?:ska|måste|bör) (?:också |även )?(?:med|in|vara med|finnas)(?=, )/iu, ''],
  [new RegExp(`^${articles}(${kind}|kryssruta|ruta att (?:kryssa|bocka) i)\\s*[:,–-]+\\s*`, 'iu'), '$1 för '],
  [/^(?:kunna |få )?(?:bocka|kryssa|pricka) (?:i|av|för) /iu, 'kryssruta för '],
  // "deltagarna måste ha vaccinerat hunden, behöver kunna kryssa i det"
  [
    /,? (?:och )?(?:(?:det|jag|vi|man|behöver|vill|måste|ska|borde) )*(?:kunna|få|gå att) (?:kryssa|bocka|pricka) (?:i|av) (?:det|den|detta)$/iu,
    ' (ja/nej)',
  ],
  [
    new RegExp(
      `^${articles}${menu}(?: för| som heter|:)? (.+?)(?:\\s+[–-]|:|,? med(?: valen| alternativen)?)\\s+(?=.*[,/])`,
      'iu',
    ),
    '$1: ',
  ],
  [/^(?:kunna |få )?välja (.+?), (?:alltså|nämligen|typ) (?=.*(?:[,/]| eller ))/iu, '$1: '],
]

const told = ({ name, value }: Record<string, string>): Told => ({ label: name!, value: value! })
/** What one writes in a box, and does not tick. */
const isWritten = /(?:anteckning|kommentar|notering|beskriv|text|övrigt|info|meddelande|orsak|skäl|instruktion|önskemål)/iu

const forms: readonly Form[] = [
  [
    new RegExp(`^${articles}(?<value>${kind})(?: (?:för|om|som heter|kallat|kallad|med namnet))? (?<name>.+)$`, 'iu'),
    ({ name, value }) => ({ label: name!, value: value! }),
  ],
  [/^(?:datumet|dagen) (?:för |då )?(?<name>.+)$/iu, ({ name }) => ({ label: name!, type: 'date' })],
  [/^(?:beloppet|summan) för (?<name>.+)$/iu, ({ name }) => ({ label: name!, type: 'money' })],
  [new RegExp(`^${tick} (?:att (?:kryssa|bocka) i )?(?:för|om|som heter|när|på) (?<name>.+)$`, 'iu'), ({ name }) => bool(name!)],
  [
    new RegExp(
      `^(?:(?:är|har|kan|får|vill) (?:den |det |de |han |hon )?)?(?<name>.+?)\\??[\\s,.:–-]*\\(?\\s*(?:som |bara )?(?:en |ett )?${tick}\\s*\\)?$`,
      'iu',
    ),
    ({ name }) => bool(name!),
  ],
  [/^(?<name>[^,(]+?) eller (?:inte|ej)$/iu, ({ name }) => bool(name!)],
  [
    /^(?<name>[^()]+?) ?\((?<inside>[^()]+)\)$/iu,
    ({ name, inside }) =>
      /,|\/| eller /.test(inside!) ? { label: name!, options: choicesOf(inside!) } : { label: name!, value: inside! },
  ],
  [/^(?:om|ifall|huruvida) (?<name>.+)$/iu, ({ name }) => bool(name!)],
  [/^(?<can>kan|får) (?:den|det|de|han|hon) (?<name>.+?)\??$/iu, ({ can, name }) => ({ label: `${can} ${name}`, type: 'bool' })],
  [
    /^(?:är (?:den|det|de) |om (?:den|det|de) är )?(?<one>[\p{L}-]+) eller (?<other>[\p{L}-]+)\?*$/iu,
    ({ one, other }) => ({ label: `${one} eller ${other}`, options: choicesOf(`${one}, ${other}`) }),
  ],
  [/^(?:ett )?datum (?:för|då|när|som heter) (?<name>.+)$/iu, ({ name }) => ({ label: withoutBe(name!), type: 'date' })],
  [/^när$/iu, () => ({ label: 'datum', type: 'date' })],
  // "telefonnummer till den som bor där"
  [/^(?<name>\p{L}[\p{L}-]*) till (?:den|de|dem|dom) som .+$/iu, ({ name }) => ({ label: name! })],
  // "vilken ko som är mor"
  [
    /^(?:vilken|vilket) (?<list>[\p{L}-]+) som (?:är|var) (?:dess |en |ett )?(?!med$)(?<name>[\p{L}-]+)$/iu,
    ({ name, list }) => ({ label: name!, list: list!, isRole: true }),
  ],
  [/^när (?<name>.+)$/iu, ({ name }) => ({ label: withoutBe(name!), type: 'date' })],
  [/^(?:hur många|antalet) (?<name>.+)$/iu, ({ name }) => ({ label: `antal ${name!}`, type: 'int' })],
  [/^hur mycket(?: (?<name>.+))?$/iu, ({ name }) => ({ label: name ? `hur mycket ${name}` : 'belopp', type: 'money' })],
  [
    /^hur (?<name>(?:lång|långt|länge|gammal|stor|stort|tung|djup|högt?|hög)(?:a|t)?(?: .+)?)$/iu,
    ({ name }) => ({ label: `hur ${name!}`, type: 'number' }),
  ],
  [
    /^(?:vilken|vilket|vilka) (?<name>[\p{L}-]+)(?: (?:som|den|det|de|man|vi|han|hon|är|har|var|hör|tillhör)(?!\p{L}).*)?$/iu,
    ({ name }) => ({ label: name!, list: name! }),
  ],
  [/^(?<name>(?:vem|vad|var|varför) .+)$/iu, ({ name }) => ({ label: name!, type: 'text' })],
  [/^(?<name>(?:bild|foto)(?: (?:på|av) .+)?)$/iu, ({ name }) => ({ label: name!, type: 'image' })],
  // "länk till där man hittade receptet"
  [
    /^(?<name>länk|webbadress) till (?:där|dit|sidan|det|den|sajten|var)(?!\p{L}).*$/iu,
    ({ name }) => ({ label: name!, type: 'url' }),
  ],
  [
    /^(?<name>anteckning|kommentar|notering|beskrivning)(?:ar)? (?:om|på|kring|av) (?:var|vad|hur|när|vem|vilk\p{L}+) .+$/iu,
    ({ name }) => ({ label: name!, type: 'longtext' }),
  ],
  [/^(?<name>\p{L}*länk(?: (?:till|för) .+)?|(?:hemsida|webbplats)(?: .+)?)$/iu, ({ name }) => ({ label: name!, type: 'url' })],
  [
    /^(?<name>\p{L}[\p{L} -]*?) (?:i|med) (?:en |ett )?(?<value>(?:stor|stort|större|rymligt?|långt?) (?:textruta|textfält|ruta|fält))$/iu,
    told,
  ],
  [/^ruta (?:för|om) (?<name>.+)$/iu, ({ name }) => (isWritten.test(name!) ? { label: name!, type: 'longtext' } : bool(name!))],
  [
    /^(?:plats|utrymme|textruta|stor ruta|ruta) (?:för|att skriva) (?<name>.+)$/iu,
    ({ name }) => ({ label: name!, type: 'longtext' }),
  ],
  [
    /^(?<name>\p{L}[\p{L} -]*?)[,:]? \(?(?:(?:från )?(?:1|ett|en) ?(?:-|–|till) ?(?:5|fem)(?: stjärnor)?|med stjärnor|i stjärnor|rating)\)?$/iu,
    ({ name }) => ({ label: name!, type: 'rating' }),
  ],
  [/^(?<name>.+?) som (?:en |ett )?(?<value>[\p{L}/-]+)$/iu, ({ name, value }) => ({ label: name!, value: value! })],
  [/^(?<name>.+?),? (?:i|mätt i|angivet i) (?<value>[^\s,]+)$/iu, ({ name, value }) => ({ label: name!, value: value! })],
  [/^(?<name>(?:start|slut)tid)$/iu, ({ name }) => ({ label: name!, type: 'time' })],
]

export const swedishItems: Forms = {
  around:
    /^(?:(?:ett )?(?:nytt )?fält (?:för|som heter|med)|och|samt|plus|både|dessutom|också|även|sen|kanske|en|ett|deras|dess|sin|sitt|våra|vår|vårt|några|med|lägga (?:in|till)|så) |,? (?:hade varit|vore) (?:bra|fint|toppen|kul|smidigt|praktiskt|guld)$|,? (?:tack|också|oxå|med|även|kanske|förresten|då)[.!]*$|[.!?]+$/iu,
  forms,
  noName:
    /(?<!\p{L})(?:är|var|kan|ska|måste|gör|göra|inte|mer|mindre|min|din|vi|jag|man|det|den|de|behöver|behövs|vill|ha|har|hade|lägg|visa|låt|ta|sätt|byt|bara|varje|alla|tack|toppen|bra|snyggt|hej|mörkt|ljust|borde|bör|som|så|med|bort|döp|ändra|koppla|slå|flytta|dölj|använd|gruppera|sortera|räkna|summera|markera|färga|varna|filtrera|exportera|ladda|bifoga|kryssa|bocka|ju|liksom|istället|stället)(?!\p{L})|[?:;'"”]/iu,
}
