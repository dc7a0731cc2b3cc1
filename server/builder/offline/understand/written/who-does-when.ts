// "Who visits grandma and when", "vem som besöker mamma vilken dag", 誰がいつ訪問したか: what is kept is what happens, each time with who it was
// and the day.
import type { Language } from '#shared/languages.ts'
import { plural, singular } from '../../lexicon/inflect.ts'
import { lastOf } from '../field-named.ts'
import { sayNoun } from '../said.ts'

export type Form = readonly [form: RegExp, as: (groups: Record<string, string>) => string]

/** A deed, as it begins, what it leaves each time, and what is told of that where it is more than a day. */
type Deed = readonly [deed: string, record: string, fields?: string]
type Deeds = readonly Deed[]
const deeds: Record<Language, Deeds> = {
  en: [
    ['(?:is|are|will be|was|stays?) (?:there|here|up there)|stays? (?:at|in)', 'Stays', 'who, arrival, departure'],
    ['visit(?:s|ed)?|(?:goes|go|went|comes|come) to see|(?:is|was) with', 'Visits'],
    ['(?:walks?|walked)(?: with)?', 'Walks'],
    ['feeds?|fed', 'Feedings'],
    ['waters?|watered', 'Waterings'],
    ['cleans?|cleaned', 'Cleanings'],
    ['drives?|drove', 'Trips'],
    ['picks? up|picked up|collects?', 'Pick-ups'],
    ['calls?|called|rings?|phones?', 'Calls'],
  ],
  sv: [
    ['är där|är på plats|är uppe|ska vara där|bor där|bor i', 'Vistelser', 'vem, ankomst, avresa'],
    ['besöker|besökt|hälsar på|hälsat på|är hos|har varit hos', 'Besök'],
    ['går ut med|gått ut med|rastar|rastat', 'Promenader'],
    ['matar|matat', 'Matningar'],
    ['vattnar|vattnat', 'Vattningar'],
    ['städar|städat', 'Städningar'],
    ['hämtar|hämtat', 'Hämtningar'],
    ['skjutsar|skjutsat|kör|kört', 'Körningar'],
    ['ringer|ringt', 'Samtal'],
  ],
  ja: [
    ['訪問|面会|お見舞い|会い', '訪問'],
    ['散歩', '散歩'],
    ['餌やり|餌|エサ', '餌やり'],
    ['水やり', '水やり'],
    ['掃除', '掃除'],
    ['送迎|迎え', '送迎'],
    ['介護|付き添い|世話', '介護'],
  ],
}
const when: Record<Language, string> = {
  en: String.raw`(?:,? and when|,? (?:and )?(?:on |in )?(?:which|what) (?:day|date|week|weekend)s?|,? when)`,
  sv: String.raw`(?:,? och när|,? (?:på )?(?:vilken|vilket) (?:dag|vecka|datum|helg)|,? (?:på )?vilka (?:dagar|veckor|helger)|,? när)`,
  ja: '',
}
const heads = { en: 'who, date', sv: 'vem, datum' }
const notes = { en: 'notes', sv: 'anteckningar' }
/** What stands ahead of it asks to be built. */
const asking: Record<Language, string> = {
  en: String.raw`(?:(?:an? )?(?:app|tool|something|list|calendar|way|i (?:want|need)|we (?:want|need))?(?: (?:to|for))? ?(?:keep(?:ing)? track of|track|log|logging|record|see|know|plan|planning|write down|note)? ?)`,
  sv: String.raw`(?:(?:(?:en|ett) )?(?:app|verktyg|något|nåt|lista|kalender|jag vill|vi vill|vi behöver)?(?: (?:för att|för|som|över|att))? ?(?:hålla koll på|hålla reda på|koll på|logga|se|veta|planera|skriva upp)? ?)`,
  ja: '',
}

/** "Who drives which bus": it stands behind who it was. */
const which = /^(?:which|what|vilke[nt]|vilka) (?<what>\p{L}+)$/iu
function of(fields: string, what: string): string {
  const told = which.exec(what)?.groups?.what
  return told === undefined ? fields : fields.replace(', ', `, ${told}, `)
}

const joint = /^,? (?:(?:with|and|med|och) )?(?:an? |en |ett )?/iu
const question = /^(?:how|what|hur|vad)(?!\p{L})/iu
/** Whether more is told of it behind the clause, and no other list: "…, with a note", "…, how long". */
function goesOn(after: string, language: 'en' | 'sv'): boolean {
  const first = joint.test(after) ? after.replace(joint, '').split(/,| and | och /)[0]! : ''
  const last = first === '' || /\blist|lista/iu.test(first) ? undefined : lastOf(first, language)
  return question.test(first) || (last?.field !== undefined && !last.thing)
}

function latin(language: 'en' | 'sv', [deed, record, fields = heads[language]]: Deed): Form {
  const clause = String.raw`(?:(?<=^|[.!?:\n]\s*)|(?<pre>,? (?:and|och) |, ))${asking[language]}(?:who|vem|vilka)(?: som| is| has| har)? (?:${deed})(?: (?<what>[^,.;:?\n]{2,60}?))?${when[language]}(?!\p{L})`
  return [
    new RegExp(String.raw`${clause}(?<end>\?)?(?=(?<after>[^.?!\n]*))(?<joint>,? (?:(?:with|and|med|och) )?)?`, 'giu'),
    ({ what = '', pre, end, after = '' }) => {
      const front = `${pre ? '. ' : ''}${record}`
      if (!end && goesOn(after, language)) return `${front}: ${of(fields, what)}, `
      return `${front} (${of(fields, what)}, ${notes[language]}). `
    },
  ]
}

/** The names of the lists in which who it was is what each is known by. */
export const doneBySomebody: ReadonlySet<string> = new Set(Object.values(deeds).flatMap((all) => all.map(([, record]) => record)))

const inJapanese = ([deed, record]: Deed): Form => [
  new RegExp(
    String.raw`(?<=^|[。、\n])(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:の[\p{Script=Han}\p{Script=Katakana}ー]{1,6})?[にのを])?誰がいつ(?:[^。、\n]{0,8}?[にをへの])?(?:${deed})(?:に行|に来|を|し|す|に)?[ぁ-ん]{0,6}?か(?<sep>[、。])?`,
    'gu',
  ),
  ({ sep = '' }) => `${record}：${record}した人、日付${sep}`,
]

/** "Who is coming to which concert": a concert has those who take part. */
const takesPart: Record<Language, Form> = {
  en: [
    /\bwho(?:['’]s| is| are| will be)? (?:coming|going|signed up|signing up|attending|taking part|playing|singing|joining)(?: to| for| at| in| on)? (?:which|what) (?<what>\p{L}{3,})/giu,
    ({ what }) => `${plural(singular(what!))} (who attends)`,
  ],
  sv: [
    /(?<!\p{L})(?:vem|vilka) som (?:kommer|är med|deltar|spelar|sjunger|anmält sig)(?: på| till| i| vid)? vilke[nt] (?<what>\p{L}{3,})/giu,
    ({ what }) => `${sayNoun(what!, 'sv').many.toLowerCase()} (deltagare)`,
  ],
  ja: [
    /誰がどの(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})に(?:参加|出演|出席|出る|来る)[ぁ-ん]{0,4}か/gu,
    ({ what }) => `${what}（参加者）`,
  ],
}

export const whoDoesWhen: Record<Language, readonly Form[]> = {
  en: [...deeds.en.map((each) => latin('en', each)), takesPart.en],
  sv: [...deeds.sv.map((each) => latin('sv', each)), takesPart.sv],
  ja: [
    ...deeds.ja.map(inJapanese),
    takesPart.ja,
    [/誰が何をいつ(?:借り|持ち出し|持って行)[^。\n]{0,20}?か(?=[。、\n]|$)/gu, () => '貸出（品名、借りた人、貸出日、返却日）'],
    [
      /どの(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})を誰がいつ(?:から|まで)?(?:持って|借りて|使って|預かって)[ぁ-ん]{0,4}か/gu,
      ({ what }) => `貸出（${what}、借りた人、貸出日、返却日）`,
    ],
  ],
}
