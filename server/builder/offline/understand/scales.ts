// "condition from 1 to 5", "skick 1–5", 状態（1〜5）: a field that is told on a scale is a number on it, whatever it holds elsewhere.
import type { Language } from '#shared/languages.ts'
import { knownFields, phraseKey } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import { endsInField, fieldNamed } from './field-named.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'

const scale: Record<Language, RegExp> = {
  en: /(?<![\p{L}-])(?<name>\p{L}[\p{L}-]{0,40}),? ?\(?(?:on a scale (?:from |of )?|from |of |between |rated )?(?<low>[01])(?: ?[-–—] ?| to | and )(?<high>5|6|10|100)(?![\d:.])(?! (?:\p{L}+ )?(?:hours?|days?|weeks?|people|persons?|years?|km|kg))\)?/giu,
  sv: /(?<name>\p{L}[\p{L}-]*),? ?\(?(?:på en skala (?:från )?|från |av |mellan )?(?<low>[01])(?: ?[-–—] ?| till | och )(?<high>5|6|10|100)(?![\d:.])(?! (?:\p{L}+ )?(?:timmar|dagar|veckor|personer|år|km|kg))\)?/giu,
  ja: /(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,12}?)(?:を|は)?[（(]?(?<low>[01０１])(?:[〜～~\-–]|から)(?<high>5|５|6|10|１０|100)(?![\d時分日月年人個万円:.])(?:段階)?(?:まで)?[)）]?/gu,
}
/** A rating has five stars. */
const stars = '5'
const board = /board|kanban|tavla|ボード|カンバン/iu
/** What no scale tells. */
const told = new Set(['date', 'datetime', 'time', 'money', 'email', 'phone', 'image', 'url', 'bool'])

/** "distance from 1 to 5 km": nothing that goes from one to the other. */
const isRange = ({ options, id }: SaidField) => id === 'status' && options !== undefined && /^\d+$/.test(options[0] ?? '')

export function heedScales(intent: Intent): void {
  const { prompt, language } = intent
  for (const said of intent.things) {
    if (said.fields.some(isRange) && !board.test(prompt)) said.views = said.views.filter((view) => view !== 'board')
    said.fields = said.fields.filter((field) => !isRange(field))
  }
  for (const { 0: whole, groups, index } of prompt.matchAll(scale[language])) {
    const { name, low, high } = groups as Record<'name' | 'low' | 'high', string>
    const isNamed = ({ label }: SaidField) =>
      phraseKey(label) === phraseKey(name) ||
      phraseKey(label).endsWith(` ${phraseKey(name)}`) ||
      (language === 'ja' && (name.endsWith(label) || label === name + low))
    const isRest = (label: string) =>
      (label.toLowerCase().startsWith(name.toLowerCase()) &&
        label.slice(name.length).trim().startsWith(low) &&
        label.endsWith(high)) ||
      (/ scale | skala /i.test(whole) && /^(?:scale|skala)$/i.test(label))
    const isEnds = ({ options, label }: SaidField) => options?.join() === `${low},${high}` || isRest(label)
    const free = intent.loose.find(isNamed)
    const host = intent.things.find(({ fields }) => fields.some(isNamed)) ?? (free ? undefined : hostAt(intent, index))
    if (!host && free && !told.has(free.type)) {
      intent.loose = intent.loose.filter((each) => each === free || !isEnds(each))
      scaleTo(free, high)
    }
    if (!host) continue
    if (!host.fields.some(isNamed) && endsInField(name, language)) addField(intent, host, fieldNamed(name, language))
    const field = host.fields.find(isNamed)
    if (!field || told.has(field.type)) continue
    if (host.fields.some((each) => isEnds(each) && each.options) && !board.test(prompt))
      host.views = host.views.filter((view) => view !== 'board')
    host.fields = host.fields.filter((each) => each === field || !isEnds(each))
    if (field.label === name + low) field.label = name
    scaleTo(field, high)
  }
}

function scaleTo(field: SaidField, high: string): void {
  delete field.options
  field.type = high.normalize('NFKC') === stars || field.type === 'rating' ? 'rating' : 'int'
  if (field.concept && knownFields.get(field.concept)?.type !== field.type) delete field.concept
}

/** What has fields that stand ahead of it in its sentence. */
function hostAt({ prompt, things }: Intent, place: number): SaidThing | undefined {
  const ahead = (/[^.!?\n。！？]*$/u.exec(prompt.slice(0, place))?.[0] ?? '').toLowerCase()
  return things.findLast(({ fields }) => fields.some(({ label }) => ahead.includes(label.toLowerCase())))
}
