// A field that names one of another list holds one of it, whatever is asked around its name: "which foster home has it" beside foster homes,
// "vilken kupa", どの畑か, and the usual owner of a horse beside a list of owners.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Field, Thing } from '../../model.ts'
import { capitalised } from '../said.ts'

/** The name of one with what may stand ahead of it, and what asks which of them: `many` where several are asked for. */
type Asking = { called: (one: string) => RegExp; asked: (one: string, many: string) => RegExp }
const asking: Record<Language, Asking> = {
  en: {
    called: (one) =>
      new RegExp(String.raw`^(?:(?:the|their|its|his|her|assigned|current) )?${one}(?: (?:used|assigned|responsible))?$`, 'iu'),
    asked: (one, many) =>
      new RegExp(
        String.raw`^(?:(?:which|what|whose) (?:of (?:the|our|my) )?(?:(?<many>${many})|${one})(?: .*)?|${one} (?:is|was|has|have|had|it|they|he|she|i|we|you|that|who|does|did)(?: .*)?)$`,
        'iu',
      ),
  },
  sv: {
    called: (one) => new RegExp(String.raw`^(?:(?:ansvarig|tilldelad|nuvarande) )?${one}$`, 'iu'),
    asked: (one, many) =>
      new RegExp(
        String.raw`^(?:(?:(?:hos|till|för|på|i|av|med) )?(?:vilke[nt] ${one}|(?:vilka|vilken av) (?<many>${many}))(?: .*)?|${one} (?:har|som|den|det|hon|han|de|dom|vi|jag|är|ska)(?: .*)?)$`,
        'iu',
      ),
  },
  ja: {
    called: (one) =>
      new RegExp(String.raw`^(?:(?:[^、のをがは]{1,8}の|担当|[^、の]{1,8}(?:ている|た))?${one}|担当${one}名?)$`, 'u'),
    asked: (one) => new RegExp(String.raw`^(?:${one}名|どの${one}(?:[のにでがをとかは].*)?)$`, 'u'),
  },
}

/** What a record is called is no link, and neither is where somebody lives. */
const noLink = new Set(['name', 'title', 'address'])
const isFree = (field: Field, { titleField }: Thing): boolean =>
  (field.type === 'text' || (field.type === 'bool' && /^(?:どの|vilke[nt] |which )/iu.test(field.label))) &&
  field.id !== titleField &&
  !field.options &&
  !noLink.has(field.concept ?? '')

/** What happens is a record: which one it was is asked where somebody told of it. */
const isRecord = ({ fields }: Thing): boolean => fields.some(({ type, concept }) => type === 'datetime' || concept === 'date')
const isMeant = (field: Field, target: Thing): boolean => (field.why === 'said' && target.why === 'said') || !isRecord(target)

/** 資料名 beside 資料番号 is what the record itself is called. */
const isOwnName = (field: Field, { fields }: Thing, one: string): boolean =>
  field.label === `${one}名` && fields.some(({ label, type }) => type !== 'ref' && label !== field.label && label.startsWith(one))

const charsMin: Record<Language, number> = { en: 3, sv: 3, ja: 1 }

function linkOf(field: Field, thing: Thing, others: readonly Thing[], language: Language): Field {
  const { called, asked } = asking[language]
  const label = field.label.replace(/\?$/, '')
  for (const target of others) {
    if (!isMeant(field, target) || isOwnName(field, thing, target.one)) continue
    const [one, many] = [escaped(target.one), escaped(target.many)]
    const found = asked(one, many).exec(label)
    if (!found && !called(one).test(label)) continue
    const isMany = found?.groups?.many !== undefined && target.one !== target.many
    return {
      id: field.id,
      label: found ? capitalised(isMany ? target.many : target.one) : label,
      type: isMany ? 'refs' : 'ref',
      target: target.id,
      why: field.why,
    }
  }
  return field
}

/** The usual name of an owner says nothing where a link tells it. */
const owner = /^(?:owner|ägare|所有者|オーナー|持ち主|飼い主)$/iu
const owns = /(?<!\p{L})(?:owns?|owner|owned|äger|ägare|ägs)(?!\p{L})|所有|オーナー|持ち主|飼い主/iu

/** Makes references of such fields, and gives those that were told; nothing else of a thing changes, but that no link stands there twice. */
export function linkNamed(things: readonly Thing[], language: Language): ReadonlySet<Field> {
  const isPerson = ({ concept, one }: Thing) =>
    (knownThings.get(concept ?? '')?.entry.actor ?? classOfNoun(one.toLowerCase(), language) === 'person') === true
  const told = new Set<Field>()
  for (const thing of things) {
    const others = things.filter((other) => other !== thing && other.one.length >= charsMin[language])
    const before = thing.fields
    const fields = before.map((field) => (isFree(field, thing) ? linkOf(field, thing, others, language) : field))
    // "which family asked, which family sat": two links keep their own names
    const doubled = fields.filter(
      (field, at) =>
        field !== before[at] &&
        fields.some((other, place) => place !== at && other !== before[place] && other.label === field.label),
    )
    for (const field of doubled) field.label = before[fields.indexOf(field)]!.label
    const isNew = (at: number) => fields[at] !== before[at]
    const isTwice = (field: Field, at: number) =>
      fields.some(
        (other, place) =>
          place !== at &&
          other.target !== undefined &&
          other.target === field.target &&
          (isNew(place) ? !isNew(at) && (field.why !== 'said' || field.label === other.label) : false),
      )
    const hasOwner = fields.some(
      ({ target, label, why }) =>
        why === 'said' && owns.test(label) && things.some((each) => each.id === target && isPerson(each)),
    )
    const isIdle = (field: Field) => hasOwner && field.why !== 'said' && field.type === 'text' && owner.test(field.label)
    thing.fields = fields.filter((field, at) => !isTwice(field, at) && !isIdle(field))
    fields.forEach((field, at) => isNew(at) && field.why === 'said' && told.add(field))
  }
  return told
}
