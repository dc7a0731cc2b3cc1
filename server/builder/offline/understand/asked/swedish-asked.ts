// The questions that a Swedish prompt names: of a survey behind "med frågor om", "där gästerna betygsätter", a colon or a comma; of a form
// behind what it is for: "ett formulär för att felanmäla gatubelysning: adress, typ av fel".
import { kindPhrases } from '../../lexicon/page-phrases.ts'
import type { Asked } from '../../model.ts'
import { asQuestion } from './as-question.ts'
import type { SaidQuestions } from './asked.ts'

const { raw } = String
const a = raw`(?<!\p{L})`
const z = raw`(?!\p{L})`
const who = raw`(?:(?:de|våra|alla|varje|man|folk|vi|jag|som|där|och|så att|en) ){0,3}(?:\p{L}{2,24} ){0,2}`
const asks = raw`svara|svarar|svarat|tycka till|tycker till|betygsätta|betygsätter|sätta betyg|sätter betyg|ge betyg|ger betyg|bedöma|bedömer|berätta|berättar|fylla i|fyller i|skatta|skattar|uppge|uppger|ange|anger`

/** Where the list opens, and how many it must have at least to be one. */
const openers: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      raw`${a}frågor(?:na)?(?: (?:ska|skall|bör|måste|kan|får)(?: vara| handla om| gälla)?| är| handlar om| gäller)? ?:? ?(?:om |kring |rörande |på |vara )?`,
      'iu',
    ),
    2,
  ],
  [
    new RegExp(
      raw`${a}(?:fråga(?:r|s)?|ta reda på|vill (?:(?:jag|vi) |gärna ){0,2}(?:fråga|veta)|(?:jag|vi) vill (?:fråga|veta)|(?:jag|vi) undrar|ska (?:handla|fråga)|innehålla|innehåller|ta upp|tar upp)${z}(?: om| efter| dem om)? ?:? ?`,
      'iu',
    ),
    2,
  ],
  [
    new RegExp(
      raw`${a}${who}(?:(?:ska|får|kan|kunna|vill) ){0,3}(?:${asks})${z}(?: frågor)?(?: på| om| till)?(?: frågor om)? ?:? ?`,
      'iu',
    ),
    2,
  ],
  [/ ?[:–] ?| - /u, 2],
  [new RegExp(raw`${a}med (?!\d|frågor|betyg och fritext)`, 'iu'), 2],
  [new RegExp(raw`${a}om (?=[^.!?\n]*,)`, 'iu'), 3],
  [/, ?/u, 3],
  [/[.!?\n] ?(?=\p{Lu}[^.!?\n]*,)/u, 3],
]

const question =
  /^(?:hur|vad|vilk(?:en|et|a)|varför|när|vart?|vem|om (?:man|de|du|ni|hen|barnet|det|jag|vi|maten|något))(?!\p{L})/iu
const leading =
  /^(?:och|samt|även|också|sedan|sen|en|ett|kan|får|ska|de|man|lämna|ge|gärna|till sist|till slut|sist|plats för|utrymme för|möjlighet att|skriva|sätta betyg på|betyg på|betygsätta|frågor? om|på|om(?= (?!man|de|du|ni|hen|barnet|det|jag|vi|maten|något)\p{L})) +/iu
/** How it is answered and shown, and no question. */
const besides =
  /^(?:anonymt?|helt anonymt|frivilligt|resultat\p{L}*|svaren|diagram|grafer|staplar|statistik|sammanställning|allt|tack|enkelt|kort|snabbt|mobilvänlig\p{L}*)(?!\p{L})|(?:diagram|anonym[ta]?|resultat(?:et|en)?|statistik|frågor)$/iu
const marked = /betyg|stjärn|skala|(?<!\d)1 ?(?:-|–|till|–) ?(?:5|10)(?!\d)|bedöm|skatta/iu
const rated =
  /^(?:hur (?:nöjd|bra|lätt|trygg|rolig|viktig|kul|stressa|rent|trevlig|gott)\p{L}*|.*(?:nöjdhet|betyg|helhetsintryck|helhetsomdöme))(?!\p{L})/iu
/** What people are asked to judge. */
const judged =
  /^(?:trivsel\p{L}*|trygghet\p{L}*|säkerhet\p{L}*|mat(?:en)?|service(?:n)?|bemötande(?:t)?|städning(?:en)?|lokal(?:en|erna)?|lokaler|kvalitet(?:en)?|ledarskap(?:et)?|stress(?:en)?|arbetsmiljö(?:n)?|arbetsbelastning(?:en)?|information(?:en)?|tillgänglighet(?:en)?|pris(?:et|er|erna)?|stämning(?:en)?|smak(?:en)?|variation(?:en)?|utevistelse(?:n)?|aktiviteter(?:na)?|ledare|ledarna|boende(?:t)?|läge(?:t)?|rum(?:met)?|frukost(?:en)?|personal(?:en)?|utbud(?:et)?|tempo(?:t)?|innehåll(?:et)?|föreläsare|kursledare|upplägg(?:et)?|gemenskap(?:en)?|samarbete(?:t)?|kommunikation(?:en)?|väntetid(?:en)?|renlighet(?:en)?|tvättstuga(?:n)?|lekplats(?:en)?|musik(?:en)?|organisation(?:en)?|helhet(?:en|sintryck(?:et)?)?|nöjdhet(?:en)?)$/iu
const open =
  /kommentar|synpunkt|förslag|övrig|fritext|önskemål|idé|tips|namn|telefon|mejl|e-post|ålder|klass|avdelning|adress|datum|beskriv|vad|varför|vilk|varifrån|hur ofta|hur länge|bäst|sämst|bättre/iu
const yesOrNo =
  /^om (?:man|de|du|ni|hen|barnet|det|jag|vi)(?!\p{L})|\(?ja ?(?:\/|eller|,) ?nej\)?|rekommendera|komma tillbaka|komma igen/iu

const wordsMax = 9
const charsMax = 80

function asAsked(said: string, isMarked = false): Asked {
  const asked = asQuestion(said.replace(/ med betyg$| i fritext$/u, ''), 'sv')
  if (asked.kind !== 'text') return asked
  if (yesOrNo.test(said)) return { ...asked, kind: 'yesNo' }
  const isMark = marked.test(said) || rated.test(said) || judged.test(asked.text) || (isMarked && !open.test(said))
  return isMark ? { ...asked, kind: 'scale' } : asked
}

/** A picture is no answer: what sends one in is kept as a record. */
const pictured = /(?<!\p{L})(?:bild|foto|fotografi)(?:er|n|t|et)?(?!\p{L})/iu

const tells = / (?:har|är|ska|kan|vill|behöver|innehåller) /iu
/** The items of a list as they were said; null where it is a sentence and no list. */
function itemsOf(list: string, atLeast: number): string[] | null {
  const parts = list.split(/[,;] ?(?![^(]*\))/u)
  const last = parts.findLastIndex((part) => !besides.test(part.trim()))
  const split = parts.flatMap((part, at) => {
    const isLast = at === last
    if (!isLast || question.test(part.trim().replace(leading, '')))
      return part.split(
        / (?:och|samt) (?=hur|vad|vart|vilk|varför|om (?:man|de|du|ni|det)|en (?:fri |öppen |sista |kort )?kommentar|kan lämna|övrig|fritext)/iu,
      )
    return part.split(/ (?:och|samt|plus) /iu)
  })
  const items: string[] = []
  for (const part of split) {
    let item = part.trim()
    for (let next = item.replace(leading, ''); next !== item; next = item.replace(leading, '')) item = next
    if (!item || besides.test(item)) continue
    // "Eleverna har namn, klass": of a list that was named before
    if (!question.test(item) && tells.test(item)) return null
    if (item.length > charsMax || item.split(' ').length > wordsMax) return null
    items.push(item)
  }
  return items.length >= atLeast ? items : null
}

const listEnd = /[.!?\n](?=\s|$)/u
/** Behind its own sentence a list may go on: "… och trivsel. Sist en kommentar." is none. */
const endOf = (text: string, from: number): number => {
  const length = text.slice(from).search(listEnd)
  return length < 0 ? text.length : from + length
}

const form = raw`(?:formulär(?:et)?|blankett(?:en)?|webbformulär|sida|ställe)`
const sending = raw`felanmäla|anmäla|rapportera|tipsa om|klaga på|ansöka|skicka in|lämna in|felanmälan|felanmälningar|anmälan|anmälningar|ansökan|ansökningar|intresseanmälan|skadeanmälan|klagomål|synpunkter|tillbud|olycksfall|olyckor|avvikelser?|skador|incidenter|fel`
const sendingForm = raw`(?:felanmälnings?|anmälnings|ansöknings|rapport|rapporterings|klagomåls|tillbuds|intresseanmälnings|synpunkts|skadeanmälnings|avvikelse|olycksfalls)(?:formulär|blankett)(?:et|en)?`
const forms = new RegExp(
  raw`(?:${a}${form} ?(?:på \p{L}+ )?(?:för|där|som|till|så att) [^.!?:\n]{0,50}?${a}(?:${sending})${z}|${a}${sendingForm}${z})[^.!?:,\n]{0,80}?(?: ?: ?| med (?=[^.!?\n]*,)|, |[.!?\n] ?(?:(?:\p{L}+ ){0,4}(?:fyller|fylla|anger|ange|skriver|skriva|uppger) (?:i )?(?:in )?|(?:det|man|den|vi) (?:ska|behöver|vill) (?:\p{L}+ ){0,3}(?:med|innehålla|fylla i|ange|ha|veta|veta om) ?)(?:sitt |sin |sina )?|[.!?\n] ?(?=\p{L}+(?: \p{L}+)?,[^.!?\n]*,))`,
  'iu',
)
/** "Den som hittar en skadad fågel ska kunna fylla i var, när": whoever comes across something sends it in. */
const finders = new RegExp(
  raw`${a}(?:den|de|alla|vem|dom) som (?:hittar|hittat|ser|sett|upptäcker|upptäckt|märker|vill|tappat|saknar|drabbats)${z}[^.!?\n,]{0,50}? (?:(?:ska|skall|kan|får|kunna|själva?|enkelt) ){1,4}(?:fylla i|lämna|uppge|skriva in|ange|skicka in) (?=[^.!?\n]*(?:,| och ))`,
  'iu',
)
/** What is worked on afterwards is a list of its own. */
const kept = /register|(?<!\p{L})lista|logg|hantera|status|(?<!\p{L})tavla|handlägg|följa upp|prioritet|kanban|ärende/iu
const signup = /anmälnings|anmäla sig|intresseanmäl|ansök/iu

/** What such a form sends in. */
const records: readonly (readonly [RegExp, string])[] = [
  [/felanmäl/iu, 'felanmälningar'],
  [/skadeanmäl/iu, 'skadeanmälningar'],
  [/ansök|ansökan/iu, 'ansökningar'],
  [/klag/iu, 'klagomål'],
  [/olycksfall|olyck/iu, 'olycksfall'],
  [/tillbud/iu, 'tillbud'],
  [/avvikelse/iu, 'avvikelser'],
  [/synpunkt/iu, 'synpunkter'],
  [/anmäl/iu, 'anmälningar'],
  [/tips/iu, 'tips'],
]

function formAsked(text: string): SaidQuestions | null {
  const found = forms.exec(text) ?? finders.exec(text)
  if (!found || kept.test(text)) return null
  const from = found.index + found[0].length
  const end = endOf(text, from)
  const items = itemsOf(text.slice(from, end), 2)
  if (!items) return null
  const record = records.find(([words]) => words.test(found[0]))?.[1] ?? 'rapporter'
  if (items.some((item) => pictured.test(item))) return { start: 0, end, asked: [], record, fields: text.slice(from, end) }
  const topic = signup.test(found[0]) && !/felanmäl/iu.test(found[0]) ? 'signup' : 'report'
  return { start: 0, end, asked: items.map((item) => asAsked(item)), topic, record }
}

/** The questions of a Swedish prompt that wants a survey or a form for others, where it names at least two. */
export function swedishAsked(text: string): SaidQuestions | null {
  const told = formAsked(text)
  if (told) return told
  const survey = kindPhrases.survey.sv.wish.exec(text)
  if (!survey) return null
  // "projekt med utvärdering, budget": one field of many
  if (/(?:,|(?<!\p{L})med|\() *$/iu.test(text.slice(0, survey.index)) && /\p{L}/u.test(text.slice(0, survey.index))) return null
  const from = survey.index + survey[0].length
  const rest = text.slice(from)
  for (const [opener, atLeast] of openers) {
    const found = opener.exec(rest)
    if (!found) continue
    const start = from + found.index
    const first = start + found[0].length
    const end = endOf(text, first)
    const items = itemsOf(text.slice(first, end), atLeast)
    if (!items) continue
    const isMarked = marked.test(found[0]) || marked.test(text.slice(end))
    return { start, end, asked: items.map((item) => asAsked(item, isMarked)) }
  }
  return null
}
