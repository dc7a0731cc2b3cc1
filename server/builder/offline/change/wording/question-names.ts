// "Where did I buy it", "how many people are needed", "who paid", "vem betalade": what a question asks for, as the name of a field.
import type { Language } from '#shared/languages.ts'
import type { FieldType } from '../../model.ts'
import { unitOf } from '../../understand/units.ts'

export type Asked = { name: string; type: FieldType; unit?: string }

type Form = readonly [form: RegExp, name: string, type: FieldType, unit?: string]

/** In order; `$1` is what the question says itself. */
const forms: Record<Exclude<Language, 'ja'>, readonly Form[]> = {
  en: [
    [
      /^(?:for |at )how much$|^how much$|^(?:for |at )?how much .*\b(?:costs?|pay|paid|for it|spend|spent|charged?)\b.*$/i,
      'Price',
      'money',
    ],
    [/^how much (?:does |do |is |are |will )?.*\b(?:costs?|paid|owed|spent|charged?)\b.*$/i, 'Price', 'money'],
    [
      /^what (?:did|does|do|will) .*\b(?:costs?|pay|charge)\b.*$|^what (?:i|we|they) (?:paid|charge|spent)\b.*$/i,
      'Price',
      'money',
    ],
    [
      /^how (?:many|much) ([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:is|are|was|were|it|they|we|i|you|can|will|there|to|do|does|did|has|have|per|for|in|on)\b.*)?$/iu,
      'Number of $1',
      'int',
    ],
    [
      /^how often (?:it|they|he|she|this|to|we|i|you)?\s*(?:needs?|has to be|have to be|must be|should be|is|are|gets?|do|does)?\s*(?:to be )?(?:the )?([\p{L}-]+)(?:ed)?\b.*$/iu,
      '$1 interval',
      'int',
      'days',
    ],
    [/^how long(?: .*)?$/i, 'Duration', 'int', 'min'],
    [/^how old(?: .*)?$/i, 'Age', 'int', 'years'],
    [/^how far(?: .*)?$/i, 'Distance', 'number', 'km'],
    [/^how heavy(?: .*)?$/i, 'Weight', 'number', 'kg'],
    [/^how (?:tall|high)(?: .*)?$/i, 'Height', 'number', 'cm'],
    [/^how (?:big|large|small)(?: .*)?$/i, 'Size', 'text'],
    [/^how (?:good|well|happy|satisfied)(?: .*)?$/i, 'Rating', 'rating'],
    [/^how (?:difficult|hard)(?: .*)?$/i, 'Difficulty', 'select'],
    [
      /^(?:from )?(?:where|which (?:shop|store)|what (?:shop|store))\b.*\b(?:buy|bought|got|get|purchased?|ordered)\b.*$/i,
      'Bought at',
      'text',
    ],
    [/^(?:from )?(?:where|which place)\b.*\b(?:found|find|caught|picked|seen|saw)\b.*$/i, 'Where found', 'text'],
    [/^(?:where|how|from whom)\b.*\b(?:heard|hear|learned|learnt|found out|know) (?:about|of)\b.*$/i, 'Heard about us', 'text'],
    [/^where\b.*\b(?:from|came|come|comes)\b.*$/i, 'Origin', 'text'],
    [/^where\b.*\b(?:keep|kept|stored?|stand|stands|is|are|lives?|hangs?|put|parked)\b.*$/i, 'Location', 'text'],
    [
      /^where (?:i|we|they|you|people|he|she|it)(?: was| were| is| have| has| had)? (\p{L}+(?:ed|en|wn|ught|et|ut|un|aw))\b.*$/iu,
      'Where $1',
      'text',
    ],
    [/^where(?: .*)?$/i, 'Place', 'text'],
    [/^when\b.*\b(?:buy|bought|got|get|purchased?)\b.*$/i, 'Purchase date', 'date'],
    [/^when\b.*\b(?:expires?|runs? out|due|over|ends?|back|returned?)\b.*$/i, 'Due date', 'date'],
    [/^when\b.*\b(?:starts?|started|begins?|began)\b.*$/i, 'Start date', 'date'],
    [/^when\b.*\b(?:born)\b.*$/i, 'Birthday', 'date'],
    [
      /^when\b.*?\b(?:(?:it|they|he|she|we|i) )?(?:was|were|is|are|got)?\s*(?:last )?(\p{L}+ed|done|made|seen|sent|paid|built|taken|given|met)\b.*$/iu,
      'Date $1',
      'date',
    ],
    [/^when(?: .*)?$/i, 'Date', 'date'],
    [/^who(?:m)? (?:did|do|does|have|had|has|was|were) .*\bwith\b.*$|^with who(?:m)?\b.*$/i, 'With', 'text'],
    [/^who(?:m)? (?:did|do|does|have|had|has) .*\bfrom\b.*$|^from who(?:m)?\b.*$/i, 'From', 'text'],
    [/^(?:by )?who(?:m)? (?:(?:has|have|had|is|was) )?(\p{L}+(?:ed|de|id|ade|aid|nt|lt|wn|en|ne))\b.*$/iu, '$1 by', 'text'],
    [
      /^who (?:is |was |are |will be )?(?:responsible|in charge|doing|does|did|do|makes?|handles?|takes? care|takes?|works? on|assigned)\b.*$/i,
      'Responsible',
      'text',
    ],
    [/^who (?:to (?:call|contact|ask)|(?:i|we) (?:can )?(?:call|contact|ask))\b.*$/i, 'Contact person', 'text'],
    [/^who(?:m)? (?:it|this|they|he|she) (?:is|are|was) (?:for|from)\b.*$|^(?:for|from) who(?:m)?\b.*$/i, 'For', 'text'],
    [/^whose (\p{L}+)\b.*$/iu, '$1', 'text'],
    [
      /^who(?:m)? ((?:i |we |they )?(?!to\b|is\b|are\b|can\b|should\b|must\b)\p{L}+(?: (?:at|on|in|for|to|with|up|out|off))?)(?: (?:it|them|this|that|the|an?|my|our|which|what)\b.*)?$/iu,
      'Who $1',
      'text',
    ],
    [
      /^(?:in |on |at |of )?(?:which|what) ((?:kind|type|sort|colou?r|size|brand|model|language|part|level|class|group|room|floor|shelf|box|day|year|month|country|city|side|team|position|breed|material)s?)(?: of)?\b.*$/iu,
      '$1',
      'text',
    ],
    [/^if (?:it|they|he|she) (?:is|are|was|were|has been|have been|has|have) (?:an? |the )?([\p{L} -]+)$/iu, '$1', 'bool'],
    [/^whether (?:it|they|he|she|this)(?:'s| is| are| was| has been| have been| has)? ([\p{L} -]+)$/iu, '$1', 'bool'],
  ],
  sv: [
    [/^(?:för )?hur mycket (?:.*(?:kostar|kostade|betalade?|betalat))?.*$/i, 'Pris', 'money'],
    [/^vad (?:den|det|de)?\s*(?:kostar|kostade)\b.*$|^vad (?:jag|vi) betalade.*$/i, 'Pris', 'money'],
    [/^vad (?:den|det|de|\p{L}+) är värd[at]?$/iu, 'Värde', 'money'],
    [
      /^vad (?:jag|vi|man) (?:har )?(?:gav|gett|ger|lade ut|la ut|lagt ut)(?: (?:för|på) (?:den|det|dem))?$/iu,
      'Inköpspris',
      'money',
    ],
    [/^hur många (\p{L}+)(?: .*)?$/iu, 'Antal $1', 'int'],
    [/^hur ofta (?:den|det|de|man|vi)?\s*(?:behöver|ska|måste)?\s*(\p{L}+)\b.*$/iu, 'Hur ofta $1', 'int', 'dagar'],
    [/^hur länge(?: .*)?$|^hur lång tid(?: .*)?$/i, 'Längd', 'int', 'min'],
    [/^hur gammal(?: .*)?$|^hur gamla(?: .*)?$/i, 'Ålder', 'int', 'år'],
    [/^hur långt(?: .*)?$/i, 'Sträcka', 'number', 'km'],
    [/^hur tungt?(?: .*)?$/i, 'Vikt', 'number', 'kg'],
    [/^var\b.*\b(?:köpt|köpte|köptes)\b.*$/i, 'Köpt hos', 'text'],
    [/^var\b.*\b(?:finns|står|ligger|förvaras|hänger)\b.*$/i, 'Plats', 'text'],
    [/^varifrån(?: .*)?$|^var(?: .*)? från$/i, 'Ursprung', 'text'],
    [/^var(?: [^\s,]+){0,5}$/iu, 'Plats', 'text'],
    [/^när\b.*\b(?:köpt|köpte|köptes)\b.*$/i, 'Inköpsdatum', 'date'],
    [/^när\b.*\b(?:går ut|löper ut|ska vara klar[at]?|ska tillbaka|lämnas tillbaka)\b.*$/i, 'Förfallodatum', 'date'],
    [/^när (?:de|hen|han|hon|man|\p{L}+) fyller år$/iu, 'Födelsedag', 'date'],
    [/^när (?:den|det|de|\p{L}+(?:en|et|na|er)) (?:ska|måste|bör) (?:vara |bli )?(\p{L}+)$/iu, '$1 senast', 'date'],
    // a longer one only says when the rest happens
    [/^när(?: [^\s,]+){0,5}$/iu, 'Datum', 'date'],
    [/^vem (?:den|det|de|\p{L}+) (?:\p{L}+ ){1,3}(till|för|åt|från|av|med|hos)$/iu, '$1 vem', 'text'],
    [/^vem som (?:är ansvarig|gör|gjorde|sköter|har hand om)\b.*$/i, 'Ansvarig', 'text'],
    [/^vem som (?:har )?(\p{L}+at)\b.*$/iu, '$1 av', 'text'],
    [/^vems (\p{L}+)\b.*$/iu, '$1', 'text'],
    [
      /^vem som (?:har )?(\p{L}+(?: (?:på|av|i|med|till|för|hos))?)(?: (?:den|det|dem|\p{L}{3,}(?:en|et|an|n))(?: .*)?)?$/iu,
      'Vem som $1',
      'text',
    ],
    [/^(?:i |på )?vilke[nt]? (\p{L}+)\b.*$|^vilka (\p{L}+)\b.*$/iu, '$1', 'text'],
    [/^om (?:den|det|de|hen|han|hon) (?:är|har(?: blivit)?) ([\p{L} -]+)$/iu, '$1', 'bool'],
  ],
}
const inUnit: Record<Exclude<Language, 'ja'>, RegExp> = { en: /,?\s+in\s+(\p{L}+)$/iu, sv: /,?\s+i\s+(\p{L}+)$/iu }
const lead = /^(?:and|och|also|också|to know|to see|know|see|veta|se)\s+/i

/** What the question is about, or null when it is none that a field could answer. */
export function nameOfQuestion(text: string, language: Language): Asked | null {
  if (language === 'ja') return null
  const whole = text
    .trim()
    .replace(lead, '')
    .replace(/[?.!]+$/, '')
  const unit = unitOf(inUnit[language].exec(whole)?.[1] ?? '', language)
  const question = unit ? whole.replace(inUnit[language], '') : whole
  for (const [form, name, type, usual] of forms[language]) {
    const found = form.exec(question)
    if (!found) continue
    const said = name.replace('$1', found.slice(1).find(Boolean) ?? '').trim()
    const measure = unit ?? usual
    return { name: said.charAt(0).toUpperCase() + said.slice(1), type, ...(measure && { unit: measure }) }
  }
  return null
}
