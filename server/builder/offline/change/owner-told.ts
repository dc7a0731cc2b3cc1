// Whose a new field is, where its own name tells: "medlemsavgift" and お客様の誕生日 go to the members and the customers, and not to the
// list that the project is mainly about. So does what follows a wish about another list: "ta bort sovrum och lägg till våning".
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { escaped } from '../lexicon/escaped.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { inferType } from '../understand/infer-type.ts'
import { capitalised } from '../understand/said.ts'
import { addField, fieldSaid } from './added-fields.ts'
import type { Operation } from './operations.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from './resolve.ts'

type Owned = { owner: Thing; name: string }

const restMin: Record<Language, number> = { en: 4, sv: 3, ja: 1 }
const isNamed = (name: string, language: Language) =>
  readingsIn(name, language).some(({ kind }) => kind === 'field') || inferType(name, language).known === true

/** "Kostnad på felanmälningarna", 「メニューの所要時間」: told outright. */
const ofSv = /^(?<name>\p{L}[\p{L} -]*?) (?:på|för|hos|till|av) (?:de |alla |varje |våra )?(?<owner>\p{L}+)$/iu
const ofJa = /^(?<owner>[^、]{1,12}?)の(?<name>[^、の]{1,14})$/u
/** "Bilens färg" */
const ownSv = /^(?<owner>\p{L}{3,}(?:en|et|an|ns?|nas))s (?<name>\p{L}+(?: \p{L}+)?)$/iu
function outright(model: ProjectModel, label: string, language: Language): Owned | undefined {
  if (language === 'en') return undefined
  const { name, owner: of } = (language === 'ja' ? ofJa.exec(label) : (ofSv.exec(label) ?? ownSv.exec(label)))?.groups ?? {}
  if (!name || !of) return undefined
  const owner =
    model.things.find(({ one, many }) => [one, many].includes(of)) ??
    resolveThing(model, of, language) ??
    resolveThing(model, of.replace(/(?:さん|様)$/u, ''), language)
  return owner && { owner, name }
}

/** "Medlemsavgift", 会員番号: what stands in front of it is the name of a list. */
function compounded(model: ProjectModel, label: string, language: Language): Owned | undefined {
  if (language === 'en') {
    const [, first, name] = /^(\p{L}+) (.+)$/u.exec(label) ?? []
    const owner = model.things.find(({ one }) => one.toLowerCase() === first?.toLowerCase())
    return owner && name && isNamed(name.toLowerCase(), language) ? { owner, name: capitalised(name) } : undefined
  }
  const low = label.toLowerCase()
  for (const owner of model.things) {
    const one = owner.one.toLowerCase()
    const stem = language === 'sv' ? one.replace(/[ae]$/u, '') : one
    const front =
      language === 'sv'
        ? new RegExp(`^${escaped(stem)}(?:e|o|u|a)?s?(?=\\p{L}{${restMin.sv}})`, 'u')
        : new RegExp(`^${escaped(one)}`, 'u')
    const found = low.startsWith(stem) && stem.length > (language === 'ja' ? 1 : restMin.sv) ? front.exec(low) : null
    const name = found ? label.slice(found[0].length) : ''
    if (name.length >= restMin[language] && isNamed(name.toLowerCase(), language) && !/^(?:namn|名前?)$/u.test(name))
      return { owner, name: label }
  }
  return undefined
}

/** "Födelsedatum": the only list of which the lexicon knows that its rows have one. */
function usually(model: ProjectModel, main: Thing, concept: string | undefined): Thing | undefined {
  const has = ({ concept: of }: Thing) => knownThings.get(of ?? '')?.fields.some((use) => use.concept === concept && !use.target)
  if (!concept || has(main)) return undefined
  const [only, other] = model.things.filter(has)
  return other ? undefined : only
}

/** The list of another field that the wish spoke of before. */
function spokenOf(model: ProjectModel, before: readonly Operation[], main: Thing): Thing | undefined {
  const last = before.findLast((each) => ('thing' in each && 'field' in each) || each.op === 'renameThing')
  const thing = last && 'thing' in last ? model.things.find(({ id }) => id === last.thing) : undefined
  return thing === main ? undefined : thing
}

const named = ({ one, many }: Thing, text: string, language: Language) =>
  language === 'ja'
    ? [one, many].some((name) => text.includes(name))
    : [one, many].some((name) =>
        new RegExp(`(?<!\\p{L})${escaped(name.toLowerCase())}(?:n|en|et|na|erna|arna|orna|s)?(?!\\p{L})`, 'u').test(
          text.toLowerCase(),
        ),
      )

/** How somebody is reached, and what is known of somebody: of people, whatever else the project is about. */
const ofPeople =
  /^(?:(?:second|other|another|alternative|mobile|home|work|parents?['’]?s?|guardian['’]?s?|mum['’]?s?|mother['’]?s?|emergency|next of kin|contact|their) )*(?:phone(?: numbers?)?|mobile(?: number)?|telephone(?: number)?|cell(?: phone)?|e-?mail(?: address)?|birthdays?|date of birth|emergency contact|next of kin|contact (?:details|person|name|info))$/iu
const isPerson = ({ one, fields }: Thing, language: Language) =>
  classOfNoun(one.toLowerCase(), language) === 'person' || fields.some(({ type }) => type === 'email' || type === 'phone')
function person(model: ProjectModel, main: Thing, label: string, language: Language): Thing | undefined {
  if (language !== 'en' || !ofPeople.test(label) || isPerson(main, language)) return undefined
  const [only, other] = model.things.filter((thing) => isPerson(thing, language))
  return other ? undefined : only
}

/** "Mileage at each repair" */
const atEach =
  / (?:at|per|for|on|of|in|during|after|before|with) (?:each|every|all (?:the|our|my)|the|an?|our|my) (?<list>\p{L}+(?: \p{L}+)?)(?=$|[,.;:?!]| and )/giu
function placed(model: ProjectModel, text: string, language: Language): Thing | undefined {
  if (language !== 'en') return undefined
  const found = [...text.matchAll(atEach)].flatMap(({ groups }) => resolveThing(model, groups!.list!, 'en') ?? [])
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The operations, with each new field on the list it belongs to. */
export function ownersTold(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  const main = mainThing(model)
  if (!main || model.things.length < 2) return [...operations]
  let lastTold: Thing | undefined
  return operations.flatMap((each, at): Operation[] => {
    if (each.op !== 'addField' || each.thing !== main.id || each.field.type === 'ref' || each.field.formula) return [each]
    const { label } = each.field
    const own = outright(model, label, language)
    // 「試合の会場と対戦相手」: whose it is holds for what follows
    const told = own ?? (lastTold && { owner: lastTold, name: label })
    lastTold = told?.owner
    const place = placed(model, text, language)
    if (!told && named(main, text.replace(label, ' '), language)) return [each]
    const before = spokenOf(model, language === 'en' ? operations.toSpliced(at, 1) : operations.slice(0, at), main)
    if (place && place !== main && !told)
      return place.fields.some((field) => field.label.toLowerCase() === label.toLowerCase()) ? [] : [{ ...each, thing: place.id }]
    const made = told ?? compounded(model, label, language) ?? (before && { owner: before, name: label })
    const owner = made?.owner ?? usually(model, main, each.field.concept) ?? person(model, main, label, language)
    if (!owner || owner === main || owner.why === 'implied') return [each]
    const name = made?.name ?? label
    // what the list has already is there; where only the name is alike, another one is meant
    if (resolveField({ ...model, things: [owner] }, name, language, owner)) {
      if (language === 'en') lastTold = owner
      return told || language === 'en' ? [] : [each]
    }
    const moved: Operation[] = []
    const { options, unit, type } = each.field
    const said = name === label ? { ...each.field, id: each.field.concept ?? each.field.id } : fieldSaid(name, model, language)
    addField(model, owner, { ...said, ...(options && { options, type }), ...(unit && { unit, type }) }, moved, [], language)
    return moved.length ? moved : [each]
  })
}
