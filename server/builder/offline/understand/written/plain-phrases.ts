// Phrases whose words would be taken for fields or lists, as the plain ones that say the same: "repairs per flat with priority" have a flat,
// "freelance translator here," only says who asks.
import type { Language } from '#shared/languages.ts'
import { singular } from '../../lexicon/inflect.ts'
import { belongingForms } from './belonging.ts'
import { choicesSaid } from './choices-said.ts'
import { measuresSaid } from './measures-said.ts'
import { type Edit, editsOf } from './pieces.ts'
import { japaneseForms } from './plain-phrases-ja.ts'
import { toldBeside } from './told-beside.ts'
import { type Form, whoDoesWhen } from './who-does-when.ts'

/** Those who write down what a place keeps: no list of them has its fields. */
const writes = String.raw`(?:our |the |all )?(?:staff|employees|workers|nurses|teachers|drivers|volunteers|technicians|guards|cleaners|consultants) (?:can |will |should |must |then )?(?:fill (?:in|out)|report|log|enter|record|submit|write down|register|note down|note) (?=\p{L}[^.;:\n]*,[^.;:\n]*,)`

/** The first part of a Swedish word for the price of one. */
const ofOne: Readonly<Record<string, string>> = { flaska: 'flask', styck: 'styck', st: 'styck' }

/** Signs that lists have in any Latin script: "[name, phone]", "(name, status: open, closed)". */
const signs: readonly Form[] = [
  [/\[(?<held>[^[\]\n]{2,200},[^[\]\n]{2,200})\]/gu, ({ held }) => `(${held})`],
  [
    /(?<=\([^():\n]{0,300}, ?)(?<what>status|stage|state|condition|skick|läge|steg): (?<values>[^():;]+,[^():;]+)(?=\))/gu,
    ({ what, values }) => `${what} (${values})`,
  ],
]

/** "Sign-up page for our fun run: name, age": what is listed behind it is what its form asks. */
const signUps: Record<Exclude<Language, 'ja'>, Form> = {
  en: [
    /(?<=^(?:an? |the |our )?)(?<what>sign-?up|registration|entry|enrol?ment|application) (?:page|site)(?=[^:.\n]{0,80}: ?[^.\n]+,)/giu,
    ({ what }) => `${what} form`,
  ],
  sv: [
    /(?<=^(?:en |vår )?)(?<what>(?:intresse)?anmälning|ansökning)s(?:sida|blankett)(?=[^:.\n]{0,80}: ?[^.\n]+,)/giu,
    ({ what }) => `${what}sformulär`,
  ],
}

const forms: Record<Language, readonly Form[]> = {
  en: [
    ...signs,
    signUps.en,
    // hours that are planned are no money
    [/\b(?<what>budget|quota|allowance|estimate) in hours\b/giu, ({ what }) => `hours ${what}`],
    // what happens, told by who does it when
    ...whoDoesWhen.en,
    [
      /(?<=[.!\n]\s*)(?<list>\p{Lu}\p{L}+s) (?:that )?(?:they|we|people|you|staff|members) (?:ask|apply|sign up|pay|wait|wish|order|book|need|want|make|do|buy|take|have)(?: for| to)?, (?=\p{L}[^.!?\n]*,)/gu,
      ({ list }) => `${list}: `,
    ],
    [
      /[.!] (?<what>(?:An? )?(?:rating|comment|photo|note|score|picture|remark)s?) (?:when|once|after|afterwards)(?: \p{L}+(?:['’]\p{L}+)?){0,3}(?=[.!]|$)/giu,
      ({ what }) => `, ${what!.toLowerCase()}`,
    ],
    [
      /(?<list>\b\d+ \p{L}+s), each (?:booked|taken|rented|held|reserved|hired) by an? (?=\p{L}[^.;]*,)/giu,
      ({ list }) => `${list} with `,
    ],
    // who asks
    [/(?<=^|[.!?]\s+)(?<who>(?:an? |your )?[\p{L} '’-]{3,40}?) here[,.!:–-]+\s*/giu, ({ who }) => `${who}. `],
    [
      /,? ?(?:please )?(?:can|could) you (?:please )?(?:help(?: me| us)?(?: out)?|do something(?: about (?:it|that|this))?)\?*$/giu,
      () => '.',
    ],
    // whose they are
    [
      /(?<list>\b\p{L}{3,}s) (?:are|is) (?:per|for each|for every|by) (?<owner>\p{L}{3,}) with (?=\p{L}[^.;()]*,)/giu,
      ({ list, owner }) => `${list} with ${owner}, `,
    ],
    [
      /(?<=^|[.!\n]\s*)Attendance (?:per|for each|for every|at each|at every|of each) (?<of>\p{L}+)(?=\s*(?:[.!\n]|$))/giu,
      ({ of }) => `Attendance (${of}, attendance status, notes)`,
    ],
    [
      /\b(?:\p{L}+s|everyone|people) (?:can |should )?sign up for (?:the|an?|our) [^,.;:\n]{3,40}(?<!s)[,:] (?!each )(?=\p{L}[^.;:\n]*,)/giu,
      () => 'sign-ups: name, ',
    ],
    // how often it is done
    [
      /(?<=^|[.!?\n]\s*)(?<list>(?:\p{L}+ )?\p{L}{3,}s),? (?:(?:every|each) (?:day|morning|evening|night|week|month|shift|year)|daily|weekly|monthly|once an? \p{L}+) with (?=\p{L}[^.;()]*,)/giu,
      ({ list }) => `${list} with `,
    ],
    [
      /(?<list>\b\p{L}{3,}s) (?:per|for each|for every) (?<owner>\p{L}{3,}) (?:with|including) (?=\p{L}[^.;()]*,)/giu,
      ({ list, owner }) => `${list} with ${owner}, `,
    ],
    [
      /(?<list>\b\p{L}{3,}s) with (?<fields>\p{L}[^.;():]{2,80}?) for (?:each|every) (?<owner>\p{L}{3,})(?=\s*(?:[.;\n]|$))/giu,
      ({ list, fields, owner }) => `${list} with ${owner}, ${fields}`,
    ],
    [
      /(?<list>\b(?:\p{L}{3,30} )?\p{L}{3,30}s) (?:linked|connected|tied|attached|belonging) to (?:an?|the|one|each|every) (?<owner>\p{L}{3,})(?=\s*(?:[.;,\n]|$))/giu,
      ({ list, owner }) => `${list} with ${owner}`,
    ],
    [
      /\b(?:an? |the )?(?<what>\p{L}{3,}) list (?:saying|showing|telling us|that says|that shows) who(?:['’]s| is| will be)? (?<doing>\p{L}+ing) what(?!\p{L})/giu,
      ({ what, doing }) => `${what} with item and who is ${doing} it`,
    ],
    [
      /,? and (?:an? )?log of (?:all |the |our )?(?<list>\p{L}{3,}) with /giu,
      ({ list }) => `. ${list![0]!.toUpperCase()}${list!.slice(1)} with `,
    ],
    [
      /(?<list>\b\p{L}{3,30}s),? (?:each |all )?(?:are |is )?(?:linked|connected|tied|assigned|belonging|attached) to (?:an?|the|one) (?<owner>\p{L}{3,30}),?(?: and)? (?<has>with|have|has) (?=\p{L})/giu,
      ({ list, owner, has }) => `${list} ${has} ${owner}, `,
    ],
    [/(?<=[,:(] ?|and )rating,? \(?(?:from )?(?:1|one) ?(?:-|–|to) ?(?:5|five)(?: stars?)?\)?/giu, () => 'rating'],
    [
      /\bwho (?:has |have )?borrowed (?<what>\p{L}{3,}s) from (?<whom>me|us)\b/giu,
      ({ what, whom }) => `who borrowed ${whom === 'us' ? 'our' : 'my'} ${what}`,
    ],
    // who writes it down
    [
      new RegExp(
        String.raw`(?<=\b(?:report|log|record|register|track)(?:ing)? (?:all )?(?!for |in |on )(?<what>\p{L}{3,}(?: \p{L}{3,})?s)\b[^:]{0,120}[.!]\s)${writes}`,
        'giu',
      ),
      ({ what }) => `For each ${singular(what!.toLowerCase())}: `,
    ],
    [new RegExp(String.raw`(?<=:\s)${writes}`, 'giu'), () => ''],
    // a form asks them
    [new RegExp(String.raw`(?<=^|[.!]\s)(?<!\bforms?\b[^\n]{0,120})${writes}`, 'giu'), () => 'We note '],
    // what is listed, kinds that are named, an amount beside its field
    [
      /(?<=^|[.!?\n]\s*|\band |\balso )list (?:all (?:the )?|the )?(?<what>\p{L}{3,}s) (?=with |and their )/giu,
      ({ what }) => `${what} `,
    ],
    [
      /\b(?<kinds>categories|types|kinds|genres) (?:like|such as|for example|for instance|e\.?g\.?,?) (?<held>\p{L}[\p{L} -]{1,20}(?:, \p{L}[\p{L} -]{1,20}){2,12}?)(?=,? and \p{L}+s (?:with|have)|\s*[.;\n]|$)/giu,
      ({ kinds, held }) => `${kinds} (${held})`,
    ],
    // on a website it is what it costs
    [
      /(?<!\b(?:web ?site|landing page|home ?page)\b[^]*)(?<=[,:(] ?(?:and )?)(?<what>fee|price|cost|rent|charge|deposit) [£$€]\d+(?:\.\d\d)?(?: or [£$€]\d+(?:\.\d\d)?)?(?: (?:with|for|incl(?:uding)?) \p{L}+)?(?=\s*[,.;)\n])/giu,
      ({ what }) => what!,
    ],
    [/(?<=[,:(] ?(?:and )?)(?<state>\p{L}+ (?:out|in|off|up)) or not(?=\s*[,.;)\n])/giu, ({ state }) => state!],
    // whom they see, and how much of ten it was
    [
      /(?<=[,:(] ?(?:and )?)who (?:they|he|she|it)(?: are| is|['’]re|['’]s) (?<doing>\p{L}+ing)(?=\s*(?:[,.;)\n]|and |$))/giu,
      ({ doing }) => doing!,
    ],
    [
      /(?<=[,:(] ?(?:and )?)who (?:they|he|she) (?:came|come|are here|want|wants?) to (?:see|visit|meet)(?=\s*(?:[,.;)\n]|and |$))/giu,
      () => 'visiting',
    ],
    [
      /(?<=[,:(–-] ?(?:and )?)(?<what>(?!how (?!\p{L}+ felt))\p{L}[\p{L}'’ ]{2,30}?)(?<! from),? (?:on a scale (?:of |from )|out of )?1 ?(?:-|–|to) ?(?<most>5|7|10)(?=\s*(?:[,.;)\n]|and |$))/giu,
      ({ what, most }) => `${what} (1-${most})`,
    ],
    [/(?<=[,:] ?(?:and )?)(?<state>\p{L}+) or not \k<state>(?!\p{L})/giu, ({ state }) => `${state} or not`],
    [/(?<=[,:(] ?)what(?:['’]s| is) (?:the|your) (?<what>\p{L}+)(?=\s*(?:[,.;)\n]|$))/giu, ({ what }) => what!],
    [
      /(?<who>\b\p{L}+s) (?:can )?book an? (?<what>service|treatment|class|lesson|session) \((?<held>[^()]+)\)(?: with (?:one|a|an) \p{L}+)?(?: (?:at|on|for) a date and time)?/giu,
      ({ who, what, held }) => `${who} book ${what}s: ${held}`,
    ],
    // what is done with it
    [
      /; ?\p{L}+ assigns? (?:it|them|each(?: one)?) to (?:someone|somebody|a \p{L}+)(?:,? and (?:closes|solves|fixes|resolves) (?:it|them))?/giu,
      () => ', assigned to',
    ],
    [
      /,? and (?:(?:i want|we want|i(?:['’]d| would) like) to )?see (?:the )?(?<state>open|new|unpaid|urgent|overdue|latest|newest) (?<what>\p{L}+) first(?=[.;\n]|$)/giu,
      ({ state, what }) => `. Show ${state} ${what} first`,
    ],
    [
      /,? (?:and|then) quiz(?:zes)? me (?:on|with) (?:the )?(?:ones|words|cards) (?:that )?i (?:got|get|had) wrong/giu,
      () => ' and a quiz',
    ],
    [
      /^(?:an? |the )?(?<form>contact|enquiry|inquiry|quote(?: request)?|quotation|callback|booking request) form (?:for|on) (?<whose>[^:\n]{3,40}): (?<fields>[^\n]+,[^\n]+)$/giu,
      ({ form, whose, fields }) => `Website for ${whose} with a ${form} form (${fields!.replace(/\.$/, '')})`,
    ],
  ],
  sv: [
    signUps.sv,
    ...signs,
    [/(?<!\p{L})(?:budget|tidsbudget) i timmar(?!\p{L})/giu, () => 'timbudget'],
    ...whoDoesWhen.sv,
    [
      /(?<=^|[.!?\n:]\s*)\p{L}+ (?:(?:kan|ska|får|vill) )?(?:kunna )?(?:felanmäla|anmäla fel|rapportera fel|felanmäler)[,:–-]? (?=\p{L}[^.!?\n]*,[^.!?\n]*(?:,| och ))/giu,
      () => 'Felanmälningar: ',
    ],
    [
      /[.!] (?<what>(?:Ett |En )?(?:betyg|kommentar|foto|bild|anteckning|poäng|omdöme)) (?:när|efteråt|efter|sedan)(?: \p{L}+){0,3}(?=[.!]|$)/giu,
      ({ what }) => `, ${what!.toLowerCase()}`,
    ],
    [/(?<=(?:quiz|frågesport)[^.\n]{0,120})poängställning(?!\p{L})/giu, () => 'poäng'],
    [/(?<!\p{L})mål hemma (?:och|,) mål borta(?!\p{L})/giu, () => 'hemmamål, bortamål'],
    [
      /(?<!\p{L})(?:ska )?visa om (?:de|den|det) är (?<one>\p{L}+) eller (?<other>\p{L}+)/giu,
      ({ one, other }) => `har status (${one}, ${other})`,
    ],
    [
      /(?<!\p{L})både (?<one>mitt|min|hans|hennes|vår|vårt) och (?<other>\p{L}+s) (?<what>\p{L}+)/giu,
      ({ one, other, what }) => `${one} ${what}, ${other} ${what}`,
    ],
    [/(?<=[.!]\s+)plus (?=en |ett )/giu, () => ''],
    [
      /(?<!\p{L})in-? och ut(?<kind>tid|tider|datum)(?!\p{L})/giu,
      ({ kind }) => `in${kind!.replace('tider', 'tid')}, ut${kind!.replace('tider', 'tid')}`,
    ],
    [
      /(?<=[,:(–-] ?(?:och )?)(?<what>\p{L}[\p{L} ]{2,30}?)(?<! från),? (?:på en skala (?:från )?)?1 ?(?:-|–|till) ?(?<most>5|7|10)(?=\s*(?:[,.;)\n]|och |$))/giu,
      ({ what, most }) => `${what} (1-${most})`,
    ],
    [
      /(?<who>(?<!\p{L})(?:vem|vilka) som) (?:har )?lånat (?<what>\p{L}{3,}) av (?<whom>mig|oss)(?!\p{L})/giu,
      ({ who, what, whom }) => `${who} lånat ${whom === 'oss' ? 'våra' : 'mina'} ${what}`,
    ],
    [/(?<=[,:(] ?|(?<!\p{L})och )ev\.? (?=\p{L})/giu, () => ''],
    [
      /(?<!\p{L})om (?:den|det|de) är (?<held>[^,.;:()\n]{3,25}(?:, [^,.;:()\n]{3,25}){1,4}) eller (?<last>[^,.;:()\n]{3,25})(?=\s*(?:[.;)\n]|$))/giu,
      ({ held, last }) => `status (${held}, ${last})`,
    ],
    [
      /(?<=^|[.!?\n]\s*)(?<list>\p{L}{4,}(?:ar|er|or|n)),? (?:varje (?:dag|morgon|kväll|vecka|månad|pass|år)|dagligen|en gång (?:i|om) \p{L}+) med (?=\p{L}[^.;()]*,)/giu,
      ({ list }) => `${list} med `,
    ],
    [
      /(?<=^|[.!\n]\s*)Närvaro (?:per|för varje|på varje|vid varje) (?<of>\p{L}+)(?=\s*(?:[.!\n]|$))/giu,
      ({ of }) => `Närvaro (${of}, närvarostatus, anteckning)`,
    ],
    // two lists in one sentence, each with its fields
    [
      /(?<=^|[.!\n]\s*)(?:vi|jag) har (?<first>\p{L}{3,}(?: \p{L}{3,})?) med (?<fields>[^.;:()\n]{3,120}?),? samt (?<second>[\p{L}-]{3,}(?: \p{L}{3,})?) med (?<others>[^.;:()\n]{3,120})(?=[.\n]|$)/giu,
      ({ first, fields, second, others }) => `${first} (${fields}) och ${second} (${others})`,
    ],
    [/(?<!\p{L})minsta lager(?!\p{L})/giu, () => 'minsta antal'],
    [
      /,? ?(?:kan ni|kan du|går det att|vad kan ni) (?:göra (?:något|nåt)|hjälpa (?:mig|oss|till)|fixa (?:det|något|detta))(?: åt det)?\?*$/giu,
      () => '.',
    ],
    [/(?<!\p{L})hör till (?:en|ett) (?<owner>\p{L}+) och har /giu, ({ owner }) => `har ${owner}, `],
    [
      /(?<!\p{L})om (?:jag|vi) (?:har )?lånat ut (?:den|det|boken|dem) (?:till (?:någon|nån)|och till vem)/giu,
      () => 'utlånad till',
    ],
    [/(?<=[,:(] ?)vilken (?<who>\p{L}+) som (?:har|hade|fick|lånat|lånade) (?:den|det|dem)(?!\p{L})/giu, ({ who }) => who!],
    [/,? och hur mycket (?:som är|det är|vi har|jag har|det finns) kvar(?!\p{L})/giu, () => ''],
    [
      /(?<!\p{L})(?<what>pris|kostnad|avgift|hyra) per (?<unit>flaska|styck|st)(?!\p{L})/giu,
      ({ what, unit }) => `${ofOne[unit!.toLowerCase()]}${what!.toLowerCase()}`,
    ],
    [
      /(?<list>(?<!\p{L})\p{L}{4,}(?:ar|er|or|n)) (?:per|för varje) (?<owner>\p{L}{3,}) med (?=\p{L}[^.;()]*,)/giu,
      ({ list, owner }) => `${list} med ${owner}, `,
    ],
    [
      /^(?:ett |en )?(?<form>kontaktformulär|offertformulär|förfrågningsformulär) (?:för|till|åt) (?<whose>[^:\n]{3,40}): (?<fields>[^\n]+,[^\n]+)$/giu,
      ({ form, whose, fields }) => `Hemsida för ${whose} med ${form} (${fields!.replace(/\.$/, '')})`,
    ],
  ],
  ja: japaneseForms,
}

export const plainPhrases = (text: string, language: Language): Edit[] =>
  [...forms[language], ...belongingForms[language], ...choicesSaid[language], ...measuresSaid[language], ...toldBeside[language]]
    .flatMap(([form, as]) => editsOf(text, form, ({ groups }) => as((groups ?? {}) as Record<string, string>)))
    .toSorted((one, other) => one.start - other.start)
