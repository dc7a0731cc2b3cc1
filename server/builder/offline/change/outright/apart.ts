// Choices that a wish tells without the name of a field, or of another list, in Swedish and Japanese: 「読みたい本、読書中、読了を分けたい」,
// 「失注も選べるように」, "en nivå på medlemmarna: nybörjare, medel, proffs".
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import { among, chosen, isState, stateOf } from './choices.ts'
import type { Saying } from './deeds.ts'
import { alreadySo, does } from '../reading.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'

/** "En nivå på medlemmarna: nybörjare, medel, proffs": a field of that list. */
const of: Saying[1] = (model, groups, language) =>
  resolveThing(model, groups.thing!, language) ? among(model, groups, language) : null

/** What a row has come to is a state, what else sets two kinds apart is none. */
const asState = /中$|済み?$|完了|待ち|前$|予定|未|了$|たい/u
/** 「読みたい本、読書中、読了を分けたい」, 「電子書籍か紙かを選びたい」: what is chosen from, without the name of a field. */
const apart: Saying[1] = (model, { options = '' }, language) => {
  const main = mainThing(model)
  const named = options
    .replace(/か(?=、|$)/gu, '')
    .split(/、|・|か|と(?=[\p{Script=Han}\p{Script=Katakana}])/u)
    .filter(Boolean)
  const choices = choicesListed(named.map((each) => each.replace(/(?<=.)(?:の)?(?:もの|やつ)$/u, '')).join('、'), language)
  const isKnown = (each: string) =>
    resolveField(model, each, language)?.field.label === each || resolveThing(model, each, language)
  const areFacts =
    choices?.filter((each) => readingsIn(each, language).some(({ kind }) => kind === 'field')).length === choices?.length
  if (!main || !choices || areFacts || choices.some(isKnown)) return null
  const states = choices.some((each) => asState.test(each))
  const there = main.fields.find((field) => (states ? isState(field) : false))
  if (there) return does({ op: 'setOptions', thing: main.id, field: there.id, options: choices })
  return does(
    states
      ? { op: 'addField', thing: main.id, field: stateOf(choices, model.language) }
      : chosen(main, kindLabel[language], choices, model, language),
  )
}
const kindLabel: Record<Language, string> = { en: 'Kind', sv: 'Sort', ja: '区分' }

/** What something has come to: 「色」 and 「オプション」 are none. */
const isStateLike =
  /中$|済み?$|待ち|前$|予定|未|了$|失|却下|保留|取消|取り下げ|キャンセル|延期|中止|欠|休|不|受注|成約|見送り|廃/u
/** 「失注も選べるように」: one more among what the main list is chosen from by its state. */
const oneMore: Saying[1] = (model, { option = '' }, language) => {
  const main = mainThing(model)
  const chosenFrom = main?.fields.filter(({ type }) => type === 'select') ?? []
  const field = chosenFrom.find(isState) ?? (chosenFrom.length === 1 ? chosenFrom[0] : undefined)
  const isNew =
    !resolveField(model, option, language) &&
    !resolveThing(model, option, language) &&
    !readingsIn(option, language).some(({ kind }) => kind === 'field')
  return main && field && isNew && isStateLike.test(option) && !field.options!.includes(option)
    ? does({ op: 'addOption', thing: main.id, field: field.id, option })
    : null
}

/** Prices, lengths and the days of a week are none. */
const noChoices = /\d(?:円|分)|^[月火水木金土日](?:曜日?)?[、・]/u
const stated: Saying[1] = (model, groups, language) =>
  resolveThing(model, groups.field!, language) || noChoices.test(groups.options!) ? null : among(model, groups, language)

/** "Städningarna ska kunna vara bokad, utförd eller fakturerad": the states of that list. */
const statesOf: Saying[1] = (model, { thing = '', options = '' }, language) => {
  const host = resolveThing(model, thing, language)
  const choices = choicesListed(options, language)
  if (!host || !choices || resolveField(model, thing, language)?.field.label.toLowerCase() === thing.toLowerCase()) return null
  const state = host.fields.find(isState)
  return does(
    state
      ? { op: 'setOptions', thing: host.id, field: state.id, options: choices }
      : { op: 'addField', thing: host.id, field: stateOf(choices, model.language) },
  )
}

/** "Ärenden ska kunna vara Väntar på svar" */
const oneState: Saying[1] = (model, { thing = '', option = '' }, language) => {
  const host = resolveThing(model, thing, language)
  const state = host?.fields.find(isState)
  const isField = resolveField(model, thing, language)?.field.label.toLowerCase() === thing.toLowerCase()
  if (!host || !state || isField || / (?:eller|och) /iu.test(option) || option.split(' ').length > stateWordsMax) return null
  if (state.options!.some((each) => each.toLowerCase() === option.toLowerCase())) return alreadySo(language)
  return does({ op: 'addOption', thing: host.id, field: state.id, option: capitalised(option) })
}
const stateWordsMax = 4

/** "Kategorier som grönsak, blomma och ört": each row is of one. */
const ofKinds: Saying[1] = (model, { field = '', options }, language) =>
  among(
    model,
    {
      field: field
        .replace(/(?<=i)er$/iu, '')
        .replace(/(?:er|or|ar)$/iu, field.toLowerCase() === 'grupper' ? '' : '')
        .replace(/^ämnen$/iu, 'ämne'),
      options,
    },
    language,
  )

/** 「担当者は鈴木と佐々木」 */
const bothOf: Saying[1] = (model, { field = '', options = '' }, language) =>
  resolveField(model, field, language)?.field.label === field
    ? among(model, { field, options: options.replace('と', '、') }, language)
    : null

export const apartSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      /^(?:en |ett |varje |alla )?(?<thing>\p{L}+) (?:ska|måste|bör)(?: också| även)? kunna vara ["“”]?(?<option>[^,.:"“”]+?)["“”]?(?: också| även)?\.?$/iu,
      oneState,
    ],
    [
      /^(?:kategorisera|dela in|dela upp)(?: dem| \p{L}+(?:na|en))? (?:som|i) (?<options>[^.:]+?, [^.:]+? (?:och|eller) [^.:]+?)\.?$/iu,
      (model, groups, language) => among(model, { ...groups, field: 'kategori' }, language),
    ],
    [
      /^(?:lägg till )?(?<field>kategorier|typer|sorter|färger|storlekar|nivåer|grupper|ämnen|avdelningar) (?:som|såsom|till exempel|t\.? ?ex\.?|exempelvis) (?<options>.+(?:,| och ).+)$/iu,
      ofKinds,
    ],
    [
      /^(?:en |ett |varje |alla )?(?<thing>\p{L}+) (?:(?:ska|måste) kunna vara|kan vara) (?:antingen )?(?<options>[^.:]+?(?:,| eller | och )[^.:]+?)\.?$|^(?:en |ett |varje |alla )?(?<thing>\p{L}+) (?:ska|måste) vara (?:antingen )?(?<options>[^.:]+? eller [^.:]+?)\.?$/iu,
      statesOf,
    ],
    [
      /^(?:lägg till|jag vill ha|vi vill ha|ge|sätt|ha) (?:en |ett )?(?<field>\p{L}+) (?:på|för|till|hos) (?:varje |alla )?(?<thing>\p{L}+)(?: med (?:valen|alternativen))?: (?<options>.+)$/iu,
      of,
    ],
    [/^ge (?:varje |alla )?(?<thing>\p{L}+) (?:en |ett )(?<field>\p{L}+): (?<options>.+)$/iu, of],
  ],
  ja: [
    [
      /^(?<field>[^。、「」はがを]{1,10}?)は(?<options>[^。、「」はがをと]{1,8}と[^。、「」はがをとで]{1,8})(?:の(?:2人|二人|2つ|二つ))?(?:です|だけ(?:です)?|のみ|だよ)?。?$/u,
      bothOf,
    ],
    // 「クラスはひよこ組、うさぎ組、ぞう組です」
    [
      /^(?<field>[^。、「」はがを]{1,10}?)は、?(?<options>[^。「」はがを]+?(?:[、・][^。「」はがを、・]+){1,11}?)(?:の(?:\d+|[二三四五六])(?:つ|種類|クラス|段階))?(?:です|だよ|になります|があります|に分かれ(?:ています|ます))。?$/u,
      stated,
    ],
    [
      /^(?<options>[^。「」はがにを]{1,14}?(?<!と)か(?!ら)[^。「」はがにを]{1,14}?か?)(?:を|も|が|どうか)?(?:選び|選べ|選択し?|区別し?|分け|わか|分か|見分け)(?:たい|るように|られるように|できるように|て)[^。、]*$/u,
      apart,
    ],
    [
      /^(?<options>[^。「」はがにを、]{1,12}?(?:[、・と][^。「」はがにを、]{1,12}){1,5})(?:を|で)(?:分けたい|分けて|分けられ|区別|仕分け)[^。、]*$/u,
      apart,
    ],
    [
      /^「?(?<option>[^。、「」はがをと]{0,8}(?:待ち|中|保留|延期|中止|却下|不在))」?(?:も|を)(?:追加|入れ|足|加え|増や)[^。、]*$/u,
      oneMore,
    ],
    [/^「?(?<option>[^。、「」はがをとか]{1,10})」?も(?:選べる|選択でき|えらべる)[^。、]*$/u, oneMore],
  ],
}
