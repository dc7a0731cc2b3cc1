// What somebody tells of their business instead of asking for it, where the project is a website: "vi tar kort och swish numera", "priserna är
// inklusive rot, det måste framgå", "ordförande är Berit Ek". Visitors are to read it, so it stands in a section of its own.
import type { Page, ProjectModel } from '../../../model.ts'
import { changeSays } from '../../../reply/change-phrases.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { sectionId } from '../../../site-model.ts'
import { capitalised } from '../../../understand/said.ts'
import type { Operation } from '../../operations.ts'
import { does, type Reading, tells } from '../../reading.ts'
import { only, type Groups, hasPage, type Saying } from '../deeds.ts'
import { people } from '../sites.ts'

const landingOf = ({ pages }: ProjectModel): Page | undefined =>
  pages.find(({ kind, sections }) => kind === 'landing' && sections)

const freeText = ({ sections = [] }: Page): string => {
  const taken = new Set(sections.map(sectionId))
  let at = sections.length
  while (taken.has(`text${at}`)) at++
  return `text${at}`
}

/** What visitors look for such a thing under. */
const titles: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:kort|swish|kontant\p{L}*|klarna|delbetal\p{L}*|betala(?:r|s)?|bankgiro|plusgiro|betalning\p{L}*)(?!\p{L})/iu,
    'Betalning',
  ],
  [/(?<!\p{L})(?:parker\p{L}*|p-plats\p{L}*)(?!\p{L})/iu, 'Parkering'],
  [/(?<!\p{L})(?:hemleverans|leverer\p{L}*|kör(?:er)? hem|hemkörning|utkörning|frakt\p{L}*)(?!\p{L})/iu, 'Leverans'],
  [/(?<!\p{L})(?:medlemsavgift\p{L}*|medlemskap\p{L}*|årsavgift\p{L}*)(?!\p{L})/iu, 'Medlemskap'],
  [
    /(?<!\p{L})(?:pris(?:er|erna|et)?|moms\p{L}*|rot(?:-?avdrag)?|rut(?:-?avdrag)?|kostar|avgift\p{L}*)(?!\p{L})/iu,
    'Om priserna',
  ],
  [/(?<!\p{L})(?:avboka\p{L}*|ombok\p{L}*|avbokning\p{L}*)(?!\p{L})/iu, 'Avbokning'],
  [/(?<!\p{L})(?:rullstol\p{L}*|hiss|tillgänglig\p{L}*)(?!\p{L})/iu, 'Tillgänglighet'],
]
const asks =
  /(?<!\p{L})(?:vill|borde|skulle|saknar|saknas|lägg|ta bort|byt|ändra|visa|gör (?:den|det|om|så)|ser inte|fel|ful|fult|hittar|tycker|funkar|fungerar|syns|inte längre|slutat|flytta\p{L}*|kan (?:man|vi|jag|du|ni)|går det)(?!\p{L})|\?/iu
/** When the place is open is told by its hours. */
const ofHours =
  /(?<!\p{L})(?:öppet|öppettider\p{L}*|stängt|öppnar|stänger|(?:mån|tis|ons|tors|fre|lör|sön)(?:dag\p{L}*)?)(?!\p{L})/iu

/** A section that says it; at the very top where that is asked for. */
function stated(model: ProjectModel, fact: string, isFirst: boolean): Reading | null {
  const page = landingOf(model)
  const said = capitalised(
    fact
      .replace(/^(?:hej|hallå|tjena|god \p{L}+)[!,. ]+/iu, '')
      .trim()
      .replace(/[.!,]+$/, ''),
  )
  if (!page || said.split(' ').length < 2) return null
  const title = titles.find(([form]) => form.test(said))?.[1] ?? elsewhere
  const there = page.sections!.find((each) => each.kind === 'text' && each.title === title)
  if (there?.text?.includes(said)) return tells(changeSays.alreadyThere.sv(title), 'kept')
  const contact = page.sections!.findIndex(({ kind }) => kind === 'contact')
  const at = there ? page.sections!.indexOf(there) : contact < 0 ? page.sections!.length : contact
  const text = [there?.text, `${said}.`].filter(Boolean).join(' ')
  return does(...(there ? [{ op: 'removeSection' as const, page: page.id, section: sectionId(there) }] : []), {
    op: 'addSection',
    page: page.id,
    section: { kind: 'text', id: freeText(page), title, text },
    to: isFirst ? 0 : at,
  })
}
/** What belongs under no heading of its own. */
const elsewhere = 'Bra att veta'

const toldFact: Saying[1] = (model, { fact = '', tail = '' }: Groups) =>
  ofHours.test(fact) || asks.test(fact) ? null : stated(model, fact, /högst upp|överst|först|tydligt/iu.test(tail))

/** "Det går inte att boka online, skriv ring 0470-123 45 i stället": the button says whom to call. */
const callInstead: Saying[1] = (model, { number = '' }: Groups) => {
  const page = landingOf(model)
  if (!page) return null
  const operations: Operation[] = [
    { op: 'setSiteText', page: page.id, part: 'button', text: `Ring ${number.trim()}` },
    { op: 'setSiteText', page: page.id, part: 'phone', text: number.trim() },
  ]
  return does(...operations)
}

const reached =
  (part: 'phone' | 'email' | 'address'): Saying[1] =>
  (model, { text = '' }: Groups) => {
    const page = landingOf(model)
    const said = part === 'address' ? text.replace(/,? i (?=\p{Lu})/u, ', ') : text
    return page ? does({ op: 'setSiteText', page: page.id, part, text: said.trim().replace(/[.,]$/, '') }) : null
  }

const board = /ordförande|kassör|sekreterare|ledamot|suppleant|revisor/iu
/** "Ordförande är Berit Ek och kassör Sven-Åke Lind" */
const inOffice: Saying[1] = (model, { people: said = '' }: Groups, language) =>
  people(
    model,
    { title: board.test(said) ? 'Styrelsen' : 'Vi som jobbar här', people: said.replace(/ (?:är|heter|blir) /giu, ' ') },
    language,
  )

const { raw } = String
const tail = raw`[,.;]? ?(?<tail>(?:och |så |men )?(?:(?:det|detta) (?:måste|ska|bör|borde|behöver|får gärna|kan)(?: gärna| också| alltid)? (?:framgå|stå|synas|stå med|vara med|läsas|finnas med)|(?:skriv|lägg|sätt|ta) (?:in |till |upp |dit |med )?(?:det|detta)(?: (?:in|med|dit))?|(?:nämn|säg) det|(?:kan|ska|borde) (?:det|ni|du|man) (?:få )?(?:stå|skriva(?: in)?|lägga in|ha med|nämna)(?: det)?)(?: (?:någonstans|tydligt|högst upp|överst|först|på (?:sidan|hemsidan|startsidan|förstasidan|menyn)))*)`
const role = raw`\p{L}*(?:[Oo]rdförande|[Kk]assör|[Ss]ekreterare|[Ll]edamot|[Ss]uppleant|[Rr]evisor|[Cc]hef|[Ää]gare|[Tt]ränare|[Ll]edare|[Ll]ärare|[Kk]ock|[Ii]nstruktör)`
const name = raw`\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+`

export const factSayings: readonly Saying[] = [
  [
    /^.*(?:går inte|kan inte|kan man inte|tar inte emot|har ingen|har inte).*(?:bok|beställ)\p{L}*.*(?:ring|telefon)\p{L}*:? ?(?:oss )?(?:på )?(?<number>0[\d -]{5,}\d)(?: i ?stället)?[.!]*$/iu,
    callInstead,
  ],
  [
    /^(?:vårt |mitt |rätt |nya )*(?:telefonnummer(?:et)?|telefonnumret|numret|nummer)(?: (?:är|var) fel| stämmer inte)?,?(?: (?:det|den|rätt))?(?: är| ska (?:vara|va)|:)? (?<text>\+?0?[\d][\d -]{5,}\d)[.!]*$/iu,
    reached('phone'),
  ],
  [
    /^(?:vår |min |rätt |nya )*(?:mejl|mail|e-?post)(?:adress(?:en)?|en)?(?: är| ska vara|:)? (?<text>\S+@\S+?)[.!]*$/iu,
    reached('email'),
  ],
  [
    new RegExp(
      raw`^(?:vi har (?:flyttat|bytt (?:lokal|adress))[,.!]? (?:(?:och )?(?:vår |den )?(?:nya?|nya) adress(?:en)?(?: är|:)? |(?:och )?(?:finns|ligger|sitter) nu (?:på|i) |till )|(?:vår |rätt |den |nya? )*adress(?:en)?(?: är| ska vara|:) )(?<text>[^.]*\d[^.]*?)[.!]*$`,
      'iu',
    ),
    reached('address'),
  ],
  [
    new RegExp(
      raw`^(?<people>(?:vår |ny )?${role} (?:är|heter|blir) ${name}(?:(?:,| och|, och) ${role} (?:är |heter |blir )?${name})+)[.!]*$`,
      'u',
    ),
    (model, { people: said = '' }, language) => inOffice(model, { people: said }, language),
  ],
  [
    /^(?:byt(?: ut)?|ändra|ersätt|jag vill (?:ha|byta)) (?:en annan |den (?:stora )?|vår |på )?(?:bild(?:en)?|foto(?:t)?|bakgrundsbild(?:en)?|omslagsbild(?:en)?)(?: (?:längst upp|högst upp|överst|i toppen|på (?:startsidan|förstasidan|sidan)))?(?:,? .*)?$/iu,
    only(
      (model) => hasPage(model, 'landing'),
      () => tells(spokenSays.ownPicture.sv, 'kept'),
    ),
  ],
  [
    new RegExp(
      raw`^(?:lägg (?:in|till|ut|upp)|skriv(?: in| ut| dit)?|meddela|informera om|upplys om|nämn|berätta|ha med)(?: på \p{L}+)? att (?<fact>.+?)(?: (?<tail>högst upp|överst|på (?:sidan|hemsidan|startsidan|förstasidan)))?[.!]*$`,
      'iu',
    ),
    (model, { fact = '', tail: where = '' }) => stated(model, fact, /högst upp|överst/iu.test(where)),
  ],
  [
    /^(?:man|medlemmar(?:na)?|kunder(?:na)?|de|alla|besökare(?:n|na)?) (?:ska|måste|vill|bör)(?: kunna)? ladda (?:ner|hem|ned) (?!listan|tabellen|allt)(?<what>\p{L}+).*$|^(?:lägg (?:till|in|upp|ut)|ladda upp) (?:en |ett |våra |vår )?(?<file>pdf|fil(?:er)?|dokument|årsredovisning(?:en)?|stadgar(?:na)?|protokoll(?:en)?)(?: .*)?$/iu,
    only(
      (model) => hasPage(model, 'landing'),
      () => tells(spokenSays.files.sv, 'service'),
    ),
  ],
  [new RegExp(raw`^(?<fact>\p{L}.+?)${tail}[.!?]*$`, 'iu'), toldFact],
  [
    /^(?<fact>(?:vi|jag) (?:tar(?: emot)?|accepterar|levererar|kör|erbjuder fri\p{L}*|pratar|talar|har (?:jour|parkering|egen|gratis|fri\p{L}*|rullstol\p{L}*|hiss|F-skatt\p{L}*|kollektivavtal|försäkring\p{L}*)|är (?:medlemmar|certifierade|auktoriserade|försäkrade|kravmärkta)) ?.+?)(?: numera| nu)?[.!]*$/iu,
    toldFact,
  ],
  [
    /^(?<fact>\p{L}+(?:en|et|n|na|erna)? (?:börjar|startar|slutar|drar igång|öppnar igen|är|infaller|äger rum) (?:redan |först )?(?:den )?\d{1,2}(?:\/\d{1,2}|:e|:a)? ?(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|\p{L}{3})?(?: .*)?)$/iu,
    toldFact,
  ],
  [
    /^(?<fact>(?:(?:vi|det) (?:har|är|håller) )?(?:semester)?stängt (?:(?:hela|i|under|från|mellan) )*(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|sommaren|jul(?:en)?|påsk(?:en)?|midsommar|v(?:ecka|\.)? ?\d+|\d{1,2}[/ ]).*?)[.!]*$/iu,
    (model, { fact = '' }) => stated(model, fact, false),
  ],
  [new RegExp(raw`^(?<fact>(?:vår |ny )?${role} (?:är|heter|blir) ${name})[.!]*$`, 'u'), toldFact],
  [
    /^(?<fact>(?:vår )?nästa \p{L}+ (?:är|blir|äger rum|spelas|hålls) .*\d.*?)[.!]*$/iu,
    (model, { fact = '' }) => stated(model, fact, false),
  ],
  [/^(?<fact>(?:minst|max(?:imalt)?|högst|från) \d+ \p{L}+ (?:vid|per|för|i|om) .+?)[.!]*$/iu, toldFact],
  [
    /^(?<fact>(?:alla |våra )?(?:priser(?:na)?|parkering(?:en)?|avbokning(?:ar)?|medlemsavgift(?:en)?|årsavgift(?:en)?|betalning(?:en)?|frukost(?:en)?|handdukar|hundar|barn under \d+) (?:är|finns|ska ske|sker|kostar|ingår|gäller|går|måste göras|är välkomna).+?)[.!]*$/iu,
    toldFact,
  ],
]
