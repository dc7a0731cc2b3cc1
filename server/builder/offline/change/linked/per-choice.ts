// "A monthly budget per category", "each service has a price", カテゴリごとの予算, where the categories are choices of a field: what each of
// them has of its own makes a list of them, and brings what is worked out with it.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { choicesAsList } from '../choices/choices-as-list.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'
import { fieldsFor } from '../readers/read-parts.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { happensOn, type Place } from '../said-parts.ts'
import { borrowed } from './linked-rows.ts'
import { readLeft, readOver, usedAndLeft } from './read-left.ts'

const name = String.raw`\p{L}[\p{L} /-]{1,30}?`
/** What is added, set or had; what is shown, counted or grouped is a figure. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:please |can you |could you |(?:i|we) (?:want|need|would like|['’]d like)(?: to)?(?: be able to)? ?|let (?:me|us) |(?:it should )?allow )*(?:(?:add|set|have|keep|give|include|enter|define|put|assign)(?: in)? )?(?:an? |the |different )?(?<what>${name})s? (?:per|(?:for|to|on|of) (?:each|every)) (?:of the )?(?<host>${name})$`,
      'iu',
    ),
    new RegExp(
      `^(?:give )?(?:each|every|all) (?:of the )?(?<host>${name})s?(?: (?:should|must|can|could|also|has|have|needs?|gets?|to))+ (?:an? |its own |their own )*(?<what>${name}(?:(?:,| and| or) (?:an? )?${name})*)$`,
      'iu',
    ),
    new RegExp(`^give (?:each|every) (?<host>${name}) (?:an? |its own )+(?<what>${name})$`, 'iu'),
  ],
  sv: [
    new RegExp(
      `^(?:kan du |kan man |snälla |(?:jag|vi) (?:vill|behöver|skulle vilja)(?: kunna)? ?)*(?:(?:lägga? (?:till|in)|sätta?|ha|ange|bestämma?|ge)(?: med)? )?(?:en |ett |olika )?(?<what>${name}) (?:per|(?:för|till|på|åt) varje) (?<host>${name})$`,
      'iu',
    ),
    new RegExp(
      `^(?:ge )?varje (?<host>${name})(?: (?:ska|måste|kan|bör|får|behöver|också|ha|har))* (?:en |ett |sin egen |sitt eget )(?<what>${name}(?:(?:,| och) (?:en |ett )?${name})*)$`,
      'iu',
    ),
  ],
  ja: [
    /^(?:各)?(?<host>[^、。のをはがに各]{2,10})(?:ごと|別|毎)(?:に|の)(?<what>[^、。をがはに]{2,12})(?:も|を|が)(?:追加|設定|入力|登録|決め|入れ|持た|持て|つけ|付け)[^、。]{0,12}$/u,
    /^各(?<host>[^、。をはが]{2,10}?)(?:に|の|は|ごとに)(?<what>[^、。をがはに]{2,12})(?:も|を|が)(?:追加|設定|入力|登録|決め|入れ|持た|持て|つけ|付け|必要|ある|欲し|ほし)[^、。]{0,12}$/u,
  ],
}
/** What is counted or drawn of the rows, and how a choice looks. */
const isFigure =
  /^(?:the )?(?:show|see|view|display|count|calculate|list|group|sort|filter|compare|only|what|which|how|visa|se|räkna|gruppera|sortera|vad|vilka|hur|totals?|sums?|counts?|averages?|number|amount|spending|chart|graph|pie|list|page|board|column|view|colou?r|icon|summa|total\p{L}*|antal\p{L}*|snitt\p{L}*|medel\p{L}*|diagram\p{L}*|lista|sida|färg\p{L}*|ikon\p{L}*|kolumn\p{L}*)(?!\p{L})|合計|件数|平均|集計|グラフ|一覧|ページ|色|人数$|内訳/iu

/** The choices that are meant; a list of that name is read elsewhere. */
function choicesMeant(model: ProjectModel, said: string, language: Language): Place | undefined {
  if (resolveThing(model, said, language)) return undefined
  const place = resolveField(model, said, language)
  return place?.field.type === 'select' ? place : undefined
}

export function perChoice(model: ProjectModel, said: string, language: Language): Reading | null {
  const text = said.trim().replace(/[.!?。！？]+$/u, '')
  for (const form of forms[language]) {
    const { host = '', what = '' } = form.exec(text)?.groups ?? {}
    if (!what || isFigure.test(what)) continue
    const place = choicesMeant(model, host, language)
    if (!place) continue
    // "the price per service" of what has a price is added up
    const there = resolveField({ ...model, things: [place.thing] }, what, language, place.thing)
    if (there && !/^(?:give |each|every|all|varje|ge |各)/iu.test(text)) return null
    return ofEach(model, place, what, language)
  }
  return null
}

/** Budgets and what else each choice has, told in a description. */
const told: Record<Language, RegExp> = {
  en: /(?<=^|[.!?;:,\n] ?|\b(?:with|and|plus) )(?:(?:an?|my|our) (?:(?:monthly|weekly|yearly|annual) )?(?:(?:spending )?budget|spending limit|spending target)s? (?:per|for (?:each|every)) \p{L}+|(?:each|every) \p{L}+ (?:has|should have|needs|gets|can have) (?:an?|its own) [\p{L} ]{3,40}?)(?=$|[.,!?;\n]| and (?:show|warn|i |let|tell|see))/giu,
  sv: /(?<=^|[.!?;:,\n] ?|(?<!\p{L})(?:med|och|plus) )(?:(?:en |ett )?(?:(?:månads|vecko|års)?budget|utgiftstak)(?:ar)? (?:per|för varje) \p{L}+|varje \p{L}+ (?:har|ska ha|behöver) (?:en|ett) [\p{L} ]{3,40}?)(?=$|[.,!?;\n]| och (?:visa|varna|jag |se ))/giu,
  ja: /(?<=^|[。、\n])[^、。のをはが]{2,10}(?:ごと|別|毎)(?:に|の)(?:月の?|毎月の|年間)?予算[をがも][^、。]{0,12}/gu,
}
export const perChoiceTold = (prompt: string, language: Language): { text: string; start: number; end: number }[] =>
  [...prompt.matchAll(told[language])].map(({ 0: text, index }) => ({
    text: text.trim(),
    start: index,
    end: index + text.length,
  }))

function ofEach(model: ProjectModel, place: Place, what: string, language: Language): Reading | null {
  const bare = choicesAsList(model, place)
  if (!bare) return null
  const first = applyOperations(model, [bare])
  const asked = fieldsFor(first, bare.list.id, what, language)
  if (!asked.length) return null
  const grown = applyOperations(first, asked)
  const used = usedAndLeft(
    grown,
    grown.things.find(({ id }) => id === bare.list.id)!,
  )
  const whole = applyOperations(grown, used?.operations ?? [])
  const made: Operation[] = [
    { ...bare, list: { ...bare.list, fields: whole.things.find(({ id }) => id === bare.list.id)!.fields } },
  ]
  if (used) made.push({ op: 'addWarning', thing: bare.list.id, warning: used.beyond })
  return does(...made, ...pricesOf(applyOperations(model, made), place))
}

/** A row has the price of what it is of: as it was on the day where it is of a day, else as it is. */
function pricesOf(model: ProjectModel, { thing: { id }, field }: Place): Operation[] {
  const thing = model.things.find((each) => each.id === id)!
  if (thing.fields.some(({ type }) => type === 'money')) return []
  return borrowed(model, thing, happensOn(thing) ? 'filled' : 'lookup')
    .filter((each) => each.type === 'money' && (each.filled?.by ?? byOf(each)) === field.id)
    .map((each): Operation => ({ op: 'addField', thing: id, field: { ...each, why: 'edit' } }))
}
const byOf = ({ formula }: Field) => (formula?.kind === 'lookup' ? formula.by : undefined)

const asksLeft: Record<Language, RegExp> = {
  en: /^(?:(?:please|can you|could you|let me|i want to|i(?:['’]d| would) like to|we want to) )*(?:show|see|tell me|display|know)?(?: me)? ?(?:how much|what)(?:['’]s| is| i have| we have)? (?:left|remaining|remains)\b[^,.;]*$/i,
  sv: /^(?:(?:kan du|jag vill|vi vill|låt mig) )*(?:visa|se|veta)?(?: mig)? ?(?:hur mycket|vad) (?:som |det |jag har |vi har )*(?:är |finns )?(?:kvar|återstår)(?!\p{L})[^,.;]*$/iu,
  ja: /^(?:[^、。]{1,12}(?:ごと|別)?の)?(?:予算の)?(?:残り|残額|残高)(?:予算|金額)?(?:を|が|も)(?:表示|見|知|出)[^、。]*$/u,
}
/** Where spending has no budget yet, each kind of it gets one for the month. */
const asksBudget: Record<Language, RegExp> = {
  en: /^(?:(?:please|can you|could you|let me|i want to|i(?:['’]d| would) like to|be able to) )*(?:(?:add|set|have|enter) (?:an? |my )?(?:monthly )?budgets?|(?:warn|tell|alert|notify|let)\b[^,.;]* (?:over|above|exceed|past) (?:the |my |our |a )?(?:monthly )?budget)$/i,
  sv: /^(?:(?:kan du|jag vill|vi vill|låt mig|kunna) )*(?:(?:lägga? (?:till|in)|sätta?|ha|ange) (?:en )?(?:månads)?budget|(?:varna|säg till|meddela)(?!\p{L})[^,.;]* (?:över|överskrider) (?:min |vår )?(?:månads)?budget(?:en)?)$/iu,
  ja: /^(?:月の|毎月の)?予算(?:を|も)(?:追加|設定|決め|入れ)[^、。]{0,10}$|^予算(?:を|が)?(?:超|オーバー)[^、。]*(?:警告|知らせ|通知|教え)[^、。]*$/u,
}
const monthlyBudget: Record<Language, string> = { en: 'Monthly budget', sv: 'Månadsbudget', ja: '月の予算' }

/** The category of a list of what was spent, where nothing of the project is called a budget. */
function spendingIn({ things }: ProjectModel): Place | undefined {
  if (things.some(({ one, fields }) => [one, ...fields.map(({ label }) => label)].some((each) => /budget|予算/i.test(each))))
    return undefined
  for (const thing of things) {
    if (!/^(?:expense|transaction)$/.test(thing.concept ?? '')) continue
    const field = thing.fields.find(({ type, concept }) => type === 'select' && concept === 'category')
    if (field) return { thing, field }
  }
  return undefined
}

/** "Warn me when I go over budget", "how much is left of each": of the limit that there is. */
export function ofLimit(model: ProjectModel, said: string, language: Language): Reading | null {
  const text = said.trim().replace(/[.!?。！？]+$/u, '')
  const spending = asksBudget[language].test(text) ? spendingIn(model) : undefined
  if (spending) return ofEach(model, spending, monthlyBudget[model.language], model.language)
  const over = readOver(model, { text }, language)
  const read =
    over.operations.length || over.notes.length || !asksLeft[language].test(text) ? over : readLeft(model, { text }, language)
  return read.operations.length || read.notes.length ? read : null
}
