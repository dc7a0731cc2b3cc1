// Classes of words that the English purposes are composed of.
import type { Purpose } from './purpose.ts'

const { raw } = String

/** In a class, and by itself: to fold the case of every letter there is takes a second, and English has few. */
const plainLetters = (source: string) =>
  source
    .replaceAll(raw`[\p{L}`, '[a-zà-ÿ')
    .replaceAll(raw`\p{L}`, '[a-zà-ÿ]')
    .replaceAll(raw`\p{N}`, '0-9')

const persons = raw`women|men|juniors|seniors|audience|public|participants?|grandchildren|grandparents|climbers|hunters|anglers|shooters|golfers|attendees|applicants|candidates|contestants|listeners|viewers|borrowers|hirers|renters|sellers|donors|helpers|coaches|athletes|patrons|congregation|orchestra|band|lodgers|flatmates|housemates|co-?workers|staff members|mothers|fathers|mums|dads|boys|girls|lads|adults|youngsters|teenagers|newcomers|foreigners|locals|commuters|gardeners|painters|bakers|waiters|cooks|customers?|clients?|guests?|patients?|visitors?|members?|parents?|students?|pupils?|residents?|tenants?|neighbou?rs?|players?|volunteers?|colleagues?|employees?|staff|workers?|owners?|users?|readers?|fans?|friends?|relatives?|families|family|children|kids|teachers?|drivers?|nurses?|shoppers?|buyers?|passengers?|travellers?|participants?|holders?|runners?|walkers?|hikers?|scouts?|rowers?|singers?|dancers?|farmers?|villagers?|citizens?|cyclists?|riders?|swimmers?|musicians?|trainees?|learners?|apprentices?|carers?|brides?|couples?|pensioners?|sailors?|skippers?|crew|team|club|class|group|choir|cast`
const anyone = raw`(?:those|people|someone|somebody|anyone|anybody|everyone|everybody|all)(?: of (?:us|you))? (?:who|that|in|at|on|with) [^.,!?]{1,40}?|those|people|folks?|everyone|everybody|anyone|anybody|whoever|somebody|someone|strangers|others|the others|the rest|they|them`
/** Whoever uses the page. */
export const people = raw`(?:(?:my|our|the|all|all the|all our|other|new|those|each|every|any|local) )?(?:(?!the |to )[\p{L}’'-]+ )?(?:${persons})|${anyone}`
export const can = raw`can (?:now |then |easily |just |simply |also |all )?|can|could|should|may|might|must|will|to|should be able to|can then|would|are able to|get to|are to|want to|would like to|wants to|who want to|who wants to|who would like to|have to`
/** Some words of the same sentence, few or many. */
export const some = raw`[^.!?\n;]{0,40}?`
export const more = raw`[^.!?\n;]{0,90}?`
/** A noun with up to three words in front, each read whole (a word of many letters is not parted again and again). */
export const noun = raw`(?:(?!(?:and|or|with|so|that|from|to|in|on|for|by|at|as|which|who|where|when|of|is|are|i|we|they|the|a|an|my|our|your|his|her|their|has|have|had|can|should|must|will|made|each|every|one|he|she|you|people|visitors|to|i[’']ve|we[’']ve)\b)[\p{L}’'-]+(?![\p{L}’'-]) ?){1,4}(?<! )`
export const own = raw`my|our|the|all my|all our|all the|all|his|her|their|your|some|these|those|a|an|each|every|every one of my|each of my|each of our`
export const count = raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty[- ]?five|thirty|forty|fifty|sixty|ninety|hundred|a hundred|half an?|an?|a few|some|a couple of|several|so many`
export const picture = raw`pictures?|photos?|photographs?|images?|snaps?|snapshots?|pics?|shots?|portraits?|drawings?|paintings?|sketches|illustrations?|slides?|designs?|posters?|prints?`
export const written = raw`lines?|words?|text|sentences?|caption|note|story|update|message`

const bounded = (source: string) => new RegExp(plainLetters(raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`), 'di')
/** A pattern of whole words, in which classes stand by name. */
export const english = ({ raw: parts }: TemplateStringsArray, ...classes: readonly string[]): RegExp =>
  bounded(parts.map((part, at) => (at ? `(?:${classes[at - 1]})${part}` : part)).join(''))

/** Whoever keeps records of it wants lists; what is said of the people in them is no page for them. */
const records = raw`(?<!\p{L})(?:lists? of|register of|registry|database|tracker|inventory|crm|log ?book|log of|a log|to log|spreadsheet|keep(?:s|ing)? (?:track|records?|an eye|candles)|track(?:s|ing)?(?! day)|(?:we|i|and) (?:note|record|log|register|write down|jot down)|noted?(?! and)|recorded|directory|backlog|fields:|status|(?:have|has) an? |each \p{L}+ (?:has|have)|approve|assign|who borrowed|rota|schedule|stock list)(?!\p{L})`
/** What has so many details is described: "report a fault: flat, name, photo". */
const details = raw`:[^.!?\n]*,[^.!?\n]*(?:,|\b(?:and|or)\b)|\([^)]*,[^)]*\)|[^.!?\n,]*(?:,[^.!?\n,]*){3}`
/** Of what is told at length, with commas. */
export const keepsLists = new RegExp(plainLetters(records), 'i')
/** Unless it is a description of records; `words` are further signs of one. */
export const unlessRecords = (words = '(?!)'): RegExp =>
  new RegExp(plainLetters(`${records}|${details}|(?<!\\p{L})(?:${words})(?!\\p{L})`), 'i')
export const keepsRecords = unlessRecords()

/** The same of what is told at length. */
export const unlessLists = (words: string): RegExp =>
  new RegExp(plainLetters(`${records}|(?<!\\p{L})(?:${words})(?!\\p{L})`), 'i')

type Given = Pick<Purpose, 'asks' | 'takes' | 'unless'>
/** Several ways of saying the same. */
export const waysOf = (given: Given, ...says: readonly RegExp[]): Purpose[] => says.map((each) => ({ ...given, says: each }))
