// What comes in is no column of what goes out: "sales per day and costs" are two lists, though "sales" is a field elsewhere.
import { thingOfField } from '../lexicon/things-of-fields.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { sayNoun } from './said.ts'

/** Lists whose rows bring nothing in by themselves. */
const bringsNothing = new Set(['expense', 'menuItem', 'employee', 'ingredient', 'supplier', 'shift'])
const perTime =
  /\s*(?:\b(?:per|each|every|by|a) (?:day|week|month)|\b(?:per|varje|om) (?:dag|dagen|vecka|veckan|månad)|(?:毎日|日別|月別|1日)の?)\s*/iu

/** What is earned by the job and not over a counter. */
const earned = /revenue|turnover|income|earnings|intäkt|omsättning|収益/iu

/** Makes takings that fell on such a list, or on none, a list of their own, called as the person calls them. */
export function keepTakings(intent: Intent) {
  const isTaking = ({ concept, type }: SaidField) => concept === 'revenue' && type === 'money'
  const hosts: Pick<SaidThing, 'fields'>[] = intent.things.filter(({ known }) => bringsNothing.has(known?.id ?? ''))
  const isAlone = intent.things.length === 0 && intent.loose.length === 1 && intent.domains.length > 0
  // said without an owner, it would fall on one of them
  const isLoose = isAlone || (hosts.length > 0 && hosts.length === intent.things.length)
  const holders = [...hosts, ...(isLoose ? [{ fields: intent.loose }] : [])].filter(({ fields }) => fields.some(isTaking))
  const field = holders[0]?.fields.find(isTaking)
  if (!field) return
  for (const { fields } of holders) fields.splice(fields.findIndex(isTaking), 1)
  const thing = earned.test(field.label) && !perTime.test(field.label) ? 'income' : thingOfField.revenue!
  const takings = saidFromLexicon(thing, intent.language)
  intent.things.unshift({ ...takings, many: field.label.replace(perTime, '') || takings.many })
}

const daily = /毎(?:日|晩|朝|夕|回)|日ごと|日々|1日ごと|一日ごと|その日の|閉店後|営業後/u
const entered = /つけ|付け|記録|入力|入れ|書[いきく]|残し|残す|メモ|まとめ|打ち込/u
const ofBusiness = /売上|売り上げ|客|来店|来場|廃棄|ロス|仕入|現場|作業|走行|配達|件数/u
const fieldsMin = 2
/** 日ごとに売上と天気と来客数をつけてる: what is written down every day is a report of that day, and no field of what the trade keeps. */
export function keepDays(intent: Intent) {
  const { things, loose, prompt, kinds, tools } = intent
  if (things.length || loose.length < fieldsMin || kinds.size || tools.size) return
  if (!daily.test(prompt) || !entered.test(prompt)) return
  const name = loose.some(({ label }) => ofBusiness.test(label)) ? '日報' : '毎日の記録'
  intent.things.push({ ...sayNoun(name, 'ja'), fields: loose.splice(0), naming: true })
}
