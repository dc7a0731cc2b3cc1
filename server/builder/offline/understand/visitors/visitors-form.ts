// "A quote request form (name, phone, kind of job)", "kontaktformulär med namn och telefon", 申込フォーム（氏名、住所）: what a website asks its
// visitors, and the list that their answers come into.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings } from '../../lexicon/lexicon.ts'
import { fieldNamed } from '../field-named.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { capitalised, sayNoun } from '../said.ts'
import { type Act, actIn, askedStretches, pageOfOthers } from './asked-of-visitors.ts'

/** `called` as it was said; `start` to `end`: the words that tell the fields. */
export type VisitorsForm = {
  list: SaidThing
  title?: string
  act?: Act
  called: readonly string[]
  start: number
  end: number
}

const frame: Record<Language, (items: string) => string> = {
  en: (items) => `Messages: ${items}`,
  sv: (items) => `Meddelanden: ${items}`,
  ja: (items) => `メッセージ（${items}）`,
}
const fieldsMin = 2
const bareForm = /^(?:form|formulär(?:et)?|フォーム)$/i
/** Forms by no name of their own: what comes in are messages. */
const plainForm = /^(?:form|formulär|フォーム|contact form|kontaktformulär(?:et)?|(?:お?問い?合わ?せ|コンタクト)(?:フォーム)?)$/i
const around: Record<Language, RegExp> = {
  en: / (?:form|page|site)$/i,
  sv: /s?(?:formulär(?:et)?(?: för )?|sida(?:n)?$)/i,
  ja: /(?:フォーム|ページ|サイト)$/,
}

/** As the first part of a compound, and alone. */
const swedish: Record<string, string> = { offert: 'offertförfrågan', anmälning: 'anmälan', ansökning: 'ansökan' }

/** What the list is called that such a form fills: of a contact form they are messages. */
function listOf(form: string, language: Language): Pick<SaidThing, 'one' | 'many'> {
  const whole = form.replace(around[language], '').trim().toLowerCase()
  // 撮影依頼のフォーム, 町内会の夏祭りのボランティア募集: what comes in, and not for whom
  const bare =
    language === 'ja'
      ? whole
          .replace(/の$/u, '')
          .replace(/^.*[のと](?=..)/u, '')
          .replace(/募集$/u, '応募')
      : whole
  const usual = knownThings.get('message')!.nouns[language]
  if (plainForm.test(form) || bare.length < 2) return { one: capitalised(usual.one), many: capitalised(usual.many) }
  const { one, many } = sayNoun(swedish[bare] ?? bare, language)
  return { one, many }
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

const bracketOf = /\s*[(（][^()（）]*[)）]/gu
/** How what is asked begins or ends in a sentence, and no part of its name. */
const besides: Record<Language, RegExp> = {
  en: /^(?:and|their|his|her|the|an?) |^(?:also|please) /iu,
  sv: /^(?:och|sitt|sin|sina|även|också) /iu,
  ja: /^(?:あと|それと|それから|および)|(?:など|とか)$/gu,
}
const itemCharsMax: Record<Language, number> = { en: 50, sv: 50, ja: 24 }
/** Speaks of the page, of what is done with it or of the time that is chosen there, and names nothing that is asked. */
const ofPage: Record<Language, RegExp> = {
  en: /\b(?:page|website|site|app|form)\b/iu,
  sv: /sida(?:n)?(?!\p{L})|formulär/iu,
  ja: /ページ|サイト|フォーム|アプリ|ブログ|空いて|空き|(?:たい|です|ます|ので|から|て)$/u,
}

/** The parts of a list: at its commas, and at the "and" between those that are fields by themselves. */
function itemsOf(text: string, language: Language, isField: (item: string) => boolean): string[] {
  const items = text
    .split(/[,、，;・\n](?![^(（]*[)）])|(?<=」)(?=「)/u)
    .map((item) =>
      item
        .replaceAll(/[「」]/gu, '')
        .trim()
        .replace(besides[language], '')
        .trim(),
    )
    .filter(Boolean)
  const joint = language === 'ja' ? /(?<=..)(?:と|や)(?=..)(?![^(（]*[)）])/u : /\s(?:and|och|samt)\s(?![^(（]*[)）])/iu
  return items.flatMap((item) => {
    const parts = item.split(joint).map((part) => part.trim().replace(besides[language], ''))
    // 大人と子供の人数 is one number
    const isOne = language === 'ja' && parts.length === pair && !isField(parts[0]!)
    return isOne ? [item] : parts
  })
}
const pair = 2

const eitherOr = /^(?<one>[^か]{1,8})か、?(?<other>[^か]{1,8})か$/u
const asksWhich = /^(?:どこ|何|なに|どう|いつ|誰|だれ|なぜ|どの|どれ)/u
const isNote = /可$|不要$|任意|必須|自由|まで$|以内$|例/u
/** What is asked by one part of the list, as `read` of the whole list where it is there. */
function fieldOf(item: string, group: readonly SaidField[], language: Language): SaidField {
  const bare = item.replaceAll(bracketOf, '').replace(/[:：].*$/u, '')
  const { one, other } = (language === 'ja' && eitherOr.exec(bare)?.groups) || {}
  if (one && other) return { id: '', label: `${one}・${other}`, type: 'select', options: [one, other] }
  const read = readIn(bare, group) ?? fieldNamed(bare, language)
  // どこで知ったか is answered in words
  const field = asksWhich.test(bare) && read.type === 'bool' ? { ...read, type: 'text' as const } : read
  const choices = /[(（]([^()（）]*)[)）]/u.exec(item)?.[1]?.split(/[,、，・/／]/u) ?? []
  const isChoice =
    choices.length > 1 && field.options === undefined && field.type === 'text' && !choices.some((each) => isNote.test(each))
  return {
    ...field,
    ...(language === 'ja' && { label: bare }),
    ...(isChoice && { type: 'select', options: choices.map((each) => each.trim()) }),
  }
}
/** "The age of the pupil", "dog's name": without the words that join them. */
const bareKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]s(?= )/gu, '')
    .replaceAll(/(?<!\p{L})(?:the|an?|their|your) /gu, '')
const readIn = (item: string, group: readonly SaidField[]): SaidField | undefined =>
  group.find(({ label }) => bareKey(label) === bareKey(item)) ?? group.find(({ label }) => item.endsWith(label))

/** `fieldsOf` reads the fields of a list that is told in a sentence. */
export function visitorsForm(
  text: string,
  language: Language,
  fieldsOf: (sentence: string) => SaidField[],
): VisitorsForm | undefined {
  const page = pageOfOthers(text, language)
  if (!page) return undefined
  const isField = (item: string) => fieldNamed(item, language).concept !== undefined || fieldNamed(item, language).type !== 'text'
  for (const { form, act, items: told, start, end, isSure } of askedStretches(text, language)) {
    const items = itemsOf(told, language, isField)
    const isLong = (item: string) => item.replaceAll(bracketOf, '').length > itemCharsMax[language] || ofPage[language].test(item)
    if (!items.length || items.some(isLong) || (!isSure && items.length < fieldsMin)) continue
    const group = fieldsOf(frame[language](items.join(language === 'ja' ? '、' : ', ')))
    // told without a verb, it may be the page that goes on: each must be a field
    if (!isSure && group.length < items.length) continue
    const fields: SaidField[] = []
    for (const item of items) addAsked(fields, fieldOf(item, group, language))
    const name = (bareForm.test(form) ? page.head : '') || form || act || page.head || 'form'
    const list = {
      known: knownThings.get('message')!,
      ...listOf(name, language),
      fields: plainForm.test(name) ? withReply(fields, language) : fields,
      views: [],
      parents: [],
      naming: false,
      owns: true,
    }
    const done = actIn(form || act || page.head, language)
    return {
      list,
      ...(!plainForm.test(name) && { title: list.one }),
      ...(done && { act: done }),
      called: [name, name.replace(around[language], '').replace(/の$/u, '')],
      start,
      end,
    }
  }
  return undefined
}

/** 保護者の名前, 子どもの名前: two of one concept are two fields. */
function addAsked(fields: SaidField[], field: SaidField): void {
  if (fields.some(({ label }) => label === field.label)) return
  if (fields.some(({ id }) => id && id === field.id)) field.id = ''
  fields.push(field)
}
