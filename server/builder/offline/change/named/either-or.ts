// "I need to say if it's solo or group", "stick home or away on the fixtures", "fråga gästerna om de är vegetarianer eller veganer": what is told of a
// record is one of what is named, so it becomes a choice of these. Two nouns of what one writes, "allergies or special wish", are one text.
import type { Language } from '#shared/languages.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveThing } from '../resolve.ts'
import { namesListed } from './names-listed.ts'

const charsMax = 200
const optionsMax = 6
const optionWordsMax = 3

/** `options` are what it may be, `of` the list, `lead` what is said before. */
const told: Record<'en' | 'sv', readonly RegExp[]> = {
  en: [
    /^(?<lead>.*?)(?:\b(?:say|mark|note|record|tell|see|pick|choose|select|specify|show|track|know|write down|put down|keep track of|indicate|state)) (?:if|whether) (?:(?:it|they|that|this|he|she|each|someone|somebody|everyone|(?:an?|the|each|every) [\p{L} ]{2,20}?)(?:['’]s|['’]re| is| are| was| were)? )(?<options>[^.;:?]+? or [^.;:?]+?)(?: (?:on|in|for|at) (?:the |each |every |a )?(?<of>\p{L}+(?: \p{L}+)?))?[.!?]*$/iu,
    /^(?<lead>)(?:(?:also|and|so) )*(?:it|they|this|that)(?:['’]s|['’]re| is| are) either (?<options>[^.;:?]+? or [^.;:?]+?)(?: (?:on|for) (?:the |each |every )?(?<of>\p{L}+))?[.!]*$/iu,
    /^(?<lead>)(?:(?:please|also|and|can you|could you) )*ask (?:the |our |all )?(?:\p{L}+ )?(?:if|whether) (?:it|they|he|she|you)(?:['’]s|['’]re| is| are| eat| drink| want| prefer| like)? (?<options>[^.;:?]+? or [^.;:?]+?)(?: (?:on|in|for|at|when) (?:the |each |every |a |they |our )?(?<of>\p{L}+(?: \p{L}+)?))?[.!]*$/iu,
    /^(?<lead>)(?:(?:please|also|and|can you|could you|can we|could we|i want to|i need to|we need to) )*(?:stick|put|have|note|mark|show|add|record) (?<options>\p{L}+ or \p{L}+) (?:on|to|for|with) (?:the |each |every |all |all the )?(?<of>\p{L}+(?: \p{L}+)?)[.!]*$/iu,
    /^(?<lead>)(?:(?:please|also|and|can you|could you|can we|could we|i want to|i need to|we need to|i['’]d like to|we want to) )*split (?<options>\p{L}+ and \p{L}+) (?:on|in) (?:the |each |every )?(?<of>\p{L}+(?: \p{L}+)?)[.!]*$/iu,
  ],
  sv: [
    /^(?<lead>)(?:(?:också|och) )*(?:det|den|de) är antingen (?<options>[^.;:?]+? eller [^.;:?]+?)(?: (?:på|för) (?<of>\p{L}+))?[.!]*$/iu,
    /^(?<lead>.*?)(?:(?<!\p{L})(?:ange|säga|skriva|skriva in|välja|markera|se|notera|fylla i|registrera|hålla koll på|veta)) om (?:det|den|de|dom|man|han|hon|\p{L}+(?:en|et|na)?) (?:är|var|gäller|vill ha|ska ha|äter|kör) (?<options>[^.;:?]+? eller [^.;:?]+?)(?: (?:på|i|för) (?<of>\p{L}+))?[.!]*$/iu,
    /^(?<lead>)(?:(?:snälla|också|och|kan du) )*fråga (?:\p{L}+ )?om (?:det|den|de|dom|man|ni|du) (?:är|äter|vill ha|ska ha|dricker|föredrar) (?<options>[^.;:?]+? eller [^.;:?]+?)(?: (?:på|i|vid|när) (?<of>\p{L}+))?[.!]*$/iu,
    /^(?<lead>)(?:(?:snälla|också|och|kan du|jag vill|vi vill) )*(?:dela|dela upp|skilja på|skilj på) (?<options>\p{L}+ och \p{L}+) (?:på|i) (?<of>\p{L}+)[.!]*$/iu,
  ],
}
/** "a field for allergies or special wish" */
const both: Record<'en' | 'sv', RegExp> = {
  en: /^(?:(?:please|also|and|can you|could you|can we|i want(?: also)?|i(?:['’]d| would)(?: also)? like|we need|we want(?: also)?|i need|add|have|there should be|put in|give me|give them|make|let(?:['’]s| us) have)[,!]? )*(?:also )?(?:an? |the )?(?:new )?(?:field|column|box|place|space|line|text field|text box|room|somewhere)(?: (?:for|to (?:write|put|note|enter|add|fill in)(?: down)?|where (?:you|they|people|customers|guests|we) (?:can|could) (?:write|put|note|enter|add)(?: down)?))? (?:any |the |their |your |for )?(?<what>\p{L}+(?: \p{L}+)? (?:or|and\/or) (?:any |other )?\p{L}+(?: \p{L}+){0,2}?)(?: (?:on|in|to|for) (?:the |each |every |our )?(?<of>\p{L}+(?: \p{L}+)?))?[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och|kan du|jag vill(?: också)? ha|vi vill(?: också)? ha|jag behöver|vi behöver|lägg till|ha|det ska finnas|gör)[,!]? )*(?:ett |en |fältet )?(?:nytt |ny )?(?:fält|kolumn|ruta|rad|plats|textfält|textruta)(?: (?:för(?: att (?:skriva|ange|notera)(?: in)?)?|där (?:man|de|kunden|gästen|gästerna|kunderna) kan (?:skriva|ange|fylla i)(?: in)?))? (?:eventuella |deras )?(?<what>\p{L}+(?: \p{L}+)? (?:eller|och\/eller) (?:andra |övriga |särskilda )?\p{L}+(?: \p{L}+)?)(?: (?:på|i|till|för) (?<of>\p{L}+))?[.!]*$/iu,
}
const chooses = /\b(?:either|choice|choose|pick|drop-?down|select|antingen|välj|val)\b/iu

/** A form on which visitors answer: where a guest, a customer or somebody who books writes it. */
const formOf = ({ pages, things }: ProjectModel): Thing | undefined => {
  const ids = pages.flatMap(({ kind, thing, parts = {} }) =>
    kind === 'shop' ? [parts['order']] : kind === 'booking' ? [thing] : kind === 'landing' ? [parts['guest']] : [],
  )
  return things.find(({ id }) => ids.includes(id))
}
const ofForm =
  /^(?:rsvp|form|sign ?up|checkout|booking form|order form|registration|osa|formuläret|anmälan|kassan|bokningen|beställningen|answer|reply)$/iu

function listMeant(model: ProjectModel, of: string | undefined, lead: string, language: Language): Thing | undefined {
  if (of) return resolveThing(model, of, language) ?? (ofForm.test(of) ? formOf(model) : endsSo(model, of))
  const low = lead.toLowerCase()
  const isSaid = (name: string) => new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?:s|n|en|na)?(?!\\p{L})`, 'u').test(low)
  return model.things.find(({ one, many }) => isSaid(one) || isSaid(many))
}
/** "The lines" are those of the invoices. */
const endsSo = ({ things }: ProjectModel, of: string): Thing | undefined => {
  const found = things.filter(({ one, many }) => [one, many].some((name) => name.toLowerCase().endsWith(of.toLowerCase())))
  return found.length === 1 ? found[0] : undefined
}

/** What follows from a number or a day is not picked. */
const workedOut =
  /^(?:not|no|low|out|empty|overdue|late|due|full|expired|over|under|above|below|more|less|past|soon|early|inte|nej|slut|låg[at]?|tom[mt]?a?|försena[dt]e?|sena?|fullt?|över|mer|mindre|snart)(?: |$)/iu
/** "veggie, vegan or eat everything" */
const optionsIn = (text: string, language: Language): string[] | null => {
  const names = namesListed(
    text.replace(/(?<=^|,|\bor |\beller )\s*(?:they |de )?(?:are |is |eats? |äter |är )/giu, ''),
    language,
  )?.map((each) => capitalised(each.replace(/^(?:an?|en|ett) /iu, '')))
  const isGood = names?.every((each) => each.split(/\s+/u).length <= optionWordsMax && !workedOut.test(each))
  return names && isGood && names.length <= optionsMax ? names : null
}

const kindLabels: Record<Language, string> = { en: 'Type', sv: 'Typ', ja: '種類' }
const dietLabels: Record<Language, string> = { en: 'Diet', sv: 'Kost', ja: '食事' }
const diets = /^(?:veg(?:gie|etarian|an|etarisk|ansk|etarianer?|aner?)s?|pescatarian|meat(?: eater)?|kött|fisk|halal|kosher)$/iu
/** What two exclude each other in is told by both; several are kinds. */
function labelFor(options: readonly string[], thing: Thing, language: Language): string {
  const label = options.some((each) => diets.test(each))
    ? dietLabels[language]
    : options.length === 2
      ? `${options[0]} ${language === 'sv' ? 'eller' : 'or'} ${options[1]!.toLowerCase()}`
      : kindLabels[language]
  const isTaken = thing.fields.some((field) => field.label.toLowerCase() === label.toLowerCase())
  return isTaken ? options.join(' / ') : label
}

const isText = (id: string) => ['text', 'longtext'].includes(knownFields.get(id)?.type ?? '')
/** What is written down in a sentence of one's own. */
const isWritten = (noun: string, language: Language): boolean => {
  const known = readingsIn(noun, language).some(({ kind, id }) => kind === 'field' && isText(id))
  return known || written.test(noun)
}
const written =
  /(?:wish|wishes|request|requests|comments?|notes?|remarks?|allerg(?:y|ies)|intolerances?|diets?|needs|instructions?|questions?|preferences?|önskemål|kommentar(?:er)?|allergi(?:er)?|anteckning(?:ar)?|specialkost|frågor|behov|instruktion(?:er)?|meddelande)$/iu

function oneForBoth(model: ProjectModel, said: string, language: 'en' | 'sv'): Reading | null {
  const { what, of } = both[language].exec(said)?.groups ?? {}
  if (!what || chooses.test(said)) return null
  const nouns = what.split(/ (?:and\/or|och\/eller|or|eller) (?:any |other |andra |övriga |särskilda )?/iu)
  const host = of ? listMeant(model, of, '', language) : (formOf(model) ?? mainThing(model))
  if (!host || nouns.length !== 2 || !nouns.every((noun) => isWritten(bare(noun), language))) return null
  const taken = new Set(host.fields.map(({ id }) => id))
  const field: Field = { id: freeId(idOf(what), taken, 'field'), label: capitalised(what), type: 'longtext', why: 'edit' }
  return does({ op: 'addField', thing: host.id, field })
}

/** Null where a wish is about something else. */
export function eitherOr(model: ProjectModel, text: string, language: Language): Reading | null {
  if (language === 'ja' || text.length > charsMax) return null
  const said = text.trim()
  const one = oneForBoth(model, said, language)
  if (one) return one
  for (const form of told[language]) {
    const { options: list = '', of, lead = '' } = form.exec(said)?.groups ?? {}
    const options = list ? optionsIn(list, language) : null
    const host = options && (listMeant(model, of, lead, language) ?? (of ? undefined : (formOf(model) ?? mainThing(model))))
    if (!options || !host) continue
    const isThere = host.fields.some(({ options: had = [] }) =>
      options.every((each) => had.some((has) => has.toLowerCase() === each.toLowerCase())),
    )
    if (isThere) return alreadySo(language)
    // a tick says it
    if (host.fields.some(({ label }) => options.some((each) => each.toLowerCase() === label.toLowerCase()))) return null
    const label = labelFor(options, host, language)
    const id = freeId(idOf(label), new Set(host.fields.map((field) => field.id)), 'choice')
    return does({ op: 'addField', thing: host.id, field: { id, label, type: 'select', options, why: 'edit' } })
  }
  return null
}
