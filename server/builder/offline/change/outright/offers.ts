// "Add nail clipping for 25 and full trim, 90 min, 89 to the services", "klippning kostar 450 kr och skägg 250 kr", メニューは全身60分6600円、…の3つ:
// what a place offers, told with how long it takes and what it costs. A service of that name is changed, any other is added.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { blank } from '../../understand/even-out.ts'
import { type ServiceTold, servicesTold } from '../../understand/offers/services-told.ts'
import type { Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'

/** What else such a wish says: to add them, to what, and that these are all. */
const around: Record<Language, RegExp> = {
  en: /\b(?:please|pls|add|put in|include|also|offer|we|now|too|as well|to|among|in|on|the|our|my|list|of|services?|treatments?|menu|prices?|price list|are|is|a|an|and|as|it|should|must|will|can|cost|costs|take|takes|for|change|set|make|new|with|only|these|just)\b|[.,:;!]/gi,
  sv: /(?<!\p{L})(?:lägg|till|in|ta|med|också|även|vi|erbjuder|bland|på|i|våra|vår|mina|de|den|tjänster(?:na)?|tjänst|behandlingar(?:na)?|behandling|menyn?|priser(?:na)?|prislista(?:n)?|är|ska|kosta|kostar|ta|tar|och|som|en|ett|ändra|sätt|ny|nya|nytt|bara|tack|för|heter|det)(?!\p{L})|[.,:;!]/giu,
  ja: /メニュー|サービス|施術|コース|料金(?:表)?|に|は|を|も|が|と|の|[0-9０-９]+つ|追加(?:して(?:ください)?|で)?|でお願いします|お願いします|にして(?:ください)?|です|ください|変更(?:して)?|から|[、。，．「」]/gu,
}
/** What is asked for around them is no name of theirs. */
const plainly: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/^(?:(?:please|also|can you|could you) )*(?:add|include|offer|put in|set|make|change) (?:a |an |the |new )?/i, ''],
    [/^(?:(?:section|list|page|menu|table|part) )(?:with|of|for|about) [^:\d]{3,40}: /i, ''],
    [/^(?:the |our |my )?(?:services|treatments|menu|price list)(?: are| is)?:? (?=\p{L})/iu, ''],
    [/,? (?:to|among|on) (?:the |our |my )?(?:list of )?(?:services|treatments|menu|price list)\.?$/i, ''],
    [/ (?:(?:should|must|will|to) )?(?:costs?|takes?)(?= \S*\d)/gi, ''],
  ],
  sv: [
    [/^(?:lägg (?:till|in)|ta med|erbjud|ändra|sätt) (?:också |även )?/iu, ''],
    [/^(?:de |våra |mina )?(?:tjänster(?:na)?|behandlingar(?:na)?|menyn|prislistan)(?: är)?:? (?=\p{L})/iu, ''],
    [/,? (?:bland|till|på|i) (?:våra |mina |de )?(?:tjänster(?:na)?|behandlingar(?:na)?|menyn|prislistan)\.?$/iu, ''],
    [/ (?:(?:ska|måste|bör) )?(?:kostar?|tar?)(?= \S*\d)/giu, ''],
  ],
  ja: [
    [/(?:の[0-9０-９]+つ)?(?:を追加|で|に)?(?:して|お願い)(?:します|ください)?。?$/u, ''],
    [/(?:の[0-9０-９]+つ)?(?:を追加|です)。?$/u, ''],
  ],
}

/** "Our services are: …", メニューは…の3つ: no others. */
const isAll: Record<Language, RegExp> = {
  en: /^(?:the |our |my )?(?:services?|treatments?|menu|price list)(?: are| is|:)|\bonly these\b/i,
  sv: /^(?:de |våra |mina )?(?:tjänster(?:na)?|behandlingar(?:na)?|menyn|prislistan)(?: är|:)/iu,
  ja: /^(?:メニュー|サービス|施術|コース|料金(?:表)?)は/u,
}
const ofServices = new Set(['service', 'treatment', 'priceItem'])

const lengthOf = ({ fields }: Thing) =>
  fields.find(({ type, concept }) => concept === 'duration' && (type === 'int' || type === 'number'))
const priceOf = ({ fields }: Thing) => fields.find(({ type, formula }) => type === 'money' && !formula)

/** Services with their lengths and prices; null where a wish is about something else. */
export function servicesSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const front = model.pages.find(({ kind }) => kind === 'landing')
  const service =
    model.things.find(({ id }) => id === page?.parts?.service) ??
    model.things.find(({ concept }) => ofServices.has(concept ?? '')) ??
    model.things.find(({ id }) => id === front?.parts?.offer)
  const price = service && priceOf(service)
  const length = service && lengthOf(service)
  if (!service || (!price && !length)) return null
  const said = plainly[language].reduce((left, [form, by]) => left.replace(form, by), text.trim())
  const { services, stretches } = servicesTold(said, language, true)
  const rest = stretches.reduce((left, { start, end }) => blank(left, start, end), said).replace(around[language], ' ')
  if (!services.length || /[\p{L}\d]/u.test(rest)) return null
  // the name of a list is none of a service
  const isList = (name: string) =>
    model.things.some(({ one, many }) => [one, many].some((each) => each.toLowerCase() === name.toLowerCase()))
  if (services.some(({ name }) => isList(name))) return null
  const valuesOf = ({ minutes, price: amount }: ServiceTold) => ({
    ...(length && minutes !== undefined && { [length.id]: minutes }),
    ...(price && amount !== undefined && { [price.id]: amount }),
  })
  const others = isAll[language].test(text.trim())
  const rowAt = (name: string) =>
    others ? -1 : service.rows.findIndex((row) => String(row[service.titleField]).toLowerCase() === name.toLowerCase())
  const operations = services.map((each): Operation => {
    const at = rowAt(each.name)
    return at < 0
      ? { op: 'addRow', thing: service.id, row: { ...sharedWith(service), [service.titleField]: each.name, ...valuesOf(each) } }
      : { op: 'changeRow', thing: service.id, at, values: valuesOf(each) }
  })
  return {
    operations: others ? [{ op: 'clearRows', thing: service.id }, ...operations] : operations,
    notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
  }
}

/** What holds for all that is offered holds for a new one. */
const sharedWith = ({ fields, rows }: Thing): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(
        (field: Field) => field.type === 'bool' && rows.length > 0 && rows.every((row) => row[field.id] === rows[0]![field.id]),
      )
      .map(({ id }) => [id, rows[0]![id]]),
  )
