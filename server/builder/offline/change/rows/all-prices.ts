// "Put all prices up by 10 %", "höj alla priser med 5 kr", 単価を全部10%上げて: every price of what there is, by as much. Rounded as prices are.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import type { Operation } from '../operations.ts'
import { soldIn } from '../outright/rows.ts'
import type { Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:please )?(?:put|raise|increase|change|bump|(?<cut>lower|reduce|cut|drop)) (?:all |every |each |the |of |our |my )*(?<what>prices?|rates?|fees?|\p{L}+ prices?)(?: (?:up|(?<down>down)))?(?: by)? (?<by>[$£€]?\d+(?:[.,]\d+)?) ?(?<unit>%|per ?cent|kr|kronor|[$£€]|euros?|dollars?|pounds?)?(?: (?:each|everywhere|across the board))?[.!]*$/iu,
    /^(?:please )?(?:put|mark|push|bring) (?:up|(?<down>down)) (?:all |every |each |the |of |our |my )*(?<what>prices?|rates?|fees?|\p{L}+ prices?)(?: by)? (?<by>[$£€]?\d+(?:[.,]\d+)?) ?(?<unit>%|per ?cent|kr|kronor|[$£€]|euros?|dollars?|pounds?)?[.!]*$/iu,
    /^(?:all |the |our |my )*(?<what>prices?|rates?|fees?) (?:should |must |to )?(?:(?:go|are going|went) )?(?:up|(?<down>down)) (?:by )?(?<by>[$£€]?\d+(?:[.,]\d+)?) ?(?<unit>%|per ?cent|kr|[$£€]|euros?|dollars?|pounds?)?[.!]*$/iu,
  ],
  sv: [
    /^(?:snälla )?(?:höj|öka|(?<cut>sänk|minska)) (?:alla |samtliga |våra |mina |de )*(?<what>pris(?:er|erna)?|avgift(?:er|erna)|\p{L}+pris(?:er|erna)?) med (?<by>\d+(?:[.,]\d+)?) ?(?<unit>%|procent|kr|kronor|:-)?[.!]*$/iu,
  ],
  ja: [
    /^(?:すべて|全て|全部|全商品|全メニュー)?の?(?<what>[^、。をはが\d]{1,8}?)(?:を|は)?(?:すべて|全て|全部|一律(?:で|に)?|全体的に)?(?<by>[\d,]+)(?<unit>%|％|パーセント|円|割)(?:ずつ)?(?:(?:値上げ|上げ|アップ|増や)|(?<cut>値下げ|下げ|ダウン|引き|割引))[^。]*。?$/u,
  ],
}
const isWhole = (currency: string) => currency === 'JPY' || currency === 'SEK'
const all = /^(?:price|prices|rates?|fees?|pris(?:er|erna)?|avgift(?:er|erna)|値段|料金|価格|商品|メニュー|全商品)$/iu

const moneyOf = ({ fields }: Thing): Field | undefined => fields.find(({ type, formula }) => type === 'money' && !formula)

function placeOf(model: ProjectModel, what: string, language: Language): { thing: Thing; field: Field } | undefined {
  const named = all.test(what) ? undefined : resolveField(model, what, language, mainThing(model))
  if (named) return named.field.type === 'money' && !named.field.formula ? named : undefined
  const thing = all.test(what)
    ? (soldIn(model) ?? [mainThing(model), ...model.things].find((each) => each && moneyOf(each)))
    : undefined
  return thing && { thing, field: moneyOf(thing)! }
}

export function allPrices(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of forms[language]) {
    const { what = '', by = '', unit = '', cut, down } = form.exec(text.trim())?.groups ?? {}
    const place = by ? placeOf(model, what, language) : undefined
    if (!place?.field) continue
    const { thing, field } = place
    const amount = Number(by.replace(/[^\d.,]/gu, '').replace(language === 'ja' ? ',' : /,/u, language === 'ja' ? '' : '.'))
    const sign = cut || down ? -1 : 1
    const share = /^(?:%|％|per ?cent|procent|パーセント)$/iu.test(unit) ? amount / 100 : unit === '割' ? amount / 10 : null
    const grain = isWhole(model.currency) ? 1 : 10
    const next = (price: number) =>
      Math.max(0, share === null ? price + sign * amount : Math.round(grain * price * (1 + sign * share)) / grain)
    const operations = thing.rows.flatMap((row, at): Operation[] =>
      typeof row[field.id] === 'number'
        ? [{ op: 'changeRow', thing: thing.id, at, values: { [field.id]: next(Number(row[field.id])) } }]
        : [],
    )
    if (operations.length) return { operations, notes: [{ kind: 'kept', text: rowSays.storedStays[language] }] }
  }
  return null
}
