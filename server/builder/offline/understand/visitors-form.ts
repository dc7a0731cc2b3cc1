// "A quote request form (name, phone, kind of job)", "kontaktformulär med namn och telefon", 申込フォーム（氏名、住所）: what a website asks its
// visitors, and the list that their answers come into.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { isWebsite } from './plan/plan-site.ts'
import { asksForSite } from './read-sections.ts'
import { capitalised, sayNoun } from './said.ts'

/** `start` to `end`: the words that tell the fields. */
export type VisitorsForm = { list: SaidThing; title?: string; start: number; end: number }

const bracket = String.raw`[(（](?<inside>(?:[^()（）\n]|[(（][^()（）\n]*[)）])+)[)）]`
const forms: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?<form>(?:(?:contact|entry|registration|sign-?up|quote(?: request)?|enquiry|inquiry|booking request|order|application|membership|callback|request|feedback|volunteer|adoption|complaint|reservation|referral) )?form)(?:\s*:?\s*${bracket}|(?: with| asking for| that asks for| where (?:people|they|visitors|customers) (?:enter|give|leave)(?: their)?|:) (?<behind>[^.!?;:\n()]+(?:,| and )[^.!?;:\n()]+))`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?<form>\p{L}*formulär(?:et)?(?: för \p{L}+)?|anmälan|intresseanmälan|offertförfrågan)(?:\s*:?\s*${bracket}|(?: med| där man (?:anger|fyller i|skriver)| som frågar efter|:) (?<behind>[^.!?;:\n()]+(?:,| och )[^.!?;:\n()]+))`,
    'iu',
  ),
  ja: new RegExp(
    String.raw`(?<form>[^、。\s（()）「」・]{0,10}(?:フォーム|問い?合わ?せ|申し?込み|ご相談)(?=\s*[:：]?\s*[（(]|[にでは:：])|[^、。\s（()）「」・]{0,10}フォーム)(?:\s*[:：]?\s*${bracket}|(?:には|では|に|で|は|[:：])、?(?<behind>(?:[^。\n()（）、]+(?:[(（][^()（）\n]*[)）])?、)+[^。\n()（）、]+?(?:[(（][^()（）\n]*[)）])?)(?=を(?:入れ|載せ|入力|記入|書|聞|付け|つけ|設け|用意|お願い|項目)|が(?:必要|欲し|ほし|入)|の(?:項目|欄)|[。\n]|$))`,
    'u',
  ),
}
/** "A form to order a cake: name, date, size" */
const formsFor: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?<form>form) (?:to|for|where|so that|that lets) [^:.;()\n]{2,60}?(?:\s*${bracket}|(?::| [–-]) ?(?<behind>[^.!?;:\n()]+,[^.!?;:\n]+))`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?<form>formulär) (?:för att|för|där|som|så att) [^:.;()\n]{2,60}?(?:\s*${bracket}|(?::| [–-]) ?(?<behind>[^.!?;:\n()]+,[^.!?;:\n]+))`,
    'iu',
  ),
  ja: /(?!)/u,
}
const frame: Record<Language, (items: string) => string> = {
  en: (items) => `Messages: ${items}`,
  sv: (items) => `Meddelanden: ${items}`,
  ja: (items) => `メッセージ（${items}）`,
}
const fieldsMin = 2
/** Forms by no name of their own: what comes in are messages. */
const plainForm = /^(?:form|formulär|contact form|kontaktformulär(?:et)?|(?:お?問い?合わ?せ|コンタクト)(?:フォーム)?)$/i
const around: Record<Language, RegExp> = {
  en: / form$/i,
  sv: /formulär(?:et)?(?: för )?/i,
  ja: /フォーム$/,
}

/** What the list is called that such a form fills: of a contact form they are messages. */
function listOf(form: string, language: Language): Pick<SaidThing, 'one' | 'many'> {
  const bare = form.replace(around[language], '').trim().toLowerCase()
  const usual = knownThings.get('message')!.nouns[language]
  if (plainForm.test(form) || bare.length < 2) return { one: capitalised(usual.one), many: capitalised(usual.many) }
  const { one, many } = sayNoun(language === 'sv' && bare === 'offert' ? 'offertförfrågan' : bare, language)
  return { one, many }
}

/** What such forms bring in, by other names. */
const handedIn = new Set(['message', 'registration', 'rfq', 'inquiry', 'quote', 'application'])

/** In place, for a website: the list of what comes in, and none besides of the form's own name. */
export function planForm(intent: Intent, plan: (list: SaidThing) => void): void {
  const list = intent.form?.list
  if (!list || !isWebsite(intent)) return
  const isSame = ({ known, one, fields }: SaidThing) =>
    fields.length === 0 && (one.toLowerCase() === list.one.toLowerCase() || handedIn.has(known?.id ?? ''))
  intent.things = intent.things.filter((said) => !isSame(said))
  plan(list)
}

/** Who asks only for day and place could answer nobody: a contact form has a way to reply, and room for a word. */
function withReply(fields: SaidField[], language: Language): SaidField[] {
  if (fields.some(({ type }) => type === 'email' || type === 'phone')) return fields
  const usual = (id: 'name' | 'email' | 'message'): SaidField[] => {
    if (fields.some(({ concept, id: own }) => (concept ?? own) === id)) return []
    const { label, type } = knownFields.get(id)!
    return [{ id, label: capitalised(label[language]), type, concept: id }]
  }
  const [name, email, message] = (['name', 'email', 'message'] as const).map(usual)
  const named = fields.some(({ label }) => /namn|name|名/iu.test(label))
  return [...(named ? [] : name!), ...email!, ...fields, ...(fields.some(({ type }) => type === 'longtext') ? [] : message!)]
}

/** `fieldsOf` reads the fields of a list that is told in a sentence. */
export function visitorsForm(
  text: string,
  language: Language,
  fieldsOf: (sentence: string) => SaidField[],
): VisitorsForm | undefined {
  const found = asksForSite(text, language) ? (forms[language].exec(text) ?? formsFor[language].exec(text)) : null
  const { form, inside, behind } = found?.groups ?? {}
  const items = inside ?? behind
  if (!found || !form || !items) return undefined
  const fields = fieldsOf(frame[language](items.trim()))
  const parts = items.replaceAll(/[(（][^()（）]*[)）]/gu, '').split(/[,、，;]|(?<!\p{L})(?:and|och)(?!\p{L})/u).length
  // told without brackets, it may be the page that goes on: each must be a field
  if (fields.length < fieldsMin || (behind !== undefined && fields.length < parts)) return undefined
  const isIn = inside !== undefined ? 1 : 0
  // "form with name and e-mail": what joins them goes along
  const start = found.index + (isIn ? found[0].indexOf(items, form.length) - isIn : found[0].indexOf(form) + form.length)
  const known = knownThings.get('message')!
  const list = {
    known,
    ...listOf(form, language),
    fields: plainForm.test(form) ? withReply(fields, language) : fields,
    views: [],
    parents: [],
    naming: false,
    owns: true,
  }
  const end = found.index + found[0].indexOf(items, form.length) + items.length + isIn
  return { list, ...(!plainForm.test(form) && { title: list.one }), start, end }
}
