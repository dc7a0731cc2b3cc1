// How a list is sorted, in everyday words: "the longest waiting person at the top", "thirstiest first", "show who still owes money at the
// top of the members list", 五十音順, 要介護度の重い順. Only where every word has a place: a sentence that says more is for other readers.
import type { Language } from '#shared/languages.ts'
import { isDay, isNumber } from '../../field-kinds.ts'
import { atAnEnd, familyName, type OrderField, orderWords, stillOpen, syllables } from '../../lexicon/order-words.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { orderSays } from '../../reply/order-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import { choicesIn, wordsOf } from './apart-said.ts'
import { restOf } from './rest-of.ts'

const top: Record<Language, RegExp> = {
  en: /\b(?:(?:right )?(?:at|to|on|near|towards) (?:the )?(?:very )?(?:top|front|beginning|start)|up top|uppermost|first)\b(?: of (?:the )?(?:list|table|page))?/iu,
  sv: /(?<!\p{L})(?:allra )?(?:överst|högst upp|längst upp|först|i toppen)(?!\p{L})(?: i listan)?/iu,
  ja: /(?:一番|いちばん)?(?:上|先頭|トップ|最初)(?:に|へ)|順/u,
}
const bottom: Record<Language, RegExp> = {
  en: /\b(?:(?:at|to|on|near|towards) (?:the )?(?:very )?(?:bottom|end|back)|last)\b(?: of (?:the )?(?:list|table|page))?/iu,
  sv: /(?<!\p{L})(?:allra )?(?:nederst|längst ner|längst ned|sist|i botten)(?!\p{L})(?: i listan)?/iu,
  ja: /(?:一番|いちばん)?(?:下|最後|末尾)(?:に|へ)/u,
}

const nameOf = (field: Field) => `${conceptOf(field)} ${field.label}`
const isOfKind = (field: Field, { kind }: OrderField) =>
  kind === 'day' ? isDay(field) : kind === 'number' ? isNumber(field) || field.type === 'rating' : field.type === 'bool'

const sorted = (thing: Thing, field: Field, descending: boolean): Reading =>
  does({ op: 'setOrder', thing: thing.id, by: field.id, descending })

/** The list that is named, then the one the wish is about, then any that can be sorted so. */
function candidates(model: ProjectModel, named: readonly Thing[]): Thing[] {
  if (named.length) return [...named]
  return [...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined))]
}

/** Both ends as a sign: what is first on top is last at the bottom. */
function endOf(text: string, language: Language): { descends: boolean; form: RegExp } | null {
  // "the last name" names no end
  const said = text.replace(familyName[language], '')
  if (top[language].test(said)) return { descends: false, form: top[language] }
  return bottom[language].test(said) ? { descends: true, form: bottom[language] } : null
}

/** "Thirstiest first": by what the lexicon says the word is about. */
function byWord(model: ProjectModel, text: string, language: Language): Reading | null {
  const end = endOf(text, language)
  const found = end && orderWords.find(({ words }) => words[language].test(text))
  if (!found) return null
  const { named, isRest } = restOf(model, text, [found.words[language], end.form], language)
  if (isRest) return null
  for (const wanted of found.fields)
    for (const thing of candidates(model, named)) {
      const field = thing.fields.find(
        (each) => isOfKind(each, wanted) && wanted.called.test(nameOf(each)) && !wanted.not?.test(nameOf(each)),
      )
      if (field) return sorted(thing, field, (wanted.first === 'high') !== end.descends)
    }
  return null
}

/** "The plant I watered longest ago first": by the day of what was done. */
function byLongAgo(model: ProjectModel, text: string, language: Language): Reading | null {
  const longAgo = { en: /\blongest ago\b/iu, sv: /(?<!\p{L})längst sedan(?!\p{L})/iu, ja: /(?:一番|最も)?(?:前|昔)に/u }[language]
  const end = endOf(text, language)
  if (!end || !longAgo.test(text)) return null
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  for (const thing of candidates(model, restOf(model, text, [longAgo, end.form], language).named)) {
    const days = thing.fields.filter(isDay)
    const field = days.find(({ label }) => {
      const own = label.toLowerCase()
      return !/next|nästa|次/iu.test(own) && words.some((word) => own.includes(word.replace(/(?:ed|ade|at|ing)$/u, '')))
    })
    if (field) return sorted(thing, field, end.descends)
  }
  return null
}

/** "The urgent ones first", 未払いの人を上に: a choice that stands first or last among its fellows. */
function byChoice(model: ProjectModel, text: string, language: Language): Reading | null {
  const end = endOf(text, language)
  if (!end || (language === 'ja' && /順/u.test(text)) || negated.test(text)) return null
  for (const thing of candidates(model, []))
    for (const { id, label, options = [], type } of thing.fields) {
      const [used, ...more] = type === 'select' ? choicesIn(options, text, language) : []
      if (!used || more.length) continue
      const { named, isRest } = restOf(model, text, [used.form, end.form, wordsOf(label, language)], language)
      const at = options.indexOf(used.option)
      if (isRest || (named.length && !named.includes(thing)) || (at > 0 && at < options.length - 1)) continue
      return does({ op: 'setOrder', thing: thing.id, by: id, descending: at > 0 !== end.descends })
    }
  return null
}

const negated = /\bnot\b|n't\b|\bwithout\b|(?<!\p{L})(?:inte|ej|utan)(?!\p{L})|ない/iu

/** What is unpaid is not merely unfinished. */
const ofPaying = /paid|betal|払|入金/i

/** "The ones we haven't read yet on top": the states that end it come last. */
function openFirst(model: ProjectModel, text: string, language: Language): Reading | null {
  const end = endOf(text, language)
  if (!end || !stillOpen[language].test(text)) return null
  const { named, isRest } = restOf(model, text, [stillOpen[language], end.form], language)
  if (isRest) return null
  for (const thing of candidates(model, named)) {
    const field = thing.fields.find(
      ({ type, label, options = [] }) =>
        (!ofPaying.test(text) || ofPaying.test(`${label} ${options.at(-1)}`)) &&
        ((type === 'select' && atAnEnd.test(options.at(-1) ?? '') && !atAnEnd.test(options[0] ?? '')) ||
          (type === 'bool' && atAnEnd.test(label))),
    )
    if (field) return sorted(thing, field, end.descends)
  }
  return null
}

/** By the family name, where there is one; else by the whole name, and that is told. */
function byFamilyName(model: ProjectModel, text: string, language: Language): Reading | null {
  const form = familyName[language]
  const isOrder = /\b(?:sort|order|alphabetical\w*|arrange)\b|(?<!\p{L})(?:sortera|ordna|bokstavsordning)|順|並/iu.test(text)
  if (!isOrder || !form.test(text)) return null
  const sort =
    /\b(?:alphabetical(?:ly)?|by|a ?(?:to|-) ?z)\b|(?<!\p{L})(?:på|efter|i bokstavsordning)(?!\p{L})|[でに]?並べ(?:替え|て)?/giu
  const { named, isRest } = restOf(model, text, [form, sort], language)
  if (isRest) return null
  const things = candidates(model, named)
  for (const thing of things) {
    const own = thing.fields.find(
      (field) => conceptOf(field) === 'lastName' || form.test(`${field.label}${language === 'ja' ? '順' : ''}`),
    )
    if (own) return sorted(thing, own, false)
  }
  const isNameOf = ({ concept = '', label }: Field) =>
    /^(?:name|fullName)$/.test(concept) || /^(?:full )?name$|^namn$|^(?:お)?名前$|^氏名$/iu.test(label)
  const host = things.find(({ fields }) => fields.some((field) => field.type === 'text' && isNameOf(field)))
  const field = host?.fields.find((each) => each.type === 'text' && isNameOf(each))
  if (!host || !field) return null
  return { ...sorted(host, field, false), notes: [{ kind: 'assumed', text: orderSays.wholeName[language](field.label) }] }
}

/** 五十音順: by how a name is read, where a field says so. */
function bySyllables(model: ProjectModel, text: string): Reading | null {
  if (!syllables.said.test(text)) return null
  const { named, isRest } = restOf(model, text, [syllables.said], 'ja')
  const thing = candidates(model, named)[0]
  if (isRest || !thing) return null
  const field =
    thing.fields.find(({ label }) => syllables.called.test(label)) ?? thing.fields.find(({ id }) => id === thing.titleField)
  return field ? sorted(thing, field, false) : null
}

const inOrderJa =
  /^(?:(?<list>[^、。をはも]{1,12}?)(?:さん|たち)?[をはも]、?)?(?<field>[^、。をは]{1,14}?)(?:の|が)(?:(?<high>高い|重い|多い|大きい|長い|遅い|新しい|強い|濃い)|(?<low>低い|軽い|少ない|小さい|短い|早い|古い|近い|弱い|若い|安い))(?:もの|人|方)?(?:から)?順(?:番)?(?:に|で|へ)?(?:並べ(?:替え)?(?:て(?:ほしい|欲しい|ください|くれ(?:る|ない|ますか)?)?|たい(?:です)?)?|表示して?(?:ください)?|して(?:ください|ほしい)?|見たい)?[??。]?$/u

/** 要介護度の重い順, and what is not there is said to be missing. */
function byMeasureJa(model: ProjectModel, text: string): Reading | null {
  const { list, field: name = '', high, low } = inOrderJa.exec(text.trim())?.groups ?? {}
  if (!name || (!high && !low) || resolveThing(model, name, 'ja')) return null
  const thing = list ? resolveThing(model, list, 'ja') : undefined
  if (list && !thing) return null
  const found = resolveField(model, name, 'ja', thing)
  if (found && (!thing || found.thing === thing)) return sorted(found.thing, found.field, high !== undefined)
  const isKnown = orderWords.some(({ words }) => words.ja.test(text)) || /^(?:日付|日時|時間|値段|登録|数)$/u.test(name)
  return isKnown ? null : tells(changeSays.notFound.ja(name))
}

/** 学年順、その中はクラス順: lists are sorted by one field, and that is the first. */
const firstThenJa =
  /^(?:(?<list>[^、。をは]{1,10}?)(?:さん|たち)?[をは]、?)?(?<field>[^、。をは]{1,10}?)順(?:で|に(?:並べ(?:て)?)?)?、?(?:その(?:中|あと|次)(?:は|で|に)?|次に|さらに|同じなら)、?(?<then>[^、。]{1,10}?)順(?:に|で)?(?:並べ(?:替え)?(?:て|たい)?.*)?$/u
const firstThen: Record<'en' | 'sv', RegExp> = {
  en: /^(?:please )?(?:sort|order)(?: (?:the |my |our )?(?<list>\p{L}+)| it| them)? (?:first )?by (?<field>[\p{L} ]+?)(?:,| and)*(?: and)? then (?:by )?(?<then>[\p{L} ]+?)[.]?$/iu,
  sv: /^(?:sortera|ordna)(?: (?<list>\p{L}+))? (?:först )?(?:på|efter) (?<field>[\p{L} ]+?),? (?:och )?(?:sen|sedan|därefter)(?: (?:på|efter))? (?<then>[\p{L} ]+?)[.]?$/iu,
}
function byFirstOfTwo(model: ProjectModel, text: string, language: Language): Reading | null {
  const form = language === 'ja' ? firstThenJa : firstThen[language]
  const { list, field: name = '', then } = form.exec(text.trim())?.groups ?? {}
  const thing = list ? resolveThing(model, list, language) : undefined
  const place = then && (!list || thing || language === 'ja') ? resolveField(model, name, language, thing) : undefined
  const second = place && resolveField(model, then!, language, place.thing)
  if (!place || second?.thing !== place.thing) return null
  return {
    ...sorted(place.thing, place.field, false),
    notes: [{ kind: 'unknown', text: orderSays.oneOrder[language](place.field.label, second.field.label) }],
  }
}

export function orderSaid(model: ProjectModel, said: string, language: Language): Reading | null {
  const text = said.trim().replaceAll('’', "'")
  if (text.length > saidMaxChars || /["“”「」:：]/u.test(text) || onlySome[language].test(text)) return null
  return (
    byFirstOfTwo(model, text, language) ??
    byFamilyName(model, text, language) ??
    (language === 'ja' ? (bySyllables(model, text) ?? byMeasureJa(model, text)) : null) ??
    byLongAgo(model, text, language) ??
    byChoice(model, text, language) ??
    openFirst(model, text, language) ??
    byWord(model, text, language)
  )
}
const saidMaxChars = 120
/** "Only those that are open": which rows are seen, and not in which order. */
const onlySome: Record<Language, RegExp> = {
  en: /\b(?:only|just|nothing but)\b|\b(?:first|front|home|start) page\b/iu,
  sv: /(?<!\p{L})(?:bara|endast|enbart|första sidan|startsidan)(?!\p{L})/iu,
  ja: /だけ|のみ|ページ/u,
}
