// What stands within a list or ahead of it and is no part of it: whom it is for ("budget tracker for me and my wife"), how things are numbered
// ("numbered INV-001 and so on"), where somebody is ("vi håller till på Storgatan 14"), how it should look ("in a calm green look"), and how
// many of something there may be ("antal bord max 2"), which the list warns of.
import type { Language } from '#shared/languages.ts'
import { endsInField } from '../field-named.ts'
import { coloursIn } from '../looks/colours-in.ts'
import { asksForSite } from '../read-sections.ts'
import { capitalised } from '../said.ts'
import { type Edit, editsOf } from './pieces.ts'

type Form = { form: RegExp; as: (found: RegExpExecArray) => string }

const forUs: Record<Language, readonly Form[]> = {
  en: [
    {
      form: /(?<=\p{L}{3}) (?:just )?for (?:me|us|myself|ourselves)(?: and (?:my|our|the) \p{L}+)?(?: only| alone)?(?=\s*(?:[:.,;\n–]|-\s|$)| with | to (?:keep|track|note|log|see) )/giu,
      as: () => '',
    },
  ],
  sv: [
    {
      form: /(?<=\p{L}{3}) (?:bara )?(?:för|åt|till) (?:mig|oss|mej)(?: själva?)?(?: och (?:min|mitt|mina|vår|vårt|våra) \p{L}+)?(?=\s*(?:[:.,;\n–]|-\s|$)| med | att )/giu,
      as: () => '',
    },
  ],
  ja: [
    {
      form: /(?<=^|[。、\n])(?:趣味(?:なので|なんですが|で、)|個人的に、|自分用(?:に|で)、)、?/gu,
      as: () => '',
    },
  ],
}
const code = String.raw`[A-Za-zÅÄÖ]{1,5}[-–/]?\d{2,6}`
/** "Numbered TH-001 and so on, with name": each has a number. */
const numbered: Record<Language, readonly Form[]> = {
  en: [
    {
      form: new RegExp(
        String.raw`,? (?:are )?(?:numbered|with numbers?(?: like| such as| from)?|numbering) (?:from |starting (?:at |from |with )?)?${code}(?:(?:, | and )${code})*(?: (?:and so on|etc\.?|onwards?|and up(?:wards)?|and onwards))?,? with `,
        'gu',
      ),
      as: () => ' with number, ',
    },
    {
      form: new RegExp(
        String.raw`,? (?:are )?(?:numbered|numbering) (?:from |starting (?:at |from |with )?)?${code}(?:(?:, | and )${code})*(?: (?:and so on|etc\.?|onwards?|and up(?:wards)?|and onwards))?(?=\s*(?:[.,;)\n]|$))`,
        'gu',
      ),
      as: () => '',
    },
    // "Number them WO-1001 onwards."
    {
      form: new RegExp(
        String.raw`(?<=^|[.!\n]\s*)(?:please )?number (?:them|these|each(?: one)?) (?:from |starting (?:at |from |with )?|like )?${code}[^.!\n]*[.!]?`,
        'giu',
      ),
      as: () => '',
    },
    {
      form: new RegExp(
        String.raw`(?<=\b(?:number|no|id|code|ref)),? (?:from |like |starting (?:at |from |with )?)?${code}(?: (?:and so on|onwards?))?(?=\s*(?:[.,;)\n]|$))`,
        'giu',
      ),
      as: () => '',
    },
  ],
  sv: [
    {
      form: new RegExp(
        String.raw`,? (?:som är )?numrera(?:de|d|t|s) (?:från |med |som )?${code}(?:(?:, | och )${code})*(?: (?:och så vidare|och uppåt|osv\.?|etc\.?))?,? med `,
        'gu',
      ),
      as: () => ' med nummer, ',
    },
    {
      form: new RegExp(
        String.raw`,? (?:som är )?numrera(?:de|d|t|s) (?:från |med |som )?${code}(?:(?:, | och )${code})*(?: (?:och så vidare|och uppåt|osv\.?|etc\.?))?(?=\s*(?:[.,;)\n]|$))`,
        'gu',
      ),
      as: () => '',
    },
    {
      form: new RegExp(
        String.raw`(?<=(?:nummer|nr|id|kod))(?: (?:från|som|typ))? ${code}(?: (?:och uppåt|osv\.?))?(?=\s*(?:[.,;)\n]|$))`,
        'giu',
      ),
      as: () => '',
    },
  ],
  ja: [
    {
      form: new RegExp(String.raw`は?、?${code}から(?:始まる|順に|連番で)?の?番号を(?:つけて|付けて|振って)、?`, 'gu'),
      as: () => 'は番号、',
    },
    { form: new RegExp(String.raw`(?<=番号)[（(]${code}(?:から|〜|など)?[^）)]{0,6}[）)]`, 'gu'), as: () => '' },
  ],
}
const street = String.raw`\p{Lu}\p{L}*(?:gatan|vägen|gränd|torget|stigen|allén|backen|plan|väg|gata) \d{1,4}(?: ?[A-Za-z](?!\p{L}))?`
const places: Record<Language, readonly Form[]> = {
  en: [
    {
      form: /,? (?:at|on|in) \d{1,4}[A-Za-z]? (?:\p{Lu}\p{L}+ ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Close|Way|Square|Place|Terrace|Row)(?!\p{L})(?: in \p{Lu}\p{L}+)?/gu,
      as: () => '',
    },
  ],
  sv: [
    {
      form: new RegExp(
        String.raw`,? (?:(?:vi|som) (?:håller till|finns|ligger|sitter|bor) )?(?:på|vid|i) ${street}(?: i \p{Lu}\p{L}+)?`,
        'gu',
      ),
      as: () => '',
    },
    { form: /,? vi (?:håller till|sitter|finns) (?:på|vid|i) \p{Lu}\p{L}+(?: i \p{Lu}\p{L}+)?(?=\s*[:.,;])/gu, as: () => '' },
  ],
  ja: [
    {
      form: /(?<=^|[。\n])(?:お店|店|会社|事務所|教室|道場|スタジオ|場所|住所)は[^。\n]{1,20}[区市町村]?[^。、\n]{0,10}\d{1,3}(?:-\d{1,3})+(?:に(?:あります|ある)|です)。?/gu,
      as: () => '',
    },
  ],
}
/** Ahead of a list: "in a calm green look: name, species". */
const looks: Record<Language, RegExp> = {
  en: /,? (?:in|with) (?:an? )?(?:\p{L}+,? (?:and )?){1,3}(?:look(?: and feel)?|style|design|theme|vibe|colou?rs)(?=\s*:)/giu,
  sv: /,? (?:i|med) (?:en |ett )?(?:\p{L}+,? (?:och )?){1,3}(?:stil|design|tema|känsla|utseende|färger)(?=\s*:)|,? (?:gärna )?(?:lugna|mjuka|glada|ljusa|mörka|varma|dova|klara) (?:och \p{L}+ )?färger(?=\s*[:.\n]|$)/giu,
  ja: /(?!)/g,
}

/** "Projects (with an hourly rate …)", "ger olika många kronor": what each has. */
const having: Record<Language, readonly Form[]> = {
  en: [
    { form: /(?<=\p{L} \()(?:with|incl(?:uding|\.)?) (?:an? |the |their )?(?=\p{L})/giu, as: () => '' },
    {
      form: /,? (?:gives?|earns?|(?:is|are) worth) (?:an? )?different (?:(?:amounts?|numbers?) of )?(?<what>points|money|stars|coins|pocket money)(?!\p{L})/giu,
      as: ({ groups }) => ` with ${/money$/iu.test(groups!.what!) ? 'amount' : groups!.what}`,
    },
  ],
  sv: [
    { form: /(?<=\p{L} \()(?:med|inkl(?:usive|\.)?) (?:en |ett )?(?=\p{L})/giu, as: () => '' },
    {
      form: /,? (?:ger|är värda?|är värt) (?:dem |dom |barnen )?olika (?:många |mycket |antal )?(?<what>kronor|pengar|poäng|stjärnor)(?!\p{L})/giu,
      as: ({ groups }) => ` med ${/^(?:kronor|pengar)$/iu.test(groups!.what!) ? 'belopp' : groups!.what}`,
    },
  ],
  ja: [],
}

/** "Number of tables max 2", 人数（最大6名）. */
const bounds: Record<Language, RegExp> = {
  en: /(?<=(?:[,:(]|\bwith|\band) )(?<name>(?:number of|how many|no\. of) \p{L}+(?: \p{L}+)?|(?:party|group) size),? \(?(?:max(?:imum)?\.?|at most|up to|no more than) (?<most>\d{1,4})(?: (?:people|persons|guests|each))?\)?(?=\s*(?:[,.;)\n]|$| and ))/giu,
  sv: /(?<=(?:[,:(]|(?<!\p{L})med|(?<!\p{L})och) )(?<name>(?:antal|hur många) \p{L}+(?: \p{L}+)?),? \(?(?:max(?:imalt)?\.?|högst|som mest|upp till) (?<most>\d{1,4})\)?(?=\s*(?:[,.;)\n]|$| och ))/giu,
  ja: /(?<=[、，（(は])(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{0,6}数)(?:[（(](?:最大|上限)(?<most>\d{1,4})(?:名|人|台|個|枚|卓)?(?:まで)?[）)]|は?(?:最大|上限)(?<most2>\d{1,4})(?:名|人|台|個|枚|卓)?)(?=[、。）)]|$)/gu,
}
const warns: Record<Language, (name: string, most: string) => string> = {
  en: (name, most) => ` Warn when ${name.replace(/^(?:how many|no\. of) /iu, 'number of ')} is over ${most}.`,
  sv: (name, most) => ` Varna när ${name.replace(/^hur många /iu, 'antal ')} är över ${most}.`,
  ja: (name, most) => `${name}が${most}を超えたら警告してください。`,
}
/** "Party size" */
const countOf = (name: string) => (/ size$/iu.test(name) ? 'number of people' : name)
const stops = /[.!?。！？]\s*$/u

function boundsTold(text: string, language: Language): Edit[] {
  const told = [...text.matchAll(bounds[language])].filter(
    ({ groups }) => language !== 'ja' || endsInField(groups!.name!, language) || groups!.name!.length > 1,
  )
  if (!told.length) return []
  const warnings = told.map(({ groups }) => warns[language](countOf(groups!.name!), (groups!.most ?? groups!.most2)!)).join('')
  const stop = stops.test(text) ? '' : language === 'ja' ? '。' : '.'
  return [
    ...told.map(({ 0: all, index, groups }) => ({ start: index, end: index + all.length, as: countOf(groups!.name!) })),
    { start: text.length, end: text.length, as: stop + warnings },
  ]
}

/** How it should look is told behind the lists. */
function looksAtEnd(text: string, language: Language): Edit[] {
  const found = [...text.matchAll(looks[language])]
  // "lugna färger" name none
  const coloured = found.filter(({ 0: all }) => coloursIn(all, language).length > 0)
  const told = coloured.map(({ 0: all }) => ` ${capitalised(all.replace(/^[,\s]*(?:in|with|i|med|gärna)? ?/iu, ''))}.`)
  const edits = found.map(({ 0: all, index }) => ({ start: index, end: index + all.length, as: '' }))
  return told.length
    ? [...edits, { start: text.length, end: text.length, as: (stops.test(text) ? '' : '.') + told.join('') }]
    : edits
}

export function inPassing(text: string, language: Language): Edit[] {
  const edits = [...numbered[language], ...having[language]].flatMap(({ form, as }) => editsOf(text, form, as))
  // of a website these are what it shows, and whose it is
  const ofLists = asksForSite(text, language)
    ? []
    : [
        ...[...forUs[language], ...places[language]].flatMap(({ form, as }) => editsOf(text, form, as)),
        ...looksAtEnd(text, language),
        ...boundsTold(text, language),
      ]
  return [...edits, ...ofLists].toSorted((first, second) => first.start - second.start)
}
